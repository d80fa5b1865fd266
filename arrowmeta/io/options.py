"""Options as data: which values an option takes, what it does, and who takes it.

An option is a field of a dataclass, made by `option`: the field has its name, type and default, the
docstring of the class what it does, and its metadata the rest. Python's functions, both programs,
Spark and the pages read all of it from there. Imports nothing heavy, so that help is printed
without delay. Main names: `option`, `Option`, `options_of`, `StorageSettings`, `StorageOptions`;
`to_past_time` reads times and ages, `Access` is what SQL may access.
"""

from __future__ import annotations

import dataclasses
import json
import os
import re
from collections import UserDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, partial
from typing import Any, Self, SupportsIndex, TypedDict

from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import UsageError
from arrowmeta.text import redacted


class Kind(Struct, frozen=True):
    """Values that options take, and how a text becomes one.

    Attributes:
        what: what a value is, after "must be".
        accepts: whether a value is one.
        from_text: returns the value of a text, as Spark passes it; raises `ValueError`. None for
            objects, which no text stands for.
        metavar: stands for a value in the help of the programs; empty for flags and choices.
        choices: all values, if they are few.
        item: returns one of several values, which are given one by one on a command line; raises
            `ValueError`. None for a single value.
    """

    what: str
    accepts: Callable[[Any], bool] = lambda value: True
    from_text: Callable[[str], Any] | None = None
    metavar: str = ""
    choices: tuple[str, ...] = ()
    item: Callable[[str], Any] | None = None

    def read(self, text: str) -> Any:
        """Return the value of a text.

        Raises:
            ValueError: there is none.
        """
        value = self.from_text(text) if self.from_text else text
        if not self.accepts(value):
            raise ValueError(text)
        return value


def _is_integer(value: Any) -> bool:
    return isinstance(value, SupportsIndex) and not isinstance(value, bool)


def _is_seconds(value: Any) -> bool:
    return isinstance(value, int | float) and 0 < value < float("inf")


def _is_list(value: Any) -> bool:
    return not isinstance(value, str | os.PathLike | Mapping) and hasattr(value, "__iter__")


def _is_texts(value: Any) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(text, str) for pair in value.items() for text in pair
    )


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if "" in names:
        raise ValueError(text)
    return names


def _flag(text: str) -> bool:
    return ("false", "true").index(text.lower()) == 1


def _pair(text: str, needs_value: bool = False) -> tuple[str, str]:
    name, separator, value = text.partition("=")
    if not (name and separator) or (needs_value and not value):
        raise ValueError(text)
    return name, value


_moved = partial(_pair, needs_value=True)


TEXT = Kind("a text", lambda value: isinstance(value, str), str, "TEXT")
INTEGER = Kind("an integer", _is_integer, int, "N")
COUNT = replace(INTEGER, what="an integer >= 1", accepts=lambda n: _is_integer(n) and n >= 1)
SECONDS = Kind("seconds > 0", _is_seconds, float, "SECONDS")
FLAG = Kind("true or false", lambda value: value in (True, False), _flag)
#: Read, and refused, by `to_past_time`.
TIME = Kind("a time", from_text=str, metavar="TIME")
OBJECT = Kind("an object")
NAMES = Kind("names, separated by commas", _is_list, _names, "NAMES")
LOCATIONS = Kind("a list of locations", _is_list, _names, "LOCATION", item=str)
PREFIXES = Kind(
    'a mapping such as {"hdfs://node/old/": "/new/"}', _is_texts, json.loads, "OLD=NEW", item=_moved
)
SETTINGS = Kind(
    'a mapping such as {"s3.region": "eu-west-1"}',
    lambda value: isinstance(value, Mapping),
    json.loads,
    "NAME=VALUE",
    item=_pair,
)


def choice_of(*names: str) -> Kind:
    """Return the kind of an option with a few values."""
    return Kind(f"one of {', '.join(names)}", lambda value: value in names, str, choices=names)


def some_of(*names: str) -> Kind:
    """Return the kind of an option that takes some of a few values."""
    what = f"some of {', '.join(names)}"
    return replace(NAMES, what=what, accepts=lambda some: _is_list(some) and set(some) <= {*names})


