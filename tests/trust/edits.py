"""What may be made of a member that another one repeats; `tests/cases/edits` says of which.

A change raises `LookupError` for a table, or a value, that it does not apply to.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any

from tests.case_files import read_cases
from tests.reconcile.changes import assign, tokens, value_at
from tests.reconcile.copies import Record

Path = list[str | int]
#: Makes another value of that of a member; its rows begin with the one that is changed.
Change = Callable[[Any, list[Record], Path], Any]
MANY = 10**6


def _none() -> Any:
    raise LookupError


def _number(to: Callable[[int], int]) -> Change:
    """Change a number, or each count of a map by field id."""

    def change(value: Any, rows: list[Record], path: Path) -> Any:
        if isinstance(value, list):
            return [{**item, "value": to(item["value"])} for item in value or _none()]
        return to(value) if isinstance(value, int) and to(value) != value else _none()

    return change


def _of_each(change: Callable[[Record], Record]) -> Change:
    """Change each item of a list."""
    return lambda value, rows, path: [{**one, **change(one)} for one in value or _none()]


def _swapped(value: Any, rows: list[Record], path: Path) -> Any:
    """Return the value of another row."""
    values = (_at(row, path) for row in rows[1:])
    return next((deepcopy(one) for one in values if one not in (value, None)), None) or _none()


def _at(row: Record, path: Path) -> Any:
    """Return a member; None if the row does not have it."""
    try:
        return value_at(row, path)
    except (LookupError, TypeError):
        return None


def _opposite(value: Any, rows: list[Record], path: Path) -> Any:
    """Return the value of the member at the other end of the range."""
    name = str(path[-1])
    other = value_at(rows[0], [*path[:-1], {"_MIN": "_MAX", "_MAX": "_MIN"}[name[:4]] + name[4:]])
    return _none() if other in (value, None) else other


def _first_byte(value: Any, rows: list[Record], path: Path) -> Any:
    """Change the first byte of each bound that has one."""
    items = [item for item in value or () if item["value"]] or _none()
    changed = {item["key"]: bytes([item["value"][0] ^ 0x40]) + item["value"][1:] for item in items}
    return [{**item, "value": changed.get(item["key"], item["value"])} for item in value]


def _all_null(value: Any, rows: list[Record], path: Path) -> Any:
    count = _at(rows[0], ["_FILE", "_ROW_COUNT"])
    if count is None:
        count = rows[0]["_NUM_ADDED_FILES"] + rows[0]["_NUM_DELETED_FILES"]
    return [count] * len(value or _none())


CHANGES: dict[str, Change] = {
    "more": _number(lambda number: number + 7),
    "many": _number(lambda number: number + MANY),
    "less": _number(lambda number: number - 1 if number > 0 else number),
    "zero": _number(lambda number: 0),
    "negative": _number(lambda number: -1),  # which may mean that it is unknown
    "below zero": _number(lambda number: -5),
    "null": lambda value, rows, path: _none() if value is None else None,
    "longer": lambda value, rows, path: f"{value or _none()}x",
    "swapped": _swapped,
    "opposite": _opposite,
    "first byte": _first_byte,
    "without bounds": _of_each(lambda one: {"lower_bound": None, "upper_bound": None}),
    "ends swapped": _of_each(
        lambda one: {"lower_bound": one["upper_bound"], "upper_bound": one["lower_bound"]}
    ),
    "nulls denied": _of_each(lambda one: {"contains_null": not one["contains_null"]}),
    "all_null": _all_null,
    "none_null": lambda value, rows, path: [0] * len(value) if any(value or ()) else _none(),
    "shorter": lambda value, rows, path: (value or _none())[:-1],
    "named": lambda value, rows, path: [*(value or []), "no-such-file"],
}


def _replaced(new: Any, value: Any, rows: list[Record], path: Path) -> Any:
    """Return what a literal says: a value, or one for each value."""
    if value in (None, []):
        return _none()
    return new[value] if isinstance(new, dict) else new


def edit_first(path: Path, change: Change, rows: list[Record]) -> None:
    """Change a member of the first row."""
    *parents, name = path
    holder = value_at(rows[0], parents)
    holder[name] = change(holder[name], rows, path)


def members(table_format: str, kind: str) -> Iterator[tuple[str, str, Path, Change]]:
    """Yield the members of a kind of record: name, a word for the change, path and change."""
    for names, changes in _lines(table_format, kind):
        for name in names.split(", "):
            for text in changes.split(" | "):
                word, _, literal = text.partition(" ")
                change = CHANGES.get(text) or partial(_replaced, ast.literal_eval(literal))
                yield name, text if text in CHANGES else word, tokens(name), change


def assignments(table_format: str, kind: str) -> Iterator[tuple[str, Callable[[Record], None]]]:
    """Yield the edits of a whole document by their names."""
    for name, text in _lines(table_format, kind):
        yield name, partial(_assigned, text)


def _assigned(text: str, record: Record) -> None:
    """Run assignments; a member alone has to be there."""
    for part in text.split("; "):
        if " " in part:
            value_at(record, tokens(part.split(" ")[0])[:-1])
            assign(record, record, part)
        else:
            value_at(record, tokens(part))


def _lines(table_format: str, kind: str) -> Iterator[tuple[str, str]]:
    for case in read_cases("edits"):
        if (case.file, case.title) == (table_format, kind):
            for step in case.steps:
                name, _, text = step.text.partition(": ")
                yield name, text
