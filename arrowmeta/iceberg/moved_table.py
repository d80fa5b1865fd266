"""Tables that were moved or copied, whose metadata records paths at another place.

Takes storage, metadata and a snapshot; tells whether recorded paths are to be read below the
location that was opened, and why files are missing. Main names: `is_moved`, `why_missing`.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.iceberg.current_metadata import GuessedMetadataWarning, read_current
from arrowmeta.iceberg.metadata import TableMetadata
from arrowmeta.iceberg.snapshot import Snapshot
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import without_warnings

#: Number of other manifest lists that decide whether a table was moved.
_LISTS_TRIED = 2


def why_missing(
    storage: Storage,
    opened: Storage,
    metadata: TableMetadata,
    snapshot_id: int | None,
    is_chosen: bool,
) -> str:
    """Return the reason for missing files if the table was moved, or the snapshot has expired.

    Args:
        storage: of the table folder; may be pinned.
        opened: storage that was opened: the table folder or a metadata file.
        metadata: the table metadata.
        snapshot_id: the snapshot.
        is_chosen: whether the user chose it.
    """
    location = metadata.location
    if is_elsewhere(storage, location):
        return (
            f"; the metadata has the table at {location.rstrip('/')}, it was opened at "
            f"{storage.location}: allow_moved_paths=True reads it there"
        )
    newer = _newer_metadata(replace(opened, location=storage.location, root=storage.root), metadata)
    if newer is None or snapshot_id is None or snapshot_id in newer.snapshots:
        return ""
    said = f"; snapshot {snapshot_id} has expired meanwhile"
    if is_chosen:
        return said
    if opened.location == metadata.path:
        return f"{said}: open {newer.path}"
    return f"{said}: open the table again"


def _newer_metadata(storage: Storage, metadata: TableMetadata) -> TableMetadata | None:
    """Return the metadata that is current now; None if it is the same, or cannot be read."""
    with suppress(ArrowMetaError, OSError), without_warnings(GuessedMetadataWarning):
        newer = read_current(storage).metadata
        is_later = (newer.last_updated_ms or 0) > (metadata.last_updated_ms or 0)
        return newer if is_later else None
    return None


def is_elsewhere(storage: Storage, location: str) -> bool:
    """Return whether the table was opened at another place than its recorded location."""
    return not storage.moved_from and storage.resolve(location.rstrip("/")) != storage.root


def is_moved(storage: Storage, metadata: TableMetadata, snapshot: Snapshot | None) -> bool:
    """Return whether the snapshot's manifest list is missing where it is recorded, but not here.

    If it is missing here, too, the last other lists decide. Nothing is requested for a table at
    its recorded location.
    """
    if not is_elsewhere(storage, metadata.location):
        return False
    here = replace(storage, moved_from=metadata.location)
    last = [
        metadata.snapshots[snapshot_id]
        for snapshot_id in list(metadata.snapshots)[: -_LISTS_TRIED - 1 : -1]
    ]
    for listed in [*([snapshot] if snapshot else []), *last]:
        path = listed.manifest_list
        if path is None or here.resolve(path) == storage.resolve(path) or not here.exists(path):
            continue
        try:
            return not storage.exists(path)
        except StorageError:  # such as a bucket of others, to which access is denied
            return True
    return False
