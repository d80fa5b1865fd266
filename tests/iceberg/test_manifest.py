"""Entries read from manifests in each shape that writers produce."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.metadata_reader import ListedManifest
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg import manifests as iceberg_fields
from arrowmeta.iceberg.manifests import ENTRIES, TableContext
from arrowmeta.model.scan import EntryFilter
from arrowmeta.model.tables import RESERVED_BOUNDS
from tests.iceberg.manifests import (
    Column,
    context,
    data_file,
    declared_as,
    entry,
    manifest,
    record,
    row,
    schema_of,
    spec_of,
    written,
)

SCHEMA = schema_of((1, "id", "long"), (2, "name", "string"))
TABLE = context(SCHEMA, spec_of(0))
ENTRY = entry(data_file([]))


def entries(
    manifests: ListedManifest | Sequence[ListedManifest],
    columns: Sequence[str],
    table: TableContext = TABLE,
    **options: Any,
) -> list[dict[str, Any]]:
    some = [manifests] if isinstance(manifests, ListedManifest) else manifests
    batches = list(ENTRIES.decode(some, table, columns, **options))
    for batch in batches:
        batch.validate(full=True)
    return [one for batch in batches for one in batch.to_pylist()]


def test_status_and_content_codes_are_decoded_to_names():
    rows = [
        row(status=0),
        row(status=1, content=1),
        row(status=2, content=1, file_format="puffin"),
        row(content=2, file_format="Avro"),
    ]
    found = entries(manifest(written(ENTRY, rows)), ["status", "content", "file_format"])
    assert [tuple(one.values()) for one in found] == [
        ("existing", "data", "parquet"),
        ("added", "position_deletes", "parquet"),
        ("deleted", "deletion_vector", "puffin"),
        ("added", "equality_deletes", "avro"),
    ]


def test_list_offset_and_key_columns_are_read_unchanged():
    values = {
        "equality_ids": [1, 2],
        "split_offsets": [4, 2**40],
        "sort_order_id": 3,
        "key_metadata": b"k",
        "referenced_data_file": "d/other.parquet",
        "content_offset": 4,
        "content_size_in_bytes": 50,
    }
    (found,) = entries(manifest(written(ENTRY, [row(**values)])), [*values, "file_path"])
    assert found == values | {"file_path": "d/f.parquet"}


def test_file_name_is_last_part_of_path():
    paths = ["s3://b/t/data/a.parquet", "bare.orc", "s3://b/folder/", "日本/é.avro"]
    found = entries(manifest(written(ENTRY, [row(path) for path in paths])), ["file_name"])
    assert [one["file_name"] for one in found] == ["a.parquet", "bare.orc", paths[2], "é.avro"]


def test_entry_id_combines_manifest_ordinal_and_position():
    files = [written(ENTRY, [row(), row()], name=f"m{i}") for i in range(2)]
    manifests = [manifest(file, ordinal=5 + i) for i, file in enumerate(files)]
    found = entries(manifests, ["entry_id", "manifest_path", "manifest_pos"])
    assert [tuple(one.values()) for one in found] == [
        ((5 << 32), "m0", 0),
        ((5 << 32) + 1, "m0", 1),
        ((6 << 32), "m1", 0),
        ((6 << 32) + 1, "m1", 1),
    ]


def test_manifest_without_field_ids_is_read_by_name():
    columns = data_file([Column(0, "p", "int")], with_ids=False, all_optional=True)
    file = written(
        entry(columns, with_ids=False, all_optional=True),
        [
            row(
                partition={"p": 4},
                content=None,
                value_counts=[{"key": 1, "value": 9}, {"key": None, "value": 8}],
                null_value_counts=[{"key": 1, "value": None}],
                lower_bounds=[{"key": 2, "value": b""}, {"key": 1, "value": None}],
            )
        ],
    )
    table = context(SCHEMA, spec_of(0, (1, 1000, "id_bucket", "bucket[8]")))
    names = ["content", "partition", "value_counts", "null_value_counts", "lower_bounds"]
    (found,) = entries(manifest(file), names, table)
    assert found == {
        "content": "data",
        "partition": {"id_bucket": 4},
        "value_counts": {"id": 9, "name": None},
        "null_value_counts": {"id": None, "name": None},
        "lower_bounds": {"id": None, "name": ""},
    }


def test_fields_are_matched_by_id_not_by_name():
    columns = [
        Column(100, "file_format", "string", False),
        Column(101, "file_path", "string", False),
    ]
    rows = [{"status": 1, "data_file": {"file_format": "d/path", "file_path": "ORC"}}]
    file = written(entry(columns), rows)
    (found,) = entries(manifest(file), ["file_path", "file_format", "record_count", "content"])
    assert found == {
        "file_path": "d/path",
        "file_format": "orc",
        "record_count": None,
        "content": "data",
    }


def test_record_count_of_minus_one_is_null():
    rows = [row(record_count=-1), row(record_count=0)]
    found = entries(manifest(written(ENTRY, rows)), ["record_count"])
    assert [one["record_count"] for one in found] == [None, 0]


@pytest.mark.spec("iceberg: partition evolution")
def test_partitions_of_several_specs_share_one_struct():
    schema = schema_of((1, "amount", "decimal(20, 2)"), (2, "at", "timestamp"), (3, "n", "long"))
    table = context(
        schema,
        spec_of(0, (1, 1000, "old_name", "identity"), (2, 1001, "day", "day")),
        spec_of(1, (3, 1002, "n", "identity"), (1, 1000, "amount", "identity")),
    )
    amount = {"type": "bytes", "logicalType": "decimal", "precision": 9, "scale": 2}
    first = entry(data_file([Column(1000, "old_x20name", amount), Column(1001, "day", "int")]))
    second = entry(data_file([Column(1002, "n", "int"), Column(1000, "amount", amount)]))
    manifests = [
        manifest(
            written(first, [row(partition={"old_x20name": Decimal("1.50"), "day": -1})]),
            partition_spec_id=0,
        ),
        manifest(
            written(second, [row(partition={"n": 5, "amount": None})]),
            partition_spec_id=1,
            ordinal=1,
        ),
    ]
    found = entries(manifests, ["spec_id", "partition", "partition.n"], table)
    assert found == [
        {
            "spec_id": 0,
            "partition": {"amount": Decimal("1.50"), "day": dt.date(1969, 12, 31), "n": None},
            "partition.n": None,
        },
        {"spec_id": 1, "partition": {"amount": None, "day": None, "n": 5}, "partition.n": 5},
    ]


def test_partition_value_of_wrong_type_is_null_and_reported():
    table = context(SCHEMA, spec_of(0, (1, 1000, "id", "identity")))
    schema = entry(data_file([Column(1000, "id", "string")]))
    damage: list[ArrowMetaError] = []
    file = written(schema, [row(partition={"id": "x"})], name="m")
    columns = ["partition_is_known", "partition"]
    (found,) = entries(manifest(file), columns, table, on_damage=damage.append)
    assert found == {"partition_is_known": False, "partition": {"id": None}}
    assert str(damage[0]).startswith("m, row 0: partition field id is of type string")


def test_only_manifests_with_invalid_partition_values_are_reported():
    """Manifests of one schema are decoded together."""
    table = context(SCHEMA, spec_of(0, (1, 1000, "id", "identity")))
    schema = entry(data_file([Column(1000, "id", "string")]))
    files = {
        name: manifest(written(schema, [row(partition={"id": one}) for one in ids], name=name))
        for name, ids in {"a": ["1"], "b": ["2", "x"], "c": ["y"], "d": ["3"]}.items()
    }
    damage: list[ArrowMetaError] = []
    columns = ["partition_is_known", "partition.id"]
    batches = ENTRIES.decode(list(files.values()), table, columns, on_damage=damage.append)
    found = pa.Table.from_batches(batches)
    assert found["partition.id"].to_pylist() == [1, None, None, None, 3]
    assert found["partition_is_known"].to_pylist() == [True, False, False, False, True]
    assert [str(error).partition(":")[0] for error in damage] == ["b, row 0", "c, row 0"]


def test_union_partition_field_with_null_partitions_is_reported():
    """Arrow aborts the process when it applies a parent's nulls to a union."""
    columns = [Column(1000, "id", ["long", "string"], is_optional=False)]
    nullable = [column for column in data_file(columns) if column.name != "partition"]
    nullable.append(Column(102, "partition", record("r102", columns)))
    file = written(entry(nullable), [row(partition={"id": 1}), row(partition=None)], name="m")
    damage: list[ArrowMetaError] = []
    table = context(SCHEMA, spec_of(0, (1, 1000, "id", "identity")))
    found = entries(manifest(file), ["partition"], table, on_damage=damage.append)
    assert found == [{"partition": {"id": None}}] * 2
    (error,) = damage
    assert str(error).startswith("m, row 0: partition field id is of type dense_union")


