"""Shared steps of commands: open a table, select columns, write the result, report damage."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from difflib import get_close_matches
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.compute as pc

import arrowmeta
from arrowmeta.apps.output.formats import WRITERS, Rows, write_raw_csv
from arrowmeta.apps.output.screen import DEFAULT_ROWS, findings_text, loss_text, to_blocks, to_grid
from arrowmeta.cli.progress import end_line
from arrowmeta.errors import NotATableError, UsageError, meant
from arrowmeta.io.local_files import written
from arrowmeta.io.location import split_location
from arrowmeta.io.options import StorageSettings, options_of
from arrowmeta.model.damage import AT_RISK, Standing, State
from arrowmeta.model.relations import RELATIONS
from arrowmeta.model.tables import FINDINGS
from arrowmeta.tables.command_line import CODES, FINE, opening_options, remark, say, say_first
from arrowmeta.tables.methods import sort_key
from arrowmeta.text import counted

#: Width of output without a terminal.
_PAGE = (120, 50)
_BY_SUFFIX = {
    ".json": "json",
    ".ndjson": "ndjson",
    ".jsonl": "ndjson",
    ".csv": "csv",
    ".parquet": "parquet",
    ".arrow": "arrow",
    ".arrows": "arrow",
    ".md": "md",
    ".txt": "table",
}
#: Commands that return a relation.
_ROWS_OF = {"plan": "data_files", "diff": "files"}
#: Commands whose rows are written as blocks: statements and reasons are not cut.
_IN_BLOCKS = ("remedies", "readers")


def open_table(arguments: argparse.Namespace, location: str | None = None) -> arrowmeta.Table:
    """Open a table with the options of the command line: that of the arguments by default."""
    location = arguments.location if location is None else location
    try:
        return arrowmeta.open(location, **opening_options(arguments))
    except NotATableError as error:
        hint = "" if arguments.catalog else _hint(location)
        raise NotATableError(f"{error}{hint}") from error


def _hint(location: str) -> str:
    """Return a hint for a local path that is not a table; empty for other locations."""
    path = Path(location)
    try:
        if path.is_dir():
            is_above = any(file.is_dir() and file.name[0] not in "._" for file in path.iterdir())
            return f"; arrowmeta scan {location} lists the tables below a folder" * is_above
        return "" if path.exists() else _similar_path(path)
    except (OSError, ValueError):  # not a folder that can be listed
        return ""


def _similar_path(path: Path) -> str:
    """Return a hint with the path that exists and whose parts are most similar."""
    existing = Path(path.anchor)
    for part in path.parts[bool(path.anchor) :]:
        if not (existing / part).exists():
            similar = get_close_matches(part, (file.name for file in existing.iterdir()), n=1)
            if not similar:
                return ""
            part = similar[0]
        existing /= part
    return f" (did you mean {existing}?)"


def store_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the storage options of the arguments, for `arrowmeta.discover`."""
    options = opening_options(arguments)
    names = (*options_of(StorageSettings), "catalog")
    return {name: options[name] for name in names if name in options}


