"""Declarations of all relations: columns, types, keys and descriptions.

They stand in `relations.txt`, which says what its lines mean. Arrow schemas (`model.tables`),
methods of `Table`, views and their comments, commands, tables of Spark and the generated reference
are built from them. Imports nothing heavy, since the help of the command line is, too.
"""

from __future__ import annotations

import pkgutil
import re
from functools import cache
from typing import NamedTuple


class Column(NamedTuple):
    """One column of a relation.

    Attributes:
        type: one of `model.tables.TYPES` or `model.shape.PLAIN_TYPES`; empty for an alias.
        nullable: whether values can be null.
        alias_of: for an alias, the column that it names.
        of_content: for an alias, the `content` of the rows with values; it is 0 in other rows.
        format: the only format that fills the column; None if all do.
    """

    name: str
    type: str
    text: str
    nullable: bool
    alias_of: str | None
    of_content: str | None
    format: str | None


class Relation(NamedTuple):
    """One relation.

    Attributes:
        text: what its rows are.
        grain: what one row stands for.
        columns: the columns in order, aliases last.
        internal: columns that views leave out; SQL and plans use them.
        keys: columns that identify a row.
        base: base relation, decoded by the format, that the view selects from; None for SQL views.
        among: view of entry ids that the rows are restricted to; None for all rows.
        part_of: relation whose rows it has, as far as they meet the condition `where`.
        format: the only format that has rows; None if all have.
        shown_first: the most important columns, separated by spaces. A terminal shows them first,
            and the others where there is room.
    """

    text: str
    grain: str
    columns: tuple[Column, ...]
    internal: tuple[Column, ...]
    keys: str = ""
    base: str | None = None
    among: str | None = None
    part_of: str | None = None
    where: str = ""
    format: str | None = None
    shown_first: str = ""

    @property
    def summary(self) -> str:
        """Description, with the name of the format if only one has rows."""
        return f"{self.text} ({self.format.capitalize()})" if self.format else self.text


@cache
def declared_columns(text: str) -> tuple[Column, ...]:
    """Parse the declarations of columns."""
    return tuple(map(_column, _unfolded(text)))


def _unfolded(text: str) -> list[str]:
    """Return lines with the lines that continue them."""
    return re.sub(r"\n +", " ", text).splitlines()


def _column(line: str) -> Column:
    name, _, rest = line.partition(": ")
    kind, _, text = rest.partition(" ")
    prefix = text.partition(":")[0].lower()
    is_alias = kind.startswith("=")
    alias_of, _, content = kind[1:].removesuffix("]").partition("[")
    return Column(
        name,
        "" if is_alias else kind.removesuffix("!"),
        text,
        not kind.endswith("!"),
        alias_of if is_alias else None,
        content or None if is_alias else None,
        prefix if prefix in ("paimon", "iceberg") else None,
    )


def _relations() -> dict[str, Relation]:
    """Read the relations, in the order of the reference."""
    text = (pkgutil.get_data(__package__, "relations.txt") or b"").decode()
    blocks = dict(re.findall(r"^\[(\w+)\]\n(.*?)\n(?=\n\[|\Z)", text, re.MULTILINE | re.DOTALL))
    relations = {}
    for name, block in blocks.items():
        while "&" in block:
            block = re.sub(r"&(\w+)", lambda shared: blocks[shared[1]], block)
        if name.islower():
            head, columns, *internal = block.split("\n\n")
            facts = dict(line.split(": ", 1) for line in _unfolded(head))
            hidden = declared_columns("".join(internal).removeprefix("internal:\n"))
            relations[name] = Relation(columns=declared_columns(columns), internal=hidden, **facts)
    return relations


#: By name.
RELATIONS = _relations()

#: Relations that a format decodes; the others are SQL views over these.
BASE_RELATIONS = tuple(name for name, relation in RELATIONS.items() if relation.base == name)

#: Base relations whose views show all rows; the other views show rows of live files.
PLAIN_RELATIONS = tuple(name for name in BASE_RELATIONS if RELATIONS[name].among is None)
