"""The options of the data source: what Spark hands over as text, and what it stands for.

Knows the names and their spelling as text; whether a table, snapshot or relation of that
description exists is found out when it is opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import arrowmeta
from arrowmeta.errors import UnsupportedError, UsageError

DEFAULT_RELATION = "files"


@dataclass(frozen=True)
class ReadOptions:
    """What one load asks for.

    Attributes:
        location: of the table.
        relation: to read.
        columns: of the relation, in this order; None for all.
        opening: the keyword arguments of `arrowmeta.open`.
    """

    location: str
    relation: str = DEFAULT_RELATION
    columns: tuple[str, ...] | None = None
    opening: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, options: Mapping[str, str]) -> ReadOptions:
        """Read the options of a load, whose names are lower case.

        Raises:
            UsageError: an option that does not exist, has no such value, or is missing.
            UnsupportedError: the option `where`.
        """
        _check_names(options)
        values = {name: _parsed(name, text) for name, text in options.items()}
        if not (location := values.pop("path", None)):
            raise UsageError("no table given: name its location in load(...) or the option 'path'")
        return cls(
            location=location,
            relation=values.pop("relation", DEFAULT_RELATION),
            columns=values.pop("columns", None),
            opening=values,
        )

    def open(self) -> arrowmeta.Table:
        """Open the table as the options say."""
        return arrowmeta.open(self.location, **self.opening)


def to_text(options: Mapping[str, Any]) -> dict[str, str]:
    """Spell options as text; those that are None are left out."""
    return {name: _spelled(value) for name, value in options.items() if value is not None}


def _spelled(value: Any) -> str:
    match value:
        case str():
            return value
        case bool():
            return str(value).lower()
        case datetime():
            return value.isoformat()
        case Mapping():
            return json.dumps(dict(value))
        case Sequence():
            return ",".join(value)
        case _:
            return str(value)


def _parsed(name: str, text: str) -> Any:
    try:
        return _PARSERS[name](text)
    except ValueError as error:
        raise UsageError(f"option {name!r} is {text!r}; {error}") from None


def _check_names(options: Mapping[str, str]) -> None:
    if "where" in options:
        # Ignoring it would hand back more rows than were asked for.
        raise UnsupportedError(
            "option 'where' is not supported by this version; filter the DataFrame instead"
        )
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


def _to_names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if "" in names:
        raise ValueError("it takes column names separated by commas")
    return names


def _to_path_map(text: str) -> dict[str, str]:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, dict) or not all(isinstance(new, str) for new in value.values()):
        raise ValueError('it takes a JSON object such as {"hdfs://old/": "/new/"}')
    return value


_PARSERS: dict[str, Callable[[str], Any]] = {
    "path": str,
    "relation": str,
    "columns": _to_names,
    "format": str,
    "snapshot_id": _to_int,
    "ref": str,
    "as_of": str,
    "allow_moved_paths": _to_bool,
    "path_map": _to_path_map,
    "threads": _to_int,
    "strict": _to_bool,
}
