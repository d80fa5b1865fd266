"""Sections about how the table got here: its commits, and what its metadata costs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from decimal import Decimal

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.report.pieces import (
    UNKNOWN,
    Bar,
    Chart,
    Mark,
    Section,
    bars_of,
    counted,
    moments,
    rest_of,
    share_of,
    signed,
    sized,
    text_of,
    total,
    widened,
)

_MOST_ROWS = 20


def metadata_costs_section(metadata_bytes: pa.Table) -> Section:
    """Return what is spent on metadata.

    Args:
        metadata_bytes: the relation of that name.
    """
    charts = [
        chart
        for breakdown, label, title, unit in (
            ("kind", "kind", "By kind of file", "file"),
            ("column", "column_name", "Statistics by column, decoded", "entry"),
        )
        for chart in _breakdown(of_breakdown(metadata_bytes, breakdown), label, title, unit)
    ]
    kinds = of_breakdown(metadata_bytes, "kind")
    files = counted(total(kinds["file_count"]), "file")
    lead = f"{sized(total(kinds['bytes']))} in {files}, those of every snapshot together."
    if not charts:
        lead = "There are no metadata files to count."
    return Section("metadata", "What does metadata cost?", lead, charts=tuple(charts))


def of_breakdown(metadata_bytes: pa.Table, breakdown: str) -> pa.Table:
    """Return the rows of one breakdown."""
    return metadata_bytes.filter(pc.equal(metadata_bytes["breakdown"], breakdown))


def _breakdown(found: pa.Table, label: str, title: str, unit: str) -> list[Chart]:
    """Return a chart of the largest rows, named by the column `label`; none without rows."""
    if not found.num_rows:
        return []
    in_order = [("bytes", "descending"), (label, "ascending")]
    rows = found.take(pc.sort_indices(found, sort_keys=in_order))
    bars = [
        (
            text_of(row[label]),
            row["bytes"] or 0,
            sized(row["bytes"]),
            counted(row["file_count"], unit),
        )
        for row in rows.slice(0, _MOST_ROWS).to_pylist()
    ]
    rest = rows.slice(_MOST_ROWS)
    others: tuple[Bar, ...] = ()
    if rest.num_rows:
        others = (rest_of(rest.num_rows, sized(total(rest["bytes"]))),)
    return [Chart(title, "bytes", (*bars_of(bars), *others))]


_MOST_COMMITS = 60
#: Of a snapshot, the lists that name manifests of live files.
LIST_COLUMNS = ("manifest_list", "base_manifest_list", "delta_manifest_list")
#: Files that a commit added and removed; None where the metadata does not count them.
_Change = tuple[int | None, int | None]


def commits_section(
    snapshots: pa.Table,
    manifests: pa.Table,
    snapshot_id: int | None,
    unread_lists: Collection[str] = (),
) -> Section:
    """Return the commits from which the snapshot was made, the newest first.

    Args:
        snapshots: of the relation of that name.
        manifests: `all_manifests`.
        snapshot_id: the snapshot shown.
        unread_lists: paths of manifest lists that could not be read.
    """
    title = "How did it get there?"
    places = ancestors(snapshots, snapshot_id)
    if not places:
        return Section("commits", title, "The metadata has no commit of this table.")
    shown = snapshots.take(pa.array(places[:_MOST_COMMITS], pa.int64()))
    charts = (
        Chart("Rows by commit", "rows added or removed, on balance", _rows(shown)),
        Chart(
            "Files by commit",
            "data and delete files added and removed",
            _files(shown, manifests, unread_lists),
        ),
    )
    count = counted(len(places), "commit")
    lead = f"{count} led to this snapshot, as far as the metadata goes. Times are UTC."
    if len(places) > _MOST_COMMITS:
        lead += f" The last {_MOST_COMMITS} are shown."
    return Section("commits", title, lead, charts=charts)


def ancestors(snapshots: pa.Table, snapshot_id: int | None) -> list[int]:
    """Return the rows of a snapshot and of those it was made from, the newest first."""
    ids = snapshots["snapshot_id"].to_pylist()
    parents = snapshots["parent_id"].to_pylist()
    places = {one: at for at, one in enumerate(ids)}
    found: dict[int, None] = {}
    at = places.get(snapshot_id)
    while at is not None and at not in found:  # parents may go in circles
        found[at] = None
        at = places.get(parents[at])
    return list(found)


def changed_files(manifests: pa.Table) -> dict[int, _Change]:
    """Return how many files each snapshot added and removed, by the manifests it wrote."""
    is_own = pc.and_(
        pc.equal(manifests["added_snapshot_id"], manifests["reference_snapshot_id"]),
        pc.is_in(manifests["content"], pa.array(["data", "deletes"])),
    )
    own = manifests.filter(is_own)
    counts = ("added_files_count", "deleted_files_count")
    keyed = pa.table(
        {"snapshot_id": own["reference_snapshot_id"]}
        | {name: widened(own[name]) for name in counts}
    )
    # A sum without one of its parts is not known.
    options = pc.ScalarAggregateOptions(skip_nulls=False)
    sums = keyed.group_by("snapshot_id").aggregate([(name, "sum", options) for name in counts])
    numbers = ([_whole(n) for n in sums[f"{name}_sum"].to_pylist()] for name in counts)
    return dict(zip(sums["snapshot_id"].to_pylist(), zip(*numbers, strict=True), strict=True))


def _whole(number: Decimal | None) -> int | None:
    return None if number is None else int(number)


def _labels(shown: pa.Table) -> list[str]:
    times = moments(shown["committed_at"])
    kinds = [text_of(kind or UNKNOWN).lower() for kind in shown["operation"].to_pylist()]
    return [f"{time} · {kind}" for time, kind in zip(times, kinds, strict=True)]


def _rows(shown: pa.Table) -> tuple[Bar, ...]:
    names = ("snapshot_id", "delta_record_count", "total_record_count")
    numbers = list(zip(*(shown[name].to_pylist() for name in names), strict=True))
    most = max((abs(change) for _, change, _ in numbers if change), default=0)
    return tuple(
        Bar(
            label,
            (Mark(signed(change), share_of(abs(change or 0), most), (change or 0) < 0),),
            f"snapshot {one}" + (f", then {counted(then, 'row')}" if then is not None else ""),
        )
        for label, (one, change, then) in zip(_labels(shown), numbers, strict=True)
    )


def _files(shown: pa.Table, manifests: pa.Table, unread_lists: Collection[str]) -> tuple[Bar, ...]:
    ids: list[int] = shown["snapshot_id"].to_pylist()
    changed: Mapping[int, _Change] = changed_files(manifests)
    # A snapshot that wrote no manifest changed no file, if its lists are there to say so.
    changes = [
        (None, None) if is_unread else changed.get(one, (0, 0))
        for one, is_unread in zip(ids, _is_unread(shown, unread_lists), strict=True)
    ]
    most = max((count for change in changes for count in change if count), default=0)
    return tuple(
        Bar(label, _marks(change, most), f"snapshot {one}")
        for label, one, change in zip(_labels(shown), ids, changes, strict=True)
    )


def _is_unread(shown: pa.Table, unread_lists: Collection[str]) -> list[bool]:
    """Tell of each snapshot whether a list of its manifests is among those, told by its name."""
    unread = {_name(path) for path in unread_lists}
    lists = zip(*(shown[name].to_pylist() for name in LIST_COLUMNS), strict=True)
    return [any(path and _name(path) in unread for path in paths) for paths in lists]


def _name(path: str) -> str:
    return path.rpartition("/")[2]


def _marks(change: _Change, most: int) -> tuple[Mark, ...]:
    added, removed = change
    plus = Mark(signed(added), share_of(added, most))
    minus = Mark(signed(None if removed is None else -removed), share_of(removed, most), True)
    return (plus, minus) if removed else (plus,)
