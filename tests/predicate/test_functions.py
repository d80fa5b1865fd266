"""The table of functions: what is evaluated in each dialect, and what it means there."""

from __future__ import annotations

from itertools import product

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.predicate import DIALECTS
from arrowmeta.predicate.dialect import (
    KINDS,
    LACKS,
    OTHER,
    Meaning,
    duckdb_functions,
    meanings,
    spellings,
)
from arrowmeta.predicate.tree import RowCondition, Tree, leaves, row_conditions
from tests import corpus
from tests.predicate.reading import reader_of, unjudged
from tests.reference.partitions import kept_partitions

#: Two columns of each kind; others are made of them.
_TYPES = {
    "text": pa.string(), "bool": pa.bool_(), "int": pa.int32(), "decimal": pa.decimal128(9, 2),
    "wide": pa.decimal128(20, 2), "date": pa.date32(), "time": pa.timestamp("us"),
    "binary": pa.binary(),
}  # fmt: skip
_MADE = {
    "double": "CAST(int_{} AS DOUBLE)", "interval": "INTERVAL 1 DAY",
    "moment": "(date_{} + INTERVAL 1 DAY)", "any": "text_{}",
}  # fmt: skip
_TARGETS = {
    "text": "VARCHAR", "int": "INTEGER", "decimal": "DECIMAL(9, 1)", "wide": "DECIMAL(20, 1)",
    "bool": "BOOLEAN", "date": "DATE", "time": "TIMESTAMP", "double": "DOUBLE", "binary": "BLOB",
}  # fmt: skip
READER = reader_of(*((f"{kind}_{at}", one) for at in range(3) for kind, one in _TYPES.items()))
#: Forms of what is not called by its name.
_FORMS = {
    "comparison": "{0} = {1}", "not": "NOT {0}", "is null": "{0} IS NULL",
    "like_escape": "{0} LIKE {1} ESCAPE '!'", "not_like_escape": "{0} NOT LIKE {1} ESCAPE '!'",
    "~~": "{0} LIKE {1}", "!~~": "{0} NOT LIKE {1}", "~~*": "{0} ILIKE {1}",
    "!~~*": "{0} NOT ILIKE {1}", "~": "~{0}", "position": "position({1} IN {0})",
    "regexp_matches": "regexp_matches({0}, {1}{,2})", "current_date": "current_date",
    "round": "round({0}{,1})", "strftime": "strftime({0}, '%d')",
    # The size of results is limited.
    "lpad": "lpad({0}, 5, 'x')", "rpad": "rpad({0}, 5, 'x')", "repeat": "repeat({0}, 2)",
}  # fmt: skip
#: Rows for parts of DuckDB's parse tree that have no text, or results that may be too large.
_INNER = (
    "replace", "trunc", "to_years", "to_months", "to_weeks", "to_days", "to_hours", "to_minutes",
)  # fmt: skip


def kinds_of(row: Meaning) -> list[str]:
    """The types of a call that only this row and those beside it take."""
    first = [part.strip().split("|")[0] for part in row.takes.removesuffix("...").split(",")]
    kinds = [kind for kind in first if kind]
    return [*kinds, kinds[-1]] if row.takes.endswith("...") else kinds


def call_of(row: Meaning) -> str:
    """A call that the row is about."""
    kinds = kinds_of(row)
    parts = [_MADE.get(kind, f"{kind}_{{}}").format(at) for at, kind in enumerate(kinds)]
    match row.name:
        case "cast":
            return f"CAST({parts[0]} AS {_TARGETS[kinds[1]]})"
        case "and" | "or":
            return f" {row.name} ".join(parts)
        case "case":
            return f"CASE WHEN bool_2 THEN {parts[0]} ELSE {parts[1]} END"
        case name if name in _FORMS:
            form = _FORMS[name].replace("{,1}", ", 1" if len(parts) > 1 else "")
            return form.replace("{,2}", ", 'c'" if len(parts) > 2 else "").format(*parts)
        case name if not name.isidentifier():
            return f" {name} ".join(parts) if len(parts) > 1 else f"{name}{parts[0]}"
    return f"{row.name}({', '.join(parts)})"


def row_of(tree: Tree) -> RowCondition | None:
    return next((row for _, row in row_conditions(tree)), None)


def is_called(row: Meaning) -> bool:
    """Whether a condition on columns can have the call."""
    kinds = set(kinds_of(row))
    is_about_session = row.duckdb in (OTHER, "varies")
    return bool(
        kinds and "zoned" not in kinds and row.name not in _INNER and not is_about_session
    ) and (row.name, row.takes) not in {("cast", "interval, interval"), ("cast", "text, interval")}


