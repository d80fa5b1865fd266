"""Rows whose columns are in several files: counted once in `partitions` and `buckets`."""

import pyarrow as pa
from hypothesis import given, settings
from hypothesis import strategies as st

from arrowmeta.model.shape import TableShape
from tests import corpus
from tests.sql.given_source import GivenSource, views_of

SHAPE = TableShape(partition=pa.struct([pa.field("p", pa.int32())]))


def counted(files):
    """Records of each partition and bucket; those of a partition must be the sum of its buckets.

    Files are given as partition, bucket, first row id and records.
    """
    entries = [
        {
            "file_name": str(i), "partition": {"p": p}, "bucket": bucket, "total_buckets": -1,
            "first_row_id": first_row_id, "record_count": n_rows,
        }
        for i, (p, bucket, first_row_id, n_rows) in enumerate(files)
    ]  # fmt: skip
    source = GivenSource({"entries": entries}, SHAPE)
    with views_of(source, "buckets", "partitions") as con:
        buckets = con.execute("SELECT partition.p, bucket, record_count FROM buckets").fetchall()
        partitions = con.execute("SELECT partition.p, record_count FROM partitions").fetchall()
    found = {(p, bucket): n for p, bucket, n in buckets}
    for p, n in partitions:
        assert n == sum(rows for (of, _), rows in found.items() if of == p)
    return found


FILES = st.lists(st.tuples(st.none() | st.integers(0, 30), st.integers(0, 12)), max_size=12)


@settings(max_examples=100 if corpus.is_all() else 2)
@given(st.lists(FILES, max_size=12))
def test_record_count_is_union_of_row_id_ranges(partitions):
    expected = {}
    for p, files in enumerate(partitions):
        ids = {id for first, n in files if first is not None for id in range(first, first + n)}
        if files:
            expected[p, 0] = len(ids) + sum(n for first, n in files if first is None)
    files = [(p, 0, first, n) for p, some in enumerate(partitions) for first, n in some]
    assert counted(files) == expected
