"""Damage of many kinds to Paimon tables: the expected checks have findings, and no others."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.reconcile.copies import PaimonCopy, Record, found, swap

DATA = Path(__file__).parents[1] / "data"


def added(rows: list[Record]) -> Record:
    return next(row for row in rows if row["_KIND"] == 0)


def change_file(**fields: Any) -> Callable[[list[Record]], None]:
    """Change fields of the first file that is added."""
    return lambda rows: added(rows)["_FILE"].update(fields)


def twice(rows: list[Record]) -> list[Record]:
    return [*rows, rows[-1]]


def without_first(rows: list[Record]) -> list[Record]:
    return rows[1:]


def swap_partition_bounds(rows: list[Record]) -> None:
    stats = rows[0]["_PARTITION_STATS"]
    # Swapping minimum and maximum of different partitions makes both bounds too narrow.
    stats["_MIN_VALUES"], stats["_MAX_VALUES"] = stats["_MAX_VALUES"], stats["_MIN_VALUES"]


def widen_partition_bounds(rows: list[Record]) -> None:
    stats = rows[0]["_PARTITION_STATS"]
    stats["_MAX_VALUES"] = stats["_MAX_VALUES"][:12] + b"\x63\0\0\0\0\0\0\0"


def move_to_level(level: int) -> Callable[[list[Record]], list[Record]]:
    def edit(rows: list[Record]) -> list[Record]:
        row = added(rows)
        other = {**row, "_FILE": {**row["_FILE"], "_LEVEL": level}}
        return [*rows, other]

    return edit


def delete_unknown(rows: list[Record]) -> list[Record]:
    row = added(rows)
    file = {**row["_FILE"], "_FILE_NAME": "data-never-added-0.parquet"}
    return [*rows, {**row, "_KIND": 1, "_FILE": file}]


def lose_vectors(table: PaimonCopy) -> None:
    """Let an older commit have the index manifest, and the last two a copy without a file."""
    whole = json.loads(table.snapshot().read_text())["indexManifest"]
    table.edit_snapshot(back=2, indexManifest=whole)
    shutil.copy(table.root / "manifest" / whole, table.root / "manifest" / "index-manifest-lost-0")
    for back in 0, 1:
        table.edit_snapshot(back, indexManifest="index-manifest-lost-0")
    table.edit_index(without_first)


PK = "pk_deletion_vectors"
PARTS = "append_partition_types"
EVOLVED = "append_schema_evolution"
KINDS: dict[str, tuple[str, Callable[[PaimonCopy], Any], set[str]]] = {
    "entry dropped from a manifest": (
        PARTS,
        lambda t: t.edit_manifest("delta", without_first),
        {"metadata_unreadable"},
    ),
    "entry twice in a manifest": (
        PARTS,
        lambda t: t.edit_manifest("delta", twice),
        {"file_live_twice", "manifest_counts_wrong", "snapshot_totals_wrong"},
    ),
    "count of added files in a list": (
        PK,
        lambda t: t.edit_list("base", lambda rows: rows[-1].update(_NUM_ADDED_FILES=0)),
        {"manifest_counts_wrong"},
    ),
    "count of deleted files in a list": (
        PK,
        lambda t: t.edit_list("base", lambda rows: rows[-1].update(_NUM_DELETED_FILES=7)),
        {"manifest_counts_wrong"},
    ),
    **{
        f"range of a manifest in a list: {name}": (
            PARTS,
            lambda t, name=name, to=to: t.edit_list(
                "base", lambda rows: rows[0].update({name: to})
            ),
            {"manifest_ranges_wrong"},
        )
        for name, to in (
            ("_MIN_BUCKET", -1),
            ("_MAX_BUCKET", 7),
            ("_MIN_LEVEL", 7),
            ("_MAX_LEVEL", 7),
        )
    },
    "length of a manifest in a list": (
        PK,
        lambda t: t.edit_list("base", lambda rows: rows[0].update(_FILE_SIZE=1)),
        {"manifest_length_wrong"},
    ),
    "length of a list in a snapshot": (
        PARTS,
        lambda t: t.edit_snapshot(back=1, deltaManifestListSize=1),
        {"metadata_unreadable"},
    ),
    "manifest twice in a list": (
        PARTS,
        lambda t: t.edit_list("delta", twice),
        {"file_live_twice", "manifest_listed_twice", "snapshot_totals_wrong"},
    ),
    "manifest dropped from a list": (
        PK,
        lambda t: t.edit_list("base", without_first),
        {"base_differs_from_parent", "delete_of_nothing", "snapshot_totals_wrong"},
    ),
    "manifest missing": (PK, lambda t: t.manifest("base").unlink(), {"metadata_unreadable"}),
    "manifest cut short": (
        PK,
        lambda t: t.manifest("base").write_bytes(t.manifest("base").read_bytes()[:-40]),
        {"metadata_unreadable"},
    ),
    "manifest list missing": (PK, lambda t: t.list_path("base").unlink(), {"metadata_unreadable"}),
    "total of a snapshot": (
        PK,
        lambda t: t.edit_snapshot(totalRecordCount=1),
        {"snapshot_totals_wrong"},
    ),
    "delta of a snapshot": (
        PK,
        lambda t: t.edit_snapshot(deltaRecordCount=1),
        {"snapshot_totals_wrong"},
    ),
    "snapshot missing between others": (PK, lambda t: t.snapshot(3).unlink(), {"snapshot_missing"}),
    "snapshot before its parent": (
        PK,
        lambda t: t.edit_snapshot(timeMillis=1),
        {"snapshot_before_parent"},
    ),
    "schema of a snapshot": (
        PK,
        lambda t: t.edit_snapshot(schemaId=9),
        {"metadata_unreadable", "schema_missing"},
    ),
    "older schema missing": (
        EVOLVED,
        lambda t: (t.root / "schema" / "schema-0").unlink(),
        {"metadata_unreadable", "schema_missing"},
    ),
    "two schemas swapped": (
        EVOLVED,
        lambda t: swap(t.root / "schema" / "schema-0", t.root / "schema" / "schema-1"),
        {"metadata_unreadable", "schema_missing"},
    ),
    "two snapshots swapped": (
        PK,
        lambda t: swap(t.snapshot(3), t.snapshot(4)),
        {"metadata_unreadable", "snapshot_missing"},
    ),
    "two manifests swapped": (
        PK,
        lambda t: swap(t.manifest("base", 0), t.manifest("base", 1)),
        {"metadata_unreadable"},
    ),
    "two lists swapped": (
        PK,
        lambda t: swap(t.list_path("base"), t.list_path("delta")),
        {"base_differs_from_parent", "snapshot_totals_wrong"},
    ),
    "manifest of another table": (
        PK,
        lambda t: shutil.copy(
            min((DATA / PARTS).glob("manifest/manifest-*-0")), t.manifest("base")
        ),
        {"metadata_unreadable"},
    ),
    "base list of an older snapshot": (
        PK,
        lambda t: t.edit_snapshot(baseManifestList=t.list_path("base", back=4).name),
        {
            "base_differs_from_parent",
            "delete_of_nothing",
            "deletion_vector_dangling",
            "snapshot_totals_wrong",
        },
    ),
    "latest snapshot missing": (
        PK,
        lambda t: t.snapshot().unlink(),
        {"hint_wrong", "metadata_unreadable"},
    ),
    "latest snapshot cut short": (
        PK,
        lambda t: t.snapshot().write_bytes(t.snapshot().read_bytes()[:50]),
        {"metadata_unreadable"},
    ),
    "tag cut short": (
        "pk_tags_branches",
        lambda t: (t.root / "tag" / "tag-t1").write_bytes(b'{"id'),
        {"metadata_unreadable"},
    ),
    "statistics missing": (
        PK,
        lambda t: t.edit_snapshot(statistics="stats-gone-0"),
        {"metadata_file_missing"},
    ),
    "schema of a file": (
        PARTS,
        lambda t: t.edit_manifest("delta", change_file(_SCHEMA_ID=9)),
        {"schema_missing"},
    ),
    "bucket out of range": (
        "pk_all_types",
        lambda t: t.edit_manifest("delta", lambda rows: added(rows).update(_BUCKET=5)),
        {"bucket_out_of_range"},
    ),
    "number of buckets": (
        "pk_all_types",
        lambda t: t.edit_manifest("delta", lambda rows: added(rows).update(_TOTAL_BUCKETS=3)),
        {"total_buckets_disagree"},
    ),
    "row count of a file": (
        PARTS,
        lambda t: t.edit_manifest("delta", change_file(_ROW_COUNT=1000)),
        {"snapshot_totals_wrong"},
    ),
    "negative row count": (
        PARTS,
        lambda t: t.edit_manifest("delta", change_file(_ROW_COUNT=-5)),
        {"counts_impossible", "snapshot_totals_wrong"},
    ),
    "more rows that retract than rows": (
        PARTS,
        lambda t: t.edit_manifest("delta", change_file(_DELETE_ROW_COUNT=10**6)),
        {"counts_impossible"},
    ),
    "negative level": (
        PARTS,
        lambda t: t.edit_manifest("delta", change_file(_LEVEL=-1)),
        {"counts_impossible", "manifest_ranges_wrong"},
    ),
    "sequence numbers inverted": (
        PARTS,
        lambda t: t.edit_manifest(
            "delta", change_file(_MIN_SEQUENCE_NUMBER=9, _MAX_SEQUENCE_NUMBER=3)
        ),
        {"sequence_number_impossible"},
    ),
    "file at two levels": (
        PARTS,
        lambda t: t.edit_manifest("delta", move_to_level(3)),
        {
            "file_at_two_levels",
            "manifest_counts_wrong",
            "manifest_ranges_wrong",
            "snapshot_totals_wrong",
        },
    ),
    "delete of an unknown file": (
        PARTS,
        lambda t: t.edit_manifest("delta", delete_unknown),
        {"delete_of_nothing", "manifest_counts_wrong", "snapshot_totals_wrong"},
    ),
    "partition bounds swapped": (
        PK,
        lambda t: t.edit_list("base", swap_partition_bounds),
        {"partition_bounds_too_narrow"},
    ),
    "partition bounds widened": (
        PK,
        lambda t: t.edit_list("base", widen_partition_bounds),
        {"partition_bounds_too_wide"},
    ),
    "null count of a partition": (
        PK,
        lambda t: t.edit_list(
            "base", lambda rows: rows[0]["_PARTITION_STATS"].update(_NULL_COUNTS=[2])
        ),
        {"partition_nulls_wrong"},
    ),
    "latest hint of a later snapshot": (
        PK,
        lambda t: (t.root / "snapshot" / "LATEST").write_text("99"),
        {"hint_wrong", "metadata_unreadable"},
    ),
    "latest hint": (PK, lambda t: (t.root / "snapshot" / "LATEST").write_text("3"), {"hint_wrong"}),
    "vector for an unknown file": (
        PK,
        lambda t: t.edit_index(
            lambda rows: rows[0]["_DELETIONS_VECTORS_RANGES"][0].update(f0="data-gone.parquet")
        ),
        {"deletion_vector_dangling"},
    ),
    # Two vectors in the same bytes cannot be read either.
    "place of a vector": (
        PK,
        lambda t: t.edit_index(lambda rows: rows[0]["_DELETIONS_VECTORS_RANGES"][0].update(f1=5)),
        {"metadata_unreadable"},
    ),
    "vector dropped from an index": (
        PK,
        lambda t: t.edit_index(lambda rows: rows[0]["_DELETIONS_VECTORS_RANGES"].clear()),
        {"index_counts_wrong"},
    ),
    "count of an index file": (
        PK,
        lambda t: t.edit_index(lambda rows: rows[0].update(_ROW_COUNT=9)),
        {"index_counts_wrong"},
    ),
    "size of an index file": (
        PK,
        lambda t: t.edit_index(lambda rows: rows[0].update(_FILE_SIZE=9)),
        {"index_counts_wrong"},
    ),
    "index file missing": (
        PK,
        lambda t: t.edit_index(lambda rows: rows[0].update(_FILE_NAME="index-gone-0")),
        {"metadata_unreadable"},
    ),
    "vector listed twice": (
        PK,
        lambda t: t.edit_index(twice),
        {"deletion_vector_twice", "metadata_unreadable"},
    ),
    "index manifest without vectors of the one before": (
        PK,
        lose_vectors,
        {"deletion_vector_lost"},
    ),
    "index manifest missing": (
        PK,
        lambda t: (
            t.root / "manifest" / json.loads(t.snapshot().read_text())["indexManifest"]
        ).unlink(),
        {"metadata_unreadable"},
    ),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("source", sorted({source for source, _, _ in KINDS.values()}))
def test_undamaged_paimon_table_has_no_findings(source: str) -> None:
    assert found(DATA / source) == set()


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("kind", KINDS)
def test_damage_of_a_paimon_table_is_found_by_the_expected_checks(
    kind: str, tmp_path: Path
) -> None:
    source, damage, expected = KINDS[kind]
    copy = PaimonCopy(DATA / source, tmp_path / "table")
    damage(copy)
    assert found(copy.root) == expected


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rows", [2**63 - 1, -(2**63)])
def test_paimon_row_count_sum_beyond_64_bits_is_a_finding(rows: int, tmp_path: Path) -> None:
    copy = PaimonCopy(DATA / PK, tmp_path / "table")
    copy.edit_manifest(
        "base", lambda records: [one["_FILE"].update(_ROW_COUNT=rows) for one in records] and None
    )
    assert "snapshot_totals_wrong" in found(copy.root)


def test_snapshot_with_the_maximum_id_is_reconciled(tmp_path: Path) -> None:
    """The id of a following snapshot would overflow."""
    copy = PaimonCopy(DATA / PK, tmp_path / "table")
    greatest = 2**63 - 1
    copy.edit_snapshot(id=greatest)
    copy.snapshot().rename(copy.root / "snapshot" / f"snapshot-{greatest}")
    (copy.root / "snapshot" / "LATEST").write_text(str(greatest))
    assert found(copy.root) == {"snapshot_missing"}
