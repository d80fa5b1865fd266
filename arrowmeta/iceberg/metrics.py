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
from typing import Any

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
from arrowmeta.kernels.bitset import TILE
from arrowmeta.kernels.field_maps import gather_longs
from arrowmeta.records import dataclass


def gather_counts(maps: FieldMap | None, ids: Sequence[int], n_rows: int) -> list[pa.Array]:
    """Return a column of counts for each field id, in the order of `ids`."""
    if maps is None or not isinstance(maps.values, np.ndarray) or not len(maps.keys):
        return [null_array(n_rows, pa.int64()) for _ in ids]
    values = new_array(len(ids) * n_rows, np.int64).reshape(len(ids), n_rows)
    validity = np.zeros((len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    order = np.argsort(np.array(ids, dtype=np.int32))
    gather_longs(
        np.ascontiguousarray(maps.starts),
        np.ascontiguousarray(maps.ends),
        np.ascontiguousarray(maps.keys),
        np.ascontiguousarray(maps.values),
        np.array(ids, dtype=np.int32)[order],
        np.empty((len(ids), TILE), dtype=np.int32),
        validity,
        values,
    )
    columns: list[pa.Array] = [None] * len(ids)
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
    if isinstance(maps.values, Spans):
        starts, lengths = maps.values.starts[items], maps.values.lengths[items]
        values = copied(maps.values.data, starts, lengths, None, pa.binary())
    else:
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


_UNITS_PER_DAY = {"us": 86_400_000_000, "ns": 86_400_000_000_000}

#: Types without parameters: type check, kernel kind, and width in bits.
_PLAIN = (
    (pat.is_boolean, kernel.BOOLEAN, 8),
    (pat.is_int32, kernel.INT, 32),
    (pat.is_date32, kernel.INT, 32),
    (pat.is_float32, kernel.FLOAT, 32),
    (pat.is_int64, kernel.LONG, 64),
    (pat.is_float64, kernel.DOUBLE, 64),
    (pat.is_string, kernel.STRING, 0),
    (pat.is_binary, kernel.BYTES, 0),
)


@dataclass(frozen=True)
class _Kind:
    """Kernel kind and output layout of an Arrow type.

    Attributes:
        kind: constant of the kernel.
        width: bits per value in the output; 0 for spans.
        size: output elements per row.
        parameter: of the kind.
    """

    kind: int
    width: int
    size: int = 1
    parameter: int = 0


def _kind_of(arrow_type: pa.DataType) -> _Kind:
    for is_type, kind, width in _PLAIN:
        if is_type(arrow_type):
            return _Kind(kind, width, size=1 if width else 2)
    if pat.is_timestamp(arrow_type):
        return _Kind(kernel.TIMESTAMP, 64, parameter=_UNITS_PER_DAY[arrow_type.unit])
    if pat.is_time64(arrow_type):
        return _Kind(kernel.TIME, 64, parameter=_UNITS_PER_DAY[arrow_type.unit])
    if pat.is_decimal128(arrow_type):
        return _Kind(kernel.DECIMAL, 64, size=2, parameter=arrow_type.precision)
    if pat.is_fixed_size_binary(arrow_type):
        width = arrow_type.byte_width
        return _Kind(kernel.FIXED, 8, size=width, parameter=width)
    return _Kind(kernel.UNKNOWN, 8, size=0)


@dataclass(frozen=True)
class OddBounds:
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
    if maps is None or not isinstance(maps.values, Spans) or not len(maps.keys):
        return [null_array(n_rows, arrow_type) for arrow_type in types]
    order = np.argsort(np.array(ids, dtype=np.int32))
    kinds = [_kind_of(types[position]) for position in order.tolist()]
    columns = _Columns(kinds, n_rows)
    kernel.decode_bounds(
        maps.values.data,
        maps.values.starts,
        maps.values.lengths,
        np.ascontiguousarray(maps.starts),
        np.ascontiguousarray(maps.ends),
        np.ascontiguousarray(maps.keys),
        np.array(ids, dtype=np.int32)[order],
        columns.fields,
        np.empty((len(ids), TILE), dtype=np.int32),
        columns.validity,
        columns.odd,
        *columns.outputs,
    )
    if on_odd is not None:
        for line in np.flatnonzero(columns.odd.any(axis=1)).tolist():
            on_odd(_odd_bounds(maps.values, maps, ids, int(order[line]), columns.odd[line]))
    arrays: list[pa.Array] = [None] * len(ids)
    for line, position in enumerate(order.tolist()):
        arrays[position] = columns.array(line, types[position], maps.values.data)
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


#: Bytes of bounds by type, as text.
_LENGTHS = (
    (pat.is_boolean, "1 byte"),
    (pat.is_int32, "4 bytes"),
    (pat.is_date32, "4 bytes"),
    (pat.is_float32, "4 bytes"),
    (pat.is_int64, "8 bytes, or 4 of an int"),
    (pat.is_float64, "8 bytes, or 4 of a float"),
    (pat.is_timestamp, "8 bytes, or 4 of a date"),
    (pat.is_time64, "8 bytes of a time of day"),
    (pat.is_string, "UTF-8"),
    (pat.is_decimal128, "up to 16 bytes with the digits of the type"),
)


def allowed_form(arrow_type: pa.DataType) -> str:
    """Return the form of bounds that the specification allows for a type.

    Spec: Iceberg v3, Appendix D, Binary single-value serialization.
    """
    if pat.is_fixed_size_binary(arrow_type):
        return f"{arrow_type.byte_width} bytes"
    return next((form for is_type, form in _LENGTHS if is_type(arrow_type)), "none")


class _Columns:
    """Output of the kernel: a row of validity bits per column, and a slice of an output buffer."""

    def __init__(self, kinds: Sequence[_Kind], n_rows: int) -> None:
        self._kinds = kinds
        self._n_rows = n_rows
        self.fields = np.zeros((len(kinds), 3), dtype=np.int64)
        self.validity = np.zeros((len(kinds), -(-n_rows // TILE)), dtype=np.uint64)
        self.odd = np.zeros_like(self.validity)
        sizes = {8: 0, 32: 0, 64: 0, 0: 0}
        for line, kind in enumerate(kinds):
            self.fields[line] = (kind.kind, sizes[kind.width], kind.parameter)
            sizes[kind.width] += kind.size * n_rows
        self._of_width: dict[int, NDArray[Any]] = {
            8: new_array(sizes[8], np.uint8),
            32: new_array(sizes[32], np.int32),
            64: new_array(sizes[64], np.int64),
            0: new_array(sizes[0], np.int64),
        }
        for values in self._of_width.values():
            values[:] = 0

    @property
    def outputs(self) -> list[NDArray[Any]]:
        """The outputs in the order of the kernel's arguments."""
        return list(self._of_width.values())

    def array(self, line: int, arrow_type: pa.DataType, data: NDArray[np.uint8]) -> pa.Array:
        """Return a column; byte strings are copied out of `data`."""
        kind, n_rows = self._kinds[line], self._n_rows
        if kind.kind == kernel.UNKNOWN:
            return null_array(n_rows, arrow_type)
        start = int(self.fields[line, kernel.COLUMN])
        values = self._of_width[kind.width][start : start + kind.size * n_rows]
        validity = pa.py_buffer(self.validity[line])
        if kind.width == 0:
            starts, lengths = values.reshape(2, n_rows)
            return copied(data, starts, lengths, validity, arrow_type)
        content = pack_bits(values) if kind.kind == kernel.BOOLEAN else pa.py_buffer(values)
        return build(arrow_type, n_rows, [validity, content])


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
