"""Compare with other libraries: plans, relations, snapshots and entries, on the same tables.

    python -m bench.bench_peers [--entries N ...] [--formats F ...] [--only NAME ...] [--write]

Each answer is that of a new process, in the environment of its library, which has answered the same
question about a small table before. About a table of five files all are asked without that, and the
whole process is timed. Answers are compared before times are. Who cannot be had here, for example
without a JDK or cargo, is skipped with the reason. Medians of several rounds, in which all take
turns. Prints Markdown; `--write` puts it into `docs/benchmarks.md` and its summary into
`README.md`, each between comments that name this script.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from bench.peers import BOTH, OURS, PEERS, PLANS, QUESTIONS, ROOT, Peer, ask, difference, job
from bench.report import machine
from bench.tables import DEFAULT_CACHE, Table, table

PAGE = ROOT / "docs" / "benchmarks.md"
README = ROOT / "README.md"
_BLOCK = re.compile(r"(<!-- python -m bench\.bench_peers.*?-->\n).*?(<!-- end -->)", re.DOTALL)

#: Entries of the table that is read before, and of the one that processes are timed with.
_SMALL, _FEW = 2_000, 5
#: Questions that readers of Avro answer, too.
_OF_ENTRIES = ("entries", "six columns")
#: What is asked about few files.
_AT_START = ("everything", "files", "snapshots")
#: What the summary has, of the largest table and of the smallest.
_SUMMARY, _SUMMARY_AT_START = (*PLANS, "entries"), ("everything", "snapshots")
_TITLES = {
    "everything": "plan of everything",
    "one partition": "plan of one partition",
    "1 % of the keys": "plan of 1 % of the keys",
    "files": "all live files",
    "entries": "all entries",
    "six columns": "six columns of all entries",
}
_FORMATS = {"paimon": "Paimon", "iceberg": "Iceberg"}

INTRODUCTION = """\
Every library answers the same questions about the same generated tables: 100 partitions, one per
day, manifests of 1,000 entries in the order of days, statistics of 10 columns, keys that are not
clustered. Answers are compared before times: names of files, their rows and bytes where the library
tells them, ids of snapshots, and for entries the sums that were written. Each answer is from a new
process that has answered the question about a table of 2,000 entries before (in Java 20 times), so
times are without loading libraries and starting JVMs.
"""
NOTES = """\
- `entries` of arrowmeta have typed statistics. `read_avro`, DataFusion, polars-avro and fastavro
  leave them as bytes; PyIceberg, pyiceberg-core and pypaimon return objects instead of Arrow.
- DuckDB's extension `iceberg` is not there for DuckDB 2 yet; it tells no sizes of files. Its scans
  and those of pyiceberg-core's table for DataFusion plan while they read data files, so only
  `iceberg_metadata` and `iceberg_snapshots` are comparable.
- pypaimon-rust stands on the crate `paimon`, so that is not asked by itself.
- Libraries that take minutes for a million entries are asked about 100,000 at most.
"""


#: A question, our milliseconds, the fastest other library and its own.
Row = tuple[str, float, str, float]


@dataclass
class Answers:
    """What a library did with a question about a table.

    Attributes:
        peer: the library.
        is_start: whether whole processes are timed, all but the first, whose answer is compared.
        rounds: what each process said.
    """

    peer: Peer
    is_start: bool
    rounds: list[dict[str, Any]] = field(default_factory=list)

    @property
    def error(self) -> str | None:
        """Why there are no times."""
        return next((one["error"] for one in self.rounds if "error" in one), None)

    @property
    def wall(self) -> float:
        """Median of seconds."""
        return self._median("process_wall" if self.is_start else "wall")

    @property
    def cpu(self) -> float:
        """Median of seconds of all threads."""
        return self._median("process_cpu" if self.is_start else "cpu")

    @property
    def peak(self) -> float:
        """Median of the most bytes."""
        return self._median("peak")

    def _median(self, what: str) -> float:
        return median(one[what] for one in self.rounds[self.is_start :])


@dataclass
class Comparison:
    """All questions about one table.

    Attributes:
        made: the table.
        answers: by question, ours first.
    """

    made: Table
    answers: dict[str, list[Answers]]

    @property
    def is_start(self) -> bool:
        """Whether whole processes are timed."""
        return self.made.n_entries == _FEW

    def ask(self, args: argparse.Namespace, question: str) -> None:
        """Ask everybody a question, in turns."""
        format, n_entries = self.made.format, self.made.n_entries
        small = "" if self.is_start else table(args.cache, format, _SMALL, 10).location
        asked = job(question, format, self.made.location, small)
        everybody = [
            Answers(peer, self.is_start)
            for peer in PEERS
            if format in peer.formats
            and question in peer.questions
            and n_entries <= peer.max_entries
            and (args.only is None or peer is OURS or peer.name in args.only)
        ]
        for at in range(args.rounds + self.is_start):
            for one in everybody:
                if not one.error:
                    one.rounds.append(ask(one.peer, replace(asked, is_compared=at == 0)))
            if at == 0:
                self._compare(question, everybody)
        self.answers[question] = everybody

    def _compare(self, question: str, everybody: Sequence[Answers]) -> None:
        """Refuse the times of a library whose first answer has other numbers."""
        ours = everybody[0]
        if ours.error:
            raise SystemExit(f"{question}: {ours.error}")
        is_written = question in _OF_ENTRIES
        known = self.made.truth if is_written else ours.rounds[0]["found"]
        for one in everybody:
            if not one.error and (wrong := difference(one.rounds[0]["found"], known)):
                one.rounds = [{"error": f"another answer: {wrong}"}]

    def best(self, question: str) -> tuple[Answers, Answers] | None:
        """Return ours and the fastest of another library, if both have answered."""
        ours, *others = self.answers.get(question, [None])
        done = [one for one in others if not one.error and OURS.name not in one.peer.name]
        return (ours, min(done, key=lambda one: one.wall)) if ours and done else None

    def lines(self) -> Iterator[str]:
        """Yield the section of this table."""
        files = sum(file.length for file in self.made.files) / 1e6
        title = f"{self.made.n_entries:,} entries in {len(self.made.files):,} manifests"
        title = "five files, processes with all they load" if self.is_start else title
        yield f"### {_FORMATS[self.made.format]}, {title}\n"
        if not self.is_start:
            yield f"{files:,.0f} MB of manifests.\n"
        for of_entries in (False, True):
            cells: dict[str, dict[str, str]] = {}
            for question, everybody in self.answers.items():
                if (question in _OF_ENTRIES) == of_entries:
                    title = _TITLES.get(question, question)
                    for one in everybody:
                        cells.setdefault(one.peer.name, {})[title] = _cell(one)
            yield from _table_of(cells)


def _table_of(cells: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Yield a table with a row for each library and a column for each question, if any is asked."""
    if not cells:
        return
    questions = list(dict.fromkeys(name for row in cells.values() for name in row))
    yield f"| wall s<br>CPU s<br>peak MiB | {' | '.join(questions)} |"
    yield f"|---|{'---:|' * len(questions)}"
    for library, row in cells.items():
        yield f"| {library} | {' | '.join(row.get(name, '') for name in questions)} |"
    yield ""


