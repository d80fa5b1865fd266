"""What the table macros of a connection ask: plans, and changes between snapshots."""

from __future__ import annotations

from collections.abc import Mapping

from arrowmeta.catalog.asked import AskedRelation
from arrowmeta.model.source import Source
from arrowmeta.pruning.relations import plan_relations
from arrowmeta.reconcile.relations import change_relations


def macro_relations(source: Source) -> Mapping[str, AskedRelation]:
    """Return the relations behind the macros of `/sql/80_plans`, by name."""
    return {**plan_relations(source), **change_relations(source)}
