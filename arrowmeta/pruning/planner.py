"""Plans over one snapshot: from a predicate to the files it can touch, stage by stage."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.live import live_entry_ids
from arrowmeta.columns.buffers import flag_array, text_scalar
from arrowmeta.errors import UsageError
from arrowmeta.model.source import Source
from arrowmeta.model.tables import IDENTITY_COLUMNS
from arrowmeta.predicate.read import Predicate, PredicateReader
from arrowmeta.predicate.rules import LeftOut
from arrowmeta.predicate.tree import TRUE, Column, IsNull, Tree, all_of
from arrowmeta.pruning.database import StageDatabase
from arrowmeta.pruning.deletes import delete_files_of
from arrowmeta.pruning.entries import Count, EntryKeeper, read_data_entries, with_ids
from arrowmeta.pruning.formats import rules_of
from arrowmeta.pruning.guarantee import certain_rows
from arrowmeta.pruning.judge import judge
from arrowmeta.pruning.keys import files_with_keys
from arrowmeta.pruning.limit import Order, checked_limit, enough_files, read_order, top_files
from arrowmeta.pruning.manifests import ManifestChoice, choose_manifests
from arrowmeta.pruning.plan import Plan, Stage

#: The stages that can rule something out; each is sound without the others.
STAGES = ("manifests", "partitions", "buckets", "stats", "index")


@dataclass(frozen=True)
class Query:
    """What is asked of a table.

    Attributes:
        tree: the predicate.
        keys: values that columns must have one of.
        limit: how many rows are needed; None for all.
        order: what they are sorted by.
        columns: those whose statistics are wanted beside.
        with_paths: whether it matters which deletes apply to a file.
    """

    tree: Tree
    keys: Mapping[Column, pa.Array | pa.ChunkedArray] = field(default_factory=dict)
    limit: int | None = None
    order: Order | None = None
    columns: tuple[Column, ...] = ()
    with_paths: bool = False

    @property
    def asks_anything(self) -> bool:
        """Whether a file may be of no use."""
        return self.tree != TRUE or bool(self.keys) or self.limit is not None

    @property
    def looks_at(self) -> Tree:
        """A condition over all columns whose statistics are needed."""
        columns = [*self.keys, *([self.order.column] if self.order else []), *self.columns]
        return all_of([self.tree, *(IsNull(column) for column in columns)])


@dataclass
class _Files:
    """Live files on their way through the stages."""

    entries: pa.Table
    is_company: NDArray[np.bool_]

    @property
    def bytes(self) -> int:
        """Of all files together."""
        return _bytes(self.entries)

    def keep(self, mask: NDArray[np.bool_]) -> _Files:
        """Return the files that are marked."""
        if mask.all():
            return self
        return _Files(self.entries.filter(flag_array(mask)), self.is_company[mask])


_FileStep = Callable[[Query, _Files], _Files]


class Planner:
    """Plans over a snapshot.

    Args:
        source: the snapshot.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.rules = rules_of(source)
        self.database = StageDatabase()

    @cached_property
    def reader(self) -> PredicateReader:
        """Reads predicates over the table's columns."""
        return PredicateReader(self.rules.columns)

    def plan(
        self,
        where: Predicate = None,
        *,
        limit: int | None = None,
        order_by: str | None = None,
        keys: Mapping[str, pa.Array | pa.ChunkedArray] | None = None,
        stages: Collection[str] = STAGES,
    ) -> Plan:
        """Return what a query can touch.

        Args:
            where: its predicate; None for all rows.
            limit: how many rows it needs.
            order_by: what its rows are sorted by; only together with a limit.
            keys: values that columns must have one of, by column.
            stages: which of `STAGES` to use.

        Raises:
            PredicateError: the predicate cannot be understood against the columns.
            UsageError: an order without a limit, or a negative limit.
        """
        if order_by is not None and limit is None:
            raise UsageError("order_by rules out files only together with limit")
        order = read_order(order_by, self.reader.scope, self.reader.engine) if order_by else None
        query = Query(
            self.reader.read(where),
            {self.reader.scope.column([name]): values for name, values in (keys or {}).items()},
            checked_limit(limit),
            order,
            with_paths=limit is not None,
        )
        return self.plan_query(query, stages=stages)

    def plan_query(self, query: Query, *, stages: Collection[str] = STAGES) -> Plan:
        """Return what a query that was read can touch."""
        tree = query.tree
        choice = choose_manifests(
            self.source, self.rules, tree, self.database, is_used="manifests" in stages
        )
        keeper = self._keeper(tree, stages)
        entries = self._entries(query, choice, keeper)
        files = self._live(entries)
        funnel = [_of_manifests(choice), *_of_entries(keeper, entries), _replayed(entries, files)]
        for name, step in self._steps(query, stages):
            before = files
            files = step(query, files)
            funnel.append(_step(name, before, files))
        return Plan(
            self.source,
            self.rules,
            self.database,
            tree,
            tuple(funnel),
            choice,
            files.entries,
            files.is_company,
            is_everything=choice.keeps_all and keeper is None and not query.asks_anything,
        )

    def live_files(self, columns: Sequence[str]) -> pa.Table:
        """Return columns of entries of all data files that readers open; `entry_id` among them."""
        left_out = self.rules.left_out
        keeper = EntryKeeper({}, None, left_out) if left_out != LeftOut() else None
        names = ["entry_id", "status", "record_count", "file_size_in_bytes"]
        names += IDENTITY_COLUMNS if self.source.deletes_are_replayed else ()
        entries = read_data_entries(self.source, [*names, *columns], None, keeper)
        return self._live(entries).entries

    def _steps(self, query: Query, stages: Collection[str]) -> Iterator[tuple[str, _FileStep]]:
        """Return the steps that look at files."""
        yield "stats", self._by_stats if "stats" in stages else _all_files
        yield "index", self._by_index if "index" in stages else _all_files
        if query.keys:
            yield "keys", self._by_keys
        if query.limit is not None:
            yield ("limit" if query.order is None else "top"), self._by_limit

    # -- stages ---------------------------------------------------------------------------------

    def _keeper(self, tree: Tree, stages: Collection[str]) -> EntryKeeper | None:
        of_specs = self.rules.partition_conditions(tree) if "partitions" in stages else {}
        conditions = {spec_id: one for spec_id, one in of_specs.items() if one != TRUE}
        with_buckets = "buckets" in stages
        choice = self.rules.bucket_choice(tree) if with_buckets else None
        left_out = self.rules.left_out if with_buckets else LeftOut()
        if not conditions and choice is None and left_out == LeftOut():
            return None
        return EntryKeeper(conditions, choice, left_out)

    def _entries(
        self, query: Query, choice: ManifestChoice, keeper: EntryKeeper | None
    ) -> pa.Table:
        columns = ["entry_id", "status", "record_count", "file_size_in_bytes"]
        if self.source.deletes_are_replayed:
            columns += IDENTITY_COLUMNS
        columns += self.rules.stats_rule(query.looks_at).columns
        columns += self.rules.index_columns if query.tree != TRUE else ()
        columns += ("file_path", "delete_record_count") if query.with_paths else ()
        manifests = None if choice.keeps_all else choice.kept_ordinals
        return read_data_entries(self.source, columns, manifests, keeper)

    def _live(self, entries: pa.Table) -> _Files:
        is_deleted = pc.equal(entries["status"], text_scalar("deleted"))
        live = entries
        if pc.any(is_deleted).as_py():
            if self.source.deletes_are_replayed:
                ids = live_entry_ids(entries.select(IDENTITY_COLUMNS), True)
                live = with_ids(entries, ids)
            else:
                live = entries.filter(pc.invert(is_deleted))
        return _Files(live, np.zeros(live.num_rows, dtype=bool))

    def _by_stats(self, query: Query, files: _Files) -> _Files:
        if query.tree == TRUE:
            return files
        judged = judge(files.entries, self.rules.stats_rule(query.tree), self.database)
        return _Files(files.entries, judged.is_company).keep(judged.is_kept)

    def _by_index(self, query: Query, files: _Files) -> _Files:
        if query.tree == TRUE or not self.rules.index_columns:
            return files
        mask = self.rules.index_mask(query.tree, files.entries)
        return files if mask is None else files.keep(mask)

    def _by_keys(self, query: Query, files: _Files) -> _Files:
        for column, keys in query.keys.items():
            facts = self.rules.file_facts(column)
            asked = IsNull(column)
            if facts is not None and self.rules.decides_alone(asked) == asked:
                mask = files_with_keys(column, facts, keys, files.entries, self.database)
                files = files.keep(mask)
        return files

    def _by_limit(self, query: Query, files: _Files) -> _Files:
        entries, limit = files.entries, query.limit or 0
        deletes = delete_files_of(self.source, entries["file_path"], self.database)
        certain = certain_rows(query.tree, self.rules, entries, deletes, self.database)
        if query.keys:
            certain = np.zeros_like(certain)  # which rows have one of the keys is not known
        if query.order is None:
            return files.keep(enough_files(certain, limit))
        facts = self.rules.file_facts(query.order.column)
        asked = IsNull(query.order.column)
        if facts is None or self.rules.decides_alone(asked) != asked:
            return files
        return files.keep(top_files(query.order, facts, entries, certain, limit, self.database))


