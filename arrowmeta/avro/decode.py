"""Avro files to Arrow: blocks are decompressed, packed into chunks, and decoded on all cores.

A chunk is some blocks of one writer schema, decoded by one kernel call into one record batch. A
damaged block gives none of its rows: it is reported, and the other blocks are decoded.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.arrays import build_batch
from arrowmeta.avro.compiler import plan_for
from arrowmeta.avro.container import SYNC_LEN, Block, Header, iter_blocks, read_header
from arrowmeta.avro.file import AvroFile, Limits
from arrowmeta.avro.plan import Plan
from arrowmeta.avro.sizing import Sizing
from arrowmeta.columns.arena import Arena
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.compression import decompress
from arrowmeta.kernels import avro as kernel

OnDamage = Callable[[ArrowMetaError], None]


#: Compressed bytes that are worth a thread's attention.
TASK_LEN = 2 << 20

#: Decompressed bytes that are worth a chunk; more only costs memory.
CHUNK_LEN = 16 << 20

_PADDING = 16

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
    kernel.DECIMAL_TOO_WIDE: "a decimal wider than its precision allows",
    kernel.TOO_MANY_ITEMS: "more items than the rest of the block can hold",
    kernel.BYTES_LEFT_OVER: "bytes are left over after the last row",
    kernel.NOT_OF_A_DAY: "a time of day that is negative or past the day's end",
    kernel.TOO_MANY_FREE_ITEMS: "too many items that take no bytes",
}


@dataclass(frozen=True)
class _PackedBlock:
    """A block with its codec and its place: which file, which block, and its first row there."""

    file_idx: int
    block_idx: int
    first_row: int
    codec: str
    block: Block


@dataclass(frozen=True)
class Chunk:
    """Decoded rows of some blocks.

    Attributes:
        batch: the decoded columns.
        spans: for each span column (by dotted name) the start and length of its bytes in `data`;
            the length of a null is 0. int64[rows] both.
        data: the decompressed blocks that spans point into.
        blocks: the blocks decoded, in order.
    """

    batch: pa.RecordBatch
    spans: dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]
    data: NDArray[np.uint8]
    blocks: Sequence[_PackedBlock]

    @property
    def file_idx(self) -> NDArray[np.int32]:
        """The file of each row, as a position in the list of files."""
        files = np.array([packed.file_idx for packed in self.blocks], dtype=np.int32)
        return np.repeat(files, self._n_rows)

    @property
    def row_idx(self) -> NDArray[np.int64]:
        """The ordinal of each row in its file."""
        first = np.array([packed.first_row for packed in self.blocks], dtype=np.int64)
        before = np.cumsum(self._n_rows) - self._n_rows
        return np.arange(self.batch.num_rows) + np.repeat(first - before, self._n_rows)

    @property
    def _n_rows(self) -> NDArray[np.int64]:
        return np.array([packed.block.n_rows for packed in self.blocks], dtype=np.int64)


@dataclass(frozen=True)
class _Task:
    """Blocks of one schema for one kernel call."""

    plan: Plan
    sizing: Sizing
    blocks: list[_PackedBlock] = field(default_factory=list)


def decode_files(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None = None,
    *,
    spans: tuple[str, ...] = (),
    threads: int | None = None,
    limits: Limits | None = None,
    on_damage: OnDamage | None = None,
    plans: dict[str, Plan] | None = None,
) -> Iterator[Chunk]:
    """Decode files in order, chunk by chunk, a few chunks ahead of the consumer.

    Args:
        files: what to decode; files of one schema share a plan.
        columns: dotted names of the wanted columns, None for all.
        spans: names of bytes columns to locate instead of copying.
        threads: how many kernel calls may run at once; all cores by default.
        limits: how much memory a file may ask for.
        on_damage: is told of every block that cannot be decoded; without it the first one raises.
        plans: filled with the plan of every schema text met.
    """
    budget = _Budget(files, limits or Limits())
    damage = _Damage(files, on_damage)
    tasks = _pack(files, columns, spans, damage, {} if plans is None else plans)
    n_threads = threads or os.cpu_count() or 1

    def run(task: _Task) -> Iterable[Chunk]:
        return _decode_task(files, task, budget, damage)

    if n_threads == 1:
        for task in tasks:
            yield from run(task)
        return
    with ThreadPoolExecutor(n_threads) as pool:
        running = []
        for task in tasks:
            running.append(pool.submit(run, task))
            if len(running) > 2 * n_threads:
                yield from running.pop(0).result()
        for future in running:
            yield from future.result()


class _Damage:
    """Where errors go: raised at once, or handed to the caller who goes on without the block."""

    def __init__(self, files: Sequence[AvroFile], on_damage: OnDamage | None) -> None:
        self._files = files
        self._on_damage = on_damage

    def report(self, error: ArrowMetaError, file_idx: int) -> None:
        path = self._files[file_idx].path
        if isinstance(error, CorruptMetadataError):
            error.in_file(path)
        elif not str(error).startswith(path):
            error = type(error)(f"{path}: {error}")
        if self._on_damage is None:
            raise error
        self._on_damage(error)


def _pack(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None,
    spans: tuple[str, ...],
    damage: _Damage,
    plans: dict[str, Plan],
) -> Iterator[_Task]:
    """Group blocks of one schema, in file order, into tasks of about `TASK_LEN` bytes."""
    sizings: dict[str, Sizing] = {}
    task: _Task | None = None
    size = 0
    for file_idx, file in enumerate(files):
        try:
            header = read_header(file.data)
            text = header.schema_text
            plan = plans[text] = plan_for(text, columns, spans)
        except ArrowMetaError as error:
            damage.report(error, file_idx)
            continue
        sizing = sizings.setdefault(text, Sizing(plan))
        for packed in _blocks_of(file, file_idx, header, damage):
            if task and (task.plan is not plan or size >= TASK_LEN):
                yield task
                task, size = None, 0
            task = task or _Task(plan, sizing)
            task.blocks.append(packed)
            size += packed.block.end - packed.block.start
    if task:
        yield task


def _blocks_of(
    file: AvroFile, file_idx: int, header: Header, damage: _Damage
) -> Iterator[_PackedBlock]:
    """Yield a file's blocks; behind a broken frame go on at the next sync marker."""
    sync = re.compile(re.escape(header.sync), re.DOTALL)
    codec = header.codec
    first_row = block_idx = 0
    pos = header.length
    while True:
        try:
            for block in iter_blocks(file.data, header.sync, pos):
                yield _PackedBlock(file_idx, block_idx, first_row, codec, block)
                pos = block.end + SYNC_LEN
                first_row += block.n_rows
                block_idx += 1
            return
        except CorruptMetadataError as error:
            error.block = block_idx
            damage.report(error, file_idx)
        found = sync.search(file.data, pos)
        if found is None:
            return
        pos = found.end()
        block_idx += 1


