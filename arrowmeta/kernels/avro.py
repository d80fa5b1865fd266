"""The Avro decoder: runs the program of a plan over decompressed blocks and fills Arrow buffers.

An instruction is eight integers: op, null branch, slot, and operands a to e. The null branch is the
position of null in a union of null and one other type, -1 for other values. A slot is one output
column, -1 for none, with three regions in the arena, which start at

    bases[3 * slot]      validity bits; for a union, type codes
    bases[3 * slot + 1]  values, or offsets
    bases[3 * slot + 2]  bytes of variable length, at most `var_caps[slot]`

A level is a number of rows that columns share: level 0 has the rows of the file, every list has a
level for its items, every branch of a union has one. Nulls leave zeros.

Functions of ops take the block, the position of the value, the instruction and the output row; a to
e in their docstrings are operands. They return what they change, in this order: position, next
instruction, row, depth, status. Their caller checks that the position is not past the end of the
block; see `byte_strings`.

Items, and values in a branch of a union, are rows of another level. `stack` has for each list and
union that has begun the row it is in and the number of items left of a block of items; `depth` is
the number of those lists and unions. Each op has its own loop over blocks of items: calls of a
shared one took 5 to 10 % more time.

`decompress_blocks` decompresses many blocks in one call, with a function of a C library.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.byte_strings import (
    OVERLONG,
    copy_bytes,
    is_utf8,
    read_long,
    skip_long,
    skip_longs,
    unsigned,
)
from arrowmeta.kernels.kernel import Integer, call_address, inlined, kernel
from arrowmeta.kernels.machine_code import I64, U8, I64Table, OutI32, OutI64, OutI64Table, OutU8

# -- numbers ---------------------------------------------------------------------------------------

# Ops. Each is a function below, except: END_ROW ends the program; NULLABLE begins a record, with
# instructions for null at a; the next instruction after JUMP is at a. No IntEnum, because the
# interpreter takes 50 times as long to compare a NumPy integer with its members.
END_ROW, BOOLEAN, INT, LONG, BOUNDED, FIXED, BYTES, STRING, SPAN, DECIMAL = range(10)
NULL_OFFSET, LIST_OF_PAIRS, ONLY_BRANCH, SKIP_LONGS, SKIP_BYTES, SKIP_FIXED, SKIP_LIST = range(
    10, 17
)
# Ops from here on do not read one value: they decide which instruction, row or level is next.
NULLABLE, JUMP, LIST, NEXT_ITEM, NEXT_ITEMS, UNION, UNION_AS, END_BRANCH = range(17, 25)

#: Names of the ops above, by number.
OP_NAMES = [name.lower() for name, op in tuple(globals().items()) if isinstance(op, int)]

# Places in an instruction.
INSTRUCTION_LEN = 8
OP, NULL_BRANCH, SLOT, A, B, C, D, E = range(INSTRUCTION_LEN)

# Statuses: done, more room needed, and the kinds of damage.
DONE, GROW_LEVEL, GROW_VAR = range(3)
TRUNCATED, OVERLONG_NUMBER, NEGATIVE_LENGTH, LENGTH_PAST_END, NOT_AN_INT = range(3, 8)
NO_SUCH_BRANCH, NO_SUCH_SYMBOL, NOT_A_BOOLEAN, NOT_UTF8, DECIMAL_TOO_WIDE = range(8, 13)
TOO_MANY_ITEMS, BYTES_LEFT_OVER, TOO_MANY_FREE_ITEMS, NOT_OF_A_DAY = range(13, 17)

# Columns of a table of blocks: position of the file, ordinals of the block and of its first row in
# the file, number of rows by the frame, start and end of the decompressed bytes.
FILE, ORDINAL, FIRST_ROW, N_ROWS, START, END = range(6)

# Places in `state`: block, row and position; the level or slot that has to grow, and the rows or
# bytes it needs; the number of further items that may take no bytes.
STATE_LEN = 6
BLOCK, ROW, POS, GROW, NEEDED, FREE_ITEMS = range(STATE_LEN)


# -- values ----------------------------------------------------------------------------------------

INT_MIN = np.int64(-(2**31))
INT_MAX = np.int64(2**31 - 1)


class Block(NamedTuple):
    """One block: where it ends in `buf`, and arguments of `decode_blocks`."""

    end: Integer
    buf: NDArray[np.uint8]
    targets: NDArray[np.int64]
    out8: NDArray[np.uint8]
    out32: NDArray[np.int32]
    out64: NDArray[np.int64]
    bases: NDArray[np.int64]
    caps: NDArray[np.int64]
    var_caps: NDArray[np.int64]
    counts: NDArray[np.int64]
    stack: NDArray[np.int64]
    state: NDArray[np.int64]


@inlined
def items32(block: Block, slot: Integer) -> Integer:
    """Return where the 32-bit values or offsets of a column begin in `out32`."""
    return block.bases[unsigned(3 * slot + 1)] >> 2


@inlined
def items64(block: Block, slot: Integer) -> Integer:
    """Return where the 64-bit values of a column begin in `out64`."""
    return block.bases[unsigned(3 * slot + 1)] >> 3


@inlined
def set_bit(block: Block, region: Integer, row: Integer) -> None:
    """Set the bit of a row in a region of bits."""
    block.out8[block.bases[region] + (row >> 3)] |= np.uint8(1 << (row & 7))


@inlined
def grow(block: Block, status: int, what: Integer, needed: Integer) -> int:
    """Ask for room for `needed` rows of a level or bytes of a slot; return the status."""
    block.state[GROW] = what
    block.state[NEEDED] = needed
    return status


@inlined
def read_branch(block: Block, pos: Integer, null_branch: Integer) -> tuple[bool, Integer, int]:
    """Read whether a union of null and one other type is null."""
    branch, pos = read_long(block.buf, pos)
    if pos > block.end:
        return False, pos, TRUNCATED
    if branch != null_branch and branch != 1 - null_branch:
        return False, pos, NO_SUCH_BRANCH
    return bool(branch == null_branch), pos, DONE


@inlined
def read_size(block: Block, pos: Integer) -> tuple[Integer, Integer, int]:
    """Read the length of a byte string."""
    size, pos = read_long(block.buf, pos)
    if pos > block.end:
        return 0, pos, TRUNCATED
    if size < 0:
        return 0, pos, NEGATIVE_LENGTH
    if size > block.end - pos:
        return 0, pos, LENGTH_PAST_END
    return size, pos, DONE


@inlined
def null_offset(block: Block, code: I64, row: Integer) -> None:
    """NULL_OFFSET: write the end of a byte string or list that is null, without reading."""
    at = items32(block, code[SLOT]) + row
    block.out32[at + 1] = block.out32[at]


@inlined
def boolean(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """BOOLEAN: a byte that is 0 or 1."""
    if pos >= block.end:
        return pos, TRUNCATED
    if block.buf[pos] > 1:
        return pos, NOT_A_BOOLEAN
    if block.buf[pos] == 1:
        set_bit(block, 3 * code[SLOT] + 1, row)
    return pos + 1, DONE


@inlined
def int32(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """INT: a number of 32 bits."""
    value, pos = read_long(block.buf, pos)
    if value < INT_MIN or value > INT_MAX:  # perhaps of bytes after the block
        return pos, NOT_AN_INT if pos <= block.end else TRUNCATED
    block.out32[unsigned(items32(block, code[SLOT]) + row)] = np.int32(value)
    return pos, DONE


@inlined
def int64(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """LONG: a number of 64 bits."""
    value, pos = read_long(block.buf, pos)
    block.out64[unsigned(items64(block, code[SLOT]) + row)] = value
    return pos, DONE


@inlined
def bounded(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, Integer]:
    """BOUNDED: a number of c bytes from 0 to a - 1; b is the status for other numbers."""
    value, pos = read_long(block.buf, pos)
    if value < 0 or value >= code[A]:  # perhaps of bytes after the block
        return pos, code[B] if pos <= block.end else TRUNCATED
    if code[C] == 4:
        block.out32[items32(block, code[SLOT]) + row] = np.int32(value)
    else:
        block.out64[items64(block, code[SLOT]) + row] = value
    return pos, DONE


@inlined
def fixed(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """FIXED: copy as many bytes as a says."""
    size = code[A]
    if size > block.end - pos:
        return pos, TRUNCATED
    copy_bytes(block.buf, pos, size, block.out8, block.bases[3 * code[SLOT] + 1] + size * row)
    return pos + size, DONE


@inlined
def byte_string(
    block: Block, pos: Integer, code: I64, row: Integer, is_text: bool
) -> tuple[Integer, int]:
    """BYTES, STRING: copy a byte string; check that text is UTF-8."""
    size, pos, status = read_size(block, pos)
    if status != DONE:
        return pos, status
    slot = code[SLOT]
    at = items32(block, slot) + row
    start = np.int64(block.out32[unsigned(at)])
    if start + size > block.var_caps[unsigned(slot)]:
        return pos, grow(block, GROW_VAR, slot, start + size)
    target = block.bases[unsigned(3 * slot + 2)] + start
    seen = copy_bytes(block.buf, pos, size, block.out8, target)
    if is_text and seen >= 0x80 and not is_utf8(block.buf, pos, pos + size):
        return pos, NOT_UTF8
    block.out32[unsigned(at + 1)] = np.int32(start + size)
    return pos + size, DONE


@inlined
def span(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """SPAN: write the position and length of a byte string."""
    size, pos, status = read_size(block, pos)
    at = items64(block, code[SLOT]) + 2 * row
    block.out64[at] = pos
    block.out64[at + 1] = size
    return pos + size, status


@inlined
def decimal(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """DECIMAL: write a big-endian number of b bytes as a little-endian one of a bytes.

    If b is -1, the length comes first. c is where in `targets` the greatest value is, as a / 8
    words, lowest first.
    """
    width, size = code[A], code[B]
    if size < 0:
        size, pos, status = read_size(block, pos)
        if status != DONE:
            return pos, status
    if size > block.end - pos:
        return pos, LENGTH_PAST_END
    at = block.bases[3 * code[SLOT] + 1] + width * row
    if not _widen(block.buf, pos, size, block.out8, at, width) or not _is_within(
        block.out64, at >> 3, width >> 3, block.targets, code[C]
    ):
        return pos, DECIMAL_TOO_WIDE
    return pos + size, DONE


@inlined
def _widen(
    buf: U8, pos: Integer, size: Integer, out8: NDArray[np.uint8], at: Integer, width: Integer
) -> bool:
    """Copy a big-endian number to `width` little-endian bytes; return False if it is too big."""
    sign = np.uint8(0xFF) if size > 0 and buf[pos] >= 0x80 else np.uint8(0)
    last = pos + size - 1
    for i in range(width, size):
        if buf[last - i] != sign:
            return False
    for i in range(width):
        out8[at + i] = buf[last - i] if i < size else sign
    return bool(size <= width or (out8[at + width - 1] >= 0x80) == (sign != 0))


@inlined
def _is_within(
    out64: NDArray[np.int64], at: Integer, n_words: Integer, targets: I64, greatest: Integer
) -> bool:
    """Return whether a number of words, lowest first, is within plus or minus the greatest."""
    is_negative = out64[at + n_words - 1] < 0
    for i in range(n_words - 1, -1, -1):
        # ~v is -v - 1, and unlike -v needs no carry.
        word = np.uint64(~out64[at + i]) if is_negative else np.uint64(out64[at + i])
        limit = np.uint64(targets[greatest + i])
        if word != limit:
            return bool(word < limit)
    return not is_negative


@inlined
def only_branch(block: Block, pos: Integer) -> tuple[Integer, int]:
    """ONLY_BRANCH: the branch of a union of one type, of which the value follows."""
    branch, pos = read_long(block.buf, pos)
    return pos, NO_SUCH_BRANCH if pos <= block.end and branch != 0 else DONE


@inlined
def skip_numbers(block: Block, pos: Integer, code: I64) -> tuple[Integer, int]:
    """SKIP_LONGS: skip as many numbers as a says."""
    return skip_longs(block.buf, pos, code[A], block.end), DONE


@inlined
def skip_bytes(block: Block, pos: Integer) -> tuple[Integer, int]:
    """SKIP_BYTES: skip a byte string."""
    size, pos, status = read_size(block, pos)
    return pos + size, status


@inlined
def skip_fixed(block: Block, pos: Integer, code: I64) -> tuple[Integer, int]:
    """SKIP_FIXED: skip as many bytes as a says."""
    if code[A] > block.end - pos:
        return pos, TRUNCATED
    return pos + code[A], DONE


# -- lists, maps and unions ------------------------------------------------------------------------

_LONG_MIN = np.int64(-(2**63))


@inlined
def _read_count(
    block: Block, pos: Integer, least: Integer
) -> tuple[Integer, Integer, Integer, int]:
    """Read the header of a block of items, each of at least so many bytes.

    Returns:
        The number of items, 0 at the end of the list; their bytes, -1 if not in the header; the
        position after the header; a status.
    """
    n_items, pos = read_long(block.buf, pos)
    if pos > block.end:
        return 0, -1, pos, TRUNCATED
    n_bytes: Integer = np.int64(-1)
    if n_items < 0 and n_items != _LONG_MIN:
        n_items = -n_items
        n_bytes, pos = read_long(block.buf, pos)
        if pos > block.end:
            return 0, -1, pos, TRUNCATED
        if n_bytes < 0 or n_bytes > block.end - pos:
            return 0, -1, pos, LENGTH_PAST_END
    if n_items < 0 or (least > 0 and n_items > (block.end - pos) // least):
        return 0, -1, pos, TOO_MANY_ITEMS
    return n_items, n_bytes, pos, DONE


@inlined
def skip_list(block: Block, pos: Integer, code: I64) -> tuple[Integer, int]:
    """SKIP_LIST: skip a list whose items are a numbers and then b byte strings.

    c is the null branch of the items, which may be a number or null. d is the least bytes of one.
    """
    while True:
        n_items, n_bytes, pos, status = _read_count(block, pos, code[D])
        if status != DONE or n_items == 0:
            return pos, status
        if n_bytes >= 0:
            pos += n_bytes
            continue
        pos, status = _skip_items(block, pos, n_items, code[A], code[B], code[C])
        if status != DONE:
            return pos, status


@inlined
def _skip_items(
    block: Block,
    pos: Integer,
    n_items: Integer,
    n_longs: Integer,
    n_strings: Integer,
    null_branch: Integer,
) -> tuple[Integer, int]:
    buf, end = block.buf, block.end
    if null_branch < 0 and n_strings == 0:
        pos = skip_longs(buf, pos, n_items * n_longs, end)
        return pos, TRUNCATED if pos > end else DONE
    for _ in range(n_items):
        if null_branch >= 0:
            is_null, pos, status = read_branch(block, pos, null_branch)
            if status != DONE:
                return pos, status
            if is_null:
                continue
        for _ in range(n_longs):
            pos = skip_long(buf, pos)
            if pos > end:
                return pos, TRUNCATED
        for _ in range(n_strings):
            size, pos, status = read_size(block, pos)
            if status != DONE:
                return pos, status
            pos += size
    return pos, DONE


@inlined
def list_of_pairs(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, int]:
    """LIST_OF_PAIRS: a list whose items are an int and a value.

    a is the level of the items, b the slot of the ints, c the slot of the values, d the least bytes
    of an item, e the op of the values, which is LONG, SPAN or BYTES.
    """
    level, slot, op = code[A], code[C], code[E]
    keys = items32(block, code[B])
    values = items64(block, slot)
    item = block.counts[level]
    while True:
        n_items, _, pos, status = _read_count(block, pos, code[D])
        if status != DONE:
            return pos, status
        if n_items == 0:
            block.counts[level] = item
            block.out32[items32(block, code[SLOT]) + row + 1] = np.int32(item)
            return pos, DONE
        if item + n_items > block.caps[level]:
            return pos, grow(block, GROW_LEVEL, level, item + n_items)
        for i in range(item, item + n_items):
            key, pos = read_long(block.buf, pos)
            if pos > block.end:
                return pos, TRUNCATED
            if key < INT_MIN or key > INT_MAX:
                return pos, NOT_AN_INT
            block.out32[unsigned(keys + i)] = np.int32(key)
            if op == LONG:
                value, pos = read_long(block.buf, pos)
                if pos > block.end:
                    return pos, TRUNCATED
                block.out64[unsigned(values + i)] = value
                continue
            size, pos, status = read_size(block, pos)
            if status != DONE:
                return pos, status
            if op == SPAN:
                block.out64[unsigned(values + 2 * i)] = pos
                block.out64[unsigned(values + 2 * i + 1)] = size
            else:
                offsets = 2 * values + i
                start = np.int64(block.out32[unsigned(offsets)])
                if start + size > block.var_caps[unsigned(slot)]:
                    return pos, grow(block, GROW_VAR, slot, start + size)
                target = block.bases[unsigned(3 * slot + 2)] + start
                copy_bytes(block.buf, pos, size, block.out8, target)
                block.out32[unsigned(offsets + 1)] = np.int32(start + size)
            pos += size
        item += n_items


@inlined
def begin_list(
    block: Block, code: I64, row: Integer, depth: Integer
) -> tuple[Integer, Integer, Integer]:
    """LIST: begin a list; its NEXT_ITEMS, at c, reads the first header.

    a is the level of the items, b the instruction after the list.
    """
    block.stack[depth, 0] = row
    block.stack[depth, 1] = 0
    if code[SLOT] >= 0:
        row = block.counts[code[A]]
    return code[C], row, depth + 1


@inlined
def next_item(
    block: Block, code: I64, ip: Integer, row: Integer, depth: Integer
) -> tuple[Integer, Integer]:
    """NEXT_ITEM: end an item; begin the next item of the block if there is one.

    a is the level of the items, b the first instruction of an item.
    """
    if code[SLOT] >= 0:
        block.counts[code[A]] += 1
        row += 1
    block.stack[depth - 1, 1] -= 1
    return (code[B] if block.stack[depth - 1, 1] > 0 else ip + 1), row


@inlined
def next_items(
    block: Block, pos: Integer, code: I64, ip: Integer, row: Integer, depth: Integer
) -> tuple[Integer, Integer, Integer, Integer, int]:
    """NEXT_ITEMS: begin a block of items, or end the list.

    a is the level of the items, b the first instruction of an item, c the least bytes of an item.
    """
    slot, level, least = code[SLOT], code[A], code[C]
    n_items, n_bytes, pos, status = _read_count(block, pos, least)
    if status != DONE:
        return pos, ip, row, depth, status
    if n_items == 0:
        row = block.stack[depth - 1, 0]
        if slot >= 0:
            block.out32[items32(block, slot) + row + 1] = np.int32(block.counts[level])
        return pos, ip + 1, row, depth - 1, DONE
    if least == 0 and n_items > block.state[FREE_ITEMS]:
        return pos, ip, row, depth, TOO_MANY_FREE_ITEMS
    if slot >= 0:
        needed = block.counts[level] + n_items
        if needed > block.caps[level]:
            return pos, ip, row, depth, grow(block, GROW_LEVEL, level, needed)
    elif n_bytes >= 0:
        # These items are not wanted, and the header has their length.
        return pos + n_bytes, ip, row, depth, DONE
    if least == 0:
        # Nothing else limits the number of items that take no bytes.
        block.state[FREE_ITEMS] -= n_items
    block.stack[depth - 1, 1] = n_items
    return pos, code[B], row, depth, DONE


@inlined
def begin_union(
    block: Block, pos: Integer, code: I64, row: Integer, depth: Integer
) -> tuple[Integer, Integer, Integer, Integer, int]:
    """UNION: read the branch and begin the value.

    a is the number of branches, b where in `targets` are first instruction and level of each.
    """
    branch, pos = read_long(block.buf, pos)
    if pos > block.end:
        return pos, 0, row, depth, TRUNCATED
    if branch < 0 or branch >= code[A]:
        return pos, 0, row, depth, NO_SUCH_BRANCH
    target = code[B] + 2 * branch
    block.stack[depth, 0] = row
    status = DONE
    if code[SLOT] >= 0:
        row, status = _begin_branch(block, code[SLOT], branch, block.targets[target + 1], row)
    return pos, block.targets[target], row, depth + 1, status


@inlined
def union_as(block: Block, code: I64, row: Integer, depth: Integer) -> tuple[Integer, Integer, int]:
    """UNION_AS: begin a value of branch a, at level b, in a record that is null."""
    block.stack[depth, 0] = row
    row, status = _begin_branch(block, code[SLOT], code[A], code[B], row)
    return row, depth + 1, status


@inlined
def _begin_branch(
    block: Block, slot: Integer, branch: Integer, level: Integer, row: Integer
) -> tuple[Integer, int]:
    """Write type code and offset of a union's value; return its row in the branch, a status."""
    child = block.counts[level]
    if child >= block.caps[level]:
        return row, grow(block, GROW_LEVEL, level, child + 1)
    block.out8[block.bases[3 * slot] + row] = np.uint8(branch)
    block.out32[items32(block, slot) + row] = np.int32(child)
    return child, DONE


