"""Edits of bytes, JSON and Avro schemas: still of their kind more often than not.

Edits of bytes know nothing of what the bytes mean, but for numbers of common encodings. What JSON
can spell but no value of Python (a key that is there twice, a number out of all bounds, brackets
without end) is put into the text.
"""

import copy
import json
import struct
import zlib

from tests.avro.container_files import OVERLONG, long

#: Numbers at which sums, products and shifts of 32 and 64 bits turn over.
EDGES = (
    *(0, 1, -1, 2, 7, 8, 63, 64, 65, 127, 128, 255, 256, 65_535, 65_536, 1 << 20),
    *(sign * (1 << bits) + step for bits in (31, 32, 40, 62, 63) for sign in (1, -1)
      for step in (-1, 0, 1)),
)  # fmt: skip
_EDGE_BYTES = bytes((0, 1, 2, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF4, 0xFE, 0xFF))
#: Longer results are not worth their time.
MAX_LEN = 1 << 20


def number(rng):
    """A number that somebody may not have thought of."""
    kind = rng.random()
    if kind < 0.5:
        return rng.choice(EDGES)
    if kind < 0.8:
        return rng.randrange(-4, 40)
    return rng.getrandbits(rng.randrange(1, 64)) * rng.choice((1, -1))


def varint(rng):
    """A zig-zag number: an odd one, or one that takes more bytes than it needs or may."""
    kind = rng.random()
    if kind < 0.1:
        return OVERLONG
    encoded = long(number(rng))
    if kind < 0.3:
        more = rng.randrange(1, 11 - min(9, len(encoded)))
        return encoded[:-1] + bytes([encoded[-1] | 0x80]) + b"\x80" * (more - 1) + b"\0"
    return encoded


# -- bytes --------------------------------------------------------------------------------------

_OF_BYTES = ("flip", "flip", "set", "set", "step", "cut", "remove", "insert", "repeat", "fill")
_OF_BYTES += ("splice", "borrow", "varint", "varint", "varint", "word")


def _span(rng, data):
    """A span, more often short than long."""
    start = rng.randrange(len(data)) if data else 0
    return start, min(len(data), start + 1 + int(rng.expovariate(1 / 12)))


def edit_bytes(rng, data, other):
    """Apply one edit; `other` is what spans may be taken from."""
    content = bytearray(data or b"\0")
    (at, end), kind = _span(rng, content), rng.choice(_OF_BYTES)
    match kind:
        case "flip":
            for _ in range(rng.choice((1, 1, 1, 2, 4))):
                content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        case "set":
            content[at] = rng.choice(_EDGE_BYTES)
        case "step":
            content[at] = (content[at] + rng.choice((-2, -1, 1, 2))) % 256
        case "cut":
            del content[at:]
        case "remove":
            del content[at:end]
        case "insert":
            content[at:at] = rng.randbytes(rng.choice((1, 2, 8, 30)))
        case "repeat":
            content[end:end] = content[at:end] * rng.choice((1, 1, 1, 2, 9, 100))
        case "fill":
            content[at:end] = bytes([rng.choice(_EDGE_BYTES)]) * (end - at)
        case "splice":  # go on as another file does from some place on
            content[at:] = other[rng.randrange(len(other) + 1) :]
        case "borrow":
            start, stop = _span(rng, other)
            content[at : at + rng.choice((0, stop - start))] = other[start:stop]
        case "varint":  # in the place of one: of whatever ends at the next byte below 0x80
            end = at
            while end < min(len(content), at + 10) and content[end] >= 0x80:
                end += 1
            content[at : end + 1] = varint(rng)
        case "word":  # little-endian, on a multiple of its size more often than not
            at -= at % 4 if rng.random() < 0.8 else 0
            word = struct.pack("<q", (number(rng) + (1 << 63)) % (1 << 64) - (1 << 63))
            size = min(rng.choice((4, 8)), len(content) - at)
            content[at : at + size] = word[:size]
    return bytes(content[:MAX_LEN])


# -- documents: a place is what a value is in, and its key or index ------------------------------


def places(node):
    """Every value below a node."""
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from places(node[key])


def pick(rng, document, fits=lambda node, key: True):
    """Draw one of the values below a node that fit, if any does."""
    found = [place for place in places(document) if fits(*place)]
    return rng.choice(found) if found else None


def _is_filled_list(node, key):
    return bool(node[key]) and isinstance(node[key], list)


def _in_object(node, key):
    return isinstance(node, dict)


def _is_number(node, key):
    return type(node[key]) is int


