"""Files with versions or parts of the same rows: all small groups, and which files are kept.

The result of a file's own statistics is given here as two columns.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, NamedTuple

import duckdb
import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import ColumnOfParts, Facts, Formula, RowParts, RowVersions
from arrowmeta.pruning.evaluator import Evaluator, kept_by_stats
from arrowmeta.views.sql_files import macro_session, sql_files


class File(NamedTuple):
    """A file, and whether its own statistics keep it, and show that all its rows match."""

    level: int
    alone: bool
    whole: bool


FILES = [File(*one) for one in product((0, 1, 2), (True, False), (True, False))]
GROUPS = [list(files) for n in (1, 2, 3) for files in product(FILES, repeat=n)]


def expected(files: list[File], combines: bool, in_any_bucket: bool) -> list[bool]:
    """Which files of a group are kept, by the rules of `RowVersions`."""
    left = [file for file in files if file.alone]
    is_only_one = len(left) == 1 and not in_any_bucket
    levels = {file.level for file in left}
    if is_only_one or (len(levels) == 1 and 0 not in levels):
        return [file.alone and file.whole for file in files]
    return [file.alone and (combines or any(one.whole for one in left)) for file in files]


def answers(rows: list[dict[str, Any]], *options: bool) -> tuple[list[bool], list[bool]]:
    rule = formula.StatsRule((), formula.column("a"), RowVersions(formula.column("w"), *options))
    kept, for_group = kept_by_stats(pa.Table.from_pylist(rows), rule, Evaluator())
    return kept.tolist(), for_group.tolist()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("in_any_bucket", [True, False])
@pytest.mark.parametrize("combines", [True, False])
@pytest.mark.parametrize("apart", ["partition_bytes", "bucket"])
def test_files_with_versions_of_rows_are_kept_together(combines, in_any_bucket, apart):
    if apart == "bucket" and in_any_bucket:
        apart = "partition_bytes"
    rows, kept, for_group = [], [], []
    for number, files in enumerate(GROUPS):
        kept += expected(files, combines, in_any_bucket)
        for file in files:
            place = {"partition_bytes": 0, "bucket": 0, apart: number}
            said = {"level": file.level, "a": file.alone, "w": file.whole}
            for_group.append(kept[len(rows)] and not file.whole)
            rows.append({"place": len(rows), **place, **said})
    assert answers(rows, combines, in_any_bucket) == (kept, for_group)


def test_files_of_other_buckets_have_other_rows_unless_in_any_bucket():
    place = {"partition_bytes": 0, "level": 0, "a": True}
    rows = [place | {"place": at, "bucket": at, "w": at == 0} for at in (0, 1)]
    for in_any_bucket in (True, False):
        assert answers(rows, False, in_any_bucket)[0] == [True, in_any_bucket]


class Part(NamedTuple):
    """A file with a range of row ids, and whether it has the column."""

    start: int | None
    count: int | None
    has_column: bool
    sequence: int | None
    is_apart: bool

    @property
    def end(self) -> int:
        return (self.start or 0) + (1 << 62) - 1 if self.count is None else self.start + self.count


PARTS = [
    Part(*one)
    for one in product((0, 1, None), (1, 2, None), (True, False), (1, 2, None), (False, True))
    if one[2] or one[3:] == (1, False)
]


def ranges(parts: list[Part]) -> list[list[Part]]:
    """Group files into ranges of overlapping row ids."""
    found: list[list[Part]] = [[one] for one in parts if one.start is None]
    end = 0
    for one in sorted((one for one in parts if one.start is not None), key=lambda one: one[0]):
        if not found or found[-1][0].start is None or one.start >= end:
            found.append([])
        found[-1].append(one)
        end = max(one.end, end)
    return found


def told(parts: list[Part]) -> tuple[int | None, int | None, int | None]:
    """The column's statistics in a range: the sequence as a bound, the nulls, and the rows."""
    if parts[0].start is None:
        return None, None, None
    start, end = min(one.start for one in parts), max(one.end for one in parts)
    having = [one for one in parts if one.has_column]
    if not having:
        return None, end - start, end - start
    newest = max(having, key=lambda one: one.sequence or 0)
    is_known = (
        not any(one.is_apart or one.sequence is None for one in having)
        and sum(one.sequence == newest.sequence for one in having) == 1
        and (newest.start, newest.end) == (start, end)
    )
    return newest.sequence if is_known else None, 7 if is_known else None, end - start


def test_range_uses_column_statistics_of_its_newest_file():
    random = Random(1)
    groups = [[one] for one in PARTS]
    groups += [random.choices(PARTS, k=random.choice((2, 2, 3, 4))) for _ in range(1000)]
    rows = []
    for number, parts in enumerate(groups):
        for some in ranges(parts):
            bound, nulls, count = told(some)
            for one in some:
                rows.append(
                    {"place": len(rows), "bucket": number % 2}
                    | {"partition_bytes": number // 2, "w": len(rows) % 3 == 0}
                    | {"first_row_id": one.start, "record_count": one.count}
                    | {"there": one.has_column, "large": one.is_apart, "s": one.sequence}
                    | {"bound": bound, "nulls": nulls, "count": count}
                )
    random.shuffle(rows)
    facts = Facts(*map(Formula, ("s", "s + 10", "7", "0", "1")))
    column = ColumnOfParts("part", facts, "there", "s")
    wanted = {"lower": "bound", "upper": "bound + 10", "nulls": "nulls"}
    known = [
        f"(column_parts.part).{name} IS NOT DISTINCT FROM known.{of}" for name, of in wanted.items()
    ]
    matches = " AND ".join([*known, "range_rows IS NOT DISTINCT FROM known.count"])
    parts = RowParts((column,), Formula(matches), Formula("w"), "large")
    query = parts.judged("files")
    with macro_session(query) as connection:
        connection.register("files", pa.Table.from_pylist(rows))
        found = connection.sql(f"FROM {query} ORDER BY place").to_arrow_table()
    assert [rows[at] for at, kept in enumerate(found["kept"].to_pylist()) if not kept] == []
    assert found["kept_for_group"].to_pylist() == [place % 3 > 0 for place in range(len(rows))]


def test_files_of_equal_row_id_ranges_are_one_range_despite_threads():
    """With several threads, DuckDB orders files of the same range differently each time."""
    n_ranges, n_files = 10, 50_000
    place = np.arange(n_files)
    rows = {"first_row_id": place % n_ranges, "record_count": np.ones_like(place), "place": place}
    rows |= dict.fromkeys(("partition_bytes", "bucket"), np.zeros_like(place))
    parts = RowParts(
        (), Formula("range_start = first_row_id AND range_rows = 1"), formula.TRUE, "false"
    )
    with duckdb.connect(config={"threads": 4}) as connection:
        for file in sql_files():
            if file.folder in ("macros", "pruning"):
                connection.execute(file.definition)
        connection.register("files", pa.table(rows))
        query = f"SELECT count(*) FROM {parts.judged('files')} WHERE kept"
        assert connection.execute(query).fetchone() == (n_files,)
