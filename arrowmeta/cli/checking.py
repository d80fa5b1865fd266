"""The commands `check`, `reconcile`, `diff`, `compare`, `expire`, `repair` and `report`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa

import arrowmeta
from arrowmeta.apps.rules import FAILED, PASSED, READABLE, UNKNOWN, engine_rules, rules_of
from arrowmeta.cli.answers import (
    format_of,
    open_table,
    options_below,
    tables_under,
    taken,
    title_of,
    verdict,
    write_page,
    write_result,
    write_screen,
)
from arrowmeta.errors import NotATableError, SnapshotNotFoundError, UsageError
from arrowmeta.io.sql_access import quoted_text
from arrowmeta.model.damage import standing
from arrowmeta.model.nouns import count_severities, counted, to_size
from arrowmeta.output.formats import TEXTS, results_text, to_verdict
from arrowmeta.tables.command_line import FINDINGS, FINE, PARTIAL, opening_options, remark, say
from arrowmeta.tables.table import Moment

#: Name of the snapshot that is open, for `diff`.
_LATEST = "latest"


def run_reconcile(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta reconcile`."""
    table = open_table(arguments)
    storage: bool | pa.Table = arguments.storage
    if arguments.listing is not None:
        storage = read_listing(arguments.listing)
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
    listing = True if arguments.listing is None else read_listing(arguments.listing)
    plan = table.repair_plan(listing, engine=arguments.engine)
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


def read_listing(path: Path) -> pa.Table:
    """Read a user's listing of files, in any format that DuckDB recognizes by name.

    Raises:
        UsageError: the file is missing, or has an unknown format.
    """
    import duckdb

    from arrowmeta.io.sql_access import Access
    from arrowmeta.predicate.session import open_database

    with open_database(Access(is_open=True)) as connection:
        try:
            return connection.sql(f"FROM {quoted_text(str(path))}").to_arrow_table()
        except duckdb.Error as error:
            raise UsageError(
                f"the listing {path} cannot be read; it must be a file .parquet, .csv or .json: "
                f"{error}"
            ) from error


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
    to_text = TEXTS.get(arguments.output_format)
    engines, chosen = arguments.engines, arguments.rules
    rules = [] if engines and chosen is None else [*rules_of(chosen)]
    if engines:
        rules += engine_rules(engines)
    results = pa.concat_tables(
        [_checked(location, rules, arguments) for location in arguments.locations]
    )
    rows = results.to_pylist()
    if arguments.engine is not None:
        _tell_remedies(rows, arguments)
    options = (arguments.sort, arguments.limit, getattr(arguments, "select", None))
    if to_text is None and format_of(arguments) == "table" and not any(options):
        write_screen(partial(results_text, rows), arguments)
        return _exit_code(rows)
    if to_text is None:
        is_one = len({row["table_location"] for row in rows}) == 1
        write_result(results, arguments, first=results.column_names[1:] if is_one else ())
    else:
        write_page(to_text(rows), arguments)
    return _verdict(rows)


def _tell_remedies(rows: list[Mapping[str, Any]], arguments: argparse.Namespace) -> None:
    """Print the statements of an engine for tables of which a rule failed."""
    failed = {row["table_location"] for row in rows if row["status"] == FAILED}
    for location in sorted(failed):
        condition = f"engine = {quoted_text(arguments.engine)}"
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
    except NotATableError:
        tables = tables_under(location, arguments)
        if not tables:
            raise
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
    failed = [row["rule"] for row in rows if row["status"] == FAILED and row["severity"] != "info"]
    if failed:
        return PARTIAL if READABLE in failed else FINDINGS
    return PARTIAL if any(row["status"] == UNKNOWN for row in rows) else FINE
