"""The Avro decoder: one loop that runs a plan's program over blocks and fills Arrow buffers.

Every instruction is eight integers: `op, null_branch, slot, a, b, c, d, e`. `null_branch` is the
union branch that means null, -1 where the value is no union. A `slot` is one output column: three
regions of the output arena, whose byte positions are in `bases`:

    bases[3 * slot]      validity bits; of a union, one type code per row
    bases[3 * slot + 1]  values, or offsets
    bases[3 * slot + 2]  bytes of variable length, at most `var_caps[slot]`

A level counts rows: level 0 those of the file, every list has a level for its items, every union
branch one of its own. `counts` are the rows so far, `caps` what the arena has room for.

What each op consumes and writes is said where it is handled. Null values of a column leave zeros.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined, kernel
from arrowmeta.jit.signature import I64, U8, I64Table, OutI32, OutI64, OutI64Table, OutU8
from arrowmeta.kernels.byte_strings import copy_bytes, is_utf8
from arrowmeta.kernels.varint import OVERLONG, read_long, skip_long, skip_longs

# Ops.
END_ROW = 0
BOOLEAN = 1
INT = 2
LONG = 3
COPY4 = 4
COPY8 = 5
FIXED = 6
BYTES = 7
STRING = 8
SPAN = 9
BOUNDED_INT = 10
DECIMAL = 11
NULLABLE = 12
JUMP = 13
LIST = 14
NEXT_ITEM = 15
NEXT_ITEMS = 16
UNION = 17
UNION_AS = 18
END_BRANCH = 19
NULL_OFFSET = 20
SKIP_LONGS = 21
SKIP_BYTES = 22
SKIP_FIXED = 23
LIST_OF_LONGS = 24
ONLY_BRANCH = 25
BOUNDED_LONG = 26
LIST_OF_PAIRS = 27
SKIP_LIST = 28

# For listings; by number.
OP_NAMES = (
    "end_row",
    "boolean",
    "int",
    "long",
    "copy4",
    "copy8",
    "fixed",
    "bytes",
    "string",
    "span",
    "bounded_int",
    "decimal",
    "nullable",
    "jump",
    "list",
    "next_item",
    "next_items",
    "union",
    "union_as",
    "end_branch",
    "null_offset",
    "skip_longs",
    "skip_bytes",
    "skip_fixed",
    "list_of_longs",
    "only_branch",
    "bounded_long",
    "list_of_pairs",
    "skip_list",
)

# What a call returns.
DONE = 0
FAULT = 1
GROW_LEVEL = 2
GROW_VAR = 3

# Places in `state`, which a call reads to go on where the last one stopped.
BLOCK = 0
ROW = 1
POS = 2
REASON = 3
GROW = 4
NEEDED = 5
FREE_ITEMS = 6

# Reasons of a fault; the words are in avro.chunk.
TRUNCATED = 1
OVERLONG_NUMBER = 2
NEGATIVE_LENGTH = 3
LENGTH_PAST_END = 4
NOT_AN_INT = 5
NO_SUCH_BRANCH = 6
NO_SUCH_SYMBOL = 7
NOT_A_BOOLEAN = 8
NOT_UTF8 = 9
DECIMAL_TOO_WIDE = 10
TOO_MANY_ITEMS = 11
BYTES_LEFT_OVER = 12
TOO_MANY_FREE_ITEMS = 13
NOT_OF_A_DAY = 14

_INT_MIN = np.int64(-(2**31))
_INT_MAX = np.int64(2**31 - 1)
_LONG_MIN = np.int64(-(2**63))


@inlined
def _set_bit(out8: NDArray[np.uint8], base: Integer, row: Integer) -> None:
    out8[base + (row >> 3)] |= np.uint8(1 << (row & 7))


@inlined
def _put_decimal(
    buf: NDArray[np.uint8],
    pos: Integer,
    size: Integer,
    out8: NDArray[np.uint8],
    base: Integer,
    width: Integer,
) -> bool:
    """Widen a big-endian number to `width` little-endian bytes; False if it is too big."""
    sign = np.uint8(0xFF) if size > 0 and buf[pos] >= 0x80 else np.uint8(0)
    last = pos + size - 1
    for i in range(width, size):
        if buf[last - i] != sign:
            return False
    for i in range(width):
        out8[base + i] = buf[last - i] if i < size else sign
    return bool(size <= width or (out8[base + width - 1] >= 0x80) == (sign != 0))


@inlined
def _is_decimal(
    out64: NDArray[np.int64],
    at: Integer,
    n_words: Integer,
    targets: NDArray[np.int64],
    greatest: Integer,
) -> bool:
    """Tell whether a number of words, lowest first, is within plus or minus the greatest."""
    is_negative = out64[at + n_words - 1] < 0
    for i in range(n_words - 1, -1, -1):
        # ~v is -v - 1, and unlike -v needs no carry.
        word = np.uint64(~out64[at + i]) if is_negative else np.uint64(out64[at + i])
        limit = np.uint64(targets[greatest + i])
        if word != limit:
            return bool(word < limit)
    return not is_negative


@inlined
def _read_branch(
    buf: NDArray[np.uint8], pos: Integer, end: Integer, null_branch: Integer
) -> tuple[bool, Integer, int]:
    """Read whether a union of null and one other type is null; also the position and a reason."""
    branch, pos = read_long(buf, pos)
    if pos > end:
        return False, pos, TRUNCATED
    if branch != null_branch and branch != 1 - null_branch:
        return False, pos, NO_SUCH_BRANCH
    return bool(branch == null_branch), pos, 0


@inlined
def _read_count(
    buf: NDArray[np.uint8], pos: Integer, end: Integer, least: Integer
) -> tuple[Integer, Integer, Integer, int]:
    """Read how many items of at least so many bytes come next.

    Returns:
        The number, 0 behind the last items; their bytes, -1 if the writer has left that out; the
        position behind both; a reason.
    """
    n_items, pos = read_long(buf, pos)
    if pos > end:
        return 0, -1, pos, TRUNCATED
    n_bytes: Integer = np.int64(-1)
    if n_items < 0 and n_items != _LONG_MIN:
        n_items = -n_items
        n_bytes, pos = read_long(buf, pos)
        if pos > end:
            return 0, -1, pos, TRUNCATED
        if n_bytes < 0 or n_bytes > end - pos:
            return 0, -1, pos, LENGTH_PAST_END
    if n_items < 0 or (least > 0 and n_items > (end - pos) // least):
        return 0, -1, pos, TOO_MANY_ITEMS
    return n_items, n_bytes, pos, 0


@inlined
def _skip_items(
    buf: NDArray[np.uint8],
    pos: Integer,
    end: Integer,
    n_items: Integer,
    n_longs: Integer,
    n_strings: Integer,
    null_branch: Integer,
) -> tuple[Integer, int]:
    """Move over items of numbers and then byte strings; return the position and a reason."""
    if null_branch < 0 and n_strings == 0:
        pos = skip_longs(buf, pos, n_items * n_longs, end)
        return pos, TRUNCATED if pos > end else 0
    for _ in range(n_items):
        if null_branch >= 0:
            is_null, pos, fault = _read_branch(buf, pos, end, null_branch)
            if fault != 0:
                return pos, fault
            if is_null:
                continue
        if n_longs == 1 and n_strings == 1:
            # Of most pairs in maps of bounds, the number and the length are a byte each.
            number, twice = buf[np.uint64(pos)], buf[np.uint64(pos + 1)]
            if number < 0x80 and twice < 0x80 and twice & 1 == 0 and twice >> 1 <= end - pos - 2:
                pos += 2 + np.int64(twice >> 1)
                continue
        for _ in range(n_longs):
            pos = skip_long(buf, pos)
            if pos > end:
                return pos, TRUNCATED
        for _ in range(n_strings):
            size, pos = read_long(buf, pos)
            if pos > end:
                return pos, TRUNCATED
            if size < 0:
                return pos, NEGATIVE_LENGTH
            if size > end - pos:
                return pos, LENGTH_PAST_END
            pos += size
    return pos, 0


@inlined
def _put_longs(
    buf: NDArray[np.uint8],
    pos: Integer,
    end: Integer,
    item: Integer,
    n_items: Integer,
    out8: NDArray[np.uint8],
    out64: NDArray[np.int64],
    bases: NDArray[np.int64],
    slot: Integer,
    null_branch: Integer,
) -> tuple[Integer, int]:
    """Write items that are a number, or null; return the position and a reason."""
    validity = bases[3 * slot]
    values = bases[3 * slot + 1] >> 3
    for i in range(item, item + n_items):
        if null_branch >= 0:
            is_null, pos, fault = _read_branch(buf, pos, end, null_branch)
            if fault != 0:
                return pos, fault
            if is_null:
                continue
            _set_bit(out8, validity, i)
        value, pos = read_long(buf, pos)
        if pos > end:
            return pos, TRUNCATED
        out64[values + i] = value
    return pos, 0


@inlined
def _put_pairs(
    buf: NDArray[np.uint8],
    pos: Integer,
    end: Integer,
    item: Integer,
    n_items: Integer,
    out8: NDArray[np.uint8],
    out32: NDArray[np.int32],
    out64: NDArray[np.int64],
    bases: NDArray[np.int64],
    var_caps: NDArray[np.int64],
    key_slot: Integer,
    value_slot: Integer,
    targets: NDArray[np.int64],
    at: Integer,
) -> tuple[Integer, Integer, int, Integer]:
    """Write items that are an int and a value, LONG, SPAN or BYTES, if their int is wanted.

    Returns:
        The position; the next item; a reason; the bytes that the values need where they have no
        room, else 0.
    """
    keys = bases[3 * key_slot + 1] >> 2
    values = bases[3 * value_slot + 1] >> 3
    value_op, n_keys = targets[at], targets[at + 1]
    for _ in range(n_items):
        key, pos = read_long(buf, pos)
        if pos > end:
            return pos, item, TRUNCATED, 0
        if key < _INT_MIN or key > _INT_MAX:
            return pos, item, NOT_AN_INT, 0
        is_wanted = n_keys < 0
        for i in range(n_keys):
            is_wanted |= targets[at + 2 + i] == key
        value, pos = read_long(buf, pos)
        if pos > end:
            return pos, item, TRUNCATED, 0
        if value_op == LONG:
            if is_wanted:
                out32[keys + item] = np.int32(key)
                out64[values + item] = value
                item += 1
            continue
        if value < 0:
            return pos, item, NEGATIVE_LENGTH, 0
        if value > end - pos:
            return pos, item, LENGTH_PAST_END, 0
        if is_wanted:
            out32[keys + item] = np.int32(key)
            if value_op == SPAN:
                out64[values + 2 * item] = pos
                out64[values + 2 * item + 1] = value
            else:
                offsets = 2 * values + item
                start = np.int64(out32[offsets])
                if start + value > var_caps[value_slot]:
                    return pos, item, 0, start + value
                copy_bytes(buf, pos, value, out8, bases[3 * value_slot + 2] + start)
                out32[offsets + 1] = np.int32(start + value)
            item += 1
        pos += value
    return pos, item, 0, 0


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
    """Decode the blocks from `state` on; return DONE, FAULT, GROW_LEVEL or GROW_VAR.

    Args:
        buf: decompressed blocks, with 16 readable bytes after the last.
        blocks: start, end and number of rows of each block in `buf`.
        program: the plan's instructions, eight integers each.
        targets: numbers that instructions point to: for every branch of a union its first
            instruction and its level, for decimals their greatest value, for lists of pairs which
            of them are wanted.
        out8: the arena as bytes.
        out32: the same memory as 32-bit numbers.
        out64: the same memory as 64-bit numbers.
        bases: byte position of each slot's three regions, every one a multiple of 64.
        caps: rows the arena has room for, by level. Level 0 has room for all rows of `blocks`.
        var_caps: bytes of variable length the arena has room for, by slot.
        counts: rows complete, by level.
        saved_counts: scratch, as long as `counts`.
        stack: scratch, one row per level of nesting: parent row, items left.
        state: where to go on; on FAULT the block, row, position and reason; on GROW_* also which
            level or slot needs how much. The row in work is undone before a GROW return.
    """
    fault = 0
    pos = state[POS]
    first_row = state[ROW]
    for block in range(state[BLOCK], blocks.shape[0]):
        end = blocks[block, 1]
        n_rows = blocks[block, 2]
        if first_row == 0:
            pos = blocks[block, 0]
        for row_in_block in range(first_row, n_rows):
            row_pos = pos
            for i in range(counts.shape[0]):
                saved_counts[i] = counts[i]
            saved_free_items = state[FREE_ITEMS]
            row = counts[0]
            depth = 0
            ip = 0
            grow = 0
            grow_what = 0
            needed: Integer = 0
            while True:
                op = program[ip, 0]
                if op == END_ROW:
                    break
                null_branch = program[ip, 1]
                slot = program[ip, 2]

                # A union of null and one other type: the branch comes first.
                if null_branch >= 0:
                    is_null, pos, fault = _read_branch(buf, pos, end, null_branch)
                    if fault != 0:
                        break
                    if is_null:
                        if op == NULLABLE:
                            ip = program[ip, 3]
                            continue
                        if op == LIST:
                            if slot >= 0:
                                offsets = (bases[3 * slot + 1] >> 2) + row
                                out32[offsets + 1] = out32[offsets]
                            ip = program[ip, 4]
                            continue
                        if (
                            op == BYTES
                            or op == STRING
                            or op == LIST_OF_LONGS
                            or op == LIST_OF_PAIRS
                        ):
                            offsets = (bases[3 * slot + 1] >> 2) + row
                            out32[offsets + 1] = out32[offsets]
                        ip += 1
                        continue
                    if slot >= 0:
                        _set_bit(out8, bases[3 * slot], row)

                if op == LONG:
                    value, pos = read_long(buf, pos)
                    out64[(bases[3 * slot + 1] >> 3) + row] = value
                    ip += 1
                elif op == INT:
                    value, pos = read_long(buf, pos)
                    if pos <= end and (value < _INT_MIN or value > _INT_MAX):
                        fault = NOT_AN_INT
                        break
                    out32[(bases[3 * slot + 1] >> 2) + row] = np.int32(value)
                    ip += 1
                elif op == BYTES or op == STRING or op == SPAN or op == SKIP_BYTES:
                    size, pos = read_long(buf, pos)
                    if pos > end:
                        fault = TRUNCATED
                        break
                    if size < 0:
                        fault = NEGATIVE_LENGTH
                        break
                    if size > end - pos:
                        fault = LENGTH_PAST_END
                        break
                    if op == SPAN:
                        span = (bases[3 * slot + 1] >> 3) + 2 * row
                        out64[span] = pos
                        out64[span + 1] = size
                    elif op != SKIP_BYTES:
                        offsets = (bases[3 * slot + 1] >> 2) + row
                        start = np.int64(out32[offsets])
                        if start + size > var_caps[slot]:
                            grow = GROW_VAR
                            grow_what = slot
                            needed = start + size
                            break
                        target = bases[3 * slot + 2] + start
                        seen = copy_bytes(buf, pos, size, out8, target)
                        if op == STRING and seen >= 0x80 and not is_utf8(buf, pos, pos + size):
                            fault = NOT_UTF8
                            break
                        out32[offsets + 1] = np.int32(start + size)
                    pos += size
                    ip += 1
                elif op == SKIP_LONGS:
                    pos = skip_longs(buf, pos, program[ip, 3], end)
                    ip += 1
                elif op == LIST_OF_LONGS or op == LIST_OF_PAIRS or op == SKIP_LIST:
                    # A whole list of simple items, without a dispatch per item. d: least bytes of
                    # an item. Longs: a: level of the items, b: their slot, c: their null branch.
                    # Pairs of an int and a value: a: level, b: slot of the ints, c: slot of the
                    # values, e: where in `targets` their op is, how many ints are wanted, and
                    # which. Skipped items: a: numbers first, b: then byte strings, c: the null
                    # branch of items that are a number.
                    level = program[ip, 3]
                    first = program[ip, 4]
                    second = program[ip, 5]
                    item = counts[level] if op != SKIP_LIST else np.int64(0)
                    while True:
                        n_items, n_bytes, pos, fault = _read_count(buf, pos, end, program[ip, 6])
                        if fault != 0 or n_items == 0:
                            break
                        if op == SKIP_LIST:
                            if n_bytes >= 0:
                                pos += n_bytes
                                continue
                            pos, fault = _skip_items(buf, pos, end, n_items, level, first, second)
                        elif item + n_items > caps[level]:
                            grow = GROW_LEVEL
                            grow_what = level
                            needed = item + n_items
                        elif op == LIST_OF_LONGS:
                            pos, fault = _put_longs(
                                buf, pos, end, item, n_items, out8, out64, bases, first, second
                            )
                            item += n_items
                        else:
                            pos, item, fault, needed = _put_pairs(
                                buf,
                                pos,
                                end,
                                item,
                                n_items,
                                out8,
                                out32,
                                out64,
                                bases,
                                var_caps,
                                first,
                                second,
                                targets,
                                program[ip, 7],
                            )
                            if needed > 0:
                                grow = GROW_VAR
                                grow_what = second
                        if fault != 0 or grow != 0:
                            break
                    if fault != 0 or grow != 0:
                        break
                    if op != SKIP_LIST:
                        counts[level] = item
                        out32[(bases[3 * slot + 1] >> 2) + row + 1] = np.int32(item)
                    ip += 1
                elif op == NULLABLE:
                    ip += 1
                elif op == JUMP:
                    ip = program[ip, 3]
                elif op == LIST:
                    # a: level of the items, b: instruction after the list, c: its NEXT_ITEMS.
                    stack[depth, 0] = row
                    stack[depth, 1] = 0
                    depth += 1
                    if slot >= 0:
                        row = counts[program[ip, 3]]
                    ip = program[ip, 5]
                elif op == NEXT_ITEM:
                    # a: level of the items, b: first instruction of an item.
                    if slot >= 0:
                        counts[program[ip, 3]] += 1
                        row += 1
                    stack[depth - 1, 1] -= 1
                    ip = program[ip, 4] if stack[depth - 1, 1] > 0 else ip + 1
                elif op == NEXT_ITEMS:
                    # a: level, b: first instruction of an item, c: least bytes of an item.
                    least = program[ip, 5]
                    n_items, n_bytes, pos, fault = _read_count(buf, pos, end, least)
                    if fault != 0:
                        break
                    if n_items == 0:
                        depth -= 1
                        row = stack[depth, 0]
                        if slot >= 0:
                            offsets = (bases[3 * slot + 1] >> 2) + row
                            out32[offsets + 1] = np.int32(counts[program[ip, 3]])
                        ip += 1
                        continue
                    if least == 0 and n_items > state[FREE_ITEMS]:
                        fault = TOO_MANY_FREE_ITEMS
                        break
                    if slot >= 0:
                        level = program[ip, 3]
                        if counts[level] + n_items > caps[level]:
                            grow = GROW_LEVEL
                            grow_what = level
                            needed = counts[level] + n_items
                            break
                    elif n_bytes >= 0:
                        # Nothing is wanted of these items and the writer left their size.
                        pos += n_bytes
                        continue
                    if least == 0:
                        # Items without bytes: nothing but this allowance bounds their number.
                        state[FREE_ITEMS] -= n_items
                    stack[depth - 1, 1] = n_items
                    ip = program[ip, 4]
                elif op == UNION:
                    # a: number of branches, b: where they are in `targets`.
                    branch, pos = read_long(buf, pos)
                    if pos > end:
                        fault = TRUNCATED
                        break
                    if branch < 0 or branch >= program[ip, 3]:
                        fault = NO_SUCH_BRANCH
                        break
                    target = program[ip, 4] + 2 * branch
                    stack[depth, 0] = row
                    depth += 1
                    if slot >= 0:
                        level = targets[target + 1]
                        if counts[level] >= caps[level]:
                            grow = GROW_LEVEL
                            grow_what = level
                            needed = counts[level] + 1
                            break
                        out8[bases[3 * slot] + row] = np.uint8(branch)
                        out32[(bases[3 * slot + 1] >> 2) + row] = np.int32(counts[level])
                        row = counts[level]
                    ip = targets[target]
                elif op == UNION_AS:
                    # A union inside a null record takes branch a, at level b, with nothing in it.
                    level = program[ip, 4]
                    if counts[level] >= caps[level]:
                        grow = GROW_LEVEL
                        grow_what = level
                        needed = counts[level] + 1
                        break
                    stack[depth, 0] = row
                    depth += 1
                    out8[bases[3 * slot] + row] = np.uint8(program[ip, 3])
                    out32[(bases[3 * slot + 1] >> 2) + row] = np.int32(counts[level])
                    row = counts[level]
                    ip += 1
                elif op == END_BRANCH:
                    # a: level of the branch, b: instruction after the union.
                    depth -= 1
                    row = stack[depth, 0]
                    if slot >= 0:
                        counts[program[ip, 3]] += 1
                    ip = program[ip, 4]
                elif op == NULL_OFFSET:
                    offsets = (bases[3 * slot + 1] >> 2) + row
                    out32[offsets + 1] = out32[offsets]
                    ip += 1
                elif op == ONLY_BRANCH:
                    branch, pos = read_long(buf, pos)
                    if pos <= end and branch != 0:
                        fault = NO_SUCH_BRANCH
                        break
                    ip += 1
                elif op == BOOLEAN:
                    if pos >= end:
                        fault = TRUNCATED
                        break
                    if buf[pos] > 1:
                        fault = NOT_A_BOOLEAN
                        break
                    if buf[pos] == 1:
                        _set_bit(out8, bases[3 * slot + 1], row)
                    pos += 1
                    ip += 1
                elif op == BOUNDED_INT or op == BOUNDED_LONG:
                    # a: the value is below it and not negative, b: the reason if it is not.
                    value, pos = read_long(buf, pos)
                    if pos <= end and (value < 0 or value >= program[ip, 3]):
                        fault = program[ip, 4]
                        break
                    if op == BOUNDED_INT:
                        out32[(bases[3 * slot + 1] >> 2) + row] = np.int32(value)
                    else:
                        out64[(bases[3 * slot + 1] >> 3) + row] = value
                    ip += 1
                elif op == DECIMAL:
                    # a: bytes of the output, b: bytes of a fixed, -1 when a length comes first,
                    # c: where its greatest value is in `targets`.
                    size = program[ip, 4]
                    if size < 0:
                        size, pos = read_long(buf, pos)
                        if pos > end:
                            fault = TRUNCATED
                            break
                        if size < 0:
                            fault = NEGATIVE_LENGTH
                            break
                    if size > end - pos:
                        fault = LENGTH_PAST_END
                        break
                    width = program[ip, 3]
                    target = bases[3 * slot + 1] + width * row
                    if not _put_decimal(buf, pos, size, out8, target, width) or not _is_decimal(
                        out64, target >> 3, width >> 3, targets, program[ip, 5]
                    ):
                        fault = DECIMAL_TOO_WIDE
                        break
                    pos += size
                    ip += 1
                else:
                    # Values of a known number of bytes. a: how many.
                    size = program[ip, 3]
                    if size > end - pos:
                        fault = TRUNCATED
                        break
                    if op != SKIP_FIXED:
                        target = bases[3 * slot + 1] + size * row
                        copy_bytes(buf, pos, size, out8, target)
                    pos += size
                    ip += 1

                if pos > end:
                    fault = TRUNCATED
                    break

            if grow != 0:
                for i in range(counts.shape[0]):
                    counts[i] = saved_counts[i]
                state[FREE_ITEMS] = saved_free_items
                state[BLOCK] = block
                state[ROW] = row_in_block
                state[POS] = row_pos
                state[GROW] = grow_what
                state[NEEDED] = needed
                return grow
            if fault != 0:
                state[BLOCK] = block
                state[ROW] = row_in_block
                state[POS] = pos
                state[REASON] = OVERLONG_NUMBER if pos >= OVERLONG else fault
                return FAULT
            counts[0] += 1
        if pos != end:
            state[BLOCK] = block
            state[ROW] = n_rows
            state[POS] = pos
            state[REASON] = BYTES_LEFT_OVER
            return FAULT
        first_row = 0
    return DONE
