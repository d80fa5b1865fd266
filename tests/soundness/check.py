"""Whether a plan is sound: what a reader gets from its files is what it gets from all of them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import duckdb
import pyarrow as pa

from arrowmeta.errors import PredicateError
from arrowmeta.pruning.planner import STAGES, Planner
from tests.soundness.predicates import random_predicate
from tests.soundness.tables import GeneratedTable, random_table
from tests.soundness.values import COLUMNS


@dataclass
class Tally:
    """What was tried."""

    cases: int = 0
    refused: int = 0
    files: int = 0
    kept: int = 0


class Checker:
    """Checks predicates on one table.

    Args:
        table: the table.
    """

    def __init__(self, table: GeneratedTable) -> None:
        self.table = table
        self.planner = Planner(table.source)  # type: ignore[arg-type]
        self._connection = duckdb.connect()
        self._connection.execute("SET TimeZone = 'UTC'")
        every = table.read(list(range(len(table.files))))
        rows = [{"file": file, "row": place, **row} for place, (file, row) in enumerate(every)]
        columns = [pa.field("file", pa.int32()), pa.field("row", pa.int32()), *COLUMNS]
        self._rows = every
        self._connection.register("rows", pa.Table.from_pylist(rows, pa.schema(columns)))

    def close(self) -> None:
        self._connection.close()

    def check(self, predicate: str, stages: tuple[str, ...], tally: Tally) -> None:
        """Raise AssertionError if a plan loses a row, or makes one appear."""
        try:
            found = self._connection.sql(
                f"SELECT file, row FROM rows WHERE ({predicate})"
            ).fetchall()
        except duckdb.Error:
            tally.refused += 1
            return
        plan = self.planner.plan(predicate, stages=stages)
        kept = sorted(int(path) for path in plan.table(["file_path"])["file_path"].to_pylist())
        lost = {file for file, _ in found} - set(kept)
        assert not lost, f"{self.table.kind}, {stages}: {predicate}\nlost files {sorted(lost)}"
        self._check_versions(predicate, stages, kept)
        tally.cases += 1
        tally.files += len(self.table.files)
        tally.kept += len(kept)

    def _check_versions(self, predicate: str, stages: tuple[str, ...], kept: list[int]) -> None:
        """Rows that only older versions match must not come out of the files that are kept."""
        if self.table.kind != "keyed" or len(kept) == len(self.table.files):
            return
        wrong = [(at, row) for at, row in self.table.read(kept) if not self._is_read(at, row)]
        if not wrong:
            return
        rows = [{"file": at, "row": 0, **row} for at, row in wrong]
        schema = pa.schema([pa.field("file", pa.int32()), pa.field("row", pa.int32()), *COLUMNS])
        with self._connection.cursor() as cursor:
            cursor.register("wrong", pa.Table.from_pylist(rows, schema))
            found = cursor.sql(f"SELECT file FROM wrong WHERE ({predicate})").fetchall()
        assert not found, f"{self.table.kind}, {stages}: {predicate}\nolder versions of {found}"

    def _is_read(self, file: int, row: dict[str, Any]) -> bool:
        return any(at == file and one is row for at, one in self._rows)


def check_table(random: Random, n_predicates: int, tally: Tally) -> None:
    """Check predicates on one random table, each with all stages and with one alone."""
    checker = Checker(random_table(random))
    try:
        for _ in range(n_predicates):
            predicate = random_predicate(random)
            try:
                checker.check(predicate, STAGES, tally)
                checker.check(predicate, (random.choice(STAGES),), tally)
            except PredicateError:
                tally.refused += 1
    finally:
        checker.close()
