"""What is decoded for an answer: few manifests, columns and rows; and the same in any way."""

from itertools import pairwise

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.avro import decode
from arrowmeta.avro import metadata_reader as loading
from arrowmeta.model import reading, scan
from arrowmeta.model.reading import LIVE_RELATIONS, read_relation
from arrowmeta.model.scan import Decoded
from arrowmeta.model.tables import DECIDING_COLUMNS, STRUCT_COLUMNS
from arrowmeta.paimon import table as paimon_table
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.tables.methods import Relations
from arrowmeta.views import connection
from arrowmeta.views.relation import LazyRelation
from tests.bundled import DATA, sampled

TABLES = sampled()
KEYED = [name for name in TABLES if name.startswith("pk_")]

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


def opened(name, **options):
    return arrowmeta.open(DATA / name, allow_moved_paths=True, **options)


def shown(rows):
    """Return the rows as text, in which NaN equals itself."""
    return repr(rows.to_pylist())


@pytest.fixture
def as_large(monkeypatch):
    """Read tables as large ones, whose entries are not kept in memory."""
    monkeypatch.setattr(reading, "_CACHED_LEN", -1)
    monkeypatch.setattr(scan, "FILTERED_LEN", -1)
    return monkeypatch


@pytest.fixture
def recorded(monkeypatch):
    """Return a function that lets another one note its arguments, and the list of them."""

    def record(owner, name):
        calls, real = [], getattr(owner, name)

        def noted(*arguments, **named):
            calls.append(arguments)
            return real(*arguments, **named)

        monkeypatch.setattr(owner, name, noted)
        return calls

    return record


@pytest.fixture
def decoded(monkeypatch):
    """The columns of each scan, and the rows of its batches."""
    scans, read = [], Decoded.read

    def batches(decoded, request):
        n_rows = []
        scans.append((tuple(request.columns), n_rows))
        for batch in read(decoded, request):
            n_rows.append(batch.num_rows)
            yield batch

    monkeypatch.setattr(Decoded, "read", batches)
    return scans


@pytest.mark.sampled(5)
@pytest.mark.parametrize("relation", [*LIVE_RELATIONS, "entries", "all_entries"])
@pytest.mark.parametrize("name", TABLES)
def test_relations_are_equal_in_any_way_of_reading(name, relation, as_large):
    """Entries kept or not; manifests decoded alone, in groups and by several threads."""
    large = [opened(name).relation(relation)]
    as_large.setattr(decode, "MAX_TASK_LEN", 1)
    as_large.setattr(loading, "GROUP_FILES", 1)
    as_large.setattr(scan, "PARALLEL_LEN", 0)
    large.append(opened(name, threads=2).relation(relation))
    as_large.undo()
    small = opened(name).relation(relation)
    for one in large:
        assert one.schema.equals(small.schema, check_metadata=True)
        assert shown(one) == shown(small)


@pytest.mark.parametrize("name", TABLES)
def test_few_more_than_live_entries_are_decoded(name, as_large, decoded):
    n_live = opened(name).files().num_rows
    decoded.clear()
    table = opened(name)
    expected = table.files(["file_path"])
    rest = [n_rows for columns, n_rows in decoded if not set(columns) <= set(DECIDING_COLUMNS)]
    assert n_live == expected.num_rows <= sum(map(sum, rest)) <= 2 * n_live
    # A wrong count of deleted files in the lists does not restore deleted files.
    table = opened(name)
    none_deleted = pa.array(np.zeros(table.source.manifests.num_rows, dtype=np.int64))
    at = table.source.manifests.schema.get_field_index("deleted_files_count")
    wrong = table.source.manifests.set_column(at, "deleted_files_count", none_deleted)
    as_large.setitem(table.source.__dict__, "manifests", wrong)
    assert table.files(["file_path"]) == expected


@pytest.mark.parametrize("name", KEYED)
def test_first_pass_over_manifests_decodes_only_deleted_entries(name, as_large, decoded):
    """Memory for identities of all entries would grow with the table."""
    found = opened(name).reader("files", ["file_path"]).read_all()
    before = [sum(n_rows) for columns, n_rows in decoded if "file_path" not in columns]
    statuses = opened(name).entries(["status"])["status"].to_pylist()
    assert sum(before) == statuses.count("deleted")
    assert found.num_rows


@pytest.mark.sampled(1)
@pytest.mark.parametrize("relation", ["partitions", "buckets"])
@pytest.mark.parametrize("name", KEYED)
def test_entries_are_decoded_once_for_all_views_of_a_relation(name, relation, decoded):
    table = opened(name)
    assert table.relation(relation).num_rows
    n_scans = len(decoded)
    with_vectors = relation == "partitions" and table.deletion_vectors().num_rows > 0
    assert n_scans == 1 + with_vectors


