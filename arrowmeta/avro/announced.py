"""Files compared with what is said of them, once they have all been decoded.

A writer that is cut off between two blocks leaves a file that reads well and holds too little, and
a copy of another file reads well, too. Only the file that names it tells: by its length and the
number of rows (`Announced.fault`, which needs no decoding), and by how many rows have which code.
Which differences are damage: docs/decisions/announced_counts.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.container import MAGIC, SYNC_LEN
from arrowmeta.avro.file import Announced, AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import CorruptMetadataError

#: Codes that are counted one by one; those above, and negative ones, are one more.
_CODES = 7


@dataclass(frozen=True)
class _Named:
    """What is kept of a file, whose bytes need not stay in memory."""

    path: str
    length: int
    end: bytes
    is_container: bool
    announced: Announced | None

    @property
    def has_said_length(self) -> bool:
        return self.announced is not None and self.length == self.announced.length

    @property
    def content(self) -> tuple[int, bytes]:
        """What no two different files have in common."""
        return self.length, self.end

    def other_codes(self, held: Sequence[int]) -> str | None:
        """Tell that the file has as many rows as is said, but of other codes."""
        said = self.announced
        if said is None or said.rows is None or sum(held) != said.rows:
            return None  # of which there is nothing to say, or it was said before
        if held[: len(said.counts)] == list(said.counts):
            return None
        return (
            f"{said.by} counts {_spelled(said.counts)} entries by status, "
            f"the file holds {_spelled(held[: len(said.counts)])}"
        )

    def copy_of(self, true_paths: Mapping[tuple[int, bytes], str]) -> str | None:
        """Tell that the file has the bytes of another one, which rather is what it should be."""
        other = true_paths[self.content]
        if other == self.path or not self.is_container:
            return None
        return f"it has the bytes of {other}"


@dataclass(frozen=True)
class FileCounts:
    """Counts the rows of some files by their codes; see `AnnouncedFiles`.

    Attributes:
        files: the files.
        counts: rows by file and code, for every call of `add`.
    """

    files: Sequence[_Named]
    counts: deque[NDArray[np.int64]] = field(default_factory=deque)

    def add(self, file_idx: NDArray[np.int32], codes: NDArray[np.int32]) -> None:
        """Count rows; any thread may.

        Args:
            file_idx: the position of each row's file.
            codes: the code of each row.
        """
        n_codes = _CODES + 1
        slots = file_idx.astype(np.int64) * n_codes + np.minimum(codes.view(np.uint32), _CODES)
        counts = np.bincount(slots, minlength=len(self.files) * n_codes)
        self.counts.append(counts.reshape(-1, n_codes))


class AnnouncedFiles:
    """All files that one question reads: what is said of each, and what it holds."""

    def __init__(self) -> None:
        self._read: list[FileCounts] = []

    def of(self, files: Sequence[AvroFile]) -> FileCounts:
        """Return what counts the rows of some more files."""
        named = [
            # A container file ends with its sync marker, random bytes that no other file has.
            _Named(
                file.path,
                len(file.data),
                bytes(file.data[-SYNC_LEN:]),
                bytes(file.data[: len(MAGIC)]) == MAGIC,
                file.announced,
            )
            for file in files
        ]
        self._read.append(FileCounts(named))
        return self._read[-1]

    def check(self, on_damage: OnDamage) -> None:
        """Report files that are not those that are named; once all of them have been decoded."""
        files = [file for some in self._read for file in some.files]
        true_paths: dict[tuple[int, bytes], str] = {}
        for file in sorted(files, key=lambda file: not file.has_said_length):
            true_paths.setdefault(file.content, file.path)
        for some in self._read:
            held = sum(some.counts, np.zeros((len(some.files), _CODES + 1), dtype=np.int64))
            for file, counts in zip(some.files, held.tolist(), strict=True):
                # Of a file without rows it is said elsewhere what is wrong with it.
                copy = file.copy_of(true_paths) if any(counts) else None
                reason = file.other_codes(counts) or copy
                if reason is not None:
                    on_damage(CorruptMetadataError(reason, path=file.path))


def _spelled(counts: Sequence[int | None]) -> str:
    return " + ".join(str(count) for count in counts)
