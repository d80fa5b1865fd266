"""Failing object storage: results are correct, or a `StorageError` names the failure."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import cache

import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from tests import corpus
from tests.bundled import DATA
from tests.s3.client import command, storage_options
from tests.s3.proxy import FAULTS, Fault, running_proxy
from tests.store.stored_tables import CountedFiles

RUNS = 600 if corpus.is_all() else 20
TABLES = ("pk_all_types", "iceberg_v2_position_deletes", "pk_tags_branches")
if corpus.is_all():
    TABLES += ("append_snappy", "iceberg_v1_to_v2")
RELATIONS = ("files", "snapshots", "findings", "manifests", "all_files", "refs")
ASKED = [(name, what) for name in TABLES for what in RELATIONS]
KINDS = {**dict.fromkeys(FAULTS, "unavailable"), "403": "denied"}
#: Seconds for a request in these tests.
TIMEOUT = 1.0
#: Seconds after which something hangs, even on a machine under load.
GUARD = 120.0
#: Seconds for a request that is interrupted.
LONG = 600

pytestmark = pytest.mark.filterwarnings("ignore:.*version hint.*")


@pytest.fixture(scope="module")
def proxy(s3, data):
    for name in TABLES:
        s3.upload(data / name, f"faults/{name}")
    with running_proxy(s3.endpoint) as running:
        yield running


def opened(proxy, name, **arguments):
    given = {"request_timeout": TIMEOUT, "allow_moved_paths": True, **arguments}
    if proxy is None:
        return arrowmeta.open(DATA / name, allow_moved_paths=True)
    location = f"s3://warehouse/faults/{name}"
    return arrowmeta.open(location, storage_options=storage_options(proxy.endpoint), **given)


def answers(proxy, name, what, **arguments):
    table = opened(proxy, name, **arguments)
    answer = table.reconcile() if what == "findings" else table.relation(what)
    assert table.complete, table.damage.to_pylist()
    # Paimon's branches are as old as their folders, and a bucket has none.
    return answer.drop_columns(["created_at"]) if what == "refs" else answer


@cache
def truth(proxy, name, what):
    """The answer without faults, which is that of the table on disk."""
    proxy.choose = lambda method, path: None
    answer = answers(proxy, name, what, request_timeout=GUARD)
    assert shown(answer) == shown(answers(None, name, what))
    return answer


def shown(answer):
    """The rows with the location replaced; a view without ORDER BY promises no order."""
    rows = sorted(map(repr, answer.to_pylist()))
    return [re.sub(r"(s3:/)?/[^ ']*/(faults|data)/", "/", row) for row in rows]


@pytest.mark.parametrize(("name", "what"), ASKED)
def test_answers_from_s3_equal_those_from_disk(proxy, name, what):
    assert truth(proxy, name, what).num_rows or what in ("findings", "refs")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("run", range(RUNS))
def test_results_with_faults_are_correct_or_a_storage_error(proxy, run):
    name, what = ASKED[run % len(ASKED)]
    expected = truth(proxy, name, what)
    faults: tuple[Fault, ...] = (FAULTS[run % 5],) if run % 2 else FAULTS
    rate = (0.02, 0.1, 0.4, 1.0)[run // 2 % 4]
    proxy.at_random(run, rate, *faults)
    start = time.monotonic()
    try:
        answer = answers(proxy, name, what)
    except StorageError as error:
        # The server of a machine under load may be late, whatever else goes wrong.
        is_late = "no answer within" in str(error)
        assert is_late or error.kind in {KINDS[fault] for fault in faults}  # noqa: PT017
        assert error.retryable == (error.kind == "unavailable")  # noqa: PT017
    else:
        assert answer.equals(expected)
        assert rate < 1
    assert time.monotonic() - start < GUARD


@pytest.mark.parametrize("fault", ["503", "reset", "truncated"])
def test_request_that_fails_twice_is_retried(proxy, fault):
    name = TABLES[0]
    expected = truth(proxy, name, "files")
    failed: Counter[tuple[str, str]] = Counter()

    def choose(method, path):
        failed[method, path] += 1
        return fault if failed[method, path] <= 2 else None

    proxy.choose = choose
    assert opened(proxy, name, request_timeout=300).files().equals(expected)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "part", ["/snapshot/LATEST", "/snapshot/snapshot-5", "/schema", "/manifest/manifest-"]
)
def test_denied_metadata_file_raises_and_is_no_damage_nor_an_older_snapshot(proxy, part):
    proxy.choose = lambda method, path: "403" if part in path.replace("%2F", "/") else None
    with pytest.raises(StorageError, match=f"{part}.*access is denied") as caught:
        opened(proxy, "pk_all_types").files()
    assert (caught.value.kind, caught.value.retryable) == ("denied", False)


def test_denied_manifest_is_no_failure_of_the_store_being_filled(proxy, tmp_path):
    # A StoreWarning, which fails tests, would say that the folder cannot be written to.
    proxy.choose = lambda method, path: "403" if "/manifest/manifest-" in path else None
    table = opened(proxy, "pk_all_types", store=tmp_path)
    given = {"storage_options": storage_options(proxy.endpoint), "store": tmp_path}
    for ask in (table.entries, lambda: arrowmeta.index(table.location, **given)):
        with pytest.raises(StorageError, match=r"/manifest/manifest-.*access is denied"):
            ask()
    assert table.complete
    proxy.choose = lambda method, path: None
    done = arrowmeta.index(table.location, **given)
    assert done["skipped_manifest_count"].to_pylist() == [0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("pk_all_types", "/manifest/manifest-"),
        ("pk_all_types", "/snapshot/snapshot-"),
        ("pk_all_types", "/schema/schema-"),
        ("iceberg_v2_position_deletes", ".metadata.json"),
        ("iceberg_v2_position_deletes", ".avro"),
    ],
)
def test_wrong_length_from_the_store_is_no_damage(proxy, name, what):
    """A HEAD tells more bytes than a GET returns."""
    expected = truth(proxy, name, "files")
    asked: Counter[str] = Counter()

    def choose(method, path):
        if method != "HEAD" or what not in path.replace("%2F", "/"):
            return None
        asked[path] += 1
        return "long HEAD" if asked[path] <= n_wrong else None

    proxy.choose, n_wrong = choose, 2
    assert opened(proxy, name, request_timeout=GUARD).files().equals(expected)
    n_wrong = 1000
    with pytest.raises(StorageError, match="sent fewer bytes than it said") as caught:
        opened(proxy, name, request_timeout=GUARD).files()
    assert (caught.value.kind, caught.value.retryable) == ("unavailable", True)


def test_missing_bucket_or_endpoint_raises_storage_error(s3):
    given = {"storage_options": storage_options(s3.endpoint)}
    for ask in (arrowmeta.open, arrowmeta.discover):
        with pytest.raises(StorageError, match="bucket no-bucket does not exist") as caught:
            ask("s3://no-bucket/t", **given)
        assert (caught.value.kind, caught.value.retryable) == ("missing", False)
    start, nowhere = time.monotonic(), storage_options("127.0.0.1:9")
    with pytest.raises(StorageError) as caught:
        arrowmeta.open("s3://b/t", storage_options=nowhere, request_timeout=2)
    assert caught.value.kind == "unavailable"
    assert time.monotonic() - start < GUARD


LOCATION = "s3://warehouse/faults/pk_all_types"


def started(words):
    """Start a process that interrupts end."""
    return subprocess.Popen(
        [sys.executable, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        # Background jobs of a shell ignore interrupts, which child processes inherit.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def hang_after(proxy, n_answers):
    """Let the server hang after some answers; return a function that waits for a request then."""
    asked = []

    def choose(method, path):
        asked.append(path)
        return "hang" if len(asked) > n_answers else None

    def wait(process):
        deadline = time.monotonic() + GUARD
        while len(asked) <= n_answers and process.poll() is None:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(0.2)

    proxy.choose = choose
    return wait


VERBS = (
    ("snapshots",),
    ("files",),
    ("findings",),
    ("plan", "1 = 1"),
    ("reconcile", "--storage", "--footers"),
    ("sql", "SELECT count(*) FROM files"),
    ("sql", "FROM findings"),
    ("report",),
    ("compare",),
    ("scan",),
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("verb", "n_answers"), corpus.sample([(verb, n) for verb in VERBS for n in (0, 12)], 4)
)
def test_interrupt_ends_a_command_that_waits_for_storage(proxy, verb, n_answers):
    """Also if storage answers some requests and then hangs."""
    wait = hang_after(proxy, n_answers)
    name, *rest = verb
    places = {"compare": [LOCATION, LOCATION], "scan": ["s3://warehouse/faults"]}
    words = [name, *places.get(name, [LOCATION]), *rest, "--request-timeout", str(LONG)]
    process = started(command(proxy.endpoint, *words))
    try:
        wait(process)
        expected = (130,) if process.poll() is None else (0, 2)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=GUARD)
        assert process.returncode in expected
    finally:
        process.kill()
        process.communicate()


QUESTIONS = (
    "t.sql('FROM findings')",
    "t.sql('SELECT count(*) FROM column_stats')",
    "t.sql(\"FROM plan_files('1 = 1')\")",
    "t.partitions()",
    "t.files()",
    "t.plan('1 = 1').files",
    "t.reconcile(storage=True)",
    "t.sql('FROM damage')",
)
PROGRAM = """
import sys, time, arrowmeta
location, question, seconds, *options = sys.argv[1:]
storage_options = dict(option.split("=", 1) for option in options)
t = arrowmeta.open(location, storage_options=storage_options, request_timeout=float(seconds))
print("opened", flush=True)
sys.stdin.readline()
for _ in range(2):
    try:
        eval(question)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
        sys.stdin.readline()
    else:
        print("answered", flush=True)
        break
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("question", "n_answers"), corpus.sample([(one, n) for n in (0, 3) for one in QUESTIONS], 3)
)
def test_interrupt_ends_a_query_and_the_program_can_continue(proxy, question, n_answers):
    proxy.choose = lambda method, path: None
    given = ["=".join(option) for option in storage_options(proxy.endpoint).items()]
    process = started(["-c", PROGRAM, LOCATION, question, str(LONG), *given])
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "opened\n"
        wait = hang_after(proxy, n_answers)
        print(file=process.stdin, flush=True)
        wait(process)
        process.send_signal(signal.SIGINT)
        assert select.select([process.stdout], [], [], GUARD)[0]
        assert process.stdout.readline() == "interrupted\n"
        proxy.choose = lambda method, path: None
        print(file=process.stdin, flush=True)
        assert process.stdout.readline() == "answered\n"
    finally:
        process.kill()
        process.communicate()


class InterruptedFiles(CountedFiles):
    """Local files, of which each that is opened is an interrupt."""

    def _open(self, path, mode="rb", **options):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)
        return super()._open(path, mode, **options)


def test_interrupt_handlers_of_the_program_are_kept(data):
    seen = []
    before = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    try:
        table = arrowmeta.open(data / "pk_all_types", filesystem=InterruptedFiles())
        assert table.files().num_rows > 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert set(seen) == {signal.SIGINT}
