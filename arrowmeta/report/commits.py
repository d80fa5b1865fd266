"""Report sections: commits, size of metadata, overlap of bounds, files that a predicate touches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output.nouns import few_digits, word_of
from arrowmeta.pruning.explanation import Explanation
from arrowmeta.report.page import (
    UNKNOWN,
    Bar,
    Cell,
    Chart,
    Grid,
    Mark,
    Section,
    byte_bars,
    cell_of,
    counted,
    moments,
    number_cell,
    percent,
    share_of,
    signed,
    sized,
    summed,
    text_of,
    total,
    tuples,
)


def metadata_costs_section(metadata_bytes: pa.Table) -> Section:
    """Return the section on the size of metadata."""
    kinds, columns = (of_breakdown(metadata_bytes, name) for name in ("kind", "column"))
    charts = []
    for rows, label, title, unit in (
        (kinds, "kind", "By kind of file", "file"),
        (columns, "column_name", "Statistics by column, decoded", "entry"),
    ):
        if rows.num_rows:
            rows = rows.sort_by([("bytes", "descending"), (label, "ascending")])
            numbers = rows.select(["bytes", "file_count"])
            # The same entries have statistics of several columns.
            is_summed = unit == "file"
            labels = map(text_of, rows[label].to_pylist())
            bars = byte_bars(labels, numbers, (unit,), is_summed=is_summed)
            charts.append(Chart(title, "bytes", bars))
    files = counted(total(kinds["file_count"]), "file")
    lead = f"{sized(total(kinds['bytes']))} in {files}, those of every snapshot together."
    if not charts:
        lead = "There are no metadata files to count."
    return Section("metadata", "What does metadata cost?", lead, charts=tuple(charts))


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
        mark = Mark(signed(rows), share_of(abs(rows or 0), most_rows), (rows or 0) < 0)
        records.append(Bar(label, (mark,), f"{about}{then}"))
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
    return Bar(text_of(row["column_name"]), (Mark(value, _share(row)),), ", ".join(details))


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
        Bar(
            step["step"],
            (
                Mark(
                    f"{step['files_kept']:,} of {counted(step['files_total'], 'file')}",
                    share_of(step["files_kept"], n_live),
                ),
            ),
            f"{sized(step['bytes_kept'])} of {sized(step['bytes_total'])}",
        )
        for step in steps
    )
    chart = Chart("Files kept by each step", "live data files that are kept", bars)
    rows = tuple(
        (
            number_cell(row["file_count"]),
            Cell(sized(row["file_size_in_bytes"])),
            *(cell_of(row[name]) for name in ("reason", "column_name", "detail", "remedy")),
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
