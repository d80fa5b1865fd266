"""Errors that relations raise in a DuckDB scan are raised unchanged to the caller."""

import errno
from email.message import Message
from urllib.error import HTTPError

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.views.relation import LazyRelation, own_errors

SCHEMA = pa.schema([("a", pa.int64())])
DAMAGE = CorruptMetadataError("not what it should be", path="manifest-1", block=2, row=3, byte=4)


def broken_at_once(columns):
    raise DAMAGE


def broken_later(columns):
    yield pa.record_batch([pa.array([1])], schema=SCHEMA)
    raise DAMAGE


@pytest.fixture(params=[broken_at_once, broken_later])
def con(request):
    with duckdb.connect() as con:
        relation = LazyRelation(SCHEMA, request.param)
        con.from_arrow(relation).create_view("broken")
        yield con


def test_error_of_a_relation_is_raised_to_the_caller(con):
    with pytest.raises(CorruptMetadataError) as caught, own_errors():
        con.sql("FROM broken").fetchall()
    assert vars(caught.value) == vars(DAMAGE)


def test_duckdb_error_has_the_message_without_a_traceback(con):
    with pytest.raises(duckdb.Error, match="manifest-1, block 2, row 3, byte 4") as caught:
        con.sql("FROM broken").fetchall()
    assert "in broken_" not in str(caught.value)


def test_query_error_after_a_relation_error_is_a_duckdb_error(
    con,
):
    with pytest.raises(CorruptMetadataError), own_errors():
        con.sql("FROM broken").fetchall()
    with pytest.raises(duckdb.CatalogException), own_errors():
        con.sql("FROM nothing")


def test_permission_error_keeps_its_type_and_errno():
    def refused(columns):
        raise PermissionError(errno.EACCES, "Permission denied", "t/snapshot")
        yield

    with duckdb.connect() as con:
        con.from_arrow(LazyRelation(SCHEMA, refused)).create_view("refused")
        with pytest.raises(PermissionError, match="t/snapshot") as caught, own_errors():
            con.sql("FROM refused").fetchall()
    assert caught.value.errno == errno.EACCES


class ServerError(OSError):
    """An error that cannot be made from its `args`, like `HTTPError` and those of filesystems."""

    def __init__(self, url, code):
        super().__init__(errno.EIO, f"code {code}", url)
        self.code = code


@pytest.mark.parametrize(
    "error", [ServerError("http://t", 503), HTTPError("http://t", 503, "slow", Message(), None)]
)
def test_filesystem_errors_keep_their_type_and_attributes(error):
    def refused(columns):
        raise error
        yield

    with duckdb.connect() as con:
        con.from_arrow(LazyRelation(SCHEMA, refused)).create_view("refused")
        with pytest.raises(type(error)) as caught, own_errors():
            con.sql("FROM refused").fetchall()
    assert (str(caught.value), caught.value.errno) == (str(error), error.errno)
    assert caught.value.code == 503


@pytest.mark.parametrize("error", [TimeoutError(), OSError(), KeyboardInterrupt()])
def test_error_without_a_message_is_not_raised_by_later_queries(error):
    def interrupted(columns):
        raise error
        yield

    with duckdb.connect() as con:
        con.from_arrow(LazyRelation(SCHEMA, interrupted)).create_view("interrupted")
        for query in ("FROM interrupted", "SELECT count(*) FROM interrupted"):
            with pytest.raises(type(error)), own_errors():
                con.sql(query).fetchall()
        with pytest.raises(duckdb.CatalogException), own_errors():
            con.sql("FROM nothing")
