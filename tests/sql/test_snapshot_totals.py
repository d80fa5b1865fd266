"""The view `snapshot_totals`: sums over the manifests of a snapshot, by summary field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of

Row = dict[str, Any]


def manifest(path: str, content: str, **facts: Any) -> Row:
    return {"manifest_path": path, "content": content, "reference_snapshot_id": 2} | facts


def entry(path: str, status: str, content: str, rows: int, size: int, **facts: Any) -> Row:
    shared = {"manifest_path": path, "status": status, "content": content, "file_path": "f"}
    return shared | {"record_count": rows, "file_size_in_bytes": size} | facts


MANIFESTS = [
    manifest("own", "data", added_snapshot_id=2),
    manifest("old", "data", added_snapshot_id=1),
    manifest("deletes", "deletes", added_snapshot_id=2),
]
ENTRIES = [
    entry("own", "added", "data", 1, 10),
    entry("own", "existing", "data", 2, 20),
    entry("own", "deleted", "data", 4, 40),
    entry("own", "deleted", "data", 8, 80),
    entry("own", "deleted", "data", 16, 160),
    entry("old", "added", "data", 32, 320),
    entry("old", "existing", "data", 2048, 20480),
    entry("old", "deleted", "data", 64, 640),
    entry("deletes", "added", "position_deletes", 128, 1280),
    entry("deletes", "added", "equality_deletes", 256, 2560),
    entry("deletes", "existing", "equality_deletes", 4096, 40960),
    entry("deletes", "existing", "deletion_vector", 512, 9999, content_size_in_bytes=5120),
    *[entry("deletes", "deleted", "position_deletes", 1024, 10240) for _ in range(5)],
]
TOTALS = {
    "total-data-files": 4,
    "total-records": 1 + 2 + 32 + 2048,
    "total-delete-files": 4,
    "total-position-deletes": 128 + 512,
    "total-equality-deletes": 256 + 4096,
    "total-files-size": 10 + 20 + 320 + 20480 + 1280 + 2560 + 40960 + 5120,
}
CHANGES = {
    "added-data-files": 1,
    "deleted-data-files": 3,
    "added-records": 1,
    "deleted-records": 4 + 8 + 16,
    "added-delete-files": 2,
    "removed-delete-files": 5,
}


def held(
    table_format: str = "iceberg", said: Row | None = None, **rows: list[Row]
) -> dict[str, int | None]:
    """Return the sums of snapshot 2 for each field that its summary has."""
    is_paimon = table_format == "paimon"
    summary = dict.fromkeys((*TOTALS, *CHANGES), "0")
    facts = said or ({} if is_paimon else {"summary": list(summary.items())})
    given = {"snapshots": [{"snapshot_id": 2, "committed_at": 2} | facts]}
    given |= {"all_manifests": MANIFESTS, "all_entries": ENTRIES} | rows
    source = GivenSource(given, format=table_format, deletes_are_replayed=is_paimon)
    with views_of(source, "snapshot_totals") as con:
        return dict(con.execute("SELECT fact, held FROM snapshot_totals").fetchall())


def test_each_total_is_the_sum_of_its_entries() -> None:
    assert held() == TOTALS | CHANGES


def test_only_totals_in_the_summary_are_computed() -> None:
    assert held(said={"summary": [("total-records", "5")]}) == {"total-records": 2083}


@pytest.mark.parametrize("manifests", [[], [manifest("index", "index")]])
def test_totals_of_snapshot_without_manifests_are_zero(manifests: list[Row]) -> None:
    assert held(all_manifests=manifests) == dict.fromkeys(TOTALS, 0)


def test_commit_without_manifest_of_a_content_changed_no_such_file() -> None:
    of_data = {name: n for name, n in CHANGES.items() if "delete-files" not in name}
    no_deletes = {"added-delete-files": 0, "removed-delete-files": 0}
    assert held(all_manifests=MANIFESTS[:2]).items() >= (of_data | no_deletes).items()
    no_data = CHANGES | dict.fromkeys(of_data, 0)
    assert held(all_manifests=MANIFESTS[1:]).items() >= no_data.items()


def test_changes_are_unknown_without_manifest_of_the_commit() -> None:
    assert held(all_manifests=[MANIFESTS[1]]).keys() == TOTALS.keys()


def test_changes_are_unknown_if_a_manifest_has_no_added_snapshot_id() -> None:
    unwritten = MANIFESTS[1] | {"added_snapshot_id": None}
    assert held(all_manifests=[MANIFESTS[0], unwritten, MANIFESTS[2]]) == TOTALS


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", ["own", "old", "deletes", "t/list"])
def test_totals_of_damaged_snapshot_are_unknown(path: str) -> None:
    said = {"manifest_list": "t/list", "summary": [("total-records", "5")]}
    assert held(said=said).keys() == {"total-records"}
    damage = {"path": path, "kind": "manifest", "reason": "cut short"}
    assert held(said=said, damage=[damage]) == {}
    assert held(said=said, damage=[damage | {"path": "elsewhere"}]).keys() == {"total-records"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("counts", "is_known"),
    [((0, 0, 0), True), ((0, None, 0), True), ((1, 0, 0), False), ((0, 1, 0), False),
     ((0, 0, 1), False), ((None, 0, 0), False)],
)  # fmt: skip
def test_manifest_without_entries_is_complete_if_list_counts_zero(
    counts: tuple[int | None, ...], is_known: bool
) -> None:
    names = ("added_files_count", "existing_files_count", "deleted_files_count")
    empty = manifest("empty", "data", added_snapshot_id=1, **dict(zip(names, counts, strict=True)))
    expected = TOTALS | CHANGES if is_known else {}
    assert held(all_manifests=[*MANIFESTS, empty]) == expected
    # A manifest with entries is complete, whatever its list says.
    listed = [one | {name: empty[name] for name in names} for one in MANIFESTS]
    assert held(all_manifests=listed) == TOTALS | CHANGES


def test_paimon_totals_subtract_rows_of_deleted_entries() -> None:
    manifests = [
        manifest("own", "data", role="base"),
        manifest("old", "data", role="delta"),
        manifest("deletes", "changelog", role="changelog"),
    ]
    said = {"total_record_count": 0, "delta_record_count": 0}
    entries = [one for one in ENTRIES if one["status"] != "existing"]
    found = held("paimon", said, all_manifests=manifests, all_entries=entries)
    assert found == {"total_record_count": 1 - 28 + 32 - 64, "delta_record_count": 32 - 64}
    no_deletes = [one for one in entries if one["status"] == "added"]
    found = held("paimon", said, all_manifests=manifests, all_entries=no_deletes)
    assert found == {"total_record_count": 1 + 32, "delta_record_count": 32}
    deltas = [one | {"role": "delta"} for one in manifests[:2]]
    found = held("paimon", said, all_manifests=deltas, all_entries=no_deletes)
    assert found == dict.fromkeys(said, 1 + 32)
    assert held("paimon", said, all_manifests=[]) == dict.fromkeys(said, 0)
    tag = {"name": "t", "type": "tag", "snapshot_id": 2, "committed_at": 1}
    assert held("paimon", said, all_manifests=manifests, refs=[tag]) == {}
