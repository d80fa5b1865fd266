"""Column names are not reserved words of DuckDB or Spark: queries need no quotes."""

import duckdb
import pytest

import arrowmeta
from arrowmeta.model.tables import DIFFERENCES, SCHEMAS
from arrowmeta.tables.discovery import TABLES


@pytest.fixture(scope="module")
def columns(data):
    """Column names of relations, plans, findings, comparisons and views."""
    table = arrowmeta.open(data / "pk_deletion_vectors")
    plan = table.plan("k = 1")
    found = {name: table.schema_of(name).names for name in SCHEMAS}
    found |= {
        "plan": plan.files.column_names,
        "funnel": plan.funnel.column_names,
        "why": plan.why().column_names,
        "plan_many": table.plan_many(["k = 1"]).column_names,
        "aggregate": table.aggregate("count(*)").column_names,
        "diff": table.diff(1, 2).column_names,
        "damage": table.damage.column_names,
        "compare": DIFFERENCES.names,
        "discover": TABLES.names,
    }
    with arrowmeta.connect(data / "pk_deletion_vectors") as con:
        views = con.sql(
            "SELECT view_name, column_name FROM duckdb_columns() AS c "
            "JOIN duckdb_views() AS v ON v.view_name = c.table_name "
            "WHERE NOT v.internal"
        )
        for view, column in views.fetchall():
            found.setdefault(f"view {view}", []).append(column)
    return found


def reserved(columns, words):
    return {
        f"{place}.{name}" for place, names in columns.items() for name in names if name in words
    }


def test_no_column_name_is_reserved_in_duckdb(columns):
    category = "SELECT keyword_name FROM duckdb_keywords() WHERE keyword_category = 'reserved'"
    words = {word for (word,) in duckdb.sql(category).fetchall()}
    assert {"check", "column"} <= words
    assert reserved(columns, words) == set()


@pytest.mark.spark
def test_no_column_name_is_reserved_in_ansi_mode_of_spark(columns, spark):
    from pyspark.errors import ParseException

    enforced = "spark.sql.ansi.enforceReservedKeywords"
    names = {name for some in columns.values() for name in some if name.isidentifier()}
    before = spark.conf.get(enforced)
    spark.conf.set(enforced, "true")
    try:
        spark.sql("SELECT " + ", ".join(f"1 AS {name}" for name in sorted(names)))
        with pytest.raises(ParseException, match="near 'check'"):
            spark.sql("SELECT 1 AS check")
    finally:
        spark.conf.set(enforced, before)
