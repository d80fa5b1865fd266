"""What files say of themselves in their headers, and what they lack."""

import json
import re
import shutil

import fastavro
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.iceberg.manifests import data_file, entry, row, written
from tests.iceberg.one_manifest import table_of_manifests
from tests.reconcile.copies import IcebergCopy, rewrite_header

TABLE = DATA / "iceberg_v2_position_deletes"
KEYS = {"schema": "{}", "partition-spec": "[]"}
KEYS_2 = KEYS | {"partition-spec-id": "0", "format-version": "2", "content": "data"}


#: Fields that version 1 has not.
NUMBERS = ("content", "sequence_number", "file_sequence_number")


@pytest.mark.parametrize(
    ("keys", "left_out", "version", "absent"),
    [
        # Version 1 has no content.
        (KEYS, NUMBERS, 1, []),
        ({}, (*NUMBERS, "status"), 1, ["key schema", "key partition-spec", "field status"]),
        (KEYS_2, (), 2, []),
        (KEYS_2, ("content",), 2, ["field content"]),
        *(({k: v for k, v in KEYS_2.items() if k != key}, (), 2, [f"key {key}"]) for key in KEYS_2),
    ],
)
def test_what_headers_of_manifests_say_and_lack(tmp_path, keys, left_out, version, absent):
    columns = [one for one in data_file([]) if one.name not in left_out]
    schema = entry(columns)
    schema["fields"] = [one for one in schema["fields"] if one["name"] not in left_out]
    table = table_of_manifests(tmp_path, [(written(schema, [], metadata=keys), {})])
    [found] = headers(table)
    spec_id = int(keys["partition-spec-id"]) if "partition-spec-id" in keys else None
    assert (found["content"], found["partition_spec_id"]) == (keys.get("content"), spec_id)
    assert (found["format_version"], found["absent"]) == (version, absent)


def headers(table):
    return table.sql("FROM \"base of main\".base_headers WHERE kind = 'manifest'").to_pylist()


@pytest.mark.parametrize("text", ["", "x", "-1", "9" * 40])
def test_hostile_numbers_in_headers_are_unknown(tmp_path, text):
    file = written(entry(data_file([])), [row()], metadata=KEYS_2 | {"partition-spec-id": text})
    [found] = headers(table_of_manifests(tmp_path, [(file, {})]))
    assert found["partition_spec_id"] is None


def refused(root):
    """Return what files of a table lack."""
    return {row["expected"] for row in found_by("refused_by_readers", root)}


def found_by(check, root):
    """Return the findings of one check."""
    return arrowmeta.open(root, allow_moved_paths=True).sql(f"FROM {check}").to_pylist()


def test_keys_that_a_manifest_lacks_are_found(tmp_path):
    copy = IcebergCopy(TABLE, tmp_path / "table")
    assert refused(copy.root) == set()
    rewrite_header(copy.manifest(0), lambda keys: keys.pop("partition-spec"))
    rewrite_header(copy.manifest(1), lambda keys: keys.update(content="data"))
    copy.edit_manifest(0, lambda rows: None)
    assert {"key content = deletes"} <= refused(copy.root)
    assert "key partition-spec" in refused(copy.root)


def test_manifests_without_field_ids_are_read_by_name_and_found(tmp_path):
    """As ClickHouse wrote them until 26.7; PyIceberg refuses them."""
    copy = IcebergCopy(TABLE, tmp_path / "table")
    files = arrowmeta.open(copy.root, allow_moved_paths=True).files()
    for path in copy.root.glob("metadata/*.avro"):
        rewrite_without_ids(path)
    for content in (0, 1):
        copy.edit_manifest(content, lambda rows: None)
    rewrite_without_ids(copy.list_path)
    table = arrowmeta.open(copy.root, allow_moved_paths=True)
    assert table.files() == files
    assert "field ids" in refused(copy.root)
    answers = {row["engine"]: row["answer"] for row in table.relation("readers").to_pylist()}
    assert answers["pyiceberg"] == "refuses"


def rewrite_without_ids(path):
    with path.open("rb") as file:
        reader = fastavro.reader(file)
        rows, schema, metadata = list(reader), reader.metadata["avro.schema"], reader.metadata
    keys = {name: text for name, text in metadata.items() if not name.startswith("avro.")}
    plain = json.loads(re.sub(r', *"(field|key|value|element)-id" *: *[0-9]+', "", schema))
    with path.open("wb") as file:
        fastavro.writer(file, plain, rows, metadata=keys)


def test_metadata_that_a_newer_file_continues_is_found(tmp_path):
    copy = IcebergCopy(TABLE, tmp_path / "table")
    newest = copy.metadata_path
    older = newest.with_name(f"v{int(newest.name[1:].split('.')[0]) - 1}.metadata.json")

    def superseded(path):
        return [row["expected"] for row in found_by("metadata_superseded", path)]

    assert superseded(newest) == []
    assert superseded(copy.root) == []
    assert superseded(older) == [str(newest)]
    newest.write_bytes(b"")  # of a commit that failed
    assert superseded(older) == []
    shutil.copy(older, newest)
    copy.edit_metadata(lambda metadata: metadata.update({"table-uuid": "of another table"}))
    assert superseded(older) == []
