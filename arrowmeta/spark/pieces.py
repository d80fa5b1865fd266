"""The manifests of a snapshot cut into pieces of about the same size, one for each task.

Takes the sizes that manifest lists record; gives runs of neighbours, so that Spark returns rows in
the order in which one machine reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.live import ENTRY_CONTENTS, entry_manifests
from arrowmeta.columns.buffers import filled, text_array, whole
from arrowmeta.columns.ids import first_facts
from arrowmeta.model.source import Source, read_relation

#: Bytes of manifests that one task reads: four of the size at which writers start a new one.
BYTES_PER_TASK = 32 << 20

#: Cost of opening a file, as bytes read.
_BYTES_TO_OPEN = 32 << 10

_LARGEST_LENGTH = 1 << 40


class Piece(NamedTuple):
    """Manifests that one task reads.

    By their ordinals; None for a relation that is not read from manifests one by one, and for
    damage to manifest lists. Or by paths, since ordinals in all snapshots change with each commit.
    """

    ordinals: Sequence[int] | None = None
    paths: Sequence[str] = ()


#: A relation, or the manifest lists, as one piece.
ENTIRE = Piece()


def manifests_of_all(source: Source) -> pa.Table:
    """Return the manifests of all snapshots, in the order of the ordinals of `all_entries`."""
    listed = read_relation(source, "all_manifests", ["manifest_path", "content", "length"])
    with_entries = listed.filter(pc.is_in(listed["content"], text_array(ENTRY_CONTENTS)))
    return first_facts(with_entries, "manifest_path", ["length"])


def manifest_pieces(
    source: Source,
    bytes_per_task: int = BYTES_PER_TASK,
    ordinals: Sequence[int] | None = None,
) -> list[Piece]:
    """Return manifests of the snapshot, or some of them, in balanced pieces, in their order."""
    sizes = sizes_of(entry_manifests(source, ["length"]))
    wanted = np.arange(len(sizes)) if ordinals is None else np.asarray(ordinals, dtype=np.int64)
    if source.deletes_are_replayed:  # a manifest that is listed again has no other files
        wanted = wanted[~np.isin(wanted, source.repeated_manifests)]
    runs = balanced_runs(sizes[wanted], bytes_per_task)
    return [Piece(wanted[run.start : run.stop].tolist()) for run in runs]


def sizes_of(manifests: pa.Table) -> NDArray[np.int64]:
    """Return the `length` of manifests plus the cost of opening each, in bytes."""
    lengths = filled(whole(manifests["length"]), 0)
    # The length is recorded in a list and may be wrong.
    return np.clip(lengths, 0, _LARGEST_LENGTH) + _BYTES_TO_OPEN


def balanced_runs(sizes: NDArray[np.int64], size_per_run: int) -> list[range]:
    """Cut positions into runs of neighbours of about `size_per_run`.

    A run is larger than the mean by at most one of its sizes.
    """
    if not len(sizes):
        return []
    ends = np.cumsum(sizes)
    total = int(ends[-1])
    n_runs = min(-(-total // size_per_run), len(sizes))
    # A position goes to the run in which its middle lies.
    run = ((ends - sizes / 2) * (n_runs / total)).astype(np.int64)
    cuts = [0, *(np.flatnonzero(np.diff(run)) + 1).tolist(), len(sizes)]
    return [range(start, past) for start, past in pairwise(cuts)]
