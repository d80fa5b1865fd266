"""Arrow expressions and filter tuples as the same trees as SQL."""

from __future__ import annotations

import datetime
import enum
import math
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from arrowmeta.errors import PredicateError
from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import Facts, constant
from arrowmeta.predicate.formula import may_match as sql_may_match
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import (
    And,
    Comparison,
    Implied,
    StartsWith,
    Tree,
    Unjudged,
    leaves,
    negate,
    not_true,
    points,
)
from arrowmeta.pruning.evaluator import Evaluator
from tests.reference.may_match import Known, may_match


class Level(int, enum.Enum):
    HIGH = 3


SCHEMA = pa.schema({
    "i": pa.int32(), "f": pa.float64(), "s": pa.string(), "ts": pa.timestamp("us"),
    "bo": pa.bool_(), "n": pa.struct({"x": pa.int32(), "i": pa.int32()}), "by": pa.binary(),
    "g": pa.float32(), "de": pa.decimal128(6, 2), "da": pa.date32(),
})  # fmt: skip


@pytest.fixture(scope="module")
def reader():
    return PredicateReader(SCHEMA)


F = pc.field


@pytest.mark.parametrize(
    ("expression", "tree"),
    [
        ((F("i") > 5) & (F("s") == "x"), "i > 5 AND s = 'x'"),
        (~((F("i") > 5) | F("bo")), "i <= 5 AND bo <> true"),
        (pc.scalar(5) < F("i"), "i > 5"),
        (F("i").isin([1, 2]), "i IN (1, 2) AND i IS NOT NULL"),
        (~F("i").isin([1, None]), "(i <> 1 OR i IS NULL) AND i IS NOT NULL"),
        (~pc.is_in(F("i"), value_set=pa.array([1, None]), skip_nulls=True), "i <> 1 OR i IS NULL"),
        (F("s").is_null(), "s IS NULL"),
        (F("s").is_valid(), "s IS NOT NULL"),
        (F("f").is_null(nan_is_null=True), "f IS NULL OR isnan(f)"),
        (F("f").is_null(), "f IS NULL"),
        (F("i").is_null(nan_is_null=True), "i IS NULL"),
        (F("f").is_valid(), "f IS NOT NULL"),
        (F("f").is_nan(), "isnan(f)"),
        (pc.starts_with(F("s"), "ab"), "starts_with(s, 'ab')"),
        (pc.match_like(F("s"), "ab%"), "starts_with(s, 'ab')"),
        (F("n", "x") == 3, "n.x = 3"),
        (F("ts") > datetime.datetime(2024, 1, 1), "ts > '2024-01-01 00:00:00'"),
        (pc.scalar(True), "TRUE"),
        ([("i", "=", 1), ("s", "in", ["a", "b"])], "i = 1 AND s IN ('a', 'b') AND s IS NOT NULL"),
        ([[("i", ">", 1)], [("s", "==", "x")]], "i > 1 OR s = 'x'"),
        (("i", "!=", None), "i IS NOT NULL"),
        (("i", ">", None), "NULL"),
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
        ([("i", "<", Level.HIGH)], "i < 3"),
        ([("f", "<", np.float16(0.5))], "f < 0.5"),
        ([("ts", "<", np.datetime64("2024-01-01"))], "ts < '2024-01-01'"),
        ([("ts", "=", np.datetime64("NaT", "us"))], "ts IS NULL"),
        (None, "TRUE"),
    ],
)
def test_arrow_expressions_and_filters_convert_to_trees(reader, expression, tree):
    assert str(reader.read(expression)) == tree


