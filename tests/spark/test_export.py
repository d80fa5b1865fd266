"""Exports of a warehouse: every table is written, and nothing that a later run does not know."""

import os
import shutil
from types import SimpleNamespace

import pyarrow as pa
import pytest

from arrowmeta.errors import UsageError
from arrowmeta.opening import Opening
from arrowmeta.spark.export import Export, TableExport, export
from arrowmeta.spark.warehouse import list_tables
from tests.bundled import DATA
from tests.spark.growing import GrowingTable
from tests.spark.outputs import RELATIONS, die, rows_in, rows_of
from tests.spark.warehouses import lose_metadata, lose_snapshots, make_warehouse

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore:the answer is incomplete"),
]


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
def test_names_of_tables_are_those_that_spark_reads_again(spark, tmp_path):
    # Spark takes each escaped byte for a character; Arrow and DuckDB take them as UTF-8.
    names = ["größe.db/über", "数据.db/订单", "a=b%41 {c}"]
    for name in names:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / name)
    export(spark, tmp_path / "warehouse", tmp_path / "out", ["files"], allow_moved_paths=True)
    rows = spark.read.parquet(str(tmp_path / "out" / "files")).select("table").distinct().toArrow()
    assert set(rows["table"].to_pylist()) == set(names) == set(rows_in(tmp_path / "out", "files"))


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
    assert str(gone.relative_to(warehouse)) not in rows_in(output, "files")
    assert len(list((output / "_tables").iterdir())) == 2
    assert len(list((output / "_entries" / "tables").iterdir())) == 2


@pytest.mark.spark
def test_a_warehouse_that_is_at_another_place_keeps_its_rows(spark, tmp_path):
    output = tmp_path / "out"
    table = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "old" / "db" / "t")
    n_rows = len(rows_of(table, "files"))
    export(spark, tmp_path / "old", output, ["files"])
    export(spark, (tmp_path / "old").as_uri(), output, ["files"])
    assert [len(rows) for rows in rows_in(output, "files").values()] == [n_rows]
    shutil.move(tmp_path / "old", tmp_path / "new")
    export(spark, tmp_path / "new", output, ["files"])
    assert rows_in(output, "files") == {"db/t": rows_of(tmp_path / "new" / "db" / "t", "files")}
    assert len(list((output / "_tables").iterdir())) == 1
    assert len(list((output / "_entries" / "tables").iterdir())) == 1


def test_a_marker_of_another_place_says_nothing_of_rows_written_since(tmp_path, monkeypatch):
    # An export that dies leaves both: what the first one says is of rows that are there no more.
    for place, name in (("a", "pk_deletion_vectors"), ("b", "append_snappy")):
        location = shutil.copytree(DATA / name, tmp_path / place / "t")
        job = Export.of(tmp_path / place, tmp_path / "out", ["files"], {})
        TableExport(job, "t", str(location)).write()
    monkeypatch.setattr("arrowmeta.spark.export.pin_tables", die)
    with pytest.raises(KeyboardInterrupt):
        export(SimpleNamespace(conf={}), tmp_path / "b", tmp_path / "out", ["files"])
    assert len(list((tmp_path / "out" / "_tables").iterdir())) == 1
    assert set(rows_in(tmp_path / "out", "files")) == {"t"}


def _write_all(warehouse, output):
    """Export a warehouse as the driver and its executors do, without Spark."""
    job = Export.of(warehouse, output, ["files"], {})
    tables = list_tables(Opening(warehouse).storage())
    job.refuse_others(tables)
    job.forget_gone(tables)
    return pa.Table.from_batches(b for row in tables.to_pylist() for b in job.write(row))


def test_a_name_too_long_for_a_folder_is_damage_of_that_table_only(tmp_path):
    # Each blank is three characters in the name of a folder, and some text more bytes than that.
    names = ["short", " " * 100 + "t", "ü" * 120 + "/" + "t" * 20, " " * 100 + "u"]
    for name in names:
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / name)
    for _ in range(2):
        outcomes = _outcomes(_write_all(tmp_path / "warehouse", tmp_path / "out"))
        assert outcomes.pop("short") in ("written", "unchanged")
        assert set(outcomes.values()) == {"failed"}
        assert set(rows_in(tmp_path / "out", "files")) == {"short"}
        damage = rows_in(tmp_path / "out", "damage")
        assert [len(damage[name]) for name in damage] == [1, 1, 1]
        assert all(any(name.startswith(cut[:60]) for name in names[1:]) for cut in damage)
        assert all("File name too long" in row for (row,) in damage.values())
    for name in names[1:]:
        shutil.rmtree(tmp_path / "warehouse" / name)
    _write_all(tmp_path / "warehouse", tmp_path / "out")
    assert len(list((tmp_path / "out" / "damage").iterdir())) == 1


def test_relations_can_be_read_by_other_users_and_the_store_cannot(tmp_path):
    shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "t")
    before = os.umask(0o022)
    try:
        _write_all(tmp_path / "warehouse", tmp_path / "out")
    finally:
        os.umask(before)
    rows = list((tmp_path / "out" / "files").rglob("*.parquet"))
    stored = list((tmp_path / "out" / "_entries").rglob("*.parquet"))
    assert {path.stat().st_mode & 0o777 for path in rows} == {0o644}
    assert {path.stat().st_mode & 0o777 for path in stored} == {0o600}


def test_an_output_is_of_one_warehouse(tmp_path):
    # Else each would forget what the other has, and say that all is well.
    for name in ("a/t", "a/only", "b/t"):
        shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / name)
    _write_all(tmp_path / "a", tmp_path / "out")
    for other in (tmp_path / "b", (tmp_path / "b").as_uri()):
        with pytest.raises(UsageError, match=r"holds what was written of .*/a/only, which is not"):
            _write_all(other, tmp_path / "out")
    assert set(rows_in(tmp_path / "out", "files")) == {"t", "only"}
    _write_all((tmp_path / "a").as_uri(), tmp_path / "out")
    shutil.rmtree(tmp_path / "a")
    _write_all(tmp_path / "b", tmp_path / "out")
    assert set(rows_in(tmp_path / "out", "files")) == {"t"}


def test_a_warehouse_that_begins_a_folder_higher_has_each_table_once(tmp_path):
    shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "db" / "t")
    for warehouse, name in (("warehouse/db", "t"), ("warehouse", "db/t"), ("warehouse/db", "t")):
        _write_all(tmp_path / warehouse, tmp_path / "out")
        assert set(rows_in(tmp_path / "out", "files")) == {name}
        (tmp_path / "out" / "README").touch()  # A file of somebody else's is no relation.
