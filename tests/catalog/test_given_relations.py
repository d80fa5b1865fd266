"""SQL over given relations, beside the views or in their place, and safe SQL of an open table."""

import duckdb
import pyarrow as pa
import pytest

import arrowmeta

FOUND = {"check_name": "file_live_twice", "severity": "error", "subject": "data-1.parquet"}


@pytest.fixture
def table(data):
    return arrowmeta.open(data / "append_snappy")


@pytest.fixture
def findings(table):
    return pa.Table.from_pylist([FOUND], table.schema_of("findings"))


def test_views_follow_from_given_findings(table, findings):
    (risk,) = table.sql("FROM risks", relations={"findings": findings}).to_pylist()
    assert risk["reason"] == "file_live_twice of data-1.parquet"
    assert table.sql("FROM risks").num_rows == 0
    remedies = table.sql("FROM remedies", relations={"findings": findings})
    withheld = [row for row in remedies.to_pylist() if row["check_name"] == "withheld"]
    assert all("file_live_twice of data-1.parquet" in row["effect"] for row in withheld)
    (named,) = table.sql("SELECT subject FROM findings", relations={"findings": findings})
    assert named.to_pylist() == ["data-1.parquet"]


def test_given_damage_is_that_of_risks_and_of_the_view(table):
    rows = table.sql("FROM damage")
    lost = {"path": "manifest-1", "kind": "manifest", "reason": "gone", "is_read": False}
    damage = pa.Table.from_pylist([lost], rows.schema)
    (risk,) = table.sql("FROM risks", relations={"damage": damage}).to_pylist()
    assert "manifest-1" in risk["reason"]
    assert table.sql("FROM damage", relations={"damage": damage}).equals(damage)


@pytest.mark.parametrize("query", ["FROM {} JOIN files USING (level)", "FROM query_table('{}')"])
def test_tables_stand_beside_the_views(table, query):
    levels = pa.table({"level": pa.array([0], pa.int32()), "word": ["new"]})
    for name in ("levels", "limits"):  # the second is also one that views read
        answer = table.sql(query.format(name), relations={name: levels})
        assert set(answer["word"].to_pylist()) == {"new"}
    given = table.sql("FROM remedies", relations={"limits": levels})
    assert given.to_pylist() == table.remedies().to_pylist()


def test_given_relations_are_those_of_one_query(table):
    table.sql("FROM mine", relations={"mine": pa.table({"a": [1]})})
    with pytest.raises(duckdb.CatalogException):
        table.sql("FROM mine")
    table.sql("CREATE TABLE mine AS SELECT 2 AS a")
    (a,) = table.sql("FROM mine", relations={"mine": pa.table({"a": [3]})})
    assert a.to_pylist() == [3]


def test_only_queries_have_given_relations(table):
    with pytest.raises(arrowmeta.UsageError, match="given relations allows queries only"):
        table.sql("CREATE TABLE a AS FROM mine", relations={"mine": pa.table({"a": [1]})})


def test_safe_query_of_a_table_reads_the_views_alone(table, tmp_path):
    secret = tmp_path / "secret.csv"
    secret.write_text("a\n1\n")
    query = f"SELECT a FROM read_csv('{secret}')"
    assert table.sql(query)["a"].to_pylist() == [1]
    with pytest.raises(duckdb.Error):
        table.sql(query, safe=True)
    with pytest.raises(arrowmeta.UsageError, match="safe SQL allows queries only"):
        table.sql("SET threads = 1", safe=True)
    assert table.sql("SELECT count(*) AS n FROM files", safe=True)["n"].to_pylist() == [
        table.files().num_rows
    ]


def test_a_query_is_not_less_safe_than_its_table(data, tmp_path):
    secret = tmp_path / "secret.csv"
    secret.write_text("a\n1\n")
    table = arrowmeta.open(data / "append_snappy", safe=True)
    with pytest.raises(duckdb.Error):
        table.sql(f"FROM read_csv('{secret}')", safe=False)
