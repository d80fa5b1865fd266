"""`Table`: its relations, what narrows them, snapshots, properties, and what is refused."""

import gzip
import json
import pickle
import shutil
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import cache
from pathlib import Path
from threading import Barrier

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import (
    CorruptMetadataError,
    NotATableError,
    PredicateError,
    SnapshotNotFoundError,
    UsageError,
)
from tests.bundled import DATA, RELATIONS, sampled
from tests.refusals import refuses

ICEBERG = DATA / "iceberg_v3_deletion_vectors"
TAGS = DATA / "pk_tags_branches"

# One of the tables has no version hint.
pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


@pytest.fixture(scope="module", params=sampled())
def table(request):
    return arrowmeta.open(DATA / request.param, allow_moved_paths=True)


@pytest.fixture(scope="module")
def keyed():
    return arrowmeta.open(DATA / "pk_all_types")


def shown(rows):
    """Return the rows as text, in which NaN equals itself."""
    return repr(rows.to_pylist())


@cache
def relation_of(table, name):
    """A relation that several tests read, computed once per table."""
    return table.relation(name)


# -- Relations


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", RELATIONS)
def test_relation_has_its_schema_and_the_rows_of_sql(table, name):
    in_python = relation_of(table, name)
    assert in_python.schema == table.schema_of(name)
    in_python.validate(full=True)
    in_sql = table.sql(f"FROM {name}")
    assert in_sql.column_names == in_python.column_names
    as_rows = [sorted(map(repr, relation.to_pylist())) for relation in (in_sql, in_python)]
    assert as_rows[0] == as_rows[1]


@pytest.mark.parametrize("name", ["entries", "files", "partitions", "snapshots"])
def test_reader_streams_the_rows_of_the_relation_in_small_batches(table, name):
    whole = relation_of(table, name)
    batches = list(table.reader(name, batch_size=2))
    assert all(batch.num_rows <= 2 for batch in batches)
    assert shown(pa.Table.from_batches(batches, whole.schema)) == shown(whole)
    assert table.relation(name, []).shape == (whole.num_rows, 0)
    n_rows = [batch.num_rows for batch in table.reader(name, [], batch_size=2)]
    assert sum(n_rows) == whole.num_rows


@pytest.mark.sampled(1)
def test_selected_columns_equal_those_of_the_whole_relation(table):
    whole = table.files()
    for name in whole.column_names:
        chosen = table.at(snapshot_id=table.snapshot_id).files(columns=[name])
        assert shown(chosen[name]) == shown(whole[name])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", RELATIONS)
def test_every_relation_takes_all_arguments(keyed, name):
    whole = keyed.relation(name)
    first = whole.column_names[0]
    found = getattr(keyed, name)(first, where=f'"{first}" IS NOT NULL', sort=f"-{first}", limit=3)
    kept = whole.select([first]).filter(pc.is_valid(whole[first]))
    if not pa.types.is_nested(whole.schema.field(first).type):
        kept = kept.sort_by([(first, "descending")])
        assert found.equals(kept.slice(0, 3))
    assert found.schema == kept.schema
    assert keyed.relation(name, where="1 = 1").schema == whole.schema


@pytest.mark.parametrize("name", ["entries", "files", "partitions", "column_stats"])
def test_reader_takes_a_condition(keyed, name):
    first = keyed.schema_of(name).names[0]
    where = f"{first} IS NOT NULL"
    reader = keyed.reader(name, [first], where=where, batch_size=5)
    batches = list(reader)
    assert max(batch.num_rows for batch in batches) <= 5
    found = pa.Table.from_batches(batches, reader.schema)
    assert found.num_rows == keyed.relation(name, [first], where=where).num_rows
    assert keyed.reader(name, where="false").read_all().equals(keyed.schema_of(name).empty_table())
    assert keyed.reader(name, [], where=where).read_all().num_rows == found.num_rows


def test_paths_reach_into_structs(keyed):
    whole, key = keyed.files(), "min_key.k"
    found = keyed.files(["file_name", key], sort=key)
    assert found.column_names == ["file_name", key]
    assert keyed.files("file_name").equals(whole.select(["file_name"]))
    assert keyed.reader("files", "file_name").read_all().equals(keyed.files("file_name"))
    assert keyed.files("level", where="level >= 0 -- all").equals(keyed.files("level"))
    smallest = pc.struct_field(whole["min_key"], ["k"])
    assert found[1].to_pylist() == sorted(smallest.to_pylist())
    assert keyed.files(key, sort=f"{key} asc").equals(found.select([1]))
    assert keyed.files(key, sort=[f"{key} DESC"]).equals(keyed.files(key, sort=f"-{key}"))
    assert keyed.files(key).schema.field(0).type == found.schema.field(1).type
    columns = ["file_path", "lower_bounds.k", "partition.pt"]
    rows = keyed.data_files(["file_path", "lower_bounds", "partition"]).to_pylist()
    expected = [
        dict(zip(columns, (path, lower["k"], partition["pt"]), strict=True))
        for path, lower, partition in (row.values() for row in rows)
    ]
    found = keyed.data_files(columns)
    assert found.to_pylist() == expected
    assert found.schema == keyed.data_files(columns, sort="file_path").schema


