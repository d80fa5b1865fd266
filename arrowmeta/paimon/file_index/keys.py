"""Conversion of column values to index keys: 64-bit integers, or bytes.

A `KeyType` says how an index stores values of a column type (fixed-width numbers, or
length-prefixed bytes). Keys sort as in SQL: 0.0 equals -0.0, NaN is last. Literals and stored
values are converted by the same rules. Main names: `KeyType`, `read_entries`.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_flags, to_numbers, view_buffer
from arrowmeta.columns.text import copied
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.kernels.byte_strings import PREFIX_LEN, find_texts
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.records import dataclass

#: A 64-bit integer or bytes; all keys of a column have the same type.
Key: TypeAlias = Any


class Keys(Protocol):
    """Keys of one column: a list, an array, or text read on demand."""

    def __len__(self) -> int: ...

    def __getitem__(self, at: int, /) -> Key: ...


_NANOS_PER_MICRO = 1000
_NUMBER_LEN = 4
_ALL_BUT_SIGN = 0x7FFF_FFFF_FFFF_FFFF
#: Key of every NaN, above the key of infinity.
NAN_KEY = 0x7FF8_0000_0000_0000


@dataclass(frozen=True)
class KeyType:
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
        stored = _STORED.get(arrow_type)
        if stored is not None:
            return cls(arrow_type, np.dtype(stored))
        if pa.types.is_timestamp(arrow_type) or pa.types.is_decimal128(arrow_type):
            is_exact = not (pa.types.is_timestamp(arrow_type) and arrow_type.unit == "ns")
            return cls(arrow_type, np.dtype(">i8"), is_exact)
        if arrow_type in (pa.string(), pa.binary()):
            return cls(arrow_type, None)
        raise UnsupportedError(f"file indexes do not support columns of type {arrow_type}")

    @property
    def is_float(self) -> bool:
        """Whether keys stand for floating-point numbers."""
        return pa.types.is_floating(self.arrow_type)

    def to_keys(self, literals: pa.Array) -> Keys:
        """Return the distinct keys of the literals, ascending; nulls are left out.

        Raises:
            UnsupportedError: the literals sort differently from the column, or have no exact key.
        """
        # An exact cast between types with the same order keeps the order.
        is_null = pa.types.is_null(literals.type)
        if not is_null and _order(literals.type) != _order(self.arrow_type):
            raise UnsupportedError(f"cannot compare {literals.type} with {self.arrow_type}")
        try:
            values = literals.cast(self._wide_type).drop_null()
        except pa.ArrowException as error:
            raise UnsupportedError(f"{literals.type} as {self._wide_type}: {error}") from None
        if self.stored is None:
            return sorted(set(values.cast(pa.binary()).to_pylist()))
        numbers: list[int] = np.unique(self._to_numbers(values)).tolist()
        return numbers

    @property
    def _wide_type(self) -> pa.DataType:
        """Type in which literals are compared, so that none is rounded to the column type."""
        if pa.types.is_integer(self.arrow_type):
            return pa.int64()
        return pa.float64() if self.is_float else self.arrow_type

    def from_stored(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """Return the keys of stored numbers."""
        return float_keys(values) if self.is_float else values.astype(np.int64)

    def _to_numbers(self, values: pa.Array) -> NDArray[np.int64]:
        if pa.types.is_boolean(self.arrow_type):
            return to_flags(values).astype(np.int64)
        if pa.types.is_decimal128(self.arrow_type):
            return _unscaled(values)
        if self.is_float:
            return float_keys(to_numbers(values))
        is_32_bit = pa.types.is_date32(self.arrow_type) or pa.types.is_time32(self.arrow_type)
        numbers = values.cast(pa.int32()) if is_32_bit else values
        if pa.types.is_timestamp(self.arrow_type):
            numbers = values.cast(pa.int64())
        keys = to_numbers(numbers).astype(np.int64)
        return keys if self.is_exact else keys // _NANOS_PER_MICRO


#: Types that are stored without conversion.
_STORED = {
    pa.bool_(): ">i1",
    pa.int8(): ">i1",
    pa.int16(): ">i2",
    pa.int32(): ">i4",
    pa.int64(): ">i8",
    pa.float32(): ">f4",
    pa.float64(): ">f8",
    pa.date32(): ">i4",
    pa.time32("ms"): ">i4",
}


def _order(arrow_type: pa.DataType) -> object:
    for name in ("integer", "floating", "decimal", "time", "date"):
        if getattr(pa.types, f"is_{name}")(arrow_type):
            return name
    if pa.types.is_timestamp(arrow_type):
        return "timestamp" if arrow_type.tz is None else "timestamp with zone"
    return arrow_type


def float_keys(values: NDArray[Any]) -> NDArray[np.int64]:
    """Return integers that sort like the floats; a 32-bit float has the key of its 64-bit value."""
    with np.errstate(invalid="ignore"):  # a signaling NaN equals any other NaN
        wide = values.astype(np.float64) + 0.0  # turns -0.0 into 0.0
    bits = wide.view(np.int64)
    keys = bits ^ ((bits >> 63) & _ALL_BUT_SIGN)
    return np.where(np.isnan(wide), NAN_KEY, keys)


def floats_of(keys: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the floats of the given keys."""
    return (keys ^ ((keys >> 63) & _ALL_BUT_SIGN)).view(np.float64)


