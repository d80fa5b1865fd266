"""A source is freed together with its table."""

import gc
import weakref

import pytest

import arrowmeta

FORMATS = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")

USES = {
    "a relation of entries": lambda t: t.entries(),
    "entries of all snapshots": lambda t: t.all_entries(),
    "index files": lambda t: (t.deletion_vectors(), t.file_indexes()),
    "a stream": lambda t: list(t.reader("column_stats")),
    "a query": lambda t: t.sql("SELECT count(*) FROM files, plan_files('true')"),
    "a plan": lambda t: t.plan("1 = 1").why(),
    "an aggregate": lambda t: t.aggregate("count(*)"),
    "a reconciliation": lambda t: t.reconcile(),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_source_is_freed_with_its_table_without_gc(data, name, use):
    table = arrowmeta.open(data / name, allow_moved_paths=True)
    source = weakref.ref(table.source)
    gc.collect()
    gc.disable()  # reference cycles would keep gigabytes of columns until the next collection
    try:
        use(table)
        del table
        assert source() is None
    finally:
        gc.enable()
