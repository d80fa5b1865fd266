"""Search for the files of a query: one pass over entries, then stages over files.

`choose_manifests` returns the manifests to read; `find_files` takes them and a `Query`, and returns
`Selection`. Each stage takes the output of the stage before:

- `manifests`: the manifest list has ranges of partitions, buckets and levels of each manifest:
  `p = 3` needs no manifest whose partitions are 5 to 9.
- `partitions`, `buckets`: while entries are decoded, the predicate is evaluated over partition
  values; other columns of entries are decoded after that. Conditions on other columns are the
  residual.
- `stats`: the residual over statistics; while decoding if each file is decided alone, and without
  conditions on partitions and buckets. Then deletes are replayed: a DELETE entry has the partition
  and bucket of the entry that it deletes, and is never dropped by statistics.
- `index`, `keys`, `limit` or `top`: over live files.

Each stage counts the manifests, entries or files before and after it, with their bytes (`funnel`).
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from numpy.typing import NDArray

from arrowmeta.kernels.buffers import (
    exact_sum,
    filled,
    flag_array,
    text_scalar,
    to_flags,
    whole,
    within_64_bits,
)
from arrowmeta.kernels.rows import keep_rows
from arrowmeta.model.locks import cached_property
from arrowmeta.model.reading import check_rows, is_deleted, is_live, is_of
from arrowmeta.model.scan import EntryFilter, table_of
from arrowmeta.model.shape import PartitionSource, TableShape, to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DECIDING_COLUMNS
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
from arrowmeta.predicate.tree import TRUE, Column, IsNull, Tree, all_of, conjuncts, not_true
from arrowmeta.pruning.deletes import have_deletes, may_have_deletes
from arrowmeta.pruning.evaluator import (
    BOUNDS,
    COUNTS,
    Evaluator,
    Order,
    PartitionFilter,
    enough_files,
    files_with_keys,
    is_certain,
    stats_masks,
    top_files,
    unknown_where,
    without_contradictions,
)
from arrowmeta.views.partition_faults import columns_of_contradictions, contradicts_partition

#: Stages of a predicate; each is sound without the others.
STAGES = ("manifests", "partitions", "buckets", "stats", "index")


class Query(Struct, frozen=True):
    """Query of a table.

    Attributes:
        keys: lists of values by column.
        limit: number of rows that are needed; None for all.
        columns: further columns whose statistics are needed.
        asks_deletes: whether the deletes of files are needed.
    """

    tree: Tree
    keys: Mapping[Column, pa.Array | pa.ChunkedArray] = field(default_factory=dict)
    limit: int | None = None
    order: Order | None = None
    columns: tuple[Column, ...] = ()
    asks_deletes: bool = False


# -- counts ----------------------------------------------------------------------------------------

FUNNEL = to_schema(
    "stage: string!, total: int64!, kept: int64!, bytes_total: int64, bytes_kept: int64, "
    "unit: string!"
)


class Count(Struct):
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


class Stage(Struct, frozen=True):
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


# -- manifests -------------------------------------------------------------------------------------


class ManifestChoice(Struct, frozen=True):
    """Data manifests of a snapshot, and which of them to read.

    Attributes:
        lengths: size of each in bytes; 0 if unknown.
        ordinals: ordinal of each, as used by entries and readers.
        is_chosen: mask of manifests to read.
        is_all: whether the snapshot has no other manifests.
    """

    lengths: NDArray[np.int64]
    ordinals: NDArray[np.int64]
    is_chosen: NDArray[np.bool_]
    is_all: bool

    @property
    def chosen_ordinals(self) -> frozenset[int]:
        """Ordinals of the manifests to read."""
        return frozenset(self.ordinals[self.is_chosen].tolist())

    @property
    def stage(self) -> Stage:
        """Number and bytes of manifests, total and to read."""
        before, after = (
            Count(len(lens), exact_sum(lens))
            for lens in (self.lengths, self.lengths[self.is_chosen])
        )
        return Stage.between("manifests", "manifest", before, after)


def choose_manifests(
    source: Source,
    rules: Rules,
    query: Query,
    evaluator: Evaluator,
    stages: Collection[str] = STAGES,
) -> ManifestChoice:
    """Return the data manifests of a query that may have matching entries."""
    manifests = source.scan().manifests
    has_data = to_flags(whole(pc.equal(manifests["content"], text_scalar("data"))))
    if not has_data.all():
        manifests = manifests.filter(flag_array(has_data))
    ordinals = np.flatnonzero(has_data)
    is_chosen = np.ones(len(ordinals), dtype=bool)
    if "manifests" in stages:
        is_chosen = evaluator.mask(manifest_condition(rules, query.tree), manifests)
        if (buckets := rules.bucket_choice(query.tree)) is not None:
            is_chosen &= _of_chosen_buckets(buckets, manifests)
    if source.share is not None:
        is_chosen &= np.isin(ordinals, list(source.share))
    is_all = bool(has_data.all())
    return ManifestChoice(filled(whole(manifests["length"]), 0), ordinals, is_chosen, is_all)


def _of_chosen_buckets(choice: BucketChoice, manifests: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of manifests that may have entries in the buckets that can match.

    Nothing is known of a manifest without a common number of buckets, or if one of its entries may
    be of a schema for which buckets are not known: schema ids count from 0.
    Spec: Paimon 2.1, core/manifest/ManifestFileMeta.java (totalBuckets).
    """
    names = ("total_buckets", "min_bucket", "max_bucket", "schema_id")
    totals, least, greatest, schemas = (filled(whole(manifests[name]), -1) for name in names)
    ids = set(choice.schema_ids)
    first_other = next(schema_id for schema_id in range(len(ids) + 1) if schema_id not in ids)
    has_range = (totals > 0) & (least >= 0) & (greatest >= least)
    has_range &= (schemas >= 0) & (schemas < first_other)
    return ~has_range | _have_a_bucket(choice, totals, least, greatest)


