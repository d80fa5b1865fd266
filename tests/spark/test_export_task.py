"""One table of an export: written once for each snapshot, whatever happens meanwhile."""

import json
import shutil
from pathlib import Path

import fastavro
import pytest

from arrowmeta.indexing import fill_store
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark.export import Export, TableExport
from arrowmeta.spark.warehouse import TABLES
from tests.bundled import DATA
from tests.spark.growing import GrowingTable
from tests.spark.outputs import RELATIONS, die, rows_in, rows_of
from tests.spark.warehouses import cut_manifests

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore:the answer is incomplete"),
]


@pytest.fixture
def table_export(tmp_path):
    """One table of an export, as an executor has it."""
    location = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "table")
    return TableExport(_export(tmp_path), "sales.db/table", str(location))


def _export(tmp_path, relations=RELATIONS, **options):
    return Export.of(tmp_path, tmp_path / "out", relations, options)


def _written(table_export, tmp_path, relation):
    return rows_in(tmp_path / "out", relation)["sales.db/table"]


def test_every_relation_is_written_from_stored_manifests(tmp_path):
    # DuckDB reads them in threads of Arrow's pools, which must not wait for each other.
    location = DATA / "append_snappy"
    table_export = TableExport(_export(tmp_path, tuple(SCHEMAS)), "t", str(location))
    assert fill_store(table_export.open()).added == 3
    assert table_export.write()["damage"] == 0
    for relation in SCHEMAS:
        assert rows_in(tmp_path / "out", relation).get("t", []) == rows_of(location, relation)


def test_an_export_that_dies_goes_on_from_there(table_export, tmp_path, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(TableExport, "_is_marked_as", die)
        with pytest.raises(KeyboardInterrupt):
            table_export.write()
    assert not list((tmp_path / "out").rglob(".rows*"))
    assert table_export.write()["outcome"] == "written"
    assert table_export.write()["outcome"] == "unchanged"


def _write_meanwhile(monkeypatch, other):
    """Have another export write the table when one is about to say that it has."""
    is_marked_as = TableExport._is_marked_as

    def write_other(table_export, state):
        monkeypatch.setattr(TableExport, "_is_marked_as", is_marked_as)
        other.write()
        return is_marked_as(table_export, state)

    monkeypatch.setattr(TableExport, "_is_marked_as", write_other)


@pytest.mark.parametrize("is_late", [False, True])
def test_rows_of_two_snapshots_that_two_exports_write_at_once_are_written_again(
    tmp_path, monkeypatch, is_late
):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "table", 9)
    job = _export(tmp_path)
    older, newer, next_one = (
        TableExport(job, "sales.db/table", str(growing.location)) for _ in range(3)
    )
    source = older.open()
    monkeypatch.setattr(older, "open", lambda: source)
    growing.show(10)
    first, second = (older, newer) if is_late else (newer, older)
    _write_meanwhile(monkeypatch, second)
    first.write()
    assert next_one.write()["outcome"] == "written"
    assert _written(next_one, tmp_path, "files") == rows_of(growing.location, "files")
    assert next_one.write()["outcome"] == "unchanged"


def test_two_exports_of_one_snapshot_need_no_third(table_export, tmp_path, monkeypatch):
    again = TableExport(table_export.export, "sales.db/table", str(tmp_path / "table"))
    _write_meanwhile(monkeypatch, again)
    table_export.write()
    assert table_export.write()["outcome"] == "unchanged"


@pytest.mark.parametrize("n_before", [0, 1])
def test_a_table_that_is_gone_after_an_export_died_is_forgotten(
    table_export, tmp_path, monkeypatch, n_before
):
    for _ in range(n_before):
        table_export.write()
    (tmp_path / "table" / "snapshot" / "snapshot-10").unlink()
    (tmp_path / "table" / "snapshot" / "LATEST").write_text("9")
    monkeypatch.setattr(TableExport, "_is_marked_as", die)
    with pytest.raises(KeyboardInterrupt):
        table_export.write()
    assert list((tmp_path / "out" / "files").iterdir())
    table_export.export.forget_gone(TABLES.empty_table())
    for relation in RELATIONS:
        assert list((tmp_path / "out" / relation).iterdir()) == []


def test_a_snapshot_whose_id_is_used_again_after_a_rollback_is_written(table_export, tmp_path):
    table_export.write()
    folder = tmp_path / "table" / "snapshot"
    # What was deleted in snapshot 10 is not in the one that takes its place.
    again = json.loads((folder / "snapshot-8").read_text()) | {"id": 10}
    (folder / "snapshot-10").write_text(json.dumps(again))
    assert table_export.write()["outcome"] == "written"
    assert _written(table_export, tmp_path, "files") == rows_of(tmp_path / "table", "files")


@pytest.fixture
def iceberg_export(tmp_path):
    """An Iceberg table of an export, and what replaces its metadata."""
    name = "iceberg_v2_position_deletes"
    location = Path(shutil.copytree(DATA / name, tmp_path / "table"))
    relations = ("files", "index_files", "partitions")
    job = _export(tmp_path, relations, allow_moved_paths=True)
    table_export = TableExport(job, "t", str(location))
    path = location / "metadata" / "v10.metadata.json"

    def export_with(**changes):
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))
        fill_store(table_export.open())
        table_export.write()
        for relation in relations:
            written = rows_in(tmp_path / "out", relation).get("t", [])
            assert written == rows_of(location, relation), relation

    return json.loads(path.read_text()), location, export_with


