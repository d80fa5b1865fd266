"""Queries with a limited address space: rows or a `LimitError`, and no hang."""

import subprocess
import sys

import pytest

import arrowmeta
from arrowmeta.errors import LimitError
from arrowmeta.model.scan import Decoded

resource = pytest.importorskip("resource")

_PROGRAM = """
import resource, sys, warnings
import arrowmeta
from arrowmeta.io.sql_access import INTERNAL
from arrowmeta.predicate.session import open_database

limit = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
database = open_database(INTERNAL)
assert database.execute("SELECT current_setting('threads')").fetchone() == (1,)
assert database.execute("SELECT sum(range) FROM range(1000)").fetchone() == (499500,)
"""


def test_process_with_limited_memory_uses_one_duckdb_thread():
    command = [sys.executable, "-c", _PROGRAM, str(2 << 30)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "error",
    [
        "Failed to launch worker thread: Resource temporarily unavailable",
        "std::bad_alloc",
        "can't start new thread",
    ],
)
def test_exhausted_memory_or_threads_raise_limit_error(error):
    import duckdb

    from arrowmeta.views.relation import own_errors

    with pytest.raises(LimitError, match="ulimit"), own_errors():
        raise duckdb.InvalidInputException(f"reading the Arrow source failed: {error}")


def test_other_duckdb_errors_are_unchanged():
    import duckdb

    from arrowmeta.views.relation import own_errors

    with pytest.raises(duckdb.InvalidInputException), own_errors():
        raise duckdb.InvalidInputException("no such thing")


QUESTIONS = {
    "files": lambda t: t.files(),
    "reader": lambda t: t.reader("files").read_all(),
    "partitions": lambda t: t.partitions(),
    "sql": lambda t: t.sql("FROM files"),
    "plan": lambda t: t.plan("1 = 1").files,
    "aggregate": lambda t: t.aggregate("count(*)"),
    "reconcile": lambda t: t.reconcile(),
}
ERRORS = {
    "memory": MemoryError("malloc of size 64 failed"),
    "threads": RuntimeError("can't start new thread"),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("error", ERRORS)
def test_decoding_without_memory_or_threads_raises_limit_error(data, question, error, monkeypatch):
    t = arrowmeta.open(data / "pk_all_types")

    def fail(*_, **__):
        raise ERRORS[error]

    monkeypatch.setattr(Decoded, "read", fail)
    with pytest.raises(LimitError, match="ulimit"):
        QUESTIONS[question](t)
