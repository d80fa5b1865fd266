"""Plans over one snapshot: from a predicate to the files it can touch, stage by stage."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.model.cached import cached_property
from arrowmeta.model.source import Source
from arrowmeta.predicate.read import Predicate, PredicateReader
from arrowmeta.predicate.tree import TRUE
from arrowmeta.pruning.database import StageDatabase
from arrowmeta.pruning.formats import rules_of
from arrowmeta.pruning.keys import KeysByColumn, checked_keys
from arrowmeta.pruning.limit import checked_limit, read_order
from arrowmeta.pruning.manifests import choose_manifests
from arrowmeta.pruning.plan import Plan
from arrowmeta.pruning.search import STAGES, Query, Search


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
        return PredicateReader(self.rules.columns, self.rules.read_differently)

    def plan(
        self,
        where: Predicate = None,
        *,
        limit: int | None = None,
        order_by: str | None = None,
        keys: KeysByColumn | None = None,
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
            PredicateError: the predicate cannot be understood against the columns, or the keys are
                no lists of values by column.
            UsageError: an order without a limit, or a limit that is no number of rows.
        """
        if order_by is not None and limit is None:
            raise UsageError("order_by rules out files only together with limit")
        order = None
        if order_by is not None:
            order = read_order(order_by, self.reader.scope, self.reader.engine)
        query = Query(
            self.reader.read(where),
            {self.reader.scope.column([name]): one for name, one in checked_keys(keys).items()},
            checked_limit(limit),
            order,
            asks_deletes=limit is not None,
        )
        return self.plan_query(query, stages=stages)

    def plan_query(self, query: Query, *, stages: Collection[str] = STAGES) -> Plan:
        """Return what a query that was read can touch; entries are decoded once it is asked."""
        return Plan(self._search(query, stages))

    def live_files(self, columns: Sequence[str]) -> pa.Table:
        """Return columns of entries of all data files that readers open; `entry_id` among them."""
        return self._search(Query(TRUE), STAGES).run(columns).entries

    def _search(self, query: Query, stages: Collection[str]) -> Search:
        choice = choose_manifests(
            self.source,
            self.rules,
            query.tree,
            self.database,
            is_used="manifests" in stages,
        )
        return Search(self.source, self.rules, self.database, query, choice, stages)
