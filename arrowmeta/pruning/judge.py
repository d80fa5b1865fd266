"""The third stage: files by the statistics of their columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_flags
from arrowmeta.predicate.rules import StatsRule
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
    query = _alone(rule) if rule.whole is None else _together(rule, rule.whole)
    try:
        answer = database.ask(query, files=files)
    except UNCOMPARABLE:
        # One bound that cannot be compared: nothing is known of the others either.
        return Judgement.of_all(files.num_rows)
    return Judgement(*(to_flags(answer[name].combine_chunks()) for name in ("kept", "company")))


def _alone(rule: StatsRule) -> str:
    return f"SELECT {rule.alone} AS kept, false AS company FROM files"


def _together(rule: StatsRule, whole: str) -> str:
    others = "true" if rule.combines else "bool_or(is_whole) FILTER (WHERE is_alone) OVER bucket"
    return f"""
        WITH judged AS (
            SELECT
                row_number() OVER () AS place,
                partition_bytes,
                bucket,
                level,
                {rule.alone} AS is_alone,
                {whole} AS is_whole
            FROM files
        ),
        in_buckets AS (
            SELECT
                place,
                is_alone,
                is_whole,
                min(level) FILTER (WHERE is_alone) OVER bucket AS lowest,
                max(level) FILTER (WHERE is_alone) OVER bucket AS highest,
                {others} AS is_kept_with_others
            FROM judged
            WINDOW bucket AS (PARTITION BY partition_bytes, bucket)
        )
        SELECT
            is_alone
            AND CASE
                WHEN lowest >= 1 AND lowest = highest THEN is_whole
                ELSE is_kept_with_others
            END AS kept,
            kept AND NOT is_whole AS company
        FROM in_buckets
        ORDER BY place
    """
