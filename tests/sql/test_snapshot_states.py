"""Snapshots compared with their parents: lost files, and rows that a rewrite added."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of
from tests.sql.run_checks import found

Row = dict[str, Any]
LOST, MORE = "append_lost_files", "rewrite_added_rows"


def entries(
    manifest: str, added_by: int, status: str = "added", rows: int | None = 5, n_files: int = 1
) -> list[Row]:
    """Return entries of files with so many rows in a manifest."""
    shared = {"manifest_path": manifest, "status": status, "content": "data"}
    return [
        shared | {"snapshot_id": added_by, "record_count": rows, "file_path": f"{manifest}{at}"}
        for at in range(n_files)
    ]


def tables(
    operation: str, lists: dict[int, dict[str, int]], *listed: list[Row], **more: Any
) -> dict[str, list[Row]]:
    """Return a table whose last snapshot has an operation.

    Args:
        operation: of snapshot 2.
        lists: by snapshot, the manifests in its list, with the snapshots that wrote them.
        listed: entries of manifests.
        more: other relations.
    """
    return {
        "snapshots": [
            {"snapshot_id": 1, "operation": "append", "committed_at": 1},
            {"snapshot_id": 2, "parent_id": 1, "operation": operation, "committed_at": 2},
        ],
        "all_manifests": [
            {"manifest_path": path, "content": "data", "reference_snapshot_id": snapshot_id}
            | {"added_snapshot_id": added_by}
            for snapshot_id, manifests in lists.items()
            for path, added_by in manifests.items()
        ],
        "all_entries": [entry for some in listed for entry in some],
    } | more


def test_append_without_a_manifest_of_its_parent_lost_its_files() -> None:
    first = {"a": 1, "b": 1}
    held = [entries("a", 1, n_files=2), entries("b", 1), entries("c", 2)]
    assert found(LOST, "iceberg", **tables("append", {1: first, 2: first | {"c": 2}}, *held)) == []
    rows = tables("append", {1: first, 2: {"a": 1, "c": 2}}, *held)
    with views_of(GivenSource(rows, format="iceberg", deletes_are_replayed=False), LOST) as con:
        (said,) = con.execute(f"SELECT expected, actual, detail FROM {LOST}").fetchall()
    detail = "the append lost 1 file, 5 rows of snapshot 1; its list lacks b"
    assert said == ("3 files, 15 rows", "2 files, 10 rows", detail)
    assert found(LOST, "iceberg", **rows | {"all_manifests": rows["all_manifests"][:2]})
    for other in ("overwrite", "replace", "delete"):
        assert found(LOST, "iceberg", **tables(other, {1: first, 2: {"c": 2}}, *held)) == []


def test_append_may_merge_manifests() -> None:
    old = entries("a", 1, n_files=3)
    for kept, is_lost in ((3, False), (2, True)):
        merged = entries("m", 1, "existing", n_files=kept) + entries("m", 2)
        rows = tables("append", {1: {"a": 1}, 2: {"m": 2}}, old, merged)
        assert found(LOST, "iceberg", **rows) == ["snapshot 2"] * is_lost
    # Without the status of the files of others, it is unknown which of them are kept.
    wrong = entries("m", 1, "added", n_files=3) + entries("m", 2)
    assert found(LOST, "iceberg", **tables("append", {1: {"a": 1}, 2: {"m": 2}}, old, wrong)) == []


def test_lost_files_of_damaged_snapshots_are_not_reported() -> None:
    held = entries("a", 1), entries("c", 2)
    rows = tables("append", {1: {"a": 1}, 2: {"c": 2}}, *held)
    assert found(LOST, "iceberg", **rows) == ["snapshot 2"]
    for path in ("a", "c"):
        damage = [{"path": path, "kind": "manifest", "reason": "cut"}]
        assert found(LOST, "iceberg", **rows, damage=damage) == []
    for snapshot in rows["snapshots"]:
        snapshot["manifest_list"] = f"list-{snapshot['snapshot_id']}"
    for path in ("list-1", "list-2"):
        damage = [{"path": f"t/{path}", "kind": "manifest list", "reason": "cut"}]
        assert found(LOST, "iceberg", **rows, damage=damage) == []


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("operation", "rows", "is_wrong"),
    [
        ("replace", 10, False),
        ("replace", 9, False),  # deleted rows are not written again
        ("replace", 11, True),
        ("replace", None, False),
        ("delete", 11, True),
        ("append", 11, False),
        ("overwrite", 11, False),
    ],
)
def test_rewrite_with_more_rows_than_before_is_reported(
    operation: str, rows: int | None, is_wrong: bool
) -> None:
    held = entries("a", 1, n_files=2), entries("c", 2, rows=rows)
    given = tables(operation, {1: {"a": 1}, 2: {"c": 2}}, *held)
    assert found(MORE, "iceberg", **given) == ["snapshot 2"] * is_wrong


def test_compaction_with_more_rows_than_before_is_reported() -> None:
    def compacted(rows: int) -> dict[str, list[Row]]:
        delta = [*entries("c", 2, "deleted", 10), *entries("c", 2, rows=rows)]
        given = tables(
            "COMPACT", {1: {"a": 1}, 2: {"a": 1, "c": 2}}, entries("a", 1, rows=10), delta
        )
        for manifest, role in zip(given["all_manifests"], ("delta", "base", "delta"), strict=True):
            manifest["role"] = role
        return given

    assert found(MORE, **compacted(10)) == []
    assert found(MORE, **compacted(11)) == ["snapshot 2"]
