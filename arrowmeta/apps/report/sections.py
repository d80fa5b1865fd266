"""Sections of a report, a function each: contents, columns, commits, metadata, pruning, truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.apps.report.page import (
    MOST_ROWS,
    Bar,
    Cell,
    Chart,
    Grid,
    Mark,
    Section,
    bar_of,
    bars_of,
    byte_bars,
    cell_of,
    cells_of,
    moments,
    number_cell,
    percent,
    share_of,
    signed,
    sized,
    summed,
    text_of,
    tuples,
)
from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.io.sql_access import quoted_name
from arrowmeta.kernels.buffers import total
from arrowmeta.model.damage import standing
from arrowmeta.model.nouns import (
    UNKNOWN,
    count_severities,
    counted,
    few_digits,
    severities_text,
    word_of,
)
from arrowmeta.model.shape import own_fields
from arrowmeta.output.grid import to_cells
from arrowmeta.pruning.aggregate import NOT_COUNTED
from arrowmeta.pruning.explanation import Explanation

MOST_COLUMNS = 100

#: Signature of `Table.aggregate`.
Ask = Callable[[str], pa.Table]


class Values(Struct, frozen=True):
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
    rows = []
    for field, of_column in zip(schema, values, strict=False):
        nulls = Cell(percent(of_column.null_share), is_number=True)
        rows.append(cells_of((field.name, field.type, nulls, of_column.lower, of_column.upper)))
    n_more = len(schema) - len(rows)
    notes = ["Bounds of the stored rows; deleted rows count until compaction or a rewrite."]
    if n_more:
        notes.append(f"{counted(n_more, 'column')} not shown.")
    heads = ("Name", "Type", "Null", "Least", "Greatest")
    grid = Grid("Columns", heads, tuple(rows), " ".join(notes))
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
    bars = []
    for path, n_deleted, n_rows in tuples(numbers):
        label, share = text_of(UNKNOWN if path is None else path), share_of(n_deleted, n_rows)
        value = f"{n_deleted:,} of {counted(n_rows)}"
        bars.append(bar_of(label, value, share, percent(share), is_removal=True))
    n_more = indebted.num_rows - len(bars)
    note = f"{counted(n_more, 'partition')} with no more deleted rows not shown." if n_more else ""
    return [Chart("Deleted rows by partition", "share of its rows", tuple(bars), note)]


# -- commits, metadata and pruning -----------------------------------------------------------------


def metadata_costs_section(metadata_bytes: pa.Table) -> Section:
    """Return the section on the size of metadata."""
    kinds, columns = (of_breakdown(metadata_bytes, name) for name in ("kind", "column"))
    # The same entries have statistics of several columns.
    charts = (
        *_by_bytes(kinds, "kind", "By kind of file", "file"),
        *_by_bytes(
            columns, "column_name", "Statistics by column, decoded", "entry", is_summed=False
        ),
    )
    files = counted(total(kinds["file_count"]), "file")
    lead = f"{sized(total(kinds['bytes']))} in {files}, those of every snapshot together."
    if not charts:
        lead = "There are no metadata files to count."
    return Section("metadata", "What does metadata cost?", lead, charts=charts)


def _by_bytes(
    rows: pa.Table, label: str, title: str, noun: str, *, is_summed: bool = True
) -> Iterator[Chart]:
    if rows.num_rows:
        rows = rows.sort_by([("bytes", "descending"), (label, "ascending")])
        labels, numbers = (
            map(text_of, rows[label].to_pylist()),
            rows.select(["bytes", "file_count"]),
        )
        yield Chart(title, "bytes", byte_bars(labels, numbers, (noun,), is_summed=is_summed))


def of_breakdown(metadata_bytes: pa.Table, breakdown: str) -> pa.Table:
    """Return the rows of one breakdown."""
    return metadata_bytes.filter(pc.equal(metadata_bytes["breakdown"], breakdown))


_MOST_COMMITS = 60
#: Columns of `snapshots` with the lists of manifests of live files.
LIST_COLUMNS = ("manifest_list", "base_manifest_list", "delta_manifest_list")
#: Files that a commit added and removed; None if the metadata does not count them.
_Change = tuple[int | None, int | None]


def commits_section(
    snapshots: pa.Table,
    manifests: pa.Table,
    snapshot_id: int | None,
    unread_lists: Collection[str] = (),
) -> Section:
    """Return the section on the ancestors of a snapshot, newest first."""
    title = "How has the table changed?"
    places = ancestors(snapshots, snapshot_id)
    if not places:
        return Section("commits", title, "The metadata has no commit of this table.")
    shown = snapshots.take(pa.array(places[:_MOST_COMMITS], pa.int64()))
    records, files = _bars(shown, manifests, unread_lists)
    charts = (
        Chart("Records by commit", "records in files added, less those in files removed", records),
        Chart("Files by commit", "data and delete files added and removed", files),
    )
    count = counted(len(places), "commit")
    lead = f"{count} in the metadata led to this snapshot. Times are UTC."
    if len(places) > _MOST_COMMITS:
        lead += f" The last {_MOST_COMMITS} are shown."
    return Section("commits", title, lead, charts=charts)


def ancestors(snapshots: pa.Table, snapshot_id: int | None) -> list[int]:
    """Return the row numbers of a snapshot and its ancestors, newest first."""
    ids = snapshots["snapshot_id"].to_pylist()
    parents = snapshots["parent_id"].to_pylist()
    places = {snapshot_id: at for at, snapshot_id in enumerate(ids)}
    rows: dict[int, None] = {}
    at = places.get(snapshot_id)
    while at is not None and at not in rows:  # stop at a cycle
        rows[at] = None
        at = places.get(parents[at])
    return list(rows)


def changed_files(manifests: pa.Table) -> dict[int, _Change]:
    """Return how many files each snapshot added and removed, from the manifests it wrote."""
    is_own = pc.and_(
        pc.equal(manifests["added_snapshot_id"], manifests["reference_snapshot_id"]),
        pc.is_in(manifests["content"], pa.array(["data", "deletes"])),
    )
    new_manifests = manifests.filter(is_own)
    counts = ("added_files_count", "deleted_files_count")
    sums = summed(new_manifests, ["reference_snapshot_id"], counts, skip_nulls=False)
    return {snapshot_id: (added, removed) for snapshot_id, added, removed, _ in tuples(sums)}


def _bars(
    shown: pa.Table, manifests: pa.Table, unread_lists: Collection[str]
) -> tuple[tuple[Bar, ...], tuple[Bar, ...]]:
    """Return the bars of records by commit, and those of files."""
    changed, unread = changed_files(manifests), {path.rpartition("/")[2] for path in unread_lists}
    # A snapshot without own manifests changed no file, provided that its lists could be read.
    changes = [
        changed.get(snapshot_id, (0, 0))
        if unread.isdisjoint(path.rpartition("/")[2] for path in lists if path)
        else (None, None)
        for snapshot_id, *lists in tuples(shown.select(["snapshot_id", *LIST_COLUMNS]))
    ]
    most_files = max((count for change in changes for count in change if count), default=0)
    names = ("snapshot_id", "operation", "delta_record_count", "total_record_count")
    commits, times = tuples(shown.select(names)), moments(shown["committed_at"])
    most_rows = max((abs(rows) for _, _, rows, _ in commits if rows), default=0)
    records, files = list[Bar](), list[Bar]()
    for time, commit, (added, removed) in zip(times, commits, changes, strict=True):
        snapshot_id, kind, rows, n_then = commit
        label, about = f"{time} · {text_of(kind or UNKNOWN).lower()}", f"snapshot {snapshot_id}"
        then = "" if n_then is None else f", then {counted(n_then, 'record')}"
        share, is_removal = share_of(abs(rows or 0), most_rows), (rows or 0) < 0
        records.append(bar_of(label, signed(rows), share, about + then, is_removal=is_removal))
        marks = [Mark(signed(added), share_of(added, most_files))]
        if removed:
            marks.append(Mark(signed(-removed), share_of(removed, most_files), True))
        files.append(Bar(label, tuple(marks), about))
    return tuple(records), tuple(files)


_MOST_COLUMNS = 30


def overlap_section(clustering: pa.Table) -> Section:
    """Return the section on overlapping ranges, with the columns that prune best first."""
    charts = (
        *_of_unit(clustering, "file", "Data files by column"),
        *_of_unit(clustering, "manifest", "Manifests by partition field"),
    )
    if not charts:
        lead = "No file has bounds, so queries read all files."
    else:
        lead = "Files that a query for one value reads on average, by the bounds of each column."
    return Section("overlap", "How well does it prune?", lead, charts=charts)


def _of_unit(clustering: pa.Table, unit: str, title: str) -> list[Chart]:
    rows = clustering.filter(pc.equal(clustering["unit"], unit)).to_pylist()
    bounded = [row for row in rows if row["range_count"]]
    if not bounded:
        return []
    in_order = sorted(bounded, key=lambda row: (_share(row), row["column_name"]))
    without = [row["column_name"] for row in rows if not row["range_count"]]
    bars = tuple(_bar(row, unit) for row in in_order[:_MOST_COLUMNS])
    return [Chart(title, f"{unit}s read for one value", bars, _note(in_order, without))]


def _share(row: Mapping[str, Any]) -> float:
    """Return the share that is read; files without bounds are always read."""
    n_unknown, n_ranges = row["unknown_count"], row["range_count"]
    return share_of((row["average_depth"] or 0) + n_unknown, n_ranges + n_unknown)


def _bar(row: Mapping[str, Any], unit: str) -> Bar:
    n_unknown = row["unknown_count"]
    n_all = row["range_count"] + n_unknown
    n_read = (row["average_depth"] or 0) + n_unknown
    value = f"{few_digits(n_read)} of {n_all:,} ({percent(_share(row))})"
    counts = ((row["disjoint_count"], "apart from all others"), (n_unknown, "without bounds"))
    details = [f"{counted(count, unit)} {what}" for count, what in counts if count]
    return bar_of(text_of(row["column_name"]), value, _share(row), ", ".join(details))


def _note(in_order: Sequence[object], without: Sequence[str]) -> str:
    notes = []
    if len(in_order) > _MOST_COLUMNS:
        n_more = len(in_order) - _MOST_COLUMNS
        verbs = word_of(n_more, "prunes no better is", "prune no better are")
        notes.append(f"{counted(n_more, 'column')} that {verbs} not shown.")
    if without:
        names = text_of(", ".join(without[:_MOST_COLUMNS]))
        notes.append(f"Without any bounds: {names}.")
    return " ".join(notes)


_MOST_REASONS = 20


def touched_section(where: str, explanation: Explanation) -> Section:
    """Return the section on the files that may match a predicate."""
    steps = explanation.steps.to_pylist()
    n_live, last = steps[0]["files_total"], steps[-1]
    lead = (
        f"{counted(last['files_kept'], 'data file')}, {sized(last['bytes_kept'])} may hold rows "
        f"where {text_of(where)}."
    )
    bars = tuple(
        bar_of(
            step["step"],
            f"{step['files_kept']:,} of {counted(step['files_total'], 'file')}",
            share_of(step["files_kept"], n_live),
            f"{sized(step['bytes_kept'])} of {sized(step['bytes_total'])}",
        )
        for step in steps
    )
    chart = Chart("Files kept by each step", "live data files that are kept", bars)
    names = ("reason", "column_name", "detail", "remedy")
    rows = tuple(
        (
            number_cell(row["file_count"]),
            *cells_of((sized(row["file_size_in_bytes"]), *(row[name] for name in names))),
        )
        for row in explanation.kept.slice(0, _MOST_REASONS).to_pylist()
    )
    n_more = explanation.kept.num_rows - len(rows)
    note = f"{counted(n_more, 'smaller group')} not shown." if n_more else ""
    note = note or "A file may be counted in several rows."
    heads = ("Files", "Bytes", "Reason", "Column", "Example", "To change it")
    grids = (Grid("Why files are kept", heads, rows, note),) if rows else ()
    title = "Which files would my query read?"
    return Section("touched", title, lead, charts=(chart,), grids=grids)


# -- truth -----------------------------------------------------------------------------------------

_SEVERITIES = ("error", "warning", "info")
_MOST_ROWS = 50
#: Characters of a statement, or of why there is none: cut ones are of no use.
_MOST_CHARACTERS = 10_000
_MOST_OF_CHECK = 20
_TONES = {"error": "error", "warning": "warning"}


def truth_section(findings: pa.Table, damage: pa.Table) -> Section:
    """Return the section on findings and damage."""
    unread, contradicting = (
        damage.filter(pc.equal(damage["is_read"], is_read)) for is_read in (False, True)
    )
    grids = (
        _damage_grid("Could not be read", unread),
        _damage_grid("Contradicts other metadata", contradicting),
        *_findings_grids(findings),
    )
    lead = standing(damage, findings).sentence
    if unread.num_rows:
        severities = severities_text(count_severities(findings)) or "nothing"
        lead = f"{lead} The checks ran over the rest only, and found {severities}."
    filled = tuple(grid for grid in grids if grid.rows)
    return Section("truth", "Is the metadata consistent?", lead, grids=filled)


def remedies_section(remedies: pa.Table) -> Section:
    """Return the section on statements of engines; `remedies` has the columns of that relation."""
    heads = ("Against", "Engine", "Statement", "Must be true before", "Effect")
    statements = remedies.filter(pc.is_valid(remedies["statement"])).drop_columns(["action"])
    rows = tuple(
        tuple(Cell(text_of(value, _MOST_CHARACTERS), tone="word") for value in row.values())
        for row in statements.slice(0, _MOST_ROWS).to_pylist()
    )
    causes = ", ".join(statements["check_name"].unique().to_pylist())
    withheld = remedies.filter(pc.is_null(remedies["statement"]))["effect"].unique()
    sentences = [f"Against {causes}."] * bool(rows)
    sentences += [f"Given is {text_of(why, _MOST_CHARACTERS)}." for why in withheld]
    lead = " ".join(sentences) or "Nothing needs a statement."
    grids = (Grid("Statements of engines", heads, rows, is_folded=True),) if rows else ()
    return Section("remedies", "What can an engine do about it?", lead, grids=grids)


def _findings_grids(findings: pa.Table) -> list[Grid]:
    """Return a grid with one row per check, then a grid of findings for each check."""
    names = ("severity", "check_name")
    counts = Counter(zip(*(findings[name].to_pylist() for name in names), strict=True))
    groups = []
    # Errors first, then checks with most findings.
    for severity, check in sorted(
        counts, key=lambda key: (_SEVERITIES.index(key[0]), -counts[key], key[1])
    ):
        is_of_check = (pc.field("severity") == severity) & (pc.field("check_name") == check)
        groups.append((severity, check, findings.filter(is_of_check)))
    shown = _shown(findings)
    rows = tuple(
        (
            Cell(text_of(severity), _TONES.get(severity, "")),
            Cell(text_of(check), tone="word"),
            number_cell(some.num_rows),
            *_finding(some, shown),
        )
        for severity, check, some in groups
    )
    heads = ("Severity", "Check", "Findings", "Example", *shown.values())
    return [
        Grid("Findings", heads, rows),
        *(_check_grid(check, some) for _, check, some in groups if some.num_rows > 1),
    ]


#: A column in the detail of a finding.
_COLUMN = r"(?:^|of )column (?P<column>.+?)(?: in [0-9,]+ files?|$)"


def _check_grid(check: str, some: pa.Table) -> Grid:
    """Return the findings of a check: one row for each column that they name, or each finding."""
    title = f"{text_of(check)}: {counted(some.num_rows, 'finding')}"
    named = pc.struct_field(pc.extract_regex(some["detail"], _COLUMN), "column")
    counts = Counter(name for name in named.to_pylist() if name is not None)
    shown = _shown(some)
    if not counts:
        heads: tuple[str, ...] = ("Subject", *shown.values())
        rows = tuple(_finding(some, shown, at) for at in range(min(_MOST_OF_CHECK, some.num_rows)))
        return Grid(title, heads, rows, _rest(some.num_rows - len(rows)), is_folded=True)
    heads = ("Column", "Findings", "Example", *shown.values())
    rows = tuple(
        (
            cell_of(name),
            number_cell(number),
            *_finding(some, shown, pc.index(named, name).as_py()),
        )
        for name, number in counts.most_common(_MOST_ROWS)
    )
    n_more = some.num_rows - sum(number for _, number in counts.most_common(_MOST_ROWS))
    return Grid(title, heads, rows, _rest(n_more), is_folded=True)


def _rest(n_more: int) -> str:
    if not n_more:
        return ""
    is_are = word_of(n_more, "is", "are")
    return f"{counted(n_more)} more {is_are} in the output of arrowmeta reconcile."


def _shown(findings: pa.Table) -> dict[str, str]:
    """Return heads by column of findings; the partition only if some are about its files."""
    heads = {"expected": "Expected", "actual": "Actual", "detail": "Detail"}
    has_paths = pc.any(pc.not_equal(findings["partition_path"], "")).as_py()
    return {"partition_path": "Partition", **heads} if has_paths else heads


def _finding(findings: pa.Table, shown: Mapping[str, str], at: int = 0) -> tuple[Cell, ...]:
    """Return the cells of one of the findings."""
    (row,) = findings.slice(at, 1).to_pylist()
    subject = Cell(text_of(row["subject"]), subject=row["subject"])
    return cells_of((subject, *(row[name] for name in shown)))


def _damage_grid(title: str, damage: pa.Table) -> Grid:
    heads = ("File", "Kind", "Reason", "Files lost", "Rows lost", "Still in snapshots")
    rows = tuple(
        (
            Cell(text_of(row["path"]), subject=row["path"]),
            cell_of(row["kind"]),
            cell_of(row["reason"]),
            number_cell(row["lost_files"]),
            number_cell(row["lost_rows"]),
            cell_of(", ".join(map(str, row["recoverable_from"] or ())) or "none known"),
        )
        for row in damage.slice(0, _MOST_ROWS).to_pylist()
    )
    n_more = damage.num_rows - len(rows)
    note = f"{counted(n_more)} more {word_of(n_more, 'is', 'are')} not shown." if n_more else ""
    return Grid(title, heads, rows, note)
