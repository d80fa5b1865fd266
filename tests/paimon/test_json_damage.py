"""Any content of a table's JSON files gives a value or one of our errors."""

import json
import shutil

import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.document import decode
from arrowmeta.io.storage import Storage
from arrowmeta.model.tables import options_table
from arrowmeta.paimon.history import History, to_tag
from arrowmeta.paimon.relations import schemas_table
from arrowmeta.paimon.schema import WrittenSchema, read_schemas, to_table_schema
from tests.paimon.tables import refuse, schema_json, snapshot_json, write

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