def _cell(one: Answers) -> str:
    if one.error:
        return one.error.replace("|", "\\|")[:120]
    return f"{one.wall:.3f}<br>{one.cpu:.3f}<br>{one.peak / 2**20:,.0f}"


def number(value: float) -> str:
    """Return a number with two or three digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def summary(done: Sequence[Comparison]) -> list[Row]:
    """Return the rows of the smallest and of the largest table."""
    largest = max(one.made.n_entries for one in done)
    rows = []
    for compared in done:
        format, n_entries = _FORMATS[compared.made.format], compared.made.n_entries
        size, questions = f"{n_entries:,} entries", _SUMMARY if n_entries == largest else ()
        if compared.is_start:
            size, questions = "5 files, process", _SUMMARY_AT_START
        for question in questions:
            if found := compared.best(question):
                ours, theirs = found
                name = f"{format}, {size}: {_TITLES.get(question, question)}"
                rows.append((name, 1e3 * ours.wall, theirs.peer.name, 1e3 * theirs.wall))
    return rows


def summary_lines(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the summary as a table."""
    yield "| question | arrowmeta, ms | fastest other library | ms | times as fast |"
    yield "|---|---:|---|---:|---:|"
    for name, ours, peer, theirs in rows:
        yield f"| {name} | {number(ours)} | {peer} | {number(theirs)} | {number(theirs / ours)} |"


def preamble(args: argparse.Namespace) -> Iterator[str]:
    """Yield how the numbers come about, and which versions are compared."""
    words = [word for word in sys.argv[1:] if word not in ("--cache", str(args.cache))]
    yield f"{INTRODUCTION}"
    yield f"Machine: {machine()}; 2 threads; medians of {args.rounds}. Command:\n"
    yield f"    python -m bench.bench_peers {' '.join(words)}\n"
    yield textwrap.fill(f"{'; '.join(_versions())}.", 100) + "\n"
    yield NOTES


def _versions() -> Iterator[str]:
    for name, versions in {peer.name: peer.versions for peer in PEERS}.items():
        if versions != OURS.versions or name == OURS.name:
            is_named = versions.lower().startswith(f"{name.lower()} ")
            yield versions if is_named else f"{name} ({versions})"
    for tool in (["java", "-version"], ["rustc", "--version"]):
        if shutil.which(tool[0]):
            said = subprocess.run(tool, capture_output=True, text=True, check=False)
            line = (said.stdout or said.stderr).splitlines()[0]
            yield line if line.startswith(tool[0]) else f"{tool[0]} {line}"


def write(page: Path, lines: Sequence[str]) -> None:
    """Put lines into the block of a page; the rest stays."""
    text = page.read_text(encoding="utf-8")
    block = "\n".join(lines)
    page.write_text(_BLOCK.sub(lambda found: found[1] + block + found[2], text), encoding="utf-8")


def main() -> None:
    """Measure, print, and write the pages if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="*", default=[100_000])
    parser.add_argument("--formats", nargs="+", choices=BOTH, default=BOTH)
    parser.add_argument("--questions", nargs="+", choices=QUESTIONS, default=QUESTIONS)
    parser.add_argument("--only", nargs="+", help="libraries beside ours, such as PyIceberg")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE, help="where tables are kept")
    parser.add_argument("--write", action="store_true", help="write the pages")
    args = parser.parse_args()
    lines = list(preamble(args))
    print("\n".join(lines), flush=True)
    done = []
    for n_entries, format in product([_FEW, *args.entries], args.formats):
        few = {"per_file": 1, "deleting": 0} if n_entries == _FEW else {}
        compared = Comparison(table(args.cache, format, n_entries, 10, **few), {})
        for question in _AT_START if compared.is_start else QUESTIONS:
            if question in args.questions:
                compared.ask(args, question)
        part = list(compared.lines())
        print("\n".join(part), flush=True)
        lines += part
        done.append(compared)
    rows = summary(done)
    shown = list(summary_lines(rows))
    print("\n".join(shown))
    if args.write:
        write(PAGE, lines)
        write(README, [*shown, ""])


if __name__ == "__main__":
    main()
