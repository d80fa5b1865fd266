"""Predicates evaluated on the indexes of a data file."""

import pyarrow as pa
import pytest

from arrowmeta.paimon.pruning import may_match_indexes
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type
from arrowmeta.predicate.tree import (
    And,
    Column,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Literal,
    Membership,
    Or,
    StartsWith,
    Unjudged,
)
from tests.reference import file_index


def column(name, column_type, through="{}"):
    return Column(name, column_type, (name,), through)


def literal(value, column_type):
    return Literal(str(value), pa.scalar(value, column_type), str(value))


A, S, F = column("a", pa.int64()), column("s", pa.string()), column("f", pa.float64())


def schema(schema_id, **types):
    fields = (
        DataField(at, name, parse_type(text)) for at, (name, text) in enumerate(types.items())
    )
    return TableSchema(schema_id, tuple(fields))


#: `a` is an INT named `old` in the schema of the file.
SCHEMAS = [
    schema(0, old="INT", s="STRING", f="DOUBLE"),
    schema(1, a="BIGINT", s="STRING", f="DOUBLE"),
]
INDEXES = file_index.container(
    {
        "old": {"bitmap": file_index.bitmap_v2([1, 5, 9], "int32")},
        "s": {"range-bitmap": file_index.range_bitmap([b"ab", None], "string")},
        "f": {"bitmap": file_index.bitmap_v1([1.0, 2.0], "double")},
    }
)


def equals(value):
    return Comparison(A, "=", literal(value, pa.int64()))


PRESENT, ABSENT = equals(5), equals(6)


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        (PRESENT, True),
        (ABSENT, False),
        (And((PRESENT, ABSENT)), False),
        (And((PRESENT, PRESENT)), True),
        (Or((PRESENT, ABSENT)), True),
        (Or((ABSENT, ABSENT)), False),
        (Or((ABSENT, Unjudged("f(a)", "unknown"))), True),
        (Implied(ABSENT, "g(a) = 1"), False),
        (Constant(None), False),
        (equals(2**40), False),
        (Membership(A, (literal(4, pa.int64()), literal(9, pa.int64()))), True),
        (Membership(A, tuple(literal(i, pa.int64()) for i in (1, 5, 9)), negated=True), False),
        (IsNull(A), False),
        (IsNull(S), True),
        (IsNull(S, negated=True), True),
        (StartsWith(S, "a"), True),
        (StartsWith(S, "b"), False),
        (StartsWith(S, "a", negated=True), False),
        (IsNan(F), False),
        (IsNan(F, negated=True), True),
        (Comparison(column("a", pa.int64(), "abs({})"), "=", literal(6, pa.int64())), True),
        (Comparison(column("other", pa.int64()), "=", literal(6, pa.int64())), True),
    ],
)
def test_predicate_tree_is_evaluated_on_file_indexes(tree, expected):
    files = pa.table({"embedded_index": [INDEXES], "schema_id": [0], "record_count": [-1]})
    mask = may_match_indexes(tree, files, SCHEMAS, lambda formula, keys: formula.mask(keys))
    assert mask is not None
    assert mask.tolist() == [expected]
