"""Conditions that DuckDB evaluates for a row, where the values of its columns are known.

Takes an expression of DuckDB's tree; gives it as a template over the columns that it looks at, or
None where its answer could depend on more than these values: on the session that asks, on the
moment, on how a reader gives a value. Main name: `row_condition`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from arrowmeta.duck.quoting import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.predicate.engine import Engine, Node
from arrowmeta.predicate.functions import Functions
from arrowmeta.predicate.sizes import largest_value
from arrowmeta.predicate.tree import Column, RowCondition

#: Bytes that the values of one row may take while a condition is evaluated.
_LARGEST_ROW = 1 << 16
#: What a part of a condition must not be.
_OTHER_CLASSES = frozenset(
    ("COLLATE", "DEFAULT", "LAMBDA", "LAMBDA_REF", "PARAMETER", "STAR", "SUBQUERY", "WINDOW")
)


class _NotOfRowError(Exception):
    """The condition depends on more than the values of its columns."""


@dataclass
class RowConditions:
    """Makes conditions of the nodes of one predicate.

    Attributes:
        engine: knows the table's columns.
        functions: that DuckDB has.
        column_of: returns the column or field that a node is; None if it is none.
        is_constant: tells whether a node has one value for all rows.
        differs: tells whether readers give different values of a column.
    """

    engine: Engine
    functions: Functions
    column_of: Callable[[Node], Column | None]
    is_constant: Callable[[Node], bool]
    differs: Callable[[Column], bool]
    _columns: dict[Column, int] = field(default_factory=dict)
    _made: list[Node] = field(default_factory=list)
    _name: str = ""

    def of(self, node: Node, text: str) -> RowCondition | None:
        """Return a condition, or None if it cannot be evaluated for a row.

        Args:
            node: the condition.
            text: the condition as SQL.
        """
        self._columns, self._made = {}, []
        self._name = "value_"
        while self._name in text.lower():
            self._name += "_"
        try:
            if largest_value(node) > _LARGEST_ROW:
                return None
            changed = self._changed(node)
            if not self._columns or self._has_zone():
                return None
            template = self.engine.to_text(changed).replace("{", "{{").replace("}", "}}")
        except (_NotOfRowError, PredicateError):
            return None
        for place in self._columns.values():
            template = template.replace(self._placeholder(place), f"{{{place}}}")
        return RowCondition(template, tuple(self._columns))

    def _placeholder(self, place: int) -> str:
        return f"{self._name}{place}_"

    def _changed(self, node: Any) -> Any:
        """Return a tree with names in place of columns, and values in place of moments."""
        if isinstance(node, list):
            return [self._changed(item) for item in node]
        if not isinstance(node, dict):
            return node
        if "class" in node:
            found = self._replaced(node)
            if found is not None:
                return found
        return {key: self._changed(value) for key, value in node.items()}

    def _replaced(self, node: Node) -> Node | None:
        kind = node["class"]
        if kind in _OTHER_CLASSES:
            raise _NotOfRowError
        if self._is_of_moment(node) and self.is_constant(node):
            return self._value(node)
        if kind == "FUNCTION":
            self._check_call(node)
        if kind in ("FUNCTION", "CAST"):
            self._made.append(node)
        if kind != "COLUMN_REF" and node["type"] not in ("STRUCT_EXTRACT", "ARRAY_EXTRACT"):
            return None
        column = self.column_of(node)
        if column is None and kind != "COLUMN_REF":
            return None  # an element of a list
        if column is None or not _is_evaluated(column.type) or self.differs(column):
            raise _NotOfRowError
        place = self._columns.setdefault(column, len(self._columns))
        return _reference(self._placeholder(place), node)

    def _is_of_moment(self, part: Any) -> bool:
        """Tell whether a part calls what has another answer at another time, or may name it."""
        if isinstance(part, list):
            return any(map(self._is_of_moment, part))
        if not isinstance(part, dict):
            return False
        if part.get("class") == "FUNCTION":
            if part["function_name"].lower() in self.functions.of_query:
                return True
        elif part.get("class") == "COLUMN_REF":
            return self.is_constant(part)
        return any(map(self._is_of_moment, part.values()))

    def _check_call(self, node: Node) -> None:
        if node.get("schema") or not self._depends_on_arguments(node["function_name"].lower()):
            raise _NotOfRowError

    def _depends_on_arguments(self, name: str) -> bool:
        if name in self.functions.of_row:
            return True
        definitions = self.functions.macros.get(name, ())
        parsed = [self.engine.parse(f"SELECT {one}") for one in definitions]
        return bool(parsed) and all(self._is_plain(one["select_list"]) for one in parsed)

    def _is_plain(self, part: Any) -> bool:
        """Tell whether a macro stands for functions of its arguments only."""
        if isinstance(part, list):
            return all(map(self._is_plain, part))
        if not isinstance(part, dict):
            return True
        if part.get("class") in _OTHER_CLASSES:
            return False
        if part.get("class") == "FUNCTION" and not self._depends_on_arguments(
            part["function_name"].lower()
        ):
            return False
        return all(map(self._is_plain, part.values()))

    def _value(self, node: Node) -> Node:
        """Return what a moment is now, so that all of a plan has the same one."""
        text = self.engine.to_text(node)
        kind, value = self.engine.row(f"SELECT typeof({text}), CAST({text} AS VARCHAR)")
        if _is_zoned(kind):
            raise _NotOfRowError
        constant = self.engine.parse(f"SELECT CAST({quoted_text(value)} AS {kind})")
        made: Node = constant["select_list"][0]
        return made

    def _has_zone(self) -> bool:
        """Tell whether a part is a time with a zone: its date and its text are the session's."""
        kinds = self.engine.types_of(self._made) if self._made else []
        return any(map(_is_zoned, kinds))


def _is_zoned(kind: str) -> bool:
    return "TIME ZONE" in kind or "TIMESTAMPTZ" in kind


def _is_evaluated(kind: pa.DataType) -> bool:
    """Tell whether all readers give the same values of a type, so that functions agree, too.

    Not so of floating-point numbers, of which zeros and NaN have several forms, of times finer or
    coarser than microseconds, and of those with a zone.
    """
    return bool(
        pa.types.is_string(kind)
        or pa.types.is_boolean(kind)
        or pa.types.is_signed_integer(kind)
        or pa.types.is_decimal128(kind)
        or pa.types.is_date32(kind)
        or pa.types.is_binary(kind)
        or (pa.types.is_timestamp(kind) and kind.unit == "us" and kind.tz is None)
    )


def _reference(name: str, node: Node) -> Node:
    return {
        "class": "COLUMN_REF",
        "type": "COLUMN_REF",
        "alias": "",
        "query_location": node["query_location"],
        "query_location_length": node.get("query_location_length", 0),
        "column_names": [name],
    }
