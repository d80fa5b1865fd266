"""A snapshot in memory, made of generated entries: what a planner sees of a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pyarrow as pa

from arrowmeta.iceberg.pruning import IcebergRules
from arrowmeta.model.scan import Scan
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import DAMAGE, base_schema
from arrowmeta.paimon.pruning import PaimonRules
from arrowmeta.paimon.schema import DataField, DataType, TableSchema
from tests.sql.given_source import scan_of_table


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
    share: None = None
    row_total: None = None

    def derived(self, name: str, derive: Callable[[], pa.Table]) -> None:
        """Return None, as without a store."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["of_format"][name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def rules(self) -> Any:
        return (PaimonRules if self.format == "paimon" else IcebergRules)(self)  # type: ignore[arg-type]

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

    @property
    def tables(self) -> Mapping[str, Any]:
        known = {"manifests": self.manifests, "schemas": self.schema_rows}
        return {
            name: lambda source, columns, table=table: table
            for name, table in known.items()
            if table is not None
        }

    def scan(self, relation: str = "entries") -> Scan:
        """Return the scan of the entries."""
        return scan_of_table(self.schema_of(relation), self.entries, self.manifests)


def paimon_schema(
    columns: pa.Schema, options: Mapping[str, str], key: Collection[str] = ()
) -> TableSchema:
    """Return the only schema of a table; types tell columns apart, and nothing reads them."""
    fields = [
        DataField(at, one.name, DataType("", (str(one.type),))) for at, one in enumerate(columns)
    ]
    return TableSchema(0, tuple(fields), primary_keys=tuple(key), options=options)
