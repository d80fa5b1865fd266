import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import fastavro
import pyarrow as pa
import pyarrow.dataset as ds
import pytest

from arrowmeta.errors import UsageError
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark.__main__ import main
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.entry_cache import CachedSource, EntryCache
from arrowmeta.spark.export import _forget_gone, _refuse_others, export
from arrowmeta.spark.export_task import Export, TableExport
from arrowmeta.spark.folder import Folder
from arrowmeta.spark.uniform import to_uniform
from arrowmeta.spark.warehouse import TABLES, Reading, list_tables
from tests.spark.growing import GrowingTable
from tests.spark.warehouses import (
    DATA,
    cut_manifests,
    lose_metadata,
    lose_schemas,
    lose_snapshots,
    make_warehouse,
    open_moved,
)

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore:the answer is incomplete"),
]

RELATIONS = ("entries", "files", "partitions", "refs")


def _read(output, relation):
    """Return the rows of each table, as any reader of partitioned Parquet has them."""
    table = ds.dataset(output / relation, partitioning="hive").to_table()
    rows = {}
    for row in table.to_pylist():
        rows.setdefault(row.pop("table"), []).append(repr(row))
    return {name: sorted(found) for name, found in rows.items()}


def _expected(location, relation):
    batches = open_moved(location).relation(relation).to_batches()
    rows = [to_spark_table(to_uniform(b, relation, "")).drop(["table"]) for b in batches]
    return sorted(repr(row) for table in rows for row in table.to_pylist())


def _outcomes(answer):
    return {row["name"]: row["outcome"] for row in answer.to_pylist()}


@pytest.mark.spark
def test_a_warehouse_with_broken_tables_is_written_and_then_brought_up_to_date(
    spark, tmp_path, is_full
):
    n_tables = 200 if is_full else 12
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
    broken = set(_read(output, "damage"))
    assert len(broken) == 3
    assert names[in_part] in broken
    whole = [path for path in names if names[path] not in broken]
    assert {outcomes[names[path]] for path in whole} == {"written"}
    for relation in RELATIONS:
        written = _read(output, relation)
        for path in whole:
            assert written.get(names[path], []) == _expected(path, relation), (relation, path)

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
        assert _read(output, relation).get("growing", []) == _expected(growing.location, relation)


@pytest.mark.spark
def test_names_of_tables_are_those_that_spark_reads_again(spark, tmp_path):
    # Spark takes each escaped byte for a character; Arrow and DuckDB take them as UTF-8.
    names = ["größe.db/über", "数据.db/订单", "a=b%41 {c}"]
    for name in names:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / name)
    export(spark, tmp_path / "warehouse", tmp_path / "out", ["files"], allow_moved_paths=True)
    rows = spark.read.parquet(str(tmp_path / "out" / "files")).select("table").distinct().toArrow()
    assert set(rows["table"].to_pylist()) == set(names) == set(_read(tmp_path / "out", "files"))


@pytest.mark.spark
def test_a_table_that_is_gone_is_forgotten(spark, tmp_path, monkeypatch):
    warehouse = make_warehouse(tmp_path / "warehouse", 3)
    output = tmp_path / "out"
    # Relative to where we are, and not to where Spark and its workers are.
    monkeypatch.chdir(tmp_path)
    assert set(export(spark, "warehouse", "out", ["files"])["outcome"].to_pylist()) == {"written"}
    gone = next(iter(warehouse.glob("*/*")))
    shutil.rmtree(gone)
    export(spark, "warehouse", "out", ["files"])
    assert str(gone.relative_to(warehouse)) not in _read(output, "files")
    assert len(list((output / "_tables").iterdir())) == 2
    assert len(list((output / "_entries").iterdir())) == 2