class _Budget:
    """How many bytes each file may still decompress to."""

    def __init__(self, files: Sequence[AvroFile], limits: Limits) -> None:
        self.limits = limits
        self._left = [limits.base_len + limits.inflation * len(file.data) for file in files]

    def decompress(self, file: AvroFile, packed: _PackedBlock) -> bytes | memoryview | pa.Buffer:
        """Decompress a block and take its bytes off what its file has left."""
        left = self._left[packed.file_idx]
        compressed = file.data[packed.block.start : packed.block.end]
        part = decompress(packed.codec, compressed, min(left, self.limits.block_len))
        self._left[packed.file_idx] -= len(part)
        return part


def _decode_task(
    files: Sequence[AvroFile], task: _Task, budget: _Budget, damage: _Damage
) -> list[Chunk]:
    """Decode a task's blocks in chunks of about `CHUNK_LEN` decompressed bytes."""
    chunks: list[Chunk] = []
    blocks: list[_PackedBlock] = []
    parts: list[bytes | memoryview | pa.Buffer] = []
    size = 0
    for packed in task.blocks:
        try:
            part = _decompressed(files[packed.file_idx], packed, task.plan, budget)
        except ArrowMetaError as error:
            damage.report(error, packed.file_idx)
            continue
        if size + len(part) > CHUNK_LEN and blocks:
            chunks += _decode_or_split(task, blocks, parts, budget.limits, damage)
            blocks, parts, size = [], [], 0
        blocks.append(packed)
        parts.append(part)
        size += len(part)
    return chunks + _decode_or_split(task, blocks, parts, budget.limits, damage)


def _decode_or_split(
    task: _Task,
    blocks: list[_PackedBlock],
    parts: list[bytes | memoryview | pa.Buffer],
    limits: Limits,
    damage: _Damage,
) -> list[Chunk]:
    """Decode blocks into one chunk; after a fault one by one, so that only the bad one is lost."""
    if not blocks:
        return []
    try:
        return [_decode_blocks(task, blocks, parts, limits)]
    except _BlockError as fault:
        if len(blocks) == 1:
            damage.report(fault.error, blocks[0].file_idx)
            return []
    chunks = []
    for packed, part in zip(blocks, parts, strict=True):
        chunks += _decode_or_split(task, [packed], [part], limits, damage)
    return chunks


def _decompressed(
    file: AvroFile, packed: _PackedBlock, plan: Plan, budget: _Budget
) -> bytes | memoryview | pa.Buffer:
    """Decompress one block and check that it can hold the rows it announces."""
    n_rows = packed.block.n_rows
    try:
        part = budget.decompress(file, packed)
    except CorruptMetadataError as error:
        error.block = packed.block_idx
        raise
    n_bytes = len(part)
    if plan.min_row_len == 0 and n_rows > budget.limits.free_items + 16 * n_bytes:
        raise LimitError(f"block {packed.block_idx}: {n_rows:,} rows that take no bytes")
    if n_rows * plan.min_row_len > n_bytes:
        raise CorruptMetadataError(
            f"{n_rows:,} rows announced in {n_bytes:,} bytes", block=packed.block_idx
        )
    return part


