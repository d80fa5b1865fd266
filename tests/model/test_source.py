"""A source is freed together with its table."""

import gc
import weakref

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.io.reading import KEPT_POOL

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
    def used():
        table = arrowmeta.open(data / name, allow_moved_paths=True)
        use(table)
        return weakref.ref(table.source)

    used()  # what a process keeps is there now
    gc.collect()
    gc.disable()  # reference cycles would keep gigabytes of columns until the next collection
    try:
        before = _allocated()
        assert used()() is None
        assert _allocated() == before
    finally:
        gc.enable()


def _allocated():
    return pa.total_allocated_bytes() + KEPT_POOL.bytes_allocated()
