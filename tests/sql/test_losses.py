"""Entries lost in damaged manifests and lists, and snapshots that still have them."""

from datetime import datetime
from random import Random
from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of

#: A manifest is its entries: (file, status, content, rows).
Entry = tuple[str, str, str, int]
STATUSES = ("added", "existing", "deleted")


def listed(path, snapshot_id, entries):
    """The row of a manifest in a manifest list."""
    row: dict[str, Any] = {"manifest_path": path, "reference_snapshot_id": snapshot_id}
    row["content"] = "data" if all(content == "data" for _, _, content, _ in entries) else "deletes"
    for status in STATUSES:
        rows = [rows for _, told, _, rows in entries if told == status]
        row |= {f"{status}_files_count": len(rows), f"{status}_rows_count": sum(rows)}
    return row


def summary(manifests):
    """The totals in the summary of an Iceberg snapshot."""
    live = [entry for entries in manifests for entry in entries if entry[1] != "deleted"]
    totals = {
        "total-data-files": [1 for _, _, content, _ in live if content == "data"],
        "total-delete-files": [1 for _, _, content, _ in live if content != "data"],
        "total-records": [rows for _, _, content, rows in live if content == "data"],
        "total-position-deletes": [
            rows for _, _, content, rows in live if content == "position_deletes"
        ],
        "total-equality-deletes": [
            rows for _, _, content, rows in live if content == "equality_deletes"
        ],
    }
    return {name: str(sum(counts)) for name, counts in totals.items()}


def read(path, entries):
    names = ("file_path", "status", "content", "record_count")
    return [dict(zip(names, entry, strict=True)) | {"manifest_path": path} for entry in entries]


def view_rows(rows, view, table_format="iceberg"):
    source = GivenSource(rows, format=table_format, deletes_are_replayed=table_format == "paimon")
    with views_of(source, view) as con:
        return con.sql(f"FROM {view} ORDER BY ALL").to_arrow_table().to_pylist()


def drawn(random, snapshot_id):
    """The manifests of a snapshot."""
    contents = ["data", "position_deletes", "equality_deletes"]
    manifests: dict[str, list[Entry]] = {}
    for at in range(random.randint(1, 4)):
        path, content = f"m{snapshot_id}-{at}", random.choice(contents)
        manifests[path] = [
            (f"{path}-{file}", random.choice(STATUSES), content, random.randrange(10))
            for file in range(random.randint(0, 4))
        ]
    return manifests


def test_lost_entries_of_iceberg_are_counted():
    random = Random(7)
    snapshots, manifests, entries, damage = [], [], [], []
    expected = {}

    def damaged(path, kind, lost):
        # One file may have several places of damage.
        damage.extend(2 * [{"path": path, "kind": kind, "reason": "cut"}])
        rows = [rows for _, status, _, rows in lost if status != "deleted"]
        expected[path] = (len(rows), sum(rows))

    for snapshot_id in range(60):
        path, held = f"t/list{snapshot_id}-", drawn(random, snapshot_id)
        said = {"manifest_list": path, "summary": summary(list(held.values()))}
        snapshots.append({"snapshot_id": snapshot_id} | said)
        readable = {name for name in held if random.random() < 0.5}
        for name in readable:
            manifests.append(listed(name, snapshot_id, held[name]))
            kept = random.randint(0, len(held[name]))
            entries.extend(read(name, held[name][:kept]))
            if random.random() < 0.5:
                damaged(name, "manifest", held[name][kept:])
        if readable < held.keys():
            damaged(
                f"file:{path}",
                "manifest list",
                [entry for name in held.keys() - readable for entry in held[name]],
            )
    rows = {"snapshots": snapshots, "all_manifests": manifests, "all_entries": entries}
    found = view_rows(rows | {"damage": damage}, "lost_entries")
    assert {row["path"]: (row["lost_files"], row["lost_rows"]) for row in found} == expected
    assert len(found) == len(expected)


#: What snapshots and lists leave out, and the files and rows that are then known to be lost.
UNSAID: list[tuple[dict[str, str | None], tuple[int | None, int | None]]] = [
    ({}, (3, 19)),
    ({"total-position-deletes": None}, (3, None)),
    ({"total-delete-files": "0", "total-position-deletes": None}, (2, 10)),
    ({"total-delete-files": None}, (None, 19)),
    ({"added_files_count": None}, (None, 19)),
    ({"added_rows_count": None}, (3, None)),
    ({"existing_files_count": None, "existing_rows_count": None}, (3, 19)),
]


