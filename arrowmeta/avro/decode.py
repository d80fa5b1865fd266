"""Decode Avro files to Arrow: decompress blocks into chunks and decode these, on all cores.

Results are in the order of the files; threads work a few tasks ahead of the consumer. A damaged
block is reported and left out; the other blocks are decoded.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from types import TracebackType
from typing import Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.arrays import Sizing
from arrowmeta.avro.chunk import BlockError, Chunk, decode_chunk
from arrowmeta.avro.file import AvroFile, Limits
from arrowmeta.avro.filling import NO_LIMIT, Filler, Filling
from arrowmeta.avro.plan import Plan
from arrowmeta.avro.task import (
    FILE,
    MIN_TASK_LEN,
    Blocks,
    DamageReport,
    OnDamage,
    Task,
    pack_tasks,
)
from arrowmeta.errors import LimitError
from arrowmeta.io.compression import ByteBuffer

T = TypeVar("T")


class Pipeline(Generic[T]):
    """Threads that are used for several sets of files, so that no thread is idle between them.

    Results are returned in order, by later calls of `add` and by `rest`. Results that were not
    taken are lost at exit.

    Args:
        threads: number of threads; by default, that of cores. With 1, `decode_files` uses the
            calling thread.
    """

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        #: Plans and their sizings by id of the plan, kept for the next set of files.
        self.sizings: dict[int, tuple[Plan, Sizing]] = {}
        self._pool: ThreadPoolExecutor | None = None
        self._running: deque[Future[list[T]]] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    @property
    def is_busy(self) -> bool:
        """Whether there are results that have not been taken."""
        return bool(self._running)

    def add(self, work: Callable[[], Iterable[T]]) -> Iterator[T]:
        """Start work on a thread; yield earlier results if too many are waiting."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        self._running.append(self._pool.submit(lambda: list(work())))
        if len(self._running) > self.threads + 1:
            yield from self._running.popleft().result()

    def rest(self) -> Iterator[T]:
        """Yield all results that have not been taken."""
        while self._running:
            yield from self._running.popleft().result()


#: Decompressed bytes of a chunk. Larger chunks are not faster and take more memory.
CHUNK_LEN = 32 << 20

#: Size of files from which on more than one thread is used.
PARALLEL_LEN = 2 * MIN_TASK_LEN


def decode_files(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None,
    convert: Callable[[Chunk], T],
    *,
    spans: tuple[str, ...] = (),
    keys: tuple[int, ...] | None = None,
    chunk_len: int | None = None,
    pipeline: Pipeline[T] | None = None,
    limits: Limits | None = None,
    on_damage: OnDamage | None = None,
    plans: dict[str, Plan] | None = None,
) -> Iterator[T]:
    """Decode files in order, chunk by chunk, a few chunks ahead of the consumer.

    Args:
        files: the files.
        columns: dotted names of the wanted columns, None for all.
        convert: converts a chunk; called on the thread that decoded it. It must not keep the
            chunk's `data`, which is overwritten by the next chunk.
        spans: names of bytes columns to locate instead of copying.
        keys: wanted ints of lists whose items are an int and a number or bytes; items of other ints
            may be left out. None keeps all.
        chunk_len: approximate decompressed bytes of a chunk; `CHUNK_LEN` by default. pipeline:
        threads to use, except for small files. Results of earlier files are yielded first,
            and results of these files may remain in it. None uses the calling thread.
        limits: how much memory a file may take.
        on_damage: called with each damaged block; without it, the first error is raised.
        plans: set to the plan of every schema text.
    """
    damage = DamageReport(files, on_damage)
    file_len = sum(len(file.data) for file in files)
    decoder = _Decoder(files, chunk_len or CHUNK_LEN, limits or Limits(), damage)
    n_threads = pipeline.threads if pipeline else 1
    # As few tasks as keep all threads busy, of equal size: each costs milliseconds of Python.
    task_len = file_len // max(1, min(n_threads, file_len // MIN_TASK_LEN))
    plans = {} if plans is None else plans
    sizings = pipeline.sizings if pipeline else {}
    tasks = pack_tasks(files, columns, spans, keys, task_len, damage, plans, sizings)

    def run(task: Task) -> list[T]:
        return [convert(chunk) for chunk in decoder.decode(task)]

    is_worth_it = file_len >= PARALLEL_LEN or (pipeline is not None and pipeline.is_busy)
    if pipeline is not None and n_threads > 1 and is_worth_it:
        for task in tasks:
            yield from pipeline.add(partial(run, task))
        return
    for task in tasks:
        yield from run(task)


