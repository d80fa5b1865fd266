"""Shared parts of the programs `arrowmeta` and `python -m arrowmeta.spark`.

Declares options with type and help, exit codes, and messages on standard error. Imports nothing
heavy, so that help is printed without delay.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from arrowmeta.errors import UsageError
from arrowmeta.io.location import redacted, to_option
from arrowmeta.predicate.dialect import DIALECTS

# Exit codes.
FINE, ERROR, FINDINGS, PARTIAL, INTERRUPTED, CLOSED_PIPE = 0, 1, 2, 3, 130, 141

T = TypeVar("T")

#: Values of `-o`.
FORMATS = ("table", "json", "ndjson", "csv", "parquet", "arrow", "md")


#: Whether remarks are suppressed (`--quiet`), per command.
is_quiet: ContextVar[bool] = ContextVar("is_quiet", default=False)


def remark(message: str) -> None:
    """Print a message unless `--quiet` is set."""
    if not is_quiet.get():
        say(message)


def say(message: str) -> None:
    """Print a message to standard error.

    Control characters are escaped, and lines after the first are indented, so that text from
    metadata can neither control the terminal nor look like another message. Credentials in URIs are
    removed.
    """
    from arrowmeta.output.grid import printable

    message = message.replace("allow_moved_paths=True", "--allow-moved-paths")
    lines = map(printable, redacted(message).splitlines())
    # Clear a line of progress.
    start = "\r\x1b[K" if sys.stderr.isatty() else ""
    print(f"{start}arrowmeta: " + "\n  ".join(lines), file=sys.stderr)  # noqa: T201


class Parser(argparse.ArgumentParser):
    """Parser whose errors exit with 1: argparse's 2 means findings here."""

    def error(self, message: str) -> NoReturn:
        """Print usage and the error, and exit."""
        self.exit(ERROR, f"{self.format_usage()}{self.prog}: error: {redacted(message)}\n")


