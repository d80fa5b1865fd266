"""Compare `files()`, `plan()` and other methods with other libraries, on the same tables.

    python -m bench.bench_answers [--entries N ...] [--formats F ...] [--only LIBRARY ...]
                                  [--results FILE] [--write]

Each measurement runs in a new process, in the environment of its library. The time of the first
call includes imports; later ones are medians. Results are compared before times are. Libraries that
build an object per entry read a smaller table. Ends with the aims of the project and the measured
values, and with growth: the exponent of CPU and memory over the number of entries. `--write` puts
the table and the chart of the first screen into `docs/`.

A run can be split: measurements that are in `--results FILE` are not repeated.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from bench.chart import bars, number
from bench.environments import (
    DATAFUSION,
    POLARS_ICEBERG,
    PYICEBERG,
    PYPAIMON,
    PYPAIMON_RUST,
    interpreter,
)
from bench.peers import BOTH, LIMITS, SAMPLE, Peer
from bench.report import machine
from bench.results import Result
from bench.tables import DEFAULT_CACHE, table

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"

#: Our own questions; of each, the numbers that prove the answer are compared with those of peers.
QUESTIONS = (
    "entries",
    "plan entries",
    "files",
    "files, ten columns",
    "plan().files",
    "partitions",
    "aggregate",
    "diff",
    "reconcile",
)
_TITLES = {
    "entries": "entries()",
    "plan entries": "entries(), six columns",
    "files": "files()",
    "files, ten columns": "files(), ten columns",
    "partitions": "partitions()",
    "aggregate": "aggregate()",
    "diff": "diff()",
    "reconcile": "reconcile()",
}
_FORMATS = {"paimon": "Paimon", "iceberg": "Iceberg"}
OURS = tuple(Peer("arrowmeta", question, "arrowmeta", question) for question in QUESTIONS)

PEERS = (
    Peer("fastavro, records dropped", "entries", "fastavro", "records", max_entries=100_000),
    Peer("PyIceberg", "files", "pyiceberg", "files", PYICEBERG, ("iceberg",), SAMPLE),
    Peer("PyIceberg", "plan().files", "pyiceberg", "plan().files", PYICEBERG, ("iceberg",), SAMPLE),
    Peer("PyIceberg", "partitions", "pyiceberg", "partitions", PYICEBERG, ("iceberg",), SAMPLE),
    Peer("polars-iceberg", "plan().files", "polars_iceberg", "plan().files", POLARS_ICEBERG,
         ("iceberg",)),
    Peer("DataFusion", "files", "datafusion", "files", DATAFUSION, ("iceberg",)),
    Peer("DataFusion", "files, ten columns", "datafusion", "files, ten columns", DATAFUSION,
         ("iceberg",)),
    Peer("pypaimon", "files", "pypaimon", "files", PYPAIMON, ("paimon",), SAMPLE),
    Peer("pypaimon", "plan().files", "pypaimon", "plan().files", PYPAIMON, ("paimon",), SAMPLE),
    Peer("pypaimon", "partitions", "pypaimon", "partitions", PYPAIMON, ("paimon",), SAMPLE),
    *(
        Peer("pypaimon-rust", question, "pypaimon_rust", question, PYPAIMON_RUST, ("paimon",))
        for question in ("files", "files, ten columns", "plan().files", "partitions")
    ),
)  # fmt: skip

#: Whose reading and decompressing is the limit.
_FASTEST = tuple(peer for peer in LIMITS if peer.name in ("zstandard", "libdeflate"))

_COLUMNS = (
    "answer",
    "library",
    "entries",
    "first call, s",
    "first CPU s",
    "ns/entry",
    "CPU ns/entry",
    "peak MiB",
    "Arrow MiB",
    "over ours",
)


class Run:
    """Measurements of all libraries over one table size of one format.

    Args:
        args: of the command line.
        format: of the table.
        n_entries: of the table.
    """

    def __init__(self, args: argparse.Namespace, format: str, n_entries: int) -> None:
        self.format, self.n_entries = format, n_entries
        self.results = []
        for peer in (*OURS, *PEERS, *_FASTEST):
            # Other libraries read the largest table, within their limits.
            is_fit = peer in OURS or n_entries == (
                100_000 if peer.library == "fastavro" else max(args.entries)
            )
            is_wanted = args.only is None or peer.library in args.only
            if format in peer.formats and is_wanted and is_fit:
                n_given = min(n_entries, peer.max_entries or n_entries)
                made = table(args.cache, format, n_given, args.columns)
                self.results.append(Result(peer, made))

    def measure(self, args: argparse.Namespace) -> None:
        """Measure each library in turn, in several sessions."""
        self.results.sort(key=lambda result: result.peer.kind)
        kept = _kept(args.results)
        missing = [one for one in self.results if self._key(one) not in kept]
        for _ in range(args.sessions):
            for one in missing:
                python = interpreter(args.cache, one.peer.environment)
                one.measure(python, args.threads, args.rounds, args.seconds)
        if args.results:
            kept |= {self._key(one): one.measured for one in missing}
            args.results.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        for one in self.results:
            one.measured = kept.get(self._key(one), one.measured)
        for one in self.results:
            self._compare(one)

    def _key(self, one: Result) -> str:
        return f"{self.format}, {self.n_entries} entries, {one.peer.library}, {one.peer.kind}"

    def _compare(self, one: Result) -> None:
        """Refuse the times of a library whose answer has other numbers than ours."""
        ours = self.of("arrowmeta", one.peer.kind)
        if ours is None or one.error or ours.table.n_entries != one.table.n_entries:
            return
        for key in one.found.keys() & ours.found.keys():
            if one.found[key] != ours.found[key]:
                one.error = f"{key}: {one.found[key]:,}, ours {ours.found[key]:,}"

    def of(self, library: str, question: str) -> Result | None:
        """Return what a library did."""
        return next(
            (
                one
                for one in self.results
                if one.peer.library == library and one.peer.kind == question and not one.error
            ),
            None,
        )

    def peers(self, question: str) -> list[Result]:
        """Return what others did with a question, the fastest first."""
        found = [
            one
            for one in self.results
            if one.peer.kind == question and one.peer.library != "arrowmeta" and not one.error
        ]
        return sorted(found, key=lambda one: one.wall)

    def lines(self) -> Iterator[str]:
        """Yield the section of this table."""
        yield f"\n### {_FORMATS[self.format]}, {self.n_entries:,} entries\n"
        yield f"| {' | '.join(_COLUMNS)} |"
        yield f"|---|---|{'---:|' * (len(_COLUMNS) - 2)}"
        for one in self.results:
            ours = self.of("arrowmeta", one.peer.kind)
            yield f"| {' | '.join(_cells(one, ours))} |"


def _kept(file: Path | None) -> dict[str, dict[str, Any]]:
    """Return earlier measurements, by what was measured."""
    if file is None or not file.exists():
        return {}
    kept: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return kept


def _cells(one: Result, ours: Result | None) -> list[str]:
    title = _TITLES.get(one.peer.kind, one.peer.kind)
    cells = [title, one.peer.name, f"{one.table.n_entries:,}"]
    if one.error:
        return [*cells, one.error[:120], *[""] * (len(_COLUMNS) - 4)]
    wall, cpu = (median(clock) for clock in zip(*one.firsts, strict=True))
    return [
        *cells,
        f"{wall:.2f}",
        f"{cpu:.2f}",
        f"{one.wall:,.0f}",
        f"{one.cpu:,.0f}",
        f"{one.first_peak / 2**20:,.0f}",
        f"{one.arrow_len / 2**20:,.0f}" if one.arrow_len else "",
        f"{one.wall / ours.wall:,.1f}" if ours is not None and one is not ours else "",
    ]


def aims(runs: Sequence[Run]) -> Iterator[str]:
    """Yield the table of what was aimed at and what came out; ratios are of the wall clock."""
    yield "| aim | limit | Paimon | Iceberg |"
    yield "|---|---:|---:|---:|"
    for name, limits, measure in _AIMS:
        cells = []
        for format in BOTH:
            values = [measure(run) for run in runs if run.format == format]
            known = [value for value in values if value is not None]
            cells.append(f"{known[-1]:,.2f}" if known else "")
        yield f"| {name} | {limits} | {' | '.join(cells)} |"


def _ratio(run: Run, question: str, library: str) -> float | None:
    ours, theirs = run.of("arrowmeta", question), run.of(library, question)
    return theirs.wall / ours.wall if ours and theirs else None


def _rival(run: Run, question: str, paimon: str, iceberg: str) -> float | None:
    return _ratio(run, question, paimon if run.format == "paimon" else iceberg)


def _files_over_entries(run: Run) -> float | None:
    files, entries = run.of("arrowmeta", "files"), run.of("arrowmeta", "entries")
    return files.cpu / entries.cpu if files and entries else None


def _first_over_fastavro(run: Run) -> float | None:
    files, bare = run.of("arrowmeta", "files"), run.of("fastavro", "entries")
    if not files or not bare or run.n_entries != 100_000:
        return None
    return bare.wall * run.n_entries / 1e9 / median(wall for wall, _ in files.firsts)


def _entries_ns(run: Run) -> float | None:
    entries = run.of("arrowmeta", "entries")
    return entries.wall if entries else None


def _of_limit(run: Run, question: str) -> float | None:
    ours, limits = run.of("arrowmeta", question), run.peers("limit")
    return limits[0].wall / ours.wall if ours and limits else None


def _memory(run: Run, question: str) -> float | None:
    ours = run.of("arrowmeta", question)
    return (ours.first_peak - 150e6) / ours.arrow_len if ours else None


#: What was aimed at, the limit in words, and how it is measured.
_AIMS = (
    ("CPU of files() over entries()", "at most 1.15", _files_over_entries),
    (
        "files(): times as fast as pypaimon-rust, PyIceberg",
        "20, 100",
        lambda run: _rival(run, "files", "pypaimon_rust", "pyiceberg"),
    ),
    ("files(), first call, 100,000: times as fast as fastavro", "6, 12", _first_over_fastavro),
    ("entries(), ns an entry", "at most 600, 800", _entries_ns),
    (
        "entries(), six columns: part of the limit",
        "at least 0.80",
        lambda run: _of_limit(run, "plan entries"),
    ),
    (
        "plan of everything: times as fast as pypaimon-rust, polars-iceberg",
        "10, 6",
        lambda run: _rival(run, "plan().files", "pypaimon_rust", "polars_iceberg"),
    ),
    (
        "files(): (peak - 150 MB) / Arrow",
        "at most 1.25",
        lambda run: _memory(run, "files"),
    ),
    (
        "entries(): (peak - 150 MB) / Arrow",
        "at most 1.25",
        lambda run: _memory(run, "entries"),
    ),
)


def growth(runs: Sequence[Run]) -> Iterator[str]:
    """Yield the exponents of cost over the number of entries, where there are several sizes."""
    yield "| format | answer | from | to | CPU, exponent | memory, exponent |"
    yield "|---|---|---:|---:|---:|---:|"
    for format, question in product(BOTH, QUESTIONS):
        found = [run.of("arrowmeta", question) for run in runs if run.format == format]
        ours = sorted(filter(None, found), key=lambda one: one.table.n_entries)
        if len(ours) > 1:
            sizes = [one.table.n_entries for one in ours]
            cpus = [one.cpu * one.table.n_entries for one in ours]
            peaks = [float(one.first_peak) for one in ours]
            yield (
                f"| {_FORMATS[format]} | {_TITLES.get(question, question)} | {sizes[0]:,} "
                f"| {sizes[-1]:,} | {_exponent(sizes, cpus):.2f} | {_exponent(sizes, peaks):.2f} |"
            )


def _exponent(sizes: Sequence[int], costs: Sequence[float]) -> float:
    """Return the slope of costs over sizes, both as logarithms."""
    return float(np.polyfit(np.log(sizes), np.log(costs), 1)[0])


#: The questions of the first screen: all that other libraries answer, too.
_ON_SCREEN = ("files", "files, ten columns", "plan().files", "partitions", "entries")


def first_screen(runs: Sequence[Run]) -> list[tuple[str, float, str, float]]:
    """Return rows of the first screen: the answer, our microseconds, the best peer and its own."""
    rows = []
    for format in BOTH:
        run = max((one for one in runs if one.format == format), key=lambda one: one.n_entries)
        for question in _ON_SCREEN:
            ours, peers = run.of("arrowmeta", question), run.peers(question)
            if ours and peers:
                title = f"{_FORMATS[format]} {_TITLES.get(question, question)}"
                theirs = peers[0]
                rows.append((title, ours.wall / 1e3, theirs.peer.name, theirs.wall / 1e3))
    return rows


def page(rows: Sequence[tuple[str, float, str, float]], n_entries: int) -> Iterator[str]:
    """Yield the first screen of the page."""
    yield "# Benchmarks\n"
    yield f"Microseconds per entry (wall clock, warm) on tables of {n_entries:,} entries in"
    yield "manifests of 1,000, with statistics of 10 columns: arrowmeta and the fastest other"
    yield "library with the same function. Libraries that build an object per entry read"
    yield f"{SAMPLE:,} entries. Results are compared before times are.\n"
    yield f"Machine: {machine()}; 2 threads. Command:\n"
    yield f"    python -m bench.bench_answers {' '.join(_words())}\n"
    yield "| answer | arrowmeta | best other library | its time | times as fast |"
    yield "|---|---:|---|---:|---:|"
    for name, ours, peer, theirs in rows:
        yield f"| {name} | {number(ours)} | {peer} | {number(theirs)} | {number(theirs / ours)} |"
    yield "\n![The same as a chart](benchmarks.svg)\n"


def _words() -> list[str]:
    """Return the command line without where things are kept on this machine."""
    words = sys.argv[1:]
    for option in ("--cache", "--results"):
        if option in words:
            at = words.index(option)
            del words[at : at + 2]
    return words


def write(runs: Sequence[Run]) -> None:
    """Write the first screen and its chart; the rest of the page stays."""
    rows = first_screen(runs)
    _, heading, rest = PAGE.read_text(encoding="utf-8").partition("\n## Decoding")
    lines = page(rows, max(run.n_entries for run in runs))
    PAGE.write_text("\n".join(lines) + heading + rest, encoding="utf-8")
    PAGE.with_suffix(".svg").write_text(bars(rows, "microseconds an entry"), encoding="utf-8")


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000])
    parser.add_argument("--formats", nargs="+", choices=BOTH, default=BOTH)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--sessions", type=int, default=1, help="processes for each answer")
    parser.add_argument("--rounds", type=int, default=5, help="at most, in each process")
    parser.add_argument("--seconds", type=float, default=2.0, help="after which rounds stop")
    parser.add_argument("--only", nargs="+", help="libraries: arrowmeta, pyiceberg ...")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE, help="tables and environments")
    parser.add_argument("--results", type=Path, help="what was measured, and is not again")
    parser.add_argument("--write", action="store_true", help="write the first screen of the page")
    return parser.parse_args()


def main() -> None:
    """Measure, print, and write the first screen if asked to."""
    args = arguments()
    print(f"{machine()}; {args.threads} threads")
    runs = []
    for n_entries, format in product(sorted(args.entries), args.formats):
        run = Run(args, format, n_entries)
        run.measure(args)
        print("\n".join(run.lines()), flush=True)
        runs.append(run)
    print("\n### Aims\n", *aims(runs), sep="\n")
    print("\n### Growth\n", *growth(runs), sep="\n")
    if args.write:
        write(runs)


if __name__ == "__main__":
    main()
