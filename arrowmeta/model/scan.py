"""`Scan`: columns of the entries of some manifests, the one way in which entries are read.

A scan is decoded (`DecodedScan`), or a wrapper of another one: `MadeScan` adds columns made of
others, `CachedScan` keeps columns of all entries in memory, `store.entries.StoredScan` keeps them
on disk, `NarrowedScan` leaves out entries. A caller asks a scan for columns, filtered by others:

    >>> some = scan.select([0, 2])
    >>> added = EntryFilter(("status",), lambda batch: is_added(batch["status"]))
    >>> for batch in some.batches(["file_path"], added): ...

Late materialization is a second `batches` with other columns and a filter of ids. A wrapper that
leaves out entries (those that are not live, those of other tasks) passes a narrower filter on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Protocol, Self

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.locks import ProcessLock, cached_property
from arrowmeta.model.tables import column_field
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class EntryFilter:
    """Filter of the entries to read in full.

    Attributes:
        columns: columns that `keep` reads, or flat names.
        keep: returns a mask of entries to keep, given a batch of these columns; runs on decoding
            threads. Other columns are decoded for these entries only. None keeps all.
    """

    columns: tuple[str, ...] = ()
    keep: Callable[[pa.RecordBatch], NDArray[np.bool_]] | None = None


@dataclass(frozen=True)
class DecodeRequest(EntryFilter):
    """What a format decodes: the selection of a scan, and a filter of its entries.

    Attributes:
        manifests: ordinals of manifests to read; None for all. For `entries`: positions in the
            relation `manifests`, counting data and delete manifests only. For `all_entries`:
            positions among the distinct paths of `all_manifests`, in order of appearance, without
            index manifests.
        is_streamed: whether rows are consumed as a stream, so that few are decoded ahead.
    """

    manifests: Collection[int] | None = None
    is_streamed: bool = False


class Scan(Protocol):
    """Entries of some manifests, as columns."""

    @property
    def schema(self) -> pa.Schema:
        """Columns of the entries, including internal ones; structs can be read by field.

        A field of a struct column is read by its flat name; see `model.tables.column_field`.
        """
        ...

    @property
    def manifests(self) -> pa.Table:
        """All manifests, those that are not selected included; the row number is the ordinal."""
        ...

    def select(self, manifests: Collection[int] | None) -> Scan:
        """Return the scan of some of the manifests; for the arguments, see `DecodeRequest`."""
        ...

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of the entries that a filter keeps, in the order of the manifests.

        Args:
            columns: names of columns or flat names of fields, in order.
            only: the filter; None keeps all. Filtered columns are not cached.
            batch_size: maximum rows of a batch, if they are consumed as a stream: few are decoded
                ahead, and none cached.
        """
        ...


def table_of(
    scan: Scan,
    columns: Collection[str],
    only: EntryFilter | None = None,
    batch_size: int | None = None,
) -> pa.Table:
    """Return columns of the entries that a filter keeps as one table; see `Scan.batches`."""
    fields = [column_field(scan.schema, name) for name in columns]
    return pa.Table.from_batches(scan.batches(columns, only, batch_size), pa.schema(fields))


@dataclass(frozen=True)
class MadeColumn:
    """Column that is made of others, of the entries that a filter keeps.

    Attributes:
        parts: the columns that it is made of.
        make: returns the column, given a batch with the parts.
    """

    parts: tuple[str, ...]
    make: Callable[[pa.RecordBatch], pa.Array]


#: Decodes columns of entries of a table, given the columns, what to decode, and a damage log; None
#: for that of the source.
DecodeEntries = Callable[
    [Collection[str], DecodeRequest, DamageLog | None], Iterator[pa.RecordBatch]
]


class Context(Protocol):
    """What a format decodes entries with."""

    @property
    def ids(self) -> Mapping[str, int]:
        """Field ids of the columns that have statistics."""
        ...

    @property
    def identity(self) -> str:
        """Key of all that decoded entries depend on; made for a store only."""
        ...

    @property
    def unstored_columns(self) -> Mapping[str, MadeColumn]:
        """Columns that depend on more than manifest and context, or follow from others."""
        ...


