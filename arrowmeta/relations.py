"""The relations of a table as methods: one for each name that SQL, Spark and the CLI know it by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

import pyarrow as pa

from arrowmeta.columns.names import chosen_names
from arrowmeta.errors import UsageError
from arrowmeta.live_files import LIVE_RELATIONS, live_batches, live_table
from arrowmeta.model.source import PLAIN_RELATIONS, Source
from arrowmeta.model.tables import SCHEMAS

if TYPE_CHECKING:
    import duckdb


class Options(dict[str, str]):
    """The options of a table; when called, the relation of that name, as for every other one."""

    def __init__(self, options: Mapping[str, str], relations: Relations) -> None:
        super().__init__(options)
        self._relations = relations

    def __call__(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the options as a table: key and value."""
        return self._relations.relation("options", columns)


class Relations:
    """Every relation of a source as a method; `columns` names those to return, in this order."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def schema_of(self, name: str) -> pa.Schema:
        """Return the columns of a relation without reading it.

        Raises:
            UsageError: there is no such relation.
        """
        if name not in SCHEMAS:
            raise UsageError(f"no relation {name!r}; there are {', '.join(SCHEMAS)}")
        return SCHEMAS[name](self.source.shape)

    def relation(self, name: str, columns: Iterable[str] | None = None) -> pa.Table:
        """Return a relation by its name.

        Args:
            name: of the relation.
            columns: the columns to return, in this order; all by default.

        Raises:
            UsageError: there is no such relation or column.
        """
        schema = self._chosen(name, columns)
        if not schema.names:  # some column must be read to count the rows
            return self.relation(name, self.schema_of(name).names[:1]).select([])
        if name in LIVE_RELATIONS:
            return live_table(self.source, name, schema)
        if name in PLAIN_RELATIONS:
            return pa.Table.from_batches(self.source.batches(name, schema.names), schema)
        if name == "findings":
            from arrowmeta.reconcile.confirmed import confirmed_findings

            return confirmed_findings(self.source).select(schema.names)
        return self._of_view(name, schema)

    def reader(
        self, name: str, columns: Iterable[str] | None = None, *, batch_size: int = 65_536
    ) -> pa.RecordBatchReader:
        """Stream a relation in batches of at most `batch_size` rows.

        Only a few manifests' entries are in memory at a time; for live files and `column_stats`,
        whose rows come in the order of entries, also the positions of all live entries.

        Raises:
            UsageError: there is no such relation or column, or `batch_size` is not positive.
        """
        if not isinstance(batch_size, SupportsIndex) or index(batch_size) < 1:
            raise UsageError(f"batch_size is {batch_size!r}; it is a whole number, at least 1")
        batch_size = index(batch_size)
        schema = self._chosen(name, columns)
        if not schema.names:
            return self.relation(name, schema.names).to_reader(max_chunksize=batch_size)
        if name in LIVE_RELATIONS or name == "column_stats":
            batches = live_batches(self.source, name, schema, batch_size)
        elif name in PLAIN_RELATIONS:
            batches = self.source.batches(name, schema.names, batch_size)
        else:
            return self.relation(name, schema.names).to_reader(max_chunksize=batch_size)
        return pa.RecordBatchReader.from_batches(schema, _started(batches))

    def _chosen(self, name: str, columns: Iterable[str] | None) -> pa.Schema:
        schema = self.schema_of(name)
        if columns is None:
            return schema
        chosen = chosen_names(columns)
        unknown = [column for column in chosen if column not in schema.names]
        if unknown:
            raise UsageError(
                f"{name} has no column {', '.join(unknown)}; it has {', '.join(schema.names)}"
            )
        return pa.schema([schema.field(column) for column in chosen])

    def _of_view(self, name: str, schema: pa.Schema) -> pa.Table:
        from arrowmeta.catalog.connection import ask_source
        from arrowmeta.duck.quoting import quoted_name

        columns = ", ".join(quoted_name(column) for column in schema.names)
        query = f"SELECT {columns} FROM {name} ORDER BY ALL"

        def ask(session: duckdb.DuckDBPyConnection) -> pa.Table:
            return session.sql(query).to_arrow_table()

        return _cast(ask_source(self.source, [name], ask), schema)

    def snapshots(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the commits that the metadata still has."""
        return self.relation("snapshots", columns)

    def refs(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return tags and branches."""
        return self.relation("refs", columns)

    def schemas(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return every field of every schema the table has had."""
        return self.relation("schemas", columns)

    def specs(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return every field of every partition spec; in Paimon partition keys and the bucket."""
        return self.relation("specs", columns)

    def sort_orders(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return every field of every sort order; in Paimon primary key and sequence fields."""
        return self.relation("sort_orders", columns)

    @property
    def options(self) -> Options:
        """The table's options by key; `options()` returns them as a table."""
        return Options(self.source.options, self)

    def manifests(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the manifests of the snapshot."""
        return self.relation("manifests", columns)

    def entries(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return what the manifests say of files, whatever the status."""
        return self.relation("entries", columns)

    def files(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the live files of the snapshot: data files and delete files."""
        return self.relation("files", columns)

    def data_files(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the live files that hold rows."""
        return self.relation("data_files", columns)

    def delete_files(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the live files that delete rows."""
        return self.relation("delete_files", columns)

    def partitions(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the partitions that have a live file."""
        return self.relation("partitions", columns)

    def buckets(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the buckets that have a live file; Paimon only."""
        return self.relation("buckets", columns)

    def index_files(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the index files of the snapshot."""
        return self.relation("index_files", columns)

    def deletion_vectors(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return which data files have deleted rows, how many, and where that is written."""
        return self.relation("deletion_vectors", columns)

    def applicable_deletes(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return which deletes a reader of each live data file must apply."""
        return self.relation("applicable_deletes", columns)

    def column_stats(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the statistics of each column of each live file, bounds as text."""
        return self.relation("column_stats", columns)

    def file_indexes(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the indexes over columns that live files carry with them; Paimon only."""
        return self.relation("file_indexes", columns)

    def metadata_files(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the metadata files that any snapshot reaches."""
        return self.relation("metadata_files", columns)

    def all_manifests(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the manifests of all snapshots, a row for each snapshot that has one."""
        return self.relation("all_manifests", columns)

    def all_entries(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the entries of all snapshots' manifests, each manifest read once."""
        return self.relation("all_entries", columns)

    def all_files(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the files that are live in any manifest of any snapshot, each once."""
        return self.relation("all_files", columns)

    def history(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return which snapshot was the current one, and since when."""
        return self.relation("history", columns)

    def metadata_log_entries(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the metadata files the table has had; Iceberg only."""
        return self.relation("metadata_log_entries", columns)

    def consumers(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return who reads the table as a stream, and how far; Paimon only."""
        return self.relation("consumers", columns)

    def statistics(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return statistics of the whole table, as an engine once computed them."""
        return self.relation("statistics", columns)

    def file_sizes(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return how large the live files of each partition are: a histogram by powers of two."""
        return self.relation("file_sizes", columns)

    def delete_debt(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return how much of each partition is deleted, but still there and read."""
        return self.relation("delete_debt", columns)

    def clustering(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return how far files overlap in each column, and manifests in each partition field."""
        return self.relation("clustering", columns)

    def metadata_bytes(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return what metadata costs, by kind of file, by snapshot and by column of statistics."""
        return self.relation("metadata_bytes", columns)

    def findings(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return what does not add up in the metadata; the same as `reconcile()`."""
        return self.relation("findings", columns)


def _started(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Read the first batch now, on the caller's thread; the others as they are pulled.

    Folders are listed before the first batch. `pyarrow.dataset` pulls on Arrow's I/O threads, where
    listing a folder of an object store could wait for ever for a free I/O thread.
    """
    first = next(batches, None)
    return iter(()) if first is None else chain([first], batches)


def _cast(table: pa.Table, schema: pa.Schema) -> pa.Table:
    """Give columns that went through DuckDB the types of the model again."""
    columns = [
        column if column.type == wanted.type else column.cast(wanted.type)
        for column, wanted in zip(table.columns, schema, strict=True)
    ]
    return pa.table(columns, schema=schema)
