"""Files that readers refuse, and pointers to states that others continue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of

Row = dict[str, Any]


def told(check: str, rows: dict[str, list[Row]], unreferenced: tuple[int, ...] = ()) -> list[Row]:
    """Return the findings of a check in an Iceberg table."""
    source = GivenSource(rows, format="iceberg", deletes_are_replayed=False)
    source.unreferenced_snapshots = list(unreferenced)
    with views_of(source, check) as con:
        return con.sql(f"FROM {check} ORDER BY ALL").to_arrow_table().to_pylist()


def header(path: str, kind: str, *absent: str, **more: Any) -> Row:
    return {"path": path, "kind": kind, "format_version": 2, "absent": list(absent), **more}


def test_required_fields_that_are_absent_are_told_once_with_their_readers() -> None:
    headers = [
        header("b", "manifest", "key schema", "key content"),
        header("a", "manifest", "key schema"),
        header("a", "manifest", "key schema"),  # as of another task
        header("l", "manifest list", "field content", "field added_files_count"),
        header("sound", "manifest"),
    ]
    faults = [
        {
            "path": "m",
            "fact": "f",
            "expected": "field last-column-id",
            "actual": "none",
            "engines": ["spark", "pyiceberg"],
            "harm": None,
            "source": "S",
        }
    ]
    found = told("refused_by_readers", {"headers": headers, "metadata_faults": faults})
    said = [(row["severity"], row["subject"], row["expected"], row["detail"]) for row in found]
    none = "required, but no reader is known to refuse it"
    py = "PyIceberg refuses the list"
    java = "spark, pyiceberg refuse the table (S)"
    assert said == [
        ("info", "a", "key schema", "manifest, 2 files: iceberg-rust refuses the manifest"),
        ("info", "b", "key content", "manifest, 1 file: iceberg-go refuses the manifest"),
        ("info", "l", "field content", f"manifest list, 1 file: {none}"),
        ("warning", "l", "field added_files_count", f"manifest list, 1 file: {py}"),
        ("warning", "m", "field last-column-id", f"table metadata: {java}"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "listed", "expected"),
    [
        ({"content": "deletes"}, {"content": "deletes"}, None),
        ({"content": None}, {"content": "deletes"}, None),
        ({"content": "data"}, {"content": "deletes"}, "key content = deletes"),
        ({"partition_spec_id": 1}, {"partition_spec_id": 1}, None),
        ({"partition_spec_id": 1}, {"partition_spec_id": 2}, "key partition-spec-id = 2"),
    ],
)
def test_header_that_contradicts_the_list_is_reported(
    said: Row, listed: Row, expected: str | None
) -> None:
    rows = {
        "headers": [header("a", "manifest", **said)],
        "manifests": [{"manifest_path": "a", "content": "data", **listed}],
    }
    found = told("refused_by_readers", rows)
    assert [row["expected"] for row in found] == ([expected] if expected else [])


def snapshots(*given: tuple[int, int, Row]) -> list[Row]:
    return [{"snapshot_id": one, "committed_at": at, **more} for one, at, more in given]


@pytest.mark.parametrize(
    ("moves", "unreferenced", "summary", "is_behind"),
    [
        ([(10, 1)], (2, 3), {}, True),
        ([], (2, 3), {}, True),
        ([(10, 1), (20, 2), (30, 3)], (2, 3), {}, True),  # the log alone goes on
        ([(10, 1), (20, 2), (25, 1)], (2, 3), {}, True),  # a commit after the rollback
        ([(10, 1), (20, 2), (40, 1)], (2, 3), {}, False),  # a rollback
        ([(10, 1)], (), {}, False),  # of another branch
        ([(10, 1)], (2, 3), {"wap.id": "x"}, False),  # staged
    ],
)
def test_snapshots_after_the_last_move_of_main_are_reported(
    moves: list[tuple[int, int]], unreferenced: tuple[int, ...], summary: Row, is_behind: bool
) -> None:
    more = {"summary": list(summary.items())}
    rows = {
        "snapshots": snapshots((1, 10, {}), (2, 20, more), (3, 30, more)),
        "refs": [{"name": "main", "type": "branch", "snapshot_id": 1, "committed_at": 10}],
        "history": [{"made_current_at": at, "snapshot_id": one} for at, one in moves],
    }
    found = told("main_left_behind", rows, unreferenced)
    assert [row["snapshot_id"] for row in found] == [1] * is_behind
    assert told("main_left_behind", rows | {"refs": []}, unreferenced) == []
    if is_behind:
        assert found[0]["expected"].startswith("snapshot 3 of 1970")
        assert found[0]["detail"].startswith(("1 snapshot ", "2 snapshots "))
