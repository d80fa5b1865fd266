"""Plans as relations of a connection: what the table macros of `/sql/90_plans` ask.

A plan is made once for each text of a predicate, however many of the macros ask for it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence

import pyarrow as pa

from arrowmeta.catalog.relation import FunctionRelation
from arrowmeta.model.source import Source
from arrowmeta.pruning.funnel import FUNNEL
from arrowmeta.pruning.plan import Plan, Planner, plan_schema
from arrowmeta.pruning.why import WHY

#: Plans kept for the next macro that asks the same.
_KEPT_PLANS = 8

_ASKED = [pa.field("predicate", pa.string())]


def plan_relations(source: Source) -> Mapping[str, FunctionRelation]:
    """Return the relations that answer about plans over a snapshot, by name."""
    plans = _Plans(source)
    manifests = source.schema_of("manifests")
    return {
        "plan_files": plans.relation(plan_schema(source), "plan_files", Plan.table),
        "plan_manifests": plans.relation(manifests, "plan_manifests", _of(lambda p: p.manifests)),
        "explain_plan": plans.relation(FUNNEL, "explain_plan", _of(lambda p: p.funnel)),
        "why_kept": plans.relation(WHY, "why_kept", _of(Plan.why)),
    }


class _Plans:
    """The plans of a snapshot that were asked for last."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._planner: Planner | None = None
        self._plans: OrderedDict[str, Plan] = OrderedDict()

    def relation(
        self, schema: pa.Schema, macro: str, read: Callable[[Plan, Sequence[str]], pa.Table]
    ) -> FunctionRelation:
        def answer(columns: Sequence[str], asked: Mapping[str, str]) -> Iterator[pa.RecordBatch]:
            return iter(read(self._plan(asked["predicate"]), columns).to_batches())

        return FunctionRelation(schema, _ASKED, answer, macro)

    def _plan(self, predicate: str) -> Plan:
        if predicate not in self._plans:
            self._planner = self._planner or Planner(self._source)
            self._plans[predicate] = self._planner.plan(predicate)
            while len(self._plans) > _KEPT_PLANS:
                self._plans.popitem(last=False)
        return self._plans[predicate]


def _of(part: Callable[[Plan], pa.Table]) -> Callable[[Plan, Sequence[str]], pa.Table]:
    return lambda plan, columns: part(plan).select(list(columns))
