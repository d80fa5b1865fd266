"""Plans over deleted entries and rows, and their pairs of data and delete files."""

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.fs as pafs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import PredicateError
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.pruning.given_files import STAGES, plan_by
from tests.reconcile.copies import IcebergCopy, PaimonCopy, count_entries, rewrite
from tests.reconcile.damaged_storage import DamagedStorage
from tests.reference.roaring import decode_record
from tests.soundness.predicates import random_predicate
from tests.soundness.tables import paimon_table
from tests.sql.given_source import with_file_id

_KINDS = ("append", "hashed", "keyed", "first-row", "vectors")
_STATS = ("lower_bounds", "upper_bounds", "null_value_counts", "nan_value_counts", "value_counts")


@settings(max_examples=500 if corpus.is_all() else 3)
@given(st.integers(0, 2**40), st.sampled_from(_KINDS), st.booleans(), st.booleans())
def test_plan_with_deleted_entries_equals_plan_without_them(
    seed, kind, has_other_stats, is_counted
):
    source = paimon_table(random.Random(seed), kind).source
    rows = source.entries.to_pylist()
    taken_back = [row for row in rows if random.Random(seed ^ row["entry_id"]).random() < 0.4]
    others = rows[::-1] if has_other_stats else [dict.fromkeys(_STATS)] * len(rows)
    deleted = [
        _deleted(row, other, at)
        for at, (row, other) in enumerate(zip(taken_back, others, strict=False))
    ]
    after = _with_deleted(source, deleted, is_counted)
    without = replace(source, entries=_like(source, [r for r in rows if r not in taken_back]))
    for predicate in [random_predicate(random.Random(seed + at)) for at in range(6)]:
        try:
            expected = _kept(without, predicate)
        except PredicateError:
            continue
        assert _kept(after, predicate) == expected, predicate


def _deleted(row, other, at):
    """Return a deleted entry of a file, with other statistics, which do not identify it."""
    stats = {name: other[name] for name in _STATS}
    return row | stats | {"status": "deleted", "entry_id": (9 << 32) + at}


def _with_deleted(source, deleted, is_counted):
    """Add these entries as the tenth manifest, which has only a count of deleted files."""
    known = source.manifests.num_rows
    nothing = [dict.fromkeys(source.manifests.schema.names) for _ in range(known, 10)]
    for row in nothing:
        row |= {"manifest_path": "m", "content": "data", "deleted_files_count": 0}
    nothing[-1]["deleted_files_count"] = len(deleted) if is_counted else 0
    manifests = [*source.manifests.to_pylist(), *nothing]
    return replace(
        source,
        entries=_like(source, [*source.entries.to_pylist(), *deleted]),
        manifests=pa.Table.from_pylist(manifests, source.manifests.schema),
    )


def _like(source, rows):
    rows = [with_file_id({n: row[n] for n in row if n != "file_id"}) for row in rows]
    return pa.Table.from_pylist(rows, source.entries.schema)


def _kept(source, predicate):
    plan = plan_by(source, STAGES, predicate)
    return sorted(plan.table(["file_name"])["file_name"].to_pylist())


TABLES = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")


def open_table(location):
    return arrowmeta.open(location, allow_moved_paths=True)


@pytest.mark.parametrize("name", TABLES)
def test_deleted_rows_are_positions_of_deletion_vector(name):
    table = open_table(DATA / name)
    vectors = table.deletion_vectors().to_pylist()
    assert vectors
    for row in vectors:
        content = Path(table.resolve(row["file_path"])).read_bytes()[row["content_offset"] :]
        expected = decode_record(content[: row["content_size_in_bytes"]])
        assert table.deleted_rows(row["data_file_path"]).to_pylist() == expected
    assert table.complete


@pytest.mark.parametrize("name", ["pk_all_types", "iceberg_v2_position_deletes"])
def test_file_without_deletion_vector_has_no_deleted_rows_and_an_unknown_one_is_an_error(name):
    table = open_table(DATA / name)
    rows = table.deleted_rows(table.data_files("file_path").column(0)[0].as_py())
    assert (rows.to_pylist(), str(rows.type)) == ([], "int64")
    with pytest.raises(arrowmeta.UsageError, match="the snapshot has no file no such file: give"):
        table.deleted_rows("no such file")


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("is_missing", [True, False])
def test_unreadable_deletion_vector_is_damage(name, is_missing, tmp_path):
    location = shutil.copytree(DATA / name, tmp_path / name)
    whole = open_table(location)
    row = whole.deletion_vectors().to_pylist()[0]
    path = Path(whole.resolve(row["file_path"]))
    content = bytearray(path.read_bytes())
    content[row["content_offset"] + 9] ^= 1
    path.unlink()
    if not is_missing:
        path.write_bytes(content)
    table = open_table(location)
    assert table.deleted_rows(row["data_file_path"]).to_pylist() == []
    assert not table.complete