class _BlockError(Exception):
    """The kernel stopped in a block."""

    def __init__(self, error: ArrowMetaError) -> None:
        self.error = error


def _decode_blocks(
    task: _Task,
    blocks: list[_PackedBlock],
    parts: Sequence[bytes | memoryview | pa.Buffer],
    limits: Limits,
) -> Chunk:
    """Run the kernel over decompressed blocks and make a chunk of what it wrote."""
    plan, sizing = task.plan, task.sizing
    data, table = _joined(blocks, parts)
    try:
        if not sizing.is_known and len(blocks) > 2:
            # One block tells how much room the others need, at the price of decoding it twice.
            _run_kernel(plan, sizing, data, table[:1], limits)
        arena, counts = _run_kernel(plan, sizing, data, table, limits)
    except _KernelError as fault:
        raise _BlockError(_fault(blocks, table, fault.state)) from None
    except LimitError as error:
        raise _BlockError(error) from error
    batch = build_batch(plan, arena, counts)
    return Chunk(batch, _spans(plan, arena, int(counts[0])), data, blocks)


class _KernelError(Exception):
    """What the kernel left in its state when it stopped."""

    def __init__(self, state: NDArray[np.int64]) -> None:
        self.state = state


def _run_kernel(
    plan: Plan,
    sizing: Sizing,
    data: NDArray[np.uint8],
    table: NDArray[np.int64],
    limits: Limits,
) -> tuple[Arena, NDArray[np.int64]]:
    """Decode the blocks of `table`, enlarging the arena as long as the kernel asks for more.

    Returns:
        The arena, and the rows of each level in it.
    """
    n_bytes = int(table[-1, 1] - table[0, 0])
    max_len = limits.base_len + limits.expansion * n_bytes
    arena = sizing.arena(int(table[:, 2].sum()), n_bytes, max_len)
    counts = np.zeros(plan.n_levels, dtype=np.int64)
    scratch = np.zeros_like(counts)
    stack = np.zeros((plan.max_depth, 2), dtype=np.int64)
    state = np.zeros(8, dtype=np.int64)
    state[kernel.FREE_ITEMS] = limits.free_items + 16 * n_bytes
    while True:
        status = kernel.decode_blocks(
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
        if status == kernel.FAULT:
            raise _KernelError(state)
        what, needed = int(state[kernel.GROW]), int(state[kernel.NEEDED])
        arena = sizing.grow(arena, counts, status, what, needed)


def _joined(
    blocks: list[_PackedBlock], parts: Sequence[bytes | memoryview | pa.Buffer]
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Lay blocks end to end, with padding; return the bytes, and start, end, rows of each."""
    lengths = np.array([len(part) for part in parts], dtype=np.int64)
    ends = np.cumsum(lengths)
    n_bytes = int(ends[-1])
    if n_bytes >= 2**31:
        raise LimitError(f"blocks of {n_bytes:,} bytes are too large to be decoded together")
    data = np.empty(n_bytes + _PADDING, dtype=np.uint8)
    data[n_bytes:] = 0
    for part, start, end in zip(parts, ends - lengths, ends, strict=True):
        data[start:end] = np.frombuffer(part, dtype=np.uint8)
    n_rows = [packed.block.n_rows for packed in blocks]
    return data, np.column_stack([ends - lengths, ends, np.array(n_rows, dtype=np.int64)])


def _fault(
    blocks: list[_PackedBlock], table: NDArray[np.int64], state: NDArray[np.int64]
) -> ArrowMetaError:
    at = int(state[kernel.BLOCK])
    reason = _REASONS[int(state[kernel.REASON])]
    row = int(state[kernel.ROW])
    end = int(table[at, 1] - table[at, 0])
    byte = min(int(state[kernel.POS] - table[at, 0]), end)
    if state[kernel.REASON] == kernel.TOO_MANY_FREE_ITEMS:
        return LimitError(f"block {blocks[at].block_idx}, row {row}, byte {byte}: {reason}")
    return CorruptMetadataError(reason, block=blocks[at].block_idx, row=row, byte=byte)


def _spans(
    plan: Plan, arena: Arena, n_rows: int
) -> dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]:
    found = {}
    for path, column in plan.span_columns():
        start = int(arena.bases[3 * column.slot + 1]) // 8
        pairs = arena.bytes64[start : start + 2 * n_rows].reshape(-1, 2)
        found[path] = (pairs[:, 0], pairs[:, 1])
    return found
