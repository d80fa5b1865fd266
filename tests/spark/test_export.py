"""Exports of a warehouse: every table is written, and later exports update the output."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.spark.export import OF_SNAPSHOT, export
from arrowmeta.spark.warehouse import version_of
from tests.bundled import DATA, TABLES
from tests.spark.growing import GrowingTable
from tests.spark.outputs import RELATIONS, rows_in, rows_of
from tests.spark.warehouses import lose_metadata, lose_snapshots, make_warehouse, open_moved

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore:the answer is incomplete"),
]


#: Three tables of Paimon, two of Iceberg.
FEW = (
    "append_partition_types",
    "append_schema_evolution",
    "append_snappy",
    "iceberg_v1_to_v2",
    "iceberg_v2_position_deletes",
)


def _outcomes(answer):
    return {row["name"]: row["outcome"] for row in answer.to_pylist()}


def _outcome(answer):
    (row,) = answer.to_pylist()
    return row["outcome"], row["damage"]


def _versions(output):
    return pq.read_table(output / "versions" / "versions.parquet").to_pylist()


def test_second_export_updates_changed_and_damaged_tables_only(spark, tmp_path, is_full):
    n_tables = 200 if is_full else len(FEW)
    relations = RELATIONS if is_full else ("files", "refs")
    warehouse = make_warehouse(tmp_path / "warehouse", n_tables, TABLES if is_full else FEW)
    tables = sorted(path for path in warehouse.glob("*/*"))
    paimon = [path for path in tables if (path / "schema").is_dir()]
    in_part = paimon[2]
    lose_snapshots(paimon[1])
    shutil.rmtree(in_part / "manifest")
    lose_metadata(next(path for path in tables if path not in paimon))
    growing = GrowingTable(DATA / "pk_deletion_vectors", warehouse / "growing", 9)
    output = tmp_path / "out"

    first = export(spark, warehouse, output, relations, allow_moved_paths=True)
    outcomes = _outcomes(first)
    assert len(outcomes) == n_tables + 1
    names = {
        path: str(path.relative_to(warehouse)).replace(".db/", ".")
        for path in [*tables, growing.location]
    }
    broken = set(rows_in(output, "damage"))
    assert len(broken) == 3
    assert names[in_part] in broken
    whole = [path for path in names if names[path] not in broken]
    assert {outcomes[names[path]] for path in whole} == {"written"}
    n_rows = dict.fromkeys(names.values(), 0)
    for relation in relations:
        written = rows_in(output, relation)
        for path in whole:
            assert written.get(names[path], []) == rows_of(path, relation), (relation, path)
            n_rows[names[path]] += len(written.get(names[path], []))
    told = {row["name"]: row["rows"] for row in first.to_pylist()}
    assert {name: told[name] for name in told if name not in broken} == {
        name: n_rows[name] for name in told if name not in broken
    }
    # No row about a piece is left, and the version of rows is that of the table.
    versions = {row["name"]: row["version"] for row in _versions(output)}
    assert {name for name, version in versions.items() if version is None} == broken
    folder = output / "files" / "table=growing"
    (version,) = set(pq.read_table(folder)["table_version"].to_pylist())
    assert version == versions["growing"]

    growing.show(10)
    n_known = next(row["decoded"] for row in first.to_pylist() if row["name"] == "growing")
    second = export(spark, warehouse, output, relations, allow_moved_paths=True)
    outcomes = _outcomes(second)
    again = {name for name in outcomes if outcomes[name] == "written"}
    assert names[in_part] in again  # it may be whole by now
    assert again - broken == {"growing"}
    decoded = {row["name"]: row["decoded"] for row in second.to_pylist() if row["decoded"]}
    assert set(decoded) == {"growing"}
    assert 0 < decoded["growing"] < n_known
    for relation in relations:
        assert rows_in(output, relation).get("growing", []) == rows_of(growing.location, relation)


def test_manifest_lists_of_unchanged_tables_are_not_read(export_here, tmp_path):
    """Most tables of a warehouse have no commit in a night, and each request costs."""
    for name in ("pk_deletion_vectors", "iceberg_v2_position_deletes"):
        shutil.copytree(DATA / name, tmp_path / "wh" / name)
    assert set(_outcomes(export_here(allow_moved_paths=True)).values()) == {"written"}
    before = rows_in(tmp_path / "out", "files")
    for path in [*(tmp_path / "wh").rglob("manifest-list-*"), *(tmp_path / "wh").rglob("snap-*")]:
        path.unlink()
    assert set(_outcomes(export_here(allow_moved_paths=True)).values()) == {"unchanged"}
    assert rows_in(tmp_path / "out", "files") == before
    # Another relation has to be read.
    answer = export_here(relations=("files", "partitions"), allow_moved_paths=True)
    assert all(row["damage"] or row["outcome"] == "failed" for row in answer.to_pylist())


def test_names_of_tables_are_kept_or_refused(spark, export_here, tmp_path):
    # Spark takes each escaped byte for a character; Arrow and DuckDB take them as UTF-8.
    folders = ["größe.db/über", "数据.db/订单", "a=b%41 {c}", "2024-05-01"]
    names = [folder.replace(".db/", ".") for folder in folders]
    long = "ü" * 100 + "." + "t" * 60
    for folder in [*folders, long.replace(".", "/")]:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "wh" / folder)
    outcomes = _outcomes(export_here(allow_moved_paths=True))
    assert outcomes.pop(long) == "failed"
    assert set(outcomes.values()) == {"written"}
    files = tmp_path / "out" / "files"
    rows = spark.read.schema("file_path STRING, table STRING").parquet(str(files)).toArrow()
    assert set(rows["table"].to_pylist()) == set(names) == set(rows_in(tmp_path / "out", "files"))
    (damage,) = rows_in(tmp_path / "out", "damage")[long]
    assert "File name too long" in damage
    for folder in folders[1:]:
        shutil.rmtree(tmp_path / "wh" / folder)
    export_here(allow_moved_paths=True)
    assert set(rows_in(tmp_path / "out", "files")) == {names[0]}
    assert len(list((tmp_path / "out" / "_entries" / "tables").iterdir())) == 1


def test_output_is_of_one_warehouse(export_here, tmp_path, monkeypatch):
    # Otherwise each export would remove the tables of the other.
    for name in ("a/t", "b/t"):
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / name)
    # Relative to this working directory, not to that of Spark and its workers.
    monkeypatch.chdir(tmp_path)
    of_others = tmp_path / "out" / "files" / "table=other"
    of_others.mkdir(parents=True)
    export_here("a")
    assert of_others.is_dir()  # only what an export has written is deleted
    with pytest.raises(UsageError, match=r"holds what was written of .*/a: name another output"):
        export_here(tmp_path / "b")
    shutil.rmtree(tmp_path / "a" / "t")
    with pytest.raises(UsageError, match=r"has no table, but .*out holds 1 table: delete it first"):
        export_here("a")
    assert set(rows_in(tmp_path / "out", "files")) == {"t"}


def test_killed_export_is_completed_by_the_next_one(export_here, tmp_path, monkeypatch):
    relations = ("files", "partitions")
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    export_here(relations=relations)
    before = rows_of(growing.location, "files")
    growing.show(10)
    write = arrowmeta.spark.export.Export.write

    def die_after_files(self, spark, rows, *rest):
        found = write(self, spark, rows, *rest)
        if rows.relation == "files":
            raise KeyboardInterrupt
        return found

    with monkeypatch.context() as patch:
        patch.setattr("arrowmeta.spark.export.Export.write", die_after_files)
        with pytest.raises(KeyboardInterrupt):
            export_here(relations=relations)
    written = rows_in(tmp_path / "out", "files")["t"]
    assert written == rows_of(growing.location, "files") != before
    growing.expire(10)  # The rows that are there are of no snapshot of the table any more.
    (growing.folder / "LATEST").write_text("9")
    assert _outcome(export_here(relations=relations)) == ("written", 0)
    assert rows_in(tmp_path / "out", "files")["t"] == before
    assert _outcome(export_here(relations=relations)) == ("unchanged", 0)


def test_table_without_rows_has_none_of_an_earlier_snapshot(export_here, tmp_path):
    table = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t"))
    export_here()
    stored = set((tmp_path / "out" / "_entries").rglob("*.parquet"))
    assert rows_in(tmp_path / "out", "files")["t"]
    path = max((table / "snapshot").glob("snapshot-*"), key=lambda p: int(p.name[9:]))
    first = json.loads((table / "snapshot" / "snapshot-1").read_text())
    lists = {
        "baseManifestList": first["baseManifestList"],  # an empty one
        "deltaManifestList": first["baseManifestList"],
        "totalRecordCount": None,
        "deltaRecordCount": None,
    }
    path.write_text(json.dumps(json.loads(path.read_text()) | lists))
    (outcome,) = export_here().to_pylist()
    assert (outcome["outcome"], outcome["rows"], outcome["damage"]) == ("written", 0, 0)
    assert not list((tmp_path / "out" / "files").glob("table=*"))
    assert stored


def test_damage_is_told_until_it_is_mended_or_accepted(export_here, tmp_path):
    # Relations that are written by each export may find new damage.
    location = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "wh" / "t"))
    relations = ("findings",)
    path = location / "snapshot" / "snapshot-1"
    whole = path.read_text()
    assert _outcome(export_here(relations=relations)) == ("written", 0)
    path.write_text("{")
    for outcome in ("unchanged", "written"):
        assert _outcome(export_here(relations=relations)) == (outcome, 1)
        assert len(rows_in(tmp_path / "out", "damage")["t"]) == 1
    accepted = tmp_path / "accepted.toml"
    accepted.write_text('[[accepted]]\npath="*/snapshot-1"\nreason="lost"\ndate=2026-11-01\n')
    (row,) = export_here(relations=relations, accepted=accepted).to_pylist()
    assert row["damage"] == 0
    assert row["findings"] > 0
    (damage,) = rows_in(tmp_path / "out", "damage")["t"]
    assert "lost (2026-11-01)" in damage
    path.write_text(whole)
    assert _outcome(export_here(relations=relations)) == ("written", 0)
    assert rows_in(tmp_path / "out", "damage") == {}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_version_of_a_table_is_the_same_in_every_process(name):
    script = (
        "import sys, arrowmeta; from arrowmeta.spark.warehouse import version_of; "
        "print(version_of(arrowmeta.open(sys.argv[1], allow_moved_paths=True).source))"
    )
    there = subprocess.check_output(
        [sys.executable, "-W", "ignore", "-c", script, str(DATA / name)],
        env=os.environ | {"PYTHONHASHSEED": "1"},  # of this process, any but that
        text=True,
    )
    assert there == f"{version_of(open_moved(DATA / name).source)}\n"


@pytest.fixture
def iceberg_table(tmp_path):
    """An Iceberg table, and a function that changes its metadata."""
    name = "iceberg_v2_position_deletes"
    location = Path(shutil.copytree(DATA / name, tmp_path / "wh" / "t"))
    path = location / "metadata" / "v10.metadata.json"
    metadata = json.loads(path.read_text())
    return metadata, lambda **changes: path.write_text(json.dumps(metadata | changes))


def test_changes_without_a_new_snapshot_are_exported(export_here, iceberg_table, tmp_path):
    metadata, change = iceberg_table
    relations = ("index_files", "partitions")
    location = tmp_path / "wh" / "t"
    statistics = {
        "snapshot-id": metadata["current-snapshot-id"],
        "statistics-path": "s3://bucket/a.puffin",
        "file-size-in-bytes": 100,
        "file-footer-size-in-bytes": 10,
        "blob-metadata": [],
    }
    (spec,) = metadata["partition-specs"]
    added = {"name": "id_bucket_3", "transform": "bucket[3]", "source-id": 1, "field-id": 1002}
    more = {"spec-id": 1, "fields": [*spec["fields"], added]}
    for changes in (
        {},
        {"statistics": [statistics]},
        {"partition-specs": [spec, more], "default-spec-id": 1},
    ):
        change(**changes)
        export_here(relations=relations, allow_moved_paths=True)
        for relation in set(relations) - (
            {"index_files"} if not changes.get("statistics") else set()
        ):
            assert rows_in(tmp_path / "out", relation)["t"] == rows_of(location, relation), relation


def test_relations_of_a_snapshot_are_relations():
    from arrowmeta.model.tables import SCHEMAS

    assert set(SCHEMAS) >= OF_SNAPSHOT
