"""Layout of values in a BinaryRow, and output arrays of decoded levels.

The Arrow type of a field (`types.to_arrow`) determines its layout; field metadata distinguishes
types that share an Arrow type, and without it the more common type is assumed. Fields of Arrow's
null type have an unknown type and are not read. A level is the rows, or elements, of one kernel
call: `Columns` allocates its output, and `Spans` locate nested values, the rows of the next level.

Spec: Paimon 2.x, common/data/BinaryRow.java, BinaryArray.java, BinaryVector.java.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import types as pat

from arrowmeta.columns.buffers import new_array, pack_bits
from arrowmeta.errors import UnsupportedError
from arrowmeta.kernels import binary_row as kernel
from arrowmeta.kernels.binary_row import HEADER_BITS
from arrowmeta.model.kinds import is_text_or_bytes
from arrowmeta.paimon.types import STORED_AS, AtomicType, UnknownType, VectorType, parse_type_text
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class Slot:
    """Layout of the values of one field, and of the output column.

    Attributes:
        kind: constant of the kernel.
        element_len: bytes per element in an array; in a row every slot has 8.
        out_len: bytes per value in the output's fixed part; 0 for spans.
        precision: of a decimal.
        vector_len: elements of a vector; -1 for other types.
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
        """Whether the kernel only locates the values."""
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
    """Return the layout of the values of a field."""
    arrow_type = field.type
    stored_as = _stored_as(field)
    for is_type, kind, width in _FIXED:
        if is_type(arrow_type):
            return Slot(kind, width, width)
    if isinstance(stored_as, UnknownType) or pat.is_null(arrow_type):
        return Slot(kernel.UNKNOWN, 8, 0)
    if is_text_or_bytes(arrow_type):
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
        f"field {field.name} is {arrow_type}, which has no Paimon type; see the types"
        " in the `schema` of a table"
    )


def _stored_as(field: pa.Field) -> object:
    text = (field.metadata or {}).get(STORED_AS)
    if text is None:
        return None
    parsed = parse_type_text(text.decode())
    return AtomicType(parsed.name) if isinstance(parsed, AtomicType) else parsed


def _decimal_slot(precision: int) -> Slot:
    """Return the layout of a decimal: up to 18 digits are 8 bytes in place, others are pointed to.

    Spec: Paimon 1.x, common/data/Decimal.java, `isCompact`.
    """
    return Slot(kernel.DECIMAL if precision <= 18 else kernel.WIDE_DECIMAL, 8, 16, precision)


def _timestamp_slot(unit: str) -> Slot:
    """Return the layout of a timestamp: milliseconds in place, or else nanoseconds in place.

    The milliseconds of the latter are in the variable part.
    Spec: Paimon 1.x, common/data/Timestamp.java, `isCompact`.
    """
    if unit == "us":
        return Slot(kernel.MICROS, 8, 8)
    return Slot(kernel.NANOS if unit == "ns" else kernel.FIXED8, 8, 8)


I64: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Spans:
    """Byte ranges of rows, arrays, maps or byte strings; a negative length is a null.

    Attributes:
        parents: the spans that contain them; None at the top level.
        offsets: first element of each parent if these are elements; None if there is one per
            parent.
    """

    starts: I64
    lengths: I64
    parents: Spans | None = None
    offsets: I64 | None = None

    def __len__(self) -> int:
        return len(self.starts)

    @property
    def validity(self) -> pa.Buffer | None:
        """Validity bitmap; None if there are no nulls."""
        return pack_bits(self.is_present) if self.lengths.min(initial=0) < 0 else None

    @property
    def is_present(self) -> NDArray[np.bool_]:
        """Mask of spans that are not null."""
        return np.greater_equal(self.lengths, 0)

    def outermost(self, row: int) -> tuple[int, int]:
        """Return the top-level row that row `row` is nested in, and the start of that row."""
        if self.parents is None:
            return row, int(self.starts[row])
        return self.parents.outermost(row if self.offsets is None else owner(self.offsets, row))


def owner(offsets: I64, element: int) -> int:
    """Return the list that an element belongs to."""
    return int(np.searchsorted(offsets, element, side="right")) - 1


class Columns:
    """Output buffers for the values of some fields; `outputs` is what kernels write.

    Args:
        slots: of the fields.
        n_rows: values per field.
        places: positions of the fields in a row; 0, 1, 2, ... by default.

    Attributes:
        program: per field: kind, start in its array, precision, and position of its null bit.
        totals: total bytes per field of byte strings.
        fault: row, byte and field at which a kernel stopped.
    """

    def __init__(
        self, slots: Sequence[Slot], n_rows: int, positions: Sequence[int] | None = None
    ) -> None:
        self.slots = slots
        self.n_rows = n_rows
        self.program = np.zeros((len(slots), 4), dtype=np.int64)
        n_words, n_spans = 0, 0
        for i, slot in enumerate(slots):
            start = 0
            if slot.is_span:
                start = n_spans
                n_spans += 2 * n_rows
            elif slot.out_len:
                start = n_words * 8 // min(slot.out_len, 8)
                n_words += -(-n_rows * slot.out_len // 8)
            position = i if positions is None else positions[i]
            self.program[i] = slot.kind, start, slot.precision, HEADER_BITS + position
        self._words = new_array(n_words, np.int64)
        self._spans = new_array(n_spans, np.int64)
        self.totals = np.zeros(len(slots), dtype=np.int64)
        self.fault = np.zeros(3, dtype=np.int64)

    def outputs(self) -> tuple[Any, ...]:
        """Return the arrays in the order of the kernel's arguments, narrowest first."""
        words = self._words
        narrow = (words.view(np.int8), words.view(np.int16), words.view(np.int32))
        return (*narrow, words, self._spans, self.totals, self.fault)

    def fixed(self, column: int) -> pa.Buffer:
        """Return the values of a fixed-width column."""
        width = self.slots[column].out_len
        start = int(self.program[column, 1]) * min(width, 8)
        return pa.py_buffer(self._words).slice(start, self.n_rows * width)

    def spans(self, column: int, parents: Spans, offsets: I64 | None = None) -> Spans:
        """Return the spans of the values of a column."""
        start, n_rows = int(self.program[column, 1]), self.n_rows
        spans = self._spans[start : start + 2 * n_rows]
        return Spans(spans[:n_rows], spans[n_rows:], parents, offsets)