def test_partition_timestamp_out_of_range_is_null_and_reported():
    """Casting such a time to text is an internal error that closes DuckDB's database."""
    schema = schema_of((1, "c", "timestamp"))
    written_as = {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": False}
    values = [0, -(2**63), None]
    rows = [row(partition={"c": value}) for value in values]
    file = written(entry(data_file([Column(1000, "c", written_as)])), rows, name="m")
    damage: list[ArrowMetaError] = []
    table = context(schema, spec_of(0, (1, 1000, "c", "identity")))
    columns = ["partition", "partition_is_known"]
    found = entries(manifest(file), columns, table, on_damage=damage.append)
    assert [one["partition"]["c"] for one in found] == [dt.datetime(1970, 1, 1), None, None]
    assert [one["partition_is_known"] for one in found] == [True, False, True]
    (error,) = damage
    assert str(error).startswith("m, row 1: partition field c is -9223372036854775808 micro")


@pytest.mark.parametrize(
    ("kind", "transform", "written_as"),
    [
        ("timestamp", "hour", {"type": "long", "logicalType": "timestamp-micros"}),
        ("timestamptz", "year", {"type": "long", "logicalType": "timestamp-micros"}),
        ("uuid", "bucket[4]", {"type": "fixed", "name": "u", "size": 16, "logicalType": "uuid"}),
        ("time", "bucket[4]", {"type": "long", "logicalType": "time-micros"}),
        ("fixed[3]", "bucket[4]", {"type": "fixed", "name": "f", "size": 3}),
    ],
)
def test_null_of_void_field_with_source_type_is_not_damage(kind, transform, written_as):
    """Such a null is not damage, though its type differs from that of the field before."""
    schema = schema_of((1, "c", kind))
    specs = [spec_of(0, (1, 1000, "p", transform)), spec_of(1, (1, 1000, "p", "void"))]
    before = entry(data_file([Column(1000, "p", "int")]))
    after = entry(data_file([Column(1000, "p", written_as)]))
    manifests = [
        manifest(written(before, [row(partition={"p": 3})]), partition_spec_id=0),
        manifest(written(after, [row(partition={"p": None})]), partition_spec_id=1, ordinal=1),
    ]
    damage: list[ArrowMetaError] = []
    found = entries(
        manifests, ["spec_id", "partition"], context(schema, *specs), on_damage=damage.append
    )
    assert [(one["spec_id"], one["partition"]) for one in found] == [
        (0, {"p": 3}),
        (1, {"p": None}),
    ]
    assert not damage


def test_bounds_of_reserved_columns_are_decoded():
    def bounds(path: bytes, position: int) -> list[dict[str, Any]]:
        position_bytes = position.to_bytes(8, "little", signed=True)
        return [{"key": 2147483546, "value": path}, {"key": 2147483545, "value": position_bytes}]

    rows = [row(content=1, lower_bounds=bounds(b"a", 3), upper_bounds=bounds(b"b", -1)), row()]
    names = ["reserved_lower_bounds", "reserved_upper_bounds"]
    found = entries(manifest(written(ENTRY, rows)), names)
    nothing = dict.fromkeys(RESERVED_BOUNDS.names)
    lower, upper = ({"deleted_path": p, "deleted_position": n} for p, n in (("a", 3), ("b", -1)))
    assert [tuple(one[name] for name in names) for one in found] == [
        (nothing | lower, nothing | upper),
        (nothing, nothing),
    ]


def test_spec_of_no_or_void_fields_is_unpartitioned():
    table = context(
        SCHEMA,
        spec_of(0),
        spec_of(1, (1, 1000, "id", "identity")),
        spec_of(2, (1, 1000, "id", "void")),
    )
    file = written(ENTRY, [row()])
    manifests = [manifest(file, partition_spec_id=spec_id) for spec_id in range(3)]
    found = entries(manifests, ["spec_is_unpartitioned"], table)
    assert [one["spec_is_unpartitioned"] for one in found] == [True, False, True]


BOUNDED = [
    row(f"d/{i}", lower_bounds=[{"key": 1, "value": i.to_bytes(8, "little")}]) for i in range(200)
]


def test_entry_filter_gets_its_columns_and_keeps_selected_rows():
    file = written(ENTRY, BOUNDED, rows_per_block=50)
    seen: list[pa.RecordBatch] = []

    def keep(batch: pa.RecordBatch) -> np.ndarray:
        seen.append(batch)
        return np.array(pc.greater_equal(batch.column(0), 150))

    only = EntryFilter(columns=("lower_bounds.id", "status"), keep=keep)
    names = ["file_path", "manifest_pos", "lower_bounds.id", "lower_bounds"]
    found = entries(manifest(file), names, only=only)
    assert seen[0].schema.names == ["lower_bounds.id", "status"]
    assert sum(batch.num_rows for batch in seen) == 200
    assert found == [
        {
            "file_path": f"d/{i}",
            "manifest_pos": i,
            "lower_bounds.id": i,
            "lower_bounds": {"id": i, "name": None},
        }
        for i in range(150, 200)
    ]


def test_columns_outside_of_filter_are_decoded_for_kept_entries_only(monkeypatch):
    decoded: list[tuple[int, int]] = []
    decode = iceberg_fields.decode_bounds

    def recorded(found: Any, ids: Any, types: Any, n_rows: int, *more: Any) -> list[pa.Array]:
        decoded.append((len(ids), n_rows))
        return decode(found, ids, types, n_rows, *more)

    monkeypatch.setattr(iceberg_fields, "decode_bounds", recorded)
    only = EntryFilter(
        columns=("lower_bounds.id",),
        keep=lambda batch: np.array(pc.greater_equal(batch.column(0), 150)),
    )
    file = written(ENTRY, BOUNDED)
    found = entries(manifest(file), ["lower_bounds", "upper_bounds"], only=only)
    assert [one["lower_bounds"]["id"] for one in found] == list(range(150, 200))
    assert decoded == [(1, 200), (2, 50), (2, 50)]


def test_batches_without_columns_have_row_counts():
    batches = list(ENTRIES.decode([manifest(written(ENTRY, BOUNDED))], TABLE, []))
    assert sum(batch.num_rows for batch in batches) == 200


@pytest.mark.parametrize(
    ("rows", "reason"), [([row(status=3)], "status is 3"), ([row(content=7)], "unknown content 7")]
)
def test_manifest_with_unknown_status_or_content_is_left_out(rows, reason):
    damage: list[ArrowMetaError] = []
    manifests = [manifest(written(ENTRY, rows, name="bad")), manifest(written(ENTRY, [row("ok")]))]
    names = ["status", "content", "file_path"]
    found = entries(manifests, names, on_damage=damage.append)
    assert [one["file_path"] for one in found] == ["ok"]
    assert [str(error) for error in damage] == [f"bad, row 0: {reason}"]


def test_entry_without_path_is_corrupt():
    schema = entry(data_file([], all_optional=True), all_optional=True)
    with pytest.raises(CorruptMetadataError, match="an entry without file_path"):
        entries(manifest(written(schema, [row(file_path=None)])), ["file_path"])


def test_invalid_manifest_does_not_change_entry_ids_of_others():
    damage: list[ArrowMetaError] = []
    good = written(ENTRY, [row()])
    manifests = [
        manifest(AvroFile.of("other", b"none" + bytes(50))),
        manifest(good, ordinal=1),
        manifest(written({"type": "string"}, ["x"], name="text"), ordinal=2),
    ]
    found = entries(manifests, ["entry_id", "status"], on_damage=damage.append)
    assert found == [{"entry_id": 1 << 32, "status": "added"}]
    assert [str(error).split(":")[0] for error in damage] == ["other, byte 0", "text, row 0"]


FIXED = {"type": "fixed", "name": "fixed_3", "size": 3}


@pytest.mark.parametrize("written_as", [FIXED, "bytes"], ids=["as declared", "with a length"])
def test_fixed_partition_values_are_read_with_or_without_length(written_as):
    def schema(kind: Any) -> dict[str, Any]:
        again = "fixed_3" if kind == FIXED else kind
        columns = [Column(1000, "a", kind), Column(1001, "b", again), Column(1002, "n", "int")]
        return entry(data_file(columns))

    table = context(
        schema_of((1, "a", "fixed[3]"), (2, "b", "fixed[3]"), (3, "n", "int")),
        spec_of(
            0, (1, 1000, "a", "identity"), (2, 1001, "b", "identity"), (3, 1002, "n", "identity")
        ),
    )
    partitions = [{"a": b"abc", "b": None, "n": 1}, {"a": None, "b": b"\0\1\2", "n": None}]
    file = written(schema(written_as), [row(partition=one) for one in partitions])
    declared = declared_as(file, schema(FIXED))
    found = entries(manifest(declared), ["partition", "status"], table)
    assert found == [{"partition": one, "status": "added"} for one in partitions]


def test_damaged_manifest_with_fixed_partition_is_reported_once():
    table = context(schema_of((1, "a", "fixed[3]")), spec_of(0, (1, 1000, "a", "identity")))
    rows = [row(partition={"a": b"abc"})]
    file = written(entry(data_file([Column(1000, "a", FIXED)])), rows, name="m")
    damage: list[ArrowMetaError] = []
    content = bytes(file.data[:-20]) + b"\xff\xff\xff" + bytes(file.data[-17:])
    damaged = AvroFile.of("m", content)
    assert entries(manifest(damaged), ["partition"], table, on_damage=damage.append) == []
    assert len(damage) == 1
