"""The tables of a warehouse: how the driver finds them, and how tasks open them.

Takes a directory, or a catalog and a namespace, with options; gives rows of `TABLES` for the driver
and an opened table for a task. Rows hold no settings: those that a catalog has for a table, vended
credentials among them, are known to the functions of the stages, as is every option of the user.
`docs/decisions/spark_credentials.md` says why.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Literal, NamedTuple

import pyarrow as pa

from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.iceberg.metadata_name import table_folder
from arrowmeta.io.location import absolute
from arrowmeta.model.shape import to_schema
from arrowmeta.opening.catalog_clients import CatalogClient, ForeignTable
from arrowmeta.opening.discovery import find_tables
from arrowmeta.opening.locate import Opening
from arrowmeta.records import dataclass
from arrowmeta.spark.options import OF_EVERY_TABLE, ReadOptions, canonical, to_text
from arrowmeta.spark.reading import Pinned
from arrowmeta.table import Table

TABLES = to_schema("name: string, location: string")


class CatalogTable(NamedTuple):
    """A table as its catalog describes it. Many of these are read faster than as many `Opening`."""

    uri: str
    format: Literal["paimon", "iceberg"]
    branch: str | None
    options: dict[str, str]

    @classmethod
    def of(cls, table: ForeignTable) -> CatalogTable:
        """Return it with a location that executors, which have other directories, can open."""
        return cls(absolute(table.uri), table.format, table.branch, dict(table.options))

    @property
    def place(self) -> str:
        """Where the table is, whichever metadata file is its latest."""
        return table_folder(self.uri) if self.format == "iceberg" else self.uri


@dataclass(frozen=True)
class Opener:
    """How the tables of a warehouse are found, opened and cut; a part of functions of stages.

    Attributes:
        opening: the arguments of `arrowmeta.open`, of which the location is another for each.
        bytes_per_task: how many bytes of manifests make a piece.
        catalog: its name and the namespace; None for a directory.
        in_catalog: each table with the credentials that its catalog vends, or the error.
    """

    opening: Opening
    bytes_per_task: int
    catalog: tuple[str, str] | None = None
    in_catalog: Mapping[str, CatalogTable | ArrowMetaError] = field(
        default_factory=dict, repr=False
    )

    @classmethod
    def of(cls, options: Mapping[str, Any], warehouse: str | os.PathLike[str] | None) -> Opener:
        """Read options as those of the data source, for tables of a warehouse; ask the catalog.

        Raises:
            UsageError: an option that does not exist, is of one table only, or has a value that
                no table could be opened with; or neither a directory nor a catalog.
            NotATableError, StorageError: the catalog has no such namespace, or does not answer.
        """
        given = canonical(options)
        if of_one := sorted(set(given) - set(OF_EVERY_TABLE)):
            raise UsageError(
                f"no option {', '.join(of_one)} for a warehouse; "
                f"there are {', '.join(sorted(OF_EVERY_TABLE))}"
            )
        catalog = given.pop("catalog", None)
        if catalog is None and warehouse is None:
            raise UsageError("no warehouse given: name a directory, or a catalog")
        # Tables of a catalog have locations of their own.
        location = absolute(warehouse if catalog is None and warehouse else ".")
        request = ReadOptions.of({"path": location, **to_text(given)})
        opening = request.opening
        # Otherwise each table would fail, and the answer would be empty.
        opening.check()
        if catalog is None:
            return cls(opening, request.bytes_per_task)
        client = CatalogClient.of(catalog, opening.limits)
        namespace = os.fspath(warehouse or "")
        tables = dict(client.tables(namespace, CatalogTable.of))
        return cls(opening, request.bytes_per_task, (client.name, namespace), tables)

    @property
    def warehouse(self) -> str:
        """What messages call it."""
        if self.catalog is None:
            return f"the warehouse {self.opening.location}"
        name, namespace = self.catalog
        return f"the namespace {namespace} of catalog {name}" if namespace else f"catalog {name}"

    def listed(self, max_depth: int, known: Mapping[str, str] | None = None) -> pa.Table:
        """Return name and location of each table, without opening them.

        Args:
            max_depth: how many folders below the directory a table may lie.
            known: earlier locations, for tables that the catalog could not load.
        """
        if self.catalog is None:
            root = self.opening.storage()
            places = {t.name_in(root.location): t.location for t in find_tables(root, max_depth)}
        else:
            places = {
                name: one.place if isinstance(one, CatalogTable) else (known or {}).get(name, name)
                for name, one in self.in_catalog.items()
            }
        return pa.Table.from_arrays([[*places], [*places.values()]], schema=TABLES)

    def opening_of(self, row: Mapping[str, Any]) -> Opening:
        """Return how a task opens a table: with one thread by default.

        Raises:
            ArrowMetaError: the catalog could not load it.
        """
        opening = replace(self.opening, threads=self.opening.threads or 1)
        if self.catalog is None:
            return replace(opening, location=row["location"])
        table = self.in_catalog[row["name"]]
        if isinstance(table, ArrowMetaError):
            raise table
        own = replace(opening, location=table.uri, format=table.format, branch=table.branch)
        return replace(own, table_options=table.options)

    def table(self, row: Mapping[str, Any]) -> Table:
        """Open a table at the snapshot that it was pinned at.

        Raises:
            UsageError: it could not be opened then.
        """
        opening = self.opening_of(row)
        if not row["is_open"]:
            opening.source()
            raise UsageError("it could not be opened when it was loaded; load it again")
        return Pinned.of(opening, row["snapshot_id"]).table()
