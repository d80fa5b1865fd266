"""`Scan`: columns of the entries of some manifests, the way in which entries are read.

A scan is a function from a `Request` to batches, with the columns and manifests that can be asked
for. A format decodes (`Decoded.scan`); other scans are made of one: `made` adds columns made of
others, `Cache` holds columns of all entries in memory, `store.entries` on disk. A caller asks for
columns, filtered by others:

    >>> some = scan.select([0, 2])
    >>> added = EntryFilter(("status",), lambda batch: is_added(batch["status"]))
    >>> for batch in some.batches(["file_path"], added): ...

Late materialization is a second `batches` with other columns and a filter of ids. A scan that
leaves out entries (those that are not live, those of other tasks) passes a narrower filter on.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.kernels.buffers import to_numbers
from arrowmeta.kernels.rows import is_among, ordinals_of
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.locks import ProcessLock, cached_property
from arrowmeta.model.tables import column_field


class EntryFilter(Struct, frozen=True):
    """Filter of the entries to read in full.

    Attributes:
        columns: columns that `keep` reads, or flat names.
        keep: returns a mask of entries to keep, given a batch of these columns; runs on decoding
            threads. Other columns are decoded for these entries only. None keeps all.
    """

    columns: tuple[str, ...] = ()
    keep: Callable[[pa.RecordBatch], NDArray[np.bool_]] | None = None


class Request(Struct, frozen=True):
    """What is read of a scan.

    Attributes:
        columns: names of columns or flat names of fields, in order.
        only: filter of the entries; None keeps all. Filtered columns are not cached.
        manifests: ordinals of manifests to read; None for all. For `entries`: positions in the
            relation `manifests`, counting data and delete manifests only. For `all_entries`:
            positions among the distinct paths of `all_manifests`, in order of appearance, without
            index manifests.
        is_streamed: whether rows are consumed as a stream, so that few are decoded ahead, and none
            cached.
    """

    columns: Collection[str]
    only: EntryFilter | None = None
    manifests: frozenset[int] | None = None
    is_streamed: bool = False

    def among(self, ordinals: Sequence[int]) -> list[int]:
        """Return the manifests to read, in the order of all ordinals."""
        return [at for at in ordinals if self.manifests is None or at in self.manifests]


Batches = Iterator[pa.RecordBatch]


class Scan(Struct, frozen=True):
    """Entries of some manifests, as columns.

    Attributes:
        schema: columns of the entries, including internal ones. A field of a struct column is read
            by its flat name; see `model.tables.column_field`.
        manifests: all manifests, those that are not selected included; the row number is the
            ordinal.
        read: yields the entries of a request, in the order of the manifests.
        selected: the manifests to read; see `Request`.
    """

    schema: pa.Schema
    manifests: pa.Table
    read: Callable[[Request], Batches]
    selected: frozenset[int] | None = None

    def select(self, manifests: Collection[int] | None) -> Scan:
        """Return the scan of some of the manifests; None changes nothing."""
        if manifests is None:
            return self
        chosen = frozenset(manifests)
        before = chosen if self.selected is None else self.selected
        return replace(self, selected=before & chosen)

    def only(self, manifests: Collection[int]) -> Scan:
        """Return the scan in which the other manifests have no entries, also for a cache of it."""

        def read(asked: Request) -> Batches:
            chosen = frozenset(asked.among(list(manifests)))
            return self.read(replace(asked, manifests=chosen))

        return replace(self, read=read)

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Batches:
        """Read columns of the entries that a filter keeps, in the order of the manifests.

        Args:
            columns: see `Request`.
            only: likewise.
            batch_size: maximum rows of a batch, if they are consumed as a stream.
        """
        batches = self.read(Request(columns, only, self.selected, batch_size is not None))
        return batches if batch_size is None else _of_size(batches, batch_size)


def table_of(scan: Scan, columns: Collection[str], only: EntryFilter | None = None) -> pa.Table:
    """Return columns of the entries that a filter keeps as one table; see `Scan.batches`."""
    fields = [column_field(scan.schema, name) for name in columns]
    return pa.Table.from_batches(scan.batches(columns, only), pa.schema(fields))


def entries_of(scan: Scan, ids: NDArray[np.int64], columns: Collection[str]) -> pa.Table:
    """Return columns of the entries with these sorted ids."""
    only = EntryFilter(("entry_id",), lambda batch: is_among(to_numbers(batch["entry_id"]), ids))
    return table_of(scan.select(frozenset(ordinals_of(ids).tolist())), columns, only)


def _of_size(batches: Batches, size: int) -> Batches:
    for batch in batches:
        for start in range(0, batch.num_rows, size):
            yield batch.slice(start, size)


# -- decoded by a format -------------------------------------------------------------------------


class Context(Protocol):
    """What a format decodes entries with."""

    @property
    def ids(self) -> Mapping[str, int]:
        """Field ids of the columns that have statistics."""

    @property
    def identity(self) -> str:
        """Key of all that decoded entries depend on; made for a store only."""

    @property
    def unstored_columns(self) -> Mapping[str, Computed]:
        """Columns that depend on more than manifest and context, or follow from others."""


class Decoded(Struct, frozen=True, dict=True):
    """Manifests whose entries a format decodes, and what the entries depend on.

    Attributes:
        location: location of the table.
        format: its format.
        context: what else decoding depends on: columns, specs, schemas.
        schema: columns of the relation, including internal columns.
        manifests: `manifest_path`, `length` and the facts of each manifest; row number = ordinal.
        facts: columns of `manifests` that decoded columns depend on.
        of_manifest: columns with one value per manifest, by column of `manifests`.
        decode: decodes the entries of a request; records damage in a log, if one is given, else in
            that of the source.
        threads: number of threads for decoding or reading.
        is_local: whether manifests are on a local disk.
        versions: returns versions of files, which change when a file is replaced; None for a
            missing file.
    """

    location: str
    format: str
    context: Context
    schema: pa.Schema
    manifests: pa.Table
    facts: tuple[str, ...]
    of_manifest: Mapping[str, str]
    decode: Callable[[Request, DamageLog | None], Batches]
    threads: int
    is_local: bool
    versions: Callable[[Sequence[str]], Sequence[str | None]]

    @property
    def scan(self) -> Scan:
        """The scan that decodes them."""
        return Scan(self.schema, self.manifests, self.read)

    def read(self, request: Request) -> Batches:
        """Decode the entries of a request."""
        return self.decode(request, None)

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
        first = {path: at for at, path in reversed(list(enumerate(self.paths)))}
        return [at for at, path in enumerate(self.paths) if first[path] != at]

    @cached_property
    def _identities(self) -> dict[int, str | None]:
        return {}

    def identities(self, ordinals: Sequence[int]) -> list[str | None]:
        """Return the identity of manifests: it changes with the content. None if missing."""
        unknown = [ordinal for ordinal in ordinals if ordinal not in self._identities]
        versions = self.versions([self.paths[ordinal] for ordinal in unknown])
        for ordinal, version in zip(unknown, versions, strict=True):
            recorded = self.recorded_identity(ordinal)
            self._identities[ordinal] = None if version is None else f"{recorded}|{version}"
        return [self._identities[ordinal] for ordinal in ordinals]

    def recorded_identity(self, ordinal: int) -> str:
        """Return the part of the identity that the manifest list records."""
        return "|".join(map(str, (self.lengths[ordinal], *self._facts[ordinal])))

    @cached_property
    def _facts(self) -> list[tuple[object, ...]]:
        columns = [self.manifests[name].to_pylist() for name in self.facts]
        return list(zip(*columns, strict=True)) if columns else [()] * len(self.paths)


# -- made of other columns -----------------------------------------------------------------------


class Computed(Struct, frozen=True):
    """Column that is made of others, of the entries that a filter keeps.

    Attributes:
        parts: the columns that it is made of.
        make: returns the column, given a batch with the parts.
    """

    parts: tuple[str, ...]
    make: Callable[[pa.RecordBatch], pa.Array]


def with_computed(scan: Scan, schema: pa.Schema, sources: Callable[[str], Computed | None]) -> Scan:
    """Return a scan with columns that are made of others, after filtering.

    Args:
        scan: the scan with the others.
        schema: columns of the result.
        sources: returns a made column by name or flat name; None for one of the scan.
    """

    def among(columns: Collection[str]) -> dict[str, Computed]:
        return {name: column for name in columns if (column := sources(name)) is not None}

    def parts(columns: Collection[str], some: Mapping[str, Computed]) -> tuple[str, ...]:
        each = (some[name].parts if name in some else (name,) for name in columns)
        return tuple(dict.fromkeys(chain.from_iterable(each)))

    def batch(
        of: pa.RecordBatch, columns: Collection[str], some: Mapping[str, Computed]
    ) -> pa.RecordBatch:
        arrays = [some[name].make(of) if name in some else of[name] for name in columns]
        fields = [column_field(schema, name) for name in columns]
        return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields))

    def read(asked: Request) -> Batches:
        only = asked.only
        if only is not None and (keep := only.keep) and (of_filter := among(only.columns)):
            names = only.columns
            over_parts = EntryFilter(
                parts(names, of_filter), lambda of: keep(batch(of, names, of_filter))
            )
            asked = replace(asked, only=over_parts)
        if not (some := among(asked.columns)):
            return scan.read(asked)
        inner = replace(asked, columns=parts(asked.columns, some))
        return (batch(of, asked.columns, some) for of in scan.read(inner))

    return replace(scan, schema=schema, read=read)


# -- in memory -----------------------------------------------------------------------------------

#: Bytes of manifests up to which filtered columns are cached, too, from the second filter on:
#: decoding all entries takes a little longer than decoding some, and the third decodes nothing
#: (`bench/live_routes.py`).
FILTERED_LEN = 1 << 17


class Cache:
    """Decoded columns of all entries in memory, since a snapshot never changes.

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
    def scan(self) -> Scan:
        """The same entries, from the cache where it has them.

        Made when asked for: a cache that held it would be freed by the garbage collector only.
        """
        return replace(self._inner, read=self._read)

    def remember(self, entries: pa.Table) -> None:
        """Add columns of all entries that a caller has decoded, if it has the same entries.

        Args:
            entries: columns by the names that later calls ask for, `entry_id` included.
        """
        with self._lock.held():
            if self._columns.get("entry_id", entries["entry_id"]) == entries["entry_id"]:
                self._columns |= dict(zip(entries.column_names, entries.columns, strict=True))

    def _read(self, asked: Request) -> Batches:
        columns, only = asked.columns, asked.only
        if asked.manifests is not None or asked.is_streamed:
            return self._inner.read(asked)
        if only is None:
            return iter(self._table(columns).to_batches())
        # Not at the first call.
        was_filtered, self._was_filtered = self._was_filtered, True
        if was_filtered and self._is_small and not self._damage_log:
            try:
                entries = self._table(dict.fromkeys([*only.columns, *columns]))
            except CorruptMetadataError:  # strict; the filter may leave out the damaged entry
                self._is_small = False
            else:
                if not self._damage_log:
                    return (_filter(batch, columns, only) for batch in entries.to_batches())
        return self._inner.read(asked)

    @cached_property
    def _is_small(self) -> bool:
        """Whether the manifests are so small that filtered columns may be cached."""
        return (pc.sum(self._inner.manifests["length"]).as_py() or 0) <= FILTERED_LEN

    def _table(self, columns: Collection[str]) -> pa.Table:
        """Return columns of all entries; decode missing columns in one pass."""
        with self._lock.held():
            missing = {name for name in columns if name not in self._columns}
            if missing:
                self._keep({*missing, "entry_id"})
            fields = [column_field(self._inner.schema, name) for name in columns]
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


