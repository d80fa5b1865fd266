"""What plans of conditions keep, many at once, and what Spark says of the same conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession

import arrowmeta
from arrowmeta.errors import PredicateError
from arrowmeta.model.reading import read_relation
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.formula import may_match_by_spec, of_partition
from arrowmeta.predicate.parse import split_condition
from arrowmeta.predicate.tree import Column, IsNull, Tree, all_of
from arrowmeta.pruning.evaluator import UNCOMPARABLE, Evaluator
from arrowmeta.pruning.plan import Planner
from arrowmeta.spark import to_spark
from tests.spark.condition_tables import SCHEMA, KnownTable, Row

Mask = NDArray[np.bool_]

parts_of = split_condition

#: Settings of a session under which conditions mean different things. Times without a zone are UTC,
#: as they are without a session.
MODES: Mapping[str, Mapping[str, str]] = {
    "ANSI": {"spark.sql.ansi.enabled": "true", "spark.sql.session.timeZone": "UTC"},
    "without ANSI": {"spark.sql.ansi.enabled": "false", "spark.sql.session.timeZone": "UTC"},
}
_MASKS_AT_ONCE, _ANSWERS_AT_ONCE = 40, 100

#: What a condition is for a row.
TRUE, NOT_TRUE, FAILS = 1, 0, -1
_ANSWERS = {b"\x01": TRUE, b"\x00": NOT_TRUE, None: FAILS}


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
        for start in range(0, len(trees), _MASKS_AT_ONCE):
            masks = self._masks(trees[start : start + _MASKS_AT_ONCE])
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


def answers(
    spark: SparkSession, table: KnownTable, conditions: Sequence[str], mode: str
) -> dict[str, Any]:
    """Return what each condition is for each row in a mode of Spark, as of `truth`."""
    before = {name: spark.conf.get(name) for name in MODES[mode]}
    try:
        for name, value in MODES[mode].items():
            spark.conf.set(name, value)
        return truth(frame_of(spark, table.rows), conditions)
    finally:
        for name, value in before.items():
            spark.conf.set(name, value)


def frame_of(spark: SparkSession, rows: Sequence[Row]) -> DataFrame:
    """Return rows as one frame, in the types in which Spark reads an Iceberg table of them."""
    return to_spark(spark, pa.Table.from_pylist(list(rows), SCHEMA))


def truth(frame: DataFrame, conditions: Sequence[str]) -> dict[str, np.ndarray | None]:
    """Return what each condition is for each row; None for a condition that Spark refuses."""
    found: dict[str, np.ndarray | None] = dict.fromkeys(conditions)
    for start in range(0, len(conditions), _ANSWERS_AT_ONCE):
        known = _accepted(frame, conditions[start : start + _ANSWERS_AT_ONCE])
        if known:
            named = (f"{_answer(one)} AS c{at}" for at, one in enumerate(known))
            columns = frame.selectExpr(*named).toArrow().columns
            for one, column in zip(known, columns, strict=True):
                found[one] = np.array([_ANSWERS[value] for value in column.to_pylist()])
    return found


def _accepted(frame: DataFrame, conditions: Sequence[str]) -> list[str]:
    """Return the conditions that Spark accepts."""
    try:
        frame.selectExpr(*map(_answer, conditions))
    except AnalysisException:
        half = len(conditions) // 2
        parts = (conditions[:half], conditions[half:]) if half else ()
        return [one for part in parts for one in _accepted(frame, part)]
    return list(conditions)


def _answer(condition: str) -> str:
    # This function, like others that begin with `try_`, is null where its argument fails.
    return f"try_to_binary(CASE WHEN (\n{condition}\n) THEN '01' ELSE '00' END, 'hex')"
