"""Where the files of a Paimon table are: folders and file names, for the table and each branch.

Knows names only: it reads nothing and lists nothing. Data files, whose folders depend on partition
and bucket, are the business of `data_path`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

#: The name under which the table itself goes where a branch is asked for.
MAIN_BRANCH = "main"

LATEST = "LATEST"
EARLIEST = "EARLIEST"

_LAST_JAVA_LONG = 2**63 - 1


@dataclass(frozen=True)
class Layout:
    """The recorded paths of one branch of a table.

    A branch has its own snapshots, schemas, tags and changelogs, in the same folders below its
    root; manifests, indexes, statistics and data are the table's, shared by all branches.

    Spec: Paimon 2.x, core/utils/BranchManager.java, FileStorePathFactory.java.

    Attributes:
        location: of the table, without a trailing slash.
        branch: its name.
    """

    location: str
    branch: str = MAIN_BRANCH

    @property
    def root(self) -> str:
        """The folder that holds what the branch does not share."""
        if self.branch == MAIN_BRANCH:
            return self.location
        return f"{self.branch_folder}/branch-{self.branch}"

    @property
    def branch_folder(self) -> str:
        """The folder of all branches, which lies in the table."""
        return f"{self.location}/branch"

    @property
    def snapshot_folder(self) -> str:
        """The folder of snapshots and the hints to the latest and earliest one."""
        return f"{self.root}/snapshot"

    @property
    def schema_folder(self) -> str:
        """The folder of schemas."""
        return f"{self.root}/schema"

    @property
    def tag_folder(self) -> str:
        """The folder of tags."""
        return f"{self.root}/tag"

    @property
    def changelog_folder(self) -> str:
        """The folder of what expired snapshots leave to readers of changes."""
        return f"{self.root}/changelog"

    @property
    def consumer_folder(self) -> str:
        """The folder of those who read the table as a stream."""
        return f"{self.root}/consumer"

    def snapshot(self, snapshot_id: int) -> str:
        """Return the path of a snapshot."""
        return f"{self.snapshot_folder}/snapshot-{snapshot_id}"

    def hint(self, name: str) -> str:
        """Return the path of the hint `LATEST` or `EARLIEST`."""
        return f"{self.snapshot_folder}/{name}"

    def schema(self, schema_id: int) -> str:
        """Return the path of a schema."""
        return f"{self.schema_folder}/schema-{schema_id}"

    def tag(self, name: str) -> str:
        """Return the path of a tag."""
        return f"{self.tag_folder}/tag-{name}"

    def changelog(self, snapshot_id: int) -> str:
        """Return the path of what is left of an expired snapshot."""
        return f"{self.changelog_folder}/changelog-{snapshot_id}"

    def consumer(self, consumer_id: str) -> str:
        """Return the path of a consumer."""
        return f"{self.consumer_folder}/consumer-{consumer_id}"

    @property
    def manifest_folder(self) -> str:
        """The folder of manifests, manifest lists and index manifests."""
        return f"{self.location}/manifest"

    def manifest(self, name: str) -> str:
        """Return the path of a manifest, a manifest list or an index manifest."""
        return f"{self.manifest_folder}/{name}"

    @property
    def index_folder(self) -> str:
        """The folder of index files, as far as they do not lie beside the data."""
        return f"{self.location}/index"

    @property
    def statistics_folder(self) -> str:
        """The folder of statistics of the whole table."""
        return f"{self.location}/statistics"

    def statistics(self, name: str) -> str:
        """Return the path of statistics of the whole table."""
        return f"{self.statistics_folder}/{name}"


def to_ids(file_names: Iterable[str], prefix: str) -> list[int]:
    """Return the ids of the files named `<prefix><id>`, in order; other names do not count."""
    ids = []
    for name in file_names:
        digits = name.removeprefix(prefix)
        # isdecimal alone lets in digits of other scripts, and int accepts leading zeros.
        if name.startswith(prefix) and digits.isascii() and digits.isdecimal():
            number = int(digits[:20])
            if str(number) == digits and number <= _LAST_JAVA_LONG:
                ids.append(number)
    return sorted(ids)


def to_names(file_names: Iterable[str], prefix: str) -> list[str]:
    """Return what follows `prefix` in the names that begin with it, in order."""
    return sorted(
        name.removeprefix(prefix)
        for name in file_names
        if name.startswith(prefix) and len(name) > len(prefix)
    )
