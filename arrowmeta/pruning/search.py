"""The files that a query can touch: one pass over entries, and the steps over what it found.

Statistics are asked while entries are decoded wherever they decide over each file alone, so that
of most entries nothing else is made. Deletes are replayed over what is left: an entry that takes
another back is of the same partition and bucket, and is never ruled out by statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.live import is_deleted, is_live
from arrowmeta.columns.buffers import flag_array
from arrowmeta.model.cached import cached_property
from arrowmeta.model.entries import IDENTITY_COLUMNS
from arrowmeta.model.source import Source
from arrowmeta.predicate.exact import is_exact
from arrowmeta.predicate.rules import LeftOut, Rules, StatsRule, is_decided_alone
from arrowmeta.predicate.tree import TRUE, Column, IsNull, Tree, all_of, conjuncts
from arrowmeta.pruning.database import StageDatabase
from arrowmeta.pruning.deletes import have_deletes
from arrowmeta.pruning.entries import (
    Entries,
    EntryKeeper,
    StatsCondition,
    counted,
    read_data_entries,
)
from arrowmeta.pruning.funnel import Stage, between, of_entries, of_manifests
from arrowmeta.pruning.guarantee import certain_rows
from arrowmeta.pruning.judge import alone_judge, judge
from arrowmeta.pruning.keys import files_with_keys
from arrowmeta.pruning.limit import Order, enough_files, top_files
from arrowmeta.pruning.manifests import ManifestChoice
from arrowmeta.pruning.partitions import PartitionAnswers

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
        asks_deletes: whether it matters which deletes apply to a file.
    """

    tree: Tree
    keys: Mapping[Column, pa.Array | pa.ChunkedArray] = field(default_factory=dict)
    limit: int | None = None
    order: Order | None = None
    columns: tuple[Column, ...] = ()
    asks_deletes: bool = False

    @property
    def asks_anything(self) -> bool:
        """Whether a file may be of no use."""
        return self.tree != TRUE or bool(self.keys) or self.limit is not None

    @property
    def looks_at(self) -> tuple[Tree, Tree]:
        """Conditions over all columns whose statistics are needed.

        Apart from each other: a predicate that no row can match would swallow the other columns.
        """
        columns = [*self.keys, *([self.order.column] if self.order else []), *self.columns]
        return self.tree, all_of([IsNull(column) for column in columns])


@dataclass(frozen=True)
class Found:
    """The files that a query can touch.

    Attributes:
        stages: the steps that led to them, in order.
        entries: columns of their entries, `entry_id` among them.
        is_company: for each, whether it cannot match but is kept with others.
        is_everything: whether no entry but of deletes was left out while decoding.
    """

    stages: tuple[Stage, ...]
    entries: pa.Table
    is_company: NDArray[np.bool_]
    is_everything: bool


@dataclass
class _Files:
    """Live files on their way through the steps."""

    entries: pa.Table
    is_company: NDArray[np.bool_]

    @classmethod
    def of(cls, entries: pa.Table) -> _Files:
        """Return files none of which is kept for others only."""
        return cls(entries, np.zeros(entries.num_rows, dtype=bool))

    def keep(self, mask: NDArray[np.bool_]) -> _Files:
        """Return the files that are marked."""
        if mask.all():
            return self
        return _Files(self.entries.filter(flag_array(mask)), self.is_company[mask])


_FileStep = Callable[[_Files], _Files]