@pytest.mark.parametrize(
    "predicate",
    [
        F("nope") == 1,
        [("nope", "=", 1)],
        [("i", "~", 1)],
        [],
        5,
        [("i", "in", 1)],
        ["i", "=", 1],
        [[("i", "=", 1)], 5],
        [[["i", "=", 1]]],
        [[("i", "=")]],
        [("s", "=", "\ud800")],
        [("f", "=", Decimal("Infinity"))],
        [("f", "=", Decimal("1e50"))],
        F(0) == 1,
        # Unknown columns are errors in unsupported conditions, too.
        pc.add(F("nope"), 1) > 3,
        pc.scalar(1) < pc.add(F("i"), pc.abs(F("n", "nope"))),
    ],
)
def test_invalid_arrow_expressions_and_filters_raise_predicate_error(reader, predicate):
    with pytest.raises(PredicateError):
        reader.read(predicate)


def test_dates_and_times_beyond_the_year_9999_are_read(reader):
    last = pa.array([2**63 - 1], pa.timestamp("us"))
    assert isinstance(reader.read(F("ts").isin(last)), And)
    late = pa.scalar(2**31 - 2, pa.date32())
    assert isinstance(reader.read([("s", "=", late)]), Unjudged)
    for value in (late, pa.array([late]).dictionary_encode()[0]):
        assert isinstance(reader.read(F("da") == value), Comparison)
        with pytest.raises(PredicateError, match="by is BLOB"):
            reader.read(F("by") == value)


@pytest.mark.parametrize(
    "expression",
    [
        pc.add(F("i"), 1) > 3,
        F("i") > F("f"),
        pc.add(F("i"), 1).is_null(),
        pc.sqrt(F("f")).is_nan(),
        F("i").is_nan(),
        pc.add(F("i"), 1).isin([1, 2]),
        pc.starts_with(pc.utf8_upper(F("s")), "A"),
        pc.starts_with(F("s"), "a", ignore_case=True),
        pc.match_like(F("s"), "a%", ignore_case=True),
        pc.starts_with(F("by"), "a"),
    ],
    ids=str,
)
def test_unsupported_arrow_expression_is_unjudged(reader, expression):
    tree = reader.read(expression)
    assert isinstance(tree, Unjudged)
    assert isinstance(reader.read(~expression), Unjudged)


def test_isin_with_values_that_arrow_casts_is_unjudged(reader):
    assert isinstance(reader.read(F("i").isin([1, 2.5])), Unjudged)


@pytest.mark.parametrize(
    "kind", [pa.binary(), pa.large_binary(), pa.binary_view(), pa.binary(16)], ids=str
)
def test_bytes_compared_with_a_uuid_column_are_uuids(kind):
    reader = PredicateReader(pa.schema([pa.field("u", pa.uuid())]))
    known = reader.read("u = '00010203-0405-0607-0809-0a0b0c0d0e0f'")
    value = pa.scalar(bytes(range(16)), kind)
    assert reader.read(F("u") == value) == reader.read([("u", "=", value)]) == known
    assert reader.read([("u", "=", bytes(range(16)))]) == known
    for looked_for in (F("u").isin([value.as_py()]), [("u", "in", [value])]):
        assert str(reader.read(looked_for)) == f"{known} AND u IS NOT NULL"
    assert str(reader.read([("u", "=", pa.scalar(None, kind))])) == "u IS NULL"
    with pytest.raises(PredicateError, match="u is UUID and cannot be compared"):
        reader.read(F("u") == b"abc")


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary(), pa.binary_view(), pa.binary(2)])
def test_bytes_that_are_invalid_utf_8_are_literals(reader, kind):
    # Arrow prints some of them without escapes, which Python cannot parse.
    value = pa.array([b"\xff\x00"], kind)[0]
    assert str(reader.read(F("by") == value)) == r"by = '\xFF\x00'"
    assert str(reader.read([("by", "=", value)])) == r"by = '\xFF\x00'"