# -- Aliases of columns with Iceberg's names

CHANGES = ("added", "existing", "deleted")
#: Column and content of rows; in rows of other contents, an alias is 0.
ALIASES = {"manifest_length": ("length", None)} | {
    f"{change}_{kind}_files_count": (f"{change}_files_count", content)
    for kind, content in (("data", "data"), ("delete", "deletes"))
    for change in CHANGES
}


@pytest.mark.parametrize("name", ["iceberg_v3_deletion_vectors", "pk_deletion_vectors"])
@pytest.mark.parametrize("relation", ["manifests", "all_manifests"])
def test_alias_returns_the_values_of_its_column_in_rows_of_its_content(name, relation, capsys):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    own, aliases = table.relation(relation).to_pylist(), list(ALIASES)
    assert {row["content"] for row in own} == {
        "data",
        *({"deletes"} if "ice" in name else {"index"}),
    }
    rows = [
        {
            alias: row[column] if content in (None, row["content"]) else 0
            for alias, (column, content) in ALIASES.items()
        }
        for row in own
    ]
    for found in (
        table.relation(relation, columns=aliases),
        getattr(table, relation)(aliases),
        table.reader(relation, aliases).read_all(),
        table.sql(f"SELECT {', '.join(aliases)} FROM {relation}"),
    ):
        assert found.column_names == aliases
        assert sorted(map(repr, found.to_pylist())) == sorted(map(repr, rows))
    select = ["--select", ",".join(aliases), "-o", "json", "--allow-moved-paths"]
    assert main([relation, str(DATA / name), *select]) == 0
    assert [list(row) for row in json.loads(capsys.readouterr().out)] == [aliases for _ in rows]
    both = ["manifest_length", "content", "length"]
    found = table.relation(relation, both)
    assert (found.column_names, found["manifest_length"]) == (both, found["length"])


# -- What is refused


def test_values_of_other_kinds_are_refused():
    """Strings are sequences of characters, and None is no snapshot."""
    t = arrowmeta.open(TAGS)
    for size in (0, -1, 1.5, "7"):
        for name in ("files", "entries", "partitions", "snapshots"):
            refuses(UsageError, "batch_size", t.reader, name, batch_size=size)
    for limit in (1.5, "5", -1):
        refuses(UsageError, "limit must be", t.plan, limit=limit)
    for moment in (None, 1.5, []):
        for ends in ((moment, 1), (1, moment)):
            refuses(UsageError, "a snapshot is an id, a tag", t.diff, *ends)
    for keys in ({"k": "p0"}, {"k": b"ab"}, {"k": ""}, ["k"], "k"):
        refuses(PredicateError, "keys", t.plan, keys=keys)
    refuses(PredicateError, r"got a string; use \['k > 1'\]", t.plan_many, "k > 1")
    refuses(UsageError, "no relation 'file'", t.relation, "file")
    refuses(UsageError, r"no relation 'fils' \(did you mean files\?\)", t.relation, "fils")
    refuses(UsageError, "files has no column path", t.files, columns=["path"])
    manifest = t.manifests()["manifest_path"][0].as_py()
    for columns in ("file_path", "", [1]):
        refuses(UsageError, "list of names", t.plan().table, columns)
        refuses(UsageError, "list of names", arrowmeta.read_avro, manifest, columns)
        for read in (t.files, t.options) if columns != "file_path" else ():
            refuses(UsageError, r"list of names|no column", read, columns)
            refuses(UsageError, r"list of names|no column", t.reader, "files", columns)
    for choice in ({"snapshot_id": 10**6}, {"ref": "no such tag"}, {"as_of": "1999-01-01"}):
        refuses(SnapshotNotFoundError, "", arrowmeta.open, TAGS, **choice)
    refuses(UsageError, "", arrowmeta.open, TAGS, snapshot_id=1, ref="x")
    planned = refuses(PredicateError, "no column nosuch", t.plan, "nosuch = 1")
    queried = refuses(PredicateError, "", t.sql, "FROM plan_files('nosuch = 1')")
    assert str(queried) == str(planned)


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"columns": "file_nam"}, UsageError, r"file_nam \(did you mean file_name\?\)"),
        ({"columns": "min_key.z"}, UsageError, "files.min_key has no column z"),
        ({"columns": "level.z"}, UsageError, "files has no column level.z"),
        ({"columns": ["level", "level"]}, UsageError, "columns has level 2 times"),
        ({"columns": 5}, UsageError, "columns must be a list of names, got 5"),
        ({"sort": [1]}, UsageError, r"sort must be a list of names, got \[1\]"),
        ({"sort": "-lvel"}, UsageError, r"no column lvel \(did you mean level\?\)"),
        ({"limit": -1}, UsageError, "limit must be an integer >= 0, got -1"),
        ({"limit": True}, UsageError, "limit must be an integer >= 0"),
        ({"where": 5}, UsageError, "where must be a condition in SQL"),
        ({"where": "file_path = '\ud800'"}, PredicateError, "use valid Unicode"),
        ({"where": " "}, PredicateError, "the condition is empty"),
        ({"where": "lvl = 1"}, PredicateError, "lvl"),
        ({"where": "1 = 1); DROP VIEW files; --"}, PredicateError, "syntax error"),
        ({"where": "stat = 'added'"}, PredicateError, "files has no column 'stat'"),
        ({"where": "pt = 'p1'"}, PredicateError, r"did you mean partition\.pt\?"),
    ],
)
def test_invalid_arguments_are_refused(keyed, arguments, error, said):
    refuses(error, said, keyed.files, **arguments)
    if "where" in arguments and "stat" not in str(arguments):  # before the first batch
        refuses(error, said, keyed.reader, "files", **arguments)


