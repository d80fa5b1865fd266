"""Relations of this layer for connections: the macro `changes`, the views `findings` and `damage`.

A loss is what damage to a manifest or manifest list has cost: files and rows, and the snapshots in
which they can still be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.catalog.checks import FINDINGS
from arrowmeta.catalog.connection import ask_source, damage_of_all
from arrowmeta.catalog.relation import FunctionRelation, LazyRelation
from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.model.damage import DamagedMetadataWarning, without_warnings
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION, LOSSES, WHOLE_DAMAGE
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.reconcile.changes import changed_files
from arrowmeta.reconcile.findings import confirmed_findings

#: Damage of these kinds loses entries.
_WITH_ENTRIES = pa.array(["manifest", "manifest list"])


def with_losses(met: pa.Table, reopen: Callable[[], Source]) -> pa.Table:
    """Return damage with what is lost by it: `model.evidence.DAMAGE` and `LOSSES`.

    Args:
        met: the damage that was met, `model.evidence.DAMAGE`.
        reopen: opens the same snapshot anew. To find what is lost, all of the table is read; what
            is damaged elsewhere in it is not this reader's damage.
    """
    has_losses = pc.any(pc.is_in(met["kind"], value_set=_WITH_ENTRIES)).as_py()
    lost = _losses(reopen) if has_losses else {}
    nothing: dict[str, Any] = {}
    rows = [lost.get(path, nothing) for path in met["path"].to_pylist()]
    found = pa.Table.from_pylist(rows, LOSSES)
    return pa.table([*met.columns, *found.columns], schema=pa.schema([*DAMAGE, *LOSSES]))


def _losses(reopen: Callable[[], Source]) -> dict[str, dict[str, Any]]:
    """Return what is lost by the path of the damaged file; nothing if the table is gone by now."""
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
    """Return the damage of a pinned table with what is lost by it."""
    return ask_source(
        source,
        [DAMAGE_RELATION],
        lambda session: session.sql(f"FROM {DAMAGE_RELATION}").to_arrow_table(),
        {DAMAGE_RELATION: damage_of_all(source)},
    )


_ASKED = [pa.field("from_snapshot", pa.int64()), pa.field("to_snapshot", pa.int64())]


def change_relations(source: Source) -> Mapping[str, FunctionRelation]:
    """Return the relation that answers what changed between two snapshots, by its name."""
    change = pa.field("change", pa.string(), nullable=False)
    schema = pa.schema([change, *SCHEMAS["files"](source.shape)])

    def answer(columns: Sequence[str], asked: Mapping[str, Any]) -> Iterator[pa.RecordBatch]:
        ends = [source.at_snapshot(asked[field.name]) for field in _ASKED]
        return iter(changed_files(*ends).select(list(columns)).to_batches())

    return {"changes": FunctionRelation(schema, _ASKED, answer, "changes")}


def finding_relations(source: Source) -> Mapping[str, LazyRelation]:
    """Return the relation of what all checks find, by its name."""

    def read(columns: Sequence[str]) -> pa.Table:
        return confirmed_findings(source).select(list(columns))

    return {FINDINGS: LazyRelation(SCHEMAS["findings"](source.shape), read)}


def damage_relations(source: Source) -> Mapping[str, LazyRelation]:
    """Return the relation of all damage and what is lost by it, by its name."""
    schema = pa.schema([*DAMAGE, *LOSSES])

    def read(columns: Sequence[str]) -> pa.Table:
        pinned = source.pinned()
        # Of files that need not be read for this, too.
        pinned.take_damage(source, source.damaged_paths())
        found = _whole_damage(pinned)
        source.take_damage(pinned, pinned.damaged_paths())
        return found.cast(schema).select(list(columns))

    return {WHOLE_DAMAGE: LazyRelation(schema, read)}
