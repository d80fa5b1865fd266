"""Manifests of every version and format, partial reads, lists with buckets, and hostile metadata.

More damage is written in `tests/cases/damage/losses.txt` and `tests/cases/metadata/paimon.txt`.
"""

import io
import json
import os
import shutil
import sys
import warnings
from contextlib import suppress
from pathlib import Path

import fastavro
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.orc
import pyarrow.parquet
import pytest

import arrowmeta
from arrowmeta.avro import columnar_file
from arrowmeta.avro.container import AvroFile, Limits
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.schema import path_of
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.model.scan import EntryFilter, table_of
from arrowmeta.model.tables import STRUCT_COLUMNS, column_field
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.engines.paimon_answers import check_files
from tests.paimon.tables import bundled_tables, schema_json, write, write_table
from tests.reconcile.copies import PaimonCopy, read, rewrite
from tests.reference.avro import columns_of, expected_columns

BUNDLED = bundled_tables()


def entries(source, columns, only=None):
    return table_of(source.scan(), columns, only)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("root", BUNDLED + corpus.tables("paimon"))
def test_single_struct_field_equals_field_of_whole_struct(root):
    source = arrowmeta.open(root).source
    schema = source.schema_of("entries")
    whole = entries(source, schema.names)
    if not source.damage().num_rows:
        for struct in STRUCT_COLUMNS:
            for at, field in enumerate(schema.field(struct).type.names):
                name = f"{struct}.{field}"
                expected = pc.struct_field(whole[struct], [at]).combine_chunks()
                # A batch size bypasses the cache: every field is decoded alone.
                batches = source.scan().batches([name], batch_size=65_536)
                found = pa.Table.from_batches(batches, pa.schema([column_field(schema, name)]))
                assert found[name].combine_chunks().equals(expected)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", BUNDLED)
def test_filter_keeps_marked_entries_with_all_columns(root):
    source = arrowmeta.open(root).source
    names = source.schema_of("entries").names
    whole = pa.Table.from_batches(source.scan().batches(names))
    looked_at = ("entry_id", "file_name", "partition")
    for of_batch in (lambda n: np.arange(n) % 2 == 0, np.zeros, np.ones):
        seen = []

        def keep(batch, of_batch=of_batch, seen=seen):
            assert batch.schema.names == list(looked_at)
            seen.append(of_batch(batch.num_rows).astype(bool))
            return seen[-1]

        found = entries(source, names, EntryFilter(columns=looked_at, keep=keep))
        assert sum(map(len, seen)) == whole.num_rows
        assert found.num_rows == sum(map(sum, seen))
        is_kept = pc.is_in(whole["entry_id"], found["entry_id"].combine_chunks())
        assert found.equals(whole.filter(is_kept))


def test_scan_of_chosen_manifests_has_their_entries_and_is_not_cached():
    source = arrowmeta.open(DATA / "pk_tags_branches").source
    names = source.schema_of("entries").names
    some = table_of(source.scan().select({0}), ["entry_id"])
    whole = entries(source, names)
    assert 0 < some.num_rows < whole.num_rows
    ordinals = np.array(whole["entry_id"].to_pylist()) >> 32
    assert ordinals.max() > 1
    for chosen in ({1}, {0, int(ordinals.max())}, set()):
        expected = whole.filter(pa.array(np.isin(ordinals, list(chosen))))
        assert table_of(source.scan().select(chosen), names).equals(expected)
    batches = source.scan().select({0, 1}).batches(["entry_id"], None, 1)
    assert {batch.num_rows for batch in batches} == {1}
    table = arrowmeta.open(DATA / "pk_all_types")
    for name in ("entries", "files"):
        columns = ["level", "file_name", "bucket"]
        streamed = table.reader(name, columns, batch_size=3).read_all()
        assert streamed == table.relation(name, columns)


SOURCE = DATA / "pk_all_types"
KEY = "k = {k} AND k2 = '{k2}'"
PLACES = ["manifest_path", "file_path"]
LISTED = ("_MIN_BUCKET", "_MAX_BUCKET", "_TOTAL_BUCKETS")


