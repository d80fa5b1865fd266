import json
import pickle
import shutil
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyarrow as pa
import pytest
from pyarrow.fs import LocalFileSystem
from pyspark.errors import AnalysisException, PythonException
from pyspark.sql.types import IntegerType, LongType, StringType, StructField, StructType

import arrowmeta
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.paimon import table as paimon_table
from arrowmeta.spark import entries, files
from arrowmeta.spark.arrow import to_spark_table, to_struct_type
from arrowmeta.spark.data_source import ArrowMetaDataSource, RelationReader
from arrowmeta.spark.options import ReadOptions, configured
from arrowmeta.spark.tasks import Reader, opened
from arrowmeta.tables.locate import Opening
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.iceberg.test_parquet_manifests import with_relative_paths
from tests.spark.outputs import as_text
from tests.spark.rounds import Settings, read_in_process
from tests.spark.warehouses import open_moved

pytestmark = pytest.mark.filterwarnings("ignore:.*there is no version hint")

REFS = DATA / "pk_tags_branches"
KEYED = DATA / "pk_deletion_vectors"


def _load(spark, location, **options):
    return spark.read.format("arrowmeta").options(**options).load(str(location))


@pytest.fixture
def a_copy(tmp_path):
    """A copy of a table, which tests change."""
    return Path(shutil.copytree(KEYED, tmp_path / "table"))


def _go_back_to(table, snapshot_id):
    """Undo the commits after a snapshot; return a function that restores the next one."""
    folder = table / "snapshot"
    for path in folder.glob("snapshot-*"):
        if int(path.name.removeprefix("snapshot-")) > snapshot_id:
            path.unlink()
    (folder / "LATEST").write_text(str(snapshot_id))

    def commit():
        following = f"snapshot-{snapshot_id + 1}"
        shutil.copy(KEYED / "snapshot" / following, folder / following)
        (folder / "LATEST").write_text(str(snapshot_id + 1))

    return commit


@pytest.mark.sampled(3)
@pytest.mark.spark
@pytest.mark.parametrize("relation", corpus.sample(list(SCHEMAS), 8))
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
def test_temporary_view_with_options_can_be_queried(spark):
    spark.sql(
        f"CREATE OR REPLACE TEMPORARY VIEW f USING arrowmeta OPTIONS (path '{KEYED}', "
        "relation 'entries', snapshot_id 5)"
    )
    count, size = spark.sql("SELECT count(*), sum(file_size_in_bytes) FROM f").first()
    expected = arrowmeta.open(KEYED, snapshot_id=5).entries()
    assert count == expected.num_rows
    assert size == pa.compute.sum(expected["file_size_in_bytes"]).as_py()


@pytest.mark.spark
def test_create_table_says_to_create_a_temporary_view(spark):
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
def test_columns_option_selects_and_orders_columns(spark):
    frame = files(spark, KEYED, columns=["record_count", "file_path"])
    expected = arrowmeta.open(KEYED).files(["record_count", "file_path"])
    assert frame.columns == ["record_count", "file_path"]
    assert as_text(frame.toArrow()) == as_text(expected)


@pytest.mark.spark
def test_user_schema_selects_columns(spark):
    reader = spark.read.format("arrowmeta").schema(
        "file_path STRING COMMENT 'where', partition STRUCT<pt: INT COMMENT 'part'>"
    )
    expected = arrowmeta.open(KEYED).files(["file_path", "partition"])
    assert reader.load(str(KEYED)).toArrow().to_pylist() == expected.to_pylist()


@pytest.mark.spark
def test_user_schema_with_another_type_fails_the_load(spark):
    with pytest.raises(AnalysisException, match=r"UsageError: .* cast it afterwards"):
        spark.read.format("arrowmeta").schema("level BIGINT").load(str(KEYED)).collect()


@pytest.mark.parametrize(
    ("field", "complaint"),
    [
        (StructField("nowhere", StringType()), "a column that is not there: 'nowhere'"),
        (StructField("level", LongType()), "level bigint, but the column is level int"),
        (StructField("level", IntegerType(), False), "level int NOT NULL, but .* is level int"),
        (
            StructField("partition", StructType([StructField("p", IntegerType())])),
            "partition struct<p:int>, but the column is partition struct<pt:int>",
        ),
    ],
)
def test_user_schema_that_differs_from_the_columns_is_refused(field, complaint):
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        ArrowMetaDataSource({"path": str(KEYED)}).reader(StructType([field]))


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


