"""A source of which only some manifests are read, as by a task that has others do the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import text_scalar, to_flags
from arrowmeta.model.source import EntryFilter, Source


class GroupSource:
    """A source whose entries are those of some manifests, and what others say is deleted.

    Args:
        source: the snapshot.
        own: ordinals of the manifests.
        others: ordinals of manifests whose entries `deleted` belong to the answer, too.
    """

    def __init__(self, source: Source, own: Collection[int], others: Collection[int] = ()) -> None:
        self._source = source
        self._own = frozenset(own)
        self._others = frozenset(others) - self._own

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)

    def as_source(self) -> Source:
        """Return itself as what it is to others."""
        return cast("Source", self)

    def batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None = None,
        only: EntryFilter | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation; see `Source.batches`."""
        if relation != "entries":
            yield from self._source.batches(relation, columns, batch_size, only)
            return
        only = only or EntryFilter()
        for ordinals, keep in ((self._own, only), (self._others, _deleted(only))):
            wanted = ordinals if only.manifests is None else ordinals & set(only.manifests)
            if wanted:
                some = EntryFilter(wanted, keep.columns, keep.keep)
                yield from self._source.batches("entries", columns, batch_size, some)


def _deleted(only: EntryFilter) -> EntryFilter:
    """Return the same filter for entries that delete a file."""

    def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        is_deleted = to_flags(pc.equal(batch["status"], text_scalar("deleted")))
        if only.keep is None or not is_deleted.any():
            return is_deleted
        return is_deleted & only.keep(batch.select(list(only.columns)))

    return EntryFilter(columns=tuple(dict.fromkeys(("status", *only.columns))), keep=keep)
