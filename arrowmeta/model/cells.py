"""Arrow values as text: JSON for programs, a readable form for people.

Conversion uses Arrow's functions, for speed and for values that Python's types cannot hold, such as
a timestamp in the year 30000.

Types without a JSON form: bytes are hex text; decimals are text, to keep all digits; NaN and
infinities are "NaN", "Infinity" and "-Infinity"; instants are ISO 8601 in UTC with a Z, local
timestamps without; dates and timestamps outside the years 1 to 9999 are their count since 1970 with
the unit. Integers are numbers with all their digits. Main name: `to_text`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Literal, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.kernels.buffers import filled, number_array, text_array, text_scalar
from arrowmeta.model.value_text import is_bytes, to_hex, to_plain_decimal


class Notation(Struct, frozen=True):
    """Delimiters and quoting of a text form.

    Attributes:
        comma: between the members of a struct, list or map.
        colon: between a name and its value.
        date_time: between date and time of day.
        is_quoted: whether text and names are quoted and escaped as JSON strings.
        is_readable: whether text that reads like null, or is empty, is quoted, and floats are
            rounded; see `_rounded`.
    """

    comma: str
    colon: str
    date_time: str
    is_quoted: bool
    is_readable: bool = False


_JSON = Notation(",", ":", "T", is_quoted=True)
_PLAIN = Notation(",", ":", "T", is_quoted=False)
_READABLE = Notation(", ", ": ", " ", is_quoted=False, is_readable=True)

#: Placeholder field of a struct without fields: `model.shape.PLACEHOLDER`.
_NO_FIELDS = "_no_fields"

#: Text that reads like null or is empty, with or without quotes. It is quoted once more, so that a
#: null, the text `null` and the text `"null"` differ.
_NULL_LIKE = '(?i)^"*(null)?"*$'

#: A float with more than four decimals; floats with a positive exponent are not rounded.
_LONG_DECIMALS = r"^-?[0-9]+[.][0-9]{5,}(e-[0-9]+)?$"

_FIRST_DAY = (date(1, 1, 1) - date(1970, 1, 1)).days
_LAST_DAY = (date(9999, 12, 31) - date(1970, 1, 1)).days
_TICKS_PER_DAY = {"s": 86_400, "ms": 86_400_000, "us": 86_400_000_000, "ns": 86_400_000_000_000}


#: Forms of text by name.
Form: TypeAlias = Literal["json", "plain", "readable"]
_NOTATIONS: dict[Form, Notation] = {"json": _JSON, "plain": _PLAIN, "readable": _READABLE}


def to_text(array: pa.Array, form: Form = "plain") -> pa.Array:
    """Return each value of an Arrow array as text; null for null.

    Args:
        array: values of any type.
        form: `json`; `plain`, as JSON without quotes around text; or `readable`, with spaces,
            rounded floats, and quotes around text that reads like null. Nulls in lists, structs and
            maps are `null`.

    Examples:
        >>> arrowmeta.to_text(pa.array([{"day": 1}]), "json").to_pylist()
        ['{"day":1}']
    """
    return _text(array, _NOTATIONS[form])


def _text(array: pa.Array, notation: Notation) -> pa.Array:
    if isinstance(array.type, pa.BaseExtensionType):
        return _text(array.storage, notation)
    if pa.types.is_dictionary(array.type):
        return _text(array.dictionary_decode(), notation)
    if pa.types.is_run_end_encoded(array.type):
        return _text(pc.call_function("run_end_decode", [array]), notation)
    if pa.types.is_struct(array.type):
        return _struct_text(array, notation)
    if pa.types.is_map(array.type):
        return _map_text(array, notation)
    if isinstance(array.type, pa.ListType | pa.LargeListType | pa.FixedSizeListType):
        return _list_text(array, _member_text(array.flatten(), notation), "[]", notation)
    return _scalar_text(array, notation)


def _scalar_text(array: pa.Array, notation: Notation) -> pa.Array:
    kind = array.type
    if pa.types.is_integer(kind) or pa.types.is_boolean(kind) or pa.types.is_null(kind):
        return array.cast(pa.string())
    if pa.types.is_floating(kind):
        return _float_text(array, notation)
    return _quoted(_word_text(array, notation), notation)


def _word_text(array: pa.Array, notation: Notation) -> pa.Array:
    kind = array.type
    if pa.types.is_timestamp(kind):
        return _timestamp_text(array, notation)
    if pa.types.is_date(kind):
        days = array.cast(pa.date32())
        ticks = days.cast(pa.int32()).cast(pa.int64())
        return _within_calendar(ticks, days.cast(pa.string()), "days", 1)
    if pa.types.is_decimal128(kind) and kind.scale > 0:
        return to_plain_decimal(array)
    if is_bytes(kind):
        return to_hex(array.cast(pa.binary()))
    try:
        return array.cast(pa.string())
    except pa.ArrowNotImplementedError:  # intervals and unions, from SQL only
        return pa.array([None if v is None else str(v) for v in array.to_pylist()], pa.string())


def _float_text(array: pa.Array, notation: Notation) -> pa.Array:
    text = array.cast(pa.string())
    if notation.is_readable:
        text = _rounded(text)
    for spelled, meant in (("nan", "NaN"), ("inf", "Infinity"), ("-inf", "-Infinity")):
        word = text_scalar(f'"{meant}"' if notation.is_quoted else meant)
        text = pc.if_else(pc.equal(text, text_scalar(spelled)), word, text)
    return text


def _rounded(text: pa.Array) -> pa.Array:
    """Round decimals: to 2 places, below 1 to 4 significant digits."""
    is_long = pc.match_substring_regex(text, _LONG_DECIMALS)
    if not pc.any(is_long).as_py():
        return text
    numbers = map(float, text.filter(is_long).to_pylist())
    rounded = [f"{n:.2f}" if abs(n) >= 1 else f"{n:.4g}" for n in numbers]
    return pc.replace_with_mask(
        text, pc.and_kleene(is_long, is_long.is_valid()), text_array(rounded)
    )


def _timestamp_text(array: pa.Array, notation: Notation) -> pa.Array:
    unit = array.type.unit
    if array.type.tz is not None:
        array = array.cast(pa.timestamp(unit, "UTC"))
    ticks = array.cast(pa.int64())
    text = pc.replace_substring(array.cast(pa.string()), " ", notation.date_time)
    return _within_calendar(ticks, text, unit, _TICKS_PER_DAY[unit])


def _within_calendar(ticks: pa.Array, text: pa.Array, unit: str, ticks_per_day: int) -> pa.Array:
    limit = np.iinfo(np.int64)
    first = max(_FIRST_DAY * ticks_per_day, limit.min)
    end = min((_LAST_DAY + 1) * ticks_per_day - 1, limit.max)
    first_tick, last_tick = number_array(np.array([first, end], dtype=np.int64))
    is_within = pc.and_(pc.greater_equal(ticks, first_tick), pc.less_equal(ticks, last_tick))
    counted = joined(len(ticks), [ticks.cast(pa.string()), f" {unit} since 1970"])
    return pc.if_else(is_within, text, counted)


def _quoted(text: pa.Array, notation: Notation) -> pa.Array:
    if not notation.is_quoted:
        return _null_apart(text) if notation.is_readable else text
    text = pc.replace_substring(text, "\\", "\\\\")
    text = pc.replace_substring(text, '"', '\\"')
    if pc.any(pc.match_substring_regex(text, "[[:cntrl:]]")).as_py():
        for code in range(0x20):
            text = pc.replace_substring(text, chr(code), f"\\u{code:04x}")
    return joined(len(text), ['"', text, '"'])


def _null_apart(text: pa.Array) -> pa.Array:
    is_like = pc.match_substring_regex(text, _NULL_LIKE)
    if not pc.any(is_like).as_py():
        return text
    return pc.if_else(is_like, joined(len(text), ['"', text, '"']), text)


def _member_text(array: pa.Array, notation: Notation) -> pa.Array:
    return pc.fill_null(_text(array, notation), text_scalar("null"))


def _struct_text(array: pa.Array, notation: Notation) -> pa.Array:
    # JSON keeps the placeholder field, so that files of several tables have one schema.
    names = [field.name for field in array.type.fields]
    if notation.is_readable and names == [_NO_FIELDS]:
        names = []
    parts: list[pa.Array | str] = ["{"]
    for idx, name in enumerate(names):
        label = json.dumps(name, ensure_ascii=False) if notation.is_quoted else name
        parts.append((notation.comma if idx else "") + label + notation.colon)
        parts.append(_member_text(array.field(idx), notation))
    return _where_valid(array, joined(len(array), [*parts, "}"]))


def _map_text(array: pa.Array, notation: Notation) -> pa.Array:
    entry = pa.struct([("key", array.type.key_type), ("value", array.type.item_type)])
    entries = array.cast(pa.list_(entry))
    pairs = entries.flatten()
    # Keys of JSON objects are strings.
    keys = _quoted(_text(pairs.field(0), _PLAIN), notation)
    values = _member_text(pairs.field(1), notation)
    members = joined(len(pairs), [keys, notation.colon, values])
    return _list_text(entries, members, "{}", notation)


def _list_text(array: pa.Array, members: pa.Array, marks: str, notation: Notation) -> pa.Array:
    """Join `members`, the texts of all values of all lists, into one text per list of `array`."""
    counts = pc.list_value_length(array)
    lengths = filled(counts.cast(pa.int64()), 0)
    offsets = number_array(np.concatenate(([0], np.cumsum(lengths))))
    lists = pa.LargeListArray.from_arrays(offsets, members)
    inner = pc.binary_join(lists, text_scalar(notation.comma))
    return _where_valid(array, joined(len(array), [marks[0], inner, marks[1]]))


def joined(n_rows: int, parts: Sequence[pa.Array | str]) -> pa.Array:
    """Return the concatenated parts of each row, given columns and constants; null with a null."""
    columns: list[pa.Array] = [
        pa.repeat(text_scalar(part), n_rows) if isinstance(part, str) else part for part in parts
    ]
    return pc.binary_join_element_wise(*columns, text_scalar(""))


def _where_valid(array: pa.Array, text: pa.Array) -> pa.Array:
    return pc.if_else(array.is_valid(), text, pa.nulls(1, pa.string())[0])
