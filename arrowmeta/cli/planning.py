"""The commands `plan` and `explain`, and the option `--where` of relations."""

from __future__ import annotations

import argparse
import sys

import pyarrow as pa

import arrowmeta
from arrowmeta.cli.commands import open_table, select, verdict
from arrowmeta.cli.destination import check_destination, write_result
from arrowmeta.errors import UsageError
from arrowmeta.output.funnel import to_picture
from arrowmeta.output.nouns import counted
from arrowmeta.pruning.plan import Plan
from arrowmeta.pruning.why import reason_classes

#: Classes of surviving files shown below the picture.
_MOST_REASONS = 12


def run_plan(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta plan LOCATION`: the data files that a query can touch."""
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    plan = _plan(table, arguments)
    answer = _columns(plan, arguments.select)
    write_result(answer, arguments)
    return verdict([table], answer)


def run_explain(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta explain LOCATION`: how a plan narrows down, and why no further.

    A person gets a picture; a chosen format gets the funnel as data.
    """
    check_destination(arguments)
    table = open_table(arguments.location, arguments)
    plan = _plan(table, arguments)
    if arguments.output_format or arguments.output:
        write_result(plan.funnel, arguments)
    else:
        sys.stdout.write(to_picture(plan.funnel.to_pylist(), _reasons(plan)))
    return verdict([table], plan.funnel)


def relation_where(table: arrowmeta.Table, arguments: argparse.Namespace) -> pa.Table:
    """Return the manifests or data files that `--where` leaves."""
    plan = table.plan(arguments.where)
    if arguments.relation != "manifests":
        return _columns(plan, arguments.select)
    return plan.manifests if arguments.select is None else select(plan.manifests, arguments.select)


def _plan(table: arrowmeta.Table, arguments: argparse.Namespace) -> Plan:
    if arguments.predicate is not None and arguments.where is not None:
        raise UsageError("The predicate is there twice: once after LOCATION and once as --where.")
    if arguments.order_by is not None and arguments.rows is None:
        raise UsageError("--order-by rules out files only together with --rows, the query's LIMIT.")
    where = arguments.where if arguments.predicate is None else arguments.predicate
    return table.plan(where, limit=arguments.rows, order_by=arguments.order_by)


def _columns(plan: Plan, wanted: list[str] | None) -> pa.Table:
    if wanted is None:
        return plan.files
    return select(
        plan.table(list(dict.fromkeys(name.partition(".")[0] for name in wanted))), wanted
    )


def _reasons(plan: Plan) -> list[str]:
    """Return a line for each class of files that could not be ruled out, the largest first."""
    classes = reason_classes(plan.why())
    return [
        f"{counted(row['file_count'], 'file'):>15}  {row['reason']}, as: {row['detail']}"
        for row in classes.slice(0, _MOST_REASONS).to_pylist()
    ]
