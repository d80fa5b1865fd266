"""Column statistics: convert maps by field id to one column of counts or typed bounds per id.

An entry has one map per statistic, such as `lower_bounds: {1: 05000000, 3: 61}`. All maps of a file
are one list of keys and one of values; a kernel walks it once and writes each value to the column
of its field id, if that is wanted. A value that a map lacks is null, i.e. unknown.
`kernels.field_maps` decodes bounds and rejects invalid ones.

Spec: Iceberg v3, Data File Fields; Appendix D, Binary single-value serialization.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import types as pat

from arrowmeta.columns.buffers import (
    build,
    copied,
    new_array,
    null_array,
    number_array,
    pack_bits,
    to_offsets,
)
from arrowmeta.columns.rows import Spans
from arrowmeta.iceberg.rows import NO_KEY, FieldMap
from arrowmeta.kernels import field_maps as kernel
from arrowmeta.kernels.field_maps import gather_longs
from arrowmeta.kernels.words import TILE


def gather_counts(maps: FieldMap | None, ids: Sequence[int], n_rows: int) -> list[pa.Array]:
    """Return a column of counts for each field id, in the order of `ids`."""
    columns = [null_array(n_rows, pa.int64())] * len(ids)
    if maps is None or not isinstance(maps.values, np.ndarray) or not len(maps.keys):
        return columns
    values = new_array(len(ids) * n_rows, np.int64).reshape(len(ids), n_rows)
    validity = np.zeros((len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    order = np.argsort(np.array(ids, dtype=np.int32))
    gather_longs(
        maps.starts,
        maps.ends,
        maps.keys,
        maps.values,
        np.array(ids, dtype=np.int32)[order],
        np.empty((len(ids), TILE), dtype=np.int32),
        validity,
        values,
    )
    for line, position in enumerate(order.tolist()):
        buffers = [pa.py_buffer(validity[line]), pa.py_buffer(values[line])]
        columns[position] = build(pa.int64(), n_rows, buffers)
    return columns


def whole_maps(maps: FieldMap | None, arrow_type: pa.MapType, n_rows: int) -> pa.Array:
    """Return maps by field id as they are, also of fields that the table does not have.

    Args:
        maps: the maps; None if the file has none.
        arrow_type: `map<int32, int64>` for counts, `map<int32, binary>` for bounds.
        n_rows: number of maps.
    """
    if maps is None or pat.is_binary(arrow_type.item_type) != isinstance(maps.values, Spans):
        return null_array(n_rows, arrow_type)
    counts = (maps.ends - maps.starts).astype(np.int64)
    rows, items = np.repeat(np.arange(n_rows), counts), _items(maps.starts, counts)
    is_known = maps.keys[items] != NO_KEY
    if isinstance(maps.values, Spans):
        is_known &= maps.values.lengths[items] >= 0
        items = items[is_known]
        values = maps.values.take(items).to_array()
    else:
        items = items[is_known]
        values = number_array(maps.values[items])
    # Without fields of its own: Arrow forbids null keys, of which there are none.
    pairs = build(
        pa.struct([arrow_type.key_field, arrow_type.item_field]),
        len(items),
        [None],
        [number_array(maps.keys[items]), values],
    )
    offsets = to_offsets(np.bincount(rows[is_known], minlength=n_rows))
    validity = None if maps.is_null is None else pack_bits(~maps.is_null)
    return build(arrow_type, n_rows, [validity, offsets], [pairs])


def _items(starts: NDArray[np.int32], counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the positions of the items of lists that begin at `starts`."""
    before = np.cumsum(counts) - counts
    return np.arange(counts.sum()) + np.repeat(starts.astype(np.int64) - before, counts)


#: Types of the kernel's outputs, by bits per value; 0 for spans.
_OUTPUTS: Mapping[int, type[np.generic]] = {8: np.uint8, 32: np.int32, 64: np.int64, 0: np.int64}


class _Kind(NamedTuple):
    """How bounds of a type are encoded.

    Attributes:
        is_type: whether a type is the type.
        kind: constant of the kernel.
        width: bits per value in the output.
        form: bytes that the specification allows, as text.
        size: output elements per row.
        parameter: of the kind, by the type; for fixed lengths, it is the size, too.
    """

    is_type: Callable[[pa.DataType], bool]
    kind: int
    width: int
    form: str
    size: int = 1
    parameter: Callable[[pa.DataType], int] = lambda kind: 0


def _units_per_day(kind: pa.DataType) -> int:
    return 86_400_000_000 * (1000 if kind.unit == "ns" else 1)


_DECIMAL = "up to 16 bytes with the digits of the type"
#: Spec: Iceberg v3, Appendix D, Binary single-value serialization.
_KINDS = (
    _Kind(pat.is_boolean, kernel.BOOLEAN, 8, "1 byte"),
    _Kind(pat.is_int32, kernel.INT, 32, "4 bytes"),
    _Kind(pat.is_date32, kernel.INT, 32, "4 bytes"),
    _Kind(pat.is_float32, kernel.FLOAT, 32, "4 bytes"),
    _Kind(pat.is_int64, kernel.LONG, 64, "8 bytes, or 4 of an int"),
    _Kind(pat.is_float64, kernel.DOUBLE, 64, "8 bytes, or 4 of a float"),
    _Kind(pat.is_string, kernel.STRING, 0, "UTF-8", 2),
    _Kind(pat.is_binary, kernel.BYTES, 0, "none", 2),
    _Kind(pat.is_timestamp, kernel.TIMESTAMP, 64, "8 bytes, or 4 of a date", 1, _units_per_day),
    _Kind(pat.is_time64, kernel.TIME, 64, "8 bytes of a time of day", 1, _units_per_day),
    _Kind(pat.is_decimal128, kernel.DECIMAL, 64, _DECIMAL, 2, attrgetter("precision")),
    _Kind(pat.is_fixed_size_binary, kernel.FIXED, 8, "{} bytes", 0, attrgetter("byte_width")),
    _Kind(lambda kind: True, kernel.UNKNOWN, 8, "none", 0),
)