@pytest.mark.spark
def test_commit_after_the_load_is_not_read(spark, a_copy):
    commit = _go_back_to(a_copy, 4)
    frame = entries(spark, a_copy, columns=["file_path"])
    before = arrowmeta.open(a_copy).entries(["file_path"])
    commit()
    after = arrowmeta.open(a_copy).entries(["file_path"])
    assert after.num_rows != before.num_rows
    assert frame.toArrow().to_pylist() == before.to_pylist()
    assert entries(spark, a_copy).count() == after.num_rows


@pytest.mark.spark
def test_commit_after_the_first_query_is_not_read_with_a_user_schema(spark, a_copy):
    commit = _go_back_to(a_copy, 4)
    reader = spark.read.format("arrowmeta").option("relation", "entries")
    frame = reader.schema("file_path STRING").load(str(a_copy))
    first = frame.toArrow().to_pylist()
    commit()
    assert frame.toArrow().to_pylist() == first
    assert frame.count() == len(first)


@pytest.mark.spark
def test_branch_is_read_at_its_snapshot_of_the_load(spark, tmp_path):
    table = Path(shutil.copytree(REFS, tmp_path / "table"))
    folder = table / "branch" / "branch-b1" / "snapshot"
    last = max(folder.glob("snapshot-*"))
    content = last.read_bytes()
    last.unlink()
    (folder / "LATEST").unlink(missing_ok=True)
    before = arrowmeta.open(table, ref="b1").entries(["file_path"])
    loaded = _load(spark, table, ref="b1", relation="entries", columns="file_path")
    merged = files(spark, table, ref="b1", columns=["file_path"])
    live = arrowmeta.open(table, ref="b1").files(["file_path"])
    last.write_bytes(content)
    assert arrowmeta.open(table, ref="b1").entries().num_rows != before.num_rows
    assert as_text(loaded.toArrow()) == as_text(before)
    assert as_text(merged.toArrow()) == as_text(live)


@pytest.mark.spark
def test_snapshot_that_expires_after_the_load_is_read_while_its_manifests_are_there(spark, a_copy):
    frame, expected = _load(spark, a_copy, snapshot_id=5), arrowmeta.open(a_copy, snapshot_id=5)
    expected = as_text(expected.files())
    (a_copy / "snapshot" / "snapshot-5").unlink()
    with pytest.raises(AnalysisException, match="has no snapshot 5"):
        _load(spark, a_copy, snapshot_id=5).collect()
    # What is read of a pinned snapshot is still there.
    assert as_text(frame.toArrow()) == expected
    for path in (a_copy / "manifest").glob("manifest-list-*"):
        path.unlink()
    with pytest.raises(PythonException, match="snapshot 5 has expired meanwhile"):
        frame.collect()


@pytest.mark.spark
def test_first_snapshot_after_the_load_is_not_read(spark, a_copy):
    folder = a_copy / "snapshot"
    first = (folder / "snapshot-1").read_bytes()
    for path in folder.iterdir():
        path.unlink()
    frame = _load(spark, a_copy)
    (folder / "snapshot-1").write_bytes(first)
    assert frame.count() == 0
    assert _load(spark, a_copy).count() > 0


@pytest.mark.spark
def test_view_is_of_the_schema_of_its_load(spark, tmp_path):
    """It is the newest one, which others change."""
    source = DATA / "append_schema_evolution"
    table = Path(shutil.copytree(source, tmp_path / "table"))
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
    last = sorted((table / "metadata").glob("v*.metadata.json"), key=lambda p: (len(p.name), p))[-1]
    content = last.read_bytes()
    last.unlink()
    (table / "metadata" / "version-hint.text").unlink(missing_ok=True)
    options = {"relation": relation, "allow_moved_paths": "true"}
    frame, expected = _load(spark, table, **options), open_moved(table).relation(relation)
    last.write_bytes(content)
    assert as_text(frame.toArrow()) == as_text(expected)
    assert as_text(open_moved(table).relation(relation)) != as_text(expected)


def _cut(paths, length=40):
    for path in paths:
        path.write_bytes(path.read_bytes()[:length])


def _manifests(table):
    return sorted(p for p in (table / "manifest").glob("manifest-*") if "list" not in p.name)


@pytest.mark.spark
def test_truncated_manifests_end_a_query(spark, a_copy):
    _cut(_manifests(a_copy))
    for relation in ("entries", "files"):
        frame = _load(spark, a_copy, relation=relation, bytes_per_task=1)
        with pytest.raises(PythonException, match=r"CorruptMetadataError: .*manifest-") as caught:
            frame.collect()
        assert "Traceback" not in str(caught.value)


