"""Exports of a warehouse: every table is written, and later exports update the output.

Most tests run without Spark: the functions of executors are called in this process.
"""

import json
import os
import shutil
from pathlib import Path

import fastavro
import pyarrow as pa
import pytest

from arrowmeta.errors import UsageError
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark.export import Export, export
from tests.bundled import DATA
from tests.spark.growing import GrowingTable
from tests.spark.outputs import RELATIONS, rows_in, rows_of
from tests.spark.warehouses import cut_manifests, lose_metadata, lose_snapshots, make_warehouse

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore:the answer is incomplete"),
]


def _outcomes(answer):
    return {row["name"]: row["outcome"] for row in answer.to_pylist()}


def _outcome(answer):
    (row,) = answer.to_pylist()
    return row["outcome"], row["damage"]


class _Killed(BaseException):
    """Ends an export like a killed process."""


@pytest.mark.spark
def test_second_export_updates_changed_and_damaged_tables_only(spark, tmp_path, is_full):
    n_tables = 200 if is_full else 8
    warehouse = make_warehouse(tmp_path / "warehouse", n_tables)
    tables = sorted(path for path in warehouse.glob("*/*"))
    paimon = [path for path in tables if (path / "schema").is_dir()]
    in_part = paimon[2]
    lose_snapshots(paimon[1])
    shutil.rmtree(in_part / "manifest")
    lose_metadata(next(path for path in tables if path not in paimon))
    growing = GrowingTable(DATA / "pk_deletion_vectors", warehouse / "growing", 9)
    output = tmp_path / "out"

    first = export(spark, warehouse, output, RELATIONS, allow_moved_paths=True)
    outcomes = _outcomes(first)
    assert len(outcomes) == n_tables + 1
    names = {path: str(path.relative_to(warehouse)) for path in [*tables, growing.location]}
    broken = set(rows_in(output, "damage"))
    assert len(broken) == 3
    assert names[in_part] in broken
    whole = [path for path in names if names[path] not in broken]
    assert {outcomes[names[path]] for path in whole} == {"written"}
    for relation in RELATIONS:
        written = rows_in(output, relation)
        for path in whole:
            assert written.get(names[path], []) == rows_of(path, relation), (relation, path)

    growing.show(10)
    n_known = first.filter(pa.compute.equal(first["name"], "growing"))["decoded"][0].as_py()
    second = export(spark, warehouse, output, RELATIONS, allow_moved_paths=True)
    outcomes = _outcomes(second)
    again = {name for name in outcomes if outcomes[name] == "written"}
    assert names[in_part] in again  # it may be whole by now
    assert again - broken == {"growing"}
    decoded = {row["name"]: row["decoded"] for row in second.to_pylist() if row["decoded"]}
    assert set(decoded) == {"growing"}
    assert 0 < decoded["growing"] < n_known
    for relation in RELATIONS:
        assert rows_in(output, relation).get("growing", []) == rows_of(growing.location, relation)


@pytest.mark.spark
def test_table_names_survive_reading_the_export_with_spark(spark, tmp_path):
    # Spark takes each escaped byte for a character; Arrow and DuckDB take them as UTF-8.
    names = ["größe.db/über", "数据.db/订单", "a=b%41 {c}"]
    for name in names:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / name)
    export(spark, tmp_path / "warehouse", tmp_path / "out", ["files"], allow_moved_paths=True)
    rows = spark.read.parquet(str(tmp_path / "out" / "files")).select("table").distinct().toArrow()
    assert set(rows["table"].to_pylist()) == set(names) == set(rows_in(tmp_path / "out", "files"))


@pytest.mark.spark
def test_deleted_table_is_removed_from_the_export(spark, tmp_path, monkeypatch):
    warehouse = make_warehouse(tmp_path / "warehouse", 3)
    output = tmp_path / "out"
    # Relative to this working directory, not to that of Spark and its workers.
    monkeypatch.chdir(tmp_path)
    assert set(export(spark, "warehouse", "out", ["files"])["outcome"].to_pylist()) == {"written"}
    gone = next(iter(warehouse.glob("*/*")))
    shutil.rmtree(gone)
    export(spark, "warehouse", "out", ["files"])
    assert str(gone.relative_to(warehouse)) not in rows_in(output, "files")
    assert len(json.loads((output / "_tables.json").read_text())) == 2
    assert len(list((output / "_entries" / "tables").iterdir())) == 2


def test_moved_warehouse_is_exported_to_the_same_output(export_here, tmp_path):
    output = tmp_path / "out"
    table = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "old" / "db" / "t")
    n_rows = len(rows_of(table, "files"))
    export_here(tmp_path / "old")
    export_here((tmp_path / "old").as_uri())
    assert [len(rows) for rows in rows_in(output, "files").values()] == [n_rows]
    shutil.move(tmp_path / "old", tmp_path / "new")
    export_here(tmp_path / "new")
    assert rows_in(output, "files") == {"db/t": rows_of(tmp_path / "new" / "db" / "t", "files")}
    assert len(list((output / "_entries" / "tables").iterdir())) == 1


