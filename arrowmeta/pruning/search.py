"""Search for the files of a query: one pass over entries, then stages over files.

Takes the manifests to read and a `Query`; `find_files` returns `Found`. Each stage takes the output
of the stage before:

- `manifests` (`stages.py`): partition ranges in the manifest list.
- `partitions`, `buckets` (likewise): while entries are decoded, the predicate is evaluated
  over the distinct partitions. Conditions on other columns are the residual.
- `stats`: the residual over statistics; while decoding if each file is decided alone, which avoids
  decoding other columns of most entries. Then deletes are replayed: a DELETE entry has the
  partition and bucket of the entry that it deletes, and is never dropped by statistics.
- `index`, `keys`, `limit` or `top`: over live files.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.live import Dead, check_rows, is_deleted, is_live, is_of
from arrowmeta.catalog.partition_faults import columns_of_contradictions, contradicts_partition
from arrowmeta.columns.buffers import filled, flag_array, whole
from arrowmeta.columns.rows import keep_rows
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import EntryFilter, table_of
from arrowmeta.model.shape import PartitionSource
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.predicate.formula import Rules, StatsRule
from arrowmeta.predicate.tree import TRUE, Column, IsNull, Tree, all_of, conjuncts
from arrowmeta.pruning.contradictions import BOUNDS, COUNTS, unknown_where, without_contradictions
from arrowmeta.pruning.deletes import have_deletes, may_have_deletes
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, PartitionSet, kept_by_stats
from arrowmeta.pruning.keys import files_with_keys
from arrowmeta.pruning.limit import Order, enough_files, is_certain, top_files
from arrowmeta.pruning.stages import (
    Count,
    EntryPruner,
    ManifestChoice,
    Stage,
    count_of,
)
from arrowmeta.records import dataclass

#: Stages of a predicate; each is sound without the others.
STAGES = ("manifests", "partitions", "buckets", "stats", "index")


@dataclass(frozen=True)
class Query:
    """Query of a table.

    Attributes:
        keys: lists of values by column.
        limit: number of rows that are needed; None for all.
        columns: further columns whose statistics are needed.
        asks_deletes: whether the deletes of files are needed.
        partitions: partitions that may match; None for all. The tree is evaluated for these only.
        manifests: ordinals of manifests to read, as by one of several tasks; None for all.
        dead: what makes entries of these manifests dead; None for what is in them.
    """

    tree: Tree
    keys: Mapping[Column, pa.Array | pa.ChunkedArray] = field(default_factory=dict)
    limit: int | None = None
    order: Order | None = None
    columns: tuple[Column, ...] = ()
    asks_deletes: bool = False
    partitions: PartitionSet | None = None
    manifests: Collection[int] | None = None
    dead: Dead | None = None

    @property
    def asks_anything(self) -> bool:
        """Whether it can rule out a file."""
        is_asked = self.tree != TRUE or self.partitions is not None
        return is_asked or bool(self.keys) or self.limit is not None


@dataclass(frozen=True)
class Found:
    """Files that a query may match.

    Attributes:
        entries: columns of their entries, `entry_id` included.
        kept_for_group: mask of files that cannot match but are kept for their group.
        is_everything: whether no entry except of deletes was dropped while decoding.
    """

    stages: tuple[Stage, ...]
    entries: pa.Table
    kept_for_group: NDArray[np.bool_]
    is_everything: bool


@dataclass(frozen=True)
class Search:
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
    def residual(self) -> Tree:
        """Conditions that partition values do not decide.

        The whole predicate if conditions differ by spec (Iceberg): statistics may contradict the
        partition, and Iceberg's planners use both.
        """
        if "partitions" not in self.stages:
            return self.query.tree
        parts = conjuncts(self.query.tree)
        return all_of(
            [part for part in parts if self.rules.partition_conditions(part) != {None: part}]
        )

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
    def may_have_deletes(self) -> bool:
        """Whether the snapshot may have deletes."""
        return may_have_deletes(self.source)

    @cached_property
    def in_partition(self) -> PartitionFilter:
        """Filter of entries by partition."""
        is_used, tree = "partitions" in self.stages, self.query.tree
        of_specs = self.rules.partition_conditions(tree) if is_used else {}
        return PartitionFilter(of_specs, self.evaluator, self.query.partitions)

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

    def by_stats(self, files: pa.Table) -> NDArray[np.bool_]:
        """Return a mask of live files that statistics keep, given `stats_columns`."""
        if self.asks_stats and self.rule.group is not None:
            return kept_by_stats(files, self.rule, self.evaluator)[0]
        mask = _by_stats(self, files)
        return np.ones(files.num_rows, dtype=bool) if mask is None else mask

    def columns(self, wanted: Sequence[str]) -> list[str]:
        """Return the columns that stages over files read, and the wanted ones.

        Columns without a condition are added separately, since simplifying the predicate may drop
        all of its columns.
        """
        query, names = self.query, ["entry_id", "record_count", "file_size_in_bytes"]
        beside = [*query.keys, *([query.order.column] if query.order else []), *query.columns]
        names += self.rule.columns
        for condition in (query.tree, all_of([IsNull(column) for column in beside])):
            names += self.rules.stats_columns(condition)
        names += columns_of_contradictions(self.doubtful)
        names += self.rules.index_columns if query.tree != TRUE else ()
        names += ("delete_record_count",) if query.asks_deletes else ()
        names += ("file_path",) if query.asks_deletes and self.may_have_deletes else ()
        return list(dict.fromkeys([*names, *wanted]))


@dataclass
class _Passing:
    """Entries, and later files, that pass through the stages.

    Attributes:
        count: of the entries.
        kept_for_group: mask of files that are kept for their group.
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


