"""The commands: `run_NAME` for each, `run_relation` for relations.

Each opens tables, runs queries, writes the result, and reports whether it is partial. Modules that
only some commands need are imported there: importing DuckDB takes longer than many queries.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from msgspec.structs import replace

import arrowmeta
from arrowmeta.apps.output.formats import (
    FAILED,
    PASSED,
    TEXTS,
    UNKNOWN,
    Rows,
    results_text,
    to_verdict,
)
from arrowmeta.apps.output.screen import Screen, damage_text
from arrowmeta.cli.answers import (
    columns_of,
    format_of,
    is_plain,
    open_table,
    options_below,
    store_options,
    tables_under,
    taken,
    title_of,
    verdict,
    write_page,
    write_result,
    write_screen,
)
from arrowmeta.cli.progress import end_line, shown_progress
from arrowmeta.errors import NotATableError, SnapshotNotFoundError, UsageError
from arrowmeta.io.local_files import (
    ended_by_sigterm,
    read_text,
    remove_unfinished,
)
from arrowmeta.io.location import is_uri
from arrowmeta.model.damage import standing
from arrowmeta.tables.command_line import (
    CODES,
    FINDINGS,
    FINE,
    PARTIAL,
    opening_options,
    remark,
    say,
    say_first,
)
from arrowmeta.tables.locate import STORE_VARIABLE
from arrowmeta.tables.options import OpenOptions
from arrowmeta.tables.table import Moment
from arrowmeta.text import count_severities, counted, quoted_text, to_size

if TYPE_CHECKING:
    from arrowmeta.apps.queries import Report

_NAMED_LOCATION = re.compile(r"([A-Za-z_]\w*)=(.+)", re.DOTALL)
#: First words of statements, which an unquoted query has as an argument of its own.
_STATEMENTS = ("SELECT", "FROM", "WITH", "SHOW", "DESCRIBE", "SUMMARIZE", "EXPLAIN")


def run_relation(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta RELATION LOCATION`."""
    table = open_table(arguments)
    name, columns = arguments.command, columns_of(arguments)
    answer: Rows
    if arguments.where is None:
        answer = table.reader(name, columns)
    else:
        answer = table.relation(name, columns, where=arguments.where)
    return verdict([table], write_result(answer, arguments))


