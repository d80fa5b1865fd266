"""The relations both formats are translated into, by name: their columns and Arrow types.

Knows nothing of any format. A column a format does not have is there and null. What a relation and
its columns mean is said by the COMMENTs of its view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pyarrow as pa

from arrowmeta.model import history
from arrowmeta.model.entries import (
    entries_schema,
    files_schema,
    internal_entry_fields,
)
from arrowmeta.model.evidence import CLUSTERING
from arrowmeta.model.health import FINDINGS, METADATA_BYTES, delete_debt_schema, file_sizes_schema
from arrowmeta.model.live_files import (
    APPLICABLE_DELETES,
    COLUMN_STATS,
    FILE_INDEXES,
    buckets_schema,
    deletion_vectors_schema,
    index_files_schema,
    partitions_schema,
)
from arrowmeta.model.manifests import (
    MANIFEST_ALIASES,
    METADATA_FILES,
    all_manifests_schema,
    manifests_schema,
)
from arrowmeta.model.shape import TableShape


def _always(schema: pa.Schema) -> Callable[[TableShape], pa.Schema]:
    return lambda _: schema


#: Schema builders of the relations as formats decode them, in the order people meet them.
_DECODED: dict[str, Callable[[TableShape], pa.Schema]] = {
    "snapshots": _always(history.SNAPSHOTS),
    "refs": _always(history.REFS),
    "schemas": _always(history.SCHEMAS),
    "specs": _always(history.SPECS),
    "sort_orders": _always(history.SORT_ORDERS),
    "options": _always(history.OPTIONS),
    "manifests": manifests_schema,
    "entries": entries_schema,
    "files": files_schema,
    "data_files": files_schema,
    "delete_files": files_schema,
    "partitions": partitions_schema,
    "buckets": buckets_schema,
    "index_files": index_files_schema,
    "deletion_vectors": deletion_vectors_schema,
    "applicable_deletes": _always(APPLICABLE_DELETES),
    "column_stats": _always(COLUMN_STATS),
    "file_indexes": _always(FILE_INDEXES),
    "metadata_files": _always(METADATA_FILES),
    "all_manifests": all_manifests_schema,
    "all_entries": entries_schema,
    "all_files": files_schema,
    "history": _always(history.HISTORY),
    "metadata_log_entries": _always(history.METADATA_LOG_ENTRIES),
    "consumers": _always(history.CONSUMERS),
    "statistics": _always(history.STATISTICS),
    "file_sizes": file_sizes_schema,
    "delete_debt": delete_debt_schema,
    "clustering": _always(CLUSTERING),
    "metadata_bytes": _always(METADATA_BYTES),
    "findings": _always(FINDINGS),
}


#: Second names of columns, by relation: columns with the same values.
ALIASES: dict[str, Mapping[str, str]] = {
    "manifests": MANIFEST_ALIASES,
    "all_manifests": MANIFEST_ALIASES,
}


def _with_aliases(relation: str, schema: pa.Schema) -> pa.Schema:
    aliases = ALIASES.get(relation, {}).items()
    return pa.schema([*schema, *(schema.field(own).with_name(alias) for alias, own in aliases)])


def _shown(relation: str) -> Callable[[TableShape], pa.Schema]:
    build = _DECODED[relation]
    return lambda shape: _with_aliases(relation, build(shape.shown))


#: Schema builders of the relations; no column is, or contains, a struct without fields.
SCHEMAS = {relation: _shown(relation) for relation in _DECODED}

#: Columns that base relations have beside those people see.
_INTERNAL_FIELDS: dict[str, Callable[[TableShape], tuple[pa.Field, ...]]] = {
    "entries": internal_entry_fields,
    "all_entries": internal_entry_fields,
    "column_stats": lambda shape: internal_entry_fields(shape)[:1],
    "file_indexes": lambda shape: internal_entry_fields(shape)[:1],
}


def base_schema(relation: str, shape: TableShape) -> pa.Schema:
    """Return the columns of a base relation: the relation's, and those only SQL needs."""
    return _with_aliases(relation, decoded_schema(relation, shape.shown))


def decoded_schema(relation: str, shape: TableShape) -> pa.Schema:
    """Return the same columns as decoders make them: no aliases, structs without fields."""
    internal = _INTERNAL_FIELDS.get(relation)
    return pa.schema([*_DECODED[relation](shape), *(internal(shape) if internal else ())])
