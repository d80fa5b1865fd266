"""Manifest lists: the relations `manifests` and `all_manifests`.

`kept_snapshots` returns the snapshots that a branch keeps (as snapshots, tags or changelogs) with
the manifest lists that should exist; `snapshot_manifests` decodes these lists and adds the index
manifests.

Spec: Paimon 1.x, ManifestFileMeta.SCHEMA, ManifestList.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.container import Announced, AvroFile
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import Files, read_table
from arrowmeta.avro.metadata_reader import MetadataReader, read_each
from arrowmeta.columns.buffers import (
    int_array,
    text_array,
    text_scalar,
    to_flags,
)
from arrowmeta.columns.ids import first_facts
from arrowmeta.columns.rows import Rows
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import decoded_schema, to_batch
from arrowmeta.paimon.fields import COUNTS, MANIFESTS, ListContext
from arrowmeta.paimon.history import History, Layout, Snapshot
from arrowmeta.records import dataclass

# -- manifest lists ------------------------------------------------------------------------------

T = TypeVar("T")

#: Name of a file in the manifest folder.
FILE_NAME = r"^[^/\\\x00]+$"


@dataclass(frozen=True)
class ListFile:
    """Manifest list of a snapshot.

    Attributes:
        file: its content.
        role: `base`, `delta` or `changelog`; the manifests of a base list are of earlier snapshots.
        reference_id: snapshot that refers to it.
    """

    file: AvroFile
    role: str
    reference_id: int


def listed_manifests_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `all_manifests`, the path of the list, and extra files by name.

    Extra files, such as sidecars, are in the folder of the manifests.
    """
    listed_by = pa.field("manifest_list", pa.string(), nullable=False)
    extra_files = pa.field("extra_files", pa.list_(pa.string()))
    return decoded_schema("all_manifests", shape).append(listed_by).append(extra_files)


def read_manifest_lists(
    lists: Sequence[ListFile], shape: TableShape, manifest_folder: str, on_damage: OnDamage
) -> pa.Table:
    """Decode manifest lists, in order, to the columns of `listed_manifests_schema`."""
    facts: dict[str, list[Any]] = {
        "content": ["changelog" if each.role == "changelog" else "data" for each in lists],
        "role": [each.role for each in lists],
        "snapshot_id": [None if each.role == "base" else each.reference_id for each in lists],
        "reference_id": [each.reference_id for each in lists],
        "path": [each.file.path for each in lists],
    }
    files = Files([each.file for each in lists], facts, on_damage)
    context, schema = ListContext(shape, manifest_folder), listed_manifests_schema(shape)
    return read_table(MANIFESTS, files, context, schema, _with_file_names)


def _with_file_names(rows: Rows, damage: DamageReport) -> Rows:
    """Drop rows whose file name is not the name of a file in the manifest folder."""
    names = rows.field("_FILE_NAME", pa.string())
    is_name = to_flags(names.is_valid()) & to_flags(pc.match_substring_regex(names, FILE_NAME))
    for row in np.flatnonzero(~is_name):
        name = names[row].as_py()
        error = CorruptMetadataError(
            f"{name!r:.80} is not a valid name of a manifest", row=int(row)
        )
        damage.report(error, rows.locate(error))
    return rows if is_name.all() else rows.where(is_name)


SnapshotFileKind: TypeAlias = Literal["snapshot", "tag", "changelog"]

#: Roles of lists that must exist, by kind of file that keeps the snapshot.
_EXPECTED: dict[SnapshotFileKind, tuple[str, ...]] = {
    "snapshot": ("base", "delta", "changelog", "index"),
    "tag": ("base", "delta", "index"),
    "changelog": (),
}


@dataclass(frozen=True)
class NamedList:
    """Manifest list, as recorded in a snapshot.

    Attributes:
        name: file name.
        role: `base`, `delta` or `changelog`.
        is_expected: whether a missing file is damage.
        size: bytes of the file; None if not recorded (before Paimon 1.1).
    """

    name: str
    role: str
    is_expected: bool
    size: int | None


