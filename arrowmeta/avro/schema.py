"""Parse and check Avro schemas; return a tree of frozen types with all names resolved.

Spec: Avro 1.12, Schema Declaration; Logical Types.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, field

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError

# -- fields to read --------------------------------------------------------------------------------


class NamedField(NamedTuple):
    """A field to read: by its id, or by its name if it has none in the file or here.

    Attributes:
        field_id: its id; None in formats without ids.
        name: what it is called here, and in files without ids.
        old_name: another name in files without ids.
    """

    field_id: int | None
    name: str
    old_name: str | None = None


#: A field, and the fields that it is nested in before it.
FieldPath: TypeAlias = tuple[NamedField, ...]

#: Wanted parts of a value: None for all of it, else the wanted fields of a record.
FieldTree: TypeAlias = "Mapping[NamedField, FieldTree] | None"


@lru_cache(maxsize=1024)
def path_of(name: str) -> FieldPath:
    """Return the path of a field without ids by its dotted name."""
    return tuple(NamedField(None, part) for part in name.split("."))


def tree_of(paths: Collection[FieldPath] | None) -> FieldTree:
    """Return paths as a tree; None for everything."""
    if paths is None:
        return None
    tree: dict[NamedField, FieldTree] = {}
    for *parents, last in paths:
        node = tree
        for parent in parents:
            inner = node.setdefault(parent, {})
            if inner is None:  # the whole parent is wanted
                break
            node = inner  # type: ignore[assignment]
        else:
            node[last] = None
    return tree


def chosen_fields(
    fields: Sequence[tuple[str, int | None]], tree: FieldTree
) -> dict[int, tuple[str, FieldTree]]:
    """Return names here and wanted parts of the wanted fields of a record, by position.

    Args:
        fields: name and id of each field.
        tree: those that are wanted.
    """
    backwards = list(enumerate(fields))[::-1] if tree else []
    # The ids of a file count only if the field has one here, too.
    by_name: dict[object, int] = {name: at for at, (name, _) in backwards}
    by_id: dict[object, int] = {name if i is None else i: at for at, (name, i) in backwards}
    chosen = {}
    for sought, inner in (tree or {}).items():
        places = by_name if sought.field_id is None else by_id
        if matches := [places[key] for key in sought if key in places]:
            chosen[matches[0]] = sought.name, inner
    return chosen


# -- types -----------------------------------------------------------------------------------------

PRIMITIVES = ("null", "boolean", "int", "long", "float", "double", "bytes", "string")

#: Digits of the widest Arrow decimal. A wider decimal is read as bytes.
MAX_PRECISION = 76


class Logical(Struct, frozen=True):
    """A logical type.

    Attributes:
        name: as in the schema, e.g. `decimal`.
        precision: precision of a decimal, else 0.
        scale: scale of a decimal, else 0.
        adjust_to_utc: Iceberg's attribute of timestamps; False means local time.
    """

    name: str
    precision: int = 0
    scale: int = 0
    adjust_to_utc: bool = True


class Primitive(Struct, frozen=True):
    """One of the eight primitive types."""

    name: str
    logical: Logical | None = None


class Fixed(Struct, frozen=True):
    """A named type of `size` bytes."""

    name: str
    size: int
    logical: Logical | None = None


class Enum(Struct, frozen=True):
    """A named type whose values are positions in `symbols`."""

    name: str
    symbols: tuple[str, ...]


class Array(Struct, frozen=True):
    """A sequence of `items`."""

    items: AvroType
    name: str = "array"


class Map(Struct, frozen=True):
    """String keys to `values`."""

    values: AvroType
    name: str = "map"


class Field(Struct, frozen=True):
    """A field of a record.

    Attributes:
        name: name of the field.
        type: type of the field.
        field_id: Iceberg's `field-id` attribute; None if there is none.
    """

    name: str
    type: AvroType
    field_id: int | None = None


class Record(Struct, frozen=True):
    """A named sequence of fields."""

    name: str
    fields: tuple[Field, ...]


class Union(Struct, frozen=True):
    """A union; each value has the type of one of the branches."""

    branches: tuple[AvroType, ...]
    name: str = "union"

    @property
    def null_branch(self) -> int | None:
        """Position of the null branch; None if there is none."""
        return next((i for i, branch in enumerate(self.branches) if is_null(branch)), None)


AvroType = Primitive | Fixed | Enum | Array | Map | Record | Union


def is_null(avro_type: AvroType) -> bool:
    """Return whether `avro_type` is the null type."""
    return isinstance(avro_type, Primitive) and avro_type.name == "null"


def without_null(avro_type: AvroType) -> tuple[AvroType, int]:
    """Return the other type and the null branch of a union of null and one type.

    For all other types, return the type itself and -1.
    """
    if isinstance(avro_type, Union):
        null_branch = avro_type.null_branch
        if len(avro_type.branches) == 2 and null_branch is not None:
            return avro_type.branches[1 - null_branch], null_branch
    return avro_type, -1


def item_type(avro_type: Array | Map) -> AvroType:
    """Return the item type of a list or map; items of a map are records of key and value."""
    if isinstance(avro_type, Array):
        return avro_type.items
    key = Field("key", Primitive("string"))
    return Record("entries", (key, Field("value", avro_type.values)))


def parse_schema(text: str) -> AvroType:
    """Parse a schema's JSON text.

    Raises:
        CorruptMetadataError: not JSON, or not an Avro schema.
        UnsupportedError: a type that contains itself.
        LimitError: its JSON nests deeper than Python's stack.
    """
    try:
        declaration = json.loads(text)
        json.dumps(declaration, ensure_ascii=False).encode()
        return _Parser().parse(declaration, "")
    except RecursionError:
        raise LimitError("the Avro schema's JSON nests too deeply") from None
    except UnicodeEncodeError as error:
        raise CorruptMetadataError(f"the Avro schema has half a character: {error}") from error
    except ValueError as error:
        raise CorruptMetadataError(f"the Avro schema is not JSON: {error}") from error


class _Parser(Struct):
    """Parser of a schema.

    Attributes:
        named: the named types; None for a type that is being defined.
    """

    named: dict[str, AvroType | None] = field(default_factory=dict)

    def parse(self, declaration: Any, namespace: str) -> AvroType:
        if isinstance(declaration, str):
            return self._reference(declaration, namespace)
        if isinstance(declaration, list):
            return self._union(declaration, namespace)
        if isinstance(declaration, dict):
            return self._declared(declaration, namespace)
        raise _invalid(f"{declaration!r:.80} is no type")

    def _reference(self, name: str, namespace: str) -> AvroType:
        if name in PRIMITIVES:
            return Primitive(name)
        full = name if "." in name or not namespace else f"{namespace}.{name}"
        if full not in self.named:
            full = name
        if full not in self.named:
            raise _invalid(f"type {name!r} is not defined")
        named_type = self.named[full]
        if named_type is None:
            raise UnsupportedError(f"Avro type {full!r} contains itself; recursion is not read")
        return named_type

    def _union(self, branches: list[Any], namespace: str) -> AvroType:
        types = tuple(self.parse(branch, namespace) for branch in branches)
        names = [branch.name for branch in types]
        if not types or len(set(names)) < len(names) or any(isinstance(t, Union) for t in types):
            raise _invalid(f"a union of {', '.join(names) or 'nothing'}")
        return Union(types)

    def _declared(self, declaration: dict[str, Any], namespace: str) -> AvroType:
        kind = declaration.get("type")
        if kind in ("record", "error"):
            return self._record(declaration, namespace)
        if kind == "enum":
            return self._enum(declaration, namespace)
        if kind == "fixed":
            return self._fixed(declaration, namespace)
        if kind == "array":
            return Array(self.parse(declaration.get("items"), namespace))
        if kind == "map":
            return Map(self.parse(declaration.get("values"), namespace))
        inner = self.parse(kind, namespace)
        if isinstance(inner, Primitive):
            return Primitive(inner.name, _logical(declaration, max_bytes=None))
        return inner

    def _define(self, declaration: dict[str, Any], namespace: str) -> tuple[str, str]:
        """Begin the definition of a named type; return its full name and its namespace."""
        name = declaration.get("name")
        if not isinstance(name, str) or not name:
            raise _invalid(f"a {declaration['type']} without a name")
        inner = declaration.get("namespace", namespace)
        if "." in name:
            inner = name.rpartition(".")[0]
        elif isinstance(inner, str) and inner:
            name = f"{inner}.{name}"
        if name in self.named or name in PRIMITIVES:
            raise _invalid(f"type {name!r} is defined twice")
        self.named[name] = None
        return name, inner if isinstance(inner, str) else ""

    def _record(self, declaration: dict[str, Any], namespace: str) -> AvroType:
        name, inner = self._define(declaration, namespace)
        declared = declaration.get("fields")
        if not isinstance(declared, list):
            raise _invalid(f"record {name!r} without fields")
        fields = []
        for item in declared:
            if not isinstance(item, dict) or not isinstance(item.get("name"), str):
                raise _invalid(f"a field of record {name!r} without a name")
            kind, field_id = self.parse(item.get("type"), inner), item.get("field-id")
            fields.append(Field(item["name"], kind, field_id if type(field_id) is int else None))
        if len({f.name for f in fields}) < len(fields):
            raise _invalid(f"record {name!r} has two fields of one name")
        record = self.named[name] = Record(name, tuple(fields))
        return record

    def _enum(self, declaration: dict[str, Any], namespace: str) -> AvroType:
        name, _ = self._define(declaration, namespace)
        symbols = declaration.get("symbols")
        if not isinstance(symbols, list) or not all(isinstance(s, str) for s in symbols):
            raise _invalid(f"enum {name!r} without symbols")
        if len(set(symbols)) < len(symbols):
            raise _invalid(f"enum {name!r} has a symbol twice")
        enum = self.named[name] = Enum(name, tuple(symbols))
        return enum

    def _fixed(self, declaration: dict[str, Any], namespace: str) -> AvroType:
        name, _ = self._define(declaration, namespace)
        size = declaration.get("size")
        if type(size) is not int or not 0 <= size < 2**31:
            raise _invalid(f"fixed {name!r} of size {size!r:.40}")
        fixed = self.named[name] = Fixed(name, size, _logical(declaration, max_bytes=size))
        return fixed


def _logical(declaration: dict[str, Any], max_bytes: int | None) -> Logical | None:
    """Return the logical type; an invalid one is ignored, as the specification requires.

    Spec: Avro 1.12, Logical Types, first paragraphs and Decimal.
    """
    name = declaration.get("logicalType")
    if not isinstance(name, str):
        return None
    if name == "decimal":
        precision, scale = declaration.get("precision"), declaration.get("scale", 0)
        if type(precision) is not int or type(scale) is not int:
            return None
        if not 1 <= precision <= MAX_PRECISION or not 0 <= scale <= precision:
            return None
        too_small = max_bytes is not None and max_bytes < MAX_PRECISION // 2
        if too_small and 10**precision - 1 >= 2 ** (8 * (max_bytes or 0) - 1):
            return None
        return Logical(name, precision, scale)
    return Logical(name, adjust_to_utc=declaration.get("adjust-to-utc", True) is not False)


def _invalid(what: str) -> CorruptMetadataError:
    return CorruptMetadataError(f"invalid Avro schema: {what}")
