"""Runs in PyIceberg's environment: writes tables of all kinds.

Imports nothing of this project. Run by `pyiceberg_tables`.
"""

from __future__ import annotations

import json
import math
import sys
from datetime import date, datetime, time, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any
from uuid import UUID

import pyarrow as pa
from pyiceberg.catalog.sql import SqlCatalog
from pyiceberg.partitioning import PartitionField, PartitionSpec
from pyiceberg.schema import Schema
from pyiceberg.table import Table
from pyiceberg.transforms import parse_transform
from pyiceberg.types import (
    BinaryType,
    BooleanType,
    DateType,
    DecimalType,
    DoubleType,
    FixedType,
    FloatType,
    IntegerType,
    ListType,
    LongType,
    MapType,
    NestedField,
    PrimitiveType,
    StringType,
    StructType,
    TimestampType,
    TimestamptzType,
    TimeType,
    UUIDType,
)

#: A value below zero or its like, one above, and null.
UTC = timezone.utc  # noqa: UP017  # this runs in whatever Python the writer's environment has
VALUES: dict[str, tuple[PrimitiveType, tuple[Any, ...]]] = {
    "b": (BooleanType(), (False, True, None)),
    "i": (IntegerType(), (-(2**31), 2**31 - 1, None)),
    "l": (LongType(), (-(2**63), 2**63 - 1, None)),
    "f": (FloatType(), (-0.5, 3.25, None)),
    "g": (DoubleType(), (-(2.0**70), 2.5, None)),
    "dec": (DecimalType(9, 2), (Decimal("-1234567.89"), Decimal("0.01"), None)),
    "big": (DecimalType(38, 5), (Decimal("-123456789012345678901234567890123.45678"), 5, None)),
    "day": (DateType(), (date(1969, 12, 31), date(2024, 2, 29), None)),
    "tm": (TimeType(), (time(0, 0, 0, 1), time(23, 59, 59, 999999), None)),
    "ts": (TimestampType(), (datetime(1969, 12, 31, 23, 59, 59, 999999), datetime(2024, 2, 29, 1))),
    "tz": (
        TimestamptzType(),
        (datetime(1969, 12, 31, 23, 59, 59, 999999, UTC), datetime(2024, 2, 29, 1, 2, 3, 4, UTC)),
    ),
    "s": (StringType(), ("", "a/b=c %é😀 longer than sixteen characters", None)),
    "bin": (BinaryType(), (b"", bytes(range(20)), None)),
    "fix": (FixedType(4), (b"\x00\xff\x00\xff", b"\x7f\x80\x81\x82", None)),
    "u": (UUIDType(), (UUID(int=1).bytes, UUID(int=2**128 - 1).bytes, None)),
}
#: Source columns that each transform takes, but those that PyIceberg 0.12 cannot write: it cannot
#: group by uuid, nor hash times, nor truncate its own kind of binary.
TRANSFORMS = {
    "identity": tuple(name for name in VALUES if name != "u"),
    "bucket[7]": ("i", "l", "dec", "big", "day", "ts", "tz", "s", "bin", "fix", "u"),
    "truncate[3]": ("i", "l", "dec", "big", "s"),
    "year": ("day", "ts", "tz"),
    "month": ("day", "ts", "tz"),
    "day": ("day", "ts", "tz"),
    "hour": ("ts", "tz"),
    "void": tuple(name for name in VALUES if name != "u"),
}


class Writer:
    """A catalog in a folder, and the tables made in it."""

    def __init__(self, target: Path):
        self.catalog = SqlCatalog(
            "w", uri=f"sqlite:///{target}/catalog.db", warehouse=f"file://{target}"
        )
        self.catalog.create_namespace("w")
        self.tables: dict[str, Table] = {}

    def create(
        self,
        name: str,
        fields: dict[str, Any],
        transforms: tuple[tuple[str, str], ...] = (),
        version: int = 2,
        **properties: str,
    ) -> Table:
        """Make a table; `transforms` are columns with the transform by which they partition."""
        ids = {field: i for i, field in enumerate(fields, 1)}
        schema = Schema(*(NestedField(ids[field], field, fields[field]) for field in fields))
        spec = PartitionSpec(
            *(
                PartitionField(ids[column], 1000 + i, parse_transform(how), f"{column}_{how[:4]}")
                for i, (column, how) in enumerate(transforms)
            )
        )
        self.tables[name] = self.catalog.create_table(
            f"w.{name}",
            schema,
            partition_spec=spec,
            properties={"format-version": str(version), **properties},
        )
        return self.tables[name]