@dataclass(frozen=True)
class KeptSnapshot:
    """Snapshot, and the kind of file that keeps it."""

    snapshot: Snapshot
    file_kind: SnapshotFileKind
    path: str

    def manifest_lists(self) -> list[NamedList]:
        """Return the manifest lists that the snapshot refers to.

        Expiration deletes the changelog list of a snapshot. A snapshot that is kept only as a
        changelog has the list for readers of changes: the changelog list, else the delta list.
        Spec: Paimon 2.x, core/table/ExpireSnapshotsImpl.java, core/operation/SnapshotDeletion.java.
        """
        lists = []
        for role in ("base", "delta", "changelog"):
            if name := getattr(self.snapshot, f"{role}_manifest_list"):
                size = getattr(self.snapshot, f"{role}_manifest_list_size")
                lists.append(NamedList(name, role, self.expects(role), size))
        return lists

    def expects(self, role: str) -> bool:
        """Return whether it is damage if the list of a role, or the index manifest, is missing."""
        return role in _EXPECTED[self.file_kind]


def with_file(history: History, snapshot: Snapshot) -> KeptSnapshot:
    """Return a snapshot with the kind of file that keeps it: snapshot, tag or changelog.

    A snapshot that only a changelog keeps is expected to have the files that a tag keeps.
    """
    if history.has(snapshot.id):
        return KeptSnapshot(snapshot, "snapshot", history.layout.path("snapshot", snapshot.id))
    tags = history.tags_of(snapshot.id)
    kind, name = ("tag", tags[0].name) if tags else ("changelog", str(snapshot.id))
    return KeptSnapshot(snapshot, "tag", history.layout.path(kind, name))


def kept_snapshots(history: History, reader: MetadataReader) -> list[KeptSnapshot]:
    """Return all snapshots that a file keeps, each once, ordered by id."""
    holders: dict[tuple[object, ...], KeptSnapshot] = {}
    for (file_kind, path, _), snapshot in read_each(
        lambda file: history.read(*file[1:]),
        _files(history),
        history.storage.at_once,
        lambda file, error: reader.on_damage(file[0])(error),
    ):
        # After a rollback, ids are used again: a tag may keep another snapshot with the same id.
        identity = (snapshot.id, snapshot.base_manifest_list, snapshot.delta_manifest_list)
        holders.setdefault(identity, KeptSnapshot(snapshot, file_kind, path))
    return sorted(holders.values(), key=lambda holder: holder.snapshot.id)


def _files(history: History) -> Iterator[tuple[SnapshotFileKind, str, int | None]]:
    """Yield kind, path and id of the files that keep snapshots; the id of a tag is None.

    Of several files of one snapshot, the one that implies most metadata files comes first.
    """
    layout = history.layout
    for snapshot_id in history.ids():
        yield "snapshot", layout.path("snapshot", snapshot_id), snapshot_id
    for name in history.tag_names():
        yield "tag", layout.path("tag", name), None
    for snapshot_id in history.changelog_ids():
        yield "changelog", layout.path("changelog", snapshot_id), snapshot_id


#: Number of snapshots whose lists are decoded together.
_SNAPSHOTS_PER_READ = 64


def snapshot_manifests(
    snapshots: Sequence[KeptSnapshot], shape: TableShape, layout: Layout, reader: MetadataReader
) -> pa.Table:
    """Return the manifests of snapshots in the columns of `listed_manifests_schema`.

    The manifests of lists come first, in the order of the snapshots, then the index manifests.
    """
    schema, folder = listed_manifests_schema(shape), layout.folder("manifest")
    on_damage, step = reader.on_damage("manifest list"), _SNAPSHOTS_PER_READ
    groups = (snapshots[start : start + step] for start in range(0, len(snapshots), step))
    parts = [
        read_manifest_lists(list(_list_files(group, layout, reader)), shape, folder, on_damage)
        for group in groups
    ]
    # `empty_table` loads pandas: call it only if needed.
    listed = pa.concat_tables(parts) if parts else schema.empty_table()
    _check_empty_lists(snapshots, listed, layout, reader)
    return pa.concat_tables([listed, _index_manifests(snapshots, schema, layout)])


