"""Undamaged snapshots that still have the entries lost in damaged manifests and lists.

What is lost is in `tests/cases/sql/losses.txt`.
"""

from datetime import datetime
from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of

STATUSES = ("added", "existing", "deleted")
SIGN = {"added": 1, "existing": 1, "deleted": -1}


def rows_of(file):
    return "abc".index(file) + 1


def history(snapshots, manifests, lost=()):
    """A table with a chain of snapshots, and manifests that cannot be read.

    An entry is its file, status and snapshot, and where its deletion vector is.
    """
    entries = {path: [one.split() for one in held.split(", ")] for path, held in manifests.items()}
    rows: dict[str, list[dict[str, Any]]] = {
        "damage": [{"path": path, "kind": "manifest", "reason": "cut"} for path in lost]
    }
    rows["snapshots"] = [
        {
            "snapshot_id": snapshot_id,
            "committed_at": datetime(2026, 1, 1 + at),
            "parent_id": parent,
            "total_record_count": sum(
                SIGN[status] * rows_of(file)
                for path in snapshots[snapshot_id].split()
                for file, status, *_ in entries[path]
            ),
        }
        for at, (parent, snapshot_id) in enumerate(zip([None, *snapshots], snapshots, strict=False))
    ]
    rows["all_manifests"] = [
        {"manifest_path": path, "reference_snapshot_id": snapshot_id, "content": "data"}
        | {
            f"{status}_{what}_count": sum(
                rows_of(file) if what == "rows" else 1
                for file, told, *_ in entries[path]
                if told == status
            )
            for status in STATUSES
            for what in ("files", "rows")
        }
        for snapshot_id, paths in snapshots.items()
        for path in paths.split()
    ]
    rows["all_entries"] = [
        {"file_path": file, "status": status, "content": "data", "record_count": rows_of(file)}
        | {"manifest_path": path, "snapshot_id": int(writer)}
        | {"content_offset": int(offset[0]) if offset else None}
        for path, held in entries.items()
        if path not in lost
        for file, status, writer, *offset in held
    ]
    return rows


def recoverable(rows, table_format):
    source = GivenSource(rows, format=table_format, deletes_are_replayed=table_format == "paimon")
    with views_of(source, "recoverable_snapshots") as con:
        query = "SELECT snapshot_id, recoverable_from FROM recoverable_snapshots"
        return set(con.execute(query).fetchall())


BOTH = ("iceberg", "paimon")
#: Ids are in no order; `c` has as many rows as `a` and `b` together.
ALL = (
    {50: "m0", 20: "m0 m1", 30: "all", 40: "all m3", 10: "m3"},
    {"m0": "a added 50", "m1": "b added 20", "all": "a existing 50, b existing 20",
     "m3": "c added 40"},
)  # fmt: skip
#: Paimon has both entries of the deleted `b`, so one file is left.
DELETED = (
    {1: "m0", 2: "m0 m1", 3: "m2"},
    {"m0": "a added 1, b added 1", "m1": "b deleted 2", "m2": "a added 1"},
)
EXPIRED = {1: "m0", 2: "m1"}, dict.fromkeys(("m0", "m1"), "a existing 9")
OTHERS = (
    {1: "m0", 2: "m1", 3: "m2 m3"},
    {**dict.fromkeys(("m0", "m1"), "a existing 1, b existing 1"), "m2": "a existing 1",
     "m3": "b existing 1"},
)  # fmt: skip
NEAREST = (
    {at: "own" if at == 88 else "m" for at in range(100, 75, -1)},
    {"m": "a added 100", "own": "a existing 100"},
)
VECTORS = (
    {1: "m0", 2: "m1 m2"},
    {"m0": "a existing 1 4", "m1": "a existing 1 4", "m2": "a existing 1 5"},
)


@pytest.mark.parametrize(("of", "formats", "lost", "expected"), [
    (ALL, BOTH, ["all"], {(30, 20), (40, 20)}), (ALL, BOTH, ["m1"], {(20, 30), (20, 40)}),
    (ALL, BOTH, ["m0"], {(50, 30), (50, 40), (20, 30), (20, 40)}), (ALL, BOTH, ["m3"], set()),
    (DELETED, BOTH[1:], ["m2"], {(3, 2)}), (DELETED, BOTH[1:], ["m0"], set()),
    (EXPIRED, BOTH[:1], ["m1"], {(2, 1)}), (OTHERS, BOTH[:1], ["m1", "m2"], {(2, 1), (3, 1)}),
    (NEAREST, BOTH[:1], ["own"], {(88, other) for other in range(80, 97) if other != 88}),
    # Deletion vectors of one file are told apart by their offset.
    (VECTORS, BOTH[:1], ["m1"], {(2, 1)}),
])  # fmt: skip
def test_lost_files_are_recoverable(of, formats, lost, expected):
    for table_format in formats:
        assert recoverable(history(*of, lost), table_format) == expected


def test_deleted_file_is_not_recoverable_from_iceberg():
    rows = history(*DELETED, ["m2"])
    rows["all_manifests"] = [row for row in rows["all_manifests"] if row["manifest_path"] != "m1"]
    assert recoverable(rows, "iceberg") == set()


def test_lost_paimon_list_is_recoverable_from_parent_and_child():
    ids = (1, 2, 3, 4)
    rows = history({at: f"m{at}" for at in ids}, {f"m{at}": "a added 1" for at in ids})
    rows["snapshots"][1]["base_manifest_list"] = "list2"
    del rows["all_manifests"][1]
    rows["damage"] = [{"path": "t/list2", "kind": "manifest list", "reason": "cut"}]
    assert recoverable(rows, "paimon") == {(2, 1), (2, 3)}


@pytest.mark.parametrize(("opened", "found_in"), [(1, [2, 4]), (3, []), (4, [])])
def test_damage_shows_losses_of_open_snapshot_or_else_latest(opened, found_in):
    manifests = dict.fromkeys(("m0", "m1"), "a existing 1") | {"m2": "a existing 1, b existing 1"}
    rows = history({1: "m0", 2: "m1", 3: "m0 m2", 4: "m1"}, manifests, ["m0"])
    rows["damage"] += [{"path": "t/schema-0", "kind": "schema", "reason": "it is cut"}]
    source = GivenSource(rows, format="iceberg", deletes_are_replayed=False, snapshot_id=opened)
    with views_of(source, "damage") as con:
        said = con.sql("SELECT kind, lost_files, recoverable_from FROM damage ORDER BY kind")
        of_manifest, of_schema = said.fetchall()
    assert of_manifest == ("manifest", 1, found_in)
    assert of_schema == ("schema", None, None)
