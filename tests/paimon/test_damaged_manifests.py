"""Damaged manifests and JSON files."""

import json
import shutil
import warnings
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.metadata_reader import ListedManifest
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.io.document import decode
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.tables import options_table
from arrowmeta.paimon.fields import ENTRIES
from arrowmeta.paimon.history import History, to_tag
from arrowmeta.paimon.relations import schemas_table
from arrowmeta.paimon.schema import WrittenSchema, read_schemas, to_table_schema
from tests.bundled import DATA
from tests.paimon.tables import refuse, schema_json, snapshot_json, write
from tests.reconcile.copies import PaimonCopy, read, rewrite
from tests.reference import binary_row


def test_truncated_manifest_is_reported_and_others_are_read(tmp_path):
    location = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))
    whole = arrowmeta.open(location)
    paths = whole.entries()["manifest_path"].to_pylist()
    cut = Path(paths[0])
    cut.write_bytes(cut.read_bytes()[:-20])

    partial = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning):
        entries = partial.entries()
    assert entries["manifest_path"].to_pylist() == [path for path in paths if path != str(cut)]
    assert partial.damage["path"].to_pylist() == [str(cut)]
    assert partial.damage["kind"].to_pylist() == ["manifest"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        partial.entries()


def write_invalid_partition(location, n_before=0, path=None):
    """Write an entry with an undecodable partition into a manifest, by default the first one.

    It replaces the first entry, or follows `n_before` copies of it.
    """
    path = path or Path(arrowmeta.open(location).entries()["manifest_path"][0].as_py())
    n_rows = len(read(path)) + n_before

    def edit(rows):
        bad = {**rows[0], "_PARTITION": b"\0\0\0\x07" + bytes(8)}
        return [*[rows[0]] * n_before, bad, *rows[1:]]

    rewrite(path, edit)
    return path, n_rows


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_manifest_found_damaged_is_dropped_from_later_reads(tmp_path):
    location = Path(shutil.copytree(DATA / "pk_all_types", tmp_path / "t"))
    bad, lost = write_invalid_partition(location)
    whole = arrowmeta.open(location).entries()
    assert str(bad) not in whole["manifest_path"].to_pylist()

    table = arrowmeta.open(location)
    assert table.entries(columns=["file_name"]).num_rows == whole.num_rows + lost
    assert table.entries(columns=["partition", "file_name"]) == whole.select(
        ["partition", "file_name"]
    )
    assert table.entries(columns=["file_name"]) == whole.select(["file_name"])


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_invalid_partition_is_reported_with_its_row(tmp_path):
    location = Path(shutil.copytree(DATA / "pk_all_types", tmp_path / "t"))
    bad, _ = write_invalid_partition(location, n_before=20)
    table = arrowmeta.open(location)
    assert str(bad) not in table.entries()["manifest_path"].to_pylist()
    damage = table.damage.select(["path", "row"]).to_pylist()
    assert {"path": str(bad), "row": 20} in damage
    assert {one["path"] for one in damage} == {str(bad)}


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_sql_with_damaged_manifest_keeps_columns_aligned(tmp_path):
    location = Path(shutil.copytree(DATA / "pk_all_types", tmp_path / "t"))
    write_invalid_partition(location)
    expected = arrowmeta.open(location).files(columns=["file_name", "partition"])
    found = arrowmeta.open(location).sql("SELECT file_name, partition FROM files")
    assert sorted(map(repr, found.to_pylist())) == sorted(map(repr, expected.to_pylist()))


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_deletes_of_manifest_with_invalid_partition_still_apply(tmp_path):
    files = arrowmeta.open(DATA / "pk_deletion_vectors").files(
        columns=["file_name", "manifest_path"]
    )
    adding = {Path(path).name for path in files["manifest_path"].to_pylist()}
    manifests = arrowmeta.open(DATA / "pk_deletion_vectors").manifests(columns=["manifest_path"])
    taking = {Path(path).name for path in manifests["manifest_path"].to_pylist()} - adding
    assert taking
    live = sorted(files["file_name"].to_pylist())
    for name in sorted(taking)[:3]:
        location = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / name))
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


def test_reader_returns_columns_in_requested_order():
    table = arrowmeta.open(DATA / "pk_all_types")
    for name in ("entries", "files"):
        columns = ["level", "file_name", "bucket"]
        streamed = table.reader(name, columns, batch_size=3).read_all()
        assert streamed == table.relation(name, columns)


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("name", ["../snapshot/snapshot-1", "/etc/hostname", "a\\b", ""])
def test_manifest_outside_manifest_folder_is_not_opened(tmp_path, name):
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")
    n_rows = len(read(copy.list_path("delta")))
    copy.edit_list("delta", lambda rows: rows[0].update(_FILE_NAME=name))
    table = arrowmeta.open(copy.root)
    assert table.manifests(columns=["role"])["role"].to_pylist().count("delta") == n_rows - 1
    assert "is not a valid name of a manifest" in table.damage["reason"].to_pylist()[0]


