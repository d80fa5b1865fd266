"""Pruning by embedded file indexes after schema changes."""

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.paimon.pruning import may_match_indexes
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type, to_arrow
from arrowmeta.predicate.tree import TRUE, Column, Comparison, IsNull, Literal
from tests.reference import file_index


def schema(schema_id, *fields):
    return TableSchema(schema_id, tuple(DataField(i, n, parse_type(t)) for i, n, t in fields))


OLD = schema(
    0, (1, "k", "INT"), (2, "s", "VARCHAR(9)"), (3, "t", "TIMESTAMP(6)"), (5, "o", "BOOLEAN")
)
NEW = schema(
    1,
    (1, "key", "BIGINT"),
    (2, "s", "VARCHAR(3)"),
    (3, "t", "TIMESTAMP(3)"),
    (4, "k", "INT"),
    (5, "o", "INT"),
)
INDEXES = {
    "k": {"bitmap": file_index.bitmap_v2([1, 5], "int32")},
    "s": {"bitmap": file_index.bitmap_v2([b"abcdef"], "string")},
    "t": {"bitmap": file_index.bitmap_v2([1_000_500], "int64")},
    "o": {"bitmap": file_index.bitmap_v2([True], "bool")},
}


def equals(name, value):
    return compares(name, "=", value)


def compares(name, operator, value):
    (column_type,) = (to_arrow(f.type) for f in NEW.fields if f.name == name)
    literal = Literal(str(value), pa.array([value]).cast(column_type)[0], str(value))
    return Comparison(Column(name, column_type, (name,)), operator, literal)


def kept(tree, *indexes, schema_id=0, n_rows=None):
    files = pa.table(
        {
            "embedded_index": pa.array(indexes, pa.binary()),
            "schema_id": pa.array([schema_id] * len(indexes), pa.int64()),
            "record_count": pa.array([n_rows] * len(indexes), pa.int64()),
        }
    )
    mask = may_match_indexes(tree, files, [OLD, NEW], lambda formula, keys: formula.mask(keys))
    return None if mask is None else np.asarray(mask).tolist()


def test_index_is_found_by_column_name_and_type_of_file_schema():
    index = file_index.container(INDEXES)
    assert kept(equals("key", 5), index, None) == [True, True]
    assert kept(equals("key", 6), index, None) == [False, True]
    assert kept(equals("k", 6), index) == [True]


def test_index_of_narrowed_column_is_not_used():
    index = file_index.container(INDEXES)
    assert kept(equals("s", "abc"), index) == [True]
    assert kept(equals("t", 1), index) == [True]


def test_index_of_column_with_changed_type_has_values_of_the_new_type():
    """As a BOOLEAN, 2 is true, so that no row would match `<> 2`."""
    index = file_index.container(INDEXES)
    assert kept(compares("o", "<>", 2), index) == [True]
    assert kept(compares("o", "=", 1), index) == [True]
    assert kept(compares("o", "=", 0), index) == [False]
    assert kept(IsNull(Column("o", pa.int32(), ("o",)), False), index) == [False]


def test_file_with_unknown_schema_or_damaged_index_is_kept():
    assert kept(equals("key", 6), file_index.container(INDEXES), schema_id=7) == [True]
    assert kept(equals("k", 6), file_index.container(INDEXES), schema_id=1) == [False]
    assert kept(equals("k", 6), file_index.container(INDEXES), schema_id=None) == [True]
    assert kept(equals("key", 6), b"no index") == [True]


def test_no_mask_without_indexes_or_without_predicate():
    assert kept(equals("key", 6), None) is None
    assert kept(TRUE, file_index.container(INDEXES)) is None


@pytest.mark.parametrize(
    "body",
    [
        {"bitmap": file_index.bitmap_v1([1, 5, None], "int32")},
        {"bitmap": file_index.bitmap_v2([1, 5, None], "int32")},
        {"range-bitmap": file_index.range_bitmap([1, 5, None], "int32")},
        {"bsi": file_index.bsi([1, 5, None])},
    ],
    ids=["bitmap v1", "bitmap v2", "range-bitmap", "bsi"],
)
def test_index_with_wrong_row_count_is_ignored(body):
    index = file_index.container({"k": body})
    assert kept(equals("key", 6), index, n_rows=3) == [False]
    assert kept(equals("key", 6), index) == [False]  # the number of rows is not known
    assert kept(equals("key", 6), index, n_rows=-1) == [False]
    for other in (0, 2, 4):
        assert kept(equals("key", 6), index, n_rows=other) == [True]
