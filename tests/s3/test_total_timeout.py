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
from tests.s3.client import command, storage_options
from tests.s3.proxy import DRIP_SECONDS, DRIPS, running_proxy

NAME = "pk_tags_branches"
LOCATION = f"s3://warehouse/total/{NAME}"
#: Seconds that a request takes, and an answer that drips.
SLOW, DRIPPING = 0.6, DRIPS * DRIP_SECONDS
LONGER = "set a longer total_timeout"


@pytest.fixture(scope="module")
def running(s3, data):
    s3.upload(data / NAME, f"total/{NAME}")
    with running_proxy(s3.endpoint) as running:
        yield running


@pytest.fixture
def proxy(running):
    yield running
    running.choose = lambda method, path: None


def slow(method, path):
    """Let each request take some time, but be answered."""
    time.sleep(SLOW)


def dripping(method, path):
    """Let each answer arrive in pieces, but within its own limit."""
    return "drip"


def opened(proxy, **arguments):
    options = storage_options(proxy.endpoint)
    return arrowmeta.open(LOCATION, storage_options=options, **arguments)


CALLS: dict[str, tuple[Callable[..., str | None], Callable[[arrowmeta.Table], object]]] = {
    "files": (slow, lambda table: table.files()),
    "sql": (slow, lambda table: table.sql("FROM all_entries")),
    "plan": (slow, lambda table: table.plan("1 = 1").files),
    "reconcile": (slow, lambda table: table.reconcile(storage=True, footers=True)),
    "describe": (slow, lambda table: table.describe()),
    "reader of entries": (dripping, lambda table: table.reader("entries").read_all()),
    "reader of files": (dripping, lambda table: table.reader("files").read_all()),
    "reader of all entries": (dripping, lambda table: table.reader("all_entries").read_all()),
    "reader of partitions": (dripping, lambda table: table.reader("partitions").read_all()),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", CALLS)
def test_call_ends_at_its_limit_and_the_next_one_has_the_whole_time(proxy, name):
    choose, ask = CALLS[name]
    table = opened(proxy, total_timeout=60, threads=1)
    proxy.choose = choose
    calls = table.source.storage.requests.calls
    calls.seconds = min(SLOW, DRIPPING) / 2
    with pytest.raises(StorageError, match=LONGER) as caught:
        ask(table)
    assert caught.value.retryable
    calls.seconds = 60
    ask(table)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "query", ["FROM files", "FROM plan_files('1 = 1')", "FROM snapshots, entries"]
)
def test_query_of_a_connection_to_a_dripping_server_ends_at_its_limit(proxy, query):
    table = opened(proxy, total_timeout=60, threads=1)
    with arrowmeta.connect(table) as connection:
        proxy.choose = dripping
        calls = table.source.storage.requests.calls
        calls.seconds = DRIPPING / 2
        with pytest.raises(duckdb.Error, match=LONGER):
            connection.sql(query).to_arrow_table()
        calls.seconds = 60
        assert connection.sql(query).to_arrow_table().num_rows > 0


def test_open_a_block_and_a_command_end_at_their_limit(proxy):
    table = opened(proxy)
    proxy.choose = slow
    with pytest.raises(StorageError, match=LONGER):
        opened(proxy, total_timeout=SLOW / 2)
    with pytest.raises(StorageError, match="set a longer request_timeout"):
        opened(proxy, request_timeout=SLOW / 2)
    with arrowmeta.time_limit(SLOW / 4), pytest.raises(StorageError, match="time of the call"):
        table.files()
    words = command(proxy.endpoint, "reconcile", LOCATION, "--total-timeout", "1")
    ended = subprocess.run([sys.executable, *words], capture_output=True, text=True)
    assert (ended.returncode, LONGER in ended.stderr) == (1, True)


@pytest.mark.parametrize("value", [0, -1, float("inf"), "1"])
def test_limit_that_is_no_time_is_refused(tmp_path, value):
    with pytest.raises(UsageError, match="total_timeout must be seconds > 0"):
        arrowmeta.open(tmp_path, total_timeout=value)


def batches(limit, n, seconds):
    """Yield numbers of requests that take some time each."""
    requests = Requests(calls=limit)
    for number in range(n):
        yield requests.ask("x", lambda number=number: time.sleep(seconds) or number)


def test_work_of_all_batches_counts_together_and_time_of_the_consumer_does_not():
    limit, sent = CallLimit(0.2), []
    for number in limit.over(batches(limit, 4, 0)):
        sent.append(number)
        time.sleep(0.1)
    assert (sent, limit.end) == ([0, 1, 2, 3], None)
    with pytest.raises(StorageError, match="total_timeout"):
        sent.extend(limit.over(batches(limit, 100, 0.1)))
    assert limit.end is None
    with CallLimit(100).during():
        assert list(limit.over(iter([limit.end, limit.end]))) == [limit.end] * 2


def test_call_inside_another_and_other_threads_have_its_limit():
    outer, inner, found = CallLimit(100), CallLimit(1), []
    assert outer.end is None
    with outer.during():
        end = outer.end
        with inner.during(), CallLimit().during():
            assert inner.end == outer.end == end
        assert inner.end == end
        with DaemonPool(1) as pool:
            assert pool.submit(lambda _: CallLimit().end, None).result() == end
        thread = Thread(target=lambda: found.extend([outer.end, CallLimit().end]))
        thread.start()
        thread.join()
        assert found == [end, None]
    assert outer.end is None
    assert pickle.loads(pickle.dumps(inner)).seconds == 1


def test_no_request_is_sent_after_the_end():
    requests, sent = Requests(calls=CallLimit(0.05)), []
    with requests.calls.during():
        time.sleep(0.1)
        with pytest.raises(StorageError, match="total_timeout"):
            requests.ask("x", lambda: sent.append(1))
    requests.ask("x", lambda: sent.append(2))
    assert sent == [2]