def _all_files(_: Query, files: _Files) -> _Files:
    """Rule out nothing: the step is not wanted."""
    return files


# -- the funnel ---------------------------------------------------------------------------------


def _of_manifests(choice: ManifestChoice) -> Stage:
    lengths = [length or 0 for length in choice.manifests["length"].to_pylist()]
    kept = [n for n, is_kept in zip(lengths, choice.is_kept, strict=True) if is_kept]
    return Stage("manifests", "manifest", len(lengths), len(kept), sum(lengths), sum(kept))


def _of_entries(keeper: EntryKeeper | None, entries: pa.Table) -> list[Stage]:
    """Return what became of the entries of manifests that were read."""
    if keeper is None:
        count = Count(entries.num_rows, _bytes(entries))
        seen = in_partitions = in_buckets = count
    else:
        seen, in_partitions, in_buckets = keeper.seen, keeper.in_partitions, keeper.in_buckets
    steps = (("partitions", seen, in_partitions), ("buckets", in_partitions, in_buckets))
    return [
        Stage(name, "entry", before.entries, after.entries, before.bytes, after.bytes)
        for name, before, after in steps
    ]


def _replayed(entries: pa.Table, files: _Files) -> Stage:
    """Return how many entries stand for a live file."""
    n_files = files.entries.num_rows
    return Stage("live", "entry", entries.num_rows, n_files, _bytes(entries), files.bytes)


def _step(name: str, before: _Files, after: _Files) -> Stage:
    counts = (before.entries.num_rows, after.entries.num_rows)
    return Stage(name, "file", *counts, before.bytes, after.bytes)


def _bytes(entries: pa.Table) -> int:
    return pc.sum(entries["file_size_in_bytes"]).as_py() or 0
