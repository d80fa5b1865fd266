"""Decoded manifests kept between exports: a manifest never changes, and need not be read again.

Knows which file holds the entries of which manifest, and answers for the entries of a source from
these files. A manifest without one, or with damage, is decoded by the source as ever: damage is
never kept, so that it is seen again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array, int_array, number_array
from arrowmeta.columns.ids import entry_ids
from arrowmeta.io.own_version import decoder_version
from arrowmeta.model.cached import cached_property
from arrowmeta.model.entries import column_field
from arrowmeta.model.source import EntryFilter, LateColumn, Source, read_relation
from arrowmeta.spark.folder import Folder
from arrowmeta.spark.groups import entry_manifests
from arrowmeta.spark.pieces import BATCH_ROWS

#: What makes a manifest itself, and what its entries have from the list that names it. That can
#: change: a table of Iceberg that becomes one of version 3 gives row ids to manifests it has.
_MANIFEST = ("manifest_path", "length", "partition_spec_id", "sequence_number", "first_row_id")


class EntryCache:
    """The decoded manifests of one table.

    Args:
        folder: where they are; the table's own.
        source: the snapshot.
    """

    def __init__(self, folder: Folder, source: Source) -> None:
        self.folder = folder
        self.source = source

    @cached_property
    def names(self) -> list[str]:
        """The file for each manifest of the snapshot, by its ordinal, be it there or not."""
        columns = self.manifests.drop(["added_snapshot_id"]).to_pydict()
        known = zip(*columns.values(), strict=True)
        return [f"{_digest(*values, self.decoded_as)}.arrow" for values in known]

    @cached_property
    def manifests(self) -> pa.Table:
        """The manifests of the snapshot, in order of their ordinals."""
        return entry_manifests(self.source, [*_MANIFEST, "added_snapshot_id"])

    @cached_property
    def listed(self) -> str:
        """What tells a snapshot from another of the same id, as after a rollback: its manifests."""
        listed = read_relation(self.source, "manifests", ["manifest_path", "length"])
        return _digest(*listed.to_pydict().values())

    def missing(self) -> list[int]:
        """Return the ordinals of the manifests that are not kept."""
        kept = self.folder.names()
        return [ordinal for ordinal, name in enumerate(self.names) if name not in kept]

    def fill(self, ordinals: Collection[int]) -> int:
        """Decode some manifests and keep those without damage; return how many."""
        schema = self.source.schema_of("entries")
        n_kept = 0
        for ordinal in ordinals:
            n_damaged = self.source.damage().num_rows
            only = EntryFilter((ordinal,))
            batches = list(self.source.batches("entries", schema.names, BATCH_ROWS, only))
            if self.source.damage().num_rows == n_damaged:
                self.folder.write_arrow(self.names[ordinal], schema, batches)
                n_kept += 1
        return n_kept

    def forget_others(self) -> None:
        """Remove the entries of manifests that the snapshot no longer has."""
        for name in self.folder.names() - set(self.names):
            self.folder.remove_file(name)

    @cached_property
    def decoded_as(self) -> str:
        """Whatever decides what a manifest's entries look like, beside its bytes."""
        columns = self.source.schema.to_string(show_field_metadata=True)
        # Those of partitions and keys can be others though the table's are the same.
        of_entries = self.source.schema_of("entries").to_string()
        options = sorted(self.source.options.items())
        return _digest(decoder_version(), self.source.location, columns, of_entries, options)

    def kept(self, ordinal: int) -> pa.Buffer | None:
        """Return what is kept of a manifest; None if another export has forgotten it meanwhile."""
        return self.folder.read(self.names[ordinal])

    def read(
        self, kept: pa.Buffer, ordinal: int, columns: Sequence[str]
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a manifest that is kept; fields of structs by their flat names."""
        schema = self.source.schema_of("entries")
        roots = [name if name in schema.names else name.partition(".")[0] for name in columns]
        wanted = sorted({schema.get_field_index(root) for root in roots})
        # DuckDB pulls these batches in threads of Arrow's own pools, where whatever waits for a
        # thread of the same pools, as reading a file bit by bit does, may wait for ever.
        options = pa.ipc.IpcReadOptions(included_fields=wanted, use_threads=False)
        start = 0
        for batch in pa.ipc.open_stream(kept, options=options):
            yield self._of_snapshot(batch, ordinal, start, columns)
            start += batch.num_rows

    def _of_snapshot(
        self, batch: pa.RecordBatch, ordinal: int, start: int, columns: Sequence[str]
    ) -> pa.RecordBatch:
        """Give a batch what its entries have from this snapshot and not from their manifest."""
        known = self.source.schema_of("entries")
        fields = [column_field(known, name) for name in columns]
        arrays = [self._column(batch, name, ordinal, start) for name in columns]
        return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields))

    def _column(self, batch: pa.RecordBatch, name: str, ordinal: int, start: int) -> Any:
        if name == "entry_id":
            rows = np.arange(start, start + batch.num_rows, dtype=np.int64)
            return number_array(entry_ids(ordinal, rows))
        if name == "snapshot_id" and self.source.deletes_are_replayed:
            # There it is not in the manifest: the list of the snapshot says whose commit it was.
            added_by = self.manifests["added_snapshot_id"][ordinal].as_py()
            return pa.repeat(int_array([added_by])[0], batch.num_rows)
        if name in batch.schema.names:
            return batch[name]
        root, _, field = name.partition(".")
        return pc.struct_field(batch[root], [batch[root].type.get_field_index(field)])


class CachedSource:
    """A source whose entries come from a cache as far as they are in it.

    Args:
        cache: of the snapshot that the source is of.
    """

    def __init__(self, cache: EntryCache) -> None:
        self._cache = cache
        self._missing = set(cache.missing())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cache.source, name)

    def as_source(self) -> Source:
        """Return itself as what it is to others."""
        return cast("Source", self)

    @property
    def late_columns(self) -> Mapping[str, LateColumn]:
        """None: the cache has columns as the relation shows them."""
        return {}

    def batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None = None,
        only: EntryFilter | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation; see `Source.batches`."""
        if relation != "entries":
            yield from self._cache.source.batches(relation, columns, batch_size, only)
            return
        only = only or EntryFilter()
        size = batch_size or BATCH_ROWS
        ordinals = range(len(self._cache.names)) if only.manifests is None else only.manifests
        for ordinal in sorted(ordinals):
            kept = None if ordinal in self._missing else self._cache.kept(ordinal)
            if kept is None:
                alone = EntryFilter((ordinal,), only.columns, only.keep)
                yield from self._cache.source.batches("entries", columns, size, alone)
            else:
                yield from self._kept(kept, ordinal, list(columns), size, only)

    def _kept(
        self, kept: pa.Buffer, ordinal: int, columns: list[str], size: int, only: EntryFilter
    ) -> Iterator[pa.RecordBatch]:
        needed = list(dict.fromkeys([*columns, *only.columns]))
        for batch in self._cache.read(kept, ordinal, needed):
            chosen = batch.select(columns)
            if only.keep is not None:
                is_kept = only.keep(batch.select(list(only.columns)))
                chosen = chosen.filter(flag_array(is_kept))
            for start in range(0, chosen.num_rows, size):
                yield chosen.slice(start, size)


def _digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]
