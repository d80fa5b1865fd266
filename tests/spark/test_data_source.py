"""Rows of the data source and of frames: those of Python, of the snapshot at load."""

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pyarrow.compute as pc
import pytest
from pyspark.errors import AnalysisException, PythonException

import arrowmeta
from arrowmeta.spark import entries, files
from arrowmeta.spark.arrow import to_spark_table, to_struct_type
from arrowmeta.spark.data_source import ArrowMetaDataSource
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.every_type import iceberg_table, paimon_table
from tests.iceberg.test_parquet_manifests import with_relative_paths
from tests.spark.warehouses import (
    DAMAGED,
    RELATIONS,
    GrowingTable,
    as_text,
    cut,
    hidden,
    lose,
    manifests,
    open_moved,
    read_in_process,
)

pytestmark = pytest.mark.filterwarnings("ignore:.*there is no version hint")

REFS = DATA / "pk_tags_branches"
KEYED = DATA / "pk_deletion_vectors"
MOVED = {"allow_moved_paths": "true"}


def _load(spark, location, **options):
    return spark.read.format("arrowmeta").options(**options).load(str(location))


@pytest.fixture
def a_copy(tmp_path):
    """A copy of a table, which tests change."""
    return Path(shutil.copytree(KEYED, tmp_path / "table"))


# -- rows ----------------------------------------------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.spark
@pytest.mark.parametrize("relation", corpus.sample(RELATIONS, 8))
def test_relation_in_spark_has_the_rows_of_python(spark, relation):
    expected = arrowmeta.open(KEYED).relation(relation)
    answer = _load(spark, KEYED, relation=relation)
    assert answer.schema == to_struct_type(to_spark_table(expected).schema)
    assert as_text(answer.toArrow()) == as_text(expected)


@pytest.mark.spark
def test_collected_rows_have_the_values_of_python(spark):
    columns = ["file_path", "level", "partition", "creation_time", "lower_bounds"]
    rows = entries(spark, KEYED, columns=columns).collect()
    expected = arrowmeta.open(KEYED).entries(columns).to_pylist()
    assert [row.asDict(recursive=True) for row in rows] == expected


@pytest.mark.spark
@pytest.mark.sampled(1)
@pytest.mark.parametrize("write", [paimon_table, iceberg_table])
def test_spark_reads_files_and_statistics_of_every_type(spark, write, tmp_path):
    root = write(tmp_path)
    for relation in ("files", "column_stats"):
        rows = _load(spark, root, relation=relation)
        assert len(rows.collect()) == arrowmeta.open(root).relation(relation).num_rows
    kept = rows.where("column_name = 'c1_alone'").select("lower").collect()
    assert sorted(row["lower"] for row in kept) == ["1", "11"]


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize("name", ["iceberg_v4_partitioned", "iceberg_v4_upgraded"])
def test_manifests_in_parquet_are_read_and_planned(spark, name):
    table = arrowmeta.open(CASES / name, allow_moved_paths=True)

    def paths(**options):
        frame = _load(spark, CASES / name, columns="file_path", **options, **MOVED)
        return sorted(row["file_path"] for row in frame.collect())

    for relation in ("files", "entries"):
        expected = sorted(table.relation(relation)["file_path"].to_pylist())
        assert paths(relation=relation) == expected
    planned = table.plan("id < 10").files["file_path"].to_pylist()
    assert {*planned} <= {*paths(where="id < 10")}
    assert files(spark, CASES / name, allow_moved_paths=True).count() == table.files().num_rows


@pytest.mark.spark
def test_relative_paths_of_version_4_are_those_of_files(spark, tmp_path):
    table = shutil.copytree(CASES / "iceberg_v4_unpart", tmp_path / "t")
    with_relative_paths(table)
    columns = ["file_path", "referenced_data_file"]
    for relation in ("files", "entries"):
        rows = _load(spark, table, relation=relation).select(*columns).collect()
        expected = arrowmeta.open(table).relation(relation, columns).to_pylist()
        assert set(map(tuple, rows)) == {tuple(row.values()) for row in expected}


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("relation", "bytes_per_task"),
    [("entries", "1"), ("entries", "1048576"), ("files", "1"), ("delete_files", "1")],
)
def test_rows_do_not_depend_on_bytes_per_task(relation, bytes_per_task):
    answer = read_in_process(KEYED, relation=relation, bytes_per_task=bytes_per_task)
    expected = arrowmeta.open(KEYED).relation(relation)
    assert answer.to_pylist() == to_spark_table(expected).to_pylist()


