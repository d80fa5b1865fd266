"""Separate executors on this machine: serialized tasks, and executors that are killed.

ARROWMETA_CLUSTER_ENTRIES=1000000 is the size of a real table.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.feather as feather
import pytest

import arrowmeta
from arrowmeta.model import store_entries as care
from arrowmeta.model.store_file import Folder

fastavro = pytest.importorskip(
    "fastavro", reason="fastavro is not installed: pip install -e '.[dev]'"
)

from bench.tables import table  # noqa: E402 - it needs fastavro

PROGRAM = Path(__file__).with_name("cluster_program.py")


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


@pytest.mark.exhaustive  # five processes of Java
@pytest.mark.spark
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="executors are found in /proc")
def test_cluster_with_a_killed_executor_agrees_with_one_machine(java, tmp_path):
    n_entries = int(os.environ.get("ARROWMETA_CLUSTER_ENTRIES", "12000"))
    is_full = n_entries >= 1_000_000
    made = table(tmp_path, "paimon", n_entries, 4)
    _list_some_manifests_twice(made.location)
    # Executors have their own working directories, where this relative path does not exist.
    relative = Path(made.location).relative_to(tmp_path)
    store = tmp_path / "store"
    arguments = [relative, tmp_path / "findings", store, 2 << 20 if is_full else 100_000]
    # Without kernels of their own, executors take a minute to compile them.
    arguments += [tmp_path / "cache"] if is_full else []
    answer = subprocess.run(
        [sys.executable, PROGRAM, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=1800,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(PROGRAM.parents[2])},
    )
    assert answer.returncode == 0, answer.stderr[:2000]
    found = json.loads(answer.stdout)
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
    assert care.verify(Folder.at(store)).num_rows == 0
    assert arrowmeta.index(made.location, store=store)["decoded_manifest_count"].to_pylist() == [0]
    stored = arrowmeta.open(made.location, store=store).entries()
    assert stored.equals(one_machine.entries())
    if is_full:  # Executors that started at once have compiled for each other, into one place.
        assert any(name.startswith("decode_blocks-") for name in found["kernels"])