def test_invalid_utf_8_in_string_conditions_is_unjudged_or_refused(reader):
    unknown = reader.read(pc.match_like(F("s"), b"\xff%"))
    assert isinstance(unknown, Unjudged)
    assert r"\xff" in str(unknown)
    assert isinstance(reader.read(pc.starts_with(F("s"), b"\xff")), Unjudged)
    broken = pa.array([b"\xff"]).view(pa.string())[0]
    with pytest.raises(PredicateError, match="utf-8"):
        reader.read(F("s") == broken)


@pytest.mark.parametrize("pattern", [r"a\bc%", r"a\_b%", r"a\\b%", r"a%\b%"])
def test_prefix_of_a_like_pattern_ends_before_a_backslash(reader, pattern):
    # Arrow does not unescape patterns of the form `prefix%`.
    tree = reader.read(pc.match_like(F("s"), pattern))
    assert isinstance(tree, Implied)
    assert isinstance(tree.condition, StartsWith)
    assert tree.condition.prefix == "a"
    assert isinstance(not_true(tree), Unjudged)


def test_backslash_escapes_in_like_patterns_without_a_wildcard(reader):
    assert str(reader.read(pc.match_like(F("s"), r"a\_b"))) == "s = 'a_b'"


@pytest.mark.parametrize("word", ["and", "or"])
def test_non_kleene_and_or_imply_their_condition_only(reader, word):
    tree = reader.read(pc.Expression._call(word, [F("i") > 1, F("s") == "x"]))
    # True has the same meaning as in SQL; false and NULL differ.
    assert isinstance(tree, Implied)
    assert str(tree.condition) == f"i > 1 {word.upper()} s = 'x'"
    assert isinstance(negate(tree), Unjudged)
    assert isinstance(not_true(tree), Unjudged)


@pytest.mark.parametrize("text", ["\\x41", "ä", "a"])
def test_string_compared_with_a_binary_column_is_its_utf_8_bytes(reader, text):
    # In SQL literals a backslash starts an escaped byte, and characters must be ASCII.
    of_bytes = str(reader.read(F("by") == text.encode()))
    assert str(reader.read(F("by") == text)) == of_bytes
    assert str(reader.read(F("by") == pa.scalar(text, pa.large_string()))) == of_bytes
    assert str(reader.read([("by", "=", text)])) == of_bytes
    assert str(reader.read([("by", "in", [text])])) == f"{of_bytes} AND by IS NOT NULL"
    assert str(reader.read(F("by").isin([text]))) == f"{of_bytes} AND by IS NOT NULL"


def test_numpy_bytes_keep_bytes_after_a_nul(reader):
    assert str(reader.read([("by", "=", np.bytes_(b"a\x00b"))])) == r"by = 'a\x00b'"


def test_decimal_literal_for_a_float32_column_is_not_rounded_to_float32(reader):
    # 0.1 is less than the nearest FLOAT, but DuckDB would compare them as equal.
    tree = reader.read([("g", ">", Decimal("0.1"))])
    assert tree == reader.read([("g", ">", 0.1)])
    assert tree == reader.read(F("g") > Decimal("0.1"))


def test_float32_literal_for_a_decimal_column_is_a_double(reader):
    # DuckDB would convert 0.01 to FLOAT, which equals the literal.
    tree = reader.read(F("de") > np.float32(0.01))
    assert tree == reader.read(F("de") > float(np.float32(0.01)))
    assert "DOUBLE" in next(
        leaf.literal.sql for leaf in leaves(tree) if isinstance(leaf, Comparison)
    )
    assert reader.read([("de", ">", pa.scalar(0.01, pa.float32()))]) == tree


def of_value(column: str) -> Facts:
    """Return the facts of a file whose only row has a value."""
    value = formula.column(column)
    return Facts(value, value, constant(0), constant(0), constant(1))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("operator", ["=", "!=", "<", "<=", ">", ">="])
