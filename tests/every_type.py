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
from tests.iceberg.tables import schema_json
from tests.reconcile.copies import PaimonCopy
from tests.reference.binary_row import encode

#: Rows of each file.
N_ROWS = 10

SHAPES = ("alone", "row", "list", "map", "key")


class Kind(NamedTuple):
    """A type: its text, the bounds of both files as numbers or bytes, and the first as SQL."""

    text: str
    bounds: tuple[Any, ...] = ()  # lower and upper of file 0, then of file 1; empty without
    literal: str = ""  # the lower bound of file 0; empty where conditions compare no values


class Named(NamedTuple):
    """A column of the table."""

    name: str
    leaf: str  # its field with statistics: that of a row
    kind: Kind
    shape: str  # one of `SHAPES`
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
    null = " NOT NULL" if column.is_required else ""
    inner = inner + null if isinstance(inner, str) else inner | {"type": inner["type"] + null}
    match column.shape:
        case "row":
            fields = [{"id": next(ids), "name": "x", "type": inner}]
            return {"type": f"ROW{null}", "fields": fields}
        case "list":
            return {"type": f"ARRAY{null}", "element": inner}
        case "map":
            return {"type": f"MAP{null}", "key": "STRING NOT NULL", "value": inner}
        case "key":
            return {"type": f"MAP{null}", "key": inner, "value": "STRING"}
    return inner


def _written_paimon(
    root: Path, fields: list[dict[str, Any]], files: list[dict[str, Any]], **schema: Any
) -> PaimonCopy:
    """Write a table of one manifest, given its fields, and the statistics of each file."""
    copy = PaimonCopy(CASES / "paimon_variant", root)
    path = copy.root / "schema" / "schema-0"
    whole = json.loads(path.read_text())
    path.write_text(json.dumps(whole | {"fields": fields, "highestFieldId": 9000} | schema))

    def entry(first: dict[str, Any], n: int, file: dict[str, Any]) -> dict[str, Any]:
        facts = {"_FILE_NAME": f"data-{n}.parquet", "_ROW_COUNT": N_ROWS}
        facts |= {"_VALUE_STATS": file, "_VALUE_STATS_COLS": None}
        partition = {"_PARTITION": file["_MIN_VALUES"]} if schema else {}
        return first | partition | {"_FILE": first["_FILE"] | facts}

    copy.edit_manifest(
        "delta", lambda entries: [entry(entries[0], n, file) for n, file in enumerate(files)]
    )
    n_rows = len(files) * N_ROWS
    copy.edit_list("delta", lambda rows: [row | {"_NUM_ADDED_FILES": len(files)} for row in rows])
    copy.edit_snapshot(totalRecordCount=n_rows, deltaRecordCount=n_rows)
    return copy


def _stats(lower: bytes, upper: bytes, counts: list[int]) -> dict[str, Any]:
    return {"_MIN_VALUES": lower, "_MAX_VALUES": upper, "_NULL_COUNTS": counts}


def paimon_table(folder: Path) -> Path:
    """Write the table; bounds of nested columns are null, as Java writes them."""
    ids = iter(range(1000, 9000))
    columns = list(columns_of(PAIMON))
    fields = [
        {"id": place, "name": column.name, "type": _paimon_column(column, ids)}
        for place, column in enumerate(columns)
    ]
    types = [parse_type(field["type"]) for field in fields]
    counts = [0 if column.is_required else 1 for column in columns]

    def bounds(place: int) -> bytes:
        has_bounds = [one.kind.bounds if one.shape == "alone" else () for one in columns]
        return encode(types, [found[place] if found else None for found in has_bounds])

    files = [_stats(bounds(place), bounds(place + 1), counts) for place in (0, 2)]
    return _written_paimon(folder / "paimon", fields, files).root


def paimon_partitions(folder: Path) -> tuple[Path, list[Named]]:
    """Write a table of three files with the first bound of each half, and null, as partition."""
    columns = list(_partition_columns(PAIMON))
    fields = [
        {"id": place, "name": column.name, "type": column.kind.text}
        for place, column in enumerate(columns)
    ]
    types = [parse_type(field["type"]) for field in fields]
    low, high, null = (
        encode(types, [one.kind.bounds[place] if place is not None else None for one in columns])
        for place in (0, 2, None)
    )
    files = [
        _stats(row, row, [n_nulls] * len(columns))
        for row, n_nulls in ((low, 0), (high, 0), (null, N_ROWS))
    ]
    keys = [one.name for one in columns]
    copy = _written_paimon(folder / "paimon_partitions", fields, files, partitionKeys=keys)
    listed = {"_PARTITION_STATS": _stats(low, high, [1] * len(columns))}
    copy.edit_list("delta", lambda lists: [row | listed for row in lists])
    return copy.root, columns


def _partition_columns(kinds: tuple[Kind, ...]) -> Iterator[Named]:
    is_value = (one for one in kinds if one.bounds and not one.text.startswith(("variant", "geo")))
    for place, kind in enumerate(is_value, 1):
        yield Named(f"c{place}", f"c{place}", kind, "alone", False)


# -- Iceberg ------------------------------------------------------------------------------------


