"""Paths of the metadata files of a Paimon table and its branches.

Takes ids and names, returns paths; reads no storage. `data_path` has the paths of data files, which
depend on partition and bucket. Main name: `Layout`.
"""

from __future__ import annotations

from collections.abc import Iterable

from arrowmeta.model.damage import FileKind
from arrowmeta.records import dataclass

#: Name of the main branch.
MAIN_BRANCH = "main"

LATEST = "LATEST"
EARLIEST = "EARLIEST"

#: Kinds of files of a branch, stored as `<kind>/<kind>-<id>`. A changelog keeps an expired snapshot
#: for readers of changes; a consumer is the position of a streaming reader.
OWN_KINDS: tuple[FileKind, ...] = ("snapshot", "schema", "tag", "changelog", "consumer")
#: Folders shared by all branches: manifests and their lists, index files that are not beside the
#: data files, table statistics.
SHARED_FOLDERS = ("manifest", "index", "statistics")

_LAST_JAVA_LONG = 2**63 - 1


@dataclass(frozen=True)
class Layout:
    """Recorded paths of one branch of a table.

    A branch has its own snapshots, schemas, tags and changelogs below its root; manifests, indexes,
    statistics and data are shared by all branches.
    Spec: Paimon 2.x, core/utils/BranchManager.java, FileStorePathFactory.java.

    Attributes:
        location: of the table, without a trailing slash.
        branch: name of the branch.
    """

    location: str
    branch: str = MAIN_BRANCH

    @property
    def root(self) -> str:
        """Folder of the files that the branch does not share."""
        if self.branch == MAIN_BRANCH:
            return self.location
        return f"{self.branch_folder}/branch-{self.branch}"

    @property
    def branch_folder(self) -> str:
        """Folder of all branches."""
        return f"{self.location}/branch"

    def folder(self, kind: str) -> str:
        """Return the folder of a kind of file in `OWN_KINDS` or `SHARED_FOLDERS`."""
        return f"{self.root if kind in OWN_KINDS else self.location}/{kind}"

    def path(self, kind: str, name: str | int) -> str:
        """Return the path of a file of a kind in `OWN_KINDS`, by id or name."""
        return f"{self.root}/{kind}/{kind}-{name}"

    def hint(self, name: str) -> str:
        """Return the path of the hint `LATEST` or `EARLIEST`."""
        return f"{self.folder('snapshot')}/{name}"

    def manifest(self, name: str) -> str:
        """Return the path of a manifest, a manifest list or an index manifest."""
        return f"{self.folder('manifest')}/{name}"

    def statistics(self, name: str) -> str:
        """Return the path of a table statistics file."""
        return f"{self.folder('statistics')}/{name}"


def to_ids(file_names: Iterable[str], prefix: str) -> list[int]:
    """Return the ids of the files named `<prefix><id>`, ascending; other names are ignored."""
    ids = []
    for name in file_names:
        digits = name.removeprefix(prefix)
        # isdecimal accepts digits of other scripts, and int leading zeros.
        if name.startswith(prefix) and digits.isascii() and digits.isdecimal():
            number = int(digits[:20])
            if str(number) == digits and number <= _LAST_JAVA_LONG:
                ids.append(number)
    return sorted(ids)


def to_names(file_names: Iterable[str], prefix: str) -> list[str]:
    """Return the rest of the names that start with `prefix`, sorted."""
    return sorted(
        name.removeprefix(prefix)
        for name in file_names
        if name.startswith(prefix) and len(name) > len(prefix)
    )