def _edit(rng, text, other, kinds, edit):
    """Apply some edits to JSON; in an array of one, so that the top is in something, too."""
    document, donor = [json.loads(text)], [json.loads(other)]
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        fits, kind = rng.choice(kinds)
        if place := pick(rng, document, fits):
            edit(rng, kind, *place, document, donor)
    return document[0]


def _edit_list(rng, items, value):
    """Drop, swap, or repeat items, some of them very often, or add a value."""
    at, to = rng.randrange(len(items)), rng.randrange(len(items))
    match rng.randrange(4):
        case 0:
            del items[at]
        case 1:
            items[at], items[to] = items[to], items[at]
        case 2:
            items[to:to] = [copy.deepcopy(items[at])] * rng.choice((1, 1, 1, 2, 100))
        case _:
            items.insert(to, value)


# -- JSON files ---------------------------------------------------------------------------------

_GZIP = 31
#: Longer files are not worth their time, but a bomb is.
_MAX_JSON_LEN = 200_000
_RAW_SHARE, _GZIP_SHARE, _BOMB_SHARE, _TWICE_SHARE = 0.1, 0.03, 0.002, 0.05

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


def is_json(data):
    """Tell whether a file is an object, or a compressed one, as far as its first bytes say."""
    return data.startswith((b"{", b"\x1f\x8b"))


def edit_json_file(rng, data, other):
    """Edit a JSON file; one that is compressed stays so, and one that is not may become so."""
    if rng.random() < _RAW_SHARE:
        return edit_bytes(rng, data, other)
    edited, is_gzip = edit_json(rng, _plain(data), _plain(other)), data.startswith(b"\x1f\x8b")
    if rng.random() < _BOMB_SHARE:
        edited, is_gzip = edited + b" " * rng.choice((1 << 20, 40 << 20)), True
    if not is_gzip and rng.random() >= _GZIP_SHARE:
        return edited
    stream = zlib.compressobj(1, wbits=_GZIP)
    return stream.compress(edited) + stream.flush()


def _plain(data):
    if not data.startswith(b"\x1f\x8b"):
        return data
    try:
        return zlib.decompressobj(wbits=_GZIP).decompress(data, _MAX_JSON_LEN)
    except zlib.error:
        return data


def edit_json(rng, text, other):
    """Apply some edits; `other` is a text that values may be taken from."""
    try:
        document = _edit(rng, text, other, _OF_JSON, _edit_value)
        edited, mark = json.dumps(document), json.dumps(_MARK)
        while mark in edited:
            edited = edited.replace(mark, rng.choice(_RAW), 1)
        if isinstance(document, dict) and document and rng.random() < _TWICE_SHARE:
            key, value = rng.choice(list(document)), rng.choice(list(document.values()))
            edited = f"{{{json.dumps(key)}: {json.dumps(value)}, {edited[1:]}"
    except (ValueError, RecursionError):
        return edit_bytes(rng, text, other)
    return edited.encode() if len(edited) <= _MAX_JSON_LEN else text


def _a_value(rng, donor):
    node, key = pick(rng, donor) or (donor, 0)
    strange = rng.choice((None, True, False, 1.5, -1, 0, "", [], {}, [[]], [None], [{}]))
    taken = copy.deepcopy(node[key])
    return rng.choice((number(rng), rng.choice(_TEXTS), strange, _MARK, taken, taken))


def _edit_value(rng, kind, node, key, document, donor):
    match kind:
        case "retype":
            node[key] = _a_value(rng, donor)
        case "renumber":  # by a little, to another number of the file, or to one at an edge
            same, at = pick(rng, document, _is_number) or (node, key)
            changed = (node[key] + rng.choice((-1, 1)), -node[key], same[at], number(rng))
            node[key] = rng.choice(changed)
        case "drop":
            del node[key]
        case "rename":  # move a value to another key, which may be taken
            _, taken = pick(rng, rng.choice((document, donor)), _in_object) or (None, "")
            node[rng.choice((taken, key + "x", ""))] = node.pop(key)
        case "move":  # take a value of the same key from elsewhere, or of another key of the object
            same = pick(rng, donor, lambda _, one: one == key) or (node, rng.choice(list(node)))
            node[key] = copy.deepcopy(same[0][same[1]])
        case "list":
            _edit_list(rng, node[key], _a_value(rng, donor))
        case "nest":  # put a value into another one like those around it
            for _ in range(rng.choice((1, 2, 10, 60))):
                inner = copy.deepcopy(node[key]) if isinstance(node[key], dict) else {}
                outer = {k: v for k, v in inner.items() if not isinstance(v, dict | list)}
                node[key] = outer | {rng.choice(list(inner) or ["type"]): inner}


