"""Arrow expressions and filter tuples as the same trees as SQL."""

from __future__ import annotations

import datetime
import enum
import math
from decimal import Decimal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from arrowmeta.errors import PredicateError
from tests.predicate.reading import forms, kept, kind, literals, reader_of


class Level(int, enum.Enum):
    HIGH = 3


READER = reader_of(
    i=pa.int32(), f=pa.float64(), s=pa.string(), ts=pa.timestamp("us"), bo=pa.bool_(),
    n=pa.struct({"x": pa.int32(), "i": pa.int32()}), by=pa.binary(), g=pa.float32(),
    de=pa.decimal128(6, 2), da=pa.date32(),
)  # fmt: skip
OPERATORS = ("=", "!=", "<", "<=", ">", ">=")
F = pc.field


def may(tree, rows):
    """Return which rows may match a tree, and which may not match it."""
    return kept([tree, forms(tree)["rest"][0]], rows)


def in_arrow(rows, expression):
    """Return which rows Arrow finds."""
    found = rows.append_column("place", pa.array(range(len(rows)))).filter(expression)
    return [at in found["place"].to_pylist() for at in range(len(rows))]


def check(tree, rows, expression):
    """See that no row is dropped that Arrow finds, and that no row it does not find is certain."""
    for is_found, yes, no in zip(in_arrow(rows, expression), *may(tree, rows), strict=True):
        assert yes if is_found else no


@pytest.mark.parametrize(("expression", "tree"), [
    ((F("i") > 5) & (F("s") == "x"), "i > 5 AND s = 'x'"),
    (~((F("i") > 5) | F("bo")), "i <= 5 AND bo <> true"), (pc.scalar(5) < F("i"), "i > 5"),
    (F("i").isin([1, 2]), "i IN (1, 2) AND i IS NOT NULL"),
    (~F("i").isin([1, None]), "(i <> 1 OR i IS NULL) AND i IS NOT NULL"),
    (~pc.is_in(F("i"), value_set=pa.array([1, None]), skip_nulls=True), "i <> 1 OR i IS NULL"),
    (F("s").is_null(), "s IS NULL"), (F("s").is_valid(), "s IS NOT NULL"),
    (F("f").is_null(nan_is_null=True), "f IS NULL OR isnan(f)"),
    (F("f").is_null(), "f IS NULL"), (F("i").is_null(nan_is_null=True), "i IS NULL"),
    (F("f").is_valid(), "f IS NOT NULL"), (F("f").is_nan(), "isnan(f)"),
    (pc.starts_with(F("s"), "ab"), "starts_with(s, 'ab')"),
    (pc.match_like(F("s"), "ab%"), "starts_with(s, 'ab')"), (F("n", "x") == 3, "n.x = 3"),
    (F("ts") > datetime.datetime(2024, 1, 1), "ts > '2024-01-01 00:00:00'"),
    (pc.scalar(True), "TRUE"),
    ([("i", "=", 1), ("s", "in", ["a", "b"])], "i = 1 AND s IN ('a', 'b') AND s IS NOT NULL"),
    ([[("i", ">", 1)], [("s", "==", "x")]], "i > 1 OR s = 'x'"),
    (("i", "!=", None), "i IS NOT NULL"), (("i", ">", None), "NULL"),
    ([("i", "<=", None), ("s", "=", "x")], "NULL AND s = 'x'"),
    (
        [
            [("i", "<", np.float64("nan")), ("ts", ">=", np.datetime64("NaT", "us"))],
            [("s", "=", "x")],
        ],
        "(i IS NOT NULL AND NULL) OR s = 'x'",
    ),
    ([("i", "not in", [1, 2])], "i NOT IN (1, 2) OR i IS NULL"),
    ([("n.x", "<=", 1)], "n.x <= 1"),
    ([("f", "in", [True])], "('f', 'in', [True]) AND f IS NOT NULL"),
    ([("f", "in", [0.5, 1.5])], "f IN (0.5, 1.5) AND f IS NOT NULL"),
    ([("i", "<", Level.HIGH)], "i < 3"), ([("f", "<", np.float16(0.5))], "f < 0.5"),
    ([("ts", "<", np.datetime64("2024-01-01"))], "ts < '2024-01-01'"),
    ([("ts", "=", np.datetime64("NaT", "us"))], "ts IS NULL"), (None, "TRUE"),
])  # fmt: skip
def test_arrow_expressions_and_filters_convert_to_trees(expression, tree):
    assert str(READER.read(expression)) == tree