@pytest.mark.spark
def test_a_warehouse_that_is_at_another_place_keeps_its_rows(spark, tmp_path):
    output = tmp_path / "out"
    table = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "old" / "db" / "t")
    n_rows = len(_expected(table, "files"))
    export(spark, tmp_path / "old", output, ["files"])
    export(spark, (tmp_path / "old").as_uri(), output, ["files"])
    assert [len(rows) for rows in _read(output, "files").values()] == [n_rows]
    shutil.move(tmp_path / "old", tmp_path / "new")
    export(spark, tmp_path / "new", output, ["files"])
    assert _read(output, "files") == {"db/t": _expected(tmp_path / "new" / "db" / "t", "files")}
    assert len(list((output / "_tables").iterdir())) == 1
    assert len(list((output / "_entries").iterdir())) == 1


def test_a_marker_of_another_place_says_nothing_of_rows_written_since(tmp_path, monkeypatch):
    # An export that dies leaves both: what the first one says is of rows that are there no more.
    for place, name in (("a", "pk_deletion_vectors"), ("b", "append_snappy")):
        location = shutil.copytree(DATA / name, tmp_path / place / "t")
        job = Export(str(tmp_path / "out"), ("files",), Reading.of({}, tmp_path / place))
        TableExport(job, "t", str(location)).write()
    monkeypatch.setattr("arrowmeta.spark.export._decode_new", _die)
    with pytest.raises(KeyboardInterrupt):
        export(SimpleNamespace(conf={}), tmp_path / "b", tmp_path / "out", ["files"])
    assert len(list((tmp_path / "out" / "_tables").iterdir())) == 1
    assert set(_read(tmp_path / "out", "files")) == {"t"}


def _write_all(warehouse, output):
    """Export a warehouse as the driver and its executors do, without Spark."""
    job = Export(str(output), ("files",), Reading.of({}, warehouse))
    tables = list_tables(warehouse)
    _refuse_others(job.output, warehouse, tables)
    _forget_gone(Folder.of(job.output), tables)
    return pa.Table.from_batches(job.write(tables.to_batches()))


def test_a_name_too_long_for_a_folder_is_damage_of_that_table_only(tmp_path):
    # Each blank is three characters in the name of a folder, and some text more bytes than that.
    names = ["short", " " * 100 + "t", "ü" * 120 + "/" + "t" * 20, " " * 100 + "u"]
    for name in names:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / name)
    for _ in range(2):
        outcomes = _outcomes(_write_all(tmp_path / "warehouse", tmp_path / "out"))
        assert outcomes.pop("short") in ("written", "unchanged")
        assert set(outcomes.values()) == {"failed"}
        assert set(_read(tmp_path / "out", "files")) == {"short"}
        damage = _read(tmp_path / "out", "damage")
        assert [len(damage[name]) for name in damage] == [1, 1, 1]
        assert all(any(name.startswith(cut[:60]) for name in names[1:]) for cut in damage)
        assert all("File name too long" in row for (row,) in damage.values())
    for name in names[1:]:
        shutil.rmtree(tmp_path / "warehouse" / name)
    _write_all(tmp_path / "warehouse", tmp_path / "out")
    assert len(list((tmp_path / "out" / "damage").iterdir())) == 1


def test_an_output_is_of_one_warehouse(tmp_path):
    # Else each would forget what the other has, and say that all is well.
    for name in ("a/t", "a/only", "b/t"):
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / name)
    _write_all(tmp_path / "a", tmp_path / "out")
    for other in (tmp_path / "b", (tmp_path / "b").as_uri()):
        with pytest.raises(UsageError, match=r"holds what was written of .*/a/only, which is not"):
            _write_all(other, tmp_path / "out")
    assert set(_read(tmp_path / "out", "files")) == {"t", "only"}
    _write_all((tmp_path / "a").as_uri(), tmp_path / "out")
    shutil.rmtree(tmp_path / "a")
    _write_all(tmp_path / "b", tmp_path / "out")
    assert set(_read(tmp_path / "out", "files")) == {"t"}


