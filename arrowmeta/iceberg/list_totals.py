"""Manifest lists compared with what their snapshots say of them.

A list that lost its last blocks, or a copy of another one, reads well. No length of a list is
recorded, but its header may name its snapshot, and the snapshot's summary counts files and rows.

Spec: Iceberg v3, Manifest Lists; Appendix F, Optional Snapshot Summary Fields. The header's
`snapshot-id` is not in the specification: core/ManifestListWriter.java and PyIceberg write it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.container import read_header
from arrowmeta.avro.file import AvroFile
from arrowmeta.columns.buffers import filled, to_numbers, whole
from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.snapshot import Snapshot

#: Files and rows of data manifests, and of delete manifests, that a list counts beyond those that
#: its snapshot says; less than 0 where it lacks some.
Drift: TypeAlias = dict[str, tuple[int, int]]

_ROWS = {
    "data": ("total-records",),
    "deletes": ("total-position-deletes", "total-equality-deletes"),
}
_FILES = {"data": "total-data-files", "deletes": "total-delete-files"}

#: Sums of hostile counts stay inside 64 bits.
_MAX_COUNT = 1 << 40


def other_snapshot(file: AvroFile, snapshot: Snapshot) -> str | None:
    """Tell that the header of a list names another snapshot; it need not name any.

    Ids are compared as JavaScript knows them: tools that rewrite metadata round them in JSON, but
    not in Avro.
    """
    try:
        named = read_header(file.data).metadata.get("snapshot-id", b"")
    except ArrowMetaError:
        return None  # decoding the list reports it
    is_id = named.removeprefix(b"-").isdigit() and len(named) <= 20
    if not is_id or float(int(named)) == float(snapshot.snapshot_id):
        return None
    return f"the manifest list of snapshot {int(named)}, not of snapshot {snapshot.snapshot_id}"


def runs(manifests: pa.Table) -> Iterator[tuple[int, pa.Table]]:
    """Yield the manifests of each snapshot, which follow each other, with its id."""
    ids = to_numbers(whole(manifests["reference_snapshot_id"]))
    starts = [0, *(np.flatnonzero(np.diff(ids)) + 1).tolist(), len(ids)]
    for start, end in pairwise(starts):
        if end > start:
            yield int(ids[start]), manifests.slice(start, end - start)


def drift(snapshot: Snapshot, manifests: pa.Table) -> Drift:
    """Return how far a list is from the totals of its snapshot, as far as both are known."""
    content = np.array(manifests["content"].to_pylist())
    found = {}
    for kind, names in _ROWS.items():
        said_files = snapshot.count(_FILES[kind])
        said_rows = [snapshot.count(name) for name in names]
        held_files = _live(manifests, content == kind, "files")
        held_rows = _live(manifests, content == kind, "rows")
        known = [count for count in said_rows if count is not None]
        if said_files is None or len(known) < len(said_rows):
            continue
        if held_files is not None and held_rows is not None:
            found[kind] = held_files - said_files, held_rows - sum(known)
    return found


def missing(
    snapshot: Snapshot, manifests: pa.Table, own: Drift, parent: Callable[[], Drift | None]
) -> str | None:
    """Tell what a list lacks of the files and rows that its snapshot counts.

    Totals are optional, and some writers got them wrong. So both totals must say the same, files
    and rows; the totals must not have been as wrong before, in the parent; and the commit must not
    have left out of them what its own manifests hold.

    Args:
        snapshot: whose list it is.
        manifests: in the list.
        own: the list's drift.
        parent: returns that of the parent's list; None where that cannot be read.
    """
    short = {kind: by for kind, by in own.items() if by[0] < 0 and by[1] < 0}
    if not short or _counts_too_little(snapshot, manifests):
        return None
    before = parent() or {}
    lost = {kind: by for kind, by in short.items() if before.get(kind) != by}
    if not lost:
        return None
    parts = [f"{-files:,} {kind} files with {-rows:,} rows" for kind, (files, rows) in lost.items()]
    return f"the snapshot's summary counts {' and '.join(parts)} more than the manifests listed"


def _counts_too_little(snapshot: Snapshot, manifests: pa.Table) -> bool:
    """Tell whether the commit's own manifests hold more than its summary says to have changed."""
    added_by = filled(whole(manifests["added_snapshot_id"]), 0)
    is_data = np.array(manifests["content"].to_pylist()) == "data"
    own = (added_by.astype(float) == float(snapshot.snapshot_id)) & is_data
    for column, name in (
        ("added_files_count", "added-data-files"),
        ("deleted_files_count", "deleted-data-files"),
    ):
        held = _sum(manifests, own, column)
        if held is None or held > (snapshot.count(name) or 0):
            return True
    return False


def _live(manifests: pa.Table, of_kind: NDArray[np.bool_], unit: str) -> int | None:
    counts = [
        _sum(manifests, of_kind, f"{status}_{unit}_count") for status in ("added", "existing")
    ]
    known = [count for count in counts if count is not None]
    return sum(known) if len(known) == len(counts) else None


def _sum(manifests: pa.Table, rows: NDArray[np.bool_], column: str) -> int | None:
    """Return a sum of counts; None if one of them is not known."""
    counts = filled(whole(manifests[column]), -1)[rows]
    return int(counts.sum()) if ((counts >= 0) & (counts < _MAX_COUNT)).all() else None
