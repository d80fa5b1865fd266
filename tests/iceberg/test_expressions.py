"""Iceberg's expressions in JSON as trees: forms, literals, and the meaning for null and NaN."""

import json
from datetime import date
from decimal import Decimal

import pyarrow as pa
import pytest

from arrowmeta.errors import PredicateError
from arrowmeta.iceberg.expressions import MAX_DEPTH, ExpressionReader
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import Facts, Formula, constant, may_match
from arrowmeta.predicate.tree import Comparison, Membership, Unjudged, leaves
from arrowmeta.pruning.evaluator import Evaluator


def field(number, name, kind, **settings):
    return pa.field(name, kind, metadata={FIELD_ID: str(number)}, **settings)


SCHEMA = pa.schema(
    [
        field(1, "i", pa.int32()),
        field(2, "l", pa.int64()),
        field(3, "f", pa.float32()),
        field(4, "d", pa.float64()),
        field(5, "s", pa.string()),
        field(6, "day", pa.date32()),
        field(7, "ts", pa.timestamp("us")),
        field(8, "tz", pa.timestamp("us", "UTC")),
        field(9, "time", pa.time64("us")),
        field(10, "u", pa.uuid()),
        field(11, "b", pa.binary()),
        field(12, "n", pa.decimal128(9, 2)),
        field(13, "yes", pa.bool_()),
        field(14, "at", pa.struct([field(15, "x", pa.int64()), field(16, "A.b", pa.int64())])),
        field(17, "list", pa.list_(field(18, "element", pa.int64()))),
        field(19, "map", pa.map_(pa.string(), field(20, "value", pa.int64()))),
        field(21, "geo", pa.null()),
        field(22, "Case", pa.int64()),
        field(23, "CASE", pa.int64()),
        field(24, "ns", pa.timestamp("ns")),
    ]
)
READER = ExpressionReader(SCHEMA)
UUID = "6c45f1cd-7a50-4448-b7c4-163daa0e360a"


def read(expression, reader=READER):
    return reader.read(json.loads(json.dumps(expression)))


def compare(term, value, operation="eq"):
    return {"type": operation, "term": term, "value": value}


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        (True, "TRUE"),
        ({"type": "false"}, "FALSE"),
        ({"type": "literal", "value": True}, "TRUE"),
        (compare("i", 5), "i = 5"),
        (compare("i", 5, "lt"), "i < 5"),
        (compare("i", 5, "lt-eq"), "i <= 5"),
        (compare("i", 5, "gt"), "i > 5"),
        (compare("i", 5, "gt-eq"), "i >= 5"),
        (compare("i", 5, "not-eq"), "i <> 5 OR i IS NULL"),
        (compare("s", "a'b", "starts-with"), "starts_with(s, 'a''b')"),
        (compare("s", "a", "not-starts-with"), "NOT starts_with(s, 'a') OR s IS NULL"),
        (compare("s", "", "starts-with"), "s IS NOT NULL"),
        ({"type": "is-null", "term": "i"}, "i IS NULL"),
        ({"type": "not-null", "term": "at"}, "at IS NOT NULL"),
        ({"type": "is-nan", "term": "d"}, "isnan(d)"),
        ({"type": "not-nan", "term": "d"}, "NOT isnan(d) OR d IS NULL"),
        ({"type": "in", "term": "i", "values": [1, 2]}, "i IN (1, 2)"),
        ({"type": "in", "term": "i", "values": [1]}, "i = 1"),
        ({"type": "not-in", "term": "i", "values": [1, 2]}, "i NOT IN (1, 2) OR i IS NULL"),
        ({"type": "not", "child": compare("d", 5, "gt")}, "d <= 5.0 OR isnan(d) OR d IS NULL"),
        # The form of the specification of 2026.
        (
            {
                "type": "and",
                "left": {"type": "is-null", "child": {"type": "reference", "name": "i"}},
                "right": {
                    "type": "lt",
                    "left": {"type": "reference", "id": 15},
                    "right": {"type": "literal", "value": 7, "data-type": "long"},
                },
            },
            "i IS NULL AND at.x < 7",
        ),
        (
            {
                "type": "lt",
                "left": {"type": "literal", "value": 7},
                "right": {"type": "reference", "name": "i"},
            },
            "i > 7",
        ),
        (
            {
                "type": "in",
                "child": {"type": "reference", "name": "i"},
                "values": {"type": "literals", "values": [1, 2], "data-type": "int"},
            },
            "i IN (1, 2)",
        ),
        (compare({"type": "reference", "term": "i"}, {"type": "literal", "value": 5}), "i = 5"),
        (compare({"type": "transform", "transform": "identity", "term": "i"}, 5), "i = 5"),
        (compare("at.A.b", 1), "at.A.b = 1"),
        (compare("Case", 1), "Case = 1"),
    ],
)
def test_an_expression_is_a_tree(expression, text):
    assert str(read(expression)) == text