@pytest.mark.parametrize("kind", [pa.decimal128(6, 2), pa.decimal128(38, 10)])
def test_decimal_columns_compare_with_floats_like_in_arrow(operator, kind):
    # In Arrow, decimal 834.56 > float 834.56: its cast does not return the nearest float.
    reader, database = PredicateReader(pa.schema([("de", kind)])), Evaluator()
    for cents in (*range(-83470, -83440, 3), *range(83440, 83470, 3)):
        value = Decimal(cents) / 100
        rows = pa.table({"de": pa.array([value], kind)})
        filters = [("de", operator, float(value))]
        expression = pq.filters_to_expression(filters)
        tree = reader.read(filters)
        assert tree == reader.read(expression)
        wanted = tree if rows.filter(expression).num_rows else not_true(tree)
        condition = sql_may_match(wanted, lambda _: of_value("de"))
        answer = f"SELECT place, {condition} AS yes FROM files"
        assert database.flags(answer, files=rows)["yes"].all()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("operator", ["=", "!=", "<", "<=", ">", ">="])
def test_large_decimals_near_a_float_literal_may_match_either_way(operator):
    kind = pa.decimal128(38, 2)
    reader, database = PredicateReader(pa.schema([("de", kind)])), Evaluator()
    # Arrow casts the first below and the second above the nearest float.
    less, greater = Decimal("64966693707240526334.87"), Decimal("67480752740847775286.49")
    near, far = [less, greater, -less, -greater], [Decimal(10) ** 30, -(Decimal(10) ** 30)]
    rows = pa.table({"de": pa.array([*near, *far], kind)})
    numbers = [*map(float, near), *rows["de"][:4].cast(pa.float64()).to_pylist()]
    trees = [reader.read([("de", operator, number)]) for number in numbers]
    asked = [tree for one in trees for tree in (one, not_true(one))]
    answers = [
        f"{sql_may_match(tree, lambda _: of_value('de'))} AS a{at}" for at, tree in enumerate(asked)
    ]
    found = database.flags(f"SELECT place, {', '.join(answers)} FROM files", files=rows)
    for at, number in enumerate(numbers):
        expression = pq.filters_to_expression([("de", operator, number)])
        for value, may, may_not in zip(
            rows["de"], found[f"a{2 * at}"], found[f"a{2 * at + 1}"], strict=True
        ):
            matches = pa.table({"de": pa.array([value])}).filter(expression).num_rows > 0
            assert may if matches else may_not
            assert may != may_not or value.as_py() in near


@pytest.mark.parametrize(
    ("kind", "value", "number"),
    [
        (pa.int64(), 2**53 + 1, 2.0**53),
        (pa.decimal128(18, 0), Decimal(5 * 10**17 - 1), 5e17),
        (pa.float32(), 0.1, Decimal("0.1")),
    ],
)
@pytest.mark.parametrize("operator", ["in", "not in"])
def test_value_lists_match_numbers_like_in_arrow(kind, value, number, operator):
    # SQL compares as DOUBLE, in which the value equals the number; a FLOAT does not.
    reader, database = PredicateReader(pa.schema([("x", kind)])), Evaluator()
    rows = pa.table({"x": pa.array([value], kind)})
    for filters in ([("x", operator, [number])], [("x", operator, [number, None])]):
        expression = pq.filters_to_expression(filters)
        for tree in (reader.read(filters), reader.read(expression)):
            wanted = tree if rows.filter(expression).num_rows else not_true(tree)
            condition = sql_may_match(wanted, lambda _: of_value("x"))
            assert database.is_kept(condition, rows).all()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "most",
    [
        pa.scalar(2**31 - 1, pa.int32()),
        pa.scalar(Decimal("9999999.99"), pa.decimal128(9, 2)),
        pa.scalar(Decimal("9" * 38), pa.decimal128(38, 0)),
    ],
    ids=lambda most: str(most.type),
)
def test_decimal_zero_with_many_digits_compares_with_the_largest_values(most):
    # DuckDB would use one type for both: all digits of such a zero are after the point.
    reader, database = PredicateReader(pa.schema([("x", most.type)])), Evaluator()
    rows = pa.table({"x": pa.array([most])})
    zeros = [Decimal("0E-38"), Decimal("0.00"), pa.scalar(Decimal("0.0"), pa.decimal256(76, 38))]
    forms: list[tuple[Any, bool]] = [
        ([("x", operator, zero)], operator in ("!=", ">", ">="))
        for operator in ("=", "!=", "<", "<=", ">", ">=")
        for zero in zeros
    ]
    forms += [(F("x") > zero, True) for zero in zeros]
    for some in ([zeros[0]], [zeros[0], Decimal(1), None]):
        forms += [([("x", "in", some)], False), (F("x").isin(some), False)]
        forms += [([("x", "not in", some)], True), (~F("x").isin(some), True)]
    answers = [
        f"{sql_may_match(reader.read(predicate), lambda _: of_value('x'))} AS a{at}"
        for at, (predicate, _) in enumerate(forms)
    ]
    found = database.flags(f"SELECT place, {', '.join(answers)} FROM files", files=rows)
    assert [bool(found[f"a{at}"][0]) for at in range(len(forms))] == [yes for _, yes in forms]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("zero", [0.0, -0.0, 0])
