"""How files of metadata are loaded: what is not there or unreadable becomes a line of damage.

Knows files as bytes; what is in them is for others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import zip_longest
from time import perf_counter
from typing import Any

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog

#: Reads under way together: most of a read is waiting, for a remote store or for the disk.
READS_AT_ONCE = 8

#: Seconds of a read from which on it was waiting. Those of a file that the system has in memory
#: are done before a thread has started.
SLOW_READ = 0.001

#: Bytes and number of files that are loaded and decoded together: enough to keep all cores busy,
#: little enough to hold.
GROUP_LEN = 16 << 20
GROUP_FILES = 256


def _groups(lengths: Sequence[int | None]) -> Iterator[slice]:
    """Yield which files are loaded together."""
    start = size = 0
    for end, length in enumerate(lengths):
        if end > start and (size >= GROUP_LEN or end - start == GROUP_FILES):
            yield slice(start, end)
            start, size = end, 0
        size += max(0, length or 0)
    if start < len(lengths):
        yield slice(start, len(lengths))


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

    def _read_all(self, paths: Sequence[str]) -> list[AvroFile | ArrowMetaError]:
        found = []
        for path in paths:
            start = perf_counter()
            found.append(self.read(path))
            if perf_counter() - start > SLOW_READ:
                break
        return found + self._read_together(paths[len(found) :])

    def _read_together(self, paths: Sequence[str]) -> list[AvroFile | ArrowMetaError]:
        if len(paths) < 2:
            return [self.read(path) for path in paths]
        n_threads = min(len(paths), READS_AT_ONCE)
        # Each thread has its share at once: handing over file by file costs more than a read.
        shares = [paths[i::n_threads] for i in range(n_threads)]
        found: list[Any] = [None] * len(paths)
        with ThreadPoolExecutor(n_threads) as pool:
            for i, files in enumerate(pool.map(lambda share: list(map(self.read, share)), shares)):
                found[i::n_threads] = files
        return found

    def _all_sound(
        self, found: Sequence[AvroFile | ArrowMetaError], paths: Sequence[str], kind: str
    ) -> list[AvroFile | None]:
        return [self._sound(one, path, kind) for one, path in zip(found, paths, strict=True)]

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
        groups = list(_groups(lengths))
        files = self._read_all(paths[groups[0]]) if groups else []
        with ThreadPoolExecutor(1) as ahead:
            for one, following in zip_longest(groups, groups[1:]):
                # The next group is read while this one is decoded.
                coming = ahead.submit(self._read_all, paths[following]) if following else None
                yield one.start, self._all_sound(files, paths[one], kind)
                files = coming.result() if coming else []

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
