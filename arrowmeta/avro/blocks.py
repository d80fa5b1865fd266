"""Blocks of Avro files: group those of one schema into tasks, and decompress them into one buffer.

Threads decode tasks of some megabytes. Blocks are decompressed one after the other, within the
limits of their files. If a C library has a function for the codec, one kernel call decompresses
many blocks; a block that it cannot decompress is decompressed alone, to get the error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from itertools import count
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.compiler import plan_for
from arrowmeta.avro.container import SYNC_LEN, Header, iter_blocks, read_header
from arrowmeta.avro.file import BLOCK_LIMIT, DECOMPRESSED_LIMIT, AvroFile, Limits
from arrowmeta.avro.plan import Plan, Sizing
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.compression import ByteBuffer, CodecFunction, codec_function, decompress
from arrowmeta.kernels.decompress import LIBDEFLATE_DECOMPRESS, ZSTD_DECOMPRESS, decompress_blocks
from arrowmeta.records import dataclass

OnDamage = Callable[[ArrowMetaError], None]

#: Smallest and largest task, in compressed bytes.
MIN_TASK_LEN = 2 << 20
MAX_TASK_LEN = 8 << 20

#: Size of files up to which all blocks are in one task: the entry that deletes a data file is often
#: in the same manifest as the entry that added it.
_WHOLE_FILE_LEN = MIN_TASK_LEN // 4

#: Number of damaged frames after which the rest of a file is skipped: damage causes a few; there
#: are thousands if someone wrote many sync markers.
MAX_BROKEN_FRAMES = 1000


#: Columns of a table of blocks, int64[blocks, 6]: position of the file, ordinal of the block in it,
#: ordinal of the first row in it, number of rows by the frame, start and end of the (compressed)
#: data in the file.
FILE, BLOCK, FIRST_ROW, N_ROWS, START, END = range(6)

Blocks: TypeAlias = NDArray[np.int64]

#: Decompressed blocks, with their starts, ends and rows in the buffer.
_Filled: TypeAlias = list[tuple[Blocks, NDArray[np.int64]]]


@dataclass(frozen=True)
class Task:
    """Blocks of one schema and codec, in file order.

    Attributes:
        plan: plan of the schema.
        sizing: sizes of arenas for the plan.
        codec: compression codec.
        blocks: table of the blocks; see `FILE`.
    """

    plan: Plan
    sizing: Sizing
    codec: str
    blocks: Blocks


class DamageReport:
    """Raises errors, or passes them to the caller, which continues without the block."""

    def __init__(self, files: Sequence[AvroFile], on_damage: OnDamage | None) -> None:
        self._files = files
        self._on_damage = on_damage

    def report(self, error: ArrowMetaError, file_idx: int) -> None:
        """Add the path of the file to the error, and raise it or pass it on."""
        path = self._files[file_idx].path
        if isinstance(error, CorruptMetadataError):
            error.in_file(path)
        elif not str(error).startswith(path):
            error = type(error)(f"{path}: {error}")
        if self._on_damage is None:
            raise error
        self._on_damage(error)


def pack_tasks(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None,
    spans: tuple[str, ...],
    keys: tuple[int, ...] | None,
    task_len: int,
    damage: DamageReport,
    plans: dict[str, Plan],
    sizings: dict[int, tuple[Plan, Sizing]],
) -> Iterator[Task]:
    """Group blocks of one schema and codec, in file order, into tasks of about `task_len` bytes.

    Plans are added to `plans` by schema text, and with their sizing to `sizings` by id.
    """
    task_len = min(task_len, MAX_TASK_LEN)
    packed: list[tuple[int, ...]] = []
    size = 0
    kind: tuple[Plan, Sizing, str] | None = None
    for file_idx, file in enumerate(files):
        try:
            header = read_header(file.data)
            text = file.schema_text or header.schema_text
            plan = plans[text] = plan_for(text, columns, spans, keys)
        except ArrowMetaError as error:
            damage.report(error, file_idx)
            continue
        if id(plan) not in sizings:
            sizings[id(plan)] = plan, Sizing(plan)
        codec = header.codec
        if kind is None or kind[0] is not plan or kind[2] != codec:
            if kind is not None and packed:
                yield Task(*kind, np.array(packed, dtype=np.int64))
            packed, size = [], 0
            kind = *sizings[id(plan)], codec
        may_cut = len(file.data) > _WHOLE_FILE_LEN
        for i, block in enumerate(_blocks_of(file, file_idx, header, damage)):
            if size >= task_len and (may_cut or i == 0):
                yield Task(*kind, np.array(packed, dtype=np.int64))
                packed, size = [], 0
            packed.append(block)
            size += block[END] - block[START]
    if kind is not None and packed:
        yield Task(*kind, np.array(packed, dtype=np.int64))


def _blocks_of(
    file: AvroFile, file_idx: int, header: Header, damage: DamageReport
) -> Iterator[tuple[int, ...]]:
    """Yield the blocks of a file; after a damaged frame, continue at the next marker."""
    data, pos, first_row, block_idx = file.data, header.length, 0, 0
    for n_broken in count(1):
        try:
            for n_rows, start, end in iter_blocks(data, header.sync, pos):
                yield file_idx, block_idx, first_row, n_rows, start, end
                pos = end + SYNC_LEN
                first_row += n_rows
                block_idx += 1
        except CorruptMetadataError as error:
            error.block = block_idx
            is_last = n_broken == MAX_BROKEN_FRAMES
            if is_last:
                error = error.and_so(f"the {n_broken}th such block: the rest is not looked at")
            damage.report(error, file_idx)
        else:
            if n_broken == 1:
                _check_rows(file, first_row, file_idx, damage)
            return
        # Only if needed: compiling a pattern takes longer than finding the blocks of a file.
        marker = None if is_last else re.search(re.escape(header.sync), data[pos:])
        if marker is None:
            return
        pos += marker.end()
        block_idx += 1


def _check_rows(file: AvroFile, n_rows: int, file_idx: int, damage: DamageReport) -> None:
    """Report a file without damaged frames that differs from what is announced."""
    try:
        file.check_rows(n_rows)
    except CorruptMetadataError as error:
        damage.report(error, file_idx)


#: A limit that no memory reaches and that fits 64 bits.
NO_LIMIT = 1 << 62

#: Size of files from which on finding the library is worth the time.
BULK_LEN = 512 << 10

_KINDS = {"zstandard": ZSTD_DECOMPRESS, "deflate": LIBDEFLATE_DECOMPRESS}


class _Many:
    """Decompresses many blocks in one call.

    Args:
        function: function of the codec.
        context: first argument of the function.
        table: the blocks, as `decompress_blocks` takes them.
        block_len: largest decompressed size of a block.
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
    ) -> NDArray[np.int64]:
        """Decompress blocks to the end of `data`; return the ends of the decompressed ones.

        Args:
            first: first block.
            data: output; the caller advances its length.
            enough: length of `data` at which to stop.
            left: bytes that each file may still decompress to; reduced by this call.
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
        return self._ends[first : first + done]


class Filler:
    """Decompresses blocks of some files, within the limits of each file.

    Args:
        files: the files.
        limits: limits of each file.
        damage: report for blocks that cannot be decompressed.
    """

    def __init__(self, files: Sequence[AvroFile], limits: Limits, damage: DamageReport) -> None:
        self._files = files
        self._limits = limits
        self._damage = damage
        self._block_len = min(limits.block_len, NO_LIMIT)
        self._in_bulk = sum(len(file.data) for file in files) >= BULK_LEN
        # Bytes that each file may still decompress to.
        self._left = np.full(len(files), min(limits.decompressed_len, NO_LIMIT), dtype=np.int64)

    def fill(
        self, task: Task, first: int, data: ByteBuffer, enough: int
    ) -> tuple[Blocks, NDArray[np.int64], int]:
        """Decompress blocks of a task into the empty `data`, from `first` on, to `enough` bytes.

        Returns:
            The blocks in `data`; their starts, ends and rows, int64[n, 3]; and the number of the
            next block.
        """
        function = codec_function(task.codec) if self._in_bulk else None
        at = first
        filled: _Filled = [(np.empty((0, 6), np.int64), np.empty((0, 3), np.int64))]
        with function.context() if function else nullcontext() as context:
            many = None
            if function is not None and context is not None:
                many = _Many(function, context, self._table(task.blocks), self._block_len)
            while at < len(task.blocks) and data.length < enough:
                done = self._fill_many(many, task, at, data, filled, enough) if many else 0
                if done == 0:
                    self._fill_one(task, at, data, filled)
                at += max(done, 1)
        blocks, table = map(np.concatenate, zip(*filled, strict=True))
        return blocks, table, at

    def _fill_many(
        self, many: _Many, task: Task, first: int, data: ByteBuffer, filled: _Filled, enough: int
    ) -> int:
        """Decompress blocks from `first` on, up to the first error; return how many."""
        ends = many.decompress(first, data, enough, self._left)
        if len(ends):
            starts = np.append(data.length, ends[:-1])
            blocks = task.blocks[first : first + len(ends)]
            filled.append(self._sound(blocks, task.plan, starts, ends))
            data.advance(int(ends[-1]) - data.length)
        return len(ends)

    def _table(self, blocks: Blocks) -> NDArray[np.int64]:
        """Return address, length and file of each block; see `decompress_blocks`."""
        addresses = np.zeros(len(self._files), dtype=np.int64)
        for file_idx in set(blocks[:, FILE].tolist()):  # `np.unique` would import `numpy.ma`
            addresses[file_idx] = _address(self._files[file_idx].data)
        starts, lengths = blocks[:, START], blocks[:, END] - blocks[:, START]
        return np.column_stack((addresses[blocks[:, FILE]] + starts, lengths, blocks[:, FILE]))

    def _fill_one(self, task: Task, at: int, data: ByteBuffer, filled: _Filled) -> None:
        file_idx, block_idx, _, _, first, last = task.blocks[at].tolist()
        start = data.length
        left = min(int(self._left[file_idx]), self._block_len)
        try:
            decompress(task.codec, self._files[file_idx].data[first:last], data, left)
        except ArrowMetaError as error:
            if isinstance(error, CorruptMetadataError):
                error.block = block_idx
            elif isinstance(error, LimitError):
                option = BLOCK_LIMIT if left == self._block_len else DECOMPRESSED_LIMIT
                error = LimitError(f"{error}; the storage option {option} changes it")
            self._damage.report(error, file_idx)
            return
        self._left[file_idx] -= data.length - start
        bounds = np.array([start, data.length])
        filled.append(self._sound(task.blocks[at : at + 1], task.plan, bounds[:1], bounds[1:]))

    def _sound(
        self, blocks: Blocks, plan: Plan, starts: NDArray[np.int64], ends: NDArray[np.int64]
    ) -> tuple[Blocks, NDArray[np.int64]]:
        """Return blocks with their table; report those too short for their number of rows."""
        n_rows, lengths = blocks[:, N_ROWS], ends - starts
        if plan.min_row_len:
            fits = n_rows <= lengths // plan.min_row_len
        else:
            most = [self._limits.free_items_in(length) for length in lengths.tolist()]
            fits = np.array([n <= limit for n, limit in zip(n_rows.tolist(), most, strict=True)])
        if not fits.all():
            for at in np.flatnonzero(~fits).tolist():
                error = _too_many_rows(blocks[at], plan, int(lengths[at]))
                self._damage.report(error, int(blocks[at, FILE]))
            blocks, starts, ends = blocks[fits], starts[fits], ends[fits]
        return blocks, np.column_stack((starts, ends, blocks[:, N_ROWS]))


def _too_many_rows(block: Blocks, plan: Plan, n_bytes: int) -> ArrowMetaError:
    n_rows, block_idx = int(block[N_ROWS]), int(block[BLOCK])
    if plan.min_row_len == 0:
        return LimitError(f"block {block_idx}: {n_rows:,} rows that take no bytes")
    return CorruptMetadataError(f"{n_rows:,} rows announced in {n_bytes:,} bytes", block=block_idx)


def _address(content: memoryview) -> int:
    """Return the address of bytes; `ndarray.ctypes` takes three times as long."""
    address: int = np.frombuffer(content, dtype=np.uint8).__array_interface__["data"][0]
    return address
