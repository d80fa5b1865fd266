"""Members of Iceberg metadata that say one thing twice, and say it differently."""

from pathlib import Path

import pytest

import arrowmeta
from tests.iceberg.one_manifest import table_of_schema
from tests.iceberg.tables import schema_json
from tests.reconcile.copies import (
    IcebergCopy,
    PaimonCopy,
    count_entries,
    read,
    rewrite,
)

DATA = Path(__file__).parents[1] / "data"
POSITIONS = "iceberg_v2_position_deletes"


@pytest.fixture
def copy(tmp_path):
    """A table with data files and position deletes."""
    return IcebergCopy(DATA / POSITIONS, tmp_path / "table")


def opened(copy):
    return arrowmeta.open(copy.root, allow_moved_paths=True)


def answers(table):
    """Return what is said of engines that do not simply read a table."""
    rows = table.readers().to_pylist()
    return {row["engine"]: row["answer"] for row in rows if row["answer"] not in ("reads", "slow")}


def found(table, check):
    return [row for row in table.reconcile().to_pylist() if row["check_name"] == check]


# -- content of an entry, and of its manifest


def listed_as(copy, content):
    """List the first manifest of the other content as of this one; return its path."""
    path = copy.manifest(1 - content)

    def change(rows):
        for row in rows:
            if row["manifest_path"].endswith(path.name):
                row["content"] = content

    copy.edit_list(change)
    return path


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_data_among_deletes_is_no_data_file_of_any_relation(copy):
    n_data = opened(copy).data_files().num_rows
    path = listed_as(copy, 1)
    n_hidden = len([row for row in read(path) if row["status"] != 2])
    table = opened(copy)
    rows = found(table, "content_not_of_manifest")
    assert {(row["severity"], row["expected"], row["actual"]) for row in rows} == {
        ("error", "deletes", "data")
    }
    assert n_hidden == len(rows) > 0
    assert table.data_files().num_rows == len(table.plan("true")) == n_data - n_hidden
    assert table.files(["content"])["content"].to_pylist().count("unknown") == n_hidden
    assert {"spark", "duckdb", "flink"} <= answers(table).keys()


def test_deletes_among_data_stay_deletes(copy):
    whole = opened(copy)
    listed_as(copy, 0)
    table = opened(copy)
    assert found(table, "content_not_of_manifest")
    assert table.data_files().num_rows == len(table.plan("true")) == whole.data_files().num_rows
    assert table.delete_files().num_rows == whole.delete_files().num_rows
    assert {"spark", "duckdb"} <= answers(table).keys()


# -- partition spec of a list, and of the header of its manifest


def test_header_without_partition_fields_is_of_a_spec_without_fields(tmp_path):
    field = {"source-id": 1, "field-id": 1000, "name": "c1", "transform": "identity"}
    specs = [{"spec-id": 0, "fields": [field]}]
    files = [{"record_count": 1}]
    table = table_of_schema(tmp_path, schema_json("int"), files, **{"partition-specs": specs})
    (row,) = (
        row
        for row in found(table, "refused_by_readers")
        if row["expected"] == "partition field c1 of spec 0"
    )
    assert row["severity"] == "warning"
    assert {"spark", "duckdb", "trino"} <= answers(table).keys()
    specs = [{"spec-id": 0, "fields": []}]
    table = table_of_schema(tmp_path, schema_json("int"), files, **{"partition-specs": specs})
    assert "another spec" not in str(found(table, "refused_by_readers"))


# -- current snapshot, and branch main


@pytest.mark.parametrize("current", [-1, None, "absent"])
def test_branch_main_is_shown_without_a_current_snapshot(copy, current):
    whole = opened(copy)

    def change(metadata):
        main = {"snapshot-id": metadata.pop("current-snapshot-id"), "type": "branch"}
        metadata["refs"] = {"main": main}
        if current != "absent":
            metadata["current-snapshot-id"] = current

    copy.edit_metadata(change)
    table = opened(copy)
    assert table.snapshot_id == whole.snapshot_id
    assert table.files().num_rows == whole.files().num_rows
    (row,) = found(table, "refused_by_readers")
    assert (row["severity"], row["expected"]) == ("warning", "field current-snapshot-id")
    told = answers(table)
    assert (told["spark"], told["trino"]) == ("refuses", "refuses")
    assert told["pyiceberg"] == "wrong rows"


