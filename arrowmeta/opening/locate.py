"""Open a table: detect the format at a location, and find the snapshot.

`Opening` has the arguments of `arrowmeta.open`; `Opening.source` returns the snapshot as a
`Source`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Literal, SupportsIndex

from arrowmeta.duck.access import Access, sql_access
from arrowmeta.errors import NotATableError, UsageError
from arrowmeta.io.location import StorageOptions, absolute, is_uri, split_location
from arrowmeta.io.requests import CONNECT_TIMEOUT, REQUEST_TIMEOUT, CallLimit
from arrowmeta.io.storage import Storage
from arrowmeta.model.moment import to_epoch_millis
from arrowmeta.records import dataclass

if TYPE_CHECKING:
    import pyarrow.fs as pafs

    from arrowmeta.model.source import Source, Store

Format = Literal["auto", "paimon", "iceberg"]
FORMATS = ("auto", "paimon", "iceberg")

#: Environment variable with the default store.
STORE_VARIABLE = "ARROWMETA_STORE"

#: Environment variable with the maximum size of a store, e.g. `10GB`; default for local stores.
STORE_SIZE_VARIABLE = "ARROWMETA_STORE_MAX_SIZE"
DEFAULT_STORE_SIZE = 20 * 1000**3


@dataclass(frozen=True)
class Opening:
    """Arguments of `arrowmeta.open`, kept to open other snapshots of the table.

    Attributes:
        branch: Paimon branch in which ids, times and names are looked up; None for the main branch.
        table_options: storage options of the table only, such as credentials that a catalog vended
            for it; `storage_options` precede them, and are those of the store, too.
    """

    location: str | os.PathLike[str]
    format: Format = "auto"
    snapshot_id: int | None = None
    ref: str | None = None
    as_of: date | str | None = None
    filesystem: pafs.FileSystem | None = None
    allow_moved_paths: bool = False
    path_map: Mapping[str, str] | None = None
    threads: int | None = None
    strict: bool = False
    storage_options: Mapping[str, str] | None = None
    connect_timeout: float = CONNECT_TIMEOUT
    request_timeout: float = REQUEST_TIMEOUT
    total_timeout: float | None = None
    allowed_roots: Sequence[str] = ()
    safe: bool = False
    safe_roots: Sequence[str | os.PathLike[str]] = ()
    branch: str | None = None
    store: str | os.PathLike[str] | Literal[False] | None = None
    table_options: Mapping[str, str] | None = None

    def __post_init__(self) -> None:
        # Move credentials in the location to the options, which are never shown.
        for name in ("path_map", "storage_options", "table_options"):
            given = getattr(self, name)
            if not isinstance(given, Mapping | None):
                raise UsageError(f"{name} must be a dict of texts, got {type(given).__name__}")
        found = split_location(self.location)
        options = StorageOptions({**(self.storage_options or {}), **found.options})
        object.__setattr__(self, "storage_options", options)
        object.__setattr__(self, "table_options", StorageOptions(self.table_options))
        if found.options:
            object.__setattr__(self, "location", found.text)

    @property
    def sql_access(self) -> Access:
        """What else SQL over the table may access."""
        return sql_access(self.safe, self.safe_roots)

    def absolute(self) -> Opening:
        """Return arguments that do not depend on the working directory, as for Spark executors."""
        location, path_map = absolute(self.location), self.path_map
        if path_map is not None and not is_uri(location):
            path_map = {old: absolute(new) for old, new in path_map.items()}
        store = self.store
        if store:
            store = absolute(os.path.expanduser(store))  # noqa: PTH111 (or a URI)
        return replace(self, location=location, path_map=path_map, store=store)

    def check(self) -> None:
        """Validate the arguments.

        Raises:
            UsageError: more than one of `snapshot_id`, `ref` and `as_of`, or an invalid value.
        """
        if sum(choice is not None for choice in (self.snapshot_id, self.ref, self.as_of)) > 1:
            raise UsageError("choose one of snapshot_id, ref and as_of")
        if self.format not in FORMATS:
            raise UsageError(f"format must be one of {', '.join(FORMATS)}, got {self.format!r}")
        if not isinstance(self.threads, SupportsIndex | None):
            raise UsageError(f"threads must be an integer, got {self.threads!r}")
        if self.threads is not None and self.threads < 1:
            raise UsageError(f"threads must be >= 1, got {self.threads}")
        for name in ("connect_timeout", "request_timeout"):
            seconds = getattr(self, name)
            if not isinstance(seconds, int | float) or not 0 < seconds < float("inf"):
                raise UsageError(f"{name} must be seconds > 0, got {seconds!r}")
        seconds = self.total_timeout
        if seconds is not None and (
            not isinstance(seconds, int | float) or not 0 < seconds < float("inf")
        ):
            raise UsageError(f"total_timeout must be seconds > 0 or None, got {seconds!r}")
        if self.store is not False and not isinstance(self.store, str | os.PathLike | None):
            raise UsageError(f"store must be a folder, a URI, False or None, got {self.store!r}")
        if isinstance(self.allowed_roots, str):
            raise UsageError(
                f"allowed_roots must be a list of locations, got {self.allowed_roots!r}"
            )
        if not all(
            isinstance(path, str) for pair in (self.path_map or {}).items() for path in pair
        ):
            raise UsageError(f"path_map must be a dict of texts, got {self.path_map!r}")
        if isinstance(self.snapshot_id, bool) or not isinstance(
            self.snapshot_id, SupportsIndex | None
        ):
            raise UsageError(f"snapshot_id must be an integer, got {self.snapshot_id!r}")
        if not isinstance(self.ref, str | None):
            raise UsageError(f"ref must be the name of a tag or branch, got {self.ref!r}")
        if self.as_of is not None:
            to_epoch_millis(self.as_of)
        _ = self.sql_access

    def storage(self) -> Storage:
        """Return the storage of the location, which need not be a table.

        Raises:
            UsageError: see `check`; or the location has no known filesystem.
            StorageError: the store does not answer.
        """
        self.check()
        return Storage.open(
            self.location,
            self.filesystem,
            self.path_map,
            storage_options={**(self.table_options or {}), **(self.storage_options or {})},
            connect_timeout=self.connect_timeout,
            request_timeout=self.request_timeout,
            total_timeout=self.total_timeout,
            allowed_roots=self.allowed_roots,
        )

    def source(self) -> Source:
        """Open the snapshot.

        Raises:
            NotATableError: there is no table at the location.
            SnapshotNotFoundError: there is no such snapshot, tag, branch or time.
            UsageError: see `check`.
            StorageError: the store does not answer, or the bucket does not exist.
        """
        self.check()
        with CallLimit(self.total_timeout).during():
            storage = self.storage()
            try:
                return self._source(storage)
            except NotATableError:
                storage.check_bucket()
                raise

    def _source(self, storage: Storage) -> Source:
        """Open the table at a location, with a single listing of its folders."""
        from arrowmeta.iceberg.metadata_name import file_name, is_json_name, is_metadata_name
        from arrowmeta.paimon.table import is_table as is_paimon

        is_metadata = self.format == "auto" and is_metadata_name(file_name(storage.location))
        if self.format == "iceberg" or is_metadata:
            return self._iceberg(storage)
        # A Paimon table may publish Iceberg metadata in its own folder; then it is a Paimon table.
        if is_paimon(storage):
            return self._paimon(storage)
        if self.format == "paimon":
            raise NotATableError(f"no Paimon table at {storage.location}: no schema, no snapshot")
        try:
            return self._iceberg(storage)
        except NotATableError as error:
            if is_json_name(storage.location):
                raise
            raise NotATableError(
                f"no table at {storage.location}: a Paimon table has a folder 'schema' or "
                "'snapshot', an Iceberg table a folder 'metadata'"
            ) from error

    def _paimon(self, storage: Storage) -> Source:
        from arrowmeta.paimon.table import PaimonSource

        return PaimonSource.open(
            storage,
            snapshot_id=self.snapshot_id,
            ref=self.ref,
            as_of=self.as_of,
            branch=self.branch,
            threads=self.threads,
            strict=self.strict,
            store=self._store(),
        )

    def _iceberg(self, storage: Storage) -> Source:
        from arrowmeta.iceberg.table import IcebergSource

        return IcebergSource.open(
            storage,
            snapshot_id=self.snapshot_id,
            ref=self.ref,
            as_of=self.as_of,
            allow_moved_paths=self.allow_moved_paths,
            threads=self.threads,
            strict=self.strict,
            store=self._store(),
        )

    def _store(self) -> Store | None:
        place = os.environ.get(STORE_VARIABLE) if self.store is None else self.store
        if not place:
            return None
        from arrowmeta.store.care import parse_size
        from arrowmeta.store.entries import EntryStore
        from arrowmeta.store.folder import Folder

        folder = Folder.at(
            place,
            storage_options=self.storage_options,
            connect_timeout=self.connect_timeout,
            request_timeout=self.request_timeout,
        )
        bound = os.environ.get(STORE_SIZE_VARIABLE)
        if bound:
            try:
                return EntryStore(folder, parse_size(bound))
            except UsageError as error:
                raise UsageError(f"{STORE_SIZE_VARIABLE}: {error}") from error
        return EntryStore(folder, DEFAULT_STORE_SIZE if folder.is_local else None)
