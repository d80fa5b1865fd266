"""The second stage: entries by their partition, bucket and level, while they are decoded.

What is ruled out here has its cheap columns decoded and no others.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, flag_array, text_scalar, to_flags, to_numbers
from arrowmeta.model.source import EntryFilter, Source
from arrowmeta.model.tables import column_field
from arrowmeta.predicate.exact import may_match_exactly
from arrowmeta.predicate.rules import BucketChoice, LeftOut
from arrowmeta.predicate.tree import TRUE, Tree, columns_of

_LEVEL_UNKNOWN = 1


@dataclass
class Count:
    """How many entries there were, and the bytes of their files."""

    entries: int = 0
    bytes: int = 0

    def add(self, sizes: NDArray[np.int64]) -> None:
        """Count entries by the sizes of their files."""
        self.entries += len(sizes)
        self.bytes += int(sizes.sum())


@dataclass
class EntryKeeper:
    """Marks the entries that a predicate may match; see `EntryFilter.keep`.

    Attributes:
        conditions: what the predicate asks of partitions, by spec.
        choice: the buckets it can match; None for all.
        left_out: what no reader opens.
        seen: entries of data files that were there.
        in_partitions: those of them in matching partitions.
        in_buckets: those of these in matching buckets.
    """

    conditions: Mapping[int | None, Tree]
    choice: BucketChoice | None
    left_out: LeftOut
    seen: Count = field(default_factory=Count)
    in_partitions: Count = field(default_factory=Count)
    in_buckets: Count = field(default_factory=Count)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns it looks at."""
        trees = self.conditions.values()
        names = ["content", "file_size_in_bytes"]
        names += [
            f"partition.{column.name}"
            for tree in trees
            for column in columns_of(tree).values()
            if column.is_plain
        ]
        if any(spec_id is not None for spec_id in self.conditions):
            names.append("spec_id")
        if self.choice is not None:
            names += ["bucket", "total_buckets", "schema_id"]
        names += ["bucket"] if self.left_out.unassigned_buckets else []
        names += ["level"] if self.left_out.level_zero else []
        return tuple(dict.fromkeys(names))

    def __call__(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Mark entries, and count them."""
        is_data = _is_data(batch.column("content"))
        in_partition = is_data & self._in_partitions(batch)
        in_bucket = in_partition & self._in_buckets(batch)
        sizes = filled(batch.column("file_size_in_bytes"), 0)
        with self._lock:
            self.seen.add(sizes[is_data])
            self.in_partitions.add(sizes[in_partition])
            self.in_buckets.add(sizes[in_bucket])
        return in_bucket

    def _in_partitions(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        columns = {
            name.removeprefix("partition."): batch.column(name)
            for name in batch.schema.names
            if name.startswith("partition.")
        }
        mask = np.ones(batch.num_rows, dtype=bool)
        for spec_id, tree in self.conditions.items():
            if tree == TRUE:
                continue
            may_match = may_match_exactly(tree, columns, batch.num_rows)
            if spec_id is not None:
                may_match |= filled(batch.column("spec_id"), -1) != spec_id
            mask &= may_match
        return mask

    def _in_buckets(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        mask = np.ones(batch.num_rows, dtype=bool)
        if self.left_out.level_zero:
            mask &= filled(batch.column("level"), _LEVEL_UNKNOWN) != 0
        if self.left_out.unassigned_buckets:
            mask &= filled(batch.column("bucket"), 0) >= 0
        if self.choice is not None:
            mask &= _in_chosen(self.choice, batch)
        return mask


def _in_chosen(choice: BucketChoice, batch: pa.RecordBatch) -> NDArray[np.bool_]:
    buckets = filled(batch.column("bucket"), -1)
    totals = filled(batch.column("total_buckets"), -1)
    schemas = filled(batch.column("schema_id"), -1)
    mask = ~np.isin(schemas, list(choice.schema_ids))
    for total in np.unique(totals).tolist():
        wanted = choice.buckets(total)
        of_total = totals == total
        mask |= of_total if wanted is None else of_total & np.isin(buckets, list(wanted))
    return mask


def _is_data(contents: pa.Array) -> NDArray[np.bool_]:
    return to_flags(pc.equal(contents, text_scalar("data")))


def read_data_entries(
    source: Source,
    columns: Sequence[str],
    manifests: Collection[int] | None,
    keeper: EntryKeeper | None,
) -> pa.Table:
    """Return columns of the entries of data files that may match.

    Args:
        source: the snapshot.
        columns: of entries, flat names among them.
        manifests: ordinals of those to read; None for all.
        keeper: marks the entries to keep; None for all of data files.
    """
    entries = source.schema_of("entries")
    names = list(dict.fromkeys([*columns, "content"]))
    schema = pa.schema([column_field(entries, name) for name in names])
    only = None
    if manifests is not None or keeper is not None:
        only = EntryFilter(manifests, keeper.columns if keeper else (), keeper)
    table = pa.Table.from_batches(source.batches("entries", names, only=only), schema)
    is_data = pc.equal(table["content"], text_scalar("data"))
    return table if pc.all(is_data).as_py() is not False else table.filter(is_data)


def with_ids(table: pa.Table, ids: NDArray[np.int64]) -> pa.Table:
    """Return the rows of a table whose `entry_id` is one of the sorted `ids`."""
    mask = is_among(to_numbers(table["entry_id"].combine_chunks()), ids)
    return table if mask.all() else table.filter(flag_array(mask))


def is_among(numbers: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell for each number whether it is one of the sorted `wanted`."""
    if not len(wanted):
        return np.zeros(len(numbers), dtype=bool)
    places = np.minimum(np.searchsorted(wanted, numbers), len(wanted) - 1)
    return np.equal(wanted[places], numbers)
