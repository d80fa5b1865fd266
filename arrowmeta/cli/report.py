"""What `arrowmeta report` does: one table as an HTML page."""

from __future__ import annotations

import argparse
import sys

from arrowmeta.cli import say
from arrowmeta.cli.checking import has_faults, say_sum
from arrowmeta.cli.commands import open_table, verdict
from arrowmeta.cli.destination import check_folder
from arrowmeta.cli.exit_codes import FINDINGS, FINE
from arrowmeta.errors import UsageError
from arrowmeta.report.page import to_html
from arrowmeta.report.reading import read_report

_FORMAT = "html"


def run_report(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta report LOCATION`."""
    _check_options(arguments)
    table = open_table(arguments.location, arguments)
    _tell("checking what adds up")
    findings = table.reconcile()
    page = to_html(read_report(table, arguments.where, findings, _tell)).encode()
    if arguments.output is None:
        sys.stdout.buffer.write(page)
    else:
        arguments.output.write_bytes(page)
    say_sum(table, findings)
    return verdict([table]) or (FINDINGS if has_faults(findings) else FINE)


def _check_options(arguments: argparse.Namespace) -> None:
    wanted: str | None = arguments.output_format
    if wanted is not None and wanted != _FORMAT:
        raise UsageError(
            f"A report is a page of {_FORMAT}, not {wanted}. For data, ask for what it shows: "
            "arrowmeta findings, partitions, file_sizes, clustering and others have -o."
        )
    check_folder(arguments.output)
    if arguments.output is None and sys.stdout.isatty():
        raise UsageError("HTML is not for a terminal: redirect the output, or use --output FILE.")


def _tell(step: str) -> None:
    if sys.stderr.isatty():
        say(step)
