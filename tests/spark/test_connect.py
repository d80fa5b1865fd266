"""A session of Spark Connect, whose client process has no JVM."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.spark.growing import GrowingTable

PROGRAM = Path(__file__).with_name("connect_program.py")
NEEDED = ("grpc", "grpc_status", "google.rpc", "zstandard")


def _is_there(module):
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@pytest.mark.exhaustive
@pytest.mark.spark
@pytest.mark.skipif(
    not all(map(_is_there, NEEDED)),
    reason="Spark Connect is not installed: pip install 'pyspark[connect]'",
)
def test_spark_connect_session_returns_the_same_results(java, tmp_path):
    location = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "t", 10).location
    answer = subprocess.run(
        [sys.executable, PROGRAM, location, tmp_path],
        capture_output=True,
        text=True,
        timeout=600,
        env=os.environ | {"PYTHONPATH": str(PROGRAM.parents[2])},
    )
    assert answer.returncode == 0, answer.stderr[-2000:]
    found = json.loads(answer.stdout.splitlines()[-1])
    table = arrowmeta.open(location)
    n_files = table.files().num_rows
    assert found == {
        "session": "pyspark.sql.connect.session",
        "files": n_files,
        "entries": table.entries().num_rows,
        "merged": n_files,
        "planned": table.plan("pt = 2").files.num_rows,
        "findings": table.reconcile().num_rows,
        "arrow": 2,
        "warehouse": n_files,
        "changes": table.entries().num_rows,
    }