@dataclass(frozen=True)
class Search:
    """How the files of one query are found.

    Attributes:
        source: the snapshot.
        rules: of its format.
        database: answers questions about statistics.
        query: what is asked.
        choice: the manifests to read.
        stages: which of `STAGES` to use.
    """

    source: Source
    rules: Rules
    database: StageDatabase
    query: Query
    choice: ManifestChoice
    stages: Collection[str]

    def run(self, wanted: Sequence[str]) -> Found:
        """Find the files, with columns of their entries that are wanted beside what steps need."""
        keeper = self._keeper()
        entries = self._read(wanted, keeper)
        funnel = [of_manifests(self.choice), *of_entries(keeper, entries.count)]
        if self._decides_alone:
            funnel.append(self._by_stats_alone(keeper, entries))
        before = entries.count
        files = _Files.of(self._live(entries, wanted))
        funnel.append(between("live", "entry", before, counted(files.entries)))
        for name, step in self._steps():
            before = counted(files.entries)
            files = step(files)
            funnel.append(between(name, "file", before, counted(files.entries)))
        is_everything = self.choice.keeps_all and keeper is None and not self.query.asks_anything
        return Found(tuple(funnel), files.entries, files.is_company, is_everything)

    # -- entries --------------------------------------------------------------------------------

    @cached_property
    def _undecided(self) -> Tree:
        """The conditions that partition values do not decide, where these are columns' own."""
        if "partitions" not in self.stages:
            return self.query.tree
        return all_of([one for one in conjuncts(self.query.tree) if not self._is_decided(one)])

    def _is_decided(self, condition: Tree) -> bool:
        # Where each spec has conditions of its own, statistics are asked all the same: they may
        # contradict the partition, and the planners of that format believe them then.
        on_partitions = self.rules.partition_conditions(condition)
        return on_partitions == {None: condition} and is_exact(condition)

    @cached_property
    def _rule(self) -> StatsRule:
        return self.rules.stats_rule(self._undecided)

    @property
    def _asks_stats(self) -> bool:
        return "stats" in self.stages and self._undecided != TRUE

    @property
    def _decides_alone(self) -> bool:
        """Whether statistics need not wait for which files are live."""
        return self._rule.together is None

    def _keeper(self) -> EntryKeeper | None:
        tree = self.query.tree
        of_specs = self.rules.partition_conditions(tree) if "partitions" in self.stages else {}
        conditions = {spec_id: one for spec_id, one in of_specs.items() if one != TRUE}
        with_buckets = "buckets" in self.stages
        choice = self.rules.bucket_choice(tree) if with_buckets else None
        left_out = self.rules.left_out if with_buckets else LeftOut()
        by_stats = None
        # Statistics of what partitions rule out are not worth decoding.
        if self._asks_stats and self._decides_alone and not conditions and choice is None:
            columns = tuple(dict.fromkeys([*self._rule.columns, "status"]))
            by_stats = StatsCondition(columns, alone_judge(self._rule, self.database))
        if not conditions and choice is None and left_out == LeftOut() and by_stats is None:
            return None
        return EntryKeeper(conditions, choice, left_out, by_stats, self._answers)

    @cached_property
    def _answers(self) -> PartitionAnswers:
        return PartitionAnswers(self.database)

    def _read(
        self, wanted: Sequence[str], keeper: EntryKeeper | None, *, with_identity: bool = False
    ) -> Entries:
        """Decode entries; with what identifies files where any may be taken back."""
        replays = self.source.deletes_are_replayed
        with_identity = with_identity or (replays and self.choice.may_have_deleted)
        columns = ["status", *self._columns(wanted), *(IDENTITY_COLUMNS if with_identity else ())]
        manifests = None if self.choice.keeps_all else self.choice.kept_ordinals
        # Without deletes nothing is given up for a later entry's sake.
        late = set(wanted) - set(self._rule.columns) if with_identity else ()
        entries = read_data_entries(self.source, columns, manifests, keeper, late)
        if replays and not with_identity and is_deleted(entries.table["status"]).any():
            # The manifest list has counted wrong.
            return self._read(wanted, self._keeper(), with_identity=True)
        return entries

    def _columns(self, wanted: Sequence[str]) -> list[str]:
        """Return the columns that steps over files look at, and those wanted."""
        columns = ["entry_id", "record_count", "file_size_in_bytes"]
        for condition in self.query.looks_at:
            columns += self.rules.stats_rule(condition).columns
        columns += self.rules.index_columns if self.query.tree != TRUE else ()
        columns += ("file_path", "delete_record_count") if self.query.asks_deletes else ()
        return list(dict.fromkeys([*columns, *wanted]))

    def _by_stats_alone(self, keeper: EntryKeeper | None, entries: Entries) -> Stage:
        """Leave out what statistics rule out, unless that was done while decoding."""
        if keeper is not None and keeper.by_stats is not None:
            return between("stats", "entry", keeper.in_buckets, keeper.in_bounds)
        before = entries.count
        if self._asks_stats:
            table = entries.table
            judged = judge(table, self._rule, self.database)
            mask = judged.is_kept | is_deleted(table["status"])
            del table
            entries.keep(mask)
        return between("stats", "entry", before, entries.count)

    def _live(self, entries: Entries, wanted: Sequence[str]) -> pa.Table:
        """Return columns of what stands for a live file; the rest is given up for it."""
        table = entries.table
        replays = set(IDENTITY_COLUMNS) <= set(table.column_names)
        mask = is_live(table.select(IDENTITY_COLUMNS) if replays else table, replays)
        del table
        return entries.finish(mask, self._columns(wanted))

    # -- files ----------------------------------------------------------------------------------

    def _steps(self) -> Iterator[tuple[str, _FileStep]]:
        """Return the steps that look at live files."""
        asks_index = "index" in self.stages and self._undecided != TRUE and self.rules.index_columns
        if not self._decides_alone:
            yield "stats", self._by_stats if self._asks_stats else _all_files
        yield "index", self._by_index if asks_index else _all_files
        if self.query.keys:
            yield "keys", self._by_keys
        if self.query.limit is not None:
            yield ("limit" if self.query.order is None else "top"), self._by_limit

    def _by_stats(self, files: _Files) -> _Files:
        judged = judge(files.entries, self._rule, self.database)
        return _Files(files.entries, judged.is_company).keep(judged.is_kept)

    def _by_index(self, files: _Files) -> _Files:
        if not len(files.entries):
            return files
        mask = self.rules.index_mask(self._undecided, files.entries, self._ask)
        return files if mask is None else files.keep(mask)

    def _ask(self, condition: str, rows: pa.Table) -> NDArray[np.bool_]:
        return judge(rows, StatsRule((), condition), self.database).is_kept

    def _by_keys(self, files: _Files) -> _Files:
        for column, keys in self.query.keys.items():
            facts = self.rules.file_facts(column)
            if facts is not None and is_decided_alone(self.rules, column):
                mask = files_with_keys(column, facts, keys, files.entries, self.database)
                files = files.keep(mask)
        return files

    def _by_limit(self, files: _Files) -> _Files:
        query, entries, limit = self.query, files.entries, self.query.limit or 0
        has_deletes = have_deletes(self.source, entries["file_path"])
        certain = certain_rows(query.tree, self.rules, entries, has_deletes, self.database)
        if query.keys or self.source.damage().num_rows:
            # Not known is which rows have one of the keys, or a delete that could not be read.
            certain = np.zeros_like(certain)
        if query.order is None:
            return files.keep(enough_files(certain, limit))
        facts = self.rules.file_facts(query.order.column)
        if facts is None or not is_decided_alone(self.rules, query.order.column):
            return files
        return files.keep(top_files(query.order, facts, entries, certain, limit, self.database))


def _all_files(files: _Files) -> _Files:
    """Rule out nothing: the step is not wanted."""
    return files
