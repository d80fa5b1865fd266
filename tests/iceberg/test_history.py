"""Snapshot selection by id, branch, tag and time, and the schema used with each."""

import json

import pytest

from arrowmeta.errors import SnapshotNotFoundError
from arrowmeta.iceberg.metadata import line_of, parse_metadata
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json


def read(**changes):
    """Three snapshots in schema 0, where the current schema is 1; a branch and a tag."""
    refs = {
        "main": {"snapshot-id": 3, "type": "branch"},
        "audit": {"snapshot-id": 2, "type": "branch"},
        "first": {"snapshot-id": 1, "type": "tag"},
        "lost": {"snapshot-id": 9, "type": "tag"},
    }
    two = {
        "schemas": [schema_json("int"), schema_json("long", schema_id=1)],
        "current-schema-id": 1,
        "partition-specs": [{"spec-id": 0, "fields": []}],
    }
    document = metadata_json(n_snapshots=3, **{"refs": refs, **two, **changes})
    return parse_metadata([json.dumps(document).encode()], "v1.metadata.json")


def chosen(choice):
    return choice.snapshot and choice.snapshot.snapshot_id, choice.schema.id


@pytest.mark.spec("iceberg: SnapshotUtil.schemaFor")
def test_branch_uses_current_schema_and_other_choices_snapshot_schema():
    metadata = read()
    assert chosen(metadata.current()) == (3, 1)
    assert chosen(metadata.by_ref("main")) == (3, 1)
    assert chosen(metadata.by_ref("audit")) == (2, 1)
    assert chosen(metadata.by_ref("first")) == (1, 0)
    assert chosen(metadata.by_id(3)) == (3, 0)
    assert chosen(metadata.as_of("1970-01-01T00:00:03")) == (3, 0)


@pytest.mark.parametrize("schema_id", [None, 5])
def test_snapshot_without_known_schema_uses_current_schema(schema_id):
    metadata = read(
        snapshots=[snapshot_json(1, **{"schema-id": schema_id})],
        **{"current-snapshot-id": None, "refs": {}},
    )
    assert chosen(metadata.by_id(1)) == (1, 1)


def test_table_without_snapshot_has_current_schema():
    metadata = read(**{"current-snapshot-id": -1, "refs": {}, "snapshots": []})
    assert chosen(metadata.current()) == (None, 1)


@pytest.mark.spec("iceberg: Point in Time Reads, the snapshot log tells")
@pytest.mark.parametrize(
    ("moment", "snapshot_id"),
    [("00:00:01", 1), ("00:00:01.999", 1), ("00:00:02", 3), ("00:00:05", 2), ("00:01", 2)],
)
def test_as_of_uses_snapshot_log_not_snapshot_times(moment, snapshot_id):
    log = [(1000, 1), (2000, 2), (2000, 3), (4000, 2)]
    metadata = read(
        **{"snapshot-log": [{"timestamp-ms": at, "snapshot-id": one} for at, one in log]}
    )
    assert metadata.as_of(f"1970-01-01T{moment}").snapshot.snapshot_id == snapshot_id


def test_later_entry_wins_in_unordered_snapshot_log():
    log = [(2000, 2), (1000, 1)]
    metadata = read(
        **{"snapshot-log": [{"timestamp-ms": at, "snapshot-id": one} for at, one in log]}
    )
    assert metadata.current_ids((999, 1000, 2000)) == [None, 1, 1]


@pytest.mark.parametrize(
    ("choose", "message"),
    [
        (lambda m: m.by_id(7), "has no snapshot 7; it has 1, 2, 3"),
        (lambda m: m.by_ref("x"), "no branch or tag 'x'; it has main, audit, first, lost"),
        (lambda m: m.by_ref("lost"), "has no snapshot 9"),
        (lambda m: m.as_of("1969-01-01"), "snapshot log begins at 1970-01-01T00:00:01"),
    ],
)
def test_error_for_missing_snapshot_lists_available_ones(choose, message):
    with pytest.raises(SnapshotNotFoundError, match=message):
        choose(read())


def test_as_of_without_snapshot_log_raises_error():
    with pytest.raises(SnapshotNotFoundError, match="snapshot log is empty"):
        read(**{"snapshot-log": []}).as_of("2024-05-01")


def test_ancestors_end_at_expired_snapshot():
    chain = [snapshot_json(3, parent=2), snapshot_json(2, parent=1), snapshot_json(9)]
    parents = read(snapshots=chain).snapshots.values_by_id("parent_snapshot_id")
    assert line_of(parents, 3) == [3, 2, 1]


def test_cycle_of_parent_snapshots_ends():
    chain = [snapshot_json(3, parent=2), snapshot_json(2, parent=3)]
    parents = read(snapshots=chain).snapshots.values_by_id("parent_snapshot_id")
    assert line_of(parents, 3) == [3, 2]
