"""Folder names of partitions: `key=value`, the value as Java would print it, escaped.

Knows how each type is printed under the option `partition.legacy-name` and without it. Names are
made from values and never read back: the value itself is in the metadata.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import text_array, text_scalar
from arrowmeta.errors import UnsupportedError

_ESCAPED = str.maketrans(
    {char: f"%{ord(char):02X}" for char in (*map(chr, range(32)), *"\"#%'*/:=?\\\x7f{}[]^")}
)
_NO_JAVA_WHITESPACE = "\x85\xa0\u2007\u202f"
_UNIT_DIGITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
_SECONDS_PER_DAY = 86_400

#: What Java and what Python print for values that are no finite numbers.
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
    option and without it; metadata does not tell who wrote a file.
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
    raise UnsupportedError(f"partition column {column.name} has type {kind}, which names no folder")


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
