"""The stage `stats`: files by the statistics of their columns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.live import is_deleted
from arrowmeta.predicate.rules import StatsRule
from arrowmeta.predicate.together import Together
from arrowmeta.pruning.database import UNCOMPARABLE, StageDatabase


@dataclass(frozen=True)
class Judgement:
    """What statistics say of files.

    Attributes:
        is_kept: which files may have matching rows, or are kept with others.
        is_company: which of them cannot match, but are kept with others.
    """

    is_kept: NDArray[np.bool_]
    is_company: NDArray[np.bool_]

    @classmethod
    def of_all(cls, n_files: int) -> Judgement:
        """Keep every file."""
        return cls(np.ones(n_files, dtype=bool), np.zeros(n_files, dtype=bool))


def judge(files: pa.Table, rule: StatsRule, database: StageDatabase) -> Judgement:
    """Return which files are kept by their statistics.

    Args:
        files: the columns of the rule.
        rule: of the format, for a predicate.
        database: answers the question.
    """
    query = _alone(rule) if rule.together is None else _together(rule.together)
    try:
        answer = database.flags(query, files=files)
    except UNCOMPARABLE:
        # One bound that cannot be compared: nothing is known of the others either.
        return Judgement.of_all(files.num_rows)
    return Judgement(answer["kept"], answer["company"])


def alone_judge(
    rule: StatsRule, database: StageDatabase
) -> Callable[[pa.RecordBatch], NDArray[np.bool_]]:
    """Return what marks, in batch after batch, the entries that statistics do not rule out.

    What takes an entry back is never ruled out, whatever statistics it has: the other would stay.

    Args:
        rule: of the format, for a predicate; each file is decided alone.
        database: answers the question.
    """
    ask = database.prepare(_alone(rule))

    def may_match(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        try:
            kept: NDArray[np.bool_] = ask(batch)["kept"]
        except UNCOMPARABLE:
            return np.ones(batch.num_rows, dtype=bool)
        return kept | is_deleted(batch["status"])

    return may_match


def _alone(rule: StatsRule) -> str:
    return f"SELECT {rule.alone} AS kept, false AS company FROM files"


def _together(together: Together) -> str:
    placed = "(SELECT row_number() OVER () AS place, * FROM files)"
    return f"SELECT kept, company FROM ({together.query(placed, ['place'])}) ORDER BY place"