@pytest.mark.parametrize(
    ("name", "value", "exact"),
    [
        ("i", 5.0, 5),
        ("l", -(2**63), -(2**63)),
        ("d", 1, 1.0),
        ("n", "1.50", Decimal("1.50")),
        ("n", 1.5, Decimal("1.50")),
        ("n", 2, Decimal("2.00")),
        ("day", "2024-02-29", date(2024, 2, 29)),
        ("day", 1, date(1970, 1, 2)),
        ("time", 3_723_000_000, "01:02:03.000000"),
        ("time", "01:02:03.5", "01:02:03.500000"),
        ("ts", "2024-01-02T03:04:05.000006", "2024-01-02 03:04:05.000006"),
        ("ts", "2024-01-02T03:04", "2024-01-02 03:04:00.000000"),
        ("ts", 1, "1970-01-01 00:00:00.000001"),
        ("tz", "2024-01-02T03:04:05+00:00", "2024-01-02 03:04:05.000000Z"),
        ("tz", "2024-01-02T03:04:05-01:00", "2024-01-02 04:04:05.000000Z"),
        ("tz", "2024-01-02T03:04:05", "2024-01-02 03:04:05.000000Z"),
        ("ns", "2024-01-02T03:04:05.000000006", "2024-01-02 03:04:05.000000006"),
        ("b", "00FF", b"\x00\xff"),
        ("b", UUID, bytes.fromhex(UUID.replace("-", ""))),
        ("yes", False, False),
        ("yes", "TRUE", True),
        ("i", "5", 5),
        ("l", "5.0", 5),
        ("l", "1E+3", 1000),
        ("d", "2.5", 2.5),
        ("f", "0.5", 0.5),
        ("n", "1E+2", Decimal("100.00")),
    ],
)
def test_a_literal_is_a_value_of_the_column_type(name, value, exact):
    tree = read(compare(name, value))
    assert isinstance(tree, Comparison)
    found = tree.literal.exact
    if isinstance(exact, str):
        assert found.cast(pa.string()).as_py() == exact
    else:
        assert found.as_py() == exact


def test_a_uuid_is_its_bytes():
    tree = read(compare("u", UUID))
    assert tree.literal.exact.as_py().hex() == UUID.replace("-", "")


@pytest.mark.parametrize(
    ("name", "value"), [("i", 5.5), ("i", 2**40), ("l", 10**30), ("n", "1.555"), ("n", 10**9)]
)
def test_a_number_that_the_column_cannot_have_keeps_its_value(name, value):
    tree = read(compare(name, value, "lt"))
    assert tree.literal.exact is None
    assert Decimal(tree.literal.text) == Decimal(str(value))


def test_a_32_bit_float_is_compared_in_both_widths():
    """PyIceberg and Java round the literal; the specification promotes the column."""
    names = {str(leaf.column) for leaf in leaves(read(compare("f", 0.1)))}
    assert names == {"f", "CAST(f AS DOUBLE)"}
    assert str(read(compare("f", 0.5))) == "f = 0.5"