def append(table: Table, rows: list[dict[str, Any]], branch: str | None = None) -> None:
    table.append(rows_of(table, rows), **({"branch": branch} if branch else {}))


def rows_of(table: Table, rows: list[dict[str, Any]]) -> pa.Table:
    return pa.Table.from_pylist(rows, table.schema().as_arrow())


def three_rows(columns: tuple[str, ...]) -> list[dict[str, Any]]:
    """The values of some columns, each with a null at the end."""
    return [{name: (*VALUES[name][1], None)[i] for name in columns} | {"v": i} for i in range(3)]


def transforms_of_every_type(writer: Writer) -> None:
    """A table for each transform, partitioned by it over every type that it takes."""
    for how, columns in TRANSFORMS.items():
        fields = {name: VALUES[name][0] for name in columns} | {"v": IntegerType()}
        spec = tuple((name, how) for name in columns)
        table = writer.create(f"part_{how.partition('[')[0]}", fields, spec)
        for row in three_rows(columns):
            append(table, [row])


def types(writer: Writer) -> None:
    """Statistics of every primitive type, and of leaves of nested ones."""
    fields = {name: kind for name, (kind, _) in VALUES.items()} | {"v": IntegerType()}
    for name, left_out in (("types", ()), ("types_but_uuid", ("u",))):
        columns = tuple(column for column in VALUES if column not in left_out)
        table = writer.create(name, {k: v for k, v in fields.items() if k not in left_out})
        append(table, three_rows(columns))
        append(table, three_rows(columns)[2:])
    floats = {"f": FloatType(), "g": DoubleType()}
    table = writer.create("floats", floats)
    for values in ((math.nan, 1.5), (-0.0, 0.0), (math.nan, math.nan), (math.inf, -math.inf)):
        append(table, [{"f": value, "g": value} for value in values])
    nested = {
        "s": StructType(
            NestedField(10, "a", IntegerType()),
            NestedField(11, "b", StructType(NestedField(12, "c", StringType()))),
        ),
        "m": MapType(20, StringType(), 21, LongType()),
        "k": ListType(30, DoubleType()),
        "v": IntegerType(),
    }
    table = writer.create("nested", nested)
    rows = [
        {"s": {"a": i, "b": {"c": str(i)}}, "m": [("k", i)], "k": [i / 2], "v": i} for i in (1, 2)
    ]
    append(table, [*rows, {"s": None, "m": None, "k": [], "v": None}])


def narrowed_partition(writer: Writer) -> None:
    """A partition value that needs a double."""
    table = writer.create("part_double", {"g": DoubleType()}, (("g", "identity"),))
    append(table, [{"g": -1e300}])


def metrics_modes(writer: Writer) -> None:
    """Each metrics mode, from none to full statistics."""
    for mode in ("none", "counts", "truncate(3)", "full"):
        table = writer.create(
            f"metrics_{mode[:4]}",
            {"s": StringType(), "i": IntegerType()},
            **{"write.metadata.metrics.default": mode},
        )
        append(table, [{"s": "a" * 40, "i": 1}, {"s": "b" * 40, "i": None}])


def schema_evolution(writer: Writer) -> None:
    """Columns renamed, dropped, added, widened, and added again under an old name."""
    fields = {
        "a": IntegerType(),
        "b": StringType(),
        "c": FloatType(),
        "d": DecimalType(5, 2),
        "p": IntegerType(),
    }
    table = writer.create("evolution", fields, (("p", "identity"),))
    append(table, [{"a": i, "b": f"b{i}", "c": i / 2, "d": Decimal(i), "p": i % 2} for i in (1, 2)])
    with table.update_schema() as update:
        update.rename_column("b", "b2")
        update.add_column("e", LongType(), doc="added later")
        update.update_column("a", field_type=LongType())
        update.update_column("c", field_type=DoubleType())
        update.update_column("d", field_type=DecimalType(12, 2))
    append(table, [{"a": 2**40, "b2": "x", "c": 1e300, "d": Decimal("123456789.01"), "p": 1}])
    with table.update_schema() as update:
        update.delete_column("e")
        update.rename_column("p", "q")
        update.move_first("b2")
    with table.update_schema() as update:
        update.add_column("e", StringType())
    append(table, [{"a": 0, "b2": "z", "e": "again", "q": 0}])


