"""Separate processes: executors that are killed or have another version, and Spark Connect.

ARROWMETA_CLUSTER_ENTRIES=1000000 is the size of a real table.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.feather as feather
import pytest

import arrowmeta
from arrowmeta.spark.java import java_home
from tests.bundled import DATA
from tests.spark.warehouses import GrowingTable, faults_of_store

fastavro = pytest.importorskip(
    "fastavro", reason="fastavro is not installed: pip install -e '.[dev]'"
)

from bench.tables import table  # noqa: E402 - it needs fastavro

ROOT = Path(__file__).parents[2]
NEEDED = ("grpc", "grpc_status", "google.rpc", "zstandard")

pytestmark = [
    pytest.mark.exhaustive,  # several processes of Java
    pytest.mark.spark,
    pytest.mark.usefixtures("java"),
]


def _run(name, *arguments, **settings):
    """Run a program of this folder, and return what it prints last."""
    answer = subprocess.run(
        [sys.executable, Path(__file__).with_name(name), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=1800,
        **{"env": os.environ | {"PYTHONPATH": str(ROOT)}, **settings},
    )
    assert answer.returncode == 0, answer.stderr[-2000:]
    return json.loads(answer.stdout.splitlines()[-1])


def _list_some_manifests_twice(location):
    """Make a clean table one with findings: list each tenth manifest twice."""
    path = Path(location, "manifest", "manifest-list-1")
    with path.open("rb") as file:
        reader = fastavro.reader(file)
        rows = list(reader)
    with path.open("wb") as file:
        fastavro.writer(file, reader.writer_schema, rows + rows[::10])


def _totals(rows):
    sums = [pc.sum(rows[name]).as_py() for name in ("record_count", "file_size_in_bytes")]
    return [rows.num_rows, *sums]


def _in_order(findings):
    return findings.sort_by([(name, "ascending") for name in findings.column_names]).to_pydict()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="executors are found in /proc")
def test_cluster_with_a_killed_executor_agrees_with_one_machine(tmp_path):
    n_entries = int(os.environ.get("ARROWMETA_CLUSTER_ENTRIES", "12000"))
    is_full = n_entries >= 1_000_000
    made = table(tmp_path, "paimon", n_entries, 4)
    _list_some_manifests_twice(made.location)
    # Executors have their own working directories, where this relative path does not exist.
    relative, store = Path(made.location).relative_to(tmp_path), tmp_path / "store"
    arguments = [relative, tmp_path / "findings", store, 2 << 20 if is_full else 100_000]
    # Without kernels of their own, executors take a minute to compile them.
    arguments += [tmp_path / "cache"] if is_full else []
    found = _run("cluster_program.py", *arguments, cwd=tmp_path)
    one_machine = arrowmeta.open(made.location)
    files = one_machine.files(["bucket", "record_count", "file_size_in_bytes"])
    assert found["executors"] == 3
    assert found["entries"] == _totals(one_machine.entries(["record_count", "file_size_in_bytes"]))
    assert found["files"] == _totals(files)
    matching = one_machine.plan("dt = '2024-05-03'").files
    assert 0 < matching.num_rows < files.num_rows
    assert found["matching"] == _totals(matching)
    by_bucket = files.group_by("bucket").aggregate([("record_count", "sum")]).sort_by("bucket")
    assert found["by_bucket"] == [list(row.values()) for row in by_bucket.to_pylist()]
    assert found["killed"]
    findings = one_machine.reconcile()
    assert findings.num_rows
    assert _in_order(feather.read_table(tmp_path / "findings")) == _in_order(findings)
    assert found["killed while filling"]
    (filled,) = found["filled"]
    assert (filled["entry_count"], filled["error"]) == (found["entries"][0], None)
    assert faults_of_store(store) == []
    assert arrowmeta.index(made.location, store=store)["decoded_manifest_count"].to_pylist() == [0]
    stored = arrowmeta.open(made.location, store=store).entries()
    assert stored.equals(one_machine.entries())
    if is_full:  # Executors that started at once have compiled for each other, into one place.
        assert any(name.startswith("decode_blocks-") for name in found["kernels"])


OTHER_VERSION = """
import sys
from pyspark.sql import SparkSession
import arrowmeta.spark
spark = SparkSession.builder.master("local-cluster[1,1,1024]")
spark = spark.config("spark.executorEnv.PYTHONPATH", sys.argv[2]).getOrCreate()
try:
    arrowmeta.spark.files(spark, sys.argv[1])
except arrowmeta.UsageError as error:
    print(error)
spark.stop()
"""


def test_executors_with_another_version_are_told(tmp_path):
    shutil.copytree(ROOT / "arrowmeta", tmp_path / "there" / "arrowmeta")
    with (tmp_path / "there" / "arrowmeta" / "spark" / "tasks.py").open("a") as module:
        module.write("\n#")
    driver = os.environ | {"PYTHONPATH": str(ROOT), "PYSPARK_PYTHON": sys.executable}
    answer = subprocess.run(
        [sys.executable, "-c", OTHER_VERSION, DATA / "append_snappy", tmp_path / "there"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=driver | {"JAVA_HOME": str(java_home())},
    )
    said = (
        r"the executors have arrowmeta \S+, the driver has \S+: install the same version everywhere"
    )
    assert re.fullmatch(f"{said}\n", answer.stdout), answer.stderr[-2000:]


def _is_there(module):
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@pytest.mark.skipif(
    not all(map(_is_there, NEEDED)),
    reason="Spark Connect is not installed: pip install 'pyspark[connect]'",
)
def test_spark_connect_session_returns_the_same_results(tmp_path):
    """Its client process has no JVM."""
    location = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "t", 10).location
    table = arrowmeta.open(location)
    n_files, n_entries = table.files().num_rows, table.entries().num_rows
    assert _run("connect_program.py", location, tmp_path) == {
        "session": "pyspark.sql.connect.session",
        "files": n_files,
        "entries": n_entries,
        "merged": n_files,
        "planned": table.plan("pt = 2").files.num_rows,
        "findings": table.reconcile().num_rows,
        "arrow": 2,
        "warehouse": n_files,
        "changes": n_entries,
    }