def test_a_warehouse_that_begins_a_folder_higher_has_each_table_once(tmp_path):
    shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "db" / "t")
    for warehouse, name in (("warehouse/db", "t"), ("warehouse", "db/t"), ("warehouse/db", "t")):
        _write_all(tmp_path / warehouse, tmp_path / "out")
        assert set(_read(tmp_path / "out", "files")) == {name}
        (tmp_path / "out" / "README").touch()  # A file of somebody else's is no relation.


@pytest.fixture
def table_export(tmp_path):
    """One table of an export, as an executor has it."""
    location = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "table")
    job = Export(str(tmp_path / "out"), RELATIONS, Reading.of({}, tmp_path))
    return TableExport(job, "sales.db/table", str(location))


def _written(table_export, tmp_path, relation):
    return _read(tmp_path / "out", relation)["sales.db/table"]


def test_a_table_is_written_the_same_with_and_without_cache(table_export, tmp_path):
    assert table_export.write()["outcome"] == "written"
    without = {name: _read(tmp_path / "out", name) for name in RELATIONS}
    shutil.rmtree(tmp_path / "out")
    cache = table_export.cache(table_export.open())
    (ordinals,) = table_export.new_manifests(1 << 20)
    assert cache.fill(ordinals) == len(ordinals) == len(cache.names)
    assert table_export.new_manifests(1 << 20) == []
    shutil.move(tmp_path / "table" / "manifest", tmp_path / "hidden")
    lists = [path for path in (tmp_path / "hidden").iterdir() if "list" in path.name]
    (tmp_path / "table" / "manifest").mkdir()
    for path in [*lists, *(tmp_path / "hidden").glob("index-*")]:
        shutil.copy(path, tmp_path / "table" / "manifest")
    assert table_export.write()["damage"] == 0  # as no manifest is read again
    assert {name: _read(tmp_path / "out", name) for name in RELATIONS} == without


def test_every_relation_is_written_from_manifests_that_are_kept(tmp_path):
    # DuckDB reads them in threads of Arrow's pools, which must not wait for each other.
    location = DATA / "append_snappy"
    job = Export(str(tmp_path), tuple(SCHEMAS), Reading.of({}, tmp_path))
    table_export = TableExport(job, "t", str(location))
    table_export.cache(table_export.open()).fill(range(3))
    assert table_export.write()["damage"] == 0
    for relation in SCHEMAS:
        assert _read(tmp_path, relation).get("t", []) == _expected(location, relation), relation


def _die(*_):
    raise KeyboardInterrupt


def test_an_export_that_dies_goes_on_from_there(table_export, tmp_path, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(EntryCache, "forget_others", _die)
        with pytest.raises(KeyboardInterrupt):
            table_export.write()
    assert not any(path.name.startswith("_rows") for path in (tmp_path / "out").rglob("*"))
    assert table_export.write()["outcome"] == "written"
    assert table_export.write()["outcome"] == "unchanged"


def _write_meanwhile(monkeypatch, other):
    """Have another export write the table when one is about to say that it has."""
    forget = EntryCache.forget_others

    def write_other(cache):
        monkeypatch.setattr(EntryCache, "forget_others", forget)
        other.write()
        forget(cache)

    monkeypatch.setattr(EntryCache, "forget_others", write_other)


@pytest.mark.parametrize("is_late", [False, True])
def test_rows_of_two_snapshots_that_two_exports_write_at_once_are_written_again(
    tmp_path, monkeypatch, is_late
):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "table", 9)
    job = Export(str(tmp_path / "out"), RELATIONS, Reading.of({}, tmp_path))
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
    assert _written(next_one, tmp_path, "files") == _expected(growing.location, "files")
    assert next_one.write()["outcome"] == "unchanged"


def test_two_exports_of_one_snapshot_need_no_third(table_export, tmp_path, monkeypatch):
    again = TableExport(table_export.export, "sales.db/table", str(tmp_path / "table"))
    _write_meanwhile(monkeypatch, again)
    table_export.write()
    assert table_export.write()["outcome"] == "unchanged"


