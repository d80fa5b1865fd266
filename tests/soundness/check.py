"""Whether plans are sound: what a reader gets from their files is what it gets from all files.

Each stage is asked for all predicates on a table at once, so that many can be tried; a part of
them goes through a whole plan too, which must keep what the stages keep together.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.errors import PredicateError
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import TRUE, Tree, columns_of, map_leaves, not_true
from arrowmeta.pruning.evaluator import (
    UNCOMPARABLE,
    Evaluator,
    PartitionFilter,
    matches_wholly,
    stats_masks,
)
from arrowmeta.pruning.plan import Planner, plan_many
from arrowmeta.pruning.search import EntryPruner, manifest_condition
from tests.reference.may_match import has_exact_literals, may_match
from tests.reference.partitions import is_evaluated
from tests.soundness.data_file import DataFile
from tests.soundness.nested import NESTED_NAMES
from tests.soundness.predicates import random_predicate
from tests.soundness.tables import (
    GeneratedTable,
    iceberg_table,
    known_of,
    known_of_place,
    random_table,
)
from tests.soundness.values import COLUMNS, ROW_ID, Row

Mask = NDArray[np.bool_]

_PLACE = (pa.field("file", pa.int32()), pa.field("row", pa.int32()))


@dataclass
class Tally:
    """What was tried."""

    cases: int = 0
    refused: int = 0
    plans: int = 0
    exact: int = 0
    files: int = 0
    kept: int = 0


@cache
def _reader(columns: pa.Schema) -> PredicateReader:
    return PredicateReader(columns)


class Checker:
    """Checks predicates on one table, whose rows DuckDB evaluates them for.

    Args:
        dialect: `duckdb`, or `any`, which may keep more files.
    """

    def __init__(self, table: GeneratedTable, dialect: Dialect) -> None:
        self.table, self.dialect = table, dialect
        self.planner = Planner(table.source)  # type: ignore[arg-type]
        self.rows = table.read(list(range(len(table.files))))
        self.ordinals = [place >> 32 for place in table.source.entries["entry_id"].to_pylist()]
        self.order = [int(name) for name in table.source.entries["file_name"].to_pylist()]
        self.planner.reader = _reader(self.planner.rules.columns)
        self.connection = duckdb.connect(config={"threads": "1"})
        self.connection.execute("SET TimeZone = 'UTC'")
        # DuckDB 2.0 rewrites date_trunc('hour', a DATE) > '1970-01-01' to a condition that is true
        # of that day, which the function compared by itself is not.
        self.connection.execute("PRAGMA disable_optimizer")
        self.schema = pa.schema([*_PLACE, *table.source.schema, pa.field(ROW_ID, pa.int64())])
        rows = [{"file": file, "row": at, **row} for at, (file, row) in enumerate(self.rows)]
        self.connection.register("rows", pa.Table.from_pylist(rows, self.schema))

    @property
    def identities(self) -> list[str]:
        """The columns whose values are partition values."""
        partition = self.table.source.shape.partition.names
        if self.table.kind != "iceberg":
            return partition
        ids = {field_id: name for name, field_id in self.table.source.field_ids.items()}
        fields = [one.field for one in self.table.source.partition.fields]
        names = [ids[one.source_ids[0]] for one in fields if one.transform.name == "identity"]
        return [name for name in dict.fromkeys(names) if "." not in name]

    def check(self, predicates: list[str], random: Random, tally: Tally) -> None:
        """Raise AssertionError if a stage loses a row, or makes one appear."""
        cases = []
        for predicate, found in zip(predicates, self._matching(predicates), strict=True):
            try:
                tree = self.planner.reader.read(predicate, self.dialect)
            except PredicateError:
                tally.refused += 1
                continue
            if found is None:
                tally.refused += 1
            else:
                cases.append((predicate, tree, found))
        trees = [tree for _, tree, _ in cases]
        stages = {
            "manifests": self._by_manifests(trees),
            "entries": [self._by_entries(tree) for tree in trees],
            "stats": [self._by_stats(tree) for tree in trees],
        }
        counts: list[int] = []
        for place, (predicate, tree, found) in enumerate(cases):
            masks = {name: of_all[place] for name, of_all in stages.items()}
            together = np.logical_and.reduce(list(masks.values()))
            for name, mask in {**masks, "all together": together}.items():
                self._check_kept(f"{self.table.kind}, {name}: {predicate}", predicate, mask, found)
            self._check_reference(predicate, tree, masks["stats"])
            if self.dialect == "duckdb":
                tally.exact += self._check_partitions(predicate, tree)
            if random.random() < 0.1:
                self._check_certain(predicate, tree)
            if random.random() < 0.04:
                self._check_plan(predicate, together, found)
                tally.plans += 1
            counts.append(int(together.sum()))
            tally.cases += 1
            tally.files += len(together)
            tally.kept += counts[-1]
        if random.random() < 0.1:
            self._check_many([(predicate, found) for predicate, _, found in cases], counts)

    # -- what is true ---------------------------------------------------------------------------

    def _matching(self, predicates: list[str]) -> list[set[int] | None]:
        """The files with a matching row, for each predicate that DuckDB can answer.

        A row that a predicate fails for does not match: others of its file may.
        """
        columns = ", ".join(f"{_is_true(one)} AS c{at}" for at, one in enumerate(predicates))
        try:
            answer = self.connection.sql(f"SELECT file, {columns} FROM rows").fetchall()
        except duckdb.Error:
            if len(predicates) == 1:
                return [None]
            return [self._matching([one])[0] for one in predicates]
        return [{row[0] for row in answer if row[at + 1]} for at in range(len(predicates))]

    # -- what the stages say, by entry ----------------------------------------------------------

    def _by_manifests(self, trees: list[Tree]) -> list[Mask]:
        conditions = [manifest_condition(self.planner.rules, tree) for tree in trees]
        columns = ", ".join(f"{one} AS c{at}" for at, one in enumerate(conditions))
        if not columns:
            return []
        manifests = self.table.source.manifests
        try:
            answer = Evaluator().ask(f"SELECT {columns} FROM m", m=manifests)
        except UNCOMPARABLE:
            if len(trees) == 1:
                return [np.ones(len(self.order), dtype=bool)]
            return [self._by_manifests([tree])[0] for tree in trees]  # one of them is at fault
        return [
            np.array(column.to_pylist(), dtype=bool)[self.ordinals] for column in answer.columns
        ]

    def _by_entries(self, tree: Tree) -> Mask:
        rules = self.planner.rules
        conditions = rules.partition_conditions(tree)
        evaluator = Evaluator()
        judged = PartitionFilter(conditions, evaluator)
        return self._kept(EntryPruner(evaluator, judged, rules.bucket_choice(tree), rules.left_out))

    def _kept(self, pruner: EntryPruner) -> Mask:
        batches = list(self.table.source.scan().batches(pruner.columns))
        return np.concatenate([pruner(batch) for batch in batches]) if batches else np.ones(0, bool)

    def _by_stats(self, tree: Tree) -> Mask:
        rule = self.planner.rules.stats_rule(tree)
        if tree == TRUE or not self.order:
            return np.ones(len(self.order), dtype=bool)
        names = list(dict.fromkeys(["record_count", *rule.columns]))
        batches = self.table.source.scan().batches(names)
        return stats_masks(pa.Table.from_batches(batches), rule, Evaluator())[0]

    # -- checks ---------------------------------------------------------------------------------

    def _check_kept(self, what: str, predicate: str, mask: Mask, found: set[int]) -> None:
        kept = sorted(file for file, is_kept in zip(self.order, mask, strict=True) if is_kept)
        lost = found - set(kept)
        assert not lost, f"{what}\nlost files {sorted(lost)} of {len(mask)}"
        if self.table.kind in ("keyed", "parts") and len(kept) < len(mask):
            self._check_versions(what, predicate, kept)

    def _check_versions(self, what: str, predicate: str, kept: list[int]) -> None:
        """Rows that only older versions match must not come out of the files that are kept.

        Nor such that lack columns.
        """
        known = {id(row) for _, row in self.rows}
        numbered = {row.get(ROW_ID): row for _, row in self.rows}
        wrong = [
            (at, row)
            for at, row in self.table.read(kept)
            if id(row) not in known and row != numbered.get(row.get(ROW_ID))
        ]
        if not wrong:
            return
        rows = [{"file": at, "row": 0, **row} for at, row in wrong]
        with self._beside("wrong", rows) as cursor:
            found = cursor.sql(f"SELECT file FROM wrong WHERE {_is_true(predicate)}").fetchall()
        assert not found, f"{what}\nolder versions of {found}"

    @contextmanager
    def _beside(self, name: str, rows: list[Row]) -> Iterator[duckdb.DuckDBPyConnection]:
        """A session with a table of some rows."""
        with self.connection.cursor() as cursor:
            cursor.execute("PRAGMA disable_optimizer")
            cursor.register(name, pa.Table.from_pylist(rows, self.schema))
            yield cursor

    def _check_reference(self, predicate: str, tree: Tree, by_stats: Mask) -> None:
        """The rules in plain Python keep the same files."""
        if self.table.kind == "keyed" or tree == TRUE or not has_exact_literals(tree):
            return
        for file, is_kept in zip(self.order, by_stats, strict=True):
            known = known_of(self.table, self.table.files[file])
            expected = may_match(tree, known)
            if self.table.kind == "parts":
                expected = expected and self._may_have_rows(tree, self.table.files[file])
            assert expected == is_kept, f"{self.table.kind}: {predicate}\n{known}: {expected}"

    def _check_partitions(self, predicate: str, tree: Tree) -> int:
        """Of a predicate over partition values, exactly the partitions that match are kept.

        Also those that it fails for. Returns whether it is such a predicate.
        """
        conditions = self.planner.rules.partition_conditions(tree)
        places = self._places(set(columns_of(tree)))
        if not places or not all(map(is_evaluated, conditions.values())):
            return 0
        evaluator = Evaluator()
        pruner = EntryPruner(evaluator, PartitionFilter(conditions, evaluator))
        kept = dict(zip(self.order, self._kept(pruner), strict=True))
        rows = [{"file": file, **row} for file, row in places.items()]
        with self._beside("places", rows) as cursor:
            query = f"SELECT file, TRY(({predicate}) IS TRUE) FROM places"
            answers = dict(cursor.sql(query).fetchall())
        wrong = {at: is_true for at, is_true in answers.items() if is_true not in (None, kept[at])}
        what = f"{self.table.kind}: {predicate}\n{places}"
        assert not wrong, f"{what}\nDuckDB says of partitions {wrong}"
        return 1

    def _places(self, names: set[str]) -> dict[int, dict[str, Any]]:
        """The partition values of files by column, of those that have all of some columns."""
        columns = {name: name for name in self.table.source.shape.partition.names}
        if self.table.kind == "iceberg":
            ids = {field_id: name for name, field_id in self.table.source.field_ids.items()}
            fields = [one.field for one in self.table.source.partition.fields]
            identities = [one for one in fields if one.transform.name == "identity"]
            columns = {one.name: ids[one.source_ids[0]] for one in identities}
        found = {}
        for at in self.order:
            file = self.table.files[at]
            place = {columns[key]: one for key, one in file.partition.items() if key in columns}
            has_nested = any("." in name for name in place)
            if names and names <= set(place) and not file.unread and not has_nested:
                found[at] = place
        return found

    def _check_certain(self, predicate: str, tree: Tree) -> None:
        """Files that are said to match wholly have no other row."""
        rules = self.planner.rules
        if not self.order or not rules.rows_are_whole:
            return
        names = rules.stats_columns(tree) + rules.stats_columns(not_true(tree))
        batches = self.table.source.scan().batches(list(dict.fromkeys(["record_count", *names])))
        files = pa.Table.from_batches(batches)
        whole = matches_wholly(tree, rules, files, Evaluator())
        others = self._matching([f"({predicate}) IS NOT TRUE"])[0] or set()
        said = {file for file, is_whole in zip(self.order, whole, strict=True) if is_whole}
        assert not said & others, f"{self.table.kind}: {predicate}\nnot all rows of {said & others}"

    def _may_have_rows(self, tree: Tree, file: DataFile) -> bool:
        """By the row ids and the partition of a file that has columns of some rows."""
        place = known_of_place(file)
        alone = map_leaves(tree, lambda leaf: leaf if leaf.column.name in place else TRUE)
        return may_match(alone, place)

    def _check_plan(self, predicate: str, together: Mask, found: set[int]) -> None:
        """A plan keeps what its stages keep.

        Fewer files where the partition of one could not be read: others of its rows are given up
        before statistics are asked.
        """
        plan = self.planner.plan(predicate, dialect=self.dialect)
        kept = {int(name) for name in plan.table(["file_name"])["file_name"].to_pylist()}
        expected = {file for file, is_kept in zip(self.order, together, strict=True) if is_kept}
        is_partial = self.table.kind == "parts" and any(file.unread for file in self.table.files)
        is_right = found <= kept <= expected if is_partial else kept == expected
        assert is_right, f"{self.table.kind}: a plan keeps {kept}, its stages {expected}"

    def _check_many(self, cases: list[tuple[str, set[int]]], counts: list[int]) -> None:
        """All predicates together count the files that each keeps by itself.

        More where a manifest knows of a partition that could not be read in an entry. A query whose
        predicate fails has no answer: its files may be any that hold a row the predicate is true
        of.
        """
        wanted = [predicate for predicate, _ in cases]
        answers = plan_many(self.planner, wanted, self.dialect)["files"]
        is_same = operator.le if any(file.unread for file in self.table.files) else operator.eq
        for (predicate, found), alone, many in zip(cases, counts, answers.to_pylist(), strict=True):
            is_right = is_same(alone, many) or (self._fails(predicate) and many >= len(found))
            assert is_right, f"{self.table.kind}: {predicate} keeps {alone}, with others {many}"

    def _fails(self, predicate: str) -> bool:
        try:
            self.connection.sql(f"SELECT count(*) FROM rows WHERE {predicate}").fetchall()
        except duckdb.Error:
            return True
        return False


def _is_true(predicate: str) -> str:
    return f"coalesce(TRY(({predicate}) IS TRUE), false)"


def check_table(
    random: Random,
    n_predicates: int,
    tally: Tally,
    *,
    is_nested: bool = False,
    computed: float = 0.1,
    depth: int = 3,
) -> None:
    """Check predicates on one random table.

    Args:
        random: makes the table and the predicates.
        n_predicates: how many of them.
        tally: counts what was tried.
        is_nested: whether to ask for fields of structs alone, of an Iceberg table.
        computed: the share of conditions over what functions make of columns.
        depth: how far AND, OR and NOT are nested.
    """
    table = iceberg_table(random) if is_nested else random_table(random)
    columns = [*COLUMNS.names, *(NESTED_NAMES if table.kind == "iceberg" else ())]
    columns = list(NESTED_NAMES) if is_nested else columns
    checker = Checker(table, random.choice(("duckdb", "duckdb", "any")))
    try:
        predicates = []
        for _ in range(n_predicates):
            # Partition values are exact, so that more of what is asked of them can be checked.
            some = checker.identities if random.random() < computed else []
            predicates.append(random_predicate(random, some or columns, depth, computed))
        checker.check(predicates, random, tally)
    finally:
        checker.connection.close()
