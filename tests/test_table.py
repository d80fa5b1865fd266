from __future__ import annotations

import gzip
import pickle
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Barrier
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.avro import metadata_reader as loading
from arrowmeta.errors import (
    CorruptMetadataError,
    NotATableError,
    PredicateError,
    SnapshotNotFoundError,
    UsageError,
)
from arrowmeta.io import storage
from arrowmeta.model import scan
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.reading import read_relation
from arrowmeta.model.tables import SCHEMAS, STRUCT_COLUMNS
from arrowmeta.tables.methods import Relations
from arrowmeta.tables.options import FORMAT
from tests.bundled import DATA, sampled

ICEBERG = DATA / "iceberg_v3_deletion_vectors"
TABLES = sampled()

# One of the tables has no version hint.
pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


@pytest.fixture(scope="module", params=TABLES)
def table(request):
    return arrowmeta.open(DATA / request.param, allow_moved_paths=True)


def shown(rows: pa.Table | pa.ChunkedArray) -> str:
    """Return the rows as text, in which NaN equals itself."""
    return repr(rows.to_pylist())


@cache
def relation_of(table: arrowmeta.Table, name: str) -> pa.Table:
    """A relation that several tests read, computed once per table."""
    return table.relation(name)


@pytest.mark.sampled(1)
def test_entries_do_not_depend_on_how_manifests_are_grouped(table, monkeypatch):
    """As for large tables: manifests are loaded in groups, by several threads."""
    monkeypatch.setattr(loading, "GROUP_FILES", 1)
    monkeypatch.setattr(scan, "PARALLEL_LEN", 0)
    again = arrowmeta.open(table.location, allow_moved_paths=True, threads=2)
    for name in ("entries", "all_entries", "files"):
        assert shown(again.relation(name)) == shown(relation_of(table, name))


@pytest.mark.parametrize("name", ["entries", "files"])
def test_reader_reads_at_most_two_manifests_before_its_first_batch(name, monkeypatch):
    """The manifest of the first rows, and one that is loaded in advance."""
    monkeypatch.setattr(loading, "FIRST_STREAMED_LEN", 1)
    monkeypatch.setattr(loading, "STREAMED_LEN", 1)
    read_one, paths = loading.MetadataReader.read, []

    def counted(self: loading.MetadataReader, path: str, *args: Any, **expected: Any) -> Any:
        paths.append(path)
        return read_one(self, path, *args, **expected)

    table = arrowmeta.open(DATA / "iceberg_v2_position_deletes", allow_moved_paths=True)
    n_manifests = table.manifests().num_rows
    monkeypatch.setattr(loading.MetadataReader, "read", counted)
    reader = table.reader(name)
    next(reader)
    assert len(paths) <= 2 < n_manifests


@pytest.mark.parametrize("struct", STRUCT_COLUMNS)
def test_struct_fields_read_alone_equal_those_of_the_whole_struct(table, struct):
    """Only the selected fields of a struct are decoded."""
    fields = read_relation(table.source, "entries", [struct]).flatten()
    names = fields.column_names
    for some in (*([name] for name in names), *pairwise(names)):
        found = read_relation(table.source, "entries", some)
        assert shown(found) == shown(fields.select(some))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", SCHEMAS)
def test_relation_has_its_schema_and_the_rows_of_sql(table, name):
    in_python = relation_of(table, name)
    assert in_python.schema == table.schema_of(name)
    in_python.validate(full=True)
    in_sql = table.sql(f"FROM {name}")
    assert in_sql.column_names == in_python.column_names
    as_rows = [sorted(map(repr, relation.to_pylist())) for relation in (in_sql, in_python)]
    assert as_rows[0] == as_rows[1]


@pytest.mark.sampled(1)
def test_selected_columns_equal_those_of_the_whole_relation(table):
    whole = table.files()
    for name in whole.column_names:
        chosen = table.at(snapshot_id=table.snapshot_id).files(columns=[name])
        assert shown(chosen[name]) == shown(whole[name])


@pytest.mark.parametrize("name", ["entries", "files", "partitions"])
def test_reader_streams_the_rows_of_the_relation_in_small_batches(table, name):
    batches = list(table.reader(name, batch_size=2))
    assert all(batch.num_rows <= 2 for batch in batches)
    streamed = pa.Table.from_batches(batches, table.schema_of(name))
    assert shown(streamed) == shown(table.relation(name))


