"""Report sections on contents: columns, file sizes, partitions, deletes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import number_array
from arrowmeta.duck.access import quoted_name
from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.model.shape import own_fields
from arrowmeta.output.grid import to_cells
from arrowmeta.output.nouns import word_of
from arrowmeta.pruning.aggregate import NOT_COUNTED
from arrowmeta.records import dataclass
from arrowmeta.report.pieces import (
    UNKNOWN,
    Bar,
    Cell,
    Chart,
    Grid,
    Mark,
    Section,
    bars_of,
    counted,
    percent,
    rest_of,
    share_of,
    sized,
    text_of,
    total,
    widened,
)

MOST_COLUMNS = 100

#: Signature of `Table.aggregate`.
Ask = Callable[[str], pa.Table]


@dataclass(frozen=True)
class Values:
    """Nulls and bounds of a column over all live files.

    Attributes:
        null_share: of stored values; None if not known.
        lower: lower bound; `unknown` unless every file has one, `none` without values.
        upper: upper bound; likewise.
    """

    null_share: float | None = None
    lower: str = UNKNOWN
    upper: str = UNKNOWN


def values_of(fields: Sequence[pa.Field], ask: Ask) -> list[Values]:
    """Return nulls and bounds of each column; empty `Values` if metadata has none for it."""
    fields = list(fields)
    if not fields:
        return []
    if len(fields) == 1 and pa.types.is_nested(fields[0].type):
        return [Values()]
    answer = None
    if not any(pa.types.is_nested(field.type) for field in fields):
        answer = _answer(fields, ask)
    if answer is not None:
        counts = answer.column(0)
        return [_values(counts, answer.columns[at : at + 3]) for at in range(1, 3 * len(fields), 3)]
    if len(fields) == 1:
        return [Values()]
    # The aggregate of one column fails: try each half.
    middle = len(fields) // 2
    return values_of(fields[:middle], ask) + values_of(fields[middle:], ask)


def columns_section(schema: pa.Schema, values: Sequence[Values]) -> Section:
    """Return the section on the columns of the table."""
    rows = tuple(
        (
            Cell(text_of(field.name)),
            Cell(text_of(field.type)),
            Cell(percent(of_column.null_share), is_number=True),
            Cell(of_column.lower),
            Cell(of_column.upper),
        )
        for field, of_column in zip(schema, values, strict=False)
    )
    n_more = len(schema) - len(rows)
    notes = ["Bounds of the stored rows; deleted rows count until compaction or a rewrite."]
    if n_more:
        notes.append(f"{counted(n_more, 'column')} not shown.")
    grid = Grid("Columns", ("Name", "Type", "Null", "Least", "Greatest"), rows, " ".join(notes))
    lead = f"{counted(len(schema), 'column')}, as a query at this snapshot has them."
    return Section("columns", "Which columns?", lead, grids=(grid,) if rows else ())


def _answer(fields: Sequence[pa.Field], ask: Ask) -> pa.Table | None:
    wanted = ["count(*)"]
    for at, name in enumerate(quoted_name(field.name) for field in fields):
        # Named, since DuckDB is asked for the text of those without a name.
        wanted += [f"count({name}) AS c{at}", f"min({name}) AS l{at}", f"max({name}) AS g{at}"]
    try:
        return ask(", ".join(wanted))
    except StorageError:
        raise
    except ArrowMetaError:
        return None


def _values(counts: pa.ChunkedArray, facts: Sequence[pa.ChunkedArray]) -> Values:
    n_rows, is_counted = _count(counts)
    n_valid, is_valid_counted = _count(facts[0])
    null_share = None
    if is_counted and is_valid_counted and (n_rows or counts[0].as_py().get("exact")):
        null_share = share_of(n_rows - n_valid, n_rows)
    lower, upper = (_bound(fact) for fact in facts[1:])
    return Values(null_share, lower, upper)


def _count(fact: pa.ChunkedArray) -> tuple[int, bool]:
    """Return a count of stored values, and whether every file records its part."""
    row = fact[0].as_py()
    return row["value"] or 0, row["value"] is not None and row["why"] != NOT_COUNTED


def _bound(fact: pa.ChunkedArray) -> str:
    value = pc.struct_field(fact, [0])
    if value.null_count:
        # An exact null: no row has a value.
        return "none" if fact[0].as_py().get("exact") else UNKNOWN
    return text_of(to_cells(value)[0])


_MOST_ROWS = 20
#: Limit on the exponent of a size class, above that of any real file.
_MOST_CLASSES = 64


def contents_section(
    files: pa.Table, partitions: pa.Table, sizes: pa.Table, debt: pa.Table, is_complete: bool = True
) -> Section:
    """Return the section on the live files.

    Args:
        files: content, file_format, level and file_size_in_bytes of live files.
        partitions: the relation `partitions`.
        sizes: the relation `file_sizes`.
        debt: the relation `delete_debt`.
        is_complete: whether all metadata could be read.
    """
    title = "What does the table contain?"
    if not files.num_rows:
        lead = "There are no live files." if is_complete else "No live files could be read."
        return Section("contents", title, lead)
    charts = [
        *_by_partition(partitions),
        *_by_size(sizes),
        *_by_level(files),
        *_by_kind(files),
        *_deletes_by_partition(debt),
    ]
    is_partitioned = bool(own_fields(partitions["partition"].type))
    layout = "" if is_partitioned else "The table is not partitioned. "
    # Position deletes may be of files that are no longer live.
    is_limit = pc.any(pc.equal(files["content"], "position_deletes")).as_py()
    lead = layout + _debt_in_words(debt, is_complete, is_limit)
    return Section("contents", title, lead, charts=tuple(charts))


def _label(path: str | None) -> str:
    return UNKNOWN if path is None else text_of(path)


def _by_partition(partitions: pa.Table) -> list[Chart]:
    if not own_fields(partitions["partition"].type):
        return []
    top = _largest(partitions, "file_size_in_bytes")
    shown = top.slice(0, _MOST_ROWS)
    rows = [
        (label, n_bytes or 0, sized(n_bytes), _files_and_rows(n_files, n_rows))
        for label, n_bytes, n_files, n_rows in zip(
            map(_label, shown["partition_path"].to_pylist()),
            *(shown[name].to_pylist() for name in _PARTITION_NUMBERS),
            strict=True,
        )
    ]
    bars = bars_of(rows)
    rest = top.slice(_MOST_ROWS)
    if rest.num_rows:
        n_bytes, n_files, n_rows = (total(rest[name]) for name in _PARTITION_NUMBERS)
        bars += (rest_of(rest.num_rows, sized(n_bytes), _files_and_rows(n_files, n_rows)),)
    return [Chart("By partition", "bytes of data files", bars)]


_PARTITION_NUMBERS = ("file_size_in_bytes", "file_count", "record_count")


def _largest(table: pa.Table, column: str) -> pa.Table:
    """Return the rows sorted by `column`, descending and stable."""
    position = number_array(np.arange(table.num_rows))
    keyed = pa.table({"number": table[column], "position": position})
    order = pc.sort_indices(keyed, sort_keys=[("number", "descending"), ("position", "ascending")])
    return table.take(order)


def _files_and_rows(n_files: int | None, n_rows: int | None) -> str:
    return f"{counted(n_files, 'file')}, {counted(n_rows, 'row')}"


def _by_size(sizes: pa.Table) -> list[Chart]:
    data = sizes.filter(pc.equal(sizes["content"], "data"))
    if not data.num_rows:
        return []
    classes = _summed(data, ["size_from"], ["file_count", "file_size_in_bytes"])
    by_size = {row["size_from"]: row for row in classes.slice(0, _MOST_CLASSES + 2).to_pylist()}
    rows = []
    for size_from in _without_gaps(by_size):
        row = by_size.get(size_from, {"file_count": 0, "file_size_in_bytes": 0})
        n_files = int(row["file_count"] or 0)
        n_bytes = int(row["file_size_in_bytes"] or 0)
        rows.append((_size_label(size_from), n_files, counted(n_files, "file"), sized(n_bytes)))
    return [Chart("By file size", "data files in each class of size", bars_of(rows))]


def _without_gaps(sizes: Collection[int | None]) -> list[int | None]:
    """Return the size classes with empty ones between them, in order; the unknown class last."""
    powers = sorted(size for size in sizes if size is not None and size > 0)
    classes: list[int | None] = [size for size in sizes if size is not None and size <= 0]
    if powers:
        first, last = powers[0].bit_length() - 1, powers[-1].bit_length() - 1
        classes += [1 << exponent for exponent in range(first, last + 1)]
    return [*classes, *([None] if None in sizes else [])]


def _size_label(size_from: int | None) -> str:
    if size_from is None:
        return UNKNOWN
    return f"{sized(size_from)} to {sized(2 * size_from)}" if size_from > 0 else "empty"


def _by_level(files: pa.Table) -> list[Chart]:
    leveled = files.filter(files["level"].is_valid())
    if not leveled.num_rows:
        return []
    rows = _summed(leveled, ["level"], ["file_size_in_bytes"])
    return [
        Chart(
            "By level",
            "bytes of files",
            _kinds(rows, [f"level {n}" for n in to_cells(rows["level"])]),
        )
    ]


def _by_kind(files: pa.Table) -> list[Chart]:
    rows = _summed(files, ["content", "file_format"], ["file_size_in_bytes"])
    pairs = zip(*(to_cells(rows[name]) for name in ("content", "file_format")), strict=True)
    labels = [text_of(f"{content.replace('_', ' ')}, {kind}") for content, kind in pairs]
    return [Chart("By content and format", "bytes of files", _kinds(rows, labels))]


def _kinds(rows: pa.Table, labels: Sequence[str]) -> tuple[Bar, ...]:
    shown = rows.slice(0, _MOST_ROWS)
    numbers = shown["file_size_in_bytes"].to_pylist()
    counts = shown["rows"].to_pylist()
    bars = [
        (label, int(n_bytes or 0), sized(int(n_bytes or 0)), counted(n_files, "file"))
        for label, n_bytes, n_files in zip(labels[:_MOST_ROWS], numbers, counts, strict=True)
    ]
    rest = rows.slice(_MOST_ROWS)
    if not rest.num_rows:
        return bars_of(bars)
    n_bytes = int(pc.sum(rest["file_size_in_bytes"]).as_py() or 0)
    n_files = counted(pc.sum(rest["rows"]).as_py(), "file")
    return (*bars_of(bars), rest_of(rest.num_rows, sized(n_bytes), n_files))


def _summed(table: pa.Table, keys: Sequence[str], numbers: Sequence[str]) -> pa.Table:
    """Return sums of `numbers` and the row count by `keys`, in the order of the keys."""
    columns = {name: table[name] for name in keys} | {
        name: widened(table[name]) for name in numbers
    }
    sums = (
        pa.table(columns)
        .group_by(list(keys))
        .aggregate([*((name, "sum") for name in numbers), ([], "count_all")])
    )
    named = pa.table(
        {name: sums[name] for name in keys}
        | {name: sums[f"{name}_sum"] for name in numbers}
        | {"rows": sums["count_all"]}
    )
    return named.take(pc.sort_indices(named, sort_keys=[(name, "ascending") for name in keys]))


def _debt_in_words(debt: pa.Table, is_complete: bool, is_limit: bool) -> str:
    n_rows, n_deleted = (total(debt[name]) for name in ("record_count", "deleted_record_count"))
    n_equality, n_retractions = (
        total(debt[name]) for name in ("equality_delete_count", "retraction_count")
    )
    parts = []
    if n_deleted:
        share = percent(share_of(n_deleted, n_rows))
        files = counted(total(debt["files_with_deletes_count"]), "file")
        parts.append(
            f"{'Up to ' if is_limit else ''}{counted(n_deleted, 'row')} of {n_rows:,} ({share}) "
            f"{word_of(n_deleted, 'is', 'are')} deleted, but still stored in {files}."
        )
    if n_unknown := debt["deleted_record_count"].null_count:
        partitions = counted(n_unknown, "partition")
        parts.append(f"The number of deleted rows of {partitions} is unknown.")
    if n_equality:
        parts.append("Metadata does not say how many rows equality deletes delete.")
    if n_retractions:
        waits = word_of(n_retractions, "waits", "wait")
        parts.append(f"{counted(n_retractions, 'row')} of kind -U or -D {waits} for compaction.")
    seen = "row" if is_complete else "row that could be read"
    return " ".join(parts) or f"No {seen} is marked as deleted."


def _deletes_by_partition(debt: pa.Table) -> list[Chart]:
    indebted = debt.filter(pc.greater(debt["deleted_record_count"], 0))
    if not indebted.num_rows or not own_fields(debt["partition"].type):
        return []
    top = _largest(indebted, "deleted_record_count").slice(0, _MOST_ROWS)
    shares = zip(
        map(_label, top["partition_path"].to_pylist()),
        top["deleted_record_count"].to_pylist(),
        top["record_count"].to_pylist(),
        strict=True,
    )
    bars = tuple(
        Bar(
            label,
            (Mark(f"{n_deleted:,} of {counted(n_rows)}", share_of(n_deleted, n_rows), True),),
            percent(share_of(n_deleted, n_rows)),
        )
        for label, n_deleted, n_rows in shares
    )
    n_more = indebted.num_rows - len(bars)
    note = f"{counted(n_more, 'partition')} with no more deleted rows not shown." if n_more else ""
    return [Chart("Deleted rows by partition", "share of its rows", bars, note)]
