"""What repairs of a snapshot do alike in both formats: `SnapshotRepair`.

Takes a table, what is wrong with its open snapshot, and where new files go; reads manifest lists
and manifests, and tells a manifest that is lost from one whose list is wrong about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.source import Source
from arrowmeta.records import dataclass
from arrowmeta.repair.changes import COPIED, Facts, NewFiles, refusal
from arrowmeta.repair.records import FileRecords, Record, read_records

_S = TypeVar("_S", bound=Source)


@dataclass(frozen=True)
class Manifest:
    """A manifest, as far as it can be read.

    Attributes:
        data: its bytes.
        entries: its entries; None if none can be read.
        loss: why entries of it are lost; None if none are.
    """

    data: bytes
    entries: FileRecords | None
    loss: str | None


class SnapshotRepair(Generic[_S]):
    """A repair that is being made.

    Attributes:
        source: the table.
        facts: findings and damage of its open snapshot.
        files: takes the new files.
        changes: what has been changed, in words.
        losses: what is lost, in words.

    Raises:
        UsageError: the table has no snapshot.
    """

    def __init__(self, source: _S, facts: Facts, files: NewFiles) -> None:
        if source.snapshot_id is None:
            raise refusal("the table has no snapshot")
        self.source, self.facts, self.files = source, facts, files
        self.changes: list[str] = []
        self.losses: list[str] = []

    def read(self, path: str) -> bytes:
        """Return a file of the table."""
        return self.source.storage.read(path).to_pybytes()

    def read_list(self, path: str) -> FileRecords:
        """Return the records of a manifest list.

        Raises:
            UsageError: it cannot be read in full; without it, which files are live is not known.
        """
        try:
            listed = read_records(self.read(path))
        except (ArrowMetaError, OSError) as error:
            raise refusal(f"the live files are lost with the manifest list: {error}") from error
        if not listed.is_whole:
            raise refusal(f"the live files are lost with the manifest list {path}")
        return listed

    def each_once(self, manifests: Iterable[Record], name: str) -> Iterator[Record]:
        """Yield the manifests of a list, without those whose field `name` an earlier one has."""
        seen = set()
        for manifest in manifests:
            if manifest[name] in seen:
                self.changes.append(f"{manifest[name]}: listed once")
                continue
            seen.add(manifest[name])
            yield manifest

    def read_manifest(self, path: str, recorded_length: int | None) -> Manifest:
        """Return a manifest, as far as it can be read.

        Args:
            path: its path.
            recorded_length: its length, as the list records it.

        Raises:
            UsageError: whether the list or the manifest is right is not known, or fastavro cannot
                read a sound manifest.
        """
        damage = self.facts.damage.get(path)
        data = b""
        try:
            data = self.read(path)
            entries = read_records(data, is_damaged=self.facts.is_unreadable(path))
        except (ArrowMetaError, OSError) as error:
            return Manifest(data, None, str(error))
        if not entries.is_whole:
            if damage is None:
                raise refusal(f"{path} is sound, but fastavro cannot read it")
            return Manifest(data, entries, damage["reason"])
        # With the recorded length it lost no block: then the counts in the list are wrong.
        is_whole = recorded_length == len(data)
        if damage is not None and (damage["reason"].startswith(COPIED) or not is_whole):
            raise refusal(
                f"{path}: {damage['reason']}; whether the list or the manifest is right is not "
                "known"
            )
        return Manifest(data, entries, None)