def test_deletion_vector_listed_many_times_is_read_once(tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "table")
    whole = open_table(copy.root)
    row = whole.deletion_vectors().to_pylist()[0]
    wanted = whole.deleted_rows(row["data_file_path"]).to_pylist()
    for manifest in whole.manifests().to_pylist():
        if manifest["content"] == "deletes":
            path = Path(whole.resolve(manifest["manifest_path"]))
            rewrite(path, lambda rows: rows * 300)
            copy.edit_list(lambda rows, path=path: count_entries(rows, path))
    opened = []

    class Noted(DamagedStorage):
        def open_input_file(self, path):
            opened.append(path)
            return super().open_input_file(path)

    filesystem = pafs.PyFileSystem(Noted(tmp_path))
    table = arrowmeta.open(str(copy.root), filesystem=filesystem, allow_moved_paths=True)
    assert table.deleted_rows(row["data_file_path"]).to_pylist() == wanted
    assert opened.count(whole.resolve(row["file_path"])) == 1


def test_too_many_deleted_positions_raise_limit_error(monkeypatch):
    table = open_table(DATA / "iceberg_v3_deletion_vectors")
    row = table.deletion_vectors().to_pylist()[0]
    monkeypatch.setattr("arrowmeta.pruning.deletes.MAX_POSITIONS", row["cardinality"] - 1)
    with pytest.raises(arrowmeta.LimitError, match="select fewer files"):
        table.deleted_rows(row["data_file_path"])


def test_plan_has_the_deletes_of_its_own_files_only():
    files = open_table(DATA / "pk_deletion_vectors").plan("pt = 1").files
    assert [len(deletes) for deletes in files["delete_files"].to_pylist()] == [1]


def test_query_plan_materializes_no_pairs_of_a_partition():
    table = arrowmeta.open(DATA / "iceberg_v2_equality_deletes")
    (row,) = table.sql("EXPLAIN FROM applicable_deletes").to_pylist()
    steps = row["explain_value"]
    assert "of_one_file" in steps  # each has one delete file at most
    assert "of_partition" not in steps


def test_only_nulls_beside_partition_bounds_are_unknown(tmp_path):
    where = "pt = 'p0'"
    right = arrowmeta.open(DATA / "pk_all_types").plan(where).files["file_name"].to_pylist()
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")

    def all_null(rows):
        for row in rows:
            n_entries = row["_NUM_ADDED_FILES"] + row["_NUM_DELETED_FILES"]
            row["_PARTITION_STATS"]["_NULL_COUNTS"] = [n_entries]

    for role in ("base", "delta"):
        copy.edit_list(role, all_null)
    table = arrowmeta.open(copy.root)
    assert set(right) <= set(table.plan(where).files["file_name"].to_pylist())
    assert len(table.plan("pt IS NOT NULL")) == len(table.plan())
    assert "partition_nulls_wrong" in table.reconcile()["check_name"].to_pylist()


# -- partitions that contradict bounds: a file that one of them rules out is kept, or told ---------

TOLD = "although the partition contradicts the bounds"


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")
@pytest.mark.parametrize(("name", "where", "n_kept", "said"), [
    # Times of 18:30 to 20:00 on the day before the partition's.
    ("iceberg_shifted_day", "ts >= TIMESTAMP '2024-01-01 00:00:00'", 1, ""),
    ("iceberg_shifted_day", "ts > TIMESTAMP '2023-12-31 19:00:00'", 1, ""),
    ("iceberg_shifted_day", "ts < TIMESTAMP '2024-01-01 00:00:00'", 0, "1 file is ruled out"),
    ("iceberg_shifted_day", "ts > TIMESTAMP '2024-01-02 00:00:00'", 0, "1 file is ruled out"),
    # Null partitions of the values 1, 2 and 3.
    ("iceberg_null_identity", "a = 1", 0, "3 files are ruled out"),
    ("iceberg_null_identity", "a IS NULL", 3, ""),
    ("iceberg_null_identity", "ts > TIMESTAMP '2024-01-02 12:00:00'", 1, ""),
    # Partitions that agree with the bounds in a time zone.
    ("iceberg_session_zone", "year(ts) = 1969", 33, ""),
])  # fmt: skip
def test_file_is_kept_if_partition_or_bounds_may_match_and_both_are_read(name, where, n_kept, said):
    table = open_table(CASES / name)
    for _ in range(2):  # the second explanation has what the first one read
        plan = table.plan(where, time_zone="America/New_York")
        assert len(plan) == n_kept
        remarks = " ".join(plan.explain().remarks)
        assert (TOLD in remarks) == bool(said)
        assert said in remarks