@dataclass(frozen=True)
class DecodedScan:
    """Entries decoded by a format, and what they depend on.

    Attributes:
        location: location of the table.
        format: its format.
        context: what else decoding depends on: columns, specs, schemas.
        schema: columns of the relation, including internal ones.
        manifests: `manifest_path`, `length` and the facts of each manifest; row number = ordinal.
        facts: columns of `manifests` that decoded columns depend on.
        of_manifest: columns with one value per manifest, by column of `manifests`.
        decode: decodes the entries.
        threads: number of threads for decoding or reading.
        is_local: whether manifests are on a local disk.
        versions: returns versions of files, which change when a file is replaced; None for a
            missing file.
        request: which manifests to read; without a filter.
    """

    location: str
    format: str
    context: Context
    schema: pa.Schema
    manifests: pa.Table
    facts: tuple[str, ...]
    of_manifest: Mapping[str, str]
    decode: DecodeEntries
    threads: int
    is_local: bool
    versions: Callable[[Sequence[str]], Sequence[str | None]]
    request: DecodeRequest = DecodeRequest()
    _known: dict[int, str | None] = field(default_factory=dict, compare=False)

    def select(self, manifests: Collection[int] | None) -> DecodedScan:
        """Return the scan of some of the manifests; see `Scan.select`."""
        before = self.request.manifests
        chosen = before if manifests is None else frozenset(manifests)
        if before is not None and chosen is not None:
            chosen = frozenset(before).intersection(chosen)
        return replace(self, request=replace(self.request, manifests=chosen))

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Decode columns; see `Scan.batches`."""
        request = self.request
        if only is not None:
            request = replace(request, columns=only.columns, keep=only.keep)
        if batch_size is None:
            return self.decode(columns, request, None)
        return of_size(self.decode(columns, replace(request, is_streamed=True), None), batch_size)

    @property
    def ordinals(self) -> list[int]:
        """The manifests that are read, in their order."""
        chosen = self.request.manifests
        every = range(self.manifests.num_rows)
        return (
            list(every) if chosen is None else [ordinal for ordinal in every if ordinal in chosen]
        )

    @cached_property
    def paths(self) -> list[str]:
        """Paths of the manifests."""
        return list(self.manifests["manifest_path"].to_pylist())

    @cached_property
    def lengths(self) -> list[int]:
        """Size of each manifest in bytes; 0 if unknown."""
        return [length or 0 for length in self.manifests["length"].to_pylist()]

    @cached_property
    def repeated(self) -> list[int]:
        """Ordinals of manifests whose path is listed before."""
        if len(set(self.paths)) == len(self.paths):
            return []
        first = {path: at for at, path in reversed(list(enumerate(self.paths)))}
        return [at for at, path in enumerate(self.paths) if first[path] != at]

    def identities(self, ordinals: Sequence[int]) -> list[str | None]:
        """Return the identity of manifests: it changes with the content. None if missing."""
        unknown = [ordinal for ordinal in ordinals if ordinal not in self._known]
        versions = self.versions([self.paths[ordinal] for ordinal in unknown])
        for ordinal, version in zip(unknown, versions, strict=True):
            recorded = self.recorded_identity(ordinal)
            self._known[ordinal] = None if version is None else f"{recorded}|{version}"
        return [self._known[ordinal] for ordinal in ordinals]

    def recorded_identity(self, ordinal: int) -> str:
        """Return the part of the identity that the manifest list records."""
        return "|".join(map(str, (self.lengths[ordinal], *self._facts[ordinal])))

    @cached_property
    def _facts(self) -> list[tuple[object, ...]]:
        columns = [self.manifests[name].to_pylist() for name in self.facts]
        return list(zip(*columns, strict=True)) if columns else [()] * len(self.paths)


@dataclass(frozen=True)
class WrappedScan:
    """Base of scans that change what another scan reads; its manifests stay the same.

    Attributes:
        inner: the other scan.
    """

    inner: Scan

    @property
    def manifests(self) -> pa.Table:
        """See `Scan.manifests`."""
        return self.inner.manifests

    def select(self, manifests: Collection[int] | None) -> Self:
        """Return the scan of some of the manifests; see `Scan.select`."""
        return replace(self, inner=self.inner.select(manifests))


@dataclass(frozen=True)
class MadeScan(WrappedScan):
    """Scan with columns that are made of others, after filtering.

    Attributes:
        schema: columns of the result.
        made: the columns, by name or flat name; others are those of `inner`.
    """

    schema: pa.Schema
    made: Mapping[str, MadeColumn]

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns; see `Scan.batches`."""
        if only is not None and only.keep is not None and not self._are_inner(only.columns):
            only = self._of_parts(only, only.keep)
        if self._are_inner(columns):
            return self.inner.batches(columns, only, batch_size)
        read = self.inner.batches(self._parts(columns), only, batch_size)
        return (self._batch(batch, columns) for batch in read)

    def _are_inner(self, columns: Collection[str]) -> bool:
        return self.made.keys().isdisjoint(columns)

    def _parts(self, columns: Collection[str]) -> list[str]:
        parts = (self.made[name].parts if name in self.made else (name,) for name in columns)
        return list(dict.fromkeys(part for some in parts for part in some))

    def _batch(self, parts: pa.RecordBatch, columns: Collection[str]) -> pa.RecordBatch:
        arrays = [
            self.made[name].make(parts) if name in self.made else parts[name] for name in columns
        ]
        fields = [column_field(self.schema, name) for name in columns]
        return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields))

    def _of_parts(
        self, only: EntryFilter, keep: Callable[[pa.RecordBatch], NDArray[np.bool_]]
    ) -> EntryFilter:
        """Return a filter that makes the columns that it reads."""
        return replace(
            only,
            columns=tuple(self._parts(only.columns)),
            keep=lambda parts: keep(self._batch(parts, only.columns)),
        )