def test_what_another_export_has_forgotten_meanwhile_ends_none(table_export, tmp_path, monkeypatch):
    cache = table_export.cache(table_export.open())
    cache.fill(range(len(cache.names)))
    source = CachedSource(cache)
    shutil.rmtree(tmp_path / "out" / "_entries")
    names = ["entry_id", "file_path"]
    read = pa.Table.from_batches(source.batches("entries", names))
    assert read.num_rows
    assert read == pa.Table.from_batches(cache.source.batches("entries", names))
    # Both have seen what is to be forgotten before one of them does.
    monkeypatch.setattr(Folder, "names", lambda _: {"a.arrow"})
    folder = Folder.of(str(tmp_path))
    folder.remove_file("a.arrow")
    cache.forget_others()


@pytest.mark.parametrize("n_before", [0, 1])
def test_a_table_that_is_gone_after_an_export_died_is_forgotten(
    table_export, tmp_path, monkeypatch, n_before
):
    for _ in range(n_before):
        table_export.write()
    (tmp_path / "table" / "snapshot" / "snapshot-10").unlink()
    (tmp_path / "table" / "snapshot" / "LATEST").write_text("9")
    monkeypatch.setattr(EntryCache, "forget_others", _die)
    with pytest.raises(KeyboardInterrupt):
        table_export.write()
    assert list((tmp_path / "out" / "files").iterdir())
    _forget_gone(table_export.output, TABLES.empty_table())
    for relation in RELATIONS:
        assert list((tmp_path / "out" / relation).iterdir()) == []


def test_a_snapshot_whose_id_is_used_again_after_a_rollback_is_written(table_export, tmp_path):
    table_export.write()
    folder = tmp_path / "table" / "snapshot"
    # What was deleted in snapshot 10 is not in the one that takes its place.
    again = json.loads((folder / "snapshot-8").read_text()) | {"id": 10}
    (folder / "snapshot-10").write_text(json.dumps(again))
    assert table_export.write()["outcome"] == "written"
    assert _written(table_export, tmp_path, "files") == _expected(tmp_path / "table", "files")


@pytest.fixture
def iceberg_export(tmp_path):
    """An Iceberg table of an export, and what replaces its metadata."""
    name = "iceberg_v2_position_deletes"
    location = Path(shutil.copytree(DATA / name, tmp_path / "table"))
    relations = ("files", "index_files", "partitions")
    reading = Reading.of({"allow_moved_paths": True}, tmp_path)
    table_export = TableExport(
        Export(str(tmp_path / "out"), relations, reading), "t", str(location)
    )
    path = location / "metadata" / "v10.metadata.json"

    def export_with(**changes):
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))
        for ordinals in table_export.new_manifests(1 << 20):
            table_export.cache(table_export.open()).fill(ordinals)
        table_export.write()
        for relation in relations:
            written = _read(tmp_path / "out", relation).get("t", [])
            assert written == _expected(location, relation), relation

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
    table_export.markers.remove_file(table_export.marker)

    def some_rows(*_, **__):
        yield from ()
        raise OSError("the network is gone")

    monkeypatch.setattr("arrowmeta.table.Table.reader", some_rows)
    with pytest.raises(OSError, match="network"):
        table_export.write()
    assert _written(table_export, tmp_path, "files") == before
    assert not list((tmp_path / "out" / "files").rglob("_*"))


def test_damage_of_a_table_whose_snapshot_is_the_same_is_written(tmp_path):
    # Relations that are written at each export may meet what has been damaged since.
    location = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table"))
    job = Export(str(tmp_path / "out"), ("files", "snapshots"), Reading.of({}, tmp_path))
    table_export = TableExport(job, "t", str(location))
    assert table_export.write()["damage"] == 0
    path = location / "snapshot" / "snapshot-1"
    whole = path.read_text()
    path.write_text("{")
    for outcome in ("unchanged", "written"):
        answer = table_export.write()
        assert (answer["outcome"], answer["damage"]) == (outcome, 1)
        assert len(_read(tmp_path / "out", "damage")["t"]) == 1
    path.write_text(whole)
    assert table_export.write()["damage"] == 0
    assert _read(tmp_path / "out", "damage") == {}


