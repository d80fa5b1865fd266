"""Schemas of a table: keys, evolution, and which file is the latest.

What their fields mean, and which are invalid, is written in `tests/cases/metadata/paimon.txt`.
"""

import json

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, NotATableError
from arrowmeta.io.document import decode
from arrowmeta.paimon.schema import WrittenSchema, to_table_schema
from tests.case_tables import CASES
from tests.paimon.tables import DATA, schema_json, write
from tests.reconcile.changes import change, copied


def test_partition_and_primary_key_keep_their_declared_order(tmp_path):
    copy = copied("paimon_documents", tmp_path)
    change(copy, "schema/schema-0: primaryKeys = ['k', 'pt', 'v']; partitionKeys = ['v', 'pt']")
    schema = arrowmeta.open(copy.root).schema_of("entries")
    assert schema.field("partition").type == pa.struct([("v", pa.string()), ("pt", pa.int32())])
    assert schema.field("min_key").type == pa.struct([("k", pa.int64())])
    columns = [("pt", pa.int32()), ("k", pa.int64()), ("v", pa.string())]
    assert schema.field("lower_bounds").type == pa.struct(columns)


def test_arrow_schema_has_nullability_and_field_ids():
    schema = arrowmeta.open(CASES / "paimon_documents").schema
    assert schema.names == ["pt", "k", "v"]
    assert [field.nullable for field in schema] == [False, False, True]
    assert schema.field("v").metadata[b"PARQUET:field_id"] == b"2"


def test_missing_schema_file_is_corrupt(tmp_path):
    copy = copied("append_schema_evolution", tmp_path)
    change(copy, "schema/schema-0: missing")
    with pytest.raises(CorruptMetadataError, match="schema-0: the schema file is missing"):
        arrowmeta.open(copy.root, strict=True).files()


def test_folder_without_schema_is_not_a_table(tmp_path):
    write(tmp_path / "schema" / "schema-x", "{}")
    with pytest.raises(NotATableError, match="is not a Paimon table"):
        arrowmeta.open(tmp_path).files()


def test_schema_evolution_keeps_field_ids():
    rows = arrowmeta.open(DATA / "append_schema_evolution").schemas().to_pylist()
    assert {row["schema_id"] for row in rows} == {0, 1, 2, 3}
    names_by_id = {}
    for row in rows:
        names_by_id.setdefault(row["field_id"], set()).add(row["name"])
    assert any(len(names) > 1 for names in names_by_id.values())


def test_latest_schema_is_by_number_not_by_name(tmp_path):
    for schema_id in range(11):
        write(
            tmp_path / "schema" / f"schema-{schema_id}",
            schema_json(schema_id, options={"number": str(schema_id)}),
        )
    assert arrowmeta.open(tmp_path).options().to_pylist() == [{"key": "number", "value": "10"}]


def test_partition_precision_covers_time_and_timestamp_columns():
    fields = [
        {"id": 0, "name": "ts", "type": "TIMESTAMP(1)"},
        {"id": 1, "name": "tm", "type": "TIME(2)"},
        {"id": 2, "name": "d", "type": "DATE"},
        {"id": 3, "name": "other", "type": "TIMESTAMP(9)"},
    ]
    written = schema_json(fields=fields, partitionKeys=["ts", "tm", "d"], primaryKeys=[])
    document = decode(json.dumps(written).encode(), WrittenSchema, "schema-0")
    assert to_table_schema(document, "schema-0").partition_precision == {"ts": 1, "tm": 2}
