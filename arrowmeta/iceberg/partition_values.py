"""Partition values of files and partition summaries of manifests, as one struct for all specs.

Each manifest has one spec. Its partition records, and its summaries in the manifest list, become
fields of the struct that `partition_spec` builds for all specs.

Spec: Iceberg v3, Manifests (partition, 102); Manifest Lists (Field Summary); Partition Evolution;
core/PartitionSummary.java.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, filled, flag_array, to_flags, to_numbers
from arrowmeta.columns.rows import Spans, child, spans_of
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.metrics import decode_bounds, gather_counts
from arrowmeta.iceberg.partition_spec import PartitionSpec, UnifiedPartition
from arrowmeta.iceberg.rows import NO_KEY, FieldMap, ManifestRows, item_field
from arrowmeta.iceberg.transform import VOID
from arrowmeta.model.moment import FIRST_MICROS
from arrowmeta.records import dataclass

#: Called with a mask of rows whose values are unknown, and the error if they do not fit the
#: column type; without an error if no reader can know them.
OnUnknown = Callable[[NDArray[np.bool_], CorruptMetadataError | None], object]


def unify_partitions(
    values: pa.Array | None,
    written: Sequence[tuple[str, int | None]],
    spec_ids: NDArray[np.int64],
    specs: Mapping[int, PartitionSpec],
    unified: UnifiedPartition,
    wanted: pa.StructType,
    on_unknown: OnUnknown,
) -> pa.StructArray:
    """Return the partition of each row in the struct for all specs.

    If the type of a source column was promoted since, values are cast to its current type. Values
    are unknown if the type was replaced, if the files have no such field, or have it without a
    type: Java rewrites manifests so once the source column is dropped.
    Spec: Iceberg v3, Schema Evolution; Partition Evolution. Iceberg 1.x, api/PartitionSpec.java
    (partitionType).

    Args:
        values: partitions as written; None where the files have none.
        written: name and field id of each field of `values`.
        unified: the struct for all specs.
        wanted: the fields of the struct to return.
        on_unknown: see `OnUnknown`; these values become null.
    """
    n_rows = len(spec_ids)
    columns: dict[str, pa.Array] = {f.name: pa.nulls(n_rows, f.type) for f in wanted.fields}
    struct = unified.struct
    for spec_id in np.unique(spec_ids).tolist():
        rows = spec_ids == spec_id
        is_all = bool(rows.all())
        for position, at in _written_fields(written, specs.get(spec_id), unified).items():
            name = struct.field(position).name
            if name not in columns or pa.types.is_null(columns[name].type):
                continue
            array = None if values is None or at is None else child(values, written[at][0])
            if array is None or array.type in (pa.null(), *unified.fields[position].other_types):
                on_unknown(rows, None)
                continue
            try:
                # Values in files of other specs may have another type.
                if not is_all:
                    array = pc.if_else(flag_array(rows), array, pa.nulls(1, array.type)[0])
                array = array.cast(columns[name].type)
            except pa.ArrowException as error:
                mismatches = rows & to_flags(array.is_valid())
                on_unknown(
                    mismatches, _mismatch(name, array.type, columns[name].type, mismatches, error)
                )
                continue
            array = _dated(array, name, on_unknown)
            columns[name] = array if is_all else pc.if_else(flag_array(rows), array, columns[name])
    return build(wanted, n_rows, [None], list(columns.values()))


def _dated(array: pa.Array, name: str, on_unknown: OnUnknown) -> pa.Array:
    """Replace timestamps before DuckDB's first date with null: printing one ends its database."""
    if array.type != pa.timestamp("us"):
        return array
    micros = filled(array.cast(pa.int64()), 0)
    is_before = micros < FIRST_MICROS
    if not is_before.any():
        return array
    row = int(np.flatnonzero(is_before)[0])
    message = f"partition field {name} is {micros[row]} microseconds, which are before any date"
    on_unknown(is_before, CorruptMetadataError(message, row=row))
    return pc.if_else(flag_array(is_before), pa.nulls(1, array.type)[0], array)


def _written_fields(
    written: Sequence[tuple[str, int | None]], spec: PartitionSpec | None, unified: UnifiedPartition
) -> dict[int, int | None]:
    """Return the written field of each field of the struct: by id or, without ids, by position.

    None if there is none.

    Names are not used: writers change those that Avro does not allow. Void fields are left out:
    they are always null, and written in the type of their source.
    Spec: Iceberg v3, Appendix A, Avro (names and field ids); Iceberg 1.x,
    api/transforms/VoidTransform.java (getResultType).
    """
    positions = unified.positions.get(spec.id, ()) if spec else range(len(unified.fields))
    fields = spec.fields if spec else [unified_field.field for unified_field in unified.fields]
    by_id = {field_id: at for at, (_, field_id) in enumerate(written) if field_id is not None}
    if not by_id and len(written) == len(fields):
        by_id = {field.field_id: at for at, field in enumerate(fields)}
    return {
        position: by_id.get(field.field_id)
        for field, position in zip(fields, positions, strict=True)
        if position is not None and field.transform != VOID
    }


def _mismatch(
    name: str,
    written: pa.DataType,
    wanted: pa.DataType,
    mismatches: NDArray[np.bool_],
    error: pa.ArrowException,
) -> CorruptMetadataError:
    message = f"partition field {name} is of type {written}, expected {wanted}: {error}"
    return CorruptMetadataError(message, row=int(np.flatnonzero(mismatches)[0]))


