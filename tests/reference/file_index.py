"""File indexes, slow and obvious, to bytes: as Paimon's writers make them.

Values are what an index keeps: integers, floats, booleans or bytes; None is null.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from typing import Any

from tests.reference.roaring import encode_32

Value = int | float | bytes | bool

#: How `struct` writes a value; None for bytes behind their length.
FORMATS: dict[str, str | None] = {
    "bool": "?",
    "int8": "b",
    "int16": "h",
    "int32": "i",
    "int64": "q",
    "float": "f",
    "double": "d",
    "string": None,
}


def container(indexes: dict[str, dict[str, bytes | None]], redundant: bytes = b"") -> bytes:
    """Return the indexes of each column, by their type; None for one that was never written to."""
    body, spans = b"", {}
    for column, by_type in indexes.items():
        for kind, content in by_type.items():
            spans[column, kind] = (None, 0) if content is None else (len(body), len(content))
            body += content or b""

    def head(head_len: int) -> bytes:
        out = struct.pack(">qiii", 1493475289347502, 1, head_len, len(indexes))
        for column, by_type in indexes.items():
            out += _utf(column) + struct.pack(">i", len(by_type))
            for kind in by_type:
                start, length = spans[column, kind]
                out += _utf(kind)
                out += struct.pack(">ii", -1 if start is None else head_len + start, length)
        return out + struct.pack(">i", len(redundant)) + redundant

    return head(len(head(0))) + body


def _utf(text: str) -> bytes:
    """Java's `writeUTF`: each UTF-16 unit by itself, and NUL in two bytes."""
    utf16 = text.encode("utf-16-be")
    units = [int.from_bytes(utf16[i : i + 2], "big") for i in range(0, len(utf16), 2)]
    parts = (chr(unit).encode("utf-8", "surrogatepass") if unit else b"\xc0\x80" for unit in units)
    encoded = b"".join(parts)
    return struct.pack(">H", len(encoded)) + encoded


def bloom_filter(hashes: Sequence[int], n_functions: int, n_bytes: int) -> bytes:
    """Return a filter with the bits of some hashes."""
    bits = bytearray(n_bytes)
    for value in hashes:
        low, high = _signed32(value), _signed32(value >> 32)
        for i in range(1, n_functions + 1):
            combined = _signed32(low + i * high)
            place = (~combined if combined < 0 else combined) % (8 * n_bytes)
            bits[place >> 3] |= 1 << (place & 7)
    return struct.pack(">i", n_functions) + bytes(bits)


def _signed32(number: int) -> int:
    number &= 0xFFFF_FFFF
    return number - (1 << 32) if number >> 31 else number


def key_bytes(value: Value, kind: str) -> bytes:
    """Return a value as a dictionary has it."""
    code = FORMATS[kind]
    if code is None:
        assert isinstance(value, bytes)
        return struct.pack(">i", len(value)) + value
    return struct.pack(f">{code}", value)


def _rows_by_value(values: Sequence[Value | None], kind: str) -> dict[bytes, tuple[Value, list]]:
    """Rows under the stored form of their value, which tells -0.0 from 0.0; no nulls."""
    found: dict[bytes, tuple[Value, list]] = {}
    for row, value in enumerate(values):
        if value is not None:
            found.setdefault(key_bytes(value, kind), (value, []))[1].append(row)
    return found


def _java_order(value: Any) -> Any:
    """Java's order of floats: -0.0 below 0.0, NaN above all."""
    if isinstance(value, float):
        return (1, 0.0, 0) if math.isnan(value) else (0, value, math.copysign(1, value))
    return value


def _sorted(values: Sequence[Value | None], kind: str) -> list[tuple[bytes, Value, list]]:
    items = [(key, value, rows) for key, (value, rows) in _rows_by_value(values, kind).items()]
    return sorted(items, key=lambda item: _java_order(item[1]))


def _placed(values: Sequence[Value | None], kind: str) -> tuple[bytes, list, bytes]:
    """Return what tells of nulls, then key, offset and length for each value, and the bitmaps."""
    nulls = [row for row, value in enumerate(values) if value is None]
    body = encode_32(nulls) if len(nulls) > 1 else b""
    null_offset = -1 - nulls[0] if len(nulls) == 1 else 0
    null_len = len(encode_32(nulls))
    items = []
    for key, (_, rows) in _rows_by_value(values, kind).items():
        if len(rows) == 1:
            items.append((key, -1 - rows[0], -1))
            continue
        bitmap = encode_32(rows)
        items.append((key, len(body), len(bitmap)))
        body += bitmap
    flag = struct.pack(">?", bool(nulls))
    return (flag + struct.pack(">ii", null_offset, null_len) if nulls else flag), items, body


