"""Open a table: look it up in a catalog, detect the format at its location, find the snapshot.

`Opening` is a location with the options of `arrowmeta.open`: `Opening.of` takes it from a catalog
or a table of another library, `Opening.source` returns the snapshot as a `Source`.

A catalog is an object, or a name in PyIceberg's configuration: `CatalogClient` returns the
library's table objects within a time limit, `foreign_table` their locations and filesystems with
credentials. Neither PyIceberg nor pypaimon is imported before a catalog is given.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import pyarrow.fs as pafs
from msgspec import Struct, field

from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    NotATableError,
    StorageError,
    UsageError,
    meant,
)
from arrowmeta.io.filesystems import FSSPEC_PREFIX, OPTION_NAMES
from arrowmeta.io.location import absolute, is_uri, on_filesystem, scheme_and_host, split_location
from arrowmeta.io.options import (
    LOAD,
    SETTINGS,
    Access,
    Limits,
    StorageOptions,
    option,
    options_of,
    parse_size,
    sql_access,
    to_epoch_millis,
)
from arrowmeta.io.requests import CallLimit, DaemonPool, Requests
from arrowmeta.io.storage import Storage
from arrowmeta.tables.options import OpenOptions, TableSettings
from arrowmeta.text import redacted

if TYPE_CHECKING:
    from arrowmeta.model.source import Pin, Source, Store


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

            location = CatalogClient.of(options.catalog, options.limits).table(location)
        settings = {field.name: getattr(options, field.name) for field in fields(TableSettings)}
        if isinstance(location, str | os.PathLike):
            return cls(location, **settings)
        table = location if isinstance(location, ForeignTable) else foreign_table(location)
        if options.format not in ("auto", table.format):
            raise UsageError(f"format={options.format!r}, but this is a table of {table.format}")
        if options.filesystem is not None:
            raise UsageError("leave out filesystem=: the one of the table object is used")
        settings |= {"format": table.format, "filesystem": table.filesystem}
        return cls(table.location, branch=table.branch, **settings)

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

    def source_of(self, pin: Pin) -> Source:
        """Open exactly the snapshot of a pin, in a process that was sent it; see `Source.pin`.

        Raises:
            NotATableError: the metadata file has expired.
            StorageError: the store does not answer.
        """
        from arrowmeta.model.damage import DamageLog

        log, settings = DamageLog(self.strict), {"threads": self.threads, "store": self._store()}
        with CallLimit(self.total_timeout).during():
            if "current" in pin:
                from arrowmeta.iceberg.table import IcebergSource

                return IcebergSource.of_pin(self.storage(), pin, log, **settings)
            from arrowmeta.paimon.table import PaimonSource

            return PaimonSource.of_pin(self.storage(), pin, log, **settings)

    def _source(self, storage: Storage) -> Source:
        """Open the table at a location, with a single listing of its folders."""
        from arrowmeta.io.location import file_name, is_json_name, is_metadata_name
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


# -- catalogs and tables of other libraries -------------------------------------------------------

T = TypeVar("T")

#: Name endings of both libraries' errors for missing tables, and for denied access.
_MISSING = (
    *("NoSuchTableError", "NoSuchIcebergTableError", "NoSuchNamespaceError"),
    *("TableNotExistException", "DatabaseNotExistException"),
)
_DENIED = (
    *("UnauthorizedError", "ForbiddenError", "AuthorizationExpiredError", "OAuthError"),
    *("TableNoPermissionException", "DatabaseNoPermissionException"),
)
_MAX_DEPTH = 10
_AT_A_TIME = 16


class CatalogClient(Struct, frozen=True):
    """Client of one catalog."""

    name: str
    catalog: Any
    requests: Requests

    @classmethod
    def of(cls, catalog: object, limits: Limits) -> CatalogClient:
        """Return the client of a catalog object, or of a catalog in PyIceberg's configuration.

        Raises:
            UsageError: it is not a catalog, the name is not configured, or PyIceberg is not
                installed.
            StorageError: the catalog does not answer.
        """
        requests = Requests(limits=limits, redact=redacted)
        name = catalog if isinstance(catalog, str) else _name_of(catalog)
        if isinstance(catalog, str):
            catalog = requests.ask(f"catalog {name}", partial(_configured, name))
        if not (hasattr(catalog, "load_table") or hasattr(catalog, "get_table")):
            raise UsageError(
                f"{type(catalog).__name__} is not a catalog: pass a catalog of PyIceberg or "
                "pypaimon, or the name of one in PyIceberg's configuration"
            )
        settings = {key: str(value) for key, value in _properties(catalog).items()}
        # An in-memory SQLite database is visible only to the thread that created it.
        is_local = settings.pop("uri", "").startswith("sqlite")
        requests = Requests(is_local, limits, StorageOptions(settings).redact)
        return cls(redacted(name), catalog, requests)

    def table(self, identifier: str) -> object:
        """Return the library's table object.

        Raises:
            NotATableError: the catalog has no such table.
            StorageError: the catalog does not answer, or denies access.
        """
        if "." not in identifier:
            raise NotATableError(f"{identifier!r} is not a table identifier: use NAMESPACE.TABLE")
        load = self.catalog.load_table if self._is_pyiceberg else self.catalog.get_table
        return self._ask(identifier, partial(load, identifier))

    def tables(
        self, namespace: str | None, use: Callable[[ForeignTable], T]
    ) -> list[tuple[str, T | ArrowMetaError]]:
        """Load the tables of a namespace, and of its children; of all without a namespace.

        Returns:
            Each identifier with what `use` returns of the table, or with the error.

        Raises:
            NotATableError: there is no such namespace.
            StorageError: the catalog does not answer, or denies access.
        """

        def load(identifier: str) -> tuple[str, T | ArrowMetaError]:
            try:
                return identifier, use(foreign_table(self.table(identifier)))
            except ArrowMetaError as error:
                return identifier, error
            except Exception as error:  # of any library; the other tables are loaded
                reason = f"{type(error).__name__}: {self._said(error)}"
                path = f"{identifier} of catalog {self.name}"
                return identifier, StorageError(f"{path} cannot be loaded: {reason}")

        find = self._of_pyiceberg if self._is_pyiceberg else self._of_pypaimon
        identifiers = sorted(find(namespace))
        if self.requests.is_local:  # one thread only
            return list(map(load, identifiers))
        with DaemonPool(_AT_A_TIME) as pool:
            return list(pool.map(load, identifiers))

    @property
    def _is_pyiceberg(self) -> bool:
        return hasattr(self.catalog, "load_table")

    def _of_pyiceberg(self, namespace: str | None) -> Iterator[str]:
        def below(folder: tuple[str, ...], depth: int) -> Iterator[str]:
            named = ".".join(folder) or "the namespaces"
            if folder:
                tables = self._ask(named, partial(self.catalog.list_tables, folder))
                yield from map(".".join, tables)
            inner = self._ask(named, partial(self.catalog.list_namespaces, folder))
            for name in map(tuple, inner if depth < _MAX_DEPTH else ()):
                if name != folder:
                    yield from below(name, depth + 1)

        yield from below(tuple(namespace.split(".")) if namespace else (), 1)

    def _of_pypaimon(self, namespace: str | None) -> Iterator[str]:
        databases = (
            [namespace] if namespace else self._ask("databases", self.catalog.list_databases)
        )
        for database in databases:
            tables = self._ask(database, partial(self.catalog.list_tables, database))
            yield from (f"{database}.{table}" for table in tables)

    def _ask(self, what: str, request: Callable[[], T]) -> T:
        path = f"{what} of catalog {self.name}"

        def asked() -> T:
            try:
                return request()
            except Exception as error:
                name, reason = type(error).__name__, self._said(error)
                if name in _MISSING:
                    raise NotATableError(f"{path}: not found: {reason}") from error
                if name in _DENIED:
                    raise StorageError(f"{path}: access is denied: {reason}", "denied") from error
                if name == "ValidationError":  # of PyIceberg, about metadata
                    raise CorruptMetadataError(reason, path=path) from error
                raise

        return self.requests.ask(path, asked)

    def _said(self, error: Exception) -> str:
        """Return the text of an error without secrets; pydantic's quotes what it was given."""
        text = " ".join(str(error).split()).partition(" [type=")[0]
        return self.requests.redact(text) or type(error).__name__