def test_lost_entries_are_null_without_counts():
    manifests: list[list[Entry]] = [
        [("a", "added", "data", 5)],
        [("b", "added", "data", 4), ("c", "added", "data", 6)],
        [("d", "added", "position_deletes", 9)],
    ]
    rows: dict[str, list[dict[str, Any]]] = {"snapshots": [], "all_manifests": [], "damage": []}
    for at, (unsaid, _) in enumerate(UNSAID):
        said = {k: text for k, text in (summary(manifests) | unsaid).items() if text is not None}
        of_list = {name: None for name in unsaid if name.endswith("_count")}
        place = {"snapshot_id": at, "manifest_list": f"list{at}-"}
        rows["snapshots"].append(place | {"summary": said})
        rows["all_manifests"].append(listed(f"m{at}", at, manifests[0]) | of_list)
        rows["damage"].append({"path": f"t/list{at}-", "kind": "manifest list", "reason": "cut"})
    found = view_rows(rows, "lost_entries")
    assert {row["path"]: (row["lost_files"], row["lost_rows"]) for row in found} == {
        f"t/list{at}-": lost for at, (_, lost) in enumerate(UNSAID)
    }


def test_lost_rows_of_paimon_are_total_minus_readable_rows():
    random = Random(7)
    snapshots, manifests, entries, damage = [], [], [], []
    expected: dict[str, tuple[int | None, int | None]] = {}
    for snapshot_id in range(60):
        held = [
            (f"m{snapshot_id}-{at}", random.choice(["added", "added", "deleted"]))
            for at in range(random.randint(1, 3))
        ]
        files: dict[str, list[Entry]] = {
            path: [(f"{path}-{i}", status, "data", random.randrange(10)) for i in range(3)]
            for path, status in held
        }
        sign = {"added": 1, "deleted": -1}
        rows = {path: sum(sign[one[1]] * one[3] for one in files[path]) for path in files}
        lists = {role: f"{role}{snapshot_id}-" for role in ("base", "delta")}
        said = {f"{role}_manifest_list": name for role, name in lists.items()}
        total = {"total_record_count": sum(rows.values())}
        snapshots.append({"snapshot_id": snapshot_id} | said | total)
        of_list = random.random() < 0.4
        lost = {path for path in files if random.random() < 0.4} if not of_list else {held[0][0]}
        for path in files.keys() - lost if of_list else files:
            manifests.append(listed(path, snapshot_id, files[path]))
            entries.extend(read(path, files[path] if path not in lost else files[path][:1]))
        gone = [one for path in lost for one in files[path][0 if of_list else 1 :]]
        net = sum(sign[status] * count for _, status, _, count in gone)
        counted = net if len(lost) == 1 and net >= 0 else None
        if of_list:
            path = f"t/{lists[random.choice(['base', 'delta'])]}"
            damage.append({"path": path, "kind": "manifest list", "reason": "cut"})
            expected[path] = (None, counted)
            continue
        for path in lost:
            damage.append({"path": path, "kind": "manifest", "reason": "cut"})
            is_added = dict(held)[path] == "added"
            expected[path] = (2, counted) if is_added else (0, None)
    rows = {"snapshots": snapshots, "all_manifests": manifests, "all_entries": entries}
    found = view_rows(rows | {"damage": damage}, "lost_entries", "paimon")
    assert {row["path"]: (row["lost_files"], row["lost_rows"]) for row in found} == expected
    assert len(found) == len(expected)


def history(snapshots, manifests):
    """A table with a chain of snapshots; an entry is its file, status and snapshot."""
    entries = {path: [one.split() for one in held.split(", ")] for path, held in manifests.items()}
    told_of: dict[str, list[Entry]] = {
        path: [(file, status, "data", "abc".index(file) + 1) for file, status, _ in held]
        for path, held in entries.items()
    }
    sign = {"added": 1, "existing": 1, "deleted": -1}
    listed_in = {snapshot_id: paths.split() for snapshot_id, paths in snapshots.items()}
    return {
        "snapshots": [
            {
                "snapshot_id": snapshot_id,
                "committed_at": datetime(2026, 1, 1 + at),
                "parent_id": parent,
                "total_record_count": sum(
                    sign[status] * count
                    for path in listed_in[snapshot_id]
                    for _, status, _, count in told_of[path]
                ),
            }
            for at, (parent, snapshot_id) in enumerate(
                zip([None, *snapshots], snapshots, strict=False)
            )
        ],
        "all_manifests": [
            listed(path, snapshot_id, told_of[path])
            for snapshot_id, paths in listed_in.items()
            for path in paths
        ],
        "all_entries": [
            row | {"snapshot_id": int(writer)}
            for path, held in entries.items()
            for row, (_, _, writer) in zip(read(path, told_of[path]), held, strict=True)
        ],
    }


def without(rows, *paths):
    """The same rows, with manifests that cannot be read."""
    damage = [{"path": path, "kind": "manifest", "reason": "cut"} for path in paths]
    left = [row for row in rows["all_entries"] if row["manifest_path"] not in paths]
    return rows | {"all_entries": left, "damage": damage}


def pairs(rows, table_format):
    found = view_rows(rows, "recoverable_snapshots", table_format)
    return {(row["snapshot_id"], row["recoverable_from"]) for row in found}


