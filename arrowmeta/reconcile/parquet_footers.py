"""Footers of Parquet files: their rows, and the bounds of their columns, read in a process apart.

Some broken footers make pyarrow end the process instead of raising. So the bytes of a footer go to
a child, which may die of them: then that footer cannot be read, and the next one goes to another.
"""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.io.child_process import ChildProcess, serve
from arrowmeta.io.storage import read_into
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.output.nouns import counted

#: Least and greatest value of each column that has them, by id where there is one, else by name.
Bounds = dict[int | str, tuple[Any, Any]]

_MODULE = "arrowmeta.reconcile.parquet_footers"
_MAGIC = b"PAR1"
#: What is read first: most footers are shorter, and each read of a remote file is a wait.
_FIRST_READ = 1 << 16
_MAX_LEN = 256 << 20
#: The greatest finite numbers of 64 and 32 bits.
_GREATEST_NUMBERS = tuple(float(np.finfo(kind).max) for kind in (np.float64, np.float32))


def footer_bytes(file: pa.NativeFile) -> bytes:
    """Return the end of a Parquet file: the footer, its length and the magic number.

    Spec: Apache Parquet, File format.

    Raises:
        OSError: the file is too short, or its footer too long.
    """
    size = file.size()
    tail = _last_bytes(file, min(size, _FIRST_READ))
    length = int.from_bytes(tail[-8:-4], "little") + 8
    if length > min(size - len(_MAGIC), _MAX_LEN):
        raise OSError(f"{counted(size, 'byte')} cannot hold a footer of {counted(length, 'byte')}")
    if length > len(tail):
        tail = _last_bytes(file, length)
    return tail[-length:]


def _last_bytes(file: pa.NativeFile, length: int) -> bytes:
    file.seek(file.size() - length)
    content = pa.allocate_buffer(length)
    if read_into(file, content) < length:
        raise OSError(f"it ends before the {counted(file.size(), 'byte')} that it is said to have")
    return bytes(content)


class ParquetFooters:
    """Reads footers in a child process; usable from several threads, as a context."""

    def __init__(self) -> None:
        self._child = ChildProcess(_MODULE, _answer)

    def __enter__(self) -> ParquetFooters:
        return self

    def __exit__(self, *_: object) -> None:
        self._child.end()

    def read(self, footer: bytes) -> tuple[int, Bounds]:
        """Return the rows of a file, and the bounds of its columns, by the bytes at its end.

        Raises:
            OSError: pyarrow cannot read it, has died of it, or finds no end.
        """
        n_rows, bounds, reason = pickle.loads(self._child.call(footer))
        if reason is not None:
            raise OSError(reason)
        return n_rows, bounds


def _answer(footer: bytes) -> bytes:
    try:
        answer: tuple[int, Bounds, str | None] = (*_parsed(footer), None)
    except (OSError, pa.ArrowException) as error:
        answer = (0, {}, str(error))
    return pickle.dumps(answer)


def _parsed(footer: bytes) -> tuple[int, Bounds]:
    import pyarrow.parquet

    metadata = pyarrow.parquet.read_metadata(pa.BufferReader(_MAGIC + footer))
    return int(metadata.num_rows), parquet_bounds(metadata)


def parquet_bounds(metadata: Any) -> Bounds:
    """Return the bounds of the columns at the top: nested ones have paths of several names."""
    ids = {f.name: (f.metadata or {}).get(FIELD_ID) for f in metadata.schema.to_arrow_schema()}
    bounds: Bounds = {}
    for at in range(metadata.num_columns if metadata.num_row_groups else 0):
        name = metadata.row_group(0).column(at).path_in_schema
        found = _bounds_of_groups(metadata, at)
        if name in ids and found:
            least, greatest = min(low for low, _ in found), max(high for _, high in found)
            field_id = ids[name]
            bounds[name if field_id is None else int(field_id)] = _met(least, greatest)
    return bounds


def _bounds_of_groups(metadata: Any, at: int) -> list[tuple[Any, Any]]:
    """Return the bounds of a column in each row group; none if one cannot be said.

    Python has no word for some dates, and some versions of pyarrow none for values of some types.
    """
    groups = (metadata.row_group(group).column(at) for group in range(metadata.num_row_groups))
    try:
        return [
            (one.min, one.max) for group in groups if (one := group.statistics) and one.has_min_max
        ]
    except (OverflowError, pa.ArrowNotImplementedError):
        return []


def _met(least: Any, greatest: Any) -> tuple[Any, Any]:
    """Leave out the limits of finite numbers: they need not be values of the column.

    Writers that begin with the greatest number as the least one, as Arrow's in C++ does, keep it
    where they meet nothing but infinity.
    """
    return (
        None if least in _GREATEST_NUMBERS else least,
        None if isinstance(greatest, float) and -greatest in _GREATEST_NUMBERS else greatest,
    )


if __name__ == "__main__":
    serve(_answer)
