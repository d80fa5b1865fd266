"""Many predicates at once: how many files and bytes each of them may match.

Entries are decoded once; partitions, buckets and statistics then decide as in a plan of each. Main
name: `plan_many`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    filled,
    flag_array,
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

_SIZE = "file_size_in_bytes"
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
    pruners = [search.place_pruner() for search in searches]
    columns = {"content", *(name for pruner in pruners for name in pruner.columns)}
    columns |= {name for search in searches for name in search.stats_columns}
    files = planner.live_files(sorted(columns))
    sizes = filled(whole(files[_SIZE]), 0)
    places = cache(partial(_places, files))
    counts: dict[object, Count] = {}
    for at, (predicate, search) in enumerate(zip(predicates, searches, strict=True)):
        key = predicate if isinstance(predicate, str) else at
        if key not in counts:
            distinct, of_files = places(pruners[at].columns)
            mask = pruners[at].marks(distinct)[-1][of_files]
            some = files.select(search.stats_columns)
            mask[mask] = search.by_stats(some if mask.all() else some.filter(flag_array(mask)))
            counts[key] = Count()
            counts[key].add(sizes, mask)
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


def _places(files: pa.Table, names: tuple[str, ...]) -> tuple[pa.RecordBatch, NDArray[np.int64]]:
    """Return distinct partitions and buckets, and for each file which of them it has."""
    names = tuple(name for name in names if name != _SIZE)  # no decision depends on it
    columns = [whole(files[name]) for name in names]
    firsts, of_files = distinct_positions(columns)
    rows = [column.take(number_array(firsts)) for column in columns]
    return pa.RecordBatch.from_arrays(rows, names), of_files
