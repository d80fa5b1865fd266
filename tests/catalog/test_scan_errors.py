"""What a relation raises inside of DuckDB, who asked gets as it was."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Sequence
from email.message import Message
from urllib.error import HTTPError

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.catalog.relation import LazyRelation, own_errors
from arrowmeta.errors import CorruptMetadataError

SCHEMA = pa.schema([("a", pa.int64())])
DAMAGE = CorruptMetadataError("not what it should be", path="manifest-1", block=2, row=3, byte=4)


def broken_at_once(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    raise DAMAGE


def broken_later(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    yield pa.record_batch([pa.array([1])], schema=SCHEMA)
    raise DAMAGE


@pytest.fixture(params=[broken_at_once, broken_later])
def con(request: pytest.FixtureRequest) -> Iterator[duckdb.DuckDBPyConnection]:
    with duckdb.connect() as con:
        relation = LazyRelation(SCHEMA, request.param)
        con.from_arrow(relation).create_view("broken")
        yield con


def test_who_asked_gets_the_error_of_the_relation(con: duckdb.DuckDBPyConnection) -> None:
    with pytest.raises(CorruptMetadataError) as caught, own_errors():
        con.sql("FROM broken").fetchall()
    assert vars(caught.value) == vars(DAMAGE)


def test_duckdb_is_told_what_is_wrong_and_not_where_in_our_code(
    con: duckdb.DuckDBPyConnection,
) -> None:
    with pytest.raises(duckdb.Error, match="manifest-1, block 2, row 3, byte 4") as caught:
        con.sql("FROM broken").fetchall()
    assert "in broken_" not in str(caught.value)


def test_an_error_of_the_query_stays_duckdb_s(con: duckdb.DuckDBPyConnection) -> None:
    with pytest.raises(CorruptMetadataError), own_errors():
        con.sql("FROM broken").fetchall()
    with pytest.raises(duckdb.CatalogException), own_errors():
        con.sql("FROM nothing")


def test_what_storage_refuses_is_told_as_it_was() -> None:
    def refused(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
        raise PermissionError(errno.EACCES, "Permission denied", "t/snapshot")
        yield

    with duckdb.connect() as con:
        con.from_arrow(LazyRelation(SCHEMA, refused)).create_view("refused")
        with pytest.raises(PermissionError, match="t/snapshot") as caught, own_errors():
            con.sql("FROM refused").fetchall()
    assert caught.value.errno == errno.EACCES


class ServerError(OSError):
    """An error that is not made of its `args`, as some filesystems have, and `HTTPError` is."""

    def __init__(self, url: str, code: int) -> None:
        super().__init__(errno.EIO, f"code {code}", url)
        self.code = code


@pytest.mark.parametrize(
    "error",
    [
        ServerError("http://t", 503),
        HTTPError("http://t", 503, "slow", Message(), None),
    ],
)
def test_errors_of_any_filesystem_are_told_as_they_were(error: OSError) -> None:
    def refused(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
        raise error
        yield

    with duckdb.connect() as con:
        con.from_arrow(LazyRelation(SCHEMA, refused)).create_view("refused")
        with pytest.raises(type(error)) as caught, own_errors():
            con.sql("FROM refused").fetchall()
    assert (str(caught.value), caught.value.errno) == (str(error), error.errno)
    assert caught.value.code == 503


@pytest.mark.parametrize("error", [TimeoutError(), OSError(), KeyboardInterrupt()])
def test_an_error_without_a_text_is_no_later_error_of_a_query(error: BaseException) -> None:
    def interrupted(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
        raise error
        yield

    with duckdb.connect() as con:
        con.from_arrow(LazyRelation(SCHEMA, interrupted)).create_view("interrupted")
        for query in ("FROM interrupted", "SELECT count(*) FROM interrupted"):
            with pytest.raises(type(error)), own_errors():
                con.sql(query).fetchall()
        with pytest.raises(duckdb.CatalogException), own_errors():
            con.sql("FROM nothing")
