"""Which files are live, merged by Spark: entries hashed by what makes a file itself.

The same rule as the view `live_entries`, for tables whose deletes are too many for each task to
read them all. Nothing but the list of manifests comes to the driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arrowmeta.model.entries import IDENTITY_COLUMNS

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame

#: Columns that make a file itself: two entries with the same values are of the same file.
IDENTITY = tuple(name for name in IDENTITY_COLUMNS if name not in ("entry_id", "status"))


def live_files(added: DataFrame, deleted: DataFrame, columns: Sequence[str]) -> DataFrame:
    """Return columns of the entries `added` whose file no entry of `deleted` has.

    Args:
        added: entries with at least `columns` and the columns of `IDENTITY`.
        deleted: entries with the columns of `IDENTITY`.
        columns: of the answer.
    """
    removed = deleted.select(*IDENTITY).toDF(*map(_removed, IDENTITY)).hint("shuffle_hash")
    return added.join(removed, _is_same_file(), "left_anti").select(*map(_quoted, columns))


def _is_same_file() -> Column:
    from pyspark.sql import functions as f

    same = [f.col(name).eqNullSafe(f.col(_removed(name))) for name in IDENTITY]
    condition = same[0]
    for term in same[1:]:
        condition &= term
    return condition


def _removed(name: str) -> str:
    return f"removed_{name}"


def _quoted(name: str) -> str:
    return f"`{name}`"
