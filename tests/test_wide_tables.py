"""Tables with thousands of columns: the work per query does not grow with their number."""

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.paimon import table as paimon_table
from arrowmeta.paimon.schema import truncated_lengths
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.views.relation import LazyRelation
from tests.bundled import DATA

STATISTICS = {
    "column_sizes",
    "value_counts",
    "null_value_counts",
    "nan_value_counts",
    "lower_bounds",
    "upper_bounds",
}
N_COLUMNS = 300
WIDE = pa.schema(
    [
        *(pa.field(f"c{i}", pa.int64()) for i in range(N_COLUMNS)),
        pa.field('a"b', pa.string()),
        pa.field("Mixed", pa.int32()),
        pa.field("s", pa.struct({"x": pa.int64()})),
    ]
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["iceberg_v2_equality_deletes", "pk_all_types"])
def test_reconcile_scans_no_statistics_columns(name, monkeypatch):
    seen: list[str] = []
    scan = LazyRelation.scanner

    def watched(self, columns=None, filter=None, **more):
        seen.extend(self.schema.names)
        return scan(self, columns, filter, **more)

    monkeypatch.setattr("arrowmeta.reconcile.findings.MOST_COPIED", -1)  # as of a large table
    monkeypatch.setattr(LazyRelation, "scanner", watched)
    arrowmeta.open(DATA / name, allow_moved_paths=True).reconcile()
    assert "file_path" in seen
    assert not STATISTICS & set(seen)


@pytest.mark.parametrize("batch_size", [7, 100_000])
def test_column_stats_of_several_columns_share_a_batch(batch_size):
    t = arrowmeta.open(DATA / "iceberg_v2_equality_deletes", allow_moved_paths=True)
    batches = list(t.reader("column_stats", batch_size=batch_size))
    n_rows = [batch.num_rows for batch in batches]
    assert max(n_rows) <= batch_size
    assert len(batches) <= -(-2 * sum(n_rows) // batch_size)
    assert sum(n_rows) == t.column_stats().num_rows


def test_stats_modes_of_all_columns_are_computed_once(monkeypatch):
    searches = []

    def counted(schemas):
        searches.append(schemas)
        return truncated_lengths(schemas)

    monkeypatch.setattr(paimon_table, "truncated_lengths", counted)
    t = arrowmeta.open(DATA / "pk_all_types")
    assert t.column_stats().num_rows > len(t.schema.names) > 1
    assert len(searches) == 1


@pytest.mark.parametrize(
    ("predicate", "known"),
    [
        ("c7 > 5", ["c0", "c7"]),
        ('"a""b" = \'x\' AND mixed < 3', ["c0", 'a"b', "Mixed"]),
        ("s.x = 1", ["c0", "s"]),
        ([("c7", "=", 5)], ["c0", "c7"]),
        (pc.field("Mixed") > pc.scalar(3), ["c0", "Mixed"]),
        ("mod(c299, 2) = 1", ["c0", "c2", "c29", "c299", "s"]),
    ],
)
def test_predicate_reader_binds_only_columns_of_the_predicate(predicate, known):
    wide, narrow = PredicateReader(WIDE), PredicateReader(WIDE)
    narrow.engine.register(" ".join(WIDE.names))  # all of them
    assert str(wide.read(predicate)) == str(narrow.read(predicate))
    assert set(wide.engine.registered.names) <= {*known, "s"}


def test_predicate_reader_binds_columns_of_later_predicates():
    reader = PredicateReader(WIDE)
    for predicate in ("c7 > 5", "c8 > 5", 'upper("a""b") = \'X\' OR c7 + c9 > 3'):
        fresh = PredicateReader(WIDE)
        assert str(reader.read(predicate)) == str(fresh.read(predicate))