def test_files_that_are_no_metadata_are_no_tables(tmp_path):
    refuses(NotATableError, "no table at", arrowmeta.open, tmp_path)
    path = tmp_path / "file.avro"
    for content in (b"", b"Obj\x01", b"PAR1", b"text"):
        path.write_bytes(content)
        for name in ("auto", "iceberg", "paimon"):
            refuses(NotATableError, "", arrowmeta.open, path, format=name)
        with path.open("ab") as file:
            file.truncate(1 << 40)  # with a hole, on no disk
        refuses(NotATableError, "", arrowmeta.open, path)
    metadata = next((ICEBERG / "metadata").glob("*.metadata.json")).read_bytes()
    for name, content in (("metadata.json", metadata), ("copy.json.gz", gzip.compress(metadata))):
        (tmp_path / name).write_bytes(content)
        assert arrowmeta.open(tmp_path / name).format == "iceberg"
    (tmp_path / "metadata.json").write_bytes(metadata[:100])
    refuses(CorruptMetadataError, "", arrowmeta.open, tmp_path / "metadata.json")


def test_missing_manifest_is_damage_unless_the_table_is_strict(tmp_path):
    location = shutil.copytree(TAGS, tmp_path / "t")
    whole = arrowmeta.open(location)
    lost = whole.manifests()["manifest_path"][0].as_py()
    n_lost = whole.entries()["manifest_path"].to_pylist().count(lost)
    Path(lost).unlink()
    partial = arrowmeta.open(location)
    with pytest.warns(UserWarning, match="is missing"):
        entries = partial.entries()
    assert entries.num_rows == whole.entries().num_rows - n_lost
    assert not partial.complete
    assert partial.damage["path"].to_pylist() == [lost]
    for ask in (
        *(arrowmeta.Table.entries, arrowmeta.Table.files, arrowmeta.Table.partitions),
        *(arrowmeta.Table.findings, arrowmeta.Table.clustering, arrowmeta.Table.reconcile),
        lambda t: t.reader("column_stats").read_all(),
        lambda t: t.sql("SELECT count(*) FROM files"),
        lambda t: t.sql("FROM plan_files('true')"),
        lambda t: t.plan().files,
        lambda t: t.aggregate("count(*)"),
    ):
        error = refuses(CorruptMetadataError, "missing", ask, arrowmeta.open(location, strict=True))
        assert error.path == lost


# -- Threads, snapshots, properties


def test_threads_can_query_one_table_concurrently():
    table = arrowmeta.open(TAGS)
    started = Barrier(4)

    def ask(least):
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
    query = "(SELECT count(*) FROM plan_files('{}'))"
    query = ", ".join(query.format(where) for where in ("k > 3", "k > 5", "true"))
    for _ in range(2):  # DuckDB asks for them at once, or does not
        assert len(arrowmeta.connect(TAGS).sql(f"SELECT {query}").fetchall()) == 1


