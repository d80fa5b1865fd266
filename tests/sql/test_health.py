"""Relations about table health: their sums equal those of other relations."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

import arrowmeta
from arrowmeta import Table
from tests.bundled import DATA, sampled
from tests.sql.given_source import GivenSource, views_of

pytestmark = pytest.mark.filterwarnings(
    "ignore::arrowmeta.iceberg.current_metadata.GuessedMetadataWarning"
)

TABLES = sampled()


@pytest.fixture(params=TABLES)
def table(request: Any) -> Table:
    return arrowmeta.open(DATA / request.param, allow_moved_paths=True)


def key(row: dict[str, Any]) -> tuple[str, Any]:
    return str(row["partition"]), row["spec_id"]


def test_file_sizes_are_a_histogram_of_live_files(table: Table) -> None:
    expected: Counter[Any] = Counter()
    for file in table.files().to_pylist():
        size = file["content_size_in_bytes"] or file["file_size_in_bytes"]
        expected[*key(file), file["content"], 1 << (size.bit_length() - 1)] += 1
    rows = table.file_sizes().to_pylist()
    found = {(*key(row), row["content"], row["size_from"]): row["file_count"] for row in rows}
    assert found == expected
    assert all(row["size_to"] == 2 * row["size_from"] for row in rows)


@pytest.mark.sampled(1)
def test_delete_debt_matches_partitions_and_applicable_deletes(table: Table) -> None:
    partitions = {key(row): row for row in table.partitions().to_pylist()}
    with_deletes = set(table.applicable_deletes()["data_file_path"].to_pylist())
    data = table.data_files().to_pylist()
    debts = table.delete_debt().to_pylist()
    assert {key(row) for row in debts} == set(partitions)
    assert sum(row["files_with_deletes_count"] for row in debts) == len(
        [file for file in data if file["file_path"] in with_deletes]
    )
    for row in debts:
        partition = partitions[key(row)]
        assert row["data_file_count"] == partition["file_count"]
        assert row["delete_file_count"] == partition["delete_file_count"]
        n_deleted = row["deleted_record_count"]
        assert n_deleted == partition["deleted_record_count"]
        assert (n_deleted is None) == (row["equality_delete_count"] > 0)
        share = None if n_deleted is None else n_deleted / row["record_count"]
        assert row["deleted_share"] == share


def test_metadata_bytes_by_kind_match_metadata_files(table: Table) -> None:
    expected: Counter[str] = Counter()
    for file in table.metadata_files().to_pylist():
        expected[file["kind"]] += file["size"] or 0
    rows = table.metadata_bytes().to_pylist()
    assert {row["kind"]: row["bytes"] for row in rows if row["breakdown"] == "kind"} == expected


def test_metadata_bytes_by_snapshot_count_each_manifest_once(table: Table) -> None:
    lengths = {
        row["manifest_path"]: row["length"] or 0 for row in table.all_manifests().to_pylist()
    }
    rows = [
        row
        for row in table.metadata_bytes().to_pylist()
        if (row["breakdown"], row["kind"]) == ("snapshot", "manifest")
    ]
    assert sum(row["bytes"] for row in rows) == sum(lengths.values())
    assert sum(row["file_count"] for row in rows) == len(lengths)


def test_metadata_bytes_count_manifest_in_its_first_snapshot() -> None:
    def manifest(path: str, snapshot_id: int, length: int) -> dict[str, Any]:
        return {"manifest_path": path, "reference_snapshot_id": snapshot_id, "length": length}

    # Ids have no order; snapshot 3 has expired, and only its manifest is left, as of a tag.
    manifests = [("b", 1, 8), ("a", 2, 4), ("b", 2, 8), ("c", 1, 16), ("d", 3, 32)]
    snapshots = [
        {
            "snapshot_id": 1,
            "committed_at": datetime(2021, 1, 1, tzinfo=UTC),
            "manifest_list": "m/l1",
        },
        {
            "snapshot_id": 2,
            "committed_at": datetime(2020, 1, 1, tzinfo=UTC),
            "base_manifest_list": "m/l2",
            "delta_manifest_list": "m/l3",
            "changelog_manifest_list": "m/lost",
        },
    ]
    files = [
        ("m/l1", "manifest list", None),
        ("m/l2", "manifest list", 2),
        ("m/l3", "manifest list", 4),
    ]
    files += [("m/other", "manifest list", 9), ("m/l1", "snapshot", 9)]
    rows = {
        "all_manifests": [manifest(*one) for one in manifests],
        "snapshots": snapshots,
        "metadata_files": [dict(zip(("path", "kind", "size"), f, strict=True)) for f in files],
    }
    with views_of(GivenSource(rows), "metadata_bytes") as con:
        found = con.execute(
            "SELECT kind, snapshot_id, file_count, bytes FROM metadata_bytes"
            " WHERE breakdown = 'snapshot' ORDER BY ALL"
        ).fetchall()
    assert found == [
        ("manifest", 1, 1, 16),
        ("manifest", 2, 2, 12),
        ("manifest", 3, 1, 32),
        ("manifest list", 1, 1, 0),
        ("manifest list", 2, 2, 6),
    ]


@pytest.mark.parametrize(("numbers", "first"), [((2, 1), 4), ((1, 2), 3), ((0, 0), 3)])
def test_first_snapshot_of_same_millisecond_is_chosen_by_sequence_number(
    numbers: tuple[int, int], first: int
) -> None:
    """Threads read manifests in any order: a tie was resolved by the first one read."""
    time = datetime(2020, 1, 1, tzinfo=UTC)
    snapshots = [
        {"snapshot_id": one, "committed_at": time, "sequence_number": number}
        for one, number in zip((3, 4), numbers, strict=True)
    ]
    for ids in ((3, 4), (4, 3)):
        listed = [{"manifest_path": "m", "reference_snapshot_id": one, "length": 1} for one in ids]
        source = GivenSource({"all_manifests": listed, "snapshots": snapshots})
        with views_of(source, "metadata_bytes") as con:
            found = con.execute("SELECT snapshot_id, file_count FROM metadata_bytes").fetchall()
        assert found == [(first, 1)]