_OF_JSON = [
    *[(lambda node, key: True, "retype")] * 3,
    *[(_is_number, "renumber")] * 2,
    *((_in_object, kind) for kind in ("drop", "rename", "move")),
    *[(_is_filled_list, "list")] * 2,
    (lambda node, key: isinstance(node[key], dict), "nest"),
]

# -- Avro schemas -------------------------------------------------------------------------------

_PRIMITIVES = ("null", "boolean", "int", "long", "float", "double", "bytes", "string")
_LOGICAL = (
    *("date", "time-millis", "time-micros", "timestamp-millis", "timestamp-micros", "uuid"),
    *("timestamp-nanos", "local-timestamp-millis", "decimal", "duration", "unheard-of"),
)
_KEYS = ("type", "name", "namespace", "fields", "items", "values", "symbols", "size", "logicalType")
#: Deeper schemas are only slower.
_MAX_SCHEMA_LEN = 60_000


def edit_schema(rng, text, other):
    """Apply some edits to a schema; `other` is one that types may be taken from."""
    try:
        edited = json.dumps(_edit(rng, text, other, _OF_SCHEMA, _edit_type)).encode()
    except (ValueError, RecursionError):
        return text
    return edited if len(edited) <= _MAX_SCHEMA_LEN else text


def _is_type(node, key):
    if isinstance(node, dict):
        return key in ("type", "items", "values")
    return not (isinstance(node[key], dict) and "type" not in node[key])


def _a_type(rng, donor):
    decimal = {"precision": rng.randrange(80), "scale": rng.randrange(-1, 40)}
    logical = {"type": rng.choice(_PRIMITIVES), "logicalType": rng.choice(_LOGICAL)} | decimal
    size = rng.choice((0, 1, 12, 16, 33, abs(number(rng))))
    fixed = {"type": "fixed", "name": f"x{rng.randrange(99)}", "size": size}
    union = rng.sample(_PRIMITIVES, rng.randrange(1, 5))
    union = rng.choice((union, ["null", {"type": "map", "values": rng.choice(union)}]))
    node, key = pick(rng, donor, _is_type) or (donor, 0)
    primitive = rng.choice(_PRIMITIVES)
    return rng.choice((primitive, primitive, logical, fixed, union, copy.deepcopy(node[key])))


def _edit_type(rng, kind, node, key, document, donor):
    match kind:
        case "type":
            node[key] = _a_type(rng, donor)
        case "wrap":  # in an array, a map, a union or a record
            inner, name = node[key], f"x{rng.randrange(99)}"
            record = {"type": "record", "name": name, "fields": [{"name": "y", "type": inner}]}
            wrapped = ({"type": "array", "items": inner}, {"type": "map", "values": inner}, record)
            unions = (["null", inner], [inner, "null"], [inner, "long"], [inner])
            node[key] = rng.choice((*wrapped, *unions))
        case "list":  # of fields, symbols or branches
            _edit_list(rng, node[key], rng.choice((None, {}, [], 7, "", "no such type")))
        case "drop":
            del node[key]
        case "key":  # set a property to what it should not be, or add one
            key = rng.choice((key, *_KEYS)) if rng.random() < 0.5 else key
            odd = (None, True, 1.5, -1, "", "row", "null", "a.b", [], {}, number(rng))
            node[key] = rng.choice(odd)
        case "number":  # the size of a fixed type, or the precision or scale of a decimal
            node[key] = number(rng)
        case "annotate":
            inner = node[key] if isinstance(node[key], dict) else {"type": node[key]}
            extra = {"precision": rng.randrange(80), "scale": rng.randrange(-1, 40)}
            node[key] = inner | {"logicalType": rng.choice(_LOGICAL)} | extra
        case "refer":  # name a type in the place of one, around itself now and then
            named = [n["name"] for n, k in places(document) if k == "name" and isinstance(n, dict)]
            node[key] = rng.choice(named or ["null"])


_OF_SCHEMA = [
    *((_is_type, kind) for kind in ("type", "type", "wrap", "refer")),
    *[(_is_filled_list, "list")] * 2,
    *((_in_object, kind) for kind in ("key", "drop")),
    (lambda node, key: key in ("size", "precision", "scale"), "number"),
    (lambda node, key: _is_type(node, key) and key != 0, "annotate"),
]
