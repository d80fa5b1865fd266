"""Ranges of partitions in manifests: lists of summaries, one for each field of a manifest's spec.

Knows how a place in the list becomes a field of the struct for all specs. Ranges cover all
entries of a manifest, deleted ones too.

Spec: Iceberg v3, Manifest Lists (Field Summary); core/PartitionSummary.java.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, filled, to_flags, to_numbers
from arrowmeta.columns.rows import Spans, array_spans
from arrowmeta.iceberg.bounds import decode_bounds
from arrowmeta.iceberg.metrics import gather_counts
from arrowmeta.iceberg.partition_spec import UnifiedPartition
from arrowmeta.iceberg.rows import NO_KEY, FieldMap, ManifestRows, item_field


@dataclass(frozen=True)
class Summaries:
    """What lists say of the partitions in each manifest: structs of the fields of all specs."""

    lower: pa.StructArray
    upper: pa.StructArray
    contains_null: pa.StructArray
    contains_nan: pa.StructArray


def decode_summaries(
    rows: ManifestRows, spec_ids: pa.Array, partition: UnifiedPartition
) -> Summaries:
    """Decode the summaries of some manifests; what a list does not tell is unknown, so null.

    Where it is known whether there are nulls and NaN, a bound that is null says that there is
    nothing else. So of a summary with a bound that cannot be read all of that is unknown.
    """
    summaries = _Summaries(rows, to_numbers(spec_ids), partition)
    lower, no_lower = summaries.bounds("lower_bound")
    upper, no_upper = summaries.bounds("upper_bound")
    unknown = [pc.or_(one, other) for one, other in zip(no_lower, no_upper, strict=True)]
    return Summaries(
        lower,
        upper,
        summaries.claims("contains_null", unknown),
        summaries.claims("contains_nan", unknown),
    )


class _Summaries:
    """The lists of some manifests, as maps from a place in the struct for all specs."""

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
        """Return which field of the struct each summary is of: the place in the list counts.

        Spec: Iceberg v3, Manifest Lists (partitions, 507).
        """
        offsets = self._offsets.astype(np.int64)
        keys = np.full(len(self._lists.values), NO_KEY, dtype=np.int32)
        lengths = np.diff(offsets)
        places = np.arange(offsets[0], offsets[-1]) - np.repeat(offsets[:-1], lengths)
        of_spec = np.repeat(spec_ids, lengths)
        for spec_id in np.unique(of_spec).tolist():
            positions = partition.positions.get(spec_id, ())
            known = np.array([NO_KEY if one is None else one for one in positions], dtype=np.int32)
            chosen = (of_spec == spec_id) & (places < len(known))
            keys[offsets[0] : offsets[-1]][chosen] = known[places[chosen]]
        return keys

    def bounds(self, name: str) -> tuple[pa.StructArray, list[pa.Array]]:
        """Return bounds, and for each field which of them are there but cannot be read.

        Of what type the results of an unknown transform are, only manifests say.
        """
        ids, types = range(self._struct.num_fields), [f.type for f in self._struct.fields]
        values = item_field(self._lists, self._located, f"partitions.{name}")
        if values is None or not pa.types.is_binary(values.type):
            values = pa.nulls(len(self._keys), pa.binary())
        spans = array_spans(values)
        is_there = to_flags(values.is_valid())
        lengths = np.where(is_there, spans.lengths, -1)
        columns = decode_bounds(
            self._map(self._keys, Spans(spans.data, spans.starts, lengths)),
            ids,
            types,
            self._n_rows,
        )
        columns = [
            column if one.field.transform.is_known else pa.nulls(self._n_rows, one.arrow_type)
            for one, column in zip(self._fields, columns, strict=True)
        ]
        there = self._numbers(is_there, is_there.astype(np.int64))
        unread = [
            pc.and_(one.is_valid(), bound.is_null())
            for one, bound in zip(there, columns, strict=True)
        ]
        return build(self._struct, self._n_rows, [None], columns), unread

    def claims(self, name: str, unknown: list[pa.Array]) -> pa.StructArray:
        """Return what summaries claim, where that is not `unknown`."""
        values = item_field(self._lists, self._located, f"partitions.{name}")
        if values is None or not pa.types.is_boolean(values.type):
            values = pa.nulls(len(self._keys), pa.bool_())
        numbers = filled(values.cast(pa.int64()), 0)
        found = self._numbers(to_flags(values.is_valid()), numbers)
        nothing = pa.nulls(1, pa.bool_())[0]
        columns = [
            pc.if_else(is_unknown, nothing, one.cast(pa.bool_()))
            for is_unknown, one in zip(unknown, found, strict=True)
        ]
        fields = pa.struct([pa.field(f.name, pa.bool_()) for f in self._struct.fields])
        return build(fields, self._n_rows, [None], columns)

    def _numbers(self, is_there: NDArray[np.bool_], numbers: NDArray[np.int64]) -> list[pa.Array]:
        keys = np.where(is_there, self._keys, np.int32(NO_KEY))
        return gather_counts(self._map(keys, numbers), range(self._struct.num_fields), self._n_rows)

    def _map(self, keys: NDArray[np.int32], values: NDArray[np.int64] | Spans) -> FieldMap:
        return FieldMap(self._offsets[:-1], self._offsets[1:], keys, values)
