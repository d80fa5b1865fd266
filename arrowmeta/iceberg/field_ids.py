"""Where the fields of manifests and manifest lists are in a file: by field id, never by position.

Knows the ids of the fields we read and the names they have had. A writer that leaves no ids is
read by name; a field that is neither found by its id nor by a name is not there.

Spec: Iceberg v3, Manifest Lists; Manifests; Appendix A, Avro (field ids).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from arrowmeta.avro.schema import Array, AvroType, Field, Record, parse_schema, without_null

#: Fields of a manifest list by id.
_MANIFEST_IDS = {
    "manifest_path": 500,
    "manifest_length": 501,
    "partition_spec_id": 502,
    "content": 517,
    "sequence_number": 515,
    "min_sequence_number": 516,
    "added_snapshot_id": 503,
    "added_files_count": 504,
    "existing_files_count": 505,
    "deleted_files_count": 506,
    "added_rows_count": 512,
    "existing_rows_count": 513,
    "deleted_rows_count": 514,
    "partitions": 507,
    "key_metadata": 519,
    "first_row_id": 520,
}
_SUMMARY_IDS = {"contains_null": 509, "contains_nan": 518, "lower_bound": 510, "upper_bound": 511}

#: Fields of a manifest by id: of the entry, of its data file, and of the items of its maps.
_ENTRY_IDS = {
    "status": 0,
    "snapshot_id": 1,
    "sequence_number": 3,
    "file_sequence_number": 4,
    "data_file": 2,
}
_FILE_IDS = {
    "content": 134,
    "file_path": 100,
    "file_format": 101,
    "partition": 102,
    "record_count": 103,
    "file_size_in_bytes": 104,
    "column_sizes": 108,
    "value_counts": 109,
    "null_value_counts": 110,
    "nan_value_counts": 137,
    "lower_bounds": 125,
    "upper_bounds": 128,
    "key_metadata": 131,
    "split_offsets": 132,
    "equality_ids": 135,
    "sort_order_id": 140,
    "first_row_id": 142,
    "referenced_data_file": 143,
    "content_offset": 144,
    "content_size_in_bytes": 145,
}
_ITEM_IDS = {
    "column_sizes": {"key": 117, "value": 118},
    "value_counts": {"key": 119, "value": 120},
    "null_value_counts": {"key": 121, "value": 122},
    "nan_value_counts": {"key": 138, "value": 139},
    "lower_bounds": {"key": 126, "value": 127},
    "upper_bounds": {"key": 129, "value": 130},
}

#: Names that fields had before format version 2, for writers without ids.
_OLD_NAMES = {
    "added_files_count": "added_data_files_count",
    "existing_files_count": "existing_data_files_count",
    "deleted_files_count": "deleted_data_files_count",
}


@dataclass(frozen=True)
class Located:
    """The fields of one Avro schema that we read.

    Attributes:
        paths: dotted Avro name of each field, by our name; `lower_bounds.key` of a map's parts.
        partition: name and id of each partition field in the order of the record; an id is None
            where the writer left none.
    """

    paths: Mapping[str, str] = field(default_factory=dict)
    partition: tuple[tuple[str, int | None], ...] = ()


Locate = Callable[[str], Located]


@lru_cache(maxsize=256)
def locate_manifest_fields(schema_text: str) -> Located:
    """Find the fields of a manifest list.

    Raises:
        ArrowMetaError: no schema, or none that is read.
    """
    paths: dict[str, str] = {}
    for name, found in _fields(parse_schema(schema_text), _MANIFEST_IDS).items():
        paths[name] = found.name
        if name == "partitions":
            paths |= _paths(_items(found.type), _SUMMARY_IDS, name, found.name)
    return Located(paths)


@lru_cache(maxsize=256)
def locate_entry_fields(schema_text: str) -> Located:
    """Find the fields of a manifest.

    Raises:
        ArrowMetaError: no schema, or none that is read.
    """
    entry = _fields(parse_schema(schema_text), _ENTRY_IDS)
    data_file = entry.pop("data_file", None)
    paths = {name: found.name for name, found in entry.items()}
    partition: tuple[tuple[str, int | None], ...] = ()
    for name, found in _fields(data_file.type, _FILE_IDS).items() if data_file else ():
        paths[name] = path = f"{data_file.name}.{found.name}" if data_file else ""
        if name in _ITEM_IDS:
            paths |= _paths(_items(found.type), _ITEM_IDS[name], name, path)
        elif name == "partition":
            record, _ = without_null(found.type)
            fields = record.fields if isinstance(record, Record) else ()
            partition = tuple((f.name, f.field_id) for f in fields)
    return Located(paths, partition)


def _fields(avro_type: AvroType, ids: Mapping[str, int]) -> dict[str, Field]:
    """Return the wanted fields of a record by our name; a name counts where there is no id."""
    record, _ = without_null(avro_type)
    if not isinstance(record, Record):
        return {}
    by_id = {f.field_id: f for f in reversed(record.fields) if f.field_id is not None}
    by_name = {f.name: f for f in record.fields if f.field_id is None}
    found = {}
    for name, field_id in ids.items():
        match = by_id.get(field_id) or by_name.get(name) or by_name.get(_OLD_NAMES.get(name, ""))
        # A dot separates names in paths, and no valid name of an Avro field has one.
        if match is not None and "." not in match.name:
            found[name] = match
    return found


def _items(avro_type: AvroType) -> AvroType:
    """Return what a list repeats; the type itself where it is no list, which has no such fields."""
    listed, _ = without_null(avro_type)
    return listed.items if isinstance(listed, Array) else listed


def _paths(items: AvroType, ids: Mapping[str, int], name: str, path: str) -> dict[str, str]:
    return {f"{name}.{part}": f"{path}.{f.name}" for part, f in _fields(items, ids).items()}