@pytest.mark.parametrize("predicate", [
    F("nope") == 1, [("nope", "=", 1)], [("i", "~", 1)], [], 5, [("i", "in", 1)], ["i", "=", 1],
    [[("i", "=", 1)], 5], [[["i", "=", 1]]], [[("i", "=")]], [("s", "=", "\ud800")],
    [("f", "=", Decimal("Infinity"))], [("f", "=", Decimal("1e50"))], F(0) == 1,
    # Unknown columns are errors in unsupported conditions, too.
    pc.add(F("nope"), 1) > 3, pc.scalar(1) < pc.add(F("i"), pc.abs(F("n", "nope"))),
])  # fmt: skip
def test_invalid_arrow_expressions_and_filters_raise_predicate_error(predicate):
    with pytest.raises(PredicateError):
        READER.read(predicate)


LATE = pa.scalar(2**31 - 2, pa.date32())
MIXED = [datetime.date(2024, 1, 2), datetime.datetime(2024, 1, 1, 5)]


@pytest.mark.parametrize(("expression", "expected"), [
    # Dates and times beyond the year 9999.
    (F("ts").isin(pa.array([2**63 - 1], pa.timestamp("us"))), "And"),
    ([("s", "=", LATE)], "Unjudged"), (F("da") == LATE, "Comparison"),
    (F("da") == pa.array([LATE]).dictionary_encode()[0], "Comparison"),
    *(([("de", "<", number)], "Comparison") for number in (math.inf, -math.inf)),
    *((one, "Unjudged") for expression in (
        pc.add(F("i"), 1) > 3, F("i") > F("f"), pc.add(F("i"), 1).is_null(),
        pc.sqrt(F("f")).is_nan(), F("i").is_nan(), pc.add(F("i"), 1).isin([1, 2]),
        pc.starts_with(pc.utf8_upper(F("s")), "A"), pc.starts_with(F("by"), "a"),
        pc.starts_with(F("s"), "a", ignore_case=True),
        pc.match_like(F("s"), "a%", ignore_case=True),
    ) for one in (expression, ~expression)),
    (pc.match_like(F("s"), b"\xff%"), "Unjudged"), (pc.starts_with(F("s"), b"\xff"), "Unjudged"),
])  # fmt: skip
def test_conditions_are_judged_if_bounds_can_decide_them(expression, expected):
    assert kind(READER.read(expression)) == expected


@pytest.mark.parametrize(("name", "values", "is_judged"), [
    ("g", [0.1], False), ("g", [0.5], True), ("f", [0.1, np.nan], True), ("i", [1, 2.5], False),
    ("da", [datetime.datetime(2024, 1, 1, 5)], False), ("da", ["2024-01-01"], True),
    ("da", [datetime.datetime(2024, 1, 1)], True), ("ts", ["2024-01-01 00:00:00"], True),
    ("de", [Decimal("0.105")], False), ("de", [Decimal("0.10"), None], True),
])  # fmt: skip
def test_value_lists_with_values_that_arrow_casts_are_unjudged(name, values, is_judged):
    for looked_for in ([(name, "in", values)], [(name, "not in", values)], F(name).isin(values)):
        assert (kind(READER.read(looked_for)) != "Unjudged") == is_judged


