"""Values as indexes keep and compare them: numbers of 64 bits, or bytes.

Knows for each column type how a value is stored in a dictionary, and the order of the keys, which
is that of SQL: 0.0 and -0.0 are one, NaN comes last. Literals and stored values become keys by the
same rules, so that an index need not know what a column holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_flags, to_numbers, view_buffer
from arrowmeta.errors import UnsupportedError

#: A number of 64 bits or bytes; the keys of one column are all the one or all the other.
Key: TypeAlias = Any


class Keys(Protocol):
    """Keys of one column: a list, an array, or some that are read when they are asked for."""

    def __len__(self) -> int: ...

    def __getitem__(self, at: int, /) -> Key: ...


_NANOS_PER_MICRO = 1000
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
        raise UnsupportedError(f"no file index is over columns of type {arrow_type}")

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
        if not _is_comparable(literals.type, self.arrow_type):
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


def _is_comparable(literals: pa.DataType, column: pa.DataType) -> bool:
    """Tell whether values of two types have one order, in which an exact cast keeps them."""
    return pa.types.is_null(literals) or _order(literals) == _order(column)


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
