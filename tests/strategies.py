"""Hypothesis strategies for random Avro schemas, and files that fastavro wrote in them.

A schema is drawn together with a strategy for its values. Union values are `(branch, value)` pairs,
which fastavro writes as exactly that branch.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import fastavro
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

CODECS = ("null", "deflate", "snappy", "zstandard", "bzip2", "xz")

INT = st.integers(-(2**31), 2**31 - 1)
LONG = st.integers(-(2**63), 2**63 - 1)
TEXT = st.text(max_size=12)

PRIMITIVES: dict[str, SearchStrategy[Any]] = {
    "null": st.none(),
    "boolean": st.booleans(),
    "int": INT,
    "long": LONG,
    "float": st.floats(width=32),
    "double": st.floats(),
    "bytes": st.binary(max_size=12),
    "string": TEXT,
}

# The years 1 to 9999, which Python's datetime can hold.
FIRST_SECOND, LAST_SECOND = -62_135_596_800, 253_402_300_799
TIME_OF = {
    "millis": st.integers(FIRST_SECOND * 10**3, LAST_SECOND * 10**3),
    "micros": st.integers(FIRST_SECOND * 10**6, LAST_SECOND * 10**6),
    "nanos": st.integers(-(2**63) + 1, 2**63 - 1),
}
LOGICAL: list[tuple[dict[str, Any], SearchStrategy[Any]]] = [
    ({"type": "int", "logicalType": "date"}, st.integers(-719_162, 2_932_896)),
    ({"type": "int", "logicalType": "time-millis"}, st.integers(0, 86_399_999)),
    ({"type": "long", "logicalType": "time-micros"}, st.integers(0, 86_399_999_999)),
    ({"type": "string", "logicalType": "uuid"}, st.uuids().map(str)),
    ({"type": "string", "logicalType": "date"}, TEXT),  # invalid: stays a string
    ({"type": "int", "logicalType": "unheard-of"}, INT),
    *(
        ({"type": "long", "logicalType": f"{kind}-{unit}"}, values)
        for kind in ("timestamp", "local-timestamp")
        for unit, values in TIME_OF.items()
    ),
    (
        {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": False},
        TIME_OF["micros"],
    ),
]


@dataclass(frozen=True)
class AvroType:
    """A schema and the values it can hold; `name` is what a union calls it."""

    schema: Any
    values: SearchStrategy[Any]
    name: str


@dataclass
class Names:
    """The named types of one schema so far."""

    count: int = 0
    finished: list[AvroType] = field(default_factory=list)

    def fresh(self, draw: DrawFn, namespace: str) -> tuple[dict[str, str], str]:
        """Draw how a new name is written; return its properties and the namespace it is in."""
        self.count += 1
        short = f"n{self.count}"
        match draw(st.integers(0, 3)):
            case 0:
                return {"name": short, "namespace": "a.b"}, "a.b"
            case 1:
                return {"name": f"c.{short}"}, "c"
        return {"name": short}, namespace


def types(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    """Draw any type; `depth` bounds what may be nested in it."""
    shallow = [_primitive, _primitive, _logical, _fixed, _enum]
    if any(_can_refer(known.name, namespace) for known in names.finished):
        shallow.append(_reference)
    nested = [_nullable, _nullable, _array, _map, _record, _union] if depth > 0 else []
    kind: Callable[..., AvroType] = draw(st.sampled_from([*shallow, *nested]))
    return kind(draw, names, namespace, depth)


def _primitive(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    name = draw(st.sampled_from(list(PRIMITIVES)))
    return AvroType(name, PRIMITIVES[name], name)


def _logical(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    if draw(st.booleans()):
        schema, values = draw(st.sampled_from(LOGICAL))
        return AvroType(schema, values, schema["type"])
    precision, scale, values = _decimal(draw, 76)
    schema = {"type": "bytes", "logicalType": "decimal", "precision": precision, "scale": scale}
    return AvroType(schema, values, "bytes")


def _decimal(draw: DrawFn, max_precision: int) -> tuple[int, int, SearchStrategy[Decimal]]:
    precision = draw(st.integers(1, max_precision))
    scale = draw(st.integers(0, precision))
    unscaled = st.integers(1 - 10**precision, 10**precision - 1)
    return precision, scale, unscaled.map(lambda n: Decimal(f"{n}E-{scale}"))


def _fixed(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    written, own_namespace = names.fresh(draw, namespace)
    size = draw(st.sampled_from([0, 1, 8, 12, 16, 32]))
    schema = {"type": "fixed", **written, "size": size}
    values: SearchStrategy[Any] = st.binary(min_size=size, max_size=size)
    if size == 12:
        schema["logicalType"] = "duration"
    elif size == 16 and draw(st.booleans()):
        schema["logicalType"] = "uuid"
    elif size and draw(st.booleans()):
        most = len(str(2 ** (8 * size - 1))) - 1
        precision, scale, values = _decimal(draw, min(most, 76))
        schema |= {"logicalType": "decimal", "precision": precision, "scale": scale}
    return _named(names, schema, values, own_namespace)


def _enum(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    written, own_namespace = names.fresh(draw, namespace)
    symbols = [f"S{i}" for i in range(draw(st.integers(1, 4)))]
    schema = {"type": "enum", **written, "symbols": symbols}
    return _named(names, schema, st.sampled_from(symbols), own_namespace)


def _record(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    written, own_namespace = names.fresh(draw, namespace)
    n_fields = draw(st.integers(0, 5))
    fields = [types(draw, names, own_namespace, depth - 1) for _ in range(n_fields)]
    schema = {
        "type": "record",
        **written,
        "fields": [{"name": f"f{i}", "type": child.schema} for i, child in enumerate(fields)],
    }
    values = st.fixed_dictionaries({f"f{i}": child.values for i, child in enumerate(fields)})
    return _named(names, schema, values, own_namespace)


def _named(names: Names, schema: Any, values: SearchStrategy[Any], namespace: str) -> AvroType:
    is_full = "." in schema["name"] or not namespace
    full_name = schema["name"] if is_full else f"{namespace}.{schema['name']}"
    known = AvroType(schema, values, full_name)
    names.finished.append(known)
    return known


def _reference(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    reachable = [known for known in names.finished if _can_refer(known.name, namespace)]
    known = draw(st.sampled_from(reachable))
    own_namespace, _, short = known.name.rpartition(".")
    is_short = own_namespace == namespace and draw(st.booleans())
    return AvroType(short if is_short else known.name, known.values, known.name)


def _can_refer(full_name: str, namespace: str) -> bool:
    """A name without a dot means the enclosing namespace, so from inside one it cannot be said."""
    return "." in full_name or not namespace


def _nullable(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    child = types(draw, names, namespace, depth - 1)
    if child.name in ("null", "union"):
        return child
    schema = draw(st.sampled_from([["null", child.schema], [child.schema, "null"]]))
    return AvroType(schema, st.none() | child.values.map(lambda v: (child.name, v)), "union")


def _array(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    child = types(draw, names, namespace, depth - 1)
    schema = {"type": "array", "items": child.schema}
    return AvroType(schema, st.lists(child.values, max_size=4), "array")


def _map(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    child = types(draw, names, namespace, depth - 1)
    schema = {"type": "map", "values": child.schema}
    return AvroType(schema, st.dictionaries(TEXT, child.values, max_size=4), "map")


def _union(draw: DrawFn, names: Names, namespace: str, depth: int) -> AvroType:
    branches: dict[str, AvroType] = {}
    for _ in range(draw(st.integers(1, 4))):
        n_finished = len(names.finished)
        child = types(draw, names, namespace, depth - 1)
        if child.name in ("union", *branches):
            del names.finished[n_finished:]  # what is left out defines nothing
        else:
            branches[child.name] = child
    if not branches:
        return _primitive(draw, names, namespace, depth)
    values = [b.values.map(lambda v, name=name: (name, v)) for name, b in branches.items()]
    return AvroType([b.schema for b in branches.values()], st.one_of(values), "union")


@st.composite
def record_types(draw: DrawFn, depth: int = 3) -> AvroType:
    """A top-level record, now and then in a union with null."""
    top = _record(draw, Names(), "", depth)
    if draw(st.integers(0, 4)) == 0 and _can_be_null(top.schema):
        return AvroType(
            ["null", top.schema], st.none() | top.values.map(lambda v: (top.name, v)), "union"
        )
    return top


def _can_be_null(record: dict[str, Any]) -> bool:
    """An Arrow union has no validity: without a null branch, none of its rows can be null."""
    unions = [f["type"] for f in record["fields"] if isinstance(f["type"], list)]
    return all(len(union) == 1 or "null" in union for union in unions)


@st.composite
def any_types(draw: DrawFn, depth: int = 3) -> AvroType:
    """Any schema that a file may have at its top."""
    kind = types(draw, Names(), "", depth)
    for branch in kind.schema if isinstance(kind.schema, list) else []:
        is_record = isinstance(branch, dict) and branch["type"] == "record"
        assume(not is_record or "null" not in kind.schema or _can_be_null(branch))
    return kind


@st.composite
def avro_files(draw: DrawFn, of: SearchStrategy[AvroType], max_rows: int = 12) -> bytes:
    """A file of random rows, written by fastavro with any codec in one or several blocks."""
    kind = draw(of)
    rows = draw(st.lists(kind.values, max_size=max_rows))
    codec = draw(st.sampled_from(CODECS))
    return write_file(kind.schema, rows, codec, draw(st.sampled_from([1, 30, 16_000])))


def write_file(
    schema: Any, rows: list[Any], codec: str = "null", sync_interval: int = 16_000
) -> bytes:
    """Write `rows` with fastavro; a block ends once it holds `sync_interval` bytes."""
    out = io.BytesIO()
    fastavro.writer(
        out, schema, rows, codec=codec, sync_interval=sync_interval, sync_marker=b"-sixteen bytes--"
    )
    return out.getvalue()
