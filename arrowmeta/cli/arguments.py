"""Declarations of all commands: arguments, help, and the function that runs them.

They stand in `commands.txt` and `examples.txt`; `arrowmeta.tables.command_line` has the arguments.
Imports nothing heavy, so that help is printed without delay.
"""

from __future__ import annotations

import argparse
import pkgutil
import re
import shutil
import sys
import textwrap
import warnings
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby, pairwise
from typing import Any, NamedTuple, NoReturn

from arrowmeta.model.relations import RELATIONS
from arrowmeta.tables.command_line import FORMATS, Parser, add_arguments
from arrowmeta.tables.options import no_option

#: Former names of commands, and those that they have elsewhere.
ALIASES = {
    "expire_snapshots": ["expire"],
    "verify": ["reconcile"],
    "inspect": ["describe"],
    "queries": ["advise", "--scans", "--queries"],
}

#: Settings of `-o` of commands whose output has other formats.
_OTHER_FORMATS: Mapping[str, Mapping[str, Any]] = {
    "report": {"choices": None, "default": "html", "metavar": "html", "help": "the only format"},
    "check": {"choices": (*FORMATS, "junit", "sarif", "prometheus")},
    "scan": {"choices": (*FORMATS, "html")},
}


class _Command(NamedTuple):
    """Command of the command line.

    Attributes:
        group: its title in the help.
        help: line in the list of commands.
        description: text of its own help.
        arguments: as `command_line.add_arguments` takes them.
        changes: overridden settings of arguments.
    """

    group: str
    help: str
    description: str
    arguments: tuple[str, ...]
    changes: Mapping[str, Mapping[str, Any]]


#: Relations of the table, not of a snapshot, for which no manifest is read.
_OF_TABLE = ("snapshots", "refs", "schemas", "consumers", "metadata_log_entries")
#: Commands that write no rows or text.
_SILENT = ("demo", "serve", "mcp")


def _without_effect(command: str) -> Iterator[str]:
    """Yield options that every command takes, for scripts, and that change nothing in this one."""
    if command not in ("sql", "check", *RELATIONS):
        yield "--safe"
    if command not in ("sql", "check"):
        yield "--safe-root"
    if command in (*_OF_TABLE, "expire"):
        yield from ("--snapshot", "--as-of")
    if command in _OF_TABLE:
        yield from ("--threads", "--store")
    if command in (*_SILENT, "report"):
        yield "--color"
    if command in _SILENT:
        yield from ("--progress", "-q --quiet", "--total-timeout")


def _text(name: str) -> str:
    return (pkgutil.get_data(__package__, name) or b"").decode()


def _commands() -> Iterator[tuple[str, _Command]]:
    """Read the commands, in the order of the help."""
    group = ""
    for block in re.sub(r"\n +", " ", _text("commands.txt")).strip().split("\n\n")[1:]:
        head, *lines = block.splitlines()
        if head.startswith("# "):
            group = head.removeprefix("# ")
        for name in RELATIONS if head == "[RELATION]" else re.findall(r"^\[(\w+)]", head):
            summary = RELATIONS[name].summary if name in RELATIONS else ""
            facts = dict(line.format(name=name, summary=summary).split(": ", 1) for line in lines)
            text, description, arguments = (
                facts.pop(key) for key in ("help", "description", "arguments")
            )
            changes = {key.removeprefix("help "): {"help": facts[key]} for key in facts}
            changes |= {flag: {"help": argparse.SUPPRESS} for flag in _without_effect(name)}
            changes["-o"] = {**_OTHER_FORMATS.get(name, {})}
            changes["--output"] = dict[str, Any](type=str) if name == "repair" else {}
            words = tuple(arguments.split(", "))
            yield name, _Command(group, text, description, words, changes)


#: Commands by name, in the order of the help.
COMMANDS = dict(_commands())
_GROUPS = {
    title: list(names) for title, names in groupby(COMMANDS, lambda name: COMMANDS[name].group)
}
#: Examples over `tables`, which run once `arrowmeta demo --copy tables` has made that folder.
_EXAMPLES, _, _MORE_EXAMPLES = _text("examples.txt").partition("\nexamples of a command alone:\n")


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help formatter that wraps text, but not examples."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith("examples:"):
            return super()._fill_text(text, width, indent)
        return argparse.HelpFormatter._fill_text(self, text, width, indent)


#: What people do first.
_FIRST = ("describe", "explain", "plan", "sql", "reconcile", "check", "report", "scan", "serve")
#: Packages whose versions matter.
_PACKAGES = (
    *("pyarrow", "duckdb", "numpy", "numba", "llvmlite"),
    *("pyiceberg", "pypaimon", "pyspark", "starlette"),
)
#: Options without a command.
_OF_NONE = ("-h", "--help", "--version")
_NAME_WIDTH = max(map(len, COMMANDS)) + 2
_TO_BEGIN = "arrowmeta describe LOCATION, or arrowmeta demo; arrowmeta help lists all commands"