def _check_empty_lists(
    snapshots: Sequence[KeptSnapshot], listed: pa.Table, layout: Layout, reader: MetadataReader
) -> None:
    """Report lists without manifests whose snapshot counts rows in them.

    Before Paimon 1.1, snapshots do not record the length of a list. The rows of the base are those
    of the snapshot without those of its delta (FileStoreCommitImpl, Paimon 1.3).
    """
    filled = set(listed["manifest_list"].to_pylist())
    for snapshot, lists in ((holder.snapshot, holder.manifest_lists()) for holder in snapshots):
        total, delta = snapshot.total_record_count, snapshot.delta_record_count
        if total is None or delta is None:
            continue
        n_rows = {"base": total - delta, "delta": delta}
        for each in lists:
            path, n_lost = layout.manifest(each.name), n_rows.get(each.role, 0)
            if n_lost and each.is_expected and path not in filled | reader.damage_log.paths:
                counts = f"snapshot {snapshot.id} counts {n_lost:,} rows in its {each.role}"
                reason = f"it lists no manifest, but {counts}"
                error = CorruptMetadataError(reason, path=path, is_read=True)
                reader.on_damage("manifest list")(error)


def _list_files(
    snapshots: Sequence[KeptSnapshot], layout: Layout, reader: MetadataReader
) -> Iterator[ListFile]:
    lists = [(each, holder.snapshot.id) for holder in snapshots for each in holder.manifest_lists()]
    paths = [layout.manifest(each.name) for each, _ in lists]
    files = reader.load_all(paths, "manifest list", [each.is_expected for each, _ in lists])
    for file, (each, snapshot_id) in zip(files, lists, strict=True):
        if file is not None:
            announced = Announced("the snapshot", each.size, length_is_sure=True)
            yield ListFile(file._replace(announced=announced), each.role, snapshot_id)


def _index_manifests(
    snapshots: Sequence[KeptSnapshot], schema: pa.Schema, layout: Layout
) -> pa.Table:
    """Return one row per index manifest; snapshots record only its name."""
    holders = [holder for holder in snapshots if holder.snapshot.index_manifest is not None]
    paths = [layout.manifest(holder.snapshot.index_manifest or "") for holder in holders]
    columns = {
        "manifest_path": text_array(paths),
        "content": text_array(["index"] * len(holders)),
        "reference_snapshot_id": int_array([holder.snapshot.id for holder in holders]),
        "manifest_list": text_array([holder.path for holder in holders]),
    }
    return pa.Table.from_batches([to_batch(columns, schema, len(holders))])


def with_writers(manifests: pa.Table) -> pa.Table:
    """Fill `added_snapshot_id` of manifests in base lists from the delta lists of snapshots."""
    of_deltas = manifests.filter(pc.is_valid(manifests["added_snapshot_id"]))
    at = pc.index_in(manifests["manifest_path"], of_deltas["manifest_path"].combine_chunks())
    column = manifests.schema.get_field_index("added_snapshot_id")
    written_by = of_deltas["added_snapshot_id"].combine_chunks().take(at.combine_chunks())
    return manifests.set_column(column, manifests.schema.field(column), written_by)


def distinct_manifests(manifests: pa.Table) -> pa.Table:
    """Return the columns that `read_entries` needs, one row per data or changelog manifest.

    They are in the order in which snapshots first name them.
    """
    with_files = manifests.filter(pc.not_equal(manifests["content"], text_scalar("index")))
    facts = ("length", "content", "added_snapshot_id", *COUNTS)
    return first_facts(with_files, "manifest_path", facts)
