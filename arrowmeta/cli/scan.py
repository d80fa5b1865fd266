"""What `arrowmeta scan` does: list the tables of a warehouse."""

from __future__ import annotations

import argparse
import sys

import arrowmeta
from arrowmeta.cli import say
from arrowmeta.cli.commands import storage_arguments
from arrowmeta.cli.destination import check_destination, write_result
from arrowmeta.cli.exit_codes import FINE, PARTIAL
from arrowmeta.output.nouns import counted

_SHOWN_ERRORS = 10


def run_scan(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta scan WAREHOUSE`."""
    check_destination(arguments)
    tables = arrowmeta.discover(
        arguments.warehouse, max_depth=arguments.max_depth, **storage_arguments(arguments)
    )
    write_result(tables, arguments)
    broken = [row for row in tables.to_pylist() if row["error"] is not None]
    for row in broken[:_SHOWN_ERRORS]:
        say(f"{row['name']}: {row['error']}")
    if len(broken) > _SHOWN_ERRORS:
        say(f"and {len(broken) - _SHOWN_ERRORS} more, damaged or impossible to open")
    if sys.stderr.isatty():
        say(f"{counted(tables.num_rows, 'table')} under {arguments.warehouse}")
    return PARTIAL if broken else FINE
