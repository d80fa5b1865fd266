"""Many predicates at once: how many files and bytes each of them may match.

Entries are decoded once. Predicates that differ only in literals are evaluated by one query over
files and literals, with the macros of a single plan. Main name: `plan_many`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    int_array,
    number_array,
    text_array,
    to_flags,
    whole,
    within_64_bits,
)
from arrowmeta.errors import PredicateError
from arrowmeta.model.shape import to_schema
from arrowmeta.predicate.dialect import Dialect
from arrowmeta.predicate.may_match import BucketChoice, StatsRule, may_match_by_spec, of_partition
from arrowmeta.predicate.read import Predicate
from arrowmeta.predicate.tree import Literal, Tree, map_literals
from arrowmeta.pruning.evaluator import UNCOMPARABLE, Evaluator, PartitionFilter
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.stages import Count, EntryPruner, count_of
from arrowmeta.records import dataclass

MANY = to_schema("predicate: string!, files: int64!, bytes: int64")

#: Maximum number of predicates per query.
_PER_QUERY = 2_000
#: Maximum number of pairs of file and predicate per query.
_PAIRS_PER_QUERY = 10_000_000


@dataclass
class _Shape:
    """Predicates that differ only in literals.

    Attributes:
        rule: statistics and partition rule, with columns `asked_0`, `asked_1`, ... for literals.
        columns: columns of entries that the rule reads.
        positions: positions of the predicates in the list.
        values: literals of each predicate, as SQL.
        choices: buckets of each predicate; empty if all buckets may match.
    """

    rule: StatsRule
    columns: tuple[str, ...]
    positions: list[int] = field(default_factory=list)
    values: list[list[str]] = field(default_factory=list)
    choices: list[BucketChoice] = field(default_factory=list)

    def slices(self, n_rows: int) -> Iterable[_Shape]:
        """Split into parts for one query each over `n_rows` files."""
        most = _PER_QUERY
        if self.rule.group is not None:
            most = max(1, min(most, _PAIRS_PER_QUERY // max(1, n_rows)))
        return (self.part(start, start + most) for start in range(0, len(self.positions), most))

    def part(self, start: int, end: int) -> _Shape:
        """Return a range of the predicates."""
        of_part = slice(start, end)
        return replace(
            self,
            positions=self.positions[of_part],
            values=self.values[of_part],
            choices=self.choices[of_part],
        )


def plan_many(
    planner: Planner,
    predicates: Sequence[Predicate],
    dialect: Dialect = "any",
    time_zone: str | None = None,
) -> pa.Table:
    """Return the number of files and bytes that each predicate may match, in order.

    Bytes are null if they exceed 64 bits.

    Raises:
        PredicateError: a predicate does not parse, or does not fit the columns.
        UsageError: there is no such dialect, or time zone.
    """
    if isinstance(predicates, str):  # a string is a sequence, too
        raise PredicateError(
            f"plan_many takes a list of predicates, got a string; use [{predicates!r}]"
        )
    trees = planner.reader.read_many(predicates, dialect, time_zone)
    texts = list(map(_text, predicates, trees))
    shapes: dict[object, _Shape] = {}
    for position, tree in enumerate(trees):
        _add(shapes, planner, tree, position)
    columns = dict.fromkeys(name for shape in shapes.values() for name in shape.columns)
    files = planner.live_files(list(columns))
    counts = [Count()] * len(trees)
    for shape in shapes.values():
        for part in shape.slices(files.num_rows):
            for position, count in zip(part.positions, _counts(part, files), strict=True):
                counts[position] = count
    n_files = int_array([count.entries for count in counts])
    n_bytes = int_array([within_64_bits(count.bytes) for count in counts])
    return pa.table([text_array(texts), n_files, n_bytes], schema=MANY)


def _text(predicate: Predicate, tree: Tree) -> str:
    """Return a SQL predicate as it is, any other as text of its tree."""
    try:
        return predicate if isinstance(predicate, str) else str(tree)
    except RecursionError as error:
        raise PredicateError("the expression is nested too deeply") from error


def _add(shapes: dict[object, _Shape], planner: Planner, tree: Tree, position: int) -> None:
    """Add a predicate to the shape that it belongs to."""
    rules, literals = planner.rules, list[Literal]()

    def placed(literal: Literal) -> Literal:
        literals.append(literal)
        return replace(literal, sql=f"asked_{len(literals) - 1}")

    rule, choice = rules.stats_rule(map_literals(tree, placed)), rules.bucket_choice(tree)
    conditions = rules.partition_conditions(tree)
    evaluator = Evaluator()
    in_partition = PartitionFilter(conditions, evaluator)
    pruner = EntryPruner(evaluator, in_partition, choice, rules.left_out)
    # The rule covers conditions on partition columns.
    of_specs: dict[int | None, Tree] = {
        spec_id: map_literals(projected, placed)
        for spec_id, projected in conditions.items()
        if spec_id is not None
    }
    on_partition = may_match_by_spec(of_specs, of_partition, "spec_id")
    rule = replace(rule, alone=f"({rule.alone}) AND ({on_partition})")
    schema_ids = None if choice is None else frozenset(choice.schema_ids)
    key = (rule.alone, rule.group, schema_ids, *(literal.kind for literal in literals))
    columns = tuple(dict.fromkeys((*pruner.columns, *rule.columns)))
    shape = shapes.setdefault(key, _Shape(rule, columns))
    shape.positions.append(position)
    shape.values.append([literal.sql for literal in literals])
    shape.choices += [] if choice is None else [choice]


def _counts(shape: _Shape, files: pa.Table) -> list[Count]:
    """Return the files and bytes of the predicates of one shape."""
    counts = [Count()] * len(shape.positions)
    tables = {"files": files.select(shape.columns)}
    if shape.choices:
        tables["files"], tables["hashed"] = _with_buckets(shape, tables["files"])
    try:
        answer = Evaluator().ask(_query(shape), **tables)
    except UNCOMPARABLE:
        # A literal cannot be compared: its predicate keeps all files.
        middle = len(shape.positions) // 2
        if not middle:
            return [count_of(files)]
        halves = shape.part(0, middle), shape.part(middle, len(shape.positions))
        return [count for half in halves for count in _counts(half, files)]
    for at, n_files, n_bytes in zip(
        *(column.to_pylist() for column in answer.columns), strict=True
    ):
        counts[at] = Count(n_files, int(n_bytes))
    return counts


def _query(shape: _Shape) -> str:
    """Return the query over `files` and, for predicates with buckets, `hashed`."""
    names = ["predicate_id", *(f"asked_{at}" for at in range(len(shape.values[0])))]
    rows = (f"({', '.join(map(str, [at, *row]))})" for at, row in enumerate(shape.values))
    asked = f"asked({', '.join(names)}) AS (VALUES {', '.join(rows)})"
    alike = "FROM files_alike('files')"
    if shape.rule.group is not None:  # a file counts in its group
        alike = "SELECT *, 1 AS n_files, file_size_in_bytes AS n_bytes FROM files"
    pairs = "SELECT alike.*, asked.* FROM alike CROSS JOIN asked"
    if shape.choices:
        pairs = "FROM pairs_of_buckets('alike', 'asked', 'hashed')"
    judged = shape.rule.query("pairs", ("predicate_id", "n_files", "n_bytes"))
    return (
        f"WITH {asked}, alike AS ({alike}), pairs AS ({pairs}), judged AS ({judged})"
        " FROM kept_by_predicate('judged')"
    )


def _with_buckets(shape: _Shape, files: pa.Table) -> tuple[pa.Table, pa.Table]:
    """Return files with `is_hashed`, and the buckets of predicates by the number of buckets."""
    totals = filled(whole(files["total_buckets"]), -1)
    by_total = {
        total: [choice.buckets(total) for choice in shape.choices]
        for total in np.unique(totals).tolist()
    }
    known = [total for total, buckets in by_total.items() if buckets[0] is not None]
    rows = [
        (total, bucket, at)
        for total in known
        for at, buckets in enumerate(by_total[total])
        for bucket in buckets or ()
    ]
    schemas = filled(whole(files["schema_id"]), -1)
    is_hashed = np.isin(totals, known) & np.isin(schemas, list(shape.choices[0].schema_ids))
    is_hashed &= to_flags(whole(files["bucket"]).is_valid())
    columns = np.array(rows, dtype=np.int64).reshape(-1, 3).T
    hashed = pa.table(list(map(number_array, columns)), names=["total", "place", "asked"])
    return files.append_column("is_hashed", flag_array(is_hashed)), hashed
