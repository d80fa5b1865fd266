"""Report sections on contents: columns, file sizes, partitions, deletes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.duck.access import quoted_name
from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.model.shape import own_fields
from arrowmeta.output.grid import to_cells
from arrowmeta.output.nouns import word_of
from arrowmeta.pruning.aggregate import NOT_COUNTED
from arrowmeta.records import dataclass
from arrowmeta.report.page import (
    MOST_ROWS,
    UNKNOWN,
    Bar,
    Cell,
    Chart,
    Grid,
    Mark,
    Section,
    bars_of,
    byte_bars,
    counted,
    percent,
    share_of,
    sized,
    summed,
    text_of,
    total,
    tuples,
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
    is_nested = any(pa.types.is_nested(field.type) for field in fields)
    if fields and not is_nested and (answer := _answer(fields, ask)) is not None:
        counts = answer.column(0)
        return [_values(counts, answer.columns[at : at + 3]) for at in range(1, 3 * len(fields), 3)]
    if len(fields) < 2:
        return [Values()] * len(fields)
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
    aggregates = ["count(*)"]
    for at, name in enumerate(quoted_name(field.name) for field in fields):
        # Named, since DuckDB is asked for the text of those without a name.
        aggregates += [f"count({name}) AS c{at}", f"min({name}) AS l{at}", f"max({name}) AS g{at}"]
    try:
        return ask(", ".join(aggregates))
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
    leveled = files.filter(files["level"].is_valid())
    charts = [
        *_by_partition(partitions),
        *_by_size(sizes),
        *_by_kind(leveled, ["level"], "By level", "level {}".format),
        *_by_kind(files, ["content", "file_format"], "By content and format", _content_label),
        *_deletes_by_partition(debt),
    ]
    is_partitioned = bool(own_fields(partitions["partition"].type))
    layout = "" if is_partitioned else "The table is not partitioned. "
    # Position deletes may be of files that are no longer live.
    is_limit = pc.any(pc.equal(files["content"], "position_deletes")).as_py()
    lead = layout + _debt_in_words(debt, is_complete, is_limit)
    return Section("contents", title, lead, charts=tuple(charts))


def _by_partition(partitions: pa.Table) -> list[Chart]:
    if not own_fields(partitions["partition"].type):
        return []
    rows = partitions.sort_by([("file_size_in_bytes", "descending")])
    numbers = rows.select(["file_size_in_bytes", "file_count", "record_count"])
    labels = map(text_of, rows["partition_path"].fill_null(UNKNOWN).to_pylist())
    bars = byte_bars(labels, numbers, ("file", "row"))
    return [Chart("By partition", "bytes of data files", bars)]


def _by_size(sizes: pa.Table) -> list[Chart]:
    data = sizes.filter(pc.equal(sizes["content"], "data"))
    if not data.num_rows:
        return []
    classes = summed(data, ["size_from"], ["file_count", "file_size_in_bytes"])
    sums = {size_from: sums for size_from, *sums in tuples(classes.slice(0, _MOST_CLASSES + 2))}
    rows = []
    for size_from in _without_gaps(sums):
        n_files, n_bytes, _ = sums.get(size_from, (0, 0, 0))
        label = UNKNOWN if size_from is None else "empty"
        if size_from is not None and size_from > 0:
            label = f"{sized(size_from)} to {sized(2 * size_from)}"
        rows.append((label, n_files, counted(n_files, "file"), sized(n_bytes)))
    return [Chart("By file size", "data files in each class of size", bars_of(rows))]


def _without_gaps(sizes: Collection[int | None]) -> list[int | None]:
    """Return the size classes with empty ones between them, in order; the unknown class last."""
    powers = sorted(size for size in sizes if size is not None and size > 0)
    classes: list[int | None] = [size for size in sizes if size is not None and size <= 0]
    if powers:
        first, last = powers[0].bit_length() - 1, powers[-1].bit_length() - 1
        classes += [1 << exponent for exponent in range(first, last + 1)]
    return [*classes, *([None] if None in sizes else [])]


def _by_kind(
    files: pa.Table, names: list[str], title: str, label: Callable[..., str]
) -> list[Chart]:
    if not files.num_rows:
        return []
    rows = summed(files, names, ["file_size_in_bytes"])
    labels = map(label, *(to_cells(rows[name]) for name in names))
    return [Chart(title, "bytes of files", byte_bars(labels, rows.drop_columns(names), ("file",)))]


def _content_label(content: str, file_format: str) -> str:
    return text_of(f"{content.replace('_', ' ')}, {file_format}")


def _debt_in_words(debt: pa.Table, is_complete: bool, is_limit: bool) -> str:
    n_rows, n_deleted, n_equality, n_retractions = (
        total(debt[f"{name}_count"])
        for name in ("record", "deleted_record", "equality_delete", "retraction")
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
    largest = indebted.sort_by([("deleted_record_count", "descending")]).slice(0, MOST_ROWS)
    numbers = largest.select(["partition_path", "deleted_record_count", "record_count"])
    bars = tuple(
        Bar(
            text_of(UNKNOWN if path is None else path),
            (Mark(f"{n_deleted:,} of {counted(n_rows)}", share_of(n_deleted, n_rows), True),),
            percent(share_of(n_deleted, n_rows)),
        )
        for path, n_deleted, n_rows in tuples(numbers)
    )
    n_more = indebted.num_rows - len(bars)
    note = f"{counted(n_more, 'partition')} with no more deleted rows not shown." if n_more else ""
    return [Chart("Deleted rows by partition", "share of its rows", bars, note)]