def test_batches_have_the_declared_schema_and_at_most_batch_rows(monkeypatch):
    monkeypatch.setattr("arrowmeta.spark.tasks.BATCH_ROWS", 7)
    source = ArrowMetaDataSource({"path": str(KEYED), "relation": "entries"})
    reader = source.reader(source.schema())
    batches = [batch for part in reader.partitions() for batch in reader.read(part)]
    assert all(batch.schema == source.columns for batch in batches)
    assert 0 < max(batch.num_rows for batch in batches) <= 7
    assert sum(batch.num_rows for batch in batches) == arrowmeta.open(KEYED).entries().num_rows


def test_task_reads_only_manifests_of_its_share(a_copy):
    options = {"path": str(a_copy), "bytes_per_task": "1", "columns": "file_name,level"}
    source = ArrowMetaDataSource({**options, "relation": "entries"})
    reader = source.reader(source.schema())
    restore = {path.name: hidden(path) for path in manifests(a_copy)}
    listed = arrowmeta.open(KEYED).manifests(["manifest_path", "content"]).to_pylist()
    names = [Path(row["manifest_path"]).name for row in listed if row["content"] != "index"]
    parts = reader.partitions()
    assert len(parts) > 2
    rows = []
    for part in parts:
        for ordinal in part.value["share"]:
            restore[names[ordinal]]()
        rows += [row for batch in reader.read(part) for row in batch.to_pylist()]
        for path in manifests(a_copy):
            path.unlink()
    assert rows == arrowmeta.open(KEYED).entries(["file_name", "level"]).to_pylist()


# -- options -------------------------------------------------------------------------------------


@pytest.mark.spark
def test_temporary_view_with_options_can_be_queried(spark):
    spark.sql(
        f"CREATE OR REPLACE TEMPORARY VIEW f USING arrowmeta OPTIONS (path '{KEYED}', "
        "relation 'entries', snapshot_id 5)"
    )
    sizes = arrowmeta.open(KEYED, snapshot_id=5).entries()["file_size_in_bytes"]
    found = spark.sql("SELECT count(*), sum(file_size_in_bytes) FROM f").first()
    assert tuple(found) == (len(sizes), pc.sum(sizes).as_py())
    with pytest.raises(AnalysisException, match="use CREATE TEMPORARY VIEW"):
        spark.sql(f"CREATE TABLE t USING arrowmeta OPTIONS (path '{KEYED}')")


@pytest.mark.spark
def test_filtered_query_does_not_change_later_queries(spark):
    frame = entries(spark, KEYED)
    everything = frame.count()
    added = frame.filter("status = 'added'").count()
    assert 0 < added < everything
    assert frame.count() == everything
    assert frame.filter("status = 'added'").union(frame).count() == added + everything


@pytest.mark.spark
def test_columns_are_selected_by_option_or_schema(spark):
    frame = files(spark, KEYED, columns=["record_count", "file_path"])
    expected = arrowmeta.open(KEYED).files(["record_count", "file_path"])
    assert frame.columns == ["record_count", "file_path"]
    assert as_text(frame.toArrow()) == as_text(expected)
    schema = "file_path STRING COMMENT 'where', partition STRUCT<pt: INT COMMENT 'part'>"
    found = spark.read.format("arrowmeta").schema(schema).load(str(KEYED)).toArrow()
    assert found.to_pylist() == arrowmeta.open(KEYED).files(["file_path", "partition"]).to_pylist()
    with pytest.raises(AnalysisException, match=r"UsageError: .* cast it afterwards"):
        spark.read.format("arrowmeta").schema("level BIGINT").load(str(KEYED)).collect()


