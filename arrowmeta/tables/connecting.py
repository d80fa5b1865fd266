"""Functions over locations: `connect`, `compare`, `reconcile_all`, tables of other libraries."""

from __future__ import annotations

import inspect
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, Unpack

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.errors import UsageError
from arrowmeta.io.location import is_uri
from arrowmeta.io.options import StorageKeywords
from arrowmeta.io.requests import CallLimit, DaemonPool
from arrowmeta.model.progress import Work, tell
from arrowmeta.model.shape import to_schema
from arrowmeta.reconcile.comparison import compare_sources
from arrowmeta.tables.locate import Opening, pyiceberg_table, pypaimon_table
from arrowmeta.tables.options import (
    OpenKeywords,
    OpenOptions,
    TableKeywords,
    no_option,
    with_options,
)
from arrowmeta.tables.table import Table, open_table
from arrowmeta.text import redacted

if TYPE_CHECKING:
    from collections.abc import Callable

    import duckdb

    from arrowmeta.model.source import Source
    from arrowmeta.reconcile.findings import Evidence

#: An open table, a location, or a table of PyIceberg or pypaimon.
Connectable: TypeAlias = Table | str | os.PathLike[str] | object


def connect(
    location: Connectable | None = None,
    *,
    safe: bool = False,
    safe_roots: Sequence[str | os.PathLike[str]] = (),
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = 10.0,
    request_timeout: float = 30.0,
    total_timeout: float | None = None,
    allowed_roots: Sequence[str] = (),
    catalog: object | None = None,
    **tables: Connectable,
) -> duckdb.DuckDBPyConnection:
    """Return a DuckDB connection with the views of a table, or of several by name.

    Nothing is decoded until a query needs it. Each table stays at its snapshot, for a location the
    latest one: connect again to see later commits.

    Args:
        location: table whose views are in the main schema: an open table, such as
            `table.at(snapshot_id=2)`, a location, or a table of PyIceberg or pypaimon.
        safe: restrict SQL to the tables: no files, network or extensions, and settings are locked.
            Its views are those of this connection and of its cursors, which can replace them: give
            each user a connection. A table that was opened with `safe` makes the connection safe.
        safe_roots: folders that SQL can still read and write.
        storage_options: how the stores of all locations are reached; see `arrowmeta.open`.
        connect_timeout: see `arrowmeta.open`.
        request_timeout: see `arrowmeta.open`.
        total_timeout: see `arrowmeta.open`.
        allowed_roots: see `arrowmeta.open`.
        catalog: catalog whose identifiers the tables given as text are.
        **tables: tables by name; the views of each are in a schema of that name.

    Raises:
        UsageError: no table, an invalid table, a name that DuckDB reserves, two names that differ
            in case only, or an option of `arrowmeta.open` that `connect` does not have.
        ArrowMetaError: a table cannot be opened; see `arrowmeta.open`.

    Examples:
        >>> con = arrowmeta.connect("warehouse/sales.db/orders")
        >>> con.sql("SELECT bucket, count(*) FROM files GROUP BY bucket").show()
        >>> t = arrowmeta.open("warehouse/sales.db/orders")
        >>> con = arrowmeta.connect(now=t, before=t.at(snapshot_id=2))
    """
    from arrowmeta.io.options import sql_access
    from arrowmeta.tables.macros import macro_relations
    from arrowmeta.views.database import connect_sources

    named: dict[str | None, Connectable] = {} if location is None else {None: location}
    opened = _open_all(
        connect,
        {**named, **tables},
        catalog,
        storage_options=storage_options,
        connect_timeout=connect_timeout,
        request_timeout=request_timeout,
        total_timeout=total_timeout,
        allowed_roots=allowed_roots,
    )
    if not opened:
        raise UsageError("connect needs a table: connect(location) or connect(name=location)")
    is_safe = safe or any(not table.sql_access.is_open for table in opened.values())
    access = sql_access(is_safe, safe_roots)
    if not is_safe:  # SQL may read Python variables
        access = replace(access, variables=True)
    sources: dict[str | None, Source] = {name: table.source for name, table in opened.items()}
    return connect_sources(sources, macro_relations, access=access)


