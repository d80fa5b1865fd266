"""The view `partitions`: what deletes rows of a partition, in either format."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pyarrow as pa
import pytest

from arrowmeta.catalog.connection import connect_sources
from arrowmeta.model.tables import INTERNAL_ENTRY_FIELDS, SCHEMAS, TableShape

SHAPE = TableShape(partition=pa.struct([pa.field("p", pa.int32())]))
SCHEMA = {
    "entries": pa.schema([*SCHEMAS["entries"](SHAPE), *INTERNAL_ENTRY_FIELDS]),
    "deletion_vectors": SCHEMAS["deletion_vectors"](SHAPE),
}


class ListedFiles:
    """A source with added files and deletion vectors of some partitions."""

    format = "paimon"
    format_version = 3
    location = "t"
    snapshot_id = 1
    shape = SHAPE
    schema = pa.schema([])
    options: dict[str, str] = {}  # noqa: RUF012 (the protocol's shape)
    deletes_are_replayed = True

    def __init__(
        self, files: list[tuple[int | None, str, int]], vectors: list[tuple[int | None, int | None]]
    ) -> None:
        self.rows = {
            "entries": [
                {
                    "status": "added",
                    "content": content,
                    "record_count": records,
                    "partition": {"p": p},
                    "file_name": str(i),
                    "file_path": str(i),
                    "manifest_path": "m",
                    "manifest_pos": i,
                    "entry_id": i,
                }
                for i, (p, content, records) in enumerate(files)
            ],
            "deletion_vectors": [
                {
                    "data_file_path": "d",
                    "file_path": "i",
                    "content_offset": 1,
                    "partition": {"p": p},
                    "cardinality": n,
                }
                for p, n in vectors
            ],
        }

    def schema_of(self, relation: str) -> pa.Schema:
        return SCHEMA.get(relation) or SCHEMAS[relation](SHAPE)

    def batches(
        self, relation: str, columns: Collection[str], batch_size: int | None = None
    ) -> Iterator[pa.RecordBatch]:
        if relation in self.rows:
            table = pa.Table.from_pylist(self.rows[relation], SCHEMA[relation])
            yield from table.select(list(columns)).to_batches(batch_size)


def deleted(
    files: list[tuple[int | None, str, int]], vectors: list[tuple[int | None, int | None]]
) -> dict[int | None, int | None]:
    con = connect_sources({None: ListedFiles(files, vectors)})
    rows = con.sql("SELECT partition.p, deleted_record_count FROM partitions").fetchall()
    con.close()
    assert len(dict(rows)) == len(rows)
    return dict(rows)


def test_rows_of_vectors_are_summed_by_partition_null_among_them() -> None:
    files = [(1, "data", 9), (2, "data", 9), (None, "data", 9)]
    assert deleted(files, [(1, 2), (None, 4), (1, 3)]) == {1: 5, 2: None, None: 4}


def test_a_vector_of_unknown_cardinality_makes_the_sum_unknown() -> None:
    assert deleted([(1, "data", 9), (2, "data", 9)], [(1, 2), (1, None), (2, 1)]) == {1: None, 2: 1}


def test_a_vector_of_no_live_partition_adds_none() -> None:
    assert deleted([(1, "data", 9)], [(7, 2)]) == {1: None}


@pytest.mark.parametrize("content", ["deletion_vector", "position_deletes"])
def test_vectors_that_are_entries_are_counted_once(content: str) -> None:
    assert deleted([(1, "data", 9), (1, content, 4)], [(1, 4)]) == {1: 4}