@pytest.mark.spark
def test_statuses_option_selects_entries(spark):
    answer = _load(spark, KEYED, relation="entries", statuses="deleted", columns="file_name,status")
    deleted = "SELECT file_name, status FROM entries WHERE status = 'deleted'"
    assert as_text(answer.toArrow()) == as_text(arrowmeta.open(KEYED).sql(deleted))


@pytest.mark.sampled(3)
@pytest.mark.spark
@pytest.mark.parametrize(
    "choice",
    [
        {"snapshot_id": 5},
        {"as_of": "2100-01-01"},
        {"as_of": datetime(2100, 1, 1, tzinfo=UTC)},
        *({"ref": ref} for ref in ("t1", "t-latest", "b1", "empty")),
    ],
)
def test_snapshot_is_selected_by_id_time_tag_or_branch(spark, choice):
    location = REFS if "ref" in choice else KEYED
    expected = arrowmeta.open(location, **choice).files(["file_path"])
    frame = files(spark, location, columns=["file_path"], **choice)
    assert as_text(frame.toArrow()) == as_text(expected)


# -- the snapshot of a load ----------------------------------------------------------------------


@pytest.mark.spark
def test_commit_after_the_load_is_not_read(spark, tmp_path):
    growing = GrowingTable(KEYED, tmp_path / "table", 4)
    table = growing.location
    frame = entries(spark, table, columns=["file_path"])
    reader = spark.read.format("arrowmeta").option("relation", "entries")
    # With a user's schema, the snapshot is that of the first query.
    declared = reader.schema("file_path STRING").load(str(table))
    before = arrowmeta.open(table).entries(["file_path"])
    assert declared.toArrow().to_pylist() == before.to_pylist()
    growing.show(5)
    after = arrowmeta.open(table).entries(["file_path"])
    assert after.num_rows != before.num_rows
    for loaded in (frame, declared):
        assert loaded.toArrow().to_pylist() == before.to_pylist()
    assert declared.count() == before.num_rows
    assert entries(spark, table).count() == after.num_rows


@pytest.mark.spark
def test_branch_is_read_at_its_snapshot_of_the_load(spark, tmp_path):
    table = Path(shutil.copytree(REFS, tmp_path / "table"))
    folder = table / "branch" / "branch-b1" / "snapshot"
    commit = hidden(max(folder.glob("snapshot-*")))
    (folder / "LATEST").unlink(missing_ok=True)
    before = arrowmeta.open(table, ref="b1").entries(["file_path"])
    loaded = _load(spark, table, ref="b1", relation="entries", columns="file_path")
    merged = files(spark, table, ref="b1", columns=["file_path"])
    live = arrowmeta.open(table, ref="b1").files(["file_path"])
    commit()
    assert arrowmeta.open(table, ref="b1").entries().num_rows != before.num_rows
    assert as_text(loaded.toArrow()) == as_text(before)
    assert as_text(merged.toArrow()) == as_text(live)


@pytest.mark.spark
def test_snapshot_that_expires_after_the_load_is_read_while_its_manifests_are_there(spark, a_copy):
    frame, expected = _load(spark, a_copy, snapshot_id=5), arrowmeta.open(a_copy, snapshot_id=5)
    expected = as_text(expected.files())
    lose(a_copy, "snapshot/snapshot-5")
    with pytest.raises(AnalysisException, match="has no snapshot 5"):
        _load(spark, a_copy, snapshot_id=5).collect()
    assert as_text(frame.toArrow()) == expected
    lose(a_copy, "manifest/manifest-list-*")
    with pytest.raises(PythonException, match="snapshot 5 has expired meanwhile"):
        frame.collect()


@pytest.mark.spark
def test_first_snapshot_after_the_load_is_not_read(spark, a_copy):
    commit = hidden(a_copy / "snapshot" / "snapshot-1")
    lose(a_copy, "snapshot/*")
    frame = _load(spark, a_copy)
    commit()
    assert frame.count() == 0
    assert _load(spark, a_copy).count() > 0


