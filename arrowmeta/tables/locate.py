"""Open a table: detect the format at a location, and find the snapshot.

`Opening` is a location with the options of `arrowmeta.open`; `Opening.of` looks it up in a catalog,
`Opening.source` returns the snapshot as a `Source`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from arrowmeta.errors import NotATableError, UsageError, meant
from arrowmeta.io.filesystems import FSSPEC_PREFIX, OPTION_NAMES
from arrowmeta.io.location import absolute, is_uri, split_location
from arrowmeta.io.options import (
    LOAD,
    SETTINGS,
    StorageOptions,
    option,
    options_of,
    parse_size,
)
from arrowmeta.io.requests import CallLimit
from arrowmeta.io.sql_access import Access, sql_access
from arrowmeta.io.storage import Storage
from arrowmeta.model.nouns import to_epoch_millis
from arrowmeta.tables.options import OpenOptions, TableSettings

if TYPE_CHECKING:
    from arrowmeta.model.source import Source, Store

#: Environment variable with the default store.
STORE_VARIABLE = "ARROWMETA_STORE"

#: Environment variable with the maximum size of a store, e.g. `10GB`; default for local stores.
STORE_SIZE_VARIABLE = "ARROWMETA_STORE_MAX_SIZE"
DEFAULT_STORE_SIZE = 20 * 1000**3


@dataclass(frozen=True)
class Opening(TableSettings):
    """Location and options of a table, kept to open other snapshots of it.

    Attributes:
        branch: Paimon branch in which ids, times and names are looked up; None for the main branch.
        table_options: storage options of the table only, not of `store`, such as credentials that a
            catalog vended; `storage_options` precede them.
    """

    location: str | os.PathLike[str]
    branch: str | None = None
    table_options: Mapping[str, str] | None = option(None, SETTINGS, takers=(LOAD,), is_secret=True)

    @classmethod
    def of(cls, location: object, options: OpenOptions) -> Opening:
        """Return how to open what a user names: a location, an identifier, or a table object.

        Raises:
            UsageError: it is none of these, or the options contradict it.
            NotATableError, StorageError: the catalog has no such table, or does not answer.
        """
        if options.catalog is not None:
            if not isinstance(location, str):
                raise UsageError(
                    f"catalog= needs an identifier such as 'db.orders', got {location!r}"
                )
            from arrowmeta.tables.catalog_clients import CatalogClient

            location = CatalogClient.of(options.catalog, options.limits).table(location)
        given = {field.name: getattr(options, field.name) for field in fields(TableSettings)}
        if isinstance(location, str | os.PathLike):
            return cls(location, **given)
        from arrowmeta.tables.catalog_clients import ForeignTable, foreign_table

        table = location if isinstance(location, ForeignTable) else foreign_table(location)
        if options.format not in ("auto", table.format):
            raise UsageError(f"format={options.format!r}, but this is a table of {table.format}")
        if options.filesystem is not None:
            raise UsageError("leave out filesystem=: the one of the table object is used")
        given |= {"format": table.format, "filesystem": table.filesystem}
        return cls(table.location, branch=table.branch, **given)

    def __post_init__(self) -> None:
        super().__post_init__()
        options_of(Opening)["table_options"].check(self.table_options)
        # Move credentials in the location to the options, which are never shown.
        split = split_location(self.location)
        options = StorageOptions({**(self.storage_options or {}), **split.options})
        object.__setattr__(self, "storage_options", options)
        object.__setattr__(self, "table_options", StorageOptions(self.table_options))
        if split.options:
            object.__setattr__(self, "location", split.text)

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
        return self.replaced(location=location, path_map=path_map, store=store)

    def check(self) -> None:
        """Validate the arguments.

        Raises:
            UsageError: more than one of `snapshot_id`, `ref` and `as_of`, or an invalid value.
        """
        if sum(choice is not None for choice in (self.snapshot_id, self.ref, self.as_of)) > 1:
            raise UsageError("choose one of snapshot_id, ref and as_of")
        for name, declared in options_of(Opening).items():
            declared.check(getattr(self, name))
        for name in self.storage_options or {}:
            # It would have no effect, as if the default endpoint were meant.
            if name not in OPTION_NAMES and not name.startswith(FSSPEC_PREFIX):
                raise UsageError(f"there is no storage option {name}{meant(name, OPTION_NAMES)}")
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
        settings = self
        if self.table_options:
            options = {**self.table_options, **(self.storage_options or {})}
            settings = self.replaced(storage_options=options)
        return Storage.open(self.location, self.filesystem, self.path_map, settings)

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
        from arrowmeta.io.metadata_names import file_name, is_json_name, is_metadata_name
        from arrowmeta.paimon.table import is_table as is_paimon

        is_metadata = self.format == "auto" and is_metadata_name(file_name(storage.location))
        if self.format == "iceberg" or is_metadata:
            return self._iceberg(storage)
        # A Paimon table may publish Iceberg metadata in its own folder; then it is a Paimon table.
        if is_paimon(storage):
            from arrowmeta.paimon.table import PaimonSource

            return PaimonSource.open(storage, branch=self.branch, **self._of_any_format())
        if self.format == "paimon":
            raise NotATableError(f"no Paimon table at {storage.location}: no schema, no snapshot")
        try:
            return self._iceberg(storage)
        except NotATableError as error:
            from arrowmeta.iceberg.table import is_table as is_iceberg

            if is_json_name(storage.location) or is_iceberg(storage):
                raise
            what = _what_else(storage)
            raise NotATableError(f"no table at {storage.location}: {what}") from error

    def _iceberg(self, storage: Storage) -> Source:
        from arrowmeta.iceberg.table import IcebergSource

        is_moved = self.allow_moved_paths
        return IcebergSource.open(storage, allow_moved_paths=is_moved, **self._of_any_format())

    def _of_any_format(self) -> dict[str, Any]:
        """Return the arguments with which tables of every format are opened."""
        names = ("snapshot_id", "ref", "as_of", "threads", "strict")
        return {name: getattr(self, name) for name in names} | {"store": self._store()}

    def _store(self) -> Store | None:
        location = os.environ.get(STORE_VARIABLE) if self.store is None else self.store
        if not location:
            return None
        from arrowmeta.model.store_entries import EntryStore
        from arrowmeta.model.store_file import Folder

        folder = Folder.at(location, self)
        bound = os.environ.get(STORE_SIZE_VARIABLE)
        if bound:
            try:
                return EntryStore(folder, parse_size(bound))
            except UsageError as error:
                raise UsageError(f"{STORE_SIZE_VARIABLE}: {error}") from error
        return EntryStore(folder, DEFAULT_STORE_SIZE if folder.is_local else None)


#: Folders and files of other formats.
_OF_OTHERS = {"_delta_log": "a Delta Lake table", ".hoodie": "a Hudi table"}
#: Folders of a table, which are not its location.
_INSIDE = ("metadata", "schema", "snapshot", "manifest", "data", "index", "branch")


def _what_else(storage: Storage) -> str:
    """Return what is at a location that is no table."""
    parent, _, name = storage.location.rstrip("/").rpartition("/")
    if name in _OF_OTHERS:
        return f"{name} is a folder of {_OF_OTHERS[name]}, which is not supported"
    for folder, what in _OF_OTHERS.items():
        if storage.list_names(storage.join(folder)):
            return f"it is {what}, which is not supported"
    if name.endswith((".parquet", ".orc", ".avro")):
        return f"{name} is a file of data; open the folder of its table"
    if name in _INSIDE and parent:
        return f"{name} may be a folder of a table: open {parent}"
    return (
        "a Paimon table has a folder 'schema' or 'snapshot', an Iceberg table a folder 'metadata'"
    )