def _unscaled(values: pa.Array) -> NDArray[np.int64]:
    """Return decimals as unscaled 64-bit integers."""
    halves = view_buffer(values.buffers()[1], np.int64).reshape(-1, 2)
    low, high = halves[values.offset : values.offset + len(values)].T
    if np.any(high != low >> 63):
        raise UnsupportedError("file indexes do not support decimals of more than 64 bits")
    return low


def has_null(literals: pa.Array) -> bool:
    """Return whether a value is null."""
    return bool(pc.any(literals.is_null()).as_py())


@dataclass(frozen=True)
class Texts:
    """Strings in a buffer, copied on access.

    Attributes:
        starts: offset of the length prefix of each string; prefix and string are inside the buffer.
    """

    data: memoryview
    starts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts)

    def __getitem__(self, at: int, /) -> bytes:
        start = int(self.starts[at])
        text = start + PREFIX_LEN
        return bytes(self.data[text : text + int.from_bytes(self.data[start:text], "big")])


@dataclass(frozen=True)
class Entries:
    """Keys, each with the integers that locate its bitmap or block."""

    keys: Keys
    numbers: NDArray[np.int64]


def read_key(cursor: Cursor, key_type: KeyType, what: str) -> Key:
    """Read one key and advance."""
    if key_type.stored is None:
        return bytes(cursor.take(cursor.size(what), what))
    stored = cursor.take(key_type.stored.itemsize, what)
    return int(key_type.from_stored(np.frombuffer(stored, key_type.stored))[0])


def read_entries(cursor: Cursor, key_type: KeyType, n: int, n_numbers: int, what: str) -> Entries:
    """Read `n` keys that are each followed by `n_numbers` 32-bit integers, and advance."""
    tail_len = _NUMBER_LEN * n_numbers
    if key_type.stored is None:
        return _read_texts(cursor, n, tail_len, what)
    layout = np.dtype([("key", key_type.stored), ("numbers", ">i4", (n_numbers,))])
    entries = np.frombuffer(cursor.take(n * layout.itemsize, what), layout)
    return Entries(key_type.from_stored(entries["key"]), entries["numbers"].astype(np.int64))


def ascending(keys: Keys) -> Keys:
    """Return the keys, sorted."""
    if isinstance(keys, Texts):
        order = to_numbers(pc.array_sort_indices(_to_arrow(keys))).astype(np.int64)
        return Texts(keys.data, keys.starts[order])
    return np.sort(np.asarray(keys))


def min_entry_len(key_type: KeyType, n_numbers: int) -> int:
    """Return the minimum length of an entry, in bytes."""
    key_len = PREFIX_LEN if key_type.stored is None else key_type.stored.itemsize
    return key_len + _NUMBER_LEN * n_numbers


def read_numbers(data: memoryview, key_type: KeyType) -> Keys:
    """Return the fixed-width keys that fill `data`."""
    if key_type.stored is None or len(data) % key_type.stored.itemsize:
        raise CorruptMetadataError(
            f"{counted(len(data), 'byte')} cannot be a number of keys", byte=0
        )
    return key_type.from_stored(np.frombuffer(data, key_type.stored))


def read_texts_at(data: memoryview, starts: NDArray[np.int64], what: str) -> Texts:
    """Return the strings at the given offsets, in any order.

    Raises:
        CorruptMetadataError: a string is not inside `data`.
    """
    last = len(data) - PREFIX_LEN
    if len(starts) and not 0 <= int(starts.min()) <= int(starts.max()) <= last:
        raise CorruptMetadataError(f"{what}: a string starts outside of the buffer", byte=len(data))
    lengths = _gather(data, starts, PREFIX_LEN)[:, 0]
    if np.any((lengths < 0) | (lengths > last - starts)):
        raise CorruptMetadataError(f"{what}: a string ends outside of the buffer", byte=len(data))
    return Texts(data, starts)


def check_ascending(keys: Keys, what: str) -> None:
    """Check that keys are ascending: a binary search would miss some otherwise."""
    if isinstance(keys, np.ndarray):
        is_in_order = bool(np.all(keys[:-1] <= keys[1:]))
    else:
        texts = [keys[i] for i in range(len(keys))]
        is_in_order = all(map(bytes.__le__, texts, texts[1:]))
    if not is_in_order:
        raise CorruptMetadataError(f"{what} are not in ascending order", byte=0)


def _read_texts(cursor: Cursor, n: int, tail_len: int, what: str) -> Entries:
    starts = np.empty(n, dtype=np.int64)
    data = np.frombuffer(cursor.data, dtype=np.uint8)
    end = find_texts(data, cursor.pos, cursor.end, tail_len, starts)
    if end < 0:
        raise CorruptMetadataError(f"{what}: one of {n} points out of the buffer", byte=cursor.pos)
    ends = np.append(starts[1:], end)[:n]
    cursor.pos = end
    return Entries(Texts(cursor.data, starts), _gather(cursor.data, ends - tail_len, tail_len))


def _to_arrow(texts: Texts) -> pa.Array:
    lengths = _gather(texts.data, texts.starts, PREFIX_LEN)[:, 0]
    data = np.frombuffer(texts.data, dtype=np.uint8)
    return copied(data, texts.starts + PREFIX_LEN, lengths, arrow_type=pa.binary())


def _gather(data: memoryview, starts: NDArray[np.int64], length: int) -> NDArray[np.int64]:
    """Return the 32-bit integers in `length` bytes from each offset."""
    view = np.frombuffer(data, dtype=np.uint8)
    numbers = view[starts[:, None] + np.arange(length)]
    return np.ascontiguousarray(numbers).view(">i4").astype(np.int64)
