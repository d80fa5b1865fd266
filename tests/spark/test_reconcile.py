"""Distributed `reconcile` returns the findings of one machine, for every kind of damage."""

import json
import shutil
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.spark import reconcile
from arrowmeta.spark.reading import Pinned
from arrowmeta.spark.reconciling import planned
from arrowmeta.tables.locate import Opening
from tests.bundled import DATA
from tests.reconcile.changes import change, changed_tables, copied
from tests.reconcile.copies import PaimonCopy
from tests.spark.growing import GrowingTable
from tests.spark.outputs import as_text
from tests.spark.rounds import reconcile_in_rounds

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

from pyspark.errors import PythonException

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
]

#: A task for every manifest.
BYTES_PER_TASK = 33_000
#: Bytes per task that split a small table, which one task would check by default.
SHARED_OUT = 200_000

DAMAGE = [*changed_tables("damage", "paimon"), *changed_tables("damage", "iceberg")]
#: Changes without findings, and two with a finding that tasks do not have yet: of a tag that cannot
#: be read, and of a vector without a sequence number.
LEFT_OUT = ("=> nothing", "tag-t1: text", "manifest: sequence_number = 0; file_sequence_number = 0")
DAMAGE = [damage for damage in DAMAGE if not any(text in str(damage) for text in LEFT_OUT)]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("damage", DAMAGE, ids=str)
def test_findings_of_tasks_equal_those_of_one_machine(damage, tmp_path):
    table = copied(damage.table, tmp_path)
    change(table, damage.step.text.partition(" => ")[0])
    expected = arrowmeta.open(table.root, allow_moved_paths=True).reconcile()
    found, n_tasks = reconcile_in_rounds(
        table.root, bytes_per_task=BYTES_PER_TASK, allow_moved_paths=True
    )
    assert expected.num_rows
    assert n_tasks >= 5
    assert as_text(found) == as_text(expected)


def test_file_checks_combine_entries_of_many_tasks(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    name = "data-never-added-0.parquet"
    change(copy, f"delta manifest: again with _KIND = 1; _FILE._FILE_NAME = '{name}'")
    found, _ = reconcile_in_rounds(copy.root, bytes_per_task=30_000)
    assert as_text(found) == as_text(arrowmeta.open(copy.root).reconcile())


def test_table_without_a_snapshot_is_checked(tmp_path):
    table = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "table"))
    shutil.rmtree(table / "snapshot")
    found, n_tasks = reconcile_in_rounds(table)
    assert n_tasks == 3
    assert as_text(found) == as_text(arrowmeta.open(table).reconcile())


def test_older_snapshot_is_checked_with_manifests_of_all_snapshots(tmp_path):
    copy = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "table")
    copy.edit_snapshot(totalRecordCount=1)
    expected = arrowmeta.open(copy.root, snapshot_id=3).reconcile()
    assert "snapshot_totals_wrong" in expected["check_name"].to_pylist()
    found, _ = reconcile_in_rounds(copy.root, bytes_per_task=BYTES_PER_TASK, snapshot_id=3)
    assert as_text(found) == as_text(expected)


@pytest.mark.spark
def test_task_reads_its_manifests_after_others_have_expired():
    """Each task lists the snapshots itself, and they may have changed by then."""
    opening = Opening(DATA / "pk_deletion_vectors", snapshot_id=3)
    source = opening.source()
    job, pieces = planned(Pinned.of(opening, source.snapshot_id), source, 1)
    *_, piece = pieces
    paths = ["a manifest that expired", *piece.paths]
    rows = pa.Table.from_batches(job.read(piece._replace(paths=paths)))
    (totals,) = [
        pa.ipc.open_stream(row["stream"]).read_all()
        for row in rows.to_pylist()
        if row["relation"] == "all_manifest_totals"
    ]
    assert totals["manifest_path"].to_pylist() == paths[1:]


def test_rows_for_many_partitions_are_few_and_have_no_schema():
    opening = Opening(DATA / "pk_deletion_vectors")
    source = opening.source()
    job, pieces = planned(Pinned.of(opening, source.snapshot_id), source, 1)
    rows = [row for piece in pieces[:3] for b in job.read(piece) for row in b.to_pylist()]
    streams = [row["stream"] for row in rows if row["relation"] == "entries"]
    assert streams
    for stream in streams:
        with pytest.raises(OSError, match="type schema but got record batch"):
            pa.ipc.open_stream(stream)
    fewer, _ = planned(Pinned.of(opening, source.snapshot_id), source, 4_000)
    assert fewer.n_parts**2 < 17 * 400_000 / 4_000 < job.n_parts**2


@pytest.mark.spark
def test_findings_of_executors_equal_those_of_one_machine(spark, tmp_path):
    copy = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "table")
    copy.edit_manifest("base", lambda rows: rows[0]["_FILE"].update(_ROW_COUNT=10**6))
    copy.manifest("base", -1).unlink()
    frame = reconcile(spark, copy.root, bytes_per_task=SHARED_OUT)
    expected = arrowmeta.open(copy.root).reconcile()
    assert len({*expected["check_name"].to_pylist()}) > 1
    assert as_text(frame.toArrow()) == as_text(expected)


@pytest.mark.spark
def test_strict_reconcile_of_many_tasks_raises_without_a_traceback(spark, tmp_path):
    copy = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "table")
    copy.manifest("base", -1).unlink()
    with pytest.raises(PythonException, match=r"CorruptMetadataError: .* missing") as caught:
        reconcile(spark, copy.root, bytes_per_task=SHARED_OUT, strict=True).count()
    assert "Traceback" not in str(caught.value)


@pytest.mark.spark
def test_findings_are_equal_with_large_strings_and_binaries_in_spark(spark):
    spark.conf.set("spark.sql.execution.arrow.useLargeVarTypes", "true")
    try:
        frame = reconcile(spark, DATA / "pk_deletion_vectors", bytes_per_task=SHARED_OUT)
        found = frame.toArrow()
    finally:
        spark.conf.unset("spark.sql.execution.arrow.useLargeVarTypes")
    assert as_text(found) == as_text(arrowmeta.open(DATA / "pk_deletion_vectors").reconcile())


@pytest.mark.spark
def test_small_table_is_checked_by_one_task_at_the_loaded_snapshot(spark, tmp_path):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "table", 9)
    path = growing.folder / "snapshot-9"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"totalRecordCount": 1}))
    frame = reconcile(spark, growing.location)
    growing.show(10)
    assert frame.rdd.getNumPartitions() == 1
    expected = arrowmeta.open(growing.location, snapshot_id=9).reconcile()
    assert as_text(frame.toArrow()) == as_text(expected) != []
