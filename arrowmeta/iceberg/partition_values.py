"""Partitions of files, each written by the spec of its manifest, as one struct for all specs.

Knows how the fields of a manifest's partition record belong to those of a spec, not what the
specs are, which is `partition_spec`.

Spec: Iceberg v3, Manifests (partition, 102); Partition Evolution.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, filled, flag_array, to_flags
from arrowmeta.columns.rows import child
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.partition_spec import PartitionSpec, UnifiedPartition
from arrowmeta.iceberg.transform import VOID
from arrowmeta.model.moment import FIRST_MICROS

#: Told of a value that cannot be shown in the type of its column, and which rows have such a one.
OnMisfit = Callable[[CorruptMetadataError, NDArray[np.bool_]], object]


def unify_partitions(
    values: pa.Array | None,
    written: Sequence[tuple[str, int | None]],
    spec_ids: NDArray[np.int64],
    specs: Mapping[int, PartitionSpec],
    unified: UnifiedPartition,
    wanted: pa.StructType,
    on_misfit: OnMisfit,
) -> pa.StructArray:
    """Return the partition of each row in the struct for all specs.

    Values of a source that was promoted since are brought to its type of today.
    Spec: Iceberg v3, Schema Evolution; Partition Evolution.

    Args:
        values: partitions as written; None where the files have none.
        written: name and field id of each field of `values`.
        spec_ids: the spec of each row.
        specs: the table's specs.
        unified: what they have in common.
        wanted: the fields of the struct to return.
        on_misfit: see `OnMisfit`; the value is null then.
    """
    n_rows = len(spec_ids)
    columns: dict[str, pa.Array] = {f.name: pa.nulls(n_rows, f.type) for f in wanted.fields}
    struct = unified.struct
    for spec_id in np.unique(spec_ids).tolist():
        rows = spec_ids == spec_id
        is_all = bool(rows.all())
        for position, place in _places(written, specs.get(spec_id), unified).items():
            name = struct.field(position).name
            array = None if values is None else child(values, written[place][0])
            if array is None or name not in columns:
                continue
            try:
                # Values of other specs' files may be of no such type.
                if not is_all:
                    array = pc.if_else(flag_array(rows), array, pa.nulls(1, array.type)[0])
                array = array.cast(columns[name].type)
            except pa.ArrowException as error:
                misfits = rows & to_flags(array.is_valid())
                on_misfit(_misfit(name, array.type, columns[name].type, misfits, error), misfits)
                continue
            array = _dated(array, name, on_misfit)
            columns[name] = array if is_all else pc.if_else(flag_array(rows), array, columns[name])
    return build(wanted, n_rows, [None], list(columns.values()))


def _dated(array: pa.Array, name: str, on_misfit: OnMisfit) -> pa.Array:
    """Return values without times before DuckDB's first date, whose text would end its database."""
    if array.type != pa.timestamp("us"):
        return array
    micros = filled(array.cast(pa.int64()), 0)
    is_before = micros < FIRST_MICROS
    if not is_before.any():
        return array
    row = int(np.flatnonzero(is_before)[0])
    message = f"partition field {name} is {micros[row]} microseconds, which are before any date"
    on_misfit(CorruptMetadataError(message, row=row), is_before)
    return pc.if_else(flag_array(is_before), pa.nulls(1, array.type)[0], array)


def _places(
    written: Sequence[tuple[str, int | None]],
    spec: PartitionSpec | None,
    unified: UnifiedPartition,
) -> dict[int, int]:
    """Return which written field is which of the struct: by id; in the spec's order without ids.

    Names are no help: writers change those that are no valid names of Avro. A void field is always
    null, and written in the type of its source, not in that of what it was before it became void.
    Spec: Iceberg v3, Appendix A, Avro (names and field ids); Iceberg 1.x,
    api/transforms/VoidTransform.java (getResultType).
    """
    positions = unified.positions.get(spec.id, ()) if spec else range(len(unified.fields))
    fields = spec.fields if spec else [one.field for one in unified.fields]
    by_id = {field_id: place for place, (_, field_id) in enumerate(written) if field_id is not None}
    if not by_id and len(written) == len(fields):
        by_id = {field.field_id: place for place, field in enumerate(fields)}
    return {
        position: by_id[field.field_id]
        for field, position in zip(fields, positions, strict=True)
        if position is not None and field.field_id in by_id and field.transform != VOID
    }


def _misfit(
    name: str,
    written: pa.DataType,
    wanted: pa.DataType,
    misfits: NDArray[np.bool_],
    error: pa.ArrowException,
) -> CorruptMetadataError:
    message = f"partition field {name} is of type {written}, which is no {wanted}: {error}"
    return CorruptMetadataError(message, row=int(np.flatnonzero(misfits)[0]))
