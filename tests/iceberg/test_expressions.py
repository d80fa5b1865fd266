"""Iceberg's expressions in JSON as trees: forms, literals, and the meaning for null and NaN."""

import json
import uuid
from datetime import date
from decimal import Decimal

import pyarrow as pa
import pytest

from arrowmeta.errors import PredicateError
from arrowmeta.iceberg.expressions import MAX_DEPTH, ExpressionReader
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.predicate.formula import Facts, Formula, may_match
from arrowmeta.predicate.tree import Comparison, Membership, Unjudged, leaves
from arrowmeta.pruning.evaluator import Evaluator


def field(number, name, kind=pa.int64()):  # noqa: B008
    return pa.field(name, kind, metadata={FIELD_ID: str(number)})


KINDS: dict[str, pa.DataType] = {
    "i": pa.int32(),
    "l": pa.int64(),
    "f": pa.float32(),
    "d": pa.float64(),
    "s": pa.string(),
    "day": pa.date32(),
    "ts": pa.timestamp("us"),
    "tz": pa.timestamp("us", "UTC"),
    "time": pa.time64("us"),
    "u": pa.uuid(),
    "b": pa.binary(),
    "n": pa.decimal128(9, 2),
    "yes": pa.bool_(),
    "at": pa.struct([field(15, "x"), field(16, "A.b")]),
    "list": pa.list_(field(17, "element")),
    "map": pa.map_(pa.string(), field(18, "value")),
    "geo": pa.null(),
    "Case": pa.int64(),
    "CASE": pa.int64(),
    "ns": pa.timestamp("ns"),
}
SCHEMA = pa.schema([field(number, *one) for number, one in enumerate(KINDS.items(), 21)])
READER = ExpressionReader(SCHEMA)
UUID = uuid.UUID("6c45f1cd-7a50-4448-b7c4-163daa0e360a")


def read(expression, reader=READER):
    return reader.read(json.loads(json.dumps(expression)))


def compare(term, value, operation="eq"):
    return {"type": operation, "term": term, "value": value}


def among(term, *values, operation="in"):
    return {"type": operation, "term": term, "values": list(values)}


def is_(operation, term):
    return {"type": operation, "term": term}


def both_sides(operation, left, right):
    return {"type": operation, "left": left, "right": right}


def opposite(expression):
    return {"type": "not", "child": expression}


