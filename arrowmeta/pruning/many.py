"""Many predicates at once: how many files and bytes each of them may match.

Entries are decoded once; partitions, buckets and statistics then decide as in a plan of each. Files
whose columns are equal are asked about once. Main name: `plan_many`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    filled,
    int_array,
    number_array,
    text_array,
    whole,
    within_64_bits,
)
from arrowmeta.errors import PredicateError
from arrowmeta.model.shape import to_schema
from arrowmeta.predicate.dialect import Dialect
from arrowmeta.predicate.read import Predicate
from arrowmeta.predicate.tree import TRUE, Tree
from arrowmeta.pruning.evaluator import Evaluator, distinct_positions
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import STAGES, Query, Search
from arrowmeta.pruning.stages import Count, choose_manifests

MANY = to_schema("predicate: string!, files: int64!, bytes: int64")


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
    source, rules, evaluator = planner.source, planner.rules, Evaluator()
    choice = choose_manifests(source, rules, TRUE, evaluator, is_used=False)
    searches = [Search(source, rules, evaluator, Query(tree), choice, STAGES) for tree in trees]
    columns = dict.fromkeys(name for search in searches for name in search.deciding_columns)
    files = planner.live_files(list(columns))
    sizes = filled(whole(files["file_size_in_bytes"]), 0)
    alike = cache(partial(_alike, files))
    counts: dict[object, Count] = {}
    for at, (predicate, search) in enumerate(zip(predicates, searches, strict=True)):
        key = predicate if isinstance(predicate, str) else at
        if key not in counts:
            distinct, of_files = alike(search.deciding_columns, search.rule.group is None)
            counts[key] = Count()
            counts[key].add(sizes, search.decided(distinct)[of_files])
        counts[at] = counts[key]
    found = [counts[at] for at in range(len(trees))]
    n_files = int_array([count.entries for count in found])
    n_bytes = int_array([within_64_bits(count.bytes) for count in found])
    return pa.table([text_array(texts), n_files, n_bytes], schema=MANY)


def _text(predicate: Predicate, tree: Tree) -> str:
    """Return a SQL predicate as it is, any other as text of its tree."""
    try:
        return predicate if isinstance(predicate, str) else str(tree)
    except RecursionError as error:
        raise PredicateError("the expression is nested too deeply") from error


def _alike(
    files: pa.Table, names: tuple[str, ...], are_apart: bool
) -> tuple[pa.Table, NDArray[np.int64]]:
    """Return distinct rows of some columns, and for each file which of them it has.

    Args:
        are_apart: whether each file is decided by itself; else each has a row of its own.
    """
    files = files.select(names)
    if not are_apart or not files.num_rows:
        return files, np.arange(files.num_rows)
    firsts, of_files = distinct_positions([whole(column) for column in files.columns])
    return files.take(number_array(firsts)), of_files
