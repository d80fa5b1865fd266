"""`total_timeout` limits all requests of a call, whatever the single requests take."""

import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from threading import Thread

import duckdb
import pytest

import arrowmeta
from arrowmeta.errors import StorageError, UsageError
from arrowmeta.io.requests import CallLimit, DaemonPool, Requests
from tests.s3.client import storage_options
from tests.s3.proxy import DRIP_SECONDS, DRIPS, running_proxy

NAME = "pk_tags_branches"
#: Seconds that a request takes.
SLOW = 0.6


@pytest.fixture(scope="module")
def proxy(s3, data):
    s3.upload(data / NAME, f"total/{NAME}")
    with running_proxy(s3.endpoint) as running:
        yield running


@pytest.fixture
def slow(proxy):
    """Return a function after which each request takes some time, but is answered."""

    def wait(method, path):
        time.sleep(SLOW)

    yield lambda: setattr(proxy, "choose", wait)
    proxy.choose = lambda method, path: None


def opened(proxy, **arguments):
    options = storage_options(proxy.endpoint)
    return arrowmeta.open(f"s3://warehouse/total/{NAME}", storage_options=options, **arguments)


CALLS: dict[str, Callable[[arrowmeta.Table], object]] = {
    "files": lambda table: table.files(),
    "sql": lambda table: table.sql("FROM all_entries"),
    "plan": lambda table: table.plan("1 = 1").files,
    "reconcile": lambda table: table.reconcile(storage=True, footers=True),
    "describe": lambda table: table.describe(),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", CALLS)
def test_call_of_slow_requests_ends_at_its_limit(proxy, slow, name):
    table = opened(proxy, total_timeout=60)
    slow()
    table.source.storage.requests.calls.seconds = SLOW / 2
    with pytest.raises(StorageError, match="set a longer total_timeout") as caught:
        CALLS[name](table)
    assert caught.value.retryable


@pytest.fixture
def dripping(proxy):
    """Return a function after which each answer arrives in pieces, but within its own limit."""
    yield lambda: setattr(proxy, "choose", lambda method, path: "drip")
    proxy.choose = lambda method, path: None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("relation", ["entries", "files", "all_entries", "partitions"])
def test_reader_of_a_dripping_server_ends_at_its_limit(proxy, dripping, relation):
    table = opened(proxy, total_timeout=60, threads=1)
    dripping()
    calls = table.source.storage.requests.calls
    calls.seconds = DRIPS * DRIP_SECONDS / 2
    with pytest.raises(StorageError, match="set a longer total_timeout") as caught:
        table.reader(relation).read_all()
    assert caught.value.retryable
    calls.seconds = 60
    assert table.reader(relation).read_all().num_rows > 0


def test_time_of_the_consumer_of_a_reader_does_not_count():
    limit = CallLimit(0.2)
    requests, sent = Requests(calls=limit), []

    def batches():
        for number in range(4):
            yield requests.ask("x", lambda number=number: number)

    for number in limit.over(batches()):
        sent.append(number)
        time.sleep(0.1)
    assert sent == [0, 1, 2, 3]
    assert limit.end is None


def test_work_of_all_batches_counts_together():
    limit, done = CallLimit(0.25), []
    requests = Requests(calls=limit)

    def batches():
        for number in range(100):
            yield requests.ask("x", lambda number=number: time.sleep(0.1) or number)

    with pytest.raises(StorageError, match="total_timeout"):
        done.extend(limit.over(batches()))
    assert limit.end is None


def test_batches_inside_a_call_have_its_limit():
    limit = CallLimit(0.05)
    with CallLimit(100).during():
        assert list(limit.over(iter([limit.end, limit.end]))) == [limit.end] * 2


def test_time_limit_is_the_call_that_a_table_is_asked_in(proxy, slow):
    table = opened(proxy)
    slow()
    with arrowmeta.time_limit(SLOW / 4), pytest.raises(StorageError, match="time of the call"):
        table.files()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "query", ["FROM files", "FROM plan_files('1 = 1')", "FROM snapshots, entries"]
)
def test_query_of_a_connection_to_a_dripping_server_ends_at_its_limit(proxy, dripping, query):
    table = opened(proxy, total_timeout=60, threads=1)
    with arrowmeta.connect(table) as connection:
        dripping()
        calls = table.source.storage.requests.calls
        calls.seconds = DRIPS * DRIP_SECONDS / 2
        with pytest.raises(duckdb.Error, match="set a longer total_timeout"):
            connection.sql(query).to_arrow_table()
        calls.seconds = 60
        assert connection.sql(query).to_arrow_table().num_rows > 0


def test_open_ends_at_its_limit_and_each_call_has_the_whole_time(proxy, slow):
    table = opened(proxy, total_timeout=60)
    assert table.files().num_rows > 0
    slow()
    with pytest.raises(StorageError, match="set a longer total_timeout"):
        opened(proxy, total_timeout=SLOW / 2)
    with pytest.raises(StorageError, match="set a longer request_timeout"):
        opened(proxy, request_timeout=SLOW / 2)


def test_command_ends_at_its_limit(proxy, slow):
    slow()
    command = [sys.executable, "-m", "arrowmeta", "reconcile", f"s3://warehouse/total/{NAME}"]
    for option in storage_options(proxy.endpoint).items():
        command += ["--storage-option", "=".join(option)]
    ended = subprocess.run([*command, "--total-timeout", "1"], capture_output=True, text=True)
    assert ended.returncode == 1
    assert "set a longer total_timeout" in ended.stderr


@pytest.mark.parametrize("value", [0, -1, float("inf"), "1"])
def test_limit_that_is_no_time_is_refused(tmp_path, value):
    with pytest.raises(UsageError, match="total_timeout must be seconds > 0"):
        arrowmeta.open(tmp_path, total_timeout=value)


def test_call_inside_another_has_no_limit_of_its_own():
    outer, inner = CallLimit(100), CallLimit(1)
    assert outer.end is None
    with outer.during():
        end = outer.end
        with inner.during(), CallLimit().during():
            assert inner.end == outer.end == end
        assert inner.end == end
    assert outer.end is None
    assert pickle.loads(pickle.dumps(inner)).seconds == 1


def test_other_threads_know_the_call():
    limit, found = CallLimit(100), []
    with limit.during(), DaemonPool(1) as pool:
        assert pool.submit(lambda _: CallLimit().end, None).result() == limit.end
        thread = Thread(target=lambda: found.extend([limit.end, CallLimit().end]))
        thread.start()
        thread.join()
        assert found == [limit.end, None]


def test_no_request_is_sent_after_the_end():
    requests, sent = Requests(calls=CallLimit(0.05)), []
    with requests.calls.during():
        time.sleep(0.1)
        with pytest.raises(StorageError, match="total_timeout"):
            requests.ask("x", lambda: sent.append(1))
    requests.ask("x", lambda: sent.append(2))
    assert sent == [2]