OF_I = {"type": "reference", "name": "i"}
OF_X = {"type": "reference", "id": 15}


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        (True, "TRUE"),
        ({"type": "false"}, "FALSE"),
        ({"type": "literal", "value": True}, "TRUE"),
        (compare("i", 5), "i = 5"),
        (compare("i", 5, "lt"), "i < 5"),
        (compare("i", 5, "gt-eq"), "i >= 5"),
        (compare("i", 5, "not-eq"), "i <> 5 OR i IS NULL"),
        (compare("s", "a'b", "starts-with"), "starts_with(s, 'a''b')"),
        (compare("s", "a", "not-starts-with"), "NOT starts_with(s, 'a') OR s IS NULL"),
        (compare("s", "", "starts-with"), "s IS NOT NULL"),
        (is_("is-null", "i"), "i IS NULL"),
        (is_("not-null", "at"), "at IS NOT NULL"),
        (is_("is-nan", "d"), "isnan(d)"),
        (is_("not-nan", "d"), "NOT isnan(d) OR d IS NULL"),
        (among("i", 1, 2), "i IN (1, 2)"),
        (among("i", 1), "i = 1"),
        (among("i", 1, 2, operation="not-in"), "i NOT IN (1, 2) OR i IS NULL"),
        (opposite(compare("d", 5, "gt")), "d <= 5.0 OR isnan(d) OR d IS NULL"),
        # The form of the specification of 2026.
        (
            both_sides(
                "and",
                {"type": "is-null", "child": OF_I},
                both_sides("lt", OF_X, {"type": "literal", "value": 7, "data-type": "long"}),
            ),
            "i IS NULL AND at.x < 7",
        ),
        (both_sides("lt", {"type": "literal", "value": 7}, OF_I), "i > 7"),
        (
            {"type": "in", "child": OF_I, "values": {"type": "literals", "values": [1, 2]}},
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
        ("l", -(2**63), -(2**63)),
        ("d", 1, 1.0),
        ("n", 1.5, Decimal("1.50")),
        ("day", 1, date(1970, 1, 2)),
        ("time", 3_723_000_000, "01:02:03.000000"),
        ("ts", "2024-01-02T03:04", "2024-01-02 03:04:00.000000"),
        ("ts", 1, "1970-01-01 00:00:00.000001"),
        ("tz", "2024-01-02T03:04:05-01:00", "2024-01-02 04:04:05.000000Z"),
        ("tz", "2024-01-02T03:04:05", "2024-01-02 03:04:05.000000Z"),
        ("ns", "2024-01-02T03:04:05.000000006", "2024-01-02 03:04:05.000000006"),
        ("b", "00FF", b"\x00\xff"),
        ("b", UUID.hex, UUID.bytes),
        ("b", str(UUID), UUID.bytes),
        ("u", str(UUID), UUID.bytes),
        ("yes", "TRUE", True),
        ("l", "1E+3", 1000),
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


@pytest.mark.parametrize(
    ("name", "value"), [("i", 5.5), ("i", 2**40), ("l", 10**30), ("n", "1.555"), ("n", 10**9)]
)
def test_a_number_that_the_column_cannot_have_keeps_its_value(name, value):
    tree = read(compare(name, value, "lt"))
    assert tree.literal.exact is None
    assert Decimal(tree.literal.text) == Decimal(str(value))
    # PyIceberg and Java round the literal to 32 bits; the specification promotes the column.
    names = {str(leaf.column) for leaf in leaves(read(compare("f", 0.1)))}
    assert names == {"f", "CAST(f AS DOUBLE)"}
    assert str(read(compare("f", 0.5))) == "f = 0.5"


@pytest.mark.parametrize(
    "expression",
    [
        compare({"type": "transform", "transform": "bucket[4]", "term": "i"}, 3),
        compare({"type": "transform", "transform": "day", "term": "ts"}, "2024-01-01", "lt"),
        both_sides("eq", {"type": "apply", "function": "bucket", "arguments": [4, OF_I]}, 3),
        both_sides("eq", OF_I, {"type": "reference", "name": "l"}),
        is_("is-null", "list.element"),
        compare("map.value", 1),
        compare("geo", 1),
        among("geo", 1),
    ],
)
def test_what_bounds_do_not_decide_may_match(expression):
    assert isinstance(read(expression), Unjudged)
    assert isinstance(read(opposite(expression)), Unjudged)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        (7, "not an expression"),
        ({}, "no `type`"),
        ({"type": []}, "not the type of an expression"),
        ({"type": "between", "term": "i"}, "not an operation"),
        ({"type": "and", "left": True}, "no `right`"),
        ({"type": "not"}, "no `child`"),
        ({"type": "literal", "value": 1}, "not a predicate"),
        (compare("no", 1), "no field is named 'no'; fields are i, l"),
        (compare({"type": "reference", "id": 99}, 1), "no field has the id 99"),
        (compare({"type": "reference", "id": True}, 1), "no field has the id True"),
        (compare(["i"], 1), "not a field"),
        ({"type": "eq", "term": "i"}, "no `right`|no `value`"),
        (compare("i", None), "needs a value"),
        (compare("i", "five"), "'five' is not a value of i"),
        (compare("i", "1" * 500), "not a value of i"),
        (compare("d", "NaN"), "not a value of d"),
        (compare("i", True), "True is not a value of i"),
        (compare("s", 5), "5 is not a value of s"),
        (compare("s", "\ud800"), "not a value of s"),
        (compare("s", 5, "starts-with"), "needs a text"),
        (compare("i", "5", "starts-with"), "needs a string"),
        (compare("yes", 1), "1 is not a value of yes"),
        (compare("day", "yesterday"), "not a value of day"),
        (compare("ts", "2024-01-02T03:04:05+01:00"), "not a value of ts"),
        (compare("ts", True), "not a value of ts"),
        (compare("time", "25:00"), "not a value of time"),
        (compare("time", 86_400_000_000), "not a value of time"),
        (compare("u", "x"), "not a value of u"),
        (compare("b", "0"), "not a value of b"),
        (compare("n", "Infinity"), "not a value of n"),
        (compare("n", "1e400000"), "not a value of n"),
        (compare("at", 1), "cannot be compared"),
        (is_("is-nan", "i"), "has no NaN"),
        ({"type": "in", "term": "i", "values": 5}, "not a list"),
        (among("i", 1, None), "needs a value"),
    ],
)
def test_what_is_no_expression_is_refused(expression, message):
    with pytest.raises(PredicateError, match=message):
        read(expression)


def test_nan_is_no_literal_and_an_infinity_is_compared():
    with pytest.raises(PredicateError, match="needs a value"):
        READER.read(compare("d", float("nan")))
    for value in ("Infinity", "-Infinity", float("inf"), float("-inf")):
        for name in ("d", "f"):
            tree = read(compare(name, value, "lt"))
            assert tree.literal.exact.as_py() == float(value)
    # PyIceberg's JSON has null for both.
    assert isinstance(READER.read(compare("d", None, "gt")), Unjudged)
    assert isinstance(READER.read(among("d", None, 1.0)), Unjudged)