def avro_of(path):
    reader = fastavro.reader(io.BytesIO(path.read_bytes()))
    rows, schema = list(reader), reader.writer_schema
    return (schema[1] if isinstance(schema, list) else schema), rows


def write_avro(path, schema, rows):
    with path.open("wb") as file:
        fastavro.writer(file, schema, rows)


def with_buckets(root, **changes):
    """Copy the table with a manifest for each bucket, as a writer after 2.0 lists them."""
    copy = PaimonCopy(SOURCE, root)
    for role in ("base", "delta"):
        schema, rows = avro_of(copy.list_path(role))
        fields = [{"name": name, "type": ["null", "int"]} for name in LISTED]
        listed = []
        for row in rows:
            of_entries, entries = avro_of(SOURCE / "manifest" / row["_FILE_NAME"])
            for bucket in sorted({entry["_BUCKET"] for entry in entries}):
                of_bucket = [entry for entry in entries if entry["_BUCKET"] == bucket]
                path = root / "manifest" / f"{row['_FILE_NAME']}-{bucket}"
                write_avro(path, of_entries, of_bucket)
                deleted = sum(entry["_KIND"] for entry in of_bucket)
                known = {"_FILE_NAME": path.name, "_FILE_SIZE": path.stat().st_size}
                known |= {"_NUM_ADDED_FILES": len(of_bucket) - deleted}
                known |= dict(zip(LISTED, (bucket, bucket, 2), strict=True))
                listed.append(row | known | {"_NUM_DELETED_FILES": deleted} | changes)
        write_avro(copy.list_path(role), schema | {"fields": [*schema["fields"], *fields]}, listed)
        size = f"{role}ManifestListSize"
        if size in json.loads(copy.snapshot().read_text()):
            copy.edit_snapshot(**{size: copy.list_path(role).stat().st_size})
    return arrowmeta.open(root)


def buckets_read(table, predicate):
    return {path[-1] for path in table.plan(predicate).manifests["manifest_path"].to_pylist()}


def keys():
    return [KEY.format(**key) for key in arrowmeta.open(SOURCE).data_files()["min_key"].to_pylist()]


@pytest.mark.spec("paimon: ManifestFileMeta")
def test_manifests_of_other_buckets_are_not_read_and_the_files_are_the_same(tmp_path):
    table, plain = with_buckets(tmp_path / "t"), arrowmeta.open(SOURCE)
    assert table.sql("FROM manifest_ranges_wrong").num_rows == 0
    read_buckets = []
    asked = keys()
    for key in corpus.sample(asked, 8):
        names = [set(one.plan(key).files["file_name"].to_pylist()) for one in (table, plain)]
        assert names[0] == names[1] != set()
        read_buckets.append(buckets_read(table, key))
    assert {"0"} in read_buckets
    assert {"1"} in read_buckets
    assert buckets_read(table, "k = -50") == {"0", "1"}
    first = plain.plan(asked[0]).files["bucket"][0].as_py()
    assert pc.all(pc.equal(table.plan(asked[0]).files["bucket"], first)).as_py()
    contradicted = with_buckets(tmp_path / "contradicted", _TOTAL_BUCKETS=3)
    wrong = contradicted.sql("FROM manifest_ranges_wrong").to_pylist()
    assert {(row["detail"], row["severity"]) for row in wrong} == {("numbers of buckets", "error")}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "changes",
    [
        {"_TOTAL_BUCKETS": None},
        {"_TOTAL_BUCKETS": -1},
        {"_TOTAL_BUCKETS": 1, "_MIN_BUCKET": 0},
        {"_MIN_BUCKET": None},
        {"_MAX_BUCKET": None},
        {"_MIN_BUCKET": 0, "_MAX_BUCKET": 1},
        {"_MIN_BUCKET": -2},
        {"_MIN_BUCKET": 1, "_MAX_BUCKET": 0},
        {"_SCHEMA_ID": 1},
    ],
    ids=str,
)
def test_manifests_whose_buckets_are_not_known_are_read(tmp_path, changes):
    table = with_buckets(tmp_path / "t", **changes)
    for key in corpus.sample(keys(), 4):
        assert buckets_read(table, key) == {"0", "1"}