def _have_a_bucket(
    choice: BucketChoice,
    totals: NDArray[np.int64],
    least: NDArray[np.int64],
    greatest: NDArray[np.int64],
) -> NDArray[np.bool_]:
    """Return a mask of ranges with a bucket that can match."""
    may_match = np.zeros(len(totals), dtype=bool)
    for total in np.unique(totals).tolist():
        numbers = choice.buckets(total)
        of_total = totals == total
        if numbers is not None:
            ids = np.array(sorted(numbers), dtype=np.int64)
            of_total &= np.searchsorted(ids, greatest, "right") > np.searchsorted(ids, least)
        may_match |= of_total
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


# -- entries, while they are decoded ---------------------------------------------------------------

_LEVEL_UNKNOWN = 1


class EntryPruner(Struct):
    """Filter of entries; see `EntryFilter.keep`.

    Attributes:
        in_partition: filter on partitions.
        choice: buckets that can match; None for all.
        left_out: files that readers of the table skip.
        rule: statistics rule for single entries; None if statistics are not used here.
        shape: of the table.
        counts: of entries of data files, of those in matching partitions, of these in matching
            buckets, and of these also kept by statistics.
    """

    evaluator: Evaluator
    in_partition: PartitionFilter
    choice: BucketChoice | None = None
    left_out: LeftOut = field(default_factory=LeftOut)
    rule: StatsRule | None = None
    shape: TableShape = field(default_factory=TableShape)
    counts: list[Count] = field(default_factory=lambda: [Count() for _ in range(4)])
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
        masks = list(self.marks(batch))
        if self.rule is not None:
            entries = without_contradictions(pa.Table.from_batches([batch]), self.shape)
            by_stats, _ = stats_masks(entries, self.rule, self.evaluator)
            masks.append(masks[-1] & (by_stats | is_deleted(batch["status"])))
        sizes = filled(batch.column("file_size_in_bytes"), 0)
        with self._lock:
            for count, mask in zip(self.counts, masks, strict=False):
                count.add(sizes, mask)
        return masks[-1]

    def marks(
        self, batch: pa.RecordBatch
    ) -> tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.bool_]]:
        """Return masks of data file entries, of those in matching partitions, and in buckets."""
        is_data = is_of("data_files", batch.column("content"))
        in_partition = is_data & self.in_partition(batch)
        in_bucket = in_partition.copy()
        if self.left_out.level_zero:
            in_bucket &= filled(batch.column("level"), _LEVEL_UNKNOWN) != 0
        if self.left_out.unassigned_buckets:
            in_bucket &= filled(batch.column("bucket"), 0) >= 0
        if self.choice is not None:
            names = ("bucket", "total_buckets", "schema_id")
            buckets, totals, schemas = (filled(batch.column(name), -1) for name in names)
            has_bucket = np.isin(schemas, list(self.choice.schema_ids))
            has_bucket &= to_flags(batch.column("bucket").is_valid())
            in_bucket &= ~has_bucket | _have_a_bucket(self.choice, totals, buckets, buckets)
        return is_data, in_partition, in_bucket


# -- the search ------------------------------------------------------------------------------------


