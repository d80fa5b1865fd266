"""Avro files to Arrow: blocks are decompressed into chunks and decoded, on all cores.

A damaged block gives none of its rows: it is reported, and the other blocks are decoded. Results
come in the order of the files; threads are a few tasks ahead of who takes them.
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
from arrowmeta.avro.filling import Filler, Filling
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
    """Threads that stay from one set of files to the next, so that none waits for another's end.

    Results of work that was added may come when more is added, or when the rest is asked for;
    leaving the pipeline forgets those that were not taken.

    Args:
        threads: how many work at once; all cores by default. One is the caller's own.
    """

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        #: How much room rows need, learnt from one set of files for the next.
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
        """Whether results of work have not been taken yet."""
        return bool(self._running)

    def add(self, work: Callable[[], Iterable[T]]) -> Iterator[T]:
        """Have a thread do some work; yield what is due of the work before."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        self._running.append(self._pool.submit(lambda: list(work())))
        if len(self._running) > self.threads + 1:
            yield from self._running.popleft().result()

    def rest(self) -> Iterator[T]:
        """Yield all results that have not been taken yet."""
        while self._running:
            yield from self._running.popleft().result()


#: Decompressed bytes that are worth a chunk; more only costs memory.
CHUNK_LEN = 32 << 20

#: More bytes than there is memory for, in 64 bits.
_NO_LIMIT = 1 << 62

#: Bytes of files from which on there is a task for more than one thread.
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
        files: what to decode; files of one schema share a plan.
        columns: dotted names of the wanted columns, None for all.
        convert: what to make of a chunk; runs on the thread that decoded it, and must not keep
            the chunk's `data`, which the next chunk is written over.
        spans: names of bytes columns to locate instead of copying.
        keys: of items that are an int and a number or bytes, those of other ints may be left out;
            None keeps all.
        chunk_len: about how many decompressed bytes a chunk has; `CHUNK_LEN` by default.
        pipeline: does the work, but for a few bytes; what it has left of other files comes first,
            and the last of these files stays there. None has the caller's own thread do it.
        limits: how much memory a file may ask for.
        on_damage: called with each damaged block; without it, the first error is raised.
        plans: filled with the plan of every schema text met.
    """
    damage = DamageReport(files, on_damage)
    file_len = sum(len(file.data) for file in files)
    decoder = _Decoder(files, chunk_len or CHUNK_LEN, limits or Limits(), damage)
    n_threads = pipeline.threads if pipeline else 1
    # As few tasks as keep all threads busy, and none of a rest: each costs milliseconds of Python.
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


#: Buffers of tasks that are done, for the next ones: fresh memory would have to be paged in.
idle_buffers: list[ByteBuffer] = []

#: More of them would be memory that no one uses.
_MAX_IDLE_BUFFERS = 4


@contextmanager
def _lent_buffer() -> Iterator[ByteBuffer]:
    """Lend an empty buffer with room for a chunk, and for the block that passes the mark."""
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
    """Decodes tasks of some files, keeping count of what each file has taken."""

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
        # Bytes of columns that each file may still fill.
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
        """Decode what was filled, so that only bad blocks are lost.

        All at once if there is none; else those before a bad one, and then more and more.
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
                    n_blocks //= 2  # together they may ask for too much
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
        """Decode blocks, and take the columns off what their files may fill, each its share."""
        shares = np.bincount(blocks[:, FILE], table[:, 1] - table[:, 0] + 1)
        owners = np.flatnonzero(shares)
        left = int(min(self._columns_left[owners].sum(), _NO_LIMIT))
        chunk = decode_chunk(task.plan, task.sizing, data, table, blocks, left, self._limits)
        shares = shares[owners] / shares.sum()
        self._columns_left[owners] -= shares * chunk.columns_len
        return chunk
