"""Files that cannot be decided one by one, as SQL: a row of the table comes out of several.

They are kept or dropped together. What makes a row, versions of it or its columns, is said here;
which tables have such files is for the formats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from arrowmeta.predicate.may_match import Facts


class Together(Protocol):
    """How files are decided that have rows in common."""

    def query(self, relation: str, carried: Sequence[str], apart: Sequence[str] = ()) -> str:
        """Return the query that decides over files.

        Args:
            relation: the files, a relation in SQL.
            carried: columns to carry over to the answer. Beside them it has `kept`, and `company`:
                whether a file is kept for others only.
            apart: those of them that keep files apart from each other.
        """
        ...


@dataclass(frozen=True)
class RowVersions:
    """Files of a partition and bucket have versions of the same rows, the newest on top.

    Attributes:
        alone: a condition that decides over each file, whatever the others.
        whole: a condition that decides over a file only where no other can have a version of the
            same rows: if it is the only one, or all are on one level above 0. Elsewhere files are
            kept together as long as one of them meets it.
        combines: whether a row can be made of versions none of which matches, so that all are kept.
        in_any_bucket: whether versions of a row may be in several buckets of a partition, and in
            one file.
    """

    alone: str
    whole: str
    combines: bool
    in_any_bucket: bool = False

    def query(self, relation: str, carried: Sequence[str], apart: Sequence[str] = ()) -> str:
        """See `Together.query`."""
        others = (
            "true" if self.combines else "bool_or(is_whole) FILTER (WHERE is_alone) OVER bucket"
        )
        columns = ", ".join(carried)
        places = ["partition_bytes"] if self.in_any_bucket else ["partition_bytes", "bucket"]
        is_only_one = "false" if self.in_any_bucket else "n_left = 1"
        return f"""
            WITH judged AS (
                SELECT
                    {columns},
                    partition_bytes,
                    bucket,
                    level,
                    {self.alone} AS is_alone,
                    {self.whole} AS is_whole
                FROM {relation}
            ),
            in_buckets AS (
                SELECT
                    {columns},
                    is_alone,
                    is_whole,
                    min(level) FILTER (WHERE is_alone) OVER bucket AS lowest,
                    max(level) FILTER (WHERE is_alone) OVER bucket AS highest,
                    count(*) FILTER (WHERE is_alone) OVER bucket AS n_left,
                    {others} AS is_kept_with_others
                FROM judged
                WINDOW bucket AS (PARTITION BY {", ".join([*apart, *places])})
            )
            SELECT
                {columns},
                is_alone
                AND CASE
                    WHEN {is_only_one} OR (lowest >= 1 AND lowest = highest) THEN is_whole
                    ELSE is_kept_with_others
                END AS kept,
                kept AND NOT is_whole AS company
            FROM in_buckets
        """


@dataclass(frozen=True)
class ColumnOfParts:
    """A column that some files of a range of rows have.

    Attributes:
        name: a SQL identifier that no column has.
        facts: what a file says of the column.
        is_there: a condition that a file has the column; its statistics may be missing.
        sequence: of the column in a file: the greatest is that of the rows' values.
    """

    name: str
    facts: Facts
    is_there: str
    sequence: str

    @property
    def facts_of_range(self) -> Facts:
        """What is known of the column in all rows of a range, as `RowParts` makes it."""
        name = self.name
        return Facts(f"{name}_lower", f"{name}_upper", f"{name}_nulls", "NULL", "range_rows")


@dataclass(frozen=True)
class RowParts:
    """Files of one range of row ids have columns of the same rows, in a partition and bucket.

    Values of a column are those of the newest file that has it. If that one does not span all the
    range, or is not the only one so new, nothing is known. A column that no file has is null.

    Attributes:
        columns: those that the condition looks at.
        matches: a condition over `ColumnOfParts.facts_of_range` and what all files have in common.
        whole: a condition over what each file says.
        is_apart: a condition that a file has columns without statistics, of some of the rows.
    """

    columns: tuple[ColumnOfParts, ...]
    matches: str
    whole: str
    is_apart: str

    def query(self, relation: str, carried: Sequence[str], apart: Sequence[str] = ()) -> str:
        """See `Together.query`."""
        columns = ", ".join(carried)
        places = ", ".join([*apart, "partition_bytes", "bucket"])
        newest = "".join(f", {_newest(one)}" for one in self.columns)
        known = "".join(f", {_known(one)}" for one in self.columns)
        return f"""
            WITH ranged AS (
                SELECT
                    *,
                    first_row_id AS row_start,
                    first_row_id + coalesce(record_count, {_GREATEST}) AS row_end,
                    {self.is_apart} AS is_apart
                FROM {relation}
            ),
            begun AS (
                SELECT *, coalesce(row_start >= max(row_end) OVER above, true) AS begins
                FROM ranged
                WINDOW above AS (
                    PARTITION BY {places}
                    ORDER BY row_start NULLS LAST, row_end
                    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
                )
            ),
            numbered AS (
                SELECT
                    *,
                    sum(begins::INTEGER) OVER (
                        PARTITION BY {places}
                        ORDER BY row_start NULLS LAST, row_end
                        RANGE UNBOUNDED PRECEDING  -- equal rows stand here in another order
                    ) AS range_no
                FROM begun
            ),
            gathered AS (
                SELECT
                    *,
                    min(row_start) OVER of_range AS range_start,
                    max(row_end) OVER of_range AS range_end,
                    range_end - range_start AS range_rows
                    {newest}
                FROM numbered AS asked
                WINDOW of_range AS (PARTITION BY {places}, range_no)
            ),
            known AS (SELECT *{known} FROM gathered)
            SELECT
                {columns},
                {self.matches} AS kept,
                kept AND NOT ({self.whole}) AS company
            FROM known AS asked
        """


_GREATEST = (1 << 62) - 1


def _newest(column: ColumnOfParts) -> str:
    name, facts = column.name, column.facts
    says = (
        f"{{'lower': {facts.lower}, 'upper': {facts.upper}, 'nulls': {facts.null_count},"
        f" 'sequence': {column.sequence}, 'row_start': row_start, 'row_end': row_end}}"
    )
    sequence = f"coalesce({column.sequence}, {_GREATEST})"
    return f"""
        arg_max({says}, {sequence}, 2) FILTER (WHERE {column.is_there}) OVER of_range
            AS {name}_newest,
        coalesce(bool_or(is_apart) FILTER (WHERE {column.is_there}) OVER of_range, false)
            AS {name}_is_apart
    """


def _known(column: ColumnOfParts) -> str:
    name = column.name
    newest = f"{name}_newest"
    return f"""
        (
            NOT {name}_is_apart
            AND {newest}[1].row_start = range_start
            AND {newest}[1].row_end = range_end
            AND coalesce({newest}[2].sequence < {newest}[1].sequence, len({newest}) = 1)
            AND {newest}[1].sequence IS NOT NULL
        ) AS {name}_is_known,
        CASE WHEN {name}_is_known THEN {newest}[1].lower END AS {name}_lower,
        CASE WHEN {name}_is_known THEN {newest}[1].upper END AS {name}_upper,
        CASE
            WHEN {newest} IS NULL THEN range_rows
            WHEN {name}_is_known THEN {newest}[1].nulls
        END AS {name}_nulls
    """