@pytest.mark.spec("paimon: manifests of every version")
@pytest.mark.parametrize(
    "path",
    [
        *corpus.files("paimon/cpp_loose_manifests/*"),
        *corpus.files("paimon/rust_loose_fixtures/manifest/*"),
    ],
)
def test_standalone_manifests_equal_fastavro(path):
    """Before 0.9 the top-level record and nested records are unions with null."""
    assert columns_of(arrowmeta.read_avro(path)) == expected_columns(path.read_bytes())


def test_top_level_union_and_nullable_records_are_read(tmp_path):
    """As Paimon 0.8 wrote them: unions at the top and around nested records."""
    copy = PaimonCopy(SOURCE, tmp_path / "t")
    expected = arrowmeta.open(copy.root).entries()
    for path in (copy.root / "manifest").glob("manifest-*"):
        schema, rows = avro_of(path)
        for field in schema["fields"]:
            if field["name"] in ("_FILE", "_PARTITION_STATS"):
                for inner in field["type"]["fields"]:
                    if inner["name"] in ("_KEY_STATS", "_VALUE_STATS"):
                        inner["type"] = ["null", inner["type"]]
                field["type"] = ["null", field["type"]]
        write_avro(path, ["null", schema], rows)
    table = arrowmeta.open(copy.root)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # lengths in lists are others now
        assert table.entries().drop_columns(PLACES).equals(expected.drop_columns(PLACES))


def to_orc(table, stream):
    pyarrow.orc.write_table(table, stream, compression="zstd", dictionary_key_size_threshold=1.0)


def to_parquet(table, stream):
    pyarrow.parquet.write_table(table, stream, compression="zstd")


EACH_FORMAT = pytest.mark.parametrize("to_file", [to_orc, to_parquet])
#: Limits of a few mebibytes and rows.
FEW = Limits(columns_len=12 << 20, rows=1 << 19)


def decoded(to_file, table, fields, limits=Limits()):  # noqa: B008  # it is frozen
    stream = io.BytesIO()
    to_file(table, stream)
    damage: list[ArrowMetaError] = []
    file = AvroFile.of("a manifest", stream.getvalue(), limits)
    paths = list(map(path_of, fields))
    return list(decode_files([file], paths, lambda rows: rows, on_damage=damage.append)), damage


@EACH_FORMAT
@pytest.mark.parametrize(("n_rows", "length"), [(1_000_000, 10), (60_000, 1000), (5_000, 50_000)])
def test_small_file_of_many_equal_rows_is_over_the_limit(to_file, n_rows, length):
    """Arrow would expand all of them before their size is known."""
    if length == 50_000 and sys.platform != "linux":
        pytest.skip("only Linux holds a process to its memory")
    table = pa.table({"_FILE_NAME": pa.repeat(pa.scalar("x" * length), n_rows)})
    found, [error] = decoded(to_file, table, ["_FILE_NAME"], FEW)
    assert (found, type(error)) == ([], LimitError)
    assert str(error).startswith("a manifest")
    if length == 50_000:
        assert "bytes of memory" in str(error)
        return
    found, damage = decoded(to_file, table, ["_FILE_NAME"])
    assert (sum(len(rows) for rows in found), damage) == (n_rows, [])


@pytest.mark.sampled(1)
@EACH_FORMAT
def test_many_cores_do_not_use_up_the_memory_limit(to_file, monkeypatch):
    """Each thread has a stack: with many cores, there was not enough memory to start them."""
    names = [f"field {i}" for i in range(200)]
    monkeypatch.setenv("OMP_NUM_THREADS", "64")  # from which Arrow takes the number of cores
    columnar_file._CHILDREN.end()  # it has read the old number
    try:
        found, damage = decoded(to_file, pa.table({name: [1] * 1000 for name in names}), names)
    finally:
        columnar_file._CHILDREN.end()
    assert ([len(rows.row_idx) for rows in found], damage) == ([1000], [])


