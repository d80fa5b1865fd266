"""How many manifests, entries and files every stage of a plan let through, and their bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.columns.buffers import (
    exact_sum,
    filled,
    int_array,
    text_array,
    whole,
    within_64_bits,
)
from arrowmeta.pruning.entries import Count, EntryKeeper
from arrowmeta.pruning.manifests import ManifestChoice

FUNNEL = pa.schema(
    [
        pa.field("stage", pa.string(), nullable=False),
        pa.field("unit", pa.string(), nullable=False),
        pa.field("total", pa.int64(), nullable=False),
        pa.field("kept", pa.int64(), nullable=False),
        pa.field("bytes_total", pa.int64()),
        pa.field("bytes_kept", pa.int64()),
    ]
)


@dataclass(frozen=True)
class Stage:
    """One step of a plan: what went in and what came out of it.

    Attributes:
        name: of the step.
        unit: what is counted: manifests, entries or files.
        total: how many went in.
        kept: how many came out.
        bytes_total: of the manifests or data files that went in; None if beyond 64 bits.
        bytes_kept: of those that came out; likewise.
    """

    name: str
    unit: str
    total: int
    kept: int
    bytes_total: int | None
    bytes_kept: int | None


def of_manifests(choice: ManifestChoice) -> Stage:
    """Return which manifests were read."""
    lengths = filled(whole(choice.manifests["length"]), 0)
    kept = lengths[choice.is_kept]
    before, after = (Count(len(some), exact_sum(some)) for some in (lengths, kept))
    return between("manifests", "manifest", before, after)


def of_entries(keeper: EntryKeeper | None, read: Count) -> list[Stage]:
    """Return what became of the entries of manifests that were read."""
    if keeper is None:
        seen = in_partitions = in_buckets = read
    else:
        seen, in_partitions, in_buckets = keeper.seen, keeper.in_partitions, keeper.in_buckets
    return [
        between("partitions", "entry", seen, in_partitions),
        between("buckets", "entry", in_partitions, in_buckets),
    ]


def between(name: str, unit: str, before: Count, after: Count) -> Stage:
    """Return a stage by what there was before and after it."""
    n_bytes = (within_64_bits(count.bytes) for count in (before, after))
    return Stage(name, unit, before.entries, after.entries, *n_bytes)


def funnel_table(stages: Sequence[Stage]) -> pa.Table:
    """Return the stages as rows."""
    words = [text_array([getattr(one, what) for one in stages]) for what in ("name", "unit")]
    numbers = [
        int_array([getattr(one, what) for one in stages])
        for what in ("total", "kept", "bytes_total", "bytes_kept")
    ]
    return pa.table([*words, *numbers], schema=FUNNEL)