def spec_evolution(writer: Writer) -> None:
    """Partition fields added, renamed and removed; files of several specs in one snapshot."""
    for version in (1, 2):
        fields = {"ts": TimestampType(), "s": StringType(), "i": IntegerType()}
        table = writer.create(f"specs_v{version}", fields, (("ts", "day"),), version)
        row = {"ts": datetime(2024, 2, 29, 13), "s": "text", "i": 7}
        append(table, [row])
        with table.update_spec() as update:
            update.add_field("s", parse_transform("truncate[2]"), "s2")
        append(table, [row])
        with table.update_spec() as update:
            update.rename_field("s2", "start")
        append(table, [row | {"s": None}])
        with table.update_spec() as update:
            update.remove_field("ts_day")
            update.add_identity("i")
        append(table, [row, row | {"i": None}])
        with table.update_spec() as update:
            update.remove_field("i")
            update.remove_field("start")
        append(table, [row])


def deletes(writer: Writer) -> None:
    """Rows deleted by writing files again, partitions and tables overwritten."""
    fields = {"p": StringType(), "v": IntegerType()}
    table = writer.create("deletes", fields, (("p", "identity"),))
    rows = [{"p": f"p{i % 3}", "v": i} for i in range(12)]
    append(table, rows)
    append(table, rows)
    table.delete("v = 4")
    table.delete("p = 'p2'")
    table.overwrite(rows_of(table, rows[:2]), overwrite_filter="p = 'p0'")
    table.dynamic_partition_overwrite(rows_of(table, [{"p": "p1", "v": 100}]))
    table = writer.create("emptied", fields, (("p", "identity"),))
    append(table, rows)
    table.delete("v >= 0")
    writer.create("untouched", fields)


def merged_manifests(writer: Writer) -> None:
    """Entries that exist already, in manifests merged at each commit."""
    table = writer.create(
        "merged",
        {"v": IntegerType()},
        **{"commit.manifest-merge.enabled": "true", "commit.manifest.min-count-to-merge": "2"},
    )
    for i in range(4):
        append(table, [{"v": i}])


def refs(writer: Writer) -> None:
    """Tags and branches with and without retention; a branch written to; a rollback."""
    table = writer.create("refs", {"v": IntegerType()})
    for i in range(3):
        append(table, [{"v": i}])
    first, second = (snapshot.snapshot_id for snapshot in table.snapshots()[:2])
    with table.manage_snapshots() as manage:
        manage.create_tag(first, "first", max_ref_age_ms=604_800_000)
        manage.create_branch(
            second,
            "dev",
            max_ref_age_ms=864_000_000,
            max_snapshot_age_ms=3_600_000,
            min_snapshots_to_keep=5,
        )
        manage.create_tag(second, "second")
    append(table, [{"v": 10}, {"v": 11}], branch="dev")
    with table.manage_snapshots() as manage:
        manage.rollback_to_snapshot(second)
    append(table, [{"v": 3}])


def versions(writer: Writer) -> None:
    """Version 1, and version 1 that became 2. PyIceberg 0.12 does not write version 3."""
    fields = {"p": IntegerType(), "v": StringType()}
    row = {"p": 1, "v": "x"}
    for name in ("v1", "v1_to_v2"):
        table = writer.create(name, fields, (("p", "identity"),), version=1)
        append(table, [row])
        append(table, [row | {"p": None}])
    with table.transaction() as transaction:
        transaction.upgrade_table_version(2)
    append(table, [row])
    table.delete("p = 1")


def main() -> None:
    target = Path(sys.argv[1]).absolute()
    target.mkdir(parents=True, exist_ok=True)
    writer = Writer(target)
    for write in (
        transforms_of_every_type,
        types,
        narrowed_partition,
        metrics_modes,
        schema_evolution,
        spec_evolution,
        deletes,
        merged_manifests,
        refs,
        versions,
    ):
        write(writer)
    places = {name: table.metadata_location for name, table in writer.tables.items()}
    (target / "tables.json").write_text(json.dumps(places), encoding="utf-8")


if __name__ == "__main__":
    main()
