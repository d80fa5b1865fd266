"""What each route to live files saves: `files()` with the route and without it.

    python -m bench.live_routes [--cache DIR] [--entries N] [--columns N] [--rounds N]

Calls with and without take turns in one process; the least CPU time of all rounds counts. Paimon
tables have deleted entries in every manifest, in one of ten, or in none. Prints Markdown.
"""

from __future__ import annotations

import argparse
import gc
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from unittest.mock import patch

import arrowmeta
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

#: Entries of a table whose manifests are small.
_FILTERED = 500

Route = Callable[[], AbstractContextManager[object]]


def _not_cached() -> AbstractContextManager[object]:
    return patch("arrowmeta.model.reading._CACHED_LEN", -1)


def _not_filtered() -> AbstractContextManager[object]:
    return patch("arrowmeta.model.scan.FILTERED_LEN", -1)


def _in_two_passes() -> AbstractContextManager[object]:
    module, never = "arrowmeta.model.reading", {"_are_mostly_live": lambda source: False}
    return patch.multiple(module, _CACHED_LEN=-1, **never)


def _files_of(where: str) -> object:
    return arrowmeta.open(where, store=False).files()


def _plans_of(where: str) -> object:
    opened = arrowmeta.open(where, store=False)
    return [opened.plan(f"id > {number}").files for number in range(8)]


def _least(ask: Callable[[], object], routes: dict[str, Route], rounds: int) -> dict[str, float]:
    """Return the least CPU seconds by route, after a first call."""
    least = dict.fromkeys(routes, float("inf"))
    for number in range(rounds + 1):
        for name, route in routes.items():
            with route():
                gc.collect()
                start = time.process_time()
                ask()
                if number:
                    least[name] = min(least[name], time.process_time() - start)
    return least


def _lines(args: argparse.Namespace) -> Iterator[str]:
    def location(format: str, n_entries: int, deleting: int = 1) -> str:
        return table(args.cache, format, n_entries, args.columns, 5000, deleting).location

    few, small = args.entries, args.entries // 10
    yield "| route | table | entries | with, ms | without, ms | saves |"
    yield "|---|---|---:|---:|---:|---:|"
    for route, without, format, n_entries, deleting, is_warm in (
        ("cached columns, first call", _not_cached, "paimon", small, 1, False),
        ("cached columns, next call", _not_cached, "paimon", small, 1, True),
        ("cached columns, first call", _not_cached, "iceberg", small, 1, False),
        ("cached columns, next call", _not_cached, "iceberg", small, 1, True),
        ("cached filtered columns, eight plans", _not_filtered, "paimon", _FILTERED, 1, True),
        ("one pass", _in_two_passes, "paimon", few, 1, False),
        ("one pass", _in_two_passes, "paimon", few, 10, False),
    ):
        where = location(format, n_entries, deleting)
        warm = arrowmeta.open(where, store=False)
        ask = warm.files if is_warm else partial(_files_of, where)
        if without is _not_filtered:
            ask = partial(_plans_of, where)
        cpu = _least(ask, {"with": nullcontext, "without": without}, args.rounds)
        saved = 1 - cpu["with"] / cpu["without"]
        kind = f"{format}, deletes in {(deleting and f'1 of {deleting}') or 'none'}"
        yield (
            f"| {route} | {kind if format == 'paimon' else format} | {n_entries:,} "
            f"| {cpu['with'] * 1e3:,.0f} | {cpu['without'] * 1e3:,.0f} | {saved:.0%} |"
        )


def main() -> None:
    """Print what each route saves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--entries", type=int, default=200_000)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    print(machine())
    for line in _lines(args):
        print(line, flush=True)


if __name__ == "__main__":
    main()
