"""What damaged manifests and lists held, and who still has it, over rows written in the test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arrowmeta.catalog.connection import connect_sources
from tests.sql.given_source import GivenSource

#: A manifest is its entries: (file, status, content, rows).
Entry = tuple[str, str, str, int]
STATUSES = ("added", "existing", "deleted")


def listed(path: str, snapshot_id: int, entries: list[Entry]) -> dict[str, Any]:
    """What a list says of a manifest."""
    row: dict[str, Any] = {"manifest_path": path, "reference_snapshot_id": snapshot_id}
    row["content"] = "data" if all(content == "data" for _, _, content, _ in entries) else "deletes"
    for status in STATUSES:
        rows = [rows for _, told, _, rows in entries if told == status]
        row |= {f"{status}_files_count": len(rows), f"{status}_rows_count": sum(rows)}
    return row


def summary(manifests: list[list[Entry]]) -> dict[str, str]:
    """What Iceberg says of a snapshot."""
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


def read(path: str, entries: list[Entry]) -> list[dict[str, Any]]:
    names = ("file_path", "status", "content", "record_count")
    return [dict(zip(names, entry, strict=True)) | {"manifest_path": path} for entry in entries]


def told(
    rows: dict[str, list[dict[str, Any]]], view: str, table_format: str = "iceberg"
) -> list[dict[str, Any]]:
    source = GivenSource(rows, format=table_format, deletes_are_replayed=table_format == "paimon")
    with connect_sources({None: source}, views=[view]) as con:
        return con.sql(f"FROM {view} ORDER BY ALL").to_arrow_table().to_pylist()


def drawn(random: Random, snapshot_id: int) -> dict[str, list[Entry]]:
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


def test_of_an_iceberg_table_all_that_cannot_be_read_is_counted() -> None:
    random = Random(7)
    snapshots, manifests, entries, damage = [], [], [], []
    expected = {}

    def damaged(path: str, kind: str, lost: list[Entry]) -> None:
        # The same file may be damaged at several places.
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
    found = told(rows | {"damage": damage}, "lost_entries")
    assert {row["path"]: (row["lost_files"], row["lost_rows"]) for row in found} == expected
    assert len(found) == len(expected)


@pytest.mark.parametrize(
    ("unsaid", "lost"),
    [
        ({}, (3, 19)),
        ({"total-position-deletes": None}, (3, None)),
        ({"total-delete-files": "0", "total-position-deletes": None}, (2, 10)),
        ({"total-delete-files": None}, (None, 19)),
        ({"added_files_count": None}, (None, 19)),
        ({"added_rows_count": None}, (3, None)),
        ({"existing_files_count": None, "existing_rows_count": None}, (3, 19)),
    ],
)
def test_what_nobody_counted_is_not_known(
    unsaid: dict[str, str | None], lost: tuple[int | None, int | None]
) -> None:
    manifests: list[list[Entry]] = [
        [("a", "added", "data", 5)],
        [("b", "added", "data", 4), ("c", "added", "data", 6)],
        [("d", "added", "position_deletes", 9)],
    ]
    said = {name: text for name, text in (summary(manifests) | unsaid).items() if text is not None}
    of_list = {name: None for name in unsaid if name.endswith("_count")}
    rows = {
        "snapshots": [{"snapshot_id": 7, "manifest_list": "list", "summary": said}],
        "all_manifests": [listed("m0", 7, manifests[0]) | of_list],
        "damage": [{"path": "t/list", "kind": "manifest list", "reason": "cut"}],
    }
    (row,) = told(rows, "lost_entries")
    assert (row["lost_files"], row["lost_rows"]) == lost