#: Files by column: bounds of what they have, how many NaN among 10 rows. Those of `d` have none,
#: one beside numbers, only NaN, and an unknown number.
FILES = {
    "i": [(one, one, 0) for one in (1, 2, 3, 4)],
    "day": [(one, one, 0) for one in (0, 1, 2)],
    "d": [(1.0, 3.0, 0), (1.0, 3.0, 1), (None, None, 10), (1.0, 3.0, None)],
}


def kept(expression, files, kind):
    """Return the places of the files that an expression keeps."""
    facts = Facts(*map(Formula, ("lower", "upper", "0", "nans", "10")))
    bounds = [pa.array(end, kind) for end in zip(*files, strict=True)][:2]
    nans = pa.array([one[2] for one in files], pa.int64())
    table = pa.table([*bounds, nans], ["lower", "upper", "nans"])
    condition = may_match(read(expression), lambda _: facts)
    return Evaluator().mask(condition, table).nonzero()[0].tolist()


@pytest.mark.parametrize(
    ("expression", "places"),
    [
        # A text of a number may be rounded either way.
        (compare("i", "2.5", "gt"), [2, 3]),
        (compare("i", "2.5"), [1, 2]),
        (compare("i", "2.5", "not-eq"), [0, 1, 2, 3]),
        (among("i", "2.5", 4), [1, 2, 3]),
        (among("i", "2.5", 4, operation="not-in"), [0, 1, 2]),
        (compare("i", "3E0"), [2]),
        (compare("i", 2.5), []),
        (compare("i", "1e400000", "lt"), [0, 1, 2, 3]),
        # A time compared with a date is also its day.
        (compare("day", "1970-01-02T12:00:00", "lt"), [0, 1]),
        (compare("day", "1970-01-02T12:00:00"), [1]),
        (compare("day", "1970-01-02T12:00:00", "gt"), [2]),
        (compare("day", "1970-01-02T00:00:00"), [1]),
        (compare("day", 2**40, "lt"), [0, 1, 2]),
        (compare("day", 2**40, "gt"), []),
        # No order comparison is true for NaN.
        (compare("d", 2, "gt"), [0, 1, 3]),
        (compare("d", 5, "gt"), []),
        (compare("d", 3, "gt-eq"), [0, 1, 3]),
        (compare("d", 2), [0, 1, 3]),
        (compare("d", 2, "not-eq"), [0, 1, 2, 3]),
        (opposite(compare("d", 0, "gt")), [1, 2, 3]),
    ],
)
def test_an_expression_keeps_files_by_their_bounds(expression, places):
    column = (expression.get("child") or expression)["term"]
    assert kept(expression, FILES[column], KINDS[column]) == places


def test_names_without_case_are_ambiguous_if_two_differ_in_nothing_else():
    reader = ExpressionReader(SCHEMA, case_sensitive=False)
    assert str(read(compare("TS", "2024-01-01"), reader)).startswith("ts = ")
    assert str(read(compare("AT.X", 1), reader)) == "at.x = 1"
    assert str(read(compare("CASE", 1), reader)) == "CASE = 1"
    with pytest.raises(PredicateError, match="several fields are named 'case'"):
        read(compare("case", 1), reader)


def test_a_long_chain_is_read_and_a_deep_nesting_refused():
    for name in ("i", "f"):  # many values that are rounded are not compared
        assert isinstance(read(among(name, *(f"{n}.1" for n in range(600)))), Unjudged)
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
    assert str(READER.certain(opposite(compare("d", 5, "gt")))) == ("d <= 5.0 OR isnan(d)")


@pytest.mark.parametrize("operation", ["gt", "gt-eq", "lt", "eq"])
def test_not_is_the_opposite_for_nan_and_null(operation):
    """Evaluated by DuckDB over rows: two values, with NaN in no order."""
    numbers = {"d": pa.array([None, float("nan"), 1.0, 2.0, 3.0])}
    tree = read(compare("d", 2, operation))
    negated = read(opposite(compare("d", 2, operation)))
    expected = {"gt": [4], "gt-eq": [3, 4], "lt": [2], "eq": [3]}[operation]
    counts = "(d IS NULL)::INT", "coalesce(isnan(d), false)::INT", "1"
    facts = Facts(*map(Formula, ("d", "d", *counts)))
    for one, rows in ((tree, expected), (negated, sorted({*range(5)} - {*expected}))):
        mask = Evaluator().mask(may_match(one, lambda _: facts), pa.table(numbers))
        assert mask.nonzero()[0].tolist() == rows
