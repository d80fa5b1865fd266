"""The Avro decoder: runs the program of a plan over decompressed blocks and fills Arrow buffers.

`avro_codes` has the layout of instructions. A slot is one output column with three regions in the
arena, which start at

    bases[3 * slot]      validity bits; for a union, type codes
    bases[3 * slot + 1]  values, or offsets
    bases[3 * slot + 2]  bytes of variable length, at most `var_caps[slot]`

A level is a number of rows that columns share: level 0 has the rows of the file, every list has a
level for its items, every branch of a union has one. Nulls leave zeros.
"""

from __future__ import annotations

from arrowmeta.jit.kernel import Integer, inlined, kernel
from arrowmeta.jit.machine_code import I64, U8, I64Table, OutI32, OutI64, OutI64Table, OutU8
from arrowmeta.kernels import avro_codes as codes
from arrowmeta.kernels import avro_ops as ops
from arrowmeta.kernels.avro_ops import Block
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
        blocks: table of the blocks in `buf`; see `avro_codes`.
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
    pos = state[codes.POS]
    first_row = state[codes.ROW]
    for i_block in range(state[codes.BLOCK], blocks.shape[0]):
        end = blocks[i_block, codes.END]
        n_rows = blocks[i_block, codes.N_ROWS]
        if first_row == 0:
            pos = blocks[i_block, codes.START]
        block = Block(
            end, buf, targets, out8, out32, out64, bases, caps, var_caps, counts, stack, state
        )
        for row in range(first_row, n_rows):
            row_pos = pos
            for i in range(counts.shape[0]):
                saved_counts[i] = counts[i]
            saved_free_items = state[codes.FREE_ITEMS]
            pos, status = _decode_row(block, pos, program)
            if status != codes.DONE:
                if status == codes.GROW_LEVEL or status == codes.GROW_VAR:
                    pos = row_pos
                    for i in range(counts.shape[0]):
                        counts[i] = saved_counts[i]
                    state[codes.FREE_ITEMS] = saved_free_items
                elif pos >= OVERLONG:
                    status = codes.OVERLONG_NUMBER
                state[codes.BLOCK] = i_block
                state[codes.ROW] = row
                state[codes.POS] = pos
                return int(status)
            counts[0] += 1
        if pos != end:
            state[codes.BLOCK] = i_block
            state[codes.ROW] = n_rows
            state[codes.POS] = pos
            return codes.BYTES_LEFT_OVER
        first_row = 0
    return codes.DONE


@inlined
def _decode_row(block: Block, pos: Integer, program: I64Table) -> tuple[Integer, Integer]:
    """Run the program once; return the position after the row and a status."""
    row = block.counts[0]
    depth: Integer = 0
    ip: Integer = 0
    while True:
        code = program[unsigned(ip)]
        op = code[codes.OP]
        if op == codes.END_ROW:
            return pos, codes.DONE
        status: Integer = codes.DONE
        null_branch = code[codes.NULL_BRANCH]
        if null_branch >= 0:
            is_null, pos, status = ops.read_branch(block, pos, null_branch)
            if status != codes.DONE:
                return pos, status
            if is_null:
                ip = _put_null(block, code, ip, row)
                continue
            if code[codes.SLOT] >= 0:
                ops.set_bit(block, 3 * code[codes.SLOT], row)

        if op < codes.NULLABLE:
            pos, status = _decode_value(block, pos, code, row)
            ip += 1
        elif op == codes.NULLABLE:
            ip += 1
        elif op == codes.JUMP:
            ip = code[codes.A]
        elif op == codes.LIST:
            ip, row, depth = ops.begin_list(block, code, row, depth)
        elif op == codes.NEXT_ITEM:
            ip, row = ops.next_item(block, code, ip, row, depth)
        elif op == codes.NEXT_ITEMS:
            pos, ip, row, depth, status = ops.next_items(block, pos, code, ip, row, depth)
        elif op == codes.UNION:
            pos, ip, row, depth, status = ops.begin_union(block, pos, code, row, depth)
        elif op == codes.UNION_AS:
            row, depth, status = ops.union_as(block, code, row, depth)
            ip += 1
        else:
            ip, row, depth = ops.end_branch(block, code, depth)
        if status != codes.DONE:
            return pos, status
        if pos > block.end:
            return pos, codes.TRUNCATED


@inlined
def _decode_value(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, Integer]:
    """Run an instruction that reads one value, or a whole list."""
    op = code[codes.OP]
    if op == codes.LONG:
        return ops.int64(block, pos, code, row)
    if op == codes.INT:
        return ops.int32(block, pos, code, row)
    if op == codes.STRING:
        return ops.byte_string(block, pos, code, row, True)
    if op == codes.BYTES:
        return ops.byte_string(block, pos, code, row, False)
    if op == codes.SPAN:
        return ops.span(block, pos, code, row)
    if op == codes.SKIP_BYTES:
        return ops.skip_bytes(block, pos)
    if op == codes.SKIP_LONGS:
        return ops.skip_numbers(block, pos, code)
    if op == codes.LIST_OF_PAIRS:
        return ops.list_of_pairs(block, pos, code, row)
    if op == codes.SKIP_LIST:
        return ops.skip_list(block, pos, code)
    if op == codes.ONLY_BRANCH:
        return ops.only_branch(block, pos)
    if op == codes.NULL_OFFSET:
        ops.null_offset(block, code, row)
        return pos, codes.DONE
    if op == codes.BOOLEAN:
        return ops.boolean(block, pos, code, row)
    if op == codes.BOUNDED:
        return ops.bounded(block, pos, code, row)
    if op == codes.DECIMAL:
        return ops.decimal(block, pos, code, row)
    if op == codes.FIXED:
        return ops.fixed(block, pos, code, row)
    return ops.skip_fixed(block, pos, code)


@inlined
def _put_null(block: Block, code: I64, ip: Integer, row: Integer) -> Integer:
    """Write a null in place of what an instruction reads; return the next instruction."""
    op = code[codes.OP]
    if op == codes.NULLABLE:
        return code[codes.A]
    if op == codes.LIST:
        if code[codes.SLOT] >= 0:
            ops.null_offset(block, code, row)
        return code[codes.B]
    if op == codes.BYTES or op == codes.STRING or op == codes.LIST_OF_PAIRS:
        ops.null_offset(block, code, row)
    return ip + 1