@pytest.mark.parametrize(
    "expression",
    [
        compare({"type": "transform", "transform": "bucket[4]", "term": "i"}, 3),
        compare({"type": "transform", "transform": "day", "term": "ts"}, "2024-01-01", "lt"),
        {
            "type": "eq",
            "left": {
                "type": "apply",
                "function": "bucket",
                "arguments": [4, {"type": "reference", "name": "i"}],
            },
            "right": 3,
        },
        {
            "type": "eq",
            "left": {"type": "reference", "name": "i"},
            "right": {"type": "reference", "name": "l"},
        },
        {"type": "is-null", "term": "list.element"},
        compare("map.value", 1),
        compare("geo", 1),
        {"type": "in", "term": "geo", "values": [1]},
    ],
)
def test_what_bounds_do_not_decide_may_match(expression):
    assert isinstance(read(expression), Unjudged)
    assert isinstance(read({"type": "not", "child": expression}), Unjudged)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        (None, "not an expression"),
        (7, "not an expression"),
        ({}, "no `type`"),
        ({"type": []}, "not the type of an expression"),
        ({"type": "between", "term": "i"}, "not an operation"),
        ({"type": "and", "left": True}, "no `right`"),
        ({"type": "not"}, "no `child`"),
        ({"type": "literal", "value": 1}, "not a predicate"),
        (compare("no", 1), "no field is named 'no'; fields are i, l"),
        (compare("I", 1), "no field is named 'I'"),
        (compare({"type": "reference", "id": 99}, 1), "no field has the id 99"),
        (compare({"type": "reference", "id": True}, 1), "no field has the id True"),
        (compare(["i"], 1), "not a field"),
        ({"type": "eq", "term": "i"}, "no `right`|no `value`"),
        (compare("i", None), "needs a value"),
        (compare("i", "five"), "'five' is not a value of i"),
        (compare("i", "Infinity"), "not a value of i"),
        (compare("i", "1" * 500), "not a value of i"),
        (compare("d", "NaN"), "not a value of d"),
        (compare("i", True), "True is not a value of i"),
        (compare("i", {"type": "literal", "value": "x"}), "not a value of i"),
        (compare("s", 5), "5 is not a value of s"),
        (compare("s", "\ud800"), "not a value of s"),
        (compare("s", 5, "starts-with"), "needs a text"),
        (compare("i", "5", "starts-with"), "needs a string"),
        (compare("yes", 1), "1 is not a value of yes"),
        (compare("day", "yesterday"), "not a value of day"),
        (compare("ts", "2024-01-02T03:04:05+01:00"), "not a value of ts"),
        (compare("ts", True), "not a value of ts"),
        (compare("time", "25:00"), "not a value of time"),
        (compare("time", -3), "-3 is not a value of time"),
        (compare("time", 86_400_000_000), "not a value of time"),
        (compare("u", "x"), "not a value of u"),
        (compare("b", "0"), "not a value of b"),
        (compare("n", "Infinity"), "not a value of n"),
        (compare("n", "1e400000"), "not a value of n"),
        (compare("at", 1), "cannot be compared"),
        ({"type": "is-nan", "term": "i"}, "has no NaN"),
        ({"type": "in", "term": "i", "values": 5}, "not a list"),
        ({"type": "in", "term": "i", "values": [1, None]}, "needs a value"),
    ],
)
def test_what_is_no_expression_is_refused(expression, message):
    with pytest.raises(PredicateError, match=message):
        read(expression)


def test_nan_is_no_literal():
    with pytest.raises(PredicateError, match="needs a value"):
        READER.read(compare("d", float("nan")))


@pytest.mark.parametrize("value", ["Infinity", "-Infinity", float("inf"), float("-inf")])
@pytest.mark.parametrize("name", ["d", "f"])
def test_an_infinity_is_compared(name, value):
    tree = read(compare(name, value, "lt"))
    assert tree.literal.exact.as_py() == float(value)


def test_null_may_be_an_infinity_of_a_float_column():
    """PyIceberg's JSON has null for both."""
    assert isinstance(READER.read(compare("d", None, "gt")), Unjudged)
    tree = READER.read({"type": "in", "term": "d", "values": [None, 1.0]})
    assert isinstance(tree, Unjudged)


@pytest.mark.parametrize(
    ("expression", "kept"),
    [
        (compare("i", "2.5", "gt"), [3, 4]),  # also more than 2, or than 3
        (compare("i", "2.5", "lt"), [1, 2]),
        (compare("i", "2.5"), [2, 3]),
        (compare("i", "2.5", "not-eq"), [1, 2, 3, 4]),
        ({"type": "in", "term": "i", "values": ["2.5", 4]}, [2, 3, 4]),
        ({"type": "not-in", "term": "i", "values": ["2.5", 4]}, [1, 2, 3]),
        (compare("i", "3", "gt-eq"), [3, 4]),
        (compare("i", "3E0"), [3]),
        (compare("i", 2.5), []),
        (compare("i", "1e400000", "lt"), [1, 2, 3, 4]),
    ],
)
def test_a_text_of_a_number_may_be_rounded_either_way(expression, kept):
    tree = read(expression)
    i, zero = formula.column("i"), constant(0)
    facts = Facts(i, i, zero, zero, constant(1))
    mask = Evaluator().is_kept(
        may_match(tree, lambda _: facts), pa.table({"i": pa.array([1, 2, 3, 4], pa.int32())})
    )
    assert [number + 1 for number in mask.nonzero()[0].tolist()] == kept


@pytest.mark.parametrize("name", ["i", "f"])
def test_many_values_that_are_rounded_are_not_compared(name):
    values = [f"{number}.1" for number in range(600)]
    assert isinstance(read({"type": "in", "term": name, "values": values}), Unjudged)


