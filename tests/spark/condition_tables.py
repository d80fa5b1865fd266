"""An Iceberg table of known rows, without data files: its partitions and bounds tell of them."""

from __future__ import annotations

import itertools
import struct
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pyarrow as pa

from arrowmeta.iceberg.partition_spec import apply, parse_transform
from tests.iceberg.manifests import (
    LISTED_COLUMNS,
    Column,
    data_file,
    entry,
    listed_row,
    record,
    row,
    written,
)
from tests.iceberg.tables import metadata_json, snapshot_json, write

Row = dict[str, Any]


def _avro_time(*, in_utc: bool) -> dict[str, Any]:
    return {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": in_utc}


#: Columns by name: the type in Iceberg, in Avro, and in Arrow.
TYPES: dict[str, tuple[str, Any, pa.DataType]] = {
    "s": ("string", "string", pa.string()),
    "c": ("string", "string", pa.string()),
    "i": ("int", "int", pa.int32()),
    "l": ("long", "long", pa.int64()),
    "m": (
        "decimal(9, 2)",
        {"type": "bytes", "logicalType": "decimal", "precision": 9, "scale": 2},
        pa.decimal128(9, 2),
    ),
    "d": ("date", {"type": "int", "logicalType": "date"}, pa.date32()),
    "t": ("timestamp", _avro_time(in_utc=False), pa.timestamp("us")),
    "u": ("timestamptz", _avro_time(in_utc=True), pa.timestamp("us", "UTC")),
    "b": ("boolean", "boolean", pa.bool_()),
    "f": ("double", "double", pa.float64()),
    "g": ("float", "float", pa.float32()),
    "x": ("binary", "bytes", pa.binary()),
}
#: Field ids of columns.
IDS = {name: at for at, name in enumerate(TYPES, 1)}
SCHEMA = pa.schema([pa.field(name, kind) for name, (_, _, kind) in TYPES.items()])

_NAN, _INFINITY = float("nan"), float("inf")
VALUES: dict[str, Sequence[Any]] = {
    "s": (
        "", "a", "ab", "abc", "A", "Abc", "a%", "a_b", "a\\b", "o'k", "12", " 12 ", "12.5", "-3",
        "n/a", "true", "2024-01-20", "a,b;c", "äö", "日本", "a\nb", "xyz\\", None,
    ),
    "c": (
        "2024-01-01", "2024-02-29", "2023-12-31", "2024-01-20 10:11:12", "20240120", "n/a",
        "1969-12-31", "2024-12-30", None,
    ),
    "i": (0, 1, 2, 3, 5, 7, -1, -3, -7, 12, 2**31 - 1, -(2**31), None),
    "l": (0, 1, -1, 2**53, 2**53 + 1, 2**63 - 1, -(2**63), 20240120, 1704067200, None),
    "m": tuple(
        one and Decimal(one)
        for one in (
            "0.00", "0.49", "0.50", "1.50", "2.50", "-0.50", "-1.50", "-2.50", "99.99",
            "1234567.89", None,
        )
    ),
    "d": (
        date(2024, 1, 1), date(2023, 12, 31), date(2024, 2, 29), date(2024, 12, 30),
        date(1970, 1, 1), date(1969, 12, 31), date(2021, 1, 3), date(1500, 2, 28), None,
    ),
    "t": (
        datetime(2024, 1, 1), datetime(2024, 1, 20, 10, 11, 12, 345678), datetime(1970, 1, 1),
        datetime(1969, 12, 31, 23, 59, 59, 999999), datetime(2023, 12, 31, 23, 59, 59), None,
    ),
    "u": (
        datetime(2024, 1, 1, tzinfo=UTC), datetime(2024, 1, 1, 3, tzinfo=UTC),
        datetime(2023, 12, 31, 23, 59, 59, tzinfo=UTC), datetime(1970, 1, 1, tzinfo=UTC),
        datetime(2024, 7, 1, 2, 30, tzinfo=UTC), datetime(2024, 11, 3, 5, 30, tzinfo=UTC), None,
    ),
    "b": (True, False, None),
    "f": (0.0, -0.0, 1.5, 2.5, -1.5, _NAN, _INFINITY, -_INFINITY, 1e300, None),
    "g": (0.0, -0.0, 0.5, 2.0, 16777216.0, _NAN, None),
    "x": (b"", b"a", b"\xff", b"abc", None),
}  # fmt: skip

#: A partition of each kind of transform: column and transform.
TRANSFORMED = (
    ("c", "identity"), ("i", "bucket[3]"), ("s", "truncate[2]"), ("t", "day"), ("d", "month"),
    ("m", "truncate[50]"), ("u", "hour"), ("l", "truncate[10]"),
)  # fmt: skip


class Kind(NamedTuple):
    """Files of a table that are partitioned, by column and transform, and described in one way."""

    name: str
    spec: tuple[tuple[str, str], ...]
    has_bounds: bool


#: Files of one row whose values are those of their partition; files with bounds, of which some
#: have one row; files with partitions by transforms; files with a few partition columns and bounds.
KINDS = (
    Kind("partitions", tuple((name, "identity") for name in TYPES), has_bounds=False),
    Kind("bounds", (), has_bounds=True),
    Kind("transforms", TRANSFORMED, has_bounds=False),
    Kind("both", (("c", "identity"), ("d", "identity")), has_bounds=True),
)


class KnownTable(NamedTuple):
    """A table of files of each kind, in which all rows occur.

    Attributes:
        rows: all rows.
        files: places of the rows of each file, by path; the folder of a path is its kind.
    """

    location: Path
    rows: list[Row]
    files: dict[str, list[int]]

    def kinds(self, names: Sequence[str]) -> set[str]:
        """Return the paths of files of some kinds."""
        return {path for path in self.files if Path(path).parent.name in names}


def random_rows(seed: int, count: int) -> list[Row]:
    """Return rows in which each value of a column is about as frequent as the others."""
    random = Random(seed)
    columns = {
        name: random.sample([*values] * -(-count // len(values)), count)
        for name, values in VALUES.items()
    }
    return [{name: columns[name][at] for name in columns} for at in range(count)]


def known_table(folder: Path, seed: int = 0, count: int = 48) -> KnownTable:
    """Write a table of random rows."""
    rows = random_rows(seed, count)
    files: dict[str, list[int]] = {}
    listed, specs, field_ids = [], [], itertools.count(1000)
    for spec_id, kind in enumerate(KINDS):
        places = [[at] for at in range(count)]
        if kind.name == "bounds":  # a part of the files has three rows
            half = count // 2
            of_three = ([*range(at, min(at + 3, count))] for at in range(half, count, 3))
            places = [*places[:half], *of_three]
        paths = {f"{folder}/{kind.name}/{at}.parquet": some for at, some in enumerate(places)}
        files |= paths
        fields = [
            {"source-id": IDS[of], "field-id": next(field_ids), "name": f"{of}_{kind.name}"}
            | {"transform": transform}
            for of, transform in kind.spec
        ]
        specs.append({"spec-id": spec_id, "fields": fields})
        listed.append(_manifest(folder, kind, spec_id, fields, paths, rows))
    write(folder, "list.avro", written(record("f", LISTED_COLUMNS), listed))
    columns = [
        {"id": IDS[name], "name": name, "required": False, "type": kind}
        for name, (kind, _, _) in TYPES.items()
    ]
    changes: dict[str, Any] = {
        "location": str(folder),
        "last-column-id": len(TYPES),
        "schemas": [{"type": "struct", "schema-id": 0, "fields": columns}],
        "partition-specs": specs,
        "last-partition-id": next(field_ids) - 1,
        "snapshots": [snapshot_json(1, **{"manifest-list": f"{folder}/metadata/list.avro"})],
    }
    write(folder, "v1.metadata.json", metadata_json(1, **changes))
    write(folder, "version-hint.text", "1")
    return KnownTable(folder, rows, files)


def _manifest(
    folder: Path,
    kind: Kind,
    spec_id: int,
    fields: Sequence[Row],
    paths: Mapping[str, list[int]],
    rows: Sequence[Row],
) -> Row:
    """Write a manifest; return its row of the manifest list."""
    made = [_transformed(*one) for one in kind.spec]
    entries = []
    for path, places in paths.items():
        some = [rows[at] for at in places]
        values = {
            field["name"]: make(some[0][column])
            for field, (column, _), (_, make) in zip(fields, kind.spec, made, strict=True)
        }
        stats = _stats(some) if kind.has_bounds else {}
        entries.append(row(path, partition=values, record_count=len(some), **stats))
    columns = [
        Column(field["field-id"], field["name"], avro)
        for field, (avro, _) in zip(fields, made, strict=True)
    ]
    data = written(entry(data_file(columns)), entries)
    write(folder, f"{kind.name}.avro", data)
    path = f"{folder}/metadata/{kind.name}.avro"
    return listed_row(path, len(data), partition_spec_id=spec_id)


def _transformed(column: str, kind: str) -> tuple[Any, Any]:
    """Return the Avro type of a transformed column, and what makes its values."""
    _, avro, arrow = TYPES[column]
    transform = parse_transform(kind)
    if transform.name == "identity":
        # The writer takes a time without a zone as one in the zone of this machine.
        return avro, _to_micros if pa.types.is_timestamp(arrow) else lambda value: value
    if transform.name not in ("identity", "truncate"):
        avro = {"type": "int", "logicalType": "date"} if transform.name == "day" else "int"

    def made(value: Any) -> Any:
        return None if value is None else apply(transform, pa.array([value], arrow))[0].as_py()

    return avro, made


def _to_micros(moment: datetime | None) -> int | None:
    since = moment and moment.replace(tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    return None if since is None else since // timedelta(microseconds=1)


def _stats(rows: Sequence[Row]) -> dict[str, Any]:
    kinds = ("value_counts", "null_value_counts", "nan_value_counts", "lower_bounds")
    found: dict[str, list[Row]] = {name: [] for name in (*kinds, "upper_bounds")}

    def add(kind: str, column: str, value: Any) -> None:
        found[kind].append({"key": IDS[column], "value": value})

    for column in TYPES:
        values = [one[column] for one in rows]
        known = [one for one in values if one is not None and one == one]
        add("value_counts", column, len(values))
        add("null_value_counts", column, sum(one is None for one in values))
        if column in ("f", "g"):
            add("nan_value_counts", column, sum(one != one for one in values))
        if known:
            key = (lambda one: one.encode()) if column in ("s", "c") else None
            add("lower_bounds", column, _to_bytes(column, min(known, key=key)))
            add("upper_bounds", column, _to_bytes(column, max(known, key=key)))
    return found


def _to_bytes(column: str, value: Any) -> bytes:
    """Return a bound. Spec: Appendix D, binary single-value serialization."""
    match column:
        case "s" | "c":
            return str(value).encode()
        case "x":
            return bytes(value)
        case "m":
            return int(value.scaleb(2)).to_bytes(5, "big", signed=True)
        case "b":
            return bytes([value])
        case "f" | "g":
            # -0.0 is the lower bound of both zeros, and 0.0 the upper one.
            return struct.pack("<d" if column == "f" else "<f", value)
    kind = TYPES[column][2]
    number = pa.scalar(value, kind).cast(pa.int32() if column in "id" else pa.int64()).as_py()
    return struct.pack("<i" if column in "id" else "<q", number)
