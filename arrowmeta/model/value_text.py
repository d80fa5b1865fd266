"""Values of columns as text, and groups of types.

`to_text` has the forms of answers: JSON for programs, plain, and readable for people. `exact_text`
is the one of `column_stats` and findings, with times and floats as Arrow writes them. Conversion
uses Arrow's functions, for speed and for values that Python's types cannot hold, such as a
timestamp in the year 30000.

Types without a JSON form: bytes are hex text; decimals are text, to keep all digits; NaN and
infinities are "NaN", "Infinity" and "-Infinity"; instants are ISO 8601 in UTC with a Z, local
timestamps without; dates and timestamps outside the years 1 to 9999 are their count since 1970 with
the unit. Integers are numbers with all their digits.
"""

from __future__ import annotations

import json
from datetime import date
from typing import Literal, TypeAlias, get_args

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat

from arrowmeta.errors import UsageError
from arrowmeta.kernels.buffers import filled, int_array, number_array, text_array, text_scalar
from arrowmeta.model.shape import data_fields


def is_bytes(kind: pa.DataType) -> bool:
    """Return whether values are bytes, of variable or fixed length."""
    of_any_length = (pa.binary(), pa.large_binary(), pa.binary_view())
    return kind in of_any_length or bool(pat.is_fixed_size_binary(kind))


def is_number(kind: pa.DataType) -> bool:
    """Return whether values are integers, floats or decimals."""
    return bool(pat.is_floating(kind) or is_exact_number(kind))


def is_exact_number(kind: pa.DataType) -> bool:
    """Return whether values are integers or decimals."""
    return bool(pat.is_integer(kind) or pat.is_decimal(kind))


# -- exact text ------------------------------------------------------------------------------------

_DOUBLE_LEN = 8


def exact_text(values: pa.Array) -> pa.Array:
    """Return each value as text; null for null, and for values that are nested."""
    if isinstance(values, pa.ExtensionArray):
        values = values.storage
    return pa.nulls(len(values), pa.string()) if pat.is_nested(values.type) else _word_text(values)


def _word_text(values: pa.Array) -> pa.Array:
    kind = values.type
    if pat.is_decimal128(kind) and kind.scale > 0:
        return _plain_decimal(values)
    if is_bytes(kind):
        return _hex_text(values.cast(pa.binary()))
    try:
        return values.cast(pa.string())
    except pa.ArrowNotImplementedError:  # intervals and unions, from SQL only
        return pa.array([None if v is None else str(v) for v in values.to_pylist()], pa.string())


def points_to_text(values: pa.Array) -> pa.Array:
    """Return points as text such as `POINT (1.5 2)`; bytes that are none as hexadecimal digits.

    Spec: Iceberg v3, Appendix D, Bound serialization: x y, x y z, or x y z m with z NaN if unset.
    """
    text = exact_text(values)
    lengths = pc.fill_null(pc.binary_length(values), 0)
    for name, n_axes in (("POINT", 2), ("POINT Z", 3), ("POINT ZM", 4)):
        is_point = pc.equal(lengths, n_axes * _DOUBLE_LEN)
        points = values.filter(is_point).cast(pa.binary(n_axes * _DOUBLE_LEN))
        numbers = np.frombuffer(points.buffers()[1] or b"", "<f8").reshape(-1, n_axes)
        axes = [pa.array(axis).cast(pa.string()) for axis in numbers[: len(points)].T]
        inside = pc.binary_join_element_wise(*axes, " ")
        text = pc.replace_with_mask(text, is_point, _joined(f"{name} (", inside, ")"))
    return text


def _hex_text(values: pa.BinaryArray) -> pa.Array:
    """Return bytes as hexadecimal digits; null stays null."""
    _, offsets_buffer, data = values.buffers()
    if offsets_buffer is None or not len(values):
        return pa.nulls(len(values), pa.string())
    # Copies no bytes outside the slice or under nulls.
    offsets = np.frombuffer(offsets_buffer, dtype=np.int32)[values.offset :][: len(values) + 1]
    digits = memoryview(data or b"")[offsets[0] : offsets[-1]].hex().encode()
    spans = (offsets.astype(np.int64) - offsets[0]) * 2
    text = pa.Array.from_buffers(
        pa.large_string(), len(values), [None, pa.py_buffer(spans), pa.py_buffer(digits)]
    )
    return _where_valid(values, text.cast(pa.string()))


