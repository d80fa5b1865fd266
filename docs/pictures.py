"""Draw the pictures of README and of the pages: `python docs/pictures.py` writes the SVG files.

A table is written by PyIceberg for them: 60 commits of events in the order of their time, by users
in no order.
"""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pyarrow as pa
from pyiceberg.catalog.sql import SqlCatalog

import arrowmeta

PICTURES = Path(__file__).parent / "pictures"
_COMMITS = 60
_ROWS = 500
_START = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
_DAY = 86_400


def write_events(warehouse: Path) -> str:
    """Write the table, and return where its metadata is."""
    catalog = SqlCatalog(
        "pictures", uri=f"sqlite:///{warehouse}/catalog.db", warehouse=str(warehouse)
    )
    catalog.create_namespace("db")
    schema = pa.schema([("ts", pa.timestamp("us", "UTC")), ("user_id", pa.int64())])
    table = catalog.create_table("db.events", schema)
    random = np.random.default_rng(1)
    for day in range(_COMMITS):
        # Some events come a day late.
        seconds = _START + _DAY * day + random.integers(-_DAY // 2, _DAY, _ROWS)
        users = random.integers(1, 1_000_000, _ROWS)
        rows = pa.table(
            [pa.array(seconds * 1_000_000).cast(schema.field("ts").type), users], schema=schema
        )
        table.append(rows)
    return table.metadata_location


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        table = arrowmeta.open(write_events(Path(folder)))
        for column, name in (("ts", "staircase"), ("user_id", "wall")):
            table.plot.zone_map(column).save(PICTURES / f"{name}.svg", width=420)
