"""The options of the data source, which Spark passes as text.

Takes names in snake case or camel case, as `snapshot_id` and `snapshotId`, and their texts; gives
`ReadOptions`. Does not check that the table and the snapshot exist.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from arrowmeta.errors import UsageError, meant
from arrowmeta.io.location import absolute, table_folder
from arrowmeta.io.options import (
    COUNT,
    FLAG,
    INTEGER,
    LOAD,
    NAMES,
    SESSION,
    TEXT,
    WAREHOUSE,
    Option,
    one_of,
    option,
    options_of,
    some_of,
)
from arrowmeta.predicate import DIALECTS, Dialect
from arrowmeta.spark.reading import BYTES_PER_TASK
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.options import OpenOptions, check_names

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from arrowmeta.model.source import Source
    from arrowmeta.tables.locate import ForeignTable

DEFAULT_RELATION = "files"
#: Values of the column `status`.
STATUSES = ("added", "existing", "deleted")

#: Prefix of options in a session's configuration, as in `spark.arrowmeta.store`.
CONFIGURATION = "spark.arrowmeta."


class CatalogTable(NamedTuple):
    """A table as its catalog describes it. Many of these are read faster than as many `Opening`."""

    location: str
    format: Literal["paimon", "iceberg"]
    branch: str | None
    table_options: dict[str, str]

    @classmethod
    def of(cls, table: ForeignTable) -> CatalogTable:
        """Return it with a location that executors, which have other directories, can open."""
        return cls(absolute(table.uri), table.format, table.branch, dict(table.options))

    @property
    def place(self) -> str:
        """Where the table is, whichever metadata file is its latest."""
        return table_folder(self.location) if self.format == "iceberg" else self.location

    def of_opening(self, opening: Opening) -> Opening:
        """Return how to open the table, with credentials that the catalog has vended."""
        return opening.replaced(**self._asdict())


@dataclass(frozen=True)
class ReadOptions:
    """The options of one load.

    Attributes:
        opening: the table, its snapshot and how to read it: the options of `arrowmeta.open`.
        relation: any relation of `docs/sql.md`, `damage`, or for streams `changes`.
        columns: only these are decoded, in this order; so does a schema given to the reader.
        where: a predicate in SQL over the table's own columns, for `files` and `data_files`: the
            data files that may match, as `plan(where).files` has them.
        dialect: the engine whose meaning `where` has. By default it is that of the session where
            there is one, as in the functions of `arrowmeta.spark`, and `spark` elsewhere.
        time_zone: the time zone of `where`, such as `Europe/Berlin` or `+05:30`. By default it is
            that of the session; where there is none, what a session in some zone matches is kept.
        statuses: of the entries wanted, for `entries`.
        snapshot_of_ref: which snapshot of the branch `ref`; its latest by default.
        bytes_per_task: bytes of manifests that one task reads.
        from_snapshot_id: for `changes`: begin after this snapshot.
        max_snapshots_per_batch: for `changes`, with Spark 4.2 or newer: how many snapshots a
            micro-batch has at most; all new ones by default, and with the trigger `once`.
        trust_delete_counts: Paimon: whether a manifest has no deleted entries if its list counts
            none, which is an error where the counts are wrong. `false` looks at all entries in one
            task, also to count files once that manifests of several tasks add. A table that one
            task reads needs neither.
    """

    opening: Opening
    relation: str = option(DEFAULT_RELATION, TEXT, takers=(LOAD,))
    columns: tuple[str, ...] | None = option(None, NAMES, takers=(LOAD,))
    where: str | None = option(None, TEXT, takers=(LOAD,))
    dialect: Dialect | None = option(None, one_of(*DIALECTS), takers=(LOAD, SESSION))
    time_zone: str | None = option(None, TEXT, takers=(LOAD, SESSION))
    statuses: tuple[str, ...] | None = option(None, some_of(*STATUSES), takers=(LOAD,))
    snapshot_of_ref: int | None = option(None, INTEGER, takers=(LOAD,))
    bytes_per_task: int = option(BYTES_PER_TASK, COUNT, takers=(LOAD, SESSION, WAREHOUSE))
    from_snapshot_id: int | None = option(None, INTEGER, takers=(LOAD,))
    max_snapshots_per_batch: int | None = option(None, COUNT, takers=(LOAD,))
    trust_delete_counts: bool = option(True, FLAG, takers=(LOAD, SESSION))

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> ReadOptions:
        """Read the options of a load, as text or as values.

        Raises:
            UsageError: an option that does not exist, has no such value, or is missing.
        """
        given = canonical(options)
        catalog = given.pop("catalog", None)
        values = {n: _read(n, value) for n, value in given.items() if value is not None}
        if not (location := values.pop("path", None)):
            raise UsageError("no table given: name its location in load(...) or the option 'path'")
        settings = {name: values.pop(name) for name in options_of(Opening) if name in values}
        opening = Opening(location, **settings)
        if catalog is not None:  # executors do not ask it
            from arrowmeta.tables.locate import CatalogClient, foreign_table

            client = CatalogClient.of(catalog, opening.limits)
            opening = CatalogTable.of(foreign_table(client.table(location))).of_opening(opening)
        request = cls(opening.absolute(), **values)
        for name, relations in _OF_RELATIONS.items():
            if getattr(request, name) is not None and request.relation not in relations:
                raise UsageError(
                    f"option {name!r} is for {' and '.join(relations)}, not for {request.relation}"
                )
        return request

    def source(self) -> Source:
        """Find the table and its snapshot; see `Opening.source`."""
        source = self.opening.source()
        return source if self.snapshot_of_ref is None else source.at_snapshot(self.snapshot_of_ref)

    def at(self, snapshot_id: int | None) -> ReadOptions:
        """Return the options of a load of one snapshot, which these have found."""
        opening = self.opening.replaced(as_of=None)
        if opening.ref is not None:
            return replace(self, opening=opening, snapshot_of_ref=snapshot_id)
        return replace(self, opening=opening.replaced(snapshot_id=snapshot_id))


def canonical(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options by their names in snake case; UsageError for one that does not exist."""
    if {"owner", "provider"} <= options.keys():  # properties of a table of Spark's own catalog
        raise UsageError(
            "Spark keeps no options of CREATE TABLE ... USING arrowmeta for queries: use CREATE "
            "TEMPORARY VIEW, or CREATE GLOBAL TEMPORARY VIEW for all sessions of an application"
        )
    # Spark hands names over in lower case.
    known = {name.replace("_", ""): name for name in OPTIONS}
    values = {known.get(name.replace("_", "").lower(), name): options[name] for name in options}
    check_names(values, OPTIONS)
    return values


