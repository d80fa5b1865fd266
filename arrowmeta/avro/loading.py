"""Many files loaded some at a time, the next ones while those before are decoded.

Knows what a read costs, not where it is from or what is in a file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from time import perf_counter
from typing import Any, TypeVar

from arrowmeta.io.daemon_pool import DaemonPool

F = TypeVar("F")
T = TypeVar("T")

#: Reads under way together: most of a read is waiting, for a remote store or for the disk.
READS_AT_ONCE = 8

#: Seconds of a read from which on it was waiting. Those of a file that the system has in memory
#: are done before a thread has started.
SLOW_READ = 0.001

#: Bytes and number of files that are loaded and decoded together: enough to keep all cores busy,
#: little enough to hold.
GROUP_LEN = 16 << 20
GROUP_FILES = 256


def load_in_groups(
    read: Callable[[F], T], files: Sequence[F], lengths: Sequence[int | None]
) -> Iterator[tuple[int, list[T]]]:
    """Read files, some of them at a time.

    Args:
        read: reads one; called by several threads.
        files: what to read.
        lengths: bytes of each, as far as they are known; they decide how many go together.

    Yields:
        The position of a group's first file, and what `read` returned for each of its files.
    """
    groups = list(_groups(lengths))
    found = read_all(read, files[groups[0]]) if groups else []
    with DaemonPool(1) as ahead:
        for one, following in zip_longest(groups, groups[1:]):
            coming = ahead.submit(partial(read_all, read), files[following]) if following else None
            yield one.start, found
            found = coming.result() if coming else []


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


def read_all(read: Callable[[F], T], files: Sequence[F]) -> list[T]:
    """Read files, several at a time where reading is slow; return what `read` returned for each.

    Args:
        read: reads one; may be called by several threads.
        files: what to read.
    """
    found = []
    for file in files:
        start = perf_counter()
        found.append(read(file))
        if perf_counter() - start > SLOW_READ:
            break
    return found + _read_together(read, files[len(found) :])


def _read_together(read: Callable[[F], T], files: Sequence[F]) -> list[T]:
    if len(files) < 2:
        return [read(file) for file in files]
    n_threads = min(len(files), READS_AT_ONCE)
    # Each thread has its share at once: handing over file by file costs more than a read.
    shares = [files[i::n_threads] for i in range(n_threads)]
    found: list[Any] = [None] * len(files)
    with DaemonPool(n_threads) as pool:
        for i, some in enumerate(pool.map(lambda share: list(map(read, share)), shares)):
            found[i::n_threads] = some
    return found