def run_damage(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta damage`: what cannot be read, and what contradicts other metadata."""
    table = open_table(arguments)
    answer = table.sql("FROM damage")
    if is_plain(arguments):
        write_screen(partial(damage_text, answer), arguments)
    else:
        write_result(answer, arguments)
    standing = table.standing
    (remark if standing.state in ("sound", "remarks") else say)(
        f"{title_of(table)}: {standing.sentence}"
    )
    return CODES[standing.state]


def run_describe(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta describe`: text, or the facts as data in a chosen format."""
    table = open_table(arguments)
    description = table.describe()
    _write_text(description, description.to_arrow(), arguments)
    return verdict([table])


def run_sql(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta sql`."""
    from arrowmeta.tables.macros import macro_relations
    from arrowmeta.views.database import TableSql

    words = arguments.words
    is_of_none = not words if arguments.file else len(words) == 1 and _is_query(words[0])
    store = _store_of(arguments)
    if is_of_none and store:
        return _run_fleet_sql(store, arguments)
    locations, query = _locations_and_query(arguments)
    named = named_locations(locations)
    tables = {name: open_table(arguments, where) for name, where in named.items()}
    sources = {name: table.source for name, table in tables.items()}
    sql = TableSql(sources, macro_relations, next(iter(tables.values())).sql_access)
    if query is None:
        return _ask_for_queries(sql.ask, tables, arguments)
    answer = _write_rows(sql.ask(query), arguments)
    return verdict(list(tables.values()), answer)


def _write_rows(answer: pa.Table, arguments: argparse.Namespace) -> pa.Table:
    """Write the answer of a query; return it."""
    if not answer.num_columns:
        raise UsageError("The query returns no rows to show: it is not a SELECT.")
    return write_result(answer, arguments)


def _ask_for_queries(
    ask: Callable[[str], pa.Table],
    tables: Mapping[str | None, arrowmeta.Table],
    arguments: argparse.Namespace,
) -> int:
    """Run queries from a prompt, or from standard input."""
    from arrowmeta.cli.prompt import Completer, run_prompt, run_statements

    end_line()

    def answer(query: str) -> None:
        with shown_progress("never" if arguments.quiet else arguments.progress):
            rows = ask(query)
            if rows.num_columns:
                write_result(rows, arguments)

    if sys.stdin.isatty():
        names = [name for name in tables if name]
        columns = [name for table in tables.values() for name in table.schema.names]
        code = run_prompt(answer, Completer(names, columns), quiet=arguments.quiet)
    else:
        code = run_statements(answer, sys.stdin.read())
    return code or verdict(list(tables.values()))


def _store_of(arguments: argparse.Namespace) -> str | None:
    """Return the store of the arguments, or of the environment; None if there is none."""
    store: str | None = arguments.store
    return (os.environ.get(STORE_VARIABLE) if store is None else store) or None


def _is_query(word: str) -> bool:
    """Tell a query from a location: it has a space, and is not the path of a folder."""
    try:
        return any(map(str.isspace, word)) and not Path(word).exists()
    except (OSError, ValueError):  # too long for a path, or with a NUL
        return True


def _run_fleet_sql(store: str, arguments: argparse.Namespace) -> int:
    """Run `arrowmeta sql --store S QUERY`, over all tables of the store."""
    from arrowmeta.tables.uniform import Fleet

    options = opening_options(arguments)
    del options["store"]
    fleet = Fleet(store, **options)
    query = read_text(arguments.file) if arguments.file else arguments.words[0]
    _write_rows(fleet.sql(query), arguments)
    for location, reason in fleet.failures.items():
        say(f"{location}: {reason}")
    code = verdict(fleet.tables)
    return PARTIAL if fleet.failures else code


def run_plan(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta plan LOCATION`: the data files that a query can touch."""
    table = open_table(arguments)
    plan, columns = _plan(table, arguments), columns_of(arguments)
    files = write_result(plan.files if columns is None else plan.table(columns), arguments)
    return verdict([table], files)


def run_explain(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta explain LOCATION`: how a plan narrows down, and why no further.

    Prints text, or the same as rows in a chosen format.
    """
    table = open_table(arguments)
    explanation = _plan(table, arguments).explain()
    remarks = (*explanation.remarks, *_of_readers(table))
    explanation = replace(explanation, remarks=remarks)
    _write_text(explanation, explanation.to_arrow(), arguments)
    return verdict([table])


_WRONG_ROWS = """
SELECT engine, version, min(reason) FILTER (answer = 'wrong rows') AS reason
FROM readers GROUP BY ALL
HAVING reason IS NOT NULL AND NOT bool_or(answer = 'refuses') ORDER BY ALL
"""


def _of_readers(table: arrowmeta.Table) -> Iterator[str]:
    """Yield the engines that return wrong rows of a table with findings, whatever the condition."""
    if table.standing_so_far.state not in (None, "sound"):
        for row in table.sql(_WRONG_ROWS).to_pylist():
            yield f"{row['engine']} {row['version']} returns wrong rows: {row['reason']}."


def run_advise(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta advise LOCATION --queries FILE`.

    Prints text, or one row per column of the predicates in a chosen format.
    """
    from arrowmeta.apps.queries import predicates_of, read_reports

    reports = read_reports(read_text(arguments.queries))
    tables = {where: open_table(arguments, where) for where in arguments.locations}
    if arguments.scans:
        _write_scans(reports, tables, arguments)
        return verdict(list(tables.values()))
    if len(tables) > 1:
        raise UsageError("advise takes one table; with --scans several")
    (table,) = tables.values()
    predicates = predicates_of(reports, table.name)
    if not predicates:
        raise UsageError(f"{arguments.queries} has no query over the table {table.name} alone.")
    advice = table.advise(predicates, **taken(arguments, "dialect", "time_zone"))
    _write_text(advice, advice.columns, arguments)
    for row in advice.predicates.to_pylist():
        if row["error"]:
            say(f"{row['predicate']}: {row['error']}")
    if n_skipped := len(reports) - len(predicates):
        queries = counted(n_skipped, "query", "queries")
        remark(f"{queries} skipped: not over this table alone, or literals are hidden")
    return verdict([table])


_FIRST_OF_SCANS = ("column_name", "files_read", "files_needed", "most_often", "scans")


def _write_scans(
    reports: Sequence[Report],
    tables: Mapping[str, arrowmeta.Table],
    arguments: argparse.Namespace,
) -> None:
    """Write what an engine read beside what is needed: columns as a table, scans otherwise."""
    from arrowmeta.apps.queries import by_column, compare_reports

    if not reports:
        raise UsageError(f"{arguments.queries} has no scan report and no query over one table.")
    scans = compare_reports(reports, lambda name, at: _reported(tables, name, at))
    if format_of(arguments) == "table":
        columns = by_column(scans)
        write_result(columns.drop_columns(["kept_because"]), arguments, first=_FIRST_OF_SCANS)
        for row in columns.to_pylist():
            if row["kept_because"]:
                remark(f"{row['column_name']}: {row['kept_because']}")
    else:
        write_result(scans, arguments)
    n_explained = sum(not reason.startswith("not ") for reason in scans["reason"].to_pylist())
    remark(f"{n_explained:,} of {counted(scans.num_rows, 'scan')} equal or explained")


def _reported(
    tables: Mapping[str, arrowmeta.Table], name: str | None, snapshot_id: int | None
) -> arrowmeta.Table:
    """Return the table that a report is about."""
    last = (name or "").rpartition(".")[2]
    named = [read for read in tables.values() if read.name == last] or list(tables.values())
    if len(named) != 1:
        raise NotATableError(f"no location is given of the table {name}")
    (table,) = named
    is_open = snapshot_id in (None, table.snapshot_id)
    return table if is_open else table.at(snapshot_id=snapshot_id)


def run_scan(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta scan WAREHOUSE`."""
    from arrowmeta.apps.warehouse import SHOWN_FIRST

    output: Path | None = arguments.output
    is_page = format_of(arguments) == "html"
    if arguments.reports and not (is_page and output):
        raise UsageError("--reports are pages beside another: add --output NAME.html")
    if arguments.reports and arguments.names_only:
        raise UsageError("--reports need what --names-only leaves out")
    options = {"max_depth": arguments.max_depth, **store_options(arguments)}
    if arguments.names_only:
        tables = arrowmeta.discover(arguments.warehouse, **options)
    else:
        options |= taken(arguments, "store", "reports") | {"page": output if is_page else None}
        tables = arrowmeta.scan(arguments.warehouse, **options)
    root = arguments.warehouse or f"catalog {arguments.catalog}"
    if is_page and (arguments.names_only or output is None):
        from arrowmeta.apps.report.page import fleet_page, report_href

        folder = None if output is None else output.parent
        page = fleet_page(tables, root, lambda name: report_href(name, folder))
        write_page(page, arguments)
    elif not is_page and (tables.num_rows or format_of(arguments) != "table"):
        write_result(tables, arguments, first=SHOWN_FIRST)
    if not tables.num_rows:
        say(f"there is no Paimon or Iceberg table under {root}; --max-depth says how deep to look")
    rows = [row for row in tables.to_pylist() if row["error"] is not None]
    broken = [f"{row['name']}: {row['error']}" for row in rows]
    say_first(broken, "and {} more, damaged or impossible to open")
    if sys.stderr.isatty():
        remark(f"{counted(tables.num_rows, 'table')} under {root}")
    return PARTIAL if broken else FINE


def run_demo(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta demo`."""
    from arrowmeta.cli import main
    from arrowmeta.cli.tour import copy_tables, run_tour

    if arguments.copy is not None:
        copy_tables(arguments.copy)
        return FINE
    return run_tour(sys.stdout, main)


def _write_text(
    screen: Screen | arrowmeta.Explanation, rows: pa.Table, arguments: argparse.Namespace
) -> None:
    """Write a result as text, or its rows if a format, file, order or part is chosen."""
    if is_plain(arguments):
        write_screen(screen.to_text, arguments)
    else:
        write_result(rows, arguments)


def named_locations(locations: Sequence[str]) -> dict[str | None, str]:
    """Parse `NAME=LOCATION` arguments; return the locations by name. One alone needs no name."""
    if len(locations) == 1 and not _NAMED_LOCATION.fullmatch(locations[0]):
        return {None: locations[0]}
    named: dict[str | None, str] = {}
    for text in locations:
        match = _NAMED_LOCATION.fullmatch(text)
        if match is None:
            raise UsageError(f"Several tables need names: write NAME={text}.")
        if match[1] in named:
            raise UsageError(f"Two tables are named {match[1]!r}.")
        named[match[1]] = match[2]
    return named


def _locations_and_query(arguments: argparse.Namespace) -> tuple[list[str], str | None]:
    """Return the locations and the query; None for the prompt."""
    words: list[str] = arguments.words
    if arguments.file is not None:
        return words, read_text(arguments.file)
    if not words or (len(words) == 1 and _is_query(words[0])):
        raise UsageError(
            'The table is missing: arrowmeta sql LOCATION "SELECT ...", or --store S "SELECT ..." '
            "for all tables of a store"
        )
    if len(words) > 2 and words[1].upper() in _STATEMENTS:
        raise UsageError(f'The query needs quotes: arrowmeta sql {words[0]} "{words[1]} ..."')
    if len(words) == 1 or all(map(_NAMED_LOCATION.fullmatch, words)):
        return words, None
    return words[:-1], words[-1]


def _plan(table: arrowmeta.Table, arguments: argparse.Namespace) -> arrowmeta.Plan:
    if arguments.predicate is not None and arguments.where is not None:
        raise UsageError("The predicate is given twice: once after LOCATION and once as --where.")
    where = arguments.where if arguments.predicate is None else arguments.predicate
    return table.plan(where, **taken(arguments, "dialect", "time_zone"))


def run_index(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta index LOCATION`: a table, or every table under a directory."""
    from arrowmeta.tables.connecting import INDEXED, index_opened

    options = options_below(arguments.location, arguments)
    damaged = []

    def index(location: str) -> pa.Table:
        table = arrowmeta.open(location, **options)
        row = index_opened(table)
        if not table.complete:
            damaged.append(table)
        return row

    n_failed = 0
    try:
        answer = index(arguments.location)
    except NotATableError as error:
        tables = tables_under(arguments.location, arguments, error)
        done = []
        for number, row in enumerate(tables, 1):
            if sys.stderr.isatty():
                say(f"{number} of {len(tables)}: {row['name']}")
            try:
                done.append(index(row["argument"]))
            except (UsageError, MemoryError):
                raise
            except Exception as fault:
                n_failed += 1
                say(f"{row['name']}: {fault}")
        answer = pa.concat_tables([INDEXED.empty_table(), *done])
    write_result(answer, arguments)
    n_skipped = sum(answer["skipped_manifest_count"].to_pylist())
    if n_skipped:
        say(f"{counted(n_skipped, 'manifest')} not stored: damaged, or the store cannot be written")
    return verdict(damaged) or (PARTIAL if n_skipped or n_failed else FINE)


def run_store(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta store list`, `verify` and `prune`."""
    from arrowmeta.model import store_entries as care

    folder = _store_of(arguments)
    if folder is None:
        raise UsageError(f"no store: pass --store FOLDER, or set the variable {STORE_VARIABLE}")
    store = care.existing(folder, OpenOptions(**store_options(arguments)))
    if arguments.action == "list":
        write_result(care.list_tables(store), arguments)
        return FINE
    if arguments.action == "verify":
        faults = care.verify(store)
        write_result(faults, arguments)
        if faults.num_rows:
            say(f"{counted(faults.num_rows, 'file')} damaged; queries decode them again")
        else:
            n_segments, n_bytes = (
                sum(care.list_tables(store)[name].to_pylist())
                for name in ("segment_count", "size_in_bytes")
            )
            say(f"{counted(n_segments, 'segment')}, {to_size(n_bytes)}: no damage")
        return FINDINGS if faults.num_rows else FINE
    if arguments.max_size is None and arguments.unused_for is None:
        raise UsageError("store prune needs --max-size or --unused-for")
    pruned = care.prune(store, **taken(arguments, "max_size", "unused_for"))
    write_result(pruned, arguments)
    return FINE


def run_serve(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta serve`, until it is interrupted."""
    run = _run_of("app", arguments)
    address = taken(arguments, "host", "port")
    access = {"token": _token(arguments), "needs_token": not arguments.no_token}
    try:
        with ended_by_sigterm():  # uvicorn stops first, and sends it again
            run(arguments.locations, opening_options(arguments), **address, **access)
    finally:
        remove_unfinished()
    return FINE


def _token(arguments: argparse.Namespace) -> str | None:
    """Return the token that is given; every user sees the arguments of a process, but not these.

    Raises:
        UsageError: its file cannot be read.
    """
    token: str | None = arguments.token
    if token is None and arguments.token_file is not None:
        try:
            return Path(arguments.token_file).read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            raise UsageError(f"no token in {arguments.token_file}: {error}") from error
    return os.environ.get("ARROWMETA_TOKEN") if token is None else token


def run_mcp(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta mcp`, until standard input ends."""
    _run_of("mcp_tools", arguments)(arguments.locations, opening_options(arguments))
    return FINE


def _run_of(module: str, arguments: argparse.Namespace) -> Callable[..., None]:
    """Return the function `run` of a module of `arrowmeta.apps.serve`.

    Raises:
        UsageError: it needs an extra; or a folder does not exist, so that there would be no tables,
            ever.
    """
    verb = arguments.command
    try:
        run: Callable[..., None] = import_module(f"arrowmeta.apps.serve.{module}").run
    except ModuleNotFoundError as error:
        raise UsageError(f"{verb} needs {error.name}: pip install 'arrowmeta[{verb}]'") from error
    for location in arguments.locations if arguments.catalog is None else ():
        if not is_uri(location) and not Path(location).exists():
            raise UsageError(f"there is no folder {location}; LOCATION has tables below it")
    return run


# -- checks, changes and maintenance ---------------------------------------------------------------

#: Name of the snapshot that is open, for `diff`.
_LATEST = "latest"


def run_reconcile(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta reconcile`."""
    table = open_table(arguments)
    storage = arguments.storage if arguments.listing is None else arguments.listing
    findings = table.reconcile(storage, footers=arguments.footers)
    write_result(findings, arguments)
    state = standing(table.source.damage(), findings)
    severities = count_severities(findings)
    has_faults = severities["error"] + severities["warning"]
    return verdict([table], standings=[state]) or (FINDINGS if has_faults else FINE)


def run_diff(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta diff`."""
    table = open_table(arguments)
    before, after = (_moment(table, text) for text in (arguments.before, arguments.after))
    answer = table.diff(before, after)
    write_result(answer, arguments)
    return verdict([table], answer)


def run_compare(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta compare`."""
    options = {"allow_moved_paths": True, **opening_options(arguments)}
    copies = ((arguments.a, arguments.format_a), (arguments.b, arguments.format_b))
    tables = [arrowmeta.open(where, format=name, **options) for where, name in copies]
    differences = arrowmeta.compare(*tables)
    write_result(differences, arguments, first=("difference", "subject", "a", "b"))
    if not differences.num_rows:
        where = "between" if all(table.complete for table in tables) else "in what is readable of"
        remark(f"no difference {where} {' and '.join(map(title_of, tables))}")
    # Code 2 is for differences: the checks of a table do not run.
    states = [standing(table.source.damage()) for table in tables]
    return verdict(tables, differences, states) or (FINDINGS if differences.num_rows else FINE)


def run_expire(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta expire LOCATION --dry-run`."""
    if not arguments.dry_run:
        raise UsageError("arrowmeta never writes to a table: pass --dry-run for the plan.")
    table = open_table(arguments)
    expiry = table.expire(arguments.older_than, retain_last=arguments.retain_last)
    write_result(expiry.expirable, arguments)
    unknown = f", {expiry.n_unknown_sizes:,} of unknown size" if expiry.n_unknown_sizes else ""
    remark(
        f"{counted(expiry.n_snapshots, 'snapshot')} would expire, {expiry.n_kept} stay; "
        f"{counted(expiry.n_files, 'file')}, {to_size(expiry.n_bytes)}{unknown}, would be deleted"
    )
    for text in expiry.remarks:
        remark(text)
    if expiry.statement is not None and expiry.expirable.num_rows:
        remark(f"in Spark: {expiry.statement}")
    return verdict([table])


def run_repair(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta repair LOCATION`: a plan, or with `--output` alone repaired metadata."""
    if not arguments.plan:
        return _write_repaired(arguments)
    table = open_table(arguments)
    storage = True if arguments.listing is None else arguments.listing
    plan = table.repair_plan(storage, engine=arguments.engine)
    if format_of(arguments) in ("table", "md"):
        write_page(plan.to_markdown(), arguments)
    else:
        write_result(plan.repairs, arguments)
    n_repairs = plan.repairs.num_rows
    remark(f"{counted(n_repairs, 'file')} to repair" if n_repairs else "nothing to repair")
    return verdict([table]) or (FINDINGS if n_repairs else FINE)


def _write_repaired(arguments: argparse.Namespace) -> int:
    """Write repaired metadata; print its path, and on standard error what changes and is lost."""
    if arguments.output is None:
        raise UsageError(
            "arrowmeta never writes to a table: pass --plan for what would repair it, or --output "
            "FOLDER for repaired metadata in another folder."
        )
    repair = open_table(arguments).repaired(arguments.output)
    for change in repair.changes:
        remark(f"changed: {change}")
    for loss in repair.losses:
        say(f"lost: {loss}")
    for line in repair.adoption:
        remark(line)
    sys.stdout.write(f"{repair.path}\n")
    return FINE


def run_report(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta report LOCATION`."""
    if arguments.output_format != "html":
        raise UsageError(
            f"A report is a page of html, not {arguments.output_format}; --output FILE names its "
            "file. For data, use the commands findings, partitions, file_sizes, clustering and "
            "others, which have -o."
        )
    table = open_table(arguments)
    report = table.report(**taken(arguments, "where", "engine", "time_zone"))
    write_page(report.to_html(), arguments)
    state = standing(table.source.damage(), report.findings)
    return verdict([table], standings=[state])


def _moment(table: arrowmeta.Table, text: str) -> Moment:
    """Parse a number as a snapshot id, unless there is a tag of that name, such as 20240501.

    `latest` is the open snapshot, unless a ref has this name.
    """

    def is_ref() -> bool:
        return text in table.refs(columns=["name"])["name"].to_pylist()

    if text == _LATEST and table.snapshot_id is not None:
        return text if is_ref() else table.snapshot_id
    if not text.removeprefix("-").isdecimal():
        return text
    try:
        table.at(snapshot_id=int(text))
    except SnapshotNotFoundError as error:
        if is_ref():
            return text
        if text.startswith("-"):
            raise SnapshotNotFoundError(f"{error}; {_LATEST!r} is the one that is open") from error
        raise
    return int(text)


def run_check(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta check LOCATION...`: exit code 2 if a rule fails, 3 if a table is partial.

    Also 3 if a rule is unknown and no other fails.

    Rules of severity info never fail the command.
    """
    from arrowmeta.apps.rules import engine_rules, rules_of

    to_text = TEXTS.get(arguments.output_format)
    chosen, engines = arguments.rules, re.findall(r"[^\s,]+", arguments.engine or "")
    with_statements = arrowmeta.facts("remedy_checks")["engine"].to_pylist() if engines else ()
    # Of others, a rule needs the version.
    versions = [engine for engine in engines if engine not in with_statements]
    rules = [] if versions and chosen is None else [*rules_of(chosen)]
    if versions:
        rules += engine_rules(",".join(versions))
    results = pa.concat_tables(
        [_checked(location, rules, arguments) for location in arguments.locations]
    )
    rows = results.to_pylist()
    for engine in set(engines).difference(versions):
        _tell_remedies(rows, engine, arguments)
    is_text = to_text is None and format_of(arguments) == "table"
    if is_text and arguments.sort is arguments.limit is None:
        write_screen(partial(results_text, rows), arguments)
        return _exit_code(rows)
    if to_text is None:
        is_one = len({row["table_location"] for row in rows}) == 1
        write_result(results, arguments, first=results.column_names[1:] if is_one else ())
    else:
        write_page(to_text(rows), arguments)
    return _verdict(rows)


def _tell_remedies(
    rows: list[Mapping[str, Any]], engine: str, arguments: argparse.Namespace
) -> None:
    """Print the statements of an engine for tables of which a rule failed."""
    failed = {row["table_location"] for row in rows if row["status"] == FAILED}
    for location in sorted(failed):
        condition = f"engine = {quoted_text(engine)}"
        for remedy in open_table(arguments, location).remedies(where=condition).to_pylist():
            remark(f"{location}: {remedy['check_name']}: {remedy['effect']}")
            if remedy["statement"] is not None:
                remark(f"  in {remedy['engine']}: {remedy['statement']}")


def _checked(location: str, rules: Any, arguments: argparse.Namespace) -> pa.Table:
    """Check a table, or every table under a directory."""
    options = options_below(location, arguments)
    options["accepted"] = arguments.accepted
    try:
        return arrowmeta.check(location, rules, **options)
    except NotATableError as error:
        tables = tables_under(location, arguments, error)
        return arrowmeta.check([row["argument"] for row in tables], rules, **options)


def _verdict(rows: list[Mapping[str, Any]]) -> int:
    for row in rows:
        if row["status"] != PASSED:
            word, what = to_verdict(row)
            say(f"{word}: {row['table_location']}: {what}")
        if row["accepted"]:
            remark(f"accepted: {row['table_location']}: {row['rule']}: {row['accepted']}")
    if all(row["status"] == PASSED for row in rows):
        n_tables = len({row["table_location"] for row in rows})
        remark(f"{counted(len(rows), 'rule')} passed for {counted(n_tables, 'table')}")
    return _exit_code(rows)


def _exit_code(rows: list[Mapping[str, Any]]) -> int:
    from arrowmeta.apps.rules import READABLE

    failed = [row["rule"] for row in rows if row["status"] == FAILED and row["severity"] != "info"]
    if failed:
        return PARTIAL if READABLE in failed else FINDINGS
    return PARTIAL if any(row["status"] == UNKNOWN for row in rows) else FINE
