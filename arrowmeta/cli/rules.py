"""The command `check`: rules over tables, in the formats of CI systems and monitoring."""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from arrowmeta.checking import FAILED, UNKNOWN, check, rules_of
from arrowmeta.cli.answers import (
    check_destination,
    check_folder,
    options_below,
    tables_under,
    write_result,
)
from arrowmeta.command_line import FINDINGS, FINE, PARTIAL, remark, say
from arrowmeta.errors import NotATableError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.output.check_formats import TEXTS, to_sentence
from arrowmeta.output.nouns import counted


def run_check(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta check LOCATION...`: exit code 2 if a rule fails, 3 if one is unknown.

    Rules of severity info never fail the command.
    """
    to_text = TEXTS.get(arguments.output_format)
    check_folder(arguments.output) if to_text else check_destination(arguments)
    warnings.simplefilter("ignore", DamagedMetadataWarning)
    rules = rules_of(arguments.rules)
    results = pa.concat_tables(
        [_checked(location, rules, arguments) for location in arguments.locations]
    )
    rows = results.to_pylist()
    if to_text is None:
        is_one = len({row["table_location"] for row in rows}) == 1
        write_result(results, arguments, first=results.column_names[1:] if is_one else ())
    elif arguments.output is None:
        sys.stdout.write(to_text(rows))
    else:
        arguments.output.write_text(to_text(rows), encoding="utf-8")
    return _verdict(rows)


def _checked(location: str, rules: Any, arguments: argparse.Namespace) -> pa.Table:
    """Check a table, or every table under a directory that is none."""
    options = options_below(location, arguments)
    try:
        return check(location, rules, **options)
    except NotATableError:
        found = tables_under(location, arguments)
        if not found:
            raise
        return check([row["place"] for row in found], rules, **options)


def _verdict(rows: list[Mapping[str, Any]]) -> int:
    failed = [row for row in rows if row["status"] == FAILED]
    for row in failed:
        say(f"{row['severity']}: {row['table_location']}: {to_sentence(row)}")
    unknown = [row for row in rows if row["status"] == UNKNOWN]
    for row in unknown:
        say(f"unknown: {row['table_location']}: {row['rule']}: the query returned no number")
    if not failed and not unknown:
        n_tables = len({row["table_location"] for row in rows})
        remark(f"{counted(len(rows), 'rule')} passed for {counted(n_tables, 'table')}")
    if any(row["severity"] != "info" for row in failed):
        return FINDINGS
    return PARTIAL if unknown else FINE
