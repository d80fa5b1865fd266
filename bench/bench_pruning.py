"""What a plan costs: everything, one partition, and one per cent of the keys, on both formats.

    python -m bench.bench_pruning [--entries N ...] [--formats ...] [--only NAME ...]

Ours against the planners of PyIceberg, polars-iceberg, pypaimon and pypaimon-rust, each in an
environment of its own and every plan in a process of its own, which has planned a small table
before: `before MiB` is the memory after that, libraries and kernels. What they keep is compared.
Prints Markdown. Ratios are of CPU seconds of all threads, which a busy machine changes least, and
of the wall clock; of several rounds the median counts.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from bench.columns import DAYS, dates
from bench.environments import (
    OURS,
    POLARS_ICEBERG,
    PYICEBERG,
    PYPAIMON,
    PYPAIMON_RUST,
    Environment,
    interpreter,
)
from bench.planners import Question
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

PLANNERS = {
    "paimon": {"arrowmeta": OURS, "pypaimon": PYPAIMON, "pypaimon-rust": PYPAIMON_RUST},
    "iceberg": {"arrowmeta": OURS, "PyIceberg": PYICEBERG, "polars-iceberg": POLARS_ICEBERG},
}
_SMALL = 2_000
_KEYS = 1 << 40
_COLUMNS = (
    "plan",
    "planner",
    "CPU s",
    "wall s",
    "peak MiB",
    "before MiB",
    "CPU over ours",
    "wall over ours",
    "keeps",
)


@dataclass(frozen=True)
class Answer:
    """What a planner did.

    Attributes:
        rounds: seconds and bytes of each, or an error.
        names: of the files it kept.
    """

    rounds: list[dict[str, Any]]
    names: frozenset[str]

    @property
    def error(self) -> str | None:
        """Why there are no numbers."""
        return next((one["error"] for one in self.rounds if "error" in one), None)

    def median(self, what: str) -> float:
        """Return the median of all rounds; NaN after an error."""
        return statistics.median(one.get(what, math.nan) for one in self.rounds)


def questions(location: str, small: str) -> dict[str, Question]:
    """Return the questions by name: a day and keys from the middle of what there is."""
    day = dates(np.array([DAYS[len(DAYS) // 2]])).tobytes().decode()
    low = _KEYS // 2
    every = Question(location, small, None, None, None, "")
    return {
        "everything": every,
        "one partition": replace(every, day=day),
        "1 % of the keys": replace(every, low=low, high=low + _KEYS // 100),
    }


def ask(
    name: str, environment: Environment, question: Question, args: argparse.Namespace
) -> Answer:
    """Ask a planner, in processes of its own."""
    python = interpreter(args.cache, environment)
    with tempfile.TemporaryDirectory() as folder:
        names = Path(folder) / "names"
        asked = json.dumps(asdict(replace(question, names=str(names))))
        rounds = [
            json.loads(python.run("bench.planners", name, stdin=asked, threads=args.threads))
            for _ in range(args.rounds)
        ]
        kept = names.read_text(encoding="utf-8").split() if names.exists() else []
        return Answer(rounds, frozenset(kept))


def compared(ours: frozenset[str], theirs: frozenset[str]) -> str:
    """Say how what another planner keeps differs from what ours does."""
    if ours == theirs:
        return f"the same {len(ours):,}"
    return f"{len(theirs):,}: {len(theirs - ours):,} more, {len(ours - theirs):,} fewer"


def over(theirs: Answer, ours: Answer, clock: str) -> str:
    """Return how many times as long as ours another planner took."""
    return f"{theirs.median(clock) / ours.median(clock):.2f}"


def _row(plan: str, name: str, answer: Answer, ours: Answer) -> str:
    if answer.error:
        return f"| {plan} | {name} | {answer.error} |{' |' * (len(_COLUMNS) - 3)}"
    cells = [
        plan,
        name,
        f"{answer.median('cpu'):.3f}",
        f"{answer.median('wall'):.3f}",
        f"{answer.median('peak') / 2**20:,.0f}",
        f"{answer.median('before') / 2**20:,.0f}",
        *("" if answer is ours else over(answer, ours, clock) for clock in ("cpu", "wall")),
        f"{len(ours.names):,}" if answer is ours else compared(ours.names, answer.names),
    ]
    return f"| {' | '.join(cells)} |"


def lines(args: argparse.Namespace, format: str, n_entries: int) -> Iterator[str]:
    """Yield the section of one table."""
    made = table(args.cache, format, n_entries, args.columns)
    small = table(args.cache, format, _SMALL, args.columns)
    yield f"\n### Plans of {format}, {n_entries:,} entries, {len(made.files):,} manifests\n"
    yield f"| {' | '.join(_COLUMNS)} |"
    yield f"|---|---|{'---:|' * (len(_COLUMNS) - 3)}---|"
    for plan, question in questions(made.location, small.location).items():
        answers: dict[str, Answer] = {}
        for name, environment in PLANNERS[format].items():
            if args.only is None or name == "arrowmeta" or name in args.only:
                answers[name] = ask(name, environment, question, args)
                yield _row(plan, name, answers[name], answers["arrowmeta"])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000])
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--only", nargs="*", help="the planners beside ours; all by default")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2, help="where a library can be told")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    print(machine())
    for n_entries in args.entries:
        for format in args.formats:
            for line in lines(args, format, n_entries):
                print(line, flush=True)


if __name__ == "__main__":
    main()
