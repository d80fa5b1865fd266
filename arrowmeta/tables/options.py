"""What `arrowmeta.open` takes, declared once.

Python, both programs, Spark and `docs/options.md` read name, type, default, sentence and secrecy of
each option here. Editors need the names and types once more: in the signature of `connect`, and in
the classes of keywords below; a test compares them. Main names: `OpenOptions`,
`with_options`.
"""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec.structs import replace

from arrowmeta.errors import UsageError, meant
from arrowmeta.io.options import (
    COMMAND,
    COUNT,
    FLAG,
    INTEGER,
    LOAD,
    LOCATIONS,
    OBJECT,
    PREFIXES,
    SESSION,
    TEXT,
    TIME,
    WAREHOUSE,
    Kind,
    StorageKeywords,
    StorageSettings,
    choice_of,
    option,
    options_of,
)

if TYPE_CHECKING:
    import pyarrow.fs as pafs

Format = Literal["auto", "paimon", "iceberg"]
FORMAT = choice_of("auto", "paimon", "iceberg")

_CATALOG = Kind("a catalog, or the name of one", from_text=str, metavar="NAME")
_STORE = Kind(
    "a folder, a URI, False or None",
    lambda value: value is False or isinstance(value, str | os.PathLike),
    lambda text: text if text not in ("", "false") else False,
    "FOLDER",
)


@dataclass(frozen=True, kw_only=True)
class TableSettings(StorageSettings):
    """How a table is read, and which snapshot of it.

    Attributes:
        format: `paimon` or `iceberg`; detected by default.
        snapshot_id: snapshot to open, with its schema; by default the latest one, with the newest
            schema.
        ref: tag or branch to open; a tag with the schema of its snapshot.
        as_of: open the latest snapshot of this time: a datetime, date or ISO text, in UTC unless it
            has a zone; or an age such as `30d`, or a timedelta.
        filesystem: filesystem that `location` is a path on.
        allow_moved_paths: read recorded paths below `location`, although the recorded location
            still exists, as for a copy of a table. A table that was moved, so that its manifest
            list exists only below `location`, does not need this, nor does Paimon, which records no
            paths.
        path_map: prefixes of recorded paths, and the prefixes to read instead.
        threads: number of decoding threads; all cores by default.
        strict: fail on the first damage instead of returning what is readable; default in Spark.
        store: folder, or any URI that `pyarrow.fs` resolves, with decoded manifests for later
            processes. By default the variable `ARROWMETA_STORE`; `False` for none.
        safe: restrict SQL to queries over the table: no files, network, extensions or settings. For
            SQL written by others.
        safe_roots: folders that safe SQL may read.
    """

    format: Format = option("auto", FORMAT, takers=(COMMAND, LOAD, SESSION))
    snapshot_id: int | None = option(None, INTEGER, takers=(COMMAND, LOAD), flag="--snapshot")
    ref: str | None = option(None, replace(TEXT, metavar="NAME"), takers=(COMMAND, LOAD))
    as_of: date | timedelta | str | None = option(None, TIME)
    filesystem: pafs.FileSystem | None = option(None, OBJECT, takers=())
    allow_moved_paths: bool = option(False, FLAG)
    path_map: Mapping[str, str] | None = option(None, PREFIXES)
    threads: int | None = option(None, COUNT)
    strict: bool = option(False, FLAG)
    store: str | os.PathLike[str] | Literal[False] | None = option(
        None, _STORE, hint="as text, '' or false"
    )
    safe: bool = option(False, FLAG, takers=(COMMAND,), hint="the default for --file")
    safe_roots: Sequence[str | os.PathLike[str]] = option(
        (), LOCATIONS, takers=(COMMAND,), flag="--safe-root"
    )


@dataclass(frozen=True, kw_only=True)
class OpenOptions(TableSettings):
    """What `arrowmeta.open` takes besides the location.

    Attributes:
        catalog: a catalog of PyIceberg or pypaimon, or the name of one in PyIceberg's
            configuration. `location` is then a table identifier such as `db.orders`, and the table
            is read with the catalog's filesystem and credentials.
    """

    catalog: object | None = option(None, _CATALOG, takers=(COMMAND, LOAD, WAREHOUSE))


class TableKeywords(StorageKeywords, total=False):
    """Options of `arrowmeta.open` for a table object, which has format and filesystem."""

    snapshot_id: int | None
    ref: str | None
    as_of: date | timedelta | str | None
    allow_moved_paths: bool
    path_map: Mapping[str, str] | None
    threads: int | None
    strict: bool
    store: str | os.PathLike[str] | Literal[False] | None
    safe: bool
    safe_roots: Sequence[str | os.PathLike[str]]


class OpenKeywords(TableKeywords, total=False):
    """All options of `arrowmeta.open`."""

    format: Format
    filesystem: pafs.FileSystem | None
    catalog: object | None


def check_names(names: Iterable[str], existing: Iterable[str]) -> None:
    """Refuse names of options that do not exist.

    Raises:
        UsageError: there is such a name; the sentence has a similar name that exists.
    """
    existing = list(existing)
    for name in names:
        if name not in existing:
            raise UsageError(f"{no_option(name, existing)}; there are {', '.join(existing)}")


def no_option(name: str, existing: Iterable[str]) -> str:
    """Return that an option does not exist, and a similar option that does."""
    return f"no option {name}{meant(name, existing)}"


F = TypeVar("F", bound=Callable[..., Any])


def with_options(keywords: type[Mapping[str, Any]]) -> Callable[[F], F]:
    """Make a function refuse options that do not exist, and `help()` show those that do.

    Args:
        keywords: those that the function takes as `**options`.

    Examples:
        >>> @arrowmeta.with_options(arrowmeta.OpenKeywords)
        ... def files(location, **options):
        ...     return arrowmeta.open(location, **options).files()
    """
    options, of_stores = options_of(OpenOptions), options_of(StorageSettings)
    names = [name for name in options if name in keywords.__annotations__]
    by_name = partial(inspect.Parameter, kind=inspect.Parameter.KEYWORD_ONLY)
    declared = {
        name: by_name(name, default=options[name].default, annotation=options[name].type)
        for name in sorted(names, key=of_stores.__contains__)
    }

    def decorate(function: F) -> F:
        signature = inspect.signature(function)
        kinds = {name: each.kind for name, each in signature.parameters.items()}
        names = [name for name in kinds if kinds[name] is not inspect.Parameter.VAR_KEYWORD]
        named = {name: signature.parameters[name] for name in names}
        parameters = named | declared | named  # in this order, with the parameters as they are

        @functools.wraps(function)
        def call(*arguments: Any, **options: Any) -> Any:
            check_names(options, parameters)
            return function(*arguments, **options)

        call.__signature__ = signature.replace(parameters=list(parameters.values()))  # type: ignore[attr-defined]
        return call  # type: ignore[return-value]

    return decorate
