"""Damage of many kinds to Iceberg tables: the expected checks have findings, and no others."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests.reconcile.copies import IcebergCopy, Record, found, swap

DATA = Path(__file__).parents[1] / "data"


DATA_FILES, DELETES = 0, 1
VECTORS = "iceberg_v3_deletion_vectors"
POSITIONS = "iceberg_v2_position_deletes"
EQUALITY = "iceberg_v2_equality_deletes"
DAY_ID = 3  # of the column that it is partitioned by


def twice(rows: list[Record]) -> list[Record]:
    return [*rows, rows[-1]]


def without_first(rows: list[Record]) -> list[Record]:
    return rows[1:]


def change_entry(**fields: Any) -> Callable[[list[Record]], None]:
    """Change fields of the first entry that is not deleted."""
    return lambda rows: live(rows).update(fields)


def change_data_file(**fields: Any) -> Callable[[list[Record]], None]:
    """Change fields of the file of the first entry that is not deleted."""
    return lambda rows: live(rows)["data_file"].update(fields)


def live(rows: list[Record]) -> Record:
    return next(row for row in rows if row["status"] != 2)


def change_listed(content: int, **fields: Any) -> Callable[[list[Record]], None]:
    """Change fields of the first manifest of a content in a list."""
    return lambda rows: next(row for row in rows if row["content"] == content).update(fields)


def change_summary(**totals: str) -> Callable[[Record], None]:
    named = {name.replace("_", "-"): total for name, total in totals.items()}
    return lambda snapshot: snapshot["summary"].update(named)


def change_bounds(rows: list[Record]) -> None:
    file = live(rows)["data_file"]
    lower, upper = file["lower_bounds"], file["upper_bounds"]
    assert lower[0]["key"] == upper[0]["key"]
    lower[0]["value"], upper[0]["value"] = b"\x09\0\0\0\0\0\0\0", b"\x01\0\0\0\0\0\0\0"


def other_day(rows: list[Record]) -> None:
    """Change the bounds of the column that the table is partitioned by."""
    file = live(rows)["data_file"]
    for bounds in (file["lower_bounds"], file["upper_bounds"]):
        next(one for one in bounds if one["key"] == DAY_ID)["value"] = b"\x09\0\0\0"


def too_many_nulls(rows: list[Record]) -> None:
    live(rows)["data_file"]["null_value_counts"][0]["value"] = 10**6


def change_summaries(**fields: Any) -> Callable[[list[Record]], None]:
    return lambda rows: rows[0]["partitions"][0].update(fields)


def other_ref(metadata: Record) -> None:
    metadata["refs"]["nowhere"] = {"snapshot-id": 42, "type": "tag"}


def missing_statistics(metadata: Record) -> None:
    metadata["statistics"] = [
        {
            "snapshot-id": metadata["current-snapshot-id"],
            "statistics-path": metadata["location"] + "/metadata/gone.stats",
            "file-size-in-bytes": 9,
            "file-footer-size-in-bytes": 9,
            "blob-metadata": [],
        }
    ]


def without_data_manifest(rows: list[Record]) -> list[Record]:
    first = next(row for row in rows if row["content"] == DATA_FILES)
    return [row for row in rows if row is not first]


KINDS: dict[str, tuple[str, Callable[[IcebergCopy], Any], set[str]]] = {
    "entry dropped from a manifest": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, without_first),
        {"metadata_unreadable"},
    ),
    "entry twice in a manifest": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, twice),
        {"file_live_twice", "manifest_counts_wrong", "snapshot_totals_wrong"},
    ),
    "delete file twice in a manifest": (
        EQUALITY,
        lambda t: t.edit_manifest(DELETES, twice),
        {"file_live_twice", "manifest_counts_wrong", "snapshot_totals_wrong"},
    ),
    "count of files in a list": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DATA_FILES, existing_files_count=99)),
        {"metadata_unreadable"},
    ),
    "count of rows in a list": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DATA_FILES, existing_rows_count=99)),
        {"manifest_counts_wrong"},
    ),
    "length of a manifest in a list": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DATA_FILES, manifest_length=1)),
        {"manifest_length_wrong"},
    ),
    "manifest twice in a list": (
        EQUALITY,
        lambda t: t.edit_list(twice),
        {"file_live_twice", "manifest_listed_twice", "snapshot_totals_wrong"},
    ),
    "manifest dropped from a list": (
        EQUALITY,
        lambda t: t.edit_list(without_data_manifest),
        {"metadata_unreadable"},
    ),
    "manifest missing": (
        POSITIONS,
        lambda t: t.manifest(DATA_FILES).unlink(),
        {"metadata_unreadable"},
    ),
    "manifest cut short": (
        POSITIONS,
        lambda t: t.manifest(DATA_FILES).write_bytes(t.manifest(DATA_FILES).read_bytes()[:-40]),
        {"metadata_unreadable"},
    ),
    "manifest list missing": (POSITIONS, lambda t: t.list_path.unlink(), {"metadata_unreadable"}),
    "file called deleted that is not": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, change_entry(status=2)),
        {"metadata_unreadable"},
    ),
    **{
        f"total in a summary: {name}": (
            table,
            lambda t, name=name: t.edit_snapshot(change_summary(**{name: "1000000"})),
            {"snapshot_totals_wrong"},
        )
        for table, name in (
            (POSITIONS, "total_data_files"),
            (POSITIONS, "total_records"),
            (POSITIONS, "total_delete_files"),
            (POSITIONS, "total_position_deletes"),
            (EQUALITY, "total_equality_deletes"),
            (VECTORS, "total_files_size"),
            (EQUALITY, "added_data_files"),
            (EQUALITY, "added_records"),
            (EQUALITY, "added_delete_files"),
            (POSITIONS, "deleted_data_files"),
            (POSITIONS, "deleted_records"),
            (POSITIONS, "removed_delete_files"),
        )
    },
    **{
        f"total that is no number of rows: {spelled}": (
            POSITIONS,
            lambda t, spelled=spelled: t.edit_snapshot(change_summary(total_records=spelled)),
            {"snapshot_totals_wrong"},
        )
        # A cast takes them for the 278 that there are.
        for spelled in ("277.5", "2.78e2", " 278", str(2**70))
    },
    "schema of a snapshot": (
        POSITIONS,
        lambda t: t.edit_snapshot(lambda s: s.update({"schema-id": 9})),
        {"schema_missing"},
    ),
    "snapshot before its parent": (
        POSITIONS,
        lambda t: t.edit_snapshot(lambda s: s.update({"timestamp-ms": 1})),
        {"snapshot_before_parent"},
    ),
    "snapshot that is its own parent": (
        POSITIONS,
        lambda t: t.edit_snapshot(lambda s: s.update({"parent-snapshot-id": s["snapshot-id"]})),
        {"snapshot_before_parent"},
    ),
    "partition spec of a manifest": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DATA_FILES, partition_spec_id=7)),
        {"spec_missing"},
    ),
    "last sequence number of the table": (
        POSITIONS,
        lambda t: t.edit_metadata(lambda m: m.update({"last-sequence-number": 1})),
        {"sequence_number_beyond_last"},
    ),
    "sequence number of a manifest": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DELETES, sequence_number=99)),
        {"sequence_number_beyond_last"},
    ),
    "least sequence number of a manifest": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DELETES, min_sequence_number=99)),
        {"sequence_number_beyond_last"},
    ),
    "least sequence number of a manifest above that of an entry": (
        POSITIONS,
        lambda t: t.edit_list(change_listed(DATA_FILES, min_sequence_number=9)),
        {"sequence_number_beyond_last"},
    ),
    "ref to no snapshot": (
        POSITIONS,
        lambda t: t.edit_metadata(other_ref),
        {"ref_without_snapshot"},
    ),
    "version hint of a later version": (
        POSITIONS,
        lambda t: (t.root / "metadata" / "version-hint.text").write_text("99"),
        {"hint_wrong", "metadata_unreadable"},
    ),
    "current metadata cut short": (
        POSITIONS,
        lambda t: t.metadata_path.write_bytes(t.metadata_path.read_bytes()[:99]),
        {"metadata_unreadable"},
    ),
    "statistics missing": (
        POSITIONS,
        lambda t: t.edit_metadata(missing_statistics),
        {"metadata_file_missing"},
    ),
    "two manifests swapped": (
        POSITIONS,
        lambda t: swap(t.manifest(DATA_FILES, 0), t.manifest(DATA_FILES, 1)),
        {"metadata_unreadable"},
    ),
    "manifests of data and deletes swapped": (
        POSITIONS,
        lambda t: swap(t.manifest(DATA_FILES), t.manifest(DELETES)),
        {"metadata_unreadable"},
    ),
    "list of another snapshot": (
        POSITIONS,
        lambda t: shutil.copy(t.file(t.metadata["snapshots"][0]["manifest-list"]), t.list_path),
        {"metadata_unreadable"},
    ),
    "content of a manifest in a list": (
        POSITIONS,
        lambda t: t.edit_list(lambda rows: rows[-1].update(content=DATA_FILES)),
        {"metadata_unreadable"},
    ),
    "record count of a file": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, change_data_file(record_count=99)),
        {
            "manifest_counts_wrong",
            "rewrite_added_rows",
            "snapshot_totals_wrong",
            "statistics_impossible",
        },
    ),
    "next row id of the table": (
        VECTORS,
        lambda t: t.edit_metadata(lambda metadata: metadata.update({"next-row-id": 1})),
        {"row_ids_beyond_next"},
    ),
    "version hint": (
        POSITIONS,
        lambda t: (t.root / "metadata" / "version-hint.text").write_text("3"),
        {"hint_wrong"},
    ),
    "sequence number of the future": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, change_entry(sequence_number=10**6)),
        {"sequence_number_impossible"},
    ),
    "no sequence number": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, change_entry(sequence_number=None)),
        {"sequence_number_missing"},
    ),
    "partition bounds too narrow": (
        POSITIONS,
        lambda t: t.edit_list(change_summaries(upper_bound=b"\x01\0\0\0", lower_bound=b"\0\0\0\0")),
        {"partition_bounds_too_narrow"},
    ),
    "partitions without bounds that are said to be null": (
        POSITIONS,
        lambda t: t.edit_list(
            change_summaries(contains_null=True, upper_bound=None, lower_bound=None)
        ),
        {"partition_bounds_too_narrow"},
    ),
    "partitions without a lower bound": (
        POSITIONS,
        lambda t: t.edit_list(change_summaries(lower_bound=None)),
        {"partition_bounds_too_narrow"},
    ),
    "partition bounds too wide": (
        POSITIONS,
        lambda t: t.edit_list(change_summaries(upper_bound=b"\xff\xff\xff\x7f")),
        {"partition_bounds_too_wide"},
    ),
    "null partitions denied": (
        VECTORS,
        lambda t: t.edit_list(change_summaries(contains_null=False)),
        {"partition_nulls_wrong"},
    ),
    "bounds of a column": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, change_bounds),
        {"statistics_impossible"},
    ),
    "bounds of the partition's column": (
        EQUALITY,
        lambda t: t.edit_manifest(DATA_FILES, other_day),
        {"partition_contradicts_bounds"},
    ),
    "more nulls than rows": (
        POSITIONS,
        lambda t: t.edit_manifest(DATA_FILES, too_many_nulls),
        {"statistics_impossible"},
    ),
    "equality delete by no field": (
        EQUALITY,
        lambda t: t.edit_manifest(DELETES, change_data_file(equality_ids=[99])),
        {"equality_field_missing"},
    ),
    "vector for an unknown file": (
        VECTORS,
        lambda t: t.edit_manifest(DELETES, change_data_file(referenced_data_file="gone.parquet")),
        {"deletion_vector_dangling"},
    ),
    "vector twice": (
        VECTORS,
        lambda t: t.edit_manifest(DELETES, twice),
        {
            "deletion_vector_twice",
            "file_live_twice",
            "manifest_counts_wrong",
            "snapshot_totals_wrong",
        },
    ),
    "cardinality of a vector": (
        VECTORS,
        lambda t: t.edit_manifest(DELETES, change_data_file(record_count=7)),
        {"manifest_counts_wrong", "metadata_unreadable", "snapshot_totals_wrong"},
    ),
    "place of a vector": (
        VECTORS,
        lambda t: t.edit_manifest(DELETES, change_data_file(content_offset=5)),
        {"metadata_unreadable"},
    ),
    "row ids of two files": (
        VECTORS,
        lambda t: t.edit_manifest(
            DATA_FILES,
            lambda rows: [row["data_file"].update(first_row_id=3) for row in rows[:2]] and None,
        ),
        {"row_ids_overlap"},
    ),
    "row ids not given out": (
        VECTORS,
        lambda t: t.edit_manifest(DATA_FILES, change_data_file(first_row_id=10**9)),
        {"row_ids_beyond_next"},
    ),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("source", sorted({source for source, _, _ in KINDS.values()}))
def test_undamaged_iceberg_table_has_no_findings(source: str) -> None:
    assert found(DATA / source) == set()


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.filterwarnings("ignore:.*the version hint names no metadata file")
@pytest.mark.parametrize("kind", KINDS)
def test_damage_of_an_iceberg_table_is_found_by_the_expected_checks(
    kind: str, tmp_path: Path
) -> None:
    source, damage, expected = KINDS[kind]
    copy = IcebergCopy(DATA / source, tmp_path / "table")
    damage(copy)
    assert found(copy.root) == expected


def test_version_hint_of_a_concurrent_commit_is_no_finding(tmp_path: Path) -> None:
    root = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "table")
    hint = root / "metadata" / "version-hint.text"
    latest = int(hint.read_text())
    newest = root / "metadata" / f"v{latest}.metadata.json"
    committed = newest.read_bytes()
    newest.unlink()
    hint.write_text(str(latest - 1))
    table = arrowmeta.open(root, allow_moved_paths=True)
    newest.write_bytes(committed)
    hint.write_text(str(latest))
    assert table.reconcile().num_rows == 0
    for version, effect in ((latest - 2, "read this metadata file, an old state"), (0, "refuse")):
        hint.write_text(str(version))
        [finding] = table.reconcile().to_pylist()
        assert finding["check_name"] == "hint_wrong"
        assert effect in finding["detail"]


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"record_count": 2**63 - 1}, "snapshot_totals_wrong"),
        ({"first_row_id": 2**63 - 1}, "row_ids_beyond_next"),
        ({"file_size_in_bytes": 2**63 - 1}, "snapshot_totals_wrong"),
    ],
)
def test_iceberg_sums_beyond_64_bits_are_findings(
    fields: dict[str, int], expected: str, tmp_path: Path
) -> None:
    copy = IcebergCopy(DATA / VECTORS, tmp_path / "table")
    copy.edit_manifest(
        DATA_FILES, lambda rows: [row["data_file"].update(fields) for row in rows] and None
    )
    table = arrowmeta.open(copy.root, allow_moved_paths=True)
    assert table.sql(f"FROM {expected}").num_rows


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("nulls", "nans", "expected", "actual"),
    [
        (1, 1, "0 NaN up to 0", "NaN 1"),
        (0, -1, "0 NaN up to 1", "NaN -1"),
        (None, 2, "0 NaN up to 1", "NaN 2"),
        (2, 2, "0 nulls up to 1", "nulls 2"),
        (2**63 - 1, 2**63 - 1, "0 nulls up to 1", f"nulls {2**63 - 1}"),
        (-1, 0, "0 nulls up to 1", "nulls -1"),
        (1, 0, "bounds, so fewer nulls and NaN than 1", "nulls and NaN 1"),
        (0, None, None, None),
    ],
)
def test_finding_of_impossible_counts_shows_the_impossible_count(
    nulls: int | None, nans: int | None, expected: str | None, actual: str | None, tmp_path: Path
) -> None:
    def change(rows: list[Record]) -> None:
        file = live(rows)["data_file"]
        counts = {
            "value_counts": file["record_count"],
            "null_value_counts": nulls,
            "nan_value_counts": nans,
        }
        for field, count in counts.items():
            file[field] = [] if count is None else [{"key": 1, "value": count}]

    copy = IcebergCopy(DATA / POSITIONS, tmp_path / "table")
    copy.edit_manifest(DATA_FILES, change)
    findings = arrowmeta.open(copy.root, allow_moved_paths=True).reconcile().to_pylist()
    said = [(row["check_name"], row["expected"], row["actual"]) for row in findings]
    assert said == ([("statistics_impossible", expected, actual)] if expected else [])


def test_snapshot_total_off_by_more_than_its_parent_is_a_finding(tmp_path: Path) -> None:
    copy = IcebergCopy(DATA / POSITIONS, tmp_path / "table")

    def drifted(metadata: Record) -> None:
        for snapshot in metadata["snapshots"]:
            is_last = snapshot is metadata["snapshots"][-1]
            total = int(snapshot["summary"]["total-records"]) + (9 if is_last else 7)
            snapshot["summary"]["total-records"] = str(total)

    copy.edit_metadata(drifted)
    ids = [snapshot["snapshot-id"] for snapshot in copy.metadata["snapshots"]]
    told = arrowmeta.open(copy.root, allow_moved_paths=True).reconcile().to_pylist()
    assert {row["check_name"] for row in told} == {"snapshot_totals_wrong"}
    assert {row["snapshot_id"] for row in told} == {ids[0], ids[-1]}