def _plain_decimal(values: pa.Decimal128Array) -> pa.Array:
    """Format decimals with a positive scale without the exponent that Arrow uses near zero."""
    kind = values.type
    whole = pa.Array.from_buffers(
        pa.decimal128(kind.precision, 0), len(values), values.buffers(), offset=values.offset
    ).cast(pa.string())
    digits = pc.utf8_lpad(pc.utf8_ltrim(whole, "-"), kind.scale + 1, "0")
    sign = pc.if_else(pc.starts_with(whole, "-"), "-", "")
    before = pc.utf8_slice_codeunits(digits, 0, -kind.scale)
    return _joined(sign, before, ".", pc.utf8_slice_codeunits(digits, -kind.scale))


# -- forms -----------------------------------------------------------------------------------------

#: Forms of text by name.
Form: TypeAlias = Literal["json", "plain", "readable"]

#: Text that reads like null or is empty, with or without quotes. It is quoted once more, so that a
#: null, the text `null` and the text `"null"` differ.
_NULL_LIKE = '(?i)^"*(null)?"*$'

#: A float with more than four decimals; floats with a positive exponent are not rounded.
_LONG_DECIMALS = r"^-?[0-9]+[.][0-9]{5,}(e-[0-9]+)?$"

_FIRST_DAY = (date(1, 1, 1) - date(1970, 1, 1)).days
_LAST_DAY = (date(9999, 12, 31) - date(1970, 1, 1)).days
_PER_DAY = {"days": 1, "s": 86_400, "ms": 86_400_000, "us": 86_400_000_000, "ns": 86_400 * 10**9}


def to_text(array: pa.Array, form: Form = "plain") -> pa.Array:
    """Return each value of an Arrow array as text; null for null.

    Args:
        array: values of any type.
        form: `json`; `plain`, as JSON without quotes around text; or `readable`, with spaces,
            rounded floats, and quotes around text that reads like null. Nulls in lists, structs and
            maps are `null`.

    Raises:
        UsageError: there is no such form.

    Examples:
        >>> arrowmeta.to_text(pa.array([{"day": 1}]), "json").to_pylist()
        ['{"day":1}']
    """
    if form not in get_args(Form):
        raise UsageError(f"{form!r} is no form of text: json, plain or readable")
    kind = array.type
    if isinstance(kind, pa.BaseExtensionType):
        return to_text(array.storage, form)
    if pat.is_dictionary(kind):
        return to_text(array.dictionary_decode(), form)
    if pat.is_run_end_encoded(kind):
        return to_text(pc.call_function("run_end_decode", [array]), form)
    if pat.is_struct(kind):
        return _struct_text(array, form)
    if pat.is_map(kind):
        return _map_text(array, form)
    if isinstance(kind, pa.ListType | pa.LargeListType | pa.FixedSizeListType):
        return _list_text(array, _member_text(array.flatten(), form), "[]", form)
    if pat.is_integer(kind) or pat.is_boolean(kind) or pat.is_null(kind):
        return array.cast(pa.string())
    if pat.is_floating(kind):
        return _float_text(array, form)
    return _quoted(_time_text(array, form) if pat.is_temporal(kind) else _word_text(array), form)


def _float_text(array: pa.Array, form: Form) -> pa.Array:
    text = array.cast(pa.string())
    if form == "readable":
        text = _rounded(text)
    for spelled, meant in (("nan", "NaN"), ("inf", "Infinity"), ("-inf", "-Infinity")):
        word = text_scalar(f'"{meant}"' if form == "json" else meant)
        text = pc.if_else(pc.equal(text, text_scalar(spelled)), word, text)
    return text


def _rounded(text: pa.Array) -> pa.Array:
    """Round decimals: to 2 places, below 1 to 4 significant digits."""
    is_long = pc.fill_null(pc.match_substring_regex(text, _LONG_DECIMALS), False)
    numbers = map(float, text.filter(is_long).to_pylist())
    rounded = [f"{n:.2f}" if abs(n) >= 1 else f"{n:.4g}" for n in numbers]
    return pc.replace_with_mask(text, is_long, text_array(rounded))