def test_reader_streams_column_stats_without_a_query(table, monkeypatch):
    expected = sorted(map(repr, table.column_stats().to_pylist()))
    monkeypatch.delattr(Relations, "_of_view")
    batches = list(table.reader("column_stats", batch_size=2))
    assert all(batch.num_rows <= 2 for batch in batches)
    assert sorted(repr(row) for batch in batches for row in batch.to_pylist()) == expected


@pytest.mark.parametrize("name", ["files", "entries", "partitions", "snapshots"])
def test_relation_without_columns_keeps_its_row_count(name):
    table = arrowmeta.open(DATA / "pk_deletion_vectors")
    n_rows = table.relation(name).num_rows
    assert table.relation(name, []).shape == (n_rows, 0)
    assert sum(batch.num_rows for batch in table.reader(name, [], batch_size=2)) == n_rows


def test_table_names_what_it_is_and_takes_any_iterable_and_number():
    table = arrowmeta.open(DATA / "pk_tags_branches")
    rows = table.options().to_pylist()
    assert {row["key"]: row["value"] for row in rows} == table.options != {}
    assert table.options(columns=iter(["value"])).column_names == ["value"]
    assert table.format == "paimon"
    assert "paimon table" in repr(table)
    assert f"snapshot {table.snapshot_id}" in repr(table)
    ids = table.snapshots()["snapshot_id"].to_numpy()
    assert table.diff(ids.max(), ids.max()).num_rows == 0
    earlier = table.at(snapshot_id=ids.min())
    assert earlier.snapshot_id == ids.min()
    assert earlier.at().snapshot_id == table.snapshot_id


#: What is asked, and the error: strings are sequences of characters, and None is no snapshot.
REFUSED: list[tuple[Callable[[arrowmeta.Table], object], type[Exception], str]] = [
    *(
        (lambda t, name=name, size=size: t.reader(name, batch_size=size), UsageError, "batch_size")
        for name in ("files", "entries", "partitions", "snapshots")
        for size in (0, -1, 1.5, "7")
    ),
    *(
        (lambda t, limit=limit: t.plan(limit=limit), UsageError, "limit must be")
        for limit in (1.5, "5", -1)
    ),
    *(
        (lambda t, ends=ends: t.diff(*ends), UsageError, "a snapshot is an id, a tag")
        for moment in (None, 1.5, [])
        for ends in ((moment, 1), (1, moment))
    ),
    *(
        (lambda t, keys=keys: t.plan(keys=keys), PredicateError, "keys")
        for keys in ({"k": "p0"}, {"k": b"ab"}, {"k": ""}, ["k"], "k")
    ),
    (lambda t: t.plan_many("k > 1"), PredicateError, r"got a string; use \['k > 1'\]"),
    (lambda t: t.relation("file"), UsageError, "no relation 'file'"),
    (lambda t: t.files(columns=["path"]), UsageError, "files has no column path"),
]


def test_values_of_other_kinds_are_refused():
    table = arrowmeta.open(DATA / "pk_tags_branches")
    for ask, error, said in REFUSED:
        with pytest.raises(error, match=said):
            ask(table)


def test_threads_can_query_one_table_concurrently():
    table = arrowmeta.open(DATA / "pk_tags_branches")
    started = Barrier(4)

    def ask(least: int) -> list[object]:
        started.wait()
        return [
            table.plan(f"k > {least} AND k <> {least + 1}").files["file_name"].to_pylist(),
            table.aggregate("min(k)", where=f"k > {least}").to_pylist(),
            table.sql(f"SELECT count(*) FROM files WHERE record_count > {least}").to_pylist(),
        ]

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(ask, range(4)))
    started = Barrier(1)
    assert together == [ask(least) for least in range(4)]


def test_one_query_can_have_several_plan_files_calls():
    query = """
        SELECT (SELECT count(*) FROM plan_files('k > 3')),
            (SELECT count(*) FROM plan_files('k > 5')),
            (SELECT count(*) FROM plan_files('true'))
    """
    for _ in range(2):  # DuckDB asks for them at once, or does not
        connection = arrowmeta.connect(DATA / "pk_tags_branches")
        assert len(connection.sql(query).fetchall()) == 1


def test_repr_of_a_table_without_readable_schema_says_so(tmp_path):
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    for schema in (root / "schema").iterdir():
        schema.write_text("{")
    assert "snapshot 6, schema unreadable: " in repr(arrowmeta.open(root))


@pytest.mark.parametrize(
    ("choice", "error"),
    [
        ({"snapshot_id": 10**6}, SnapshotNotFoundError),
        ({"ref": "no such tag"}, SnapshotNotFoundError),
        ({"as_of": "1999-01-01"}, SnapshotNotFoundError),
        ({"snapshot_id": 1, "ref": "x"}, UsageError),
    ],
)
def test_unknown_snapshot_or_invalid_option_raises(choice, error):
    with pytest.raises(error):
        arrowmeta.open(DATA / "pk_tags_branches", **choice)


