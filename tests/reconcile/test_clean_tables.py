"""Unchanged tables of real writers: no error findings but the known ones in `EXPLAINED`.

Files that storage has, and no metadata names, are those of `LEFT_BEHIND`.
"""

import json
import shutil
from datetime import UTC, datetime

import fastavro
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES

#: Findings in tables whose metadata was edited by hand or made up, by what is wrong with them.
MADE_UP_BOUNDS = {"statistics_impossible"}  # the generator of these tables draws bounds at random
EXPLAINED = {
    "core_big_v2_v": MADE_UP_BOUNDS, "core_codecs_v": MADE_UP_BOUNDS,
    "core_decimal_uuid_parts_v": MADE_UP_BOUNDS, "core_v1_big_v": MADE_UP_BOUNDS,
    "core_decimal_fixed_uuid_parts_v": MADE_UP_BOUNDS,
    # Their index files are outside of the table, and were not copied.
    "cpp_orc_pk_dv_index_in_data_with_external": {"metadata_unreadable"},
    "cpp_parquet_pk_dv_index_in_data_with_external": {"metadata_unreadable"},
    # Entries and manifests were cut and put together by hand for tests of another project;
    # fastavro counts the same entries.
    "impala_iceberg_v2_null_delete_record": {"sequence_number_impossible", "snapshot_totals_wrong"},
    # pypaimon cuts bounds of TIMESTAMP(9) to microseconds; pyarrow reads later values in the files.
    "pp_all_types_v": {"footer_bounds_contradict"},
    # One of its metadata files has a snapshot id above 64 bits, which Iceberg's Java rejects, too.
    "duck_equality_delete_extra_column_warehouse_ns_t": {"metadata_unreadable"},
    # One of its Parquet files has a schema that pyarrow rejects.
    "impala_iceberg_migrated_complex_test": {"footer_differs"},
}  # fmt: skip
#: Tables with other data files than those that were committed.
REPLACED = {
    "duck_name_mapping_warehouse_1_mydb_t1", "duck_partition_binary", "duck_partition_bool",
    "duck_partition_decimal_bigint", "duck_partition_decimal_smallint", "duck_partition_double",
    "duck_partition_fixed_length_binary_default_db_partition_fixed_length_binary",
    "duck_partition_float", "duck_partition_integer",
    "duck_partition_time_default_db_partition_time",
    "duck_partition_timestamp_default_db_partition_timestamp",
    "impala_iceberg_v2_delete_equality_nulls",
}  # fmt: skip
#: Number of orphans, which no manifest or list names: metadata of snapshots that were edited or
#: left out, manifests that PyIceberg merged before the commit, and data files that iceberg-go and
#: Flink wrote, but did not commit.
LEFT_BEHIND = {
    "cpp_mix_append_with_bitmap_multi_stripes": 1,
    "cpp_orc_append_with_multiple_ts_precision_and_timezone": 1,
    "cpp_orc_pk_table_scan_and_read_dv": 1, "cpp_parquet_pk_table_scan_and_read_first_row": 1,
    "duck_iceberg_v1_deprecated_default_legacy_v1": 1, "duck_iceberg_v1_repro_repro_merch_v1": 1,
    "flink_pk_agg": 1, "flink_pk_done": 8, "flink_pk_partial": 1, "flink_pk_tags": 1, "go_v1_un": 2,
    "go_v2_cow": 2, "go_v2_trunc": 2, "go_v3_un": 2,
    "impala_iceberg_v2_equality_delete_schema_evolution": 1,
    "impala_iceberg_v3_test_default_part": 15, "py_many_snapshots_v": 7,
}  # fmt: skip
#: The current snapshot's id is above 64 bits.
UNREADABLE = {"duck_equality_delete_cross_partition_warehouse_ns_t"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("root", corpus.tables())
@pytest.mark.filterwarnings("ignore")
def test_clean_table_has_no_error_and_no_orphan_in_storage(root):
    if root.name in UNREADABLE:
        with pytest.raises(CorruptMetadataError, match="64-bit"):
            arrowmeta.open(root, allow_moved_paths=True)
        return
    table = arrowmeta.open(root, allow_moved_paths=True)
    live = table.files(columns=["file_path", "extra_files", "content"]).to_pylist()
    data_files = [row["file_path"] for row in live if row["content"] == "data"]
    paths = [row["file_path"] for row in live]
    for row in live:  # indexes, beside their file
        paths += [
            f"{row['file_path'].rpartition('/')[0]}/{name}" for name in row["extra_files"] or []
        ]
    are_there = None not in table.source.storage.sizes(data_files)
    expected = set(EXPLAINED.get(root.name, set()))
    if None in table.source.storage.sizes(paths):  # the collection has no large files
        expected |= {"missing_in_storage"}
    if root.name in REPLACED:
        expected |= {"size_differs_in_storage"}
    findings = table.reconcile(storage=listed_as_old(table), footers=are_there).to_pylist()
    errors = {row["check_name"] for row in findings if row["severity"] == "error"}
    assert errors == expected, findings[:5]
    orphans = [row for row in findings if row["check_name"] == "orphan_in_storage"]
    assert len(orphans) == LEFT_BEHIND.get(root.name, 0), orphans[:5]


def listed_as_old(table):
    """Return a listing of the table's files, with times so old that each may be an orphan."""
    listing = table.list_storage()
    at = listing.column_names.index("last_modified")
    kind = listing.schema.field(at).type
    old = pa.repeat(pa.scalar(datetime(2020, 1, 1, tzinfo=UTC), kind), listing.num_rows)
    return listing.set_column(at, "last_modified", old)


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore:.*there is no version hint")
@pytest.mark.parametrize(("name", "expected"), [
    ("iceberg_appended_manifests", set()),
    ("iceberg_deleted_counts_added_up", {("warning", "manifest_counts_wrong")}),
    ("iceberg_equal_sync_markers", set()),
    ("iceberg_vector_file_sizes", {("info", "metadata_file_missing")}),
])  # fmt: skip
def test_tables_of_writers_that_count_otherwise_have_no_error(name, expected):
    findings = arrowmeta.open(CASES / name, allow_moved_paths=True).reconcile().to_pylist()
    assert {(row["severity"], row["check_name"]) for row in findings} == expected


@pytest.mark.sampled(1)
@pytest.mark.parametrize("is_rollback", [False, True])
def test_commit_while_a_table_is_open_is_no_finding(tmp_path, is_rollback):
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


def test_version_hint_of_a_concurrent_commit_is_no_finding(tmp_path):
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


def without_manifests(root):
    """Write an empty manifest list; return its name."""
    like = next((root / "manifest").glob("manifest-list-*"))
    with like.open("rb") as file:
        schema = fastavro.reader(file).writer_schema
    with (root / "manifest" / "manifest-list-without-any").open("wb") as file:
        fastavro.writer(file, schema, [])
    return "manifest-list-without-any"
