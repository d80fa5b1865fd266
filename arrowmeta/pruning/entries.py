"""The stages `partitions` and `buckets`: entries that are ruled out while they are decoded.

What is ruled out here has its cheap columns decoded and no others. Where partitions and buckets
have no say, statistics rule out entries here too.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import chain

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    exact_sum,
    filled,
    flag_array,
    text_scalar,
    to_flags,
)
from arrowmeta.model.entries import column_field
from arrowmeta.model.source import EntryFilter, LateColumn, Source
from arrowmeta.predicate.exact import RowAnswers, may_match_exactly
from arrowmeta.predicate.rules import BucketChoice, LeftOut
from arrowmeta.predicate.tree import TRUE, Tree, columns_of

_LEVEL_UNKNOWN = 1

#: Entries from which on several threads make columns faster than one.
_MANY_ENTRIES = 50_000


@dataclass
class Count:
    """How many entries there were, and the bytes of their files, which may be beyond 64 bits."""

    entries: int = 0
    bytes: int = 0

    def add(self, sizes: NDArray[np.int64]) -> None:
        """Count entries by the sizes of their files."""
        self.entries += len(sizes)
        self.bytes += exact_sum(sizes)


@dataclass(frozen=True)
class StatsCondition:
    """What statistics say of entries, each for itself.

    Attributes:
        columns: of entries that it looks at.
        may_match: marks those that are not ruled out.
    """

    columns: tuple[str, ...]
    may_match: Callable[[pa.RecordBatch], NDArray[np.bool_]]


@dataclass
class EntryKeeper:
    """Marks the entries that a predicate may match; see `EntryFilter.keep`.

    Attributes:
        conditions: what the predicate asks of partitions, by spec.
        choice: the buckets it can match; None for all.
        left_out: what no reader opens.
        by_stats: what their statistics say; None if they are not asked.
        answers: evaluates conditions for partition values; None to keep all partitions for them.
        seen: entries of data files that were there.
        in_partitions: those of them in matching partitions.
        in_buckets: those of these in matching buckets.
        in_bounds: those of these that statistics do not rule out.
    """

    conditions: Mapping[int | None, Tree]
    choice: BucketChoice | None
    left_out: LeftOut
    by_stats: StatsCondition | None = None
    answers: RowAnswers | None = None
    seen: Count = field(default_factory=Count)
    in_partitions: Count = field(default_factory=Count)
    in_buckets: Count = field(default_factory=Count)
    in_bounds: Count = field(default_factory=Count)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns it looks at."""
        trees = self.conditions.values()
        names = ["content", "file_size_in_bytes"]
        names += [
            f"partition.{column.name}" for tree in trees for column in columns_of(tree).values()
        ]
        names += ["partition_is_known"] if self.conditions else []
        if any(spec_id is not None for spec_id in self.conditions):
            names.append("spec_id")
        if self.choice is not None:
            names += ["bucket", "total_buckets", "schema_id"]
        names += ["bucket"] if self.left_out.unassigned_buckets else []
        names += ["level"] if self.left_out.level_zero else []
        names += self.by_stats.columns if self.by_stats else []
        return tuple(dict.fromkeys(names))

    def __call__(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Mark entries, and count them."""
        is_data = _is_data(batch.column("content"))
        in_partition = is_data & self._in_partitions(batch)
        in_bucket = in_partition & self._in_buckets(batch)
        kept = in_bucket & self.by_stats.may_match(batch) if self.by_stats else in_bucket
        sizes = filled(batch.column("file_size_in_bytes"), 0)
        with self._lock:
            self.seen.add(sizes[is_data])
            self.in_partitions.add(sizes[in_partition])
            self.in_buckets.add(sizes[in_bucket])
            self.in_bounds.add(sizes[kept])
        return kept

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
            is_known = to_flags(batch.column("partition_is_known"))
            may_match = may_match_exactly(tree, columns, is_known, self.answers)
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
    mask = ~np.isin(schemas, list(choice.schema_ids)) | to_flags(batch.column("bucket").is_null())
    for total in np.unique(totals).tolist():
        wanted = choice.buckets(total)
        of_total = totals == total
        mask |= of_total if wanted is None else of_total & np.isin(buckets, list(wanted))
    return mask


def _is_data(contents: pa.Array) -> NDArray[np.bool_]:
    return to_flags(pc.equal(contents, text_scalar("data")))


@dataclass
class Entries:
    """Columns of entries in batches, each of which can be given up.

    Attributes:
        known: all columns of entries.
        columns: those that are here.
        late: the ones among them of which only the parts are here, and how they are made.
        batches: the entries.
    """

    known: pa.Schema
    columns: Sequence[str]
    late: Mapping[str, LateColumn]
    batches: list[pa.RecordBatch]

    @property
    def table(self) -> pa.Table:
        """All of them, late columns in parts."""
        schema = self.batches[0].schema if self.batches else self._schema
        return pa.Table.from_batches(self.batches, schema)

    @property
    def count(self) -> Count:
        """How many there are."""
        return counted(self.table)

    def keep(self, mask: NDArray[np.bool_]) -> None:
        """Give up entries that are not marked."""
        self._replace(mask, _marked)

    def finish(self, mask: NDArray[np.bool_], columns: Sequence[str]) -> pa.Table:
        """Return columns of the entries that are marked, and give up everything else."""
        self.columns = columns
        schema, parts = self._schema, _parts(columns, self.late)

        def finished(batch: pa.RecordBatch, mask: NDArray[np.bool_]) -> pa.RecordBatch:
            kept = _marked(batch.select(parts), mask)
            arrays = [self._column(kept, name) for name in columns]
            return pa.RecordBatch.from_arrays(arrays, schema=schema)

        self._replace(mask, finished)
        self.late = {}
        return self.table

    def _replace(
        self,
        mask: NDArray[np.bool_],
        make: Callable[[pa.RecordBatch, NDArray[np.bool_]], pa.RecordBatch],
    ) -> None:
        """Make something else of each batch and its part of a mask.

        A few at a time: memory that a batch leaves is where the next ones go.
        """
        ends = np.cumsum([batch.num_rows for batch in self.batches])

        def replace(at: int) -> None:
            batch = self.batches[at]
            self.batches[at] = make(batch, mask[ends[at] - batch.num_rows : ends[at]])

        if len(mask) < _MANY_ENTRIES:
            for at in range(len(self.batches)):
                replace(at)
            return
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for _ in pool.map(replace, range(len(self.batches))):
                pass

    @property
    def _schema(self) -> pa.Schema:
        return pa.schema([column_field(self.known, name) for name in self.columns])

    def _column(self, batch: pa.RecordBatch, name: str) -> pa.Array:
        return self.late[name].make(batch) if name in self.late else batch[name]


def _parts(columns: Sequence[str], late: Mapping[str, LateColumn]) -> list[str]:
    """Return what columns are made of, each once."""
    parts = (late[name].parts if name in late else (name,) for name in columns)
    return list(dict.fromkeys(chain.from_iterable(parts)))


def counted(entries: pa.Table) -> Count:
    """Count entries, or the files they stand for."""
    sizes = entries["file_size_in_bytes"].chunks
    return Count(entries.num_rows, sum(exact_sum(filled(one, 0)) for one in sizes))


def _marked(batch: pa.RecordBatch, mask: NDArray[np.bool_]) -> pa.RecordBatch:
    return batch if mask.all() else batch.filter(flag_array(mask))


def read_data_entries(
    source: Source,
    columns: Sequence[str],
    manifests: Collection[int] | None,
    keeper: EntryKeeper | None,
    late: Collection[str] = (),
) -> Entries:
    """Return columns of the entries of data files that may match.

    Args:
        source: the snapshot.
        columns: of entries, flat names among them.
        manifests: ordinals of those to read; None for all.
        keeper: marks the entries to keep; None for all of data files.
        late: columns that are not needed before most entries are given up.
    """
    names = list(dict.fromkeys(columns if keeper else [*columns, "content"]))
    made_late = {name: made for name, made in source.late_columns.items() if name in late}
    only = EntryFilter(manifests, keeper.columns if keeper else (), keeper)
    read = source.batches("entries", _parts(names, made_late), only=only)
    batches = [batch if keeper else _marked(batch, _is_data(batch["content"])) for batch in read]
    return Entries(source.schema_of("entries"), names, made_late, batches)
