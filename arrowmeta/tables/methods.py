"""`Relations`: facts of a table, and one method per relation, named as in SQL and the command line.

Takes a `Source`; methods return `pyarrow.Table`, `reader` streams batches. Base relations are
decoded, others are SQL views. `columns`, `where`, `sort` and `limit` are a query of DuckDB over the
relation, unless whole columns are asked for.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from operator import index
from typing import (
    TYPE_CHECKING,
    Concatenate,
    NamedTuple,
    ParamSpec,
    Protocol,
    SupportsIndex,
    TypeVar,
    cast,
)

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.errors import (
    PredicateError,
    UsageError,
    checked_names,
    chosen_names,
    limit_errors,
    meant,
)
from arrowmeta.io.location import table_name
from arrowmeta.io.storage import MAX_FILE_BYTES
from arrowmeta.model.reading import LIVE_RELATIONS, batches_of, live_statistics, read_relation
from arrowmeta.model.relations import PLAIN_RELATIONS, RELATIONS
from arrowmeta.model.scan import Batches
from arrowmeta.model.source import BATCH_SIZE, Source, small_size, target_size
from arrowmeta.model.tables import SCHEMAS, STRUCT_COLUMNS
from arrowmeta.text import quoted_name, quoted_path

if TYPE_CHECKING:
    from arrowmeta.views.relation import LazyRelation


#: Relations that are read without SQL.
READ = frozenset((*PLAIN_RELATIONS, *LIVE_RELATIONS))

#: Views with few rows that a store keeps for snapshots without deletes.
_STORED_VIEWS = ("partitions", "buckets")


P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="Relations")


def read_call(method: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Limit the requests of a method by `total_timeout`; see also `limit_errors`."""

    @functools.wraps(method)
    def limited(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with limit_errors(), self.source.storage.requests.calls.during():
            return method(self, *args, **kwargs)

    return limited


#: Views with an order of their own.
_ORDERED = frozenset(("remedies",))


class Narrowed(NamedTuple):
    """A query over some columns and rows of a relation.

    Attributes:
        query: SQL text, in which `relation` stands for the relation.
        schema: columns of the result.
        where: its condition; None for all rows.
        has_fields_only: whether it is of columns, and fields of statistics, of all rows; live files
            are decoded to them alone.
    """

    query: str
    schema: pa.Schema
    where: str | None
    has_fields_only: bool = False


class ReadRelation(Protocol):
    """Signature of relation methods."""

    def __call__(
        self,
        columns: str | Iterable[str] | None = None,
        *,
        where: str | None = None,
        sort: str | Sequence[str] | None = None,
        limit: int | None = None,
    ) -> pa.Table:
        """Return columns of the relation, in this order; all by default; see `relation`."""


def _method(name: str) -> ReadRelation:
    """Return the method that reads a relation."""

    def read(
        self: Relations,
        columns: str | Iterable[str] | None = None,
        *,
        where: str | None = None,
        sort: str | Sequence[str] | None = None,
        limit: int | None = None,
    ) -> pa.Table:
        return self.relation(name, columns, where=where, sort=sort, limit=limit)

    read.__name__, read.__qualname__ = name, f"Relations.{name}"
    read.__doc__ = _text_of(name)
    return cast(ReadRelation, read)  # a function, so that Python binds it as a method


def _text_of(name: str) -> str:
    """Return the docstring of a relation's method, with its columns."""
    relation = RELATIONS[name]
    lines = [
        f"Return {relation.summary}; one row per {relation.grain}.",
        "",
        "Arguments are those of `relation`.",
        "",
        "Columns:",
    ]
    for column in relation.columns:
        kind = f"the same as {column.alias_of}" if column.alias_of else column.type
        rest = "" if column.nullable else ", never null"
        lines.append(f"    {column.name}: {kind}{rest}. {column.text}")
    names = ", ".join(f'"{column.name}"' for column in relation.columns[:2])
    return "\n".join([*lines, "", "Examples:", f"    >>> t.{name}([{names}], limit=10)", ""])


class Options(dict[str, str]):
    """Options of a table as a dictionary; callable for the relation `options`."""

    def __init__(self, relations: Relations) -> None:
        super().__init__(relations.source.options)
        self.relation = relations.relation

    __call__ = _method("options")


class Relations:
    """Relations of a source as methods; `columns` are the columns to return, in order.

    Args:
        source: the table.
        known: rows of views that have been read with others, by name; perhaps not all columns.
    """

    #: Whether conditions are written by others, as is SQL over a table that is opened as `safe`.
    _is_safe = False

    def __init__(self, source: Source, tables: Mapping[str, pa.Table] | None = None) -> None:
        self.source = source
        self._tables = dict(tables or {})

    # -- facts and files -------------------------------------------------------------------------

    @property
    def format(self) -> str:
        """`paimon` or `iceberg`."""
        return self.source.format

    @property
    def format_version(self) -> int:
        """Version of the table format, such as 2 for Iceberg v2."""
        return self.source.format_version

    @property
    def location(self) -> str:
        """Location that the table was opened at, without credentials."""
        return self.source.location

    @property
    def name(self) -> str:
        """Name of the table's folder."""
        return table_name(self.location)

    @property
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None if the table has no snapshot."""
        return self.source.snapshot_id

    @property
    def schema(self) -> pa.Schema:
        """Columns in the schema of the snapshot; each field has its id in its metadata.

        For the latest snapshot, and that of a branch, the newest schema of the table.
        """
        return self.source.schema

    @property
    def primary_key(self) -> tuple[str, ...]:
        """Columns of the primary key of a Paimon table, partition columns among them.

        Empty for Iceberg, whose identifier fields are no key: writers need not keep them unique.

        Examples:
            >>> t.primary_key
            ('dt', 'id')
        """
        return self.source.primary_key

    @property
    def target_file_size(self) -> int:
        """Bytes of a data file that writers aim at: the table's option, or the format's default."""
        return target_size(self.source)

    @property
    def small_file_size(self) -> int:
        """Bytes below which a data file counts as small: a quarter of `target_file_size`.

        Examples:
            >>> t.data_files(where=f"file_size_in_bytes < {t.small_file_size}").num_rows
        """
        return small_size(self.source)

    @property
    def uuid(self) -> str | None:
        """UUID of the table in the metadata of Iceberg; None for Paimon, which has none."""
        return self.source.uuid

    @property
    def metadata_file(self) -> str | None:
        """Path of the file that describes the snapshot.

        Of Iceberg the `metadata.json`, of Paimon the file of the snapshot, or of a tag that keeps
        it; None if a Paimon table has no snapshot.

        Examples:
            >>> t.resolve(t.metadata_file)
        """
        return self.source.metadata_file

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences on what is read: a guessed snapshot, a moved table, branches that are read.

        They are not about damage, which `standing` is about; empty for most tables.

        Examples:
            >>> for sentence in t.notes:
            ...     print(sentence)
        """
        guess = self.source.guess
        doubts = () if guess is None else (f"The current snapshot is a guess: {guess}",)
        return (*doubts, *self.source.remarks)

    def version(self, *, of_snapshot: bool = False) -> str:
        """Return a digest of what answers about the table depend on, for keys of a cache.

        The snapshot's id is not enough: in Paimon it is used again after a rollback, and columns
        are renamed and tables replaced without a new one.

        Args:
            of_snapshot: leave out what later commits change and the files of the snapshot do not
                depend on.

        Examples:
            >>> t.version() == arrowmeta.open(t.location).version()
        """
        source = self.source
        columns = source.schema.to_string(truncate_metadata=False)
        later = "" if of_snapshot else str(source.state)
        facts = (source.storage.location, source.identity, columns, later)
        return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:32]

    def resolve(self, path: str, *, moved: bool = True) -> str:
        """Return the location that a recorded path is read from.

        Args:
            moved: whether to follow a table that was moved, and `path_map`. If not, only a path
                that is relative to the recorded location, as in version 4 of Iceberg, is made
                absolute.

        Examples:
            >>> t.resolve("s3://old-bucket/orders/bucket-0/data-1.parquet")
        """
        storage = self.source.storage
        return storage.resolve(path) if moved else storage.absolute(path)

    def read_file(self, path: str) -> bytes:
        """Return the bytes of a file of the table, by the path that metadata records.

        A `metadata.json` that is compressed is decompressed.

        Raises:
            FileNotFoundError: there is no such file.
            OSError: it cannot be read.
            UnsupportedError: the path is outside of the locations that the table may refer to.
            LimitError: it is larger than a metadata file may be.
            CorruptMetadataError: it cannot be decompressed.
            StorageError: the store does not answer.

        Examples:
            >>> [path] = t.manifests("manifest_path", limit=1)[0].to_pylist()
            >>> t.read_file(path)[:4]
        """
        from arrowmeta.iceberg.metadata import uncompressed

        pieces = uncompressed([self.source.storage.read(path)], path, MAX_FILE_BYTES)
        return b"".join(map(bytes, pieces))

    @read_call
    def list_storage(self) -> pa.Table:
        """List the table's folders, and those of all recorded files, once for several questions.

        Returns:
            `file_path`, `size` and `last_modified`, to be passed to `reconcile` or `repair_plan`.

        Examples:
            >>> t.reconcile(storage=t.list_storage())
        """
        from arrowmeta.reconcile.storage import list_storage

        return list_storage(self.source)

    @read_call
    def deleted_rows(self, data_file_path: str) -> pa.Array:
        """Return the row positions that the deletion vector of a data file deletes.

        Positions start at 0 and ascend; empty for a file without a deletion vector. Position and
        equality delete files are data and are not read.

        Raises:
            LimitError: the vector has more positions than can be decoded at once.
            UsageError: the snapshot has no such file.

        Examples:
            >>> [path] = t.deletion_vectors("data_file_path", limit=1)[0].to_pylist()
            >>> t.deleted_rows(path).to_pylist()
        """
        from arrowmeta.pruning.deletes import deleted_rows

        return deleted_rows(self.source, data_file_path)

    # -- relations -------------------------------------------------------------------------------

    def schema_of(self, name: str) -> pa.Schema:
        """Return the columns of a relation without reading it.

        Raises:
            UsageError: there is no such relation.

        Examples:
            >>> t.schema_of("files").field("lower_bounds").type
        """
        if name not in SCHEMAS:
            raise UsageError(
                f"no relation {name!r}{meant(name, SCHEMAS)}; there are {', '.join(SCHEMAS)}"
            )
        return SCHEMAS[name](self.source.shape)

    @read_call
    def relation(
        self,
        name: str,
        columns: str | Iterable[str] | None = None,
        *,
        where: str | None = None,
        sort: str | Sequence[str] | None = None,
        limit: int | None = None,
    ) -> pa.Table:
        """Return a relation by its name.

        Args:
            columns: the columns to return, in this order; all by default. A name, names, or paths
                into structs, such as `partition.dt`.
            where: a condition on the columns of the relation, in SQL.
            sort: columns or paths to sort by; in descending order with `-` before one, or `desc`
                behind it. Nulls are last.
            limit: maximum number of rows.

        Raises:
            UsageError: there is no such relation or column, or an invalid limit.
            PredicateError: the condition does not fit the columns of the relation.

        Examples:
            >>> t.files(["file_name", "partition.dt"], where="level = 0", sort="-record_count")
        """
        names = _column_names(columns)
        declared = self.schema_of(name)
        if names == []:  # at least one column, to count rows
            first = declared.names[:1]
            return self.relation(name, first, where=where, sort=sort, limit=limit).select([])
        if asked := _narrowed(name, declared, names, where, sort, limit):
            if name in LIVE_RELATIONS and asked.has_fields_only:
                return _cast(read_relation(self.source, name, asked.schema.names), asked.schema)
            rows = self._narrowed_batches(name, asked, BATCH_SIZE)
            return pa.Table.from_batches(rows, asked.schema)
        schema = self._chosen(name, names)
        if name in self._tables and set(schema.names) <= set(self._tables[name].column_names):
            return _cast(self._tables[name].select(schema.names), schema)
        if name in READ:
            return read_relation(self.source, name, schema.names)
        if name == "column_stats":
            batches = live_statistics(self.source, schema.names, None)
            rows = pa.Table.from_batches(batches, schema)
            return rows.sort_by([(column, "ascending") for column in schema.names])
        if name == "findings":
            from arrowmeta.reconcile.findings import confirmed_findings

            return confirmed_findings(self.source).select(schema.names)
        is_stored = name in _STORED_VIEWS and schema == declared
        stored = self._stored_view(name, schema) if is_stored else None
        return self._of_view(name, schema) if stored is None else stored

    @read_call
    def recovered_entries(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return entries of unreadable manifests from the store, as far as it holds them.

        Reads all manifests, to find those that cannot be read.

        No other answer contains them: those describe what the table still has. The metadata of the
        answer's schema marks it: `arrowmeta.recovered` is `true`.

        Args:
            columns: columns of the relation `entries`; all by default.

        Raises:
            UsageError: the table was opened without a store.

        Examples:
            >>> arrowmeta.open(location, store="cache").recovered_entries(["file_path", "status"])
        """
        from arrowmeta.model.store_entries import EntryStore

        store = self.source.store
        if not isinstance(store, EntryStore):
            raise UsageError("recovered_entries needs a store: open the table with store=FOLDER")
        # Which manifests are lost is known once each was read.
        Relations(replace(self.source, store=None)).entries(["status"])
        lost = frozenset(self.source.damage()["path"].to_pylist())
        source = replace(self.source, store=replace(store, lost=lost))
        entries = Relations(source).entries(columns)
        marks = {**(entries.schema.metadata or {}), b"arrowmeta.recovered": b"true"}
        return entries.replace_schema_metadata(marks)

    @limit_errors()
    def reader(
        self,
        name: str,
        columns: str | Iterable[str] | None = None,
        *,
        where: str | None = None,
        batch_size: int = 65_536,
    ) -> pa.RecordBatchReader:
        """Stream a relation in batches of at most `batch_size` rows.

        Holds the entries of a few manifests in memory; for live files and `column_stats`, which are
        in the order of entries, also the positions of all live entries. `total_timeout` limits the
        requests of all batches together, without the time between them.

        Args:
            columns: as in `relation`.
            where: as in `relation`.

        Raises:
            UsageError: there is no such relation or column, or `batch_size` is less than 1.
            PredicateError: the condition does not fit the columns of the relation.

        Examples:
            >>> for batch in t.reader("entries", "file_path", where="status = 'deleted'"):
            ...     print(batch.num_rows)
        """
        if not isinstance(batch_size, SupportsIndex) or index(batch_size) < 1:
            raise UsageError(f"batch_size must be an integer >= 1, got {batch_size!r}")
        batch_size = index(batch_size)
        names = _column_names(columns)
        if names == []:
            return self.relation(name, names, where=where).to_reader(max_chunksize=batch_size)
        if asked := _narrowed(name, self.schema_of(name), names, where, None, None):
            schema, batches = asked.schema, self._narrowed_batches(name, asked, batch_size)
        else:
            schema = self._chosen(name, names)
            batches = self._batches(name, schema, batch_size)
        batches = self.source.storage.requests.calls.over(batches)
        return pa.RecordBatchReader.from_batches(schema, _started(batches))

    def _batches(self, name: str, schema: pa.Schema, batch_size: int) -> Batches:
        """Yield columns of a relation; those of relations that are not streamed, at once."""
        if name == "column_stats":
            yield from live_statistics(self.source, schema.names, batch_size)
        elif name in READ:
            yield from batches_of(self.source, name, schema.names, batch_size)
        else:
            yield from self.relation(name, schema.names).to_batches(max_chunksize=batch_size)

    def _narrowed_batches(self, name: str, asked: Narrowed, batch_size: int) -> Batches:
        from arrowmeta.predicate.session import new_session
        from arrowmeta.views.relation import LazyRelation, duckdb_errors

        def read(names: Sequence[str]) -> Batches:
            return self._batches(name, self._chosen(name, names), batch_size)

        if self._is_safe and asked.where is not None:
            from arrowmeta.predicate.sql import check_row_condition

            check_row_condition(asked.where)
        declared = self.schema_of(name)
        with new_session() as session:
            with _refused(name, declared, self.source.shape.columns.names), duckdb_errors():
                rows = session.from_arrow(LazyRelation(declared, read))
                chosen = rows.query("relation", asked.query)
                assert chosen is not None  # a SELECT
                batches = chosen.to_arrow_reader(batch_size)
            while True:
                with _refused(name, declared, self.source.shape.columns.names), duckdb_errors():
                    batch = next(batches, None)
                if batch is None:
                    return
                yield from _cast(pa.Table.from_batches([batch]), asked.schema).to_batches()

    def _chosen(self, name: str, columns: Iterable[str] | None) -> pa.Schema:
        schema = self.schema_of(name)
        if columns is None:
            return schema
        chosen = checked_names(columns, schema.names, name)
        return pa.schema([schema.field(column) for column in chosen])

    def _stored_view(self, name: str, schema: pa.Schema) -> pa.Table | None:
        """Return a view from the store of the snapshot; None if it is not there.

        With deletes or damage, the view depends on more than stored entries.
        """
        from arrowmeta.pruning.deletes import may_have_deletes
        from arrowmeta.views.sql_files import files_behind

        source = self.source
        if source.store is None or may_have_deletes(source) or source.damage_log:
            return None
        code = [file.definition for file in files_behind([name])]
        # Commit times in entries become unknown when snapshots expire.
        key = "\n".join([name, *code, repr(sorted(source.commit_times.items()))])
        return source.derived(key, lambda: self._of_view(name, schema, is_streamed=True))

    def _of_view(self, name: str, schema: pa.Schema, *, is_streamed: bool = False) -> pa.Table:
        """Return columns of a view.

        Args:
            is_streamed: whether to read entries at each scan, not once into memory.
        """
        from arrowmeta.views.connection import ask, base_relation, keep_columns
        from arrowmeta.views.sql_files import files_behind

        relations: dict[str, LazyRelation] = {}
        if is_streamed:
            relations["entries"] = base_relation(self.source, "entries", BATCH_SIZE)
        elif any("findings" in file.reads for file in files_behind([name])):
            from arrowmeta.reconcile.findings import findings_relation  # which are not only SQL

            relations["findings"] = findings_relation(self.source)
        if not is_streamed and schema.names == self.schema_of(name).names:
            keep_columns(self.source, name)
        columns = ", ".join(map(quoted_name, schema.names))
        order = "" if name in _ORDERED else "ORDER BY ALL"
        query = f"SELECT {columns} FROM {name} {order}"
        return _cast(ask(self.source, {name: query}, relations)[name], schema)

    snapshots = _method("snapshots")
    refs = _method("refs")
    schemas = _method("schemas")
    specs = _method("specs")
    sort_orders = _method("sort_orders")

    @property
    def options(self) -> Options:
        """Options of the table by key; `options()` returns them as a table."""
        return Options(self)

    manifests = _method("manifests")
    entries = _method("entries")
    files = _method("files")
    data_files = _method("data_files")
    delete_files = _method("delete_files")
    partitions = _method("partitions")
    buckets = _method("buckets")
    index_files = _method("index_files")
    deletion_vectors = _method("deletion_vectors")
    applicable_deletes = _method("applicable_deletes")
    column_stats = _method("column_stats")
    file_indexes = _method("file_indexes")
    metadata_files = _method("metadata_files")
    all_manifests = _method("all_manifests")
    all_entries = _method("all_entries")
    all_files = _method("all_files")
    history = _method("history")
    metadata_log_entries = _method("metadata_log_entries")
    consumers = _method("consumers")
    statistics = _method("statistics")
    partition_statistics = _method("partition_statistics")
    file_sizes = _method("file_sizes")
    delete_debt = _method("delete_debt")
    clustering = _method("clustering")
    growth = _method("growth")
    metadata_bytes = _method("metadata_bytes")
    findings = _method("findings")
    readers = _method("readers")
    remedies = _method("remedies")


def _column_names(columns: str | Iterable[str] | None) -> list[str] | None:
    """Return names or paths of columns as a list; None for all."""
    if isinstance(columns, str):
        return [columns]
    return None if columns is None else chosen_names(columns)


def _started(batches: Batches) -> Batches:
    """Read the first batch on the caller's thread, the others as they are pulled.

    Folders are listed before the first batch; on Arrow's I/O threads, from which `pyarrow.dataset`
    pulls, listing an object store could wait for ever for a free I/O thread.
    """
    return chain([*islice(batches, 1)], _limited(batches))


def _limited(batches: Batches) -> Batches:
    with limit_errors():
        yield from batches


def _cast(table: pa.Table, schema: pa.Schema) -> pa.Table:
    """Cast columns from DuckDB to the types of the model."""
    columns = [
        column if column.type == field.type else column.cast(field.type)
        for column, field in zip(table.columns, schema, strict=True)
    ]
    return pa.table(columns, schema=schema)


# -- some columns and rows -----------------------------------------------------------------------


def _narrowed(
    name: str,
    shown: pa.Schema,
    columns: Sequence[str] | None,
    where: str | None,
    sort: str | Sequence[str] | None,
    limit: int | None,
) -> Narrowed | None:
    """Return the query for some rows, or fields, of a relation; None for whole columns.

    Args:
        name: of the relation, for messages.
        shown: its columns.
        columns: names, or paths into structs such as `partition.dt`; None for all.
        where: a condition on its columns, in SQL.
        sort: names or paths, as `sort_key` reads them. Nulls are last.
        limit: maximum number of rows.

    Raises:
        UsageError: there is no such column, or an argument is invalid.
        PredicateError: the condition is empty, or not valid Unicode.
    """
    has_paths = any("." in path and path not in shown.names for path in columns or ())
    if where is None and sort is None and limit is None and not has_paths:
        return None
    paths = [_path(name, shown, column) for column in columns or shown.names]
    keys = [sort] if isinstance(sort, str) else chosen_names(sort or (), "sort")
    named = ", ".join(f"{quoted_path(path)} AS {quoted_name('.'.join(path))}" for path, _ in paths)
    query = f"SELECT {named} FROM relation"
    if where is not None:
        if not isinstance(where, str):
            raise UsageError(f"where must be a condition in SQL, got {where!r}")
        from arrowmeta.predicate.parse import check_unicode

        check_unicode(where)
        if not where.strip():
            raise PredicateError("the condition is empty; leave it out for all rows")
        query += f" WHERE ({where}\n)"  # a comment ends with the line
    if keys:
        orders = [
            f"{quoted_path(_path(name, shown, key)[0])} {'DESC' if is_down else 'ASC'} NULLS LAST"
            for key, is_down in map(sort_key, keys)
        ]
        query += f" ORDER BY {', '.join(orders)}"
    if limit is not None:
        if not isinstance(limit, SupportsIndex) or isinstance(limit, bool) or index(limit) < 0:
            raise UsageError(f"limit must be an integer >= 0, got {limit!r}")
        query += f" LIMIT {index(limit)}"
    schema = pa.schema([field.with_name(".".join(path)) for path, field in paths])
    is_whole = where is None and limit is None and not keys
    return Narrowed(query, schema, where, is_whole and all(_is_field(path) for path, _ in paths))


def _is_field(path: Sequence[str]) -> bool:
    """Return whether a path is a column, or a field of statistics that is decoded by itself."""
    return len(path) == 1 or (len(path) == 2 and path[0] in STRUCT_COLUMNS)


@contextmanager
def _refused(name: str, schema: pa.Schema, of_table: Collection[str]) -> Iterator[None]:
    """Raise what DuckDB refuses in a condition; for an unknown column, with a column that is there.

    Args:
        name: of the relation.
        schema: its columns.
        of_table: columns of the table, which conditions on its rows have.

    Raises:
        PredicateError: the condition does not fit the columns.
    """
    from arrowmeta.predicate.parse import refused_by_duckdb

    try:
        with refused_by_duckdb():
            yield
    except PredicateError as error:
        if str(error) == 'syntax error at or near ")"':  # which may be the one behind the condition
            raise PredicateError(
                "syntax error at the end or at a bracket: an operand or a bracket is missing"
            ) from error
        unknown = re.match(r'Referenced column "(.+?)" not found', str(error))
        if unknown is None:
            raise
        structs = [field for field in schema if pa.types.is_struct(field.type)]
        inside = [
            f"{f.name}.{unknown[1]}" for f in structs if f.type.get_field_index(unknown[1]) >= 0
        ]
        hint = f" (did you mean {inside[0]}?)" if inside else meant(unknown[1], schema.names)
        if unknown[1].lower() in map(str.lower, of_table):
            hint += '; a condition on rows of the table is for plan: arrowmeta plan LOCATION "..."'
        raise PredicateError(f"{name} has no column {unknown[1]!r}{hint}") from error


def sort_key(text: str) -> tuple[str, bool]:
    """Return the column or path to sort by, and whether in descending order."""
    name, _, order = text.strip().rpartition(" ")
    if order.lower() not in ("asc", "desc"):
        name, order = text, ""
    return name.strip().removeprefix("-"), name.startswith("-") or order.lower() == "desc"


def _path(name: str, schema: pa.Schema, text: str) -> tuple[list[str], pa.Field]:
    """Return the names of a path, and the field that it leads to; names may have dots."""
    fields, rest = {field.name: field for field in schema}, text
    path: list[str] = []
    while rest not in fields:
        first, dot, rest_of = rest.partition(".")
        if not dot or first not in fields or not pa.types.is_struct(fields[first].type):
            checked_names([rest], [*fields], ".".join([name, *path]))
        path.append(first)
        fields, rest = {field.name: field for field in fields[first].type}, rest_of
    # A struct that is null has fields that are.
    field = fields[rest] if not path else fields[rest].with_nullable(True)
    return [*path, rest], field