def find_files(search: Search, wanted: Sequence[str]) -> Found:
    """Return the files, with the columns of entries that stages read and the wanted ones."""
    source, choice, query, pruner = search.source, search.choice, search.query, search.pruner()
    columns = search.columns(wanted)
    names = dict.fromkeys([*DECIDING_COLUMNS, *columns])
    is_whole = choice.keeps_all and not pruner.is_needed
    scan = source.scan().select(None if choice.keeps_all else choice.kept_ordinals)
    if pruner.is_needed:
        entries = table_of(scan, names, EntryFilter(pruner.columns, pruner))
    else:
        entries = table_of(scan, names | {"content": None})
        entries = entries.filter(flag_array(is_of("data_files", entries["content"])))
    count = count_of(entries)
    stages = [choice.stage, *_while_decoding(pruner, count)]
    # Statistics that contradict each other are null.
    entries = without_contradictions(entries, source.shape)
    passing = _Passing(entries, count, stages, np.zeros(entries.num_rows, dtype=bool))
    del entries  # so that what is dropped is released
    if search.rule.group is None and pruner.rule is None:
        passing.keep("stats", "entry", _by_stats(search, passing.entries))
    mask = is_live(source, passing.entries, query.dead)
    passing.entries = passing.entries.select(columns)
    passing.keep("live", "entry", mask)
    if is_whole and source.deletes_are_replayed:
        check_rows(source, passing.entries["record_count"])
    if search.rule.group is not None:
        by_stats = None
        if search.asks_stats:
            by_stats, passing.kept_for_group = kept_by_stats(
                passing.entries, search.rule, search.evaluator
            )
        passing.keep("stats", "file", by_stats)
    passing.keep("index", "file", _by_index(search, passing.entries))
    if query.keys:
        passing.keep("keys", "file", _by_keys(search, passing.entries))
    if query.limit is not None:
        stage = "limit" if query.order is None else "top"
        passing.keep(stage, "file", _by_limit(search, passing.entries, query.limit))
    has_all = is_whole and not query.asks_anything
    return Found(tuple(passing.stages), passing.entries, passing.kept_for_group, has_all)


# -- entries -----------------------------------------------------------------------------------


def _while_decoding(pruner: EntryPruner, decoded: Count) -> Iterator[Stage]:
    """Yield the stages that ran while entries were decoded."""
    counts = [pruner.seen, pruner.in_partitions, pruner.in_buckets, pruner.in_bounds]
    if not pruner.is_needed:
        counts = [decoded] * 4
    yield Stage.between("partitions", "entry", *counts[:2])
    yield Stage.between("buckets", "entry", *counts[1:3])
    if pruner.rule is not None:
        yield Stage.between("stats", "entry", *counts[2:])


def _by_stats(search: Search, entries: pa.Table) -> NDArray[np.bool_] | None:
    """Return a mask of entries that statistics keep; one that deletes a file is kept."""
    if not search.asks_stats:
        return None
    mask, _ = kept_by_stats(entries, search.rule, search.evaluator)
    mask |= is_deleted(entries["status"])
    if search.doubtful and not mask.all():
        mask[~mask] = _contradicted(search, entries.filter(flag_array(~mask)))
    return mask


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
        names = [f"{root}.{one.column}" for root in (*BOUNDS, *COUNTS) for one in search.doubtful]
        some = unknown_where(some, names, mask[mask])
        mask[mask] = kept_by_stats(some, search.rule, search.evaluator)[0]
    return mask


# -- files -------------------------------------------------------------------------------------


def _by_index(search: Search, files: pa.Table) -> NDArray[np.bool_] | None:
    is_asked = "index" in search.stages and search.residual != TRUE
    if not is_asked or not search.rules.index_columns or not files.num_rows:
        return None
    return search.rules.index_mask(search.residual, files, search.evaluator.is_kept)


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
