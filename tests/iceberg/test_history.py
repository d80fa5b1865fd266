"""Snapshot selection by id, branch, tag and time, and the schema used with each."""

import json

import pytest

import arrowmeta
from arrowmeta.errors import SnapshotNotFoundError
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write


@pytest.fixture
def table(tmp_path):
    """Open three snapshots in schema 0, where the current schema is 1; a branch and a tag."""

    def opened(**changes):
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
        return arrowmeta.open(write(tmp_path, "v1.metadata.json", json.dumps(document)))

    return opened


def chosen(table):
    """The snapshot, and the id of the schema, of which the first has an integer of 32 bits."""
    return table.snapshot_id, {"int32": 0, "int64": 1}[str(table.schema.field("c1").type)]


@pytest.mark.spec("iceberg: SnapshotUtil.schemaFor")
def test_branch_uses_current_schema_and_other_choices_snapshot_schema(table):
    opened = table()
    assert chosen(opened) == (3, 1)
    assert chosen(opened.at(ref="main")) == (3, 1)
    assert chosen(opened.at(ref="audit")) == (2, 1)
    assert chosen(opened.at(ref="first")) == (1, 0)
    assert chosen(opened.at(snapshot_id=3)) == (3, 0)
    assert chosen(opened.at(as_of="1970-01-01T00:00:03")) == (3, 0)


@pytest.mark.parametrize("schema_id", [None, 5])
def test_snapshot_without_known_schema_uses_current_schema(table, schema_id):
    snapshots = [snapshot_json(1, **{"schema-id": schema_id})]
    opened = table(snapshots=snapshots, **{"current-snapshot-id": None, "refs": {}})
    assert chosen(opened.at(snapshot_id=1)) == (1, 1)


def test_table_without_snapshot_has_current_schema(table):
    opened = table(**{"current-snapshot-id": -1, "refs": {}, "snapshots": []})
    assert chosen(opened) == (None, 1)


@pytest.mark.spec("iceberg: Point in Time Reads, the snapshot log tells")
@pytest.mark.parametrize(
    ("log", "moment", "snapshot_id"),
    [
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:01", 1),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:01.999", 1),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:02", 3),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:05", 2),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:01", 2),
        # A later entry wins.
        ([(2000, 2), (1000, 1)], "00:00:01", 1),
        ([(2000, 2), (1000, 1)], "00:00:02", 1),
    ],
)
def test_as_of_uses_snapshot_log_not_snapshot_times(table, log, moment, snapshot_id):
    entries = [{"timestamp-ms": at, "snapshot-id": one} for at, one in log]
    opened = table(**{"snapshot-log": entries})
    assert opened.at(as_of=f"1970-01-01T{moment}").snapshot_id == snapshot_id


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"snapshot_id": 7}, "has no snapshot 7; it has 1, 2, 3"),
        ({"ref": "x"}, "no branch or tag 'x'; it has main, audit, first, lost"),
        ({"ref": "lost"}, "has no snapshot 9"),
        ({"as_of": "1969-01-01"}, "snapshot log begins at 1970-01-01T00:00:01"),
    ],
)
def test_error_for_missing_snapshot_lists_available_ones(table, asked, message):
    with pytest.raises(SnapshotNotFoundError, match=message):
        table().at(**asked)


def test_as_of_without_snapshot_log_raises_error(table):
    with pytest.raises(SnapshotNotFoundError, match="snapshot log is empty"):
        table(**{"snapshot-log": []}).at(as_of="2024-05-01")


@pytest.mark.parametrize(
    ("parents", "ancestors"),
    [({3: 2, 2: 1, 9: None}, {3, 2, 1}), ({3: 2, 2: 3}, {3, 2})],  # an expired one, and a cycle
)
def test_ancestors_of_the_current_snapshot_end(table, parents, ancestors):
    snapshots = [snapshot_json(one, parent=parent) for one, parent in parents.items()]
    log = [{"timestamp-ms": 1000 * one, "snapshot-id": one} for one in (1, 2, 3, 9)]
    rows = table(snapshots=snapshots, **{"snapshot-log": log}).history().to_pylist()
    assert {row["snapshot_id"] for row in rows if row["is_current_ancestor"]} == ancestors
