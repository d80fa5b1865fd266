"""Relations about table health: their sums equal those of other relations."""

import re
from collections import Counter
from typing import Any

import pytest

import arrowmeta
from tests.bundled import DATA, sampled

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


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_comment_of_column_with_nulls_mentions_null(name):
    con = arrowmeta.connect(t=arrowmeta.open(DATA / name, allow_moved_paths=True))
    con.execute("USE t")
    commented = con.execute(
        "SELECT table_name, column_name, comment FROM duckdb_columns() WHERE comment IS NOT NULL"
        " AND 'base_' || table_name IN (SELECT table_name FROM duckdb_columns())"
    ).fetchall()
    # Columns of one format, and aliases of other columns, may be null without saying so.
    says_null = re.compile(r"(?i)\bnull\b|^(Paimon|Iceberg):|^Iceberg's name of ")
    silent = [row for row in commented if not says_null.search(row[2])]
    with_nulls = [
        (table, column)
        for table, column, _ in silent
        if con.execute(f'SELECT count(*) > count("{column}") FROM "{table}"').fetchone() == (True,)
    ]
    assert commented
    assert not with_nulls
