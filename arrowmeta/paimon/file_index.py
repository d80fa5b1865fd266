"""Containers of file indexes: which columns have which indexes, where each is, its keys and hashes.

A container is a file beside the data file, or a field of its manifest entry. Its header lists one
byte range per index. `Cursor` reads Java's `DataOutput` (big-endian numbers, length-prefixed text)
and checks each length against the remaining bytes. A `KeyType` says how an index stores values of a
column type (fixed-width numbers, or length-prefixed bytes). Keys sort as in SQL: 0.0 equals -0.0,
NaN is last. Literals and stored values are converted by the same rules.

Plans read the indexes in manifest entries only, which are small (`file-index.in-manifest-threshold`
is 500 bytes by default), so `MATCHES` compares all keys of an index. Answers are exact unless
different values share a key. Main names: `read_container`, `KeyType`, `MATCHES`.

Bloom filters hash numbers with Thomas Wang's mix, strings with XXH64 and seed 0.

Spec: Paimon 1.x, common/fileindex/FileIndexFormat.java, bloomfilter/FastHash.java; xxHash 0.1.1,
XXH64 algorithm.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.kernels.buffers import I64, to_numbers, view_buffer
from arrowmeta.model.nouns import counted
from arrowmeta.paimon.schema import WIDTHS

MAGIC = 1_493_475_289_347_502
VERSION = 1

#: Length of magic number, version and header length.
_PREFIX_LEN = 16
#: Start offset of an empty index: no row has a value.
_NOTHING_WRITTEN = -1
#: Minimum bytes of a column (name, index count) and of an index (name, byte range).
_COLUMN_LEN = 6
_INDEX_LEN = 10
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
        if not 0 <= self.pos <= length:
            reason = f"position {self.pos} is outside of {counted(length, 'byte')}"
            raise CorruptMetadataError(reason, byte=length)

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

    def count(self, item_len: int, what: str) -> int:
        """Return a 32-bit count of items that take at least `item_len` bytes each."""
        pos = self.pos
        number = self.integer(4, what)
        if not 0 <= number <= self.n_left // item_len:
            reason = f"{what}: {number} do not fit in {counted(self.n_left, 'byte')}"
            raise CorruptMetadataError(reason, byte=pos)
        return number

    def size(self, what: str) -> int:
        """Return a non-negative 32-bit integer."""
        pos = self.pos
        number = self.integer(4, what)
        if number < 0:
            raise CorruptMetadataError(f"{what}: {number} is negative", byte=pos)
        return number

    def end_of(self, what: str) -> int:
        """Return the end of what follows, whose length is a 32-bit integer."""
        length = self.size(f"the length of {what}")
        return self.pos + length

    def check_version(self, what: str) -> None:
        """Read the version of a part, one byte.

        Raises:
            UnsupportedError: it is not 1, the only one that readers know.
        """
        version = self.integer(1, f"the version of {what}")
        if version != VERSION:
            raise UnsupportedError(f"{what} of version {version} are not supported; {VERSION} is")

    def flag(self, what: str) -> bool:
        """Return a one-byte boolean."""
        return self.integer(1, what) != 0

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

    def of_column(self, column: str) -> list[IndexSpan]:
        """Return the indexes of a column."""
        return [span for span in self.spans if span.column == column]


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
    version = cursor.integer(4, "the version of a file index")
    if version != VERSION:
        raise UnsupportedError(f"file index version {version} is not supported; {VERSION} is")
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
    # Of duplicates (same column and type), the last one is used, as in Java.
    spans: dict[tuple[str, str], IndexSpan] = {}
    for _ in range(cursor.count(_COLUMN_LEN, "the columns of a file index")):
        column = cursor.name("the name of an indexed column")
        for _ in range(cursor.count(_INDEX_LEN, "the indexes of a column")):
            index_type = cursor.name("the type of an index")
            pos = cursor.pos
            start = cursor.integer(4, "the start of an index")
            length = cursor.size("the length of an index")
            if start == _NOTHING_WRITTEN:
                spans[column, index_type] = IndexSpan(column, index_type, None, 0)
                continue
            require(start >= len(head), f"an index starts at {start}, inside the header", pos)
            spans[column, index_type] = IndexSpan(column, index_type, start, length)
    end = max((span.start + span.length for span in spans.values() if span.start), default=0)
    return tuple(spans.values()), end


_read_remembered = lru_cache(maxsize=1024)(_read_spans)


# -- keys of values ------------------------------------------------------------------------------

#: A 64-bit integer or bytes; all keys of a column have the same type.
Key: TypeAlias = Any

_NANOS_PER_MICRO = 1000
_ALL_BUT_SIGN = 0x7FFF_FFFF_FFFF_FFFF
#: Key of every NaN, above the key of infinity.
NAN_KEY = 0x7FF8_0000_0000_0000


class KeyType(Struct, frozen=True):
    """Conversion rules for the values of a column type.

    Attributes:
        arrow_type: type of the column in the schema of the data file.
        stored: NumPy type of stored values; None for bytes with a 32-bit length prefix.
        is_exact: whether different values have different keys. Indexes do not store nanoseconds.
    """

    arrow_type: pa.DataType
    stored: np.dtype[Any] | None
    is_exact: bool = True

    @classmethod
    def of(cls, arrow_type: pa.DataType) -> KeyType:
        """Return the rules for a column type.

        Timestamps are stored as milliseconds up to precision 3, else as microseconds; decimals as
        unscaled integers.
        Spec: Paimon 1.x, common/fileindex/bitmap/BitmapTypeVisitor.java.

        Raises:
            UnsupportedError: indexes do not support the type.
        """
        if arrow_type in (pa.string(), pa.binary()):
            return cls(arrow_type, None)
        is_timestamp = pa.types.is_timestamp(arrow_type)
        if arrow_type not in WIDTHS and not is_timestamp and not pa.types.is_decimal(arrow_type):
            raise UnsupportedError(f"file indexes do not support columns of type {arrow_type}")
        kind = "f" if pa.types.is_floating(arrow_type) else "i"
        stored = np.dtype(f">{kind}{WIDTHS.get(arrow_type, 8)}")
        return cls(arrow_type, stored, not (is_timestamp and arrow_type.unit == "ns"))

    @property
    def is_float(self) -> bool:
        """Whether keys stand for floating-point numbers."""
        return pa.types.is_floating(self.arrow_type)

    def to_keys(self, literals: pa.Array) -> list[Key]:
        """Return the distinct keys of the literals, ascending; nulls are left out.

        Raises:
            UnsupportedError: the literals sort differently from the column, or have no exact key.
        """
        # An exact cast between types with the same order keeps the order.
        is_null = pa.types.is_null(literals.type)
        if not is_null and _order(literals.type) != _order(self.arrow_type):
            raise UnsupportedError(f"cannot compare {literals.type} with {self.arrow_type}")
        # None is rounded to the column type.
        wide = pa.int64() if pa.types.is_integer(self.arrow_type) else self.arrow_type
        wide = pa.float64() if self.is_float else wide
        try:
            values = literals.cast(wide).drop_null()
        except pa.ArrowException as error:
            raise UnsupportedError(f"{literals.type} as {wide}: {error}") from None
        if self.stored is None:
            return sorted(set(values.cast(pa.binary()).to_pylist()))
        numbers: list[int] = np.unique(self._to_numbers(values)).tolist()
        return numbers

    def _to_numbers(self, values: pa.Array) -> I64:
        if pa.types.is_decimal128(self.arrow_type):
            halves = view_buffer(values.buffers()[1], np.int64).reshape(-1, 2)
            low, high = halves[values.offset : values.offset + len(values)].T
            if np.any(high != low >> 63):
                raise UnsupportedError("file indexes do not support decimals of more than 64 bits")
            return low
        if self.is_float:
            return float_keys(to_numbers(values))
        if not pa.types.is_integer(values.type):  # booleans, dates and times
            width = WIDTHS.get(self.arrow_type, 8)
            values = values.cast(pa.from_numpy_dtype(np.dtype(f"i{width}")))
        keys = to_numbers(values).astype(np.int64)
        return keys if self.is_exact else keys // _NANOS_PER_MICRO


def _order(arrow_type: pa.DataType) -> object:
    for name in ("integer", "floating", "decimal", "time", "date"):
        if getattr(pa.types, f"is_{name}")(arrow_type):
            return name
    if pa.types.is_timestamp(arrow_type):
        return "timestamp" if arrow_type.tz is None else "timestamp with zone"
    return arrow_type


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
    cursor: Cursor, key_type: KeyType, n: int, what: str, tail_len: int = 0
) -> tuple[list[Key], list[bytes]]:
    """Read `n` keys, each followed by `tail_len` other bytes, and advance; return both."""
    if key_type.stored is None:
        pairs = [
            (bytes(cursor.take(cursor.size(what), what)), bytes(cursor.take(tail_len, what)))
            for _ in range(n)
        ]
        return [key for key, _ in pairs], [tail for _, tail in pairs]
    layout = np.dtype([("key", key_type.stored), ("tail", "u1", (tail_len,))])
    entries = np.frombuffer(cursor.take(n * layout.itemsize, what), layout)
    stored = entries["key"]
    keys: list[Key] = (float_keys(stored) if key_type.is_float else stored.astype("i8")).tolist()
    return keys, [tail.tobytes() for tail in entries["tail"]]


def check_ascending(keys: Sequence[Key], what: str) -> None:
    """Check that keys are ascending, since their ends are taken for the least and the greatest."""
    is_sorted = all(before <= after for before, after in pairwise(keys))
    require(is_sorted, f"{what} are not in ascending order", 0)


# -- hashes of keys ------------------------------------------------------------------------------


def hash_keys(keys: Sequence[Key], key_type: KeyType) -> NDArray[np.uint64]:
    """Return the 64-bit hashes under which a filter may contain the keys.

    Strings are hashed as bytes, all other values as integers. Floats are hashed by their bits; for
    0.0 the hashes of both 0.0 and -0.0 are returned.
    Spec: Paimon 1.x, common/fileindex/bloomfilter/FastHash.java.

    Raises:
        UnsupportedError: the type has no bloom filters, or a key is NaN, whose bits vary by writer.
    """
    kind = key_type.arrow_type
    if pa.types.is_boolean(kind) or pa.types.is_decimal(kind):
        raise UnsupportedError(f"bloom filters do not support columns of type {kind}")
    if key_type.stored is None:  # only literals are hashed, which are few
        return np.array([_xxh64(text) for text in keys], dtype=np.uint64)
    numbers = np.array(keys, dtype=np.int64)
    if not key_type.is_float:
        return hash_numbers(numbers)
    if np.any(numbers == NAN_KEY):
        raise UnsupportedError("bloom filters do not support NaN")
    floats = floats_of(numbers)
    floats = np.append(floats, -floats[floats == 0.0])
    if key_type.stored.itemsize == 4:
        with np.errstate(over="ignore"):  # beyond the 32-bit range: infinite
            narrow = floats.astype(np.float32)
        return hash_numbers(narrow.view(np.int32).astype(np.int64))
    return hash_numbers(floats.view(np.int64))


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


# -- comparisons ---------------------------------------------------------------------------------


def _has_any(keys: Sequence[Key], literals: Sequence[Key]) -> bool:
    return not set(literals).isdisjoint(keys)


def _has_other(keys: Sequence[Key], literals: Sequence[Key]) -> bool:
    return not set(literals).issuperset(keys)


#: Whether the keys of a file, ascending and distinct, satisfy a comparison with literals, which are
#: ascending and distinct, without null.
MATCHES: dict[str, Callable[[Sequence[Key], Sequence[Key]], bool]] = {
    "=": _has_any,
    "IN": _has_any,
    "<>": _has_other,
    "NOT IN": _has_other,
    "<": lambda keys, literals: any(key < literals[0] for key in keys[:1]),
    "<=": lambda keys, literals: any(key <= literals[0] for key in keys[:1]),
    ">": lambda keys, literals: any(key > literals[0] for key in keys[-1:]),
    ">=": lambda keys, literals: any(key >= literals[0] for key in keys[-1:]),
    "STARTS WITH": lambda keys, literals: any(key.startswith(literals[0]) for key in keys),
    "IS NOT NULL": lambda keys, _: bool(keys),
}

#: Comparisons that indexes support.
OPERATORS = (*MATCHES, "IS NULL")
