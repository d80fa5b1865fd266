"""Folders of data files, for whole arrays of files at once.

Takes partition values, buckets and table options; returns bucket folders (`bucket_folders`) and
partition folders `key=value` (`partition_folders`). The path of a file is
`<table>/pt=2024-05-01/bucket-3/data-0.parquet`: Python code runs for each distinct partition value.
Values are printed as in Java, depending on the option `partition.legacy-name`. Reads no storage.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    java_float,
    number_array,
    text_array,
    text_scalar,
    to_numbers,
)
from arrowmeta.errors import UnsupportedError

#: Bucket of rows that are assigned to a bucket later; its folder has a fixed name.
#: Spec: Paimon 2.x, core/postpone/PostponeBucketFileStoreWrite.java.
POSTPONE_BUCKET = -2

#: Minimum size of lookup tables by code.
_FEW_CODES = 1 << 12


def bucket_folders(
    location: str,
    partition: pa.StructArray | pa.DictionaryArray,
    bucket: pa.Array,
    options: Mapping[str, str],
    precision: Mapping[str, int],
) -> pa.DictionaryArray:
    """Return the folder of each partition and bucket; the arguments are parallel arrays.

    The path is the table location, the option `data-file.path-directory`, one folder per partition
    key, and the bucket folder. Python code runs per distinct partition value, not per row.
    Spec: Paimon 2.x, core/utils/FileStorePathFactory.java.

    Args:
        location: of the table, for all branches.
        partition: partition values in the order of the partition keys; may be dictionary-encoded.
        bucket: bucket numbers.
        options: of the table.
        precision: of time columns, for names as printed by SQL.
    """
    directory = options.get("data-file.path-directory", "").strip("/")
    root = f"{location}/{directory}" if directory else location
    if isinstance(partition, pa.DictionaryArray):
        first, codes = _distinct([partition, bucket])
        partitions = partition.dictionary.take(partition.indices.take(first))
    else:
        first, codes = _distinct([*partition.flatten(), bucket])
        partitions = partition.take(first)
    buckets = bucket.take(first).dictionary_encode()
    numbers = buckets.dictionary.to_pylist()
    names = text_array([f"bucket-{'postpone' if n == POSTPONE_BUCKET else n}" for n in numbers])
    folders = partition_folders(partitions, options, precision)
    slash = text_scalar("/")
    joined = pc.binary_join_element_wise(
        text_scalar(root), *folders, names.take(buckets.indices), slash
    )
    return pa.DictionaryArray.from_arrays(number_array(codes), joined)


def _distinct(columns: list[pa.Array]) -> tuple[pa.Array, NDArray[np.int32]]:
    """Return the first position of each distinct row, and the distinct row of each row."""
    n_rows = len(columns[0])
    codes, n_codes = np.zeros(n_rows, dtype=np.int64), min(n_rows, 1)
    for column in columns:
        is_encoded = isinstance(column, pa.DictionaryArray)
        encoded = column if is_encoded else column.dictionary_encode(null_encoding="encode")
        # Both numbers are below 2**31, so a pair fits 64 bits.
        codes = codes * max(1, len(encoded.dictionary)) + to_numbers(encoded.indices)
        n_codes *= len(encoded.dictionary)
        if n_codes > 4 * n_rows + _FEW_CODES:
            distinct = number_array(codes).dictionary_encode()
            codes = to_numbers(distinct.indices).astype(np.int64)
            n_codes = len(distinct.dictionary)
    first = np.full(n_codes, -1)
    # Assign from the last row to the first, which overwrites the others.
    first[codes[::-1]] = np.arange(n_rows)[::-1]
    is_used = first >= 0
    numbers = np.cumsum(is_used, dtype=np.int32) - np.int32(1)
    return number_array(first[is_used]), numbers[codes]


_ESCAPED = str.maketrans(
    {char: f"%{ord(char):02X}" for char in (*map(chr, range(32)), *"\"#%'*/:=?\\\x7f{}[]^")}
)
_NO_JAVA_WHITESPACE = "\x85\xa0\u2007\u202f"
_UNIT_DIGITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
_SECONDS_PER_DAY = 86_400

#: Non-finite numbers, as printed by Java and by Python.
_NOT_FINITE = {"NaN": "nan", "Infinity": "inf", "-Infinity": "-inf"}

Printer = Callable[[Any], str]


def partition_folders(
    partition: pa.StructArray, options: Mapping[str, str], precision: Mapping[str, int]
) -> list[pa.Array]:
    """Return an array of folder names per partition key; null and blank values have a default name.

    Spec: Paimon 2.x, core/utils/PartitionPathUtils.java.

    Args:
        options: of the table: `partition.legacy-name`, `partition.default-name`.
        precision: of time columns, if it differs from that of their Arrow unit.
    """
    is_legacy = options.get("partition.legacy-name", "true").strip().lower() != "false"
    default = options.get("partition.default-name", "__DEFAULT_PARTITION__")
    folders = []
    for column in partition.type.fields:
        printer = _printer(column, precision.get(column.name), is_legacy=is_legacy)
        encoded = pc.struct_field(partition, column.name).dictionary_encode()
        prefix = f"{column.name.translate(_ESCAPED)}="
        values = map(printer, _plain_values(encoded.dictionary))
        names = [prefix + (default if _is_blank(v) else v).translate(_ESCAPED) for v in values]
        taken = text_array(names).take(encoded.indices)
        folders.append(pc.coalesce(taken, text_scalar(prefix + default.translate(_ESCAPED))))
    return folders


def folder_of_python(folder: str, partition: pa.StructType) -> str | None:
    """Return a bucket folder as named by Python and Rust writers; None if it is the same as Java's.

    They print non-finite numbers as `nan` and `inf`, whatever the option says. The metadata does
    not record the writer of a file.
    Spec: pypaimon 2.1, utils/file_store_path_factory.py.
    """
    columns = (column for column in partition.fields if pat.is_floating(column.type))
    floating = {column.name.translate(_ESCAPED) for column in columns}
    *above, bucket = folder.split("/")
    first = max(0, len(above) - partition.num_fields)
    for level, name in enumerate(above[first:], first):
        key, equals, value = name.partition("=")
        if key in floating:
            above[level] = key + equals + _NOT_FINITE.get(value, value)
    renamed = "/".join((*above, bucket))
    return None if renamed == folder else renamed


def _plain_values(values: pa.Array) -> list[Any]:
    """Return values as Python numbers and strings, dates and times as integers.

    Python's dates end in the year 9999, and nanoseconds have no Python type.
    """
    kind = values.type
    if pat.is_date32(kind) or pat.is_time32(kind):
        values = values.cast(pa.int32())
    elif pat.is_timestamp(kind):
        values = values.cast(pa.int64())
    elif pat.is_floating(kind):
        return list(values.to_numpy(zero_copy_only=False))  # keeps the width, which sets digits
    return values.to_pylist()


def _printer(column: pa.Field, precision: int | None, *, is_legacy: bool) -> Printer:
    """Return the printer of values for names.

    Legacy names have Java's `toString`, e.g. the day number of a date; others have the value cast
    to a SQL string. TIMESTAMP_LTZ is then printed in the writer's time zone, which is not recorded;
    UTC is assumed.
    Spec: Paimon 2.x, common/utils/InternalRowPartitionComputer.java; common/casting/
    CastExecutors.java.

    Args:
        column: a partition column.
        precision: of a time, if it differs from that of its Arrow unit.
        is_legacy: whether names are legacy names.
    """
    kind = column.type
    if pat.is_boolean(kind):
        return lambda value: "true" if value else "false"
    if pat.is_decimal(kind):
        return lambda value: format(value, "f")
    if pat.is_floating(kind):
        return java_float
    if pat.is_date32(kind) and not is_legacy:
        return _date
    if pat.is_time32(kind) and not is_legacy:
        return lambda millis: _sql_time(millis, precision or 0)
    if pat.is_timestamp(kind):
        digits = _UNIT_DIGITS[kind.unit]
        shown = digits if precision is None else precision
        if is_legacy:
            return lambda value: _java_local_date_time(value, digits)
        return lambda value: _sql_timestamp(value, digits, shown)
    if pat.is_binary(kind):
        # Java prints an object address as a legacy name, so only Python can have written such
        # files.
        return lambda v: repr(bytes(v)) if is_legacy else bytes(v).decode(errors="replace")
    if pat.is_integer(kind) or pat.is_string(kind) or pat.is_date32(kind) or pat.is_time32(kind):
        return str
    raise UnsupportedError(
        f"partition column {column.name} has type {kind}, which cannot be part of a path"
    )


def _is_blank(text: str) -> bool:
    return all(char.isspace() and char not in _NO_JAVA_WHITESPACE for char in text)


def _date(epoch_day: int) -> str:
    year, month, day = str(np.datetime64(epoch_day, "D")).rsplit("-", 2)
    digits = "04" if 0 <= int(year) <= 9999 else "+05"
    return f"{int(year):{digits}}-{month}-{day}"


def _split(value: int, digits: int) -> tuple[int, str, int]:
    """Return the day, the time as `HH:MM:SS` and the fraction in units of 10^-digits seconds."""
    seconds, fraction = divmod(value, 10**digits)
    day, second = divmod(seconds, _SECONDS_PER_DAY)
    return day, f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}", fraction


def _java_local_date_time(value: int, digits: int) -> str:
    """Print a timestamp as Java does: no zero seconds, the fraction in groups of three digits."""
    day, time, fraction = _split(value, digits)
    text = f"{_date(day)}T{time}"
    if fraction == 0:
        return text.removesuffix(":00")
    shown = f"{fraction:0{digits}}"
    while shown.endswith("000"):
        shown = shown[:-3]
    return f"{text}.{shown}"


def _sql_timestamp(value: int, digits: int, precision: int) -> str:
    """Print a timestamp as SQL does: digits of its precision, and more only if not zero."""
    day, time, fraction = _split(value, digits)
    shown = f"{fraction:0{digits}}".ljust(9, "0")
    shown = shown[:precision] + shown[precision:].rstrip("0")
    return f"{_date(day)} {time}.{shown}" if shown else f"{_date(day)} {time}"


def _sql_time(millis: int, precision: int) -> str:
    """Print a time as SQL does: with up to `precision` digits, and at least one if it has any."""
    _, time, fraction = _split(millis, 3)
    if precision == 0:
        return time
    shown = f"{fraction:03}"[:precision]
    return f"{time}.{shown[0]}{shown[1:].rstrip('0')}"
