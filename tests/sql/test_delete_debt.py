"""The view `delete_debt`: counts of deleted rows that are not known are null, never 0."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from arrowmeta.catalog.connection import connect_sources
from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource

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
    con = connect_sources({None: GivenSource(rows, SHAPE)}, views=["delete_debt"])
    found = con.sql(
        "SELECT partition.p, deleted_record_count, deleted_share, retraction_count FROM delete_debt"
    ).fetchall()
    con.close()
    return {p: tuple(facts) for p, *facts in found}


def test_a_vector_of_unknown_cardinality_makes_the_sum_and_the_share_unknown() -> None:
    # Before Paimon 1.0 only the vector itself says how many rows it deletes, and it may be lost.
    files = {"a": (1, 0), "b": (1, 0), "c": (2, 0), "d": (3, 0)}
    assert debts(files, {"a": 2, "b": None, "c": 5}) == {
        1: (None, None, 0),
        2: (5, 0.5, 0),
        3: (0, 0.0, 0),
    }


def test_a_file_of_unknown_retractions_makes_their_sum_unknown() -> None:
    # Files from before Paimon 0.8 do not say it, and live beside those of later versions.
    files = {"a": (1, 3), "b": (1, None), "c": (2, 3), "d": (2, 0)}
    assert {p: facts[-1] for p, facts in debts(files, {}).items()} == {1: None, 2: 3}


def test_delete_files_that_nobody_counted_make_their_sums_unknown() -> None:
    def entry(p: int, content: str, n: int | None) -> dict[str, Any]:
        name = f"{p}-{content}-{n}"
        place = {"spec_id": 0, "partition": {"p": p}, "file_name": name, "file_path": name}
        return place | {"content": content, "record_count": n}

    deletes = ("position_deletes", "equality_deletes")
    entries = [entry(p, "data", 10) for p in (1, 2, 3)]
    entries += [entry(1, content, n) for content in deletes for n in (2, None)]
    entries += [entry(2, content, 2) for content in deletes]
    source = GivenSource({"entries": entries}, SHAPE, "iceberg", False)
    with connect_sources({None: source}, views=["delete_debt"]) as con:
        found = con.sql(
            "SELECT partition.p, deleted_record_count, deleted_share, equality_delete_count"
            " FROM delete_debt ORDER BY ALL"
        )
        assert found.fetchall() == [(1, None, None, None), (2, 2, 0.2, 2), (3, 0, 0.0, 0)]
