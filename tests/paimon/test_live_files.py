"""Live files of every Paimon table of the corpus against what independent readers found."""

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import own_fields
from tests.corpus import NO_CORPUS
from tests.reference.truth import canonical_column, paimon_tables

TABLES = paimon_tables() or NO_CORPUS


def open_at(table, snapshot_id):
    """Open a snapshot of a table or, where the truth is of a branch, the branch's latest."""
    if table.branch is None:
        return arrowmeta.open(table.folder, snapshot_id=snapshot_id, strict=True)
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)
    if opened.snapshot_id != snapshot_id:
        pytest.skip("an older snapshot of a branch has no name")
    return opened


def columns_of(struct):
    names = [f.name for f in own_fields(struct.type)]
    return dict(zip(names, (canonical_column(column) for column in _flat(struct)), strict=True))


def _flat(struct):
    return struct.flatten() if own_fields(struct.type) else []


def rows_of(columns, n_rows):
    return [{name: column[i] for name, column in columns.items()} for i in range(n_rows)]


def sort_key(row):
    return row["file"], row["level"], str(row["partition"])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_live_files_match_other_readers_at_every_snapshot(table):
    for listed in table.truth.get("raw", []):
        files = open_at(table, listed["snapshot_id"]).files()
        assert files.num_rows == listed["live_files"]
        assert pa.compute.sum(files["record_count"]).as_py() in (listed["live_rows"], None)
        expected = listed.get("files", [])
        if expected and isinstance(expected[0], str):
            assert sorted(files["file_name"].to_pylist()) == sorted(expected)
            continue
        facts = {
            "file": files["file_name"].to_pylist(),
            "partition": rows_of(columns_of(files["partition"]), files.num_rows),
            "bucket": files["bucket"].to_pylist(),
            "total_buckets": files["total_buckets"].to_pylist(),
            "level": files["level"].to_pylist(),
            "record_count": files["record_count"].to_pylist(),
            "size": files["file_size_in_bytes"].to_pylist(),
            "schema_id": files["schema_id"].to_pylist(),
            "min_seq": files["min_sequence_number"].to_pylist(),
            "max_seq": files["max_sequence_number"].to_pylist(),
            "delete_row_count": files["delete_record_count"].to_pylist(),
        }
        ours = {sort_key(row): row for row in rows_of(facts, files.num_rows)}
        assert len(ours) == files.num_rows
        for row in expected:
            found = ours[sort_key(row)]
            assert {name: found[name] for name in row if name in found} == {
                name: value for name, value in row.items() if name in found
            }