def test_a_time_compared_with_a_date_is_also_its_day():
    facts = Facts(*map(Formula, ("day", "day", "0", "0", "1")))
    days = pa.table({"day": pa.array([0, 1, 2], pa.int32()).cast(pa.date32())})

    def kept(operation, value):
        condition = may_match(read(compare("day", value, operation)), lambda _: facts)
        return Evaluator().is_kept(condition, days).nonzero()[0].tolist()

    assert kept("lt", "1970-01-02T12:00:00") == [0, 1]
    assert kept("eq", "1970-01-02T12:00:00") == [1]
    assert kept("gt", "1970-01-02T12:00:00") == [2]
    assert kept("eq", "1970-01-02T00:00:00") == [1]
    assert kept("lt", 2**40) == [0, 1, 2]
    assert kept("gt", 2**40) == []


def test_names_without_case_are_ambiguous_if_two_differ_in_nothing_else():
    reader = ExpressionReader(SCHEMA, case_sensitive=False)
    assert str(read(compare("TS", "2024-01-01"), reader)).startswith("ts = ")
    assert str(read(compare("AT.X", 1), reader)) == "at.x = 1"
    assert str(read(compare("CASE", 1), reader)) == "CASE = 1"
    with pytest.raises(PredicateError, match="several fields are named 'case'"):
        read(compare("case", 1), reader)


def test_a_long_chain_is_read_and_a_deep_nesting_refused():
    chain = compare("i", 0)
    for number in range(1, 400):
        chain = {"type": "or", "left": chain, "right": compare("i", number)}
    tree = read(chain)
    assert isinstance(tree, Membership)
    assert len(tree.literals) == 400
    deep = compare("i", 1)
    for _ in range(MAX_DEPTH + 1):
        deep = {"type": "not", "child": deep}
    with pytest.raises(PredicateError, match="nested more than"):
        read(deep)
    for number in range(400, 600):
        chain = {"type": "or", "left": chain, "right": compare("l", number)}
    with pytest.raises(PredicateError, match="more than 500 conditions"):
        read(chain)


def test_rows_match_for_certain_only_if_they_do_in_sql_too():
    """Readers of files compare with null as SQL does."""
    differs = compare("i", 5, "not-eq")
    assert str(READER.certain(differs)) == "i <> 5"
    assert str(READER.certain({"type": "not", "child": compare("d", 5, "gt")})) == (
        "d <= 5.0 OR isnan(d)"
    )


@pytest.mark.parametrize(
    ("expression", "kept"),
    [
        # Bounds are 1 and 3; the files have no NaN, one beside numbers, only NaN, and unknown ones.
        (compare("d", 2, "gt"), [True, True, False, True]),
        (compare("d", 5, "gt"), [False, False, False, False]),
        (compare("d", 3, "gt-eq"), [True, True, False, True]),
        (compare("d", 5, "lt"), [True, True, False, True]),
        (compare("d", 2), [True, True, False, True]),
        (compare("d", 2, "not-eq"), [True, True, True, True]),
        ({"type": "not", "child": compare("d", 0, "gt")}, [False, True, True, True]),
    ],
)
def test_no_order_comparison_is_true_for_nan(expression, kept):
    facts = Facts(*map(Formula, ("lower", "upper", "0", "nans", "10")))
    condition = may_match(read(expression), lambda _: facts)
    files = pa.table(
        {"lower": [1.0, 1.0, None, 1.0], "upper": [3.0, 3.0, None, 3.0], "nans": [0, 1, 10, None]}
    )
    assert Evaluator().is_kept(condition, files).tolist() == kept


@pytest.mark.parametrize("operation", ["gt", "gt-eq", "lt", "eq"])
def test_not_is_the_opposite_for_nan_and_null(operation):
    """Evaluated by DuckDB over rows: two values, with NaN in no order."""
    numbers = {"d": pa.array([None, float("nan"), 1.0, 2.0, 3.0])}
    tree = read(compare("d", 2, operation))
    opposite = read({"type": "not", "child": compare("d", 2, operation)})
    expected = {"gt": [4], "gt-eq": [3, 4], "lt": [2], "eq": [3]}[operation]
    counts = "(d IS NULL)::INT", "coalesce(isnan(d), false)::INT", "1"
    facts = Facts(*map(Formula, ("d", "d", *counts)))
    for one, rows in ((tree, expected), (opposite, sorted({*range(5)} - {*expected}))):
        mask = Evaluator().is_kept(may_match(one, lambda _: facts), pa.table(numbers))
        assert mask.nonzero()[0].tolist() == rows