@pytest.mark.spec("paimon: BinaryRow TIMESTAMP")
def test_partition_time_out_of_range_is_null_and_reported(tmp_path):
    """Such as 9999-12-31 of TIMESTAMP(9); null without damage would be a valid partition."""
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "t")
    path = copy.root / "schema" / "schema-0"
    # A BIGINT has the same bytes.
    path.write_text(path.read_text().replace('"BIGINT"', '"TIMESTAMP(3)"'))
    sound = arrowmeta.open(copy.root).files()["partition"].combine_chunks().field("i64")
    types = [field.type for field in arrowmeta.open(copy.root).source.schemas[0].fields][:7]
    first: list[str] = []

    def far_away(rows):
        values = binary_row.decode(types, rows[0]["_PARTITION"])
        values[4] = 2**63 - 1
        rows[0]["_PARTITION"] = binary_row.encode(types, values)
        first.append(rows[0]["_FILE"]["_FILE_NAME"])

    copy.edit_manifest("delta", far_away)
    table = arrowmeta.open(copy.root)
    with pytest.warns(DamagedMetadataWarning, match="does not fit"):
        files = table.files()
    times = files["partition"].combine_chunks().field("i64")
    assert times.null_count == sound.null_count + 1
    assert times[files["file_name"].to_pylist().index(first[0])].as_py() is None
    (damage,) = table.damage.to_pylist()
    assert damage["path"] == copy.manifest("delta").as_posix()
    assert damage["row"] == 0
    assert damage["reason"] == "the value of partition column i64 does not fit timestamp[ms]"
    assert not table.complete
    with pytest.raises(CorruptMetadataError, match="does not fit"):
        arrowmeta.open(copy.root, strict=True).files()
    # Errors name their manifest also when several are decoded together.
    content = copy.manifest("delta").read_bytes()
    manifests = [
        ListedManifest(AvroFile.of(name, content), 0, (None, "data")) for name in ("a", "b")
    ]
    errors: list[ArrowMetaError] = []
    context = arrowmeta.open(copy.root).source.context
    list(ENTRIES.decode(manifests, context, ["partition.i64"], on_damage=errors.append))
    assert [str(error).partition(":")[0] for error in errors] == ["a, row 0", "b, row 0"]
    # Any predicate on it may match.
    where = "i64 < TIMESTAMP '1970-01-01'"
    of_sound = arrowmeta.open(DATA / "append_partition_types").plan("i64 < 0").files
    table = arrowmeta.open(copy.root)
    with pytest.warns(DamagedMetadataWarning, match="does not fit"):
        kept = table.plan(where).files
    names = set(kept["file_name"].to_pylist())
    assert names == {first[0], *of_sound["file_name"].to_pylist()}
    assert table.plan_many([where])["files"].to_pylist() == [kept.num_rows]
    assert table.plan("i8 = 127").files.num_rows == 0


TAG = snapshot_json(1, tagCreateTime=[2024, 5, 1, 0, 0], tagTimeRetained=5.0, properties={"a": "b"})
SCHEMA = schema_json(comment="c", timeMillis=1)


def read_tag(data):
    return to_tag("t", data, "tag-t")


def read_table_schema(data):
    schema = to_table_schema(decode(data, WrittenSchema, "schema-0"), "schema-0")
    schema.shape()
    schema.to_arrow_schema()
    schemas_table([schema], ("table_options",))
    options_table(schema.options)
    return schema


@pytest.mark.parametrize(("reader", "sound"), [(read_tag, TAG), (read_table_schema, SCHEMA)])
def test_truncated_json_is_corrupt(reader, sound):
    data = json.dumps(sound).encode()
    reader(data)
    for end in range(len(data)):
        with pytest.raises(CorruptMetadataError):
            reader(data[:end])


def test_20000_columns_of_one_name_are_corrupt():
    column = {"id": 1, "name": "a", "type": "INT"}
    bomb = schema_json(fields=[column] * 20_000, partitionKeys=["a"] * 20_000)
    with pytest.raises(CorruptMetadataError, match="20000 columns are named a"):
        read_table_schema(json.dumps(bomb).encode())


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_damaged_older_schema_loses_only_statistics_of_its_files(data, tmp_path):
    root = tmp_path / "table"
    shutil.copytree(data / "append_schema_evolution", root)
    whole = arrowmeta.open(data / "append_schema_evolution").files(["file_name", "record_count"])
    (root / "schema" / "schema-0").write_bytes(b"{")
    table = arrowmeta.open(root)
    assert table.files(["file_name", "record_count"]).equals(whole)
    assert table.damage["path"].to_pylist() == [f"{root}/schema/schema-0"]
    written_then = [f["lower_bounds"] for f in table.files().to_pylist() if f["schema_id"] == 0]
    assert written_then
    assert {value for bounds in written_then for value in bounds.values()} == {None}


def test_deeply_nested_types_are_corrupt(tmp_path):
    nested = "INT"
    for _ in range(300):
        nested = {"type": "ARRAY", "element": nested}
    column = {"id": 0, "name": "a", "type": nested}
    write(
        tmp_path / "schema" / "schema-0",
        schema_json(fields=[column], partitionKeys=[], primaryKeys=[]),
    )
    table = History.of(Storage.open(tmp_path))
    with pytest.raises(CorruptMetadataError, match=r"schema-0: types are nested more than"):
        read_schemas(table, refuse)