def test_value_of_another_type_is_refused():
    for value in (LATE, pa.array([LATE]).dictionary_encode()[0]):
        with pytest.raises(PredicateError, match="by is BLOB"):
            READER.read(F("by") == value)
    assert r"\xff" in str(READER.read(pc.match_like(F("s"), b"\xff%")))
    with pytest.raises(PredicateError, match="utf-8"):
        READER.read(F("s") == pa.array([b"\xff"]).view(pa.string())[0])


BYTES = (pa.binary(), pa.large_binary(), pa.binary_view())


@pytest.mark.parametrize("kind", [*BYTES, pa.binary(16)], ids=str)
def test_bytes_compared_with_a_uuid_column_are_uuids(kind):
    reader = reader_of(u=pa.uuid())
    known = reader.read("u = '00010203-0405-0607-0809-0a0b0c0d0e0f'")
    plain = bytes(range(16))
    value = pa.scalar(plain, kind)
    for same in (F("u") == value, [("u", "=", value)], [("u", "=", plain)]):
        assert reader.read(same) == known
    for looked_for in (F("u").isin([plain]), [("u", "in", [value])]):
        assert str(reader.read(looked_for)) == f"{known} AND u IS NOT NULL"
    assert str(reader.read([("u", "=", pa.scalar(None, kind))])) == "u IS NULL"
    with pytest.raises(PredicateError, match="u is UUID and cannot be compared"):
        reader.read(F("u") == b"abc")


@pytest.mark.parametrize("kind", [*BYTES, pa.binary(2)], ids=str)
def test_bytes_that_are_invalid_utf_8_are_literals(kind):
    # Arrow prints some of them without escapes, which Python cannot parse.
    value = pa.array([b"\xff\x00"], kind)[0]
    for same in (F("by") == value, [("by", "=", value)]):
        assert str(READER.read(same)) == r"by = '\xFF\x00'"


@pytest.mark.parametrize("pattern", [r"a\bc%", r"a\_b%", r"a\\b%", r"a%\b%"])
def test_prefix_of_a_like_pattern_ends_before_a_backslash(pattern):
    # Arrow does not unescape patterns of the form `prefix%`.
    tree = READER.read(pc.match_like(F("s"), pattern))
    assert (kind(tree), kind(tree.condition)) == ("Implied", "StartsWith")
    assert tree.condition.prefix == "a"
    assert kind(forms(tree)["rest"][0]) == "Unjudged"


@pytest.mark.parametrize("word", ["and", "or"])
def test_non_kleene_and_or_imply_their_condition_only(word):
    tree = READER.read(pc.Expression._call(word, [F("i") > 1, F("s") == "x"]))
    # True has the same meaning as in SQL; false and NULL differ.
    assert kind(tree) == "Implied"
    assert str(tree.condition) == f"i > 1 {word.upper()} s = 'x'"
    assert [kind(made) for made, _ in forms(tree).values()][1:] == ["Unjudged", "Unjudged"]


@pytest.mark.parametrize("text", ["\\x41", "ä", "a"])
def test_string_compared_with_a_binary_column_is_its_utf_8_bytes(text):
    # In SQL literals a backslash starts an escaped byte, and characters must be ASCII.
    of_bytes = str(READER.read(F("by") == text.encode()))
    large = pa.scalar(text, pa.large_string())
    for same in (F("by") == text, F("by") == large, [("by", "=", text)]):
        assert str(READER.read(same)) == of_bytes
    for listed in ([("by", "in", [text])], F("by").isin([text])):
        assert str(READER.read(listed)) == f"{of_bytes} AND by IS NOT NULL"


