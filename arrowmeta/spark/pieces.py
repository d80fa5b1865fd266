"""What one task reads: a relation, or the part of it that comes from some manifests.

Knows which relations come from manifests and which of their entries are wanted; how manifests are
decoded is the format's business, and how rows reach Spark the data source's.

A live file is one that no manifest deletes, those of other groups included. A format that replays
deletes has them all read by each task, but only the columns that make a file itself; where they
are many, `frames.files` has Spark merge them instead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import text_array, text_scalar, to_flags, to_numbers
from arrowmeta.live_files import LIVE_RELATIONS
from arrowmeta.model.entries import IDENTITY_COLUMNS
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION
from arrowmeta.model.source import EntryFilter, Source
from arrowmeta.opening import Opening
from arrowmeta.spark.groups import deleting_manifests, entry_manifests
from arrowmeta.table import Table

if TYPE_CHECKING:
    from arrowmeta.spark.pinned import Pinned

#: Rows handed to Spark at a time; a row of a wide table's statistics takes kilobytes.
BATCH_ROWS = 16_384

Keep = Callable[[pa.RecordBatch], NDArray[np.bool_]]


@dataclass(frozen=True)
class Piece:
    """The part of a relation that one task reads.

    Attributes:
        relation: its name.
        ordinals: of the manifests to read; None where the relation is not read from manifests one
            by one, and for damage to the lists that name the manifests.
        statuses: of the entries wanted; None for all.
        where: what the files wanted may match; None for all files.
    """

    relation: str
    ordinals: Collection[int] | None = None
    statuses: tuple[str, ...] | None = None
    where: str | None = None


def is_split(relation: str) -> bool:
    """Tell whether a relation is read in pieces: those that come from manifests one by one."""
    return relation in ("entries", DAMAGE_RELATION) or relation in LIVE_RELATIONS


def columns_of(source: Source, relation: str) -> pa.Schema:
    """Return the columns of a relation.

    Raises:
        UsageError: there is no such relation.
    """
    if relation == DAMAGE_RELATION:
        return DAMAGE
    return Table(source, Opening(source.location)).schema_of(relation)


def read_piece(pinned: Pinned, piece: Piece, columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    """Open the table and read columns of a piece."""
    source = pinned.source()
    if piece.relation == DAMAGE_RELATION:
        return iter(read_damage(source, piece.ordinals).select(columns).to_batches())
    if piece.ordinals is None:
        table = Table(source, pinned.opening)
        return iter(table.reader(piece.relation, columns, batch_size=BATCH_ROWS))
    if piece.where is not None:
        from arrowmeta.spark.planned import read_planned

        return read_planned(source, piece.where, columns, piece.ordinals)
    if piece.relation == "entries":
        return read_entries(source, columns, piece.ordinals, piece.statuses)
    return read_live(source, piece.relation, columns, piece.ordinals)


def read_entries(
    source: Source,
    columns: Sequence[str],
    ordinals: Collection[int],
    statuses: Collection[str] | None = None,
) -> Iterator[pa.RecordBatch]:
    """Read the entries of some manifests; those of some statuses only."""
    only = EntryFilter(ordinals)
    if statuses is not None:
        only = EntryFilter(ordinals, ("status",), _has("status", statuses))
    return source.batches("entries", columns, BATCH_ROWS, only)


def read_live(
    source: Source, relation: str, columns: Sequence[str], ordinals: Collection[int]
) -> Iterator[pa.RecordBatch]:
    """Read the live files that some manifests add."""
    is_content = _is_content(relation)
    deleting = deleting_manifests(source) if source.deletes_are_replayed else []
    if deleting:
        live = _live_ids(source, ordinals, deleting)
        only = EntryFilter(
            ordinals,
            ("entry_id", "content"),
            lambda batch: np.isin(to_numbers(batch["entry_id"]), live) & is_content(batch),
        )
    else:
        is_added = _has("status", ("added", "existing"))
        only = EntryFilter(
            ordinals, ("status", "content"), lambda batch: is_added(batch) & is_content(batch)
        )
    return source.batches("entries", columns, BATCH_ROWS, only)


def _live_ids(
    source: Source, ordinals: Collection[int], deleting: Collection[int]
) -> NDArray[np.int64]:
    """Return the ids of the entries of some manifests that no manifest deletes."""
    from arrowmeta.catalog.live import live_entry_ids

    others = sorted(set(deleting) - set(ordinals))
    own = read_entries(source, IDENTITY_COLUMNS, ordinals)
    deleted = read_entries(source, IDENTITY_COLUMNS, others, ("deleted",))
    schema = pa.schema([source.schema_of("entries").field(name) for name in IDENTITY_COLUMNS])
    return live_entry_ids(pa.Table.from_batches([*own, *deleted], schema), True)


def _is_content(relation: str) -> Keep:
    with_data, with_deletes = LIVE_RELATIONS[relation]

    def is_content(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        is_data = to_flags(pc.equal(batch["content"], text_scalar("data")))
        return np.where(is_data, with_data, with_deletes)

    return is_content


def _has(column: str, values: Collection[str]) -> Keep:
    value_set = text_array(list(values))
    return lambda batch: to_flags(pc.is_in(batch[column], value_set))


def read_damage(source: Source, ordinals: Collection[int] | None) -> pa.Table:
    """Return the damage to some manifests; with None that to the lists which name them."""
    entry_manifests(source, ["length"])
    before = source.damage().num_rows
    if ordinals is None:
        return source.damage()
    for _ in read_entries(source, source.schema_of("entries").names, ordinals):
        pass
    return source.damage().slice(before)
