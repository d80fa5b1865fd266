"""Paths of data files: the folders of partitions and buckets, for whole arrays of files at once.

Takes partition values, buckets and table options; returns paths (`data_file_paths`), folders
(`bucket_folders`) and names of partitions (`partition_folders`): `key=value`, the value as Java
prints it, which depends on the option `partition.legacy-name`. Reads and lists nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, text_array, text_scalar, to_numbers
from arrowmeta.columns.text import join_text
from arrowmeta.errors import UnsupportedError

#: The bucket of rows whose bucket is decided later.
POSTPONE_BUCKET = -2

#: Codes that a table by code is made for, however few rows there are.
_FEW_CODES = 1 << 12


def data_file_paths(
    folder: pa.DictionaryArray, file_name: pa.Array, external_path: pa.Array
) -> pa.Array:
    """Return the recorded path of each data file, the arguments being parallel arrays.

    It is the external path where the entry has one, else the name in the bucket's folder.
    Spec: Paimon 2.x, core/io/DataFilePathFactory.java.

    Args:
        folder: see `bucket_folders`.
        file_name: names without a folder.
        external_path: complete paths; null where there is none.
    """
    paths = join_text(folder.dictionary, to_numbers(folder.indices), file_name)
    if external_path.null_count == len(external_path):
        return paths
    return pc.coalesce(external_path, paths)


def bucket_folders(
    location: str,
    partition: pa.StructArray | pa.DictionaryArray,
    bucket: pa.Array,
    options: Mapping[str, str],
    *,
    precision: Mapping[str, int] | None = None,
) -> pa.DictionaryArray:
    """Return the folder of each partition and bucket, the arguments being parallel arrays.

    Below the location come the folder of the option `data-file.path-directory`, one folder for
    each partition key and one for the bucket. The cost in Python grows with the distinct values of
    a partition column, not with the rows.
    Spec: Paimon 2.x, core/utils/FileStorePathFactory.java.

    Args:
        location: of the table, the same for all branches.
        partition: the partition values in the order of the partition keys; where rows share them,
            perhaps as a dictionary.
        bucket: bucket numbers.
        options: of the table; they decide how folders are named.
        precision: of partition columns that are times; SQL names depend on it.
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
    names = text_array([_bucket_folder(number) for number in buckets.dictionary.to_pylist()])
    folders = partition_folders(partitions, options, precision or {})
    slash = text_scalar("/")
    joined = pc.binary_join_element_wise(
        text_scalar(root), *folders, names.take(buckets.indices), slash
    )
    return pa.DictionaryArray.from_arrays(number_array(codes), joined)


def _distinct(columns: list[pa.Array]) -> tuple[pa.Array, NDArray[np.int32]]:
    """Return where each distinct row comes first, and for every row which of them it is."""
    n_rows = len(columns[0])
    codes, n_codes = np.zeros(n_rows, dtype=np.int64), min(n_rows, 1)
    for column in columns:
        is_encoded = isinstance(column, pa.DictionaryArray)
        encoded = column if is_encoded else column.dictionary_encode(null_encoding="encode")
        # Numbers of rows so far and of values are below 2**31 both, so a pair fits 64 bits.
        codes = codes * max(1, len(encoded.dictionary)) + to_numbers(encoded.indices)
        n_codes *= len(encoded.dictionary)
        if n_codes > 4 * n_rows + _FEW_CODES:
            distinct = number_array(codes).dictionary_encode()
            codes = to_numbers(distinct.indices).astype(np.int64)
            n_codes = len(distinct.dictionary)
    first = np.full(n_codes, -1)
    # Written from the last row to the first, so that the first stays.
    first[codes[::-1]] = np.arange(n_rows)[::-1]
    is_used = first >= 0
    numbers = np.cumsum(is_used, dtype=np.int32) - np.int32(1)
    return number_array(first[is_used]), numbers[codes]


def _bucket_folder(bucket: int) -> str:
    """Bucket -2 holds rows whose bucket is decided later, and has a name instead of a number.

    Spec: Paimon 2.x, core/postpone/PostponeBucketFileStoreWrite.java.
    """
    return "bucket-postpone" if bucket == POSTPONE_BUCKET else f"bucket-{bucket}"


