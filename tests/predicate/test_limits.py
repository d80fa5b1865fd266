"""Predicates with long computations, high memory use or side effects are not evaluated."""

from __future__ import annotations

import time

import pyarrow as pa
import pytest

from arrowmeta.errors import PredicateError
from arrowmeta.predicate import parse as parse_module
from arrowmeta.predicate.dialect import known_functions
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import Comparison, Unjudged, leaves


@pytest.fixture(scope="module")
def reader():
    columns = [("k", pa.int64()), ("s", pa.string()), ("d", pa.date32()), ("f", pa.float64())]
    return PredicateReader(pa.schema(columns))


@pytest.mark.parametrize(
    "constant",
    [
        "repeat('x', 3000000000)", "repeat('x', 30000 * 100000)",
        "repeat(repeat(repeat('x', 10000), 10000), 10000)", "lpad('x', 3000000000, ' ')",
        "rpad('x', length('abc') * 100, ' ')", "range(100000000)",
        "generate_series(-1000000000, 0)", "list_resize([1], 1000000000)",
        "format('{:3000000000}', 1)", "format('{:{}}', 1, 3000000000)",
        "printf('%3000000000d', 1)", "bitstring('1', 3000000000)",
        "levenshtein(repeat('x', 100000), repeat('y', 100000))",
        "replace(repeat('x', 10000), 'x', repeat('y', 10000))",
        "hex(hex(hex(hex(hex(hex(hex(hex('x'))))))))",
        "array_to_string([repeat('x', 10000)], repeat('y', 10000))",
    ],
)  # fmt: skip
@pytest.mark.parametrize("around", ["length({}::VARCHAR) > 1", "s = upper({}::VARCHAR)", "f({})"])
def test_constant_that_needs_too_much_memory_is_not_evaluated(
    reader, constant, around, monkeypatch
):
    asked: list[str] = []
    answer = parse_module.Engine._rows

    def spied(self: parse_module.Engine, query: str) -> list[object]:
        asked.append(query)
        return answer(self, query)

    monkeypatch.setattr(parse_module.Engine, "_rows", spied)
    with pytest.raises(PredicateError, match="may take more than 1 MiB of memory; use a smaller"):
        reader.read(around.format(constant))
    assert all("json_" in query for query in asked)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "sql",
    [
        "s > lpad('7', 2, '0')", "s = repeat('ab', 3)", "s < rpad('x', 2 + 3, '-')",
        "s = format('{:02d}', 7)", "k > length(replace('2024-01-01', '-', ''))",
        "s = concat('a', upper('b'), chr(65))", "s > array_to_string(['a', 'b'], '-')",
        "k IN (" + ", ".join(map(str, range(5000))) + ")",
        "k > list_sum([" + ", ".join(map(str, range(5000))) + "])",
    ],
)  # fmt: skip
def test_constants_of_usual_size_are_evaluated(reader, sql):
    assert not any(isinstance(leaf, Unjudged) for leaf in leaves(reader.read(sql, "duckdb")))


@pytest.mark.parametrize(
    ("sql", "function"),
    [
        ("st_within(s, 'POINT(1 2)')", "st_within"),
        ("st_x(st_point(k, 1)) > 3", "st_x"),
        ("k > 1 + getenv_of('HOME')", "getenv_of"),
        ("getenv('HOME') = s", "getenv"),
        ("uper(s) = 'X'", "uper; did you mean upper?"),
    ],
)
def test_condition_with_an_unknown_function_is_unjudged(reader, sql, function):
    tree = reader.read(f"k = 1 AND {sql}")
    (unknown,) = [leaf for leaf in leaves(tree) if isinstance(leaf, Unjudged)]
    assert unknown.reason == f"DuckDB has no function {function}"
    assert unknown.row is None
    with pytest.raises(PredicateError, match="no column nope"):
        reader.read(f"{sql} AND {function.partition(';')[0]}(nope)")


def test_internal_macros_are_not_functions_of_predicates(reader):
    assert isinstance(reader.read("latest_instant(k)"), Unjudged)
    assert "latest_instant" not in known_functions().names


@pytest.mark.parametrize(
    "sql",
    [
        "random() > k", "setseed(0.5) IS NULL", "nextval('s') = k", "write_log(s) IS NULL",
        "sleep_ms(100000) IS NULL", "current_setting('TimeZone') = s", "getvariable('v') = s",
        "current_query() = s", "hash(k) = 1", "age(d::TIMESTAMP) > INTERVAL 1 DAY",
        "to_timestamp(k)::DATE = d", "d::TIMESTAMPTZ > '2024-01-01'",
        "strptime(s, '%Y-%m-%d %Z') < d", "f + 1 > 2", "s COLLATE NOCASE = 'x'",
        "list_transform([k], x -> x + 1)[1] = 2", "repeat(s, 1000000) = 'x'", "repeat(s, k) = 'x'",
    ],
)  # fmt: skip
def test_volatile_and_session_dependent_conditions_are_unjudged(reader, sql):
    try:
        tree = reader.read(sql)
    except PredicateError:
        return  # as DuckDB refuses it
    assert isinstance(tree, Unjudged)
    assert tree.row is None


@pytest.mark.parametrize("sql", ["d < current_date", "d > today() - 3", "s < now()::VARCHAR"])
def test_current_date_and_now_are_constants_of_a_predicate(reader, sql):
    assert isinstance(reader.read(sql, "duckdb"), Comparison)


def test_row_conditions_contain_the_planning_time_as_a_literal(reader):
    tree = reader.read(
        "strftime(d, '%m') = strftime(current_date, '%m') OR d::VARCHAR = s || now()::DATE",
        time_zone="UTC",
    )
    rows = [leaf.row for leaf in leaves(tree) if isinstance(leaf, Unjudged)]
    assert all(row is not None and "now" not in row.template for row in rows)
    assert all(row is not None and "current_date" not in row.template for row in rows)


@pytest.mark.parametrize("dialect", ["any", "duckdb"])
def test_nested_calls_are_read_promptly(reader, dialect):
    start = time.process_time()
    tree = reader.read(f"{'abs(' * 60}k{')' * 60} = 1", dialect)
    assert isinstance(tree, Unjudged)
    assert time.process_time() - start < 10
