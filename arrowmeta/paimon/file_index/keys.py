"""Conversion of column values to index keys: 64-bit integers, or bytes.

A `KeyType` says how an index stores values of a column type (fixed-width numbers, or
length-prefixed bytes). Keys sort as in SQL: 0.0 equals -0.0, NaN is last. Literals and stored
values are converted by the same rules. Main names: `KeyType`, `read_keys`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_flags, to_numbers, view_buffer
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.records import dataclass

#: A 64-bit integer or bytes; all keys of a column have the same type.
Key: TypeAlias = Any

_NANOS_PER_MICRO = 1000
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

    def to_keys(self, literals: pa.Array) -> list[Key]:
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
    if any(before > after for before, after in pairwise(keys)):
        raise CorruptMetadataError(f"{what} are not in ascending order", byte=0)