@EACH_FORMAT
def test_all_rows_are_read_over_several_batches(to_file):
    """Also without the field: a file of something else would pass for one without entries."""
    table = pa.table({"_KIND": pa.array(range(10_000), pa.int32()), "other": ["x"] * 10_000})
    for field, expected in (("_KIND", list(range(10_000))), ("_LEVEL", [None] * 10_000)):
        found, damage = decoded(to_file, table, [field])
        values = [value for rows in found for value in rows.field(field, pa.int32()).to_pylist()]
        numbers = [number for rows in found for number in rows.row_idx.tolist()]
        assert (values, numbers, damage) == (expected, list(range(10_000)), [])


def test_views_of_parquet_are_read_and_filtered_or_damage():
    """Writers in Rust use view types."""
    stats = pa.struct([("_MIN_VALUES", pa.binary_view()), ("_COLS", pa.list_(pa.string_view()))])
    table = pa.table(
        {
            "_FILE_NAME": pa.array(["a", None, "c" * 20], pa.string_view()),
            "_STATS": pa.array([{"_MIN_VALUES": b"x", "_COLS": ["p"]}, None, {}], stats),
        }
    )
    (rows,), damage = decoded(to_parquet, table, ["_FILE_NAME", "_STATS"])
    rows = rows.where(np.array([True, False, True]))
    assert rows.field("_FILE_NAME", pa.string()).to_pylist() == ["a", "c" * 20]
    assert rows.field("_STATS._MIN_VALUES", pa.binary()).to_pylist() == [b"x", None]
    assert rows.field("_STATS._COLS", pa.list_(pa.string())).to_pylist() == [["p"], None]
    assert damage == []
    # Arrow casts list views with nulls to lists that lack an offset.
    counts = pa.table({"_NULL_COUNTS": pa.array([[1], None], pa.list_view(pa.int64()))})
    found, [error] = decoded(to_parquet, counts, ["_NULL_COUNTS"])
    assert (found, type(error), "list_view" in str(error)) == ([], CorruptMetadataError, True)


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (["int", "bytes"], [1, b"abcdefgh", b"x"]),
        ({"type": "array", "items": "bytes"}, [[b"abc", b"defgh"], [], [b"q"]]),
        ({"type": "array", "items": ["null", "bytes"]}, [[b"abc", None], [], [b"q"]]),
        ({"type": "map", "values": "bytes"}, [{"a": b"x"}, {}]),
        ({"type": "array", "items": {"type": "record", "name": "q", "fields": [
            {"name": "x", "type": "bytes"}]}}, [[{"x": b"ab"}] * 2, [], [{"x": b"c"}] * 3]),
    ],
)  # fmt: skip
def test_nested_bytes_are_not_read_as_a_bytes_field(kind, values):
    """They would be taken for offsets in the file, where Arrow would read out of bounds."""
    fields = [{"name": "_KIND", "type": "int"}, {"name": "_PARTITION", "type": kind}]
    schema, stream = {"type": "record", "name": "r", "fields": fields}, io.BytesIO()
    fastavro.writer(stream, schema, [{"_KIND": 0, "_PARTITION": value} for value in values])
    is_of_records = "record" in str(kind)
    field = "_PARTITION.x" if is_of_records else "_PARTITION"
    file = AvroFile.of("a manifest", stream.getvalue())
    paths = [path_of("_KIND"), path_of(field)]
    (rows,) = decode_files([file], paths, lambda rows: rows, spans=[field])
    rows.batch.validate(full=True)
    if is_of_records:
        assert rows.spans(field).lengths.tolist() == [0, 0, 0]
        return
    pairs = [list(value.items()) if isinstance(value, dict) else value for value in values]
    assert rows.batch["_PARTITION"].to_pylist() == pairs
    with pytest.raises(CorruptMetadataError, match="_PARTITION is of type"):
        rows.spans("_PARTITION")


SIDECARS = CASES / "paimon_manifest_sidecars"


