"""Damaged manifests and JSON files, and hostile ones: damage, without hanging.

More of them are written in `tests/cases/damage/losses.txt` and `tests/cases/metadata/paimon.txt`.
"""

import io
from contextlib import suppress
from pathlib import Path

import fastavro
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.tables import schema_json, write, write_table
from tests.reconcile.copies import PaimonCopy, read, rewrite

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
