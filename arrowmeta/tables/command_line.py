"""Shared parts of the programs `arrowmeta` and `python -m arrowmeta.spark`.

Declares exit codes, messages on standard error, and arguments: those of `arrowmeta.open` come from
`opening.options`, others from `command_line.txt`. Imports nothing heavy, so that help is printed
without delay.
"""

from __future__ import annotations

import argparse
import pkgutil
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.structs import replace

from arrowmeta.errors import UsageError
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
    choice_of,
    options_of,
    parse_size,
    refusal,
    to_duration,
    to_past_time,
    without_secrets,
)
from arrowmeta.predicate import DIALECTS
from arrowmeta.tables.options import OpenOptions
from arrowmeta.text import redacted

if TYPE_CHECKING:
    from arrowmeta.model.damage import State

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

#: Maximum number of messages of a kind on the screen; results have all.
_SHOWN = 10

#: Values of `-o`.
FORMATS = ("table", "json", "ndjson", "csv", "parquet", "arrow", "md")


#: Whether remarks are suppressed (`--quiet`), per command.
is_quiet: ContextVar[bool] = ContextVar("is_quiet", default=False)


def remark(message: str) -> None:
    """Print a message unless `--quiet` is set."""
    if not is_quiet.get():
        say(message)


def say_first(lines: Sequence[str], rest: str = "  and {} more") -> None:
    """Print the first of some messages, and how many there are besides."""
    for line in lines[:_SHOWN]:
        say(line)
    if len(lines) > _SHOWN:
        say(rest.format(len(lines) - _SHOWN))


def say(message: str) -> None:
    """Print a message to standard error.

    Control characters are escaped, and lines after the first are indented, so that text from
    metadata can neither control the terminal nor look like another message. Credentials in URIs are
    removed.
    """
    from arrowmeta.text import printable

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
            message = str(error) if is_said else refusal("", what, "" if is_secret else text)
            raise argparse.ArgumentTypeError(message) from None

    return parse


def _past_time(text: str) -> datetime:
    return to_past_time(text, datetime.now(UTC))


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
    text = "; ".join([option.summary, *filter(None, notes)]).replace("`location`", "LOCATION")
    settings: dict[str, Any] = {"dest": option.name} if option.name else {}
    settings["help"] = text.replace("`", "")
    if kind is FLAG:
        is_either = option.name == "safe"
        action = argparse.BooleanOptionalAction if is_either else "store_true"
        return settings | {"action": action}
    settings["default"] = default
    if kind.choices:
        return settings | {"choices": kind.choices}
    settings |= {"type": reader_of(kind, option.is_secret), "metavar": kind.metavar}
    return settings | ({"action": "append", "default": []} if is_repeated else {})


_FILE = Kind("a path", from_text=Path, metavar="FILE")
_NUMBER = replace(INTEGER, what="an integer >= 0", accepts=lambda n: n >= 0)
#: Kinds of arguments by their word in `command_line.txt`; other words stand for texts.
_KINDS = {
    "FLAG": FLAG,
    "N": _NUMBER,
    "COUNT": COUNT,
    "PORT": replace(_NUMBER, what="a port", accepts=lambda n: 0 <= n < 2**16, metavar="PORT"),
    "COLUMNS": replace(NAMES, metavar="COLUMNS"),
    "SECRET": TEXT,
    "QUERY": replace(TEXT, metavar="LOCATION... QUERY"),
    "DIALECT": choice_of(*DIALECTS),
    "FORMAT": choice_of(*FORMATS),
    "SIZE": Kind("a size", from_text=parse_size, metavar="SIZE"),
    "AGE": Kind("a time", from_text=_past_time, metavar="TIME"),
    "DURATION": Kind("a duration", from_text=to_duration, metavar="TIME"),
    **{word: replace(_FILE, metavar=word) for word in ("FILE", "FOLDER", "REPORTS")},
}


def _declared(text: str) -> dict[str, Option]:
    """Read lines of `command_line.txt`: arguments by name."""
    options = {}
    for name, word, default, summary in re.findall(r"(.+?): (\S+?)(?:=(\S+))? (.+)", text):
        few = choice_of(*word.strip("{}").split(",")) if word[0] == "{" else None
        kind = few or _KINDS.get(word) or replace(TEXT, metavar=word)
        options[name] = Option(
            kind,
            summary,
            is_secret=word == "SECRET",
            name="output_format" if word == "FORMAT" else "",
            default=kind.read(default) if default else None,
        )
    return options


def _grouped() -> dict[str, dict[str, Option]]:
    """Return arguments by title of their group in the help, and by name."""
    text = (pkgutil.get_data(__package__, "command_line.txt") or b"").decode()
    blocks = re.sub(r"\n +", " ", text).split("\n\n[")[1:]
    read = {title: _declared(lines) for title, lines in (block.split("]\n") for block in blocks)}
    of_open: dict[str, dict[str, Option]] = {_MOMENT: {}, _TABLE: {}, _STORAGE: {}}
    for flag, option in _OPTIONS.items():
        is_of_moment, is_of_storage = option.name in _OF_MOMENT, option.name in _OF_STORAGE
        title = _MOMENT if is_of_moment else _STORAGE if is_of_storage else _TABLE
        of_open[title][flag] = option
    return {_COMMAND: read.pop(_COMMAND), **of_open, **read}


#: Titles of groups in the help. Options of `_MOMENT` exclude each other, in the group of the table.
_COMMAND, _MOMENT, _TABLE, _STORAGE = "own", "moment", "the table", "storage and catalogs"
#: Arguments by group and name; positional arguments have no dashes.
_ARGUMENTS = _grouped()
_GROUP_OF = {name: group for group, names in _ARGUMENTS.items() for name in names}
#: Words for several arguments.
_SETS: Mapping[str, Iterable[str]] = {
    "TABLE": (*_ARGUMENTS[_MOMENT], *_ARGUMENTS[_TABLE], *_ARGUMENTS[_STORAGE]),
    "STORAGE": _ARGUMENTS[_STORAGE],
    "OUTPUT": _ARGUMENTS["the output"],
    "TERMINAL": _ARGUMENTS["the terminal"],
    "WAREHOUSE": [flag for flag, option in _OPTIONS.items() if WAREHOUSE in option.takers],
}


def add_arguments(
    parser: argparse.ArgumentParser,
    names: tuple[str, ...],
    changes: Mapping[str, Mapping[str, Any]] | None = None,
) -> None:
    """Add arguments to a command.

    Args:
        names: names of the arguments, or words for several, in the order of the help. A name ends
            with `?`, `*` or `+` for how many values there may be, with `!` if it is required.
        changes: overridden settings by argument.
    """
    groups: dict[str, Any] = {_COMMAND: parser}
    for marked in (each for name in names for each in _SETS.get(name, (name,))):
        name = marked.rstrip("?*+!")
        mark, title = marked[len(name) :], _GROUP_OF[name]
        if title == _MOMENT and title not in groups:
            groups[_TABLE] = parser.add_argument_group(_TABLE)
            groups[title] = groups[_TABLE].add_mutually_exclusive_group()
        elif title not in groups:
            groups[title] = parser.add_argument_group(title)
        settings = _argument(_ARGUMENTS[title][name]) | {**(changes or {}).get(name, {})}
        if mark:
            settings |= {"required": True} if mark == "!" else {"nargs": mark}
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
