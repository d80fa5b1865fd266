"""Predicates evaluated on the indexes of a data file."""

import pyarrow as pa
import pytest

from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.file_index import read_container
from arrowmeta.paimon.pruning import may_match_container, to_question, to_questions
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
#: Columns as the files have them: `a` is an INT named `old` there.
FIELDS = {
    "a": pa.field("old", pa.int32()),
    "s": pa.field("s", pa.string()),
    "f": pa.field("f", pa.float64()),
}


@pytest.fixture(scope="module")
def container():
    return read_container(
        file_index.container(
            {
                "old": {"bitmap": file_index.bitmap_v2([1, 5, 9], "int32")},
                "s": {"range-bitmap": file_index.range_bitmap([b"ab", None], "string")},
                "f": {"bitmap": file_index.bitmap_v1([1.0, 2.0], "double")},
            }
        )
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
        (Constant(True), True),
        (Constant(None), False),
        (equals(2**40), False),
        (Membership(A, (literal(4, pa.int64()), literal(9, pa.int64()))), True),
        (Membership(A, tuple(literal(i, pa.int64()) for i in (1, 5, 9)), negated=True), False),
        (IsNull(A), False),
        (IsNull(S), True),
        (IsNull(S, negated=True), True),
        (StartsWith(S, "a"), True),
        (StartsWith(S, "b"), False),
        (StartsWith(S, "a", negated=True), True),
        (IsNan(F), False),
        (IsNan(F, negated=True), True),
        (Comparison(column("a", pa.int64(), "abs({})"), "=", literal(6, pa.int64())), True),
        (Comparison(column("other", pa.int64()), "=", literal(6, pa.int64())), True),
        (Comparison(A, "=", Literal("5.5", None, "5.5")), True),
    ],
)
def test_predicate_tree_is_evaluated_on_file_indexes(container, tree, expected):
    assert may_match_container(tree, to_questions(tree, FIELDS), container) is expected


def test_string_literal_on_column_stored_as_int_is_unsupported():
    leaf = Comparison(S, "<", literal("9", pa.string()))
    with pytest.raises(UnsupportedError, match="cannot compare string with int32"):
        to_question(leaf, pa.int32())
