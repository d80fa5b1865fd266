"""Where buckets are not told from keys, and where the layout of a key's values changes."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.bucket import HashedBuckets, hash_key, hashed_buckets, same_schemas
from arrowmeta.predicate.read import PredicateReader
from tests.sql.given_source import GivenSource

COLUMNS = pa.schema([("a", pa.int32()), ("b", pa.int32())])


def source(function: str = "default", key: str = "a,b") -> GivenSource:
    fields: list[dict[str, Any]] = [
        {"schema_id": schema_id, "field_id": at, "name": name, "type": kind, "position": at}
        for schema_id, kinds in enumerate([("INT", "INT"), ("INT", "BIGINT"), ("INT", "BIGINT")])
        for at, (name, kind) in enumerate(zip("ab", kinds, strict=True))
    ]
    options = {"bucket-key": key, "bucket-function.type": function}
    return GivenSource({"schemas": fields}, TableShape(), options=options)


@pytest.mark.parametrize("total_buckets", [0, -1])
def test_without_a_number_of_buckets_it_may_be_any(total_buckets: int) -> None:
    assert HashedBuckets(frozenset({5}), False, frozenset()).buckets(total_buckets) is None


def test_decimals_of_up_to_18_digits_lie_in_the_row_itself() -> None:
    as_long = hash_key([pa.scalar(123, pa.int64())])
    decimals = {n: hash_key([pa.scalar(Decimal("1.23"), pa.decimal128(n, 2))]) for n in (18, 19)}
    assert decimals[18] == as_long
    assert decimals[19] != as_long


def test_the_remainder_of_several_columns_is_not_known() -> None:
    tree = PredicateReader(COLUMNS).read("a = 1 AND b = 2")
    assert hashed_buckets(tree, source("default"), frozenset) is not None
    assert hashed_buckets(tree, source("mod", "a"), frozenset) is not None
    assert hashed_buckets(tree, source("mod"), frozenset) is None


def test_a_schema_is_the_same_if_all_columns_of_the_key_are() -> None:
    assert same_schemas(source()) == {1, 2}
