"""Entries of whole sets of manifests, loaded and decoded a few at a time.

Knows which manifests are in memory together; how one is decoded is `manifest`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pyarrow as pa

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.model.source import EntryFilter
from arrowmeta.paimon.manifest import ManifestFile, TableContext, read_manifests

#: Manifests read and decoded together: enough to keep all cores busy, little enough to hold.
MANIFESTS_PER_READ = 32


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
        manifests: `manifest_path`, `content` and `added_snapshot_id` of each; a manifest's row is
            its ordinal, which entry ids and `only` count.
        table: what the table is like.
        columns: of `entries_schema`, or flat names of fields.
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
    facts = ("manifest_path", "added_snapshot_id", "content")
    named = enumerate(zip(*(manifests[name].to_pylist() for name in facts), strict=True))
    ordinals = None if only is None else only.manifests
    wanted = [place for place in named if ordinals is None or place[0] in ordinals]
    for start in range(0, len(wanted), MANIFESTS_PER_READ):
        some = wanted[start : start + MANIFESTS_PER_READ]
        files = reader.load_all([path for _, (path, *_) in some], "manifest")
        yield [
            ManifestFile(file, ordinal, snapshot_id, content)
            for file, (ordinal, (_, snapshot_id, content)) in zip(files, some, strict=True)
            if file
        ]
