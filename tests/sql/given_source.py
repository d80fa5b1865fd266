"""A source whose relations are given in a test; the others are empty."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.io.requests import CallLimit
from arrowmeta.kernels.buffers import flag_array
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.scan import Request, Scan, table_of
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import (
    DAMAGE,
    EVIDENCE,
    HEADERS,
    STRUCT_COLUMNS,
    base_schema,
    column_field,
)
from arrowmeta.predicate.session import workspace
from arrowmeta.views.database import make_sources

#: What tells files apart, beside the path of Iceberg's.
_IDENTITY = (
    *("partition_bytes", "bucket", "level", "file_name", "extra_files"),
    *("embedded_index", "external_path", "content", "content_offset"),
)


def with_file_id(row: dict[str, Any]) -> dict[str, Any]:
    """Return an entry with a `file_id` that its other columns imply; null without a name.

    A `file_id` that is given stays, also null.
    """
    if row.get("file_name") is None or "file_id" in row:
        return row
    path = row.get("file_path") if row.get("spec_id") is not None else None
    values = repr([path, *map(row.get, _IDENTITY)])
    return row | {"file_id": hashlib.md5(values.encode()).digest()}


def scan_of_table(schema: pa.Schema, entries: pa.Table, manifests: pa.Table) -> Scan:
    """Return a scan with the columns of `schema`, given the rows of `entries`."""

    def columns(table: pa.Table, names: Collection[str]) -> pa.Table:
        fields = [column_field(schema, name) for name in names]
        return pa.table([flat(table, f.name) for f in fields], schema=pa.schema(fields))

    def read(asked: Request) -> Iterator[pa.RecordBatch]:
        table, only = entries, asked.only
        if asked.manifests is not None:
            ordinals = pc.shift_right(table["entry_id"], 32)
            table = table.filter(pc.is_in(ordinals, pa.array(sorted(asked.manifests), pa.int64())))
        if only is not None and only.keep is not None:
            looked_at = columns(table, only.columns).combine_chunks()
            masks = [flag_array(only.keep(batch)) for batch in looked_at.to_batches()]
            table = table.filter(pa.chunked_array(masks, pa.bool_()))
        yield from columns(table, asked.columns).to_batches()

    return Scan(schema, manifests, read)


def flat(table: pa.Table, name: str) -> pa.ChunkedArray:
    """Return a column, or a field of a struct column by its flat name."""
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and rest:
        struct = table[root]
        return pc.struct_field(struct, [struct.type.get_field_index(rest)])
    return table[name]


@dataclass
class GivenSource:
    """See `arrowmeta.model.source.Source`; it has this one snapshot.

    Rows may leave out columns that are then null.
    """

    rows: Mapping[str, list[dict[str, Any]]] = field(default_factory=dict)
    shape: TableShape = field(default_factory=TableShape)
    format: str = "paimon"
    deletes_are_replayed: bool = True
    format_version: int = 3
    location: str = "t"
    snapshot_id: int | None = 1
    next_row_id: int | None = None
    schema: pa.Schema = field(default_factory=lambda: pa.schema([]))
    options: Mapping[str, str] = field(default_factory=dict)
    field_ids: Mapping[str, int] = field(default_factory=dict)
    unreferenced_snapshots: list[int] = field(default_factory=list)
    store: None = None
    share: None = None
    bucket_of_key: None = None
    row_total: None = None
    truncated_lengths: Mapping[str, int] = field(default_factory=dict)
    damage_log: DamageLog = field(default_factory=lambda: DamageLog(warns=False))

    @property
    def storage(self) -> Any:
        return SimpleNamespace(requests=SimpleNamespace(calls=CallLimit()))

    def derived(self, name: str, derive: Callable[[], pa.Table]) -> None:
        """Return None, as without a store."""

    @property
    def repeated_manifests(self) -> list[int]:
        return []

    def once(self, name: str, derive: Callable[[], pa.Table]) -> pa.Table:
        return derive()

    def schema_of(self, relation: str) -> pa.Schema:
        return base_schema(relation, self.shape)

    @property
    def tables(self) -> Mapping[str, Any]:
        def read(relation):
            if relation in EVIDENCE:
                table = pa.Table.from_pylist(self.rows[relation], EVIDENCE[relation])
            else:
                table = table_of(self.scan(relation), self.schema_of(relation).names)
            return lambda source, columns: table

        known = (*EVIDENCE, *BASE_RELATIONS)
        return {relation: read(relation) for relation in self.rows if relation in known}

    @property
    def headers(self) -> Any:
        rows = pa.Table.from_pylist(self.rows.get("headers", []), HEADERS)
        return SimpleNamespace(table=lambda: rows)

    def scan(self, relation: str = "entries") -> Scan:
        known = self.schema_of(relation)
        rows = [_DEFAULTS.get(relation, {}) | row for row in self.rows.get(relation, [])]
        for i, row in enumerate(rows):
            if relation in ("entries", "all_entries"):
                name = {"file_name": row.get("file_path")}
                rows[i] = with_file_id({"entry_id": i, "manifest_pos": i} | name | row)
        table = pa.Table.from_pylist(rows, known)
        listed = [row for row in self.rows.get("manifests", []) if row.get("content") != "index"]
        manifests = pa.Table.from_pylist(listed, base_schema("manifests", self.shape))
        return scan_of_table(known, table, manifests)

    def other_folder(self, folder: str) -> str | None:
        return None

    def damage(self) -> pa.Table:
        return pa.Table.from_pylist(self.rows.get("damage", []), DAMAGE)

    def resolve(self, path: str) -> str:
        return path


@contextmanager
def views_of(source: GivenSource, *views: str) -> Iterator[duckdb.DuckDBPyConnection]:
    """Yield a session with views of a source."""
    with workspace() as place:
        make_sources(place.session, place.database, {None: source}, lambda _: {}, views)
        yield place.session


_DEFAULTS: dict[str, dict[str, Any]] = {
    "entries": {"status": "added", "content": "data", "file_path": "p", "manifest_path": "m"},
    "deletion_vectors": {"data_file_path": "d", "file_path": "i", "content_offset": 1},
}


def shape_of(
    columns: Mapping[str, pa.DataType] | None = None,
    partition: Mapping[str, pa.DataType] | None = None,
    **more: Any,
) -> TableShape:
    """Return the shape of a table with these columns and partition fields."""
    struct, fields = (pa.struct(list((one or {}).items())) for one in (columns, partition))
    return TableShape(columns=struct, partition=fields, **more)


def asked(
    rows: Mapping[str, list[dict[str, Any]]],
    query: str,
    shape: TableShape | None = None,
    table_format: str = "paimon",
) -> list[tuple[Any, ...]]:
    """Return the rows of a query over the views of a table; its last name is that of a view."""
    replayed = table_format == "paimon"
    source = GivenSource(rows, shape or TableShape(), table_format, deletes_are_replayed=replayed)
    with views_of(source, query.rpartition(" ")[2]) as con:
        return con.execute(query).fetchall()