@pytest.fixture
def copy(tmp_path):
    """A copy whose files are too old for a commit in progress."""
    table = shutil.copytree(SIDECARS, tmp_path / "t")
    for path in table.rglob("*"):
        os.utime(path, (0, 0))
    return table


def sidecars(table):
    rows = arrowmeta.open(table).metadata_files().to_pylist()
    return {Path(row["path"]).name: row for row in rows if row["kind"] == "manifest sidecar"}


def findings(table, check_name, **options):
    found = arrowmeta.open(table).reconcile(**options).to_pylist()
    return [row for row in found if row["check_name"] == check_name]


def test_sidecars_are_metadata_files_that_a_manifest_list_refers_to():
    found = sidecars(SIDECARS)
    there = {path.name: path for path in (SIDECARS / "manifest").glob("*.avro.sidecar")}
    assert len(there) == 4
    assert found.keys() == there.keys()
    for name, row in found.items():
        assert row["size"] == there[name].stat().st_size
        assert "/manifest-list-" in row["referenced_by"]
    query = "SELECT file_count FROM metadata_bytes WHERE kind = 'manifest sidecar'"
    assert arrowmeta.open(SIDECARS).sql(query).to_pylist() == [{"file_count": 4}]


def test_orphans_and_missing_sidecars_are_findings(copy):
    orphan = copy / "manifest" / "manifest-of-nobody-0.avro.sidecar"
    orphan.write_bytes(b"x")
    os.utime(orphan, (0, 0))
    found = findings(copy, "orphan_in_storage", storage=True)
    assert [row["subject"] for row in found] == [str(orphan)]
    gone = sorted((copy / "manifest").glob("*.avro.sidecar"))[0]
    gone.unlink()
    assert sidecars(copy)[gone.name]["size"] is None
    [finding] = findings(copy, "metadata_file_missing")
    assert (finding["severity"], finding["subject"]) == ("info", str(gone))
    assert arrowmeta.open(copy, strict=True).files().num_rows == 29


def test_extra_files_with_the_name_of_no_file_are_left_out(copy):
    names = ["null", {"type": "array", "items": ["null", "string"]}]
    for path in (copy / "manifest").glob("manifest-list-*"):
        extra = [None, "", "../schema/schema-0", "a\0b", "known"]
        retyped(path, "_EXTRA_FILES", names, extra)
    for path in (copy / "snapshot").glob("snapshot-*"):  # sizes are no longer right
        known = json.loads(path.read_text()).items()
        path.write_text(json.dumps({k: v for k, v in known if not k.endswith("ListSize")}))
    assert list(sidecars(copy)) == ["known"]
    assert arrowmeta.open(copy, strict=True).files().num_rows == 29


def test_files_of_parquet_manifests_are_those_that_java_lists():
    root = CASES / "paimon_parquet_manifests"
    known = json.loads((root / "truth.json").read_text(encoding="utf-8"))
    for path in (root / "manifest").iterdir():
        assert path.read_bytes()[:4] == b"PAR1"
    table = arrowmeta.open(root, strict=True)
    assert check_files(table, known) > 50
    assert table.all_entries().num_rows > table.files().num_rows
    assert table.plan("k = 3").files.num_rows == 1
    assert table.reconcile().num_rows == 0


DAMAGED = "ignore::arrowmeta.model.damage.DamagedMetadataWarning"


def write_invalid_partition(location, n_before=0, path=None):
    """Write an entry with an undecodable partition into a manifest, by default the first one.

    It replaces the first entry, or follows `n_before` copies of it.
    """
    path = path or Path(arrowmeta.open(location).entries()["manifest_path"][0].as_py())
    n_rows = len(read(path)) + n_before
    bad = {"_PARTITION": b"\0\0\0\x07" + bytes(8)}
    rewrite(path, lambda rows: [*[rows[0]] * n_before, {**rows[0], **bad}, *rows[1:]])
    return path, n_rows


