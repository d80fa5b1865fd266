"""Text of predicates: whole queries, Spark's literals and operators, and limits.

Predicates with long computations, high memory use or side effects are not evaluated.
"""

from __future__ import annotations

import time

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from msgspec.structs import replace

from arrowmeta.errors import PredicateError
from tests.predicate.reading import kind, literals, reader_of, texts, unjudged

READER = reader_of(
    i=pa.int32(), l=pa.int64(), s=pa.string(), f=pa.float64(), g=pa.float32(), b=pa.bool_(),
    d=pa.date32(), ts=pa.timestamp("us"), n=pa.struct({"x": pa.int32()}),
)  # fmt: skip
QUERIES = [
    ("SELECT * FROM orders WHERE i = 5", "i = 5"), ("SELECT * FROM orders", "TRUE"),
    ("select o.s from db.orders o where o.i = 5 and o.n.x > 1", "i = 5 AND n.x > 1"),
    ("-- all of them\nSELECT * FROM orders WHERE orders.i = 5;", "i = 5"),
    ("SELECT count(*) FROM t WHERE t.i = 5 GROUP BY s HAVING true ORDER BY s LIMIT 1", "i = 5"),
    ("SELECT n.x FROM n WHERE n.x = 5", "n.x = 5"), ("FROM orders WHERE i = 5", "i = 5"),
    ("i = 5;", "i = 5"), ("i = 5 ;\n ;", "i = 5"), ("\"s\" = 'a'", "s = 'a'"),
    # What only DuckDB reads may be null elsewhere.
    ("d < DATE '0222-09-04 (BC)'", "d < '0222-09-04 (BC)'"),
]  # fmt: skip
OF_SPARK = [
    ('s = "it\'s"', "s = 'it''s'"), (r"s = 'it\'s'", "s = 'it''s'"),
    (r"s = 'a\tb\\c'", "s = 'a\tb\\c'"), (r"s = '\u0041\102\x'", "s = 'ABx'"),
    (r"s = r'a\tb'", r"s = 'a\tb'"), ("s = 'a' \"b\" -- one text\n 'c'", "s = 'abc'"),
    ("s = 'it''s'", "s = 'it''s'"), (r"s LIKE 'a\_%'", "starts_with(s, 'a_')"),
    ("`s` = 'a' AND `n`.`x` = 1", "s = 'a' AND n.x = 1"), ('s = "a"', "s = 'a'"),
    ("i IN (5L, 6S, 7Y)", "i IN (5, 6, 7)"), ("f > 1.5D", "f > 1.5"),
    ("f = 2D OR f = 1e1D OR f = 1.5BD", "f = 2.0 OR f = 10.0 OR f = 1.5"),
    ("d = DATE '2024-01-01'", "d = '2024-01-01'"), ("i <=> 5", "i = 5 AND i IS NOT NULL"),
    ("NOT (i <=> NULL)", "i IS NOT NULL"), ("CAST(i AS BIGINT) = 5", "i = 5"), ("!b", "b <> true"),
    ("isnotnull(s) AND isnull(i)", "s IS NOT NULL AND i IS NULL"),
    ("startswith(s, 'a') AND startsWith(s, 'b')", "starts_with(s, 'a') AND starts_with(s, 'b')"),
    ("to_date(ts) = '2024-05-01'",
     "ts >= '2024-05-01 00:00:00' AND ts < '2024-05-02 00:00:00'"),
    ("bigint(i) = 5 AND string (s) = 'a' AND boolean(b) = true",
     "i = 5 AND s = 'a' AND b = true"),
    ("NOT isnan(f)", "NOT isnan(f) OR f IS NULL"),
]  # fmt: skip


@pytest.mark.parametrize(("sql", "tree", "dialect"), [
    *((*case, "any") for case in QUERIES), *((*case, "spark") for case in OF_SPARK),
    ("l < 9223372036854775808", "l < 9223372036854775808", "trino"),
])  # fmt: skip
def test_query_stands_for_its_condition_and_texts_are_read_as_in_the_dialect(sql, tree, dialect):
    assert str(READER.read(sql, dialect)) == tree


