"""Break one rule after the other, and see that a test fails.

`python -m tests.mutants` copies the checkout, plants each mutant in the copy, runs the tests that
it names, and prints which were caught, by the default run or only by `--all`. A mutant is a rule's
text and what stands in its place; one whose text is gone is an error, so that the list follows the
code. Ends with 1 if any survived or could not be planted.

`--sample N` draws from `tests.mutations` instead: each change of an operator, a constant or a
condition in the checks, in what is told of losses and changes, and in `arrowmeta.reconcile`. Those
in `EQUIVALENT` change no answer, and are left out.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.case_files import Case, read_cases
from tests.mutations import Mutation, mutations

ROOT = Path(__file__).parent.parent
COPIED = ("arrowmeta", "sql", "tests", "docs", "bench", ".ci", ".github")
#: A mutant that makes a loop endless is caught, too.
LONGEST_SECONDS = 900

#: What is written in `tests/cases/sql`.
CASES = ("tests/test_cases.py",)
CASE_TEST = "test_views_and_checks_answer_as_written"
STORAGE = (*CASES, "tests/reconcile/test_storage.py")


class Mutant(NamedTuple):
    """A rule that is broken.

    Attributes:
        says: what the broken rule says.
        file: the name of its file, below `arrowmeta` or `sql`.
        old: its text; it stands there once, or the first time is meant.
        new: what takes its place.
        tests: the tests, of which one has to fail.
    """

    says: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


MUTANTS: list[Mutant] = []
#: File, line, what stood there and what takes its place, of changes that change no answer.
EQUIVALENT: set[tuple[str, ...]] = set()
for _line in (ROOT / "tests/cases/mutants.txt").read_text(encoding="utf-8").splitlines():
    if _line.startswith("tests "):
        _tests = tuple(f"tests/{name}.py" for name in _line[6:].split(", "))
    elif _line.startswith("equivalent "):
        EQUIVALENT.add((*_line.split(" | ")[1:-1], *_line.split(" | ")[-1].split(" => ")))
    elif _line and _line[0] != "#":
        _says, _file, _change = _line.split(" | ")
        _old, _new = map(str.strip, _change.split(" =>"))
        MUTANTS.append(Mutant(_says, _file, _old, _new, _tests))


#: What `--sample` draws from.
SAMPLED = (
    "sql/evidence/*.sql",
    "sql/checks/*.sql",
    "sql/health/damage*.sql",
    "sql/health/lost_entries.sql",
    "sql/health/recoverable_snapshots.sql",
    "arrowmeta/reconcile/*.py",
)
DAMAGE = ("tests/reconcile/test_damage.py",)
LOSSES = (*CASES, "tests/sql/test_losses.py", "tests/reconcile/test_findings.py")
CHANGES = ("tests/reconcile/test_changes.py",)
COMPARED = ("tests/reconcile/test_compared_facts.py", "tests/reconcile/test_comparison.py")
FOOTERS = ("tests/reconcile/test_storage.py", "tests/reconcile/test_hostile_footers.py")
#: Tests of a sampled file that are not those which name it.
TESTS = {
    "damage": LOSSES,
    "changes": CHANGES,
    "comparison": COMPARED,
    "findings": (
        "tests/reconcile/test_findings.py",
        "tests/reconcile/test_live_tables.py",
        *DAMAGE,
        "tests/reconcile/test_clean_tables.py",
    ),
    "storage": (*STORAGE, "tests/reconcile/test_live_tables.py", *FOOTERS),
    "parquet_footers": FOOTERS,
}


class Sampled(NamedTuple):
    """A mutation of the file `path`, of which one of `tests` has to fail."""

    path: Path
    mutation: Mutation
    line: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return self.path.name

    @property
    def says(self) -> str:
        """Where it stands, and what becomes of what."""
        old, new = (" ".join(text.split()) for text in (self.mutation.old, self.mutation.new))
        return f"line {self.line}: `{old}` -> `{new}`"

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The file, the line's text, what stood there, and what takes its place."""
        text = self.path.read_text(encoding="utf-8")
        start = self.mutation.start + len(self.mutation.old) - len(self.mutation.old.lstrip())
        begin = text.rfind("\n", 0, start) + 1
        line = text[begin : text.find("\n", start)].strip()
        old, new = (" ".join(text.split()) for text in (self.mutation.old, self.mutation.new))
        return self.file, line, old, new

    @property
    def tests(self) -> tuple[str, ...]:
        """The modules of the tests of its file, the quick ones first."""
        return _tests_of(self.path)

    @property
    def first_tests(self) -> tuple[str, ...]:
        """The tests that are run before the others."""
        return _first_tests_of(self.path)


def _tests_of(path: Path) -> tuple[str, ...]:
    """Return the modules of tests that name a view, or one that reads it."""
    if path.stem in TESTS:
        return TESTS[path.stem]
    names = _readers(path.stem)
    modules = [*ROOT.glob("tests/sql/test_*.py"), *ROOT.glob("tests/reconcile/test_*.py")]
    found = [module for module in sorted(modules) if _names(module.read_text("utf-8"), names)]
    in_text = any(_names(s.text, names) for case in read_cases("damage") for s in case.steps)
    found += [ROOT / module for module in DAMAGE if in_text]
    found.sort(key=lambda module: module.parent.name, reverse=True)
    cases = CASES if any(_cases_naming(names)) else ()
    return (*cases, *(str(module.relative_to(ROOT)) for module in found)) or DAMAGE


