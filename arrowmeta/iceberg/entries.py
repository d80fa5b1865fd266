"""Entries of whole sets of manifests.

Knows what entries inherit of their manifest's line in its list; how they are decoded is `manifest`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pyarrow as pa

from arrowmeta.avro.announced import AnnouncedFiles
from arrowmeta.avro.manifest_groups import manifest_groups
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.avro.pipeline import Pipeline
from arrowmeta.iceberg.inheritance import DecodedEntries
from arrowmeta.iceberg.manifest import ManifestFile, TableContext, read_manifests
from arrowmeta.model.source import EntryFilter

#: What of a manifest's row its entries inherit.
INHERITED = ("partition_spec_id", "added_snapshot_id", "sequence_number", "first_row_id")

#: Columns that count the entries of a manifest, in the order of `manifest.STATUS`.
_COUNTS = ("existing_files_count", "added_files_count", "deleted_files_count")


def read_entries(
    manifests: pa.Table,
    table: TableContext,
    columns: Collection[str],
    reader: MetadataReader,
    *,
    only: EntryFilter | None = None,
    threads: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Return columns of the entries of some manifests, in their order.

    Args:
        manifests: rows of `listed_manifests_schema`; a manifest's row is its ordinal, which entry
            ids and `only` count.
        table: what the table is like.
        columns: of the base relation `entries`, or flat names of fields.
        reader: loads the manifests, and is told of damage.
        only: which entries are wanted.
        threads: how many to decode with.
    """
    announced = AnnouncedFiles()
    with Pipeline[DecodedEntries](threads) as pipeline:
        for group in manifest_groups(manifests, INHERITED, only, reader, counts=_COUNTS):
            yield from read_manifests(
                [ManifestFile(file, ordinal, *facts) for file, ordinal, facts in group],
                table,
                columns,
                only=only,
                pipeline=pipeline,
                on_damage=reader.on_damage("manifest"),
                announced=announced,
            )
        for one in pipeline.rest():
            yield one.numbered()
    announced.check(reader.on_damage("manifest"))
