"""The relations of a table as methods: one for each name that SQL, Spark and the CLI know it by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pyarrow as pa


class Relations(ABC):
    """Every relation as a method; `columns` names those to return, in this order."""

    @abstractmethod
    def relation(self, name: str, columns: Sequence[str] | None = None) -> pa.Table:
        """Return a relation by its name."""

    def snapshots(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the commits that the metadata still has."""
        return self.relation("snapshots", columns)

    def refs(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return tags and branches."""
        return self.relation("refs", columns)

    def schemas(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return every field of every schema the table has had."""
        return self.relation("schemas", columns)

    def manifests(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the manifests of the snapshot."""
        return self.relation("manifests", columns)

    def entries(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return what the manifests say of files, whatever the status."""
        return self.relation("entries", columns)

    def files(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the live files of the snapshot: data files and delete files."""
        return self.relation("files", columns)

    def data_files(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the live files that hold rows."""
        return self.relation("data_files", columns)

    def delete_files(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the live files that delete rows."""
        return self.relation("delete_files", columns)

    def partitions(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the partitions that have a live file."""
        return self.relation("partitions", columns)

    def buckets(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the buckets that have a live file; Paimon only."""
        return self.relation("buckets", columns)

    def index_files(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the index files of the snapshot."""
        return self.relation("index_files", columns)

    def deletion_vectors(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return which data files have deleted rows, how many, and where that is written."""
        return self.relation("deletion_vectors", columns)

    def applicable_deletes(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return which deletes a reader of each live data file must apply."""
        return self.relation("applicable_deletes", columns)

    def column_stats(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the statistics of each column of each live file, bounds as text."""
        return self.relation("column_stats", columns)

    def file_indexes(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the indexes over columns that live files carry with them; Paimon only."""
        return self.relation("file_indexes", columns)

    def metadata_files(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the metadata files that any snapshot reaches."""
        return self.relation("metadata_files", columns)

    def all_manifests(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the manifests of all snapshots, a row for each snapshot that has one."""
        return self.relation("all_manifests", columns)

    def all_entries(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the entries of all snapshots' manifests, each manifest read once."""
        return self.relation("all_entries", columns)

    def all_files(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the files that are live in any manifest of any snapshot, each once."""
        return self.relation("all_files", columns)

    def history(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return which snapshot was the current one, and since when."""
        return self.relation("history", columns)

    def metadata_log_entries(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return the metadata files the table has had; Iceberg only."""
        return self.relation("metadata_log_entries", columns)

    def consumers(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return who reads the table as a stream, and how far; Paimon only."""
        return self.relation("consumers", columns)

    def statistics(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return statistics of the whole table, as an engine once computed them."""
        return self.relation("statistics", columns)

    def file_sizes(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return how large the live files of each partition are: a histogram by powers of two."""
        return self.relation("file_sizes", columns)

    def delete_debt(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return how much of each partition is deleted, but still there and read."""
        return self.relation("delete_debt", columns)

    def clustering(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return how far files overlap in each column, and manifests in each partition field."""
        return self.relation("clustering", columns)

    def metadata_bytes(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return what metadata costs, by kind of file, by snapshot and by column of statistics."""
        return self.relation("metadata_bytes", columns)

    def findings(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return what does not add up in the metadata; the same as `reconcile()`."""
        return self.relation("findings", columns)
