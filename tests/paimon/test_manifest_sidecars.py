"""Manifests with sidecars, and manifests and manifest lists in Parquet."""

import json
import os
import shutil

import fastavro
import pytest

import arrowmeta
from tests.case_tables import CASES
from tests.engines.paimon_answers import check_files

TABLE = CASES / "paimon_manifest_sidecars"


@pytest.fixture
def copy(tmp_path):
    """A copy whose files are too old for a commit in progress."""
    table = shutil.copytree(TABLE, tmp_path / "t")
    for path in table.rglob("*"):
        os.utime(path, (0, 0))
    return table


def sidecars(table):
    rows = arrowmeta.open(table).metadata_files().to_pylist()
    return {
        row["path"].rpartition("/")[2]: row for row in rows if row["kind"] == "manifest sidecar"
    }


def findings(table, check_name, **options):
    found = arrowmeta.open(table).reconcile(**options).to_pylist()
    return [row for row in found if row["check_name"] == check_name]


def edit_extra_files(table, field_type, value):
    """Write all manifest lists again, with other extra files."""
    for path in (table / "manifest").glob("manifest-list-*"):
        with path.open("rb") as file:
            reader = fastavro.reader(file)
            rows, [schema] = list(reader), [s for s in reader.writer_schema if s != "null"]
        for field in schema["fields"]:
            if field["name"] == "_EXTRA_FILES":
                field["type"] = field_type
                field.pop("default", None)
        with path.open("wb") as file:
            fastavro.writer(file, schema, [{**row, "_EXTRA_FILES": value} for row in rows])
    for path in (table / "snapshot").glob("snapshot-*"):  # sizes are no longer right
        snapshot = json.loads(path.read_text())
        known = {key: value for key, value in snapshot.items() if not key.endswith("ListSize")}
        path.write_text(json.dumps(known))


def test_sidecars_are_metadata_files_that_a_manifest_list_refers_to():
    found = sidecars(TABLE)
    there = {path.name: path for path in (TABLE / "manifest").glob("*.avro.sidecar")}
    assert len(there) == 4
    assert found.keys() == there.keys()
    for name, row in found.items():
        assert row["size"] == there[name].stat().st_size
        assert "/manifest-list-" in row["referenced_by"]
    with arrowmeta.connect(TABLE) as con:
        query = "SELECT file_count FROM metadata_bytes WHERE kind = 'manifest sidecar'"
        assert con.sql(query).fetchall() == [(4,)]


def test_only_sidecars_that_no_list_names_are_orphans(copy):
    orphan = copy / "manifest" / "manifest-of-nobody-0.avro.sidecar"
    orphan.write_bytes(b"x")
    os.utime(orphan, (0, 0))
    found = findings(copy, "orphan_in_storage", storage=True)
    assert [row["subject"] for row in found] == [str(orphan)]


def test_missing_sidecar_is_told_and_no_fault(copy):
    gone = sorted((copy / "manifest").glob("*.avro.sidecar"))[0]
    gone.unlink()
    assert sidecars(copy)[gone.name]["size"] is None
    [finding] = findings(copy, "metadata_file_missing")
    assert (finding["severity"], finding["subject"]) == ("info", str(gone))
    assert arrowmeta.open(copy, strict=True).files().num_rows == 29


def test_extra_files_with_the_name_of_no_file_are_left_out(copy):
    names = ["null", {"type": "array", "items": ["null", "string"]}]
    edit_extra_files(copy, names, [None, "", "../schema/schema-0", "a\0b", "known"])
    assert list(sidecars(copy)) == ["known"]
    assert arrowmeta.open(copy, strict=True).files().num_rows == 29


def test_extra_files_of_another_type_are_damage_and_manifests_are_read(copy):
    edit_extra_files(copy, "string", "x")
    table = arrowmeta.open(copy)
    with pytest.warns(UserWarning, match="_EXTRA_FILES is of type string"):
        assert table.files().num_rows == 29
    assert not table.complete


IN_PARQUET = CASES / "paimon_parquet_manifests"


def test_files_are_those_that_java_lists():
    known = json.loads((IN_PARQUET / "truth.json").read_text(encoding="utf-8"))
    for path in (IN_PARQUET / "manifest").iterdir():
        assert path.read_bytes()[:4] == b"PAR1"
    table = arrowmeta.open(IN_PARQUET, strict=True)
    assert check_files(table, known) > 50
    assert table.all_entries().num_rows > table.files().num_rows
    assert table.plan("k = 3").files.num_rows == 1
    assert table.reconcile().num_rows == 0