def attach(
    connection: duckdb.DuckDBPyConnection,
    *,
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = 10.0,
    request_timeout: float = 30.0,
    total_timeout: float | None = None,
    allowed_roots: Sequence[str] = (),
    catalog: object | None = None,
    replace: bool = False,
    **tables: Connectable,
) -> None:
    """Add the views of tables to a DuckDB connection of yours, beside its own tables.

    The views of each table are in a database in memory of its name, so that a database file of the
    connection is not changed; `DETACH orders` removes them. Otherwise as `connect`.

    Args:
        connection: a connection, also of another database or in use.
        storage_options: as in `connect`.
        connect_timeout: as in `connect`.
        request_timeout: as in `connect`.
        total_timeout: as in `connect`.
        allowed_roots: as in `connect`.
        catalog: as in `connect`.
        replace: whether views that were attached under the same name give way, to see later
            commits; other databases never do.
        **tables: tables by name.

    Raises:
        UsageError: no table, an invalid table, a name that DuckDB reserves or that a database or
            schema of the connection has, or a table that was opened with `safe`.
        ArrowMetaError: a table cannot be opened; see `arrowmeta.open`.

    Examples:
        >>> con = duckdb.connect("sales.duckdb")
        >>> arrowmeta.attach(con, orders="warehouse/sales.db/orders")
        >>> con.sql("FROM orders.files JOIN own_table USING (file_path)")
        >>> arrowmeta.attach(con, orders="warehouse/sales.db/orders", replace=True)
    """
    from arrowmeta.tables.macros import macro_relations
    from arrowmeta.views.database import attach_source

    opened = _open_all(
        attach,
        tables,
        catalog,
        storage_options=storage_options,
        connect_timeout=connect_timeout,
        request_timeout=request_timeout,
        total_timeout=total_timeout,
        allowed_roots=allowed_roots,
    )
    if not opened:
        raise UsageError("attach needs a table: attach(connection, name=location)")
    if any(not table.sql_access.is_open for table in opened.values()):
        raise UsageError("attach does not restrict SQL: open the table without safe, or connect it")
    for name, table in opened.items():
        attach_source(connection, str(name), table.source, macro_relations, replace=replace)


def _open_all(
    function: Callable[..., object],
    tables: Mapping[Any, Connectable],
    catalog: object | None,
    **options: Any,
) -> dict[str | None, Table]:
    """Return open tables by name, for a function that takes tables as keyword arguments."""
    settings = OpenOptions(**options)

    def opened(name: str | None, table: Connectable) -> Table:
        if isinstance(table, Table):
            return table
        is_identifier = isinstance(table, str)
        try:
            chosen = settings.replaced(catalog=catalog if is_identifier else None)
            opening = Opening.of(table, chosen)
            return Table(opening.source(), opening)
        except UsageError as error:
            is_location = isinstance(table, str | os.PathLike)
            if name is None or (is_location and name not in Opening.__dataclass_fields__):
                raise
            names = [*inspect.signature(function).parameters][1:-1]
            verb = function.__name__
            raise UsageError(
                f"{no_option(name, names)}, and no table {name}: {error}; {verb} takes tables by "
                f"name: pass their options to arrowmeta.open, and its table to {verb}"
            ) from error

    return {name: opened(name, table) for name, table in tables.items()}


