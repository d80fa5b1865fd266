"""The relation `metadata_files` of a Paimon table: all metadata files of all branches.

Snapshots, schemas, tags, changelogs, consumers and hints are listed; snapshots name manifest lists,
index manifests and statistics, lists name manifests, and index manifests name index files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import int_array, number_array, text_array, text_scalar
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import FileKind
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.paimon.history import History
from arrowmeta.paimon.index_manifest import read_index_manifests
from arrowmeta.paimon.layout import EARLIEST, LATEST, OWN_KINDS, SHARED_FOLDERS, Layout
from arrowmeta.paimon.manifest_list import KeptSnapshot, kept_snapshots, snapshot_manifests
from arrowmeta.paimon.schema import TableSchema, read_schemas

_SCHEMA = SCHEMAS["metadata_files"](TableShape())


def metadata_files_table(storage: Storage, reader: MetadataReader) -> pa.Table:
    """Return each file that is reachable from a snapshot, tag, branch or changelog, once.

    The size of a missing file is null.
    """
    main = History.of(storage)
    listed = _listed_sizes(main.layout, storage)
    branches = [main, *(main.branch(name) for name in main.branch_names())]
    parts = [_branch_files(history, listed, reader) for history in branches]
    files = pa.concat_tables([_SCHEMA.empty_table(), *(part for parts in parts for part in parts)])
    files = _first_of_each(files, "path")
    sizes = pc.coalesce(files["size"], _sizes(files["path"], listed))
    return files.set_column(files.schema.get_field_index("size"), _SCHEMA.field("size"), sizes)


def _branch_files(history: History, listed: pa.Table, reader: MetadataReader) -> list[pa.Table]:
    named = list(_found_by_name(history.layout, history.storage))
    try:
        schema = read_schemas(history.storage, history.layout, reader.on_damage("schema"))[-1]
    except ArrowMetaError as error:
        reader.damage_log.add("schema", history.layout.folder("schema"), error)
        return named
    snapshots = kept_snapshots(history, reader)
    return [
        *named,
        *_named_by_snapshots(snapshots, history.layout, listed),
        _manifests(snapshots, schema, history.layout, reader),
        _index_files(snapshots, schema, history, listed, reader),
    ]


def _found_by_name(layout: Layout, storage: Storage) -> Iterator[pa.Table]:
    """Yield the files of a branch that are found by their names."""
    for kind in OWN_KINDS:
        folder = layout.folder(kind)
        sizes = storage.list_sizes(folder)
        kinds: dict[str, FileKind] = {f"{kind}-": kind, LATEST: "hint", EARLIEST: "hint"}
        for prefix, what in kinds.items():
            names = [name for name in sizes if name.startswith(prefix)]
            paths = text_array([f"{folder}/{name}" for name in names])
            yield _files(paths, what, None, int_array([sizes[name] for name in names]))


def _named_by_snapshots(
    snapshots: Sequence[KeptSnapshot], layout: Layout, listed: pa.Table
) -> Iterator[pa.Table]:
    """Yield the manifest lists, index manifests and statistics of snapshots."""
    named: dict[FileKind, list[tuple[str, str, bool]]] = {
        "manifest list": [],
        "index manifest": [],
        "statistics": [],
    }
    for kept in snapshots:
        for one in kept.manifest_lists():
            place = (layout.manifest(one.name), kept.path, one.is_expected)
            named["manifest list"].append(place)
        if name := kept.snapshot.index_manifest:
            place = (layout.manifest(name), kept.path, kept.expects("index"))
            named["index manifest"].append(place)
        if name := kept.snapshot.statistics:
            named["statistics"].append((layout.statistics(name), kept.path, kept.expects("index")))
    is_there = set(listed["path"].to_pylist())
    for kind, places in named.items():
        # Files that expiration has deleted are not part of the table any more.
        kept_places = [(path, by) for path, by, expected in places if expected or path in is_there]
        paths, by = (text_array([place[i] for place in kept_places]) for i in (0, 1))
        yield _files(paths, kind, by)


def _manifests(
    snapshots: Sequence[KeptSnapshot], schema: TableSchema, layout: Layout, reader: MetadataReader
) -> pa.Table:
    manifests = snapshot_manifests(snapshots, schema.shape(), layout, reader)
    of_lists = manifests.filter(pc.is_valid(manifests["role"]))
    paths, by = (of_lists[name].combine_chunks() for name in ("manifest_path", "manifest_list"))
    return _files(paths, "manifest", by)


def _index_files(
    snapshots: Sequence[KeptSnapshot],
    schema: TableSchema,
    history: History,
    listed: pa.Table,
    reader: MetadataReader,
) -> pa.Table:
    """Return the index files, each in the one of two candidate folders where it exists."""
    files = read_index_manifests(
        list(_index_manifests(snapshots, history.layout, reader)),
        history.layout.location,
        schema,
        reader.on_damage("index manifest"),
    )
    files = _first_of_each(files, "file_path")
    first, other = (files[name].combine_chunks() for name in ("file_path", "other_path"))
    size = _sizes(first, listed, history.storage)
    other_size = _sizes(other, listed, history.storage)
    is_moved = pc.and_(size.is_null(), other_size.is_valid())
    paths = pc.if_else(is_moved, other, first)
    by = files["index_manifest"].combine_chunks()
    return _files(paths, "index file", by, pc.coalesce(size, other_size))


def _index_manifests(
    snapshots: Sequence[KeptSnapshot], layout: Layout, reader: MetadataReader
) -> Iterator[AvroFile]:
    """Load each index manifest once; most commits do not change it."""
    named: dict[str, bool] = {}
    for kept in reversed(snapshots):
        if name := kept.snapshot.index_manifest:
            # It must exist if any snapshot that names it expects it.
            named[name] = named.get(name, False) or kept.expects("index")
    for name, is_expected in named.items():
        load = reader.load if is_expected else reader.load_if_there
        if (file := load(layout.manifest(name), "index manifest")) is not None:
            yield file


def _listed_sizes(layout: Layout, storage: Storage) -> pa.Table:
    """List `path` and `size` of the files in the folders that all branches share."""
    paths, sizes = [], []
    for folder in map(layout.folder, SHARED_FOLDERS):
        for name, size in storage.list_sizes(folder).items():
            paths.append(f"{folder}/{name}")
            sizes.append(size)
    return pa.table([text_array(paths), int_array(sizes)], names=["path", "size"])


def _sizes(paths: pa.Array, listed: pa.Table, storage: Storage | None = None) -> pa.Array:
    """Return sizes from a listing; with a storage, look up files that are not in it."""
    at = pc.index_in(paths, listed["path"].combine_chunks(), skip_nulls=True)
    sizes = listed["size"].combine_chunks().take(at)
    if storage is None:
        return sizes
    is_elsewhere = pc.and_(sizes.is_null(), paths.is_valid())
    looked_up = int_array(storage.sizes(paths.filter(is_elsewhere).to_pylist()))
    return pc.replace_with_mask(sizes, is_elsewhere, looked_up)


def _files(
    paths: pa.Array, kind: FileKind, referenced_by: pa.Array | None, sizes: pa.Array | None = None
) -> pa.Table:
    n_files = len(paths)
    columns = {
        "path": paths,
        "kind": pa.repeat(text_scalar(kind), n_files),
        "size": pa.nulls(n_files, pa.int64()) if sizes is None else sizes,
        "referenced_by": pa.nulls(n_files, pa.string()) if referenced_by is None else referenced_by,
    }
    return pa.table(columns, schema=_SCHEMA)


def _first_of_each(table: pa.Table, column: str) -> pa.Table:
    """Return the first row with each value of a column."""
    numbered = table.select([column]).append_column("row", number_array(np.arange(table.num_rows)))
    firsts = numbered.group_by(column, use_threads=False).aggregate([("row", "min")])
    return table.take(firsts["row_min"].combine_chunks())
