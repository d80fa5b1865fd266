"""What each command does: open tables, ask one question, write the answer, say if it is partial."""

from __future__ import annotations

import argparse
import re
import sys
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

import arrowmeta
from arrowmeta.catalog.table_sql import TableSql
from arrowmeta.cli import say
from arrowmeta.cli.destination import check_destination, write_result
from arrowmeta.cli.exit_codes import FINE, PARTIAL
from arrowmeta.errors import UsageError
from arrowmeta.macros import macro_relations
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.source import Source
from arrowmeta.output.nouns import counted, word_of

_NAMED_LOCATION = re.compile(r"([A-Za-z_]\w*)=(.+)", re.DOTALL)
#: Damaged files named on the screen; `Table.damage` has them all.
_SHOWN_DAMAGE = 10


def run_relation(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta RELATION LOCATION`."""
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    wanted: list[str] | None = arguments.select
    if getattr(arguments, "where", None) is not None:
        from arrowmeta.cli.planning import relation_where

        answer = relation_where(table, arguments)
    elif wanted is None:
        answer = table.relation(arguments.relation)
    else:
        roots = list(dict.fromkeys(name.partition(".")[0] for name in wanted))
        answer = select(table.relation(arguments.relation, columns=roots), wanted)
    write_result(answer, arguments)
    return verdict([table], answer)


def run_damage(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta damage`: here damage is the answer, and not what it lacks."""
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    answer = table.sql("FROM damage")
    wanted: list[str] | None = arguments.select
    write_result(answer if wanted is None else select(answer, wanted), arguments)
    places = counted(answer.num_rows, "place")
    say(f"{places} of {table!r} cannot be read" if answer.num_rows else f"no damage in {table!r}")
    return PARTIAL if answer.num_rows else FINE


def run_describe(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta describe`: a screen for a person, the facts as data in a chosen format."""
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    description = table.describe()
    if arguments.output_format or arguments.output:
        write_result(description.to_arrow(), arguments)
    else:
        sys.stdout.write(str(description))
    return verdict([table])


def run_sql(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta sql`."""
    check_destination(arguments)
    if arguments.store and len(arguments.words) == (0 if arguments.file else 1):
        return _run_fleet_sql(arguments)
    locations, query = _locations_and_query(arguments)
    if len(locations) == 1 and not _NAMED_LOCATION.fullmatch(locations[0]):
        tables = [open_table(locations[0], arguments)]
        answer = tables[0].sql(query)
    else:
        named = {
            name: open_table(where, arguments) for name, where in named_locations(locations).items()
        }
        tables = list(named.values())
        sources: dict[str | None, Source] = {name: table.source for name, table in named.items()}
        answer = TableSql(sources, macro_relations, tables[0].sql_access).ask(query)
    if not answer.num_columns:
        raise UsageError("The query returns no rows to show: it is not a SELECT.")
    write_result(answer, arguments)
    return verdict(tables, answer)


def _run_fleet_sql(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta sql --store S QUERY`, over all tables of the store."""
    from arrowmeta.fleet import Fleet

    options = open_options(arguments)
    fleet = Fleet(options.pop("store"), **options)
    answer = fleet.sql(_query_in(arguments.file) if arguments.file else arguments.words[0])
    if not answer.num_columns:
        raise UsageError("The query returns no rows to show: it is not a SELECT.")
    write_result(answer, arguments)
    for location, reason in fleet.failures.items():
        say(f"{location}: {reason}")
    code = verdict(fleet.tables)
    return PARTIAL if fleet.failures else code


def run_demo(_: argparse.Namespace) -> int:
    """Answer `arrowmeta demo`."""
    from arrowmeta.demo.tour import run_tour

    return run_tour(sys.stdout)


def select(answer: pa.Table, wanted: Sequence[str]) -> pa.Table:
    """Return the columns `wanted`, where `a.b` is the field `b` of the struct column `a`."""
    columns = {}
    for name in wanted:
        root, _, rest = name.partition(".")
        if root not in answer.column_names:
            raise UsageError(f"There is no column {root!r} among {', '.join(answer.column_names)}.")
        columns[name] = _reach(answer.column(root), rest, name) if rest else answer.column(name)
    return pa.table(columns)


def named_locations(locations: Sequence[str]) -> dict[str, str]:
    """Return the locations by the name that precedes each."""
    named: dict[str, str] = {}
    for text in locations:
        match = _NAMED_LOCATION.fullmatch(text)
        if match is None:
            raise UsageError(f"Several tables need names: write NAME={text}.")
        if match[1] in named:
            raise UsageError(f"Two tables are named {match[1]!r}.")
        named[match[1]] = match[2]
    return named


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


def open_table(location: str, arguments: argparse.Namespace) -> arrowmeta.Table:
    """Open a table as the options of the command line say."""
    # The verdict names the files, so the warnings would say it twice.
    warnings.simplefilter("ignore", DamagedMetadataWarning)
    return arrowmeta.open(location, **open_options(arguments))


def open_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the arguments of `arrowmeta.open` that are options of the command line."""
    return {
        "format": arguments.format,
        "snapshot_id": arguments.snapshot_id,
        "ref": arguments.ref,
        "as_of": arguments.as_of,
        "allow_moved_paths": arguments.allow_moved_paths,
        "path_map": dict(arguments.path_map) or None,
        "threads": arguments.threads,
        "strict": arguments.strict,
        "store": arguments.store,
        "safe": is_safe(arguments),
        "safe_roots": arguments.safe_roots,
        "allowed_roots": arguments.allowed_roots,
        **storage_arguments(arguments),
    }


def storage_arguments(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what the command line says of the store, as arguments of `arrowmeta.open`."""
    return {
        "storage_options": dict(arguments.storage_options),
        "connect_timeout": arguments.connect_timeout,
        "request_timeout": arguments.request_timeout,
    }


def is_safe(arguments: argparse.Namespace) -> bool:
    """Tell whether SQL reaches nothing but tables; by default so where it is read from a file."""
    if arguments.safe is None:
        return bool(arguments.safe_roots) or getattr(arguments, "file", None) is not None
    return bool(arguments.safe)


def _locations_and_query(arguments: argparse.Namespace) -> tuple[list[str], str]:
    words: list[str] = arguments.words
    if arguments.file is not None:
        return words, _query_in(arguments.file)
    if len(words) < 2:
        raise UsageError('The query is missing: arrowmeta sql LOCATION "SELECT ...", or -f FILE.')
    return words[:-1], words[-1]


def _query_in(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{file} is not UTF-8 text: {error}.") from error


def verdict(tables: Sequence[arrowmeta.Table], answer: pa.Table | None = None) -> int:
    """Say what could not be read; return the exit code that follows from it."""
    partial = [table for table in tables if not table.complete]
    for table in partial:
        _tell_damage(table)
    if answer is not None and sys.stderr.isatty():
        n_columns = counted(answer.num_columns, "column")
        say(f"{counted(answer.num_rows, 'row')}, {n_columns} from {', '.join(map(repr, tables))}")
    return PARTIAL if partial else FINE


def _tell_damage(table: arrowmeta.Table) -> None:
    if table.source.moved_from is not None:
        say(
            f"the answer is partial: the table was moved from {table.source.moved_from} to "
            f"{table.location}: pass allow_moved_paths=True"
        )
        return
    damage = table.damage.to_pylist()
    say(f"the answer is partial: of {table.location} these could not be read:")
    for fault in damage[:_SHOWN_DAMAGE]:
        say(f"  {fault['path']}: {fault['reason']}{_loss(fault)}")
    if len(damage) > _SHOWN_DAMAGE:
        say(f"  and {len(damage) - _SHOWN_DAMAGE} more")


def _loss(fault: Mapping[str, Any]) -> str:
    """Say what is lost by damage, and where it may still be had."""
    counts = ((fault["lost_files"], "file"), (fault["lost_rows"], "row"))
    known = [counted(count, what) for count, what in counts if count]
    if not known:
        return ""
    where = f" of partitions {fault['partitions']}" if fault["partitions"] else ""
    ids = fault["recoverable_from"]
    snapshots = f"{word_of(len(ids), 'snapshot')} {', '.join(map(str, ids))}"
    found = f"; still in {snapshots}" if ids else "; in no other snapshot as a whole"
    return f"; lost: {' with '.join(known)}{where}{found}"