class Search(Struct, frozen=True, dict=True):
    """Search for the files of one query.

    Attributes:
        stages: which of `STAGES` to use.
    """

    source: Source
    rules: Rules
    evaluator: Evaluator
    query: Query
    choice: ManifestChoice
    stages: Collection[str]

    @cached_property
    def of_specs(self) -> Mapping[int | None, Tree]:
        """Conditions on partition values by spec id; None for all specs."""
        is_used = "partitions" in self.stages
        return self.rules.partition_conditions(self.query.tree) if is_used else {}

    @cached_property
    def residual(self) -> Tree:
        """Conditions that partition values do not decide.

        The whole predicate if conditions differ by spec (Iceberg): statistics may contradict the
        partition, and Iceberg's planners use both.
        """
        decided = conjuncts(self.of_specs.get(None, TRUE))
        parts = [part for part in conjuncts(self.query.tree) if part not in decided]
        return all_of(parts) if decided else self.query.tree

    @cached_property
    def rule(self) -> StatsRule:
        """Statistics rule for files."""
        return self.rules.stats_rule(self.residual)

    @property
    def asks_stats(self) -> bool:
        """Whether statistics may rule out a file."""
        return "stats" in self.stages and self.residual != TRUE

    @cached_property
    def doubtful(self) -> tuple[PartitionSource, ...]:
        """Partition fields that rule out entries, with a column whose bounds rule out others."""
        asked, bounded = self.in_partition.columns, self.rule.columns
        if not self.asks_stats or self.rule.group is not None:
            return ()
        return tuple(
            source
            for source in self.source.shape.partition_sources
            if f"partition.{source.partition}" in asked
            and f"lower_bounds.{source.column}" in bounded
        )

    @cached_property
    def in_partition(self) -> PartitionFilter:
        """Filter of entries by partition."""
        return PartitionFilter(self.of_specs, self.evaluator)

    def place_pruner(self) -> EntryPruner:
        """Return the filter for entries by partition and bucket."""
        pruner = EntryPruner(self.evaluator, self.in_partition)
        if "buckets" in self.stages:
            pruner.choice = self.rules.bucket_choice(self.query.tree)
            pruner.left_out = self.rules.left_out
        return pruner

    def pruner(self) -> EntryPruner:
        """Return the filter for entries while they are decoded."""
        pruner = self.place_pruner()
        # Statistics are decoded only after partitions and buckets have dropped entries.
        is_asked_here = self.asks_stats and self.rule.group is None
        if is_asked_here and pruner.choice is None and not pruner.in_partition.columns:
            pruner.rule, pruner.shape = self.rule, self.source.shape
        return pruner

    @cached_property
    def stats_columns(self) -> tuple[str, ...]:
        """Columns that `by_stats` reads."""
        doubtful = columns_of_contradictions(self.doubtful)
        return tuple(dict.fromkeys(("record_count", "status", *self.rule.columns, *doubtful)))

    def by_stats(self, entries: pa.Table) -> NDArray[np.bool_] | None:
        """Return a mask of entries that statistics keep, given `stats_columns`; None keeps all.

        An entry that deletes a file is kept.
        """
        if not self.asks_stats:
            return None
        mask, _ = stats_masks(entries, self.rule, self.evaluator)
        mask |= is_deleted(entries["status"])
        if self.doubtful and not mask.all():
            mask[~mask] = _contradicted(self, entries.filter(flag_array(~mask)))
        return mask

    def columns(self, extra: Sequence[str]) -> list[str]:
        """Return the columns that stages over files read, and the extra columns.

        Columns without a condition are added separately, since simplifying the predicate may drop
        all of its columns.
        """
        query, names = self.query, ["entry_id", "record_count", "file_size_in_bytes"]
        beside = [*query.keys, *([query.order.column] if query.order else []), *query.columns]
        names += self.rule.columns
        # The negation, by which all rows of a file match, may name other columns.
        of_columns = all_of([IsNull(column) for column in beside])
        for condition in (query.tree, not_true(query.tree), of_columns):
            names += self.rules.stats_columns(condition)
        names += columns_of_contradictions(self.doubtful)
        names += self.rules.index_columns if query.tree != TRUE else ()
        names += ("delete_record_count",) if query.asks_deletes else ()
        names += ("file_path",) if query.asks_deletes and may_have_deletes(self.source) else ()
        return list(dict.fromkeys([*names, *extra]))


class Selection(Struct):
    """Files that a query may match; at first entries, which pass through the stages.

    Attributes:
        entries: columns of the entries, `entry_id` included.
        count: of the entries.
        kept_for_group: mask of files that cannot match but are kept for their group.
    """

    entries: pa.Table
    count: Count
    stages: list[Stage]
    kept_for_group: NDArray[np.bool_]

    def keep(self, stage: str, unit: str, mask: NDArray[np.bool_] | None) -> None:
        """Drop what is outside the mask; None keeps all."""
        before = self.count
        if mask is not None and not mask.all():
            schema, batches = self.entries.schema, self.entries.to_batches()
            self.entries = pa.Table.from_batches([], schema)  # so that memory is reused
            keep_rows(batches, mask)
            self.entries = pa.Table.from_batches(batches, schema)
            self.kept_for_group = self.kept_for_group[mask]
            self.count = count_of(self.entries)
        self.stages.append(Stage.between(stage, unit, before, self.count))


