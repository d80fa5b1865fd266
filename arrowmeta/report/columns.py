"""The columns: their types, how much of each is null, and between which values it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.duck.quoting import quoted_name
from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.output.grid import to_cells
from arrowmeta.pruning.aggregate import NOT_COUNTED
from arrowmeta.report.numbers import UNKNOWN, counted, percent
from arrowmeta.report.pieces import Cell, Grid, Section, share_of, text_of

MOST_COLUMNS = 100

#: Answers a list of aggregates, as `Table.aggregate` does.
Ask = Callable[[str], pa.Table]


@dataclass(frozen=True)
class Values:
    """What all live files together say of a column.

    Attributes:
        null_share: of the values stored; None if it is not known.
        lower: no value is less; `unknown` unless every file says so, `none` where none is stored.
        upper: no value is greater; likewise.
    """

    null_share: float | None = None
    lower: str = UNKNOWN
    upper: str = UNKNOWN


def values_of(fields: Sequence[pa.Field], ask: Ask) -> list[Values]:
    """Return the values of each column; nothing of a column that metadata cannot answer for."""
    fields = list(fields)
    if not fields:
        return []
    if len(fields) == 1 and pa.types.is_nested(fields[0].type):
        return [Values()]
    answer = None
    if not any(pa.types.is_nested(field.type) for field in fields):
        answer = _answer(fields, ask)
    if answer is not None:
        counts = answer.column(0)
        return [_values(counts, answer.columns[at : at + 3]) for at in range(1, 3 * len(fields), 3)]
    if len(fields) == 1:
        return [Values()]
    # One of them is to blame: ask for halves.
    middle = len(fields) // 2
    return values_of(fields[:middle], ask) + values_of(fields[middle:], ask)


def columns_section(schema: pa.Schema, values: Sequence[Values]) -> Section:
    """Return the columns of the table.

    Args:
        schema: of the table.
        values: of its first columns.
    """
    rows = tuple(
        (
            Cell(text_of(field.name)),
            Cell(text_of(field.type)),
            Cell(percent(one.null_share), is_number=True),
            Cell(one.lower),
            Cell(one.upper),
        )
        for field, one in zip(schema, values, strict=False)
    )
    n_more = len(schema) - len(rows)
    notes = ["Limits of what the files store: deleted rows count until they are gone."]
    if n_more:
        notes.append(f"{counted(n_more, 'column')} not shown.")
    grid = Grid("Columns", ("Name", "Type", "Null", "Least", "Greatest"), rows, " ".join(notes))
    lead = f"{counted(len(schema), 'column')}, in the schema of the snapshot."
    return Section("columns", "Which columns?", lead, grids=(grid,) if rows else ())


def _answer(fields: Sequence[pa.Field], ask: Ask) -> pa.Table | None:
    wanted = ["count(*)"]
    for name in (quoted_name(field.name) for field in fields):
        wanted += [f"count({name})", f"min({name})", f"max({name})"]
    try:
        return ask(", ".join(wanted))
    except StorageError:
        raise
    except ArrowMetaError:
        return None


def _values(counts: pa.ChunkedArray, facts: Sequence[pa.ChunkedArray]) -> Values:
    n_rows, is_counted = _count(counts)
    n_valid, is_valid_counted = _count(facts[0])
    null_share = None
    if is_counted and is_valid_counted and (n_rows or counts[0].as_py().get("exact")):
        null_share = share_of(n_rows - n_valid, n_rows)
    lower, upper = (_bound(fact) for fact in facts[1:])
    return Values(null_share, lower, upper)


def _count(fact: pa.ChunkedArray) -> tuple[int, bool]:
    """Return a count of stored values, and whether every file says its part of it."""
    row = fact[0].as_py()
    return row["value"] or 0, row["value"] is not None and row["why"] != NOT_COUNTED


def _bound(fact: pa.ChunkedArray) -> str:
    value = pc.struct_field(fact, [0])
    if value.null_count:
        # An exact answer of nothing: no row has a value.
        return "none" if fact[0].as_py().get("exact") else UNKNOWN
    return text_of(to_cells(value)[0])
