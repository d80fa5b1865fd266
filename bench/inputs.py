"""Seeded makers of manifests in the shape that Paimon and Iceberg write, as fastavro leaves them.

Same arguments, same bytes. Field sets follow the formats' current releases; statistics hold values
of mixed types, so that rows differ in length as real ones do.
"""

from __future__ import annotations

import io
import random
import struct
from typing import Any

import fastavro

SYNC = b"arrowmeta bench."

#: Paimon writes manifests of up to 8 MB; blocks of 64 kB are what Avro's Java writer makes of them.
BLOCK_LEN = 64_000

Record = dict[str, Any]


def paimon_manifest(n_entries: int, n_columns: int = 10, seed: int = 0) -> bytes:
    """A data manifest of a primary key table with `n_columns` columns of statistics, zstandard."""
    rng = random.Random(seed)
    rows = (_paimon_entry(rng, i, n_columns) for i in range(n_entries))
    return _write(_PAIMON_ENTRY, rows, "zstandard")


def iceberg_manifest(n_entries: int, n_columns: int = 10, seed: int = 0) -> bytes:
    """A data manifest of a v2 table with `n_columns` columns of statistics, deflate."""
    rng = random.Random(seed)
    rows = (_iceberg_entry(rng, i, n_columns) for i in range(n_entries))
    return _write(_ICEBERG_ENTRY, rows, "deflate")


def binary_row(values: list[int | float | str | None]) -> bytes:
    """Paimon's BinaryRow: arity, null bits, a slot of 8 bytes per value, then long strings."""
    arity = len(values)
    null_len = (arity + 63 + 8) // 64 * 8
    null_bits = sum(1 << (8 + i) for i, value in enumerate(values) if value is None)
    slots, tail = [], b""
    for value in values:
        match value:
            case None:
                slots.append(bytes(8))
            case int():
                slots.append(struct.pack("<q", value))
            case float():
                slots.append(struct.pack("<d", value))
            case str() if len(raw := value.encode()) <= 7:
                slots.append(raw.ljust(7, b"\0") + bytes([0x80 | len(raw)]))
            case str():
                start = null_len + 8 * arity + len(tail)
                slots.append(struct.pack("<q", start << 32 | len(raw)))
                tail += raw + bytes(-len(raw) % 8)
    return (
        struct.pack(">i", arity) + null_bits.to_bytes(null_len, "little") + b"".join(slots) + tail
    )


def _write(schema: Record, rows: Any, codec: str) -> bytes:
    out = io.BytesIO()
    parsed = fastavro.parse_schema(schema)
    fastavro.writer(out, parsed, rows, codec=codec, sync_interval=BLOCK_LEN, sync_marker=SYNC)
    return out.getvalue()


def _value(rng: random.Random, column: int) -> int | float | str:
    """A value of column `column`, whose type goes round by its position."""
    match column % 4:
        case 0:
            return rng.randrange(1 << 40)
        case 1:
            return f"customer-{rng.randrange(10**7):07d}"
        case 2:
            return rng.randrange(1000)
        case _:
            return rng.random() * 1000


def _uuid(rng: random.Random) -> str:
    digits = f"{rng.getrandbits(128):032x}"
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


# Paimon


def _paimon_entry(rng: random.Random, i: int, n_columns: int) -> Record:
    n_rows = rng.randrange(1, 1_000_000)
    keys = sorted(rng.randrange(1 << 40) for _ in range(2))
    low = [_value(rng, c) if c % 7 != 6 else None for c in range(n_columns)]
    high = [_value(rng, c) if c % 7 != 6 else None for c in range(n_columns)]
    null_counts = [rng.randrange(n_rows) if c % 3 else 0 for c in range(n_columns)]
    sequence = i * 1000
    return {
        "_VERSION": 2,
        "_KIND": int(rng.random() < 0.1),
        "_PARTITION": binary_row([f"2024-{i % 12 + 1:02d}-{i % 28 + 1:02d}"]),
        "_BUCKET": rng.randrange(64),
        "_TOTAL_BUCKETS": 64,
        "_FILE": {
            "_FILE_NAME": f"data-{_uuid(rng)}-{i % 10}.parquet",
            "_FILE_SIZE": rng.randrange(1 << 27),
            "_ROW_COUNT": n_rows,
            "_MIN_KEY": binary_row([keys[0]]),
            "_MAX_KEY": binary_row([keys[1]]),
            "_KEY_STATS": {
                "_MIN_VALUES": binary_row([keys[0]]),
                "_MAX_VALUES": binary_row([keys[1]]),
                "_NULL_COUNTS": [0],
            },
            "_VALUE_STATS": {
                "_MIN_VALUES": binary_row(low),
                "_MAX_VALUES": binary_row(high),
                "_NULL_COUNTS": null_counts,
            },
            "_MIN_SEQUENCE_NUMBER": sequence,
            "_MAX_SEQUENCE_NUMBER": sequence + n_rows - 1,
            "_SCHEMA_ID": 0,
            "_LEVEL": rng.choice([0, 0, 4, 5]),
            "_EXTRA_FILES": [],
            "_CREATION_TIME": 1_714_521_600_000 + i,
            "_DELETE_ROW_COUNT": 0,
            "_EMBEDDED_FILE_INDEX": None,
            "_FILE_SOURCE": i % 2,
            "_VALUE_STATS_COLS": None,
            "_EXTERNAL_PATH": None,
            "_FIRST_ROW_ID": None,
            "_WRITE_COLS": None,
        },
    }


