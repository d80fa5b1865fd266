"""Edits of JSON files: sound JSON more often than not, whose values are not what is expected.

What JSON can spell but no value of Python (a key that is there twice, a number out of all bounds,
brackets without end) is put into the text.
"""

from __future__ import annotations

import copy
import json
import zlib
from random import Random
from typing import Any

from tests.fuzz.byte_edits import edit_bytes, number
from tests.fuzz.schema_edits import Json, Place, is_filled_list, pick

_GZIP = 31
#: Longer files are not worth their time, but a bomb is.
_MAX_LEN = 200_000
_RAW_SHARE = 0.1
_GZIP_SHARE = 0.03
_BOMB_SHARE = 0.002
_TWICE_SHARE = 0.05

#: What stands for a raw text until the rest is written.
_MARK = "\x00raw"
_RAW = (
    *("1e400", "-1e400", "1E+2", "1.0", "-0", "-0.0", "1" * 400, "1" * 5000, "NaN", "-Infinity"),
    *("[" * 300 + "]" * 300, "[" * 100_000, '{"a":' * 2000 + "1" + "}" * 2000),
    *('"\\ud800"', '"\\u0000"', '"\\udc00\\ud800"', '{"a":1,"a":2}'),
)
_TEXTS = (
    *("", " ", "\0", "/", "..", "../../etc/passwd", "/etc/passwd", "http://localhost:1/x", "main"),
    *("s3://nowhere.invalid/x", "file:/", "//", "x" * 5000, "🦆", "null", "long", "string", "-1"),
    *("decimal(38, 0)", "decimal(99,99)", "decimal(-1, 2)", "fixed[0]", "fixed[99999999999]"),
    *("DECIMAL(99, 99)", "VARCHAR(0)", "TIMESTAMP(99)", "ARRAY<INT", "BINARY(2147483648)"),
    *("bucket[0]", "bucket[-1]", "bucket[16]", "truncate[0]", "truncate[4]", "void", "identity"),
    *("unknown", "variant", "geometry(srid:1)", "timestamptz_ns", "MAP<INT, INT>", "year"),
)


def edit_json_file(rng: Random, data: bytes, other: bytes) -> bytes:
    """Edit a JSON file; one that is compressed stays so, and one that is not may become so."""
    is_gzip = is_gzipped(data)
    text, donor = _plain(data), _plain(other)
    if rng.random() < _RAW_SHARE:
        return edit_bytes(rng, data, other)
    edited = edit_json(rng, text, donor)
    if rng.random() < _BOMB_SHARE:
        edited += b" " * rng.choice((1 << 20, 40 << 20))
        is_gzip = True
    return _compressed(edited) if is_gzip or rng.random() < _GZIP_SHARE else edited


def is_gzipped(data: bytes) -> bool:
    return data.startswith(b"\x1f\x8b")


def is_json(data: bytes) -> bool:
    """Tell whether a file is an object, or a compressed one, as far as its first bytes say."""
    return data.startswith(b"{") or is_gzipped(data)


def edit_json(rng: Random, text: bytes, other: bytes) -> bytes:
    """Apply some edits; `other` is a text that values may be taken from."""
    try:
        # In an array of one, so that the top is in something too.
        document, donor = [json.loads(text)], [json.loads(other)]
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            rng.choice(_EDITS)(rng, document, donor)
        edited = _to_text(rng, document[0])
    except (ValueError, RecursionError):
        return edit_bytes(rng, text, other)
    return edited if len(edited) <= _MAX_LEN else text


def _plain(data: bytes) -> bytes:
    if not is_gzipped(data):
        return data
    try:
        return zlib.decompressobj(wbits=_GZIP).decompress(data, _MAX_LEN)
    except zlib.error:
        return data


def _compressed(data: bytes) -> bytes:
    stream = zlib.compressobj(1, wbits=_GZIP)
    return stream.compress(data) + stream.flush()


