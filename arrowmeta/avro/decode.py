"""Decode Avro files to Arrow: decompress blocks into chunks and decode these, on all cores.

A chunk is decompressed blocks of one schema, decoded to one record batch. Results are in the order
of the files; threads work a few tasks ahead of the consumer. A damaged block is reported and left
out; the other blocks are decoded.
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
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.blocks import (
    BLOCK,
    FILE,
    FIRST_ROW,
    MIN_TASK_LEN,
    N_ROWS,
    NO_LIMIT,
    Blocks,
    DamageReport,
    Filler,
    OnDamage,
    Task,
    pack_tasks,
)
from arrowmeta.avro.file import AvroFile, Limits
from arrowmeta.avro.plan import Plan, Sizing, build_batch
from arrowmeta.columns.buffers import Arena
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.compression import ByteBuffer
from arrowmeta.kernels import avro_codes as kernel
from arrowmeta.kernels.avro import decode_blocks
from arrowmeta.records import dataclass

_REASONS = {
    kernel.TRUNCATED: "the block ends inside a value",
    kernel.OVERLONG_NUMBER: "a number of more than 64 bits",
    kernel.NEGATIVE_LENGTH: "a negative length",
    kernel.LENGTH_PAST_END: "a length that runs past the end of the block",
    kernel.NOT_AN_INT: "an int outside 32 bits",
    kernel.NO_SUCH_BRANCH: "a union branch that the schema does not have",
    kernel.NO_SUCH_SYMBOL: "an enum symbol that the schema does not have",
    kernel.NOT_A_BOOLEAN: "a boolean that is neither 0 nor 1",
    kernel.NOT_UTF8: "a string that is not UTF-8",
    kernel.DECIMAL_TOO_WIDE: "a decimal with more digits than its precision",
    kernel.TOO_MANY_ITEMS: "more items than the rest of the block can hold",
    kernel.BYTES_LEFT_OVER: "bytes are left over after the last row",
    kernel.NOT_OF_A_DAY: "a time of day that is negative or past the day's end",
    kernel.TOO_MANY_FREE_ITEMS: "too many items that take no bytes",
}


@dataclass(frozen=True)
class Chunk:
    """Decoded rows of some blocks.

    Attributes:
        batch: the decoded columns.
        spans: starts and lengths in `data` of each span column, by dotted name; both 0 for a null.
            int64[rows], or int64[items] inside of a list; not contiguous.
        data: the decompressed blocks.
        blocks: table of the decoded blocks, in order; see `avro.blocks`.
        columns_len: bytes of the arena of the columns.
    """

    batch: pa.RecordBatch
    spans: dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]
    data: NDArray[np.uint8]
    blocks: Blocks
    columns_len: int

    @property
    def file_idx(self) -> NDArray[np.int32]:
        """File of each row, as a position in the list of files."""
        return np.repeat(self.blocks[:, FILE].astype(np.int32), self.blocks[:, N_ROWS])

    @property
    def row_idx(self) -> NDArray[np.int64]:
        """Ordinal of each row in its file."""
        n_rows = self.blocks[:, N_ROWS]
        before = np.cumsum(n_rows) - n_rows
        return np.arange(self.batch.num_rows) + np.repeat(
            self.blocks[:, FIRST_ROW] - before, n_rows
        )


class BlockError(Exception):
    """Damage in one block.

    Attributes:
        position: position of the block in the chunk.
        error: the error.
    """

    def __init__(self, position: int, error: ArrowMetaError) -> None:
        self.position = position
        self.error = error


def decode_chunk(
    plan: Plan,
    sizing: Sizing,
    data: NDArray[np.uint8],
    table: NDArray[np.int64],
    blocks: Blocks,
    max_columns_len: int,
    limits: Limits,
) -> Chunk:
    """Decode decompressed blocks.

    Args:
        plan: plan of the schema of all blocks.
        sizing: sizes of arenas for the plan.
        data: decompressed bytes, followed by padding.
        table: start, end and number of rows of each block in `data`; int64[n, 3].
        blocks: table of the same blocks in the files.
        max_columns_len: limit of the arena.
        limits: limits of items that take no bytes.

    Raises:
        BlockError: a block is damaged, or the columns exceed a limit.
    """
    try:
        if not sizing.is_known and len(blocks) > 2:
            # Decode one block to learn how much room rows need; it is decoded twice.
            _run_kernel(plan, sizing, data, table[:1], blocks, max_columns_len, limits)
        arena, counts = _run_kernel(plan, sizing, data, table, blocks, max_columns_len, limits)
    except LimitError as error:
        raise BlockError(0, error) from error
    batch = build_batch(plan, arena, counts)
    return Chunk(batch, _spans(plan, arena, counts), data, blocks, arena.bytes8.size)


def _run_kernel(
    plan: Plan,
    sizing: Sizing,
    data: NDArray[np.uint8],
    table: NDArray[np.int64],
    blocks: Blocks,
    max_columns_len: int,
    limits: Limits,
) -> tuple[Arena, NDArray[np.int64]]:
    """Decode the blocks of `table`, with a larger arena each time the kernel needs more room.

    Returns:
        The arena, and the number of rows of each level.
    """
    n_bytes = int((table[:, 1] - table[:, 0]).sum())
    arena = sizing.arena(int(table[:, 2].sum()), n_bytes, max_columns_len)
    counts = np.zeros(plan.n_levels, dtype=np.int64)
    scratch = np.zeros_like(counts)
    stack = np.zeros((plan.max_depth, 2), dtype=np.int64)
    state = np.zeros(kernel.STATE_LEN, dtype=np.int64)
    state[kernel.FREE_ITEMS] = limits.free_items_in(n_bytes)
    while True:
        status = decode_blocks(
            data,
            table,
            plan.program,
            plan.targets,
            arena.bytes8,
            arena.bytes32,
            arena.bytes64,
            arena.bases,
            arena.caps,
            arena.var_caps,
            counts,
            scratch,
            stack,
            state,
        )
        if status == kernel.DONE:
            sizing.learn(arena, counts)
            return arena, counts
        if status in _REASONS:
            raise _block_error(blocks, table, state, status)
        what, needed = int(state[kernel.GROW]), int(state[kernel.NEEDED])
        arena = sizing.grow(arena, counts, status, what, needed)


def _block_error(
    blocks: Blocks, table: NDArray[np.int64], state: NDArray[np.int64], status: int
) -> BlockError:
    """Return the error for a status of the kernel."""
    at = int(state[kernel.BLOCK])
    reason = _REASONS[status]
    block, row = int(blocks[at, BLOCK]), int(state[kernel.ROW])
    start, end = int(table[at, 0]), int(table[at, 1])
    byte = min(int(state[kernel.POS]), end) - start
    if status == kernel.TOO_MANY_FREE_ITEMS:
        return BlockError(at, LimitError(f"block {block}, row {row}, byte {byte}: {reason}"))
    return BlockError(at, CorruptMetadataError(reason, block=block, row=row, byte=byte))


def _spans(
    plan: Plan, arena: Arena, counts: NDArray[np.int64]
) -> dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]:
    ranges = {}
    for path, column in plan.span_columns():
        start = int(arena.bases[3 * column.slot + 1]) // 8
        pairs = arena.bytes64[start : start + 2 * int(counts[column.level])].reshape(-1, 2)
        ranges[path] = (pairs[:, 0], pairs[:, 1])
    return ranges


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
        chunk_len: approximate decompressed bytes of a chunk; `CHUNK_LEN` by default.
        pipeline: threads to use, except for small files. Results of earlier files are yielded
            first, and results of these files may remain in it. None uses the calling thread.
        limits: how much memory and time a file may take; by default, that of the first file.
        on_damage: called with each damaged block; without it, the first error is raised.
        plans: set to the plan of every schema text.
    """
    damage = DamageReport(files, on_damage)
    file_len = sum(len(file.data) for file in files)
    limits = limits or (files[0].limits if files else Limits())
    decoder = _Decoder(files, chunk_len or CHUNK_LEN, limits, damage)
    n_threads = pipeline.threads if pipeline else 1
    # As few tasks as keep all threads busy, of equal size: each costs milliseconds of Python.
    task_len = file_len // max(1, min(n_threads, file_len // MIN_TASK_LEN))
    plans = {} if plans is None else plans
    sizings = pipeline.sizings if pipeline else {}
    tasks = pack_tasks(files, columns, spans, keys, task_len, damage, plans, sizings)

    def run(task: Task) -> list[T]:
        # `map` does not hold a chunk while the next one is decoded, whose columns take its memory.
        return list(map(convert, decoder.decode(task)))

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
        self, files: Sequence[AvroFile], chunk_len: int, limits: Limits, damage: DamageReport
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
                blocks, table, at = self._filler.fill(task, at, data, self._chunk_len)
                yield from self._chunks(task, data.view(), blocks, table)

    def _chunks(
        self, task: Task, data: NDArray[np.uint8], blocks: Blocks, table: NDArray[np.int64]
    ) -> Iterator[Chunk]:
        """Decode decompressed blocks; only damaged blocks are left out.

        Decodes all blocks at once. If one is damaged, decodes the blocks before it, and after it
        first one block, then two, and so on.
        """
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
            del chunk  # so that the next one may use its memory
            at, n_blocks = at + n_blocks, 2 * n_blocks

    def _chunk(
        self, task: Task, data: NDArray[np.uint8], table: NDArray[np.int64], blocks: Blocks
    ) -> Chunk:
        """Decode blocks; reduce what each file may still take by its share of the columns."""
        shares = np.bincount(blocks[:, FILE], table[:, 1] - table[:, 0] + 1)
        owners = np.flatnonzero(shares)
        left = int(min(self._columns_left[owners].sum(), NO_LIMIT))
        chunk = decode_chunk(task.plan, task.sizing, data, table, blocks, left, self._limits)
        shares = shares[owners] / shares.sum()
        self._columns_left[owners] -= shares * chunk.columns_len
        return chunk
