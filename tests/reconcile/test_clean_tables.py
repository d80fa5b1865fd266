"""Unchanged tables of real writers: no error findings but the known ones in `EXPLAINED`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import fastavro
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from tests import corpus

DATA = Path(__file__).parents[1] / "data"

#: Findings in tables whose metadata was edited by hand or made up, by what is wrong with them.
MADE_UP_BOUNDS = {"statistics_impossible"}  # the generator of these tables draws bounds at random
EXPLAINED = {
    "core_big_v2_v": MADE_UP_BOUNDS,
    "core_codecs_v": MADE_UP_BOUNDS,
    "core_decimal_uuid_parts_v": MADE_UP_BOUNDS,
    "core_v1_big_v": MADE_UP_BOUNDS,
    "core_decimal_fixed_uuid_parts_v": MADE_UP_BOUNDS,
    # Their index files are outside of the table, and were not copied.
    "cpp_orc_pk_dv_index_in_data_with_external": {"metadata_unreadable"},
    "cpp_parquet_pk_dv_index_in_data_with_external": {"metadata_unreadable"},
    # Entries and manifests were cut and put together by hand for tests of another project;
    # fastavro counts the same entries.
    "impala_iceberg_v2_null_delete_record": {
        "manifest_counts_wrong",
        "sequence_number_impossible",
        "snapshot_totals_wrong",
    },
    # A bug of the writer: its last commit has status EXISTING for added files.
    "duck_iceberg_v1_repro_repro_merch_v1": {"snapshot_totals_wrong"},
    # pypaimon cuts bounds of TIMESTAMP(9) to microseconds; pyarrow reads later values in the files.
    "pp_all_types_v": {"footer_bounds_contradict"},
    # One of its metadata files has a snapshot id above 64 bits, which Iceberg's Java rejects, too.
    "duck_equality_delete_extra_column_warehouse_ns_t": {"metadata_unreadable"},
    # One of its Parquet files has a schema that pyarrow rejects.
    "impala_iceberg_migrated_complex_test": {"footer_differs"},
    # The summary says 858 bytes, the sizes of the files add up to 378 with fastavro, too.
    "impala_iceberg_legacy_partition_schema_evolution_orc": {"snapshot_totals_wrong"},
}
#: The current snapshot's id is above 64 bits.
UNREADABLE = {"duck_equality_delete_cross_partition_warehouse_ns_t"}


@pytest.mark.sampled(5)
@pytest.mark.parametrize("root", corpus.tables())
@pytest.mark.filterwarnings("ignore")
def test_clean_table_has_no_error_finding(root: Path) -> None:
    if root.name in UNREADABLE:
        with pytest.raises(CorruptMetadataError, match="64-bit"):
            arrowmeta.open(root, allow_moved_paths=True)
        return
    table = arrowmeta.open(root, allow_moved_paths=True)
    paths = table.data_files(columns=["file_path"])["file_path"].to_pylist()
    are_there = None not in table.source.storage.sizes(paths)
    findings = table.reconcile(footers=are_there).to_pylist()
    errors = {row["check_name"] for row in findings if row["severity"] == "error"}
    assert errors == EXPLAINED.get(root.name, set()), findings[:5]


def test_tag_of_another_snapshot_with_the_same_id_is_no_finding(tmp_path: Path) -> None:
    # As written by pypaimon when a branch replaces the table.
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    shutil.copy(root / "branch/branch-b1/snapshot/snapshot-3", root / "tag/tag-before")
    assert arrowmeta.open(root).at(ref="before").snapshot_id == 3
    assert arrowmeta.open(root).reconcile().num_rows == 0


def test_snapshot_with_other_totals_than_its_tag_is_checked(tmp_path: Path) -> None:
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    path = root / "snapshot" / "snapshot-2"  # which the tag t-latest has kept
    path.write_text(json.dumps({**json.loads(path.read_text()), "totalRecordCount": 1}))
    found = arrowmeta.open(root).reconcile().select(["check_name", "snapshot_id"]).to_pylist()
    assert found == [{"check_name": "snapshot_totals_wrong", "snapshot_id": 2}]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("is_rollback", [False, True])
def test_commit_while_a_table_is_open_is_no_finding(tmp_path: Path, is_rollback: bool) -> None:
    root = shutil.copytree(DATA / "append_snappy", tmp_path / "table")
    snapshots = root / "snapshot"
    latest = max(int(path.name[9:]) for path in snapshots.glob("snapshot-*"))
    newest = snapshots / f"snapshot-{latest}"
    committed = newest.read_bytes()
    if is_rollback:  # the id was that of another commit, which no longer is there
        before = json.loads((snapshots / f"snapshot-{latest - 1}").read_bytes())
        before |= {"id": latest, "deltaRecordCount": 0}
        before["deltaManifestList"] = without_manifests(root)
        before["baseManifestList"] = json.loads(committed)["baseManifestList"]
        newest.write_text(json.dumps(before))
    else:
        newest.unlink()
    (snapshots / "LATEST").write_text(str(latest - (not is_rollback)))
    table = arrowmeta.open(root)
    connection = arrowmeta.connect(root)
    answers = (table.reconcile, lambda: connection.sql("FROM findings").to_arrow_table())
    assert [answer().num_rows for answer in answers] == [0, 0]
    newest.write_bytes(committed)
    (snapshots / "LATEST").write_text(str(latest))
    assert latest in table.snapshots()["snapshot_id"].to_pylist()
    assert [answer().to_pylist() for answer in answers] == [[], []]


def without_manifests(root: Path) -> str:
    """Write an empty manifest list; return its name."""
    like = next((root / "manifest").glob("manifest-list-*"))
    with like.open("rb") as file:
        schema = fastavro.reader(file).writer_schema
    with (root / "manifest" / "manifest-list-without-any").open("wb") as file:
        fastavro.writer(file, schema, [])
    return "manifest-list-without-any"
