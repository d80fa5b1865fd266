"""Columns of generated Iceberg tables that are structs, whose fields have statistics of their own.

Writers differ in how they count rows whose struct is null: among the values and nulls of its
fields, or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from msgspec import convert

from arrowmeta.iceberg.schema import NestedField
from tests.reference.may_match import Known
from tests.soundness.values import Row, Stats, random_value, write_stats


@dataclass(frozen=True)
class NestedColumn:
    """A field inside of structs.

    Attributes:
        path: the names from the column down to it.
        type: in Iceberg's words.
        like: the plain column that has such values, see `values.COLUMNS`.
        is_required: whether it is null only where a struct around it is.
    """

    path: tuple[str, ...]
    type: str
    like: str
    is_required: bool = False

    @property
    def name(self) -> str:
        return ".".join(self.path)

    @property
    def parent(self) -> str:
        """The struct that it is a field of."""
        return ".".join(self.path[:-1])


#: Structs that may be null, the second of which is in the first; `v` never is.
_OPTIONAL = ("u", "u.w")

NESTED = (
    NestedColumn(("u", "i"), "int", "i"),
    NestedColumn(("u", "f"), "double", "f"),
    NestedColumn(("u", "s"), "string", "s"),
    NestedColumn(("u", "k"), "int", "k", is_required=True),
    NestedColumn(("u", "w", "g"), "float", "g"),
    NestedColumn(("u", "w", "k"), "int", "k", is_required=True),
    NestedColumn(("v", "i"), "int", "i"),
    NestedColumn(("v", "k"), "int", "k", is_required=True),
)
NESTED_NAMES = tuple(one.name for one in NESTED)
#: The plain column whose values a nested one has.
LIKE = {one.name: one.like for one in NESTED}


def nested_fields(first_id: int) -> tuple[NestedField, ...]:
    """Return the columns as Iceberg's schema has them, with ids from one on."""
    return convert(list(_fields((), count(first_id))), tuple[NestedField, ...])


def _fields(parent: tuple[str, ...], ids: Iterator[int]) -> Iterator[dict[str, Any]]:
    depth, seen = len(parent), set()
    for one in NESTED:
        if one.path[:depth] != parent or one.path[depth] in seen:
            continue
        name = one.path[depth]
        seen.add(name)
        field: dict[str, Any] = {"id": next(ids), "name": name}
        if len(one.path) == depth + 1:
            yield field | {"required": one.is_required, "type": one.type}
        else:
            kind = {"type": "struct", "fields": list(_fields((*parent, name), ids))}
            is_required = ".".join((*parent, name)) not in _OPTIONAL
            yield field | {"required": is_required, "type": kind}


def value_of(row: Row, name: str) -> Any:
    """Return the value of a column or of a field inside of structs; null where a struct is."""
    value: Any = row
    for part in name.split("."):
        value = None if value is None else value[part]
    return value


def add_nested(random: Random, rows: list[Row]) -> None:
    """Give rows of one file values of the nested columns."""
    chance = random.choice((0, 0, 0.3, 1))  # of a null struct
    fixed = {one.name: random_value(random, one.like) for one in NESTED if random.random() < 0.5}
    for row in rows:
        row.update(_struct(random, (), fixed, chance))


def _struct(random: Random, parent: tuple[str, ...], fixed: Row, chance: float) -> Row:
    depth, found = len(parent), {}
    for one in NESTED:
        if one.path[:depth] != parent or one.path[depth] in found:
            continue
        name = one.path[depth]
        if len(one.path) == depth + 1:
            value = random_value(random, one.like)
            found[name] = fixed.get(one.name, value)
        elif ".".join((*parent, name)) in _OPTIONAL and random.random() < chance:
            found[name] = None
        else:
            found[name] = _struct(random, (*parent, name), fixed, chance)
    return found


def nested_stats(random: Random, rows: list[Row], *, counts_nan: bool) -> dict[str, Stats]:
    """Return statistics of the nested columns, each counted in one of the two ways."""
    found = {}
    for one in NESTED:
        if random.random() > 0.15:
            leaves_out = random.random() < 0.5
            counted = [
                row for row in rows if not leaves_out or value_of(row, one.parent) is not None
            ]
            values = [value_of(row, one.name) for row in counted]
            found[one.name] = write_stats(random, one.name, values, counts_nan=counts_nan)
    return found


def known_of_nested(told: dict[str, Stats], n_rows: int) -> dict[str, Known]:
    """What is known of the nested columns of a file, whichever way rows were counted."""
    return {one.name: _known(one, told.get(one.name, Stats()), n_rows) for one in NESTED}


def _known(column: NestedColumn, told: Stats, n_rows: int) -> Known:
    nans = told.nans if column.like in ("f", "g") else 0
    if column.name == "v.k":
        return Known(told.lower, told.upper, 0, nans, n_rows)
    if column.path[0] == "v":
        return Known(told.lower, told.upper, told.nulls, nans, told.values)
    is_counted = told.nulls is not None and told.values is not None
    nulls = told.nulls + n_rows - told.values if is_counted else None
    return Known(told.lower, told.upper, nulls, nans, n_rows)
