"""Compare decoded files with what the file that lists them says of them.

A file that was cut off between two blocks, or replaced by a copy of another file, can be read
without an error. It is detected by its length and number of rows (`Announced.fault`, without
decoding), and by the number of rows of each code, such as a status. The decision
docs/decisions/announced_counts.md says which differences are damage.
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

#: Number of codes, from 0, that are counted separately. Other codes are counted together.
_CODES = 7

#: Length and last bytes of a file. A container file ends with its sync marker, which is random, so
#: that only copies of a file have the same.
_Content: TypeAlias = tuple[int, bytes]


class FileCounts:
    """Counts rows by file and code.

    Args:
        files: the files. Their bytes are not kept.
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
        """Count rows. Can be called from any thread.

        Args:
            file_idx: file of each row, as a position in `files`.
            codes: code of each row.
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
    """All files of one query, to compare each with what is announced of it, and with the others."""

    def __init__(self) -> None:
        self._read: list[FileCounts] = []

    def of(self, files: Sequence[AvroFile]) -> FileCounts:
        """Add files; return the counter of their rows."""
        self._read.append(FileCounts(files))
        return self._read[-1]

    def check(self, on_damage: OnDamage) -> None:
        """Report files that differ from what is announced. Call it after decoding all of them."""
        originals = self._originals()
        for group in self._read:
            files = zip(group.paths, group.announced, group.counts(), strict=True)
            for i, (path, said, held) in enumerate(files):
                reason = said and _other_codes(said, held)
                if not reason and originals and group.are_containers[i] and any(held):
                    # Files without rows are reported elsewhere.
                    other = originals.get(group.contents[i], path)
                    reason = f"it has the bytes of {other}" if other != path else None
                if reason:
                    on_damage(CorruptMetadataError(reason, path=path))

    def _originals(self) -> dict[_Content, str]:
        """Return the path of the original of each content; empty if no two files have the same.

        The original is the first file with its announced length; if there is none, the first file.
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
    """Return an error if a file has the announced number of rows, but with other codes."""
    counts = held[: len(said.counts)]
    if said.counts == tuple(counts):
        return None
    if said.rows is None or sum(held) != said.rows:
        return None  # unknown, or reported before as a wrong number of rows
    return (
        f"{said.by} counts {_joined(said.counts)} entries by status, "
        f"the file holds {_joined(counts)}"
    )


def _joined(counts: Sequence[int | None]) -> str:
    return " + ".join(str(count) for count in counts)
