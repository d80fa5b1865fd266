"""The options of the data source: what Spark hands over as text, and what it stands for.

Knows the names and their spelling as text; whether a table, snapshot or relation of that
description exists is found out when it is opened.
"""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from arrowmeta.errors import UsageError
from arrowmeta.opening import Opening
from arrowmeta.spark.groups import BYTES_PER_TASK

if TYPE_CHECKING:
    from arrowmeta.model.source import Source

DEFAULT_RELATION = "files"
#: What an entry may say of its file.
STATUSES = ("added", "existing", "deleted")


@dataclass(frozen=True)
class ReadOptions:
    """What one load asks for.

    Attributes:
        opening: the table, its snapshot and how to read it: the arguments of `arrowmeta.open`.
        relation: to read.
        columns: of the relation, in this order; None for all.
        where: a predicate over the table's columns, in SQL, that the files wanted may match; for
            the relations `files` and `data_files`, which then are data files only.
        statuses: of the entries wanted; None for all. For the relation `entries` only.
        snapshot_of_ref: which snapshot of the branch that is opened; None for its latest.
        bytes_per_task: how many bytes of manifests one task reads.
        from_snapshot_id: the snapshot after which a stream begins; None for the beginning.
    """

    opening: Opening
    relation: str = DEFAULT_RELATION
    columns: tuple[str, ...] | None = None
    where: str | None = None
    statuses: tuple[str, ...] | None = None
    snapshot_of_ref: int | None = None
    bytes_per_task: int = BYTES_PER_TASK
    from_snapshot_id: int | None = None

    @classmethod
    def of(cls, options: Mapping[str, str]) -> ReadOptions:
        """Read the options of a load, whose names are lower case.

        Raises:
            UsageError: an option that does not exist, has no such value, or is missing.
        """
        _check_names(options)
        values = {name: _parsed(name, text) for name, text in options.items()}
        if not (location := values.pop("path", None)):
            raise UsageError("no table given: name its location in load(...) or the option 'path'")
        opening = {name: values.pop(name) for name in _OF_OPENING if name in values}
        request = cls(Opening(location, **opening).absolute(), **values)
        request._check()
        return request

    def _check(self) -> None:
        for name, relations in _OF_RELATIONS.items():
            if getattr(self, name) is not None and self.relation not in relations:
                raise UsageError(
                    f"option {name!r} is for {' and '.join(relations)}, not for {self.relation}"
                )

    def source(self) -> Source:
        """Find the table and its snapshot; see `Opening.source`."""
        source = self.opening.source()
        return source if self.snapshot_of_ref is None else source.at_snapshot(self.snapshot_of_ref)


def to_text(options: Mapping[str, Any]) -> dict[str, str]:
    """Spell options as text; those that are None are left out."""
    return {name: _spelled(name, value) for name, value in options.items() if value is not None}


def _spelled(name: str, value: Any) -> str:
    match value:
        case str():
            return value
        case bool():
            return str(value).lower()
        case SupportsIndex():
            return str(index(value))
        case float():
            return repr(value)
        case date():
            return value.isoformat()
        case Mapping():
            return json.dumps({old: os.fspath(new) for old, new in value.items()})
        case Sequence():
            return ",".join(value)
    raise UsageError(f"option {name!r} is a {type(value).__name__}, which Spark cannot hand on")


def _parsed(name: str, text: str) -> Any:
    try:
        return _PARSERS[name](text)
    except ValueError as error:
        # The text of others may be a secret.
        said = "" if name == "storage_options" else f" is {text!r};"
        raise UsageError(f"option {name!r}{said} {error}") from None


def _check_names(options: Mapping[str, str]) -> None:
    unknown = [name for name in options if name not in _PARSERS]
    if unknown:
        raise UsageError(f"no option {', '.join(unknown)}; there are {', '.join(_PARSERS)}")


def _to_bool(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise ValueError("it takes 'true' or 'false'")
    return text.lower() == "true"


def _to_int(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError("it takes a whole number") from None


def _to_seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError("it takes a number of seconds") from None


def _to_size(text: str) -> int:
    size = _to_int(text)
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


def _to_path_map(text: str) -> dict[str, str]:
    return _to_texts(text, '{"hdfs://old/": "/new/"}')


def _to_options(text: str) -> dict[str, str]:
    return _to_texts(text, '{"s3.region": "eu-west-1"}')


def _to_texts(text: str, example: str) -> dict[str, str]:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, dict) or not all(isinstance(new, str) for new in value.values()):
        raise ValueError(f"it takes a JSON object such as {example}")
    return value


_PARSERS: dict[str, Callable[[str], Any]] = {
    "path": str,
    "relation": str,
    "columns": _to_names,
    "where": str,
    "statuses": _to_statuses,
    "snapshot_of_ref": _to_int,
    "bytes_per_task": _to_size,
    "from_snapshot_id": _to_int,
    "format": str,
    "snapshot_id": _to_int,
    "ref": str,
    "as_of": str,
    "allow_moved_paths": _to_bool,
    "path_map": _to_path_map,
    "threads": _to_int,
    "strict": _to_bool,
    "store": str,
    "storage_options": _to_options,
    "connect_timeout": _to_seconds,
    "request_timeout": _to_seconds,
    "allowed_roots": _to_names,
}

#: Options that make sense for some relations only.
_OF_RELATIONS = {
    "where": ("files", "data_files"),
    "statuses": ("entries",),
    "from_snapshot_id": ("changes",),
}

_OF_OPENING = [field.name for field in dataclasses.fields(Opening) if field.name in _PARSERS]
