"""Groups of Arrow types."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.types as pat


def is_bytes(kind: pa.DataType) -> bool:
    """Return whether values are bytes, of variable or fixed length."""
    return bool(
        pat.is_binary(kind)
        or pat.is_fixed_size_binary(kind)
        or pat.is_large_binary(kind)
        or pat.is_binary_view(kind)
    )


def is_text_or_bytes(kind: pa.DataType) -> bool:
    """Return whether values are text or bytes of variable length, with 32-bit offsets."""
    return bool(pat.is_string(kind) or pat.is_binary(kind))


def is_number(kind: pa.DataType) -> bool:
    """Return whether values are integers, floats or decimals."""
    return bool(pat.is_floating(kind) or is_exact_number(kind))


def is_exact_number(kind: pa.DataType) -> bool:
    """Return whether values are integers or decimals."""
    return bool(pat.is_integer(kind) or pat.is_decimal(kind))
