"""Tables by PyIceberg that a test may damage, and engines that read them."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
from pyiceberg.io import InputFile
from pyiceberg.io.pyarrow import PyArrowFileIO
from pyiceberg.table import StaticTable
from pyiceberg.transforms import IdentityTransform

from tests.reconcile.copies import IcebergCopy

ROWS = [
    {"id": n, "name": "ab"[n % 2], "day": date(2024, 1, 1 + n), "x": n / 2} for n in range(6)
]  # fmt: skip
_SCHEMA = pa.schema(
    [("id", pa.int64()), ("name", pa.string()), ("day", pa.date32()), ("x", pa.float64())]
)
_IO = f"{__name__}.MovedFileIO"


class MovedFileIO(PyArrowFileIO):
    """Reads a table at another location than the one that its metadata records."""

    def new_input(self, location: str) -> InputFile:
        here, there = self.properties["moved.from"], self.properties["moved.to"]
        if location.startswith(here):
            location = there + location[len(here) :]
        return super().new_input(location)


class WrittenTable(IcebergCopy):
    """A table of PyIceberg with three appends of two rows each, changed in place."""

    def __init__(self, root: Path, *, partitioned_by: str | None = None) -> None:
        from pyiceberg.catalog.sql import SqlCatalog  # here, since it loads SQLAlchemy

        root.mkdir()
        catalog = SqlCatalog("c", uri=f"sqlite:///{root}/c.db", warehouse=str(root))
        catalog.create_namespace("db")
        table = catalog.create_table("db.t", schema=_SCHEMA, location=str(root))
        if partitioned_by is not None:
            with table.update_spec() as update:
                update.add_field(partitioned_by, IdentityTransform(), f"by_{partitioned_by}")
        for n in range(0, len(ROWS), 2):
            table.append(pa.Table.from_pylist(ROWS[n : n + 2], _SCHEMA))
        self.root, self.catalog = root, catalog
        self.metadata_path = Path(table.metadata_location.removeprefix("file://"))


def pyiceberg_table(metadata: Path, moved_to: Path | None = None) -> StaticTable:
    """Open table metadata with PyIceberg, of a table that may have been moved."""
    if moved_to is None:
        return StaticTable.from_metadata(str(metadata))
    moved = json.loads(metadata.read_text())["location"]
    properties = {"py-io-impl": _IO, "moved.from": moved, "moved.to": str(moved_to)}
    return StaticTable.from_metadata(str(metadata), properties)


def by_pyiceberg(table: StaticTable, condition: str | None) -> list[dict[str, Any]]:
    scan = table.scan() if condition is None else table.scan(condition)
    return scan.to_arrow().to_pylist()


def by_polars(table: StaticTable, condition: str | None) -> list[dict[str, Any]]:
    frame = pl.scan_iceberg(table)
    if condition is not None:
        frame = frame.filter(pl.sql_expr(condition.replace("'2024", "DATE '2024")))
    return frame.collect().to_dicts()


ENGINES: dict[str, Callable[[StaticTable, str | None], list[dict[str, Any]]]] = {
    "pyiceberg": by_pyiceberg,
    "polars": by_polars,
}


def verdict(engine: str, metadata: Path, moved_to: Path | None = None) -> str:
    """Return whether an engine `reads` all rows and those of conditions, or how it fails."""
    conditions = {
        None: ROWS,
        "id = 5": ROWS[5:],
        "name = 'a'": ROWS[::2],
        "name = 'b'": ROWS[1::2],
        "day > '2024-01-03'": ROWS[3:],
        "x > 1": ROWS[3:],
    }
    try:
        table = pyiceberg_table(metadata, moved_to)
        read = [(ENGINES[engine](table, one), rows) for one, rows in conditions.items()]
    except Exception:
        return "refuses"
    same = all(
        sorted(row["id"] for row in found) == [row["id"] for row in rows] for found, rows in read
    )
    return "reads" if same else "wrong rows"
