"""Tables with a column of every type: alone, in a row, in a list, and as key and value of a map.

Each is there once nullable and once not. Files 0 and 1 have bounds in the lower and in the upper
half of a type's range, where the type has bounds; the others are in both files. Other tables are
partitioned by a column of every type with bounds.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

from arrowmeta.paimon.schema import parse_type
from tests import corpus
from tests.case_tables import CASES
from tests.iceberg.manifests import Column
from tests.iceberg.one_manifest import table_of_schema
from tests.reconcile.copies import PaimonCopy
from tests.reference.binary_row import encode

#: Rows of each file.
N_ROWS = 10

SHAPES = ("alone", "row", "list", "map", "key")


class Kind(NamedTuple):
    """A type: its text, the bounds of both files as numbers or bytes, and the first as SQL.

    Attributes:
        text: as the format writes it.
        bounds: lower and upper bound of file 0, then of file 1; empty without bounds.
        literal: SQL of the lower bound of file 0; empty where conditions compare no values.
    """

    text: str
    bounds: tuple[Any, ...] = ()
    literal: str = ""


class Named(NamedTuple):
    """A column of the table.

    Attributes:
        name: its name.
        leaf: name of its field with statistics: that of the field of a row.
        kind: the type; None for a column without one.
        shape: one of `SHAPES`.
        is_required: whether the type allows no null.
    """

    name: str
    leaf: str
    kind: Kind
    shape: str
    is_required: bool


def columns_of(kinds: tuple[Kind, ...]) -> Iterator[Named]:
    """Yield a column of each type, shape and nullability; in a sample, nested ones of one."""
    for place, kind in enumerate(kinds):
        for at, shape in enumerate(SHAPES):
            is_sampled = shape != "alone" and not corpus.is_all()
            for is_required in (bool((place + at) % 2),) if is_sampled else (False, True):
                name = f"c{place}_{shape}{'_required' if is_required else ''}"
                leaf = f"{name}.x" if shape == "row" else name
                yield Named(name, leaf, kind, shape, is_required)


_DAY, _MICROS, _NANOS = 86_400, 86_400_000_000, 86_400_000_000_000
_NUMBERS = (1, 5, 11, 15)
_DECIMALS = tuple(Decimal(number) for number in ("1.00", "5.50", "11.00", "15.25"))
_TEXTS = ("a", "ba", "naïve", "z")
_BYTES = (b"a", b"ba", b"k\0\xff", b"z")


def _times(unit: int) -> tuple[int, ...]:
    return tuple(number * unit for number in _NUMBERS)


_MOMENT = "TIMESTAMP '1970-01-02'"
_INSTANT = "TIMESTAMPTZ '1970-01-02 00:00:00+00'"

# -- Paimon -------------------------------------------------------------------------------------

PAIMON = (
    Kind("BOOLEAN", (False, False, True, True), "false"),
    *(Kind(text, _NUMBERS, "1") for text in ("TINYINT", "SMALLINT", "INT", "BIGINT")),
    *(Kind(text, (1.5, 5.0, 11.5, 15.0), "1.5") for text in ("FLOAT", "DOUBLE")),
    Kind("DECIMAL(9, 2)", _DECIMALS, "1.00"),
    Kind("DECIMAL(38, 2)", _DECIMALS, "1.00"),
    *(Kind(text, _TEXTS, "'a'") for text in ("VARCHAR(9)", "STRING")),
    Kind("CHAR(5)", _TEXTS),
    *(Kind(text, _BYTES, "'a'::BLOB") for text in ("BINARY(3)", "VARBINARY(9)", "BYTES")),
    Kind("DATE", _NUMBERS, "DATE '1970-01-02'"),
    Kind("TIME(3)", _times(1000), "TIME '00:00:01'"),
    Kind("TIMESTAMP(3)", _times(_DAY * 1000), _MOMENT),
    Kind("TIMESTAMP(6)", _times(_MICROS), _MOMENT),
    Kind("TIMESTAMP(9)", _times(_NANOS), _MOMENT),
    Kind("TIMESTAMP(3) WITH LOCAL TIME ZONE", _times(_DAY * 1000), _INSTANT),
    Kind("TIMESTAMP(6) WITH LOCAL TIME ZONE", _times(_MICROS), _INSTANT),
    Kind("TIMESTAMP(9) WITH LOCAL TIME ZONE", _times(_NANOS), _INSTANT),
    *(Kind(text) for text in ("VARIANT", "BLOB", "GEOMETRY", "GEOGRAPHY", "INTERVAL YEAR")),
    *(Kind(text) for text in ("VECTOR<FLOAT, 3>", "MULTISET<STRING>", "ROW<>")),
)


def _paimon_type(text: str) -> Any:
    """Return the JSON of a type that Paimon writes as an object, else its text."""
    if text.startswith("VECTOR"):
        return {"type": "VECTOR", "element": "FLOAT", "length": 3}
    if text.startswith("MULTISET"):
        return {"type": "MULTISET", "element": "STRING"}
    return {"type": "ROW", "fields": []} if text == "ROW<>" else text


def _paimon_column(column: Named, ids: Iterator[int]) -> Any:
    inner = _paimon_type(column.kind.text)
    if column.is_required:
        if isinstance(inner, str):
            inner += " NOT NULL"
        else:
            inner["type"] += " NOT NULL"
    outer = " NOT NULL" if column.is_required else ""
    match column.shape:
        case "row":
            fields = [{"id": next(ids), "name": "x", "type": inner}]
            return {"type": f"ROW{outer}", "fields": fields}
        case "list":
            return {"type": f"ARRAY{outer}", "element": inner}
        case "map":
            return {"type": f"MAP{outer}", "key": "STRING NOT NULL", "value": inner}
        case "key":
            return {"type": f"MAP{outer}", "key": inner, "value": "STRING"}
    return inner


def paimon_table(folder: Path) -> Path:
    """Write the table; bounds of nested columns are null, as Java writes them."""
    copy = PaimonCopy(CASES / "paimon_variant", folder / "paimon")
    ids = iter(range(1000, 9000))
    columns = list(columns_of(PAIMON))
    fields = [
        {"id": place, "name": column.name, "type": _paimon_column(column, ids)}
        for place, column in enumerate(columns)
    ]
    path = copy.root / "schema" / "schema-0"
    schema = json.loads(path.read_text())
    path.write_text(json.dumps(schema | {"fields": fields, "highestFieldId": 9000}))
    types = [parse_type(field["type"]) for field in fields]
    counts = [0 if column.is_required else 1 for column in columns]

    def bounds(place: int) -> bytes:
        has_bounds = [one.kind.bounds if one.shape == "alone" else () for one in columns]
        return encode(types, [found[place] if found else None for found in has_bounds])

    def edit(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        (first,) = entries
        made = []
        for n in range(2):
            stats = {
                "_MIN_VALUES": bounds(2 * n),
                "_MAX_VALUES": bounds(2 * n + 1),
                "_NULL_COUNTS": counts,
            }
            file = {
                "_FILE_NAME": f"data-{n}.parquet",
                "_ROW_COUNT": N_ROWS,
                "_VALUE_STATS": stats,
                "_VALUE_STATS_COLS": None,
            }
            made.append(first | {"_FILE": first["_FILE"] | file})
        return made

    copy.edit_manifest("delta", edit)
    copy.edit_list("delta", lambda rows: [row | {"_NUM_ADDED_FILES": 2} for row in rows])
    copy.edit_snapshot(totalRecordCount=2 * N_ROWS, deltaRecordCount=2 * N_ROWS)
    return copy.root


def paimon_partitions(folder: Path) -> tuple[Path, list[Named]]:
    """Write a table of three files with the first bound of each half, and null, as partition."""
    copy = PaimonCopy(CASES / "paimon_variant", folder / "paimon_partitions")
    columns = list(_partition_columns(PAIMON))
    fields = [
        {"id": place, "name": column.name, "type": column.kind.text}
        for place, column in enumerate(columns)
    ]
    path = copy.root / "schema" / "schema-0"
    schema = json.loads(path.read_text())
    keys = {"fields": fields, "partitionKeys": [one.name for one in columns]}
    path.write_text(json.dumps(schema | keys))
    types = [parse_type(field["type"]) for field in fields]
    rows = [
        encode(types, [one.kind.bounds[place] if place is not None else None for one in columns])
        for place in (0, 2, None)
    ]

    def edit(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        (first,) = entries
        made = []
        for n, partition in enumerate(rows):
            counts = [N_ROWS if n == 2 else 0] * len(columns)
            stats = {"_MIN_VALUES": partition, "_MAX_VALUES": partition, "_NULL_COUNTS": counts}
            file = {
                "_FILE_NAME": f"data-{n}.parquet",
                "_ROW_COUNT": N_ROWS,
                "_VALUE_STATS": stats,
                "_VALUE_STATS_COLS": None,
            }
            made.append(first | {"_PARTITION": partition, "_FILE": first["_FILE"] | file})
        return made

    stats = {"_MIN_VALUES": rows[0], "_MAX_VALUES": rows[1], "_NULL_COUNTS": [1] * len(columns)}
    listed = {"_NUM_ADDED_FILES": len(rows), "_PARTITION_STATS": stats}
    copy.edit_manifest("delta", edit)
    copy.edit_list("delta", lambda lists: [row | listed for row in lists])
    copy.edit_snapshot(totalRecordCount=len(rows) * N_ROWS, deltaRecordCount=len(rows) * N_ROWS)
    return copy.root, columns


def _partition_columns(kinds: tuple[Kind, ...]) -> Iterator[Named]:
    for place, kind in enumerate(one for one in kinds if one.bounds):
        if kind.text not in ("variant", "geometry(OGC:CRS84)", "geography(OGC:CRS84, spherical)"):
            yield Named(f"p{place}", f"p{place}", kind, "alone", False)


# -- Iceberg ------------------------------------------------------------------------------------


def _packed(layout: str, values: tuple[Any, ...]) -> tuple[bytes, ...]:
    return tuple(struct.pack(layout, value) for value in values)


_UUIDS = tuple(bytes([n]) * 16 for n in _NUMBERS)
_UNSCALED = tuple(int(100 * value).to_bytes(2, "big") for value in _DECIMALS)
_TWO_PLACES = tuple(struct.pack("<dd", n, n) for n in _NUMBERS)

ICEBERG = (
    Kind("boolean", (b"\0", b"\0", b"\1", b"\1"), "false"),
    Kind("int", _packed("<i", _NUMBERS), "1"),
    Kind("long", _packed("<q", _NUMBERS), "1"),
    Kind("float", _packed("<f", (1.5, 5.0, 11.5, 15.0)), "1.5"),
    Kind("double", _packed("<d", (1.5, 5.0, 11.5, 15.0)), "1.5"),
    Kind("decimal(9, 2)", _UNSCALED, "1.00"),
    Kind("decimal(38, 2)", _UNSCALED, "1.00"),
    Kind("date", _packed("<i", _NUMBERS), "DATE '1970-01-02'"),
    Kind("time", _packed("<q", _times(10**6)), "TIME '00:00:01'"),
    Kind("timestamp", _packed("<q", _times(_MICROS)), _MOMENT),
    Kind("timestamptz", _packed("<q", _times(_MICROS)), _INSTANT),
    Kind("timestamp_ns", _packed("<q", _times(_NANOS)), _MOMENT),
    Kind("timestamptz_ns", _packed("<q", _times(_NANOS)), _INSTANT),
    Kind("string", tuple(text.encode() for text in _TEXTS), "'a'"),
    Kind("uuid", _UUIDS, "'01010101-0101-0101-0101-010101010101'::UUID"),
    Kind("fixed[2]", (b"aa", b"ba", b"k\xff", b"zz"), "'aa'::BLOB"),
    Kind("binary", _BYTES, "'a'::BLOB"),
    Kind("variant", _BYTES),
    Kind("geometry(OGC:CRS84)", _TWO_PLACES),
    Kind("geography(OGC:CRS84, spherical)", _TWO_PLACES),
    Kind("unknown"),
    Kind("interval"),
)


def _iceberg_column(column: Named, place: int) -> dict[str, Any]:
    """Return a field of id 10 times its place; what has statistics inside has the next id."""
    inner, first = column.kind.text, 10 * place
    kind: Any = inner
    match column.shape:
        case "row":
            field = {"id": first + 1, "name": "x", "required": column.is_required, "type": inner}
            kind = {"type": "struct", "fields": [field]}
        case "list":
            kind = {"type": "list", "element-id": first + 1, "element": inner}
            kind["element-required"] = column.is_required
        case "map":
            key = {"key-id": first + 2, "key": "string", "value-id": first + 1}
            kind = {"type": "map", **key, "value": inner, "value-required": column.is_required}
        case "key":
            key = {"key-id": first + 1, "key": inner, "value-id": first + 2}
            kind = {"type": "map", **key, "value": "string", "value-required": column.is_required}
    return {"id": first, "name": column.name, "required": column.is_required, "type": kind}


def iceberg_table(folder: Path) -> Path:
    """Write the table; fields of lists and maps have counts and no bounds, as Java writes them."""
    columns = list(columns_of(ICEBERG))
    fields = [_iceberg_column(column, place) for place, column in enumerate(columns, 1)]
    ids = [
        10 * place if column.shape == "alone" else 10 * place + 1
        for place, column in enumerate(columns, 1)
    ]
    bounded = {
        key: column.kind.bounds
        for key, column in zip(ids, columns, strict=True)
        if column.kind.bounds and column.shape in ("alone", "row")
    }
    counts = {key: int(not one.is_required) for key, one in zip(ids, columns, strict=True)}
    if "unknown" in {one.kind.text for one in columns}:
        of_unknown = [k for k, one in zip(ids, columns, strict=True) if one.kind.text == "unknown"]
        counts |= dict.fromkeys(of_unknown, N_ROWS)

    def listed(values: dict[int, Any]) -> list[dict[str, Any]]:
        return [{"key": key, "value": value} for key, value in values.items()]

    files = [
        {
            "record_count": N_ROWS,
            "value_counts": listed(dict.fromkeys(ids, N_ROWS)),
            "null_value_counts": listed(counts),
            "lower_bounds": listed({key: found[2 * n] for key, found in bounded.items()}),
            "upper_bounds": listed({key: found[2 * n + 1] for key, found in bounded.items()}),
        }
        for n in range(2)
    ]
    schema = {"type": "struct", "schema-id": 0, "fields": fields}
    table_of_schema(folder / "iceberg", schema, files, **{"format-version": 3})
    return folder / "iceberg"


def _logical(kind: Any, name: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "logicalType": name, **more}


#: Avro types of partition values, with the layout of bounds that Avro does not have as bytes.
_IN_PARTITIONS: dict[str, tuple[Any, str]] = {
    "boolean": ("boolean", "<?"),
    "int": ("int", "<i"),
    "long": ("long", "<q"),
    "float": ("float", "<f"),
    "double": ("double", "<d"),
    "decimal(9, 2)": (_logical("bytes", "decimal", precision=9, scale=2), ""),
    "decimal(38, 2)": (_logical("bytes", "decimal", precision=38, scale=2), ""),
    "date": (_logical("int", "date"), "<i"),
    "time": (_logical("long", "time-micros"), "<q"),
    "timestamp": (_logical("long", "timestamp-micros"), "<q"),
    "timestamptz": (_logical("long", "timestamp-micros", **{"adjust-to-utc": True}), "<q"),
    "timestamp_ns": (_logical("long", "timestamp-nanos"), "<q"),
    "timestamptz_ns": (_logical("long", "timestamp-nanos", **{"adjust-to-utc": True}), "<q"),
    "string": ("string", "text"),
    "uuid": ({"type": "fixed", "name": "uuid", "size": 16, "logicalType": "uuid"}, ""),
    "fixed[2]": ({"type": "fixed", "name": "fixed_2", "size": 2}, ""),
    "binary": ("bytes", ""),
}


def iceberg_partitions(folder: Path) -> tuple[Path, list[Named]]:
    """Write a table of three files with the first bound of each half, and null, as partition."""
    columns = list(_partition_columns(ICEBERG))
    fields = [
        {"id": place, "name": one.name, "required": False, "type": one.kind.text}
        for place, one in enumerate(columns, 1)
    ]
    spec = [
        {"source-id": place, "field-id": 999 + place, "name": one.name, "transform": "identity"}
        for place, one in enumerate(columns, 1)
    ]

    def value(one: Named, place: int | None) -> Any:
        if place is None:
            return None
        raw, (_, layout) = one.kind.bounds[place], _IN_PARTITIONS[one.kind.text]
        if layout == "text":
            return raw.decode()
        return struct.unpack(layout, raw)[0] if layout else raw

    files = [
        {"record_count": N_ROWS, "partition": {one.name: value(one, place) for one in columns}}
        for place in (0, 2, None)
    ]
    table_of_schema(
        folder / "iceberg_partitions",
        {"type": "struct", "schema-id": 0, "fields": fields},
        files,
        [
            Column(one["field-id"], one["name"], kind)
            for one, kind in zip(spec, _avro(columns), strict=True)
        ],
        **{"format-version": 3, "partition-specs": [{"spec-id": 0, "fields": spec}]},
    )
    return folder / "iceberg_partitions", columns


def _avro(columns: list[Named]) -> list[Any]:
    return [_IN_PARTITIONS[one.kind.text][0] for one in columns]