def _to_text(rng: Random, document: Json) -> bytes:
    """Write JSON, with a raw text where one is marked, and now and then a key twice."""
    text, mark = json.dumps(document), json.dumps(_MARK)
    while mark in text:
        text = text.replace(mark, rng.choice(_RAW), 1)
    if isinstance(document, dict) and document and rng.random() < _TWICE_SHARE:
        key, value = rng.choice(list(document)), rng.choice(list(document.values()))
        return f"{{{json.dumps(key)}: {json.dumps(value)}, {text[1:]}".encode()
    return text.encode()


def _anywhere(place: Place) -> bool:
    return True


def _in_object(place: Place) -> bool:
    return isinstance(place[0], dict)


def _is_number(place: Place) -> bool:
    return type(place[0][place[1]]) is int


def _a_value(rng: Random, donor: Json) -> Any:
    match rng.randrange(6):
        case 0:
            return number(rng)
        case 1:
            return rng.choice(_TEXTS)
        case 2:
            return rng.choice((None, True, False, 1.5, -1, 0, "", [], {}, [[]], [None], [{}]))
        case 3:
            return _MARK
    node, key = pick(rng, donor, _anywhere) or (donor, 0)
    return copy.deepcopy(node[key])


def _retype(rng: Random, document: Json, donor: Json) -> None:
    """Put anything in the place of a value."""
    if place := pick(rng, document, _anywhere):
        place[0][place[1]] = _a_value(rng, donor)


def _renumber(rng: Random, document: Json, donor: Json) -> None:
    """Change a number: by a little, to another one of the file, or to one at an edge."""
    if place := pick(rng, document, _is_number):
        node, key = place
        same = pick(rng, document, _is_number) or place
        changes = (node[key] + rng.choice((-1, 1)), -node[key], same[0][same[1]], number(rng))
        node[key] = rng.choice(changes)


def _drop(rng: Random, document: Json, donor: Json) -> None:
    if place := pick(rng, document, _in_object):
        del place[0][place[1]]


def _rename(rng: Random, document: Json, donor: Json) -> None:
    """Move a value to another key, which may be taken."""
    place = pick(rng, document, _in_object)
    taken = pick(rng, rng.choice((document, donor)), _in_object)
    if place and taken:
        node, key = place
        node[rng.choice((taken[1], key + "x", ""))] = node.pop(key)


def _move(rng: Random, document: Json, donor: Json) -> None:
    """Put a value of the same key from elsewhere, or one of another key of the object."""
    if place := pick(rng, document, _in_object):
        node, key = place
        same = pick(rng, donor, lambda one: one[1] == key) or (node, rng.choice(list(node)))
        node[key] = copy.deepcopy(same[0][same[1]])


def _change_list(rng: Random, document: Json, donor: Json) -> None:
    """Drop, swap, or repeat items, some of them very often."""
    place = pick(rng, document, is_filled_list)
    if place is None:
        return
    items = place[0][place[1]]
    at, to = rng.randrange(len(items)), rng.randrange(len(items))
    match rng.randrange(4):
        case 0:
            del items[at]
        case 1:
            items[at], items[to] = items[to], items[at]
        case 2:
            items[to:to] = [copy.deepcopy(items[at])] * rng.choice((1, 1, 1, 2, 100))
        case _:
            items.insert(to, _a_value(rng, donor))


def _nest(rng: Random, document: Json, donor: Json) -> None:
    """Put a value into another one like those around it."""
    place = pick(rng, document, lambda place: isinstance(place[0][place[1]], dict))
    if place is None:
        return
    node, key = place
    for _ in range(rng.choice((1, 2, 10, 60))):
        inner = copy.deepcopy(node[key]) if isinstance(node[key], dict) and node[key] else {}
        keys = list(inner) or ["type"]
        node[key] = {**{k: v for k, v in inner.items() if not isinstance(v, dict | list)}}
        node[key][rng.choice(keys)] = inner


_EDITS = (
    _retype,
    _retype,
    _retype,
    _renumber,
    _renumber,
    _drop,
    _rename,
    _move,
    _change_list,
    _change_list,
    _nest,
)
