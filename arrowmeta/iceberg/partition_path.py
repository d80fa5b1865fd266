"""Partition values as text, as Iceberg names folders: `cat=p0/ts_day=2022-01-08`.

Takes partition structs and spec ids of entries, returns one path per entry. Text is made once per
distinct value of a field. Main name: `partition_paths`.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Collection, Mapping
from functools import partial
from urllib.parse import quote_plus
from uuid import UUID

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import (
    flag_array,
    java_float,
    null_array,
    text_array,
    text_scalar,
    to_numbers,
)
from arrowmeta.iceberg.partition_spec import PartitionField, PartitionSpec, UnifiedPartition
from arrowmeta.iceberg.transform import Transform
from arrowmeta.model.kinds import is_bytes
from arrowmeta.model.value_text import to_text

#: Transforms whose values count a unit of time since 1970, and NumPy's name of the unit.
_UNITS = {"year": "Y", "month": "M", "day": "D", "hour": "h"}
#: Text that `java.net.URLEncoder` leaves as it is.
_UNESCAPED = "^[A-Za-z0-9.*_-]*$"


def partition_paths(
    partition: pa.StructArray,
    spec_ids: pa.Array,
    specs: Mapping[int, PartitionSpec],
    unified: UnifiedPartition,
    uuids: Collection[int] = (),
) -> pa.Array:
    """Return the path of each partition, with the fields of its own spec; string.

    Empty without fields; null for an unknown spec, or one with a field of unknown type.
    Spec: Iceberg 1.x, api/PartitionSpec.java (partitionToPath).

    Args:
        partition: values of the fields of all specs.
        spec_ids: int32, without nulls.
        uuids: ids of the columns of type uuid.
    """
    ids = to_numbers(spec_ids)
    paths = null_array(len(ids), pa.string())
    for spec_id in np.unique(ids).tolist():
        positions = unified.positions.get(spec_id)
        if positions is None or None in positions:
            continue
        fields = [
            _folders(field, pc.struct_field(partition, [at]), uuids)
            for field, at in zip(specs[spec_id].fields, positions, strict=True)
        ]
        own = (
            pc.binary_join_element_wise(*fields, text_scalar("/"))
            if fields
            else pa.repeat(text_scalar(""), len(ids))
        )
        is_own = ids == spec_id
        paths = own if is_own.all() else pc.if_else(flag_array(is_own), own, paths)
    return paths


def _folders(field: PartitionField, values: pa.Array, uuids: Collection[int]) -> pa.Array:
    """Return `name=value` for each value of a field."""
    encoded = values.dictionary_encode()
    texts = _escaped(human_text(encoded.dictionary, field, uuids))
    name = _escaped(text_array([field.name]))[0].as_py()
    folders = pc.binary_join_element_wise(text_scalar(f"{name}="), texts, text_scalar(""))
    return pc.fill_null(folders.take(encoded.indices), text_scalar(f"{name}=null"))


def human_text(values: pa.Array, field: PartitionField, uuids: Collection[int]) -> pa.Array:
    """Return values of a partition field as text; null stays null."""
    encoded = values.dictionary_encode()
    is_uuid = field.source_ids[0] in uuids and pa.types.is_fixed_size_binary(values.type)
    human = _uuid_text if is_uuid else partial(_human, transform=field.transform)
    return human(encoded.dictionary).take(encoded.indices)


def _escaped(texts: pa.Array) -> pa.Array:
    """Return text as `java.net.URLEncoder` escapes it."""
    is_odd = pc.invert(pc.match_substring_regex(texts, _UNESCAPED))
    if not pc.any(is_odd, min_count=0).as_py():
        return texts
    odd = texts.filter(is_odd).to_pylist()
    said = [quote_plus(text, safe="*", errors="replace").replace("~", "%7E") for text in odd]
    return pc.replace_with_mask(texts, is_odd, text_array(said))


def _human(values: pa.Array, transform: Transform) -> pa.Array:
    """Return values without nulls as text.

    Spec: Iceberg 1.x, api/transforms/TransformUtil.java, Transform.java (toHumanString).
    """
    kind = values.type
    unit = _UNITS.get(transform.name)
    if unit is None and pa.types.is_date32(kind):
        unit = "D"
    if unit is not None and (pa.types.is_date32(kind) or pa.types.is_integer(kind)):
        return _times(values.cast(pa.int32()), unit, lambda text: text.replace("T", "-"))
    if pa.types.is_timestamp(kind):
        zone = "Z" if kind.tz else ""
        return _times(values.cast(pa.int64()), kind.unit, lambda text: _without_zeros(text) + zone)
    if pa.types.is_time64(kind):
        micros = values.cast(pa.int64())
        return _times(micros, kind.unit, lambda text: _without_zeros(text.partition("T")[2]))
    if pa.types.is_floating(kind):
        return text_array([java_float(value) for value in values.to_numpy(zero_copy_only=False)])
    if pa.types.is_decimal(kind):  # with an exponent near zero, as Java's BigDecimal
        return text_array(list(map(str, values.to_pylist())))
    if is_bytes(kind):
        return text_array([b64encode(value).decode() for value in values.to_pylist()])
    return to_text(values)


def _uuid_text(values: pa.Array) -> pa.Array:
    return text_array([str(UUID(bytes=value)) for value in values.to_pylist()])


def _times(counts: pa.Array, unit: str, said: Callable[[str], str]) -> pa.Array:
    """Return the text of counts of a unit of time since 1970, changed by `said`."""
    times = to_numbers(counts).astype(np.int64).astype(f"datetime64[{unit}]")
    return text_array([said(text) for text in np.datetime_as_string(times).tolist()])


def _without_zeros(text: str) -> str:
    return text.rstrip("0").removesuffix(".") if "." in text else text