#: Bytes of manifests up to which filtered columns are cached, too, from the second filter on:
#: decoding all entries takes a little longer than decoding some, and the third decodes nothing.
FILTERED_LEN = 1 << 17


class CachedScan:
    """Scan that keeps decoded columns of all entries in memory, since a snapshot never changes.

    Streamed entries are read from the inner scan; filtered ones, too, if the manifests are large or
    nothing was filtered before.

    Args:
        inner: scan of all manifests; fields of struct columns are cached by their flat names.
        damage_log: where the inner scan records damage.
    """

    def __init__(self, inner: Scan, damage_log: DamageLog) -> None:
        self._inner = inner
        self._damage_log = damage_log
        self._columns: dict[str, pa.ChunkedArray] = {}
        self._was_filtered = False
        self._lock = ProcessLock()

    @property
    def schema(self) -> pa.Schema:
        """See `Scan.schema`."""
        return self._inner.schema

    @property
    def manifests(self) -> pa.Table:
        """See `Scan.manifests`."""
        return self._inner.manifests

    def select(self, manifests: Collection[int] | None) -> Scan:
        """Return the scan of some of the manifests, which are not cached; see `Scan.select`."""
        return self if manifests is None else self._inner.select(manifests)

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns; see `Scan.batches`."""
        if only is None and batch_size is None:
            return iter(self._table(columns).to_batches())
        if only is not None and batch_size is None and self._caches_filtered():
            try:
                entries = self._table(dict.fromkeys([*only.columns, *columns]))
            except CorruptMetadataError:  # strict; the filter may leave out the damaged entry
                self._is_small = False
            else:
                if not self._damage_log:
                    return (_kept(batch, columns, only) for batch in entries.to_batches())
        return self._inner.batches(columns, only, batch_size)

    def remember(self, entries: pa.Table) -> None:
        """Add columns of all entries that a caller has decoded to the cache, unless there is one.

        Args:
            entries: columns by the names that later calls ask for, `entry_id` included.
        """
        with self._lock.held():
            if not self._columns:
                self._columns = dict(zip(entries.column_names, entries.columns, strict=True))

    def _caches_filtered(self) -> bool:
        """Return whether to read filtered columns into the cache; not at the first call."""
        was_filtered, self._was_filtered = self._was_filtered, True
        return was_filtered and self._is_small and not self._damage_log

    @cached_property
    def _is_small(self) -> bool:
        """Whether the manifests are so small that filtered columns may be cached."""
        return (pc.sum(self.manifests["length"]).as_py() or 0) <= FILTERED_LEN

    def _table(self, columns: Collection[str]) -> pa.Table:
        """Return columns of all entries; decode missing ones in one pass."""
        with self._lock.held():
            missing = {name for name in columns if name not in self._columns}
            if missing:
                self._keep({*missing, "entry_id"})
            fields = [column_field(self.schema, name) for name in columns]
            return pa.table([self._columns[name] for name in columns], schema=pa.schema(fields))

    def _keep(self, columns: set[str]) -> None:
        """Decode columns and add them to the cache.

        If they have other entries than the cached columns, since a manifest is damaged in one of
        them, all columns are decoded again, together.
        """
        names = sorted(columns)
        table = table_of(self._inner, names)
        if "entry_id" in self._columns and table["entry_id"] != self._columns["entry_id"]:
            together = columns | set(self._columns)
            self._columns.clear()
            self._keep(together)
        else:
            self._columns |= dict(zip(names, table.columns, strict=True))


def _kept(entries: pa.RecordBatch, columns: Collection[str], only: EntryFilter) -> pa.RecordBatch:
    """Return columns of the entries that a filter keeps."""
    wanted = entries.select(list(columns))
    if only.keep is None or not entries.num_rows:
        return wanted
    mask = only.keep(entries.select(only.columns))
    if mask.all():
        return wanted
    bits = pa.py_buffer(np.packbits(mask, bitorder="little"))
    return wanted.filter(pa.Array.from_buffers(pa.bool_(), len(mask), [None, bits]))


@dataclass(frozen=True)
class NarrowedScan(WrappedScan):
    """Scan of some of the entries, such as those of a task, or those that are live.

    Attributes:
        narrow: returns the filter of the entries that a filter leaves of them.
    """

    narrow: Callable[[EntryFilter], EntryFilter]

    @property
    def schema(self) -> pa.Schema:
        """See `Scan.schema`."""
        return self.inner.schema

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns; see `Scan.batches`."""
        return self.inner.batches(columns, self.narrow(only or EntryFilter()), batch_size)


def of_size(batches: Iterator[pa.RecordBatch], batch_size: int | None) -> Iterator[pa.RecordBatch]:
    """Split batches larger than `batch_size`, if given."""
    for batch in batches:
        size = batch_size or max(1, batch.num_rows)
        for start in range(0, batch.num_rows, size):
            yield batch.slice(start, size)
