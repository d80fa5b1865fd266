"""Bucket pruning: compute the buckets of rows with given keys.

Takes a predicate that restricts the bucket key to single values; returns hashes of the keys, from
which the buckets follow for any number of buckets. With the bucket key (a, b), the predicate
`a IN (1, 2) AND b = 'x'` gives the keys (1, 'x') and (2, 'x'). Each is hashed as the bytes of its
BinaryRow, and its bucket is `abs(hash % total_buckets)`; with the function `mod` it is the key
itself modulo the number of buckets. Main name: `hashed_buckets`.

Spec: Paimon 1.x, core/bucket/{BucketFunction,DefaultBucketFunction,ModBucketFunction}.java.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.bounds import only_value
from arrowmeta.columns.buffers import (
    filled,
    int_array,
    is_text_or_bytes,
    number_array,
    to_flags,
    to_numbers,
    view_buffer,
)
from arrowmeta.columns.rows import Spans, decimal_spans, spans_of
from arrowmeta.model.murmur3 import murmur3_each
from arrowmeta.model.scan import MadeColumn
from arrowmeta.paimon.schema import WIDTHS, TableSchema
from arrowmeta.predicate.tree import Tree, points
from arrowmeta.records import dataclass

#: Maximum number of key combinations to hash, as in Paimon.
MOST_COMBINATIONS = 1000

_SEED = 42


@dataclass(frozen=True)
class HashedBuckets:
    """Buckets of the keys that can match.

    Attributes:
        hashes: hashes of the keys; the keys themselves if `is_modulo`.
        is_modulo: whether the bucket is the key modulo the number of buckets.
        schema_ids: schemas in which the key columns have their current types.
    """

    hashes: frozenset[int]
    is_modulo: bool
    schema_ids: frozenset[int]

    def buckets(self, total_buckets: int) -> frozenset[int] | None:
        """Return the buckets out of `total_buckets`; None if rows are not hashed to buckets.

        A bucket is the absolute remainder of a hash, as with Java's `%`; or the non-negative
        remainder of a key.
        Spec: Paimon 1.x, core/bucket/DefaultBucketFunction.java, ModBucketFunction.java.
        """
        if total_buckets <= 0:
            return None
        values = self.hashes if self.is_modulo else map(abs, self.hashes)
        return frozenset(value % total_buckets for value in values)


def hashed_buckets(tree: Tree, schemas: Sequence[TableSchema]) -> HashedBuckets | None:
    """Return the buckets that can contain matches; None if the predicate does not restrict them.

    It must restrict each column of the bucket key to single values.
    Spec: Paimon 1.x, core/operation/BucketSelectConverter.java.

    Args:
        tree: predicate over the columns of the current schema.
        schemas: schemas of the table, the current one last.
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
    return HashedBuckets(hashes, function == "mod", same_schemas(schemas))


