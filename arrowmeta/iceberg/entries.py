"""Entries of whole sets of manifests, loaded and decoded a few at a time.

Knows which manifests are in memory together; how one is decoded is `manifest`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pyarrow as pa

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.iceberg.manifest import ManifestFile, TableContext, read_manifests
from arrowmeta.model.source import EntryFilter

#: Manifests read and decoded together: enough to keep all cores busy, little enough to hold.
MANIFESTS_PER_READ = 32

#: What of a manifest's row its entries inherit.
_FACTS = (
    "manifest_path",
    "partition_spec_id",
    "added_snapshot_id",
    "sequence_number",
    "first_row_id",
)


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
    for some in _loaded(manifests, only, reader):
        yield from read_manifests(
            some, table, columns, only=only, threads=threads, on_damage=reader.on_damage("manifest")
        )


def _loaded(
    manifests: pa.Table, only: EntryFilter | None, reader: MetadataReader
) -> Iterator[Sequence[ManifestFile]]:
    """Load manifests, all or those of some ordinals, a few at a time."""
    facts = enumerate(zip(*(manifests[name].to_pylist() for name in _FACTS), strict=True))
    ordinals = None if only is None else only.manifests
    wanted = [place for place in facts if ordinals is None or place[0] in ordinals]
    for start in range(0, len(wanted), MANIFESTS_PER_READ):
        some = wanted[start : start + MANIFESTS_PER_READ]
        files = reader.load_all([path for _, (path, *_) in some], "manifest")
        yield [
            ManifestFile(file, ordinal, *inherited)
            for file, (ordinal, (_, *inherited)) in zip(files, some, strict=True)
            if file
        ]
