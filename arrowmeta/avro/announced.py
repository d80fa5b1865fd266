"""Files compared with what is said of them, once they have all been decoded.

A writer that is cut off between two blocks leaves a file that reads well and holds too little, and
a copy of another file reads well, too. Only the file that names it tells: by its length and the
number of rows (`Announced.fault`, which needs no decoding), and by how many rows have which code.
Which differences are damage: docs/decisions/announced_counts.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.container import MAGIC, SYNC_LEN
from arrowmeta.avro.file import Announced, AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import CorruptMetadataError

#: Codes that are counted one by one; those above, and negative ones, are one more.
_CODES = 7

#: Length and last bytes of a file. A container file ends with its sync marker, random bytes that no
#: other file has.
_Content: TypeAlias = tuple[int, bytes]


class FileCounts:
    """Counts the rows of some files by their codes; see `AnnouncedFiles`.

    Args:
        files: the files, whose bytes need not stay in memory.
    """

    def __init__(self, files: Sequence[AvroFile]) -> None:
        self.paths = [file.path for file in files]
        self.announced = [file.announced for file in files]
        self.contents: list[_Content] = [
            (len(file.data), bytes(file.data[-SYNC_LEN:])) for file in files
        ]
        self.are_containers = [bytes(file.data[: len(MAGIC)]) == MAGIC for file in files]
        self._counts: deque[NDArray[np.int64]] = deque()

    def add(self, file_idx: NDArray[np.int32], codes: NDArray[np.int32]) -> None:
        """Count rows; any thread may.

        Args:
            file_idx: the position of each row's file.
            codes: the code of each row.
        """
        n_codes = _CODES + 1
        slots = file_idx.astype(np.int64) * n_codes + np.minimum(codes.view(np.uint32), _CODES)
        counts = np.bincount(slots, minlength=len(self.paths) * n_codes)
        self._counts.append(counts.reshape(-1, n_codes))

    def counts(self) -> list[list[int]]:
        """Return the rows by file and code."""
        zeros = np.zeros((len(self.paths), _CODES + 1), dtype=np.int64)
        return sum(self._counts, zeros).tolist()


class AnnouncedFiles:
    """All files that one question reads: what is said of each, and what it holds."""

    def __init__(self) -> None:
        self._read: list[FileCounts] = []

    def of(self, files: Sequence[AvroFile]) -> FileCounts:
        """Return what counts the rows of some more files."""
        self._read.append(FileCounts(files))
        return self._read[-1]

    def check(self, on_damage: OnDamage) -> None:
        """Report files that are not those that are named; once all of them have been decoded."""
        originals = self._originals()
        for group in self._read:
            files = zip(group.paths, group.announced, group.counts(), strict=True)
            for i, (path, said, held) in enumerate(files):
                reason = said and _other_codes(said, held)
                if not reason and originals and group.are_containers[i] and any(held):
                    # Of a file without rows it is said elsewhere what is wrong with it.
                    other = originals.get(group.contents[i], path)
                    reason = f"it has the bytes of {other}" if other != path else None
                if reason:
                    on_damage(CorruptMetadataError(reason, path=path))

    def _originals(self) -> dict[_Content, str]:
        """Return the path that each content belongs to, if several files have the same one.

        It is the first path whose file has the length that is said of it, else the first.
        """
        contents = [content for group in self._read for content in group.contents]
        if len(set(contents)) == len(contents):
            return {}
        fitting: dict[_Content, str] = {}
        first: dict[_Content, str] = {}
        for group in self._read:
            for content, path, said in zip(
                group.contents, group.paths, group.announced, strict=True
            ):
                first.setdefault(content, path)
                if said is not None and said.length == content[0]:
                    fitting.setdefault(content, path)
        return first | fitting


def _other_codes(said: Announced, held: list[int]) -> str | None:
    """Tell that a file has as many rows as is said, but of other codes."""
    counts = held[: len(said.counts)]
    if said.counts == tuple(counts):
        return None
    if said.rows is None or sum(held) != said.rows:
        return None  # nothing is known, or another number of rows was reported before
    return (
        f"{said.by} counts {_joined(said.counts)} entries by status, "
        f"the file holds {_joined(counts)}"
    )


def _joined(counts: Sequence[int | None]) -> str:
    return " + ".join(str(count) for count in counts)
