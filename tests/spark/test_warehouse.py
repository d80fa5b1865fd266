"""Relations of all tables of a warehouse: their rows, damage and findings, and a store of them."""

import math
import shutil
from functools import cache

import pyarrow as pa
import pytest
from pyspark.errors import PythonException

import arrowmeta
from arrowmeta.spark import index, reconcile, warehouse
from tests import corpus
from tests.bundled import DATA, TABLES, sampled
from tests.reconcile.copies import PaimonCopy
from tests.spark.warehouses import (
    DAMAGED,
    PAIMON,
    RELATIONS,
    GrowingTable,
    as_text,
    as_uniform,
    corrupt,
    cut,
    faults_of_store,
    lose,
    manifests,
    open_moved,
    schema_of_all,
    uniform_rows,
)

pytestmark = pytest.mark.filterwarnings("ignore:.*there is no version hint")

#: With and without partitions, keys and deletes, of both formats.
SOME = ("append_snappy", "iceberg_v1_to_v2", "iceberg_v3_deletion_vectors", "pk_all_types")


def _copies(folder, names):
    for name in names:
        shutil.copytree(DATA / name, folder / name)
    return folder


def _opened(folder):
    return {table.name: open_moved(table) for table in sorted(folder.iterdir())}


@pytest.mark.spark
def test_warehouse_relations_equal_those_of_each_table(spark, tmp_path):
    folder = _copies(tmp_path / "wh", TABLES if corpus.is_all() else SOME)
    names = ["files", "partitions", "damage"]
    frames = warehouse(spark, folder, names, bytes_per_task=60_000, allow_moved_paths=True)
    assert list(frames) == names
    for relation in names[:-1]:
        expected = uniform_rows(relation, _opened(folder))
        assert as_text(frames[relation].toArrow()) == as_text(expected), relation
    assert frames["damage"].count() == 0
    (tmp_path / "empty").mkdir()
    empty = warehouse(spark, tmp_path / "empty", ["files", "damage"])
    assert [frame.count() for frame in empty.values()] == [0, 0]


@pytest.mark.spark
def test_broken_tables_are_damage_and_others_are_read(spark, tmp_path):
    folder = _copies(tmp_path / "db.db", PAIMON[:5])
    corrupt(folder / PAIMON[0], "snapshot/*")
    n_cut = cut(manifests(folder / PAIMON[1]))
    lose(folder / PAIMON[2], "schema/*")
    frames = warehouse(spark, tmp_path, ["files", "damage"], bytes_per_task=1)
    whole = {row.table for row in frames["files"].select("table").distinct().collect()}
    assert whole == {f"db.{name}" for name in PAIMON[3:5]}
    damage = {}
    for row in frames["damage"].collect():
        damage.setdefault(row.table.removeprefix("db."), []).append(row)
    assert set(damage) == set(PAIMON[:3])
    assert {row.kind for row in damage[PAIMON[0]]} == {"snapshot"}
    assert {row.kind for row in damage[PAIMON[1]]} == {"manifest"}
    assert len(damage[PAIMON[1]]) <= n_cut
    assert "NotATableError" in damage[PAIMON[2]][0].reason


@pytest.mark.spark
def test_damage_fails_a_warehouse_unless_it_is_asked_for(spark, tmp_path):
    for name in ("lost", "sound"):
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / name)
    lose(tmp_path / "lost", "manifest/manifest-list-*")
    with pytest.raises(PythonException, match=r"CorruptMetadataError: .*manifest-list-") as caught:
        warehouse(spark, tmp_path, ["files"])
    assert "Traceback" not in str(caught.value)
    with pytest.warns(DAMAGED, match="lacks parts of 1 table, such as lost: the fi"):
        frames = warehouse(spark, tmp_path, ["files"], columns=["file_path"], on_error="damage")
    rows = frames["files"].toArrow()
    assert rows.column_names == ["table", "file_path"]
    expected = arrowmeta.open(tmp_path / "sound").files(["file_path"])
    assert as_text(rows.drop(["table"])) == as_text(expected)
    assert set(rows["table"].to_pylist()) == {"sound"}
    with pytest.raises(arrowmeta.UsageError, match="on_error must be 'fail' or 'damage', got 'x'"):
        warehouse(spark, tmp_path, on_error="x")


@pytest.mark.spark
@pytest.mark.filterwarnings("ignore:the answer is incomplete")
def test_findings_of_tables_asked_together_equal_those_of_each(spark, tmp_path):
    names = [*PAIMON[:3], *(name for name in TABLES if name.startswith("iceberg"))][:4]
    _copies(tmp_path, names)
    cut(manifests(tmp_path / names[0]))
    lose(tmp_path / names[1], "schema/*")
    frames = warehouse(spark, tmp_path, ["findings", "damage"], allow_moved_paths=True)
    read = {name: open_moved(tmp_path / name) for name in (names[0], *names[2:])}
    expected = uniform_rows("findings", read)
    assert expected.num_rows
    assert as_text(frames["findings"].toArrow()) == as_text(expected)


@pytest.mark.spark
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_findings_of_a_task_equal_those_of_one_machine(spark, tmp_path):
    copy = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "table")
    copy.edit_manifest("base", lambda rows: rows[0]["_FILE"].update(_ROW_COUNT=10**6))
    copy.manifest("base", -1).unlink()
    spark.conf.set("spark.sql.execution.arrow.useLargeVarTypes", "true")
    try:
        found = reconcile(spark, copy.root).toArrow()
    finally:
        spark.conf.unset("spark.sql.execution.arrow.useLargeVarTypes")
    expected = arrowmeta.open(copy.root).reconcile()
    assert len({*expected["check_name"].to_pylist()}) > 1
    assert as_text(found) == as_text(expected)
    with pytest.raises(PythonException, match=r"CorruptMetadataError: .* missing") as caught:
        reconcile(spark, copy.root, strict=True).count()
    assert "Traceback" not in str(caught.value)