def _first_tests_of(path: Path) -> tuple[str, ...]:
    """Return the tests that name a view, or one that reads it: they mostly suffice."""
    if path.suffix == ".py":
        return ()
    names = _readers(path.stem)
    found = [f"{CASES[0]}::{CASE_TEST}[{case}]" for case in _cases_naming(names)]
    for module in _tests_of(path):
        text = (ROOT / module).read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            is_test = isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            if is_test and _names(ast.get_source_segment(text, node) or "", names):
                found.append(f"{module}::{node.name}")
    return tuple(found)


def _cases_naming(names: Collection[str]) -> list[Case]:
    """Return the cases in text that ask one of these views."""
    return [case for case in read_cases("sql") if any(_names(s.text, names) for s in case.steps)]


@cache
def _readers(view: str) -> frozenset[str]:
    """Return the name of a view, and the names of those that read it."""
    names = {view}
    views = [*ROOT.glob("sql/*/*.sql")]
    while more := {one.stem for one in views if _names(one.read_text("utf-8"), names)} - names:
        names |= more
    return frozenset(names - TESTS.keys())


def _names(text: str, names: Collection[str]) -> bool:
    return not set(names).isdisjoint(re.findall(r"\w+", text))


def _sample(count: int, chance: random.Random) -> list[Sampled]:
    """Draw mutations of the sampled files; of the same line and change, one is drawn."""
    found = []
    for path in sorted(path for pattern in SAMPLED for path in ROOT.glob(pattern)):
        text = path.read_text(encoding="utf-8")
        found += [
            Sampled(path, mutation, text.count("\n", 0, mutation.start) + 1)
            for mutation in mutations(path)
        ]
    drawn = chance.sample(found, min(count, len(found)))
    return [one for one in drawn if one.key not in EQUIVALENT]


def main() -> int:
    """Run the mutants and print what became of them; return the exit code."""
    arguments = _arguments()
    chance = random.Random(arguments.seed)
    chosen: list[Mutant | Sampled] = [*MUTANTS]
    if arguments.sample:
        chosen = [*_sample(arguments.sample, chance)]
    chosen = [one for one in chosen if arguments.only in one.says or arguments.only in one.file]
    if arguments.count:
        chosen = chance.sample(chosen, min(arguments.count, len(chosen)))
    if arguments.count or arguments.sample:
        _say(f"{len(chosen)} mutants, --seed {arguments.seed}")
    part, parts = map(int, arguments.part.split("/"))
    chosen = chosen[part - 1 :: parts]
    outcomes: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = _copied(Path(folder))
        tests = sorted({test for mutant in chosen for test in mutant.tests})
        if not arguments.trust and _fails(copy, tests):
            _say("error: tests fail without any mutant")
            return 1
        for mutant in chosen:
            start = time.monotonic()
            outcome = _outcome(copy, mutant)
            outcomes.setdefault(outcome, []).append(mutant.says)
            _say(f"{outcome:15} {time.monotonic() - start:4.0f} s  {mutant.file}: {mutant.says}")
    _say(", ".join(f"{len(names)} {outcome}" for outcome, names in sorted(outcomes.items())))
    return int(not set(outcomes) <= {"caught", "caught by --all"})


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", default="", help="a part of a description or file name")
    parser.add_argument("--count", type=int, help="how many to draw")
    parser.add_argument("--sample", type=int, help="how many mutations to draw instead")
    parser.add_argument("--part", default="1/1", help="of several runs at once, which one this is")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--trust", action="store_true", help="do not run the tests unchanged first")
    return parser.parse_args()


def _copied(folder: Path) -> Path:
    for name in COPIED:
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, folder)
    return folder


def _outcome(copy: Path, mutant: Mutant | Sampled) -> str:
    path, new = planted(copy, mutant)
    if path is None:
        return new
    text = path.read_text(encoding="utf-8")
    path.write_text(new, encoding="utf-8")
    try:
        # A broken kernel would be compiled for a minute.
        is_kernel = "kernels" in path.parts
        first = mutant.first_tests if isinstance(mutant, Sampled) else ()
        if (first and _fails(copy, first)) or _fails(copy, mutant.tests, is_kernel):
            return "caught"
        return "caught by --all" if _fails(copy, ("--all", *mutant.tests)) else "SURVIVED"
    finally:
        path.write_text(text, encoding="utf-8")


def planted(copy: Path, mutant: Mutant | Sampled) -> tuple[Path | None, str]:
    """Return the file of the copy and its text with the mutant; or no file, and why."""
    if isinstance(mutant, Sampled):
        path, (start, end, _, new) = copy / mutant.path.relative_to(ROOT), mutant.mutation
        text = path.read_text(encoding="utf-8")
        return path, text[:start] + new + text[end:]
    places = [path for top in ("sql", "arrowmeta") for path in (copy / top).rglob(mutant.file)]
    having = [path for path in places if mutant.old in path.read_text(encoding="utf-8")]
    if len(having) != 1:
        return None, "not found" if not having else "ambiguous"
    return having[0], having[0].read_text(encoding="utf-8").replace(mutant.old, mutant.new, 1)


def _fails(copy: Path, tests: Sequence[str], is_interpreted: bool = False) -> bool:
    """Run tests of the copy; whether one fails."""
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    environment["ARROWMETA_JIT"] = "0" if is_interpreted else "1"
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "pytest", "-n0", "-x", "-q", "--no-header", *tests],
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return True
    if ended.returncode > 2:  # 1: a test failed; 2: a module of tests could not be imported
        raise RuntimeError(f"pytest ended with {ended.returncode}: {ended.stdout}{ended.stderr}")
    return ended.returncode != 0


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
