"""Manifest lists of every version, and snapshots that list their manifests inline."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.manifests import SnapshotManifests, TableContext, read_manifest_lists
from arrowmeta.iceberg.metadata import Snapshot
from arrowmeta.model.tables import decoded_schema
from tests import corpus
from tests.iceberg.manifests import (
    LISTED_COLUMNS,
    Column,
    context,
    data_file,
    entry,
    record,
    row,
    schema_of,
    spec_of,
    written,
)
from tests.iceberg.puffin_files import reader_of

SCHEMA = schema_of((1, "id", "long"), (2, "at", "timestamp"), (3, "f", "float"))
TABLE = context(SCHEMA, spec_of(0))
PARTITIONED = context(
    SCHEMA,
    spec_of(0, (2, 1001, "day", "day"), (3, 1002, "f", "identity")),
    spec_of(1, (1, 1000, "id", "identity"), (2, 1001, "at_day", "day")),
)

#: The float whose bytes are those of the integer 7.
FEW = 7 * 2.0**-149

COUNTS = ("added_files_count", "existing_files_count", "deleted_files_count")
ROW_COUNTS = ("added_rows_count", "existing_rows_count", "deleted_rows_count")
SUMMARY = record(
    "r508",
    [
        Column(509, "contains_null", "boolean"),
        Column(518, "contains_nan", "boolean"),
        Column(510, "lower_bound", "bytes"),
        Column(511, "upper_bound", "bytes"),
    ],
)
V2 = record(
    "manifest_file",
    [
        *LISTED_COLUMNS,
        *(Column(504 + i, name, "int") for i, name in enumerate(COUNTS)),
        *(Column(512 + i, name, "long") for i, name in enumerate(ROW_COUNTS)),
        Column(507, "partitions", {"type": "array", "items": SUMMARY}),
        Column(519, "key_metadata", "bytes"),
        Column(520, "first_row_id", "long"),
    ],
)


def columns_of(table: TableContext) -> pa.Schema:
    return decoded_schema("all_manifests", table.shape)


def manifests(file: AvroFile, table: TableContext = TABLE, **options: Any) -> list[dict[str, Any]]:
    found = read_manifest_lists({42: file}, columns_of(table), table.partition, **options)
    found.validate(full=True)
    return found.to_pylist()


def listed(path: str = "m.avro", **values: Any) -> dict[str, Any]:
    return {"manifest_path": path} | values


def test_all_fields_of_a_manifest_are_read():
    facts = {
        "partition_spec_id": 1,
        "sequence_number": 5,
        "min_sequence_number": 4,
        "added_snapshot_id": 9,
        **{name: i for i, name in enumerate((*COUNTS, *ROW_COUNTS))},
        "key_metadata": b"k",
        "first_row_id": 77,
    }
    (found,) = manifests(written(V2, [listed(content=1, manifest_length=99, **facts)]))
    expected = facts | {
        "manifest_path": "m.avro",
        "content": "deletes",
        "length": 99,
        "reference_snapshot_id": 42,
    }
    assert {name: found[name] for name in expected} == expected
    assert found["role"] is None


@pytest.mark.spec("iceberg: manifest lists of version 1")
def test_v1_list_uses_old_names_and_defaults_of_zero():
    names = [name.replace("_files_", "_data_files_") for name in COUNTS]
    columns = [
        Column(500, "manifest_path", "string", False),
        *(Column(504 + i, name, "int") for i, name in enumerate(names)),
    ]
    rows = [listed(**dict.fromkeys(names, 3)), listed("other")]
    for with_ids in (True, False):
        found, other = manifests(written(record("m", columns, with_ids=with_ids), rows))
        assert found["content"] == "data"
        numbers = ("partition_spec_id", "sequence_number", "min_sequence_number")
        assert [found[name] for name in (*numbers, *COUNTS)] == [0, 0, 0, 3, 3, 3]
        # Unknown is not zero.
        assert [other[name] for name in (*COUNTS, *ROW_COUNTS)] == [None] * 6
        assert found["partition_lower"] == {}


def summary(null: bool | None, nan: bool | None, lower: str | None, upper: str | None) -> dict:
    bounds = [None if text is None else bytes.fromhex(text) for text in (lower, upper)]
    return dict(
        zip(
            ("contains_null", "contains_nan", "lower_bound", "upper_bound"),
            (null, nan, *bounds),
            strict=True,
        )
    )


@pytest.mark.spec("iceberg: field summaries, by place in the manifest's own spec")
def test_partition_summaries_follow_fields_of_manifest_spec():
    summaries = [
        [summary(False, None, "01000000", "02000000"), summary(True, True, "0000c03f", None)],
        [summary(True, False, "05000000", "0600000000000000"), summary(False, None, None, None)],
        [summary(False, False, "07000000", "07000000")],
        None,
        [summary(False, False, "07000000", "07000000")] * 5,
    ]
    rows = [
        listed(partition_spec_id=spec_id, partitions=one)
        for spec_id, one in zip((0, 1, 1, 1, 0), summaries, strict=True)
    ]
    found = manifests(written(V2, rows), PARTITIONED)

    def day(number: int) -> dt.date:
        return dt.date(1970, 1, 1) + dt.timedelta(number)

    assert [tuple(one["partition_lower"].values()) for one in found] == [
        (None, day(1), 1.5),
        (5, None, None),
        (7, None, None),
        (None, None, None),
        (None, day(7), FEW),
    ]
    assert [tuple(one["partition_upper"].values()) for one in found] == [
        (None, day(2), None),
        (6, None, None),
        (7, None, None),
        (None, None, None),
        (None, day(7), FEW),
    ]
    assert [tuple(one["partition_contains_null"].values()) for one in found] == [
        (None, False, True),
        (True, False, None),
        (False, None, None),
        (None, None, None),
        (None, False, False),
    ]
    assert [tuple(one["partition_contains_nan"].values()) for one in found][:2] == [
        (None, None, True),
        (False, None, None),
    ]


def test_bounds_of_unknown_transform_are_null():
    """Bytes of numbers may be valid text, too, but the numbers as text are not between them."""
    table = context(SCHEMA, spec_of(0, (1, 1000, "z", "zorder"), (1, 1001, "id", "identity")))
    numbers = summary(True, False, "05000000", "2c010000")
    ids = summary(True, False, "0500000000000000", "0600000000000000")
    (found,) = manifests(written(V2, [listed(partitions=[numbers, ids])]), table)
    assert found["partition_lower"] == {"z": None, "id": 5}
    assert found["partition_upper"] == {"z": None, "id": 6}
    assert found["partition_contains_null"] == {"z": None, "id": True}


def test_summary_with_unreadable_bound_is_unknown():
    nan = "0000c07f"
    summaries = [
        [summary(False, False, "01", "02000000"), summary(True, False, nan, nan)],
        [summary(False, False, None, None), summary(True, False, "0000c03f", None)],
    ]
    rows = [listed(partition_spec_id=0, partitions=one) for one in summaries]
    unread, read = manifests(written(V2, rows), PARTITIONED)
    for name in ("partition_contains_null", "partition_contains_nan"):
        assert list(unread[name].values()) == [None, None, None]
    assert list(read["partition_contains_null"].values()) == [None, False, True]


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (listed(content=2), "content is 2"),
        (listed(""), "a manifest without a path"),
        ({"manifest_path": None}, "a manifest without a path"),
    ],
)
def test_row_with_invalid_content_or_path_is_left_out(bad, reason):
    damage: list[ArrowMetaError] = []
    file = written(V2, [listed("first"), bad, listed("last")], name="list")
    found = manifests(file, on_damage=damage.append)
    assert [one["manifest_path"] for one in found] == ["first", "last"]
    assert [str(error) for error in damage] == [f"list, row 1: {reason}"]


def test_list_with_wrong_field_type_does_not_affect_other_lists():
    columns = [Column(500, "manifest_path", "string"), Column(502, "partition_spec_id", "string")]
    files = [
        written(record("m", columns), [listed("m", partition_spec_id=text)], name=f"list {text}")
        for text in ("1", "one", "2", str(2**40))
    ]
    lists = dict(enumerate(files))
    damage: list[ArrowMetaError] = []
    found = read_manifest_lists(lists, columns_of(TABLE), TABLE.partition, damage.append)
    assert found["reference_snapshot_id"].to_pylist() == [0, 2]
    assert found["partition_spec_id"].to_pylist() == [1, 2]
    assert [str(error).split(":")[0] for error in damage] == [
        "list one, row 0",
        f"list {2**40}, row 0",
    ]


def test_inline_manifests_have_spec_id_of_their_metadata():
    def file(metadata: dict[str, str]) -> bytes:
        return bytes(written(entry(data_file([])), [row()], metadata=metadata).data)

    files = {
        "a": file({"partition-spec-id": "3"}),
        "b": file({}),
        "c": file({"partition-spec-id": "no number"}),
        "e": b"nothing",
    }
    damage: list[ArrowMetaError] = []
    reader = reader_of(files, damage)
    snapshot = Snapshot(7, 0, manifests=list("abcde"))
    table = SnapshotManifests({}, columns_of(TABLE), TABLE.partition, reader).read([snapshot])
    table.validate(full=True)
    found = table.to_pylist()
    assert [one["manifest_path"] for one in found] == list("abcde")
    assert [one["partition_spec_id"] for one in found] == [3, 0, 0, 0, 0]
    assert {one["added_snapshot_id"] for one in found} == {7}
    assert {one["content"] for one in found} == {"data"}
    assert found[3]["length"] is None
    assert found[0]["added_files_count"] is None
    assert [str(error)[:2] for error in damage] == ["e,"]


@pytest.mark.parametrize("path", corpus.files("iceberg/loose_*/**/*.avro"))
def test_loose_manifest_list_is_read_unless_encrypted(path):
    damage: list[ArrowMetaError] = []
    found = manifests(AvroFile.of(path.name, path.read_bytes()), on_damage=damage.append)
    if "encrypted" in path.name:
        assert found == []
        assert "not an Avro container file" in str(damage[0])
    else:
        assert found
        assert not damage
        assert all(one["manifest_path"].endswith(".avro") for one in found)


def list_with(summary_fields: list[Column]) -> dict[str, Any]:
    summary = record("r508", summary_fields)
    items = ["null", summary]
    partitions = {"type": "array", "items": items, "element-id": 508}
    return record(
        "manifest_file",
        [Column(500, "manifest_path", "string"), Column(507, "partitions", partitions)],
    )


def with_union(name: str, field_id: int) -> dict[str, Any]:
    """A summary whose field is a union of two types besides null."""
    plain = list_with([Column(field_id, name, "boolean")])
    [field] = plain["fields"][1]["type"][1]["items"][1]["fields"]
    field["type"] = ["null", "boolean", "string"]
    return plain


@pytest.mark.parametrize(
    ("name", "field_id"), [("contains_null", 509), ("contains_nan", 518), ("lower_bound", 510)]
)
def test_union_field_in_nullable_summary_is_unknown(name, field_id):
    """Arrow aborts the process when it applies a parent's nulls to a union."""
    rows = [listed("a", partitions=[None, {name: True}]), listed("b", partitions=None)]
    found = manifests(written(with_union(name, field_id), rows), PARTITIONED)
    assert [one["manifest_path"] for one in found] == ["a", "b"]
    claims = [one[f"partition_{what}"] for one in found for what in ("contains_null", "lower")]
    assert [value for claim in claims for value in claim.values() if value is not None] == []


def test_union_instead_of_number_is_corrupt():
    schema = record("manifest_file", [Column(500, "manifest_path", "string")])
    schema["fields"].append(
        {"name": "manifest_length", "type": ["long", "string"], "field-id": 501}
    )
    with pytest.raises(CorruptMetadataError, match="manifest_length"):
        manifests(written(schema, [listed(manifest_length="x")]))
