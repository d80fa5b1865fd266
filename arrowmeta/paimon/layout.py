"""Where the files of a Paimon table are: folders and file names, for the table and each branch.

Takes ids and names, returns paths; reads and lists nothing. The folders of data files, which depend
on partition and bucket, are in `data_path`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from arrowmeta.model.damage import FileKind

#: The name of the table itself among branches.
MAIN_BRANCH = "main"

LATEST = "LATEST"
EARLIEST = "EARLIEST"

#: Kinds of files of a branch, each in a folder of its name, as `<kind>-<id>`. A changelog is what
#: an expired snapshot leaves to readers of changes; a consumer reads the table as a stream.
OWN_KINDS: tuple[FileKind, ...] = ("snapshot", "schema", "tag", "changelog", "consumer")
#: Folders that all branches share: manifests and their lists, index files that do not lie beside
#: the data, statistics of the whole table.
SHARED_FOLDERS = ("manifest", "index", "statistics")

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

    def folder(self, kind: str) -> str:
        """Return the folder of a kind of file in `OWN_KINDS` or `SHARED_FOLDERS`."""
        return f"{self.root if kind in OWN_KINDS else self.location}/{kind}"

    def path(self, kind: str, name: str | int) -> str:
        """Return the path of a file of a kind in `OWN_KINDS`, by its id or name."""
        return f"{self.root}/{kind}/{kind}-{name}"

    def hint(self, name: str) -> str:
        """Return the path of the hint `LATEST` or `EARLIEST`."""
        return f"{self.folder('snapshot')}/{name}"

    def manifest(self, name: str) -> str:
        """Return the path of a manifest, a manifest list or an index manifest."""
        return f"{self.folder('manifest')}/{name}"

    def statistics(self, name: str) -> str:
        """Return the path of statistics of the whole table."""
        return f"{self.folder('statistics')}/{name}"


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