_ESCAPED = str.maketrans(
    {char: f"%{ord(char):02X}" for char in (*map(chr, range(32)), *"\"#%'*/:=?\\\x7f{}[]^")}
)
_NO_JAVA_WHITESPACE = "\x85\xa0\u2007\u202f"
_UNIT_DIGITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
_SECONDS_PER_DAY = 86_400

#: Values that are not finite, as Java and as Python print them.
_NOT_FINITE = {"NaN": "nan", "Infinity": "inf", "-Infinity": "-inf"}

Printer = Callable[[Any], str]


def partition_folders(
    partition: pa.StructArray, options: Mapping[str, str], precision: Mapping[str, int]
) -> list[pa.Array]:
    """Return one array of folder names for each partition key; null and blank have a default name.

    Spec: Paimon 2.x, core/utils/PartitionPathUtils.java.

    Args:
        partition: the values.
        options: of the table: `partition.legacy-name`, `partition.default-name`.
        precision: of columns that are times, where it is not the one of their Arrow unit.
    """
    is_legacy = options.get("partition.legacy-name", "true").strip().lower() != "false"
    default = options.get("partition.default-name", "__DEFAULT_PARTITION__")
    folders = []
    for column in partition.type.fields:
        if is_legacy:
            printer = _java_printer(column)
        else:
            printer = _sql_printer(column, precision.get(column.name))
        encoded = pc.struct_field(partition, column.name).dictionary_encode()
        prefix = f"{column.name.translate(_ESCAPED)}="
        values = map(printer, _plain_values(encoded.dictionary))
        names = [prefix + (default if _is_blank(v) else v).translate(_ESCAPED) for v in values]
        taken = text_array(names).take(encoded.indices)
        folders.append(pc.coalesce(taken, text_scalar(prefix + default.translate(_ESCAPED))))
    return folders


def folder_of_python(folder: str, partition: pa.StructType) -> str | None:
    """Return the folder of a bucket as writers in Python and Rust name it; None if as Java does.

    Of floating-point values they print NaN and the infinities as `nan` and `inf`, with the legacy
    option and without it. The metadata does not record the writer of a file.
    Spec: pypaimon 2.1, utils/file_store_path_factory.py.
    """
    columns = (column for column in partition.fields if pa.types.is_floating(column.type))
    floating = {column.name.translate(_ESCAPED) for column in columns}
    *above, bucket = folder.split("/")
    first = max(0, len(above) - partition.num_fields)
    for place, name in enumerate(above[first:], first):
        key, equals, value = name.partition("=")
        if key in floating:
            above[place] = key + equals + _NOT_FINITE.get(value, value)
    renamed = "/".join((*above, bucket))
    return None if renamed == folder else renamed


def _plain_values(values: pa.Array) -> list[Any]:
    """Return values as Python numbers and texts, dates and times as the numbers behind them.

    Python's own dates end in the year 9999, and Arrow's nanoseconds have no Python type.
    """
    kind = values.type
    if pa.types.is_date32(kind) or pa.types.is_time32(kind):
        values = values.cast(pa.int32())
    elif pa.types.is_timestamp(kind):
        values = values.cast(pa.int64())
    elif pa.types.is_floating(kind):
        return list(values.to_numpy(zero_copy_only=False))  # keeps the width, which decides digits
    return values.to_pylist()


def _java_printer(column: pa.Field) -> Printer:
    """The legacy name is the `toString` of Java's internal value: a date is its day number.

    Spec: Paimon 2.x, common/utils/InternalRowPartitionComputer.java.
    """
    kind = column.type
    if pa.types.is_timestamp(kind):
        digits = _UNIT_DIGITS[kind.unit]
        return lambda value: _java_local_date_time(value, digits)
    if pa.types.is_date32(kind) or pa.types.is_time32(kind):
        return str
    if pa.types.is_binary(kind):
        # Java would print an address in its memory, and not find its files again; Python does.
        return lambda value: repr(bytes(value))
    return _plain_printer(column)


