"""The options of the data source, which Spark passes as text.

Takes names in snake case or camel case, as `snapshot_id` and `snapshotId`, and their texts; gives
`ReadOptions`. Does not check that the table and the snapshot exist.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arrowmeta.errors import UsageError, meant
from arrowmeta.io.options import (
    COUNT,
    INTEGER,
    LOAD,
    NAMES,
    SESSION,
    TEXT,
    WAREHOUSE,
    Option,
    choice_of,
    option,
    options_of,
    some_of,
)
from arrowmeta.model.tables import DAMAGE_RELATION
from arrowmeta.predicate import DIALECTS, Dialect
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.options import OpenOptions, check_names

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

DEFAULT_RELATION = "files"
#: Relations that are read in full from what is readable, unless `strict` is set.
ABOUT_DAMAGE = (DAMAGE_RELATION, "findings")
#: Bytes of manifests that one task reads: four of the size at which writers start a new one.
BYTES_PER_TASK = 32 << 20
#: Values of the column `status`.
STATUSES = ("added", "existing", "deleted")

#: Prefix of options in a session's configuration, as in `spark.arrowmeta.store`.
CONFIGURATION = "spark.arrowmeta."


@dataclass(frozen=True)
class ReadOptions:
    """The options of one load.

    Attributes:
        opening: the table, its snapshot and how to read it: the options of `arrowmeta.open`.
        relation: any relation of `docs/sql.md`, `damage`, or for streams `changes`.
        columns: only these are decoded, in this order; so does a schema given to the reader.
        where: a predicate in SQL over the table's own columns, for `files` and `data_files`: the
            data files that may match, as `plan(where).files` has them.
        dialect: the engine whose meaning `where` has.
        time_zone: the time zone of `where`, such as `Europe/Berlin` or `+05:30`. By default it is
            that of the session; the data source knows of none, and keeps what a session in some
            zone matches.
        statuses: of the entries wanted, for `entries`.
        bytes_per_task: bytes of manifests that one task reads.
        from_snapshot_id: for `changes`: begin after this snapshot.
        max_snapshots_per_batch: for `changes`, with Spark 4.2 or newer: how many snapshots a
            micro-batch has at most; all new ones by default, and with the trigger `once`.
    """

    opening: Opening
    relation: str = option(DEFAULT_RELATION, TEXT, takers=(LOAD,))
    columns: tuple[str, ...] | None = option(None, NAMES, takers=(LOAD,))
    where: str | None = option(None, TEXT, takers=(LOAD,))
    dialect: Dialect = option("spark", choice_of(*DIALECTS), takers=(LOAD, SESSION))
    time_zone: str | None = option(None, TEXT, takers=(LOAD, SESSION))
    statuses: tuple[str, ...] | None = option(None, some_of(*STATUSES), takers=(LOAD,))
    bytes_per_task: int = option(BYTES_PER_TASK, COUNT, takers=(LOAD, SESSION, WAREHOUSE))
    from_snapshot_id: int | None = option(None, INTEGER, takers=(LOAD,))
    max_snapshots_per_batch: int | None = option(None, COUNT, takers=(LOAD,))

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
        # Damage is what these relations are about.
        settings.setdefault("strict", values.get("relation") not in ABOUT_DAMAGE)
        opening = Opening(location, **settings)
        if catalog is not None:  # executors do not ask it
            from arrowmeta.tables.locate import CatalogClient, foreign_table

            table = foreign_table(CatalogClient.of(catalog, opening.limits).table(location))
            facts = {"format": table.format, "branch": table.branch}
            opening = opening.replaced(location=table.uri, table_options=table.options, **facts)
        request = cls(opening.absolute(), **values)
        for name, relations in _OF_RELATIONS.items():
            if getattr(request, name) is not None and request.relation not in relations:
                raise UsageError(
                    f"option {name!r} is for {' and '.join(relations)}, not for {request.relation}"
                )
        return request


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
    of_us = {name for name in settings if name.startswith(CONFIGURATION)}
    of_session = canonical({name.removeprefix(CONFIGURATION): settings[name] for name in of_us})
    if wrong := of_session.keys() - {*CONFIGURABLE}:
        name, there = f"{CONFIGURATION}{min(wrong)}", ", ".join(CONFIGURABLE)
        raise UsageError(f"{name} is not an option of a session; there are {there}")
    return {name: value for name, value in of_session.items() if name in names}
