"""Run checks of `/sql/checks` over rows given in a test."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from arrowmeta.model.shape import PartitionSource, TableShape
from tests.sql.given_source import GivenSource, views_of

SHAPE = TableShape(
    columns=pa.struct([pa.field("c", pa.float64())]),
    partition=pa.struct([pa.field("p", pa.float64())]),
    primary_key=pa.struct([pa.field("k", pa.int32())]),
    partition_sources=(PartitionSource("p", "c"),),
)


def found(
    check: str,
    table_format: str = "paimon",
    shape: TableShape = SHAPE,
    **rows: list[dict[str, Any]],
) -> list[str]:
    """Return the subjects of a check's findings."""
    for at, entry in enumerate(rows.get("entries", [])):
        entry.setdefault("file_path", f"f{at}")
        entry.setdefault("file_name", f"f{at}")
    is_paimon = table_format == "paimon"
    source = GivenSource(rows, shape, table_format, deletes_are_replayed=is_paimon)
    with views_of(source, check) as con:
        return [told for (told,) in con.execute(f"SELECT subject FROM {check}").fetchall()]
