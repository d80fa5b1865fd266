"""Load files in groups; the next group is loaded while one is decoded.

`read_avro` reads files of any schemas into one table. `MetadataReader` reads files of one table,
and `manifest_groups` its manifests.

Missing and unreadable files are added to the damage log. A file that was cut off between two
blocks, or replaced by a copy of another file, can be read without an error. It is detected by its
length and number of rows (`AvroFile.fault`, without decoding), by the number of rows of each code,
such as a status, and by comparing the bytes of files that end alike (`check_announced`). The
decision docs/decisions/announced_counts.md says which differences are damage.
"""

from __future__ import annotations

import hashlib
import os
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from itertools import zip_longest
from operator import attrgetter
from pathlib import Path
from time import perf_counter
from typing import Any, BinaryIO, ClassVar, NamedTuple, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.types as pat
from msgspec import Struct

from arrowmeta.avro.container import MAGIC, Announced, AvroFile, Limits
from arrowmeta.avro.decode import OnDamage, decode_files
from arrowmeta.avro.schema import path_of
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    StorageError,
    UnsupportedError,
    UsageError,
    chosen_names,
)
from arrowmeta.io.reading import read_whole
from arrowmeta.io.requests import DaemonPool
from arrowmeta.io.storage import Storage, is_device
from arrowmeta.kernels.buffers import filled
from arrowmeta.kernels.rows import Rows, nested
from arrowmeta.model.damage import DamageLog, HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.progress import Work, tell, uncounted
from arrowmeta.model.scan import Pipeline, Request
from arrowmeta.model.tables import FileKind

F = TypeVar("F")
T = TypeVar("T")

#: Number of concurrent reads of a slow disk.
READS_AT_ONCE = 8

#: Seconds from which on a read is slow. Reading a file from the system's page cache takes less time
#: than passing it to a thread.
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
    coming: Future[list[T]] | None = None
    with DaemonPool(1) as ahead:
        for group, following in zip_longest(groups, groups[1:]):
            loaded = coming.result() if coming else read_all(read, files[group])
            coming = ahead.submit(partial(read_all, read), files[following]) if following else None
            yield group.start, loaded


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
    """Read files, concurrently if reading the first file is slow; return what `read` returned.

    Args:
        read: reads one file; may be called by several threads.
        files: the files.
        at_once: number of concurrent reads of a remote store; None for a disk.
    """
    answers: list[T] = []
    if at_once is None:
        start = perf_counter()
        answers += map(read, files[:1])
        if perf_counter() - start < SLOW_READ:
            return answers + [read(file) for file in files[1:]]
    with DaemonPool(at_once or READS_AT_ONCE) as pool:
        return answers + list(pool.map(read, files[len(answers) :]))


def read_each(
    read: Callable[[F], T],
    files: Iterable[F],
    at_once: int | None,
    on_damage: Callable[[F, ArrowMetaError], object],
) -> list[tuple[F, T]]:
    """Read files that were listed, as `read_all`; return each with what `read` returned.

    Files that were deleted since are left out.

    Args:
        read: reads one file; may be called by several threads.
        files: the files.
        at_once: number of concurrent reads of a remote store; None for a disk.
        on_damage: called with each file that cannot be read, and its error; that of a store that
            does not answer is raised.
    """

    def attempt(file: F) -> T | ArrowMetaError | None:
        try:
            return read(file)
        except FileNotFoundError:
            return None
        except ArrowMetaError as error:
            return error

    listed, answers = list(files), []
    for file, answer in zip(listed, read_all(attempt, listed, at_once), strict=True):
        if isinstance(answer, ArrowMetaError):
            if isinstance(answer, StorageError):
                raise answer
            on_damage(file, answer)
        elif answer is not None:
            answers.append((file, answer))
    return answers


