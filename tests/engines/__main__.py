"""Fetch the jars of engines with Maven, run the tests over each version, and print one table.

`python -m tests.engines`, or with arguments: `--sample --only paimon-1.4.2 -k stream`.
Tests that are of no engine, such as those of repairs, run with the newest version of each:
`--only together`.

Jars are kept in the folder of `bench.environments`, those of a version once.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from bench.environments import EnvironmentUnavailableError, jars
from bench.java import ENGINES, Engine, missing


@dataclass
class Run:
    """The tests over one version, or over the newest of each engine.

    Attributes:
        name: engine and version, or `together`.
        counts: what was compared.
        seconds: time of the tests.
        skipped: why they did not run.
    """

    name: str
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0
    skipped: str = ""


def modules_of(engine: str | None) -> list[str]:
    """Return the test modules of an engine; of None, those that are of no engine."""
    names = [str(path) for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    of_engines = {name: [one for one in names if f"/test_{name}" in one] for name in ENGINES}
    rest = [one for one in names if not any(one in some for some in of_engines.values())]
    return of_engines[engine] if engine else rest


def run(name: str, versions: Sequence[tuple[Engine, str]], *arguments: str) -> Run:
    """Run the tests over versions; further arguments are those of pytest."""
    done = Run(name)
    if reason := missing():
        done.skipped = reason
        return done
    try:
        found = {
            engine.variable: ",".join(map(str, jars(engine.artifacts, version)))
            for engine, version in versions
        }
    except EnvironmentUnavailableError as error:
        done.skipped = str(error)
        return done
    tests = modules_of(versions[0][0].name if len(versions) == 1 else None)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n0", f"--junit-xml={report}"]
        said = subprocess.run(
            [*command, *tests, *arguments],
            env=os.environ | found,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        sys.stdout.write(f"== {done.name}\n{said.stdout}\n")
        sys.stdout.flush()
        done.seconds = time.monotonic() - start
        done.counts = counts(report)
    return done


def counts(report: Path) -> Counter[str]:
    """Return the number of tests, of failures, and the sums of what they counted."""
    total: Counter[str] = Counter()
    if not report.exists():
        return Counter(failures=1)
    suites = ET.parse(report).getroot()
    for suite in suites.iter("testsuite"):
        total["tests"] += int(suite.get("tests", 0)) - int(suite.get("skipped", 0))
        total["failures"] += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    for one in suites.iter("property"):
        total[str(one.get("name"))] += int(one.get("value", 0))
    return total


def table(runs: list[Run]) -> str:
    """Return the figures of all versions as a table in Markdown."""
    names = dict.fromkeys(name for run in runs for name in run.counts)
    rows = [["", *(run.name for run in runs)]]
    rows += [[name, *(f"{run.counts[name]:,}" for run in runs)] for name in names]
    rows.append(["seconds", *(f"{run.seconds:.0f}" for run in runs)])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|---" * len(rows[0]) + "|")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Print the figures; fail if a test fails or, in CI, if a version was skipped."""
    parser = argparse.ArgumentParser(prog="python -m tests.engines", description=__doc__)
    parser.add_argument("--sample", action="store_true", help="a few tables of each version")
    only = "an engine, one such as paimon-1.4.2, or together"
    parser.add_argument("--only", action="append", help=only)
    chosen, rest = parser.parse_known_args(arguments)
    rest += [] if chosen.sample else ["--all"]
    every = {
        f"{engine.name} {version}": [(engine, version)]
        for engine in ENGINES.values()
        for version in engine.versions
    } | {"together": [(engine, engine.versions[0]) for engine in ENGINES.values()]}
    wanted = [
        (name, versions)
        for name, versions in every.items()
        if not chosen.only or {name.split()[0], name.replace(" ", "-")} & set(chosen.only)
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [*pool.map(lambda one: run(*one, *rest), wanted)]
    for one in runs:
        if one.skipped:
            sys.stdout.write(f"{one.name}: skipped, {one.skipped}\n")
    done = [one for one in runs if not one.skipped]
    if done:
        sys.stdout.write(f"{table(done)}\n")
    is_incomplete = "CI" in os.environ and len(done) < len(runs)
    return int(is_incomplete or any(one.counts["failures"] for one in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