def test_table_with_too_long_name_fails_and_others_are_exported(export_here, tmp_path):
    # A space takes three characters in a folder name, and non-ASCII characters take more.
    names = ["short", " " * 100 + "t", "ü" * 120 + "/" + "t" * 20, " " * 100 + "u"]
    for name in names:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / name)
    for _ in range(2):
        outcomes = _outcomes(export_here(tmp_path / "warehouse"))
        assert outcomes.pop("short") in ("written", "unchanged")
        assert set(outcomes.values()) == {"failed"}
        assert set(rows_in(tmp_path / "out", "files")) == {"short"}
        damage = rows_in(tmp_path / "out", "damage")
        assert [len(damage[name]) for name in damage] == [1, 1, 1]
        assert all(any(name.startswith(cut[:50]) for name in names[1:]) for cut in damage)
        assert all("File name too long" in row for (row,) in damage.values())
    for name in names[1:]:
        shutil.rmtree(tmp_path / "warehouse" / name)
    export_here(tmp_path / "warehouse")
    assert len(list((tmp_path / "out" / "damage").iterdir())) == 1


def test_exported_files_are_world_readable_and_the_store_is_private(export_here, tmp_path):
    shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "t")
    before = os.umask(0o022)
    try:
        export_here(tmp_path / "warehouse")
    finally:
        os.umask(before)
    rows = list((tmp_path / "out" / "files").rglob("*.parquet"))
    stored = list((tmp_path / "out" / "_entries").rglob("*.parquet"))
    assert {path.stat().st_mode & 0o777 for path in rows} == {0o644}
    assert {path.stat().st_mode & 0o777 for path in stored} == {0o600}


def test_output_of_another_existing_warehouse_is_refused(export_here, tmp_path):
    # Otherwise each export would remove the tables of the other.
    for name in ("a/t", "a/only", "b/t"):
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / name)
    export_here(tmp_path / "a")
    for other in (tmp_path / "b", (tmp_path / "b").as_uri()):
        with pytest.raises(UsageError, match=r"holds what was written of .*/a/only, which is not"):
            export_here(other)
    assert set(rows_in(tmp_path / "out", "files")) == {"t", "only"}
    export_here((tmp_path / "a").as_uri())
    shutil.rmtree(tmp_path / "a")
    export_here(tmp_path / "b")
    assert set(rows_in(tmp_path / "out", "files")) == {"t"}


def test_export_from_a_parent_folder_writes_each_table_once(export_here, tmp_path):
    shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "db" / "t")
    for warehouse, name in (("warehouse/db", "t"), ("warehouse", "db/t"), ("warehouse/db", "t")):
        export_here(tmp_path / warehouse)
        assert set(rows_in(tmp_path / "out", "files")) == {name}
        (tmp_path / "out" / "README").touch()  # A file of somebody else's is no relation.


@pytest.fixture
def table(tmp_path):
    """The only table in the warehouse."""
    return Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t"))


def _written(tmp_path, relation):
    return rows_in(tmp_path / "out", relation).get("t", [])


def test_every_relation_is_exported_from_stored_manifests(export_here, tmp_path):
    # DuckDB reads them in threads of Arrow's pools, which must not wait for each other.
    location = shutil.copytree(DATA / "append_snappy", tmp_path / "wh" / "t")
    (outcome,) = export_here(relations=tuple(SCHEMAS)).to_pylist()
    assert (outcome["decoded"], outcome["damage"]) == (3, 0)
    for relation in SCHEMAS:
        assert _written(tmp_path, relation) == rows_of(location, relation)


@pytest.mark.parametrize("n_before", [0, 1])
@pytest.mark.parametrize("is_gone", [False, True])
def test_killed_export_is_completed_by_the_next_one(
    export_here, tmp_path, monkeypatch, n_before, is_gone
):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    for _ in range(n_before):
        export_here(relations=RELATIONS)
    before = rows_of(growing.location, "files")
    growing.show(10)
    write_rows = Export._write_rows

    def die_after_files(self, relation, *rest):
        n_rows = write_rows(self, relation, *rest)
        if relation == "files":
            raise _Killed
        return n_rows

    with monkeypatch.context() as patch:
        patch.setattr(Export, "_write_rows", die_after_files)
        with pytest.raises(_Killed):
            export_here(relations=RELATIONS)
    assert _written(tmp_path, "files") == rows_of(growing.location, "files") != before
    if is_gone:
        shutil.rmtree(growing.location)
        export_here(relations=RELATIONS)
        assert not any(rows_in(tmp_path / "out", relation) for relation in ("files", "entries"))
        return
    growing.expire(10)  # The rows that are there are of no snapshot of the table any more.
    (growing.folder / "LATEST").write_text("9")
    assert _outcome(export_here(relations=RELATIONS)) == ("written", 0)
    assert _written(tmp_path, "files") == before
    assert _outcome(export_here(relations=RELATIONS)) == ("unchanged", 0)