def _filter(entries: pa.RecordBatch, columns: Collection[str], only: EntryFilter) -> pa.RecordBatch:
    """Return columns of the entries that a filter keeps."""
    chosen = entries.select(list(columns))
    if only.keep is None or not entries.num_rows:
        return chosen
    mask = only.keep(entries.select(only.columns))
    if mask.all():
        return chosen
    bits = pa.py_buffer(np.packbits(mask, bitorder="little"))
    return chosen.filter(pa.Array.from_buffers(pa.bool_(), len(mask), [None, bits]))


# -- threads that read ahead ---------------------------------------------------------------------

T = TypeVar("T")

#: Size of files, in bytes, from which on more than one thread is used.
PARALLEL_LEN = 4 << 20


class Pipeline(Generic[T]):
    """Threads that are used for several sets of files, so that no thread is idle between them.

    Results are returned in order, by later calls of `run` and by `rest`. Results that were not
    taken are lost at exit.

    Args:
        threads: number of threads; by default, that of cores. With 1, all work is done by the
            calling thread.
    """

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        #: Sizings of Avro files by id of their plan, kept for the next set of files.
        self.sizings: dict[int, Any] = {}
        self._pool: ThreadPoolExecutor | None = None
        self._running: deque[Future[list[T]]] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def run(self, works: Iterable[Callable[[], list[T]]], n_bytes: int) -> Iterator[T]:
        """Yield results of some work, or of work before it; others remain to be taken.

        Args:
            works: what returns results, in order.
            n_bytes: size of the files. Small files are not worth a thread, unless work before them
                is under way.
        """
        if self.threads == 1 or (n_bytes < PARALLEL_LEN and not self._running):
            for work in works:
                yield from work()
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        for work in works:
            self._running.append(self._pool.submit(work))
            if len(self._running) > self.threads + 1:
                yield from self._running.popleft().result()

    def rest(self) -> Iterator[T]:
        """Yield all results that have not been taken."""
        while self._running:
            yield from self._running.popleft().result()
