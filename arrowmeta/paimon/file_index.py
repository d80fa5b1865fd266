"""File indexes: containers, and the values and hashes in their indexes.

A container is a file beside the data file, or a field of its manifest entry. Its header lists one
byte range per index: `read_container`. `read_index` reads the header of an index, whose `keys`
or `may_have` decode the rest; `pruning` asks them. `Cursor` reads Java's `DataOutput` (big-endian
numbers, length-prefixed text) and checks each length against the remaining bytes.

A bloom filter rules out values for = and IN, by their hashes: numbers are hashed with Thomas Wang's
mix, text with XXH64 and seed 0. The other kinds have all distinct values of a column. A bitmap
index has a bitmap of the rows of each: version 1 stores the values unordered, version 2 a sorted
dictionary in blocks, preceded by the first value of each block. A bit-sliced index has the values
of a numeric column as one bitmap per bit; negative values are stored by magnitude in slices of
their own, and the least 64-bit integer cannot be stored. A range bitmap has a sorted dictionary, of
which it is read with the bitmap of rows with a value, and not the slices, which hold the rows of
each value. Plans read the indexes in manifest entries only, which are small
(`file-index.in-manifest-threshold` is 500 bytes by default).

Spec: Paimon 1.x, common/fileindex/FileIndexFormat.java, bloomfilter/{FastHash,
BloomFilterFileIndex}.java, utils/BloomFilter64.java, bitmap/{BitmapFileIndex,BitmapFileIndexMeta,
BitmapFileIndexMetaV2,BitmapTypeVisitor}.java, bsi/BitSliceIndexBitmapFileIndex.java,
utils/BitSliceIndexRoaringBitmap.java; Paimon 1.3, rangebitmap/{RangeBitmap,
BitSliceIndexBitmap}.java, rangebitmap/dictionary/chunked/*.java; xxHash 0.1.1, XXH64 algorithm.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.types as pat
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.kernels import roaring
from arrowmeta.kernels.buffers import (
    I64,
    array_of,
    build,
    is_text_or_bytes,
    number_array,
    to_numbers,
)
from arrowmeta.paimon.schema import WIDTHS
from arrowmeta.text import counted

MAGIC = 1_493_475_289_347_502

#: Length of magic number, version and header length.
_PREFIX_LEN = 16
#: Start offset of an empty index: no row has a value.
_NOTHING_WRITTEN = -1
#: Headers up to this length are cached: files of a table often have the same header.
_REMEMBERED_LEN = 1 << 12


def require(is_sound: bool | np.bool_, reason: str, byte: int) -> None:
    """Raise that metadata is damaged, unless it is sound."""
    if not is_sound:
        raise CorruptMetadataError(reason, byte=byte)


class Cursor(Struct):
    """Read position in a buffer.

    Attributes:
        pos: offset of the next byte.

    Raises:
        CorruptMetadataError: `pos` is out of range.
    """

    data: memoryview
    pos: int = 0

    def __post_init__(self) -> None:
        """Check the position, which may be that of damaged metadata."""
        length = len(self.data)
        reason = f"position {self.pos} is outside of {counted(length, 'byte')}"
        require(0 <= self.pos <= length, reason, length)

    @property
    def n_left(self) -> int:
        """Bytes from the position on."""
        return len(self.data) - self.pos

    def take(self, length: int, what: str) -> memoryview:
        """Return the next bytes and advance."""
        if not 0 <= length <= self.n_left:
            reason = f"{what}: {counted(length, 'byte')} expected, {self.n_left} left"
            raise CorruptMetadataError(reason, byte=self.pos)
        self.pos += length
        return self.data[self.pos - length : self.pos]

    def integer(self, length: int, what: str) -> int:
        """Return a signed integer of `length` bytes."""
        return int.from_bytes(self.take(length, what), "big", signed=True)

    def size(self, what: str) -> int:
        """Return a non-negative 32-bit integer."""
        number = self.integer(4, what)
        require(number >= 0, f"{what}: {number} is negative", self.pos - 4)
        return number

    def end_of(self, what: str) -> int:
        """Return the end of what follows, whose length is a 32-bit integer."""
        length = self.size(f"the length of {what}")
        return self.pos + length

    def version(self, what: str, length: int = 1, newest: int = 1) -> int:
        """Return the version of a part, in `length` bytes.

        Raises:
            UnsupportedError: it is newer than readers know.
        """
        version = self.integer(length, f"the version of {what}")
        if not 1 <= version <= newest:
            raise UnsupportedError(f"{what} of version {version} are not supported; {newest} is")
        return version

    def name(self, what: str) -> str:
        """Return text with a 16-bit length prefix, in Java's modified UTF-8.

        It encodes characters outside the basic plane as two surrogates, and NUL as two bytes.
        """
        pos = self.pos
        length = int.from_bytes(self.take(2, what), "big")
        content = bytes(self.take(length, what)).replace(b"\xc0\x80", b"\0")
        try:
            text = content.decode("utf-8", "surrogatepass")
            return text.encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError as error:
            raise CorruptMetadataError(f"{what}: {error.reason}", byte=pos) from None


class IndexSpan(Struct, frozen=True):
    """Byte range of one index of one column.

    Attributes:
        column: name in the schema of the data file; `name[key]` for a key of a map.
        index_type: Paimon's name of the index type.
        start: offset in the container; None for an index of a column that is null in all rows.
    """

    column: str
    index_type: str
    start: int | None
    length: int


class Container(Struct, frozen=True):
    """Indexes of one data file.

    Attributes:
        data: the whole container.
        spans: byte range of each index.
        n_rows: rows of the data file, from its manifest entry; None if not known.
    """

    data: memoryview
    spans: tuple[IndexSpan, ...]
    n_rows: int | None = None


def read_container(data: bytes | memoryview, n_rows: int | None = None) -> Container:
    """Read the header of a container.

    It has a magic number, a version and its own length. For each column follow the name and its
    indexes: type, offset from the start of the container, length. Extra bytes of newer writers
    are skipped.

    Args:
        n_rows: rows of the data file by its entry; None or negative if not known.

    Raises:
        CorruptMetadataError: `data` is not a container, or is damaged.
        UnsupportedError: the container has another version.
    """
    view = memoryview(data).cast("B")
    cursor = Cursor(view)
    magic = cursor.integer(8, "the magic number of a file index")
    require(magic == MAGIC, f"a file index begins with {MAGIC}; found {magic}", 0)
    cursor.version("file indexes", 4)
    head_len = cursor.integer(4, "the length of a file index's head")
    length = counted(len(view), "byte")
    reason = f"header length {head_len} is invalid: the index has {length}"
    require(_PREFIX_LEN + 4 <= head_len <= len(view), reason, 12)
    read = _read_remembered if head_len <= _REMEMBERED_LEN else _read_spans
    spans, end = read(bytes(view[:head_len]))
    require(end <= len(view), f"an index ends at {end} of {length}", len(view))
    return Container(view, spans, None if n_rows is None or n_rows < 0 else n_rows)


def _read_spans(head: bytes) -> tuple[tuple[IndexSpan, ...], int]:
    """Return the byte ranges that a header lists, and the largest end offset."""
    cursor = Cursor(memoryview(head), _PREFIX_LEN)
    # Of duplicates (same column and type), the last index is used, as in Java.
    spans: dict[tuple[str, str], IndexSpan] = {}
    for _ in range(cursor.size("the columns of a file index")):
        column = cursor.name("the name of an indexed column")
        for _ in range(cursor.size("the indexes of a column")):
            index_type = cursor.name("the type of an index")
            pos = cursor.pos
            start = cursor.integer(4, "the start of an index")
            length = cursor.size("the length of an index")
            place = (None, 0) if start == _NOTHING_WRITTEN else (start, length)
            is_behind = place[0] is None or start >= len(head)
            require(is_behind, f"an index starts at {start}, inside the header", pos)
            spans[column, index_type] = IndexSpan(column, index_type, *place)
    end = max((span.start + span.length for span in spans.values() if span.start), default=0)
    return tuple(spans.values()), end


_read_remembered = lru_cache(maxsize=1024)(_read_spans)


class Index(Struct, frozen=True):
    """An index of a column, of which only the header was read.

    Attributes:
        n_rows: rows of the data file; None if the index does not tell.
        words: description of the header, for people.
        keys: returns the keys of the values that rows have, given the type of the column in the
            schema of the data file; see `to_values`. None if the index has no values.
        has_null: returns whether a row is null, given that type.
        may_have: returns whether a row may have a value with one of some hashes; see `hashes_of`.
    """

    n_rows: int | None
    words: str
    keys: Callable[[pa.DataType], Sequence[Key]] | None = None
    has_null: Callable[[pa.DataType], bool] = lambda kind: True
    may_have: Callable[[NDArray[np.uint64]], bool] | None = None


# -- values --------------------------------------------------------------------------------------

#: A 64-bit integer or bytes; all keys of a column have the same type.
Key: TypeAlias = Any

_ALL_BUT_SIGN = 0x7FFF_FFFF_FFFF_FFFF
#: Key of every NaN, above the key of infinity.
NAN_KEY = 0x7FF8_0000_0000_0000


def float_keys(values: NDArray[Any]) -> I64:
    """Return integers that sort like the floats; a 32-bit float has the key of its 64-bit value."""
    with np.errstate(invalid="ignore"):  # a signaling NaN equals any other NaN
        wide = values.astype(np.float64) + 0.0  # turns -0.0 into 0.0
    bits = wide.view(np.int64)
    keys = bits ^ ((bits >> 63) & _ALL_BUT_SIGN)
    return np.where(np.isnan(wide), NAN_KEY, keys)


def floats_of(keys: I64) -> NDArray[np.float64]:
    """Return the floats of the given keys."""
    return (keys ^ ((keys >> 63) & _ALL_BUT_SIGN)).view(np.float64)


def read_keys(
    cursor: Cursor, kind: pa.DataType, n: int, what: str, tail_len: int = 0
) -> tuple[list[Key], list[bytes]]:
    """Read `n` keys, each followed by `tail_len` other bytes, and advance; return both.

    A key is the text of a value, which is behind its length, or a number that sorts like it. Both
    zeros, and every NaN, have one key. Timestamps are stored as milliseconds up to precision 3,
    else as microseconds; decimals as unscaled integers.

    Raises:
        UnsupportedError: indexes do not support the type.
    """
    if is_text_or_bytes(kind):
        pairs = [
            (bytes(cursor.take(cursor.size(what), what)), bytes(cursor.take(tail_len, what)))
            for _ in range(n)
        ]
        return [key for key, _ in pairs], [tail for _, tail in pairs]
    if kind not in WIDTHS and not pat.is_timestamp(kind) and not pat.is_decimal(kind):
        raise UnsupportedError(f"file indexes do not support columns of type {kind}")
    is_float = pat.is_floating(kind)
    number = f">{'f' if is_float else 'i'}{WIDTHS.get(kind, 8)}"
    layout = np.dtype([("key", number), ("tail", "u1", (tail_len,))])
    entries = np.frombuffer(cursor.take(n * layout.itemsize, what), layout)
    stored = entries["key"]
    keys: list[Key] = (float_keys(stored) if is_float else stored.astype("i8")).tolist()
    return keys, [tail.tobytes() for tail in entries["tail"]]


def to_values(keys: Sequence[Key], kind: pa.DataType) -> pa.Array:
    """Return the values of keys; those of nanoseconds as microseconds, which are stored.

    Raises:
        ArrowInvalid: a key is of no value.
    """
    if is_text_or_bytes(kind):
        return array_of(keys, pa.binary()).cast(kind)
    numbers = np.array(keys, dtype=np.int64)
    if pat.is_decimal(kind):
        halves = np.stack([numbers, numbers >> 63], axis=1)
        return build(kind, len(keys), [None, pa.py_buffer(halves)])
    if pat.is_floating(kind):
        return number_array(floats_of(numbers)).cast(kind)
    if pat.is_timestamp(kind) and kind.unit == "ns":
        kind = pa.timestamp("us", kind.tz)
    return number_array(numbers).cast(number_type(kind)).cast(kind)


def number_type(kind: pa.DataType) -> pa.DataType:
    """Return the integers that dates, times or other values cast to and from."""
    return pa.int32() if pat.is_date32(kind) or pat.is_time32(kind) else pa.int64()


def check_ascending(keys: Sequence[Key], what: str) -> None:
    """Check that keys are ascending, as writers sort them."""
    is_sorted = all(before <= after for before, after in pairwise(keys))
    require(is_sorted, f"{what} are not in ascending order", 0)


# -- bloom filter --------------------------------------------------------------------------------


def hashes_of(literals: pa.Array, kind: pa.DataType) -> NDArray[np.uint64]:
    """Return the 64-bit hashes under which a filter of a column may contain values.

    Text is hashed as bytes, all other values as integers. Floats are hashed by their bits; for
    0.0 the hashes of both 0.0 and -0.0 are returned.
    Spec: Paimon 1.x, common/fileindex/bloomfilter/FastHash.java.

    Args:
        literals: values without null, in any type.
        kind: type of the column in the schema of the data file.

    Raises:
        UnsupportedError: the type has no bloom filters, or none for one of the values: bits of NaN
            vary by writer.
    """
    if pat.is_boolean(kind) or pat.is_decimal(kind) or pat.is_nested(kind):
        raise UnsupportedError(f"bloom filters do not support columns of type {kind}")
    # Integers beyond those of the column are in no filter, and neither are doubles beyond floats.
    is_number = pat.is_integer(kind) or pat.is_floating(kind)
    wide = pa.float64() if pat.is_floating(kind) else pa.int64()
    try:
        values = literals.cast(wide if is_number else kind)
    except pa.ArrowException as error:
        raise UnsupportedError(f"{literals.type} as {kind}: {error}") from None
    if is_text_or_bytes(kind):  # only literals are hashed, which are few
        texts = values.cast(pa.binary()).to_pylist()
        return np.array([_xxh64(text) for text in texts], dtype=np.uint64)
    if not pat.is_floating(kind):
        numbers = to_numbers(values.cast(number_type(kind))).astype(np.int64)
        is_nanos = pat.is_timestamp(kind) and kind.unit == "ns"
        return hash_numbers(numbers // 1000 if is_nanos else numbers)
    floats, width = to_numbers(values), WIDTHS[kind]
    if np.isnan(floats).any():
        raise UnsupportedError("bloom filters do not support NaN")
    floats = np.append(floats, -floats[floats == 0.0])
    with np.errstate(over="ignore"):
        bits = floats.astype(f"f{width}").view(f"i{width}")
    return hash_numbers(bits.astype(np.int64))


_MASK = (1 << 64) - 1
_P1, _P2, _P3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
_P4, _P5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5


def hash_numbers(numbers: I64) -> NDArray[np.uint64]:
    """Mix integers with Thomas Wang's 64-bit hash.

    Right shifts keep the sign here, as in Paimon; in Wang's publication they are unsigned.
    """
    key = ~numbers + (numbers << 21)
    key ^= key >> 24
    key += (key << 3) + (key << 8)
    key ^= key >> 14
    key += (key << 2) + (key << 4)
    key ^= key >> 28
    key += key << 31
    return key.view(np.uint64)


def _xxh64(text: bytes) -> int:
    at = len(text) // 32 * 32
    state = _P5
    if at:
        lanes = [_P1 + _P2 & _MASK, _P2, 0, -_P1 & _MASK]
        for words in struct.iter_unpack("<4Q", text[:at]):
            lanes = list(map(_round, lanes, words))
        state = sum(map(_rotate, lanes, (1, 7, 12, 18)))
        for lane in lanes:
            state = (state ^ _round(0, lane)) * _P1 + _P4 & _MASK
    state = state + len(text) & _MASK
    for start in range(at, len(text) - 7, 8):
        state ^= _round(0, int.from_bytes(text[start : start + 8], "little"))
        state = _rotate(state, 27) * _P1 + _P4 & _MASK
    at = len(text) // 8 * 8
    if at + 4 <= len(text):
        state ^= int.from_bytes(text[at : at + 4], "little") * _P1 & _MASK
        state = _rotate(state, 23) * _P2 + _P3 & _MASK
        at += 4
    for byte in text[at:]:
        state = _rotate(state ^ byte * _P5 & _MASK, 11) * _P1 & _MASK
    state = (state ^ state >> 33) * _P2 & _MASK
    state = (state ^ state >> 29) * _P3 & _MASK
    return state ^ state >> 32


def _round(lane: int, word: int) -> int:
    return _rotate(lane + word * _P2 & _MASK, 31) * _P1 & _MASK


def _rotate(word: int, left: int) -> int:
    return (word << left | word >> 64 - left) & _MASK


#: Limit on hash functions. Writers derive at most 44, for a false positive rate of 10**-13.
MAX_FUNCTIONS = 1 << 10
#: Bits looked up per batch.
_BITS_AT_ONCE = 1 << 20


def read_bloom_filter(data: memoryview) -> Index:
    """Read the number of hash functions (32 bits) and the bits, which are the rest.

    The least significant bit of each byte is the first bit.
    """
    cursor = Cursor(data)
    n_functions = cursor.integer(4, "the number of a bloom filter's functions")
    functions = counted(n_functions, "function")
    require(1 <= n_functions <= MAX_FUNCTIONS, f"a bloom filter of {functions}", 0)
    require(cursor.n_left > 0, "a bloom filter without bits", cursor.pos)
    bits = np.frombuffer(data, dtype=np.uint8)[cursor.pos :]

    def may_have(hashes: NDArray[np.uint64]) -> bool:
        """Return whether the filter may contain at least one of the hashes.

        Bit i of a value is `low + i * high` of the two halves of its hash, in wrapping 32-bit
        arithmetic; if negative, all its bits are inverted; then modulo the number of bits.
        """
        halves = hashes.astype("<u8").view("<i4").reshape(-1, 2)
        turns = np.arange(1, n_functions + 1, dtype=np.int32)
        step = max(1, _BITS_AT_ONCE // n_functions)
        for start in range(0, len(halves), step):
            low, high = halves[start : start + step, :1], halves[start : start + step, 1:]
            sums = (low + turns * high).astype(np.int64)
            at = np.where(sums < 0, ~sums, sums) % (8 * len(bits))
            is_set = bits[at >> 3] >> (at & 7).astype(np.uint8) & 1
            if is_set.all(axis=1).any():
                return True
        return False

    return Index(None, f"{counted(8 * len(bits), 'bit')}, {functions}", may_have=may_have)


# -- bitmap --------------------------------------------------------------------------------------

_NUMBER_LEN = 4
_VALUES = "the values of a bitmap index"


def _rows_and_values(n_rows: int, n_values: int, byte: int) -> str:
    """Return the counts for people, of which there cannot be more values."""
    rows, values = counted(n_rows, "row"), counted(n_values, "value")
    require(n_values <= n_rows, f"{values} in {rows}", byte)
    return f"{rows}, {values}"


def read_bitmap(data: memoryview) -> Index:
    """Read the header of an index of either version.

    Layout: version (8 bits), row count and value count (32 bits each), null flag (8 bits). If the
    flag is set, the offset of the null bitmap follows (32 bits), in version 2 also its length. Then
    come the values.
    """
    cursor = Cursor(data)
    version = cursor.version("bitmap indexes", newest=2)
    n_rows = cursor.size("the rows of a bitmap index")
    n_keys = cursor.size(_VALUES)
    has_null = cursor.integer(1, "whether a bitmap index has null rows") != 0
    if has_null:
        cursor.take(_NUMBER_LEN * version, "the position of the null rows")
    words = _rows_and_values(n_rows, n_keys, byte=5)
    reason = f"{counted(n_rows, 'row')} with neither values nor nulls"
    require(has_null or n_keys > 0 or not n_rows, reason, 5)

    def keys(kind: pa.DataType) -> list[Key]:
        values = Cursor(data, cursor.pos)
        if version == 2:
            return _in_blocks(values, kind, n_keys)
        # The offset of its bitmap follows each value.
        return read_keys(values, kind, n_keys, _VALUES, _NUMBER_LEN)[0]

    words = f"version {version}, {words}, {'with nulls' if has_null else 'no nulls'}"
    return Index(n_rows, words, keys, lambda kind: has_null)


def _in_blocks(cursor: Cursor, kind: pa.DataType, n_keys: int) -> list[Key]:
    """Read the blocks of version 2, whose values each have offset and length of a bitmap.

    The first value and the offset of each block, and the length of all blocks, are before them.
    """
    what = "the blocks of a bitmap index"
    heads, tails = read_keys(cursor, kind, cursor.size(what), what, _NUMBER_LEN)
    check_ascending(heads, what)
    cursor.size("the length of all blocks")
    blocks = Cursor(cursor.data, cursor.pos)
    keys: list[Key] = []
    for first, tail in zip(heads, tails, strict=True):
        start = cursor.pos + int.from_bytes(tail, "big", signed=True)
        require(blocks.pos == start, "a block is not at its offset", blocks.pos)
        n = blocks.size("the values of a block")
        of_block, _ = read_keys(blocks, kind, n, "the values of a block", 2 * _NUMBER_LEN)
        require(of_block[:1] == [first], "a block begins with another value", blocks.pos)
        keys += of_block
    reason = f"{len(keys)} values in {counted(len(heads), 'block')}, of {n_keys} in all"
    require(len(keys) == n_keys, reason, cursor.pos)
    check_ascending(keys, _VALUES)
    return keys


# -- bit slices ----------------------------------------------------------------------------------

MAX_SLICES = 63
#: Positions that bitmaps of any size may hold: a run of four bytes stands for up to 65,536. Above
#: this limit, a bitmap may hold 8 positions per byte, like a bitset.
FREE_POSITIONS = 1 << 21


def read_bsi(data: memoryview) -> Index:
    """Read the header: version (8 bits), row count (32 bits); two optional parts with flags follow.

    The first part has the rows with values >= 0, the second one those with values < 0.
    """
    head = Cursor(data)
    head.version("bit-sliced indexes")
    n_rows = head.size("the rows of a bit-sliced index")

    def keys_and_nulls(kind: pa.DataType) -> tuple[list[Key], bool]:
        if is_text_or_bytes(kind) or pat.is_floating(kind):  # no writer made such an index
            reason = f"bit-sliced indexes do not support columns of type {kind}"
            raise UnsupportedError(reason)
        cursor, n_values, keys = Cursor(data, head.pos), 0, list[Key]()
        for sign, side in ((1, "above"), (-1, "below")):
            if cursor.integer(1, f"whether there are values {side}"):
                numbers = sign * _read_slices(cursor, n_rows)
                keys += np.unique(numbers).tolist()
                n_values += len(numbers)
        require(n_values <= n_rows, f"more rows than {n_rows} have a value", 1)
        # A wrong flag or slice count would make this reader take slices for what follows them.
        require(not cursor.n_left, "bytes follow the last slice", cursor.pos)
        return keys, n_values < n_rows

    return Index(
        n_rows,
        counted(n_rows, "row"),
        lambda kind: keys_and_nulls(kind)[0],
        lambda kind: keys_and_nulls(kind)[1],
    )


def _read_slices(cursor: Cursor, n_rows: int) -> I64:
    """Return the magnitudes of some rows.

    Layout: version (8 bits), least and greatest value, bitmap of the rows, slice count, and for
    each bit, from the lowest on, the bitmap of rows whose difference from the least value has it.

    Raises:
        LimitError: the number of positions is out of proportion to the bytes.
        CorruptMetadataError: bitmaps contradict each other or the row count.
    """
    cursor.version("bit slices")
    pos = cursor.pos
    least = cursor.integer(8, "the least value")
    greatest = cursor.integer(8, "the greatest value")
    require(0 <= least <= greatest, f"values from {least} to {greatest}", pos)
    spans = [_bitmap_span(cursor)]
    pos = cursor.pos
    n_slices = cursor.size("the number of slices")
    require(n_slices <= MAX_SLICES, f"{counted(n_slices, 'slice')} of a number of 64 bits", pos)
    spans += [_bitmap_span(cursor) for _ in range(n_slices)]
    starts, lengths, counts = np.ascontiguousarray(np.array(spans, dtype=np.int64).T)
    total, n_bytes = int(counts.sum()), int(lengths.sum())
    if total > (limit := FREE_POSITIONS + 8 * n_bytes):
        raise LimitError(
            f"bitmaps of {counted(total, 'position')} in {counted(n_bytes, 'byte')}; up to "
            f"{limit:,} are decoded"
        )
    positions = np.empty(total, dtype=np.int64)
    _read_bitmaps(cursor, starts, lengths, positions, np.append(0, np.cumsum(counts)))
    last = positions.max(initial=-1)
    require(last < n_rows, f"a bitmap has row {last} of a file of {n_rows} rows", pos)
    rows, *slices = np.split(positions, np.cumsum(counts)[:-1])
    values = np.zeros(len(rows), dtype=np.int64)
    for bit, with_bit in enumerate(slices):
        at = np.searchsorted(rows, with_bit)
        has_values = not len(at) or (at[-1] < len(rows) and np.all(rows[at] == with_bit))
        require(has_values, "a slice contains a row without a value", 0)
        values[at] |= 1 << bit
    is_below = np.all(values <= greatest - least)
    require(is_below, f"a value above {greatest}, the greatest", 0)
    return values + least


def _bitmap_span(cursor: Cursor) -> tuple[int, int, int]:
    """Validate the next bitmap, whose length is not stored; return start, length and count."""
    start = cursor.pos
    nothing = np.empty(0, dtype=np.int64)
    span = np.array([start, cursor.n_left], dtype=np.int64)
    counts, faults = _read_bitmaps(cursor, span[:1], span[1:], nothing, nothing)
    status, cursor.pos = faults[0].tolist()
    if counts[0] < 0:
        raise CorruptMetadataError(roaring.FAULTS[status], byte=cursor.pos)
    return start, cursor.pos - start, int(counts[0])


def _read_bitmaps(
    cursor: Cursor, starts: I64, lengths: I64, out_positions: I64, room: I64
) -> tuple[I64, I64]:
    """Return counts and faults of bitmaps of 32-bit numbers; see `roaring.read_bitmaps`."""
    counts, faults = (np.empty((len(starts), *of), dtype=np.int64) for of in ((), (2,)))
    is_wide, data = np.zeros(len(starts), dtype=bool), np.frombuffer(cursor.data, dtype=np.uint8)
    roaring.read_bitmaps(data, starts, lengths, is_wide, room, out_positions, counts, faults)
    return counts, faults


# -- range bitmap --------------------------------------------------------------------------------


def read_range_bitmap(data: memoryview) -> Index:
    """Read the header but for the least and the greatest value; dictionary and slices follow it.

    Layout: length, version, row count, value count, least and greatest value if there are values,
    length of the dictionary.
    """
    head = Cursor(data)
    body = head.end_of("a range-bitmap's head")
    head.version("range-bitmap indexes")
    n_rows = head.size("the rows of a range-bitmap")
    n_keys = head.size("the values of a range-bitmap")
    words = _rows_and_values(n_rows, n_keys, byte=head.pos)

    def ends_and_slices(kind: pa.DataType) -> tuple[list[Key], Cursor]:
        """Return the least and the greatest value, and a cursor at the slices."""
        cursor, n_ends = Cursor(data, head.pos), 2 if n_keys else 0
        ends, _ = read_keys(cursor, kind, n_ends, "the least and the greatest value")
        slices = cursor.end_of("the dictionary")
        require(cursor.pos == body, f"header ends at {cursor.pos}, expected {body}", cursor.pos)
        return ends, Cursor(data, slices)

    def keys(kind: pa.DataType) -> list[Key]:
        ends, _ = ends_and_slices(kind)
        keys = _read_dictionary(Cursor(data, body), kind, n_keys)
        is_same = ends == [*keys[:1], *keys[-1:]]
        require(is_same, "the dictionary has another least or greatest value", body)
        return keys

    def has_null(kind: pa.DataType) -> bool:
        _, slices = ends_and_slices(kind)
        return _n_with_value(slices, n_rows) < n_rows if n_keys else n_rows > 0

    return Index(n_rows, words, keys, has_null)


def _n_with_value(cursor: Cursor, n_rows: int) -> int:
    """Return the number of rows that have a value.

    The slices begin with a header: version, number of slices, and length of the bitmap of rows with
    a value, which follows the header.
    """
    first = cursor.end_of("the slices' head")
    cursor.version("bit slices")
    cursor.take(1, "the number of slices")
    length = cursor.size("the length of the rows with a value")
    rows = Cursor(cursor.data, first)
    *_, n_with_value = _bitmap_span(rows)
    is_whole = rows.pos == first + length and n_with_value <= n_rows
    require(is_whole, "the bitmaps differ from the rows with a value", first)
    return n_with_value


def _read_dictionary(cursor: Cursor, kind: pa.DataType, n_keys: int) -> list[Key]:
    """Read all keys.

    Layout: a header with version (8 bits), chunk count, and the lengths of the next two parts; the
    offsets of the chunks; the chunks; the keys of all chunks.
    """
    body = cursor.end_of("a dictionary's head")
    cursor.version("dictionaries")
    n_chunks = cursor.size("the chunks of a dictionary")
    offsets_len = cursor.size("the length of the offsets of chunks")
    chunks_len = cursor.size("the length of the chunks")
    parts = Cursor(cursor.data, body)
    starts = _offsets(parts, n_chunks, offsets_len, "the offsets of chunks")
    chunks = Cursor(parts.take(chunks_len, "the chunks of a dictionary"))
    others = Cursor(cursor.data[parts.pos :])
    keys: list[Key] = []
    for start in starts:
        require(start == chunks.pos, "a chunk is not at its offset", start)
        keys += _read_chunk(chunks, others, kind, len(keys))
    require(len(keys) == n_keys, f"the dictionary does not have exactly {n_keys} keys", body)
    check_ascending(keys, "the keys of a dictionary")
    return keys


def _read_chunk(chunks: Cursor, others: Cursor, kind: pa.DataType, n_before: int) -> list[Key]:
    """Read the keys of a chunk: the first key is in the chunk, the others are apart.

    Layout: first key, its position in the dictionary, then position, count and length of the other
    keys. Numbers are stored side by side, and the length of one follows in the chunk; strings are
    preceded by their offsets.
    """
    what = "the keys of a chunk"
    chunks.version("chunks")
    keys, _ = read_keys(chunks, kind, 1, "the first key of a chunk")
    number = chunks.size("the number of the first key")
    require(number == n_before, "a chunk begins with another key", chunks.pos)
    position = chunks.size("the position of a chunk's keys")
    require(position == others.pos, f"{what} are not at their position", chunks.pos)
    n = chunks.size(what)
    if not is_text_or_bytes(kind):
        end = others.pos + chunks.size("the length of a chunk's keys")
        chunks.take(4, "the length of a key")
        keys += read_keys(others, kind, n, what)[0]
    else:
        offsets_len = chunks.size("the length of the offsets of keys")
        starts = _offsets(others, n, offsets_len, "the offsets of keys")
        first = others.pos
        end = first + chunks.size("the length of a chunk's keys")
        for start in starts:
            require(first + start == others.pos, "a string is not at its offset", others.pos)
            keys += read_keys(others, kind, 1, what)[0]
    require(others.pos == end, f"{what} have another length", others.pos)
    return keys


def _offsets(cursor: Cursor, n: int, length: int, what: str) -> list[int]:
    reason = f"{counted(length, 'byte')} of {counted(n, 'offset')}"
    require(length == 4 * n, reason, cursor.pos)
    return list(struct.unpack(f">{n}i", cursor.take(length, what)))


# -- any index -----------------------------------------------------------------------------------

#: Readers of indexes, by Paimon's name of their type.
_READERS: dict[str, Callable[[memoryview], Index]] = {
    "bloom-filter": read_bloom_filter,
    "bitmap": read_bitmap,
    "range-bitmap": read_range_bitmap,
    "bsi": read_bsi,
}
#: An empty index: every row is null.
_NO_VALUES = Index(0, "no values", lambda kind: ())


def read_index(container: Container, span: IndexSpan) -> Index | None:
    """Return an index of a container; None for other types of indexes.

    Raises:
        CorruptMetadataError: its header is damaged, or it is of a file with other rows.
        UnsupportedError: it has another version.
    """
    if span.start is None:
        return _NO_VALUES
    if span.index_type not in _READERS:
        return None
    index = _READERS[span.index_type](container.data[span.start : span.start + span.length])
    n_rows = index.n_rows
    if n_rows is not None and container.n_rows not in (None, n_rows):
        reason = f"index has {counted(n_rows, 'row')}, the data file {container.n_rows:,}"
        raise CorruptMetadataError(reason)
    return index