def _sql_printer(column: pa.Field, precision: int | None) -> Printer:
    """Without the legacy option the name is the value cast to a SQL string.

    A TIMESTAMP_LTZ is printed in the writer's time zone, which is recorded nowhere; we take UTC.
    Spec: Paimon 2.x, common/casting/CastExecutors.java.
    """
    kind = column.type
    if pa.types.is_date32(kind):
        return _date
    if pa.types.is_time32(kind):
        return lambda millis: _sql_time(millis, precision or 0)
    if pa.types.is_timestamp(kind):
        digits = _UNIT_DIGITS[kind.unit]
        shown = digits if precision is None else precision
        return lambda value: _sql_timestamp(value, digits, shown)
    if pa.types.is_binary(kind):
        return lambda value: bytes(value).decode(errors="replace")
    return _plain_printer(column)


def _plain_printer(column: pa.Field) -> Printer:
    kind = column.type
    if pa.types.is_boolean(kind):
        return lambda value: "true" if value else "false"
    if pa.types.is_integer(kind) or pa.types.is_string(kind):
        return str
    if pa.types.is_decimal(kind):
        return _decimal
    if pa.types.is_floating(kind):
        return _java_float
    raise UnsupportedError(
        f"partition column {column.name} has type {kind}, which cannot be part of a path"
    )


def _is_blank(text: str) -> bool:
    return all(char.isspace() and char not in _NO_JAVA_WHITESPACE for char in text)


def _decimal(value: Decimal) -> str:
    return format(value, "f")


def _java_float(value: np.floating[Any]) -> str:
    """Print the fewest digits that tell the value apart, with an exponent outside [0.001, 10^7).

    They are two at least, and the closest two: the least DOUBLE is 4.9E-324, though 5E-324 is it.
    Spec: java.lang.Double.toString.
    """
    if not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        return np.format_float_positional(value, trim="0")
    text = np.format_float_scientific(value, trim="-", exp_digits=1)
    if "." not in text:
        text = np.format_float_scientific(value, precision=1, unique=False, exp_digits=1)
    return text.replace("e+", "E").replace("e-", "E-")


def _date(epoch_day: int) -> str:
    day = np.datetime64(epoch_day, "D")
    month = day.astype("datetime64[M]")
    year, month_idx = divmod(int(month.astype(np.int64)) + 1970 * 12, 12)
    sign = "+" if year > 9999 else ""
    width = 5 if year < 0 else 4
    return f"{sign}{year:0{width}}-{month_idx + 1:02}-{int((day - month).astype(np.int64)) + 1:02}"


def _split(value: int, digits: int) -> tuple[int, str, int]:
    """Return the day, the time as `HH:MM:SS` and the fraction in units of 10^-digits seconds."""
    seconds, fraction = divmod(value, 10**digits)
    day, second = divmod(seconds, _SECONDS_PER_DAY)
    return day, f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}", fraction


def _java_local_date_time(value: int, digits: int) -> str:
    """Java leaves out seconds of zero, and prints the fraction in groups of three digits."""
    day, time, fraction = _split(value, digits)
    text = f"{_date(day)}T{time}"
    if fraction == 0:
        return text.removesuffix(":00") if time.endswith(":00") else text
    shown = f"{fraction:0{digits}}"
    while shown.endswith("000"):
        shown = shown[:-3]
    return f"{text}.{shown}"


def _sql_timestamp(value: int, digits: int, precision: int) -> str:
    """A SQL timestamp shows as many digits as its type has, and more only if they are not zero."""
    day, time, fraction = _split(value, digits)
    shown = f"{fraction:0{digits}}".ljust(9, "0") if digits else "0" * 9
    shown = shown[:precision] + shown[precision:].rstrip("0")
    return f"{_date(day)} {time}.{shown}" if shown else f"{_date(day)} {time}"


def _sql_time(millis: int, precision: int) -> str:
    """A SQL time shows up to as many digits as its type has, and at least one if it has any."""
    _, time, fraction = _split(millis, 3)
    if precision == 0:
        return time
    shown = f"{fraction:03}"[:precision]
    return f"{time}.{shown[0]}{shown[1:].rstrip('0')}"