@pytest.mark.parametrize(("sql", "said", "dialect"), [
    ("SELECT * FROM a, b WHERE i = 5", "a SELECT over one table", "any"),
    ("SELECT * FROM a JOIN b USING (i) WHERE i = 5", "a SELECT over one table", "any"),
    ("SELECT 1 UNION SELECT 2", "a SELECT over one table", "any"),
    ("SELECT * FROM a WHERE i = (SELECT 1)", "must not have a subquery at position 27", "any"),
    ("SELECT * FROM a WHERE j = 5", "no column j at position 23", "any"),
    ("SELECT * FROM a WHERE i = 5 5", 'syntax error at or near "5" at position 29', "any"),
    ("i = 5; DROP TABLE t", "syntax error", "any"), ('s = "a"', "no column a at position 5", "any"),
    # Positions are those in the text as it was given.
    ("s = r'a' AND f > 1.5D AND nope = 1", "no column nope at position 27", "spark"),
    ("s = r'a' AND f > 1.5D AND 1 1", 'at or near "1" at position 29', "spark"),
])  # fmt: skip
def test_other_statements_are_errors_with_positions(sql, said, dialect):
    with pytest.raises(PredicateError) as error:
        READER.read(sql, dialect)
    assert said in str(error.value)


@pytest.mark.parametrize("sql", ["i IN (5L, 6)", "f > 1.5D", "i <=> 5", "`s` = 'a'", "isnull(s)"])
def test_spark_syntax_without_another_meaning_is_read_in_any(sql):
    assert str(READER.read(sql)) == str(READER.read(sql, "spark"))
    assert unjudged(READER.read(sql)) == []


@pytest.mark.parametrize("dialect", ["any", "duckdb"])
@pytest.mark.parametrize(("sql", "tree"), [
    ("left(s, 3) = 'abc'", "starts_with(s, 'abc')"), ("left(s, 2) = ''", "s = ''"),
    ("substring(s, 1, 3) = 'abc'", "starts_with(s, 'abc')"),
    ("substr(s, 1, 3) IN ('abc', 'ab')", "starts_with(s, 'abc') OR s = 'ab'"),
    ("substr(s, 1, 3) = 'abcd'", "s IN ()"), ("left(s, 3) <> 'abc'", "NOT starts_with(s, 'abc')"),
    ("'日本' = left(s, 2)", "starts_with(s, '日本')"),
])  # fmt: skip
def test_comparison_of_first_characters_becomes_a_prefix(sql, tree, dialect):
    assert str(getattr(READER.read(sql, dialect), "condition", None)) == tree


#: Dialects, conditions, and whether they are judged in them.
JUDGED = [
    *(("any", sql, False) for sql in (
        "substr(s, 2, 3) = 'abc'", "left(s, 3) < 'abc'", "left(s, i) = 'abc'", "left(s, -1) = 'a'",
        "left(s, 3) = lower('A')", "d IS NOT DISTINCT FROM 'infinity'",
        "d <=> DATE '0222-09-04 (BC)'",
    )),
    ("duckdb", "d IS DISTINCT FROM 'infinity'", True),
    # A list of texts beside a column of another type.
    *((dialect, sql.format(text), is_judged)
      for text in ("ts IN ('2024-01-01')", "i IN ('05', '7')", "f IN ('1.5')")
      for dialect, sql, is_judged in (
          ("any", "NOT ({})", False), ("spark", "NOT ({})", False), ("any", "{}", True),
          ("spark", "{}", True), ("trino", "NOT ({})", True),
      )),
    *(("any", sql, True) for sql in (
        "d NOT IN ('2024-01-01')", "i NOT IN ('5', '-7')", "b NOT IN ('true')",
    )),
    # Constants of a usual size are evaluated.
    *(("duckdb", sql, True) for sql in (
        "s > lpad('7', 2, '0')", "s = repeat('ab', 3)", "s < rpad('x', 2 + 3, '-')",
        "s = format('{:02d}', 7)", "l > length(replace('2024-01-01', '-', ''))",
        "s = concat('a', upper('b'), chr(65))", "s > array_to_string(['a', 'b'], '-')",
        f"l IN ({', '.join(map(str, range(5000)))})",
        f"l > list_sum([{', '.join(map(str, range(5000)))}])",
    )),
]  # fmt: skip


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("dialect", "sql", "is_judged"), JUDGED)
def test_conditions_are_judged_where_their_meaning_is_known(dialect, sql, is_judged):
    assert (kind(READER.read(sql, dialect)) != "Unjudged") == is_judged
    assert bool(unjudged(READER.read(sql, dialect))) != is_judged


