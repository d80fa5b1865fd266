"""Conditions drawn for tables of engines: as SQL, and as a tree that the Java programs read.

SQL's `<>` and `NOT IN` are not true for null, as those of Iceberg's expressions are, and `<` up to
1.10: the tree says so. There are no conditions with NaN, on which engines differ.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, NamedTuple

Node = dict[str, Any]


class Condition(NamedTuple):
    """A condition as SQL and as a tree of `type`, `term`, `value`, `values`, `left` and `right`."""

    sql: str
    tree: Node


class Column(NamedTuple):
    """A column that conditions compare.

    Attributes:
        name: its name, with dots for fields of rows.
        kind: prefix of its literals in SQL, such as `DATE`; `text`, `number`, `bool` or `bytes`.
        values: values that rows have or nearly have, as JSON.
    """

    name: str
    kind: str
    values: tuple[Any, ...]


_COMPARISONS = {"eq": "=", "lt": "<", "lt-eq": "<=", "gt": ">", "gt-eq": ">="}


def literal(kind: str, value: Any) -> str:
    """Return a value as SQL."""
    match kind:
        case "number":
            return str(value)
        case "bool":
            return "true" if value in (True, "true") else "false"
        case "text":
            return "'" + value.replace("'", "''") + "'"
        case "bytes":
            pairs = (value[at : at + 2] for at in range(0, len(value), 2))
            return "'" + "".join(f"\\x{one}" for one in pairs) + "'::BLOB"
    return f"{kind} '{value}'"


def _not_null(name: str, node: Node) -> Node:
    return {"type": "and", "left": {"type": "not-null", "term": name}, "right": node}


def _leaf(random: Random, columns: list[Column], without: Collection[str]) -> Condition:
    column = random.choice(columns)
    name, sql_name = column.name, ".".join(f'"{part}"' for part in column.name.split("."))
    values = random.sample(column.values, min(len(column.values), random.randint(1, 3)))
    value, listed = values[0], ", ".join(literal(column.kind, one) for one in values)
    kinds = ["eq", "in", "not-in", "not-eq", "is-null", "not-null"]
    kinds += [] if column.kind == "bool" else [*_COMPARISONS] * 2
    kinds += ["starts-with", "not-starts-with"] if column.kind == "text" else []
    match random.choice([kind for kind in kinds if kind not in without]):
        case "is-null":
            return Condition(f"{sql_name} IS NULL", {"type": "is-null", "term": name})
        case "not-null":
            return Condition(f"{sql_name} IS NOT NULL", {"type": "not-null", "term": name})
        case "in":
            return Condition(
                f"{sql_name} IN ({listed})", {"type": "in", "term": name, "values": values}
            )
        case "not-in":
            node = {"type": "not-in", "term": name, "values": values}
            return Condition(f"{sql_name} NOT IN ({listed})", _not_null(name, node))
        case "not-eq":
            node = {"type": "not-eq", "term": name, "value": value}
            return Condition(f"{sql_name} <> {literal(column.kind, value)}", _not_null(name, node))
        case "starts-with":
            start = value[: random.randint(1, 4)]
            return Condition(
                f"starts_with({sql_name}, {literal('text', start)})",
                {"type": "starts-with", "term": name, "value": start},
            )
        case "not-starts-with":
            start = value[: random.randint(1, 4)]
            node = {"type": "not-starts-with", "term": name, "value": start}
            return Condition(
                f"NOT starts_with({sql_name}, {literal('text', start)})", _not_null(name, node)
            )
        case kind:
            node = {"type": kind, "term": name, "value": value}
            return Condition(
                f"{sql_name} {_COMPARISONS[kind]} {literal(column.kind, value)}",
                _not_null(name, node) if kind.startswith("lt") else node,
            )


def draw(
    random: Random, columns: list[Column], without: Collection[str] = (), depth: int = 2
) -> Condition:
    """Draw a condition with up to four parts, without operations that the engine lacks."""
    if depth == 0 or random.random() < 0.4:
        return _leaf(random, columns, without)
    left, right = (draw(random, columns, without, depth - 1) for _ in range(2))
    word = random.choice(("and", "or"))
    return Condition(
        f"({left.sql}) {word.upper()} ({right.sql})",
        {"type": word, "left": left.tree, "right": right.tree},
    )
