"""Blocks decompressed one behind the other into one buffer: what a chunk is decoded from.

Knows what a file may decompress to. Where a library has a function for a codec, many blocks are one
call of a kernel; a block that it leaves is decompressed alone, which tells what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.file import AvroFile, Limits
from arrowmeta.avro.plan import Plan
from arrowmeta.avro.task import DamageReport, PackedBlock, Task
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.byte_buffer import ByteBuffer
from arrowmeta.io.codec_library import CodecFunction, codec_function
from arrowmeta.io.compression import decompress
from arrowmeta.kernels.decompress import LIBDEFLATE_DECOMPRESS, ZSTD_DECOMPRESS, decompress_blocks

#: More bytes than there is memory for, in 64 bits.
_NO_LIMIT = 1 << 62

#: Bytes of files from which on a library is worth looking for.
BULK_LEN = 512 << 10

_KINDS = {"zstandard": ZSTD_DECOMPRESS, "deflate": LIBDEFLATE_DECOMPRESS}


@dataclass
class Filling:
    """Blocks that are being put together to a chunk.

    Attributes:
        data: the bytes in them.
        blocks: those whose bytes are there.
        starts: where the bytes of each begin.
        ends: and end.
    """

    data: ByteBuffer
    blocks: list[PackedBlock] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)


class _Many:
    """Decompresses blocks by a library's function.

    Args:
        function: of the blocks' codec.
        context: what it takes first.
        table: what `decompress_blocks` asks of blocks.
        block_len: bytes that may come out of one.
    """

    def __init__(
        self, function: CodecFunction, context: int, table: NDArray[np.int64], block_len: int
    ) -> None:
        self._function = function
        self._context = context
        self._table = table
        self._block_len = block_len
        self._ends = np.empty(len(table), dtype=np.int64)
        self._written = np.zeros(1, dtype=np.int64)

    def decompress(
        self, first: int, data: ByteBuffer, enough: int, left: NDArray[np.int64]
    ) -> list[int]:
        """Write the bytes of blocks behind those of `data`; return where each one's end.

        Args:
            first: block to begin with.
            data: where there is room; who takes a block's bytes counts them.
            enough: bytes at which to stop.
            left: bytes that may come out of each file; less by those that did.
        """
        done = decompress_blocks(
            _KINDS[self._function.codec],
            self._function.address,
            self._context,
            self._table[first:],
            self._block_len,
            left,
            data.address,
            data.length,
            enough,
            data.capacity,
            self._ends[first:],
            self._written,
            int(self._written.ctypes.data),
        )
        ends: list[int] = self._ends[first : first + done].tolist()
        return ends


class Filler:
    """Decompresses blocks of some files, keeping count of what each file has taken.

    Args:
        files: the files.
        limits: how much each may ask for.
        damage: is told of blocks that cannot be decompressed.
    """

    def __init__(self, files: Sequence[AvroFile], limits: Limits, damage: DamageReport) -> None:
        self._files = files
        self._limits = limits
        self._damage = damage
        self._block_len = min(limits.block_len, _NO_LIMIT)
        self._in_bulk = sum(len(file.data) for file in files) >= BULK_LEN
        # Bytes that each file may still decompress to.
        self._left = np.array([self._limit(len(file.data)) for file in files], dtype=np.int64)

    def _limit(self, file_len: int) -> int:
        limits = self._limits
        return min(limits.decompressed_base + limits.decompressed_per_byte * file_len, _NO_LIMIT)

    def fillings(self, task: Task, data: ByteBuffer, enough: int) -> Iterator[Filling]:
        """Decompress a task's blocks, each time as many as come to `enough` bytes."""
        function = codec_function(task.codec) if self._in_bulk else None
        with function.context() if function else nullcontext() as context:
            many = None
            if function is not None and context is not None:
                many = _Many(function, context, self._table(task.blocks), self._block_len)
            at = 0
            while at < len(task.blocks):
                data.rewind(0)
                filling = Filling(data)
                while at < len(task.blocks) and data.length < enough:
                    done = self._fill_many(many, task, at, filling, enough) if many else 0
                    if done == 0:
                        self._fill_one(task, at, filling)
                    at += max(done, 1)
                yield filling

    def _fill_many(self, many: _Many, task: Task, first: int, filling: Filling, enough: int) -> int:
        """Decompress as many blocks as can be, from one on; return how many."""
        data = filling.data
        ends = many.decompress(first, data, enough, self._left)
        starts = [data.length, *ends[:-1]]
        # Not all that are left: most may be bad, and each of these comes here once more.
        done = task.blocks[first : first + len(ends)]
        for packed, start, end in zip(done, starts, ends, strict=False):
            self._take(packed, task.plan, filling, start, end)
        data.advance(ends[-1] - data.length if ends else 0)
        return len(ends)

    def _table(self, blocks: Sequence[PackedBlock]) -> NDArray[np.int64]:
        """Return where in memory each block is, and of which file."""
        files = {packed.file_idx for packed in blocks}
        addresses = {one: _address(self._files[one].data) for one in files}
        rows = [
            (addresses[file_idx] + block.start, block.end - block.start, file_idx)
            for file_idx, _, _, block in blocks
        ]
        return np.array(rows, dtype=np.int64)

    def _fill_one(self, task: Task, at: int, filling: Filling) -> None:
        packed, data = task.blocks[at], filling.data
        file_idx, block = packed.file_idx, packed.block
        start = data.length
        left = min(int(self._left[file_idx]), self._block_len)
        try:
            compressed = self._files[file_idx].data[block.start : block.end]
            decompress(task.codec, compressed, data, left)
        except ArrowMetaError as error:
            if isinstance(error, CorruptMetadataError):
                error.block = packed.block_idx
            self._damage.report(error, file_idx)
            return
        self._left[file_idx] -= data.length - start
        self._take(packed, task.plan, filling, start, data.length)

    def _take(
        self, packed: PackedBlock, plan: Plan, filling: Filling, start: int, end: int
    ) -> None:
        """Add a block with its bytes, if they can hold the rows that it announces."""
        try:
            self._check_rows(packed, plan, end - start)
        except ArrowMetaError as error:
            self._damage.report(error, packed.file_idx)
            return
        filling.blocks.append(packed)
        filling.starts.append(start)
        filling.ends.append(end)

    def _check_rows(self, packed: PackedBlock, plan: Plan, n_bytes: int) -> None:
        n_rows = packed.block.n_rows
        if plan.min_row_len == 0 and n_rows > self._limits.free_items_in(n_bytes):
            raise LimitError(f"block {packed.block_idx}: {n_rows:,} rows that take no bytes")
        if n_rows * plan.min_row_len > n_bytes:
            raise CorruptMetadataError(
                f"{n_rows:,} rows announced in {n_bytes:,} bytes", block=packed.block_idx
            )


def _address(content: memoryview) -> int:
    """Return where bytes are in memory; `ndarray.ctypes` takes three times as long."""
    address: int = np.frombuffer(content, dtype=np.uint8).__array_interface__["data"][0]
    return address
