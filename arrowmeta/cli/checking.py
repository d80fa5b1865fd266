"""The commands that ask whether metadata is true and what changed: `reconcile` and `diff`."""

from __future__ import annotations

import argparse
from collections import Counter

import arrowmeta
from arrowmeta.cli import say
from arrowmeta.cli.commands import open_table, verdict
from arrowmeta.cli.destination import check_destination, write_result
from arrowmeta.cli.exit_codes import FINDINGS, FINE
from arrowmeta.table import Moment


def run_reconcile(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta reconcile`."""
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    findings = table.reconcile()
    write_result(findings, arguments)
    severities = Counter(findings["severity"].to_pylist())
    _say_sum(table, severities)
    has_findings = severities["error"] + severities["warning"] > 0
    return verdict([table], findings) or (FINDINGS if has_findings else FINE)


def run_diff(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta diff`."""
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    before, after = _moment(arguments.before), _moment(arguments.after)
    answer = table.diff(before, after)
    write_result(answer, arguments)
    return verdict([table], answer)


def _say_sum(table: arrowmeta.Table, severities: Counter[str]) -> None:
    if not severities:
        say(f"everything agrees in {table!r}")
        return
    sums = (f"{n} of severity {severity}" for severity, n in severities.items())
    say(f"{severities.total()} findings ({', '.join(sums)}) in {table!r}")


def _moment(text: str) -> Moment:
    return int(text) if text.lstrip("-").isdigit() else text