class MetadataReader(Struct, frozen=True, dict=True):
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
    headers: HeaderLog | None = None
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
        self, path: str, other_path: str | None = None, announced: Announced | None = None
    ) -> AvroFile | ArrowMetaError:
        """Read a file; return it, or an error.

        Args:
            path: path of the file.
            other_path: path to try if there is no file.
            announced: what other metadata says of the file.

        Raises:
            StorageError: the store does not answer.
        """
        length = announced and announced.length
        for tried in filter(None, (path, other_path)):
            try:
                content = self.storage.read_unchanging(
                    tried, expected_length=length, starts_with=self.starts_with
                )
                return AvroFile.of(tried, content, self.limits, announced)
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
    request: Request,
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
            last column is that of deleted entries.
    """
    columns = ("manifest_path", "length", *counts, *facts)
    rows = enumerate(zip(*(manifests[name].to_pylist() for name in columns), strict=True))
    facts_at, ordinals = 2 + len(counts), request.manifests
    deleted = len(counts) - 1 if counts else None
    chosen = [row for row in rows if ordinals is None or row[0] in ordinals]
    new = uncounted(row[0] for _, row in chosen)

    def work(rows: Sequence[tuple[int, tuple[Any, ...]]]) -> Work:
        numbers = [
            (row[1] or 0, sum(filter(None, row[2:facts_at]))) for _, row in rows if row[0] in new
        ]
        return Work(len(numbers), sum(n for _, n in numbers), sum(size for size, _ in numbers))

    def load(listed: tuple[int, tuple[Any, ...]]) -> AvroFile | ArrowMetaError:
        path, length, *rest = listed[1]
        said = tuple(rest[: len(counts)]) or (None,)
        announced = Announced("the manifest list", length, said, deleted=deleted)
        return reader.read(path, announced=announced)

    tell(coming=partial(work, chosen))
    lengths = [row[1] for _, row in chosen]
    at_once, is_streamed = reader.storage.at_once, request.is_streamed
    for start, files in load_in_groups(load, chosen, lengths, at_once, is_streamed=is_streamed):
        group = chosen[start : start + len(files)]
        yield [
            ListedManifest(sound, ordinal, row[facts_at:])
            for file, (ordinal, row) in zip(files, group, strict=True)
            if (sound := reader.sound(file, row[0], "manifest"))
        ]
        tell(done=partial(work, group))


# -- files beside what lists them ----------------------------------------------------------------

#: Number of codes, from 0, that are counted separately. Other codes are counted together.
_CODES = 7

#: Last bytes by which files are compared before their contents are. A sync marker, the last 16
#: bytes, is not enough: the C and C++ libraries of Avro seed it with the second.
_END_LEN = 4096


class _Counted(NamedTuple):
    """A file and its rows by code.

    Attributes:
        path: the file.
        said: what is announced of it.
        ending: its length, and a hash of its last bytes.
        held: rows by code.
    """

    path: str
    said: Announced | None
    ending: tuple[int, int]
    held: list[int]


class FileCounts:
    """Counts rows by file and code.

    Args:
        files: the files. Their bytes are not kept.
    """

    def __init__(self, files: Sequence[AvroFile]) -> None:
        endings = [(len(it.data), hash(bytes(it.data[-_END_LEN:]))) for it in files]
        self._files = [(it.path, it.announced, end) for it, end in zip(files, endings, strict=True)]
        self._counts = [np.zeros((len(files), _CODES + 1), dtype=np.int64)]  # one for each call

    def add(self, rows: Rows, path: str) -> None:
        """Count rows; invalid codes are reported elsewhere. Can be called from any thread.

        Args:
            rows: rows of the files.
            path: dotted name of the field with the code: an int of 32 bits, or of fewer in ORC.
        """
        array = nested(rows.batch, path)
        if array is None or not pat.is_signed_integer(array.type) or array.type.bit_width > 32:
            return
        codes, n_codes = filled(array.cast(pa.int32()), -1).view(np.uint32), _CODES + 1
        slots = rows.file_idx.astype(np.int64) * n_codes + np.minimum(codes, _CODES)
        counts = np.bincount(slots, minlength=len(self._files) * n_codes)
        self._counts.append(counts.reshape(-1, n_codes))

    def counted(self) -> Iterator[_Counted]:
        """Yield each file with its rows by code."""
        counts = sum(self._counts[1:], self._counts[0]).tolist()
        return (_Counted(*file, held) for file, held in zip(self._files, counts, strict=True))


def check_announced(groups: Sequence[FileCounts], reader: MetadataReader, kind: FileKind) -> None:
    """Report files that differ from what is announced of them, or repeat others.

    Args:
        groups: all files of one query, after decoding all of them.
        reader: reads files again, to compare their bytes, and takes the reports.
        kind: kind of the files.
    """
    files = [file for group in groups for file in group.counted()]
    originals = _originals(files, reader)
    for file in files:
        is_decoded = any(file.held) and file.path not in reader.damage_log.paths
        reason = file.said and _other_codes(file.said, file.held, is_decoded=is_decoded)
        if not reason and file.path in originals:
            reason = f"it has the bytes of {originals[file.path]}"
        if reason:
            error = CorruptMetadataError(reason, path=file.path, is_read=True)
            reader.damage_log.add(kind, None, error)


def _originals(files: Sequence[_Counted], reader: MetadataReader) -> dict[str, str]:
    """Return the path of the original by the path of each copy.

    The original is the first file with its announced length; if there is none, the first file.
    Files without rows are no copies: they differ in nothing.
    """
    alike: dict[tuple[int, int], dict[str, _Counted]] = defaultdict(dict)
    for file in files:
        if any(file.held):
            alike[file.ending].setdefault(file.path, file)
    originals: dict[str, str] = {}
    for by_path in alike.values():
        same: dict[bytes, list[_Counted]] = defaultdict(list)
        for file in by_path.values() if len(by_path) > 1 else ():
            again = reader.read(file.path)
            if isinstance(again, AvroFile):  # otherwise it was deleted in the meantime
                same[hashlib.sha256(again.data).digest()].append(file)
        for copies in same.values():
            whole = (f for f in copies if f.said and f.said.length == f.ending[0])
            original = next(whole, copies[0])
            originals |= {file.path: original.path for file in copies if file is not original}
    return originals


def _other_codes(said: Announced, held: list[int], *, is_decoded: bool) -> str | None:
    """Return an error if a file has other rows by code than announced, so that rows are lost.

    A wrong number of rows was reported before, unless the missing rows may all be deleted entries:
    these alone are no loss. Some writers add up their counts over several commits.

    Args:
        said: what is announced of the file.
        held: its rows by code.
        is_decoded: whether all rows of the file were decoded.
    """
    counts = held[: len(said.counts)]
    if said.rows is None or sum(held) > said.rows:
        return None  # unknown, or nothing is missing
    is_other = said.counts != tuple(counts)
    if sum(held) < said.rows:
        pairs = zip(said.counts, counts, strict=True)
        lacking = [code for code, (number, count) in enumerate(pairs) if count < (number or 0)]
        is_other = is_decoded and lacking not in ([], [said.deleted])
    if not is_other:
        return None
    announced, held_counts = (" + ".join(map(str, numbers)) for numbers in (said.counts, counts))
    return f"{said.by} counts {announced} entries by status, the file holds {held_counts}"


# -- any files in one table ----------------------------------------------------------------------

Source: TypeAlias = str | os.PathLike[str] | bytes | bytearray | memoryview | pa.Buffer | BinaryIO


def read_avro(
    sources: Source | Iterable[Source],
    columns: Collection[str] | None = None,
    *,
    threads: int | None = None,
    limits: Limits | None = None,
) -> pa.Table:
    """Read Avro object container files into one Arrow table.

    Columns of files with different schemas are united by name; a column that a file does not have
    is null. Only `columns` are decoded. See `arrowmeta.avro.plan` for the types.

    Args:
        sources: paths, URIs that `pyarrow.fs` knows, bytes, buffers or binary files, one or
            several.
        columns: names of columns, dotted for a field of a record; None for all.
        threads: number of threads; by default, that of cores.
        limits: how much memory a file may take.

    Raises:
        CorruptMetadataError: a file is damaged; the message has file, block, row and byte.
        LimitError: a file needs more memory than `limits` allow.
        UnsupportedError: a recursive schema or an unknown codec.
        UsageError: no sources, unknown columns, or columns of one name with incompatible types.
        OSError: a file is missing or cannot be read.

    Examples:
        >>> arrowmeta.read_avro("manifest-0.avro", columns=["_KIND", "_FILE._FILE_NAME"])
    """
    of_files = limits or Limits()
    opened = [_opened(source, i, of_files) for i, source in enumerate(_listed(sources))]
    if not opened:
        raise UsageError("read_avro needs at least one file")
    names = None if columns is None else tuple(chosen_names(columns))
    paths = None if names is None else list(map(path_of, names))
    batches: list[pa.RecordBatch] = []
    with Pipeline[pa.RecordBatch](threads) as pipeline:
        loads, lengths = [load for load, _ in opened], [length for _, length in opened]
        for _, files in load_in_groups(lambda load: load(), loads, lengths):
            batches += decode_files(
                files, paths, attrgetter("batch"), are_avro=True, pipeline=pipeline
            )
        batches += pipeline.rest()
        schemas = [sizing.plan.schema for sizing in pipeline.sizings.values()]
    table = _united(batches, schemas)
    _check_columns(names, table.schema)
    return table


def _listed(sources: Source | Iterable[Source]) -> list[Source]:
    in_memory = bytes | bytearray | memoryview | pa.Buffer
    is_single = isinstance(sources, str | os.PathLike | in_memory) or hasattr(sources, "read")
    return list(sources) if isinstance(sources, Iterable) and not is_single else [sources]


def _opened(
    source: Source, ordinal: int, limits: Limits
) -> tuple[Callable[[], AvroFile], int | None]:
    """Return how to read a source, and its length; None if a remote store would be asked."""
    if isinstance(source, str | os.PathLike):
        path, length = os.fspath(source), None
        with suppress(OSError, ValueError):  # reading the file raises the error
            length = None if "://" in path else Path(path).stat().st_size
        return partial(_load, path, limits), length
    name, content = f"source {ordinal}", source
    if not isinstance(source, bytes | bytearray | memoryview | pa.Buffer):
        if not hasattr(source, "read"):
            raise UsageError(f"sources must be files or bytes, got {source!r}")
        origin, content = getattr(source, "name", None), source.read()
        name = origin if isinstance(origin, str) else name
    file = AvroFile.of(name, content, limits)
    return lambda: file, len(file.data)


def _load(path: str, limits: Limits) -> AvroFile:
    if "://" in path:
        return AvroFile.of(path, Storage.open(path).read(path), limits)
    if is_device(path):  # Opening a pipe waits for a writer.
        raise OSError(f"{path} is a device or a pipe, not a file")
    with pa.OSFile(path) as opened:
        return AvroFile.of(path, read_whole(opened, opened.size(), path), limits)


def _united(batches: list[pa.RecordBatch], schemas: list[pa.Schema]) -> pa.Table:
    """Concatenate batches of different schemas; columns missing from a schema are nullable."""
    if all(schema == schemas[0] for schema in schemas):
        return pa.Table.from_batches(batches, schemas[0])
    everywhere = set.intersection(*(set(schema.names) for schema in schemas))
    loose = [
        pa.schema([f.with_nullable(f.nullable or f.name not in everywhere) for f in schema])
        for schema in schemas
    ]
    no_rows = [pa.Table.from_batches([], schema) for schema in loose]
    try:
        tables = [*no_rows, *(pa.Table.from_batches([batch]) for batch in batches)]
        return pa.concat_tables(tables, promote_options="default")
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise UsageError(f"the files' columns do not go together: {error}") from error


def _check_columns(asked: tuple[str, ...] | None, schema: pa.Schema) -> None:
    for name in asked or ():
        node: pa.Schema | pa.DataType = schema
        for part in name.split("."):
            is_struct = isinstance(node, pa.Schema) or pa.types.is_struct(node)
            if not is_struct or node.get_field_index(part) < 0:
                names = ", ".join(f.name for f in node) if is_struct else ""
                hint = f": there is no {part!r} among {names}" if names else ""
                raise UsageError(f"no column {name!r}{hint}")
            node = node.field(part).type
            while pa.types.is_list(node):
                node = node.value_type