@pytest.mark.spark
def test_view_is_of_the_schema_of_its_load(spark, tmp_path):
    """It is the newest one, which others change."""
    table = Path(shutil.copytree(DATA / "append_schema_evolution", tmp_path / "table"))
    newest = max((table / "schema").glob("schema-*"))
    content = json.loads(newest.read_text())
    frame, expected = files(spark, table), arrowmeta.open(table).files()
    content["id"] += 1
    content["fields"].append({"id": 99, "name": "new", "type": "INT"})
    newest.with_name(f"schema-{content['id']}").write_text(json.dumps(content))
    assert as_text(frame.toArrow()) == as_text(expected)
    assert "new" in arrowmeta.open(table).files().schema.field("lower_bounds").type.names


@pytest.mark.spark
@pytest.mark.sampled(2)
@pytest.mark.parametrize("relation", ["files", "snapshots", "history", "all_manifests"])
def test_relation_of_a_pinned_metadata_file_does_not_change(spark, tmp_path, relation):
    table = Path(shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "table"))
    files = sorted((table / "metadata").glob("v*.metadata.json"), key=lambda p: (len(p.name), p))
    commit = hidden(files[-1])
    (table / "metadata" / "version-hint.text").unlink(missing_ok=True)
    frame = _load(spark, table, relation=relation, **MOVED)
    expected = open_moved(table).relation(relation)
    commit()
    assert as_text(frame.toArrow()) == as_text(expected)
    assert as_text(open_moved(table).relation(relation)) != as_text(expected)


# -- damage --------------------------------------------------------------------------------------


@pytest.mark.spark
def test_truncated_manifests_end_a_query(spark, a_copy):
    cut(manifests(a_copy))
    for relation in ("entries", "files"):
        frame = _load(spark, a_copy, relation=relation, bytes_per_task=1)
        with pytest.raises(PythonException, match=r"CorruptMetadataError: .*manifest-") as caught:
            frame.collect()
        assert "Traceback" not in str(caught.value)


@pytest.mark.spark
def test_truncated_manifest_list_ends_a_load_and_is_a_warning_if_not_strict(spark, a_copy):
    cut([*a_copy.glob("manifest/manifest-list-*")])
    with pytest.raises(AnalysisException, match=r"CorruptMetadataError: .*manifest-list-"):
        _load(spark, a_copy).collect()
    with pytest.warns(DAMAGED, match="manifest-list-"):
        assert files(spark, a_copy, strict=False).count() == 0


@pytest.mark.spark
def test_damage_relation_in_spark_equals_that_of_python(spark, a_copy):
    cut(manifests(a_copy)[:2])
    (a_copy / "manifest" / "manifest-list-gone").touch()
    answer = _load(spark, a_copy, relation="damage", bytes_per_task=100_000)
    table = arrowmeta.open(a_copy)
    with pytest.warns(DAMAGED):
        remaining = table.entries()
    assert table.damage.num_rows > 0
    expected = as_text(table.damage.select(answer.columns))
    assert as_text(answer.toArrow()) == expected
    for size in ("1", "1048576"):
        again = read_in_process(a_copy, relation="damage", bytes_per_task=size)
        assert as_text(again) == expected
    assert as_text(entries(spark, a_copy, strict=False).toArrow()) == as_text(remaining)
    # That of a list is of one task.
    cut([max(a_copy.glob("manifest/manifest-list-*-*"))])
    table = arrowmeta.open(a_copy)
    with pytest.warns(DAMAGED):
        table.entries()
    answer = _load(spark, a_copy, relation="damage", bytes_per_task=1)
    of_list = as_text(table.damage.select(answer.columns))
    assert as_text(answer.toArrow()) == of_list != expected


@pytest.mark.spark
def test_location_without_a_table_raises_without_a_traceback(spark, tmp_path):
    with pytest.raises(AnalysisException, match="NotATableError: no table at") as caught:
        _load(spark, tmp_path)
    assert "Traceback" not in str(caught.value)
    with pytest.raises(arrowmeta.NotATableError, match="no table at"):
        files(spark, tmp_path)
