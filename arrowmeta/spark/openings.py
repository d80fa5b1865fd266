"""The tables of a warehouse: how the driver finds them, and how tasks open them.

Takes a directory, or a catalog and a namespace, with options; gives the rows of `TABLES`, of
`PINNED` at one snapshot each, and of `PIECES`. Settings and credentials are in no row: functions of
the stages have them, see `docs/decisions/spark_credentials.md`.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.catalog.live import entry_manifests
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.io.interrupts import DaemonPool
from arrowmeta.io.location import absolute
from arrowmeta.io.own_version import decoder_version
from arrowmeta.model.scan import Batches
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.opening.catalog_clients import CatalogClient
from arrowmeta.opening.discovery import find_tables, identifiers
from arrowmeta.opening.locate import Opening
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass
from arrowmeta.spark.arrow import Row, in_stage, map_rows, spread, to_arrow
from arrowmeta.spark.options import OF_EVERY_TABLE, CatalogTable, ReadOptions, canonical
from arrowmeta.spark.reading import Pinned, balanced_runs, deleted_count, sizes_of
from arrowmeta.table import Table

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

TABLES = to_schema("name: string, location: string")
_OPENED = to_schema("snapshot_id: int64, is_open: bool, version: string, deleted_count: int64")
#: A table at the snapshot that everything is read of, null for a table without one: where the
#: pieces of its manifests end. `error` says why it could not be opened or cut, or not in full.
#: `deleted_count` is of entries that may delete files of other pieces, and null where none may.
PINNED = pa.schema([*TABLES, *_OPENED, *to_schema("error: string, ends: list<int64>")])
#: Some manifests of a table, from one ordinal up to another; null where it is read as a whole.
PIECES = pa.schema([*TABLES, *_OPENED, *to_schema("first: int64, past: int64")])
#: Stands for deleted entries that are not counted.
_MANY = 2**62

#: How many tables a task opens at a time.
_AT_ONCE = 16


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
        request = ReadOptions.of({**given, "path": location})
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

    def listed(self, max_depth: int, before: Mapping[str, str] = MappingProxyType({})) -> pa.Table:
        """Return name and location of each table, without opening them.

        Args:
            max_depth: how many folders below the directory a table may lie.
            before: earlier locations, for tables that the catalog could not load.
        """
        if self.catalog is None:
            root = self.opening.storage()
            found = find_tables(root, max_depth)
            names = map(".".join, identifiers(found, root.location))
            places = {name: t.location for name, t in zip(names, found, strict=True)}
        else:
            places = {
                name: table.place if isinstance(table, CatalogTable) else before.get(name, name)
                for name, table in self.in_catalog.items()
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
        return table.of_opening(opening)

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

    def pin(self, rows: Sequence[Row]) -> Batches:
        """Choose the snapshots of tables and cut their manifests, as rows of `PINNED`.

        Those of a table whose `version` is that of its row are not read, and it has no `ends`.
        """
        # Opening a table is mostly waiting for its store, which may not answer.
        with DaemonPool(_AT_ONCE) as pool:
            for row in pool.map(self._pinned, rows):
                yield pa.RecordBatch.from_pylist([row], PINNED)

    def _pinned(self, row: Row) -> dict[str, Any]:
        chosen: Row = {"is_open": False, "ends": []}
        try:
            source = self.opening_of(row).source()
            chosen |= {"snapshot_id": source.snapshot_id, "is_open": True}
            chosen["version"] = version_of(source)
            if chosen["version"] == row.get("version"):
                return row | chosen
            sizes = sizes_of(entry_manifests(source, ["length"]))
            chosen["ends"] = [run.stop for run in balanced_runs(sizes, self.bytes_per_task)]
            if source.deletes_are_replayed and len(chosen["ends"]) > 1:
                n_deleted = deleted_count(source)
                chosen["deleted_count"] = _MANY if n_deleted is None else n_deleted
            # Of a list that cannot be read, no manifests are known.
            chosen["error"] = next(iter(source.damage()["reason"].to_pylist()), None)
        except Exception as error:  # the other tables have to be read
            chosen["error"] = f"{type(error).__name__}: {error}"
        return row | chosen


def pin_tables(
    spark: SparkSession, opener: Opener, tables: pa.Table, versions: Mapping[str, str] | None = None
) -> list[Row]:
    """Open tables on the executors; return the rows of `PINNED`, by name.

    They come to the driver, because a task that runs again would open what is the latest by then.
    Those that still have a version, by name, are not cut.
    """
    known = [(versions or {}).get(name) for name in tables["name"].to_pylist()]
    tables = tables.append_column("version", pa.array(known, pa.string()))
    with in_stage(spark, f"open {counted(tables.num_rows, 'table')}"):
        pinned = to_arrow(map_rows(spread(spark, tables), opener.pin, PINNED))
    return pinned.sort_by("name").to_pylist()


def version_of(source: Source) -> str:
    """Return a digest of everything that the rows of a snapshot depend on.

    The snapshot's id is not enough: it may be used again after a rollback.
    """
    facts = f"{decoder_version()}\n{source.storage.location}\n{source.identity}"
    return hashlib.sha256(facts.encode()).hexdigest()


def pieces_of(row: Row) -> list[Row]:
    """Return the pieces of the manifests of a pinned table, as rows of `PIECES`."""
    cuts = zip([0, *row["ends"]], row["ends"], strict=False)
    return [row | {"first": first, "past": past} for first, past in cuts]


def ordinals_of(piece: Mapping[str, Any]) -> range | None:
    """Return the ordinals of the manifests of a piece; None for the whole table."""
    return None if piece["first"] is None else range(piece["first"], piece["past"])
