"""Relations about table health: their sums equal those of other relations."""

from collections import Counter
from typing import Any

import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import DATA, sampled
from tests.sql.given_source import GivenSource, views_of

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")

TABLES = sampled()


@pytest.fixture(params=TABLES)
def table(request):
    return arrowmeta.open(DATA / request.param, allow_moved_paths=True)


def key(row):
    return str(row["partition"]), row["spec_id"]


def test_file_sizes_are_a_histogram_of_live_files(table):
    expected: Counter[Any] = Counter()
    for file in table.files().to_pylist():
        size = file["content_size_in_bytes"] or file["file_size_in_bytes"]
        expected[*key(file), file["content"], 1 << (size.bit_length() - 1)] += 1
    rows = table.file_sizes().to_pylist()
    found = {(*key(row), row["content"], row["size_from"]): row["file_count"] for row in rows}
    assert found == expected
    assert all(row["size_to"] == 2 * row["size_from"] for row in rows)


@pytest.mark.sampled(1)
def test_delete_debt_matches_partitions_and_applicable_deletes(table):
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


def test_metadata_bytes_by_kind_match_metadata_files(table):
    expected: Counter[str] = Counter()
    for file in table.metadata_files().to_pylist():
        expected[file["kind"]] += file["size"] or 0
    rows = table.metadata_bytes().to_pylist()
    assert {row["kind"]: row["bytes"] for row in rows if row["breakdown"] == "kind"} == expected


def test_metadata_bytes_by_snapshot_count_each_manifest_once(table):
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


#: Values beyond BIGINT, such as the end of the greatest class, are null.
MOST = 2**63 - 1


def test_sizes_next_to_powers_of_two_are_in_the_right_class():
    # A floating-point logarithm rounds 2**49 - 1 and some larger sizes up to the next power.
    sizes = {2**exponent + step for exponent in range(64) for step in (-1, 0, 1)}
    sizes = {size for size in sizes if size <= MOST}
    entries = [{"file_path": str(n), "file_name": str(n), "file_size_in_bytes": n} for n in sizes]
    with views_of(GivenSource({"entries": entries}), "file_sizes") as con:
        found = con.execute("SELECT size_from, size_to, file_count FROM file_sizes").fetchall()
    ends = {size: 2 * size or 1 for size in {1 << n.bit_length() - 1 if n else 0 for n in sizes}}
    counts = {size: sum(size <= n < end for n in sizes) for size, end in ends.items()}
    assert {start: (end, count) for start, end, count in found} == {
        size: (end if end <= MOST else None, counts[size]) for size, end in ends.items()
    }


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "name",
    [
        *("pk_deletion_vectors", "append_schema_evolution", "iceberg_v2_position_deletes"),
        *("iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors"),
    ],
)
def test_growth_matches_live_files_of_each_snapshot(name):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    rows = table.growth().to_pylist()
    known = table.snapshots()["snapshot_id"].to_pylist()
    assert [row["snapshot_id"] for row in rows] == sorted(known)
    for row in rows:
        now = table.at(snapshot_id=row["snapshot_id"])
        data, deletes = now.data_files(), now.delete_files()
        if table.format == "paimon":
            deletes = deletes.slice(0, 0)  # deletion vectors are in no manifest of files
        assert row["data_file_count"] == data.num_rows
        assert row["data_file_bytes"] == (pc.sum(data["file_size_in_bytes"]).as_py() or 0)
        assert row["record_count"] == (pc.sum(data["record_count"]).as_py() or 0)
        assert row["delete_file_count"] == deletes.num_rows
        listed = now.manifests()["content"].to_pylist()
        assert row["manifest_count"] == sum(one in ("data", "deletes") for one in listed)
