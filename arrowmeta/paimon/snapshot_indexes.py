"""The index files of one snapshot: which there are, and what their deletion vectors delete.

Opens the index manifest, and index files where what is asked for is only in them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.model.cached import cached_property
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.index_manifest import read_index_manifests
from arrowmeta.paimon.layout import Layout
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.snapshot import Snapshot
from arrowmeta.paimon.vector_ranges import VectorRanges, read_vector_ranges
from arrowmeta.paimon.vector_table import DeletedRows, deletion_vectors_table


@dataclass
class SnapshotIndexes:
    """The index files of a snapshot, or of a table without one.

    Attributes:
        snapshot: the snapshot.
        layout: of its branch.
        table_schema: the branch's current schema.
        reader: loads the files.
    """

    snapshot: Snapshot | None
    layout: Layout
    table_schema: TableSchema
    reader: MetadataReader

    def files(self) -> pa.Table:
        """Return what `listed_index_files_schema` says of each index file."""
        return read_index_manifests(
            self.manifests(),
            self._shape,
            self.layout.location,
            self.table_schema,
            self.reader.on_damage("index manifest"),
        )

    def deletion_vectors(self, schema: pa.Schema, external: Callable[[], pa.Table]) -> pa.Table:
        """Return wanted columns of the relation.

        Args:
            schema: the columns.
            external: returns `EXTERNAL_COLUMNS` of the data files outside of the table.
        """
        return deletion_vectors_table(
            self._ranges,
            schema,
            lambda path, other: self.reader.load(path, "index file", other),
            external,
            self.reader.on_damage("index file"),
        )

    @cached_property
    def deleted_rows(self) -> DeletedRows:
        """How many rows of each data file are deleted, as far as the index manifest says."""
        has_vectors = self.snapshot is not None and self.snapshot.index_manifest
        return DeletedRows.of(self._ranges) if has_vectors else DeletedRows.none()

    @property
    def _shape(self) -> TableShape:
        return self.table_schema.shape()

    @cached_property
    def _ranges(self) -> VectorRanges:
        return read_vector_ranges(
            self.manifests(),
            self._shape,
            self.layout.location,
            self.table_schema,
            self.reader.on_damage("index manifest"),
        )

    def manifests(self) -> list[AvroFile]:
        """Return the index manifest, if there is one."""
        name = self.snapshot.index_manifest if self.snapshot else None
        path = self.layout.manifest(name) if name else None
        file = self.reader.load(path, "index manifest") if path else None
        return [file] if file else []