@with_options(TableKeywords)
def from_pyiceberg(table: Any, **options: Unpack[TableKeywords]) -> Table:
    """Open a PyIceberg `Table`, at the metadata version that it has loaded.

    Args:
        table: a table loaded by PyIceberg; its filesystem has its own credentials and
            `connect_timeout`.
        options: as in `arrowmeta.open`.

    Raises:
        UsageError: the object is not a table, or has not been committed yet.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Examples:
        >>> t = arrowmeta.from_pyiceberg(catalog.load_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    return open_table(pyiceberg_table(table), **options)


@with_options(TableKeywords)
def from_pypaimon(table: Any, **options: Unpack[TableKeywords]) -> Table:
    """Open a pypaimon `FileStoreTable`, at its branch.

    Snapshot ids, times and tags are those of the branch, as in pypaimon.

    Args:
        table: a table loaded by pypaimon; its filesystem has its own credentials and
            `connect_timeout`.
        options: as in `arrowmeta.open`.

    Raises:
        UsageError: the object is not a table.
        SnapshotNotFoundError: the branch does not exist, or has no such snapshot, tag or time.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Examples:
        >>> t = arrowmeta.from_pypaimon(catalog.get_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    return open_table(pypaimon_table(table), **options)


TableOrLocation: TypeAlias = Table | str | os.PathLike[str]


@with_options(StorageKeywords)
def compare(a: TableOrLocation, b: TableOrLocation, **options: Unpack[StorageKeywords]) -> pa.Table:
    """Return the differences between two copies of a table, or Paimon and its Iceberg metadata.

    Compares columns, tags, branches, and the live files of the snapshots with their columns.
    Iceberg metadata of a Paimon table is expected to have the files that Paimon publishes: all, or
    those of the top level for a table with a primary key. Files of other levels may be there if
    they need no merge, as in metadata created from scratch. Bounds and null counts that Paimon
    does not know are differences: Iceberg's readers skip files by them.

    Args:
        a: a table; a location is opened at its latest snapshot, with recorded paths read there.
        b: the other table. The Iceberg metadata in a Paimon table's folder is opened with
            `arrowmeta.open(location, format="iceberg")`, or by its metadata file.
        options: those of `arrowmeta.open` that say how the store of a location is reached.

    Returns:
        `difference` (`snapshot`, `column`, `tag`, `file`, or the name of a column of files),
            `subject`, `a` and `b` (the values; null if absent), `detail`. Empty if the tables
            agree.

    Raises:
        ArrowMetaError: a location cannot be opened; see `arrowmeta.open`.

    Examples:
        >>> arrowmeta.compare("warehouse/db.db/orders", "backup/db.db/orders")
    """
    # Paths in a copy may still refer to the other table.
    opened = (
        side if isinstance(side, Table) else open_table(side, allow_moved_paths=True, **options)
        for side in (a, b)
    )
    with CallLimit(options.get("total_timeout")).during():
        first, second = opened
        return compare_sources(first.source, second.source)


#: One row per indexed table.
INDEXED = to_schema(
    "table_location: string!, format: string!, snapshot_id: int64, manifest_count: int64!, "
    "decoded_manifest_count: int64!, skipped_manifest_count: int64!, entry_count: int64!"
)


@with_options(OpenKeywords)
def index_table(location: str | os.PathLike[str], **options: Unpack[OpenKeywords]) -> pa.Table:
    """Decode the manifests of a table's snapshot that are not in the store yet.

    Args:
        location: location of the table; see `arrowmeta.open`.
        options: those of `arrowmeta.open`, `store` among them; the variable `ARROWMETA_STORE` by
            default.

    Returns:
        One row: number of manifests of the snapshot, of those decoded now, of those that could not
            be stored, and number of their entries in the store.

    Raises:
        UsageError: there is no store.

    Examples:
        >>> arrowmeta.index("warehouse/sales.db/orders", store="~/.cache/arrowmeta-store")
    """
    return index_opened(open_table(location, **options))


def index_opened(table: Table) -> pa.Table:
    """Decode the manifests of an opened table that are not in its store yet; one row."""
    from arrowmeta.model.store_entries import fill  # loads Parquet

    row = {"table_location": table.location, "format": table.format, **fill(table.source)}
    return pa.Table.from_pylist([row | {"snapshot_id": table.snapshot_id}], INDEXED)


# -- many tables ---------------------------------------------------------------------------------

#: Tables that are read at a time, and of local tables: more threads would only wait for each other.
_AT_A_TIME, _LOCAL_AT_A_TIME = 4, 2


class Reconciled(NamedTuple):
    """A table and its findings.

    Attributes:
        location: as it was given, without credentials.
        table: the table; None if it cannot be opened.
        findings: as of `Table.reconcile`; None if the table cannot be read.
        error: why it cannot be opened or read.
    """

    location: str
    table: Table | None = None
    findings: pa.Table | None = None
    error: Exception | None = None


@with_options(OpenKeywords)
def reconcile_all(
    tables: Iterable[Table | str | os.PathLike[str]],
    *,
    relations: Mapping[str, Sequence[str]] | None = None,
    **options: Unpack[OpenKeywords],
) -> Iterator[Reconciled]:
    """Check many tables as `Table.reconcile` checks one; yield them in order, with findings.

    Tables are opened and read ahead; the checks of small ones run together, which takes a fraction
    of the CPU. A table that cannot be read has an error instead, and others go on.

    Args:
        tables: open tables, or locations as in `open`.
        relations: columns by name of the relation that each table will be asked for. They are read
            with the checks, and the table answers them from memory.
        options: those of `arrowmeta.open`, for locations.

    Returns:
        An iterator of tuples of location, table, findings and error.

    Examples:
        >>> for location, table, findings, error in arrowmeta.reconcile_all(["db/a", "db/b"]):
        ...     print(location, error or findings.num_rows)
    """
    from arrowmeta.reconcile.findings import together  # loads DuckDB
    from arrowmeta.tables.methods import READ

    locations, asked = list(tables), relations or {}
    tell(coming=lambda: Work(tables=len(locations)))
    views = {name: columns for name, columns in asked.items() if name not in READ}
    read = partial(_read_ahead_of_checks, relations=asked, views=tuple(views), options=options)
    n_threads = _AT_A_TIME if any(map(_is_remote, locations)) else _LOCAL_AT_A_TIME
    with DaemonPool(n_threads) as pool:
        for checked, evidence in together(_in_groups(pool, read, locations), views):
            is_open = checked.error is None
            yield _checked(checked, evidence, asked) if is_open else checked
            tell(done=lambda: Work(tables=1))


def _is_remote(table: Table | str | os.PathLike[str]) -> bool:
    if isinstance(table, Table):
        return not table.source.storage.is_local
    return is_uri(os.fspath(table))


def _in_groups(
    pool: DaemonPool,
    read: Callable[[Any], tuple[Reconciled, Evidence | None]],
    tables: Sequence[Any],
) -> Iterator[tuple[Reconciled, Evidence | None]]:
    """Yield what is read of tables, while those of the next group that is asked are read."""
    from arrowmeta.views.connection import MOST_TOGETHER

    groups = (
        [pool.submit(read, table) for table in tables[at : at + MOST_TOGETHER]]
        for at in range(0, len(tables), MOST_TOGETHER)
    )
    for group, _ in pairwise(chain(groups, [[]])):
        yield from (future.result() for future in group)


def _read_ahead_of_checks(
    table: Table | str | os.PathLike[str],
    *,
    relations: Mapping[str, Sequence[str]],
    views: Sequence[str],
    options: OpenKeywords,
) -> tuple[Reconciled, Evidence | None]:
    """Open a table; return what the checks read of it, too, if that is little."""
    from arrowmeta.reconcile.findings import evidence_if_small

    location = table.location if isinstance(table, Table) else redacted(os.fspath(table))
    tell(coming=lambda: Work(table=location))
    try:
        opened = table if isinstance(table, Table) else open_table(table, **options)
        with opened.source.storage.requests.calls.during():
            evidence = evidence_if_small(opened.source, views, relations.get("files", ()))
        return Reconciled(opened.location, opened), evidence
    except Exception as error:  # others go on
        return Reconciled(location, error=error), None


def _checked(
    read: Reconciled, evidence: Evidence | None, relations: Mapping[str, Sequence[str]]
) -> Reconciled:
    """Return a table with its findings; it knows the relations that it will be asked for."""
    assert read.table is not None
    try:
        with read.table.source.storage.requests.calls.during():
            return read._replace(findings=read.table._reconcile_with(relations, evidence))
    except Exception as error:  # others go on
        return read._replace(error=error)
