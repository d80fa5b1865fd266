"""The options of the data source, which Spark passes as text.

Takes names in snake case or camel case, as `snapshot_id` and `snapshotId`, and their texts; gives
`ReadOptions`. Does not check that the table and the snapshot exist.
"""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, SupportsIndex

from arrowmeta.columns.names import meant
from arrowmeta.errors import UsageError
from arrowmeta.io.requests import REQUEST_TIMEOUT
from arrowmeta.opening.locate import Opening
from arrowmeta.predicate.dialect import DIALECTS, Dialect
from arrowmeta.records import dataclass
from arrowmeta.spark.pieces import BYTES_PER_TASK

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from arrowmeta.model.source import Source

DEFAULT_RELATION = "files"
#: Values of the column `status`.
STATUSES = ("added", "existing", "deleted")

#: Options that may have secrets.
_OF_STORAGE = ("storage_options", "table_options")

#: Prefix of options in a session's configuration, as in `spark.arrowmeta.store`.
CONFIGURATION = "spark.arrowmeta."


@dataclass(frozen=True)
class ReadOptions:
    """The options of one load.

    Attributes:
        opening: the table, its snapshot and how to read it: the arguments of `arrowmeta.open`.
        relation: to read.
        columns: of the relation, in this order; None for all.
        where: a predicate over the table's columns, in SQL, that the files wanted may match; for
            the relations `files` and `data_files`, which then are data files only.
        dialect: the engine whose meaning `where` has. By default it is that of the session where
            there is one, as in the functions of `arrowmeta.spark`, and `spark` elsewhere.
        statuses: of the entries wanted; None for all. For the relation `entries` only.
        snapshot_of_ref: which snapshot of the branch that is opened; None for its latest.
        bytes_per_task: how many bytes of manifests one task reads.
        from_snapshot_id: the snapshot after which a stream begins; None for the beginning.
        trust_delete_counts: whether a manifest has no deleted entries if the list counts none; else
            the deleted entries of all manifests are read first. Wrong counts are an error.
    """

    opening: Opening
    relation: str = DEFAULT_RELATION
    columns: tuple[str, ...] | None = None
    where: str | None = None
    dialect: Dialect | None = None
    statuses: tuple[str, ...] | None = None
    snapshot_of_ref: int | None = None
    bytes_per_task: int = BYTES_PER_TASK
    from_snapshot_id: int | None = None
    trust_delete_counts: bool = True

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> ReadOptions:
        """Read the options of a load, as text or as values.

        Raises:
            UsageError: an option that does not exist, has no such value, or is missing.
        """
        found = to_text(in_catalog(canonical(options)))
        values = {name: _parsed(name, text) for name, text in found.items()}
        if not (location := values.pop("path", None)):
            raise UsageError("no table given: name its location in load(...) or the option 'path'")
        opening = {name: values.pop(name) for name in _OF_OPENING if name in values}
        request = cls(Opening(location, **opening).absolute(), **values)
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