def test_value_list_with_a_zero_may_match_both_signed_zeros(reader, zero):
    in_list = F("f").isin([zero, 1])
    for value in (0.0, -0.0, 1.0, 2.0, math.nan):
        row = pa.table({"f": [value]})
        for expression, form in ((in_list, "in"), (~in_list, "not in")):
            matches = row.filter(expression).num_rows > 0
            for tree in (reader.read(expression), reader.read([("f", form, [zero, 1])])):
                assert _matches(tree, value) == (matches or value == 0)
                assert _matches(not_true(tree), value) >= (not matches)


def test_value_list_with_nan_may_match_any_nan(reader):
    # Statistics do not contain the bits of NaN.
    bits = np.array([0x7FF8 << 48, 0xFFF8 << 48, (0x7FF8 << 48) + 1], dtype=np.uint64)
    nans = bits.view(np.float64)
    for nan in nans:
        wanted = pa.array([nan, 1.0])
        in_list = F("f").isin(wanted)
        for value in (*nans, 1.0, 2.0):
            found = pa.table({"f": [value]}).filter(in_list).num_rows > 0
            for tree in (reader.read(in_list), reader.read([("f", "in", list(wanted))])):
                assert _matches(tree, value) == (value != 2.0)
                assert _matches(not_true(tree), value) == (value != 1.0)
                assert _matches(not_true(tree) if not found else tree, value)
            for tree in (reader.read(~in_list), reader.read([("f", "not in", list(wanted))])):
                assert _matches(tree, value) == (value != 1.0)


@pytest.mark.parametrize("number", [math.inf, -math.inf])
def test_infinity_can_be_compared_with_decimal_columns(reader, number):
    assert isinstance(reader.read([("de", "<", number)]), Comparison)


@pytest.mark.parametrize("kind", [pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.date32()])
def test_nanosecond_literals_compare_with_the_year_9999(kind):
    reader, database = PredicateReader(pa.schema([("x", kind)])), Evaluator()
    moment = pa.scalar(0, pa.timestamp("ns", getattr(kind, "tz", None)))
    rows = pa.table({"x": pa.array([datetime.date(9999, 12, 31)], pa.date32()).cast(kind)})
    tree = reader.read([("x", ">", moment)])
    condition = sql_may_match(tree, lambda _: of_value("x"))
    assert database.is_kept(condition, rows).all()


def test_timestamp_after_a_date_in_a_value_list_becomes_a_date(reader):
    values = [datetime.date(2024, 1, 2), datetime.datetime(2024, 1, 1, 5)]
    tree = reader.read(F("ts").isin(values))
    assert str(tree) == "ts IN ('2024-01-02 00:00:00', '2024-01-01 00:00:00') AND ts IS NOT NULL"
    assert reader.read([("ts", "in", values)]) == tree