def find_files(search: Search, extra: Sequence[str]) -> Selection:
    """Return the files, with the columns of entries that stages read and the extra columns."""
    source, choice, query, pruner = search.source, search.choice, search.query, search.pruner()
    columns = search.columns(extra)
    decoded = dict.fromkeys([*DECIDING_COLUMNS, *columns])
    keeps_all = choice.is_all and bool(choice.is_chosen.all())
    is_whole = keeps_all and not pruner.is_needed
    scan = source.scan().select(None if keeps_all else choice.chosen_ordinals)
    if pruner.is_needed:
        entries = table_of(scan, decoded, EntryFilter(pruner.columns, pruner))
    else:
        entries = table_of(scan, decoded | {"content": None})
        entries = entries.filter(flag_array(is_of("data_files", entries["content"])))
    count = count_of(entries)
    names = ("partitions", "buckets", "stats")[: 2 if pruner.rule is None else 3]
    counts = pairwise(pruner.counts if pruner.is_needed else [count] * 4)
    stages = [choice.stage]
    for name, ends in zip(names, counts, strict=False):
        stages.append(Stage.between(name, "entry", *ends))
    # Statistics that contradict each other are null.
    entries = without_contradictions(entries, source.shape)
    selection = Selection(entries, count, stages, np.zeros(entries.num_rows, dtype=bool))
    del entries  # so that what is dropped is released
    if search.rule.group is None and pruner.rule is None:
        selection.keep("stats", "entry", search.by_stats(selection.entries))
    mask = is_live(source, selection.entries)
    selection.entries = selection.entries.select(columns)
    selection.keep("live", "entry", mask)
    if is_whole and source.deletes_are_replayed:
        check_rows(source, selection.entries["record_count"])
    if search.rule.group is not None:
        by_stats = None
        if search.asks_stats:
            by_stats, selection.kept_for_group = stats_masks(
                selection.entries, search.rule, search.evaluator
            )
        selection.keep("stats", "file", by_stats)
    files, by_index = selection.entries, None
    if "index" in search.stages and search.residual != TRUE and files.num_rows:
        by_index = search.rules.index_mask(search.residual, files, search.evaluator.mask)
    selection.keep("index", "file", by_index)
    if query.keys:
        selection.keep("keys", "file", _by_keys(search, selection.entries))
    if query.limit is not None:
        stage = "limit" if query.order is None else "top"
        selection.keep(stage, "file", _by_limit(search, selection.entries, query.limit))
    return selection


def _contradicted(search: Search, dropped: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of entries that may match without statistics that contradict their partition.

    The partition may match, the statistics cannot, and one of them is wrong.
    """
    mask = np.concatenate(
        [
            contradicts_partition(batch, search.doubtful, search.source.shape)
            for batch in dropped.to_batches()
        ]
    )
    if mask.any():
        some = dropped.filter(flag_array(mask))
        names = [f"{root}.{it.column}" for root in (*BOUNDS, *COUNTS) for it in search.doubtful]
        some = unknown_where(some, names, mask[mask])
        mask[mask] = stats_masks(some, search.rule, search.evaluator)[0]
    return mask


def _by_keys(search: Search, files: pa.Table) -> NDArray[np.bool_]:
    mask = np.ones(files.num_rows, dtype=bool)
    for column, keys in search.query.keys.items():
        facts = search.rules.file_facts(column)
        if facts is not None and search.rules.is_decided_alone(column):
            mask &= files_with_keys(column, facts, keys, files, search.evaluator)
    return mask


def _by_limit(search: Search, files: pa.Table, limit: int) -> NDArray[np.bool_] | None:
    query, rules = search.query, search.rules
    has_deletes = have_deletes(search.source, files)
    rows = np.maximum(filled(whole(files["record_count"]), 0), 0)
    certain = rows * is_certain(query.tree, rules, files, has_deletes, search.evaluator)
    if query.keys or search.source.damage().num_rows:
        # Unknown: rows with one of the keys, and rows deleted by unreadable deletes.
        certain = np.zeros_like(certain)
    if query.order is None:
        return enough_files(certain, limit)
    facts = rules.file_facts(query.order.column)
    if facts is None or not rules.is_decided_alone(query.order.column):
        return None
    return top_files(query.order, facts, files, certain, limit, search.evaluator)
