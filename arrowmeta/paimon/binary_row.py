"""Decode Paimon's BinaryRows to Arrow: partitions, keys and statistics in manifests.

The Arrow type of a field (`schema.to_arrow`) determines its layout; field metadata distinguishes
types that share an Arrow type, and without it the more common type is assumed. Fields of Arrow's
null type have an unknown type and are not read. Rows are decoded level by level: a kernel decodes
all rows of a level and locates nested values, which are the rows of the next level. `Columns`
allocates the output of a level, `Nested` locate the rows of the next, `kernels.binary_row` has the
loops. Main names: `decode_binary_rows`, `decode_spans`.

Spec: Paimon 2.x, core/utils/SerializationUtils.java, common/data/BinaryRow.java, BinaryArray.java,
BinaryVector.java.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray
from pyarrow import types as pat

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError, UsageError
from arrowmeta.kernels import binary_row as kernel
from arrowmeta.kernels import byte_strings as byte_copy
from arrowmeta.kernels.binary_row import HEADER_BITS
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
    build,
    first_mismatch,
    is_text_or_bytes,
    new_array,
    pack_bits,
    to_flags,
    to_numbers,
    to_offsets,
    view_buffer,
)
from arrowmeta.kernels.rows import Spans
from arrowmeta.paimon.schema import WIDTHS, stored_type
from arrowmeta.text import COUNTABLE_MILLIS, FIRST_MICROS

# -- slots ---------------------------------------------------------------------------------------


class Slot(Struct, frozen=True):
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


_FIXED = {1: kernel.FIXED1, 2: kernel.FIXED2, 4: kernel.FIXED4, 8: kernel.FIXED8}
_NESTED = Slot(kernel.NESTED, 8, 0)
#: Decimals of up to so many digits are 8 bytes in place, others are pointed to.
#: Spec: Paimon 1.x, common/data/Decimal.java, `isCompact`.
_MOST_DIGITS_IN_PLACE = 18
#: Timestamps by unit: others are milliseconds in place. These have nanoseconds in place, and the
#: milliseconds in the variable part. Spec: Paimon 1.x, common/data/Timestamp.java, `isCompact`.
_TIMESTAMPS = {"us": kernel.MICROS, "ns": kernel.NANOS}


def slot_of(field: pa.Field) -> Slot:
    """Return the layout of the values of a field."""
    kind = field.type
    if (width := WIDTHS.get(kind)) is not None:
        return Slot(_FIXED[width], width, width)
    stored_as = stored_type(field)
    name = stored_as.name if stored_as else None
    if name == "" or pat.is_null(kind):
        return Slot(kernel.UNKNOWN, 8, 0)
    if is_text_or_bytes(kind):
        return Slot(kernel.BYTES, 8, 0)
    if pat.is_decimal128(kind):
        in_place = kind.precision <= _MOST_DIGITS_IN_PLACE
        return Slot(kernel.DECIMAL if in_place else kernel.WIDE_DECIMAL, 8, 16, kind.precision)
    if pat.is_timestamp(kind):
        return Slot(_TIMESTAMPS.get(kind.unit, kernel.FIXED8), 8, 8)
    if pat.is_list(kind):
        vector_len = int(stored_as.args[0]) if stored_as and name == "VECTOR" else -1
        return replace(_NESTED, vector_len=vector_len)
    if pat.is_struct(kind) or pat.is_map(kind):
        return replace(_NESTED, is_variant=name == "VARIANT")
    raise UnsupportedError(
        f"field {field.name} is {kind}, which has no Paimon type; see the types in the `schema` of "
        "a table"
    )


class Nested(Spans, frozen=True):
    """Rows, arrays, maps or byte strings; a negative length is a null.

    Attributes:
        null_out_of_range: whether timestamps that do not fit the 64 bits of Arrow, or that DuckDB
            cannot represent, are null; else the former are an error.
        parents: the values that contain them; None at the top level.
        offsets: first element of each parent if these are elements; None if there is one per
            parent.
    """

    null_out_of_range: bool
    parents: Nested | None = None
    offsets: I64 | None = None

    @property
    def validity(self) -> pa.Buffer | None:
        """Validity bitmap; None if there are no nulls."""
        return pack_bits(self.is_present) if self.lengths.min(initial=0) < 0 else None

    @property
    def is_present(self) -> Flags:
        """Mask of spans that are not null."""
        return np.greater_equal(self.lengths, 0)

    @property
    def first_numbers(self) -> I64:
        """The first four bytes of each span as a number; -1 for shorter spans."""
        is_long = self.lengths >= 4
        numbers = np.full(len(self), -1, dtype=np.int64)
        numbers[is_long] = self.data[self.starts[is_long, None] + np.arange(4)].view("<i4")[:, 0]
        return numbers

    def inner(self, starts: I64, lengths: I64, offsets: I64 | None = None) -> Nested:
        """Return values that these contain."""
        return replace(self, starts=starts, lengths=lengths, parents=self, offsets=offsets)

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
        self._words, self._spans = new_array(n_words, np.int64), new_array(n_spans, np.int64)
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

    def nested(self, column: int, parents: Nested, offsets: I64 | None = None) -> Nested:
        """Return the spans of the values of a column."""
        start, n_rows = int(self.program[column, 1]), self.n_rows
        spans = self._spans[start : start + 2 * n_rows]
        return parents.inner(spans[:n_rows], spans[n_rows:], offsets)


# -- rows ----------------------------------------------------------------------------------------

PREFIX_LEN = 4
_KIND_BITS = 8
_MILLIS_PER_DAY = 86_400_000
_MAX_OFFSET = 2**31 - 1

_NULL_IN_NOT_NULL = "null, though the type says that it cannot be"
_REASONS = {
    kernel.TOO_SHORT: "the row is shorter than its fields",
    kernel.WRONG_ARITY: "the row was written with another number of fields",
    kernel.OUTSIDE: "the value points outside its row",
    kernel.INLINE_LENGTH: "a value in place is longer than the 7 bytes there are",
    kernel.SHARED_BYTES: "values of the row point to the same bytes",
    kernel.NANO_OF_MILLI: "a timestamp has more than 999999 nanoseconds in a millisecond",
    kernel.DECIMAL_LENGTH: "a decimal has no bytes, or more than 16",
}


def decode_binary_rows(array: pa.Array | pa.ChunkedArray, schema: pa.Schema) -> pa.StructArray:
    """Decode Paimon BinaryRows, such as the fields `_PARTITION` and `_MIN_KEY` of manifests.

    Args:
        array: binary or large_binary; each value is one row with its arity in front.
        schema: the fields in the order they were written, in the Arrow types of `Table.schema`.

    Returns:
        One struct per value, null where the value is null.

    Raises:
        CorruptMetadataError: a row does not contain these fields; names the row and the byte.
        UnsupportedError: an Arrow type does not correspond to a Paimon type.
        UsageError: the array has another type.

    Examples:
        >>> import pyarrow as pa
        >>> row = bytes.fromhex("00000001" "0000000000000000" "0a00000000000000")
        >>> decode_binary_rows(pa.array([row]), pa.schema({"f1": pa.int32()})).to_pylist()
        [{'f1': 10}]
    """
    if isinstance(array, pa.ChunkedArray):
        array = array.combine_chunks()
    if not pa.types.is_binary(array.type) and not pa.types.is_large_binary(array.type):
        raise UsageError(f"BinaryRows must be binary or large_binary, got {array.type}")
    array = array.cast(pa.large_binary())
    _, offsets_buffer, data_buffer = array.buffers()
    offsets = view_buffer(offsets_buffer, np.int64)[array.offset : array.offset + len(array) + 1]
    data = view_buffer(data_buffer, np.uint8)
    lengths = np.where(to_flags(array.is_valid()), np.diff(offsets), -1)
    rows = Nested(data, offsets[:-1], lengths, null_out_of_range=False)
    return _decode_struct(rows, pa.struct(list(schema)), PREFIX_LEN)


def decode_spans(
    spans: Spans, fields: pa.StructType, only: Sequence[int] | None = None
) -> pa.StructArray:
    """Decode BinaryRows with their arity in front.

    Rows of length 0, and values that neither Arrow nor DuckDB can represent, are null.

    Args:
        spans: the rows.
        fields: all fields of a row.
        only: positions of the fields to return, ascending; others are not decoded or checked.

    Raises:
        CorruptMetadataError: with the row, and the byte from the start of the row.
    """
    starts = np.ascontiguousarray(spans.starts, dtype=np.int64)
    lengths = np.where(spans.lengths == 0, -1, spans.lengths).astype(np.int64, copy=False)
    rows = Nested(np.ascontiguousarray(spans.data), starts, lengths, null_out_of_range=True)
    return _decode_struct(rows, fields, PREFIX_LEN, only)


def _decode_struct(
    rows: Nested, struct: pa.StructType, prefix_len: int = 0, only: Sequence[int] | None = None
) -> pa.StructArray:
    """Decode rows, or only the fields `only`, into a struct array."""
    arity = struct.num_fields
    if only is not None:
        struct = pa.struct([struct.field(position) for position in only])
    fields = list(struct.fields)
    columns = Columns([slot_of(field) for field in fields], len(rows), only)
    validity = np.zeros((len(fields), -(-len(rows) // 64)), dtype=np.uint64)
    status = kernel.decode_rows(
        rows.data, rows.starts, rows.lengths, prefix_len, arity, rows.null_out_of_range,
        columns.program, np.zeros(64, dtype=np.int64), validity, *columns.outputs(),
    )  # fmt: skip
    _check(status, rows, columns.fault, fields, arity)
    children = []
    for i, field in enumerate(fields):
        if not field.nullable:
            is_null = rows.is_present & (_flags(validity[i], len(rows)) == 0)
            _refuse(is_null, field, _NULL_IN_NOT_NULL, rows)
        bits = pa.py_buffer(validity[i])
        children.append(_column(field, bits, columns, i, rows))
    return build(struct, len(rows), [rows.validity], children)


def _column(
    field: pa.Field,
    validity: pa.Buffer | None,
    columns: Columns,
    i: int,
    parents: Nested,
    offsets: I64 | None = None,
) -> pa.Array:
    slot, n_rows = columns.slots[i], columns.n_rows
    if slot.kind == kernel.BYTES:
        spans = columns.nested(i, parents, offsets)
        return _byte_strings(field, spans, validity, int(columns.totals[i]))
    if slot.is_span:
        return _spanned(field, slot, columns.nested(i, parents, offsets))
    if slot.kind == kernel.UNKNOWN:
        return pa.nulls(n_rows, field.type)
    values = columns.fixed(i)
    if pa.types.is_boolean(field.type):
        values = pack_bits(view_buffer(values, np.uint8))
    elif pa.types.is_timestamp(field.type) and field.type.unit == "s":
        values = pa.py_buffer(view_buffer(values, np.int64) // 1000)
    elif pa.types.is_time(field.type):
        # Negative times are large as unsigned.
        is_wrong = view_buffer(values, np.uint32) >= _MILLIS_PER_DAY
        _refuse(is_wrong, field, "the time of day is out of range", parents, offsets)
    array = build(field.type, n_rows, [validity, values])
    is_moment = pa.types.is_timestamp(array.type) and array.type.unit != "ns"
    return countable(array) if is_moment and parents.null_out_of_range else array


def _spanned(field: pa.Field, slot: Slot, spans: Nested) -> pa.Array:
    arrow_type = field.type
    if slot.is_variant:
        children = [
            _byte_strings(part, texts, texts.validity, int(np.maximum(texts.lengths, 0).sum()))
            for part, texts in zip(arrow_type.fields, _split(spans, field), strict=True)
        ]
        return build(arrow_type, len(spans), [spans.validity], children)
    if pa.types.is_struct(arrow_type):
        return _decode_struct(spans, arrow_type)
    if pa.types.is_map(arrow_type):
        return _map(arrow_type, spans, field)
    counts, values = _elements(spans, arrow_type.value_field, slot.vector_len)
    return build(arrow_type, len(spans), [spans.validity, to_offsets(counts)], [values])


def _byte_strings(
    field: pa.Field, spans: Nested, validity: pa.Buffer | None, total: int
) -> pa.Array:
    _check_offset(total, field)
    offsets = new_array(len(spans) + 1, np.int32)
    data = new_array(total, np.uint8)
    seen = byte_copy.copy_spans(spans.data, spans.starts, spans.lengths, offsets, data)
    buffers = [validity, pa.py_buffer(offsets), pa.py_buffer(data)]
    if pa.types.is_string(field.type) and seen >= 0x80:
        bad = first_mismatch(build(pa.binary(), len(spans), buffers), pa.string())
        if bad is not None:
            raise _error(field, "the string is not UTF-8", spans, bad)
    return build(field.type, len(spans), buffers)


def _elements(arrays: Nested, element: pa.Field, vector_len: int = -1) -> tuple[I64, pa.Array]:
    """Decode the elements of arrays; return the length of each array, and all elements."""
    slot = slot_of(element)
    spans = (arrays.data, arrays.starts, arrays.lengths)
    counts, header_lens = np.full(len(arrays), vector_len), np.zeros(1, dtype=np.int64)
    if vector_len < 0:  # the number of elements and their null bits come first
        counts = arrays.first_numbers
        header_lens = 4 + (counts + 31) // 32 * 4
    is_wrong = (counts < 0) | (header_lens + counts * slot.element_len > arrays.lengths)
    reason = "an array has more elements than bytes for them"
    _refuse(arrays.is_present & is_wrong, element, reason, arrays)
    counts = np.where(arrays.is_present, counts, 0)
    offsets = np.concatenate([np.zeros(1, dtype=np.int64), counts.cumsum()])
    _check_offset(int(offsets[-1]), element)
    columns = Columns([slot], int(offsets[-1]))
    validity = np.full(-(-columns.n_rows // 64), 2**64 - 1, dtype=np.uint64)
    status = kernel.decode_elements(
        *spans, offsets, slot.element_len, vector_len >= 0, arrays.null_out_of_range,
        columns.program[0], validity, *columns.outputs(),
    )  # fmt: skip
    _check(status, arrays, columns.fault, [element])
    if not element.nullable:
        is_null = _flags(validity, columns.n_rows) == 0
        _refuse(is_null, element, _NULL_IN_NOT_NULL, arrays, offsets)
    # No bitmap without nulls: some versions of Arrow end the process for keys of maps whose
    # nulls are not counted yet.
    bits = pa.py_buffer(validity) if element.nullable else None
    return counts, _column(element, bits, columns, 0, arrays, offsets)


def _map(arrow_type: pa.MapType, spans: Nested, field: pa.Field) -> pa.Array:
    keys, values = _split(spans, field)
    counts, key_array = _elements(keys, arrow_type.key_field)
    value_counts, value_array = _elements(values, arrow_type.item_field)
    reason = "a map has different numbers of keys and values"
    _refuse(counts != value_counts, field, reason, spans)
    entry = pa.struct([arrow_type.key_field, arrow_type.item_field])
    entries = build(entry, len(key_array), [None], [key_array, value_array])
    buffers = [spans.validity, to_offsets(counts)]
    return build(arrow_type, len(spans), buffers, [entries])


def _split(spans: Nested, field: pa.Field) -> tuple[Nested, Nested]:
    """Split spans into two parts; a span is the length of the first in 4 bytes, and both parts.

    The parts of a map are keys and values, those of a variant value and metadata.
    """
    first_lens, rest_lens, is_present = spans.first_numbers, spans.lengths - 4, spans.is_present
    reason = "the first part of a map or variant is longer than the whole"
    _refuse(is_present & ((first_lens < 0) | (first_lens > rest_lens)), field, reason, spans)
    first = spans.inner(spans.starts + 4, np.where(is_present, first_lens, -1))
    rest_lens = np.where(is_present, rest_lens - first_lens, -1)
    return first, spans.inner(first.starts + first_lens, rest_lens)


def _check(
    status: int, spans: Nested, fault: I64, fields: Sequence[pa.Field], arity: int = 0
) -> None:
    if status == kernel.GOOD:
        return
    row, start = spans.outermost(int(fault[kernel.ROW]))
    byte = int(fault[kernel.BYTE]) - start
    field = int(fault[kernel.FIELD])
    where = f"field {fields[field].name}: " if field >= 0 else ""
    if status == kernel.OUT_OF_RANGE:
        raise UnsupportedError(
            f"row {row}, {where}the timestamp does not fit {fields[field].type}; use a coarser unit"
        )
    reason = _REASONS[status]
    if status == kernel.WRONG_ARITY:
        reason += f" than the schema's {arity}"
    raise CorruptMetadataError(f"BinaryRow, {where}{reason}", row=row, byte=byte)


def _refuse(
    wrong: Flags, field: pa.Field, reason: str, of: Nested, offsets: I64 | None = None
) -> None:
    """Raise for the first wrong value of some spans; `offsets` are those of elements."""
    if wrong.any():
        at = int(wrong.argmax())
        raise _error(field, reason, of, at if offsets is None else owner(offsets, at))


def _error(field: pa.Field, reason: str, spans: Nested, row: int) -> CorruptMetadataError:
    top, start = spans.outermost(row)
    byte = int(spans.starts[row]) - start
    return CorruptMetadataError(f"BinaryRow, field {field.name}: {reason}", row=top, byte=byte)


def countable(moments: pa.Array) -> pa.Array:
    """Replace timestamps (s, ms, us) that DuckDB or Spark cannot represent with null.

    A single one would fail every query over the column, or crash DuckDB.
    """
    numbers = to_numbers(moments.cast(pa.int64()))
    if moments.type.unit == "us":
        is_countable = numbers >= FIRST_MICROS
    else:
        millis = numbers * (1000 if moments.type.unit == "s" else 1)
        is_countable = (millis >= COUNTABLE_MILLIS.start) & (millis < COUNTABLE_MILLIS.stop)
    if is_countable.all():
        return moments
    is_valid = to_flags(moments.is_valid()) & is_countable
    return build(moments.type, len(moments), [pack_bits(is_valid), pa.py_buffer(numbers)])


def _flags(validity: NDArray[np.uint64], n_rows: int) -> NDArray[np.uint8]:
    return np.unpackbits(validity.view(np.uint8), count=n_rows, bitorder="little")


def _check_offset(total: int, field: pa.Field) -> None:
    if total > _MAX_OFFSET:
        raise LimitError(
            f"field {field.name} has {total} bytes or elements, and one Arrow array holds "
            f"{_MAX_OFFSET}; decode fewer rows at a time"
        )


def values_not_held(spans: Spans, position: int, values: pa.Array) -> Flags:
    """Return a mask of rows in which `decode_spans` replaced the value of a field with null.

    Decimals with too many digits are not included: Paimon reads them as null, too.
    Spec: Paimon 1.x, common/data/BinarySection.java (readDecimal).
    """
    if not values.null_count or pa.types.is_decimal(values.type):
        return np.zeros(len(spans), dtype=bool)
    rows = np.flatnonzero(to_flags(values.is_null()) & (spans.lengths > 0))
    byte, bit = divmod(_KIND_BITS + position, 8)
    is_null = spans.data[spans.starts[rows] + PREFIX_LEN + byte] >> np.uint8(bit) & 1
    is_replaced = np.zeros(len(spans), dtype=bool)
    is_replaced[rows] = is_null == 0
    return is_replaced