@pytest.mark.parametrize(
    ("name", "values", "is_judged"),
    [
        ("g", [0.1], False),
        ("g", [0.5], True),
        ("f", [0.1, np.nan], True),
        ("da", [datetime.datetime(2024, 1, 1, 5)], False),
        ("da", [datetime.datetime(2024, 1, 1)], True),
        ("da", ["2024-01-01"], True),
        ("de", [Decimal("0.105")], False),
        ("de", [Decimal("0.10"), None], True),
        ("ts", ["2024-01-01 00:00:00"], True),
        ("i", [1, 2.5], False),
    ],
)
def test_value_lists_with_values_that_arrow_casts_are_unjudged(reader, name, values, is_judged):
    for tree in (reader.read([(name, "in", values)]), reader.read(F(name).isin(values))):
        assert is_judged == (not isinstance(tree, Unjudged))
    assert is_judged == (not isinstance(reader.read([(name, "not in", values)]), Unjudged))


def _matches(tree: Tree, value: float | None) -> bool:
    """Tell whether a file of one such value may match."""
    nans = int(value is not None and math.isnan(value))
    bound = None if nans else value
    return may_match(tree, {"f": Known(bound, bound, int(value is None), nans, 1)})


@pytest.mark.sampled(8)
@pytest.mark.parametrize("operator", ["=", "!=", "<", "<=", ">", ">="])
@pytest.mark.parametrize("literal", [2.0, math.nan])
@pytest.mark.parametrize("value", [1.0, 2.0, 3.0, math.nan, None])
def test_nan_comparison_may_match_if_sql_or_arrow_matches(reader, operator, literal, value):
    filters = [("f", operator, literal)]
    expression = pq.filters_to_expression(filters)
    in_sql = reader.read(f"f {operator} CAST('{literal}' AS DOUBLE)", "duckdb")
    row = pa.table({"f": pa.array([value], pa.float64())})
    for tree in (reader.read(expression), reader.read(filters)):
        in_arrow = row.filter(expression).num_rows > 0
        assert _matches(tree, value) == (_matches(in_sql, value) or in_arrow)
        # A row certainly matches only if it matches in both.
        is_certain = not _matches(not_true(in_sql), value) and in_arrow
        assert _matches(not_true(tree), value) == (not is_certain)
        assert _matches(negate(negate(tree)), value) == _matches(tree, value)
    not_in_arrow = row.filter(~expression).num_rows > 0
    opposite = reader.read(~expression)
    assert _matches(opposite, value) == (_matches(negate(in_sql), value) or not_in_arrow)


@pytest.mark.parametrize(
    ("where", "values"),
    [
        ("i = 1", [1]),
        ("i = 1 AND f = 2", [1]),
        ("i = 1 OR f = 2", None),
        ("i = 1 OR i = 2 OR i IN (2, 3)", [1, 2, 3]),
        ("i = 1 OR NULL", [1]),
        ("i IN (1, 2, 3) AND i IN (2, 3, 4) AND i IN (3, 4, 5)", [3]),
        ("i IN (1, 2, 3) AND (i = 2 OR f = 2)", [1, 2, 3]),
        ("i = 1 AND i = 2", []),
        ("NULL", []),
        ("true", None),
        ("i NOT IN (1, 2)", None),
        ("i <> 1", None),
        ("i = 1.5", None),
        ("i IN (1, 1.5)", None),
        ("CAST(i AS DOUBLE) = 1", None),
        ("n.i = 1", None),
        ("n.i IN (1, 2)", None),
        (pc.Expression._call("and", [F("i") == 1, F("f") == 2]), [1]),
    ],
)
def test_points_are_the_values_a_condition_requires(reader, where, values):
    found = points(reader.read(where), "i")
    assert found == (None if values is None else [pa.scalar(one, pa.int32()) for one in values])
