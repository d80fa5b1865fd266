"""A snapshot in memory, made of generated entries: what a planner sees of a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array
from arrowmeta.model.entries import STRUCT_COLUMNS, column_field
from arrowmeta.model.evidence import DAMAGE
from arrowmeta.model.shape import TableShape
from arrowmeta.model.source import EntryFilter
from arrowmeta.model.tables import base_schema
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.types import DataField, UnknownType


@dataclass
class GeneratedSource:
    """See `arrowmeta.model.source.Source`; also what the rules of a format ask for."""

    format: str
    deletes_are_replayed: bool
    shape: TableShape
    schema: pa.Schema
    entries: pa.Table
    manifests: pa.Table
    options: Mapping[str, str] = field(default_factory=dict)
    schema_rows: pa.Table | None = None
    of_format: Mapping[str, Any] = field(default_factory=dict)
    store: None = None

    def derived(self, name: str, derive: Callable[[], pa.Table]) -> None:
        """Return None, as without a store."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["of_format"][name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def reader(self) -> Any:
        """What the readers of index files report damage to."""
        return SimpleNamespace(on_damage=lambda kind: lambda error: None)

    @property
    def indexes(self) -> Any:
        """No index files."""
        return SimpleNamespace(manifests=list)

    @property
    def storage(self) -> Any:
        """Storage without requests."""
        calls = SimpleNamespace(during=nullcontext)
        return SimpleNamespace(requests=SimpleNamespace(calls=calls))

    def check_row_total(self, *_: Any) -> None:
        """Do nothing: there is no total to compare with."""

    @property
    def entire(self) -> GeneratedSource:
        """All manifests are read."""
        return self

    @property
    def repeated_manifests(self) -> list[int]:
        """Each manifest is named once."""
        return []

    def damage(self) -> pa.Table:
        return DAMAGE.empty_table()

    def schema_of(self, relation: str) -> pa.Schema:
        return base_schema(relation, self.shape)

    def batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None = None,
        only: EntryFilter | None = None,
    ) -> Iterator[pa.RecordBatch]:
        table = self._table(relation)
        if table is None:
            return
        if relation == "entries" and only is not None:
            table = self._chosen(table, only)
        fields = [column_field(self.schema_of(relation), name) for name in columns]
        arrays = [_flat(table, f.name) for f in fields]
        yield from pa.table(arrays, schema=pa.schema(fields)).to_batches()

    def _table(self, relation: str) -> pa.Table | None:
        known = {"entries": self.entries, "manifests": self.manifests, "schemas": self.schema_rows}
        return known.get(relation)

    def _chosen(self, table: pa.Table, only: EntryFilter) -> pa.Table:
        if only.manifests is not None:
            ordinals = pc.shift_right(table["entry_id"], 32)
            table = table.filter(pc.is_in(ordinals, pa.array(sorted(only.manifests), pa.int64())))
        if only.keep is not None:
            for_keep = pa.table([_flat(table, name) for name in only.columns], list(only.columns))
            batches = for_keep.combine_chunks().to_batches()
            masks = [flag_array(only.keep(batch)) for batch in batches]
            table = table.filter(pa.chunked_array(masks, pa.bool_()))
        return table


def paimon_schema(
    columns: pa.Schema, options: Mapping[str, str], key: Collection[str] = ()
) -> TableSchema:
    """Return the only schema of a table; types tell columns apart, and nothing reads them."""
    fields = [DataField(at, one.name, UnknownType(str(one.type))) for at, one in enumerate(columns)]
    return TableSchema(0, tuple(fields), primary_keys=tuple(key), options=options)


def _flat(table: pa.Table, name: str) -> pa.ChunkedArray:
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and rest:
        struct = table[root]
        return pc.struct_field(struct, [struct.type.get_field_index(rest)])
    return table[name]