def _name_of(catalog: object) -> str:
    """Return the name of a catalog; those of pypaimon have none."""
    names = (getattr(catalog, attribute, None) for attribute in ("name", "warehouse"))
    return next(map(str, filter(None, names)), type(catalog).__name__)


def _configured(name: str) -> object:
    try:
        from pyiceberg.catalog import load_catalog
    except ImportError as error:
        raise UsageError(
            f"catalog {name!r} is looked up by PyIceberg: pip install 'arrowmeta[catalogs]'"
        ) from error
    try:
        return load_catalog(name)
    except (ValueError, ImportError) as error:
        raise UsageError(
            f"no catalog {name!r} in PyIceberg's configuration (.pyiceberg.yaml or "
            f"PYICEBERG_CATALOG__{name.upper()}__URI): {redacted(str(error))}"
        ) from error


#: Prefixes of PyIceberg's storage options.
_OF_STORES = ("s3.", "client.", "gcs.", "adls.")
#: Storage options by their name in pypaimon.
_OF_PAIMON = {
    f"fs.{store}.{name}": option
    for store in ("s3", "oss")
    for name, option in {
        "accessKeyId": "s3.access-key-id",
        "accessKeySecret": "s3.secret-access-key",
        "securityToken": "s3.session-token",
        "endpoint": "s3.endpoint",
        "region": "s3.region",
    }.items()
}


