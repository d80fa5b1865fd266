"""Relations of the table metadata, on real tables and on tables written here."""

import datetime as dt
import gzip
import json

import pytest

import arrowmeta
from arrowmeta.iceberg import metadata_tables
from arrowmeta.iceberg.metadata import parse_metadata
from arrowmeta.model.tables import options_table
from tests.corpus import NO_CORPUS
from tests.iceberg.tables import SPEC, metadata_json, snapshot_json
from tests.reference.truth import iceberg_tables

READABLE = [one for one in iceberg_tables() if "error" not in one.truth["java"]]


def read(**changes):
    document = metadata_json(**changes)
    return parse_metadata([json.dumps(document).encode()], "s3://bucket/t/metadata/v3.json")


def opened(table):
    return arrowmeta.open(
        table.folder / table.truth["metadata_file"], format="iceberg", allow_moved_paths=True
    )


@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_snapshots_and_refs_match_java(table):
    found, java = opened(table), table.truth["java"]
    assert found.format_version == java["format_version"]
    assert (found.snapshot_id or -1) == (java["current_snapshot_id"] or -1)
    snapshots = {row["snapshot_id"]: row for row in found.snapshots().to_pylist()}
    for snapshot in java["snapshots"]:
        row = snapshots[snapshot["snapshot_id"]]
        for name in ("sequence_number", "operation", "schema_id"):
            if "error" not in snapshot:
                assert row[name] == snapshot.get(name)
    assert {
        row["name"]: {"type": row["type"], "snapshot_id": row["snapshot_id"]}
        for row in found.refs().to_pylist()
    } == java["refs"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_every_ref_and_snapshot_log_entry_can_be_opened(table):
    found = opened(table)
    for ref in found.refs().to_pylist():
        assert found.at(ref=ref["name"]).snapshot_id == ref["snapshot_id"]
    kept = set(found.snapshots()["snapshot_id"].to_pylist())
    for entry in found.history().to_pylist():
        if entry["snapshot_id"] in kept:
            assert found.at(as_of=entry["made_current_at"]).snapshot_id in kept


def test_snapshots_table_has_all_snapshot_fields():
    (row,) = metadata_tables.snapshots_table(
        read(n_snapshots=1, snapshots=[snapshot_json(1, at=1_700_000_000_123)])
    ).to_pylist()
    assert {key: value for key, value in row.items() if value is not None} == {
        "snapshot_id": 1,
        "sequence_number": 1,
        "schema_id": 0,
        "committed_at": dt.datetime(2023, 11, 14, 22, 13, 20, 123_000, dt.UTC),
        "operation": "append",
        "manifest_list": "s3://bucket/t/metadata/snap-1.avro",
        "summary": [("added-records", "3"), ("total-records", "7")],
        "total_record_count": 7,
        "delta_record_count": 3,
    }


@pytest.mark.parametrize(
    ("summary", "delta"),
    [
        ({"added-records": "3", "deleted-records": "5"}, -2),
        ({"deleted-records": "5"}, -5),
        ({"total-records": "5"}, None),
        ({"added-records": str(2**63 - 1), "deleted-records": "-1"}, None),
    ],
)
def test_delta_record_count_is_added_minus_deleted_records(summary, delta):
    table = metadata_tables.snapshots_table(
        read(n_snapshots=1, snapshots=[snapshot_json(1, summary=summary)])
    )
    assert table["delta_record_count"].to_pylist() == [delta]


def test_refs_table_has_retention_and_snapshot_of_each_ref():
    refs = {"eoy": {"snapshot-id": 1, "type": "tag", "max-ref-age-ms": 5}}
    rows = metadata_tables.refs_table(read(refs=refs)).to_pylist()
    assert [(row["name"], row["type"], row["snapshot_id"]) for row in rows] == [
        ("eoy", "tag", 1),
        ("main", "branch", 2),
    ]
    assert (rows[0]["retention_ms"], rows[1]["retention_ms"]) == (5, None)
    assert rows[0]["committed_at"] == dt.datetime(1970, 1, 1, 0, 0, 1, tzinfo=dt.UTC)


def test_schemas_table_has_a_row_for_each_column():
    rows = metadata_tables.schemas_table(read()).to_pylist()
    assert [(row["name"], row["type"]) for row in rows] == [
        ("id", "long"),
        ("day", "date"),
        ("who", "struct<4: name: optional string>"),
        ("tags", "list<string>"),
    ]
    assert [row["is_partition_key"] for row in rows] == [False, True, False, False]
    assert [row["primary_key_position"] for row in rows] == [0, None, None, None]
    assert [row["nullable"] for row in rows] == [False, True, True, True]
    assert rows[0]["doc"] == "key"


def test_column_with_void_partition_field_is_not_partition_key():
    void = {**SPEC["fields"][0], "transform": "void"}
    rows = metadata_tables.schemas_table(
        read(**{"partition-specs": [{"spec-id": 0, "fields": [void]}]})
    ).to_pylist()
    assert not any(row["is_partition_key"] for row in rows)


def test_options_are_properties_sorted_by_key():
    options = options_table(read(properties={"b": "2", "a": 1}).properties)
    assert options.to_pylist() == [{"key": "a", "value": "1"}, {"key": "b", "value": "2"}]


def test_metadata_file_without_time_has_current_snapshot():
    (row,) = metadata_tables.metadata_log_entries_table(
        read(**{"last-updated-ms": None})
    ).to_pylist()
    assert (row["timestamp"], row["latest_snapshot_id"]) == (None, 2)


@pytest.mark.spec("iceberg: Partition Specs")
def test_specs_table_has_a_row_for_each_field():
    specs = [
        {"spec-id": 0, "fields": []},
        {
            "spec-id": 3,
            "fields": [
                {"source-id": 1, "field-id": 1000, "name": "b", "transform": "bucket[16]"},
                {"source-id": 99, "field-id": 1001, "name": "gone", "transform": "void"},
                {"source-ids": [1, 2], "field-id": 1002, "name": "z", "transform": "zorder"},
            ],
        },
    ]
    found = read(**{"partition-specs": specs, "default-spec-id": 3})
    first, second = (found.current_schema.fields[at].name for at in (0, 1))
    rows = [tuple(row.values()) for row in metadata_tables.specs_table(found).to_pylist()]
    assert rows == [
        (3, 1000, first, "b", "bucket[16]", True, 0),
        (3, 1001, None, "gone", "void", True, 1),
        (3, 1002, f"{first}, {second}", "z", "zorder", True, 2),
    ]


@pytest.mark.spec("iceberg: Sorting")
def test_sort_orders_table_has_a_row_for_each_field():
    orders = [
        {"order-id": 0, "fields": []},
        {
            "order-id": 2,
            "fields": [
                {
                    "transform": "bucket[4]",
                    "source-id": 2,
                    "direction": "desc",
                    "null-order": "nulls-last",
                },
                {"transform": "identity"},
            ],
        },
        {
            "order-id": 1,
            "fields": [
                {
                    "transform": "identity",
                    "source-id": 1,
                    "direction": "asc",
                    "null-order": "nulls-first",
                }
            ],
        },
    ]
    found = read(**{"sort-orders": orders, "default-sort-order-id": 1})
    first, second = (found.current_schema.fields[at].name for at in (0, 1))
    rows = [tuple(row.values()) for row in metadata_tables.sort_orders_table(found).to_pylist()]
    assert rows == [
        (2, second, "bucket[4]", "desc", "nulls-last", False, 0),
        (2, None, "identity", None, None, False, 1),
        (1, first, "identity", "asc", "nulls-first", True, 0),
    ]
    assert metadata_tables.sort_orders_table(read()).num_rows == 0


@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_specs_and_sort_orders_match_the_metadata_file(table):
    data = (table.folder / table.truth["metadata_file"]).read_bytes()
    document = json.loads(gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data)
    found = opened(table)
    for relation, listed, of_id, column in (
        ("specs", "partition-specs", "spec-id", "spec_id"),
        ("sort_orders", "sort-orders", "order-id", "order_id"),
    ):
        written = [
            (one[of_id], field["transform"])
            for one in document.get(listed, ())
            for field in one["fields"]
        ]
        rows = found.relation(relation).to_pylist()
        if listed in document:
            assert [(row[column], row["transform"]) for row in rows] == written


@pytest.mark.spec("iceberg: Default values")
def test_column_defaults_are_shown_as_text_or_json():
    fields = [
        {"id": 1, "name": "a", "required": False, "type": "int", "initial-default": 4},
        {"id": 2, "name": "b", "required": False, "type": "string", "write-default": "x"},
        {"id": 3, "name": "c", "required": False, "type": "boolean", "write-default": False},
        {"id": 4, "name": "d", "required": False, "type": "double"},
    ]
    schema = {"type": "struct", "schema-id": 0, "fields": fields}
    found = metadata_tables.schemas_table(read(**{"schemas": [schema], "current-schema-id": 0}))
    defaults = zip(
        *(found[f"{when}_default"].to_pylist() for when in ("initial", "write")), strict=True
    )
    assert list(defaults) == [("4", None), (None, "x"), (None, "false"), (None, None)]
