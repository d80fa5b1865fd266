"""Segments of one table in one schema: find, read and write them, and drop damaged ones.

Takes the manifests of a snapshot; returns the rows of their entries, and the entries. Other
processes may write to the folder or delete from it at any time.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pyarrow as pa

from arrowmeta.errors import StorageError
from arrowmeta.io.own_version import decoder_version
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.scan import DecodedScan, EntryFilter
from arrowmeta.store.columns import StoredColumns
from arrowmeta.store.folder import (
    CONTEXT_FILE,
    DERIVED_SUFFIX,
    INDEX_SUFFIX,
    LAYOUT_VERSION,
    TABLE_FILE,
    TABLES_FOLDER,
    USED_FILE,
    Folder,
    digest,
    table_folder_name,
)
from arrowmeta.store.index import (
    DamagedSegmentError,
    RowRange,
    SegmentIndex,
    derived_bytes,
    read_derived,
)
from arrowmeta.store.rows import SegmentRows
from arrowmeta.store.segment import SegmentFile
from arrowmeta.store.writer import ManifestsUnavailableError, SegmentWriter

#: Maximum bytes of segments that stay open. Local segments are mapped, and count as memory of the
#: process once they are read; others would be requested again.
_MAPPED_BYTES, _LOADED_BYTES = 64 << 20, 256 << 20

#: How long a use is not recorded again.
_USED_SECONDS = 3600

#: Derived tables that are kept: a few of each of the last snapshots.
_KEPT_DERIVED = 24


class StoreWarning(UserWarning):
    """The store could not be read or written; the answer came from the manifests."""


class TableSegments:
    """Segments of one table in one schema.

    Args:
        store: folder of the store.
        decoded: a scan of the table.

    Attributes:
        writer: writes segments, and counts their bytes.
    """

    def __init__(self, store: Folder, decoded: DecodedScan) -> None:
        self._table_folder = store / TABLES_FOLDER / table_folder_name(decoded.location)
        text = (
            f"{decoder_version()}\n{LAYOUT_VERSION}\n{decoded.format}\n{decoded.context.identity}"
        )
        self.folder = self._table_folder / digest(text)
        self.writer = SegmentWriter(self.folder, StoredColumns.of(decoded))
        self._table = {"location": _absolute(decoded.location), "format": decoded.format}
        self._context = decoded.context.identity
        self._indexes: dict[str, SegmentIndex] = {}
        self._files: dict[str, SegmentFile] = {}
        self._lock = ProcessLock()
        self._is_writable = True
        self._used_at: float | None = None

    # -- look-up --------------------------------------------------------------------------------

    def ranges(self, decoded: DecodedScan, wanted: Sequence[int]) -> dict[int, RowRange]:
        """Return the rows of manifests in segments, by ordinal; only of stored ones."""
        self._refresh()
        return self.known_ranges(decoded, wanted)

    def known_ranges(self, decoded: DecodedScan, wanted: Sequence[int]) -> dict[int, RowRange]:
        """Return the same without a search for new segments of other processes."""
        if not self._indexes:
            return {}
        known = {
            manifest: segment.rows_of(i)
            for segment in self._present()
            for i, manifest in enumerate(segment.manifests)
        }
        # An identity is None where the file is missing.
        pairs = zip(wanted, decoded.identities(wanted), strict=True)
        ranges = {
            ordinal: known.get((decoded.paths[ordinal], identity or ""))
            for ordinal, identity in pairs
        }
        return {ordinal: rows for ordinal, rows in ranges.items() if rows is not None}

    def recorded_ranges(self, decoded: DecodedScan, ordinals: Sequence[int]) -> dict[int, RowRange]:
        """Return the rows of manifests whose files are lost, by what the list records of them."""
        self._refresh()
        known = {
            (path, identity.rpartition("|")[0]): segment.rows_of(i)
            for segment in self._present()
            for i, (path, identity) in enumerate(segment.manifests)
        }
        ranges = {
            ordinal: known.get((decoded.paths[ordinal], decoded.recorded_identity(ordinal)))
            for ordinal in ordinals
        }
        return {ordinal: rows for ordinal, rows in ranges.items() if rows is not None}

    def _present(self) -> list[SegmentIndex]:
        """Return the known indexes; other threads may add and forget some meanwhile."""
        return list(self._indexes.values())

    def _refresh(self) -> None:
        """Read new indexes, and forget deleted ones."""
        try:
            names = [name for name in self.folder.names() if name.endswith(INDEX_SUFFIX)]
        except (OSError, StorageError) as error:
            _warn(f"{self.folder.location} cannot be read: {error}")
            names = []
        there = {name.removesuffix(INDEX_SUFFIX) for name in names if not name.startswith(".")}
        with self._lock.held():
            for name in set(self._indexes) - there:
                self._forget(name)
            for name in sorted(there - set(self._indexes)):
                try:
                    self._load_index(name)
                except FileNotFoundError:  # merged meanwhile
                    continue
                except (OSError, StorageError) as error:
                    _warn(f"{self.folder.location}/{name} cannot be read: {error}")
                    if isinstance(error, StorageError):  # others would take as long to fail
                        break

    def _load_index(self, name: str) -> None:
        content = self.folder.read(name + INDEX_SUFFIX).to_pybytes()
        try:
            self._indexes[name] = SegmentIndex.from_bytes(content, name)
        except DamagedSegmentError as error:
            self._drop(name, error)

    # -- reading --------------------------------------------------------------------------------

    def read(
        self,
        decoded: DecodedScan,
        ranges: dict[int, RowRange],
        columns: Collection[str],
        only: EntryFilter | None,
    ) -> list[pa.RecordBatch] | None:
        """Return the entries of manifests of one segment; None if it is damaged or deleted."""
        segment = next(iter(ranges.values())).segment
        self._mark_used()
        try:
            rows = SegmentRows(decoded, self._open(segment), ranges)
            return list(rows.batches(columns, only))
        except FileNotFoundError as error:
            if self._is_indexed(segment.name):
                self._drop(segment.name, error)
            else:  # merged by another process; the next search finds the new one
                self._forget(segment.name)
        except (DamagedSegmentError, pa.ArrowException) as error:
            self._drop(segment.name, error)
        except (OSError, StorageError) as error:
            _warn(f"{self.folder.location}/{segment.name} cannot be read: {error}")
        return None

    def derived(self, key: str) -> pa.Table | None:
        """Return a derived table; None if it is not stored."""
        name = key + DERIVED_SUFFIX
        try:
            table = read_derived(self.folder.read(name))
        except FileNotFoundError:
            return None
        except (OSError, StorageError) as error:
            _warn(f"{self.folder.location}/{name} cannot be read: {error}")
            return None
        except DamagedSegmentError as error:
            _warn(f"{self.folder.location}/{name} is damaged and was dropped: {error}")
            self._delete(name)
            return None
        self._mark_used()
        return table

    def keep_derived(self, key: str, table: pa.Table) -> None:
        """Store a derived table, and delete the oldest ones."""
        if not self._is_writable:
            return
        try:
            self.folder.write(key + DERIVED_SUFFIX, derived_bytes(table))
            names = self.folder.names_by_age(DERIVED_SUFFIX)
        except (OSError, StorageError) as error:
            self._stop_writing(error)
            return
        for name in names[:-_KEPT_DERIVED]:
            self._delete(name)

    def _delete(self, name: str) -> None:
        with suppress(OSError, StorageError):
            self.folder.delete(name)

    def _open(self, segment: SegmentIndex) -> SegmentFile:
        with self._lock.held():
            file = self._files.pop(segment.name, None)
            if file is None:
                file = SegmentFile.open(self.folder, segment)
            self._files[segment.name] = file
            n_bytes = sum(opened.index.n_bytes for opened in self._files.values())
            limit = _MAPPED_BYTES if self.folder.is_local else _LOADED_BYTES
            for name in list(self._files)[:-1]:  # least recently used first
                if n_bytes > limit:
                    n_bytes -= self._files.pop(name).index.n_bytes
            return file

    def _is_indexed(self, name: str) -> bool:
        """Tell whether the index of a segment is still there; writers delete it first."""
        with suppress(OSError, StorageError):
            return name + INDEX_SUFFIX in self.folder.names()
        return False

    def _forget(self, name: str) -> None:
        self._indexes.pop(name, None)
        self._files.pop(name, None)

    def _drop(self, name: str, error: Exception) -> None:
        """Delete a damaged segment; its manifests are decoded again."""
        _warn(f"{self.folder.location}/{name} is damaged and was dropped: {error}")
        self._forget(name)
        with suppress(OSError, StorageError):
            self.writer.delete(name)

    def forget_others(self, paths: Collection[str]) -> None:
        """Delete the segments without any of these manifests."""
        self._refresh()
        wanted = frozenset(paths)
        for name, segment in list(self._indexes.items()):
            if wanted.isdisjoint(segment.paths):
                self._forget(name)
                self.writer.delete(name)

    def _mark_used(self) -> None:
        """Record that the segments are used, unless it was lately; see `care.prune`."""
        now = monotonic()
        is_recorded = self._used_at is not None and now - self._used_at < _USED_SECONDS
        if self._is_writable and not is_recorded:
            self._used_at = now
            with suppress(OSError, StorageError):
                self.folder.write(USED_FILE, b"")

    # -- writing --------------------------------------------------------------------------------

    def fill(self, decoded: DecodedScan, missing: Sequence[int]) -> None:
        """Decode manifests, and store the entries of undamaged ones.

        Raises:
            StorageError: the manifests cannot be read for now.
        """
        pairs = zip(missing, decoded.identities(missing), strict=True)
        identities = {ordinal: identity for ordinal, identity in pairs if identity is not None}
        if not identities or not self._is_writable:
            return
        try:
            self._write_description()
            self._add(self.writer.fill(decoded, identities))
            merged, gone = self.writer.merge(list(self._indexes.values()), self._drop)
            for name in gone:
                self._forget(name)
            self._add(merged)
        except ManifestsUnavailableError as error:
            raise error.reason from None
        except (OSError, StorageError) as error:
            self._stop_writing(error)

    def _stop_writing(self, error: Exception) -> None:
        self._is_writable = False
        _warn(f"{self.folder.location} cannot be written to: {error}")

    def _add(self, segments: Iterable[SegmentIndex]) -> None:
        self._indexes |= {segment.name: segment for segment in segments}

    def describe(self) -> None:
        """Write the description, in case that it was damaged."""
        if self._is_writable:
            try:
                self._write_description()
            except (OSError, StorageError) as error:
                self._stop_writing(error)

    def _write_description(self) -> None:
        """Write what the folders are of, for people and `arrowmeta store list`."""
        self._mark_used()  # or another process deletes it as the least recently used
        self._table_folder.write(TABLE_FILE, json.dumps(self._table).encode())
        about = {
            "arrowmeta": decoder_version(),
            "layout_version": LAYOUT_VERSION,
            "fields": self.writer.columns.field_names,
            "read_as": self._context,
        }
        self.folder.write(CONTEXT_FILE, json.dumps(about).encode())


def _absolute(location: str) -> str:
    """Return the absolute path of a local table; other locations unchanged."""
    path = Path(location)
    return str(path.absolute()) if path.exists() else location


def _warn(message: str) -> None:
    warnings.warn(f"store: {message}", StoreWarning, stacklevel=2)
