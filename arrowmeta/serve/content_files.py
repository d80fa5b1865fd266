"""Data and delete files as JSON of the REST protocol, one text per file, built by Arrow.

Takes columns of `files`; null members are left out if all are. Paths are absolute, since clients
read them without the location of the table. Where the reference implementation
and the text of the protocol differ, clients decide, which use the former: bounds are hex text of
their binary form, not values.

Spec: Iceberg, REST catalog, schemas `ContentFile`, `CountMap`, `ValueMap`; core/ContentFileParser.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array, text_array, text_scalar, to_numbers, whole
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.iceberg.transform import IDENTITY
from arrowmeta.model.value_text import is_bytes
from arrowmeta.output.text import JSON, PLAIN, joined, to_text

#: Columns of data files, of delete files, and of both; members of the JSON have their names, in
#: kebab case.
_OF_DATA = ("first_row_id",)
_OF_DELETES = ("equality_ids", "referenced_data_file", "content_offset", "content_size_in_bytes")
_OF_BOTH = (
    *("content", "file_path", "file_format", "spec_id", "file_size_in_bytes", "record_count"),
    *("key_metadata", "split_offsets", "sort_order_id"),
)
_PATHS = {"file_path", "referenced_data_file"}
#: Columns that tasks are made of, for data and for delete files.
DATA_COLUMNS = (*_OF_BOTH, *_OF_DATA, "partition")
DELETE_COLUMNS = (*_OF_BOTH, *_OF_DELETES, "partition")

_STATISTICS = (
    *("column_sizes", "value_counts", "null_value_counts", "nan_value_counts"),
    *("lower_bounds", "upper_bounds"),
)
#: Unsigned and signed integers of fixed-width values, by bits.
_AS_BYTES = {32: pa.binary(4), 64: pa.binary(8)}


def statistics_columns(source: IcebergSource, names: Sequence[str]) -> list[str]:
    """Return the flat names of the statistics of columns; those without any are left out."""
    known = source.field_ids
    return [f"{kind}.{name}" for name in names if name in known for kind in _STATISTICS]


def file_texts(
    files: pa.Table,
    source: IcebergSource,
    statistics: Sequence[str] = (),
    *,
    takes_null_values: bool = True,
) -> pa.Array:
    """Return the JSON object of each file.

    Args:
        files: `DATA_COLUMNS` or `DELETE_COLUMNS`, and columns of `statistics_columns`.
        statistics: names of columns whose statistics are added.
        takes_null_values: whether the client reads null among partition values. PyIceberg 0.12
            does not: it gets no values of such a partition, which it does not need.
    """
    members = (*_OF_BOTH, *_OF_DATA, *_OF_DELETES)
    columns = {name: whole(files[name]) for name in members if name in files.column_names}
    if pa.types.is_binary(columns["key_metadata"].type):
        columns["key_metadata"] = pc.utf8_upper(to_text(columns["key_metadata"], PLAIN))
    content = pc.replace_substring(columns["content"], "_", "-")
    is_vector = pc.equal(content, text_scalar("deletion-vector"))
    columns["content"] = pc.if_else(is_vector, text_scalar("position-deletes"), content)
    for name in _PATHS & columns.keys() if source.storage.relative_to is not None else ():
        paths = columns[name].to_pylist()
        columns[name] = text_array([path and source.storage.absolute(path) for path in paths])
    names = [name for name, column in columns.items() if column.null_count < (len(column) or 1)]
    arrays = [columns[name] for name in names]
    struct = pa.StructArray.from_arrays(arrays, names=list(map(_kebab, names)))
    partition = _partition_texts(files, source, takes_null_values=takes_null_values)
    rest = pc.utf8_slice_codeunits(to_text(struct, JSON), 1)
    parts = ['{"partition":', partition, ","]
    for kind in _STATISTICS if statistics else ():
        parts += [f'"{_kebab(kind)}":', _map_texts(files, source, kind, statistics), ","]
    return joined(len(rest), [*parts, rest])


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def _partition_texts(
    files: pa.Table, source: IcebergSource, *, takes_null_values: bool
) -> pa.Array:
    """Return the partition of each file as a JSON list, in the order of the fields of its spec."""
    partitions, spec_ids = whole(files["partition"]), to_numbers(whole(files["spec_id"]))
    texts = pa.repeat(text_scalar("[]"), len(partitions))
    for spec_id in np.unique(spec_ids).tolist():
        places = source.partition.places.get(spec_id, ())
        if not places:
            continue
        values = [pa.nulls(len(partitions), pa.string())] * len(places)
        for at, (field, place) in enumerate(places):
            is_uuid = field.transform == IDENTITY and field.source_ids[0] in source.partition.uuids
            if place is not None:
                values[at] = _value_text(partitions.field(place), is_uuid=is_uuid)
        handling = "replace" if takes_null_values else "emit_null"
        nulls = {"null_handling": handling, "null_replacement": "null"}
        separated = pc.binary_join_element_wise(*values, text_scalar(","), **nulls)
        text = pc.fill_null(joined(len(texts), ["[", separated, "]"]), text_scalar("[]"))
        texts = pc.if_else(flag_array(spec_ids == spec_id), text, texts)
    return texts


def _value_text(values: pa.Array, *, is_uuid: bool) -> pa.Array:
    """Return values in JSON, null for null.

    Spec: Iceberg v3, Appendix D, JSON single-value serialization.
    """
    text, kind = to_text(values, JSON), values.type
    if is_uuid:
        return pc.replace_substring_regex(
            text, "([0-9a-f]{8})(....)(....)(....)(............)", r"\1-\2-\3-\4-\5"
        )
    if is_bytes(kind):
        return pc.utf8_upper(text)
    if pa.types.is_timestamp(kind) and kind.tz:
        return pc.replace_substring(text, "Z", "+00:00")
    return text


def _map_texts(
    files: pa.Table, source: IcebergSource, kind: str, statistics: Sequence[str]
) -> pa.Array:
    """Return a map from field ids to values as JSON, of the columns that a file has them for."""
    keys: list[pa.Array] = []
    values: list[pa.Array] = []
    for name in statistics:
        column = whole(files[f"{kind}.{name}"])
        text = to_text(column, JSON) if kind.endswith(("counts", "sizes")) else _bound_text(column)
        values.append(text)
        field_id = text_scalar(str(source.field_ids[name]))
        keys.append(pc.if_else(text.is_valid(), field_id, pa.nulls(1, pa.string())[0]))
    of_keys, of_values = (_separated(columns) for columns in (keys, values))
    return joined(files.num_rows, ['{"keys":[', of_keys, '],"values":[', of_values, "]}"])


def _separated(columns: Sequence[pa.Array]) -> pa.Array:
    """Return the texts of each row that are not null, with commas between them."""
    # Arrow's own function drops rows of nulls if it is to skip these.
    parts = [pc.fill_null(joined(len(texts), [",", texts]), text_scalar("")) for texts in columns]
    return pc.utf8_slice_codeunits(joined(len(columns[0]), parts), 1)


def _bound_text(bounds: pa.Array) -> pa.Array:
    """Return bounds in their binary form as hex text; null for decimals, which are left out.

    Spec: Iceberg v3, Appendix D, Binary single-value serialization.
    """
    kind = bounds.type
    if pa.types.is_decimal(kind) or pa.types.is_null(kind):
        return pa.nulls(len(bounds), pa.string())
    if pa.types.is_boolean(kind):
        hexes = pc.if_else(bounds, text_scalar("01"), text_scalar("00"))
    else:
        if pa.types.is_string(kind):
            bounds = bounds.cast(pa.binary())
        elif not is_bytes(kind):
            bounds = bounds.view(_AS_BYTES[kind.bit_width])
        hexes = pc.utf8_upper(to_text(bounds, PLAIN))
    return joined(len(hexes), ['"', hexes, '"'])
