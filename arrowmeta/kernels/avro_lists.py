"""The ops of the Avro decoder for lists, maps and unions, a function each.

Items, and values in a branch of a union, are rows of another level. `stack` has for each list and
union that has begun the row it is in and the number of items left of a block of items; `depth` is
the number of those lists and unions.

a to e in docstrings are operands. Functions return what they change, in this order: position, next
instruction, row, depth, status. Each op has its own loop over blocks of items: calls of a shared
one took 5 to 10 % more time.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.jit.kernel import Integer, inlined
from arrowmeta.jit.signature import I64
from arrowmeta.kernels.avro_codes import (
    DONE,
    FREE_ITEMS,
    GROW_LEVEL,
    GROW_VAR,
    LENGTH_PAST_END,
    LONG,
    NO_SUCH_BRANCH,
    NOT_AN_INT,
    SLOT,
    SPAN,
    TOO_MANY_FREE_ITEMS,
    TOO_MANY_ITEMS,
    TRUNCATED,
    A,
    B,
    C,
    D,
    E,
)
from arrowmeta.kernels.avro_values import (
    INT_MAX,
    INT_MIN,
    Block,
    grow,
    items32,
    items64,
    read_branch,
    read_size,
)
from arrowmeta.kernels.byte_strings import copy_bytes
from arrowmeta.kernels.words import read_long, skip_long, skip_longs, unsigned

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
        if n_longs == 1 and n_strings == 1:
            # Of most pairs in maps of bounds, the number and the length are a byte each.
            number, twice = buf[unsigned(pos)], buf[unsigned(pos + 1)]
            if number < 0x80 and twice < 0x80 and twice & 1 == 0 and twice >> 1 <= end - pos - 2:
                pos += 2 + np.int64(twice >> 1)
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
