"""Avro files to Arrow: blocks are decompressed into chunks and decoded, on all cores.

A damaged block gives none of its rows: it is reported, and the other blocks are decoded.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.chunk import BlockError, Chunk, decode_chunk
from arrowmeta.avro.file import AvroFile, Limits
from arrowmeta.avro.plan import Plan
from arrowmeta.avro.task import DamageReport, OnDamage, PackedBlock, Task, pack_tasks
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.byte_buffer import ByteBuffer
from arrowmeta.io.compression import decompress

T = TypeVar("T")

#: Decompressed bytes that are worth a chunk; more only costs memory.
CHUNK_LEN = 16 << 20

#: Bytes of files from which on other threads are faster, with the time it takes to start them.
PARALLEL_LEN = 512 << 10


def decode_files(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None,
    convert: Callable[[Chunk], T],
    *,
    spans: tuple[str, ...] = (),
    threads: int | None = None,
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
        threads: how many chunks may be in work at once; all cores by default. Few bytes are decoded
            by the caller's own.
        limits: how much memory a file may ask for.
        on_damage: is told of every block that cannot be decoded; without it the first one raises.
        plans: filled with the plan of every schema text met.
    """
    damage = DamageReport(files, on_damage)
    decoder = _Decoder(files, limits or Limits(), damage)
    file_len = sum(len(file.data) for file in files)
    n_threads = (threads or os.cpu_count() or 1) if file_len >= PARALLEL_LEN else 1
    # Two tasks for each thread, so that none waits long for the last one of another; each costs
    # milliseconds of Python.
    task_len = file_len // (2 * n_threads)
    tasks = pack_tasks(files, columns, spans, task_len, damage, {} if plans is None else plans)

    def run(task: Task) -> list[T]:
        return [convert(chunk) for chunk in decoder.decode(task)]

    if n_threads == 1:
        for task in tasks:
            yield from run(task)
        return
    with ThreadPoolExecutor(n_threads) as pool:
        running: list[Future[list[T]]] = []
        for task in tasks:
            running.append(pool.submit(run, task))
            if len(running) > n_threads + 1:
                yield from running.pop(0).result()
        for future in running:
            yield from future.result()


@dataclass
class _Filling:
    """Blocks that are being put together to a chunk."""

    data: ByteBuffer
    blocks: list[PackedBlock] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)


#: Buffers of tasks that are done, for the next ones: fresh memory would have to be paged in.
idle_buffers: list[ByteBuffer] = []


@contextmanager
def _decompressed() -> Iterator[ByteBuffer]:
    """Lend an empty buffer with room for a chunk, and for the block that passes the mark."""
    try:
        buffer = idle_buffers.pop()
    except IndexError:
        buffer = ByteBuffer(CHUNK_LEN + (1 << 20))
    try:
        yield buffer
    finally:
        buffer.rewind(0)
        if buffer.capacity <= 2 * CHUNK_LEN:
            idle_buffers.append(buffer)


class _Decoder:
    """Decodes tasks of some files, keeping count of what each file has taken."""

    def __init__(self, files: Sequence[AvroFile], limits: Limits, damage: DamageReport) -> None:
        self._files = files
        self._limits = limits
        self._damage = damage
        lengths = [len(file.data) for file in files]
        # Bytes that each file may still decompress to, and fill columns with.
        self._left = [limits.decompressed_base + limits.decompressed_per_byte * n for n in lengths]
        self._columns_left = [limits.columns_in(n) for n in lengths]

    def decode(self, task: Task) -> Iterator[Chunk]:
        """Decode a task's blocks in chunks of about `CHUNK_LEN` decompressed bytes."""
        with _decompressed() as data:
            filling = _Filling(data)
            for packed in task.blocks:
                try:
                    self._decompress(packed, task.plan, filling)
                except ArrowMetaError as error:
                    self._damage.report(error, packed.file_idx)
                if data.length >= CHUNK_LEN:
                    yield from self._chunks(task, filling)
                    data.rewind(0)
                    filling = _Filling(data)
            yield from self._chunks(task, filling)

    def _decompress(self, packed: PackedBlock, plan: Plan, filling: _Filling) -> None:
        """Decompress one block and check that it can hold the rows it announces."""
        block, data = packed.block, filling.data
        compressed = self._files[packed.file_idx].data[block.start : block.end]
        start = data.length
        try:
            left = min(self._left[packed.file_idx], self._limits.block_len)
            decompress(packed.codec, compressed, data, left)
        except CorruptMetadataError as error:
            error.block = packed.block_idx
            raise
        n_bytes = data.length - start
        self._left[packed.file_idx] -= n_bytes
        try:
            self._check_rows(packed, plan, n_bytes)
        except ArrowMetaError:
            data.rewind(start)
            raise
        filling.blocks.append(packed)
        filling.ends.append(data.length)

    def _check_rows(self, packed: PackedBlock, plan: Plan, n_bytes: int) -> None:
        n_rows = packed.block.n_rows
        if plan.min_row_len == 0 and n_rows > self._limits.free_items_in(n_bytes):
            raise LimitError(f"block {packed.block_idx}: {n_rows:,} rows that take no bytes")
        if n_rows * plan.min_row_len > n_bytes:
            raise CorruptMetadataError(
                f"{n_rows:,} rows announced in {n_bytes:,} bytes", block=packed.block_idx
            )

    def _chunks(self, task: Task, filling: _Filling) -> Iterator[Chunk]:
        """Decode what was filled, so that only bad blocks are lost.

        All at once if there is none; else those before a bad one, and then more and more.
        """
        blocks = filling.blocks
        if not blocks:
            return
        data = filling.data.view()
        ends = np.array(filling.ends, dtype=np.int64)
        starts = np.concatenate([[0], ends[:-1]])
        n_rows = np.array([packed.block.n_rows for packed in blocks], dtype=np.int64)
        table = np.column_stack([starts, ends, n_rows])
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
                    self._damage.report(fault.error, blocks[at].file_idx)
                    at, n_blocks = at + 1, 1
                continue
            yield chunk
            at, n_blocks = at + n_blocks, 2 * n_blocks

    def _chunk(
        self,
        task: Task,
        data: NDArray[np.uint8],
        table: NDArray[np.int64],
        blocks: list[PackedBlock],
    ) -> Chunk:
        """Decode blocks, and take the columns off what their files may fill, each its share."""
        files = np.array([packed.file_idx for packed in blocks])
        shares = np.bincount(files, table[:, 1] - table[:, 0] + 1)
        owners = np.flatnonzero(shares)
        left = sum(self._columns_left[owner] for owner in owners)
        chunk = decode_chunk(task.plan, task.sizing, data, table, blocks, left, self._limits)
        for owner in owners:
            share = shares[owner] / shares.sum()
            self._columns_left[owner] -= int(share * chunk.columns_len)
        return chunk