#: Who takes an option besides Python: the command line, a load of Spark's data source, the
#: configuration of a Spark session, and loads of all tables of a warehouse.
COMMAND, LOAD, SESSION, WAREHOUSE = "command", "load", "session", "warehouse"
EVERYWHERE = (COMMAND, LOAD, SESSION, WAREHOUSE)


class Option(Struct, frozen=True):
    """An option.

    Attributes:
        kind: its values.
        summary: what it does, as a sentence without its period; by default, that of its docstring.
        takers: who takes it besides Python.
        flag: name on a command line, if another name than that in Python.
        hint: what only a command line says of it.
        is_secret: whether no message may show a value.
        name, type, default: those of the field.
    """

    kind: Kind
    summary: str = ""
    takers: Sequence[str] = EVERYWHERE
    flag: str = ""
    hint: str = ""
    is_secret: bool = False
    name: str = ""
    type: str = ""
    default: Any = None

    def check(self, value: Any) -> None:
        """Validate a value.

        Raises:
            UsageError: it is not of the option's kind.
        """
        if not ((value is None and self.default is None) or self.kind.accepts(value)):
            raise self._refusal(value)

    def parse(self, text: str) -> Any:
        """Return the value of a text.

        Raises:
            UsageError: the text is not of the option's kind.
        """
        try:
            return self.kind.read(text)
        except ValueError:
            raise self._refusal(text) from None

    def _refusal(self, value: Any) -> UsageError:
        return UsageError(refusal(self.name, self.kind.what, "" if self.is_secret else value))


def refusal(name: str, what: str, value: Any) -> str:
    """Return the sentence about a wrong value; an empty one is not shown."""
    said = "" if value == "" else f", got {value!r}"
    return f"{name} must be {what}{said}".lstrip()


def option(default: Any, kind: Kind, summary: str = "", **others: Any) -> Any:
    """Return the field of an option; further arguments are those of `Option`."""
    return field(default=default, metadata={"option": Option(kind, summary, **others)})


#: An attribute in a docstring, and what it says of it.
_ATTRIBUTE = re.compile(r"^ {8}(\w+): (.*(?:\n {12}.*)*)", re.MULTILINE)


@cache
def options_of(settings: type) -> dict[str, Option]:
    """Return the options of a dataclass by name, without its other fields."""
    texts = [_ATTRIBUTE.findall(owner.__doc__ or "") for owner in reversed(settings.__mro__)]
    sentences = {name: " ".join(text.split()) for of_class in texts for name, text in of_class}
    options: dict[str, Option] = {}
    for item in fields(settings):
        if declared := item.metadata.get("option"):
            summary = declared.summary or sentences.get(item.name, "").removesuffix(".")
            facts = {"name": item.name, "type": str(item.type), "default": item.default}
            options[item.name] = replace(declared, summary=summary, **facts)
    return options


# -- texts ---------------------------------------------------------------------------------------

INT64 = range(-(2**63), 2**63)
#: Ids and counts.
NOT_NEGATIVE = range(2**63)
#: Zeros in front count as digits: no number of 64 bits has more than 20.
_INTEGER = re.compile(r"-?[0-9]{1,20}")


def integer_in(text: str | bytes | None, within: range = INT64) -> int | None:
    """Return the integer in a text; None for another text, none, or an integer beyond a range.

    Metadata and options write integers as decimal digits. Python's `int` also takes spaces,
    underscores, plus signs and digits of other scripts, and raises an error for more than some
    thousand digits.
    """
    if isinstance(text, bytes):
        text = text.decode("ascii", "replace")
    if text is None or not _INTEGER.fullmatch(text):
        return None
    number = int(text)
    return number if number in within else None


#: Zero of milliseconds of times.
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_DURATION = re.compile(r"(\d{1,12})\s*([smhdw])", re.IGNORECASE | re.ASCII)
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}


