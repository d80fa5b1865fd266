"""Parse Parquet footers in a child process: row count and column bounds.

Some broken footers crash pyarrow. If the child process dies, the footer counts as unreadable, and a
new child parses the next footer. Main name: `read_parquet_footer`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.io.child_process import ChildProcesses
from arrowmeta.io.reading import read_into
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.text import counted

#: Minimum and maximum by field id, or by name for columns without one.
Bounds = dict[int | str, tuple[Any, Any]]

#: Status at the end of an answer, so that the table at its start is aligned.
_TABLE, _DAMAGED = b"t", b"d"
#: Columns of that table: row count of the file; id or name of a column.
_ROWS, _BY_ID, _BY_NAME = "rows", "id ", "name "

_MAGIC = b"PAR1"
#: Magic number of files with an encrypted footer. Spec: Parquet, Modular Encryption, 5.2.
ENCRYPTED_MAGIC = b"PARE"
#: Bytes of the first read, which suffice for most footers: each remote read has latency.
_FIRST_READ = 1 << 16
_MAX_LEN = 256 << 20
#: Largest finite 64- and 32-bit floats.
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
    if read_into(file, memoryview(content)) < length:
        raise OSError(f"the file ends before its {counted(file.size(), 'byte')}")
    return bytes(content)


def read_parquet_footer(footer: bytes) -> tuple[int, Bounds]:
    """Return row count and column bounds, given the bytes at the end of a file.

    Raises:
        OSError: pyarrow cannot parse the footer, or crashed or timed out.
    """
    answer = memoryview(_CHILD.call(footer))
    content, kind = answer[:-1], answer[-1:]
    if kind != _TABLE:
        raise OSError(bytes(content).decode(errors="replace"))
    return _from_message(content)


def _answer(footer: bytes) -> bytes:
    """Return a table as an Arrow message, or an error text.

    Not pickled, since a file that takes over the child process could make the parent run code.
    """
    try:
        return _to_message(*_parsed(footer)) + _TABLE
    except (OSError, pa.ArrowException) as error:
        return str(error).encode(errors="backslashreplace") + _DAMAGED


_CHILD = ChildProcesses(_answer)


def _to_message(n_rows: int, bounds: Bounds) -> bytes:
    """Return a table of minima and maxima, which may have different types."""
    columns = {_ROWS: [_array(n_rows), _array(n_rows)]}
    for key, values in bounds.items():
        name = f"{_BY_ID}{key}" if isinstance(key, int) else f"{_BY_NAME}{key}"
        columns[name] = [_array(value) for value in values]
    sink = pa.BufferOutputStream()
    for arrays in zip(*columns.values(), strict=True):
        batch = pa.record_batch(list(arrays), list(columns))
        with pa.ipc.new_stream(sink, batch.schema) as stream:
            stream.write_batch(batch)
    return bytes(sink.getvalue())


def _array(value: Any) -> pa.Array:
    is_fine = hasattr(value, "nanosecond")  # pandas; Arrow would truncate to microseconds
    kind = pa.timestamp("ns", None if value.tzinfo is None else "UTC") if is_fine else None
    return pa.array([value], kind)


def _from_message(message: memoryview) -> tuple[int, Bounds]:
    source = pa.BufferReader(message)
    least, greatest = (pa.ipc.open_stream(source).read_all() for _ in range(2))
    bounds: Bounds = {}
    for name in least.column_names[1:]:
        key = int(name[len(_BY_ID) :]) if name.startswith(_BY_ID) else name[len(_BY_NAME) :]
        bounds[key] = (least[name][0].as_py(), greatest[name][0].as_py())
    return least[_ROWS][0].as_py(), bounds


def _parsed(footer: bytes) -> tuple[int, Bounds]:
    import pyarrow.parquet

    metadata = pyarrow.parquet.read_metadata(pa.BufferReader(_MAGIC + footer))
    return int(metadata.num_rows), parquet_bounds(metadata)


def parquet_bounds(metadata: Any) -> Bounds:
    """Return the bounds of top-level columns, recognized by paths with one name.

    Names may contain dots, which also separate the names of nested paths.
    """
    ids = {f.name: (f.metadata or {}).get(FIELD_ID) for f in metadata.schema.to_arrow_schema()}
    bounds: Bounds = {}
    for at in range(metadata.num_columns):
        column = metadata.schema.column(at)
        if column.name == column.path and (ranges := _bounds_of_groups(metadata, at)):
            field_id = ids.get(column.name)
            bounds[column.name if field_id is None else int(field_id)] = _range_of(ranges)
    return bounds


def _bounds_of_groups(metadata: Any, at: int) -> list[tuple[Any, Any]]:
    """Return the bounds of a column in each row group; empty if one cannot be represented.

    Python cannot represent some dates, and some versions of pyarrow not the values of some types.
    """
    stats = (metadata.row_group(i).column(at).statistics for i in range(metadata.num_row_groups))
    try:
        return [(group.min, group.max) for group in stats if group and group.has_min_max]
    except (OverflowError, pa.ArrowNotImplementedError):
        return []


def _range_of(ranges: list[tuple[Any, Any]]) -> tuple[Any, Any]:
    """Return the minimum and maximum over row groups.

    The largest finite floats are left out: writers that initialize the minimum with them, such as
    Arrow C++, leave them if all values are infinite. NaN would hide bounds of other row groups.
    """
    least = min((low for low, _ in ranges if low == low), default=None)
    greatest = max((high for _, high in ranges if high == high), default=None)
    return (
        None if least in _GREATEST_NUMBERS else least,
        None if isinstance(greatest, float) and -greatest in _GREATEST_NUMBERS else greatest,
    )