@inlined
def end_branch(block: Block, code: I64, depth: Integer) -> tuple[Integer, Integer, Integer]:
    """END_BRANCH: end the value of a union.

    a is the level of the branch, b the instruction after the union.
    """
    if code[SLOT] >= 0:
        block.counts[code[A]] += 1
    return code[B], block.stack[depth - 1, 0], depth - 1


# -- programs --------------------------------------------------------------------------------------


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
        blocks: table of the blocks in `buf`.
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
    pos = state[POS]
    first_row = state[ROW]
    for i_block in range(state[BLOCK], blocks.shape[0]):
        end = blocks[i_block, END]
        n_rows = blocks[i_block, N_ROWS]
        if first_row == 0:
            pos = blocks[i_block, START]
        block = Block(
            end, buf, targets, out8, out32, out64, bases, caps, var_caps, counts, stack, state
        )
        for row in range(first_row, n_rows):
            row_pos = pos
            for i in range(counts.shape[0]):
                saved_counts[i] = counts[i]
            saved_free_items = state[FREE_ITEMS]
            pos, status = _decode_row(block, pos, program)
            if status != DONE:
                if status == GROW_LEVEL or status == GROW_VAR:
                    pos = row_pos
                    for i in range(counts.shape[0]):
                        counts[i] = saved_counts[i]
                    state[FREE_ITEMS] = saved_free_items
                elif pos >= OVERLONG:
                    status = OVERLONG_NUMBER
                state[BLOCK] = i_block
                state[ROW] = row
                state[POS] = pos
                return int(status)
            counts[0] += 1
        if pos != end:
            state[BLOCK] = i_block
            state[ROW] = n_rows
            state[POS] = pos
            return BYTES_LEFT_OVER
        first_row = 0
    return DONE


