"""Text of predicates: whole queries, Spark's literals and operators, and limits."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.parse import LONGEST_PREDICATE, MOST_CONNECTIVES, MOST_UNCLOSED
from arrowmeta.predicate.read import MOST_CONDITIONS, PredicateReader
from arrowmeta.predicate.tree import And, Membership, Unjudged, conditions_unused, leaves

SCHEMA = pa.schema({
    "i": pa.int32(), "l": pa.int64(), "s": pa.string(), "f": pa.float64(), "g": pa.float32(),
    "b": pa.bool_(), "d": pa.date32(), "ts": pa.timestamp("us"), "n": pa.struct({"x": pa.int32()}),
})  # fmt: skip


@pytest.fixture(scope="module")
def reader():
    return PredicateReader(SCHEMA)


@pytest.mark.parametrize(
    ("sql", "tree"),
    [
        ("SELECT * FROM orders WHERE i = 5", "i = 5"),
        ("select o.s from db.orders o where o.i = 5 and o.n.x > 1", "i = 5 AND n.x > 1"),
        ("-- all of them\nSELECT * FROM orders WHERE orders.i = 5;", "i = 5"),
        ("SELECT count(*) FROM t WHERE t.i = 5 GROUP BY s HAVING true ORDER BY s LIMIT 1", "i = 5"),
        ("SELECT n.x FROM n WHERE n.x = 5", "n.x = 5"),
        ("SELECT * FROM orders", "TRUE"),
        ("FROM orders WHERE i = 5", "i = 5"),
        ("i = 5;", "i = 5"),
        ("i = 5 ;\n ;", "i = 5"),
    ],
)
def test_query_over_one_table_stands_for_its_condition(reader, sql, tree):
    assert str(reader.read(sql)) == tree


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT * FROM a, b WHERE i = 5", "a SELECT over one table"),
        ("SELECT * FROM a JOIN b USING (i) WHERE i = 5", "a SELECT over one table"),
        ("SELECT 1 UNION SELECT 2", "a SELECT over one table"),
        ("SELECT * FROM a WHERE i = (SELECT 1)", "must not have a subquery at position 27"),
        ("SELECT * FROM a WHERE j = 5", "no column j at position 23"),
        ("SELECT * FROM a WHERE i = 5 5", 'syntax error at or near "5" at position 29'),
        ("i = 5; DROP TABLE t", "syntax error"),
    ],
)
def test_other_statements_are_errors_with_positions(reader, sql, said):
    with pytest.raises(PredicateError) as error:
        reader.read(sql)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("sql", "tree"),
    [
        ('s = "it\'s"', "s = 'it''s'"),
        (r"s = 'it\'s'", "s = 'it''s'"),
        (r"s = 'a\tb\\c'", "s = 'a\tb\\c'"),
        (r"s = '\u0041\102\x'", "s = 'ABx'"),
        (r"s = r'a\tb'", r"s = 'a\tb'"),
        ("s = 'a' \"b\" -- one text\n 'c'", "s = 'abc'"),
        ("s = 'it''s'", "s = 'it''s'"),
        (r"s LIKE 'a\_%'", "starts_with(s, 'a_')"),
        ("`s` = 'a' AND `n`.`x` = 1", "s = 'a' AND n.x = 1"),
        ("i IN (5L, 6S, 7Y)", "i IN (5, 6, 7)"),
        ("f > 1.5D", "f > 1.5"),
        ("f = 2D OR f = 1e1D OR f = 1.5BD", "f = 2.0 OR f = 10.0 OR f = 1.5"),
        ("d = DATE '2024-01-01'", "d = '2024-01-01'"),
        ("i <=> 5", "i = 5 AND i IS NOT NULL"),
        ("NOT (i <=> NULL)", "i IS NOT NULL"),
        ("isnotnull(s) AND isnull(i)", "s IS NOT NULL AND i IS NULL"),
        (
            "startswith(s, 'a') AND startsWith(s, 'b')",
            "starts_with(s, 'a') AND starts_with(s, 'b')",
        ),
        (
            "to_date(ts) = '2024-05-01'",
            "ts >= '2024-05-01 00:00:00' AND ts < '2024-05-02 00:00:00'",
        ),
        ("CAST(i AS BIGINT) = 5", "i = 5"),
        ("!b", "b <> true"),
        (
            "bigint(i) = 5 AND string (s) = 'a' AND boolean(b) = true",
            "i = 5 AND s = 'a' AND b = true",
        ),
        ("NOT isnan(f)", "NOT isnan(f) OR f IS NULL"),
    ],
)
def test_condition_of_spark_is_read_as_spark_reads_it(reader, sql, tree):
    assert str(reader.read(sql, "spark")) == tree


@pytest.mark.parametrize("sql", ["i IN (5L, 6)", "f > 1.5D", "i <=> 5", "`s` = 'a'", "isnull(s)"])
def test_spark_syntax_without_another_meaning_is_read_in_any(reader, sql):
    assert str(reader.read(sql)) == str(reader.read(sql, "spark"))
    assert not any(isinstance(leaf, Unjudged) for leaf in leaves(reader.read(sql)))


def test_double_quotes_are_names_except_in_spark(reader):
    assert str(reader.read("\"s\" = 'a'")) == "s = 'a'"
    with pytest.raises(PredicateError, match="no column a at position 5"):
        reader.read('s = "a"')
    assert str(reader.read('s = "a"', "spark")) == "s = 'a'"


def test_error_in_spark_text_has_the_position_in_it(reader):
    sql = "s = r'a' AND f > 1.5D AND nope = 1"
    with pytest.raises(PredicateError, match=f"no column nope at position {sql.index('nope') + 1}"):
        reader.read(sql, "spark")
    with pytest.raises(PredicateError, match='at or near "1" at position 29'):
        reader.read("s = r'a' AND f > 1.5D AND 1 1", "spark")


@pytest.mark.parametrize(
    ("sql", "tree"),
    [
        ("left(s, 3) = 'abc'", "starts_with(s, 'abc')"),
        ("substring(s, 1, 3) = 'abc'", "starts_with(s, 'abc')"),
        ("substr(s, 1, 3) IN ('abc', 'ab')", "starts_with(s, 'abc') OR s = 'ab'"),
        ("substr(s, 1, 3) = 'abcd'", "s IN ()"),
        ("left(s, 3) <> 'abc'", "NOT starts_with(s, 'abc')"),
        ("left(s, 2) = ''", "s = ''"),
        ("'日本' = left(s, 2)", "starts_with(s, '日本')"),
    ],
)
def test_comparison_of_first_characters_becomes_a_prefix(reader, sql, tree):
    for dialect in ("any", "duckdb"):
        found = reader.read(sql, dialect)  # type: ignore[arg-type]
        assert str(getattr(found, "condition", None)) == tree


@pytest.mark.parametrize(
    "sql",
    [
        "substr(s, 2, 3) = 'abc'",
        "left(s, 3) < 'abc'",
        "left(s, i) = 'abc'",
        "left(s, -1) = 'a'",
        "left(s, 3) = lower('A')",
    ],
)
def test_other_substrings_are_unjudged(reader, sql):
    assert isinstance(reader.read(sql), Unjudged)


def test_backslash_in_like_leaves_the_prefix_before_it(reader):
    tree = reader.read(r"s LIKE 'ab\_c%' AND i = 1")
    assert isinstance(tree, And)
    ((text, reason),) = conditions_unused(tree)
    assert "LIKE" in text or "~~" in text
    assert reason == "engines understand a backslash in LIKE differently: name a dialect"
    assert [str(leaf) for leaf in leaves(tree)] == ["starts_with(s, 'ab')", "i = 1"]


@pytest.mark.parametrize("dialect", ["any", "spark"])
def test_number_beyond_64_bits_may_match_null_in_spark(reader, dialect):
    for sql in ("l < 9223372036854775808", "NOT (l > 9223372036854775808)"):
        tree = reader.read(sql, dialect)  # type: ignore[arg-type]
        assert "l IS NULL" in [str(leaf) for leaf in leaves(tree)]
    assert str(reader.read("l < 9223372036854775808", "trino")) == "l < 9223372036854775808"


def test_date_that_only_duckdb_reads_may_be_null_elsewhere(reader):
    assert str(reader.read("d < DATE '0222-09-04 (BC)'")) == "d < '0222-09-04 (BC)'"
    for sql in ("d IS NOT DISTINCT FROM 'infinity'", "d <=> DATE '0222-09-04 (BC)'"):
        assert isinstance(reader.read(sql), Unjudged)
    assert not isinstance(reader.read("d IS DISTINCT FROM 'infinity'", "duckdb"), Unjudged)


def test_list_of_texts_beside_another_type_is_not_judged_negated(reader):
    for sql in ("ts IN ('2024-01-01')", "i IN ('05', '7')", "f IN ('1.5')"):
        for dialect in ("any", "spark"):
            assert isinstance(reader.read(f"NOT ({sql})", dialect), Unjudged)  # type: ignore[arg-type]
            assert not isinstance(reader.read(sql, dialect), Unjudged)  # type: ignore[arg-type]
        assert not isinstance(reader.read(f"NOT ({sql})", "trino"), Unjudged)
    for sql in ("d NOT IN ('2024-01-01')", "i NOT IN ('5', '-7')", "b NOT IN ('true')"):
        assert not isinstance(reader.read(sql), Unjudged)


def test_decimal_beside_a_32_bit_float_may_match_in_64_bits(reader):
    in_both = [str(leaf) for leaf in leaves(reader.read("g > 0.1"))]
    assert in_both == ["g > 0.1", "CAST(g AS DOUBLE) > 0.1"]
    assert [str(leaf) for leaf in leaves(reader.read("g > 0.5"))] == ["g > 0.5"]


def test_predicate_with_too_many_conditions_is_refused(reader):
    many = MOST_CONNECTIVES + 2
    with pytest.raises(PredicateError, match=r"5,001 AND and OR, more than 5,000; use IN"):
        reader.read(" AND ".join(["i > 1"] * many))
    with pytest.raises(PredicateError, match=r"characters, more than 1,048,576"):
        reader.read(f"s = '{'x' * LONGEST_PREDICATE}'")
    with pytest.raises(PredicateError, match=r"501 conditions, more than 500; use IN"):
        reader.read(" AND ".join(f"i > {at}" for at in range(MOST_CONDITIONS + 1)))
    with pytest.raises(PredicateError, match=r"501 conditions, more than 500; use IN"):
        reader.read([("i", ">", at) for at in range(MOST_CONDITIONS + 1)])


def test_predicate_with_many_open_brackets_is_refused_before_it_is_parsed(reader):
    with pytest.raises(PredicateError, match=r"1,048,000 brackets that are not closed"):
        reader.read("(" * 1_048_000)
    texts = ["'('"] * (MOST_UNCLOSED - 1)
    assert not isinstance(reader.read(f"s IN ({', '.join(texts)})"), Unjudged)


def test_many_equalities_of_a_column_become_one_list(reader):
    values = range(MOST_CONDITIONS + 100)
    found = reader.read(" OR ".join(f"l = {at}" for at in values))
    assert isinstance(found, Membership)
    assert [literal.sql for literal in found.literals] == list(map(str, values))
    outside = reader.read(" AND ".join(f"l <> {at}" for at in values))
    assert outside == Membership(found.column, found.literals, negated=True)
    both = reader.read([[("l", "=", at)] for at in values] + [[("s", "=", "a")]])
    assert {type(leaf).__name__ for leaf in leaves(both)} == {"Comparison", "Membership"}
    assert isinstance(reader.read(pc.field("l") == 1), type(reader.read("l = 1")))


#: Texts that a tokenizer may read in many ways, in each of which it fails.
MANY_WAYS = {
    "dashes": "-" * 1000 + "\n1 1",
    "comments": "/**/" * 1000 + "1 1",
    "ends": ";" * 100_000 + "x",
    "quotes": "'" + "\\'" * 50_000,
    "open comments": "/*" * 50_000,
}


@pytest.mark.parametrize("dialect", ["any", "spark"])
@pytest.mark.parametrize("text", MANY_WAYS.values(), ids=MANY_WAYS)
def test_repeated_marks_are_an_error_without_backtracking(reader, text, dialect):
    with pytest.raises(PredicateError):
        reader.read(text, dialect)
