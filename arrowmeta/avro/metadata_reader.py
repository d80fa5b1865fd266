"""Files of metadata, loaded: what is not there or unreadable becomes a line of damage.

Knows files as bytes; what is in them is for others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.loading import load_in_groups
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog


def _nothing_to_add() -> str:
    return ""


@dataclass(frozen=True)
class MetadataReader:
    """Loads files of one table.

    Attributes:
        storage: where they are.
        damage_log: what could not be read.
        why_missing: returns what may have become of a file that is missing, for the message.
    """

    storage: Storage
    damage_log: DamageLog
    why_missing: Callable[[], str] = _nothing_to_add

    def load(self, path: str, kind: str, other_path: str | None = None) -> AvroFile | None:
        """Read a file's bytes; None, and a line of damage, if it is at neither path."""
        return self._sound(self.read(path, other_path), path, kind)

    def load_groups(
        self, paths: Sequence[str], lengths: Sequence[int | None], kind: str
    ) -> Iterator[tuple[int, list[AvroFile | None]]]:
        """Read the bytes of many files, some of them at a time.

        Args:
            paths: of the files.
            lengths: bytes of each, as far as they are known; they decide how many go together.
            kind: what the files are.

        Yields:
            The position of a group's first file, and its files; see `load`.
        """
        for start, files in load_in_groups(self.read, paths, lengths):
            named = zip(files, paths[start : start + len(files)], strict=True)
            yield start, [self._sound(file, path, kind) for file, path in named]

    def read(self, path: str, other_path: str | None = None) -> AvroFile | ArrowMetaError:
        """Return a file's bytes, or what is wrong with it."""
        for place in filter(None, (path, other_path)):
            try:
                return AvroFile.of(place, self.storage.read(place))
            except FileNotFoundError:
                continue
            except OSError as cause:
                return CorruptMetadataError(f"cannot be read: {cause}", path=place)
            except LimitError as error:
                return error
        return CorruptMetadataError(f"the file is missing{self.why_missing()}", path=path)

    def _sound(self, found: AvroFile | ArrowMetaError, path: str, kind: str) -> AvroFile | None:
        if isinstance(found, ArrowMetaError):
            self.damage_log.add(kind, path, found)
            return None
        return found

    def load_if_there(self, path: str, kind: str) -> AvroFile | None:
        """Read a file's bytes; None if it is not there, which is no damage."""
        return self.load(path, kind) if self.storage.exists(path) else None

    def on_damage(self, kind: str) -> OnDamage:
        """Return what to tell of damage to files of a kind."""
        return lambda error: self.damage_log.add(kind, None, error)