class ForeignTable(Struct, frozen=True):
    """Table of another library, as arguments of `arrowmeta.open`.

    Attributes:
        location: the table, or the `metadata.json` that the library has loaded.
        filesystem: filesystem that the library uses; None if the location is enough.
        branch: branch of a Paimon table.
        uri: location as recorded in the catalog, for readers without the filesystem.
        options: `storage_options` from the library's settings, with credentials that the catalog
            vended for the table.
    """

    location: str
    format: Literal["paimon", "iceberg"]
    filesystem: pafs.FileSystem | None
    branch: str | None = None
    uri: str = ""
    options: Mapping[str, str] = field(default_factory=StorageOptions)


def foreign_table(table: object) -> ForeignTable:
    """Convert a table of PyIceberg or pypaimon to arguments of `arrowmeta.open`.

    Raises:
        UsageError: it is neither.
    """
    if hasattr(table, "metadata_location"):
        return pyiceberg_table(table)
    if hasattr(table, "table_path"):
        return pypaimon_table(table)
    raise UsageError(
        f"{type(table).__name__} is not a table: pass a path, a URI, or a table of PyIceberg "
        "or pypaimon"
    )


def pyiceberg_table(table: Any) -> ForeignTable:
    """Convert a PyIceberg table, at the metadata version that it has loaded.

    Raises:
        UsageError: the object is not a table, or has not been committed yet.
    """
    location = getattr(table, "metadata_location", None)
    if not isinstance(location, str) or not location:
        raise UsageError(
            f"{type(table).__name__} has no metadata_location: pass a table that PyIceberg loaded"
        )
    io, uri = getattr(table, "io", None), location
    filesystem = _pyiceberg_filesystem(io, location)
    if filesystem is not None:
        location = on_filesystem(location)
    options = {
        name: str(value)
        for name, value in _properties(io).items()
        if name.startswith(_OF_STORES) and value is not None
    }
    return ForeignTable(location, "iceberg", filesystem, uri=uri, options=StorageOptions(options))


def pypaimon_table(table: Any) -> ForeignTable:
    """Convert a pypaimon table, at its branch.

    Raises:
        UsageError: the object is not a table.
    """
    location = getattr(table, "table_path", None)
    if not isinstance(location, str | os.PathLike):
        kind = type(table).__name__
        raise UsageError(f"{kind} has no table_path: pass a table that pypaimon loaded")
    uri, io = os.fspath(location), getattr(table, "file_io", None)
    path, filesystem = uri, getattr(io, "filesystem", None)
    if isinstance(filesystem, pafs.FileSystem):
        path = table.file_io.to_filesystem_path(uri)
    else:
        filesystem = None
    branch = table.current_branch() if hasattr(table, "current_branch") else None
    options = {
        _OF_PAIMON[name]: str(value)
        for name, value in _properties(io).items()
        if name in _OF_PAIMON and value is not None
    }
    return ForeignTable(path, "paimon", filesystem, branch, uri, StorageOptions(options))


def _properties(owner: object) -> dict[str, Any]:
    """Return the properties of a library's FileIO or catalog as a dictionary."""
    properties: Any = getattr(owner, "properties", {})
    properties = properties.to_map() if hasattr(properties, "to_map") else properties
    return dict(properties) if isinstance(properties, Mapping) else {}


def _pyiceberg_filesystem(io: Any, location: str) -> pafs.FileSystem | None:
    """Return PyIceberg's filesystem for a location; None for unknown FileIO classes."""
    scheme, host = scheme_and_host(location)
    if hasattr(io, "fs_by_scheme"):
        return io.fs_by_scheme(scheme or "file", host or None)
    if hasattr(io, "get_fs"):
        return pafs.PyFileSystem(pafs.FSSpecHandler(io.get_fs(scheme or "file")))
    return None
