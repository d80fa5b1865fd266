"""The view `partitions`: what deletes rows of a partition, in either format."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.catalog.connection import connect_sources
from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource

SHAPE = TableShape(partition=pa.struct([pa.field("p", pa.int32())]))


def deleted(
    files: list[tuple[int | None, str, int]], vectors: list[tuple[int | None, int | None]]
) -> dict[int | None, int | None]:
    rows: dict[str, list[dict[str, Any]]] = {
        "entries": [
            {
                "content": content,
                "record_count": records,
                "partition": {"p": p},
                "file_name": str(i),
                "file_path": str(i),
            }
            for i, (p, content, records) in enumerate(files)
        ],
        "deletion_vectors": [{"partition": {"p": p}, "cardinality": n} for p, n in vectors],
    }
    con = connect_sources({None: GivenSource(rows, SHAPE)}, views=["partitions"])
    found = con.sql("SELECT partition.p, deleted_record_count FROM partitions").fetchall()
    con.close()
    assert len(dict(found)) == len(found)
    return dict(found)


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


@pytest.mark.parametrize("content", ["deletion_vector", "position_deletes"])
def test_deletes_that_nobody_counted_make_the_sum_unknown(content: str) -> None:
    files = [(1, "data", 9), (1, content, 4), (1, content, None), (2, "data", 9), (2, content, 1)]
    assert deleted(files, []) == {1: None, 2: 1}


def test_a_vector_is_of_the_partition_of_its_own_spec_only() -> None:
    """A table without partition that got one: files of before have a null, as some of today."""
    data = {"content": "data", "record_count": 9, "partition": {"p": None}}
    vector = data | {"content": "deletion_vector", "record_count": 4}
    entries = [
        one | {"file_path": path, "file_name": path, "spec_id": spec_id}
        for one, path, spec_id in ((data, "old", 0), (data, "new", 1), (vector, "v", 1))
    ]
    vectors = [{"data_file_path": "new", "partition": {"p": None}, "cardinality": 4}]
    source = GivenSource({"entries": entries, "deletion_vectors": vectors}, SHAPE, "iceberg", False)
    with connect_sources({None: source}, views=["partitions"]) as con:
        found = con.sql("SELECT spec_id, deleted_record_count FROM partitions ORDER BY ALL")
        assert found.fetchall() == [(0, None), (1, 4)]