def test_backslash_in_like_leaves_the_prefix_before_it():
    tree = READER.read(r"s LIKE 'ab\_c%' AND i = 1")
    assert (kind(tree), texts(tree)) == ("And", ["starts_with(s, 'ab')", "i = 1"])
    (unused,) = (part for part in tree.parts if kind(part) == "Implied")
    assert unused.reason == "engines understand a backslash in LIKE differently: name a dialect"
    assert "LIKE" in unused.text or "~~" in unused.text


@pytest.mark.parametrize("dialect", ["any", "spark"])
@pytest.mark.parametrize("sql", ["l < 9223372036854775808", "NOT (l > 9223372036854775808)"])
def test_number_beyond_64_bits_may_match_null_in_spark(dialect, sql):
    assert "l IS NULL" in texts(READER.read(sql, dialect))


def test_decimal_beside_a_32_bit_float_may_match_in_64_bits():
    assert texts(READER.read("g > 0.1")) == ["g > 0.1", "CAST(g AS DOUBLE) > 0.1"]
    assert texts(READER.read("g > 0.5")) == ["g > 0.5"]


@pytest.mark.parametrize(("predicate", "said"), [
    (" AND ".join(["i > 1"] * 5_002), "5,001 AND and OR, more than 5,000; use IN"),
    (f"s = '{'x' * 1_048_576}'", "characters, more than 1,048,576"),
    (" AND ".join(f"i > {at}" for at in range(501)), "501 conditions, more than 500; use IN"),
    ([("i", ">", at) for at in range(501)], "501 conditions, more than 500; use IN"),
    # Before it is parsed, which would need quadratic time.
    ("(" * 1_048_000, "1,048,000 brackets that are not closed"),
], ids=["connectives", "characters", "conditions", "tuples", "brackets"])  # fmt: skip
def test_predicate_with_too_many_parts_is_refused(predicate, said):
    with pytest.raises(PredicateError) as error:
        READER.read(predicate)
    assert said in str(error.value)


def test_many_texts_and_equalities_are_read():
    brackets = ", ".join(["'('"] * 499)
    assert kind(READER.read(f"s IN ({brackets})")) != "Unjudged"
    found = READER.read(" OR ".join(f"l = {at}" for at in range(600)))
    assert kind(found) == "Membership"
    assert [literal.sql for literal in literals(found)] == list(map(str, range(600)))
    outside = READER.read(" AND ".join(f"l <> {at}" for at in range(600)))
    assert outside == replace(found, negated=True)
    both = READER.read([[("l", "=", at)] for at in range(600)] + [[("s", "=", "a")]])
    assert {kind(part) for part in both.parts} == {"Comparison", "Membership"}
    assert kind(READER.read(pc.field("l") == 1)) == kind(READER.read("l = 1"))


@pytest.mark.parametrize("dialect", ["any", "spark"])
@pytest.mark.parametrize("text", [
    "-" * 1000 + "\n1 1", "/**/" * 1000 + "1 1", ";" * 100_000 + "x", "'" + "\\'" * 50_000,
    "/*" * 50_000,
], ids=["dashes", "comments", "ends", "quotes", "open comments"])  # fmt: skip
def test_repeated_marks_are_an_error_without_backtracking(text, dialect):
    """A tokenizer may read them in many ways, in each of which it fails."""
    with pytest.raises(PredicateError):
        READER.read(text, dialect)