def _function_of(schema: TableSchema) -> str | None:
    """Return the function that assigns keys to buckets: `default` or `mod`; None if unknown."""
    function = schema.options.get("bucket-function.type", "default").lower()
    n_columns = len(schema.bucket_keys)
    is_known = n_columns and (function == "default" or (function == "mod" and n_columns == 1))
    return function if is_known else None


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
        words.append(np.where(slot.is_inline, slot.words, slot.words | above))
        ends += np.where(slot.is_inline, 0, slot.n_reserved)
    starts = np.cumsum(ends) - ends
    data = np.zeros(int(ends.sum()), dtype=np.uint8)
    for at, (slot, word) in enumerate(zip(slots, words, strict=True)):
        data.view("<u8")[starts // 8 + first + at] = word
        if (parts := slot.variable) is not None:
            to = starts + (word >> np.uint64(32)).astype(np.int64)
            lengths = np.where(slot.is_inline, 0, parts.lengths)
            within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
            part = parts.data[np.repeat(parts.starts, lengths) + within]
            data[np.repeat(to, lengths) + within] = part
    hashes = murmur3_each(data, starts, ends, _SEED)
    return number_array(hashes, ~np.logical_and.reduce([slot.is_known for slot in slots]))


def bucket_of_only_key(schemas: Sequence[TableSchema]) -> MadeColumn | None:
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
    return MadeColumn(parts, partial(_bucket_of_key, function, keys, same_schemas(schemas)))


def _bucket_of_key(
    function: str,
    keys: Sequence[Sequence[str]],
    schemas: Collection[int],
    entries: pa.RecordBatch,
) -> pa.Array:
    """Return the bucket of the only key in each file; null if unknown.

    Args:
        function: `default` or `mod`.
        keys: the least and the greatest value of each column of the bucket key, as flat names.
        schemas: ids of the schemas in which keys are hashed as in the newest one.

    Spec: Paimon 1.x, core/bucket/DefaultBucketFunction.java, ModBucketFunction.java.
    """
    total, bucket = entries.column("total_buckets"), entries.column("bucket")
    schema_id = entries.column("schema_id").cast(pa.int64())
    is_hashed = pc.and_kleene(pc.greater(total, 0), pc.greater_equal(bucket, 0))
    is_hashed = pc.and_kleene(is_hashed, pc.is_in(schema_id, int_array(sorted(schemas))))
    hashes = _hashes(function, [only_value(*map(entries.column, key)) for key in keys])
    is_known = to_flags(pc.fill_null(is_hashed, False)) & to_flags(hashes.is_valid())
    n_buckets = np.where(is_known, to_numbers(total), 1).astype(np.int64)
    numbers = filled(hashes, 0)
    remainders = numbers % n_buckets if function == "mod" else np.abs(np.fmod(numbers, n_buckets))
    return number_array(remainders.astype(np.int32), ~is_known)


@dataclass(frozen=True)
class _Slots:
    """The 8 bytes of each value in its row, and the variable part that they refer to.

    Attributes:
        words: the 8 bytes; without the position of the variable part.
        is_known: whether the value is not null and equal values have the same bytes.
        is_inline: whether there is no variable part.
        variable: the variable parts; None for types without.
        n_reserved: bytes of the row that a variable part takes.
    """

    words: NDArray[np.uint64]
    is_known: NDArray[np.bool_]
    is_inline: NDArray[np.bool_]
    variable: Spans | None = None
    n_reserved: NDArray[np.int64] | int = 0


def _slots(values: pa.Array) -> _Slots | None:
    """Return the slots of a column; None if the type has no hash."""
    kind, is_known = values.type, to_flags(values.is_valid())
    all_inline = np.ones(len(values), dtype=bool)
    if is_text_or_bytes(kind):
        return _byte_slots(spans_of(values), is_known)
    if pa.types.is_decimal(kind):
        unscaled = view_buffer(values.buffers()[1], np.uint64)[2 * values.offset :: 2]
        if kind.precision <= 18:
            return _Slots(unscaled[: len(values)], is_known, all_inline)
        parts = decimal_spans(values)
        return _Slots(parts.lengths.astype(np.uint64), is_known, ~all_inline, parts, 16)
    if pa.types.is_timestamp(kind):
        return _timestamp_slots(values, is_known)
    if pa.types.is_boolean(kind):
        return _Slots(to_flags(values).astype(np.uint64), is_known, all_inline)
    if pa.types.is_floating(kind):  # 0.0 equals -0.0, but their bytes differ
        is_known = is_known & (to_numbers(values) != 0)
    elif kind not in WIDTHS:
        return None
    dtype = np.dtype(f"u{WIDTHS[kind]}").type
    numbers = view_buffer(values.buffers()[1], dtype)[values.offset :]
    return _Slots(numbers[: len(values)].astype(np.uint64), is_known, all_inline)


def _byte_slots(spans: Spans, is_known: NDArray[np.bool_]) -> _Slots:
    """Return the slots of byte strings; those of up to 7 bytes have no variable part."""
    is_inline = spans.lengths <= 7
    lengths = spans.lengths.astype(np.uint64)
    words = np.where(is_inline, (lengths | np.uint64(0x80)) << np.uint64(56), lengths)
    data = np.concatenate([spans.data, np.zeros(7, dtype=np.uint8)])
    for at in range(7):
        byte = np.where(is_inline & (spans.lengths > at), data[spans.starts + at], 0)
        words |= byte.astype(np.uint64) << np.uint64(8 * at)
    return _Slots(words, is_known, is_inline, spans, (spans.lengths + 7) // 8 * 8)


def _timestamp_slots(values: pa.Array, is_known: NDArray[np.bool_]) -> _Slots:
    """Return the slots of timestamps; only milliseconds have no variable part."""
    per_milli = {"ms": 1, "us": 1_000, "ns": 1_000_000}[values.type.unit]
    units = to_numbers(values.view(pa.int64())).astype(np.int64)
    millis = np.ascontiguousarray(units // per_milli)
    is_inline = np.full(len(values), per_milli == 1)
    if per_milli == 1:
        return _Slots(millis.view(np.uint64), is_known, is_inline)
    nanos = (units % per_milli) * (1_000_000 // per_milli)
    n_rows = len(values)
    parts = Spans(millis.view(np.uint8), np.arange(n_rows) * 8, np.full(n_rows, 8))
    return _Slots(nanos.astype(np.uint64), is_known, is_inline, parts, 8)


def _hashes(function: str, keys: Sequence[pa.Array]) -> pa.Array:
    """Return the hashes of keys by the function `default` or `mod` of the table."""
    if function == "default":
        return hash_keys(keys)
    is_number = pa.types.is_signed_integer(keys[0].type)
    return keys[0].cast(pa.int64()) if is_number else pa.nulls(len(keys[0]), pa.int64())


def same_schemas(schemas: Sequence[TableSchema]) -> frozenset[int]:
    """Return the ids of schemas in which the bucket key columns have their current types.

    The hash of a number depends on its type.

    Args:
        schemas: schemas of the table, the current one last.
    """
    types = [{f.id: replace(f.type, nullable=True) for f in schema.fields} for schema in schemas]
    ids = {f.id for f in schemas[-1].fields if f.name in schemas[-1].bucket_keys}
    return frozenset(
        schema.id
        for schema, type_of in zip(schemas, types, strict=True)
        if all(type_of.get(field_id) == types[-1][field_id] for field_id in ids)
    )
