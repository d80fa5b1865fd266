from __future__ import annotations

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.views.relation import LazyRelation

SCHEMA = pa.schema([("a", pa.int64()), ("b", pa.string()), ("empty", pa.struct([]))])
ROWS = pa.record_batch(
    [pa.array([1, 2, 3]), pa.array(["x", "y", None]), pa.array([{}, {}, {}], pa.struct([]))],
    schema=SCHEMA,
)


class Reads:
    """Yields batches and records the requested columns."""

    def __init__(self):
        self.asked: list[list[str]] = []

    def __call__(self, columns):
        self.asked.append(list(columns))
        yield ROWS.select(list(columns))


@pytest.fixture
def reads():
    return Reads()


@pytest.fixture
def con(reads):
    con = duckdb.connect()
    con.register("r", LazyRelation(SCHEMA, reads))
    yield con
    con.close()


def test_binding_a_view_reads_nothing(con, reads):
    con.execute("CREATE VIEW v AS SELECT * FROM r")
    assert con.sql("FROM v").columns == SCHEMA.names
    assert reads.asked == []


def test_query_reads_only_its_columns(con, reads):
    assert con.sql("SELECT a FROM r").fetchall() == [(1,), (2,), (3,)]
    assert reads.asked == [["a"]]


def test_filter_on_a_column_that_is_not_returned_is_applied(con, reads):
    assert con.sql("SELECT a FROM r WHERE b = 'y'").fetchall() == [(2,)]
    assert reads.asked == [["a", "b"]]


def test_every_scan_reads_the_relation_again(con, reads):
    con.sql("SELECT count(*) FROM r").fetchall()
    con.sql("SELECT count(*) FROM r").fetchall()
    assert len(reads.asked) == 2


def test_structs_without_fields_can_be_queried(con):
    assert con.sql("SELECT count(empty) FROM r").fetchall() == [(3,)]
