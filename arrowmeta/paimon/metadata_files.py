"""Relation `metadata_files` of a Paimon table: all metadata files of all branches.

Snapshots, schemas, tags, changelogs, consumers and hints are listed. Snapshots refer to manifest
lists, index manifests and statistics, lists to manifests and their sidecars, and index manifests to
index files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.storage import Storage
from arrowmeta.model import tables
from arrowmeta.model.tables import MetadataFile, distinct_files, first_references
from arrowmeta.paimon.history import History
from arrowmeta.paimon.index_manifest import read_index_manifests
from arrowmeta.paimon.layout import EARLIEST, LATEST, OWN_KINDS, SHARED_FOLDERS, Layout
from arrowmeta.paimon.manifest_list import (
    FILE_NAME,
    KeptSnapshot,
    kept_snapshots,
    snapshot_manifests,
)
from arrowmeta.paimon.schema import TableSchema, read_schemas


def metadata_files_table(storage: Storage, reader: MetadataReader) -> pa.Table:
    """Return each file that is reachable from a snapshot, tag, branch or changelog, once.

    The size of a missing file is null.
    """
    main = History.of(storage)
    sizes = _listed_sizes(main.layout, storage)
    branches = [main, *(main.branch(name) for name in main.branch_names())]
    files = (file for history in branches for file in _branch_files(history, sizes, reader))
    return tables.metadata_files_table(distinct_files(files), sizes)


def _branch_files(
    history: History, sizes: dict[str, int | None], reader: MetadataReader
) -> Iterator[MetadataFile]:
    """Yield the files of a branch; add sizes of those outside the shared folders."""
    yield from _found_by_name(history.layout, history.storage, sizes)
    try:
        schema = read_schemas(history.storage, history.layout, reader.on_damage("schema"))[-1]
    except ArrowMetaError as error:
        reader.damage_log.add("schema", history.layout.folder("schema"), error)
        return
    snapshots = kept_snapshots(history, reader)
    for file, is_expected in _named_by_snapshots(snapshots, history.layout):
        # Files deleted by expiration are no longer part of the table.
        if is_expected or file.path in sizes:
            yield file
    manifests = snapshot_manifests(snapshots, schema.shape(), history.layout, reader)
    of_lists = manifests.filter(pc.is_valid(manifests["role"]))
    for path, manifest_list in first_references(of_lists, "manifest_path", "manifest_list"):
        yield MetadataFile(path, "manifest", manifest_list)
    yield from _sidecars(of_lists, history.layout)
    yield from _index_files(snapshots, schema, history, sizes, reader)


def _found_by_name(
    layout: Layout, storage: Storage, sizes: dict[str, int | None]
) -> Iterator[MetadataFile]:
    """Yield the files of a branch that are found by listing."""
    for kind in OWN_KINDS:
        folder = layout.folder(kind)
        named = storage.list_sizes(folder)
        sizes |= {f"{folder}/{name}": size for name, size in named.items()}
        for prefix, what in ((f"{kind}-", kind), (LATEST, "hint"), (EARLIEST, "hint")):
            for name in named:
                if name.startswith(prefix):
                    yield MetadataFile(f"{folder}/{name}", what)


def _named_by_snapshots(
    snapshots: Sequence[KeptSnapshot], layout: Layout
) -> Iterator[tuple[MetadataFile, bool]]:
    """Yield manifest lists, index manifests and statistics, and whether they must exist."""
    for holder in snapshots:
        for list_ in holder.manifest_lists():
            path = layout.manifest(list_.name)
            yield MetadataFile(path, "manifest list", holder.path), list_.is_expected
    for holder in snapshots:
        if name := holder.snapshot.index_manifest:
            path = layout.manifest(name)
            yield MetadataFile(path, "index manifest", holder.path), holder.expects("index")
    for holder in snapshots:
        if name := holder.snapshot.statistics:
            path = layout.statistics(name)
            yield MetadataFile(path, "statistics", holder.path), holder.expects("index")


def _sidecars(manifests: pa.Table, layout: Layout) -> Iterator[MetadataFile]:
    """Yield the extra files of manifests.

    Spec: pypaimon 2.1, manifest/manifest_sidecar.py (an index of the blocks of a manifest).
    """
    extra_files = manifests["extra_files"]
    lists = manifests["manifest_list"].take(pc.list_parent_indices(extra_files))
    named = pa.table([pc.list_flatten(extra_files), lists], ["name", "manifest_list"])
    named = named.filter(pc.match_substring_regex(named["name"], FILE_NAME))
    for name, manifest_list in first_references(named, "name", "manifest_list"):
        yield MetadataFile(layout.manifest(name), "manifest sidecar", manifest_list)


def _index_files(
    snapshots: Sequence[KeptSnapshot],
    schema: TableSchema,
    history: History,
    sizes: dict[str, int | None],
    reader: MetadataReader,
) -> Iterator[MetadataFile]:
    """Yield the index files, each in the one of two candidate folders where it exists."""
    files = read_index_manifests(
        list(_index_manifests(snapshots, history.layout, reader)),
        history.layout.location,
        schema,
        reader.on_damage("index manifest"),
    )
    manifest_of = dict(first_references(files, "file_path", "index_manifest"))
    other_of = dict(first_references(files, "file_path", "other_path"))
    _look_up(history.storage, manifest_of, sizes)
    missing = (path for path in manifest_of if sizes[path] is None)
    _look_up(history.storage, (other for path in missing if (other := other_of[path])), sizes)
    for path, index_manifest in manifest_of.items():
        is_moved = sizes[path] is None and sizes.get(other_of[path]) is not None
        yield MetadataFile(other_of[path] if is_moved else path, "index file", index_manifest)


def _look_up(storage: Storage, paths: Iterable[str], sizes: dict[str, int | None]) -> None:
    """Add the sizes of files that were not listed."""
    unlisted = [path for path in paths if path not in sizes]
    sizes |= zip(unlisted, storage.sizes(unlisted), strict=True)


def _index_manifests(
    snapshots: Sequence[KeptSnapshot], layout: Layout, reader: MetadataReader
) -> Iterator[AvroFile]:
    """Load each index manifest once; most commits do not change it."""
    named: dict[str, bool] = {}
    for holder in reversed(snapshots):
        if name := holder.snapshot.index_manifest:
            # It must exist if any snapshot that refers to it expects it.
            named[name] = named.get(name, False) or holder.expects("index")
    for name, is_expected in named.items():
        load = reader.load if is_expected else reader.load_if_there
        if (file := load(layout.manifest(name), "index manifest")) is not None:
            yield file


def _listed_sizes(layout: Layout, storage: Storage) -> dict[str, int | None]:
    """Return the sizes of the files in the folders that all branches share."""
    return {
        f"{folder}/{name}": size
        for folder in map(layout.folder, SHARED_FOLDERS)
        for name, size in storage.list_sizes(folder).items()
    }