BOTH = ("iceberg", "paimon")
TIMES = range(100, 75, -1)
#: Snapshots and manifests; then the formats, the manifests that are lost, and the snapshots that
#: lost them with those that have all of their files.
HISTORIES: dict[str, tuple[dict[int, str], dict[str, str], list[Any]]] = {
    # Ids are in no order; `c` has as many rows as `a` and `b` together.
    "from a snapshot that has all": (
        {50: "m0", 20: "m0 m1", 30: "all", 40: "all m3", 10: "m3"},
        {
            "m0": "a added 50",
            "m1": "b added 20",
            "all": "a existing 50, b existing 20",
            "m3": "c added 40",
        },
        [
            (BOTH, ["all"], {(30, 20), (40, 20)}),
            (BOTH, ["m1"], {(20, 30), (20, 40)}),
            (BOTH, ["m0"], {(50, 30), (50, 40), (20, 30), (20, 40)}),
            (BOTH, ["m3"], set()),
        ],
    ),
    # Paimon has both entries of the deleted `b`, so one file is left.
    "without a deleted file": (
        {1: "m0", 2: "m0 m1", 3: "m2"},
        {"m0": "a added 1, b added 1", "m1": "b deleted 2", "m2": "a added 1"},
        [(["paimon"], ["m2"], {(3, 2)}), (["paimon"], ["m0"], set())],
    ),
    "of an expired snapshot": (
        {1: "m0", 2: "m1"},
        {"m0": "a existing 9", "m1": "a existing 9"},
        [(["iceberg"], ["m1"], {(2, 1)})],
    ),
    "despite damage in others": (
        {1: "m0", 2: "m1", 3: "m2 m3"},
        {
            **dict.fromkeys(("m0", "m1"), "a existing 1, b existing 1"),
            "m2": "a existing 1",
            "m3": "b existing 1",
        },
        [(["iceberg"], ["m1", "m2"], {(2, 1), (3, 1)})],
    ),
    "from the nearest snapshots only": (
        {at: "own" if at == 88 else "m" for at in TIMES},
        {"m": "a added 100", "own": "a existing 100"},
        [(["iceberg"], ["own"], {(88, other) for other in range(80, 97) if other != 88})],
    ),
}


@pytest.mark.parametrize("name", HISTORIES)
def test_lost_files_are_recoverable(name):
    snapshots, manifests, answers = HISTORIES[name]
    rows = history(snapshots, manifests)
    for formats, lost, expected in answers:
        for table_format in formats:
            assert pairs(without(rows, *lost), table_format) == expected, lost


def test_deleted_file_is_not_recoverable_from_iceberg():
    rows = history(*HISTORIES["without a deleted file"][:2])
    rows["all_manifests"] = [row for row in rows["all_manifests"] if row["manifest_path"] != "m1"]
    assert pairs(without(rows, "m2"), "iceberg") == set()


def test_lost_paimon_list_is_recoverable_from_parent_and_child():
    ids = (1, 2, 3, 4)
    rows = history({at: f"m{at}" for at in ids}, {f"m{at}": "a added 1" for at in ids})
    rows["snapshots"][1]["base_manifest_list"] = "list2"
    rows["all_manifests"] = [
        row for row in rows["all_manifests"] if row["reference_snapshot_id"] != 2
    ]
    damage = [{"path": "t/list2", "kind": "manifest list", "reason": "cut"}]
    assert pairs(rows | {"damage": damage}, "paimon") == {(2, 1), (2, 3)}


def test_deletion_vectors_of_one_file_are_distinguished_by_offset():
    rows = history({1: "m0", 2: "m1 m2"}, dict.fromkeys(("m0", "m1", "m2"), "a existing 1"))
    for row in rows["all_entries"]:
        row["content_offset"] = 5 if row["manifest_path"] == "m2" else 4
    assert pairs(without(rows, "m1"), "iceberg") == {(2, 1)}


@pytest.mark.parametrize(("opened", "found_in"), [(1, [2, 4]), (3, []), (4, [])])
def test_damage_shows_losses_of_open_snapshot_or_else_latest(opened, found_in):
    both = "a existing 1, b existing 1"
    manifests = {"m0": "a existing 1", "m1": "a existing 1", "m2": both}
    rows = history({1: "m0", 2: "m1", 3: "m0 m2", 4: "m1"}, manifests)
    rows = without(rows, "m0")
    rows["damage"] += [{"path": "t/schema-0", "kind": "schema", "reason": "it is cut"}]
    source = GivenSource(rows, format="iceberg", deletes_are_replayed=False, snapshot_id=opened)
    with views_of(source, "damage") as con:
        said = con.sql("SELECT kind, lost_files, recoverable_from FROM damage ORDER BY kind")
        of_manifest, of_schema = said.fetchall()
    assert of_manifest == ("manifest", 1, found_in)
    assert of_schema == ("schema", None, None)
