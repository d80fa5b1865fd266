"""The relations by name: what a row of each is, and whether a format reads it.

The one list of relations. Base relations, commands and their help come from it; the columns are in
`model.tables`, the meaning of each column in the COMMENTs of the view. Imports nothing heavy: the
command line's help is made of it.
"""

from __future__ import annotations

from typing import NamedTuple


class Relation(NamedTuple):
    """One relation.

    Attributes:
        rows: what its rows are.
        is_base: a format reads it; the others are SQL over these.
    """

    rows: str
    is_base: bool = False


#: In the order people meet them.
RELATIONS = {
    "snapshots": Relation("snapshots of the table", is_base=True),
    "refs": Relation("tags and branches", is_base=True),
    "schemas": Relation("fields of every schema the table has had", is_base=True),
    "specs": Relation(
        "fields of every partition spec (Paimon: partition keys and bucket)", is_base=True
    ),
    "sort_orders": Relation(
        "fields of every sort order (Paimon: primary key and sequence fields)", is_base=True
    ),
    "options": Relation("table options", is_base=True),
    "manifests": Relation("manifests of the snapshot", is_base=True),
    "entries": Relation("manifest entries of the snapshot, whatever their status", is_base=True),
    "files": Relation("live files of the snapshot, data and deletes"),
    "data_files": Relation("live data files"),
    "delete_files": Relation("live delete files"),
    "partitions": Relation("live partitions"),
    "buckets": Relation("live buckets (Paimon)"),
    "index_files": Relation("index files of the snapshot", is_base=True),
    "deletion_vectors": Relation("deletion vectors of the snapshot", is_base=True),
    "applicable_deletes": Relation("deletes that a reader of each live data file must apply"),
    "column_stats": Relation("statistics of each column of each live file", is_base=True),
    "file_indexes": Relation(
        "indexes over columns that data files carry with them (Paimon)", is_base=True
    ),
    "metadata_files": Relation("metadata files that any snapshot reaches", is_base=True),
    "all_manifests": Relation("manifests of all snapshots", is_base=True),
    "all_entries": Relation("manifest entries of all snapshots", is_base=True),
    "all_files": Relation("files that are live in any manifest of any snapshot"),
    "history": Relation("changes of the current snapshot", is_base=True),
    "metadata_log_entries": Relation("metadata files the table has had (Iceberg)", is_base=True),
    "consumers": Relation(
        "readers of the table as a stream, and how far they are (Paimon)", is_base=True
    ),
    "statistics": Relation(
        "statistics of the whole table, as an engine once computed them", is_base=True
    ),
    "file_sizes": Relation("histogram of file sizes of each partition"),
    "delete_debt": Relation("rows of each partition that are deleted, but still there"),
    "clustering": Relation(
        "overlap of files in each column, and of manifests in each partition field"
    ),
    "metadata_bytes": Relation("bytes of metadata by kind, snapshot and column"),
    "findings": Relation("what does not add up in the metadata"),
}
