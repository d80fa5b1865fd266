"""Damaged manifests and lists give an ArrowMetaError or valid rows, never a crash."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arrowmeta.avro.blocks import OnDamage
from arrowmeta.avro.container import read_header
from arrowmeta.avro.file import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.fields import ENTRIES
from arrowmeta.iceberg.manifest_list import ListFile, read_manifest_lists
from arrowmeta.model.tables import base_schema
from tests.iceberg.manifests import (
    Column,
    context,
    data_file,
    entry,
    manifest,
    row,
    schema_of,
    spec_of,
    written,
)
from tests.iceberg.test_manifest_list import V2, listed, summary

SCHEMA = schema_of((1, "id", "long"), (2, "name", "string"), (3, "price", "decimal(9, 2)"))
TABLE = context(SCHEMA, spec_of(0, (2, 1000, "name", "identity")))

MANIFEST = written(
    entry(data_file([Column(1000, "name", "string")])),
    [
        row(
            f"d/{i}.parquet",
            partition={"name": "é"},
            value_counts=[{"key": 1, "value": 3}],
            lower_bounds=[{"key": 2, "value": "é".encode()}, {"key": 3, "value": b"\x01"}],
            upper_bounds=[{"key": 1, "value": bytes(8)}],
            equality_ids=[1],
            split_offsets=[4],
            first_row_id=i,
        )
        for i in range(4)
    ],
    rows_per_block=100,
)
LIST = written(
    V2,
    [
        listed(f"m{i}", partitions=[summary(True, False, "61", "62")], partition_spec_id=0)
        for i in range(3)
    ],
    rows_per_block=40,
)

Read = Callable[[bytes, OnDamage | None], int]


def entries_of(content: bytes, on_damage: OnDamage | None = None) -> int:
    """Decode every column of a manifest, and check that the batches are valid Arrow."""
    damaged = manifest(AvroFile.of("damaged", content), first_row_id=5)
    names = base_schema("entries", TABLE.shape).names
    n_entries = 0
    for batch in ENTRIES.decode([damaged], TABLE, names, on_damage=on_damage):
        batch.validate(full=True)
        n_entries += batch.num_rows
    return n_entries


def manifests_of(content: bytes, on_damage: OnDamage | None = None) -> int:
    """Decode every column of a manifest list, and check that the table is valid Arrow."""
    lists = [ListFile(AvroFile.of("damaged", content), 1)]
    found = read_manifest_lists(lists, TABLE.shape, TABLE.partition, on_damage)
    found.validate(full=True)
    return int(found.num_rows)


CASES = [
    pytest.param(bytes(MANIFEST.data), entries_of, id="manifest"),
    pytest.param(bytes(LIST.data), manifests_of, id="list"),
]


@pytest.mark.parametrize(("content", "read"), CASES)
def test_file_truncated_at_any_byte_yields_fewer_rows_or_corrupt_error(
    content: bytes, read: Read
) -> None:
    whole = read(content, None)
    assert whole > 0
    header_len = read_header(memoryview(content)).length
    for length in (*range(0, header_len, 50), *range(header_len, len(content))):
        damage: list[ArrowMetaError] = []
        assert read(content[:length], damage.append) < whole
        assert all(isinstance(error, CorruptMetadataError) for error in damage)
        assert {error.path for error in damage} <= {"damaged"}