@inlined
def _decode_row(block: Block, pos: Integer, program: I64Table) -> tuple[Integer, Integer]:
    """Run the program once; return the position after the row and a status."""
    row = block.counts[0]
    depth: Integer = 0
    ip: Integer = 0
    while True:
        code = program[unsigned(ip)]
        op = code[OP]
        if op == END_ROW:
            return pos, DONE
        status: Integer = DONE
        null_branch = code[NULL_BRANCH]
        if null_branch >= 0:
            is_null, pos, status = read_branch(block, pos, null_branch)
            if status != DONE:
                return pos, status
            if is_null:
                ip = _put_null(block, code, ip, row)
                continue
            if code[SLOT] >= 0:
                set_bit(block, 3 * code[SLOT], row)

        if op < NULLABLE:
            pos, status = _decode_value(block, pos, code, row)
            ip += 1
        elif op == NULLABLE:
            ip += 1
        elif op == JUMP:
            ip = code[A]
        elif op == LIST:
            ip, row, depth = begin_list(block, code, row, depth)
        elif op == NEXT_ITEM:
            ip, row = next_item(block, code, ip, row, depth)
        elif op == NEXT_ITEMS:
            pos, ip, row, depth, status = next_items(block, pos, code, ip, row, depth)
        elif op == UNION:
            pos, ip, row, depth, status = begin_union(block, pos, code, row, depth)
        elif op == UNION_AS:
            row, depth, status = union_as(block, code, row, depth)
            ip += 1
        else:
            ip, row, depth = end_branch(block, code, depth)
        if status != DONE:
            return pos, status
        if pos > block.end:
            return pos, TRUNCATED


