"""Which bytes a field of some Arrow type has in a BinaryRow: kind of slot, widths, precision.

The Arrow type decides, as `types.to_arrow` maps them. Where it does not tell types apart that are
stored in different ways, the field's metadata does, and without it the commoner type is meant. A
field of Arrow's null type is one whose type is not known: its values are not read.

Spec: Paimon 2.x, common/data/BinaryRow.java, BinaryArray.java, BinaryVector.java.
"""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa
from pyarrow import types as pat

from arrowmeta.errors import UnsupportedError
from arrowmeta.kernels import binary_row as kernel
from arrowmeta.paimon.types import (
    STORED_AS,
    AtomicType,
    UnknownType,
    VectorType,
    parse_type_text,
)


@dataclass(frozen=True)
class Slot:
    """How the values of one field are stored, and what the kernel makes of them.

    Attributes:
        kind: one of the kernel's kinds.
        element_len: bytes per element in an array; in a row every slot has 8.
        out_len: bytes per value in the column's fixed part; 0 for spans.
        precision: of a decimal.
        vector_len: elements of a vector, -1 for all else.
        is_variant: whether a struct is the two parts of a VARIANT.
    """

    kind: int
    element_len: int
    out_len: int
    precision: int = 0
    vector_len: int = -1
    is_variant: bool = False

    @property
    def is_span(self) -> bool:
        """Whether the kernel locates the values for a later step to decode."""
        return self.kind in (kernel.BYTES, kernel.NESTED)


_FIXED = (
    (pat.is_boolean, kernel.FIXED1, 1),
    (pat.is_int8, kernel.FIXED1, 1),
    (pat.is_int16, kernel.FIXED2, 2),
    (pat.is_int32, kernel.FIXED4, 4),
    (pat.is_int64, kernel.FIXED8, 8),
    (pat.is_float32, kernel.FIXED4, 4),
    (pat.is_float64, kernel.FIXED8, 8),
    (pat.is_date32, kernel.FIXED4, 4),
)


def slot_of(field: pa.Field) -> Slot:
    """Return how the values of a field are stored."""
    arrow_type = field.type
    stored_as = _stored_as(field)
    for is_type, kind, width in _FIXED:
        if is_type(arrow_type):
            return Slot(kind, width, width)
    if isinstance(stored_as, UnknownType) or pat.is_null(arrow_type):
        return Slot(kernel.UNKNOWN, 8, 0)
    if pat.is_string(arrow_type) or pat.is_binary(arrow_type):
        return Slot(kernel.BYTES, 8, 0)
    if isinstance(arrow_type, pa.Decimal128Type):
        return _decimal_slot(arrow_type.precision)
    if isinstance(arrow_type, pa.Time32Type) and arrow_type.unit == "ms":
        return Slot(kernel.FIXED4, 4, 4)
    if isinstance(arrow_type, pa.TimestampType):
        return _timestamp_slot(arrow_type.unit)
    if pat.is_struct(arrow_type):
        return Slot(kernel.NESTED, 8, 0, is_variant=stored_as == AtomicType("VARIANT"))
    if pat.is_list(arrow_type):
        length = stored_as.length if isinstance(stored_as, VectorType) else -1
        return Slot(kernel.NESTED, 8, 0, vector_len=length)
    if pat.is_map(arrow_type):
        return Slot(kernel.NESTED, 8, 0)
    raise UnsupportedError(
        f"field {field.name} is {arrow_type}, which no type of Paimon is read as; see the Arrow"
        " types that a table's own schema has"
    )


def _stored_as(field: pa.Field) -> object:
    text = (field.metadata or {}).get(STORED_AS)
    if text is None:
        return None
    parsed = parse_type_text(text.decode())
    return AtomicType(parsed.name) if isinstance(parsed, AtomicType) else parsed


def _decimal_slot(precision: int) -> Slot:
    """Up to 18 digits are 8 bytes in place, more are pointed to.

    Spec: Paimon 1.x, common/data/Decimal.java, `isCompact`.
    """
    return Slot(kernel.DECIMAL if precision <= 18 else kernel.WIDE_DECIMAL, 8, 16, precision)


def _timestamp_slot(unit: str) -> Slot:
    """Milliseconds are in place; finer ones have nanoseconds in place and milliseconds elsewhere.

    Spec: Paimon 1.x, common/data/Timestamp.java, `isCompact`.
    """
    if unit == "us":
        return Slot(kernel.MICROS, 8, 8)
    return Slot(kernel.NANOS if unit == "ns" else kernel.FIXED8, 8, 8)
