"""Column names are not reserved words of DuckDB or Spark: queries need no quotes."""

import duckdb
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.spark.warehouses import RELATIONS

KEYED = DATA / "pk_deletion_vectors"


@pytest.fixture(scope="module")
def columns():
    """Column names of relations, plans, findings, comparisons and views, by place."""
    table = arrowmeta.open(KEYED)
    plan = table.plan("k = 1")
    found = {name: table.schema_of(name).names for name in RELATIONS}
    tables = {
        "plan": plan.files,
        "funnel": plan.funnel,
        "why": plan.why(),
        "plan_many": table.plan_many(["k = 1"]),
        "aggregate": table.aggregate("count(*)"),
        "diff": table.diff(1, 2),
        "damage": table.damage,
        "compare": arrowmeta.compare(table.at(1), table),
        "discover": arrowmeta.discover(DATA),
    }
    found |= {name: some.column_names for name, some in tables.items()}
    with arrowmeta.connect(KEYED) as con:
        views = con.sql(
            "SELECT view_name, column_name FROM duckdb_columns() AS c "
            "JOIN duckdb_views() AS v ON v.view_name = c.table_name WHERE NOT v.internal"
        )
        for view, column in views.fetchall():
            found.setdefault(f"view {view}", []).append(column)
    return found


def test_no_column_name_is_reserved_in_duckdb(columns):
    category = "SELECT keyword_name FROM duckdb_keywords() WHERE keyword_category = 'reserved'"
    words = {word for (word,) in duckdb.sql(category).fetchall()}
    assert {"check", "column"} <= words
    assert [(place, n) for place, names in columns.items() for n in names if n in words] == []


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
