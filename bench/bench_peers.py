"""Manifests of whole tables: ours against other readers and against the limit, on the same bytes.

    python -m bench.bench_peers [--entries N ...] [--formats F ...] [--columns N ...] [--write]

Every reader has a process of its own, and an environment of its own where it needs one; tables and
environments are made on the first run and kept. What a reader found is compared with what was
written before its times count. `--write` puts the largest tables into `docs/benchmarks.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from bench import report
from bench.environments import Environment, Interpreter, interpreter
from bench.peers import BOTH, LIMITS, OTHERS, OUR_READERS, SAMPLE, peers
from bench.results import Result, measure
from bench.tables import DEFAULT_CACHE, Table, table

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"

Run = tuple[Table, list[Result]]

#: Packages of our own environment whose versions matter; those of others are all listed.
_OURS = ("arrowmeta", "numba", "numpy", "pyarrow", "fastavro")

INTRODUCTION = """\
## Decoding

Inputs are generated from a seed: one manifest per 1,000 entries, encoded as Java writers do. Times
are medians over the rounds of several processes, the first round left out; results are compared
with the written entries. CPU is that of all threads. `over ours`: the reader's time divided by that
of `read_avro`, which leaves statistics as bytes, and by that of `entries()`, which returns them as
typed columns.
"""


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--entries", type=int, nargs="+", default=[2_000, 10_000])
    parser.add_argument("--formats", nargs="+", choices=BOTH, default=BOTH)
    parser.add_argument("--columns", type=int, nargs="+", default=[10])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--sessions", type=int, default=2, help="processes for each reader")
    parser.add_argument("--rounds", type=int, default=5, help="at most, in each process")
    parser.add_argument("--seconds", type=float, default=0.4, help="after which rounds stop")
    parser.add_argument("--clock", choices=report.CLOCKS, default="wall", help="for ratios")
    parser.add_argument("--only", nargs="+", help="libraries: arrowmeta, limit, datafusion ...")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE, help="tables and environments")
    parser.add_argument("--write", action="store_true", help=f"write docs/{PAGE.name}")
    return parser.parse_args()


def environments(args: argparse.Namespace) -> dict[Environment, Interpreter]:
    """Make the environments of everyone who is measured."""
    needed = {
        peer.environment: None
        for peer in (*OUR_READERS, *LIMITS, *OTHERS)
        if not args.only or peer.library in args.only
    }
    return {environment: interpreter(args.cache, environment) for environment in needed}


def runs(args: argparse.Namespace, pythons: dict[Environment, Interpreter]) -> Iterator[Run]:
    """Measure all inputs; sizes of one shape follow each other."""
    for format, n_columns, n_entries in product(args.formats, args.columns, args.entries):
        made = table(args.cache, format, n_entries, n_columns)
        runners = [
            (peer, pythons[peer.environment])
            for peer in peers(format)
            if not args.only or peer.library in args.only
        ]
        yield (
            made,
            measure(
                made,
                runners,
                threads=args.threads,
                sessions=args.sessions,
                rounds=args.rounds,
                seconds=args.seconds,
            ),
        )


def preamble(args: argparse.Namespace, pythons: dict[Environment, Interpreter]) -> Iterator[str]:
    """Yield how the numbers came about."""
    yield INTRODUCTION
    yield f"Machine: {report.machine()}; {args.threads} threads.\n"
    for environment, python in pythons.items():
        packages = environment.packages or _OURS
        listed = ", ".join(f"{package} {python.versions[package]}" for package in packages)
        yield f"- {environment.name}: {listed}"
    yield ""
    yield f"Readers that build an object per record read {SAMPLE:,} entries at most.\n"
    yield f"Command: `python -m bench.bench_peers {' '.join(_repeatable(sys.argv[1:]))}`\n"


def _repeatable(words: Sequence[str]) -> list[str]:
    """Return the command line without where things are cached on this machine."""
    kept = [*words]
    if "--cache" in kept:
        at = kept.index("--cache")
        del kept[at : at + 2]
    return kept


def main() -> None:
    """Measure, print, and write the page if asked to."""
    args = arguments()
    pythons = environments(args)
    lines = list(preamble(args, pythons))
    print("\n".join(lines), flush=True)
    done: list[Run] = []
    for run in runs(args, pythons):
        done.append(run)
        part = list(report.section(*run, args.clock))
        print("\n".join(part), flush=True)
        if run[0].n_entries == max(args.entries):
            lines += part
    print("\n".join(["### Growth\n", *report.growth(done)]))
    if args.write:
        # What other benchmarks wrote on the page stays.
        before, _, rest = PAGE.read_text(encoding="utf-8").partition("## Decoding")
        _, heading, after = rest.partition("\n## Plans")
        PAGE.write_text(before + "\n".join(lines) + heading + after, encoding="utf-8")


if __name__ == "__main__":
    main()