def test_snapshot_with_a_reused_id_is_exported_again(export_here, table, tmp_path):
    export_here()
    # Files deleted in snapshot 10 are live in its replacement.
    again = json.loads((table / "snapshot" / "snapshot-8").read_text()) | {"id": 10}
    (table / "snapshot" / "snapshot-10").write_text(json.dumps(again))
    assert _outcome(export_here()) == ("written", 0)
    assert _written(tmp_path, "files") == rows_of(table, "files")


@pytest.fixture
def iceberg_export(export_here, tmp_path):
    """An Iceberg table, and a function that changes its metadata and exports it."""
    name = "iceberg_v2_position_deletes"
    location = Path(shutil.copytree(DATA / name, tmp_path / "wh" / "t"))
    relations = ("files", "index_files", "partitions")
    path = location / "metadata" / "v10.metadata.json"

    def export_with(**changes):
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))
        export_here(relations=relations, allow_moved_paths=True)
        for relation in relations:
            assert _written(tmp_path, relation) == rows_of(location, relation), relation

    return json.loads(path.read_text()), location, export_with


def test_statistics_added_without_a_new_snapshot_are_exported(iceberg_export):
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


def test_partition_field_added_without_a_new_snapshot_is_exported(iceberg_export):
    metadata, _, export_with = iceberg_export
    export_with()
    (spec,) = metadata["partition-specs"]
    added = {"name": "id_bucket_3", "transform": "bucket[3]", "source-id": 1, "field-id": 1002}
    more = {"spec-id": 1, "fields": [*spec["fields"], added]}
    export_with(**{"partition-specs": [spec, more], "default-spec-id": 1})


def test_first_row_ids_assigned_to_old_manifests_are_exported(iceberg_export):
    # As the first commit after an upgrade to version 3 does.
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


def test_failed_export_keeps_the_previous_file(export_here, table, tmp_path, monkeypatch):
    export_here()
    before = _written(tmp_path, "files")
    (tmp_path / "out" / "_tables.json").unlink()

    def some_rows(*_, **__):
        yield from ()
        raise OSError("the network is gone")

    monkeypatch.setattr("arrowmeta.table.Table.reader", some_rows)
    assert _outcome(export_here()) == ("failed", 1)
    assert _written(tmp_path, "files") == before
    assert not list((tmp_path / "out" / "files").rglob(".*"))


def test_new_damage_at_an_unchanged_snapshot_is_exported(export_here, tmp_path):
    # Relations that are written by each export may find new damage.
    location = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "wh" / "t"))
    relations = ("files", "snapshots")
    assert _outcome(export_here(relations=relations)) == ("written", 0)
    path = location / "snapshot" / "snapshot-1"
    whole = path.read_text()
    path.write_text("{")
    for outcome in ("unchanged", "written"):
        assert _outcome(export_here(relations=relations)) == (outcome, 1)
        assert len(_written(tmp_path, "damage")) == 1
    path.write_text(whole)
    assert _outcome(export_here(relations=relations)) == ("written", 0)
    assert rows_in(tmp_path / "out", "damage") == {}


def test_damaged_manifests_are_not_stored(export_here, table):
    n_cut = cut_manifests(table)
    for _ in range(2):
        (outcome,) = export_here().to_pylist()
        assert (outcome["outcome"], outcome["decoded"]) == ("written", 0)
        assert 0 < outcome["damage"] <= n_cut


def test_stored_manifests_without_a_snapshot_are_removed(export_here, tmp_path):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 3)
    export_here()
    stored = set((tmp_path / "out" / "_entries").rglob("*.parquet"))
    assert stored
    path = growing.folder / "snapshot-10"
    growing.show(10)
    snapshot = json.loads(path.read_text())
    first = json.loads((DATA / "pk_deletion_vectors" / "snapshot" / "snapshot-1").read_text())
    # As after a compaction, which removes all earlier manifests.
    lists = {
        "baseManifestList": first["baseManifestList"],  # an empty one
        "totalRecordCount": None,
        "deltaRecordCount": None,
    }
    path.write_text(json.dumps(snapshot | lists))
    export_here()
    assert not stored & set((tmp_path / "out" / "_entries").rglob("*.parquet"))


def test_changed_table_option_causes_a_new_export(export_here, table):
    export_here()
    path = max((table / "schema").iterdir())
    schema = json.loads(path.read_text())
    schema["options"]["partition.default-name"] = "none"
    path.write_text(json.dumps(schema))
    assert _outcome(export_here()) == ("written", 0)
