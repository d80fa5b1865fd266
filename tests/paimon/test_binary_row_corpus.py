"""Every partition, key and statistics row of real manifests, against the oracle."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import fastavro
import pyarrow as pa
import pytest

from arrowmeta.paimon.binary_row import decode_binary_rows
from arrowmeta.paimon.types import AtomicType, DataField, RowType, parse_field, to_arrow
from tests import corpus
from tests.reference import binary_row as oracle

_SYSTEM_FIELDS = {
    name: DataField(field_id, name, AtomicType("BIGINT"))
    for name, field_id in (("_ROW_ID", 2**31 - 6), ("_SEQUENCE_NUMBER", 2**31 - 2))
}
Manifests = Iterator[tuple[tuple[DataField, ...], bytes]]


def schemas_of(folder: Path) -> dict[int, dict[str, Any]]:
    files = [json.loads(path.read_text()) for path in folder.glob("schema/schema-*")]
    return {schema["id"]: schema for schema in files}


def binary_rows(table: Path) -> Manifests:
    """Rows with the fields they were written with, of the manifests that are Avro."""
    schemas = schemas_of(table)
    for path in sorted(table.glob("manifest/manifest-*")):
        if path.read_bytes()[:4] != b"Obj\x01":
            continue
        with path.open("rb") as file:
            for record in fastavro.reader(file):
                yield from entry_rows(record, schemas)


def entry_rows(record: Mapping[str, Any], schemas: dict[int, dict[str, Any]]) -> Manifests:
    file = record.get("_FILE", record)
    schema = schemas.get(file.get("_SCHEMA_ID"))
    if schema is None:
        return
    fields = {f["name"]: parse_field(f) for f in schema["fields"]} | _SYSTEM_FIELDS
    partition = tuple(fields[name] for name in schema["partitionKeys"])
    stats = [(partition, record.get("_PARTITION_STATS"))]
    if "_FILE" in record:
        names = [n for n in schema["primaryKeys"] if n not in schema["partitionKeys"]]
        key = tuple(fields[name] for name in names)
        written = file.get("_VALUE_STATS_COLS")
        if written is None:
            written = file.get("_WRITE_COLS")
        if written is None:
            written = [f["name"] for f in schema["fields"]]
        yield partition, record["_PARTITION"]
        yield key, file["_MIN_KEY"]
        yield key, file["_MAX_KEY"]
        stats = [(key, file["_KEY_STATS"])]
        if all(name in fields for name in written):
            stats.append((tuple(fields[name] for name in written), file["_VALUE_STATS"]))
    for columns, values in stats:
        if values is not None:
            yield columns, values["_MIN_VALUES"]
            yield columns, values["_MAX_VALUES"]


@pytest.mark.parametrize("table", corpus.tables("paimon"))
def test_corpus_rows_match_reference_decoder(table: Path) -> None:
    rows_by_fields: dict[tuple[DataField, ...], list[bytes]] = defaultdict(list)
    for fields, row in binary_rows(table):
        # Branches share the folder of manifests, but not the schemas: their rows may have others.
        if int.from_bytes(row[:4], "big") == len(fields):
            rows_by_fields[fields].append(row)
    if not rows_by_fields:
        pytest.skip("the manifests are not Avro")
    for fields, rows in rows_by_fields.items():
        check_rows(fields, rows[:2000])


def check_rows(fields: tuple[DataField, ...], rows: list[bytes]) -> None:
    # Statistics of a column that cannot be null are null when they are not known.
    nullable = [field.with_nullable(True) for field in to_arrow(RowType(fields)).fields]
    decoded = decode_binary_rows(pa.array(rows, pa.binary()), pa.schema(nullable))
    decoded.validate(full=True)
    values = [oracle.decode([field.type for field in fields], row) for row in rows]
    for i, field in enumerate(nullable):
        said = pa.array([row[i] for row in values], field.type)
        assert bits_of(decoded.field(i)).equals(bits_of(said)), field


def bits_of(array: pa.Array) -> pa.Array:
    """The array, floats as whole numbers: not a number equals itself, and 0.0 is not -0.0."""
    integers = {pa.float32(): pa.int32(), pa.float64(): pa.int64()}
    return array.view(integers.get(array.type, array.type))