@pytest.mark.parametrize("constant", [
    "repeat('x', 3000000000)", "repeat('x', 30000 * 100000)",
    "repeat(repeat(repeat('x', 10000), 10000), 10000)", "lpad('x', 3000000000, ' ')",
    "rpad('x', length('abc') * 100, ' ')", "range(100000000)",
    "generate_series(-1000000000, 0)", "list_resize([1], 1000000000)",
    "format('{:3000000000}', 1)", "format('{:{}}', 1, 3000000000)", "printf('%3000000000d', 1)",
    "bitstring('1', 3000000000)", "levenshtein(repeat('x', 100000), repeat('y', 100000))",
    "replace(repeat('x', 10000), 'x', repeat('y', 10000))",
    "hex(hex(hex(hex(hex(hex(hex(hex('x'))))))))",
    "array_to_string([repeat('x', 10000)], repeat('y', 10000))",
])  # fmt: skip
@pytest.mark.parametrize("around", ["length({}::VARCHAR) > 1", "s = upper({}::VARCHAR)", "f({})"])
def test_constant_that_needs_too_much_memory_is_not_evaluated(constant, around):
    start = time.process_time()
    with pytest.raises(PredicateError, match="may take more than 1 MiB of memory; use a smaller"):
        READER.read(around.format(constant))
    assert time.process_time() - start < 5


@pytest.mark.parametrize(("sql", "function"), [
    ("st_within(s, 'POINT(1 2)')", "st_within"), ("st_x(st_point(l, 1)) > 3", "st_x"),
    ("l > 1 + getenv_of('HOME')", "getenv_of"), ("getenv('HOME') = s", "getenv"),
    ("uper(s) = 'X'", "uper; did you mean upper?"),
    ("latest_instant(ts) > ts", "latest_instant"),  # a macro of this package
])  # fmt: skip
def test_condition_with_an_unknown_function_is_unjudged(sql, function):
    (unknown,) = unjudged(READER.read(f"l = 1 AND {sql}"))
    assert (unknown.reason, unknown.row) == (f"DuckDB has no function {function}", None)
    with pytest.raises(PredicateError, match="no column nope"):
        READER.read(f"{sql} AND {function.partition(';')[0]}(nope)")


@pytest.mark.parametrize("sql", [
    "random() > l", "setseed(0.5) IS NULL", "nextval('s') = l", "write_log(s) IS NULL",
    "sleep_ms(100000) IS NULL", "current_setting('TimeZone') = s", "getvariable('v') = s",
    "current_query() = s", "hash(l) = 1", "age(d::TIMESTAMP) > INTERVAL 1 DAY",
    "to_timestamp(l)::DATE = d", "d::TIMESTAMPTZ > '2024-01-01'",
    "strptime(s, '%Y-%m-%d %Z') < d", "f + 1 > 2", "s COLLATE NOCASE = 'x'",
    "list_transform([l], x -> x + 1)[1] = 2", "repeat(s, 1000000) = 'x'", "repeat(s, l) = 'x'",
])  # fmt: skip
def test_volatile_and_session_dependent_conditions_are_unjudged(sql):
    try:
        tree = READER.read(sql)
    except PredicateError:
        return  # as DuckDB refuses it
    assert (kind(tree), tree.row) == ("Unjudged", None)


def test_current_date_and_now_are_constants_of_a_predicate():
    for sql in ("d < current_date", "d > today() - 3", "s < now()::VARCHAR"):
        assert kind(READER.read(sql, "duckdb")) == "Comparison"
    sql = "strftime(d, '%m') = strftime(current_date, '%m') OR d::VARCHAR = s || now()::DATE"
    templates = [leaf.row.template for leaf in unjudged(READER.read(sql, time_zone="UTC"))]
    assert [("now" in text, "current_date" in text) for text in templates] == [(False, False)] * 2


@pytest.mark.parametrize("dialect", ["any", "duckdb"])
def test_nested_calls_are_read_promptly(dialect):
    start = time.process_time()
    assert kind(READER.read(f"{'abs(' * 60}l{')' * 60} = 1", dialect)) == "Unjudged"
    assert time.process_time() - start < 10