def test_folder_without_a_table_raises_not_a_table_error(tmp_path):
    with pytest.raises(NotATableError, match="no table at"):
        arrowmeta.open(tmp_path)


def test_metadata_file_may_have_any_name(tmp_path):
    metadata = next((ICEBERG / "metadata").glob("*.metadata.json")).read_bytes()
    for name, content in (("metadata.json", metadata), ("copy.json.gz", gzip.compress(metadata))):
        copy = tmp_path / name
        copy.write_bytes(content)
        assert arrowmeta.open(copy).format == "iceberg"
    (tmp_path / "metadata.json").write_bytes(metadata[:100])
    with pytest.raises(CorruptMetadataError):
        arrowmeta.open(tmp_path / "metadata.json")


@pytest.mark.parametrize("content", [b"", b"Obj\x01", b"PAR1", b"text"])
def test_file_that_is_no_metadata_raises_not_a_table_error(tmp_path, content):
    path = tmp_path / "file.avro"
    path.write_bytes(content)
    for format_name in FORMAT.choices:
        with pytest.raises(NotATableError):
            arrowmeta.open(path, format=format_name)
    with path.open("ab") as file:
        file.truncate(1 << 40)  # with a hole, on no disk
    with pytest.raises(NotATableError):
        arrowmeta.open(path)


def test_metadata_folder_is_listed_once(monkeypatch):
    listed = []
    scan = storage._scan
    monkeypatch.setattr(storage, "_scan", lambda path: listed.append(path) or scan(path))
    arrowmeta.open(ICEBERG)
    assert [Path(path).name for path in listed].count("metadata") == 1


@pytest.mark.parametrize("columns", ["file_path", "", [1]])
def test_columns_other_than_names_raise_usage_error(columns):
    """A string is a sequence of characters: an empty one would be a table without columns."""
    table = arrowmeta.open(DATA / "append_snappy")
    manifest = table.manifests()["manifest_path"][0].as_py()
    for ask in (
        lambda columns: table.plan().table(columns),
        lambda columns: arrowmeta.read_avro(manifest, columns),
    ):
        with pytest.raises(UsageError, match="list of names"):
            ask(columns)
    for read in (table.files, table.options, lambda columns: table.reader("files", columns)):
        if columns != "file_path":
            with pytest.raises(UsageError, match=r"list of names|no column"):
                read(columns)


def test_missing_manifest_is_damage_and_other_entries_are_read(tmp_path):
    location = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t")
    whole = arrowmeta.open(location)
    manifests = whole.manifests()["manifest_path"].to_pylist()
    lost = whole.entries()["manifest_path"].to_pylist().count(manifests[0])
    Path(manifests[0]).unlink()

    partial = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="is missing"):
        entries = partial.entries()
    assert entries.num_rows == whole.entries().num_rows - lost
    assert not partial.complete
    assert partial.damage["path"].to_pylist() == [manifests[0]]

    with pytest.raises(arrowmeta.CorruptMetadataError, match="is missing"):
        arrowmeta.open(location, strict=True).files()


#: Queries over decoded relations, views and macros.
STRICT_ANSWERS: dict[str, Callable[[arrowmeta.Table], object]] = {
    "entries": lambda t: t.entries(),
    "partitions": lambda t: t.partitions(),
    "findings": lambda t: t.findings(),
    "clustering": lambda t: t.clustering(),
    "reader": lambda t: t.reader("column_stats").read_all(),
    "sql": lambda t: t.sql("SELECT count(*) FROM files"),
    "plan_files": lambda t: t.sql("FROM plan_files('true')"),
    "plan": lambda t: t.plan().files,
    "aggregate": lambda t: t.aggregate("count(*)"),
    "reconcile": lambda t: t.reconcile(),
}


@pytest.mark.parametrize("ask", STRICT_ANSWERS.values(), ids=STRICT_ANSWERS)
def test_strict_table_raises_corrupt_error_for_a_missing_manifest(tmp_path, ask):
    location = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t")
    lost = arrowmeta.open(location).manifests()["manifest_path"][0].as_py()
    Path(lost).unlink()
    with pytest.raises(arrowmeta.CorruptMetadataError) as caught:
        ask(arrowmeta.open(location, strict=True))
    assert caught.value.path == lost


