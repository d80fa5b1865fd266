"""Values as keys of indexes: numbers of 64 bits, or bytes.

A `KeyType` says how a column type is stored in a dictionary (numbers side by side, or texts behind
their lengths). Keys have SQL's order: 0.0 equals -0.0, NaN comes last. Literals and stored values
become keys by the same rules. Main names: `KeyType`, `read_entries`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, to_buffer, to_flags, to_numbers, view_buffer
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.kernels.byte_strings import PREFIX_LEN, copy_spans, find_texts
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import Cursor

#: A number of 64 bits or bytes; the keys of one column are all the one or all the other.
Key: TypeAlias = Any


class Keys(Protocol):
    """Keys of one column: a list, an array, or texts that are read on demand."""

    def __len__(self) -> int: ...

    def __getitem__(self, at: int, /) -> Key: ...


_NANOS_PER_MICRO = 1000
_NUMBER_LEN = 4
_ALL_BUT_SIGN = 0x7FFF_FFFF_FFFF_FFFF
#: The key of every NaN, above that of infinity.
NAN_KEY = 0x7FF8_0000_0000_0000


@dataclass(frozen=True)
class KeyType:
    """How the values of a column type become keys.

    Attributes:
        arrow_type: the column's type in the schema of the data file.
        stored: how a dictionary stores a value; None for bytes behind their length of 32 bits.
        is_exact: whether different values have different keys. Indexes keep no nanoseconds.
    """

    arrow_type: pa.DataType
    stored: np.dtype[Any] | None
    is_exact: bool = True

    @classmethod
    def of(cls, arrow_type: pa.DataType) -> KeyType:
        """Return the rules for a column type.

        Timestamps are kept in milliseconds up to a precision of 3, and else in microseconds; a
        decimal as its digits without the point.
        Spec: Paimon 1.x, common/fileindex/bitmap/BitmapTypeVisitor.java.

        Raises:
            UnsupportedError: no index takes columns of the type.
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
        """Whether keys are those of floating-point numbers."""
        return pa.types.is_floating(self.arrow_type)

    def to_keys(self, literals: pa.Array) -> Keys:
        """Return the distinct keys of values, ascending; nulls have none.

        Raises:
            UnsupportedError: the values have another order than the column's, or keys that are not
                exact.
        """
        # Of two types of one order, an exact cast keeps the order.
        is_null = pa.types.is_null(literals.type)
        if not is_null and _order(literals.type) != _order(self.arrow_type):
            raise UnsupportedError(f"{literals.type} is not compared with {self.arrow_type}")
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
        """The type that literals are compared in, so that none is rounded to the column's."""
        if pa.types.is_integer(self.arrow_type):
            return pa.int64()
        return pa.float64() if self.is_float else self.arrow_type

    def from_stored(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """Return the keys of numbers as a dictionary stores them."""
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


#: Types whose values are stored as they are.
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
    """Return whole numbers in the order of floating-point ones, 32-bit ones among 64-bit ones."""
    with np.errstate(invalid="ignore"):  # a NaN that signals is a NaN like any other
        wide = values.astype(np.float64) + 0.0  # which makes 0.0 of -0.0
    bits = wide.view(np.int64)
    keys = bits ^ ((bits >> 63) & _ALL_BUT_SIGN)
    return np.where(np.isnan(wide), NAN_KEY, keys)


def floats_of(keys: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the floating-point numbers that have these keys."""
    return (keys ^ ((keys >> 63) & _ALL_BUT_SIGN)).view(np.float64)


def _unscaled(values: pa.Array) -> NDArray[np.int64]:
    """Return decimals as their digits, which must fit 64 bits."""
    halves = view_buffer(values.buffers()[1], np.int64).reshape(-1, 2)
    low, high = halves[values.offset : values.offset + len(values)].T
    if np.any(high != low >> 63):
        raise UnsupportedError("a decimal of more than 64 bits")
    return low


def has_null(literals: pa.Array) -> bool:
    """Tell whether some value is null."""
    return bool(pc.any(literals.is_null()).as_py())


@dataclass(frozen=True)
class Texts:
    """Texts in a buffer, copied on access.

    Attributes:
        data: the bytes.
        starts: where the length of each text is; both it and the text are inside.
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
    """Keys, each with some numbers that say where to find what belongs to it."""

    keys: Keys
    numbers: NDArray[np.int64]


def read_key(cursor: Cursor, key_type: KeyType, what: str) -> Key:
    """Return one key and step over it."""
    if key_type.stored is None:
        return bytes(cursor.take(cursor.size(what), what))
    stored = cursor.take(key_type.stored.itemsize, what)
    return int(key_type.from_stored(np.frombuffer(stored, key_type.stored))[0])


def read_entries(cursor: Cursor, key_type: KeyType, n: int, n_numbers: int, what: str) -> Entries:
    """Return keys that are each followed by some 32-bit numbers, and step over them."""
    tail_len = _NUMBER_LEN * n_numbers
    if key_type.stored is None:
        return _read_texts(cursor, n, tail_len, what)
    layout = np.dtype([("key", key_type.stored), ("numbers", ">i4", (n_numbers,))])
    entries = np.frombuffer(cursor.take(n * layout.itemsize, what), layout)
    return Entries(key_type.from_stored(entries["key"]), entries["numbers"].astype(np.int64))


def ascending(keys: Keys) -> Keys:
    """Return keys in their order."""
    if isinstance(keys, Texts):
        order = to_numbers(pc.array_sort_indices(_to_arrow(keys))).astype(np.int64)
        return Texts(keys.data, keys.starts[order])
    return np.sort(np.asarray(keys))


def min_entry_len(key_type: KeyType, n_numbers: int) -> int:
    """Return the bytes that an entry takes at least."""
    key_len = PREFIX_LEN if key_type.stored is None else key_type.stored.itemsize
    return key_len + _NUMBER_LEN * n_numbers


def read_numbers(data: memoryview, key_type: KeyType) -> Keys:
    """Return the keys that lie side by side in all of some bytes."""
    if key_type.stored is None or len(data) % key_type.stored.itemsize:
        raise CorruptMetadataError(
            f"{counted(len(data), 'byte')} cannot be a number of keys", byte=0
        )
    return key_type.from_stored(np.frombuffer(data, key_type.stored))


def read_texts_at(data: memoryview, starts: NDArray[np.int64], what: str) -> Texts:
    """Return the texts that start at some places, in any order.

    Raises:
        CorruptMetadataError: one of them is not inside of the bytes.
    """
    last = len(data) - PREFIX_LEN
    if len(starts) and not 0 <= int(starts.min()) <= int(starts.max()) <= last:
        raise CorruptMetadataError(f"{what}: a text starts outside of them", byte=len(data))
    lengths = _gather(data, starts, PREFIX_LEN)[:, 0]
    if np.any((lengths < 0) | (lengths > last - starts)):
        raise CorruptMetadataError(f"{what}: a text ends outside of them", byte=len(data))
    return Texts(data, starts)


def check_ascending(keys: Keys, what: str) -> None:
    """Refuse keys that are not in order: a search would miss some."""
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
        raise CorruptMetadataError(f"{what}: one of {n} leads out of the bytes", byte=cursor.pos)
    ends = np.append(starts[1:], end)[:n]
    cursor.pos = end
    return Entries(Texts(cursor.data, starts), _gather(cursor.data, ends - tail_len, tail_len))


def _to_arrow(texts: Texts) -> pa.Array:
    lengths = _gather(texts.data, texts.starts, PREFIX_LEN)[:, 0]
    offsets = np.empty(len(texts) + 1, dtype=np.int32)
    content = np.empty(int(lengths.sum()), dtype=np.uint8)
    data = np.frombuffer(texts.data, dtype=np.uint8)
    copy_spans(data, texts.starts + PREFIX_LEN, lengths, offsets, content)
    return build(pa.binary(), len(texts), [None, to_buffer(offsets), to_buffer(content)])


def _gather(data: memoryview, starts: NDArray[np.int64], length: int) -> NDArray[np.int64]:
    """Return the 32-bit numbers in so many bytes from each place on."""
    view = np.frombuffer(data, dtype=np.uint8)
    found = view[starts[:, None] + np.arange(length)]
    return np.ascontiguousarray(found).view(">i4").astype(np.int64)
