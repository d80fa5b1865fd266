"""Ranges of partitions in manifests: lists of summaries, one for each field of a manifest's spec.

Knows how a place in the list becomes a field of the struct for all specs. Ranges cover all
entries of a manifest, deleted ones too.

Spec: Iceberg v3, Manifest Lists (Field Summary); core/PartitionSummary.java.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
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

    A null as a bound says that a manifest has nothing but nulls and NaN in a field, if the list has
    a summary of it at all.
    """
    struct = partition.struct
    flags = pa.struct([pa.field(f.name, pa.bool_()) for f in struct.fields])
    lists = rows.list_field("partitions")
    if lists is None:
        return Summaries(*(pa.nulls(len(rows), one) for one in (struct, struct, flags, flags)))
    keys = _positions(lists, to_numbers(spec_ids), partition)
    ids = range(struct.num_fields)
    types = [f.type for f in struct.fields]

    def bounds(name: str) -> pa.StructArray:
        found = _byte_strings(lists, item_field(lists, rows.located, f"partitions.{name}"), keys)
        return build(struct, len(rows), [None], decode_bounds(found, ids, types, len(rows)))

    def claims(name: str) -> pa.StructArray:
        found = _claims(lists, item_field(lists, rows.located, f"partitions.{name}"), keys)
        columns = gather_counts(found, ids, len(rows))
        return build(flags, len(rows), [None], [one.cast(pa.bool_()) for one in columns])

    return Summaries(
        bounds("lower_bound"),
        bounds("upper_bound"),
        claims("contains_null"),
        claims("contains_nan"),
    )


def _positions(
    lists: pa.ListArray, spec_ids: NDArray[np.int64], partition: UnifiedPartition
) -> NDArray[np.int32]:
    """Return which field of the struct each summary is of: the place in the list counts.

    Spec: Iceberg v3, Manifest Lists (partitions, 507).
    """
    offsets = to_numbers(lists.offsets).astype(np.int64)
    keys = np.full(len(lists.values), NO_KEY, dtype=np.int32)
    lengths = np.diff(offsets)
    places = np.arange(offsets[0], offsets[-1]) - np.repeat(offsets[:-1], lengths)
    of_spec = np.repeat(spec_ids, lengths)
    for spec_id in np.unique(of_spec).tolist():
        positions = partition.positions.get(spec_id, ())
        known = np.array([NO_KEY if one is None else one for one in positions], dtype=np.int32)
        chosen = (of_spec == spec_id) & (places < len(known))
        keys[offsets[0] : offsets[-1]][chosen] = known[places[chosen]]
    return keys


def _byte_strings(
    lists: pa.ListArray, values: pa.Array | None, keys: NDArray[np.int32]
) -> FieldMap | None:
    if values is None or not pa.types.is_binary(values.type):
        return None
    spans = array_spans(values)
    lengths = np.where(to_flags(values.is_valid()), spans.lengths, -1)
    offsets = to_numbers(lists.offsets)
    return FieldMap(offsets[:-1], offsets[1:], keys, Spans(spans.data, spans.starts, lengths))


def _claims(
    lists: pa.ListArray, values: pa.Array | None, keys: NDArray[np.int32]
) -> FieldMap | None:
    if values is None or not pa.types.is_boolean(values.type):
        return None
    known = np.where(to_flags(values.is_valid()), keys, np.int32(NO_KEY))
    numbers = filled(values.cast(pa.int64()), 0)
    offsets = to_numbers(lists.offsets)
    return FieldMap(offsets[:-1], offsets[1:], known, numbers)