def _packed(layout: str, values: tuple[Any, ...]) -> tuple[bytes, ...]:
    return tuple(struct.pack(layout, value) for value in values)


def _logical(kind: Any, name: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "logicalType": name, **more}


_UUIDS = tuple(bytes([n]) * 16 for n in _NUMBERS)
_UNSCALED = tuple(int(100 * value).to_bytes(2, "big") for value in _DECIMALS)
_TWO_PLACES = tuple(struct.pack("<dd", n, n) for n in _NUMBERS)
_FLOATS = (1.5, 5.0, 11.5, 15.0)
_UTC = {"adjust-to-utc": True}

ICEBERG = (
    Kind("boolean", _packed("<?", (False, False, True, True)), "false"),
    Kind("int", _packed("<i", _NUMBERS), "1"),
    Kind("long", _packed("<q", _NUMBERS), "1"),
    Kind("float", _packed("<f", _FLOATS), "1.5"),
    Kind("double", _packed("<d", _FLOATS), "1.5"),
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
#: Avro types of partition values that are not named as in Iceberg.
_AVRO: dict[str, Any] = {
    "decimal(9, 2)": _logical("bytes", "decimal", precision=9, scale=2),
    "decimal(38, 2)": _logical("bytes", "decimal", precision=38, scale=2),
    "date": _logical("int", "date"),
    "time": _logical("long", "time-micros"),
    "timestamp": _logical("long", "timestamp-micros"),
    "timestamptz": _logical("long", "timestamp-micros", **_UTC),
    "timestamp_ns": _logical("long", "timestamp-nanos"),
    "timestamptz_ns": _logical("long", "timestamp-nanos", **_UTC),
    "uuid": {"type": "fixed", "name": "uuid", "size": 16, "logicalType": "uuid"},
    "fixed[2]": {"type": "fixed", "name": "fixed_2", "size": 2},
    "binary": "bytes",
}
#: Layouts of bounds, by the Avro types that have other values than bytes.
_LAYOUTS = {"boolean": "<?", "int": "<i", "long": "<q", "float": "<f", "double": "<d"}


def _iceberg_column(column: Named, place: int) -> dict[str, Any]:
    """Return a field of id 10 times its place; what has statistics inside has the next id."""
    inner, first = column.kind.text, 10 * place
    is_required = {"value-required": column.is_required}
    fields = [{"id": first + 1, "name": "x", "required": column.is_required, "type": inner}]
    of_list = {"element-id": first + 1, "element": inner, "element-required": column.is_required}
    value = {"key-id": first + 2, "key": "string", "value-id": first + 1, "value": inner}
    key = {"key-id": first + 1, "key": inner, "value-id": first + 2, "value": "string"}
    kind = {
        "alone": inner,
        "row": {"type": "struct", "fields": fields},
        "list": {"type": "list", **of_list},
        "map": {"type": "map", **value, **is_required},
        "key": {"type": "map", **key, **is_required},
    }[column.shape]
    return {"id": first, "name": column.name, "required": column.is_required, "type": kind}


def iceberg_table(folder: Path) -> Path:
    """Write the table; fields of lists and maps have counts and no bounds, as Java writes them."""
    columns = list(columns_of(ICEBERG))
    fields = [_iceberg_column(column, place) for place, column in enumerate(columns, 1)]
    ids = {10 * at + (one.shape != "alone"): one for at, one in enumerate(columns, 1)}
    bounded = {
        key: one.kind.bounds
        for key, one in ids.items()
        if one.kind.bounds and one.shape in ("alone", "row")
    }
    counts = {
        key: N_ROWS if one.kind.text == "unknown" else int(not one.is_required)
        for key, one in ids.items()
    }

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


def _partition_value(kind: Kind, place: int | None) -> Any:
    if place is None:
        return None
    raw, avro = kind.bounds[place], _AVRO.get(kind.text, kind.text)
    layout = _LAYOUTS.get(avro["type"] if isinstance(avro, dict) else avro)
    if avro == "string":
        return raw.decode()
    return struct.unpack(layout, raw)[0] if layout else raw


def iceberg_partitions(folder: Path) -> tuple[Path, list[Named]]:
    """Write a table of three files with the first bound of each half, and null, as partition."""
    columns = list(_partition_columns(ICEBERG))
    kinds = {one.name: one.kind for one in columns}
    spec = [
        {"source-id": at, "field-id": 999 + at, "name": name, "transform": "identity"}
        for at, name in enumerate(kinds, 1)
    ]
    table_of_schema(
        folder / "iceberg_partitions",
        schema_json(*(kind.text for kind in kinds.values())),
        [
            {
                "record_count": N_ROWS,
                "partition": {name: _partition_value(kind, at) for name, kind in kinds.items()},
            }
            for at in (0, 2, None)
        ],
        [
            Column(999 + at, name, _AVRO.get(kind.text, kind.text))
            for at, (name, kind) in enumerate(kinds.items(), 1)
        ],
        **{"format-version": 3, "partition-specs": [{"spec-id": 0, "fields": spec}]},
    )
    return folder / "iceberg_partitions", columns
