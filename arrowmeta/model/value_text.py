"""Values of table columns as text, whole arrays at a time: what relations show as lower and upper.

Numbers are exact and in plain notation, times ISO, bytes hexadecimal. Nested values have no text.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

_HEX_DIGITS = np.array([f"{byte:02x}".encode() for byte in range(256)], dtype="S2")


def to_text(values: pa.Array) -> pa.Array:
    """Return each value as text; null stays null."""
    if isinstance(values, pa.ExtensionArray):
        values = values.storage
    kind = values.type
    if pa.types.is_nested(kind):
        return pa.nulls(len(values), pa.string())
    if pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind):
        return _to_hex(values.cast(pa.binary()))
    if pa.types.is_decimal128(kind) and kind.scale > 0:
        return _to_plain_decimal(values)
    return values.cast(pa.string())


def _to_hex(values: pa.Array) -> pa.Array:
    _, offsets_buffer, data = values.buffers()
    if offsets_buffer is None or not len(values):
        return pa.nulls(len(values), pa.string())
    # What a slice or a null leaves in the buffer is not copied.
    offsets = np.frombuffer(offsets_buffer, dtype=np.int32)[values.offset :][: len(values) + 1]
    content = np.frombuffer(data or b"", dtype=np.uint8)[offsets[0] : offsets[-1]]
    digits = _HEX_DIGITS[content].tobytes()
    spans = ((offsets.astype(np.int64) - offsets[0]) * 2).astype(np.int64)
    text = pa.Array.from_buffers(
        pa.large_string(), len(values), [None, pa.py_buffer(spans), pa.py_buffer(digits)]
    )
    return pc.if_else(values.is_valid(), text, pa.scalar(None, pa.large_string())).cast(pa.string())


def _to_plain_decimal(values: pa.Array) -> pa.Array:
    """Write decimals without an exponent, which Arrow gives to those near zero."""
    kind = values.type
    whole = pa.Array.from_buffers(
        pa.decimal128(kind.precision, 0), len(values), values.buffers(), offset=values.offset
    ).cast(pa.string())
    digits = pc.utf8_lpad(pc.utf8_ltrim(whole, "-"), kind.scale + 1, "0")
    sign = pc.if_else(pc.starts_with(whole, "-"), "-", "")
    before = pc.utf8_slice_codeunits(digits, 0, -kind.scale)
    after = pc.utf8_slice_codeunits(digits, -kind.scale)
    return pc.binary_join_element_wise(sign, before, ".", after, "", null_handling="emit_null")