def whole_number(text: str) -> int:
    """Parse an integer."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an integer") from None


def not_negative(text: str) -> int:
    """Parse an integer >= 0."""
    return _at_least(0, text)


def _positive(text: str) -> int:
    return _at_least(1, text)


def _at_least(least: int, text: str) -> int:
    number = whole_number(text)
    if number < least:
        raise argparse.ArgumentTypeError(f"must be >= {least}, got {text}")
    return number


def _path_pair(text: str) -> tuple[str, str]:
    old, separator, new = text.partition("=")
    if not (old and separator and new):
        raise argparse.ArgumentTypeError(f"{text!r} is not OLD=NEW")
    return old, new


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds > 0")
    return seconds


def _names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise argparse.ArgumentTypeError(f"{text!r} has a column without a name")
    return names


def _n_bytes(text: str) -> int:
    from arrowmeta.store.care import parse_size

    try:
        return parse_size(text)
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _past_time(text: str) -> datetime:
    """Parse a time, or a duration before now."""
    from arrowmeta.model.moment import to_past_time

    return _parsed(lambda: to_past_time(text, datetime.now(UTC)))


def _duration(text: str) -> timedelta:
    from arrowmeta.model.moment import to_duration

    return _parsed(lambda: to_duration(text))


def _parsed(parse: Callable[[], T]) -> T:
    try:
        return parse()
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


#: Arguments of `ArgumentParser.add_argument` by option name, in the groups of the help. Names
#: without dashes are positional.
_MOMENT = "moment"
_OWN = "own"
_REPEATED: Mapping[str, Any] = {"action": "append", "default": []}
_FLAG: Mapping[str, Any] = {"action": "store_true"}
_TABLE_FORMAT: Mapping[str, Any] = {"choices": ("auto", "paimon", "iceberg"), "default": "auto"}
_MOMENTS = "snapshot id, tag, branch or ISO 8601 time"
_ARGUMENTS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    _OWN: {
        "location": {
            "metavar": "LOCATION",
            "help": "directory or metadata.json of a table, or a URI",
        },
        "locations": {
            "nargs": "+",
            "metavar": "LOCATION",
            "help": "table, or directory with tables",
        },
        "warehouse": {"metavar": "WAREHOUSE", "help": "directory or URI with tables"},
        "predicate": {
            "nargs": "?",
            "metavar": "SQL",
            "help": "a condition over the table's columns",
        },
        "words": {
            "nargs": "*",
            "metavar": "LOCATION... QUERY",
            "help": "table directories or URIs, or NAME=LOCATION for several, and the query; with "
            "--store and no location, the query is over all tables of the store",
        },
        "before": {"metavar": "BEFORE", "help": _MOMENTS},
        "after": {"metavar": "AFTER", "help": _MOMENTS},
        "a": {"metavar": "A", "help": "a table directory or URI"},
        "b": {"metavar": "B", "help": "a table directory or URI"},
        "shell": {"choices": ("bash", "zsh", "fish"), "help": "the shell"},
        "action": {"choices": ("list", "verify", "prune"), "help": "what to do"},
        "--select": {
            "type": _names,
            "metavar": "COLUMNS",
            "help": "columns, separated by commas; a dot reaches into a struct (partition.dt)",
        },
        "--where": {"metavar": "SQL", "help": "a condition over the table's columns"},
        "--dialect": {
            "choices": DIALECTS,
            "default": "any",
            "help": "engine that runs the query; default: any, so that no condition drops a file "
            "that these engines understand differently",
        },
        "--rows": {"type": not_negative, "metavar": "N", "help": "the query's LIMIT"},
        "--order-by": {"metavar": "SQL", "help": "the query's ORDER BY; with --rows"},
        "-f --file": {"type": Path, "help": "read the query from this file"},
        "--storage": {
            **_FLAG,
            "help": "list the table's folders, too: report missing files, wrong sizes and orphans",
        },
        "--listing": {
            "type": Path,
            "metavar": "FILE",
            "help": "a Parquet, CSV or JSON file with file_path, size, last_modified instead of "
            "--storage",
        },
        "--footers": {**_FLAG, "help": "read the footers of all live data files, too"},
        "--format-a": {
            **_TABLE_FORMAT,
            "help": "format of A; iceberg finds the Iceberg metadata in a Paimon table",
        },
        "--format-b": {
            **_TABLE_FORMAT,
            "help": "format of B; iceberg finds the Iceberg metadata in a Paimon table",
        },
        "--queries": {
            "type": Path,
            "required": True,
            "metavar": "FILE",
            "help": "SQL statements that end with ';', or one predicate per line",
        },
        "--rules": {"type": Path, "metavar": "FILE", "help": "a TOML file of rules"},
        "--older-than": {
            "type": _past_time,
            "metavar": "TIME",
            "help": "expire snapshots of this age, e.g. 12h, 30d, or before an ISO 8601 time; "
            "default: the table's setting",
        },
        "--retain-last": {
            "type": _positive,
            "metavar": "N",
            "help": "keep at least the last N snapshots; default: the table's setting",
        },
        "--plan": {**_FLAG, "help": "required: arrowmeta never writes to a table"},
        "--dry-run": {**_FLAG, "help": "required: arrowmeta never writes to a table"},
        "--copy": {"type": Path, "metavar": "FOLDER", "help": "only copy the tables to FOLDER"},
        "--max-depth": {
            "type": not_negative,
            "default": 5,
            "metavar": "N",
            "help": "maximum depth of tables below the warehouse; default: 5",
        },
        "--reports": {
            **_FLAG,
            "help": "also write the report of each table, beside --output NAME.html",
        },
        "--names-only": {**_FLAG, "help": "read only the newest snapshot of each table"},
        "--max-size": {"type": _n_bytes, "metavar": "SIZE", "help": "maximum size, e.g. 10GB"},
        "--unused-for": {
            "type": _duration,
            "metavar": "TIME",
            "help": "delete what was not used for this time, e.g. 12h, 30d",
        },
        "--debug": {**_FLAG, "help": "show the traceback of an error"},
    },
    _MOMENT: {
        "--snapshot": {
            "type": whole_number,
            "dest": "snapshot_id",
            "metavar": "ID",
            "help": "snapshot id",
        },
        "--ref": {"metavar": "NAME", "help": "tag or branch"},
        "--as-of": {"metavar": "TIME", "help": "ISO 8601 time, e.g. 2024-05-01T12:00:00Z"},
    },
    "the table": {
        "--format": {**_TABLE_FORMAT, "help": "format of the table; detected by default"},
        "--path-map": {
            **_REPEATED,
            "type": _path_pair,
            "metavar": "OLD=NEW",
            "help": "read recorded paths that begin with OLD under NEW; may be repeated",
        },
        "--allow-moved-paths": {
            **_FLAG,
            "help": "read paths recorded under another location under LOCATION, even if the "
            "files are there; a moved table does not need it",
        },
        "--threads": {
            "type": _positive,
            "metavar": "N",
            "help": "number of decoding threads; default: all cores",
        },
        "--store": {
            "metavar": "FOLDER",
            "help": "cache of decoded manifests, '' for none; default: the variable "
            "ARROWMETA_STORE",
        },
        "--strict": {**_FLAG, "help": "fail if a metadata file cannot be read"},
        "--safe": {
            "action": argparse.BooleanOptionalAction,
            "help": "SQL can access only the tables: no files, networks, extensions or settings; "
            "the default for --file",
        },
        "--safe-root": {
            **_REPEATED,
            "dest": "safe_roots",
            "metavar": "FOLDER",
            "help": "folder that safe SQL may read; may be repeated",
        },
    },
    "storage and catalogs": {
        "--catalog": {
            "metavar": "NAME",
            "help": "catalog in PyIceberg's configuration; the location is a table identifier, "
            "see docs/storage.md",
        },
        "--storage-option": {
            **_REPEATED,
            "dest": "storage_options",
            "type": to_option,
            "metavar": "NAME=VALUE",
            "help": "e.g. s3.endpoint or s3.region, see docs/storage.md; may be repeated",
        },
        "--connect-timeout": {
            "type": _seconds,
            "default": 10.0,
            "metavar": "SECONDS",
            "help": "time limit of a connection to the store; default: 10",
        },
        "--request-timeout": {
            "type": _seconds,
            "default": 30.0,
            "metavar": "SECONDS",
            "help": "time limit of a request, retries included; default: 30",
        },
        "--total-timeout": {
            "type": _seconds,
            "metavar": "SECONDS",
            "help": "time limit of all requests of the command together; default: none",
        },
        "--allow-root": {
            **_REPEATED,
            "dest": "allowed_roots",
            "metavar": "LOCATION",
            "help": "another bucket that metadata may refer to; may be repeated",
        },
    },
    "the output": {
        "-o": {
            "dest": "output_format",
            "choices": FORMATS,
            "help": "default: from the suffix of --output, or table",
        },
        "--output": {"type": Path, "metavar": "FILE", "help": "write to a file"},
        "--limit": {"type": not_negative, "metavar": "N", "help": "return the first N rows"},
        "--sort": {
            "type": _names,
            "metavar": "COLUMNS",
            "help": "sort by columns, separated by commas; 'COLUMN desc' for descending order",
        },
        "--raw": {**_FLAG, "help": "csv: do not escape formulas and control characters"},
    },
    "the terminal": {
        "--color": {
            "choices": ("auto", "always", "never"),
            "default": "auto",
            "help": "default: on a terminal, unless the variable NO_COLOR is set",
        },
        "--progress": {
            "choices": ("auto", "json", "never"),
            "default": "auto",
            "help": "progress on standard error: one line on a terminal, or lines of JSON",
        },
        "-q --quiet": {**_FLAG, "help": "print only errors and damage"},
    },
}
_GROUP_OF = {name: group for group, names in _ARGUMENTS.items() for name in names}

#: Groups of arguments.
STORAGE_ARGUMENTS = tuple(_ARGUMENTS["storage and catalogs"])
TABLE_ARGUMENTS = (*_ARGUMENTS[_MOMENT], *_ARGUMENTS["the table"], *STORAGE_ARGUMENTS)
OUTPUT_ARGUMENTS = tuple(_ARGUMENTS["the output"])
TERMINAL_ARGUMENTS = tuple(_ARGUMENTS["the terminal"])


def add_arguments(
    parser: argparse.ArgumentParser,
    names: tuple[str, ...],
    changes: Mapping[str, Mapping[str, Any]] | None = None,
) -> None:
    """Add arguments to a command.

    Args:
        names: names of the arguments, in the order of the help.
        changes: overridden settings by argument.
    """
    groups: dict[str, Any] = {_OWN: parser}
    for name in names:
        title = _GROUP_OF[name]
        if title == _MOMENT and title not in groups:
            groups["the table"] = parser.add_argument_group("the table")
            groups[title] = groups["the table"].add_mutually_exclusive_group()
        elif title not in groups:
            groups[title] = parser.add_argument_group(title)
        settings = {**_ARGUMENTS[title][name], **(changes or {}).get(name, {})}
        groups[title].add_argument(*name.split(), **settings)


def opening_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the arguments of `arrowmeta.open` from a parsed command line."""
    names = (_dest(name) for name in TABLE_ARGUMENTS)
    options = {name: getattr(arguments, name) for name in names if name in arguments}
    if options.get("catalog") is None:
        options.pop("catalog", None)
    options["storage_options"] = dict(options["storage_options"])
    if "path_map" in options:
        options["path_map"] = dict(options["path_map"]) or None
    if "safe" in options and options["safe"] is None:
        # A file may contain SQL of another user.
        is_of_file = getattr(arguments, "file", None) is not None
        options["safe"] = is_of_file or bool(options["safe_roots"])
    return options


def _dest(name: str) -> str:
    settings = _ARGUMENTS[_GROUP_OF[name]][name]
    return str(settings.get("dest", name.removeprefix("--").replace("-", "_")))
