"""The ops of the Avro decoder that read one value, a function each.

They take the block, the position of the value, the instruction and the output row; a, b and c in
their docstrings are operands. They return the position after the value and a status. Their caller
checks that the position is not past the end of the block; see `words`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined
from arrowmeta.jit.signature import I64, U8
from arrowmeta.kernels.avro_codes import (
    DECIMAL_TOO_WIDE,
    DONE,
    GROW,
    GROW_VAR,
    LENGTH_PAST_END,
    NEEDED,
    NEGATIVE_LENGTH,
    NO_SUCH_BRANCH,
    NOT_A_BOOLEAN,
    NOT_AN_INT,
    NOT_UTF8,
    SLOT,
    TRUNCATED,
    A,
    B,
    C,
)
from arrowmeta.kernels.byte_strings import copy_bytes, is_utf8
from arrowmeta.kernels.words import read_long, skip_longs, unsigned

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
