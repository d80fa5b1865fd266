"""Decode a chunk: decompressed blocks of one schema, into one record batch."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.arrays import Sizing, build_batch
from arrowmeta.avro.file import Limits
from arrowmeta.avro.plan import Plan
from arrowmeta.avro.task import BLOCK, FILE, FIRST_ROW, N_ROWS, Blocks
from arrowmeta.columns.arena import Arena
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
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
        blocks: table of the decoded blocks, in order; see `avro.task`.
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
    found = {}
    for path, column in plan.span_columns():
        start = int(arena.bases[3 * column.slot + 1]) // 8
        pairs = arena.bytes64[start : start + 2 * int(counts[column.level])].reshape(-1, 2)
        found[path] = (pairs[:, 0], pairs[:, 1])
    return found
