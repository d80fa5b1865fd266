"""Arrow tables of applications, their schemas as text; and files, whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat

#: A type in which sums of 64-bit integers do not overflow.
WIDE = pa.decimal128(38, 0)

_TYPES = {
    "list<int64>": pa.list_(pa.int64()),
    "list<string>": pa.list_(pa.string()),
    "timestamp_utc": pa.timestamp("ms", tz="UTC"),
}
#: Field of a struct of a relation that has no fields of its own.
_NO_FIELDS = "_no_fields"


def to_schema(declared: str) -> pa.Schema:
    """Return the schema of columns such as `path: string!, size: int64`; `!` for never null."""
    parts = [column.partition(": ") for column in declared.split(", ")]
    return pa.schema(
        pa.field(
            name,
            _TYPES.get(kind := text.removesuffix("!")) or pa.type_for_alias(kind),
            nullable=not text.endswith("!"),
        )
        for name, _, text in parts
    )


def total(column: pa.Array | pa.ChunkedArray) -> int:
    """Return the exact sum of integers, whatever their sizes; without nulls."""
    return int(pc.sum(column.cast(WIDE)).as_py() or 0)


def summed(table: pa.Table, keys: Sequence[str], numbers: Sequence[str]) -> pa.Table:
    """Return sums of known `numbers` by `keys`, and `rows`, in the order of the keys."""
    columns = {name: table[name] for name in keys} | {n: table[n].cast(WIDE) for n in numbers}
    options = pc.ScalarAggregateOptions(min_count=0)
    sums = [(name, "sum", options) for name in numbers]
    grouped = pa.table(columns).group_by(list(keys)).aggregate([*sums, ([], "count_all")])
    named = grouped.select([*keys, *(f"{name}_sum" for name in numbers), "count_all"])
    named = named.rename_columns([*keys, *numbers, "rows"])
    return named.sort_by([(name, "ascending") for name in keys])


def own_fields(struct: pa.StructType) -> list[pa.Field]:
    """Return the fields of a struct of a relation; empty for the partition of an unpartitioned one.

    Relations have no structs without fields, but with one that stands for none.
    """
    fields = list(struct.fields)
    return [] if [field.name for field in fields] == [_NO_FIELDS] else fields


def is_exact_number(kind: pa.DataType) -> bool:
    """Return whether values are integers or decimals."""
    return bool(pat.is_integer(kind) or pat.is_decimal(kind))


def is_number(kind: pa.DataType) -> bool:
    """Return whether values are integers, floats or decimals."""
    return bool(pat.is_floating(kind) or is_exact_number(kind))


# -- files -----------------------------------------------------------------------------------------


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file in UTF-8; see `write_file`."""
    write_file(path, text.encode())


def write_file(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file, which takes its name when it is whole.

    Else what was at the path stays as it was. Devices and pipes are written to directly, as are
    files in folders where no other can be created.

    Raises:
        OSError: it cannot be written.
    """
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no folder to write to", str(target.parent))
    if target.is_file() or not target.exists():
        part = target.with_name(f".{uuid4().hex}.unfinished")
        try:
            with suppress(PermissionError):
                with part.open("xb") as sink:
                    sink.write(content)
                if target.exists():
                    shutil.copymode(target, part)
                part.replace(target)
                return
        finally:
            part.unlink(missing_ok=True)
    target.write_bytes(content)
