"""The view `delete_debt`: unknown counts of deleted rows are null, not 0."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource, views_of

SHAPE = TableShape(partition=pa.struct([pa.field("p", pa.int32())]))


def debts(
    files: dict[str, tuple[int, int | None]], vectors: dict[str, int | None]
) -> dict[int, tuple[Any, ...]]:
    """Return deleted rows, their share and retractions by partition.

    Files of ten rows, by path, have a partition and retractions, vectors a count of rows.
    """
    rows: dict[str, list[dict[str, Any]]] = {
        "entries": [
            {
                "file_name": path,
                "file_path": path,
                "partition": {"p": p},
                "record_count": 10,
                "delete_record_count": retractions,
            }
            for path, (p, retractions) in files.items()
        ],
        "deletion_vectors": [
            {"data_file_path": path, "partition": {"p": files[path][0]}, "cardinality": n}
            for path, n in vectors.items()
        ],
    }
    with views_of(GivenSource(rows, SHAPE), "delete_debt") as con:
        found = con.execute(
            "SELECT partition.p, deleted_record_count, deleted_share, retraction_count"
            " FROM delete_debt"
        ).fetchall()
    return {p: tuple(facts) for p, *facts in found}


def test_unknown_cardinality_makes_sum_and_share_null() -> None:
    # Before Paimon 1.0, only the vector itself has its cardinality, and its file may be missing.
    files = {"a": (1, 0), "b": (1, 0), "c": (2, 0), "d": (3, 0)}
    assert debts(files, {"a": 2, "b": None, "c": 5}) == {
        1: (None, None, 0),
        2: (5, 0.5, 0),
        3: (0, 0.0, 0),
    }


def test_unknown_retraction_count_makes_sum_null() -> None:
    # Files written before Paimon 0.8 have no such count, and may be live with newer files.
    files = {"a": (1, 3), "b": (1, None), "c": (2, 3), "d": (2, 0)}
    assert {p: facts[-1] for p, facts in debts(files, {}).items()} == {1: None, 2: 3}


def test_deletes_count_in_partition_of_their_spec_even_without_data() -> None:
    def entry(at: int, p: int | None, spec: int, content: str, n: int | None) -> dict[str, Any]:
        place = {"spec_id": spec, "partition": {"p": p} if p else None}
        names = {"file_name": str(at), "file_path": str(at), "file_size_in_bytes": 100}
        return place | names | {"content": content, "record_count": n}

    positions, equality = "position_deletes", "equality_deletes"
    given = [
        *[(1, 0, "data", 10), (1, 0, positions, None), (1, 0, equality, 3)],
        *[(1, 1, "data", 10), (1, 1, positions, 3), (1, 1, equality, None)],
        *[(None, 2, "data", 10), (None, 2, positions, 2), (2, 0, positions, 4)],
        *[(3, 0, "data", 0), (3, 0, equality, 5), (4, 0, "data", 10), (4, 0, positions, 1)],
    ]
    entries = [entry(at, *one) for at, one in enumerate(given)]
    dead = entry(99, 5, 0, "data", 10) | {"status": "deleted"}
    source = GivenSource({"entries": [*entries, dead]}, SHAPE, "iceberg", False)
    with views_of(source, "delete_debt") as con:
        found = con.execute(
            "SELECT partition.p, spec_id, data_file_count, files_with_deletes_count, record_count,"
            " deleted_record_count, deleted_share, equality_delete_count, delete_file_count,"
            " delete_file_bytes FROM delete_debt ORDER BY ALL"
        ).fetchall()
    assert found == [
        (1, 0, 1, 1, 10, None, None, 3, 2, 200),
        (1, 1, 1, 1, 10, None, None, None, 2, 200),
        (2, 0, 0, 0, 0, 0, None, 0, 1, 100),
        (3, 0, 1, 1, 0, None, None, 5, 1, 100),
        (4, 0, 1, 1, 10, 1, 0.1, 0, 1, 100),
        (None, 2, 1, 1, 10, 2, 0.2, 0, 1, 100),
    ]