def _time_text(array: pa.Array, form: Form) -> pa.Array:
    if pat.is_timestamp(array.type):
        unit = array.type.unit
        if array.type.tz is not None:
            array = array.cast(pa.timestamp(unit, "UTC"))
        text = array.cast(pa.string())
        if form != "readable":
            text = pc.replace_substring(text, " ", "T")
    elif pat.is_date(array.type):
        unit, array = "days", array.cast(pa.date32()).cast(pa.int32())
        text = array.cast(pa.date32()).cast(pa.string())
    else:
        return _word_text(array)
    ticks, per_day = array.cast(pa.int64()), _PER_DAY[unit]
    first_tick = max(_FIRST_DAY * per_day, -(2**63))
    last_tick = min((_LAST_DAY + 1) * per_day, 2**63) - 1
    first, last = int_array([first_tick, last_tick])
    is_within = pc.and_(pc.greater_equal(ticks, first), pc.less_equal(ticks, last))
    return pc.if_else(is_within, text, _joined(ticks.cast(pa.string()), f" {unit} since 1970"))


def _quoted(text: pa.Array, form: Form) -> pa.Array:
    if form == "readable":
        return pc.replace_substring_regex(text, _NULL_LIKE, r'"\0"')
    if form == "plain":
        return text
    text = pc.replace_substring(text, "\\", "\\\\")
    text = pc.replace_substring(text, '"', '\\"')
    if pc.any(pc.match_substring_regex(text, "[[:cntrl:]]")).as_py():
        for code in range(0x20):
            text = pc.replace_substring(text, chr(code), f"\\u{code:04x}")
    return _joined('"', text, '"')


def _member_text(array: pa.Array, form: Form) -> pa.Array:
    return pc.fill_null(to_text(array, form), text_scalar("null"))


def _mark(mark: str, form: Form) -> str:
    return f"{mark} " if form == "readable" else mark


def _struct_text(array: pa.Array, form: Form) -> pa.Array:
    # JSON keeps the placeholder field, so that files of several tables have one schema.
    fields = data_fields(array.type) if form == "readable" else array.type.fields
    parts: list[pa.Array | str] = ["{"]
    for idx, field in enumerate(fields):
        label = json.dumps(field.name, ensure_ascii=False) if form == "json" else field.name
        parts.append((_mark(",", form) if idx else "") + label + _mark(":", form))
        parts.append(_member_text(array.field(idx), form))
    return _where_valid(array, _joined(*parts, "}"))


def _map_text(array: pa.Array, form: Form) -> pa.Array:
    entry = pa.struct([("key", array.type.key_type), ("value", array.type.item_type)])
    entries = array.cast(pa.list_(entry))
    pairs = entries.flatten()
    # Keys of JSON objects are strings.
    keys = _quoted(to_text(pairs.field(0)), form)
    members = _joined(keys, _mark(":", form), _member_text(pairs.field(1), form))
    return _list_text(entries, members, "{}", form)


def _list_text(array: pa.Array, members: pa.Array, marks: str, form: Form) -> pa.Array:
    """Join `members`, the texts of all values of all lists, into one text per list of `array`."""
    lengths = filled(pc.list_value_length(array).cast(pa.int64()), 0)
    offsets = number_array(np.concatenate(([0], np.cumsum(lengths))))
    lists = pa.LargeListArray.from_arrays(offsets, members)
    inner = pc.binary_join(lists, text_scalar(_mark(",", form)))
    return _where_valid(array, _joined(marks[0], inner, marks[1]))


def _joined(*parts: pa.Array | str) -> pa.Array | pa.Scalar:
    """Return the concatenated parts of each row, columns and constants; null with a null."""
    texts = (text_scalar(part) if isinstance(part, str) else part for part in parts)
    return pc.binary_join_element_wise(*texts, text_scalar(""))


def _where_valid(array: pa.Array, text: pa.Array | pa.Scalar) -> pa.Array:
    return pc.if_else(array.is_valid(), text, pa.nulls(1, pa.string())[0])
