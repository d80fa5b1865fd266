"""Schemas, and types that a column may be given later."""

import json

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, NotATableError
from arrowmeta.io.document import decode
from arrowmeta.paimon.schema import (
    DataField,
    WrittenSchema,
    keeps_nulls,
    keeps_order,
    parse_type_text,
    to_arrow_field,
    to_table_schema,
)
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.tables import schema_json, write
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


#: By type: what it may become, such that values keep their order, and none becomes null.
WIDENING = {
    "TINYINT": "SMALLINT; FLOAT; DECIMAL(3, 0)",
    "SMALLINT": "FLOAT; DECIMAL(5, 0)",
    "INT": "INT NOT NULL; BIGINT; DOUBLE; DECIMAL(12, 2)",
    "BIGINT": "DECIMAL(19, 0)",
    "FLOAT": "DOUBLE",
    "DECIMAL(5, 2)": "DECIMAL(7, 4); DECIMAL(38, 2)",
    "CHAR(3)": "VARCHAR(3); STRING",
    "VARCHAR(3)": "VARCHAR(4); STRING",
    "BINARY(3)": "VARBINARY(4)",
    "VARBINARY(3)": "BYTES",
    "TIMESTAMP(0)": "TIMESTAMP(3)",
    "TIMESTAMP(3)": "TIMESTAMP(4)",
    "TIMESTAMP(4)": "TIMESTAMP(6)",
    "TIMESTAMP(6)": "TIMESTAMP(9)",
    "TIMESTAMP_LTZ(3)": "TIMESTAMP_LTZ(6)",
    "TIME(0)": "TIME(3)",
    "BOOLEAN": "TINYINT; INT NOT NULL; BIGINT",
    "DATE": "TIMESTAMP(0); TIMESTAMP(6); TIMESTAMP(9)",
}
#: No value becomes null, but they have another order.
NARROWING = {
    "INT": "FLOAT; STRING; BOOLEAN",
    "BIGINT": "INT; DOUBLE",
    "DOUBLE": "FLOAT; INT",
    "DECIMAL(5, 2)": "DOUBLE; BIGINT",
    "CHAR(3)": "CHAR(5)",
    "VARCHAR(3)": "CHAR(5)",
    "VARCHAR(5)": "VARCHAR(4)",
    "STRING": "VARCHAR(5); BYTES",
    "BINARY(3)": "BINARY(5)",
    "BYTES": "VARBINARY(5)",
    "BOOLEAN": "STRING",
    "TIMESTAMP(3)": "TIMESTAMP(0); TIMESTAMP_LTZ(6)",
    "TIMESTAMP(6)": "TIMESTAMP(5); TIMESTAMP_LTZ(6); DATE",
    "TIMESTAMP(9)": "TIMESTAMP(6)",
    "DATE": "TIMESTAMP_LTZ(3); INT",
    "TIME(3)": "TIME(0)",
}
#: Values may become null.
LOSSY = {
    "TINYINT": "DECIMAL(2, 0)",
    "SMALLINT": "DECIMAL(4, 0)",
    "INT": "DECIMAL(11, 2)",
    "BIGINT": "DECIMAL(18, 0)",
    "DECIMAL(5, 2)": "DECIMAL(4, 2); DECIMAL(5, 3); DECIMAL(9, 1)",
    "DOUBLE": "DECIMAL(38, 2)",
    "STRING": "INT; DATE; BOOLEAN",
}


def field(text):
    return to_arrow_field(DataField(1, "c", parse_type_text(text)))


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(
    ("changes", "order", "nulls"),
    [(WIDENING, True, True), (NARROWING, False, True), (LOSSY, False, False)],
    ids=["widening", "narrowing", "lossy"],
)
def test_changed_type_keeps_order_and_nulls_or_not(changes, order, nulls):
    for old, every in changes.items():
        for new in every.split("; "):
            found = keeps_order(field(old), field(new)), keeps_nulls(field(old), field(new))
            assert found == (order, nulls), (old, new)
