"""Stages of a plan over manifests and entries, and the counts of each stage.

The manifest list has ranges of partitions, buckets and levels of each manifest, by which manifests
are skipped: `p = 3` needs no manifest whose partitions are 5 to 9. Partitions and buckets filter
entries while these are decoded: only the columns of these stages are decoded before filtering.
Without conditions on partitions and buckets, statistics filter entries here, too. Each stage counts
the manifests, entries or files before and after it, with their bytes (`funnel`). Main names:
`Stage`, `choose_manifests`, `EntryPruner`.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from dataclasses import field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.live import is_deleted, is_of
from arrowmeta.columns.buffers import (
    exact_sum,
    filled,
    flag_array,
    table_of_rows,
    text_scalar,
    to_flags,
    whole,
    within_64_bits,
)
from arrowmeta.model.shape import TableShape, to_schema
from arrowmeta.model.source import Source
from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import (
    ZERO,
    BucketChoice,
    Formula,
    LeftOut,
    Rules,
    StatsRule,
    both,
    compared,
    is_not_false,
    may_match_by_spec,
)
from arrowmeta.predicate.tree import Tree
from arrowmeta.pruning.contradictions import without_contradictions
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, kept_by_stats
from arrowmeta.records import dataclass

FUNNEL = to_schema(
    "stage: string!, total: int64!, kept: int64!, bytes_total: int64, bytes_kept: int64, "
    "unit: string!"
)


@dataclass
class Count:
    """Number of entries, and bytes of their files, which may exceed 64 bits."""

    entries: int = 0
    bytes: int = 0

    def add(self, sizes: NDArray[np.int64], mask: NDArray[np.bool_]) -> None:
        """Add the entries in a mask, given the sizes of the files of all."""
        masked = sizes if mask.all() else sizes[mask]
        self.entries += len(masked)
        self.bytes += exact_sum(masked)


def count_of(entries: pa.Table) -> Count:
    """Count entries and the bytes of their files."""
    sizes = entries["file_size_in_bytes"].chunks
    return Count(entries.num_rows, sum(exact_sum(filled(chunk, 0)) for chunk in sizes))


@dataclass(frozen=True)
class Stage:
    """Stage of a plan.

    Attributes:
        name: of the stage.
        unit: `manifest`, `entry` or `file`.
        total: input count.
        kept: output count.
        bytes_total: bytes of the input manifests or data files; None beyond 64 bits.
        bytes_kept: bytes of the output; likewise.
    """

    name: str
    unit: str
    total: int
    kept: int
    bytes_total: int | None
    bytes_kept: int | None

    @classmethod
    def between(cls, name: str, unit: str, before: Count, after: Count) -> Stage:
        """Return a stage with the given input and output."""
        n_bytes = (within_64_bits(count.bytes) for count in (before, after))
        return cls(name, unit, before.entries, after.entries, *n_bytes)


def funnel_table(stages: Sequence[Stage]) -> pa.Table:
    """Return the stages as rows of a table."""
    return table_of_rows([{"stage": stage.name, **vars(stage)} for stage in stages], FUNNEL)


@dataclass(frozen=True)
class ManifestChoice:
    """Data manifests of a snapshot, and which of them to read.

    Attributes:
        lengths: size of each in bytes; 0 if unknown.
        ordinals: ordinal of each, as used by entries and readers.
        is_kept: mask of manifests to read.
        is_all: whether the snapshot has no other manifests, and all are asked for.
    """

    lengths: NDArray[np.int64]
    ordinals: NDArray[np.int64]
    is_kept: NDArray[np.bool_]
    is_all: bool

    @property
    def kept_ordinals(self) -> frozenset[int]:
        """Ordinals of the manifests to read."""
        return frozenset(self.ordinals[self.is_kept].tolist())

    @property
    def keeps_all(self) -> bool:
        """Whether every manifest is read."""
        return self.is_all and bool(self.is_kept.all())

    @property
    def stage(self) -> Stage:
        """Number and bytes of manifests, total and to read."""
        before, after = (
            Count(len(some), exact_sum(some)) for some in (self.lengths, self.lengths[self.is_kept])
        )
        return Stage.between("manifests", "manifest", before, after)


def choose_manifests(
    source: Source,
    rules: Rules,
    tree: Tree,
    evaluator: Evaluator,
    among: Collection[int] | None = None,
    *,
    is_used: bool = True,
) -> ManifestChoice:
    """Return the data manifests that may have matching entries.

    Args:
        among: ordinals of the manifests that are asked for; None for all.
        is_used: whether to skip manifests at all.
    """
    manifests = source.scan().manifests
    has_data = of_data(manifests)
    if not has_data.all():
        manifests = manifests.filter(flag_array(has_data))
    ordinals = np.flatnonzero(has_data)
    condition = manifest_condition(rules, tree) if is_used else formula.TRUE
    is_kept = evaluator.is_kept(condition, manifests)
    if is_used and (buckets := rules.bucket_choice(tree)) is not None:
        is_kept &= _may_have_buckets(buckets, manifests)
    if among is not None:
        is_kept &= np.isin(ordinals, list(among))
    is_all = among is None and bool(has_data.all())
    return ManifestChoice(filled(whole(manifests["length"]), 0), ordinals, is_kept, is_all)


def of_data(manifests: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of the manifests that list data files."""
    return to_flags(whole(pc.equal(manifests["content"], text_scalar("data"))))