@pytest.mark.parametrize("name", ["entries", "files"])
def test_reader_reads_at_most_two_manifests_before_its_first_batch(name, recorded, monkeypatch):
    """The manifest of the first rows, and one that is loaded in advance."""
    monkeypatch.setattr(loading, "FIRST_STREAMED_LEN", 1)
    monkeypatch.setattr(loading, "STREAMED_LEN", 1)
    table = opened("iceberg_v2_position_deletes")
    n_manifests, read = table.manifests().num_rows, recorded(loading.MetadataReader, "read")
    reader = table.reader(name)
    next(reader)
    assert len(read) <= 2 < n_manifests


def test_reader_decodes_only_the_columns_of_condition_and_answer(decoded):
    table = opened("pk_all_types")
    table.reader("entries", "file_name", where="level = 0").read_all()
    assert {name for columns, _ in decoded for name in columns} == {"file_name", "level"}


@pytest.mark.parametrize("name", TABLES)
def test_reader_streams_column_stats_without_a_query(name, monkeypatch):
    table = opened(name)
    expected = sorted(map(repr, table.column_stats().to_pylist()))
    monkeypatch.delattr(Relations, "_of_view")
    batches = list(table.reader("column_stats", batch_size=2))
    assert all(batch.num_rows <= 2 for batch in batches)
    assert sorted(repr(row) for batch in batches for row in batch.to_pylist()) == expected


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("struct", STRUCT_COLUMNS)
def test_struct_fields_read_alone_equal_those_of_the_whole_struct(name, struct):
    """Only the selected fields of a struct are decoded."""
    source = opened(name).source
    fields = read_relation(source, "entries", [struct]).flatten()
    for some in (*([one] for one in fields.column_names), *pairwise(fields.column_names)):
        assert shown(read_relation(source, "entries", some)) == shown(fields.select(some))


def test_facts_of_a_table_are_computed_once(recorded):
    asked, lengths = recorded(connection, "ask"), recorded(paimon_table, "truncated_lengths")
    table = opened("pk_deletion_vectors")
    expected = table.partitions().to_pylist()
    assert table.partitions().to_pylist() == expected
    assert table.delete_debt().num_rows > 0
    assert [query for _, queries, *_ in asked for query in queries].count("deleted_rows") == 1
    assert table.column_stats().num_rows > len(table.schema.names) > 1
    assert len(lengths) == 1


# -- Tables with thousands of columns: the work per query does not grow with their number

STATISTICS = {
    *("column_sizes", "value_counts", "null_value_counts", "nan_value_counts"),
    *("lower_bounds", "upper_bounds"),
}
WIDE = pa.schema(
    [
        *(pa.field(f"c{i}", pa.int64()) for i in range(300)),
        pa.field('a"b', pa.string()),
        pa.field("Mixed", pa.int32()),
        pa.field("s", pa.struct({"x": pa.int64()})),
    ]
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["iceberg_v2_equality_deletes", "pk_all_types"])
def test_reconcile_scans_no_statistics_columns(name, recorded, monkeypatch):
    monkeypatch.setattr("arrowmeta.reconcile.findings.MOST_COPIED", -1)  # as of a large table
    scanned = recorded(LazyRelation, "scanner")
    opened(name).reconcile()
    seen = {column for relation, *_ in scanned for column in relation.schema.names}
    assert "file_path" in seen
    assert not STATISTICS & seen


@pytest.mark.parametrize("batch_size", [7, 100_000])
def test_column_stats_of_several_columns_share_a_batch(batch_size):
    t = opened("iceberg_v2_equality_deletes")
    batches = list(t.reader("column_stats", batch_size=batch_size))
    n_rows = [batch.num_rows for batch in batches]
    assert max(n_rows) <= batch_size
    assert len(batches) <= -(-2 * sum(n_rows) // batch_size)
    assert sum(n_rows) == t.column_stats().num_rows


@pytest.mark.parametrize(("predicate", "known"), [
    ("c7 > 5", ["c0", "c7"]), ('"a""b" = \'x\' AND mixed < 3', ["c0", 'a"b', "Mixed"]),
    ("s.x = 1", ["c0", "s"]), ([("c7", "=", 5)], ["c0", "c7"]),
    (pc.field("Mixed") > pc.scalar(3), ["c0", "Mixed"]),
    ("mod(c299, 2) = 1", ["c0", "c2", "c29", "c299", "s"]),
])  # fmt: skip
def test_predicate_reader_binds_only_columns_of_the_predicate(predicate, known):
    wide, narrow = PredicateReader(WIDE), PredicateReader(WIDE)
    narrow.engine.register(" ".join(WIDE.names))  # all of them
    assert str(wide.read(predicate)) == str(narrow.read(predicate))
    assert set(wide.engine.registered.names) <= {*known, "s"}
    for later in ("c7 > 5", "c8 > 5", 'upper("a""b") = \'X\' OR c7 + c9 > 3'):
        assert str(wide.read(later)) == str(PredicateReader(WIDE).read(later))
