"""Files of metadata, loaded: what is not there or unreadable becomes a line of damage.

Knows files as bytes; what is in them is for others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from arrowmeta.avro.container import MAGIC
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.loading import load_in_groups, read_all
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog, FileKind


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
    #: What the files begin with.
    starts_with: ClassVar[tuple[bytes, ...]] = (MAGIC,)

    def load(self, path: str, kind: FileKind, other_path: str | None = None) -> AvroFile | None:
        """Read a file's bytes; None, and a line of damage, if it is at neither path."""
        return self._sound(self.read(path, other_path), path, kind)

    def load_all(
        self, paths: Sequence[str], kind: FileKind, are_expected: Sequence[bool] | None = None
    ) -> list[AvroFile | None]:
        """Read the bytes of files, several at a time; see `load`.

        Args:
            paths: of the files.
            kind: what the files are.
            are_expected: whether it is damage if a file is missing; all are by default.
        """

        def read(one: tuple[str, bool]) -> AvroFile | ArrowMetaError | None:
            path, is_expected = one
            return self.read(path) if is_expected or self.storage.exists(path) else None

        expected = [True] * len(paths) if are_expected is None else are_expected
        found = read_all(read, list(zip(paths, expected, strict=True)))
        named = zip(found, paths, strict=True)
        return [None if file is None else self._sound(file, path, kind) for file, path in named]

    def load_groups(
        self, paths: Sequence[str], lengths: Sequence[int | None], kind: FileKind
    ) -> Iterator[tuple[int, list[AvroFile | None]]]:
        """Read the bytes of many files, some of them at a time.

        Args:
            paths: of the files.
            lengths: bytes of each, as far as they are known; they decide how many go together.
            kind: what the files are.

        Yields:
            The position of a group's first file, and its files; see `load`.
        """
        listed = list(zip(paths, lengths, strict=True))

        def read(one: tuple[str, int | None]) -> AvroFile | ArrowMetaError:
            return self.read(one[0], expected_length=one[1])

        for start, files in load_in_groups(read, listed, lengths):
            named = zip(files, paths[start : start + len(files)], strict=True)
            yield start, [self._sound(file, path, kind) for file, path in named]

    def read(
        self, path: str, other_path: str | None = None, expected_length: int | None = None
    ) -> AvroFile | ArrowMetaError:
        """Return a file's bytes, or what is wrong with it.

        Args:
            path: of the file.
            other_path: where it is if it is not there.
            expected_length: how many bytes other metadata says it has.

        Raises:
            StorageError: the store gives no answer.
        """
        for place in filter(None, (path, other_path)):
            try:
                content = self.storage.read(
                    place, expected_length=expected_length, starts_with=self.starts_with
                )
                return AvroFile.of(place, content)
            except FileNotFoundError:
                continue
            except OSError as cause:
                return CorruptMetadataError(f"cannot be read: {cause}", path=place)
            except UnsupportedError as error:
                return UnsupportedError(f"{error}{self.why_missing()}")
            except (LimitError, CorruptMetadataError) as error:
                return error
        return CorruptMetadataError(f"the file is missing{self.why_missing()}", path=path)

    def _sound(
        self, found: AvroFile | ArrowMetaError, path: str, kind: FileKind
    ) -> AvroFile | None:
        if isinstance(found, ArrowMetaError):
            self.damage_log.add(kind, path, found)
            return None
        return found

    def load_if_there(self, path: str, kind: FileKind) -> AvroFile | None:
        """Read a file's bytes; None if it is not there, which is no damage."""
        return self.load(path, kind) if self.storage.exists(path) else None

    def on_damage(self, kind: FileKind) -> OnDamage:
        """Return what to tell of damage to files of a kind."""
        return lambda error: self.damage_log.add(kind, None, error)
