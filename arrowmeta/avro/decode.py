"""Decode files to Arrow: decompress Avro blocks into chunks and decode these, on all cores.

A chunk is decompressed blocks of one schema, decoded to one record batch. Threads decode tasks of
some megabytes, a few ahead of the consumer; results are in the order of the files. If a C library
has a function for the codec, one kernel call decompresses many blocks; a block that it cannot
decompress is decompressed alone, to get the error. A damaged block is reported and left out; the
other blocks are decoded.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from itertools import count
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.avro.container import (
    BLOCK_LIMIT,
    DECOMPRESSED_LIMIT,
    SYNC_LEN,
    AvroFile,
    Header,
    Limits,
    iter_blocks,
    read_header,
)
from arrowmeta.avro.plan import Arena, Sizing, build_batch, plan_for
from arrowmeta.avro.schema import FieldPath
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, in_file
from arrowmeta.io.compression import ByteBuffer, codec_function, decompress
from arrowmeta.kernels import avro as kernel
from arrowmeta.kernels.avro import (
    END,
    FILE,
    FIRST_ROW,
    LIBDEFLATE_DECOMPRESS,
    N_ROWS,
    START,
    ZSTD_DECOMPRESS,
    decode_blocks,
    decompress_blocks,
)
from arrowmeta.kernels.buffers import I64
from arrowmeta.kernels.rows import Rows, Spans
from arrowmeta.model.scan import Pipeline

T = TypeVar("T")

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

#: Decompressed bytes of a chunk. Larger chunks are not faster and take more memory.
CHUNK_LEN = 32 << 20

#: A limit that no memory reaches and that fits 64 bits.
NO_LIMIT = 1 << 62

_KINDS = {"zstandard": ZSTD_DECOMPRESS, "deflate": LIBDEFLATE_DECOMPRESS}

#: A row of `Blocks`, but with the place of the compressed bytes in the file.
Block: TypeAlias = tuple[int, ...]

#: Decompressed blocks, int64[blocks, 6]; see `kernels.avro`.
Blocks: TypeAlias = I64

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


class DamageReport(NamedTuple):
    """Raises errors, or passes them to the caller, which continues without the block."""

    files: Sequence[AvroFile]
    on_damage: OnDamage | None

    def report(self, error: ArrowMetaError, file_idx: int) -> None:
        """Add the path of the file to the error, and raise it or pass it on."""
        error = in_file(error, self.files[file_idx].path)
        if self.on_damage is None:
            raise error
        self.on_damage(error)


def decode_files(
    files: Sequence[AvroFile],
    paths: Collection[FieldPath] | None,
    convert: Callable[[Rows], T],
    *,
    spans: Collection[str] = (),
    are_avro: bool = False,
    chunk_len: int | None = None,
    pipeline: Pipeline[T] | None = None,
    on_damage: OnDamage | None = None,
    in_turn: bool = False,
) -> Iterator[T]:
    """Decode files in order, chunk by chunk, a few chunks ahead of the consumer.

    Args:
        files: the files.
        paths: the wanted columns, None for all.
        convert: converts the rows of a chunk; called on the thread that decoded it. It must not
            keep their spans, whose bytes are overwritten by the next chunk.
        spans: dotted names of bytes columns to locate instead of copying.
        are_avro: whether all files have to be in Avro, none in ORC or Parquet.
        chunk_len: approximate decompressed bytes of a chunk; `CHUNK_LEN` by default.
        pipeline: threads to use, except for small files. Results of earlier files are yielded
            first, and results of these files may remain in it. None uses the calling thread.
        on_damage: called with each damaged block; without it, the first error is raised.
        in_turn: whether the chunks of a file are converted one after the other.
    """
    pipeline, limits = pipeline or Pipeline(1), files[0].limits if files else Limits()
    n_bytes = sum(len(file.data) for file in files)
    # As few tasks as keep all threads busy, of equal size: each costs milliseconds of Python.
    task_len = n_bytes // max(1, min(pipeline.threads, n_bytes // MIN_TASK_LEN))
    task_len = min(task_len, MAX_TASK_LEN)
    decoder = _Decoder(
        files,
        convert,
        DamageReport(files, on_damage),
        limits,
        chunk_len or CHUNK_LEN,
        in_turn,
        min(limits.block_len, NO_LIMIT),
        left=np.full(len(files), min(limits.decompressed_len, NO_LIMIT), dtype=np.int64),
        columns_left=np.full(len(files), limits.columns_len, dtype=np.float64),
    )
    fields = None if paths is None else tuple(sorted(paths)), tuple(sorted(spans))
    tasks = decoder.tasks(*fields, task_len, pipeline.sizings, takes_columnar=not are_avro)
    return pipeline.run(tasks, n_bytes)


# -- chunks --------------------------------------------------------------------------------------


class _BlockError(Exception):
    """Damage in the block at a position of a table of blocks."""

    def __init__(self, position: int, error: ArrowMetaError) -> None:
        self.position = position
        self.error = error


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
        buffer.length = 0
        is_usual = CHUNK_LEN <= buffer.capacity <= 2 * CHUNK_LEN
        if is_usual and len(idle_buffers) < _MAX_IDLE_BUFFERS:
            idle_buffers.append(buffer)


class _Decoder(Struct, Generic[T]):
    """Decodes files, within the limits of each; see `decode_files`.

    Attributes:
        left: bytes that each file may still decompress to.
        columns_left: bytes of columns that each may still take.
    """

    files: Sequence[AvroFile]
    convert: Callable[[Rows], T]
    damage: DamageReport
    limits: Limits
    chunk_len: int
    in_turn: bool
    block_len: int
    left: I64
    columns_left: NDArray[np.float64]

    def tasks(
        self,
        paths: tuple[FieldPath, ...] | None,
        spans: tuple[str, ...],
        task_len: int,
        sizings: dict[int, Sizing],
        *,
        takes_columnar: bool,
    ) -> Iterator[Callable[[], list[T]]]:
        """Yield tasks in file order: blocks of one schema and codec, or a file in ORC or Parquet.

        Args:
            paths: see `decode_files`, as for `spans`.
            task_len: approximate compressed bytes of a task.
            sizings: sizings by the id of their plan; those of other plans are added.
        """
        packed: list[Block] = []
        size = 0
        kind: tuple[Sizing, str] | None = None
        for file_idx, file in enumerate(self.files):
            if takes_columnar and file.is_columnar:
                if kind is not None:
                    yield partial(self._decode, *kind, packed)
                    packed, size, kind = [], 0, None
                yield partial(self._read_columnar, file_idx, paths or ())
                continue
            try:
                header = read_header(file.data)
                plan = plan_for(file.schema_text or header.schema_text, paths, spans)
            except ArrowMetaError as error:
                self.damage.report(error, file_idx)
                continue
            if id(plan) not in sizings:
                sizings[id(plan)] = Sizing(plan)
            kind_of_file = sizings[id(plan)], header.codec
            may_cut = not self.in_turn and len(file.data) > _WHOLE_FILE_LEN
            for i, block in enumerate(self._blocks(file_idx, header)):
                is_full = size >= task_len and (may_cut or i == 0)
                if kind is not None and (is_full or kind != kind_of_file):
                    yield partial(self._decode, *kind, packed)
                    packed, size = [], 0
                kind = kind_of_file
                packed.append(block)
                size += block[-1] - block[-2]
        if kind is not None:
            yield partial(self._decode, *kind, packed)

    def _blocks(self, file_idx: int, header: Header) -> Iterator[Block]:
        """Yield the blocks of a file; after a damaged frame, continue at the next marker."""
        file, pos, first_row, block_idx = self.files[file_idx], header.length, 0, 0
        for n_broken in count(1):
            try:
                for n_rows, start, end in iter_blocks(file.data, header.sync, pos):
                    yield file_idx, block_idx, first_row, n_rows, start, end
                    pos = end + SYNC_LEN
                    first_row += n_rows
                    block_idx += 1
            except CorruptMetadataError as error:
                error.block = block_idx
                is_last = n_broken == MAX_BROKEN_FRAMES
                if is_last:
                    error = error.and_so(f"the {n_broken}th such block: the rest is not looked at")
                self.damage.report(error, file_idx)
            else:
                if n_broken == 1 and (fault := file.fault(first_row)):
                    self.damage.report(fault, file_idx)
                return
            # Only if needed: compiling a pattern takes longer than finding the blocks of a file.
            marker = None if is_last else re.search(re.escape(header.sync), file.data[pos:])
            if marker is None:
                return
            pos += marker.end()
            block_idx += 1

    def _read_columnar(self, file_idx: int, paths: Collection[FieldPath]) -> list[T]:
        """Read a file in ORC or Parquet; return its chunks, at least one, as they are converted."""
        from arrowmeta.avro.columnar_file import read_columnar  # most manifests are Avro

        file, results, first_row = self.files[file_idx], [], 0
        try:
            table = read_columnar(file, paths)
            if fault := file.fault(table.num_rows):
                self.damage.report(fault, file_idx)
            none = [pa.nulls(0, field.type) for field in table.schema]
            no_rows = pa.RecordBatch.from_arrays(none, schema=table.schema)
            for batch in table.combine_chunks().to_batches() or [no_rows]:
                row_idx = np.arange(first_row, first_row + batch.num_rows)
                of_rows = np.full(len(row_idx), file_idx, dtype=np.int32)
                results.append(self.convert(Rows(batch, {}, of_rows, row_idx, file_idx)))
                first_row += batch.num_rows
        except ArrowMetaError as error:
            self.damage.report(error, file_idx)
        return results

    def _decode(self, sizing: Sizing, codec: str, blocks: list[Block]) -> list[T]:
        """Decode blocks chunk by chunk; return the chunks as they are converted."""
        results: list[T] = []
        waiting = deque(blocks)
        while waiting:
            with _lent_buffer() as data:
                table = self._decompressed(codec, sizing.plan.min_row_len, waiting, data)
                # `map` does not hold a chunk while the next one is decoded, whose columns take its
                # memory.
                results += map(self.convert, self._chunks(sizing, data.view(), table))
        return results

    def _decompressed(
        self, codec: str, min_row_len: int, waiting: deque[Block], data: ByteBuffer
    ) -> Blocks:
        """Decompress waiting blocks into the empty `data`, up to a chunk; report damaged blocks."""
        function = codec_function(codec)
        blocks: list[Block] = []
        with function.context() if function else nullcontext() as context:
            table = self._addresses(waiting) if function else np.zeros((0, 3), dtype=np.int64)
            ends, written = np.empty(len(table), np.int64), np.zeros(1, dtype=np.int64)
            at = 0
            while waiting and data.length < self.chunk_len:
                done = 0
                if function is not None and context is not None:
                    call = (_KINDS[codec], function.address, context)
                    source = (table[at:], self.block_len, self.left)
                    room = (data.address, data.length, self.chunk_len, data.capacity)
                    outputs = (ends[at:], written, int(written.ctypes.data))
                    done = decompress_blocks(*call, *source, *room, *outputs)
                for end in ends[at : at + done].tolist():
                    block = (*waiting.popleft()[:4], data.length, end)
                    data.length = end
                    blocks += self._sound(block, min_row_len)
                if not done:
                    blocks += self._decompress(codec, waiting.popleft(), min_row_len, data)
                at += max(done, 1)
        return np.array(blocks, dtype=np.int64).reshape(-1, 6)

    def _addresses(self, waiting: Sequence[Block]) -> I64:
        """Return address, length and file of each block; see `decompress_blocks`."""
        blocks = np.array(waiting, dtype=np.int64).reshape(-1, 6)
        addresses = np.zeros(len(self.files), dtype=np.int64)
        for file_idx in set(blocks[:, FILE].tolist()):  # `np.unique` would import `numpy.ma`
            content = np.frombuffer(self.files[file_idx].data, dtype=np.uint8)
            # `ndarray.ctypes` takes three times as long.
            addresses[file_idx] = content.__array_interface__["data"][0]
        starts, lengths = blocks[:, START], blocks[:, END] - blocks[:, START]
        return np.column_stack((addresses[blocks[:, FILE]] + starts, lengths, blocks[:, FILE]))

    def _decompress(
        self, codec: str, block: Block, min_row_len: int, data: ByteBuffer
    ) -> list[Block]:
        """Append one block to `data`; return its place there, nothing if it is damaged."""
        file_idx, block_idx, _, _, first, last = block
        start = data.length
        limit = min(int(self.left[file_idx]), self.block_len)
        try:
            decompress(codec, self.files[file_idx].data[first:last], data, limit)
        except ArrowMetaError as error:
            if isinstance(error, CorruptMetadataError):
                error.block = block_idx
            elif isinstance(error, LimitError):
                option = BLOCK_LIMIT if limit == self.block_len else DECOMPRESSED_LIMIT
                error = LimitError(f"{error}; the storage option {option} changes it")
            self.damage.report(error, file_idx)
            return []
        self.left[file_idx] -= data.length - start
        return self._sound((*block[:4], start, data.length), min_row_len)

    def _sound(self, block: Block, min_row_len: int) -> list[Block]:
        """Return a decompressed block; report a block that is too short for its number of rows."""
        file_idx, block_idx, _, n_rows, start, end = block
        error: ArrowMetaError
        if min_row_len and n_rows > (end - start) // min_row_len:
            reason = f"{n_rows:,} rows announced in {end - start:,} bytes"
            error = CorruptMetadataError(reason, block=block_idx)
        elif not min_row_len and n_rows > self.limits.free_items_in(end - start):
            error = LimitError(f"block {block_idx}: {n_rows:,} rows that take no bytes")
        else:
            return [block]
        self.damage.report(error, file_idx)
        return []

    def _chunks(self, sizing: Sizing, data: NDArray[np.uint8], blocks: Blocks) -> Iterator[Rows]:
        """Decode decompressed blocks; only damaged blocks are left out.

        Decodes all blocks at once. If one is damaged, decodes the blocks before it, and after it
        first one block, then two, and so on.
        """
        at, n_blocks = 0, len(blocks)
        while at < len(blocks):
            try:
                chunk = self._chunk(sizing, data, blocks[at : at + n_blocks])
            except _BlockError as fault:
                if fault.position:
                    n_blocks = fault.position
                elif n_blocks > 1 and isinstance(fault.error, LimitError):
                    n_blocks //= 2  # too much together, maybe not alone
                else:
                    self.damage.report(fault.error, int(blocks[at, FILE]))
                    at, n_blocks = at + 1, 1
                continue
            yield chunk
            del chunk  # so that the next chunk may use its memory
            at, n_blocks = at + n_blocks, 2 * n_blocks

    def _chunk(self, sizing: Sizing, data: NDArray[np.uint8], blocks: Blocks) -> Rows:
        """Decode blocks; reduce what each file may still take by its share of the columns.

        Raises:
            _BlockError: a block is damaged, or the columns exceed a limit.
        """
        shares = np.bincount(blocks[:, FILE], blocks[:, END] - blocks[:, START] + 1)
        owners = np.flatnonzero(shares)
        left = int(min(self.columns_left[owners].sum(), NO_LIMIT))
        try:
            if not sizing.is_measured and len(blocks) > 2:
                # Decode one block to learn how much room rows need; it is decoded twice. Otherwise
                # manifests of `bench/inputs.py` take 1.2 to 2.7 times as long.
                self._run_kernel(sizing, data, blocks[:1], left)
            arena = self._run_kernel(sizing, data, blocks, left)
        except LimitError as error:
            raise _BlockError(0, error) from error
        self.columns_left[owners] -= shares[owners] / shares.sum() * arena.bytes8.size
        spans = {}
        for path, column in sizing.plan.spans.items():
            start = int(arena.bases[3 * column.slot + 1]) // 8
            pairs = arena.bytes64[start : start + 2 * int(arena.counts[column.level])].reshape(
                -1, 2
            )
            spans[path] = Spans(data, pairs[:, 0], pairs[:, 1])
        files, n_rows = blocks[:, FILE].astype(np.int32), blocks[:, N_ROWS]
        before = blocks[:, FIRST_ROW] - (np.cumsum(n_rows) - n_rows)
        row_idx = np.arange(n_rows.sum()) + np.repeat(before, n_rows)
        file_idx = np.repeat(files, n_rows)
        return Rows(build_batch(arena), spans, file_idx, row_idx, int(files[0]))

    def _run_kernel(
        self, sizing: Sizing, data: NDArray[np.uint8], blocks: Blocks, max_columns_len: int
    ) -> Arena:
        """Decode blocks, with a larger arena each time the kernel needs more room.

        Args:
            data: decompressed bytes, followed by padding.
            blocks: the blocks to decode.
            max_columns_len: limit of the arena.
        """
        plan, n_bytes = sizing.plan, int((blocks[:, END] - blocks[:, START]).sum())
        arena = sizing.arena(int(blocks[:, N_ROWS].sum()), n_bytes, max_columns_len)
        scratch = np.zeros_like(arena.counts)
        stack = np.zeros((plan.max_depth, 2), dtype=np.int64)
        state = np.zeros(kernel.STATE_LEN, dtype=np.int64)
        state[kernel.FREE_ITEMS] = self.limits.free_items_in(n_bytes)
        while True:
            status = decode_blocks(
                data, blocks, plan.program, plan.targets,
                arena.bytes8, arena.bytes32, arena.bytes64, arena.bases, arena.caps, arena.var_caps,
                arena.counts, scratch, stack, state,
            )  # fmt: skip
            if status == kernel.DONE:
                sizing.learn(arena)
                return arena
            if status in _REASONS:
                raise _block_error(blocks, state, status)
            what, needed = int(state[kernel.GROW]), int(state[kernel.NEEDED])
            arena = arena.grown(status, what, needed)


def _block_error(blocks: Blocks, state: I64, status: int) -> _BlockError:
    """Return the error for a status of the kernel."""
    at, reason = int(state[kernel.BLOCK]), _REASONS[status]
    _, block, _, _, start, end = blocks[at].tolist()
    row, byte = int(state[kernel.ROW]), min(int(state[kernel.POS]), end) - start
    if status == kernel.TOO_MANY_FREE_ITEMS:
        return _BlockError(at, LimitError(f"block {block}, row {row}, byte {byte}: {reason}"))
    return _BlockError(at, CorruptMetadataError(reason, block=block, row=row, byte=byte))