def bitmap_v1(values: Sequence[Value | None], kind: str) -> bytes:
    """Return a bitmap index of the first version, its values in order of appearance."""
    nulls, items, body = _placed(values, kind)
    out = struct.pack(">bii", 1, len(values), len(items)) + nulls[:5]
    return out + b"".join(key + struct.pack(">i", offset) for key, offset, _ in items) + body


def bitmap_v2(values: Sequence[Value | None], kind: str, block_len: int = 1 << 14) -> bytes:
    """Return a bitmap index of the second version, with blocks of at most so many bytes."""
    nulls, items, body = _placed(values, kind)
    places = {key: (offset, length) for key, offset, length in items}
    blocks: list[list[bytes]] = []
    heads: list[tuple[bytes, int]] = []
    offset = 0
    for key, _, _ in _sorted(values, kind):
        entry = key + struct.pack(">ii", *places[key])
        if not blocks or 4 + sum(map(len, blocks[-1])) + len(entry) > block_len:
            offset += 4 + sum(map(len, blocks[-1])) if blocks else 0
            blocks.append([])
            heads.append((key, offset))
        blocks[-1].append(entry)
    packed = b"".join(struct.pack(">i", len(block)) + b"".join(block) for block in blocks)
    out = struct.pack(">bii", 2, len(values), len(items)) + nulls + struct.pack(">i", len(heads))
    out += b"".join(key + struct.pack(">i", at) for key, at in heads)
    return out + struct.pack(">i", len(packed)) + packed + body


def bsi(values: Sequence[int | None]) -> bytes:
    """Return a bit-sliced index."""
    out = struct.pack(">bi", 1, len(values))
    for part in (
        {row: value for row, value in enumerate(values) if value is not None and value >= 0},
        {row: -value for row, value in enumerate(values) if value is not None and value < 0},
    ):
        out += struct.pack(">?", bool(part))
        if part:
            greatest = max(part.values())
            out += struct.pack(">bqq", 1, 0, greatest) + encode_32(part)
            out += struct.pack(">i", greatest.bit_length())
            for bit in range(greatest.bit_length()):
                out += encode_32([row for row, value in part.items() if value >> bit & 1])
    return out


def range_bitmap(values: Sequence[Value | None], kind: str, chunk_len: int = 1 << 14) -> bytes:
    """Return a range-bitmap, with at most so many bytes of keys in a chunk beside its first."""
    items = _sorted(values, kind)
    bounds = items[0][0] + items[-1][0] if items else b""
    dictionary = _dictionary([key for key, _, _ in items], FORMATS[kind] is None, chunk_len)
    head = struct.pack(">bii", 1, len(values), len(items)) + bounds
    head += struct.pack(">i", len(dictionary))
    code_of = {row: code for code, (_, _, rows) in enumerate(items) for row in rows}
    return struct.pack(">i", len(head)) + head + dictionary + _slices(code_of, len(items))


def _slices(code_of: dict[int, int], n_codes: int) -> bytes:
    n_slices = max((n_codes - 1).bit_length(), 1) if n_codes else 32
    with_value = encode_32(code_of)
    slices = [
        encode_32([row for row, code in code_of.items() if code >> bit & 1])
        for bit in range(n_slices)
    ]
    head = struct.pack(">bbii", 1, n_slices, len(with_value), 8 * n_slices)
    at = 0
    for one in slices:
        head += struct.pack(">ii", at, len(one))
        at += len(one)
    return struct.pack(">i", len(head)) + head + with_value + b"".join(slices)


def _dictionary(keys: list[bytes], is_text: bool, chunk_len: int) -> bytes:
    groups: list[list[bytes]] = []
    for key in keys:
        if not groups or sum(map(len, groups[-1][1:])) + len(key) > chunk_len:
            groups.append([])
        groups[-1].append(key)
    offsets = chunks = all_keys = b""
    code = 0
    for first, *rest in groups:
        offsets += struct.pack(">i", len(chunks))
        places = [sum(map(len, rest[:i])) for i in range(len(rest))] if is_text else []
        index, content = struct.pack(f">{len(places)}i", *places), b"".join(rest)
        chunks += b"\x01" + first + struct.pack(">iii", code, len(all_keys), len(rest))
        lengths = (len(index), len(content)) if is_text else (len(content), len(first))
        chunks += struct.pack(">ii", *lengths)
        all_keys += index + content
        code += 1 + len(rest)
    head = struct.pack(">biii", 1, len(groups), len(offsets), len(chunks))
    return struct.pack(">i", len(head)) + head + offsets + chunks + all_keys