@pytest.mark.spark
def test_truncated_manifest_list_ends_a_load_and_is_a_warning_if_not_strict(spark, a_copy):
    _cut((a_copy / "manifest").glob("manifest-list-*"))
    with pytest.raises(AnalysisException, match=r"CorruptMetadataError: .*manifest-list-"):
        _load(spark, a_copy).collect()
    with pytest.warns(DamagedMetadataWarning, match="manifest-list-"):
        assert files(spark, a_copy, strict=False).count() == 0


@pytest.mark.spark
def test_damage_relation_in_spark_equals_that_of_python(spark, a_copy):
    _cut(_manifests(a_copy)[:2])
    (a_copy / "manifest" / "manifest-list-gone").touch()
    answer = _load(spark, a_copy, relation="damage", bytes_per_task=100_000)
    table = arrowmeta.open(a_copy)
    with pytest.warns(DamagedMetadataWarning):
        remaining = table.entries()
    assert table.damage.num_rows > 0
    expected = as_text(table.damage.select(answer.columns))
    assert as_text(answer.toArrow()) == expected
    for size in ("1", "1048576"):
        again = read_in_process(a_copy, relation="damage", bytes_per_task=size)
        assert as_text(again) == expected
    assert as_text(entries(spark, a_copy, strict=False).toArrow()) == as_text(remaining)


@pytest.mark.spark
def test_damage_of_a_manifest_list_is_one_row(spark, a_copy):
    _cut([max((a_copy / "manifest").glob("manifest-list-*"))])
    table = arrowmeta.open(a_copy)
    with pytest.warns(DamagedMetadataWarning):
        table.entries()
    assert table.damage.num_rows
    answer = _load(spark, a_copy, relation="damage", bytes_per_task=1)
    assert as_text(answer.toArrow()) == as_text(table.damage.select(answer.columns))


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("relation", "bytes_per_task"),
    [("entries", "1"), ("entries", "1048576"), ("files", "1"), ("delete_files", "1")],
)
def test_rows_do_not_depend_on_bytes_per_task(relation, bytes_per_task):
    answer = read_in_process(KEYED, relation=relation, bytes_per_task=bytes_per_task)
    expected = arrowmeta.open(KEYED).relation(relation)
    assert answer.to_pylist() == to_spark_table(expected).to_pylist()


@pytest.mark.spark
def test_statuses_option_selects_entries(spark):
    answer = _load(spark, KEYED, relation="entries", statuses="deleted", columns="file_name,status")
    expected = arrowmeta.open(KEYED).sql(
        "SELECT file_name, status FROM entries WHERE status = 'deleted'"
    )
    assert as_text(answer.toArrow()) == as_text(expected)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"where": "level = 0"}, "level"),
        (
            {"where": "pt = 0", "relation": "entries"},
            "is for files and data_files, not for entries",
        ),
        ({"from_snapshot_id": "1"}, "is for changes, not for files"),
        ({"relation": "filez"}, r"no relation 'filez' \(did you mean files\?\); there are"),
        (
            {"colums": "level"},
            r"no option colums \(did you mean columns\?\); there are path, relation, columns",
        ),
        ({"columns": "level,levle"}, "files has no column 'levle'"),
        ({"snapshot_id": "99"}, "has no snapshot 99"),
        ({"snapshot_id": "5", "ref": "b1"}, "choose one of snapshot_id, ref and as_of"),
    ],
)
def test_invalid_options_of_a_relation_raise(options, complaint):
    with pytest.raises(arrowmeta.ArrowMetaError, match=complaint):
        ArrowMetaDataSource({"path": str(KEYED)} | options)


@pytest.mark.spark
def test_location_without_a_table_raises_without_a_traceback(spark, tmp_path):
    with pytest.raises(AnalysisException, match="NotATableError: no table at") as caught:
        _load(spark, tmp_path)
    assert "Traceback" not in str(caught.value)
    with pytest.raises(arrowmeta.NotATableError, match="no table at"):
        files(spark, tmp_path)


def _read(location, batch_rows, monkeypatch, **options):
    monkeypatch.setattr("arrowmeta.spark.tasks.BATCH_ROWS", batch_rows)
    source = ArrowMetaDataSource({"path": str(location), **options})
    reader = source.reader(source.schema())
    return source, [batch for part in reader.partitions() for batch in reader.read(part)]


