"""Bucket pruning: compute the buckets of rows with given keys.

Takes a predicate that restricts the bucket key to single values; returns hashes of the keys, from
which the buckets follow for any number of buckets. Main name: `hashed_buckets`.

Spec: Paimon 1.x, core/bucket/{BucketFunction,DefaultBucketFunction,ModBucketFunction}.java.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product

import pyarrow as pa

from arrowmeta.model.murmur3 import murmur3
from arrowmeta.model.source import Source
from arrowmeta.paimon.schema import TableSchema, bucket_keys
from arrowmeta.predicate.literals import points
from arrowmeta.predicate.tree import Tree

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
        if self.is_modulo:
            return frozenset(value % total_buckets for value in self.hashes)
        return frozenset(abs(value) % total_buckets for value in self.hashes)


def hashed_buckets(
    tree: Tree, source: Source, same_schemas: Callable[[], frozenset[int]]
) -> HashedBuckets | None:
    """Return the buckets that can contain matches; None if the predicate does not restrict them.

    It must restrict each column of the bucket key to single values.
    Spec: Paimon 1.x, core/operation/BucketSelectConverter.java.

    Args:
        same_schemas: the function `same_schemas` for the schemas of the table.
    """
    columns = bucket_key(source)
    found = [points(tree, column) for column in columns]
    sets = [values for values in found if values is not None]
    if not columns or len(sets) < len(columns):
        return None
    if math.prod(map(len, sets)) > MOST_COMBINATIONS:
        return None
    function = source.options.get("bucket-function.type", "default").lower()
    if function not in ("default", "mod") or (function == "mod" and len(columns) > 1):
        return None
    keys = list(product(*sets))
    hashes = [_modulo(key) if function == "mod" else hash_key(key) for key in keys]
    known = [value for value in hashes if value is not None]
    if len(known) < len(keys):
        return None
    return HashedBuckets(frozenset(known), function == "mod", same_schemas())


def bucket_key(source: Source) -> list[str]:
    """Return the columns of the bucket key."""
    return list(bucket_keys(source.options, [field.name for field in source.shape.primary_key]))


def hash_key(key: Sequence[pa.Scalar]) -> int | None:
    """Return the hash of a key; None if equal values can have different bytes.

    It is the 32-bit MurmurHash3 of the bytes of a BinaryRow, without the arity before it.
    Spec: Paimon 1.x, common/utils/MurmurHashUtils.java, BinaryRow.hashCode.
    """
    row = _row_bytes(key)
    return None if row is None else murmur3(row, _SEED)


def _modulo(key: Sequence[pa.Scalar]) -> int | None:
    return int(key[0].as_py()) if pa.types.is_signed_integer(key[0].type) else None


def _row_bytes(key: Sequence[pa.Scalar]) -> bytes | None:
    """Serialize a row; None if equal values can have different bytes."""
    fixed_start = (len(key) + 63 + 8) // 64 * 8
    fixed, variable = b"", b""
    for value in key:
        at = fixed_start + 8 * len(key) + len(variable)
        slot = _slot(value, at)
        if slot is None:
            return None
        fixed += slot[0]
        variable += slot[1]
    return bytes(fixed_start) + fixed + variable


def _slot(value: pa.Scalar, at: int) -> tuple[bytes, bytes] | None:
    """Return the 8 bytes of a value, and the variable part at `at` that they point to.

    Spec: Paimon 1.x, common/data/AbstractBinaryWriter.java.
    """
    kind = value.type
    if pa.types.is_string(kind) or pa.types.is_binary(kind):
        data = value.as_py().encode() if pa.types.is_string(kind) else value.as_py()
        return _bytes_slot(data, at)
    if pa.types.is_decimal(kind):
        return _decimal_slot(value, at)
    if pa.types.is_timestamp(kind):
        return _timestamp_slot(value, at)
    if pa.types.is_floating(kind):
        return _float_slot(value)
    if pa.types.is_boolean(kind):
        return bytes([value.as_py()]).ljust(8, b"\0"), b""
    if pa.types.is_date32(kind) or pa.types.is_time32(kind):
        return struct.pack("<i4x", value.value), b""
    if pa.types.is_signed_integer(kind):
        width = kind.bit_width // 8
        return value.as_py().to_bytes(width, "little", signed=True).ljust(8, b"\0"), b""
    return None


def _bytes_slot(data: bytes, at: int) -> tuple[bytes, bytes]:
    if len(data) <= 7:
        return data.ljust(7, b"\0") + bytes([0x80 | len(data)]), b""
    return struct.pack("<II", len(data), at), data.ljust((len(data) + 7) // 8 * 8, b"\0")


def _decimal_slot(value: pa.Scalar, at: int) -> tuple[bytes, bytes]:
    sign, digits, _ = value.as_py().as_tuple()
    unscaled = int("".join(map(str, digits))) * (-1 if sign else 1)
    if value.type.precision <= 18:
        return struct.pack("<q", unscaled), b""
    n_bits = (unscaled if unscaled >= 0 else ~unscaled).bit_length()
    data = unscaled.to_bytes(n_bits // 8 + 1, "big", signed=True)
    return struct.pack("<II", len(data), at), data.ljust(16, b"\0")


def _timestamp_slot(value: pa.Scalar, at: int) -> tuple[bytes, bytes]:
    per_milli = {"ms": 1, "us": 1_000, "ns": 1_000_000}[value.type.unit]
    millis, rest = divmod(value.value, per_milli)
    if per_milli == 1:
        return struct.pack("<q", millis), b""
    nanos = rest * (1_000_000 // per_milli)
    return struct.pack("<II", nanos, at), struct.pack("<q", millis)


def _float_slot(value: pa.Scalar) -> tuple[bytes, bytes] | None:
    number = value.as_py()
    if number == 0:  # 0.0 equals -0.0, but their bytes differ
        return None
    form = "<f4x" if pa.types.is_float32(value.type) else "<d"
    return struct.pack(form, number), b""


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
        for schema, known in zip(schemas, types, strict=True)
        if all(known.get(one) == types[-1][one] for one in ids)
    )
