"""Relations that DuckDB scans: it reads the columns that it asks for, and raises our errors."""

import errno
import subprocess
import sys
from email.message import Message
from urllib.error import HTTPError

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.model.scan import Decoded
from arrowmeta.views.relation import LazyRelation, duckdb_errors

SCHEMA = pa.schema([("a", pa.int64()), ("b", pa.string()), ("empty", pa.struct([]))])
ROWS = pa.record_batch(
    [pa.array([1, 2, 3]), pa.array(["x", "y", None]), pa.array([{}, {}, {}], pa.struct([]))],
    schema=SCHEMA,
)


@pytest.fixture
def con():
    with duckdb.connect() as con:
        yield con


def test_query_reads_its_columns_once_for_each_scan(con):
    asked = []

    def read(columns):
        asked.append(list(columns))
        yield ROWS.select(list(columns))

    con.register("r", LazyRelation(SCHEMA, read))
    con.execute("CREATE VIEW v AS SELECT * FROM r")
    assert con.sql("FROM v").columns == SCHEMA.names
    assert asked == []
    assert con.sql("SELECT a FROM r").fetchall() == [(1,), (2,), (3,)]
    assert con.sql("SELECT a FROM r WHERE b = 'y'").fetchall() == [(2,)]
    assert asked == [["a"], ["a", "b"]]
    for _ in range(2):
        con.sql("SELECT count(*) FROM r").fetchall()
    assert len(asked) == 4
    # DuckDB has no structs without fields.
    assert con.sql("SELECT count(empty) FROM r").fetchall() == [(3,)]


DAMAGE = CorruptMetadataError("not what it should be", path="manifest-1", block=2, row=3, byte=4)


class ServerError(OSError):
    """An error that cannot be made from its `args`, like `HTTPError` and those of filesystems."""

    def __init__(self, url, code):
        super().__init__(errno.EIO, f"code {code}", url)
        self.code = code


@pytest.mark.parametrize("n_rows", [0, 1])
@pytest.mark.parametrize(
    "error",
    [
        DAMAGE,
        PermissionError(errno.EACCES, "Permission denied", "t/snapshot"),
        ServerError("http://t", 503),
        HTTPError("http://t", 503, "slow", Message(), None),
        TimeoutError(),
        OSError(),
        KeyboardInterrupt(),
    ],
    ids=repr,
)
def test_error_of_a_relation_is_raised_to_the_caller_and_not_by_later_queries(con, error, n_rows):
    def broken(columns):
        yield from [ROWS.select(list(columns))] * n_rows
        raise error

    con.register("broken", LazyRelation(SCHEMA, broken))
    for query in ("SELECT a FROM broken", "SELECT count(*) FROM broken"):
        with pytest.raises(type(error)) as caught, duckdb_errors():
            con.sql(query).fetchall()
        assert str(caught.value) == str(error)
        for name in ("errno", "code"):
            assert getattr(caught.value, name, None) == getattr(error, name, None)
        if error is DAMAGE:
            assert vars(caught.value) == vars(DAMAGE)
    with pytest.raises(duckdb.CatalogException), duckdb_errors():
        con.sql("FROM nothing")


def test_duckdb_error_has_the_message_without_a_traceback(con):
    def broken_at_once(columns):
        raise DAMAGE

    con.register("broken", LazyRelation(SCHEMA, broken_at_once))
    with pytest.raises(duckdb.Error, match="manifest-1, block 2, row 3, byte 4") as caught:
        con.sql("FROM broken").fetchall()
    assert "in broken_" not in str(caught.value)


# -- memory


_PROGRAM = """
import resource, sys, warnings
import arrowmeta
from arrowmeta.io.options import INTERNAL
from arrowmeta.predicate.session import open_database

limit = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
database = open_database(INTERNAL)
assert database.execute("SELECT current_setting('threads')").fetchone() == (1,)
assert database.execute("SELECT sum(range) FROM range(1000)").fetchone() == (499500,)
"""


def test_process_with_limited_memory_uses_one_duckdb_thread():
    pytest.importorskip("resource")
    command = [sys.executable, "-c", _PROGRAM, str(2 << 30)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ("Failed to launch worker thread: Resource temporarily unavailable", LimitError),
        ("std::bad_alloc", LimitError),
        ("can't start new thread", LimitError),
        ("no such thing", duckdb.InvalidInputException),
    ],
)
def test_exhausted_memory_or_threads_raise_limit_error(said, error):
    with pytest.raises(error, match="ulimit" if error is LimitError else said), duckdb_errors():
        raise duckdb.InvalidInputException(f"reading the Arrow source failed: {said}")


QUESTIONS = {
    "files": lambda t: t.files(),
    "reader": lambda t: t.reader("files").read_all(),
    "partitions": lambda t: t.partitions(),
    "sql": lambda t: t.sql("FROM files"),
    "plan": lambda t: t.plan("1 = 1").files,
    "aggregate": lambda t: t.aggregate("count(*)"),
    "reconcile": lambda t: t.reconcile(),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(
    "error", [MemoryError("malloc of size 64 failed"), RuntimeError("can't start new thread")]
)
def test_decoding_without_memory_or_threads_raises_limit_error(data, question, error, monkeypatch):
    t = arrowmeta.open(data / "pk_all_types")

    def fail(*_, **__):
        raise error

    monkeypatch.setattr(Decoded, "read", fail)
    with pytest.raises(LimitError, match="ulimit"):
        QUESTIONS[question](t)
