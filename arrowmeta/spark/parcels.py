"""Arrow tables sent from task to task: rows of Spark that carry a table each, sealed.

Knows how a table is packed and whom it is addressed to; what is in it does not matter here.
Sealed, a table keeps types that Spark lacks, and costs no conversion of rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, text_scalar

#: A parcel: the kind and number of the task that it is for, what it holds, and that, sealed.
PARCELS = pa.schema(
    [
        pa.field("kind", pa.string()),
        pa.field("part", pa.int32()),
        pa.field("relation", pa.string()),
        pa.field("sealed", pa.binary()),
    ]
)

#: What tells the tasks apart.
ADDRESS = ("kind", "part")

#: What Spark has in place of these types, where it is set to use large ones.
_LARGE = {pa.string(): pa.large_string(), pa.binary(): pa.large_binary()}

_SEALING = pa.ipc.IpcWriteOptions(compression="lz4")


def parcel(kind: str, part: int, relation: str, data: pa.Table) -> pa.RecordBatch:
    """Return the row that carries a table."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, data.schema, options=_SEALING) as writer:
        writer.write_table(data)
    row = (kind, part, relation, sink.getvalue().to_pybytes())
    arrays = [pa.array([value], f.type) for value, f in zip(row, PARCELS, strict=True)]
    return pa.RecordBatch.from_arrays(arrays, schema=PARCELS)


def dealt_out(
    kind: str, relation: str, data: pa.Table, parts: NDArray[np.int64]
) -> Iterator[pa.RecordBatch]:
    """Send each row of a table to the task whose number is beside it."""
    if not len(parts):
        return
    order = np.argsort(parts, kind="stable")
    # One chunk, because what Arrow takes from several may grow too large for one.
    sorted_rows = data.combine_chunks().take(number_array(order))
    numbers, starts = np.unique(parts[order], return_index=True)
    for number, start, end in zip(numbers, starts, [*starts[1:], len(parts)], strict=True):
        yield parcel(kind, int(number), relation, sorted_rows.slice(start, end - start))


def opened(parcels: pa.Table, relation: str) -> list[pa.Table]:
    """Return the tables of one relation that some parcels carry."""
    of_relation = parcels.filter(pc.equal(parcels["relation"], text_scalar(relation)))
    return [
        pa.ipc.open_stream(sealed.as_buffer()).read_all()
        for chunk in of_relation["sealed"].chunks
        for sealed in chunk
    ]


def joined(tables: Sequence[pa.Table], schema: pa.Schema) -> pa.Table:
    """Return tables of the same columns as one."""
    return pa.concat_tables([schema.empty_table(), *tables])


def as_table(parcels: Iterable[pa.RecordBatch]) -> pa.Table:
    """Return parcels as what Spark takes from a task."""
    return pa.Table.from_batches(parcels, PARCELS)


def as_asked(answer: pa.Table, parcels: pa.Table) -> pa.Table:
    """Return the answer to some parcels in the types in which Spark has handed those over.

    With `spark.sql.execution.arrow.useLargeVarTypes` texts and bytes are large ones in both ways,
    and `applyInArrow` refuses others.
    """
    if not pat.is_large_string(parcels.schema.field("kind").type):
        return answer
    fields = [pa.field(f.name, _LARGE.get(f.type, f.type)) for f in answer.schema]
    return answer.cast(pa.schema(fields))
