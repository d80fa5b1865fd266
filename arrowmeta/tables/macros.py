"""Relations behind `findings`, `damage` and the table macros of `/sql/plans`.

Takes a source; returns lazy relations for a connection. With a store, `files` is one of them: each
scan reads it without a join of all entries. All macros share the plan of a predicate. A loss is the
files and rows hidden by damage to a manifest or manifest list, with the snapshots that still have
them. Main name: `macro_relations`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.model.damage import DamagedMetadataWarning, without_warnings
from arrowmeta.model.reading import batches_of
from arrowmeta.model.scan import Batches
from arrowmeta.model.source import BATCH_SIZE, Source
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, LOSSES, SCHEMAS, WHOLE_DAMAGE
from arrowmeta.predicate import checked_dialect
from arrowmeta.pruning.explanation import WHY
from arrowmeta.pruning.plan import Plan, Planner, plan_schema
from arrowmeta.pruning.search import FUNNEL
from arrowmeta.reconcile.changes import changed_files
from arrowmeta.reconcile.findings import findings_relation
from arrowmeta.views.connection import ask, damage_of_all
from arrowmeta.views.relation import FunctionRelation, LazyRelation
from arrowmeta.views.sql_files import FINDINGS

#: Number of cached plans.
_CACHED_PLANS = 8

_PREDICATE = [pa.field(name, pa.string()) for name in ("predicate", "dialect", "time_zone")]
#: Kinds of files whose damage loses entries.
_WITH_ENTRIES = pa.array(["manifest", "manifest list"])

_ENDS = [pa.field("from_snapshot", pa.int64()), pa.field("to_snapshot", pa.int64())]


def macro_relations(source: Source) -> Mapping[str, LazyRelation]:
    """Return the relations by name."""
    planner = lru_cache(maxsize=1)(partial(Planner, source))

    @lru_cache(maxsize=_CACHED_PLANS)
    def plan(predicate: str, dialect: str, time_zone: str) -> Plan:
        checked = checked_dialect(dialect)
        return planner().plan(predicate, dialect=checked, time_zone=time_zone or None)

    def of_plan(
        macro: str, schema: pa.Schema, read: Callable[[Plan, Sequence[str]], pa.Table]
    ) -> FunctionRelation:
        def answer(columns: Sequence[str], asked: Mapping[str, str]) -> Batches:
            rows = read(plan(*(asked[argument.name] for argument in _PREDICATE)), columns)
            return iter(rows.to_batches())

        return FunctionRelation(schema, _PREDICATE, answer, macro)

    manifests = source.schema_of("manifests")
    change = pa.field("change", pa.string(), nullable=False)
    changes = pa.schema([change, *SCHEMAS["files"](source.shape)])

    def read_changes(columns: Sequence[str], asked: Mapping[str, Any]) -> Batches:
        ends = [source.at_snapshot(asked[field.name]) for field in _ENDS]
        return iter(changed_files(*ends).to_batches())

    damage = pa.schema([*DAMAGE, *LOSSES])

    def read_damage(columns: Sequence[str]) -> pa.Table:
        pinned = source.pinned()
        # Includes files that are not read otherwise.
        pinned.damage_log.take(source.damage_log, source.damage_log.paths)
        rows = _whole_damage(pinned)
        source.damage_log.take(pinned.damage_log, pinned.damage_log.paths)
        return rows.cast(damage)

    stored = {}
    if source.store is not None:
        read_files = partial(batches_of, source, "files", batch_size=BATCH_SIZE)
        stored["files"] = LazyRelation(SCHEMAS["files"](source.shape), read_files)
    return stored | {
        "plan_files": of_plan("plan_files", plan_schema(source), Plan.table),
        "plan_manifests": of_plan("plan_manifests", manifests, lambda plan, _: plan.manifests),
        "explain_plan": of_plan("explain_plan", FUNNEL, lambda plan, _: plan.funnel),
        "why_kept": of_plan("why_kept", WHY, lambda plan, _: plan.why()),
        "changes": FunctionRelation(changes, _ENDS, read_changes, "changes"),
        FINDINGS: findings_relation(source),
        WHOLE_DAMAGE: LazyRelation(damage, read_damage),
    }


def with_losses(met: pa.Table, reopen: Callable[[], Source]) -> pa.Table:
    """Return damage with its losses: `model.tables.DAMAGE` and `LOSSES`.

    Args:
        met: damage, as `model.tables.DAMAGE`.
        reopen: opens the same snapshot again. All metadata is read to find losses; other damage in
            it is not recorded in this table's log.
    """
    has_losses = pc.any(pc.is_in(met["kind"], value_set=_WITH_ENTRIES)).as_py()
    lost = _losses(reopen) if has_losses else {}
    rows = [lost.get(path, {}) for path in met["path"].to_pylist()]
    losses = pa.Table.from_pylist(rows, LOSSES)
    return pa.table([*met.columns, *losses.columns], schema=pa.schema([*DAMAGE, *LOSSES]))


def _losses(reopen: Callable[[], Source]) -> dict[str, dict[str, Any]]:
    """Return losses by path of the damaged file; empty if the table no longer exists."""
    with without_warnings(DamagedMetadataWarning):
        try:
            source = reopen().pinned()
        except StorageError:
            raise
        except ArrowMetaError:
            return {}
        rows = _whole_damage(source).select(["path", *LOSSES.names]).to_pylist()
    return {row.pop("path"): row for row in rows if row["recoverable_from"] is not None}


def _whole_damage(source: Source) -> pa.Table:
    """Return the damage of a pinned table with its losses, after reading all metadata."""
    damage = damage_of_all(source)
    if not damage.num_rows:
        # Without pandas, which `empty_table` loads.
        return pa.Table.from_batches([], pa.schema([*DAMAGE, *LOSSES]))
    asked = {DAMAGE_RELATION: f"FROM {DAMAGE_RELATION}"}
    return ask(source, asked, {DAMAGE_RELATION: damage})[DAMAGE_RELATION]
