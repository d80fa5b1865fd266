"""Values of columns as text, as in `column_stats` and findings, and groups of types.

Takes an Arrow array; gives one string per value, null for null. `model.cells` has other forms, for
JSON and for people.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat


def is_bytes(kind: pa.DataType) -> bool:
    """Return whether values are bytes, of variable or fixed length."""
    return bool(
        pat.is_binary(kind)
        or pat.is_fixed_size_binary(kind)
        or pat.is_large_binary(kind)
        or pat.is_binary_view(kind)
    )


def is_number(kind: pa.DataType) -> bool:
    """Return whether values are integers, floats or decimals."""
    return bool(pat.is_floating(kind) or is_exact_number(kind))


def is_exact_number(kind: pa.DataType) -> bool:
    """Return whether values are integers or decimals."""
    return bool(pat.is_integer(kind) or pat.is_decimal(kind))


_DOUBLE_LEN = 8
_HEX_DIGITS = np.array([f"{byte:02x}".encode() for byte in range(256)], dtype="S2")


def to_text(values: pa.Array) -> pa.Array:
    """Return each value as text; null stays null."""
    if isinstance(values, pa.ExtensionArray):
        values = values.storage
    kind = values.type
    if pa.types.is_nested(kind):
        return pa.nulls(len(values), pa.string())
    if is_bytes(kind):
        return to_hex(values.cast(pa.binary()))
    if pa.types.is_decimal128(kind) and kind.scale > 0:
        return to_plain_decimal(values)
    return values.cast(pa.string())


def points_to_text(values: pa.Array) -> pa.Array:
    """Return points as text such as `POINT (1.5 2)`; bytes that are none as hexadecimal digits.

    Spec: Iceberg v3, Appendix D, Bound serialization: x y, x y z, or x y z m with z NaN if unset.
    """
    text = to_text(values)
    lengths = pc.fill_null(pc.binary_length(values), 0)
    for name, n_axes in (("POINT", 2), ("POINT Z", 3), ("POINT ZM", 4)):
        is_point = pc.equal(lengths, n_axes * _DOUBLE_LEN)
        points = values.filter(is_point).cast(pa.binary(n_axes * _DOUBLE_LEN))
        numbers = np.frombuffer(points.buffers()[1] or b"", "<f8").reshape(-1, n_axes)
        axes = [pa.array(axis).cast(pa.string()) for axis in numbers[: len(points)].T]
        inside = pc.binary_join_element_wise(*axes, " ")
        shown = pc.binary_join_element_wise(f"{name} (", inside, ")", "")
        text = pc.replace_with_mask(text, is_point, shown)
    return text


def to_hex(values: pa.BinaryArray) -> pa.Array:
    """Return bytes as hexadecimal digits; null stays null."""
    _, offsets_buffer, data = values.buffers()
    if offsets_buffer is None or not len(values):
        return pa.nulls(len(values), pa.string())
    # Copies no bytes outside the slice or under nulls.
    offsets = np.frombuffer(offsets_buffer, dtype=np.int32)[values.offset :][: len(values) + 1]
    content = np.frombuffer(data or b"", dtype=np.uint8)[offsets[0] : offsets[-1]]
    digits = _HEX_DIGITS[content].tobytes()
    spans = ((offsets.astype(np.int64) - offsets[0]) * 2).astype(np.int64)
    text = pa.Array.from_buffers(
        pa.large_string(), len(values), [None, pa.py_buffer(spans), pa.py_buffer(digits)]
    )
    return pc.if_else(values.is_valid(), text, pa.scalar(None, pa.large_string())).cast(pa.string())


def to_plain_decimal(values: pa.Decimal128Array) -> pa.Array:
    """Format decimals with a positive scale without the exponent that Arrow uses near zero."""
    kind = values.type
    whole = pa.Array.from_buffers(
        pa.decimal128(kind.precision, 0), len(values), values.buffers(), offset=values.offset
    ).cast(pa.string())
    digits = pc.utf8_lpad(pc.utf8_ltrim(whole, "-"), kind.scale + 1, "0")
    sign = pc.if_else(pc.starts_with(whole, "-"), "-", "")
    before = pc.utf8_slice_codeunits(digits, 0, -kind.scale)
    after = pc.utf8_slice_codeunits(digits, -kind.scale)
    return pc.binary_join_element_wise(sign, before, ".", after, "", null_handling="emit_null")
