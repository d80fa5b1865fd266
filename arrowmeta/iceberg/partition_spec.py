"""Partition transforms and specs, and the struct of partition values for all specs of a table.

Transforms are applied to columns: to literals of predicates, and to the bounds of files. Unknown
transforms are kept, but cannot be applied.

    bucket[16]      34                      3 (hash without its sign bit, modulo 16)
    truncate[10]    -1                      -10
    truncate[3]     'iceberg'               'ice'
    day             2017-11-16 22:31:08     2017-11-16

Parses specs, and merges the fields of several specs (`unified_partition`): of (1000: day(ts)) and
(1000: day(ts), 1001: bucket[8](id)) the struct has both fields, in the order of their ids, and each
spec the position of its fields in it. A file of the first spec has no bucket: null. Each manifest
has one spec: its partition records become fields of that struct, as do its summaries in the
manifest list. `partition_paths` makes one path per entry, as Iceberg names folders:
`cat=p0/ts_day=2022-01-08`; text is made once per distinct value of a field.

Spec: Iceberg v3, Partition Transforms; Appendix B; Partitioning; Manifests (partition, 102);
Partition Evolution.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated, Any, NamedTuple
from urllib.parse import quote_plus
from uuid import UUID

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Meta, Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.avro.columnar_file import id_of
from arrowmeta.errors import CorruptMetadataError, UsageError
from arrowmeta.iceberg.schema import IcebergSchema, PrimitiveType, field_with_id, statistics_type
from arrowmeta.io.document import Int64
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
    build,
    filled,
    flag_array,
    java_float,
    null_array,
    number_array,
    pack_bits,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.kernels.murmur3 import murmur3_each
from arrowmeta.kernels.rows import Spans, child, decimal_spans, spans_of
from arrowmeta.model.shape import PartitionSource, without_nul
from arrowmeta.model.value_text import exact_text, is_bytes
from arrowmeta.text import FIRST_MICROS

# -- transforms ----------------------------------------------------------------------------------

_WITH_WIDTH = re.compile(r"(bucket|truncate)\[([0-9]{1,10})\]")
_OF_TIME = ("year", "month", "day", "hour")
_PLAIN = ("identity", "void", *_OF_TIME)


class Transform(NamedTuple):
    """A partition transform.

    Attributes:
        name: `identity`, `bucket`, `truncate`, `year`, `month`, `day`, `hour`, `void`, or the text
            of an unknown transform.
        width: number of buckets, or width to truncate to.
    """

    name: str
    width: int | None = None

    @property
    def is_supported(self) -> bool:
        """Whether it can be applied."""
        return self.name in _PLAIN or self.width is not None

    def __str__(self) -> str:
        return self.name if self.width is None else f"{self.name}[{self.width}]"


IDENTITY = Transform("identity")
VOID = Transform("void")


def parse_transform(text: str) -> Transform:
    """Parse a transform such as `bucket[16]`; unknown transforms must be accepted.

    Spec: Iceberg v3, Partition Transforms; Partition Specs (unknown transforms).
    """
    bare = text.strip().lower()
    match = _WITH_WIDTH.fullmatch(bare)
    if match and 0 < int(match[2]) < 2**31:
        return Transform(match[1], int(match[2]))
    return Transform(bare if bare in _PLAIN else text.strip())


def result_type(transform: Transform, source: pa.DataType | None) -> pa.DataType | None:
    """Return the type of partition values; None if it depends on an unknown source.

    Values of unknown transforms are text.
    Spec: Iceberg v3, Partition Transforms (result types); api/transforms/UnknownTransform.java.
    """
    if not transform.is_supported:
        return pa.string()
    if transform.name in ("bucket", "year", "month", "hour"):
        return pa.int32()
    return pa.date32() if transform.name == "day" else source


def apply(transform: Transform, values: pa.Array) -> pa.Array:
    """Apply a transform to values of a source column; nulls stay null.

    Raises:
        UsageError: the transform is unknown, or not defined for the type.
        pa.ArrowInvalid: a result exceeds the range of its type.
    """
    name, kind = transform.name, values.type
    if name == "void":
        return pa.nulls(len(values), kind)
    if name == "identity":
        return values
    is_date, is_timestamp = pa.types.is_date32(kind), pa.types.is_timestamp(kind)
    result = None
    if transform.width is not None:
        result = (_bucket if name == "bucket" else _truncated)(transform.width, values)
    elif name in _OF_TIME and (is_timestamp or (is_date and name != "hour")):
        result = _of_time(name, values)
    if result is None:
        raise UsageError(f"transform {transform} cannot be applied to values of {kind}")
    return result


# -- bucket -----------------------------------------------------------------------------------


def _bucket(n_buckets: int, values: pa.Array) -> pa.Array | None:
    """Return the bucket transform: the hash without its sign bit, modulo the number of buckets.

    None if the type has no hash. Integers, dates and times are hashed as 8 bytes little-endian,
    nanoseconds as microseconds, decimals as the fewest bytes of their unscaled value, big-endian.
    Spec: Iceberg v3, Appendix B, 32-bit Hash Requirements.
    """
    kind = values.type
    if pa.types.is_decimal(kind):
        spans = decimal_spans(values)
    elif is_bytes(kind) or pa.types.is_string(kind):
        spans = spans_of(values)
    elif pa.types.is_integer(kind) or pa.types.is_temporal(kind):
        numbers = _integers(values)
        if pa.types.is_timestamp(kind) and kind.unit == "ns":
            numbers = numbers // 1000
        data = np.ascontiguousarray(numbers.astype("<i8")).view(np.uint8)
        spans = Spans(data, np.arange(len(values)) * 8, np.full(len(values), 8))
    else:
        return None
    hashes = murmur3_each(spans.data, spans.starts, spans.lengths)
    return _numbered((hashes & 0x7FFFFFFF) % n_buckets, values)


# -- truncate ---------------------------------------------------------------------------------


def _truncated(width: int, values: pa.Array) -> pa.Array | None:
    """Return the truncate transform: numbers down to a multiple of the width, text to its length.

    None if the type has none. Integers wrap around on overflow, as in Java.
    Spec: Iceberg v3, Truncate Transform Details.
    """
    kind = values.type
    if pa.types.is_decimal(kind):
        return _truncated_decimals(width, values)
    if pa.types.is_integer(kind):
        numbers = to_numbers(values)
        return _numbered(numbers - numbers % numbers.dtype.type(width), values, kind)
    if is_bytes(kind):
        return pc.binary_slice(values.cast(pa.binary()), 0, width)
    return pc.utf8_slice_codeunits(values, 0, width) if pa.types.is_string(kind) else None


def _truncated_decimals(width: int, values: pa.Array) -> pa.Array:
    # Numbers of up to 128 bits, which NumPy has only as objects.
    n_rows, start = len(values), values.offset
    words = np.frombuffer(values.buffers()[1], dtype="<u8")[2 * start : 2 * (start + n_rows)]
    high = words[1::2].view(np.int64).astype(object)
    unscaled = (high << 64) + words[::2].astype(object)
    unscaled -= unscaled % width
    low = (unscaled & (2**64 - 1)).astype(np.uint64)
    high = (unscaled >> 64).astype(np.int64).view(np.uint64)
    data = np.ascontiguousarray(np.stack([low, high], axis=1))
    validity = pack_bits(to_flags(values.is_valid())) if values.null_count else None
    return build(values.type, n_rows, [validity, pa.py_buffer(data.reshape(-1))])


# -- year, month, day, hour -------------------------------------------------------------------


def _of_time(name: str, values: pa.Array) -> pa.Array:
    """Return units since 1970, rounded towards negative infinity.

    Spec: Iceberg v3, Partition Transforms (year, month, day, hour).
    """
    numbers = _integers(values)
    if pa.types.is_timestamp(values.type):
        per_hour = 3_600_000_000 * (1000 if values.type.unit == "ns" else 1)
        numbers = numbers // (per_hour if name == "hour" else 24 * per_hour)
    if name in ("year", "month"):
        numbers = numbers.astype("datetime64[D]").astype(f"datetime64[{name[0].upper()}]")
    units = _numbered(numbers.astype(np.int64, copy=False), values)
    return units.cast(pa.date32()) if name == "day" else units


def _integers(values: pa.Array) -> I64:
    """Return integers, dates or times as 64-bit integers; nulls have any value."""
    width = pa.int32() if values.type.bit_width == 32 else pa.int64()
    return to_numbers(values.view(width)).astype(np.int64)


def _numbered(
    numbers: NDArray[Any], like: pa.Array, arrow_type: pa.DataType | None = None
) -> pa.Array:
    """Return numbers as a column, int32 by default, with the nulls of another column.

    Raises:
        pa.ArrowInvalid: a number exceeds the type.
    """
    is_null = ~to_flags(like.is_valid()) if like.null_count else None
    return number_array(numbers, is_null).cast(arrow_type or pa.int32())


# -- specs ---------------------------------------------------------------------------------------

#: Id of the first partition field if the writer did not assign ids.
FIRST_FIELD_ID = 1000


class PartitionField(Struct, frozen=True):
    """A field of a partition spec."""

    source_ids: tuple[int, ...]
    field_id: int
    name: str
    transform: Transform


class PartitionSpec(NamedTuple):
    """A partition spec."""

    id: int
    fields: tuple[PartitionField, ...]


class UnifiedField(NamedTuple):
    """A field of the struct for partitions of all specs.

    Attributes:
        field: the field in its newest spec, with a unique name.
        arrow_type: type of its values.
        other_types: types of its values in other schemas that are not promoted to this one:
            `REPLACE TABLE` gives a column with the same name and id any type.
    """

    field: PartitionField
    arrow_type: pa.DataType
    other_types: tuple[pa.DataType, ...] = ()


class UnifiedPartition(NamedTuple):
    """The struct for partitions of all specs.

    Attributes:
        fields: fields in the order of the struct.
        places: by spec id, each field of the spec with its position in the struct; None if the
            struct lacks the field, since its type is unknown.
        uuids: ids of the columns of type uuid.
    """

    fields: tuple[UnifiedField, ...]
    places: Mapping[int, tuple[tuple[PartitionField, int | None], ...]]
    uuids: frozenset[int] = frozenset()

    @property
    def struct(self) -> pa.StructType:
        """The Arrow type; all fields are nullable, since files of other specs lack them."""
        fields = []
        for field, kind, _ in self.fields:
            is_uuid = field.transform == IDENTITY and field.source_ids[0] in self.uuids
            fields.append(field_with_id(field.name, kind, field.field_id, is_uuid=is_uuid))
        return pa.struct(fields)

    @property
    def unpartitioned(self) -> list[int]:
        """Specs whose files share one partition: there are no fields, or only void fields.

        Spec: Iceberg 1.x, api/PartitionSpec.java (isUnpartitioned).
        """
        fields = self.places.items()
        return [i for i, of_spec in fields if all(field.transform == VOID for field, _ in of_spec)]

    def sources(self, columns: Mapping[int, str]) -> tuple[PartitionSource, ...]:
        """Return the source columns of fields with a known transform of one column.

        Args:
            columns: names of columns by field id.
        """
        by_field: dict[tuple[int | None, Transform], set[int]] = {}
        for spec_id, fields in self.places.items():
            for field, at in fields:
                by_field.setdefault((at, field.transform), set()).add(spec_id)
        sources = []
        for position, unified in enumerate(self.fields):
            (source, *others), transform = unified.field.source_ids, unified.field.transform
            if not others and source in columns and transform.is_supported and transform != VOID:
                # In other specs, it is void.
                spec_ids = frozenset(by_field.get((position, transform), ()))
                facts = (unified.field.name, columns[source], str(transform), spec_ids)
                sources.append(PartitionSource(*facts))
        return tuple(sources)


class WrittenField(Struct, frozen=True, rename="kebab"):
    """A field of a partition spec as it is in metadata."""

    name: Annotated[str, Meta(min_length=1)]
    transform: str
    field_id: Int64 | None = None
    source_id: Int64 | None = None
    source_ids: tuple[Int64, ...] | None = None


class WrittenSpec(Struct, frozen=True, rename="kebab"):
    """A partition spec as it is in metadata.

    Spec: Iceberg v3, Appendix C, Partition Specs.
    """

    spec_id: Int64 | None = None
    fields: list[WrittenField] | None = None


def to_partition_spec(written: WrittenSpec) -> PartitionSpec:
    """Parse a partition spec; fields without ids get ids from 1000 on.

    Spec: Iceberg v3, Partition Evolution (ids of v1 are assigned in order, from 1000).
    """
    numbered = enumerate(written.fields or (), FIRST_FIELD_ID)
    fields = [_to_field(field, default_id) for default_id, field in numbered]
    for field_id, count in Counter(field.field_id for field in fields).items():
        if count > 1:
            raise CorruptMetadataError(f"{count} partition fields of one spec have id {field_id}")
    return PartitionSpec(written.spec_id or 0, tuple(fields))


def _to_field(written: WrittenField, default_id: int) -> PartitionField:
    former = () if written.source_id is None else (written.source_id,)
    if not (sources := written.source_ids or former):
        reason = f"partition field {written.name!a} has neither source-id nor source-ids"
        raise CorruptMetadataError(reason)
    field_id = default_id if written.field_id is None else written.field_id
    transform = parse_transform(written.transform)
    return PartitionField(sources, field_id, without_nul(written.name), transform)


def unified_partition(
    specs: Sequence[PartitionSpec], schemas: Sequence[IcebergSchema]
) -> UnifiedPartition:
    """Merge specs: fields with the same id become one field, with its newest name.

    If writers of version 1 used one id for different fields, or two fields share a name, they stay
    separate: the id is appended to the name of the older one. A source column has the type of the
    first schema that has it, as far promoted as other schemas promote it.

    Spec: Iceberg v3, Partition Evolution; Schema Evolution; core/Partitioning.java (partitionType).

    Args:
        specs: all specs, in any order.
        schemas: all schemas, in order of preference.
    """
    fields, of_specs = _merged(sorted(specs, key=lambda spec: spec.id, reverse=True))
    names = _distinct_names(fields)
    named = [replace(field, name=name) for field, name in zip(fields, names, strict=True)]
    value_types = [_value_types(field, schemas) for field in fields]
    typed = [i for i, types in enumerate(value_types) if types]
    typed.sort(key=lambda i: fields[i].field_id)
    position_of = {i: position for position, i in enumerate(typed)}
    places = {
        spec.id: tuple(zip(spec.fields, map(position_of.get, of_specs[spec.id]), strict=True))
        for spec in sorted(specs, key=lambda spec: spec.id)
    }
    kinds = (item for schema in schemas for item in schema.types.items())
    uuids = frozenset(i for i, kind in kinds if kind == PrimitiveType("uuid"))
    unified = tuple(UnifiedField(named[i], *_promoted(value_types[i])) for i in typed)
    return UnifiedPartition(unified, places, uuids)


def _merged(specs: Sequence[PartitionSpec]) -> tuple[list[PartitionField], dict[int, list[int]]]:
    """Return the distinct fields, newest first, and the positions of the fields of each spec."""
    fields: list[PartitionField] = []
    positions: dict[int, list[int]] = {}
    of_source: dict[tuple[object, ...], int] = {}
    of_transform: dict[tuple[object, ...], int] = {}
    for spec in specs:
        of_spec = positions[spec.id] = []
        for field in spec.fields:
            source = (field.field_id, field.source_ids)
            i = of_transform.get((*source, field.transform))
            if i is None:
                i = of_source.get(source)
                # Version 1 drops a field by making it void: keep its former transform.
                if i is not None and VOID not in (field.transform, fields[i].transform):
                    i = None
            if i is None:
                i = len(fields)
                fields.append(field)
            elif fields[i].transform == VOID:
                fields[i] = replace(field, name=fields[i].name)
            of_source.setdefault(source, i)
            of_transform.setdefault((*source, field.transform), i)
            of_spec.append(i)
    return fields, positions


def _value_types(field: PartitionField, schemas: Sequence[IcebergSchema]) -> list[pa.DataType]:
    """Return the known types of the values of a field, for each type of its source."""
    source_id = field.source_ids[0]
    kinds = dict.fromkeys(it.types[source_id] for it in schemas if source_id in it.types)
    sources = (None if kind is None else statistics_type(kind) for kind in kinds)
    types = (result_type(field.transform, source) for source in (sources if kinds else (None,)))
    return [arrow_type for arrow_type in types if arrow_type is not None]


def _promoted(types: Sequence[pa.DataType]) -> tuple[pa.DataType, tuple[pa.DataType, ...]]:
    """Return the first type as far promoted as others promote it, and those it is no promotion of.

    Spec: Iceberg v3, Schema Evolution.
    """
    chosen = types[0]
    for arrow_type in types[1:]:
        if _is_promotion(chosen, arrow_type):
            chosen = arrow_type
    others = (it for it in types if it != chosen and not _is_promotion(it, chosen))
    return chosen, tuple(dict.fromkeys(others))


def _is_promotion(old: pa.DataType, new: pa.DataType) -> bool:
    if pa.types.is_decimal(old) and pa.types.is_decimal(new):
        return bool(old.scale == new.scale and old.precision < new.precision)
    return (
        (pa.types.is_null(old) and not pa.types.is_null(new))
        or (old, new) in ((pa.int32(), pa.int64()), (pa.float32(), pa.float64()))
        or (pa.types.is_date32(old) and pa.types.is_timestamp(new))
    )


def _distinct_names(fields: Sequence[PartitionField]) -> list[str]:
    # Names are case-insensitive in SQL.
    taken: set[str] = set()
    repeats: Counter[str] = Counter()
    names = []
    for field in fields:
        name, longer = field.name, f"{field.name}_{field.field_id}"
        while name.casefold() in taken:
            repeats[longer] += 1
            name = longer if repeats[longer] == 1 else f"{longer}_{repeats[longer]}"
        taken.add(name.casefold())
        names.append(name)
    return names


# -- values --------------------------------------------------------------------------------------


class Partitions(NamedTuple):
    """Partitions of some rows.

    Attributes:
        values: structs; unknown values are null.
        is_decoded: rows without an unknown value.
        errors: of values that do not fit the type of their column.
    """

    values: pa.StructArray
    is_decoded: Flags
    errors: list[CorruptMetadataError]


def unify_partitions(
    values: pa.Array | None, spec_ids: I64, unified: UnifiedPartition, kind: pa.StructType
) -> Partitions:
    """Return the partition of each row in the struct for all specs.

    If the type of a source column was promoted since, values are cast to its current type. Values
    are unknown if the type was replaced, if the files have no such field, or have it without a
    type: Java rewrites manifests so once the source column is dropped.
    Spec: Iceberg v3, Schema Evolution; Partition Evolution. Iceberg 1.x, api/PartitionSpec.java
    (partitionType).

    Args:
        values: partitions as written, with ids of their fields; None where the files have none.
        unified: the struct for all specs.
        kind: the fields of the struct to return.
    """
    n_rows = len(spec_ids)
    columns: dict[str, pa.Array] = {f.name: pa.nulls(n_rows, f.type) for f in kind.fields}
    struct, is_decoded = unified.struct, np.ones(n_rows, dtype=bool)
    fields = () if values is None or not pa.types.is_struct(values.type) else values.type.fields
    written = [(field.name, id_of(field)) for field in fields]
    errors: list[CorruptMetadataError] = []

    def report(wrong: Flags, reason: str) -> None:
        is_decoded[wrong] = False
        row = int(np.flatnonzero(wrong)[0])
        errors.append(CorruptMetadataError(f"partition field {name} is {reason}", row=row))

    for spec_id in np.unique(spec_ids).tolist():
        rows = spec_ids == spec_id
        is_all = bool(rows.all())
        for position, at in _written_fields(written, unified, spec_id).items():
            name = struct.field(position).name
            if name not in columns or pa.types.is_null(columns[name].type):
                continue
            array = None if values is None or at is None else child(values, written[at][0])
            if array is None or array.type in (pa.null(), *unified.fields[position].other_types):
                is_decoded[rows] = False
                continue
            try:
                # Values in files of other specs may have another type.
                if not is_all:
                    array = pc.if_else(flag_array(rows), array, pa.nulls(1, array.type)[0])
                array = array.cast(columns[name].type)
            except pa.ArrowException as error:
                reason = f"of type {array.type}, expected {columns[name].type}: {error}"
                report(rows & to_flags(array.is_valid()), reason)
                continue
            if array.type == pa.timestamp("us"):
                micros = filled(array.cast(pa.int64()), 0)
                if (is_before := micros < FIRST_MICROS).any():  # printing one ends DuckDB
                    first = micros[is_before][0]
                    report(is_before, f"{first} microseconds, which are before any date")
                    array = pc.if_else(flag_array(is_before), pa.nulls(1, array.type)[0], array)
            columns[name] = array if is_all else pc.if_else(flag_array(rows), array, columns[name])
    return Partitions(build(kind, n_rows, [None], list(columns.values())), is_decoded, errors)


def _written_fields(
    written: Sequence[tuple[str, int | None]], unified: UnifiedPartition, spec_id: int
) -> dict[int, int | None]:
    """Return the written field of each field of the struct: by id or, without ids, by position.

    None if there is none.

    Names are not used: writers change those that Avro does not allow. Void fields are left out:
    they are always null, and written in the type of their source.
    Spec: Iceberg v3, Appendix A, Avro (names and field ids); Iceberg 1.x,
    api/transforms/VoidTransform.java (getResultType).
    """
    whole = [(unified_field.field, at) for at, unified_field in enumerate(unified.fields)]
    places = unified.places.get(spec_id, whole)
    by_id = {field_id: at for at, (_, field_id) in enumerate(written) if field_id is not None}
    if not by_id and len(written) == len(places):
        by_id = {field.field_id: at for at, (field, _) in enumerate(places)}
    return {
        position: by_id.get(field.field_id)
        for field, position in places
        if position is not None and field.transform != VOID
    }


# -- paths ---------------------------------------------------------------------------------------

#: Transforms whose values count a unit of time since 1970, and NumPy's name of the unit.
_UNITS = {"year": "Y", "month": "M", "day": "D", "hour": "h"}
#: Text that `java.net.URLEncoder` leaves as it is.
_UNESCAPED = "^[A-Za-z0-9.*_-]*$"


def partition_paths(
    partition: pa.StructArray, spec_ids: pa.Array, unified: UnifiedPartition
) -> pa.Array:
    """Return the path of each partition, with the fields of its own spec; string.

    Empty without fields; null for an unknown spec, or one with a field of unknown type.
    Spec: Iceberg 1.x, api/PartitionSpec.java (partitionToPath).

    Args:
        partition: values of the fields of all specs.
        spec_ids: int32, without nulls.
    """
    ids = to_numbers(spec_ids)
    paths = null_array(len(ids), pa.string())
    for spec_id in np.unique(ids).tolist():
        places = unified.places.get(spec_id)
        if places is None or any(at is None for _, at in places):
            continue
        of_spec = pa.repeat(text_scalar(""), len(ids))
        if places:
            values = ((field, pc.struct_field(partition, [at])) for field, at in places)
            folders = [_folders(field, column, unified.uuids) for field, column in values]
            of_spec = pc.binary_join_element_wise(*folders, text_scalar("/"))
        is_of_spec = ids == spec_id
        paths = of_spec if is_of_spec.all() else pc.if_else(flag_array(is_of_spec), of_spec, paths)
    return paths


def _folders(field: PartitionField, values: pa.Array, uuids: Collection[int]) -> pa.Array:
    """Return `name=value` for each value of a field."""
    encoded = values.dictionary_encode()
    texts = _escaped(_human(encoded.dictionary, field, uuids))
    name = _escaped(text_array([field.name]))[0].as_py()
    folders = pc.binary_join_element_wise(text_scalar(f"{name}="), texts, text_scalar(""))
    return pc.fill_null(folders.take(encoded.indices), text_scalar(f"{name}=null"))


def human_text(values: pa.Array, field: PartitionField, uuids: Collection[int]) -> pa.Array:
    """Return values of a partition field as text; null stays null."""
    encoded = values.dictionary_encode()
    return _human(encoded.dictionary, field, uuids).take(encoded.indices)


def _escaped(texts: pa.Array) -> pa.Array:
    """Return text as `java.net.URLEncoder` escapes it."""
    is_odd = pc.invert(pc.match_substring_regex(texts, _UNESCAPED))
    if not pc.any(is_odd, min_count=0).as_py():
        return texts
    odd = texts.filter(is_odd).to_pylist()
    escaped = [quote_plus(text, safe="*", errors="replace").replace("~", "%7E") for text in odd]
    return pc.replace_with_mask(texts, is_odd, text_array(escaped))


def _human(values: pa.Array, field: PartitionField, uuids: Collection[int]) -> pa.Array:
    """Return values without nulls as text.

    Spec: Iceberg 1.x, api/transforms/TransformUtil.java, Transform.java (toHumanString).
    """
    kind = values.type
    unit = _UNITS.get(field.transform.name, "D" if pa.types.is_date32(kind) else "")
    if unit and (pa.types.is_date32(kind) or pa.types.is_integer(kind)):
        return _times(values.cast(pa.int32()), unit, lambda text: text.replace("T", "-"))
    if pa.types.is_timestamp(kind):
        zone = "Z" if kind.tz else ""
        return _times(values.cast(pa.int64()), kind.unit, lambda text: _without_zeros(text) + zone)
    if pa.types.is_time64(kind):
        micros = values.cast(pa.int64())
        return _times(micros, kind.unit, lambda text: _without_zeros(text.partition("T")[2]))
    if pa.types.is_floating(kind):
        return text_array(list(map(java_float, values.to_numpy(zero_copy_only=False))))
    if pa.types.is_decimal(kind):  # with an exponent near zero, as Java's BigDecimal
        return text_array(list(map(str, values.to_pylist())))
    if field.source_ids[0] in uuids and pa.types.is_fixed_size_binary(kind):
        return text_array([str(UUID(bytes=value)) for value in values.to_pylist()])
    if is_bytes(kind):
        return text_array([b64encode(value).decode() for value in values.to_pylist()])
    return exact_text(values)


def _times(counts: pa.Array, unit: str, change: Callable[[str], str]) -> pa.Array:
    """Return the text of counts of a unit of time since 1970, changed by a function."""
    times = to_numbers(counts).astype(np.int64).astype(f"datetime64[{unit}]")
    return text_array([change(text) for text in np.datetime_as_string(times).tolist()])


def _without_zeros(text: str) -> str:
    return text.rstrip("0").removesuffix(".") if "." in text else text