def to_duration(text: str) -> timedelta:
    """Return the duration of a text such as `12h` or `30d`; `m` is minutes.

    Raises:
        UsageError: any other text.
    """
    match = _DURATION.fullmatch(text.strip())
    if match is not None:
        with suppress(OverflowError):
            return timedelta(seconds=int(match[1]) * _SECONDS[match[2].lower()])
    raise UsageError(f"{text!r} is not a duration such as 12h or 30d")


def to_past_time(moment: date | timedelta | str, now: datetime) -> datetime:
    """Return a time: as such, or as the duration before `now` that has passed since.

    Raises:
        UsageError: neither a duration nor a time.
    """
    try:
        if isinstance(moment, timedelta):
            return now - moment
        if isinstance(moment, str) and _DURATION.fullmatch(moment.strip()):
            return now - to_duration(moment)
        return to_datetime(moment)
    except OverflowError as error:
        raise UsageError(f"{moment!r} before now is outside of the calendar") from error
    except UsageError:
        if not isinstance(moment, str):
            raise
        raise UsageError(
            f"{moment!r} is neither a duration such as 30d nor a time such as 2024-05-01T12:00:00Z"
        ) from None


def to_datetime(moment: date | str) -> datetime:
    """Return the time of a datetime, a date or ISO text.

    Times without a zone are UTC, independent of the zone of the machine. A date is midnight.

    Raises:
        UsageError: any other value.
    """
    if isinstance(moment, str):
        try:
            moment = datetime.fromisoformat(moment.strip())
        except ValueError as error:
            raise UsageError(
                f"{moment!r} is not a time; write it like 2024-05-01 or 2024-05-01T12:30:00+02:00"
            ) from error
    if not isinstance(moment, date):
        raise UsageError(f"a time must be a datetime, a date or ISO text, got {moment!r}")
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, time())
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return moment


def to_epoch_millis(moment: date | timedelta | str) -> int:
    """Return the milliseconds since the epoch of a time, or of a duration before now.

    Raises:
        UsageError: neither a duration nor a time.
    """
    return (to_past_time(moment, datetime.now(UTC)) - _EPOCH) // timedelta(milliseconds=1)


#: A size in bytes; `GB` is 1000 MB, `GiB` is 1024 MiB.
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([kmgt]?)(i?)b?", re.IGNORECASE)


def parse_size(text: str) -> int:
    """Return the bytes that a size such as `500MB`, `1.5GB` or `20GiB` means.

    Raises:
        UsageError: it is none.
    """
    if (match := _SIZE.fullmatch(text.strip())) is None:
        raise UsageError(f"{text!r} is not a size, as 500MB or 10GB")
    unit = (1024 if match[3] else 1000) ** " kmgt".index(match[2].lower() or " ")
    return int(float(match[1]) * unit)


_SECRET_NAME = re.compile(
    r"secret|token|password|credential|access-key|account-key|uri(?=$|=)|ticket"
)
_SECRET_SETTING = re.compile(rf"([^\s=]*(?:{_SECRET_NAME.pattern})[^\s=]*=)\S+")

#: Minimum length of secrets; shorter values occur in many words.
_SECRET_LEN = 4


def without_secrets(text: str) -> str:
    """Return a text without credentials of URIs, and without the values of secret options."""
    return _SECRET_SETTING.sub(r"\1***", redacted(text))


def _is_secret(name: str) -> bool:
    return _SECRET_NAME.search(name) is not None


# -- of SQL ----------------------------------------------------------------------------------------


class Access(Struct, frozen=True):
    """What SQL may access besides the relations of tables.

    Attributes:
        is_open: everything the process can: files, networks, extensions, settings. If False, the
            settings of the database are locked.
        variables: whether SQL may read Python variables of the caller as tables.
        roots: folders that SQL may access if `is_open` is False.
        time_zones: whether sessions may change their time zone, which is UTC.
    """

    is_open: bool = False
    variables: bool = False
    roots: tuple[str, ...] = ()
    time_zones: bool = False


#: For SQL of this package, and predicates of users.
INTERNAL = Access()


