"""BinaryRow written and read one value at a time, as the format is described: the oracle.

Values are what `pa.array(value, to_arrow(type))` takes: whole numbers for dates, times and
timestamps (in the unit of the Arrow type), Decimal, lists of pairs for maps, dicts for rows and
variants. Nothing here is shared with the kernels, and nothing is checked.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from arrowmeta.paimon.schema import DataType

_FORMATS = {
    "BOOLEAN": "<?",
    "TINYINT": "<b",
    "SMALLINT": "<h",
    "INT": "<i",
    "DATE": "<i",
    "TIME": "<i",
    "BIGINT": "<q",
    "FLOAT": "<f",
    "DOUBLE": "<d",
}
_COUNT = DataType("INT", nullable=False)


def encode(types: Sequence[DataType], values: Sequence[Any]) -> bytes:
    """A row as manifests hold it, with its arity in front."""
    return struct.pack(">i", len(types)) + encode_body(types, values)


def encode_body(types: Sequence[DataType], values: Sequence[Any]) -> bytes:
    null_bits = bytearray((len(types) + 63 + 8) // 64 * 8)
    return _encode_section(null_bits, 8, types, values, [8] * len(types))


def _encode_section(
    header: bytearray,
    first_bit: int,
    types: Sequence[DataType],
    values: Sequence[Any],
    widths: Sequence[int],
) -> bytes:
    fixed = bytearray()
    tail = bytearray()
    tail_start = _padded(len(header) + sum(widths))
    for i, (data_type, value, width) in enumerate(zip(types, values, widths, strict=True)):
        if value is None:
            header[(first_bit + i) // 8] |= 1 << (first_bit + i) % 8
        slot, pointed = _encode_slot(data_type, value, tail_start + len(tail))
        fixed += slot.ljust(width, b"\0")
        tail += pointed.ljust(_padded(len(pointed)), b"\0")
    whole = bytes(header + fixed)
    return whole.ljust(_padded(len(whole)), b"\0") + bytes(tail)


def _encode_slot(data_type: DataType, value: Any, offset: int) -> tuple[bytes, bytes]:
    match data_type:
        case DataType("DECIMAL", (precision, _)) if precision > 18:
            # A null reserves its bytes too, and its slot says where.
            raw = b"" if value is None else _minimal(_unscaled(value))
            return struct.pack("<II", len(raw), offset), raw.ljust(16, b"\0")
        case DataType("TIMESTAMP" | "TIMESTAMP_LTZ", (precision,)) if precision > 3:
            unit = 1000 if precision <= 6 else 1_000_000
            millis, rest = divmod(value or 0, unit)
            return struct.pack("<II", rest * (1_000_000 // unit), offset), struct.pack("<q", millis)
    if value is None:
        return b"", b""
    match data_type:
        case DataType("DECIMAL"):
            return struct.pack("<q", _unscaled(value)), b""
        case DataType("TIMESTAMP" | "TIMESTAMP_LTZ"):
            return struct.pack("<q", value), b""
        case DataType(name) if name in _FORMATS:
            return struct.pack(_FORMATS[name], value), b""
        case DataType("VARIANT"):
            raw = struct.pack("<i", len(value["value"])) + value["value"] + value["metadata"]
        case DataType("ARRAY", _, (element,)):
            raw = _encode_array(element.type, value)
        case DataType("VECTOR", _, (element,)):
            raw = b"".join(_encode_slot(element.type, item, 0)[0] for item in value)
            raw = raw.ljust(_padded(len(raw)), b"\0")
        case DataType("MAP", _, (key, item)):
            raw = _encode_map(key.type, item.type, value)
        case DataType("MULTISET", _, (element,)):
            raw = _encode_map(element.type, _COUNT, value)
        case DataType("ROW", _, fields):
            raw = encode_body([f.type for f in fields], [value[f.name] for f in fields])
        case _:
            raw = value.encode() if isinstance(value, str) else value
            if len(raw) <= 7:
                return raw.ljust(7, b"\0") + bytes([0x80 | len(raw)]), b""
    return struct.pack("<II", len(raw), offset), raw


def _encode_array(element: DataType, values: Sequence[Any]) -> bytes:
    header = bytearray(struct.pack("<i", len(values)) + bytes((len(values) + 31) // 32 * 4))
    n = len(values)
    return _encode_section(header, 32, [element] * n, values, [_width(element)] * n)


def _encode_map(key: DataType, value: DataType, pairs: Sequence[tuple[Any, Any]]) -> bytes:
    keys = _encode_array(key, [pair[0] for pair in pairs])
    return struct.pack("<i", len(keys)) + keys + _encode_array(value, [pair[1] for pair in pairs])


def decode(types: Sequence[DataType], row: bytes) -> list[Any]:
    """The values of a row with its arity in front."""
    assert struct.unpack(">i", row[:4]) == (len(types),)
    return decode_body(types, row[4:])


def decode_body(types: Sequence[DataType], body: bytes) -> list[Any]:
    null_len = (len(types) + 63 + 8) // 64 * 8
    return [
        None if body[(8 + i) // 8] >> (8 + i) % 8 & 1 else _decode_slot(t, body, null_len + 8 * i)
        for i, t in enumerate(types)
    ]


def _decode_slot(data_type: DataType, section: bytes, pos: int) -> Any:
    if data_type.name in _FORMATS:
        return struct.unpack_from(_FORMATS[data_type.name], section, pos)[0]
    slot = section[pos : pos + 8]
    low, offset = struct.unpack("<II", slot)
    pointed = section[offset : offset + low]
    match data_type:
        case DataType("DECIMAL", (precision, scale)):
            raw, order = (pointed, "big") if precision > 18 else (slot, "little")
            unscaled = int.from_bytes(raw, order, signed=True)
            # A decimal of too many digits reads as null, as Paimon does it.
            return None if abs(unscaled) >= 10**precision else _decimal(unscaled, scale)
        case DataType("TIMESTAMP" | "TIMESTAMP_LTZ", (precision,)):
            if precision <= 3:
                return struct.unpack("<q", slot)[0]
            unit = 1000 if precision <= 6 else 1_000_000
            millis = struct.unpack_from("<q", section, offset)[0]
            return millis * unit + low // (1_000_000 // unit)
        case DataType("VARIANT"):
            (size,) = struct.unpack_from("<i", pointed)
            return {"value": pointed[4 : 4 + size], "metadata": pointed[4 + size :]}
        case DataType("ARRAY", _, (element,)):
            return _decode_array(element.type, pointed)
        case DataType("VECTOR", (int(length),), (element,)):
            width = _width(element.type)
            return [_decode_slot(element.type, pointed, i * width) for i in range(length)]
        case DataType("MAP", _, (key, value)):
            return _decode_map(key.type, value.type, pointed)
        case DataType("MULTISET", _, (element,)):
            return _decode_map(element.type, _COUNT, pointed)
        case DataType("ROW", _, fields):
            values = decode_body([f.type for f in fields], pointed)
            return dict(zip([f.name for f in fields], values, strict=True))
    raw = slot[: slot[7] & 0x7F] if slot[7] & 0x80 else pointed
    return raw.decode() if data_type.name in ("CHAR", "VARCHAR", "STRING") else raw


def _decode_array(element: DataType, section: bytes) -> list[Any]:
    (count,) = struct.unpack_from("<i", section)
    first = 4 + (count + 31) // 32 * 4
    return [
        None
        if section[4 + i // 8] >> i % 8 & 1
        else _decode_slot(element, section, first + i * _width(element))
        for i in range(count)
    ]


def _decode_map(key: DataType, value: DataType, section: bytes) -> list[tuple[Any, Any]]:
    (keys_len,) = struct.unpack_from("<i", section)
    keys = _decode_array(key, section[4 : 4 + keys_len])
    return list(zip(keys, _decode_array(value, section[4 + keys_len :]), strict=True))


def _width(element: DataType) -> int:
    if element.name in _FORMATS:
        return struct.calcsize(_FORMATS[element.name])
    return 8


def _padded(length: int) -> int:
    return (length + 7) // 8 * 8


def _minimal(unscaled: int) -> bytes:
    """Big-endian two's complement in as few bytes as it takes, at least one."""
    magnitude = unscaled if unscaled >= 0 else ~unscaled
    return unscaled.to_bytes(magnitude.bit_length() // 8 + 1, "big", signed=True)


def _unscaled(value: Decimal) -> int:
    """The digits of a value that has as many decimal places as its type."""
    sign, digits, _ = value.as_tuple()
    return int("".join(map(str, digits))) * (-1 if sign else 1)


def _decimal(unscaled: int, scale: int) -> Decimal:
    digits = tuple(int(digit) for digit in str(abs(unscaled)))
    return Decimal((int(unscaled < 0), digits, -scale))
