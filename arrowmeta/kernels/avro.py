"""The Avro decoder: runs the program of a plan over decompressed blocks and fills Arrow buffers.

Before it, `decompress_blocks` decompresses many blocks in one call, with a function of a C library.

`avro_ops` has the layout of instructions. A slot is one output column with three regions in the
arena, which start at

    bases[3 * slot]      validity bits; for a union, type codes
    bases[3 * slot + 1]  values, or offsets
    bases[3 * slot + 2]  bytes of variable length, at most `var_caps[slot]`

A level is a number of rows that columns share: level 0 has the rows of the file, every list has a
level for its items, every branch of a union has one. Nulls leave zeros.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.kernels import avro_ops as ops
from arrowmeta.kernels.avro_ops import Block
from arrowmeta.kernels.kernel import Integer, call_address, inlined, kernel
from arrowmeta.kernels.machine_code import I64, U8, I64Table, OutI32, OutI64, OutI64Table, OutU8
from arrowmeta.kernels.words import OVERLONG, unsigned


@kernel(steps=lambda buf, *_: len(buf))
def decode_blocks(
    buf: U8,
    blocks: I64Table,
    program: I64Table,
    targets: I64,
    out8: OutU8,
    out32: OutI32,
    out64: OutI64,
    bases: I64,
    caps: I64,
    var_caps: I64,
    counts: OutI64,
    saved_counts: OutI64,
    stack: OutI64Table,
    state: OutI64,
) -> int:
    """Decode the blocks from `state` on; return DONE, GROW_LEVEL, GROW_VAR or what is wrong.

    Args:
        buf: decompressed blocks, with 16 readable bytes after the last.
        blocks: table of the blocks in `buf`; see `avro_ops`.
        program: the plan's instructions, eight integers each.
        targets: numbers that instructions refer to, see `Plan`.
        out8: the arena as bytes.
        out32: the same memory as 32-bit numbers.
        out64: the same memory as 64-bit numbers.
        bases: byte position of each slot's three regions, every one a multiple of 64.
        caps: rows the arena has room for, by level. Level 0 has room for all rows of `blocks`.
        var_caps: bytes of variable length the arena has room for, by slot.
        counts: complete rows, by level.
        saved_counts: scratch, as long as `counts`.
        stack: scratch, one row per level of nesting: parent row, items left.
        state: where to go on. Set to the block, row and position of damage; or to the level or slot
            that has to grow and the size it needs, and the start of the row that needs it.
    """
    pos = state[ops.POS]
    first_row = state[ops.ROW]
    for i_block in range(state[ops.BLOCK], blocks.shape[0]):
        end = blocks[i_block, ops.END]
        n_rows = blocks[i_block, ops.N_ROWS]
        if first_row == 0:
            pos = blocks[i_block, ops.START]
        block = Block(
            end, buf, targets, out8, out32, out64, bases, caps, var_caps, counts, stack, state
        )
        for row in range(first_row, n_rows):
            row_pos = pos
            for i in range(counts.shape[0]):
                saved_counts[i] = counts[i]
            saved_free_items = state[ops.FREE_ITEMS]
            pos, status = _decode_row(block, pos, program)
            if status != ops.DONE:
                if status == ops.GROW_LEVEL or status == ops.GROW_VAR:
                    pos = row_pos
                    for i in range(counts.shape[0]):
                        counts[i] = saved_counts[i]
                    state[ops.FREE_ITEMS] = saved_free_items
                elif pos >= OVERLONG:
                    status = ops.OVERLONG_NUMBER
                state[ops.BLOCK] = i_block
                state[ops.ROW] = row
                state[ops.POS] = pos
                return int(status)
            counts[0] += 1
        if pos != end:
            state[ops.BLOCK] = i_block
            state[ops.ROW] = n_rows
            state[ops.POS] = pos
            return ops.BYTES_LEFT_OVER
        first_row = 0
    return ops.DONE


@inlined
def _decode_row(block: Block, pos: Integer, program: I64Table) -> tuple[Integer, Integer]:
    """Run the program once; return the position after the row and a status."""
    row = block.counts[0]
    depth: Integer = 0
    ip: Integer = 0
    while True:
        code = program[unsigned(ip)]
        op = code[ops.OP]
        if op == ops.END_ROW:
            return pos, ops.DONE
        status: Integer = ops.DONE
        null_branch = code[ops.NULL_BRANCH]
        if null_branch >= 0:
            is_null, pos, status = ops.read_branch(block, pos, null_branch)
            if status != ops.DONE:
                return pos, status
            if is_null:
                ip = _put_null(block, code, ip, row)
                continue
            if code[ops.SLOT] >= 0:
                ops.set_bit(block, 3 * code[ops.SLOT], row)

        if op < ops.NULLABLE:
            pos, status = _decode_value(block, pos, code, row)
            ip += 1
        elif op == ops.NULLABLE:
            ip += 1
        elif op == ops.JUMP:
            ip = code[ops.A]
        elif op == ops.LIST:
            ip, row, depth = ops.begin_list(block, code, row, depth)
        elif op == ops.NEXT_ITEM:
            ip, row = ops.next_item(block, code, ip, row, depth)
        elif op == ops.NEXT_ITEMS:
            pos, ip, row, depth, status = ops.next_items(block, pos, code, ip, row, depth)
        elif op == ops.UNION:
            pos, ip, row, depth, status = ops.begin_union(block, pos, code, row, depth)
        elif op == ops.UNION_AS:
            row, depth, status = ops.union_as(block, code, row, depth)
            ip += 1
        else:
            ip, row, depth = ops.end_branch(block, code, depth)
        if status != ops.DONE:
            return pos, status
        if pos > block.end:
            return pos, ops.TRUNCATED


@inlined
def _decode_value(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, Integer]:
    """Run an instruction that reads one value, or a whole list."""
    op = code[ops.OP]
    if op == ops.LONG:
        return ops.int64(block, pos, code, row)
    if op == ops.INT:
        return ops.int32(block, pos, code, row)
    if op == ops.STRING:
        return ops.byte_string(block, pos, code, row, True)
    if op == ops.BYTES:
        return ops.byte_string(block, pos, code, row, False)
    if op == ops.SPAN:
        return ops.span(block, pos, code, row)
    if op == ops.SKIP_BYTES:
        return ops.skip_bytes(block, pos)
    if op == ops.SKIP_LONGS:
        return ops.skip_numbers(block, pos, code)
    if op == ops.LIST_OF_PAIRS:
        return ops.list_of_pairs(block, pos, code, row)
    if op == ops.SKIP_LIST:
        return ops.skip_list(block, pos, code)
    if op == ops.ONLY_BRANCH:
        return ops.only_branch(block, pos)
    if op == ops.NULL_OFFSET:
        ops.null_offset(block, code, row)
        return pos, ops.DONE
    if op == ops.BOOLEAN:
        return ops.boolean(block, pos, code, row)
    if op == ops.BOUNDED:
        return ops.bounded(block, pos, code, row)
    if op == ops.DECIMAL:
        return ops.decimal(block, pos, code, row)
    if op == ops.FIXED:
        return ops.fixed(block, pos, code, row)
    return ops.skip_fixed(block, pos, code)


@inlined
def _put_null(block: Block, code: I64, ip: Integer, row: Integer) -> Integer:
    """Write a null in place of what an instruction reads; return the next instruction."""
    op = code[ops.OP]
    if op == ops.NULLABLE:
        return code[ops.A]
    if op == ops.LIST:
        if code[ops.SLOT] >= 0:
            ops.null_offset(block, code, row)
        return code[ops.B]
    if op == ops.BYTES or op == ops.STRING or op == ops.LIST_OF_PAIRS:
        ops.null_offset(block, code, row)
    return ip + 1


# -- compressed blocks -----------------------------------------------------------------------------

# Functions; see `io.compression`.
ZSTD_DECOMPRESS, LIBDEFLATE_DECOMPRESS = range(2)

# Columns of the table of blocks.
ADDRESS, LENGTH, FILE = range(3)

_INT_BITS = 0xFFFF_FFFF


@kernel(steps=lambda kind, function, context, blocks, *_: 10 * len(blocks))
def decompress_blocks(
    kind: int,
    function: int,
    context: int,
    blocks: I64Table,
    block_len: int,
    left: OutI64,
    out: int,
    start: int,
    stop: int,
    end: int,
    ends: OutI64,
    written: OutI64,
    written_address: int,
) -> int:
    """Decompress blocks, one after the other, up to `stop` bytes or the first error.

    Decompressing a block takes microseconds. A call from Python for each block would wait for the
    GIL each time, and another thread may hold it for longer than many blocks take.

    Args:
        kind: function, one of the constants above.
        function: address of the function.
        context: first argument of the function.
        blocks: address, length and file of each block; int64[n, 3].
        block_len: largest decompressed size of a block.
        left: bytes that each file may still decompress to; reduced by this call.
        out: address of the output.
        start: bytes in the output before this call.
        stop: bytes in the output from which on no further block is decompressed.
        end: size of the output.
        ends: set to the end of each block in the output.
        written: array that the function writes its number of bytes to; int64[1].
        written_address: address of that array.

    Returns:
        The number of decompressed blocks. The caller tries the next block alone to get its error.
    """
    at = np.int64(start)
    for i in range(blocks.shape[0]):
        file = blocks[i, FILE]
        room = min(end - at, block_len, left[file])
        if at >= stop or room <= 0:
            return i
        source, length = blocks[i, ADDRESS], blocks[i, LENGTH]
        if kind == ZSTD_DECOMPRESS:
            n_bytes = np.int64(call_address(function, context, out + at, room, source, length, 0))
            if n_bytes < 0:  # errors are sizes close to 2**64
                return i
        else:
            status = call_address(
                function, context, source, length, out + at, room, written_address
            )
            if status & _INT_BITS != 0:
                return i
            n_bytes = written[0]
        at += n_bytes
        left[file] -= n_bytes
        ends[i] = at
    return blocks.shape[0]