def test_damaged_manifests_are_not_kept(table_export, tmp_path):
    n_cut = cut_manifests(tmp_path / "table")
    ordinals = [at for group in table_export.new_manifests(1 << 20) for at in group]
    assert table_export.cache(table_export.open()).fill(ordinals) == 0
    outcome = table_export.write()
    assert 0 < outcome["damage"] <= n_cut
    assert table_export.write()["outcome"] == "written"


def test_decoded_manifests_that_no_snapshot_needs_are_removed(table_export, tmp_path):
    cache = table_export.cache(table_export.open())
    cache.fill(range(len(cache.names)))
    (tmp_path / "out" / "_entries" / table_export.key / "old.arrow").touch()
    table_export.write()
    assert cache.folder.names() == set(cache.names)


def test_a_changed_option_of_the_table_is_a_reason_to_decode_again(table_export, tmp_path):
    table_export.write()
    path = max((tmp_path / "table" / "schema").iterdir())
    schema = json.loads(path.read_text())
    schema["options"]["partition.default-name"] = "none"
    path.write_text(json.dumps(schema))
    assert table_export.new_manifests(1 << 20)
    assert table_export.write()["outcome"] == "written"


@pytest.mark.spark
def test_the_program_says_what_became_of_the_tables(java, tmp_path):
    warehouse = make_warehouse(tmp_path / "warehouse", 2)
    lose_schemas(next(path.parent for path in warehouse.glob("*/*/schema")))
    command = [sys.executable, "-m", "arrowmeta.spark", str(warehouse)]
    command += ["--output", str(tmp_path / "out"), "--relations", "files"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=180)
    assert answer.returncode == 3, answer.stderr
    first, second = answer.stderr.splitlines()
    assert first.startswith("arrowmeta: 2 tables: 1 written, 0 unchanged, 1 failed; ")
    assert second.endswith(": see the relation damage")
    assert answer.stdout == ""


@pytest.mark.parametrize("path_map", ["{bad", "[1]", '{"hdfs://old/": 1}'])
def test_the_program_says_what_a_path_map_has_to_be(tmp_path, monkeypatch, capsys, path_map):
    monkeypatch.setattr("arrowmeta.spark.__main__._session", Mock)
    arguments = [str(DATA), "--output", str(tmp_path), "--path-map", path_map]
    assert main(arguments) == 1
    assert 'it takes a JSON object such as {"hdfs://old/": "/new/"}' in capsys.readouterr().err


def test_the_program_says_what_it_needs_where_there_is_no_java(monkeypatch, capsys):
    for name in ("PYSPARK_GATEWAY_PORT", "SPARK_REMOTE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("arrowmeta.spark.java.find_java", lambda: None)
    assert main(["warehouse", "--output", "out"]) == 1
    assert capsys.readouterr().err.startswith("arrowmeta: error: Spark needs Java 17 or newer")


def test_names_of_tables_cannot_steer_the_terminal_of_the_program(monkeypatch, capsys):
    row = {"name": "\x1b[2Jt", "outcome": "failed", "damage": 1, "decoded": 0}
    monkeypatch.setattr("arrowmeta.spark.__main__._session", Mock)
    monkeypatch.setattr(
        "arrowmeta.spark.__main__.export", lambda *_, **__: pa.Table.from_pylist([row])
    )
    assert main(["warehouse", "--output", "out"]) == 3
    assert capsys.readouterr().err.splitlines()[1] == (
        "arrowmeta:   \\x1b[2Jt: see the relation damage"
    )