def test_literals_of_equal_numbers_are_the_same():
    # 0.1 is less than the nearest FLOAT, but DuckDB would compare them as equal.
    tree = READER.read([("g", ">", Decimal("0.1"))])
    assert tree == READER.read([("g", ">", 0.1)]) == READER.read(F("g") > Decimal("0.1"))
    # DuckDB would convert 0.01 to FLOAT, which equals the literal.
    single = np.float32(0.01)
    tree = READER.read(F("de") > single)
    assert tree == READER.read(F("de") > float(single))
    assert tree == READER.read([("de", ">", pa.scalar(0.01, pa.float32()))])
    assert "DOUBLE" in literals(tree)[0].sql
    tree = READER.read(F("ts").isin(MIXED))
    assert str(tree) == "ts IN ('2024-01-02 00:00:00', '2024-01-01 00:00:00') AND ts IS NOT NULL"
    assert READER.read([("ts", "in", MIXED)]) == tree


@pytest.mark.sampled(2)
@pytest.mark.parametrize("operator", OPERATORS)
@pytest.mark.parametrize("kind", [pa.decimal128(6, 2), pa.decimal128(38, 10)])
def test_decimal_columns_compare_with_floats_like_in_arrow(operator, kind):
    # In Arrow, decimal 834.56 > float 834.56: its cast does not return the nearest float.
    reader = reader_of(de=kind)
    for cents in (*range(-83470, -83440, 3), *range(83440, 83470, 3)):
        value = Decimal(cents) / 100
        filters = [("de", operator, float(value))]
        expression = pq.filters_to_expression(filters)
        tree = reader.read(filters)
        assert tree == reader.read(expression)
        check(tree, pa.table({"de": pa.array([value], kind)}), expression)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("operator", OPERATORS)
def test_large_decimals_near_a_float_literal_may_match_either_way(operator):
    reader = reader_of(de=pa.decimal128(38, 2))
    # Arrow casts the first below and the second above the nearest float.
    less, greater = Decimal("64966693707240526334.87"), Decimal("67480752740847775286.49")
    near, far = [less, greater, -less, -greater], [Decimal(10) ** 30, -(Decimal(10) ** 30)]
    rows = pa.table({"de": pa.array([*near, *far], pa.decimal128(38, 2))})
    for number in [*map(float, near), *rows["de"][:4].cast(pa.float64()).to_pylist()]:
        filters = [("de", operator, number)]
        tree = reader.read(filters)
        check(tree, rows, pq.filters_to_expression(filters))
        for value, yes, no in zip([*near, *far], *may(tree, rows), strict=True):
            assert yes != no or value in near


@pytest.mark.parametrize(("kind", "value", "number"), [
    (pa.int64(), 2**53 + 1, 2.0**53), (pa.decimal128(18, 0), Decimal(5 * 10**17 - 1), 5e17),
    (pa.float32(), 0.1, Decimal("0.1")),
])  # fmt: skip
@pytest.mark.parametrize("operator", ["in", "not in"])
def test_value_lists_match_numbers_like_in_arrow(kind, value, number, operator):
    # SQL compares as DOUBLE, in which the value equals the number; a FLOAT does not.
    reader, rows = reader_of(x=kind), pa.table({"x": pa.array([value], kind)})
    for filters in ([("x", operator, [number])], [("x", operator, [number, None])]):
        expression = pq.filters_to_expression(filters)
        for tree in (reader.read(filters), reader.read(expression)):
            check(tree, rows, expression)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("most", [
    pa.scalar(2**31 - 1, pa.int32()), pa.scalar(Decimal("9999999.99"), pa.decimal128(9, 2)),
    pa.scalar(Decimal("9" * 38), pa.decimal128(38, 0)),
], ids=lambda most: str(most.type))  # fmt: skip
def test_decimal_zero_with_many_digits_compares_with_the_largest_values(most):
    # DuckDB would use one type for both: all digits of such a zero are after the point.
    reader = reader_of(x=most.type)
    zeros = [Decimal("0E-38"), Decimal("0.00"), pa.scalar(Decimal("0.0"), pa.decimal256(76, 38))]
    yes = [*([("x", operator, zero)] for operator in ("!=", ">", ">=") for zero in zeros)]
    no = [*([("x", operator, zero)] for operator in ("=", "<", "<=") for zero in zeros)]
    yes += [F("x") > zero for zero in zeros]
    for some in ([zeros[0]], [zeros[0], Decimal(1), None]):
        yes += [[("x", "not in", some)], ~F("x").isin(some)]
        no += [[("x", "in", some)], F("x").isin(some)]
    rows = pa.table({"x": pa.array([most])})
    assert kept([*map(reader.read, yes)], rows) == [[True]] * len(yes)
    assert kept([*map(reader.read, no)], rows) == [[False]] * len(no)