@inlined
def _decode_value(block: Block, pos: Integer, code: I64, row: Integer) -> tuple[Integer, Integer]:
    """Run an instruction that reads one value, or a whole list."""
    op = code[OP]
    if op == LONG:
        return int64(block, pos, code, row)
    if op == INT:
        return int32(block, pos, code, row)
    if op == STRING:
        return byte_string(block, pos, code, row, True)
    if op == BYTES:
        return byte_string(block, pos, code, row, False)
    if op == SPAN:
        return span(block, pos, code, row)
    if op == SKIP_BYTES:
        return skip_bytes(block, pos)
    if op == SKIP_LONGS:
        return skip_numbers(block, pos, code)
    if op == LIST_OF_PAIRS:
        return list_of_pairs(block, pos, code, row)
    if op == SKIP_LIST:
        return skip_list(block, pos, code)
    if op == ONLY_BRANCH:
        return only_branch(block, pos)
    if op == NULL_OFFSET:
        null_offset(block, code, row)
        return pos, DONE
    if op == BOOLEAN:
        return boolean(block, pos, code, row)
    if op == BOUNDED:
        return bounded(block, pos, code, row)
    if op == DECIMAL:
        return decimal(block, pos, code, row)
    if op == FIXED:
        return fixed(block, pos, code, row)
    return skip_fixed(block, pos, code)


@inlined
def _put_null(block: Block, code: I64, ip: Integer, row: Integer) -> Integer:
    """Write a null in place of what an instruction reads; return the next instruction."""
    op = code[OP]
    if op == NULLABLE:
        return code[A]
    if op == LIST:
        if code[SLOT] >= 0:
            null_offset(block, code, row)
        return code[B]
    if op == BYTES or op == STRING or op == LIST_OF_PAIRS:
        null_offset(block, code, row)
    return ip + 1


# -- compressed blocks -----------------------------------------------------------------------------

# Functions; see `io.compression`.
ZSTD_DECOMPRESS, LIBDEFLATE_DECOMPRESS = range(2)

# Columns of the table of blocks.
ADDRESS, LENGTH, OF_FILE = range(3)

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
        file = blocks[i, OF_FILE]
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
