"""Refuse each allocation of Arrow for a question in turn: `python -m tests.trust.memory --help`.

`refusing.c` counts the allocations of Arrow's pool in a process, and refuses one. Then the answer
is right, or there is an error that says that memory is short, or the table names a file that did
not fit in memory; and the next answer is right. Allocations of others are not refused: the process
may end within a query of DuckDB, by a null pointer.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import random
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import arrowmeta
from arrowmeta import Table
from arrowmeta.errors import is_exhausted
from tests.trust.failing import VERBS, Outcome, asked
from tests.trust.test_failing import TABLES

SOURCE = Path(__file__).with_name("refusing.c")
#: What errors and damage say.
SHORT = ("not enough memory", "fit in memory")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Compile `refusing.c`, and run this module in a process that loads it."""
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/refusing.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE], check=True)
        loaded = {"LD_PRELOAD": library, "ARROW_DEFAULT_MEMORY_POOL": "system"}
        command = [sys.executable, "-X", "faulthandler", "-m", "tests.trust.memory", *arguments]
        return subprocess.run(
            command, env=os.environ | loaded, text=True, capture_output=True, check=False
        )


class Refusing:
    """A question to a table, some allocation of which is refused."""

    def __init__(self, root: Path, verb: str) -> None:
        library = ctypes.CDLL(None)  # this process
        self._refuse: Callable[[int], int] = library.refuse
        library.refuse.argtypes, library.refuse.restype = [ctypes.c_long], ctypes.c_long
        self._root, self._verb = str(root), VERBS[verb]
        self._ask(-1)  # loads modules
        self._whole, _ = self._ask(-1)
        self.n_allocations = self._n_counted

    def _ask(self, refused: int) -> tuple[Outcome, Table | None]:
        self._refuse(refused)
        table: Table | None = None
        try:
            table = arrowmeta.open(self._root, allow_moved_paths=True, threads=1, store=False)
            return asked(table, self._verb), table
        except Exception as error:
            return Outcome(str(error), True, error), None
        finally:
            self._n_counted = self._refuse(-1)

    def ended(self, number: int) -> str:
        """Refuse the allocation of a number; return `right`, `error`, `declared` or a fault."""
        outcome, table = self._ask(number)
        end = self._judged(outcome, table)
        again, _ = self._ask(-1)
        return end if again == self._whole else f"the next answer is wrong: {again.text[:300]}"

    def _judged(self, outcome: Outcome, table: Table | None) -> str:
        error = outcome.error
        if error is not None:
            is_told = is_exhausted(error) or any(text in str(error) for text in SHORT)
            return "error" if is_told else f"{type(error).__name__}: {error}"
        if outcome == self._whole:
            return "right"
        reasons = table.damage["reason"].to_pylist() if table else []
        is_told = bool(reasons) and all(any(text in one for text in SHORT) for one in reasons)
        return "declared" if is_told else f"another answer, {reasons}: {outcome.text[:300]}"


def ends(root: Path, verb: str, at_most: int) -> Iterator[tuple[int, str]]:
    """Yield numbers of refused allocations of a question, and how it ended."""
    refusing = Refusing(root, verb)
    n, every = refusing.n_allocations, range(refusing.n_allocations)
    for number in every if n <= at_most else sorted(random.Random(0).sample(every, at_most)):
        # Said before, so that a crash is known by what is said last.
        sys.stderr.write(f"{root.name} {verb}: allocation {number} of {n}\n")
        yield number, refusing.ended(number)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trust.memory", description=__doc__)
    parser.add_argument("--at-most", type=int, default=10**9, help="allocations of a question")
    parser.add_argument("--tables", nargs="*", help="names; all by default")
    parser.add_argument("--verbs", nargs="*", default=list(VERBS))
    arguments = parser.parse_args()
    if "LD_PRELOAD" not in os.environ:
        process = run(*sys.argv[1:])
        sys.stdout.write(process.stdout + (process.stderr[-3000:] if process.returncode else ""))
        return process.returncode
    warnings.simplefilter("ignore")
    told: Counter[str] = Counter()
    for root in [one for one in TABLES if arguments.tables is None or one.name in arguments.tables]:
        for verb in arguments.verbs:
            for number, end in ends(root, verb, arguments.at_most):
                is_right = end in ("right", "error", "declared")
                told[end if is_right else "wrong"] += 1
                if not is_right:
                    sys.stdout.write(f"{root.name} {verb}: allocation {number}: {end}\n")
    sys.stdout.write(", ".join(f"{end} {count}" for end, count in told.items()) + "\n")
    return 1 if told["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
