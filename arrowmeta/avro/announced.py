"""Compare decoded files with what the file that lists them says of them.

A file that was cut off between two blocks, or replaced by a copy of another file, can be read
without an error. It is detected by its length and number of rows (`Announced.fault`, without
decoding), by the number of rows of each code, such as a status, and by comparing the bytes of files
that end alike. The decision docs/decisions/announced_counts.md says which differences are damage.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.file import Announced, AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.damage import FileKind

#: Number of codes, from 0, that are counted separately. Other codes are counted together.
_CODES = 7

#: Last bytes by which files are compared before their contents are. A sync marker, the last 16
#: bytes, is not enough: the C and C++ libraries of Avro seed it with the second.
_END_LEN = 4096

#: Length of a file, and hash of its last bytes.
_Ending: TypeAlias = tuple[int, int]


class FileCounts:
    """Counts rows by file and code.

    Args:
        files: the files. Their bytes are not kept.
    """

    def __init__(self, files: Sequence[AvroFile]) -> None:
        self.paths = [file.path for file in files]
        self.announced = [file.announced for file in files]
        self.endings = [(len(read.data), hash(bytes(read.data[-_END_LEN:]))) for read in files]
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

    def counted(self) -> Iterator[_Counted]:
        """Yield each file with its rows by code."""
        zeros = np.zeros((len(self.paths), _CODES + 1), dtype=np.int64)
        counts: list[list[int]] = sum(self._counts, zeros).tolist()
        facts = zip(self.paths, self.announced, counts, self.endings, strict=True)
        return (_Counted(*of_file) for of_file in facts)


class _Counted(NamedTuple):
    """A file and its rows by code."""

    path: str
    said: Announced | None
    held: list[int]
    ending: _Ending


def check_announced(groups: Sequence[FileCounts], reader: MetadataReader, kind: FileKind) -> None:
    """Report files that differ from what is announced of them, or repeat others.

    Args:
        groups: all files of one query, after decoding all of them.
        reader: reads files again, to compare their bytes, and takes the reports.
        kind: kind of the files.
    """
    files = [file for group in groups for file in group.counted()]
    originals = _originals(files, reader)
    for file in files:
        is_decoded = any(file.held) and file.path not in reader.damage_log.paths
        reason = file.said and _other_codes(file.said, file.held, is_decoded=is_decoded)
        if not reason and file.path in originals:
            reason = f"it has the bytes of {originals[file.path]}"
        if reason:
            reader.damage_log.add(
                kind, None, CorruptMetadataError(reason, path=file.path, is_read=True)
            )


def _originals(files: Sequence[_Counted], reader: MetadataReader) -> dict[str, str]:
    """Return the path of the original by the path of each copy.

    The original is the first file with its announced length; if there is none, the first file.
    Files without rows are no copies: they differ in nothing.
    """
    alike: dict[_Ending, dict[str, _Counted]] = defaultdict(dict)
    for file in files:
        if any(file.held):
            alike[file.ending].setdefault(file.path, file)
    originals: dict[str, str] = {}
    for by_path in alike.values():
        for same in _with_same_bytes(list(by_path.values()), reader):
            original = next((f for f in same if f.said and f.said.length == f.ending[0]), same[0])
            originals |= {file.path: original.path for file in same if file is not original}
    return originals


def _with_same_bytes(files: Sequence[_Counted], reader: MetadataReader) -> list[list[_Counted]]:
    """Return groups of files with the same bytes."""
    same: dict[bytes, list[_Counted]] = defaultdict(list)
    for file in files if len(files) > 1 else ():
        again = reader.read(file.path)
        if isinstance(again, AvroFile):  # otherwise it was deleted in the meantime
            same[hashlib.sha256(again.data).digest()].append(file)
    return [copies for copies in same.values() if len(copies) > 1]


def _other_codes(said: Announced, held: list[int], *, is_decoded: bool) -> str | None:
    """Return an error if a file has other rows by code than announced, so that rows are lost.

    A wrong number of rows was reported before, unless the missing ones may all be deleted entries:
    these alone are no loss. Some writers add up their counts over several commits.

    Args:
        said: what is announced of the file.
        held: its rows by code.
        is_decoded: whether all rows of the file were decoded.
    """
    counts = held[: len(said.counts)]
    if said.rows is None or sum(held) > said.rows:
        return None  # unknown, or nothing is missing
    if sum(held) == said.rows:
        is_other = said.counts != tuple(counts)
    else:
        is_other = is_decoded and any(
            count < (known or 0)
            for code, (known, count) in enumerate(zip(said.counts, counts, strict=True))
            if code != said.deleted
        )
    if not is_other:
        return None
    return (
        f"{said.by} counts {_joined(said.counts)} entries by status, "
        f"the file holds {_joined(counts)}"
    )


def _joined(counts: Sequence[int | None]) -> str:
    return " + ".join(str(count) for count in counts)