@dataclass(frozen=True)
class Summaries:
    """Partition summaries of manifests, as structs for all specs."""

    lower: pa.StructArray
    upper: pa.StructArray
    contains_null: pa.StructArray
    contains_nan: pa.StructArray


def decode_summaries(
    rows: ManifestRows, spec_ids: pa.Array, partition: UnifiedPartition
) -> Summaries:
    """Decode the partition summaries of manifests; absent values are unknown, that is null.

    A null bound beside known contains_null and contains_nan means that there are no other values.
    So if a bound cannot be decoded, both flags are unknown, too.
    """
    summaries = _Summaries(rows, to_numbers(spec_ids), partition)
    lower, no_lower = summaries.bounds("lower_bound")
    upper, no_upper = summaries.bounds("upper_bound")
    unknown = [pc.or_(no_low, no_high) for no_low, no_high in zip(no_lower, no_upper, strict=True)]
    return Summaries(
        lower,
        upper,
        summaries.claims("contains_null", unknown),
        summaries.claims("contains_nan", unknown),
    )


class _Summaries:
    """Summaries of manifests as maps, keyed by the position in the struct for all specs."""

    def __init__(
        self, rows: ManifestRows, spec_ids: NDArray[np.int64], partition: UnifiedPartition
    ) -> None:
        self._n_rows = len(rows)
        self._struct = partition.struct
        self._fields = partition.fields
        self._located = rows.located
        lists = rows.list_field("partitions")
        self._lists = pa.nulls(len(rows), pa.list_(pa.struct([]))) if lists is None else lists
        self._offsets = to_numbers(self._lists.offsets)
        self._keys = self._positions(spec_ids, partition)

    def _positions(
        self, spec_ids: NDArray[np.int64], partition: UnifiedPartition
    ) -> NDArray[np.int32]:
        """Return the field of the struct of each summary, by its position in the list.

        Spec: Iceberg v3, Manifest Lists (partitions, 507).
        """
        offsets = self._offsets.astype(np.int64)
        keys = np.full(len(self._lists.values), NO_KEY, dtype=np.int32)
        lengths = np.diff(offsets)
        item_idx = np.arange(offsets[0], offsets[-1]) - np.repeat(offsets[:-1], lengths)
        of_spec = np.repeat(spec_ids, lengths)
        for spec_id in np.unique(of_spec).tolist():
            positions = partition.positions.get(spec_id, ())
            known = np.array([NO_KEY if i is None else i for i in positions], dtype=np.int32)
            chosen = (of_spec == spec_id) & (item_idx < len(known))
            keys[offsets[0] : offsets[-1]][chosen] = known[item_idx[chosen]]
        return keys

    def bounds(self, name: str) -> tuple[pa.StructArray, list[pa.Array]]:
        """Return bounds, and for each field a mask of bounds that cannot be decoded.

        Bounds of unknown transforms are null: manifest lists do not record their type.
        """
        ids, types = range(self._struct.num_fields), [f.type for f in self._struct.fields]
        values = item_field(self._lists, self._located, f"partitions.{name}")
        if values is None or not pa.types.is_binary(values.type):
            values = pa.nulls(len(self._keys), pa.binary())
        spans = spans_of(values)
        is_there = to_flags(values.is_valid())
        lengths = np.where(is_there, spans.lengths, -1)
        columns = decode_bounds(
            self._map(self._keys, Spans(spans.data, spans.starts, lengths)),
            ids,
            types,
            self._n_rows,
        )
        columns = [
            column if field.field.transform.is_known else pa.nulls(self._n_rows, field.arrow_type)
            for field, column in zip(self._fields, columns, strict=True)
        ]
        there = self._numbers(is_there, is_there.astype(np.int64))
        unread = [
            pc.and_(written.is_valid(), bound.is_null())
            for written, bound in zip(there, columns, strict=True)
        ]
        return build(self._struct, self._n_rows, [None], columns), unread

    def claims(self, name: str, unknown: list[pa.Array]) -> pa.StructArray:
        """Return a flag of summaries; null where `unknown` is set."""
        values = item_field(self._lists, self._located, f"partitions.{name}")
        if values is None or not pa.types.is_boolean(values.type):
            values = pa.nulls(len(self._keys), pa.bool_())
        numbers = filled(values.cast(pa.int64()), 0)
        flags = self._numbers(to_flags(values.is_valid()), numbers)
        nothing = pa.nulls(1, pa.bool_())[0]
        columns = [
            pc.if_else(is_unknown, nothing, flag.cast(pa.bool_()))
            for is_unknown, flag in zip(unknown, flags, strict=True)
        ]
        fields = pa.struct([pa.field(f.name, pa.bool_()) for f in self._struct.fields])
        return build(fields, self._n_rows, [None], columns)

    def _numbers(self, is_there: NDArray[np.bool_], numbers: NDArray[np.int64]) -> list[pa.Array]:
        keys = np.where(is_there, self._keys, np.int32(NO_KEY))
        return gather_counts(self._map(keys, numbers), range(self._struct.num_fields), self._n_rows)

    def _map(self, keys: NDArray[np.int32], values: NDArray[np.int64] | Spans) -> FieldMap:
        return FieldMap(self._offsets[:-1], self._offsets[1:], keys, values)