#: Buffers to use again: new memory causes page faults.
idle_buffers: list[ByteBuffer] = []

_MAX_IDLE_BUFFERS = 4


@contextmanager
def _lent_buffer() -> Iterator[ByteBuffer]:
    """Lend an empty buffer with room for a chunk and the rest of its last block."""
    try:
        buffer = idle_buffers.pop()
    except IndexError:
        buffer = ByteBuffer(CHUNK_LEN + (1 << 20))
    try:
        yield buffer
    finally:
        buffer.rewind(0)
        is_usual = CHUNK_LEN <= buffer.capacity <= 2 * CHUNK_LEN
        if is_usual and len(idle_buffers) < _MAX_IDLE_BUFFERS:
            idle_buffers.append(buffer)


class _Decoder:
    """Decodes tasks, within the limits of each file."""

    def __init__(
        self,
        files: Sequence[AvroFile],
        chunk_len: int,
        limits: Limits,
        damage: DamageReport,
    ) -> None:
        self._chunk_len = chunk_len
        self._limits = limits
        self._damage = damage
        self._filler = Filler(files, limits, damage)
        # Bytes of columns that each file may still take.
        self._columns_left = np.array(
            [limits.columns_in(len(file.data)) for file in files], dtype=np.float64
        )

    def decode(self, task: Task) -> Iterator[Chunk]:
        """Decode a task's blocks, chunk by chunk."""
        at = 0
        while at < len(task.blocks):
            with _lent_buffer() as data:
                filling, at = self._filler.fill(task, at, data, self._chunk_len)
                yield from self._chunks(task, filling)

    def _chunks(self, task: Task, filling: Filling) -> Iterator[Chunk]:
        """Decode decompressed blocks; only damaged blocks are left out.

        Decodes all blocks at once. If one is damaged, decodes the blocks before it, and after it
        first one block, then two, and so on.
        """
        blocks, table = filling.finish()
        data = filling.data.view()
        at, n_blocks = 0, len(blocks)
        while at < len(blocks):
            some = slice(at, at + n_blocks)
            try:
                chunk = self._chunk(task, data, table[some], blocks[some])
            except BlockError as fault:
                if fault.position:
                    n_blocks = fault.position
                elif n_blocks > 1 and isinstance(fault.error, LimitError):
                    n_blocks //= 2  # too much together, maybe not alone
                else:
                    self._damage.report(fault.error, int(blocks[at, FILE]))
                    at, n_blocks = at + 1, 1
                continue
            yield chunk
            at, n_blocks = at + n_blocks, 2 * n_blocks

    def _chunk(
        self,
        task: Task,
        data: NDArray[np.uint8],
        table: NDArray[np.int64],
        blocks: Blocks,
    ) -> Chunk:
        """Decode blocks; reduce what each file may still take by its share of the columns."""
        shares = np.bincount(blocks[:, FILE], table[:, 1] - table[:, 0] + 1)
        owners = np.flatnonzero(shares)
        left = int(min(self._columns_left[owners].sum(), NO_LIMIT))
        chunk = decode_chunk(task.plan, task.sizing, data, table, blocks, left, self._limits)
        shares = shares[owners] / shares.sum()
        self._columns_left[owners] -= shares * chunk.columns_len
        return chunk