@pytest.mark.filterwarnings(DAMAGED)
def test_manifest_with_invalid_partition_is_reported_and_dropped_from_later_reads(tmp_path):
    location = PaimonCopy(DATA / "pk_all_types", tmp_path / "t").root
    bad, lost = write_invalid_partition(location, n_before=20)
    table = arrowmeta.open(location)
    whole = table.entries()
    assert str(bad) not in whole["manifest_path"].to_pylist()
    damage = table.damage.select(["path", "row"]).to_pylist()
    assert {"path": str(bad), "row": 20} in damage
    assert {one["path"] for one in damage} == {str(bad)}

    table = arrowmeta.open(location)
    assert table.entries(columns=["file_name"]).num_rows == whole.num_rows + lost
    both = ["partition", "file_name"]
    assert table.entries(columns=both) == whole.select(both)
    assert table.entries(columns=["file_name"]) == whole.select(["file_name"])
    expected = arrowmeta.open(location).files(columns=both)
    found = arrowmeta.open(location).sql("SELECT partition, file_name FROM files")
    assert sorted(map(repr, found.to_pylist())) == sorted(map(repr, expected.to_pylist()))


@pytest.mark.filterwarnings(DAMAGED)
def test_deletes_of_manifest_with_invalid_partition_still_apply(tmp_path):
    source = DATA / "pk_deletion_vectors"
    files = arrowmeta.open(source).files(columns=["file_name", "manifest_path"])
    adding = {Path(path).name for path in files["manifest_path"].to_pylist()}
    manifests = arrowmeta.open(source).manifests(columns=["manifest_path"])
    taking = {Path(path).name for path in manifests["manifest_path"].to_pylist()} - adding
    assert taking
    live = sorted(files["file_name"].to_pylist())
    for name in sorted(taking)[:3]:
        location = PaimonCopy(source, tmp_path / name).root
        write_invalid_partition(location, n_before=1, path=location / "manifest" / name)
        table = arrowmeta.open(location)
        answers = [
            table.files(),
            # From here on, the damaged manifest is known.
            table.files(columns=["file_name"]),
            table.reader("files").read_all(),
            *(table.sql("SELECT file_name, partition FROM files") for _ in range(2)),
        ]
        assert not table.complete
        assert [sorted(answer["file_name"].to_pylist()) for answer in answers] == [live] * 5


@pytest.mark.spec("paimon: BinaryRow TIMESTAMP")
def test_partition_time_out_of_range_is_null_and_reported(tmp_path):
    """Such as 9999-12-31 of TIMESTAMP(9); null without damage would be a valid partition."""
    source = DATA / "append_partition_types"
    copy = PaimonCopy(source, tmp_path / "t")
    path = copy.root / "schema" / "schema-0"
    # A BIGINT has the same bytes.
    path.write_text(path.read_text().replace('"BIGINT"', '"TIMESTAMP(3)"'))
    sound = arrowmeta.open(copy.root).files()["partition"].combine_chunks().field("i64")
    first: list[str] = []

    def far_away(rows):
        row, slot = bytearray(rows[0]["_PARTITION"]), 4 + 8 + 8 * 4
        row[slot : slot + 8] = (2**63 - 1).to_bytes(8, "little")
        rows[0]["_PARTITION"] = bytes(row)
        first.append(rows[0]["_FILE"]["_FILE_NAME"])

    copy.edit_manifest("delta", far_away)
    table = arrowmeta.open(copy.root)
    with pytest.warns(UserWarning, match="does not fit"):
        files = table.files()
    times = files["partition"].combine_chunks().field("i64")
    assert times.null_count == sound.null_count + 1
    assert times[files["file_name"].to_pylist().index(first[0])].as_py() is None
    (damage,) = table.damage.to_pylist()
    assert (damage["path"], damage["row"]) == (copy.manifest("delta").as_posix(), 0)
    assert damage["reason"] == "the value of partition column i64 does not fit timestamp[ms]"
    assert not table.complete
    with pytest.raises(CorruptMetadataError, match="does not fit"):
        arrowmeta.open(copy.root, strict=True).files()
    # Any predicate on it may match.
    where = "i64 < TIMESTAMP '1970-01-01'"
    of_sound = arrowmeta.open(source).plan("i64 < 0").files["file_name"].to_pylist()
    table = arrowmeta.open(copy.root)
    with pytest.warns(UserWarning, match="does not fit"):
        kept = table.plan(where).files["file_name"].to_pylist()
    assert set(kept) == {first[0], *of_sound}
    assert table.plan_many([where])["files"].to_pylist() == [len(kept)]
    assert table.plan("i8 = 127").files.num_rows == 0