def test_batches_have_the_declared_schema_and_at_most_batch_rows(monkeypatch):
    source, batches = _read(KEYED, 7, monkeypatch, relation="entries")
    assert all(batch.schema == source.columns for batch in batches)
    assert 0 < max(batch.num_rows for batch in batches) <= 7
    assert pa.Table.from_batches(batches).num_rows == arrowmeta.open(KEYED).entries().num_rows


def test_task_reads_only_manifests_of_its_share(a_copy):
    options = {"path": str(a_copy), "bytes_per_task": "1", "columns": "file_name,level"}
    options["relation"] = "entries"
    source = ArrowMetaDataSource(options)
    reader = source.reader(source.schema())
    manifests = {path: path.read_bytes() for path in _manifests(a_copy)}
    listed = arrowmeta.open(a_copy).manifests(["manifest_path", "content"]).to_pylist()
    names = [Path(row["manifest_path"]).name for row in listed if row["content"] != "index"]
    parts = reader.partitions()
    assert len(parts) > 2
    rows = []
    for part in parts:
        for path, content in manifests.items():
            if path.name in {names[ordinal] for ordinal in part.value["share"]}:
                path.write_bytes(content)
            else:
                path.unlink(missing_ok=True)
        rows += [row for batch in reader.read(part) for row in batch.to_pylist()]
    assert rows == arrowmeta.open(KEYED).entries(["file_name", "level"]).to_pylist()


def test_reader_has_no_filter_pushdown():
    assert "pushFilters" not in vars(RelationReader)


def test_read_options_become_arguments_of_open():
    options = ReadOptions.of(
        {
            "path": "/t",
            "columns": "level, file_path",
            "format": "paimon",
            "as_of": "2024-05-01",
            "allow_moved_paths": "TRUE",
            "path_map": '{"hdfs://old/": "/new/"}',
            "threads": "2",
            "strict": "false",
        }
    )
    assert options == ReadOptions(
        opening=Opening(
            "/t",
            format="paimon",
            as_of="2024-05-01",
            allow_moved_paths=True,
            path_map={"hdfs://old/": "/new/"},
            threads=2,
            strict=False,
        ),
        relation="files",
        columns=("level", "file_path"),
    )


def test_option_names_are_snake_case_or_camel_case():
    options = {"path": "/t", "snapshotid": "5", "bytesPerTask": "7", "ALLOW_MOVED_PATHS": "true"}
    request = ReadOptions.of(options)
    assert request.opening == Opening("/t", snapshot_id=5, allow_moved_paths=True, strict=True)
    assert request.bytes_per_task == 7


def test_session_options_are_snake_case_or_camel_case():
    conf = {"spark.arrowmeta.bytesPerTask": "7", "spark.arrowmeta.request_timeout": "2"}
    found = configured(SimpleNamespace(conf=Settings(conf | {"spark.app.name": "a"})))
    assert found == {"bytes_per_task": "7", "request_timeout": "2"}


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("spark.arrowmeta.strct", r"no option strct \(did you mean strict\?\)"),
        ("spark.arrowmeta.snapshotId", "spark.arrowmeta.snapshot_id is not an option of a session"),
    ],
)
def test_session_option_that_does_not_exist_is_refused(name, complaint):
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        configured(SimpleNamespace(conf=Settings({name: "1"})))


@pytest.mark.spark
def test_load_uses_options_of_its_session(spark):
    session = spark.newSession()
    session.conf.set("spark.arrowmeta.format", "iceberg")
    with pytest.raises(arrowmeta.NotATableError):
        files(session, KEYED)
    with pytest.raises(AnalysisException, match="NotATableError"):
        _load(session, KEYED)
    assert files(session, KEYED, format="paimon").count()
    assert _load(session, KEYED, format="paimon").count()


def test_relative_paths_become_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    options = {"path": "sales/t", "path_map": '{"hdfs://old/": "new/", "gone/": "s3://b/"}'}
    opening = ReadOptions.of(options).opening
    assert opening.location == f"{tmp_path}/sales/t"
    assert opening.path_map == {"hdfs://old/": f"{tmp_path}/new", "gone/": "s3://b/"}


def test_path_map_of_a_uri_location_is_kept():
    opening = ReadOptions.of({"path": "s3://b/t", "path_map": '{"old/": "b/new/"}'}).opening
    assert opening == Opening("s3://b/t", path_map={"old/": "b/new/"}, strict=True)