def test_table_without_snapshots_needs_no_current_snapshot(copy):
    copy.edit_metadata(lambda metadata: metadata.update({"current-snapshot-id": -1, "refs": {}}))
    table = opened(copy)
    assert table.snapshot_id is None
    assert found(table, "refused_by_readers") == []


def vectors(tmp_path):
    return IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "vectors")


def live(rows):
    return next(row for row in rows if row["status"] != 2)


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("name", ["record_count", "referenced_data_file", "content_size_in_bytes"])
def test_blob_of_a_vector_that_its_entry_contradicts_is_found(tmp_path, name):
    copy = vectors(tmp_path)
    whole = opened(copy).reconcile(footers=True).to_pylist()
    assert not [row for row in whole if "blob" in (row["detail"] or "")]

    def change(rows):
        file = live(rows)["data_file"]
        file[name] = f"{file[name]}x" if isinstance(file[name], str) else file[name] + 1

    copy.edit_manifest(1, change)
    told = opened(copy).reconcile(footers=True).to_pylist()
    details = [row["detail"] for row in told if row["check_name"] == "footer_differs"]
    assert [detail for detail in details if detail and f"has {name}" in detail]


# -- time of a snapshot, and of its entry in the log


def test_snapshot_that_was_current_before_its_commit_is_found(copy):
    assert not found(opened(copy), "snapshot_before_parent")

    def later(snapshot):
        snapshot["timestamp-ms"] += 61_000

    copy.edit_snapshot(later)
    (row,) = found(opened(copy), "snapshot_before_parent")
    assert row["snapshot_id"] == opened(copy).snapshot_id


# -- status of an entry, and the parent of its snapshot


def restated(copy, path, before, after):
    """Change the status of the entries of a manifest, and its counts."""

    def change(rows):
        for row in rows:
            if row["status"] == before:
                row.update(status=after, snapshot_id=row["snapshot_id"] or 1)
                for name in ("sequence_number", "file_sequence_number"):
                    row[name] = row[name] or 1

    rewrite(path, change)
    for listing in copy.root.glob("metadata/snap-*.avro"):
        rewrite(listing, lambda rows: count_entries(rows, path))


def existing(copy):
    rows = found(opened(copy), "existing_of_nothing")
    assert all(row["expected"].startswith("added before snapshot ") for row in rows)
    return {(row["severity"], row["subject"]) for row in rows}


