"""Files that a plan of a condition keeps, for many conditions at once, and what is told of them.

`python -m tests.spark.condition_check --conditions N` compares N drawn conditions with Spark, and
those that are written. It says how many keep more files in the dialect `any` than in one engine's.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import arrowmeta
from arrowmeta.errors import PredicateError
from arrowmeta.model.reading import read_relation
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.formula import may_match_by_spec, of_partition
from arrowmeta.predicate.tree import Column, IsNull, Tree, all_of
from arrowmeta.pruning.evaluator import UNCOMPARABLE, Evaluator
from arrowmeta.pruning.plan import Planner
from tests.spark.condition_tables import KnownTable, known_table
from tests.spark.condition_truth import TRUE, frame_of, truth
from tests.spark.conditions import AGREED, WRITTEN, random_condition

Mask = NDArray[np.bool_]

#: Settings of a session under which conditions mean different things.
MODES: Mapping[str, Mapping[str, str]] = {
    "ANSI, UTC": {"spark.sql.ansi.enabled": "true", "spark.sql.session.timeZone": "UTC"},
    "without ANSI, UTC": {"spark.sql.ansi.enabled": "false", "spark.sql.session.timeZone": "UTC"},
    "ANSI, New York": {
        "spark.sql.ansi.enabled": "true",
        "spark.sql.session.timeZone": "America/New_York",
    },
}
#: Modes in which times without a zone are UTC, as they are without a session.
IN_UTC = ("ANSI, UTC", "without ANSI, UTC")
_AT_ONCE = 40


class Checker:
    """Judges conditions on a table, as its plans do."""

    def __init__(self, table: KnownTable) -> None:
        self.table = table
        self.opened = arrowmeta.open(table.location)
        self.planner = Planner(self.opened.source)
        rules = self.planner.rules
        columns = [Column(f.name, f.type, (f.name,)) for f in rules.columns]
        names = list(rules.stats_rule(all_of([IsNull(one) for one in columns])).columns)
        fields = self.opened.source.partition.struct
        names += [f"partition.{f.name}" for f in fields]
        names += ["partition_is_known", "spec_id", "record_count", "file_path"]
        self.entries = read_relation(self.opened.source, "entries", list(dict.fromkeys(names)))
        self.paths = self.entries["file_path"].to_pylist()

    def read(self, condition: str, dialect: Dialect) -> Tree | None:
        """Return the tree of a condition; None if it is refused."""
        try:
            return self.planner.reader.read(condition, dialect, "UTC")
        except PredicateError:
            return None

    def kept(self, trees: Sequence[Tree]) -> list[set[str]]:
        """Return the paths of the files that each tree keeps."""
        found: list[set[str]] = []
        for start in range(0, len(trees), _AT_ONCE):
            masks = self._masks(trees[start : start + _AT_ONCE])
            found += [self._named(mask) for mask in masks]
        return found

    def _named(self, mask: Mask) -> set[str]:
        return {path for path, is_kept in zip(self.paths, mask, strict=True) if is_kept}

    def _masks(self, trees: Sequence[Tree]) -> list[Mask]:
        rules = self.planner.rules
        asked = ", ".join(
            f"({may_match_by_spec(rules.partition_conditions(tree), of_partition, 'spec_id')})"
            f" AND ({rules.stats_rule(tree).alone}) AS c{at}"
            for at, tree in enumerate(trees)
        )
        try:
            answer = Evaluator().flags(f"SELECT place, {asked} FROM files", self.entries)
        except UNCOMPARABLE:
            if len(trees) == 1:
                return [np.ones(self.entries.num_rows, dtype=bool)]
            return [self._masks([tree])[0] for tree in trees]
        return list(answer.values())

    def matching(self, answers: Mask, kinds: Sequence[str] = ()) -> set[str]:
        """Return the paths of files with one of some rows, of some kinds or all."""
        among = self.table.kinds(kinds) if kinds else self.table.files.keys()
        return {path for path in among if answers[self.table.files[path]].any()}


def written() -> list[str]:
    """Return all written conditions."""
    return [one for some in (*AGREED.values(), *WRITTEN.values()) for one in some]


def group_of(condition: str) -> str:
    """Return what a condition is made of; `drawn` for one that is not written."""
    groups = {**AGREED, **WRITTEN}
    return next((name for name, some in groups.items() if condition in some), "drawn")


def answers(spark: Any, table: KnownTable, conditions: Sequence[str], mode: str) -> dict[str, Any]:
    """Return what each condition is for each row in a mode of Spark, as of `truth`."""
    before = {name: spark.conf.get(name) for name in MODES[mode]}
    try:
        for name, value in MODES[mode].items():
            spark.conf.set(name, value)
        return truth(frame_of(spark, table.rows), conditions)
    finally:
        for name, value in before.items():
            spark.conf.set(name, value)


def main() -> int:
    from arrowmeta.spark.java import local_session
    from tests.spark.conftest import QUICK

    parser = argparse.ArgumentParser(prog="tests.spark.condition_check", description=__doc__)
    parser.add_argument("--conditions", type=int, default=0, help="conditions to draw")
    parser.add_argument("--seed", type=int, default=0, help="of the rows and the conditions")
    asked = parser.parse_args()
    random = Random(asked.seed)
    conditions = written() + [random_condition(random) for _ in range(asked.conditions)]
    spark = local_session("arrowmeta-conditions", cores=1, settings=QUICK)
    try:
        with tempfile.TemporaryDirectory() as folder:
            checker = Checker(known_table(Path(folder), asked.seed))
            by_mode = {mode: answers(spark, checker.table, conditions, mode) for mode in IN_UTC}
    finally:
        spark.stop()
    accepted = [one for one in conditions if by_mode["ANSI, UTC"][one] is not None]
    kept: dict[str, dict[str, set[str]]] = {}
    for dialect in ("any", "duckdb", "spark"):
        trees = {one: checker.read(one, dialect) for one in accepted}
        known = {one: tree for one, tree in trees.items() if tree is not None}
        kept[dialect] = dict(zip(known, checker.kept(list(known.values())), strict=True))
    lost = [
        (dialect, mode, one)
        for dialect in ("any", "spark")
        for mode, found in by_mode.items()
        for one, paths in kept[dialect].items()
        if found[one] is not None and not checker.matching(found[one] == TRUE) <= paths
    ]
    say = sys.stdout.write
    say(f"{len(accepted)} conditions that Spark accepts, {len(checker.table.files)} files\n")
    say(f"files with matches dropped: {len(lost)} conditions\n")
    for line in lost:
        say(f"  {line}\n")
    _tell_looser(kept, accepted, say)
    return 1 if lost else 0


def _tell_looser(
    kept: Mapping[str, Mapping[str, set[str]]], accepted: Sequence[str], say: Any
) -> None:
    """Say how many conditions keep more files in `any` than in one engine's dialect, by group."""
    totals = Counter(map(group_of, accepted))
    looser = {
        engine: Counter(
            group_of(one)
            for one, paths in kept["any"].items()
            if paths > kept[engine].get(one, paths)
        )
        for engine in ("duckdb", "spark")
    }
    refused = {
        name: Counter(group_of(one) for one in accepted if one not in some)
        for name, some in kept.items()
    }
    say(f"{'conditions':<22}   all  any > duckdb  any > spark  refused by any\n")
    for group, total in totals.items():
        numbers = [total, looser["duckdb"][group], looser["spark"][group], refused["any"][group]]
        say(f"{group:<22}{numbers[0]:>6}{numbers[1]:>14}{numbers[2]:>13}{numbers[3]:>16}\n")


if __name__ == "__main__":
    sys.exit(main())