def in_catalog(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options with the location of a table instead of its identifier in a catalog.

    Executors do not ask the catalog. `table_options` are those with which its library reads the
    table, credentials that it has vended among them. They may end before a long query does.

    Args:
        options: of a load; `catalog` is one of PyIceberg or pypaimon, or the name of one in
            PyIceberg's configuration. `request_timeout` is for the catalog, too.
    """
    of_table = {**options}
    if (catalog := of_table.pop("catalog", None)) is None:
        return of_table
    from arrowmeta.opening.catalog_clients import CatalogClient, foreign_table

    identifier = of_table.get("path")
    if not isinstance(identifier, str):
        raise UsageError(f"catalog needs an identifier such as 'db.orders', got {identifier!r}")
    seconds = str(options.get("request_timeout") or REQUEST_TIMEOUT)
    client = CatalogClient.of(catalog, _parsed("request_timeout", seconds))
    found = foreign_table(client.table(identifier))
    if found.branch not in (None, "main"):
        of_table["ref"] = found.branch
    if found.options:
        of_table["table_options"] = found.options
    return {**of_table, "path": found.uri, "format": found.format}


def canonical(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options by their names in snake case.

    Raises:
        UsageError: an option that does not exist.
    """
    if {"owner", "provider"} <= options.keys():  # properties of a table of Spark's own catalog
        raise UsageError(
            "Spark keeps no options of CREATE TABLE ... USING arrowmeta for queries: use CREATE "
            "TEMPORARY VIEW, or CREATE GLOBAL TEMPORARY VIEW for all sessions of an application"
        )
    # Spark hands names over in lower case.
    known = {name.replace("_", ""): name for name in _PARSERS}
    values = {}
    for name, value in options.items():
        key = known.get(name.replace("_", "").lower())
        if key is None:
            raise UsageError(
                f"no option {name}{meant(name, _PARSERS)}; there are {', '.join(_PARSERS)}"
            )
        values[key] = value
    return values


def to_text(options: Mapping[str, Any]) -> dict[str, str]:
    """Spell options as text; those that are None are left out."""
    return {name: _spelled(name, value) for name, value in options.items() if value is not None}


def _spelled(name: str, value: Any) -> str:
    match value:
        case str() | os.PathLike():
            return os.fspath(value)
        case bool():
            return str(value).lower()
        case SupportsIndex() | float():
            return str(value)
        case date():
            return value.isoformat()
        case Mapping():
            return json.dumps({old: os.fspath(new) for old, new in value.items()})
        case Sequence():
            return ",".join(value)
    raise UsageError(f"option {name!r} is a {type(value).__name__}, which Spark cannot pass on")


def _parsed(name: str, text: str) -> Any:
    try:
        return _PARSERS[name](text)
    except ValueError as error:
        said = "" if name in _OF_STORAGE else f" is {text!r};"
        raise UsageError(f"option {name!r}{said} {error}") from None


def _number(of: type, what: str) -> Callable[[str], Any]:
    def parse(text: str) -> Any:
        try:
            return of(text)
        except ValueError:
            raise ValueError(f"it takes {what}") from None

    return parse


_to_int = _number(int, "a whole number")
_to_seconds = _number(float, "a number of seconds")


def _to_bool(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise ValueError("it takes 'true' or 'false'")
    return text.lower() == "true"


def _to_size(text: str) -> int:
    size: int = _to_int(text)
    if size < 1:
        raise ValueError("it takes a number of bytes, at least 1")
    return size


def _to_names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if "" in names:
        raise ValueError("it takes names separated by commas")
    return names


def _to_statuses(text: str) -> tuple[str, ...]:
    statuses = _to_names(text)
    if not set(statuses) <= set(STATUSES):
        raise ValueError(f"it takes some of {', '.join(STATUSES)}")
    return statuses


def _to_dialect(text: str) -> str:
    if text not in DIALECTS:
        raise ValueError(f"it takes one of {', '.join(DIALECTS)}")
    return text


def _texts_like(example: str) -> Callable[[str], dict[str, str]]:
    def parse(text: str) -> dict[str, str]:
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        if not isinstance(value, dict) or not all(isinstance(new, str) for new in value.values()):
            raise ValueError(f"it takes a JSON object such as {example}")
        return value

    return parse


_PARSERS: dict[str, Callable[[str], Any]] = {
    "path": str,
    "relation": str,
    "columns": _to_names,
    "where": str,
    "dialect": _to_dialect,
    "statuses": _to_statuses,
    "snapshot_of_ref": _to_int,
    "bytes_per_task": _to_size,
    "from_snapshot_id": _to_int,
    "trust_delete_counts": _to_bool,
    "catalog": str,
    "format": str,
    "snapshot_id": _to_int,
    "ref": str,
    "as_of": str,
    "allow_moved_paths": _to_bool,
    "path_map": _texts_like('{"hdfs://old/": "/new/"}'),
    "threads": _to_int,
    "strict": _to_bool,
    "store": str,
    **dict.fromkeys(_OF_STORAGE, _texts_like('{"s3.region": "eu-west-1"}')),
    "connect_timeout": _to_seconds,
    "request_timeout": _to_seconds,
    "total_timeout": _to_seconds,
    "allowed_roots": _to_names,
}

#: Options that make sense for some relations only.
_OF_RELATIONS = {
    "where": ("files", "data_files"),
    "statuses": ("entries",),
    "from_snapshot_id": ("changes",),
}

_OF_OPENING = [field.name for field in dataclasses.fields(Opening) if field.name in _PARSERS]

#: Options of a session: those that are not of one table or relation.
CONFIGURABLE = (
    "bytes_per_task",
    "dialect",
    "trust_delete_counts",
    *(name for name in _OF_OPENING if name not in ("snapshot_id", "ref", "table_options")),
)


def configured(spark: SparkSession, names: Collection[str] = CONFIGURABLE) -> dict[str, str]:
    """Return the options of some names that the session's configuration has.

    Raises:
        UsageError: an option that does not exist, or is of one table or relation.
    """
    if hasattr(spark.conf, "getAll"):
        settings = spark.conf.getAll
    else:  # Spark 3.5 lists those that it was started with.
        settings = dict(spark.sparkContext.getConf().getAll())
    prefix = CONFIGURATION
    of_us = {name[len(prefix) :]: settings[name] for name in settings if name.startswith(prefix)}
    of_session = canonical(of_us)
    for name in of_session:
        if name not in CONFIGURABLE:
            raise UsageError(
                f"{prefix}{name} is not an option of a session; there are {', '.join(CONFIGURABLE)}"
            )
    return {name: value for name, value in of_session.items() if name in names}
