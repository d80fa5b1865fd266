"""How many rows of a file are certain to match and to be rows of the table."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, to_flags
from arrowmeta.predicate.may_match import may_match
from arrowmeta.predicate.rules import Rules
from arrowmeta.predicate.tree import Tree, not_true
from arrowmeta.pruning.database import UNCOMPARABLE, StageDatabase


def certain_rows(
    tree: Tree,
    rules: Rules,
    files: pa.Table,
    delete_files: pa.ChunkedArray,
    database: StageDatabase,
) -> NDArray[np.int64]:
    """Return for each file the number of rows that are certain to match; 0 where it is not known.

    All rows of a file match if none can be that does not. They are rows of the table if no delete
    applies and no other file can have another version of them.

    Args:
        tree: the predicate.
        rules: of the table's format.
        files: `record_count`, `delete_record_count`, and the columns of the rule for statistics.
        delete_files: lists of the deletes that apply.
        database: answers the question.
    """
    nothing = np.zeros(files.num_rows, dtype=np.int64)
    if not rules.rows_are_whole:
        return nothing
    try:
        answer = database.ask(
            f"SELECT NOT ({may_match(not_true(tree), rules.file_facts)}) AS certain FROM files",
            files=files,
        )
    except UNCOMPARABLE:
        return nothing
    is_certain = to_flags(answer["certain"].combine_chunks())
    n_deletes = filled(pc.list_value_length(delete_files).combine_chunks(), 0)
    retracted = filled(files["delete_record_count"].combine_chunks(), 0)
    rows = filled(files["record_count"].combine_chunks(), 0)
    return np.where(is_certain & (n_deletes == 0) & (retracted == 0), np.maximum(rows, 0), 0)
