"""Load metadata files in groups; the next group is loaded while one is decoded.

Missing and unreadable files are added to the damage log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import field
from functools import partial
from itertools import zip_longest
from time import perf_counter
from typing import Any, ClassVar, NamedTuple, TypeVar

import pyarrow as pa

from arrowmeta.avro.blocks import OnDamage
from arrowmeta.avro.container import MAGIC
from arrowmeta.avro.file import Announced, AvroFile, Limits
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io.interrupts import DaemonPool
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog, FileKind
from arrowmeta.model.headers import HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.progress import Work, tell
from arrowmeta.model.scan import DecodeRequest
from arrowmeta.records import dataclass

F = TypeVar("F")
T = TypeVar("T")

#: Number of concurrent reads of a slow disk.
READS_AT_ONCE = 8

#: Seconds from which on a read is slow. Reading a file from the system's page cache takes less time
#: than starting a thread.
SLOW_READ = 0.001

#: Size and number of files of a group: enough to keep all cores busy, without much memory.
GROUP_LEN = 16 << 20
GROUP_FILES = 256

#: Sizes of the first and of the largest group if rows are streamed: each group is twice as large as
#: the one before, so that the first rows come soon, and little is decoded ahead.
FIRST_STREAMED_LEN = 1 << 20
STREAMED_LEN = 2 << 20


def load_in_groups(
    read: Callable[[F], T],
    files: Sequence[F],
    lengths: Sequence[int | None],
    at_once: int | None = None,
    *,
    is_streamed: bool = False,
) -> Iterator[tuple[int, list[T]]]:
    """Read files in groups.

    Args:
        read: reads one file; called by several threads.
        files: the files.
        lengths: bytes of each file, None if unknown; they determine the groups.
        at_once: number of concurrent reads of a remote store, up to the end of the next group; None
            for a disk.
        is_streamed: whether the first results are wanted soon.

    Yields:
        The position of a group's first file, and what `read` returned for each of its files.
    """
    groups = list(_groups(lengths, is_streamed=is_streamed))
    if at_once is not None:
        with DaemonPool(at_once) as pool:
            pending: deque[Future[T]] = deque()
            for group, following in zip_longest(groups, groups[1:], fillvalue=slice(0, 0)):
                first, until = group.start, max(group.stop, following.stop)
                pending += [pool.submit(read, file) for file in files[first + len(pending) : until]]
                yield first, [pending.popleft().result() for _ in range(first, group.stop)]
        return
    loaded = read_all(read, files[groups[0]]) if groups else []
    with DaemonPool(1) as ahead:
        for group, following in zip_longest(groups, groups[1:]):
            coming = ahead.submit(partial(read_all, read), files[following]) if following else None
            yield group.start, loaded
            loaded = coming.result() if coming else []


def _groups(lengths: Sequence[int | None], *, is_streamed: bool) -> Iterator[slice]:
    """Yield the files of each group."""
    start = size = 0
    enough = FIRST_STREAMED_LEN if is_streamed else GROUP_LEN
    for end, length in enumerate(lengths):
        if end > start and (size >= enough or end - start == GROUP_FILES):
            yield slice(start, end)
            start, size = end, 0
            enough = min(2 * enough, STREAMED_LEN if is_streamed else GROUP_LEN)
        size += max(0, length or 0)
    if start < len(lengths):
        yield slice(start, len(lengths))


def read_all(read: Callable[[F], T], files: Sequence[F], at_once: int | None = None) -> list[T]:
    """Read files, concurrently if reading is slow; return what `read` returned for each.

    Args:
        read: reads one file; may be called by several threads.
        files: the files.
        at_once: number of concurrent reads of a remote store; None for a disk.
    """
    if at_once is not None:
        with DaemonPool(at_once) as pool:
            return list(pool.map(read, files))
    answers = []
    for file in files:
        start = perf_counter()
        answers.append(read(file))
        if perf_counter() - start > SLOW_READ:
            break
    return answers + _read_together(read, files[len(answers) :])


def read_each(
    read: Callable[[F], T], files: Iterable[F], at_once: int | None = None
) -> list[tuple[F, T | ArrowMetaError]]:
    """Read files that were listed, as `read_all`: each with what `read` returned, or its error.

    Files that were deleted since are left out.
    """

    def attempt(file: F) -> T | ArrowMetaError | None:
        try:
            return read(file)
        except FileNotFoundError:
            return None
        except ArrowMetaError as error:
            return error

    listed = list(files)
    read_files = zip(listed, read_all(attempt, listed, at_once), strict=True)
    return [(file, answer) for file, answer in read_files if answer is not None]


def _read_together(read: Callable[[F], T], files: Sequence[F]) -> list[T]:
    if len(files) < 2:
        return [read(file) for file in files]
    n_threads = min(len(files), READS_AT_ONCE)
    # Each thread gets its share at once: passing single files to threads costs more than a read.
    shares = [files[i::n_threads] for i in range(n_threads)]
    answers: list[Any] = [None] * len(files)
    with DaemonPool(n_threads) as pool:
        for i, some in enumerate(pool.map(lambda share: list(map(read, share)), shares)):
            answers[i::n_threads] = some
    return answers


@dataclass(frozen=True)
class MetadataReader:
    """Loads metadata files of one table.

    Attributes:
        storage: storage of the table.
        damage_log: log for files that cannot be read.
        why_missing: returns a hint for the message of a missing file.
        headers: log of the headers of files that are read; None to note none.
    """

    storage: Storage
    damage_log: DamageLog
    why_missing: Callable[[], str] = str
    headers: HeaderLog | None = field(default=None, compare=False, kw_only=True)
    #: Possible first bytes of a file.
    starts_with: ClassVar[tuple[bytes, ...]] = (MAGIC,)

    @cached_property
    def limits(self) -> Limits:
        """Limits of each file, as the storage options have them."""
        return Limits.of(self.storage.options)

    def load(self, path: str, kind: FileKind, other_path: str | None = None) -> AvroFile | None:
        """Read a file; if it cannot be read from either path, log damage and return None."""
        return self.sound(self.read(path, other_path), path, kind)

    def load_all(
        self, paths: Sequence[str], kind: FileKind, are_expected: Sequence[bool] | None = None
    ) -> list[AvroFile | None]:
        """Read files, several at a time; see `load`.

        Args:
            paths: paths of the files.
            kind: kind of the files.
            are_expected: whether a missing file is damage; by default all are.
        """

        def read(listed: tuple[str, bool]) -> AvroFile | ArrowMetaError | None:
            path, is_expected = listed
            return self.read(path) if is_expected or self.storage.exists(path) else None

        expected = [True] * len(paths) if are_expected is None else are_expected
        files = read_all(read, list(zip(paths, expected, strict=True)), self.storage.at_once)
        named = zip(files, paths, strict=True)
        return [None if file is None else self.sound(file, path, kind) for file, path in named]

    def read(
        self, path: str, other_path: str | None = None, expected_length: int | None = None
    ) -> AvroFile | ArrowMetaError:
        """Read a file; return it, or an error.

        Args:
            path: path of the file.
            other_path: path to try if there is no file.
            expected_length: bytes of the file by other metadata.

        Raises:
            StorageError: the store does not answer.
        """
        for tried in filter(None, (path, other_path)):
            try:
                content = self.storage.read_unchanging(
                    tried, expected_length=expected_length, starts_with=self.starts_with
                )
                return AvroFile.of(tried, content, self.limits)
            except FileNotFoundError:
                continue
            except OSError as cause:
                return CorruptMetadataError(f"cannot be read: {cause}", path=tried)
            except UnsupportedError as error:
                return UnsupportedError(f"{error}{self.why_missing()}")
            except (LimitError, CorruptMetadataError) as error:
                return error
        return CorruptMetadataError(f"the file is missing{self.why_missing()}", path=path)

    def sound(self, file: AvroFile | ArrowMetaError, path: str, kind: FileKind) -> AvroFile | None:
        """Return a file that was read; None for an error, which is logged as damage."""
        if isinstance(file, ArrowMetaError):
            self.damage_log.add(kind, path, file)
            return None
        return file

    def load_if_there(self, path: str, kind: FileKind) -> AvroFile | None:
        """Read a file; return None if there is none, without logging damage."""
        return self.load(path, kind) if self.storage.exists(path) else None

    def on_damage(self, kind: FileKind) -> OnDamage:
        """Return a function that logs damage of files of a kind."""
        return lambda error: self.damage_log.add(kind, None, error)


class ListedManifest(NamedTuple):
    """A manifest, and its row in the manifest list.

    Attributes:
        file: the manifest, with its recorded path, and the length and counts of the row.
        ordinal: position of the row in the list.
        facts: wanted values of the row.
    """

    file: AvroFile
    ordinal: int
    facts: tuple[Any, ...]


def manifest_groups(
    manifests: pa.Table,
    facts: Sequence[str],
    request: DecodeRequest,
    reader: MetadataReader,
    *,
    counts: Sequence[str] = (),
) -> Iterator[list[ListedManifest]]:
    """Load manifests in groups.

    Args:
        manifests: rows of the manifest list, with `manifest_path`, `length`, counts and facts.
        facts: columns whose values are returned with each manifest.
        request: which manifests, and whether the first are wanted soon.
        reader: reader of the table.
        counts: columns with the number of entries of each status, in order of the status codes; the
            last one is that of deleted entries.
    """
    columns = ("manifest_path", "length", *counts, *facts)
    rows = enumerate(zip(*(manifests[name].to_pylist() for name in columns), strict=True))
    facts_at, ordinals = 2 + len(counts), request.manifests
    wanted = [row for row in rows if ordinals is None or row[0] in ordinals]

    def work(rows: Sequence[tuple[int, tuple[Any, ...]]]) -> Work:
        numbers = [(row[1] or 0, sum(filter(None, row[2:facts_at]))) for _, row in rows]
        return Work(len(rows), sum(n for _, n in numbers), sum(size for size, _ in numbers))

    def load(listed: tuple[int, tuple[Any, ...]]) -> AvroFile | ArrowMetaError:
        path, length, *_ = listed[1]
        return reader.read(path, expected_length=length)

    tell(coming=partial(work, wanted))
    lengths = [row[1] for _, row in wanted]
    at_once, is_streamed = reader.storage.at_once, request.is_streamed
    for start, files in load_in_groups(load, wanted, lengths, at_once, is_streamed=is_streamed):
        group = wanted[start : start + len(files)]
        named = zip(files, group, strict=True)
        sound = [(reader.sound(file, row[0], "manifest"), n, row) for file, (n, row) in named]
        yield [
            ListedManifest(_announced(file, row[1:facts_at]), n, row[facts_at:])
            for file, n, row in sound
            if file
        ]
        tell(done=partial(work, group))


def _announced(file: AvroFile, said: Sequence[Any]) -> AvroFile:
    """Return a manifest with its length and entries by status according to its list."""
    length, *counts = said
    deleted = len(counts) - 1 if counts else None
    known = Announced("the manifest list", length, tuple(counts) or (None,), deleted=deleted)
    return file._replace(announced=known)