CALLS = [row for row in meanings() if is_called(row)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("dialect", [one for one in DIALECTS if one != "duckdb"])
def test_calls_are_evaluated_if_a_row_says_that_engines_agree(dialect):
    connection = duckdb.connect()
    for row in corpus.sample(CALLS, 80):
        condition = f"({call_of(row)}) IS NULL"
        kinds = kinds_of(row)
        beside = [one for one in meanings() if one.name == row.name and one.fits(kinds)]
        # A date plus an interval is made of rows, too.
        is_agreed = any(one.template(dialect) for one in beside)
        tree = READER.read(condition, dialect)
        found = row_of(tree)
        is_bound = not unjudged(tree)
        assert (found is not None or is_bound) == is_agreed, condition
        if found is not None:
            values = [f"CAST(NULL AS {_sql_type(column.type)})" for column in found.columns]
            connection.sql(f"SELECT TRY({found.sql(values)})").fetchall()


def _sql_type(kind: pa.DataType) -> str:
    name = next(name for name, one in _TYPES.items() if one == kind)
    return {"decimal": "DECIMAL(9, 2)", "wide": "DECIMAL(20, 2)"}.get(name) or _TARGETS[name]


def test_rows_of_the_table_are_about_functions_that_duckdb_has():
    names = {*duckdb_functions().names, "comparison", "and", "or", "not", "is null"}
    names |= {"coalesce", "case", "cast"}
    for row in CALLS:
        assert row.name in names, row
        assert row.why or row.spark != OTHER or row.source, row
        kinds = {
            kind for part in row.takes.removesuffix("...").split(",") for kind in part.split("|")
        }
        assert {kind.strip() for kind in kinds} <= {*KINDS, ""}, row


SPELLINGS = [
    "isnull(text_0)", "isnotnull(text_0)", "text_0 <=> text_1", "nvl(text_0, 'a') = 'b'",
    "nvl2(text_0, 'a', 'b') = 'b'", "startswith(text_0, text_1)", "endswith(text_0, 'x')",
    "locate('a', text_0) = 2", "text_0 RLIKE '^a.*[0-9]+$'", "text_0 NOT RLIKE 'a|b'",
    "to_date(text_0) = DATE '2024-01-01'", "date_add(date_0, 1) = date_1",
    "date_sub(date_0, 1) = date_1", "datediff(date_0, date_1) = 1", "int_0 DIV 2 = 1",
    "day_of_year(date_0) = 1",
]  # fmt: skip


def test_spelling_stands_for_what_duckdb_has_and_the_table_takes():
    names = duckdb_functions().names
    for name, _ in spellings():
        is_other = name not in names or name in ("date_diff", "<=>", "!")
        assert is_other or name in ("date_add", "date_sub", "datediff"), name
    for condition in SPELLINGS:
        for dialect in ("any", "trino" if "day_of" in condition else "spark"):
            tree = READER.read(condition, dialect)  # type: ignore[arg-type]
            is_bound = not unjudged(tree)
            assert is_bound or row_of(tree) is not None, (dialect, condition)


#: Conditions on which engines differ, and the value that they are tried with. In Spark they are
#: true for it (4.3.0), in DuckDB they are not.
ONLY_IN_SPARK = [
    ("substr(text_0, 0, 2) = 'ab'", {"text_0": "abc"}), ("text_0 LIKE 'a\\_b'", {"text_0": "a_b"}),
    ("CAST(decimal_0 AS INT) = 2", {"decimal_0": "2.50"}),
    ("dayofweek(date_0) = 1", {"date_0": "2024-01-07"}),
    ("weekday(date_0) = 6", {"date_0": "2024-01-07"}),
    ("extract(dow FROM date_0) = 1", {"date_0": "2024-01-07"}),
    ("dayname(date_0) = 'Sun'", {"date_0": "2024-01-07"}),
    ("monthname(date_0) = 'Jan'", {"date_0": "2024-01-07"}),
    ("concat(text_0, text_1) IS NULL", {"text_0": "a", "text_1": None}),
    ("log(int_0) > 1.5", {"int_0": "10"}), ("split(text_0, '-')[1] = 'b'", {"text_0": "a-b"}),
    ("int_0 ^ 3 = 6", {"int_0": "5"}), ("left(text_0, -1) = ''", {"text_0": "abc"}),
    ("right(text_0, -1) = ''", {"text_0": "abc"}), ("upper(text_0) = 'SS'", {"text_0": "ß"}),
    ("lower(text_0) <> 'i'", {"text_0": "İ"}), ("text_0 = 'a\\tb'", {"text_0": "a\tb"}),
    ("typeof(int_0) = 'int'", {"int_0": "5"}),
    ("TRY_CAST(text_0 AS INT) IS NULL", {"text_0": "5.7"}),
]  # fmt: skip
#: The same of Trino 479.
ONLY_IN_TRINO = [
    ("int_0 / 2 = 2", {"int_0": "5"}),
    ("greatest(int_0, int_1) IS NULL", {"int_0": "5", "int_1": None}),
    ("split_part(text_0, '-', 5) IS NULL", {"text_0": "a-b"}),
    ("trim(text_0) = 'a'", {"text_0": "\ta"}),
    ("concat(text_0, text_1) IS NULL", {"text_0": "a", "text_1": None}),
    ("extract(dow FROM date_0) = 7", {"date_0": "2024-01-07"}),
    ("CAST(time_0 AS VARCHAR) = '2024-01-01 00:00:00.000000'", {"time_0": "2024-01-01"}),
    ("CAST(text_0 AS CHAR) = 'a'", {"text_0": "abc"}),
    ("CAST(text_0 AS character) IN ('a')", {"text_0": "abc"}),
    ("month(CAST(time_0 AS TIMESTAMP)) = 3", {"time_0": "2024-02-29 23:59:59.9996"}),
]


def may_match(tree: Tree, values: dict[str, str | None]) -> bool:
    """Whether a partition of these values may match."""
    columns = {
        name: pa.array([text], pa.string()).cast(_TYPES[name[:-2]]) for name, text in values.items()
    }
    return bool(kept_partitions(tree, columns)[0])


@pytest.mark.sampled(13)
@pytest.mark.parametrize(
    ("engine", "condition", "values"),
    [*(("spark", *one) for one in ONLY_IN_SPARK), *(("trino", *one) for one in ONLY_IN_TRINO)],
    ids=str,
)
def test_partition_that_matches_in_one_engine_only_is_kept_in_any_and_in_its_dialect(
    engine, condition, values
):
    assert may_match(READER.read(condition, engine), values)
    assert may_match(READER.read(condition), values)
    assert not may_match(READER.read(condition, "duckdb"), values)


@pytest.mark.parametrize(("condition", "what"), [
    ("dayofweek(date_0) = 1", "dayofweek"), ("log(int_0) > 1", "log"),
    ("split(text_0, '-')[1] = 'b'", "split"), ("substr(text_0, 0, 4) = 'a'", "substr"),
    ("levenshtein(text_0, 'a') = 1", "levenshtein"),
    ("int_0 / 2 = 2", "/ of INTEGER and INTEGER"),
    ("CAST(text_0 AS TIMESTAMP) = time_0", "a cast of VARCHAR to TIMESTAMP"),
    ("CAST(text_0 AS VARCHAR(3)) = 'abc'", "a cast to VARCHAR(3)"),
    ("text_0 = 'a\\b'", "a backslash in text"), ("text_0 = format('{}', 1)", "format"),
    ("date_0 = '2024-01-05 12:00'", "'2024-01-05 12:00' as DATE"),
    ("time_0 > '2024-01-05 12:00+02'", "'2024-01-05 12:00+02' as TIMESTAMP"),
    ("decimal_0 = '0.105'", "'0.105' as DECIMAL(9,2)"), ("int_0 > '1.5'", "'1.5' as INTEGER"),
])  # fmt: skip
def test_reason_names_what_engines_understand_differently(condition, what):
    (unknown,) = leaves(READER.read(condition))
    reason = getattr(unknown, "reason", "")
    assert reason.startswith(f"engines understand {what} differently: name a dialect")
    assert row_of(READER.read(condition)) is None
    of_spark = next(iter(leaves(READER.read("levenshtein(text_0, 'a') = 1", "spark"))))
    assert getattr(of_spark, "reason", "") == "Spark and DuckDB understand levenshtein differently"


def test_engine_without_the_function_does_not_count_in_any():
    only = Meaning("f", "text", spark=LACKS, trino=LACKS)
    found = {one: only.template(one) for one in DIALECTS}
    assert found == {"any": "same", "duckdb": "same", "spark": None, "trino": None}
    for spark, trino in product(("same", "g({0})", OTHER), repeat=2):
        found = Meaning("f", "text", spark=spark, trino=trino).template("any")
        assert found == ("same" if {spark, trino} == {"same"} else None)