def test_existing_file_that_the_parent_does_not_have(tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v2_equality_deletes", tmp_path / "table")
    assert not existing(copy)
    path = copy.manifest(0)
    (file,) = (row["data_file"]["file_path"] for row in read(path))
    restated(copy, path, 1, 0)
    assert existing(copy) == {("warning", file)}


def test_existing_file_that_a_later_snapshot_added(copy):
    assert not existing(copy)
    before = copy.metadata["snapshots"][-2]["snapshot-id"]

    def list_as_written_before(rows):
        rows[0]["added_snapshot_id"] = before

    path = copy.manifest(0)
    files = {("warning", r["data_file"]["file_path"]) for r in read(path) if r["status"] == 0}
    copy.edit_list(list_as_written_before)
    now = copy.metadata["current-snapshot-id"]

    def added_now(rows):
        for row in rows:
            row["snapshot_id"] = now

    copy.edit_manifest(0, added_now)
    assert files <= existing(copy)


# -- what a plan knows of sequence numbers, and of the paths in position deletes


def deletes_of(table):
    files = table.plan("true").files.to_pylist()
    return {row["file_path"]: row["delete_files"] for row in files}


@pytest.mark.parametrize(
    "change",
    [
        {"sequence_number": 1, "file_sequence_number": 0},
        {"sequence_number": 99, "file_sequence_number": 99},
    ],
)
def test_delete_may_apply_to_a_file_whose_numbers_contradict_each_other(tmp_path, change):
    copy = IcebergCopy(DATA / "iceberg_v2_equality_deletes", tmp_path / "table")
    before = deletes_of(opened(copy))
    path = next(path for path, deletes in before.items() if deletes)

    def contradict(rows):
        for row in rows:
            if row["data_file"]["file_path"].endswith(path.rpartition("/")[2]):
                row.update(status=1, **change)

    for at in range(9):
        try:
            copy.edit_manifest(0, contradict, at)
        except IndexError:
            break
    table = opened(copy)
    assert found(table, "sequence_number_impossible")
    assert set(before[path]) <= set(deletes_of(table)[path])
    assert not table.aggregate("count(*)").column(0)[0].as_py()["exact"]


def test_deletion_vector_that_is_older_than_its_file_may_apply(tmp_path):
    copy = vectors(tmp_path)
    before = deletes_of(opened(copy))
    copy.edit_manifest(1, lambda rows: live(rows).update(sequence_number=0, file_sequence_number=0))
    assert deletes_of(opened(copy)) == before


PATH = 2147483546


def test_path_outside_of_its_bounds_is_unknown(copy):
    before = deletes_of(opened(copy))
    paths = [row["data_file"]["file_path"] for row in read(copy.manifest(0))]

    def change(rows):
        file = live(rows)["data_file"]
        file["referenced_data_file"] = min(paths)
        for side in ("lower_bounds", "upper_bounds"):
            file[side] = [{"key": PATH, "value": max(paths).encode() + b"x"}]

    assert len(set(paths)) > 1
    copy.edit_manifest(1, change)
    table = opened(copy)
    (row,) = found(table, "statistics_impossible")
    assert (row["severity"], row["detail"]) == ("error", "column file_path")
    after = deletes_of(table)
    assert all(set(before[path]) <= set(after[path]) for path in before)


# -- row ids of a manifest, and of the snapshot that assigned them


@pytest.mark.parametrize("by", [-1, 1])
def test_manifest_with_other_row_ids_than_its_snapshot_assigned(tmp_path, by):
    copy = vectors(tmp_path)
    assert not found(opened(copy), "row_ids_beyond_next")
    added = next(row for row in read(copy.list_path) if row["content"] == 0)
    snapshots = {row["snapshot-id"]: row for row in copy.metadata["snapshots"]}
    assert added["first_row_id"] >= snapshots[added["added_snapshot_id"]]["first-row-id"]

    def change(metadata):
        for snapshot in metadata["snapshots"]:
            if snapshot["snapshot-id"] == added["added_snapshot_id"]:
                snapshot["first-row-id"] -= by

    copy.edit_metadata(change)
    assert "assigned" in found(opened(copy), "row_ids_beyond_next")[0]["detail"]


# -- null counts of Paimon, and the number of columns


@pytest.mark.parametrize("statistics", ["_VALUE_STATS", "_KEY_STATS"])
def test_null_counts_of_other_columns_are_found(tmp_path, statistics):
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "table")
    table = arrowmeta.open(copy.root)
    assert not found(table, "bounds_malformed")
    n_files = len(table.plan("ti IS NULL"))

    def shorten(rows):
        rows[0]["_FILE"][statistics]["_NULL_COUNTS"].pop()
        assert rows[0]["_KIND"] == 0

    copy.edit_manifest("delta", shorten)
    table = arrowmeta.open(copy.root)
    rows = found(table, "bounds_malformed")
    assert {(row["severity"], row["expected"]) for row in rows} == {
        ("error", "a count of each column")
    }
    assert len(table.plan("ti IS NULL")) >= n_files
    assert not {row["actual"] for row in rows} - {"a list of another length"}