def test_options_are_values_or_their_texts():
    options = {"as_of": date(2024, 5, 1), "strict": True, "columns": ["a", "b"]}
    texts = {"as_of": date(2024, 5, 1), "strict": "true", "columns": "a, b"}
    requests = [ReadOptions.of({"path": Path("/t"), **some}) for some in (options, texts)]
    assert requests[0] == requests[1]
    assert ReadOptions.of({"path": "/t", "snapshot_id": np.int64(5)}).opening.snapshot_id == 5


@pytest.mark.spark
def test_relative_paths_of_version_4_are_those_of_files(spark, tmp_path):
    table = shutil.copytree(CASES / "iceberg_v4_unpart", tmp_path / "t")
    with_relative_paths(table)
    opened = arrowmeta.open(table)
    columns = ["file_path", "referenced_data_file"]
    for relation in ("files", "entries"):
        rows = _load(spark, table, relation=relation).select(*columns).collect()
        expected = opened.relation(relation, columns).to_pylist()
        assert set(map(tuple, rows)) == {tuple(row.values()) for row in expected}


def test_filesystem_is_refused_as_an_option():
    with pytest.raises(arrowmeta.UsageError, match="no option filesystem"):
        ReadOptions.of({"path": "/t", "filesystem": LocalFileSystem()})


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"columns": "a,,b"}, "columns must be names, separated by commas, got 'a,,b'"),
        ({"bytes_per_task": "0"}, "bytes_per_task must be an integer >= 1, got '0'"),
        ({"statuses": "added"}, "option 'statuses' is for entries, not for files"),
        ({"statuses": "add", "relation": "entries"}, "must be some of added, existing, deleted"),
        ({"path": ""}, "no table given"),
    ],
)
def test_invalid_option_values_raise_usage_error(options, complaint):
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        ReadOptions.of({"path": "/t"} | options)


def test_credentials_in_a_path_are_removed_from_the_location():
    request = ReadOptions.of({"path": "s3://KEY:S3cr3t@bucket/t?region=eu-west-1"})
    assert request.opening.location == "s3://bucket/t"
    assert "S3cr3t" not in repr(request)
    there = pickle.loads(pickle.dumps(request)).opening
    assert there.storage_options["s3.secret-access-key"] == "S3cr3t"


def test_spark_query_plans_hide_storage_options(spark, capsys):
    given = json.dumps({"s3.secret-access-key": "TOP5ECRET"})
    location = str(DATA / "append_snappy")
    read = spark.read.format("arrowmeta").option("relation", "files")
    read.option("storage_options", given).load(location).explain(True)
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW secretive USING arrowmeta OPTIONS "
        f"(path '{location}', relation 'files', storage_options '{given}')"
    ).explain(True)
    spark.table("secretive").explain(True)
    shown = capsys.readouterr().out
    assert "file_path" in shown
    assert "TOP5ECRET" not in shown


@pytest.fixture
def counts_no_deletes(monkeypatch):
    """Manifest lists that count no deleted entries, as some writers leave them."""
    read = paimon_table.snapshot_manifests

    def manifests(*args):
        listed = read(*args)
        at = listed.schema.get_field_index("deleted_files_count")
        zeros = pa.array([0] * listed.num_rows, pa.int64())
        return listed.set_column(at, listed.schema.field(at), zeros)

    monkeypatch.setattr(paimon_table, "snapshot_manifests", manifests)


@pytest.mark.usefixtures("counts_no_deletes")
def test_wrong_deleted_files_count_restores_no_deleted_file():
    reader, row = opened(ReadOptions.of({"path": str(KEYED), "bytes_per_task": 1}))
    tasks = Reader(reader.tables, "entries", reader.columns, ("deleted",)).tasks([row])
    assert [at for task in tasks for at in task["share"]] == [*range(len(row["shares"]))]


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize("name", ["iceberg_v4_partitioned", "iceberg_v4_upgraded"])
def test_manifests_in_parquet_are_read_and_planned(spark, name):
    table = arrowmeta.open(CASES / name, allow_moved_paths=True)
    moved = {"allow_moved_paths": "true"}
    for relation in ("files", "entries"):
        rows = _load(spark, CASES / name, relation=relation, **moved)
        assert sorted(row["file_path"] for row in rows.select("file_path").collect()) == sorted(
            table.relation(relation)["file_path"].to_pylist()
        )
    where = "id < 10"
    planned = _load(spark, CASES / name, relation="files", where=where, **moved)
    paths = {row["file_path"] for row in planned.select("file_path").collect()}
    assert set(table.plan(where).files["file_path"].to_pylist()) <= paths
    assert files(spark, CASES / name, allow_moved_paths=True).count() == table.files().num_rows