def record_in(kind):
    """The record of a type that may be a union with null."""
    return next(one for one in kind if one != "null") if isinstance(kind, list) else kind


def retyped(path, name, kind, value):
    """Write a field of an Avro file again, with another type and value."""
    content = fastavro.reader(io.BytesIO(path.read_bytes()))
    rows, schema = list(content), record_in(content.writer_schema)
    *outer, last = name.split(".")
    record, holders = schema, rows
    for part in outer:
        kinds = {field["name"]: field["type"] for field in record["fields"]}
        record, holders = record_in(kinds[part]), [holder[part] for holder in holders]
    record["fields"] = [one for one in record["fields"] if one["name"] != last]
    record["fields"].append({"name": last, "type": kind})
    for holder in holders:
        holder[last] = value
    with path.open("wb") as file:
        fastavro.writer(file, schema, rows)


@pytest.mark.parametrize(
    ("field", "kind", "value", "reason"),
    [
        ("_FILE_SIZE", "string", "ten", "'ten'"),
        ("_PARTITION_STATS._NULL_COUNTS", "string", "x", "_NULL_COUNTS is of type string"),
        ("_EXTRA_FILES", "string", "x", "_EXTRA_FILES is of type string"),
    ],
)
def test_field_of_another_type_is_damage_of_its_list_only(tmp_path, field, kind, value, reason):
    copy = PaimonCopy(CASES / "paimon_manifest_sidecars", tmp_path / "t")
    retyped(copy.list_path("delta"), field, kind, value)
    table = arrowmeta.open(copy.root)
    with pytest.warns(UserWarning, match=reason):
        roles = table.manifests()["role"].to_pylist()
    assert "base" in roles
    assert {Path(path).name for path in table.damage["path"].to_pylist()} == {
        copy.list_path("delta").name
    }


def nested(depth):
    kind = "INT"
    for _ in range(depth):
        kind = {"type": "ARRAY", "element": kind}
    return kind


@pytest.mark.filterwarnings(DAMAGED)
@pytest.mark.parametrize(
    "kind",
    ["DECIMAL(99, 2)", "DECIMAL(38, 39)", f"DECIMAL({'9' * 5000}, 2)", "TIMESTAMP(99)",
     "VARCHAR(99999999999999999999)", {"type": "ARRAY", "element": {"type": "ARRAY"}},
     "ARRAY<" * 500 + "INT" + ">" * 500, nested(300)],
    ids=lambda kind: str(kind)[:20],
)  # fmt: skip
def test_extreme_column_type_is_read_or_corrupt(tmp_path, kind):
    fields = [{"id": 0, "name": "pt", "type": "INT"}, {"id": 1, "name": "k", "type": kind}]
    write(write_table(tmp_path) / "schema" / "schema-0", schema_json(fields=fields))
    with suppress(CorruptMetadataError) as _:
        table = arrowmeta.open(tmp_path)
        for relation in ("schemas", "manifests", "entries", "index_files", "deletion_vectors"):
            table.relation(relation)


def test_20000_columns_of_one_name_and_deeply_nested_types_are_corrupt(tmp_path):
    column = {"id": 1, "name": "a", "type": "INT"}
    bomb = {"fields": [column] * 20_000, "partitionKeys": ["a"] * 20_000}
    deep = {"fields": [{**column, "type": nested(300)}], "partitionKeys": [], "primaryKeys": []}
    for fields, reason in ((bomb, "20000 columns are named a"), (deep, "types are nested more")):
        write(tmp_path / "schema" / "schema-0", schema_json(**fields))
        with pytest.raises(CorruptMetadataError, match=f"schema-0: {reason}"):
            arrowmeta.open(tmp_path, strict=True).schemas()