class _Main(Parser):
    """Parser of the whole command line."""

    def format_help(self) -> str:
        """Return the first screen: what people do first, and where the rest is."""
        lines = ["usage: arrowmeta COMMAND ...", "", self.description or "", ""]
        lines += [f"  {name:<12}{COMMANDS[name].help}" for name in _FIRST]
        more = {
            "RELATION": "rows of a relation, such as files, partitions or snapshots",
            "help": "all commands and relations; help COMMAND is the help of one",
            "demo": COMMANDS["demo"].help,
        }
        lines += ["", *(f"  {name:<12}{text}" for name, text in more.items())]
        return "\n".join([*lines, "", "--version prints versions.", ""])

    format_short_help = format_help

    def format_all(self, width: int) -> str:
        """Return all commands by group, and examples."""
        lines = [self.format_usage(), self.description or ""]
        for title, names in _GROUPS.items():
            lines += ["", f"{title}:"]
            for name in names:
                head = f"  {name:<{_NAME_WIDTH}}"
                text = COMMANDS[name].help
                lines += textwrap.wrap(head + text, width, subsequent_indent=" " * len(head))
        return "\n".join([*lines, "", _EXAMPLES])


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the parsed command line."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["help"]:
        sys.stdout.write(_parser(())[0].format_all(shutil.get_terminal_size().columns))
        raise SystemExit(0)
    if words[:1] == ["help"]:
        words = [*words[1:], "--help"]
    if words:
        words[:1] = ALIASES.get(words[0].replace("-", "_"), words[:1])
    for at, (word, value) in enumerate(pairwise(words)):
        if word == "--sort" and re.match("-[^-]", value):  # which argparse takes for an option
            words[at : at + 2] = [f"--sort={value}"]
            break
    # No option before the command takes a value.
    command = next((word for word in words if not word.startswith("-")), None)
    if command in COMMANDS and not {*_OF_NONE}.intersection(words[: words.index(command)]):
        words.insert(0, words.pop(words.index(command)))  # options of a command may precede it
    parser, commands = _parser([command] if command in COMMANDS else ())
    if not words:
        parser.error(f"a command is missing; to begin: {_TO_BEGIN}")
    if command is not None and command not in COMMANDS:
        parser.error(_unknown_command(command, COMMANDS))
    arguments, rest = parser.parse_known_args(words)
    if rest and not _is_query(rest, arguments):
        refusing = commands[arguments.command]
        options = [name for action in refusing._actions for name in action.option_strings]
        unknown = [word.partition("=")[0] for word in rest if word.startswith("-")]
        complaints = "; ".join(no_option(name, options) for name in unknown)
        refusing.error(complaints or f"unrecognized arguments: {' '.join(rest)}")
    return arguments


def _unknown_command(command: str, commands: Collection[str]) -> str:
    similar = get_close_matches(command.replace("-", "_"), commands, n=3)
    hint = f"did you mean {' or '.join(similar)}?" if similar else "arrowmeta help lists them all"
    if not similar and "/" in command:
        hint = f"for a table there is arrowmeta describe {command}"
    return f"there is no command {command!r}: {hint}"


def _is_query(rest: list[str], arguments: argparse.Namespace) -> bool:
    """Use the remaining arguments as query or predicate; return whether that is possible.

    argparse ends optional positional arguments at the first option, but users write the query after
    it.
    """
    if any(word.startswith("-") for word in rest):
        return False
    if "words" in arguments:
        arguments.words += rest
        return True
    if len(rest) == 1 and getattr(arguments, "predicate", "") is None:
        (arguments.predicate,) = rest
        return True
    return False


def _parser(
    names: Collection[str] = COMMANDS,
) -> tuple[_Main, Mapping[str, argparse.ArgumentParser]]:
    """Return the parser of some commands, and the parser of each command by name.

    Building all of them takes longer than parsing a command line.
    """
    parser = _Main(
        prog="arrowmeta",
        usage="%(prog)s [-h] [--version] COMMAND ...",
        description="Read the metadata of Apache Paimon and Apache Iceberg tables.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print versions and stop")
    commands = parser.add_subparsers(
        metavar="COMMAND", required=True, prog="arrowmeta", parser_class=Parser
    )
    examples = [*_EXAMPLES.splitlines(), *_MORE_EXAMPLES.splitlines()]
    for name in names:
        command, start = COMMANDS[name], f"  arrowmeta {name}"
        shown = [line for line in examples if f"{line} ".startswith(f"{start} ")]
        added = commands.add_parser(
            name,
            description=command.description,
            epilog="\n".join(["examples:", *(shown or [f"{start} tables/orders"])]),
            formatter_class=_Formatter,
        )
        add_arguments(added, (*command.arguments, "TERMINAL", "--debug"), command.changes)
        added.set_defaults(command=name)
        added.usage = " ".join(("%(prog)s [options]", *_required(added)))
    return parser, commands.choices


def _required(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the required options and the positional arguments, for the line of usage."""
    for action in parser._actions:
        if action.option_strings and action.required:
            yield f"{action.option_strings[0]} {action.metavar}"
    for action in parser._actions:
        if not action.option_strings:
            value = action.metavar or f"{{{','.join(map(str, action.choices or ()))}}}"
            optional = action.nargs in ("?", "*")
            yield f"[{value}]" if optional else f"{value}{' ...' * (action.nargs == '+')}"


def run(arguments: argparse.Namespace) -> int:
    """Import the command of a parsed command line, and run it; return its exit code."""
    from arrowmeta.cli import commands  # loads Arrow
    from arrowmeta.cli.answers import check_destination
    from arrowmeta.model.damage import DamagedMetadataWarning

    run_it = getattr(commands, f"run_{arguments.command}", commands.run_relation)
    if "output" in arguments:
        check_destination(arguments)
    warnings.simplefilter("ignore", DamagedMetadataWarning)  # `verdict` reports the files
    code: int = run_it(arguments)
    return code


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        import platform
        from importlib.metadata import distributions

        from arrowmeta.io.local_files import package_version

        versions = {package.name.lower(): package.version for package in distributions()}
        others = ", ".join(f"{name} {versions[name]}" for name in _PACKAGES if name in versions)
        sys.stdout.write(f"arrowmeta {package_version()}\n")
        sys.stdout.write(f"Python {platform.python_version()}, {others}, {platform.platform()}\n")
        parser.exit(0)
