"""What remains true of a column's statistics when the column gets another type.

Knows Paimon's types and casts. A reader casts the values of old files to the type of today; what
is known of the old values holds for the new ones only if the cast loses nothing and keeps order.

Spec: Paimon 1.x, common/casting/CastExecutors.java, core/schema/SchemaEvolutionUtil.java.
"""

from __future__ import annotations

import pyarrow as pa
import pyarrow.types as pat

from arrowmeta.paimon.types import STORED_AS, AtomicType, parse_type_text

#: Decimal digits that hold every integer of so many bits.
_DIGITS = {8: 3, 16: 5, 32: 10, 64: 19}
_FLOAT32_EXACT_BITS = 16
_FLOAT64_EXACT_BITS = 32
_UNITS = ("s", "ms", "us", "ns")
_PADDED = ("CHAR", "BINARY")


def keeps_order(old: pa.Field, new: pa.Field) -> bool:
    """Tell whether a cast loses nothing and keeps the order of values, so that bounds remain.

    False and true become 0 and 1, and a date its midnight: with a time zone that would be the
    reader's.
    Spec: Paimon 1.x, common/casting/BooleanToNumericCastRule.java, DateToTimestampCastRule.java.
    """
    if old.type == new.type:
        return _is_not_cut(old, new)
    if pat.is_boolean(old.type):
        return pat.is_integer(new.type)
    if pat.is_date32(old.type):
        return pat.is_timestamp(new.type) and new.type.tz is None
    if pat.is_integer(old.type):
        return _holds_integers(old.type.bit_width, new.type)
    if pat.is_decimal(old.type) and pat.is_decimal(new.type):
        more_digits = new.type.precision - old.type.precision
        return 0 <= new.type.scale - old.type.scale <= more_digits
    if pat.is_float32(old.type):
        return pat.is_float64(new.type)
    if pat.is_timestamp(old.type) and pat.is_timestamp(new.type):
        is_finer = _UNITS.index(new.type.unit) > _UNITS.index(old.type.unit)
        return is_finer and old.type.tz == new.type.tz
    return False


def keeps_nulls(old: pa.Field, new: pa.Field) -> bool:
    """Tell whether a cast makes no value null, so that null counts remain.

    A decimal that has too few digits for a value is null, and a text can be no value of the type.
    Spec: Paimon 1.x, common/utils/DecimalUtils.java (castFrom), common/casting.
    """
    if keeps_order(old, new) or old.type == new.type:
        return True
    if pat.is_string(old.type):
        return pat.is_binary(new.type)
    return not pat.is_decimal(new.type)


def _holds_integers(bits: int, new: pa.DataType) -> bool:
    """Tell whether a number type holds every integer of so many bits."""
    if pat.is_integer(new):
        return new.bit_width >= bits
    if pat.is_decimal(new):
        return new.precision - new.scale >= _DIGITS[bits]
    if pat.is_float32(new):
        return bits <= _FLOAT32_EXACT_BITS
    return pat.is_float64(new) and bits <= _FLOAT64_EXACT_BITS


def _is_not_cut(old: pa.Field, new: pa.Field) -> bool:
    """Tell whether values fit where only a length or precision differs, and are not padded.

    Spec: Paimon 1.x, common/casting/StringToStringCastRule.java, BinaryToBinaryCastRule.java.
    """
    was, now = _declared(old), _declared(new)
    if was == now or now is None:
        return True
    return was is not None and now.name not in _PADDED and was.args <= now.args


def _declared(field: pa.Field) -> AtomicType | None:
    """Return a type that has a length or precision of which its Arrow type does not tell."""
    text = (field.metadata or {}).get(STORED_AS)
    parsed = parse_type_text(text.decode()) if text else None
    return AtomicType(parsed.name, parsed.args) if isinstance(parsed, AtomicType) else None