def test_statistics_that_come_without_a_snapshot_are_written(iceberg_export):
    metadata, _, export_with = iceberg_export
    export_with()
    statistics = {
        "snapshot-id": metadata["current-snapshot-id"],
        "statistics-path": "s3://bucket/a.puffin",
        "file-size-in-bytes": 100,
        "file-footer-size-in-bytes": 10,
        "blob-metadata": [],
    }
    export_with(statistics=[statistics])


def test_a_partition_field_that_comes_without_a_snapshot_is_written(iceberg_export):
    metadata, _, export_with = iceberg_export
    export_with()
    (spec,) = metadata["partition-specs"]
    added = {"name": "id_bucket_3", "transform": "bucket[3]", "source-id": 1, "field-id": 1002}
    more = {"spec-id": 1, "fields": [*spec["fields"], added]}
    export_with(**{"partition-specs": [spec, more], "default-spec-id": 1})


def test_row_ids_that_a_list_gives_to_manifests_that_are_kept_are_written(iceberg_export):
    # As the first commit does after a table has become one of version 3.
    metadata, location, export_with = iceberg_export
    export_with()
    current = metadata["current-snapshot-id"]
    snapshots = {one["snapshot-id"]: one for one in metadata["snapshots"]}
    path = snapshots[current]["manifest-list"]
    before = location / "metadata" / Path(path).name
    with before.open("rb") as file:
        reader = fastavro.reader(file)
        schema, rows = json.loads(reader.metadata["avro.schema"]), list(reader)
    row_ids = {"name": "first_row_id", "type": ["null", "long"], "default": None, "field-id": 520}
    schema["fields"].append(row_ids)
    for number, row in enumerate(rows):
        row["first_row_id"] = 1000 * number if row["content"] == 0 else None
    with before.with_name("snap-777.avro").open("wb") as file:
        fastavro.writer(file, schema, rows)
    after = {
        **snapshots[current],
        "snapshot-id": 777,
        "parent-snapshot-id": current,
        "manifest-list": str(Path(path).with_name("snap-777.avro")),
    }
    export_with(
        **{
            "format-version": 3,
            "next-row-id": 100_000,
            "snapshots": [*metadata["snapshots"], after],
            "current-snapshot-id": 777,
            "refs": {"main": {"snapshot-id": 777, "type": "branch"}},
        }
    )


def test_a_file_that_is_not_finished_is_not_seen(table_export, tmp_path, monkeypatch):
    table_export.write()
    before = _written(table_export, tmp_path, "files")
    table_export.markers.delete(table_export.marker)

    def some_rows(*_, **__):
        yield from ()
        raise OSError("the network is gone")

    monkeypatch.setattr("arrowmeta.table.Table.reader", some_rows)
    with pytest.raises(OSError, match="network"):
        table_export.write()
    assert _written(table_export, tmp_path, "files") == before
    assert not list((tmp_path / "out" / "files").rglob(".*"))


def test_damage_of_a_table_whose_snapshot_is_the_same_is_written(tmp_path):
    # Relations that are written at each export may meet what has been damaged since.
    location = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table"))
    job = _export(tmp_path, ("files", "snapshots"))
    table_export = TableExport(job, "t", str(location))
    assert table_export.write()["damage"] == 0
    path = location / "snapshot" / "snapshot-1"
    whole = path.read_text()
    path.write_text("{")
    for outcome in ("unchanged", "written"):
        answer = table_export.write()
        assert (answer["outcome"], answer["damage"]) == (outcome, 1)
        assert len(rows_in(tmp_path / "out", "damage")["t"]) == 1
    path.write_text(whole)
    assert table_export.write()["damage"] == 0
    assert rows_in(tmp_path / "out", "damage") == {}


def test_damaged_manifests_are_not_kept(table_export, tmp_path):
    n_cut = cut_manifests(tmp_path / "table")
    assert fill_store(table_export.open()).added == 0
    outcome = table_export.write()
    assert 0 < outcome["damage"] <= n_cut
    assert table_export.write()["outcome"] == "written"


def test_stored_manifests_that_no_snapshot_needs_are_removed(tmp_path):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "table", 3)
    table_export = TableExport(_export(tmp_path, ("files",)), "t", str(growing.location))
    fill_store(table_export.open())
    stored = set((tmp_path / "out" / "_entries").rglob("*.parquet"))
    assert table_export.write()["outcome"] == "written"
    assert stored <= set((tmp_path / "out" / "_entries").rglob("*.parquet"))
    path = growing.folder / "snapshot-10"
    growing.show(10)
    snapshot = json.loads(path.read_text())
    # As after a compaction: nothing is left of the manifests before.
    path.write_text(json.dumps(snapshot | {"baseManifestList": snapshot["deltaManifestList"]}))
    table_export.write()
    assert not stored & set((tmp_path / "out" / "_entries").rglob("*.parquet"))


def test_a_changed_option_of_the_table_is_a_reason_to_decode_again(table_export, tmp_path):
    table_export.write()
    path = max((tmp_path / "table" / "schema").iterdir())
    schema = json.loads(path.read_text())
    schema["options"]["partition.default-name"] = "none"
    path.write_text(json.dumps(schema))
    assert not table_export.is_written(table_export.open())
    assert table_export.write()["outcome"] == "written"
