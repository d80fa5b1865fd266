"""Relations about table health: their sums equal those of other relations."""

from collections import Counter
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arrowmeta
from tests import corpus
from tests.bundled import DATA, sampled
from tests.sql.given_source import asked, shape_of

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


@pytest.fixture(params=sampled())
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
    paths = table.data_files()["file_path"].to_pylist()
    debts = table.delete_debt().to_pylist()
    assert {key(row) for row in debts} == set(partitions)
    assert sum(row["files_with_deletes_count"] for row in debts) == len(
        [path for path in paths if path in with_deletes]
    )
    for row in debts:
        partition, n_deleted = partitions[key(row)], row["deleted_record_count"]
        for name in ("data_file_count", "delete_file_count", "deleted_record_count"):
            assert row[name] == partition[name.replace("data_", "")]
        assert (n_deleted is None) == (row["equality_delete_count"] > 0)
        share = None if n_deleted is None else n_deleted / row["record_count"]
        assert row["deleted_share"] == share


def test_metadata_bytes_match_metadata_files_and_count_each_manifest_once(table):
    expected: Counter[str] = Counter()
    for file in table.metadata_files().to_pylist():
        expected[file["kind"]] += file["size"] or 0
    rows = table.metadata_bytes().to_pylist()
    assert {row["kind"]: row["bytes"] for row in rows if row["breakdown"] == "kind"} == expected
    manifests = table.all_manifests().to_pylist()
    lengths = {row["manifest_path"]: row["length"] or 0 for row in manifests}
    found = [row for row in rows if (row["breakdown"], row["kind"]) == ("snapshot", "manifest")]
    assert sum(row["bytes"] for row in found) == sum(lengths.values())
    assert sum(row["file_count"] for row in found) == len(lengths)


#: Values beyond BIGINT, such as the end of the greatest class, are null.
MOST = 2**63 - 1


def test_sizes_next_to_powers_of_two_are_in_the_right_class():
    # A floating-point logarithm rounds 2**49 - 1 and some larger sizes up to the next power.
    sizes = {2**exponent + step for exponent in range(64) for step in (-1, 0, 1)}
    sizes = {size for size in sizes if size <= MOST}
    entries = [{"file_path": str(n), "file_size_in_bytes": n} for n in sizes]
    query = "SELECT size_from, size_to, file_count FROM file_sizes"
    found = asked({"entries": entries}, query)
    ends = {size: 2 * size or 1 for size in {1 << n.bit_length() - 1 if n else 0 for n in sizes}}
    assert {start: (end, count) for start, end, count in found} == {
        size: (end if end <= MOST else None, sum(size <= n < end for n in sizes))
        for size, end in ends.items()
    }


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [
    "pk_deletion_vectors", "append_schema_evolution", "iceberg_v2_position_deletes",
    "iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors",
])  # fmt: skip
def test_growth_matches_live_files_of_each_snapshot(name):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    rows = table.growth().to_pylist()
    known = table.snapshots()["snapshot_id"].to_pylist()
    assert [row["snapshot_id"] for row in rows] == sorted(known)
    for row in rows:
        now = table.at(snapshot_id=row["snapshot_id"])
        data, n_deletes = now.data_files(), now.delete_files().num_rows
        listed = now.manifests()["content"].to_pylist()
        expected = {
            "data_file_count": data.num_rows,
            "data_file_bytes": pc.sum(data["file_size_in_bytes"]).as_py() or 0,
            "record_count": pc.sum(data["record_count"]).as_py() or 0,
            # Deletion vectors of Paimon are in no manifest of files.
            "delete_file_count": 0 if table.format == "paimon" else n_deletes,
            "manifest_count": sum(one in ("data", "deletes") for one in listed),
        }
        assert {name: row[name] for name in expected} == expected


# -- rows whose columns are in several files: counted once in `partitions` and `buckets` -----------

FILES = st.lists(st.tuples(st.none() | st.integers(0, 30), st.integers(0, 12)), max_size=12)


@settings(max_examples=100 if corpus.is_all() else 2)
@given(st.lists(FILES, max_size=12))
def test_record_count_is_union_of_row_id_ranges(partitions):
    expected = {}
    for p, files in enumerate(partitions):
        ids = {id for first, n in files if first is not None for id in range(first, first + n)}
        if files:
            expected[p] = len(ids) + sum(n for first, n in files if first is None)
    rows = [(p, first, n) for p, files in enumerate(partitions) for first, n in files]
    entries = [
        {"file_name": str(at), "partition": {"p": p}, "bucket": 0, "total_buckets": -1}
        | {"first_row_id": first, "record_count": n}
        for at, (p, first, n) in enumerate(rows)
    ]
    shape = shape_of(partition={"p": pa.int32()})
    for view in ("buckets", "partitions"):
        query = f"SELECT partition.p, record_count FROM {view}"
        assert dict(asked({"entries": entries}, query, shape=shape)) == expected
