"""Separate executors on this machine: what is sent to them, and what happens when one dies."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pyarrow.compute as pc
import pytest

import arrowmeta

pytest.importorskip("fastavro", reason="fastavro is not installed: pip install -e '.[dev]'")

from bench.tables import table

PROGRAM = Path(__file__).with_name("cluster_program.py")


def _totals(rows):
    sums = [pc.sum(rows[name]).as_py() for name in ("record_count", "file_size_in_bytes")]
    return [rows.num_rows, *sums]


@pytest.mark.spark
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="executors are found in /proc")
def test_a_cluster_gives_the_answers_of_one_machine_though_an_executor_dies(
    java, tmp_path, is_full
):
    made = table(tmp_path, "paimon", 1_000_000 if is_full else 12_000, 4)
    answer = subprocess.run(
        [sys.executable, PROGRAM, made.location, tmp_path / "cache"],
        capture_output=True,
        text=True,
        timeout=900,
        env=os.environ | {"PYTHONPATH": str(PROGRAM.parents[2])},
    )
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    one_machine = arrowmeta.open(made.location)
    files = one_machine.files(["bucket", "record_count", "file_size_in_bytes"])
    assert found["executors"] == 2
    assert found["first"] == _totals(one_machine.entries(["record_count", "file_size_in_bytes"]))
    assert found["killed"]
    assert found["after_kill"] == _totals(files)
    assert found["where"] == pc.sum(pc.less(files["record_count"], 500)).as_py()
    by_bucket = files.group_by("bucket").aggregate([("record_count", "sum")]).sort_by("bucket")
    assert found["by_bucket"] == [list(row.values()) for row in by_bucket.to_pylist()]
    # Two executors that started at once have compiled for both of them, into one place.
    assert {".nbi", ".nbc"} <= set(found["kernels"])
