"""Plans over deleted entries and rows, and their pairs of data and delete files."""

import random
import shutil
import warnings
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arrowmeta
import arrowmeta.pruning.deletes as deleted_rows_module
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import PredicateError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.pruning.evaluator import Evaluator
from arrowmeta.pruning.plan import Planner
from tests import corpus
from tests.bundled import DATA
from tests.reconcile.copies import IcebergCopy, PaimonCopy, count_entries, rewrite
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
    plan = Planner(source).plan(predicate)  # type: ignore[arg-type]
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
def test_file_without_deletion_vector_has_no_deleted_rows(name):
    table = open_table(DATA / name)
    rows = table.deleted_rows(table.data_files("file_path").column(0)[0].as_py())
    assert (rows.to_pylist(), str(rows.type)) == ([], "int64")


@pytest.mark.parametrize("name", TABLES)
def test_rows_of_an_unknown_file_are_an_error(name):
    with pytest.raises(arrowmeta.UsageError, match="the snapshot has no file no such file: give"):
        open_table(DATA / name).deleted_rows("no such file")


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
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DamagedMetadataWarning)
        assert table.deleted_rows(row["data_file_path"]).to_pylist() == []
    assert not table.complete


def test_deletion_vector_listed_many_times_is_read_once(tmp_path, monkeypatch):
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "table")
    location = copy.root
    whole = open_table(location)
    row = whole.deletion_vectors().to_pylist()[0]
    wanted = whole.deleted_rows(row["data_file_path"]).to_pylist()
    manifests = whole.manifests().to_pylist()
    paths = [
        Path(whole.resolve(m["manifest_path"])) for m in manifests if m["content"] == "deletes"
    ]
    for path in paths:
        rewrite(path, lambda rows: rows * 300)
        copy.edit_list(lambda rows, path=path: count_entries(rows, path))
    table = open_table(location)
    read = []
    load = MetadataReader.load

    def noted(reader, path, *beside):
        read.append(path)
        return load(reader, path, *beside)

    monkeypatch.setattr(MetadataReader, "load", noted)
    assert table.deleted_rows(row["data_file_path"]).to_pylist() == wanted
    # Once for where the vectors are, once for their rows.
    assert read.count(row["file_path"]) == 2


def test_too_many_deleted_positions_raise_limit_error(monkeypatch):
    table = open_table(DATA / "iceberg_v3_deletion_vectors")
    row = table.deletion_vectors().to_pylist()[0]
    monkeypatch.setattr(deleted_rows_module, "MAX_POSITIONS", row["cardinality"] - 1)
    with pytest.raises(arrowmeta.LimitError, match="select fewer files"):
        table.deleted_rows(row["data_file_path"])


@pytest.fixture
def pairs_asked(monkeypatch):
    """The number of pairs given to each query over files."""
    asked: list[int] = []
    ask = Evaluator.ask

    def counting(self, query, **tables):
        asked.extend(tables["applicable"].num_rows for name in tables if name == "applicable")
        return ask(self, query, **tables)

    monkeypatch.setattr(Evaluator, "ask", counting)
    return asked


def _table():
    return arrowmeta.open(DATA / "pk_deletion_vectors")


def test_plan_computes_delete_pairs_of_its_own_files_only(pairs_asked):
    files = _table().plan("pt = 1").files
    assert [len(deletes) for deletes in files["delete_files"].to_pylist()] == [1]
    assert pairs_asked == [1]  # there are three in the table


@pytest.mark.parametrize(
    "question",
    [
        lambda table: table.aggregate("count(*)"),
        lambda table: table.plan(limit=1).table(["file_path"]),
    ],
    ids=["aggregate", "limit"],
)
def test_aggregate_and_limit_compute_no_delete_pairs(question, pairs_asked):
    assert question(_table()).num_rows > 0
    assert pairs_asked == []


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