def _record(name: str, **fields: Any) -> Record:
    declared = [{"name": field, "type": schema} for field, schema in fields.items()]
    return {"type": "record", "name": name, "fields": declared}


def _nullable(schema: Any) -> list[Any]:
    return ["null", schema]


_STRINGS = {"type": "array", "items": "string"}
_MILLIS = {"type": "long", "logicalType": "timestamp-millis"}
_NULL_COUNTS = {"type": "array", "items": ["null", "long"]}


def _stats(name: str) -> Record:
    return _record(
        name, _MIN_VALUES="bytes", _MAX_VALUES="bytes", _NULL_COUNTS=_nullable(_NULL_COUNTS)
    )


_PAIMON_ENTRY = _record(
    "org.apache.paimon.avro.generated.record",
    _VERSION="int",
    _KIND="int",
    _PARTITION="bytes",
    _BUCKET="int",
    _TOTAL_BUCKETS="int",
    _FILE=_record(
        "record__FILE",
        _FILE_NAME="string",
        _FILE_SIZE="long",
        _ROW_COUNT="long",
        _MIN_KEY="bytes",
        _MAX_KEY="bytes",
        _KEY_STATS=_stats("record__FILE__KEY_STATS"),
        _VALUE_STATS=_stats("record__FILE__VALUE_STATS"),
        _MIN_SEQUENCE_NUMBER="long",
        _MAX_SEQUENCE_NUMBER="long",
        _SCHEMA_ID="long",
        _LEVEL="int",
        _EXTRA_FILES=_STRINGS,
        _CREATION_TIME=_nullable(_MILLIS),
        _DELETE_ROW_COUNT=_nullable("long"),
        _EMBEDDED_FILE_INDEX=_nullable("bytes"),
        _FILE_SOURCE=_nullable("int"),
        _VALUE_STATS_COLS=_nullable(_STRINGS),
        _EXTERNAL_PATH=_nullable("string"),
        _FIRST_ROW_ID=_nullable("long"),
        _WRITE_COLS=_nullable(_STRINGS),
    ),
)


# Iceberg


def _iceberg_entry(rng: random.Random, i: int, n_columns: int) -> Record:
    n_rows = rng.randrange(1, 1_000_000)
    columns = range(1, n_columns + 1)

    def per_column(value: Any) -> list[Record]:
        return [{"key": c, "value": value(c)} for c in columns]

    return {
        "status": rng.choice([0, 1, 1, 1]),
        "snapshot_id": 3_051_729_675_574_597_004,
        "sequence_number": None,
        "file_sequence_number": None,
        "data_file": {
            "content": 0,
            "file_path": f"s3://bucket/db/t/data/dt={i % 100}/{i:05d}-{_uuid(rng)}.parquet",
            "file_format": "PARQUET",
            "partition": {"dt": 19_000 + i % 100},
            "record_count": n_rows,
            "file_size_in_bytes": rng.randrange(1 << 27),
            "column_sizes": per_column(lambda c: rng.randrange(1 << 20)),
            "value_counts": per_column(lambda c: n_rows),
            "null_value_counts": per_column(lambda c: rng.randrange(n_rows) if c % 3 else 0),
            "nan_value_counts": [],
            "lower_bounds": per_column(lambda c: _single_value(_value(rng, c - 1))),
            "upper_bounds": per_column(lambda c: _single_value(_value(rng, c - 1))),
            "key_metadata": None,
            "split_offsets": [4],
            "equality_ids": None,
            "sort_order_id": 0,
            "referenced_data_file": None,
        },
    }


def _single_value(value: int | float | str) -> bytes:
    if isinstance(value, str):
        return value.encode()[:16]
    return struct.pack("<q" if isinstance(value, int) else "<d", value)


def _map(name: str, value: str) -> Record:
    items = _record(name, key="int", value=value)
    return {"type": "array", "items": items, "logicalType": "map"}


_ICEBERG_ENTRY = _record(
    "manifest_entry",
    status="int",
    snapshot_id=_nullable("long"),
    sequence_number=_nullable("long"),
    file_sequence_number=_nullable("long"),
    data_file=_record(
        "r2",
        content="int",
        file_path="string",
        file_format="string",
        partition=_record("r102", dt=_nullable({"type": "int", "logicalType": "date"})),
        record_count="long",
        file_size_in_bytes="long",
        column_sizes=_nullable(_map("k117_v118", "long")),
        value_counts=_nullable(_map("k119_v120", "long")),
        null_value_counts=_nullable(_map("k121_v122", "long")),
        nan_value_counts=_nullable(_map("k138_v139", "long")),
        lower_bounds=_nullable(_map("k126_v127", "bytes")),
        upper_bounds=_nullable(_map("k129_v130", "bytes")),
        key_metadata=_nullable("bytes"),
        split_offsets=_nullable({"type": "array", "items": "long"}),
        equality_ids=_nullable({"type": "array", "items": "int"}),
        sort_order_id=_nullable("int"),
        referenced_data_file=_nullable("string"),
    ),
)
