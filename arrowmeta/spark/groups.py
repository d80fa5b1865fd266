"""Manifests in groups of about the same size, a group for each task.

Takes the sizes that manifest lists record; gives runs of neighbours, so that Spark returns rows in
the order in which one machine reads them.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, text_array, whole
from arrowmeta.columns.ids import first_facts
from arrowmeta.live_files import ENTRY_CONTENTS
from arrowmeta.live_files import deleting_manifests as deleting_manifests
from arrowmeta.live_files import entry_manifests as entry_manifests
from arrowmeta.model.source import Source, read_relation

#: Bytes of manifests that are worth a task. Writers of both formats end a manifest at this size.
BYTES_PER_TASK = 8 << 20

#: What opening a file costs beside reading it, in bytes.
_BYTES_TO_OPEN = 32 << 10

_LARGEST_LENGTH = 1 << 40


def manifests_of_all(source: Source) -> pa.Table:
    """Return the manifests of all snapshots, in the order of the ordinals of `all_entries`."""
    listed = read_relation(source, "all_manifests", ["manifest_path", "content", "length"])
    with_entries = listed.filter(pc.is_in(listed["content"], text_array(ENTRY_CONTENTS)))
    return first_facts(with_entries, "manifest_path", ["length"])


def manifest_groups(source: Source, bytes_per_task: int = BYTES_PER_TASK) -> list[range]:
    """Return the ordinals of the snapshot's manifests in balanced groups; none for no manifest."""
    return balanced_runs(sizes_of(entry_manifests(source, ["length"])), bytes_per_task)


def sizes_of(manifests: pa.Table) -> NDArray[np.int64]:
    """Return what it takes to read manifests of which `length` is known, in bytes."""
    lengths = filled(whole(manifests["length"]), 0)
    # A length is what a list says of another file, and need not be true.
    return np.clip(lengths, 0, _LARGEST_LENGTH) + _BYTES_TO_OPEN


def balanced_runs(sizes: NDArray[np.int64], size_per_run: int) -> list[range]:
    """Cut positions into runs, as many as the total size is worth, whose largest is the smallest.

    A size is never cut, so that a huge one is a run of its own.
    """
    if not len(sizes):
        return []
    ends = np.cumsum(sizes)
    n_runs = min(-(-int(ends[-1]) // size_per_run), len(sizes))
    low, high = max(int(sizes.max()), -(-int(ends[-1]) // n_runs)), int(ends[-1])
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if len(_runs(ends, middle)) <= n_runs else (middle + 1, high)
    return _runs(ends, low)


def _runs(ends: NDArray[np.int64], capacity: int) -> list[range]:
    """Fill one run after the other up to `capacity`, which no single size exceeds."""
    runs: list[range] = []
    start = 0
    while start < len(ends):
        before = int(ends[start - 1]) if start else 0
        past = int(np.searchsorted(ends, before + capacity, side="right"))
        runs.append(range(start, past))
        start = past
    return runs
