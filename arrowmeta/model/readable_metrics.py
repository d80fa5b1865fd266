"""`readable_metrics`: all statistics of a column as one struct, as Iceberg's metadata tables.

Takes the columns of statistics of entries, each a struct by table column; returns one struct with a
field per column, and leaves of nested columns under dotted names, in the order of the names.
Nothing is copied.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

from arrowmeta.model.shape import TableShape, own_fields

#: Fields of the struct of a column, and the columns of entries that have them.
STATISTICS = {
    "column_size": "column_sizes",
    "value_count": "value_counts",
    "null_value_count": "null_value_counts",
    "nan_value_count": "nan_value_counts",
    "lower_bound": "lower_bounds",
    "upper_bound": "upper_bounds",
}


def metrics_type(shape: TableShape) -> pa.StructType:
    """Return the type of the column."""
    of_type: dict[pa.DataType, pa.StructType] = {}
    fields = []
    for name, arrow_type, _ in _leaves(shape.by_statistics()):
        if arrow_type not in of_type:
            of_type[arrow_type] = pa.struct(
                [
                    (statistic, arrow_type if "bound" in statistic else pa.int64())
                    for statistic in STATISTICS
                ]
            )
        fields.append(pa.field(name, of_type[arrow_type]))
    return pa.struct(fields)


def readable_metrics(parts: pa.RecordBatch, wanted: pa.StructType) -> pa.Array:
    """Return the column of entries.

    Args:
        parts: with the columns of statistics.
        wanted: `metrics_type`, or it with a placeholder.
    """
    n_rows = parts.num_rows
    structs = [parts.column(name) for name in STATISTICS.values()]
    paths = {name: path for name, _, path in _leaves(structs[-1].type)}
    children = []
    for field in wanted.fields:
        if field.name not in paths:  # the placeholder
            return pa.nulls(n_rows, wanted)
        statistics = [_child(struct, paths[field.name]) for struct in structs]
        children.append(pa.StructArray.from_arrays(statistics, fields=field.type.fields))
    return pa.StructArray.from_arrays(children, fields=wanted.fields)


def _leaves(
    struct: pa.StructType, name: str = "", path: tuple[int, ...] = ()
) -> list[tuple[str, pa.DataType, tuple[int, ...]]]:
    """Return dotted name, type and positions of each leaf, in the order of the names."""

    def leaves() -> Iterator[tuple[str, pa.DataType, tuple[int, ...]]]:
        for at, field in enumerate(own_fields(struct)):
            if pa.types.is_struct(field.type):
                yield from _leaves(field.type, f"{name}{field.name}.", (*path, at))
            else:
                yield f"{name}{field.name}", field.type, (*path, at)

    return sorted(leaves(), key=lambda leaf: leaf[0])


def _child(struct: pa.Array, path: tuple[int, ...]) -> pa.Array:
    for at in path:
        if not pa.types.is_struct(struct.type):  # counts of a whole row, of which leaves have none
            return pa.nulls(len(struct), pa.int64())
        struct = struct.field(at)
    return struct