def sql_access(safe: bool, safe_roots: Sequence[str | os.PathLike[str]] = ()) -> Access:
    """Return the access rules for users' SQL.

    Raises:
        UsageError: `safe_roots` is a string instead of a list, or given without `safe`.
    """
    if isinstance(safe_roots, str | os.PathLike):
        raise UsageError(
            f"safe_roots takes a list of folders, got a string; use [{os.fspath(safe_roots)!r}]"
        )
    if not safe:
        if safe_roots:
            raise UsageError("safe_roots needs safe=True: otherwise SQL may read every file")
        return Access(is_open=True)
    return Access(roots=tuple(_folder(root) for root in safe_roots))


def _folder(root: str | os.PathLike[str]) -> str:
    """Return a folder with a trailing slash, and absolute if local."""
    text = os.fspath(root)
    if not text:
        raise UsageError("a folder of safe_roots has no name")
    if "://" not in text:
        text = os.path.realpath(text)
    return text.rstrip("/") + "/"


# -- of stores -----------------------------------------------------------------------------------


class StorageOptions(UserDict[str, str]):
    """Storage options by name; the text form hides secrets, and JSON takes none."""

    def __init__(self, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        for name, value in (options or {}).items():
            if not isinstance(name, str) or not isinstance(value, str | int | float):
                raise UsageError(f"the value of storage option {name!r} must be a string")
            self[name] = str(value)

    def __repr__(self) -> str:
        shown = {name: "***" if _is_secret(name) else value for name, value in self.items()}
        return f"StorageOptions({shown!r})"

    def number(self, name: str, default: int) -> int:
        """Return a limit from an option, or the default.

        Raises:
            UsageError: the option is not an integer.
        """
        text = self.get(name)
        number = default if text is None else integer_in(text, NOT_NEGATIVE)
        if number is None:
            raise UsageError(f"storage option {name} must be an integer, got {text!r}")
        return number

    def redact(self, text: str) -> str:
        """Return a text without secrets of the options or of URIs."""
        for name, value in self.items():
            if _is_secret(name) and len(value) >= _SECRET_LEN:
                text = text.replace(value, "***")
        return redacted(text)


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Time limits of requests to a store."""

    connect_timeout: float = option(
        10.0, SECONDS, "seconds to wait for a connection to the object store"
    )
    request_timeout: float = option(
        30.0, SECONDS, "seconds for one request to the store or the catalog, retries included"
    )
    total_timeout: float | None = option(
        None,
        SECONDS,
        "seconds for all requests of one call, query or command together; no limit by default",
    )


@dataclass(frozen=True, kw_only=True)
class StorageSettings(Limits):
    """How a store is reached."""

    storage_options: Mapping[str, str] | None = option(
        None,
        SETTINGS,
        "endpoint, region, credentials and limits, named as PyIceberg's FileIO properties; the "
        "rest is taken from the environment",
        flag="--storage-option",
        hint="e.g. s3.endpoint or s3.region",
        is_secret=True,
    )
    allowed_roots: Sequence[str] = option(
        (),
        LOCATIONS,
        "locations outside of the table's bucket that metadata may refer to. The table's own "
        "bucket and the targets of `path_map` are always allowed",
        flag="--allow-root",
    )

    def __post_init__(self) -> None:
        options_of(StorageSettings)["storage_options"].check(self.storage_options)
        object.__setattr__(self, "storage_options", StorageOptions(self.storage_options))

    def replaced(self, **changes: Any) -> Self:
        """Return the same settings but for some."""
        return dataclasses.replace(self, **changes)

    @property
    def limits(self) -> Limits:
        """The time limits alone."""
        return Limits(**{field.name: getattr(self, field.name) for field in fields(Limits)})


class StorageKeywords(TypedDict, total=False):
    """The same as keywords, for editors and type checkers."""

    connect_timeout: float
    request_timeout: float
    total_timeout: float | None
    storage_options: Mapping[str, str] | None
    allowed_roots: Sequence[str]


def is_on(options: Mapping[str, str], name: str) -> bool:
    """Return whether a boolean option of a table is on: off by default, case-insensitive."""
    return options.get(name, "").lower() == "true"
