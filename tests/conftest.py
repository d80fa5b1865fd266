"""Settings for every test, how they are shared out, and the two places real tables come from."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.s3.client import running_server

# The first example of a run may compile a kernel, so time says nothing about an example.
settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


# Without this, small inputs would be decoded by the interpreter and compiled kernels hardly tested.
os.environ.setdefault("ARROWMETA_JIT", "1")

# A Java of tests lives for seconds or minutes: with its second compiler and its threads of garbage
# collection it spent more time on compiling than on Spark.
for variable in ("SPARK_SUBMIT_OPTS", "SPARK_LAUNCHER_OPTS"):
    os.environ.setdefault(variable, "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")

#: What takes longest, and so begins first. All tests of Spark are for one worker: a session is
#: started once for all of them.
FIRST = ("tests/spark/", "tests/test_fuzz.py", "tests/test_project.py")

#: Minutes of tests that share nothing: each is a share of its own, and they end the run, so that
#: no worker has them all while the others have nothing left.
LAST = ("tests/pruning/test_corpus_plans.py", "tests/reconcile/test_clean_tables.py")


def pytest_collection_modifyitems(items):
    ranks = {prefix: rank for rank, prefix in enumerate(FIRST)}
    rest = len(FIRST)

    def rank(item):
        return rest + 1 if _is_last(item.nodeid) else ranks.get(_share(item.nodeid), rest)

    items.sort(key=rank)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Share out the whole suite; tests that were chosen begin sooner without other processes.

    One worker more than cores: that of Spark waits for Java half of its time.
    """
    is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return min((os.cpu_count() or 1) + 1, 4) if is_whole else 0


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    from xdist.scheduler import LoadScopeScheduling

    class Shares(LoadScopeScheduling):
        """Gives a worker all tests of a module, which share what they open, or one of `LAST`."""

        def _split_scope(self, nodeid):
            return _share(nodeid)

    return Shares(config, log)


def _is_last(nodeid):
    return nodeid.startswith(LAST)


def _share(nodeid):
    if _is_last(nodeid):
        return nodeid
    return next((prefix for prefix in FIRST if nodeid.startswith(prefix)), nodeid.split("::")[0])


@pytest.fixture(scope="session")
def data():
    """The folder of the small real tables that are committed."""
    return Path(__file__).parent / "data"


@pytest.fixture(scope="session")
def corpus():
    """The folder of the large collection of real tables, which is not committed."""
    folder = os.environ.get("ARROWMETA_CORPUS")
    if not folder:
        pytest.skip("ARROWMETA_CORPUS names no folder of real tables")
    return Path(folder)


@pytest.fixture(scope="session")
def s3():
    """An S3 server; tests use folders of their own in its bucket."""
    with running_server() as server:
        yield server
