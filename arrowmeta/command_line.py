"""Shared parts of the programs `arrowmeta` and `python -m arrowmeta.spark`.

Declares exit codes, messages on standard error, and arguments; those of `arrowmeta.open` come from
`opening.options`. Imports nothing heavy, so that help is printed without delay.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from arrowmeta.errors import UsageError
from arrowmeta.io.location import redacted, without_secrets
from arrowmeta.io.options import (
    COMMAND,
    COUNT,
    FLAG,
    INTEGER,
    NAMES,
    TEXT,
    WAREHOUSE,
    Kind,
    Option,
    StorageSettings,
    one_of,
    options_of,
    refusal,
)
from arrowmeta.opening.options import FORMAT, OpenOptions
from arrowmeta.predicate.dialect import DIALECTS

if TYPE_CHECKING:
    from arrowmeta.output.state import State

# Exit codes.
FINE, ERROR, FINDINGS, PARTIAL, INTERRUPTED, CLOSED_PIPE = 0, 1, 2, 3, 130, 141
#: Exit code by the state of a table; None if it is not known.
CODES: dict[State | None, int] = {
    None: FINE,
    "sound": FINE,
    "remarks": FINE,
    "contradictory": FINDINGS,
    "partial": PARTIAL,
}

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


class _ShortHelp(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        assert isinstance(parser, Parser)
        sys.stdout.write(parser.format_short_help())
        parser.exit(FINE)


class Parser(argparse.ArgumentParser):
    """Parser with a short help, whose errors exit with 1: argparse's 2 means findings here."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, add_help=False)
        self.add_argument("-h", action=_ShortHelp, nargs=0, help="show this and stop")
        self.add_argument("--help", action="help", help="show all options and stop")

    def format_short_help(self) -> str:
        """Return the usage, the arguments that are not of a group, and the titles of groups."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in (self._positionals, self._optionals):
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        titles = [group.title for group in self._action_groups[2:] if group.title]
        if titles:
            formatter.add_text(f"More options with --help: {', '.join(titles)}.")
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        """Print usage and the error, and exit."""
        if message.startswith("unrecognized arguments") and "SQL" in self.format_usage():
            message += " (conditions and queries need quotes: \"pt = 'p1'\")"
        if message.startswith("argument -o:"):
            message += "; --output FILE names a file"
        self.exit(ERROR, f"{self.format_usage()}{self.prog}: error: {without_secrets(message)}\n")


def reader_of(kind: Kind, is_secret: bool = False) -> Callable[[str], Any]:
    """Return how argparse reads a value of a kind, or one of several values."""
    read, what = (kind.item, kind.metavar) if kind.item else (kind.read, kind.what)

    def parse(text: str) -> Any:
        try:
            return read(text)
        except (ValueError, UsageError) as error:
            is_said = isinstance(error, UsageError)
            said = str(error) if is_said else refusal("", what, "" if is_secret else text)
            raise argparse.ArgumentTypeError(said) from None

    return parse


def _size(text: str) -> int:
    from arrowmeta.store.care import parse_size

    return parse_size(text)


def _past_time(text: str) -> datetime:
    from arrowmeta.model.moment import to_past_time

    return to_past_time(text, datetime.now(UTC))


def _duration(text: str) -> timedelta:
    from arrowmeta.model.moment import to_duration

    return to_duration(text)


def flag_of(option: Option) -> str:
    """Return the name of an option on a command line."""
    return option.flag or f"--{option.name.replace('_', '-')}"


#: Options of `arrowmeta.open` that a command line takes, by their names there.
_OPTIONS = {
    flag_of(option): option
    for option in options_of(OpenOptions).values()
    if COMMAND in option.takers
}

_OF_MOMENT, _OF_STORAGE = ("snapshot_id", "ref", "as_of"), (*options_of(StorageSettings), "catalog")


def _argument(option: Option) -> dict[str, Any]:
    """Return the settings of argparse of an option."""
    kind, default, is_repeated = option.kind, option.default, option.kind.item is not None
    is_number = isinstance(default, int | float) and not isinstance(default, bool)
    notes = [
        option.hint,
        f"default: {default:g}" if is_number else "",
        "may be repeated" * is_repeated,
    ]
    said = "; ".join([option.summary, *filter(None, notes)]).replace("`location`", "LOCATION")
    settings: dict[str, Any] = {"dest": option.name} if option.name else {}
    settings["help"] = said.replace("`", "")
    if kind is FLAG:
        return settings | {"action": "store_true"}
    settings["default"] = default
    if kind.choices:
        return settings | {"choices": kind.choices}
    settings |= {"type": reader_of(kind, option.is_secret), "metavar": kind.metavar}
    return settings | ({"action": "append", "default": []} if is_repeated else {})


_SQL, _COLUMNS = replace(TEXT, metavar="SQL"), replace(NAMES, metavar="COLUMNS")
_LOCATION = replace(TEXT, metavar="LOCATION")
_NUMBER = replace(INTEGER, what="an integer >= 0", accepts=lambda n: n >= 0)
_FILE = Kind("a path", from_text=Path, metavar="FILE")
_SIZE = Kind("a size", from_text=_size, metavar="SIZE")
_AGE = Kind("a time", from_text=_past_time, metavar="TIME")
_DURATION = Kind("a duration", from_text=_duration, metavar="TIME")
_NEVER_WRITES = Option(FLAG, "required: arrowmeta never writes to a table")
_IN_PAIMON = "its format; iceberg is the Iceberg metadata of a Paimon table"
_OF_COPY = Option(FORMAT, _IN_PAIMON, default="auto")
_MOMENTS = "snapshot id, tag, branch or ISO 8601 time"

#: Titles of groups in the help. Options of `_MOMENT` exclude each other, in the group of the table.
_OWN, _MOMENT, _TABLE, _STORAGE = "own", "moment", "the table", "storage and catalogs"
#: Arguments by group and name; positional ones have no dashes.
_ARGUMENTS: Mapping[str, Mapping[str, Option]] = {
    _OWN: {
        "location": Option(_LOCATION, "directory or metadata.json of a table, or a URI"),
        "locations": Option(_LOCATION, "table, or directory with tables"),
        "reports": Option(
            replace(_FILE, metavar="REPORTS"), "scan reports, events of engines, or SQL statements"
        ),
        "tables": Option(_LOCATION, "tables of these scans"),
        "warehouse": Option(replace(TEXT, metavar="WAREHOUSE"), "directory or URI with tables"),
        "predicate": Option(_SQL, "a condition over the table's columns"),
        "words": Option(
            replace(TEXT, metavar="LOCATION... QUERY"),
            "table directories or URIs, or NAME=LOCATION for several, and the query; with --store "
            "and no location, the query is over all tables of the store",
        ),
        "before": Option(replace(TEXT, metavar="BEFORE"), _MOMENTS),
        "after": Option(replace(TEXT, metavar="AFTER"), _MOMENTS),
        "a": Option(replace(TEXT, metavar="A"), "a table directory or URI"),
        "b": Option(replace(TEXT, metavar="B"), "a table directory or URI"),
        "shell": Option(one_of("bash", "zsh", "fish"), "the shell"),
        "action": Option(one_of("list", "verify", "prune"), "what to do"),
        "--select": Option(
            _COLUMNS,
            "columns, separated by commas; a dot selects a field of a struct (partition.dt)",
        ),
        "--where": Option(_SQL, "a condition"),
        "--dialect": Option(
            one_of(*DIALECTS),
            "engine that runs the query; default: any, which drops a file only if it has no match "
            "in each of them",
            default="any",
        ),
        "--time-zone": Option(
            replace(TEXT, metavar="ZONE"),
            "time zone of the session that runs the query, such as Europe/Berlin or +05:30; "
            "without it what matches in some zone is kept",
        ),
        "--rows": Option(_NUMBER, "the query's LIMIT"),
        "--order-by": Option(_SQL, "the query's ORDER BY; with --rows"),
        "-f --file": Option(_FILE, "read the query from this file"),
        "--storage": Option(
            FLAG, "list the table's folders, too: report missing files, wrong sizes and orphans"
        ),
        "--listing": Option(
            _FILE,
            "a Parquet, CSV or JSON file with file_path, size, last_modified, instead of listing "
            "the table's folders",
        ),
        "--footers": Option(FLAG, "read the footers of all live data files, too"),
        "--format-a": _OF_COPY,
        "--format-b": _OF_COPY,
        "--queries": Option(_FILE, "SQL, one predicate per line, or scan reports as in `queries`"),
        "--before": Option(
            _NUMBER, "snapshot before a rewrite: compare the estimate there with what is read now"
        ),
        "--rules": Option(_FILE, "a TOML file of rules"),
        "--accepted": Option(_FILE, "a TOML file of known findings, which do not fail a rule"),
        "--engines": Option(
            replace(TEXT, metavar="ENGINE@VERSION,..."),
            "rules that fail if an engine cannot read the table, such as duckdb@1.5,trino@480",
        ),
        "--engine": Option(
            one_of("spark", "trino", "flink", "pyiceberg", "athena"),
            "show statements of this engine against what is wrong",
        ),
        "--older-than": Option(
            _AGE,
            "expire snapshots of this age, e.g. 12h, 30d, or before an ISO 8601 time; default: "
            "the table's setting",
        ),
        "--retain-last": Option(
            COUNT, "keep at least the last N snapshots; default: the table's setting"
        ),
        "--plan": Option(FLAG, "only write a plan"),
        "--dry-run": _NEVER_WRITES,
        "--copy": Option(replace(_FILE, metavar="FOLDER"), "only copy the tables to FOLDER"),
        "--max-depth": Option(_NUMBER, "maximum depth of tables below the warehouse", default=5),
        "--reports": Option(FLAG, "also write the report of each table, beside --output NAME.html"),
        "--names-only": Option(FLAG, "read only the newest snapshot of each table"),
        "--max-size": Option(_SIZE, "maximum size, e.g. 10GB"),
        "--unused-for": Option(_DURATION, "delete what was not used for this time, e.g. 12h, 30d"),
        "--host": Option(
            replace(TEXT, metavar="ADDRESS"),
            "address to listen at; 0.0.0.0 for requests of other machines, too",
            default="127.0.0.1",
        ),
        "--port": Option(
            replace(_NUMBER, what="a port", accepts=lambda n: 0 <= n < 2**16, metavar="PORT"),
            "port to listen at; 0 for any that is free",
            default=0,
        ),
        "--token": Option(
            TEXT, "token that requests must send; by default a random one", is_secret=True
        ),
        "--token-file": Option(_FILE, "file with that token; else the variable ARROWMETA_TOKEN"),
        "--no-token": Option(FLAG, "accept requests without a token"),
        "--debug": Option(FLAG, "show the traceback of an error"),
    },
    _MOMENT: {flag: option for flag, option in _OPTIONS.items() if option.name in _OF_MOMENT},
    _TABLE: {
        flag: option
        for flag, option in _OPTIONS.items()
        if option.name not in (*_OF_MOMENT, *_OF_STORAGE)
    },
    _STORAGE: {flag: option for flag, option in _OPTIONS.items() if option.name in _OF_STORAGE},
    "the output": {
        "-o": Option(
            one_of(*FORMATS),
            "default: from the suffix of --output, or table",
            name="output_format",
        ),
        "--output": Option(_FILE, "write to a file"),
        "--limit": Option(_NUMBER, "return the first N rows"),
        "--sort": Option(
            _COLUMNS, "sort by columns, separated by commas; 'COLUMN desc' for descending order"
        ),
        "--raw": Option(FLAG, "csv: do not escape formulas and control characters"),
    },
    "the terminal": {
        "--color": Option(
            one_of("auto", "always", "never"),
            "default: on a terminal, unless the variable NO_COLOR is set",
            default="auto",
        ),
        "--progress": Option(
            one_of("auto", "json", "never"),
            "progress on standard error: one line on a terminal, or lines of JSON",
            default="auto",
        ),
        "-q --quiet": Option(FLAG, "print only errors and damage"),
    },
}
#: Settings of argparse that options do not have.
_SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "locations": {"nargs": "+"},
    "tables": {"nargs": "+"},
    "predicate": {"nargs": "?"},
    "words": {"nargs": "*"},
    "--queries": {"required": True},
    "--safe": {"action": argparse.BooleanOptionalAction},
}
_GROUP_OF = {name: group for group, names in _ARGUMENTS.items() for name in names}

#: Groups of arguments.
STORAGE_ARGUMENTS = tuple(_ARGUMENTS[_STORAGE])
TABLE_ARGUMENTS = (*_ARGUMENTS[_MOMENT], *_ARGUMENTS[_TABLE], *STORAGE_ARGUMENTS)
WAREHOUSE_ARGUMENTS = tuple(flag for flag, option in _OPTIONS.items() if WAREHOUSE in option.takers)
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
            groups[_TABLE] = parser.add_argument_group(_TABLE)
            groups[title] = groups[_TABLE].add_mutually_exclusive_group()
        elif title not in groups:
            groups[title] = parser.add_argument_group(title)
        settings = {**_argument(_ARGUMENTS[title][name]), **_SETTINGS.get(name, {})}
        settings |= (changes or {}).get(name, {})
        groups[title].add_argument(*name.split(), **settings)


def opening_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the arguments of `arrowmeta.open` from a parsed command line."""
    names = [option.name for option in _OPTIONS.values() if option.name in arguments]
    options = {name: getattr(arguments, name) for name in names}
    for name in {"storage_options", "path_map"} & {*names}:
        options[name] = dict(options[name])
    if "safe" in options and options["safe"] is None:
        # A file may contain SQL of another user.
        is_of_file = getattr(arguments, "file", None) is not None
        options["safe"] = is_of_file or bool(options["safe_roots"])
    return options
