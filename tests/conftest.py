"""Settings of all tests, their distribution over workers, and fixtures of real tables.

A default run reads fixed samples of the corpus and of random cases; `--sample-seed N`
draws others. `--all` runs everything, including tests marked `exhaustive`.
"""

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import hypothesis
import pytest

from tests import corpus
from tests.s3.client import running_server

# Without this, interpreted kernels would decode small inputs, and compiled ones would be untested.
os.environ.setdefault("ARROWMETA_JIT", "1")

# Java processes of tests run for seconds or minutes: the second compiler and parallel garbage
# collection would cost more time than they save.
for variable in ("SPARK_SUBMIT_OPTS", "SPARK_LAUNCHER_OPTS"):
    os.environ.setdefault(variable, "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")

#: Prefixes of test files that start first, since they take longest; each group runs in one worker.
#: Tests of Spark share a session, and those of object storage a server.
FIRST = (
    ("tests/spark/",),
    (
        "tests/s3/",
        "tests/test_catalog_names.py",
        "tests/store/test_s3.py",
        "tests/io/test_location.py",
    ),
    # These two install a writer, once per machine.
    ("tests/writers/test_round_trip.py",),
    ("tests/writers/test_pyiceberg.py",),
    ("tests/serve/test_pages.py",),
    ("tests/test_fuzz.py",),
    ("tests/warehouse/test_fleet.py",),
    ("tests/test_every_type.py",),
    ("tests/repair/test_repaired.py",),
    ("tests/advice/test_expiry.py",),
    ("tests/trust/test_failing.py",),
    ("tests/pruning/test_plan.py",),
    ("tests/report/test_page.py",),
    ("tests/test_live_histories.py",),
)

#: Slow tests that share nothing: each is scheduled on its own at the end of the run, which balances
#: the load of the workers.
LAST = ("tests/pruning/test_corpus_plans.py", "tests/reconcile/test_clean_tables.py")


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run every test over every table")
    parser.addoption("--sample-seed", type=int, help="draw another sample of tables and cases")


def pytest_configure(config):
    gc.disable()  # a quarter of the time of collecting tests; they stay anyway
    if config.getoption("--all"):
        os.environ[corpus.ALL_VARIABLE] = "1"
    if (seed := config.getoption("--sample-seed")) is not None:
        os.environ[corpus.SEED_VARIABLE] = str(seed)
    # The first example of a run may compile a kernel, so time says nothing about an example.
    hypothesis.settings.register_profile(
        "arrowmeta",
        deadline=None,
        print_blob=True,
        derandomize=corpus.seed() == 0 and not corpus.is_all(),
        max_examples=500 if corpus.is_all() else 10,
    )
    hypothesis.settings.load_profile("arrowmeta")


def pytest_collection():
    """Import a different part of the test modules first in each worker.

    In a new checkout, pytest rewrites the assertions of each module that it imports, which takes
    longer than all else before the first test. Workers that import in the same order would all do
    it at the same time; in different orders, each uses modules that others have rewritten.
    """
    worker, n_workers = (os.environ.get(f"PYTEST_XDIST_WORKER{end}") for end in ("", "_COUNT"))
    if worker is None or sys.dont_write_bytecode:
        return
    folder = Path(__file__).parent
    for path in sorted(folder.rglob("test_*.py"))[int(worker.removeprefix("gw")) :: int(n_workers)]:
        with suppress(Exception, pytest.skip.Exception):  # reported when it is collected
            import_module(".".join(path.relative_to(folder.parent).with_suffix("").parts))


def pytest_collection_finish():
    gc.freeze()
    gc.enable()


def pytest_report_header():
    without = "" if find_spec("pyspark") else "; without PySpark: pip install -e '.[dev]'"
    if corpus.is_all():
        return f"every test, over every table{without}"
    return f"a sample of tables and cases, --sample-seed={corpus.seed()}; --all for all{without}"


def pytest_collection_modifyitems(config, items):
    if not corpus.is_all():
        default = [item for item in items if not item.get_closest_marker("exhaustive")]
        run = _sampled(default, config)
        config.hook.pytest_deselected(items=[item for item in items if item not in run])
        items[:] = [item for item in items if item in run]
    ranks = {prefixes[0]: rank for rank, prefixes in enumerate(FIRST)}
    rest = len(FIRST)

    def rank(item):
        return rest + 1 if _is_last(item.nodeid) else ranks.get(_share(item.nodeid), rest)

    items.sort(key=rank)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Use workers for the whole suite; selected tests start sooner in one process.

    One more worker than cores: the one with Spark waits for Java half of the time.
    """
    is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return min((os.cpu_count() or 1) + 1, 4) if is_whole else 0


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    from xdist.scheduler import LoadScopeScheduling

    class Shares(LoadScopeScheduling):
        """Assigns a worker all tests of a module, which share fixtures, or one test of `LAST`."""

        def _split_scope(self, nodeid):
            return _share(nodeid)

    return Shares(config, log)


def _sampled(items, config):
    """Keep as many parameters of a test as its mark `sampled` allows, unless one is selected."""
    is_chosen = any("[" in argument for argument in config.args)
    by_test = {}
    for item in items:
        by_test.setdefault(item.nodeid.partition("[")[0], []).append(item)
    run = set()
    for tests in by_test.values():
        mark = tests[0].get_closest_marker("sampled")
        run.update(corpus.sample(tests, mark.args[0]) if mark and not is_chosen else tests)
    return run


def _is_last(nodeid):
    return nodeid.startswith(LAST)


def _share(nodeid):
    if _is_last(nodeid):
        return nodeid
    first = (prefixes[0] for prefixes in FIRST if nodeid.startswith(prefixes))
    return next(first, nodeid.split("::")[0])


@pytest.fixture(scope="session")
def data():
    """The folder of the small bundled real tables."""
    return Path(__file__).parent / "data"


@pytest.fixture(scope="session")
def corpus_folder():
    """The folder of the large collection of real tables, which is not committed."""
    folder = corpus.root()
    if folder is None:
        pytest.skip("ARROWMETA_CORPUS names no folder of real tables")
    return folder


@pytest.fixture(scope="session")
def s3():
    """An S3 server; tests use folders of their own in its bucket."""
    with running_server() as server:
        yield server