def _kind_of(arrow_type: pa.DataType) -> _Kind:
    return next(kind for kind in _KINDS if kind.is_type(arrow_type))


def allowed_form(arrow_type: pa.DataType) -> str:
    """Return the form of bounds that the specification allows for a type."""
    kind = _kind_of(arrow_type)
    return kind.form.format(kind.parameter(arrow_type))


class OddBounds(NamedTuple):
    """Bounds of a column that the specification does not allow for its type.

    Attributes:
        place: place of the column among the decoded ones.
        rows: rows with such a bound.
        lengths: their bytes.
    """

    place: int
    rows: NDArray[np.int64]
    lengths: NDArray[np.int64]


def decode_bounds(
    maps: FieldMap | None,
    ids: Sequence[int],
    types: Sequence[pa.DataType],
    n_rows: int,
    on_odd: Callable[[OddBounds], None] | None = None,
) -> list[pa.Array]:
    """Return a column of bounds for each field id, in the order of `ids`.

    Args:
        maps: the maps; None if the file has none.
        ids: field ids, each once.
        types: type of each column.
        n_rows: number of maps.
        on_odd: called for each column with bounds that the specification does not allow.
    """
    arrays = [null_array(n_rows, arrow_type) for arrow_type in types]
    if maps is None or not isinstance(maps.values, Spans) or not len(maps.keys):
        return arrays
    order = np.argsort(np.array(ids, dtype=np.int32))
    fields = np.zeros((len(ids), 3), dtype=np.int64)
    kinds = [_kind_of(types[position]) for position in order.tolist()]
    sizes, totals = [], dict.fromkeys(_OUTPUTS, 0)
    for line, kind in enumerate(kinds):
        parameter = kind.parameter(types[order[line]])
        fields[line] = kind.kind, totals[kind.width], parameter
        sizes.append(kind.size or parameter)
        totals[kind.width] += sizes[line] * n_rows
    outputs = {width: new_array(totals[width], dtype) for width, dtype in _OUTPUTS.items()}
    for output in outputs.values():
        output[:] = 0
    validity, odd = np.zeros((2, len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    kernel.decode_bounds(
        maps.values.data,
        maps.values.starts,
        maps.values.lengths,
        maps.starts,
        maps.ends,
        maps.keys,
        np.array(ids, dtype=np.int32)[order],
        fields,
        np.empty((len(ids), TILE), dtype=np.int32),
        validity,
        odd,
        *outputs.values(),
    )
    for line, position in enumerate(order.tolist()):
        if on_odd is not None and odd[line].any():
            on_odd(_odd_bounds(maps.values, maps, ids, position, odd[line]))
        kind, arrow_type, start = kinds[line], types[position], fields[line, kernel.COLUMN]
        values = outputs[kind.width][start : start + sizes[line] * n_rows]
        bits = pa.py_buffer(validity[line])
        if kind.width == 0:  # spans of byte strings
            starts, lengths = values.reshape(2, n_rows)
            arrays[position] = copied(maps.values.data, starts, lengths, bits, arrow_type)
        elif kind.kind != kernel.UNKNOWN:
            content = pack_bits(values) if kind.kind == kernel.BOOLEAN else pa.py_buffer(values)
            arrays[position] = build(arrow_type, n_rows, [bits, content])
    return arrays


def _odd_bounds(
    values: Spans, maps: FieldMap, ids: Sequence[int], position: int, bits: NDArray[np.uint64]
) -> OddBounds:
    """Return the marked rows of a column with the lengths of their bounds."""
    is_odd = np.unpackbits(bits.view(np.uint8), bitorder="little")[: len(maps.starts)].view(bool)
    rows = np.flatnonzero(is_odd)
    counts = (maps.ends - maps.starts)[rows].astype(np.int64)
    items = _items(maps.starts[rows], counts)
    is_wanted = maps.keys[items] == ids[position]
    lengths = np.zeros(len(rows), dtype=np.int64)
    # The last item of a key counts.
    lengths[np.repeat(np.arange(len(rows)), counts)[is_wanted]] = values.lengths[items[is_wanted]]
    return OddBounds(position, rows, lengths)


_DEFAULT = "write.metadata.metrics.default"
_OF_COLUMN = "write.metadata.metrics.column."
_TRUNCATE = re.compile(r"truncate\((\d{1,9})\)", re.IGNORECASE | re.ASCII)
#: Default truncation length of writers.
_DEFAULT_LENGTH = 16


def truncated_length(
    properties: Mapping[str, str], names: Collection[str], arrow_type: pa.DataType
) -> int | None:
    """Return the length from which bounds may be truncated; 16 characters of text by default.

    Properties apply to new files only, so the result is the minimum of the default and of the modes
    under all names that the column ever had: some writers leave the mode under the old name. It is
    0 for binary, since rounding an upper bound up drops trailing FF bytes.
    Spec: Iceberg 1.x, api/util/UnicodeUtil.java, BinaryUtil.java.
    """
    if pa.types.is_binary(arrow_type):
        return 0
    if not pa.types.is_string(arrow_type):
        return None
    modes = [properties.get(key, "") for key in (_DEFAULT, *(_OF_COLUMN + name for name in names))]
    lengths = [int(match[1]) for mode in modes if (match := _TRUNCATE.fullmatch(mode.strip()))]
    return min([_DEFAULT_LENGTH, *lengths])
