"""Edits of an Avro schema as JSON: still a schema more often than not, seldom that of the rows."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.fuzz.byte_edits import number

Json = Any

#: Where a value stands: what it is in, and its key or index.
Place = tuple[Any, Any]

_PRIMITIVES = ("null", "boolean", "int", "long", "float", "double", "bytes", "string")
_LOGICAL = (
    *("date", "time-millis", "time-micros", "timestamp-millis", "timestamp-micros", "uuid"),
    *("timestamp-nanos", "local-timestamp-millis", "decimal", "duration", "unheard-of"),
)
_KEYS = ("type", "name", "namespace", "fields", "items", "values", "symbols", "size", "logicalType")
_NUMBERS = ("size", "precision", "scale")

#: Deeper schemas are only slower.
_MAX_TEXT_LEN = 60_000


def edit_schema(rng: Random, text: bytes, other: bytes) -> bytes:
    """Apply some edits to a schema; `other` is one that types may be taken from."""
    try:
        # In an array of one, so that the top is in something too.
        schema, donor = [json.loads(text)], [json.loads(other)]
        for _ in range(rng.choice((1, 1, 2, 4))):
            rng.choice(_EDITS)(rng, schema, donor)
        edited = json.dumps(schema[0]).encode()
    except (ValueError, RecursionError):
        return text
    return edited if len(edited) <= _MAX_TEXT_LEN else text


def places(node: Json) -> Iterator[Place]:
    """Every value below a node."""
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from places(node[key])


def pick(rng: Random, schema: Json, fits: Callable[[Place], bool]) -> Place | None:
    """Draw one of the values below a node that fit, if any does."""
    found = [place for place in places(schema) if fits(place)]
    return rng.choice(found) if found else None


def _is_type(place: Place) -> bool:
    node, key = place
    if isinstance(node, dict):
        return key in ("type", "items", "values")
    return not (isinstance(node[key], dict) and "type" not in node[key])


def _a_type(rng: Random, donor: Json) -> Json:
    match rng.randrange(6):
        case 0 | 1:
            return rng.choice(_PRIMITIVES)
        case 2:
            logical = {"type": rng.choice(_PRIMITIVES), "logicalType": rng.choice(_LOGICAL)}
            return logical | {"precision": rng.randrange(80), "scale": rng.randrange(40)}
        case 3:
            size = rng.choice((0, 1, 12, 16, 33, abs(number(rng))))
            return {"type": "fixed", "name": f"x{rng.randrange(99)}", "size": size}
        case 4:
            union = rng.sample(_PRIMITIVES, rng.randrange(1, 5))
            return rng.choice((union, ["null", {"type": "map", "values": rng.choice(union)}]))
    node, key = pick(rng, donor, _is_type) or (donor, 0)
    return copy.deepcopy(node[key])


def _set_type(rng: Random, schema: Json, donor: Json) -> None:
    if place := pick(rng, schema, _is_type):
        place[0][place[1]] = _a_type(rng, donor)


def _wrap(rng: Random, schema: Json, donor: Json) -> None:
    """Put a type in an array, a map, a union or a record."""
    if place := pick(rng, schema, _is_type):
        node, key = place
        inner = node[key]
        field = {"name": "y", "type": inner}
        node[key] = rng.choice(
            (
                {"type": "array", "items": inner},
                {"type": "map", "values": inner},
                ["null", inner],
                [inner, "null"],
                [inner, "long"],
                [inner],
                {"type": "record", "name": f"x{rng.randrange(99)}", "fields": [field]},
            )
        )


def _change_list(rng: Random, schema: Json, donor: Json) -> None:
    """Drop, repeat or swap fields, symbols or branches."""
    place = pick(rng, schema, is_filled_list)
    if place is None:
        return
    items = place[0][place[1]]
    at, to = rng.randrange(len(items)), rng.randrange(len(items))
    match rng.randrange(4):
        case 0:
            del items[at]
        case 1:
            items.insert(to, copy.deepcopy(items[at]))
        case 2:
            items[at], items[to] = items[to], items[at]
        case _:
            items[at] = rng.choice((None, {}, [], 7, "", "no such type"))


def is_filled_list(place: Place) -> bool:
    return bool(place[0][place[1]]) and isinstance(place[0][place[1]], list)


def _change_key(rng: Random, schema: Json, donor: Json) -> None:
    """Set a property to what it should not be, drop it, or add one."""
    place = pick(rng, schema, lambda place: isinstance(place[0], dict))
    if place is None:
        return
    node, key = place
    if rng.random() < 0.3:
        del node[key]
        return
    key = rng.choice((key, *_KEYS)) if rng.random() < 0.5 else key
    node[key] = rng.choice((None, True, 1.5, -1, "", "row", "null", "a.b", [], {}, number(rng)))


def _set_number(rng: Random, schema: Json, donor: Json) -> None:
    """Set the size of a fixed type, or the precision or scale of a decimal."""
    if place := pick(rng, schema, lambda place: place[1] in _NUMBERS):
        place[0][place[1]] = number(rng)


def _annotate(rng: Random, schema: Json, donor: Json) -> None:
    """Add a logical type to a type."""
    if place := pick(rng, schema, lambda place: _is_type(place) and place[1] != 0):
        node, key = place
        inner = node[key] if isinstance(node[key], dict) else {"type": node[key]}
        extra = {"precision": rng.randrange(80), "scale": rng.randrange(-1, 40)}
        node[key] = inner | {"logicalType": rng.choice(_LOGICAL)} | extra


def _refer(rng: Random, schema: Json, donor: Json) -> None:
    """Name a type in the place of one, around itself now and then."""
    named = [n["name"] for n, key in places(schema) if key == "name" and isinstance(n, dict)]
    if named and (place := pick(rng, schema, _is_type)):
        place[0][place[1]] = rng.choice(named)


_EDITS = (
    _set_type,
    _set_type,
    _wrap,
    _change_list,
    _change_list,
    _change_key,
    _set_number,
    _annotate,
    _refer,
)
