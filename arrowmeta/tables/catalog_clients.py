"""Load tables from catalogs of PyIceberg and pypaimon, within a time limit.

Takes a catalog object, or the name of a catalog in PyIceberg's configuration; returns the library's
table objects, their locations and filesystems with credentials. Neither library is imported before
a catalog is given. Main names: `CatalogClient`, `foreign_table`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Literal, TypeVar

import pyarrow.fs as pafs
from msgspec import Struct, field

from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    NotATableError,
    StorageError,
    UsageError,
)
from arrowmeta.io.interrupts import DaemonPool
from arrowmeta.io.location import on_filesystem, scheme_and_host
from arrowmeta.io.options import Limits, StorageOptions, redacted
from arrowmeta.io.requests import Requests

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
