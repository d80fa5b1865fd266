"""Every snapshot that a branch still tells of: its own, those tags keep, those of changelogs.

Knows which of the manifest lists of each can be expected to be there; reads none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from arrowmeta.avro.loading import read_all
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError
from arrowmeta.paimon.history import History
from arrowmeta.paimon.snapshot import Snapshot

Keeper: TypeAlias = Literal["snapshot", "tag", "changelog"]

#: Lists that must be there, by what keeps the snapshot.
_EXPECTED: dict[Keeper, tuple[str, ...]] = {
    "snapshot": ("base", "delta", "changelog", "index"),
    "tag": ("base", "delta", "index"),
    "changelog": (),
}


@dataclass(frozen=True)
class NamedList:
    """A manifest list, as a snapshot names it.

    Attributes:
        name: of the file.
        role: `base`, `delta` or `changelog`.
        snapshot_id: the snapshot whose commit wrote its manifests; None for a base list.
        is_expected: whether it is damage if the file is missing.
        size: bytes of the file; None where the snapshot does not say (before Paimon 1.1).
    """

    name: str
    role: str
    snapshot_id: int | None
    is_expected: bool
    size: int | None


@dataclass(frozen=True)
class KeptSnapshot:
    """A snapshot and the file that keeps it.

    Attributes:
        snapshot: what the file says.
        keeper: what the file is.
        path: where it is.
    """

    snapshot: Snapshot
    keeper: Keeper
    path: str

    def manifest_lists(self) -> list[NamedList]:
        """Return the manifest lists that the snapshot names.

        A snapshot that expired lost its changelog list, and one that lives on as a changelog has
        only what readers of changes need: its changelog list, or its delta list in place of it.
        Spec: Paimon 2.x, core/table/ExpireSnapshotsImpl.java, core/operation/SnapshotDeletion.java.
        """
        one = self.snapshot
        named = (
            (one.base_manifest_list, "base", None, one.base_manifest_list_size),
            (one.delta_manifest_list, "delta", one.id, one.delta_manifest_list_size),
            (one.changelog_manifest_list, "changelog", one.id, one.changelog_manifest_list_size),
        )
        return [
            NamedList(name, role, by, self.expects(role), size)
            for name, role, by, size in named
            if name
        ]

    def expects(self, role: str) -> bool:
        """Tell whether it is damage if the list of a role, or the index manifest, is missing."""
        return role in _EXPECTED[self.keeper]


def with_keeper(history: History, snapshot: Snapshot) -> KeptSnapshot:
    """Return one snapshot with what keeps it: its own file, or else a tag.

    The state of a snapshot that is a changelog by now is expected to have as much as that of a tag.
    """
    if history.has(snapshot.id):
        return KeptSnapshot(snapshot, "snapshot", history.layout.snapshot(snapshot.id))
    tags = history.tags_of(snapshot.id)
    path = history.layout.tag(tags[0].name) if tags else history.layout.changelog(snapshot.id)
    return KeptSnapshot(snapshot, "tag", path)


def kept_snapshots(history: History, reader: MetadataReader) -> list[KeptSnapshot]:
    """Return all snapshots in order of their ids, each once."""

    def read(file: tuple[Keeper, str, int | None]) -> Snapshot | ArrowMetaError | None:
        _, path, snapshot_id = file
        try:
            return history.read(path, snapshot_id)
        except FileNotFoundError:
            return None  # expired since it was listed
        except ArrowMetaError as error:
            return error

    files = list(_files(history))
    found: dict[tuple[object, ...], KeptSnapshot] = {}
    for (keeper, path, _), snapshot in zip(files, read_all(read, files), strict=True):
        if snapshot is None:
            continue
        if isinstance(snapshot, ArrowMetaError):
            reader.on_damage(keeper)(snapshot)
            continue
        # A rollback takes ids back, so that a tag can keep another snapshot of the same id.
        identity = (snapshot.id, snapshot.base_manifest_list, snapshot.delta_manifest_list)
        found.setdefault(identity, KeptSnapshot(snapshot, keeper, path))
    return sorted(found.values(), key=lambda kept: kept.snapshot.id)


def _files(history: History) -> Iterator[tuple[Keeper, str, int | None]]:
    """Yield the files that keep snapshots, those that keep the most of one first, with their ids.

    The name of a tag has no id.
    """
    layout = history.layout
    for snapshot_id in history.ids():
        yield "snapshot", layout.snapshot(snapshot_id), snapshot_id
    for name in history.tag_names():
        yield "tag", layout.tag(name), None
    for snapshot_id in history.changelog_ids():
        yield "changelog", layout.changelog(snapshot_id), snapshot_id
