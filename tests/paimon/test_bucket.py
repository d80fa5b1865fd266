"""The bucket of a key, against files of real writers."""

from __future__ import annotations

import struct
import warnings
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.paimon.buckets import HashedBuckets, bucket_of_only_key, hash_keys
from arrowmeta.paimon.schema import DataField, DataType, TableSchema, parse_type_text, to_arrow
from tests.corpus import NO_CORPUS
from tests.paimon.one_key import hash_key
from tests.paimon.row_strategies import ATOMIC, not_null, values_of
from tests.reference import binary_row as oracle
from tests.reference.murmur3 import murmur3
from tests.reference.truth import paimon_tables

#: Tables with keys, without the large ones, whose entries and buckets are made up.
KEYED = [one for one in paimon_tables() if "pk" in one.name and "big_meta" not in one.name]


@pytest.mark.parametrize("table", KEYED or NO_CORPUS, ids=str)
@pytest.mark.spec("paimon: DefaultBucketFunction")
def test_min_and_max_key_hash_to_the_bucket_of_their_file(table):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        opened = arrowmeta.open(table.folder, ref=table.branch)
        columns = ["bucket", "total_buckets", "min_key", "max_key", "schema_id"]
        files = opened.data_files(columns).slice(0, 300)
    key = opened.source.schemas[-1].bucket_keys
    if not set(key) <= {field.name for field in files.schema.field("min_key").type}:
        pytest.skip("the bucket key has partition columns")
    for place in range(files.num_rows):
        total = files["total_buckets"][place].as_py()
        for bound in ("min_key", "max_key"):
            values = [files[bound][place][name] for name in key]
            hashed = hash_key(values) if all(value.is_valid for value in values) else None
            if total > 0 and hashed is not None:
                assert abs(hashed) % total == files["bucket"][place].as_py()


@pytest.mark.parametrize(
    ("value", "kind"), [(0.0, pa.float64()), (-0.0, pa.float32()), ([1], pa.list_(pa.int8()))]
)
def test_zero_float_or_list_key_has_no_hash(value, kind):
    assert hash_key([pa.scalar(value, kind)]) is None


#: Types without a hash: no table has keys of them.
UNHASHED = ("VARIANT", "BLOB")


@st.composite
def keys(draw: st.DrawFn) -> tuple[list[DataType], list[Any]]:
    """Types and a value of each."""
    hashed = ATOMIC.filter(lambda one: one.name not in UNHASHED).map(not_null)
    types = draw(st.lists(hashed, min_size=1, max_size=4))
    return types, list(draw(st.tuples(*map(values_of, types))))


def test_reference_murmur3_matches_spark():
    assert murmur3(struct.pack("<i", 1), 42) == -559580957
    assert murmur3(struct.pack("<q", 1), 42) == -1712319331


@given(keys())
@pytest.mark.spec("paimon: BinaryRow.hashCode")
def test_key_hash_equals_hash_of_its_binary_row(case):
    types, values = case
    scalars = [
        pa.array([value], to_arrow(kind))[0] for kind, value in zip(types, values, strict=True)
    ]
    of_row = murmur3(oracle.encode_body(types, values), 42)
    # 0.0 equals -0.0 in other bytes, so that neither has a hash.
    has_zero = any(isinstance(value, float) and value == 0 for value in values)
    assert hash_key(scalars) == (None if has_zero else of_row)


@given(st.lists(st.tuples(st.text(max_size=20), st.integers(-(2**31), 2**31 - 1)), min_size=1))
def test_columns_of_keys_hash_as_single_keys(keys):
    texts, numbers = zip(*keys, strict=True)
    columns = [pa.array([*texts, None]), pa.array([*numbers, 1], pa.int32())]
    each = [hash_key([pa.scalar(text), pa.scalar(n, pa.int32())]) for text, n in keys]
    assert hash_keys(columns).to_pylist() == [*each, None]


@pytest.mark.parametrize("n_columns", [55, 56, 57, 119, 120, 121])
def test_key_hash_includes_null_bits_of_many_columns(n_columns):
    of_row = murmur3(oracle.encode_body([DataType("INT")] * n_columns, range(n_columns)), 42)
    assert hash_key([pa.scalar(one, pa.int32()) for one in range(n_columns)]) == of_row


@pytest.mark.parametrize(("total_buckets", "expected"), [(1, [0]), (4, [1, 3])])
def test_bucket_is_floor_modulo(total_buckets, expected):
    found = HashedBuckets(frozenset({-7, 3}), frozenset())
    assert found.buckets(total_buckets) == frozenset(expected)


def test_file_with_one_key_is_in_the_bucket_of_the_key():
    entries = pa.record_batch(
        {
            "bucket": pa.array([0, 0, 0, -2, 0, 0], pa.int32()),
            "total_buckets": pa.array([4, 4, 4, 4, -1, 4], pa.int32()),
            "schema_id": pa.array([0, 0, 1, 0, 0, 0]),
            "lower_bounds.k": pa.array([7, 7, 7, 7, 7, None], pa.int32()),
            "upper_bounds.k": pa.array([7, 8, 7, 7, 7, None], pa.int32()),
        }
    )
    fields, modulo = (DataField(0, "k", parse_type_text("INT")),), {"bucket-function.type": "mod"}
    of_default, of_modulo = (
        bucket_of_only_key([TableSchema(0, fields, options={"bucket-key": "k"} | options)])
        for options in ({}, modulo)
    )
    assert of_default is not None
    assert of_modulo is not None
    of_key = abs(hash_key([pa.scalar(7, pa.int32())]) or 0) % 4
    assert of_default.parts == tuple(entries.schema.names)
    found = of_default.make(entries).to_pylist()
    assert found == [of_key, None, None, None, None, None]
    assert of_modulo.make(entries).to_pylist() == [3, *[None] * 5]
