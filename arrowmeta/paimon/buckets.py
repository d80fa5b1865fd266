"""Buckets: the folders of data files, and the buckets of rows with given keys.

The path of a file is `<table>/pt=2024-05-01/bucket-3/data-0.parquet`. Partition values are printed
as in Java, depending on the option `partition.legacy-name`; Python code runs for each distinct one.
Reads no storage. Main names: `bucket_folders`, `partition_folders`.

A predicate that restricts the bucket key to single values gives hashes of the keys, from which the
buckets follow for any number of buckets. With the bucket key (a, b), the predicate `a IN (1, 2) AND
b = 'x'` gives the keys (1, 'x') and (2, 'x'). Each is hashed as the bytes of its BinaryRow, and its
bucket is `abs(hash % total_buckets)`; with the function `mod` it is the key itself modulo the
number of buckets. Main name: `hashed_buckets`.

Spec: Paimon 1.x, core/bucket/{BucketFunction,DefaultBucketFunction,ModBucketFunction}.java.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Sequence
from functools import partial
from itertools import product

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import UnsupportedError
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
    filled,
    int_array,
    is_text_or_bytes,
    java_float,
    number_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    view_buffer,
)
from arrowmeta.kernels.murmur3 import murmur3_each
from arrowmeta.kernels.rows import Spans, decimal_spans, distinct_rows, only_value, spans_of
from arrowmeta.model.scan import Computed
from arrowmeta.paimon.schema import POSTPONE_BUCKET, WIDTHS, TableSchema
from arrowmeta.predicate.tree import Tree, points

# -- folders ---------------------------------------------------------------------------------------


def bucket_folders(
    location: str,
    partition: pa.StructArray | pa.DictionaryArray,
    bucket: pa.Array,
    schema: TableSchema,
) -> pa.DictionaryArray:
    """Return the folder of each partition and bucket; the arguments are parallel arrays.

    The path is the table location, the option `data-file.path-directory`, one folder per partition
    key, and the bucket folder. Python code runs per distinct partition value, not per row.
    Spec: Paimon 2.x, core/utils/FileStorePathFactory.java.

    Args:
        location: of the table, for all branches.
        partition: partition values in the order of the partition keys; may be dictionary-encoded.
        bucket: bucket numbers.
        schema: of the table.
    """
    directory = schema.options.get("data-file.path-directory", "").strip("/")
    root = f"{location}/{directory}" if directory else location
    if isinstance(partition, pa.DictionaryArray):
        first, codes = distinct_rows([partition, bucket])
        partitions = partition.dictionary.take(partition.indices.take(first))
    else:
        first, codes = distinct_rows([*partition.flatten(), bucket])
        partitions = partition.take(first)
    buckets = bucket.take(first).dictionary_encode()
    numbers = buckets.dictionary.to_pylist()
    names = text_array([f"bucket-{'postpone' if n == POSTPONE_BUCKET else n}" for n in numbers])
    folders = partition_folders(partitions, schema)
    parts = (text_scalar(root), *folders, names.take(buckets.indices))
    joined = pc.binary_join_element_wise(*parts, text_scalar("/"))
    return pa.DictionaryArray.from_arrays(number_array(codes), joined)


_ESCAPED = str.maketrans(
    {char: f"%{ord(char):02X}" for char in (*map(chr, range(32)), *"\"#%'*/:=?\\\x7f{}[]^")}
)
_NO_JAVA_WHITESPACE = "\x85\xa0\u2007\u202f"
_UNIT_DIGITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
_SECONDS_PER_DAY = 86_400

#: Non-finite numbers, as printed by Java and by Python.
_NOT_FINITE = {"NaN": "nan", "Infinity": "inf", "-Infinity": "-inf"}


def partition_folders(partition: pa.StructArray, schema: TableSchema) -> list[pa.Array]:
    """Return an array of folder names per partition key; null and blank values have a default name.

    Spec: Paimon 2.x, core/utils/PartitionPathUtils.java.
    """
    options, precision = schema.options, schema.partition_precision
    is_legacy = options.get("partition.legacy-name", "true").strip().lower() != "false"
    default = options.get("partition.default-name", "__DEFAULT_PARTITION__")
    folders = []
    for column in partition.type.fields:
        if pat.is_nested(column.type):
            raise UnsupportedError(
                f"partition column {column.name} has type {column.type}, which cannot be part of a"
                " path"
            )
        encoded = pc.struct_field(partition, column.name).dictionary_encode()
        prefix = f"{column.name.translate(_ESCAPED)}="
        values = _texts(encoded.dictionary, precision.get(column.name), is_legacy=is_legacy)
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


def _texts(values: pa.Array, precision: int | None, *, is_legacy: bool) -> list[str]:
    """Return values as in names.

    Legacy names have Java's `toString`, e.g. the day number of a date; others have the value cast
    to a SQL string. TIMESTAMP_LTZ is then printed in the writer's time zone, which is not recorded;
    UTC is assumed.
    Spec: Paimon 2.x, common/utils/InternalRowPartitionComputer.java; common/casting/
    CastExecutors.java.

    Args:
        values: distinct values of a partition column, without null.
        precision: of a time, if it differs from that of its Arrow unit.
        is_legacy: whether names are legacy names.
    """
    kind = values.type
    if pat.is_floating(kind):  # NumPy keeps the width, which sets digits
        return list(map(java_float, values.to_numpy(zero_copy_only=False)))
    # Python's dates end in the year 9999, and nanoseconds have no Python type.
    if pat.is_date32(kind) or pat.is_time32(kind):
        values = values.cast(pa.int32())
    elif pat.is_timestamp(kind):
        values = values.cast(pa.int64())
    plain = values.to_pylist()
    if pat.is_boolean(kind):
        return ["true" if value else "false" for value in plain]
    if pat.is_decimal(kind):
        return [format(value, "f") for value in plain]
    if pat.is_date32(kind) and not is_legacy:
        return [_date_and_time(day * _SECONDS_PER_DAY, 0)[0] for day in plain]
    if pat.is_time32(kind) and not is_legacy:
        return [_sql_time(millis, precision or 0) for millis in plain]
    if pat.is_timestamp(kind):
        digits = _UNIT_DIGITS[kind.unit]
        if is_legacy:
            return [_java_local_date_time(value, digits) for value in plain]
        shown = digits if precision is None else precision
        return [_sql_timestamp(value, digits, shown) for value in plain]
    if pat.is_binary(kind):
        # Java prints an object address as a legacy name, so only Python can have written such
        # files.
        return [repr(v) if is_legacy else v.decode(errors="replace") for v in plain]
    return list(map(str, plain))


def _is_blank(text: str) -> bool:
    return all(char.isspace() and char not in _NO_JAVA_WHITESPACE for char in text)


def _date_and_time(value: int, digits: int) -> tuple[str, str, str]:
    """Return the date as Java prints it, the time as `HH:MM:SS`, and the digits of the fraction."""
    seconds, fraction = divmod(value, 10**digits)
    date, _, time = str(np.datetime64(seconds, "s")).partition("T")
    year, month, day = date.rsplit("-", 2)
    width = "04" if 0 <= int(year) <= 9999 else "+05"
    return f"{int(year):{width}}-{month}-{day}", time, str(fraction).zfill(digits)[:digits]


def _java_local_date_time(value: int, digits: int) -> str:
    """Print a timestamp as Java does: no zero seconds, the fraction in groups of three digits."""
    date, time, fraction = _date_and_time(value, digits)
    if shown := re.sub("(000)+$", "", fraction):
        return f"{date}T{time}.{shown}"
    return f"{date}T{time}".removesuffix(":00")


def _sql_timestamp(value: int, digits: int, precision: int) -> str:
    """Print a timestamp as SQL does: digits of its precision, and more only if not zero."""
    date, time, fraction = _date_and_time(value, digits)
    shown = fraction.rstrip("0").ljust(precision, "0")
    return f"{date} {time}.{shown}" if shown else f"{date} {time}"


def _sql_time(millis: int, precision: int) -> str:
    """Print a time as SQL does: with up to `precision` digits, and at least one if it has any."""
    _, time, fraction = _date_and_time(millis, 3)
    shown = fraction[:precision]
    return f"{time}.{shown[0]}{shown[1:].rstrip('0')}" if shown else time


# -- buckets of keys -------------------------------------------------------------------------------

#: Maximum number of key combinations to hash, as in Paimon.
MOST_COMBINATIONS = 1000

_SEED = 42


class HashedBuckets(Struct, frozen=True):
    """Buckets of the keys that can match.

    Attributes:
        hashes: numbers of the keys, whose bucket is their remainder; see `_hashes`.
        schema_ids: schemas in which the key columns have their current types.
    """

    hashes: frozenset[int]
    schema_ids: frozenset[int]

    def buckets(self, total_buckets: int) -> frozenset[int] | None:
        """Return the buckets out of `total_buckets`; None if rows are not hashed to buckets."""
        if total_buckets <= 0:
            return None
        return frozenset(number % total_buckets for number in self.hashes)


def hashed_buckets(tree: Tree, schemas: Sequence[TableSchema]) -> HashedBuckets | None:
    """Return the buckets that can contain matches; None if the predicate does not restrict them.

    It must restrict each column of the bucket key to single values.
    Spec: Paimon 1.x, core/operation/BucketSelectConverter.java.

    Args:
        tree: predicate over the columns of the current schema.
        schemas: schemas of the table, the current schema last.
    """
    function = _function_of(schemas[-1])
    columns = schemas[-1].bucket_keys
    values = [some for column in columns if (some := points(tree, column)) is not None]
    n_keys = math.prod(map(len, values))
    if function is None or len(values) < len(columns) or n_keys > MOST_COMBINATIONS:
        return None
    hashes: frozenset[int] = frozenset()
    if n_keys:
        sides = zip(*product(*values), strict=True)
        keys = [pa.concat_arrays([pa.repeat(value, 1) for value in side]) for side in sides]
        of_keys = _hashes(function, keys)
        if of_keys.null_count:
            return None
        hashes = frozenset(of_keys.to_pylist())
    return HashedBuckets(hashes, same_schemas(schemas))


def _function_of(schema: TableSchema) -> str | None:
    """Return the function that assigns keys to buckets: `default` or `mod`; None if unknown."""
    function = schema.options.get("bucket-function.type", "default").lower()
    n_columns = len(schema.bucket_keys)
    is_supported = n_columns and (function == "default" or (function == "mod" and n_columns == 1))
    return function if is_supported else None


def hash_keys(columns: Sequence[pa.Array]) -> pa.Array:
    """Return the hash of each key; null if a part is null, or equal values can have other bytes.

    It is the 32-bit MurmurHash3 of the bytes of a BinaryRow, without the arity before it. The row
    has null bits, 8 bytes for each value, and the variable parts that some of these refer to.
    Spec: Paimon 1.x, common/utils/MurmurHashUtils.java, BinaryRow.hashCode;
    common/data/AbstractBinaryWriter.java.
    """
    n_rows = len(columns[0])
    slots = [slot for values in columns if (slot := _slots(values)) is not None]
    if len(slots) < len(columns):
        return pa.nulls(n_rows, pa.int64())
    first = (len(columns) + 63 + 8) // 64  # words of null bits
    ends = np.full(n_rows, 8 * (first + len(slots)), dtype=np.int64)
    words = []
    for slot in slots:
        above = ends.astype(np.uint64) << np.uint64(32)
        words.append(np.where(np.equal(slot.n_reserved, 0), slot.words, slot.words | above))
        ends += slot.n_reserved
    starts = np.cumsum(ends) - ends
    data = np.zeros(int(ends.sum()), dtype=np.uint8)
    for at, (slot, word) in enumerate(zip(slots, words, strict=True)):
        data.view("<u8")[starts // 8 + first + at] = word
        if (parts := slot.variable) is not None:
            to = starts + (word >> np.uint64(32)).astype(np.int64)
            lengths = np.where(np.equal(slot.n_reserved, 0), 0, parts.lengths)
            within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
            part = parts.data[np.repeat(parts.starts, lengths) + within]
            data[np.repeat(to, lengths) + within] = part
    hashes = murmur3_each(data, starts, ends, _SEED)
    return number_array(hashes, ~np.logical_and.reduce([slot.is_valid for slot in slots]))


def bucket_of_only_key(schemas: Sequence[TableSchema]) -> Computed | None:
    """Return how the bucket of files with only one bucket key is made; None if it is unknown.

    Args:
        schemas: of the table, the newest one last.
    """
    schema = schemas[-1]
    names, function = set(schema.bucket_keys), _function_of(schema)
    if function is None or not names <= {field.name for field in schema.fields}:
        return None
    is_in_key = names <= set(schema.trimmed_primary_keys)
    sides = ("min_key", "max_key") if is_in_key else ("lower_bounds", "upper_bounds")
    keys = [tuple(f"{side}.{name}" for side in sides) for name in schema.bucket_keys]
    parts = ("bucket", "total_buckets", "schema_id", *(side for key in keys for side in key))
    return Computed(parts, partial(_bucket_of_key, function, keys, same_schemas(schemas)))


def _bucket_of_key(
    function: str, keys: Sequence[Sequence[str]], schemas: Collection[int], entries: pa.RecordBatch
) -> pa.Array:
    """Return the bucket of the only key in each file; null if unknown.

    Args:
        function: `default` or `mod`.
        keys: the least and the greatest value of each column of the bucket key, as flat names.
        schemas: ids of the schemas in which keys are hashed as in the newest one.
    """
    total, bucket = entries.column("total_buckets"), entries.column("bucket")
    schema_id = entries.column("schema_id").cast(pa.int64())
    is_hashed = pc.and_kleene(pc.greater(total, 0), pc.greater_equal(bucket, 0))
    is_hashed = pc.and_kleene(is_hashed, pc.is_in(schema_id, int_array(sorted(schemas))))
    hashes = _hashes(function, [only_value(*map(entries.column, key)) for key in keys])
    has_bucket = to_flags(pc.fill_null(is_hashed, False)) & to_flags(hashes.is_valid())
    n_buckets = np.where(has_bucket, to_numbers(total), 1).astype(np.int64)
    return number_array((filled(hashes, 0) % n_buckets).astype(np.int32), ~has_bucket)


class _Slots(Struct, frozen=True):
    """The 8 bytes of each value in its row, and the variable part that they refer to.

    Attributes:
        words: the 8 bytes; without the position of the variable part.
        is_valid: whether the value is not null and equal values have the same bytes.
        variable: the variable parts; None for types without.
        n_reserved: bytes of the row that a variable part takes; 0 for a value without.
    """

    words: NDArray[np.uint64]
    is_valid: Flags
    variable: Spans | None = None
    n_reserved: I64 | int = 0


def _slots(values: pa.Array) -> _Slots | None:
    """Return the slots of a column; None if the type has no hash."""
    kind, is_valid = values.type, to_flags(values.is_valid())
    if is_text_or_bytes(kind):
        return _byte_slots(spans_of(values), is_valid)
    if pat.is_decimal(kind):
        unscaled = view_buffer(values.buffers()[1], np.uint64)[2 * values.offset :: 2]
        if kind.precision <= 18:
            return _Slots(unscaled[: len(values)], is_valid)
        parts = decimal_spans(values)
        return _Slots(parts.lengths.astype(np.uint64), is_valid, parts, 16)
    if pat.is_timestamp(kind):
        return _timestamp_slots(values, is_valid)
    if pat.is_boolean(kind):
        return _Slots(to_flags(values).astype(np.uint64), is_valid)
    if pat.is_floating(kind):  # 0.0 equals -0.0, but their bytes differ
        is_valid = is_valid & (to_numbers(values) != 0)
    elif kind not in WIDTHS:
        return None
    dtype = np.dtype(f"u{WIDTHS[kind]}").type
    numbers = view_buffer(values.buffers()[1], dtype)[values.offset :]
    return _Slots(numbers[: len(values)].astype(np.uint64), is_valid)


def _byte_slots(spans: Spans, is_valid: Flags) -> _Slots:
    """Return the slots of byte strings; those of up to 7 bytes have no variable part."""
    is_inline = spans.lengths <= 7
    lengths = spans.lengths.astype(np.uint64)
    words = np.where(is_inline, (lengths | np.uint64(0x80)) << np.uint64(56), lengths)
    data = np.concatenate([spans.data, np.zeros(7, dtype=np.uint8)])
    for at in range(7):
        byte = np.where(is_inline & (spans.lengths > at), data[spans.starts + at], 0)
        words |= byte.astype(np.uint64) << np.uint64(8 * at)
    return _Slots(words, is_valid, spans, np.where(is_inline, 0, (spans.lengths + 7) // 8 * 8))


def _timestamp_slots(values: pa.Array, is_valid: Flags) -> _Slots:
    """Return the slots of timestamps; only milliseconds have no variable part."""
    per_milli = {"ms": 1, "us": 1_000, "ns": 1_000_000}[values.type.unit]
    units = to_numbers(values.view(pa.int64())).astype(np.int64)
    millis = np.ascontiguousarray(units // per_milli)
    if per_milli == 1:
        return _Slots(millis.view(np.uint64), is_valid)
    nanos = (units % per_milli) * (1_000_000 // per_milli)
    parts = Spans(millis.view(np.uint8), np.arange(len(values)) * 8, np.full(len(values), 8))
    return _Slots(nanos.astype(np.uint64), is_valid, parts, 8)


def _hashes(function: str, keys: Sequence[pa.Array]) -> pa.Array:
    """Return the numbers of keys by the function `default` or `mod` of the table.

    The bucket is the non-negative remainder of a number: of the key, or of the absolute hash, which
    is the absolute remainder of the hash with Java's `%`.
    Spec: Paimon 1.x, core/bucket/DefaultBucketFunction.java, ModBucketFunction.java.
    """
    if function == "default":
        return pc.abs(hash_keys(keys).cast(pa.int64()))
    is_number = pat.is_signed_integer(keys[0].type)
    return keys[0].cast(pa.int64()) if is_number else pa.nulls(len(keys[0]), pa.int64())


def same_schemas(schemas: Sequence[TableSchema]) -> frozenset[int]:
    """Return the ids of schemas in which the bucket key columns have their current types.

    The hash of a number depends on its type.

    Args:
        schemas: schemas of the table, the current schema last.
    """
    types = [{f.id: replace(f.type, nullable=True) for f in schema.fields} for schema in schemas]
    ids = {f.id for f in schemas[-1].fields if f.name in schemas[-1].bucket_keys}
    return frozenset(
        schema.id
        for schema, type_of in zip(schemas, types, strict=True)
        if all(type_of.get(field_id) == types[-1][field_id] for field_id in ids)
    )
