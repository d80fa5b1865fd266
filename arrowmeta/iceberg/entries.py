"""Entries of whole sets of manifests, loaded and decoded a few at a time.

Knows which manifests are in memory together; how one is decoded is `manifest`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pyarrow as pa

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.iceberg.manifest import ManifestFile, TableContext, read_manifests
from arrowmeta.model.source import EntryFilter

#: What of a manifest's row its entries inherit.
_FACTS = (
    "manifest_path",
    "length",
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
    facts = (manifests[name].to_pylist() for name in _FACTS)
    ordinals = None if only is None else only.manifests
    wanted = [
        (ordinal, *of_one)
        for ordinal, of_one in enumerate(zip(*facts, strict=True))
        if ordinals is None or ordinal in ordinals
    ]
    paths, lengths = [one[1] for one in wanted], [one[2] for one in wanted]
    for start, files in reader.load_groups(paths, lengths, "manifest"):
        yield [
            ManifestFile(file, ordinal, *inherited)
            for file, (ordinal, _, _, *inherited) in zip(files, wanted[start:])
            if file
        ]
