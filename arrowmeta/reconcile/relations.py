"""What connections have of this layer: the macro `changes`, and the view `findings`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa

from arrowmeta.catalog.asked import AskedRelation
from arrowmeta.catalog.checks import FINDINGS
from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.reconcile.changes import changed_files
from arrowmeta.reconcile.confirmed import confirmed_findings

_ASKED = [pa.field("from_snapshot", pa.int64()), pa.field("to_snapshot", pa.int64())]


def change_relations(source: Source) -> Mapping[str, AskedRelation]:
    """Return the relation that answers what changed between two snapshots, by its name."""
    change = pa.field("change", pa.string(), nullable=False)
    schema = pa.schema([change, *SCHEMAS["files"](source.shape)])

    def answer(columns: Sequence[str], asked: Mapping[str, Any]) -> Iterator[pa.RecordBatch]:
        ends = [source.at_snapshot(asked[field.name]) for field in _ASKED]
        return iter(changed_files(*ends).select(list(columns)).to_batches())

    return {"changes": AskedRelation(schema, _ASKED, answer, "changes")}


def finding_relations(source: Source) -> Mapping[str, LazyRelation]:
    """Return the relation of what all checks find, by its name."""

    def read(columns: Sequence[str]) -> pa.Table:
        return confirmed_findings(source).select(list(columns))

    return {FINDINGS: LazyRelation(SCHEMAS["findings"](source.shape), read)}