@pytest.mark.spark
def test_warehouse_frames_stay_at_the_loaded_snapshots(spark, tmp_path):
    # Otherwise two frames, or a repeated task and the others, would read different snapshots.
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    without = tmp_path / "wh" / "without"
    shutil.copytree(growing.location, without, ignore=shutil.ignore_patterns("*snapshot*"))
    iceberg = DATA / "iceberg_v2_position_deletes"
    closed = shutil.copytree(iceberg, tmp_path / "wh" / "closed")
    corrupt(closed, "metadata/*.json*")

    def now(relation):
        return as_text(uniform_rows(relation, {"t": open_moved(growing.location)}))

    names = ["files", "partitions"]
    before = {name: now(name) for name in names}
    frames = warehouse(spark, tmp_path / "wh", [*names, "damage"], allow_moved_paths=True)
    growing.show(10)
    shutil.copytree(growing.location, without, dirs_exist_ok=True)
    shutil.copytree(iceberg, closed, dirs_exist_ok=True)
    for name in names:
        assert now(name) != before[name]
        assert as_text(frames[name].toArrow()) == before[name], name
    assert {row.table for row in frames["damage"].collect()} == {"closed"}


# -- a store -------------------------------------------------------------------------------------


@pytest.mark.spark
def test_executors_decode_manifests_into_a_store_once(spark, tmp_path):
    store = tmp_path / "store"
    options = {"store": store, "allow_moved_paths": True, "bytes_per_task": 60_000}
    some = TABLES if corpus.is_all() else (*PAIMON[:2], "iceberg_v3_deletion_vectors")
    folder = _copies(tmp_path / "wh", some)
    first = index(spark, folder, **options)
    assert first["name"].to_pylist() == sorted(some)
    for row in first.to_pylist():
        table = open_moved(DATA / row["name"], store=False)
        assert row["error"] is None
        assert row["decoded_manifest_count"] == row["manifest_count"]
        assert row["entry_count"] == table.entries().num_rows
        listed = table.manifests(["content", "length"]).to_pylist()
        sizes = [one["length"] for one in listed if one["content"] != "index"]
        assert row["decoded_size_in_bytes"] == sum(sizes)
    again = index(spark, folder, **options)
    assert set(again["decoded_manifest_count"].to_pylist()) == {0}
    assert set(again["decoded_size_in_bytes"].to_pylist()) == {0}
    assert again["entry_count"] == first["entry_count"]
    assert faults_of_store(store) == []
    # Of a relation that is not split into tasks, which would read few manifests directly.
    reader = spark.read.format("arrowmeta").options(relation="partitions", store=str(tmp_path))
    rows = reader.option("allow_moved_paths", "true").load(str(DATA / TABLES[0])).count()
    assert rows == open_moved(DATA / TABLES[0], store=False).partitions().num_rows
    assert list(tmp_path.rglob("*.parquet"))


@pytest.mark.spark
def test_damaged_tables_do_not_stop_indexing_of_others(spark, tmp_path):
    folder = _copies(tmp_path / "wh", PAIMON[:3])
    gone, broken, sound = sorted(PAIMON[:3])
    lose(folder / gone, "manifest/manifest-list-*")
    cut(manifests(folder / broken))
    rows = index(spark, folder, store=tmp_path / "store", allow_moved_paths=True).to_pylist()
    found = {row["name"]: row for row in rows}
    assert (found[gone]["error"], found[gone]["manifest_count"]) == ("the file is missing", 0)
    assert found[broken]["skipped_manifest_count"] > 0
    assert found[sound]["skipped_manifest_count"] == 0 < found[sound]["decoded_manifest_count"]


# -- columns that all tables have ----------------------------------------------------------------


@cache
def _table(name):
    return open_moved(DATA / name)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("relation", RELATIONS)
def test_every_table_fits_the_uniform_schema_of_each_relation(relation):
    for name in sampled():
        for batch in _table(name).reader(relation, batch_size=1000):
            assert as_uniform(batch, relation, name).schema == schema_of_all(relation)


STATISTICS = pa.struct([("a", pa.int32()), ("b", pa.binary()), ("c", pa.float64())])
PARTITION = pa.struct([("p", pa.string()), ("q", pa.date32())])


@pytest.mark.parametrize(
    ("relation", "column", "values", "expected"),
    [
        (
            "files",
            "lower_bounds",
            pa.array(
                [{"a": 1, "b": b"\x00\xff", "c": math.nan}, None, {"a": None, "b": None, "c": 0.5}],
                STATISTICS,
            ),
            [[("a", "1"), ("b", "00ff"), ("c", "NaN")], None, [("c", "0.5")]],
        ),
        (
            "partitions",
            "partition",
            pa.array([{"p": None, "q": 1}], PARTITION),
            [[("p", None), ("q", "1970-01-02")]],
        ),
    ],
)
def test_structs_by_column_become_maps_of_text(relation, column, values, expected):
    known = _table(TABLES[0]).schema_of(relation)
    columns = [values if f.name == column else pa.nulls(len(values), f.type) for f in known]
    batch = pa.RecordBatch.from_arrays(columns, names=known.names)
    assert as_uniform(batch, relation, "t")[column].to_pylist() == expected


def test_slice_of_structs_converts_like_the_whole():
    (batch,) = _table("append_schema_evolution").files().combine_chunks().to_batches()
    part = as_uniform(batch.slice(3, 4), "files", "t")
    assert part.to_pylist() == as_uniform(batch, "files", "t").slice(3, 4).to_pylist()