def test_predicate_errors_are_equal_in_sql_and_python():
    table = arrowmeta.open(DATA / "append_snappy")
    with pytest.raises(arrowmeta.PredicateError, match="no column nosuch") as planned:
        table.plan("nosuch = 1")
    with pytest.raises(arrowmeta.PredicateError) as queried:
        table.sql("FROM plan_files('nosuch = 1')")
    assert str(queried.value) == str(planned.value)


def test_repr_escapes_control_characters(tmp_path):
    root = tmp_path / "t"
    shutil.copytree(DATA / "append_schema_evolution", root)
    for schema in (root / "schema").iterdir():
        schema.write_text(schema.read_text().replace('"pt"', '"p\\u001b[31m\\nt"'))
    table = arrowmeta.open(root)
    assert table.schema.names.count("p\x1b[31m\nt") == 1
    assert repr(table).isprintable()
    assert r"partitioned by p\x1b[31m\nt" in repr(table)
    plan = table.plan('"p\x1b[31m\nt" = 1')
    assert repr(plan).isprintable()


@pytest.mark.parametrize("name", ["pk_tags_branches", "iceberg_v2_position_deletes"])
def test_age_is_a_time_before_now(data, name):
    table = arrowmeta.open(data / name, allow_moved_paths=True)
    for age in ("1s", timedelta(seconds=1)):
        assert table.at(age).snapshot_id == table.at(as_of=age).snapshot_id == table.snapshot_id
    assert table.diff("1s", table.snapshot_id).num_rows == 0
    with pytest.raises(SnapshotNotFoundError, match="has no snapshot"):
        table.at("2000w")
    with pytest.raises(UsageError, match="outside of the calendar"):
        table.at(as_of=timedelta.max)


@pytest.mark.parametrize("name", ["pk_tags_branches", "iceberg_v2_position_deletes"])
def test_pickled_table_is_reopened_at_its_snapshot(tmp_path, monkeypatch, data, name):
    monkeypatch.chdir(data)
    oldest = min(
        arrowmeta.open(name, allow_moved_paths=True).snapshots()["committed_at"].to_pylist()
    )
    table = arrowmeta.open(name, as_of=oldest, allow_moved_paths=True, strict=True)
    content = pickle.dumps(table)
    monkeypatch.chdir(tmp_path)
    other = pickle.loads(content)
    assert other.snapshot_id == table.snapshot_id
    assert other.files(columns=["file_name"]) == table.files(columns=["file_name"])
    assert other.at(snapshot_id=table.snapshot_id).snapshot_id == table.snapshot_id


#: What each bundled table says of itself: key, MiB that writers aim at, and its metadata file.
SAID = {
    "pk_all_types": (("pt", "k", "k2"), 128, "snapshot/snapshot-5"),
    "append_snappy": ((), 256, "snapshot/snapshot-3"),
    "iceberg_v3_deletion_vectors": ((), 512, "metadata/v10.metadata.json"),
}


@pytest.mark.parametrize("name", SAID)
def test_properties_say_what_the_table_is(name):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    key, target, file = SAID[name]
    assert table.primary_key == key
    assert (table.target_file_size, table.small_file_size) == (target << 20, target << 18)
    assert table.metadata_file == f"{table.location}/{file}"
    assert Path(table.resolve(table.metadata_file)).is_file()
    is_iceberg = table.format == "iceberg"
    uuid = "969a7744-63b2-4ffe-8730-b4c2c8695558" if is_iceberg else None
    assert table.uuid == uuid
    facts = {row["name"]: row["value"] for row in pa.table(table.describe()).to_pylist()}
    assert (facts.get("uuid"), facts["metadata file"]) == (uuid, file)
    moved = f"are read under {table.location}."
    assert [note.endswith(moved) for note in table.notes] == [True] * is_iceberg


def test_metadata_file_of_a_snapshot_that_only_a_tag_keeps_is_the_tag(tmp_path):
    folder = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t")
    (folder / "snapshot" / "snapshot-1").unlink()
    table = arrowmeta.open(folder, ref="t1")
    assert table.metadata_file == f"{folder}/tag/tag-t1"


def test_notes_say_that_the_snapshot_is_a_guess(tmp_path):
    folder = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t")
    (folder / "snapshot" / "snapshot-6").write_text("{")
    with pytest.warns(DamagedMetadataWarning):
        table = arrowmeta.open(folder)
    assert table.metadata_file == f"{folder}/snapshot/snapshot-5"
    assert table.notes[0].startswith("The current snapshot is a guess: ")
    assert table.notes[0] in table.describe().remarks
