"""Many predicates at once: how many files and bytes each of them touches.

Entries are decoded once. Predicates that differ in their values only are answered by one query
over files and values, with the same macros as a single plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import flag_array, to_numbers
from arrowmeta.predicate.may_match import Facts, exactly, flat, may_match
from arrowmeta.predicate.read import Predicate
from arrowmeta.predicate.rules import BucketChoice
from arrowmeta.predicate.tree import (
    TRUE,
    Column,
    Comparison,
    Leaf,
    Literal,
    Membership,
    Tree,
    map_leaves,
)
from arrowmeta.pruning.database import UNCOMPARABLE
from arrowmeta.pruning.entries import EntryKeeper
from arrowmeta.pruning.judge import judge
from arrowmeta.pruning.planner import Planner

MANY = pa.schema(
    [
        pa.field("predicate", pa.string(), nullable=False),
        pa.field("files", pa.int64(), nullable=False),
        pa.field("bytes", pa.int64(), nullable=False),
    ]
)

#: Predicates answered by one query, at most: each has a row of values.
_PER_QUERY = 2_000


@dataclass
class _Shape:
    """A condition with places for values, and the values of each predicate that has it."""

    condition: str
    places: list[int] = field(default_factory=list)
    values: list[list[str]] = field(default_factory=list)


def plan_many(planner: Planner, predicates: Sequence[Predicate]) -> pa.Table:
    """Return the files and bytes that each predicate touches, in the order of the predicates.

    Raises:
        PredicateError: one of them cannot be understood against the columns.
    """
    trees = planner.reader.read_many(predicates)
    files = _live_files(planner, trees)
    counts = np.zeros((2, len(trees)), dtype=np.int64)
    shapes: dict[str, _Shape] = {}
    for place, tree in enumerate(trees):
        shape = _shape(planner, tree)
        if shape is None:
            counts[:, place] = _alone(planner, tree, files)
        else:
            key, condition, values = shape
            known = shapes.setdefault(key, _Shape(condition))
            known.places.append(place)
            known.values.append(values)
    for one in shapes.values():
        for start in range(0, len(one.places), _PER_QUERY):
            end = start + _PER_QUERY
            part = _Shape(one.condition, one.places[start:end], one.values[start:end])
            counts[:, part.places] = _together(planner, part, files)
    texts = [
        predicate if isinstance(predicate, str) else str(tree)
        for predicate, tree in zip(predicates, trees, strict=True)
    ]
    return pa.table([pa.array(texts, pa.string()), *map(pa.array, counts)], schema=MANY)


def _live_files(planner: Planner, trees: Sequence[Tree]) -> pa.Table:
    """Decode what any of the predicates looks at."""
    rules = planner.rules
    columns: dict[str, None] = {}
    for tree in trees:
        choice = rules.bucket_choice(tree)
        keeper = EntryKeeper(rules.partition_conditions(tree), choice, rules.left_out)
        columns |= dict.fromkeys((*keeper.columns, *rules.stats_rule(tree).columns))
    return planner.live_files(list(columns))


def _shape(planner: Planner, tree: Tree) -> tuple[str, str, list[str]] | None:
    """Return a predicate's shape and values; None if it has to be planned by itself."""
    rules = planner.rules
    if rules.stats_rule(tree).whole is not None or rules.bucket_choice(tree) is not None:
        return None
    values: list[str] = []

    def placed(literal: Literal) -> Literal:
        values.append(literal.sql)
        return Literal(f"asked.v{len(values) - 1}", literal.exact, literal.text)

    def of_leaf(leaf: Leaf) -> Tree:
        match leaf:
            case Comparison(column, operator, literal):
                return Comparison(column, operator, placed(literal))
            case Membership(column, literals, negated):
                return Membership(column, tuple(map(placed, literals)), negated)
        return leaf

    parts = [f"({rules.stats_rule(map_leaves(tree, of_leaf)).alone})"]
    for spec_id, projected in rules.partition_conditions(tree).items():
        if spec_id is not None and projected != TRUE:
            on_partition = may_match(map_leaves(projected, of_leaf), _partition_facts)
            parts.append(f"(spec_id IS DISTINCT FROM {spec_id} OR {on_partition})")
    condition = " AND ".join(parts)
    # Values of one column of a query get one type, so only those of the same type go together.
    kinds = [sql.rpartition(" AS ")[2] if sql.startswith("CAST(") else sql[:1] for sql in values]
    kinds = ["integer" if kind.isdigit() or kind == "-" else kind for kind in kinds]
    return f"{condition} {kinds}", condition, values


def _partition_facts(column: Column) -> Facts:
    return exactly(flat("partition", column.name))


def _together(planner: Planner, shape: _Shape, files: pa.Table) -> NDArray[np.int64]:
    """Return the files and bytes of predicates of one shape."""
    rows = ", ".join(f"({', '.join([str(at), *row])})" for at, row in enumerate(shape.values))
    names = ", ".join(["id", *(f"v{at}" for at in range(len(shape.values[0])))])
    query = f"""
        SELECT id, count(*) AS files, sum(file_size_in_bytes)::BIGINT AS bytes
        FROM files CROSS JOIN (VALUES {rows}) AS asked({names})
        WHERE {shape.condition}
        GROUP BY id
    """
    counts = np.zeros((2, len(shape.places)), dtype=np.int64)
    try:
        answer = planner.database.ask(query, files=files)
    except UNCOMPARABLE:
        counts[:] = np.array(_size(files)).reshape(2, 1)
        return counts
    ids = to_numbers(answer["id"].combine_chunks())
    for line, name in enumerate(("files", "bytes")):
        counts[line, ids] = to_numbers(answer[name].combine_chunks())
    return counts


def _alone(planner: Planner, tree: Tree, files: pa.Table) -> list[int]:
    rules = planner.rules
    choice: BucketChoice | None = rules.bucket_choice(tree)
    keeper = EntryKeeper(rules.partition_conditions(tree), choice, rules.left_out)
    masks = [keeper(batch) for batch in files.combine_chunks().to_batches()]
    kept = files.filter(flag_array(np.concatenate(masks))) if masks else files
    if tree != TRUE:
        judged = judge(kept, rules.stats_rule(tree), planner.database)
        kept = kept.filter(flag_array(judged.is_kept))
    return _size(kept)


def _size(files: pa.Table) -> list[int]:
    return [files.num_rows, pc.sum(files["file_size_in_bytes"]).as_py() or 0]
