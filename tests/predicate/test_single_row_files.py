"""Predicate trees over rows of small values, each evaluated as a file with one row.

DuckDB evaluates for which rows the condition is true, false and NULL.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from operator import ge

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pytest

from tests.predicate.reading import (
    copied,
    facts_of_nan,
    forms,
    is_judged,
    kept,
    points,
    reader_of,
    unjudged,
)

MOMENTS = (
    "-infinity", "2023-12-31 23:59:59.999999", "2024-01-01", "2024-01-01 12:30:00", "2024-02-29",
    "2024-04-01", "2025-01-01", "infinity",
)  # fmt: skip
#: Type and values of a column, and conditions on it; `{}` stands for each operator.
CASES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "integers": ("INTEGER", ("-1", "0", "1", "2", "16777216", "16777217"), (
        "x {} 1", "1 {} x", "x {} 1.5", "x {} 1.0", "x {} 1e0", "x {} 16777216::FLOAT",
        "x {} 'nan'::DOUBLE", "x {} '-nan'::DOUBLE", "x {} 'inf'::FLOAT", "x {} NULL",
        "x {} 3000000000", "CAST(x AS BIGINT) {} 1", "CAST(x AS DOUBLE) {} 0.5",
        "TRY_CAST(x AS SMALLINT) {} 1", "(x {} 0) IS NOT TRUE", "x + 0 {} 1", "x {} 1 AND 1 = 2",
        "x {} 1 OR 1 = 2", "x {} 1 OR 1 = 1", "x IN (1)", "x IN (0, 1, NULL)", "x IN (0, 1.5, 1e0)",
        "x IN (NULL)", "x NOT IN (0, 1)", "x BETWEEN 0 AND 1", "x BETWEEN 1 AND 0",
        "x BETWEEN '0' AND 1.5", "x IN ('1.' || '6', 2.5)", "x IS DISTINCT FROM 1",
        "x IS NOT DISTINCT FROM 1", "x IS DISTINCT FROM NULL", "x IS NULL", "x IS NOT NULL",
    )),
    # With a DOUBLE in a list, all values and the column are compared as DOUBLE.
    "big integers": ("BIGINT", ("-1", "1", "1000", "9007199254740992", "9007199254740993"), (
        "x IN (9007199254740993, 1e0)", "x IN (1e0, 9007199254740993)", "x NOT IN ('1.6', 1.5)",
        "x BETWEEN 9007199254740993 AND 1e300", "x {} 9007199254740992e0", "x {} 1e300", "x {} 1e3",
        "CAST(x AS DOUBLE) {} 9007199254740993", "x IN ('1', 2, 3)", "x BETWEEN 1 AND 2.5",
    )),
    # DuckDB would convert the decimals of the third to 0 and 1, if they were alone.
    "single floats": ("FLOAT", ("0.1", "0.3", "0.5", "1", "1000", "nan"), (
        "x NOT IN (0.1, 1e3)", "x NOT BETWEEN '0.1' AND 1e0",
        "x IN (0.3::DECIMAL(18, 4), 1::DECIMAL(38, 0))", "x IN (5, 1)", "x {} 0.5",
        "CAST(x AS DOUBLE) {} 0.1", "x <= 'nan'", "x > 'nan'",
    )),
    "decimals": ("DECIMAL(9, 2)", ("-0.01", "0.00", "0.10", "1.00", "1.50"), (
        "x > 0::DECIMAL(38, 0)", "x IN (0.3, 5::DECIMAL(30, 6))", "x IN ('1.504', NULL::DOUBLE)",
        "x {} 0.1", "x {} 0.105", "x {} 1", "x {} '0.105'", "x {} 0.1::DOUBLE", "x IN (0.10, 1)",
        "x IN (0.105, 1.5)", "x IN ('0.' || '995', 1.505)", "x BETWEEN 0.1 AND '1.005'",
        "x BETWEEN 0::DECIMAL(38, 0) AND '0.30000000000000004'",
    )),
    "floats": ("DOUBLE", ("-inf", "-0.5", "0.0", "0.5", "16777217.0", "inf", "nan"), (
        "x {} 0.5", "x {} 'nan'", "x {} '-nan'", "x {} 'inf'", "x {} 16777217",
        "CAST(x AS DOUBLE) {} 0.5", "isnan(x)", "x IN (0.5, 'nan')",
        "x IN (0.5, 'inf'::DOUBLE - 'inf'::DOUBLE)", "x IN ('nan')", "x = 'Na' || 'N'",
        "x IN ('-n' || 'an', 0)", "x NOT IN ('nan', NULL, 0)",
        "x IN (0.5::DECIMAL(18, 4), 7::DECIMAL(38, 0))", "x BETWEEN 0 AND 'nan'",
        "x IS DISTINCT FROM 'nan'", "x IS NULL",
    )),
    "texts": ("VARCHAR", ("", "%", "a", "a%", "a_", "ab", "abc", "ac", "b", "ä"), (
        "x {} 'ab'", "x {} ''", "x LIKE 'a%'", "x LIKE 'a_'", "x LIKE 'a%c'", "x LIKE 'ab'",
        "x LIKE '%'", "x LIKE '%%'", "x LIKE '_'", "x LIKE ''", "x LIKE 'a!_' ESCAPE '!'",
        "x LIKE 'a!%%' ESCAPE '!'", "x LIKE 'a%%' ESCAPE '%'", "x NOT LIKE 'a%'",
        "x NOT LIKE 'a%c'", "x NOT LIKE 'a!%' ESCAPE '!'", "starts_with(x, 'a')",
        "starts_with(x, '')", "x ^@ 'ab'", "prefix(x, 'ä')", "x IN ('a', 'b')",
        "CAST(x AS VARCHAR) {} 'a'", "upper(x) {} 'A'",
    )),
    "flags": ("BOOLEAN", ("false", "true"), (
        "x", "x {} true", "x IS TRUE", "x IS NOT FALSE", "x {} false", "CAST(x AS BOOLEAN)",
    )),
    "times": ("TIMESTAMP", MOMENTS, (
        "x {} '2024-01-01'", "x {} DATE '2024-01-01'", "x {} 'infinity'",
        "x {} DATE '2023-12-31' + INTERVAL 1 DAY", "year(x) {} 2024",
        "date_part('year', x) >= 2024", "year(x) < 2500", "CAST(x AS DATE) {} '2024-01-01 05:00'",
        "CAST(x AS DATE) IN ('2024-01-01' || ' 05:00', TIMESTAMP '2024-02-29')",
        "date_trunc('day', x) {} '2024-01-01'", "date_trunc('day', x) {} 'infinity'",
        "date_trunc('decade', x) = '2020-01-01'", "date_trunc('hour', x) {} '2024-01-01 12:00'",
        "date_trunc('hour', x) = '2024-01-01 12:30'", "date_trunc('week', x) = '2024-01-01'",
        "date_trunc('month', x) > '2024-02-01'", "date_trunc('quarter', x) <> '2024-01-01'",
        "date_trunc('year', x) {} '2024-02-01'",
        "date_trunc('minute', x) IN ('2024-01-01 12:30', '2024-04-01')",
        "date_trunc('second', x) BETWEEN '2024-01-01' AND '2024-02-29'", "year(x) IN (2023, 2025)",
        "year(x) BETWEEN 2023 AND 2024", "date_trunc('month', x) = NULL", "hour(x) = 12",
    )),
    "dates": ("DATE", tuple(moment[:10] for moment in MOMENTS), (
        "x BETWEEN '2024-01-01 05:00' AND TIMESTAMP '2024-01-02 01:00:00'",
        "x {} '2024-01-01'", "x {} TIMESTAMP '2024-01-01 12:00'", "x {} 'infinity'",
        "year(x) {} 2024", "date_trunc('month', x) {} '2024-02-01'",
        "date_trunc('quarter', x) {} '2024-03-01'",
        "date_trunc('month', CAST(x AS TIMESTAMP)) {} '2024-02-01 12:00'",
        "CAST(x AS DATE) {} '2024-01-01 12:00'", "CAST(x AS DATE) {} TIMESTAMP '2024-01-01 12:00'",
        "CAST(x AS TIMESTAMP) {} '2024-01-01 12:00'", "x IN ('2024-01-01', '2024-02-29')",
        "x IN ('2024-01-01', TIMESTAMP '2024-01-01 12:00')",
        "x IN ('2024-01-01' || ' 05:00', TIMESTAMP '2024-01-01 12:00')",
    )),
    # DuckDB's `year` has no sign for TIMESTAMPTZ: 2024 is also 2024 BC.
    "moments": ("TIMESTAMPTZ", (
        *MOMENTS, "2025-01-01 (BC)", "2024-05-01 (BC)", "2023-05-01 (BC)", "0001-01-01",
    ), (
        "year(x) {} 2024", "date_part('year', x) IN (2023, 2025)", "year(x) BETWEEN 1999 AND 2024",
        "date_trunc('year', x) {} '2024-01-01'", "x {} '2024-01-01'",
    )),
    # The range of nanoseconds is 1677 to 2262.
    "nanoseconds": ("TIMESTAMP_NS", (
        "1677-09-21 00:12:44", "2024-01-01 12:30:00.000000001", "2262-04-11 23:47:16.8",
    ), (
        "CAST(x AS DATE) {} '9999-12-31'", "CAST(x AS DATE) {} '2262-04-11'",
        "date_trunc('day', x) {} '1677-09-21'", "date_trunc('hour', x) {} '2024-01-01 12:00'",
        "CAST(x AS DATE) BETWEEN '2024-01-01' AND '9999-12-31'",
    )),
}  # fmt: skip
#: Conditions that are `Unjudged` with any operator; all others are judged, at least in part.
UNKNOWN = {
    "integers": ("TRY_CAST(", "(x ", "x + 0 "), "decimals": ("x BETWEEN 0::",),
    "texts": ("x NOT LIKE 'a%c'", "upper("), "flags": ("CAST(",),
    "times": (
        "year(x) < 2500", "date_trunc('day', x) {} 'infinity'", "date_trunc('decade'",
        "date_trunc('month', x) = NULL", "hour(",
    ),
    "nanoseconds": ("CAST(", "date_trunc('day'"),
}  # fmt: skip
OPERATORS = ("=", "<>", "<", "<=", ">", ">=")


def asked(conditions: tuple[str, ...]) -> Iterator[str]:
    """Conditions with each operator, and pairs of the first ones."""
    single = [
        one.format(operator)
        for one in conditions
        for operator in (OPERATORS if "{}" in one else OPERATORS[:1])
    ]
    yield from single
    some = single[:: -(-len(single) // 4)]
    for left, right in product(some, repeat=2):
        yield f"{left} AND NOT ({right})"
        yield f"{left} OR {right}"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", CASES)
def test_only_listed_conditions_on_one_column_are_unjudged(kind):
    sql_type, _, conditions = CASES[kind]
    reader = reader_of(
        ("x", duckdb.sql(f"SELECT CAST(NULL AS {sql_type})").to_arrow_table()[0].type)
    )
    for condition, operator in product(conditions, OPERATORS):
        is_unknown = condition.startswith(UNKNOWN.get(kind, ()))
        tree = reader.read(condition.format(operator), "duckdb")
        assert bool(unjudged(tree)) == is_unknown, (condition, operator)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("dialect", ["duckdb", "any"])
@pytest.mark.parametrize("kind", CASES)
def test_may_match_of_single_row_files_agrees_with_duckdb(kind, dialect):
    sql_type, values, conditions = CASES[kind]
    where = list(asked(conditions))
    texts = ", ".join(f"({text})" for text in ["NULL", *(f"'{value}'" for value in values)])
    with duckdb.connect() as con:
        con.execute("SET TimeZone = 'UTC'")
        con.execute(
            f"CREATE TABLE t AS SELECT CAST(v AS {sql_type}) AS x FROM (VALUES {texts}) t(v)"
        )
        rows = con.sql("FROM t").to_arrow_table()
        listed = ", ".join(f"({one}) AS c{at}" for at, one in enumerate(where))
        truth = con.sql(f"SELECT {listed} FROM t").to_arrow_table()
    reader = reader_of(("x", rows["x"].type))
    trees = [forms(reader.read(one, dialect)) for one in where]
    for form in ("itself", "opposite", "rest"):
        made = [tree[form][0] for tree in trees]
        same = kept([*map(copied, made)], rows)
        for one, tree, answer, found, mapped in zip(
            where, trees, truth.columns, kept(made, rows), same, strict=True
        ):
            wanted, answers = tree[form]
            matching = [told in answers for told in answer.to_pylist()]
            told = (form, one, str(wanted))
            assert all(map(ge, found, matching)), told
            assert mapped == found, told
            if is_judged(wanted) and dialect == "duckdb":
                assert found == matching, told
            only = points(wanted, "x")
            if only is not None:
                assert {*rows["x"].filter(pa.array(matching))} <= set(only), told


@pytest.mark.parametrize("kind", [pa.float32(), pa.float64()], ids=str)
@pytest.mark.parametrize("condition", ["x < 0", "x = 0", "x IN (0, 1)", "CAST(x AS DOUBLE) < 0.5"])
def test_nan_bound_may_match_any_condition(kind, condition):
    # Writers that compare with NaN first write such partition bounds of manifests.
    rows = pa.table({"x": pa.array([float("nan")], kind)})
    assert kept([reader_of(("x", kind)).read(condition)], rows, facts_of_nan) == [[True]]


@pytest.mark.parametrize(("where", "values"), [
    ("i = 1", [1]), ("i = 1 AND f = 2", [1]), ("i = 1 OR f = 2", None), ("i = 1 OR NULL", [1]),
    ("i = 1 OR i = 2 OR i IN (2, 3)", [1, 2, 3]), ("i = 1 AND i = 2", []), ("NULL", []),
    ("i IN (1, 2, 3) AND i IN (2, 3, 4) AND i IN (3, 4, 5)", [3]), ("true", None),
    ("i IN (1, 2, 3) AND (i = 2 OR f = 2)", [1, 2, 3]), ("i NOT IN (1, 2)", None),
    ("i <> 1", None), ("i = 1.5", None), ("i IN (1, 1.5)", None), ("CAST(i AS DOUBLE) = 1", None),
    ("n.i = 1", None), ("n.i IN (1, 2)", None),
    (pc.Expression._call("and", [pc.field("i") == 1, pc.field("f") == 2]), [1]),
])  # fmt: skip
def test_points_are_the_values_a_condition_requires(where, values):
    of_struct = pa.struct({"x": pa.int32(), "i": pa.int32()})
    found = points(reader_of(i=pa.int32(), f=pa.float64(), n=of_struct).read(where), "i")
    assert found == (None if values is None else [pa.scalar(one, pa.int32()) for one in values])