def _may_have_buckets(choice: BucketChoice, manifests: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of manifests that may have entries in the buckets that can match.

    Nothing is known of a manifest without a common number of buckets, or if one of its entries may
    be of a schema for which buckets are not known: schema ids count from 0.
    Spec: Paimon 2.1, core/manifest/ManifestFileMeta.java (totalBuckets).
    """
    names = ("total_buckets", "min_bucket", "max_bucket", "schema_id")
    totals, least, greatest, schemas = (filled(whole(manifests[name]), -1) for name in names)
    ids = set(choice.schema_ids)
    first_other = next(schema_id for schema_id in range(len(ids) + 1) if schema_id not in ids)
    is_known = (totals > 0) & (least >= 0) & (greatest >= least)
    is_known &= (schemas >= 0) & (schemas < first_other)
    may_match = ~is_known
    for total in np.unique(totals[is_known]).tolist():
        wanted = choice.buckets(total)
        if wanted is None:
            may_match |= totals == total
            continue
        numbers = np.array(sorted(wanted), dtype=np.int64)
        n_wanted = np.searchsorted(numbers, greatest, "right") - np.searchsorted(numbers, least)
        may_match |= (totals == total) & (n_wanted > 0)
    return may_match


def manifest_condition(rules: Rules, tree: Tree) -> Formula:
    """Return a condition: a manifest may have matching entries."""
    conditions = rules.manifest_conditions(tree)
    parts = [may_match_by_spec(conditions, rules.manifest_facts, "partition_spec_id")]
    if rules.left_out.level_zero:
        parts.append(is_not_false(compared(formula.column("max_level"), ">", ZERO)))
    if rules.left_out.unassigned_buckets:
        parts.append(is_not_false(compared(formula.column("max_bucket"), ">=", ZERO)))
    return both(*parts)


_LEVEL_UNKNOWN = 1


@dataclass
class EntryPruner:
    """Filter of entries; see `EntryFilter.keep`.

    Attributes:
        in_partition: filter on partitions.
        choice: buckets that can match; None for all.
        left_out: files that readers of the table skip.
        rule: statistics rule for single entries; None if statistics are not used here.
        shape: of the table.
        seen: count of entries of data files.
        in_partitions: count of those in matching partitions.
        in_buckets: count of those also in matching buckets.
        in_bounds: count of those also kept by statistics.
    """

    evaluator: Evaluator
    in_partition: PartitionFilter
    choice: BucketChoice | None = None
    left_out: LeftOut = field(default_factory=LeftOut)
    rule: StatsRule | None = None
    shape: TableShape = field(default_factory=TableShape)
    seen: Count = field(default_factory=Count)
    in_partitions: Count = field(default_factory=Count)
    in_buckets: Count = field(default_factory=Count)
    in_bounds: Count = field(default_factory=Count)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def is_needed(self) -> bool:
        """Whether it can drop entries of data files."""
        is_asked = bool(self.in_partition.columns) or self.choice is not None
        return bool(is_asked or self.left_out != LeftOut() or self.rule)

    @property
    def columns(self) -> tuple[str, ...]:
        """Columns that the filter reads."""
        names = ["content", "file_size_in_bytes", *self.in_partition.columns]
        names += ["bucket", "total_buckets", "schema_id"] if self.choice is not None else []
        names += ["bucket"] if self.left_out.unassigned_buckets else []
        names += ["level"] if self.left_out.level_zero else []
        names += [*self.rule.columns, "status"] if self.rule is not None else []
        return tuple(dict.fromkeys(names))

    def __call__(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Return a mask of entries to keep, and count them.

        Statistics never drop a DELETE entry, since the deleted entry would remain.
        """
        is_data, in_partition, in_bucket = self.marks(batch)
        mask = in_bucket
        if self.rule is not None:
            known = without_contradictions(pa.Table.from_batches([batch]), self.shape)
            by_stats, _ = kept_by_stats(known, self.rule, self.evaluator)
            mask = in_bucket & (by_stats | is_deleted(batch["status"]))
        sizes = filled(batch.column("file_size_in_bytes"), 0)
        with self._lock:
            self.seen.add(sizes, is_data)
            self.in_partitions.add(sizes, in_partition)
            self.in_buckets.add(sizes, in_bucket)
            self.in_bounds.add(sizes, mask)
        return mask

    def marks(
        self, batch: pa.RecordBatch
    ) -> tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.bool_]]:
        """Return masks of data file entries, of those in matching partitions, and in buckets."""
        is_data = is_of("data_files", batch.column("content"))
        in_partition = is_data & self.in_partition(batch)
        return is_data, in_partition, in_partition & self._in_buckets(batch)

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