@pytest.mark.parametrize("name", ["pk_tags_branches", "iceberg_v2_position_deletes"])
def test_snapshot_is_chosen_by_age_and_kept_by_pickle(tmp_path, monkeypatch, name):
    monkeypatch.chdir(DATA)
    table = arrowmeta.open(name, allow_moved_paths=True)
    for age in ("1s", timedelta(seconds=1)):
        assert table.at(age).snapshot_id == table.at(as_of=age).snapshot_id == table.snapshot_id
    assert table.diff("1s", table.snapshot_id).num_rows == 0
    refuses(SnapshotNotFoundError, "has no snapshot", table.at, "2000w")
    refuses(UsageError, "outside of the calendar", table.at, as_of=timedelta.max)
    oldest = min(table.snapshots()["committed_at"].to_pylist())
    table = arrowmeta.open(name, as_of=oldest, allow_moved_paths=True, strict=True)
    content = pickle.dumps(table)
    monkeypatch.chdir(tmp_path)
    other = pickle.loads(content)
    assert other.snapshot_id == table.snapshot_id
    assert other.files(columns=["file_name"]) == table.files(columns=["file_name"])
    assert other.at(snapshot_id=table.snapshot_id).snapshot_id == table.snapshot_id


def test_table_names_what_it_is_and_takes_any_iterable_and_number(keyed):
    table = arrowmeta.open(TAGS)
    rows = table.options().to_pylist()
    assert {row["key"]: row["value"] for row in rows} == table.options != {}
    assert table.options(columns=iter(["value"])).column_names == ["value"]
    assert (table.format, table.name) == ("paimon", "pk_tags_branches")
    assert "paimon table" in repr(table)
    assert f"snapshot {table.snapshot_id}" in repr(table)
    ids = table.snapshots()["snapshot_id"].to_numpy()
    assert table.diff(ids.max(), ids.max()).num_rows == 0
    earlier = table.at(snapshot_id=ids.min())
    assert earlier.snapshot_id == ids.min()
    assert earlier.at().snapshot_id == table.snapshot_id
    (metadata,) = sorted(DATA.glob("*/metadata/*.metadata.json"))[:1]
    assert arrowmeta.open(metadata, allow_moved_paths=True).name == metadata.parts[-3]
    plan = keyed.plan("1 = 0")
    assert plan
    assert len(plan) == plan.files.num_rows == 0
    assert len(keyed.plan("1 = 1")) == keyed.data_files("level").num_rows


def test_repr_escapes_control_characters_and_says_what_is_unreadable(tmp_path):
    root = shutil.copytree(DATA / "append_schema_evolution", tmp_path / "t")
    for schema in (root / "schema").iterdir():
        schema.write_text(schema.read_text().replace('"pt"', '"p\\u001b[31m\\nt"'))
    table = arrowmeta.open(root)
    assert table.schema.names.count("p\x1b[31m\nt") == 1
    assert repr(table).isprintable()
    assert r"partitioned by p\x1b[31m\nt" in repr(table)
    assert repr(table.plan('"p\x1b[31m\nt" = 1')).isprintable()
    for schema in (root / "schema").iterdir():
        schema.write_text("{")
    assert "snapshot 7, schema unreadable: " in repr(arrowmeta.open(root))


@pytest.mark.parametrize(
    ("name", "key", "target", "file"),
    [
        ("pk_all_types", ("pt", "k", "k2"), 128, "snapshot/snapshot-5"),
        ("append_snappy", (), 256, "snapshot/snapshot-3"),
        ("iceberg_v3_deletion_vectors", (), 512, "metadata/v10.metadata.json"),
    ],
)
def test_properties_say_what_the_table_is(name, key, target, file):
    """The file size that writers aim at is in MiB."""
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
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


def test_metadata_file_is_that_of_the_tag_or_of_a_guess(tmp_path):
    folder = shutil.copytree(TAGS, tmp_path / "t")
    (folder / "snapshot" / "snapshot-1").unlink()
    assert arrowmeta.open(folder, ref="t1").metadata_file == f"{folder}/tag/tag-t1"
    (folder / "snapshot" / "snapshot-6").write_text("{")
    with pytest.warns(UserWarning, match="snapshot-6"):
        table = arrowmeta.open(folder)
    assert table.metadata_file == f"{folder}/snapshot/snapshot-5"
    assert table.notes[0].startswith("The current snapshot is a guess: ")
    assert table.notes[0] in table.describe().remarks