@pytest.mark.parametrize("kind", [pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.date32()])
def test_nanosecond_literals_compare_with_the_year_9999(kind):
    moment = pa.scalar(0, pa.timestamp("ns", getattr(kind, "tz", None)))
    rows = pa.table({"x": pa.array([datetime.date(9999, 12, 31)], pa.date32()).cast(kind)})
    assert kept([reader_of(x=kind).read([("x", ">", moment)])], rows) == [[True]]


NUMBERS = pa.table({"f": pa.array([0.0, -0.0, 1.0, 2.0, 3.0, math.nan, None], pa.float64())})


@pytest.mark.parametrize("operator", OPERATORS)
@pytest.mark.parametrize("literal", [2.0, math.nan])
def test_nan_comparison_may_match_if_sql_or_arrow_matches(operator, literal):
    filters = [("f", operator, literal)]
    expression = pq.filters_to_expression(filters)
    in_sql = READER.read(f"f {operator} CAST('{literal}' AS DOUBLE)", "duckdb")
    itself, opposite, rest = (kept([tree], NUMBERS)[0] for tree, _ in forms(in_sql).values())
    either = [a or b for a, b in zip(itself, in_arrow(NUMBERS, expression), strict=True)]
    # A row certainly matches only if it matches in both.
    not_both = [a or not b for a, b in zip(rest, in_arrow(NUMBERS, expression), strict=True)]
    for tree in (READER.read(expression), READER.read(filters)):
        assert may(tree, NUMBERS) == [either, not_both]
        assert kept([forms(forms(tree)["opposite"][0])["opposite"][0]], NUMBERS) == [either]
    beside = [a or b for a, b in zip(opposite, in_arrow(NUMBERS, ~expression), strict=True)]
    assert kept([READER.read(~expression)], NUMBERS) == [beside]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("zero", [0.0, -0.0, 0])
def test_value_list_with_a_zero_may_match_both_signed_zeros(zero):
    in_list = F("f").isin([zero, 1])
    rows = pa.table({"f": [0.0, -0.0, 1.0, 2.0, math.nan]})
    for expression, form in ((in_list, "in"), (~in_list, "not in")):
        found = in_arrow(rows, expression)
        for tree in (READER.read(expression), READER.read([("f", form, [zero, 1])])):
            yes, no = may(tree, rows)
            assert yes == [True, True, *found[2:]]
            assert all(no[at] for at, is_found in enumerate(found) if not is_found)


def test_value_list_with_nan_may_match_any_nan():
    # Statistics do not contain the bits of NaN.
    bits = np.array([0x7FF8 << 48, 0xFFF8 << 48, (0x7FF8 << 48) + 1], dtype=np.uint64)
    nans = bits.view(np.float64)
    rows = pa.table({"f": pa.array([*nans, 1.0, 2.0])})
    any_nan = [True] * 3
    for nan in nans:
        wanted = pa.array([nan, 1.0])
        for tree in (READER.read(F("f").isin(wanted)), READER.read([("f", "in", list(wanted))])):
            assert may(tree, rows) == [[*any_nan, True, False], [*any_nan, False, True]]
            check(tree, rows, F("f").isin(wanted))
        for tree in (READER.read(~F("f").isin(wanted)), READER.read([("f", "not in", [*wanted])])):
            assert kept([tree], rows) == [[*any_nan, False, True]]
