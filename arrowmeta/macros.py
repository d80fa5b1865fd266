"""What the table macros of a connection ask, and its views `findings` and `damage`."""

from __future__ import annotations

from collections.abc import Mapping

from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.model.source import Source
from arrowmeta.pruning.relations import plan_relations
from arrowmeta.reconcile.relations import change_relations, damage_relations, finding_relations


def macro_relations(source: Source) -> Mapping[str, LazyRelation]:
    """Return the relations behind `findings`, `damage` and `/sql/90_plans`, by name."""
    return {
        **plan_relations(source),
        **change_relations(source),
        **finding_relations(source),
        **damage_relations(source),
    }