def check_known(names: Sequence[str], known: Sequence[str], complaint: str) -> None:
    """Raise UsageError, with a complaint, for a name that is not known."""
    for name in names:
        if name not in known:
            hint = meant(name, known)
            raise UsageError(f"{complaint} {name!r}{hint}; there are {', '.join(known)}")


def _read(name: str, value: Any) -> Any:
    """Return the value of an option, of which Spark gives the text."""
    if isinstance(value, os.PathLike):
        value = os.fspath(value)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        value = ",".join(value)
    if isinstance(value, str):
        return OPTIONS[name].parse(value)
    OPTIONS[name].check(value)
    return value


#: What a load of the data source takes, by name.
OPTIONS: dict[str, Option] = {
    "path": Option(TEXT, "the table; `load(path)` sets it", (LOAD,), name="path")
}
for _settings in (ReadOptions, OpenOptions, Opening):
    OPTIONS |= {name: some for name, some in options_of(_settings).items() if LOAD in some.takers}

#: Options that make sense for some relations only.
_OF_RELATIONS = {
    "where": ("files", "data_files"),
    "statuses": ("entries",),
    "from_snapshot_id": ("changes",),
    "max_snapshots_per_batch": ("changes",),
}

#: Options of a session: those that are not of one table or relation.
CONFIGURABLE = tuple(name for name in OPTIONS if SESSION in OPTIONS[name].takers)
#: Options that make sense for all tables of a warehouse alike.
OF_EVERY_TABLE = tuple(name for name in OPTIONS if WAREHOUSE in OPTIONS[name].takers)


def configured(spark: SparkSession, names: Collection[str] = CONFIGURABLE) -> dict[str, str]:
    """Return the options of some names that the session's configuration has.

    Raises:
        UsageError: it has an option that does not exist, or is of one table or relation.
    """
    if hasattr(spark.conf, "getAll"):
        settings = spark.conf.getAll
    else:  # Spark 3.5 lists those that it was started with.
        settings = dict(spark.sparkContext.getConf().getAll())
    prefix = CONFIGURATION
    of_us = {name for name in settings if name.startswith(prefix)}
    of_session = canonical({name.removeprefix(prefix): settings[name] for name in of_us})
    if wrong := of_session.keys() - {*CONFIGURABLE}:
        there = ", ".join(CONFIGURABLE)
        raise UsageError(f"{prefix}{min(wrong)} is not an option of a session; there are {there}")
    return {name: value for name, value in of_session.items() if name in names}
