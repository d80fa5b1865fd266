"""How many rows of a file are certain to match and to be rows of the table."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, whole
from arrowmeta.predicate.may_match import may_match
from arrowmeta.predicate.rules import Rules
from arrowmeta.predicate.tree import Tree, not_true
from arrowmeta.pruning.database import UNCOMPARABLE, StageDatabase


def matches_wholly(
    tree: Tree, rules: Rules, files: pa.Table, database: StageDatabase
) -> NDArray[np.bool_]:
    """Return of which files every row matches: no row can be that does not."""
    query = f"SELECT NOT ({may_match(not_true(tree), rules.file_facts)}) AS yes FROM files"
    try:
        return database.flags(query, files=files)["yes"]
    except UNCOMPARABLE:
        return np.zeros(files.num_rows, dtype=bool)


def is_certain(
    tree: Tree,
    rules: Rules,
    files: pa.Table,
    has_deletes: NDArray[np.bool_],
    database: StageDatabase,
) -> NDArray[np.bool_]:
    """Return which files have no rows but such as match and are rows of the table.

    They are rows of the table if no delete applies and no other file can have another version of
    them.

    Args:
        tree: the predicate.
        rules: of the table's format.
        files: `delete_record_count`, and the columns of the rule for statistics.
        has_deletes: whether deletes apply to each file.
        database: answers the question.
    """
    if not rules.rows_are_whole:
        return np.zeros(files.num_rows, dtype=bool)
    has_retracted = filled(whole(files["delete_record_count"]), 0) > 0
    return matches_wholly(tree, rules, files, database) & ~(has_deletes | has_retracted)


def certain_rows(
    tree: Tree,
    rules: Rules,
    files: pa.Table,
    has_deletes: NDArray[np.bool_],
    database: StageDatabase,
) -> NDArray[np.int64]:
    """Return for each file the number of rows that are certain to match; see `is_certain`."""
    rows = filled(whole(files["record_count"]), 0)
    certain = is_certain(tree, rules, files, has_deletes, database)
    return np.where(certain, np.maximum(rows, 0), 0)