def options_below(location: str | None, arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the arguments of `arrowmeta.open` for tables under a directory.

    Options in the URI of the directory apply to its tables.
    """
    options = opening_options(arguments)
    if location is not None and arguments.catalog is None:
        options["storage_options"] |= split_location(location).options
    return options


def tables_under(
    location: str, arguments: argparse.Namespace, error: NotATableError
) -> list[dict[str, Any]]:
    """Return the tables under a directory or in a namespace; `argument` is that of `open`.

    Raises:
        NotATableError: there are none; the error of a location that is no table itself.
    """
    tables = arrowmeta.discover(location, **store_options(arguments)).to_pylist()
    if not tables:
        raise error
    key = "location" if arguments.catalog is None else "name"
    return [{**row, "argument": row[key]} for row in tables]


def taken(arguments: argparse.Namespace, *names: str) -> dict[str, Any]:
    """Return arguments that a function takes by the same names."""
    return {name: getattr(arguments, name) for name in names}


def columns_of(arguments: argparse.Namespace) -> list[str] | None:
    """Return the columns that `--select` and `--sort` need; None for all."""
    if arguments.select is None:
        return None
    names = [*arguments.select, *(name for name, _ in _sort_keys(arguments))]
    return list(dict.fromkeys(name.partition(".")[0] for name in names))


def select(answer: pa.Table, paths: Sequence[str]) -> pa.Table:
    """Return the columns at `paths`, where `a.b` is the field `b` of the struct column `a`."""
    columns = {}
    for name in paths:
        root, _, rest = name.partition(".")
        if root not in answer.column_names:
            roots = answer.column_names
            raise UsageError(f"no column {root}{meant(root, roots)}; there are {', '.join(roots)}")
        columns[name] = _reach(answer.column(root), rest, name) if rest else answer.column(name)
    return pa.table(columns)


def _reach(column: pa.ChunkedArray, rest: str, name: str) -> pa.ChunkedArray:
    kind = column.type
    if not pa.types.is_struct(kind):
        raise UsageError(f"Column {name}: {kind} has no fields to choose from.")
    fields = [field.name for field in kind.fields]
    first, _, deeper = rest.partition(".")
    if rest in fields:  # the field's own name may have dots
        return pc.struct_field(column, [fields.index(rest)])
    if first not in fields:
        raise UsageError(f"Column {name}: there is no {first!r} among {', '.join(fields)}.")
    return _reach(pc.struct_field(column, [fields.index(first)]), deeper, name)


def check_destination(arguments: argparse.Namespace) -> None:
    """Raise for a page or binary data on a terminal, and for a file in a missing folder."""
    if arguments.command == "repair":
        if not arguments.plan:
            return  # the output is a folder, perhaps a URI, which is no path
        arguments.output = arguments.output and Path(arguments.output)
    output: Path | None = arguments.output
    if output is not None and not output.parent.is_dir():
        raise UsageError(f"There is no folder {output.parent} to write {output.name} to.")
    name = format_of(arguments).replace("html", "HTML")
    if name in ("HTML", "parquet", "arrow") and output is None and sys.stdout.isatty():
        raise UsageError(
            f"{name} is not for a terminal: redirect the output, or use --output FILE."
        )


def write_page(page: str, arguments: argparse.Namespace) -> None:
    """Write a text where the arguments say."""
    end_line()
    with _sink(arguments) as sink:
        sink.write(page.encode())


def _sink(arguments: argparse.Namespace) -> AbstractContextManager[BinaryIO]:
    """Open the file that the arguments name, or standard output."""
    path = arguments.output
    return nullcontext(sys.stdout.buffer) if path is None else written(path)


def write_screen(to_text: Callable[..., str], arguments: argparse.Namespace) -> None:
    """Write a text for the terminal, which is made for a `width`, and whether it `is_colored`."""
    width = shutil.get_terminal_size(_PAGE).columns
    is_colored = arguments.color == "always"
    if arguments.color == "auto" and arguments.output is None:  # Spec: no-color.org
        is_colored = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    write_page(to_text(width=width, is_colored=is_colored), arguments)


def write_result(rows: Rows, arguments: argparse.Namespace, first: Sequence[str] = ()) -> Rows:
    """Sort, select and write rows; a reader is read only as far as needed. Return the rows."""
    answer, n_rows = rows, None
    if arguments.sort:
        rows, n_rows = _sorted(rows, arguments)
    if getattr(arguments, "select", None) is not None:
        rows, first = _selected(rows, arguments.select), ()
    name, limit = format_of(arguments), arguments.limit
    if name == "table":
        write_screen(_to_screen(rows, arguments, first, n_rows), arguments)
        return answer
    write = write_raw_csv if name == "csv" and arguments.raw else WRITERS[name]
    end_line()
    with _sink(arguments) as sink:
        write(rows if limit is None else _limited(rows, limit), sink)
    return answer


def _sort_keys(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    """Return the columns to sort by, with Arrow's names of the order."""
    keys = map(sort_key, arguments.sort or ())
    return [(name, "descending" if is_down else "ascending") for name, is_down in keys]


def _sorted(rows: Rows, arguments: argparse.Namespace) -> tuple[pa.Table, int]:
    """Return sorted rows, only the first ones if no more are written, and how many there are."""
    keys = _sort_keys(arguments)
    limit: int | None = arguments.limit
    if limit is None and format_of(arguments) == "table":
        limit = DEFAULT_ROWS
    if isinstance(rows, pa.Table):
        return _in_order(rows, keys), rows.num_rows
    n_rows, best = 0, pa.Table.from_batches([], rows.schema)  # `empty_table` would load pandas
    for batch in rows:
        n_rows += batch.num_rows
        best = pa.concat_tables([best, pa.Table.from_batches([batch])])
        best = _in_order(best, keys).slice(0, limit)
    return best, n_rows


def _in_order(table: pa.Table, keys: Sequence[tuple[str, str]]) -> pa.Table:
    columns = select(table, [name for name, _ in keys])
    for field in columns.schema:
        if pa.types.is_nested(field.type):
            raise UsageError(
                f"{field.name} is {field.type}: sort by one of its fields, as with dots"
            )
    return table.take(pc.sort_indices(columns, sort_keys=keys))


def _selected(rows: Rows, paths: Sequence[str]) -> Rows:
    if isinstance(rows, pa.Table):
        return select(rows, paths)
    # Reject wrong names before anything is decoded.
    schema = select(pa.Table.from_batches([], rows.schema), paths).schema
    parts = (select(pa.Table.from_batches([batch]), paths).to_batches() for batch in rows)
    return pa.RecordBatchReader.from_batches(schema, chain.from_iterable(parts))


def _to_screen(
    rows: Rows, arguments: argparse.Namespace, first: Sequence[str], n_rows: int | None
) -> Callable[..., str]:
    """Return what makes text of rows; `n_rows` is how many there are, if these are the first."""
    limit = arguments.limit
    if isinstance(rows, pa.Table) and rows.schema.names == FINDINGS.names and not arguments.sort:
        from arrowmeta.views.sql_files import check_texts

        return partial(findings_text, rows, check_texts(), n_examples=limit)
    if arguments.command in _IN_BLOCKS:
        table = rows if isinstance(rows, pa.Table) else rows.read_all()
        return partial(to_blocks, table, n_rows=limit)
    table, has_more = _first_rows(rows, limit)
    relation = RELATIONS.get(_ROWS_OF.get(arguments.command, arguments.command))
    if relation and getattr(arguments, "select", None) is None:
        first = ["change", *relation.shown_first.split()]
        second = [column.name for column in relation.columns if column.alias_of]
        names = [name for name in table.column_names if name not in second]
        if {"file_name", "file_path"} <= {*names}:  # the name is the last part of the path
            names.sort(key="file_path".__eq__)
        table = table.select(names)
    return partial(
        to_grid,
        table,
        n_rows=limit,
        n_all=n_rows,
        has_more=has_more,
        first=first,
        has_units=arguments.command != "sql",  # names there are those of the query
    )


def _first_rows(rows: Rows, limit: int | None) -> tuple[pa.Table, bool]:
    """Return at least the rows that are shown, and whether there are more."""
    if isinstance(rows, pa.Table):
        return rows, False
    n_shown = DEFAULT_ROWS if limit is None else limit
    batches: list[pa.RecordBatch] = []
    for batch in rows:
        batches.append(batch)
        if sum(rows.num_rows for rows in batches) > n_shown:
            break
    table = pa.Table.from_batches(batches, rows.schema)
    return table, any(batch.num_rows for batch in rows)


def _limited(rows: Rows, limit: int) -> Rows:
    """Return the first rows, without reading later batches."""
    if isinstance(rows, pa.Table):
        return rows.slice(0, limit)

    def batches() -> Iterator[pa.RecordBatch]:
        n_left = limit
        while n_left > 0 and (batch := next(rows, None)) is not None:
            yield batch.slice(0, n_left)
            n_left -= batch.num_rows

    return pa.RecordBatchReader.from_batches(rows.schema, batches())


def is_plain(arguments: argparse.Namespace) -> bool:
    """Return whether neither a format or file nor columns, order or number of rows are chosen."""
    names = ("output_format", "output", "select", "sort", "limit")
    return all(getattr(arguments, name, None) is None for name in names)


def format_of(arguments: argparse.Namespace) -> str:
    """Return the output format, from `-o` or else from the file name."""
    if arguments.output_format is not None:
        return str(arguments.output_format)
    output: Path | None = arguments.output
    if output is None or not output.suffix:
        return "table"
    pages = {".html": "html", ".htm": "html"} if arguments.command == "scan" else {}
    suffixes = _BY_SUFFIX | pages
    if output.suffix.lower() not in suffixes:
        raise UsageError(
            f"unknown suffix of {output.name}: use one of {', '.join(suffixes)}, or choose the "
            "format with -o."
        )
    return suffixes[output.suffix.lower()]


def verdict(
    tables: Sequence[arrowmeta.Table],
    answer: Rows | None = None,
    standings: Sequence[Standing | None] = (),
) -> int:
    """Report the state of each table, as far as it is known; return the exit code.

    Args:
        tables: the tables.
        answer: the rows that were written; None for a text.
        standings: the state of each table, where it is known.
    """
    states = [_told_state(*pair) for pair in zip_longest(tables, standings)]
    if answer is not None:
        for text in (text for table in tables for text in table.source.remarks):
            remark(text)
    if answer is not None and sys.stderr.isatty():
        shape = f"{counted(answer.num_rows, 'row')} " if isinstance(answer, pa.Table) else ""
        remark(f"{shape}from {', '.join(map(title_of, tables))}")
    return max((CODES[state] for state in states), default=FINE)


def _told_state(table: arrowmeta.Table, checked: Standing | None) -> State | None:
    """Print the state of a table, with its damage; return it.

    That a table is sound, or not checked, is only said where it was asked for.
    """
    state, sentence = checked or table.standing_so_far
    if state in AT_RISK:
        say(f"{title_of(table)}: {sentence}")
        damage = table.damage.to_pylist()
        say_first([f"  {row['path']}: {row['reason']}{loss_text(row)}" for row in damage])
    elif state == "remarks" or (checked and state):
        remark(f"{title_of(table)}: {sentence}")
    return state


def title_of(table: arrowmeta.Table) -> str:
    """Return a title such as `warehouse/db.db/orders, snapshot 5`."""
    snapshot = "no snapshot" if table.snapshot_id is None else f"snapshot {table.snapshot_id}"
    return f"{table.location}, {snapshot}"
