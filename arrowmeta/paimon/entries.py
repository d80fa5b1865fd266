"""Entries of whole sets of manifests.

Knows what of a manifest's line in its list its entries need; how they are decoded is `manifest`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pyarrow as pa

from arrowmeta.avro.announced import AnnouncedFiles
from arrowmeta.avro.manifest_groups import manifest_groups
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.avro.pipeline import Pipeline
from arrowmeta.model.source import EntryFilter
from arrowmeta.paimon.manifest import ManifestFile, TableContext, read_manifests

#: Columns of entries that have one value for all of a manifest, and what of its row that is.
OF_MANIFEST = {"snapshot_id": "added_snapshot_id", "content": "content"}

#: Columns that count the entries of a manifest, in the order of `manifest.STATUS`.
COUNTS = ("added_files_count", "deleted_files_count")


def read_entries(
    manifests: pa.Table,
    context: TableContext,
    columns: Collection[str],
    reader: MetadataReader,
    *,
    only: EntryFilter | None = None,
    threads: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Return columns of the entries of some manifests, in their order.

    Args:
        manifests: path, length, `added_snapshot_id`, `content` and `COUNTS` of each; a manifest's
            row is its ordinal, which entry ids and `only` count.
        context: what entries cannot be read without.
        columns: of `entries_schema`, or flat names of fields.
        reader: loads the manifests, and is told of damage.
        only: which entries are wanted.
        threads: how many to decode with.
    """
    announced = AnnouncedFiles()
    facts = tuple(OF_MANIFEST.values())
    groups = manifest_groups(manifests, facts, only, reader, counts=COUNTS)
    with Pipeline[pa.RecordBatch](threads) as pipeline:
        for group in groups:
            yield from read_manifests(
                [ManifestFile(file, ordinal, *facts) for file, ordinal, facts in group],
                context,
                columns,
                only=only,
                pipeline=pipeline,
                on_damage=reader.on_damage("manifest"),
                announced=announced,
            )
        yield from pipeline.rest()
    announced.check(reader.on_damage("manifest"))
