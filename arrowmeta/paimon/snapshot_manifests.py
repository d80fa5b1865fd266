"""The manifests of snapshots, of one or of all: their lists read, each manifest found once.

Knows which lists and index manifests belong to a snapshot; what a list says is `manifest_list`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.file import Announced
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import int_array, text_array, text_scalar
from arrowmeta.columns.firsts import first_facts
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.entries import COUNTS
from arrowmeta.paimon.kept_snapshots import KeptSnapshot
from arrowmeta.paimon.layout import Layout
from arrowmeta.paimon.manifest_list import ListFile, listed_manifests_schema, read_manifest_lists

#: Snapshots whose lists are decoded together; the lists of one repeat those of the one before.
_SNAPSHOTS_PER_READ = 64


def snapshot_manifests(
    snapshots: Sequence[KeptSnapshot], shape: TableShape, layout: Layout, reader: MetadataReader
) -> pa.Table:
    """Return the manifests of snapshots as `listed_manifests_schema` says.

    First those of the lists, in the order of the snapshots, then the index manifests.
    """
    schema = listed_manifests_schema(shape)
    parts = [
        read_manifest_lists(
            list(_list_files(snapshots[start : start + _SNAPSHOTS_PER_READ], layout, reader)),
            shape,
            layout.manifest_folder,
            reader.on_damage("manifest list"),
        )
        for start in range(0, len(snapshots), _SNAPSHOTS_PER_READ)
    ]
    # An empty table is made only where it is needed: it loads pandas.
    listed = pa.concat_tables(parts) if parts else schema.empty_table()
    return pa.concat_tables([listed, _index_manifests(snapshots, schema, layout)])


def _list_files(
    snapshots: Sequence[KeptSnapshot], layout: Layout, reader: MetadataReader
) -> Iterator[ListFile]:
    named = [(kept, one) for kept in snapshots for one in kept.manifest_lists()]
    paths = [layout.manifest(one.name) for _, one in named]
    files = reader.load_all(paths, "manifest list", [one.is_expected for _, one in named])
    for file, (kept, one) in zip(files, named, strict=True):
        if file is not None:
            said = Announced("the snapshot", one.size, length_is_sure=True)
            file = file._replace(announced=said)
            yield ListFile(file, one.role, one.snapshot_id, kept.snapshot.id)


def _index_manifests(
    snapshots: Sequence[KeptSnapshot], schema: pa.Schema, layout: Layout
) -> pa.Table:
    """Return a row for the index manifest of each snapshot, of which only the name is recorded."""
    named = [
        (layout.manifest(name), kept)
        for kept in snapshots
        if (name := kept.snapshot.index_manifest) is not None
    ]
    columns = {
        "manifest_path": text_array([path for path, _ in named]),
        "content": text_array(["index"] * len(named)),
        "reference_snapshot_id": int_array([kept.snapshot.id for _, kept in named]),
        "manifest_list": text_array([kept.path for _, kept in named]),
    }
    absent = {f.name: pa.nulls(len(named), f.type) for f in schema if f.name not in columns}
    return pa.table({**absent, **columns}).select(schema.names).cast(schema)


def with_writers(manifests: pa.Table) -> pa.Table:
    """Say who wrote a manifest also where a base list has it, if any snapshot's delta tells."""
    told = manifests.filter(pc.is_valid(manifests["added_snapshot_id"]))
    at = pc.index_in(manifests["manifest_path"], told["manifest_path"].combine_chunks())
    column = manifests.schema.get_field_index("added_snapshot_id")
    written_by = told["added_snapshot_id"].combine_chunks().take(at.combine_chunks())
    return manifests.set_column(column, manifests.schema.field(column), written_by)


def distinct_manifests(manifests: pa.Table) -> pa.Table:
    """Return what `read_entries` needs of each manifest with files, once.

    They are in the order in which snapshots first name them; index manifests have no entries that
    are files.
    """
    with_files = manifests.filter(pc.not_equal(manifests["content"], text_scalar("index")))
    facts = ("length", "content", "added_snapshot_id", *COUNTS)
    return first_facts(with_files, "manifest_path", facts)
