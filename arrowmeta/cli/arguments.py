"""Declarations of all commands: arguments, help, and the function that runs them.

`arrowmeta.command_line` declares the arguments. Imports nothing heavy, so that help is printed
without delay.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

from arrowmeta.command_line import (
    FORMATS,
    OUTPUT_ARGUMENTS,
    STORAGE_ARGUMENTS,
    TABLE_ARGUMENTS,
    TERMINAL_ARGUMENTS,
    Parser,
    add_arguments,
)
from arrowmeta.model.relations import RELATIONS
from arrowmeta.opening.options import no_option

#: Examples over `tables` run once `arrowmeta demo --copy tables` has made that folder.
_EXAMPLES = """\
examples:
  arrowmeta demo --copy tables
  arrowmeta describe tables/orders
  arrowmeta snapshots tables/orders
  arrowmeta files tables/orders --select file_name,level,record_count
  arrowmeta files s3://bucket/orders --as-of 2024-05-01 --output files.parquet
  arrowmeta sql tables/orders "SELECT level, count(*) FROM files GROUP BY level"
  arrowmeta sql a=tables/orders b=tables/events "FROM a.refs UNION FROM b.refs"
  arrowmeta plan tables/orders "pt = 'p1' AND k > 100"
  arrowmeta explain tables/orders "k > 100"
  arrowmeta reconcile tables/orders
  arrowmeta check tables/orders --rules rules.toml -o junit
  arrowmeta diff tables/orders 2 4 --limit 20
  arrowmeta compare tables/orders backup/orders
  arrowmeta report tables/orders > orders.html

exit codes:
  0 success   1 error   2 findings   3 partial: some metadata could not be read
"""

#: Examples listed after those above, in the help of their command only.
_MORE_EXAMPLES = """\
  arrowmeta demo
  arrowmeta sql tables/orders --file question.sql -o csv
  arrowmeta sql --store s3://bucket/store "SELECT table_location FROM files"
  arrowmeta plan tables/orders "k > 100" --select file_path,delete_files -o json
  arrowmeta plan tables/orders --rows 10 --order-by "k DESC"
  arrowmeta explain tables/orders --where "k > 100" --snapshot 4
  arrowmeta advise tables/orders --queries log.sql
  arrowmeta queries reports.jsonl tables/orders -o json
  arrowmeta reconcile tables/orders --storage -o json
  arrowmeta reconcile tables/orders --listing inventory.parquet --footers
  arrowmeta expire tables/orders --older-than 30d --dry-run
  arrowmeta repair tables/orders --plan --output plan.md
  arrowmeta repair damaged/orders --output repaired
  arrowmeta doctor
  arrowmeta completion fish > ~/.config/fish/completions/arrowmeta.fish
  arrowmeta check tables
  arrowmeta check tables/orders -o prometheus --output arrowmeta.prom
  arrowmeta check tables/orders --engines spark@1.4,pypaimon@2.1
  arrowmeta diff tables/orders release-1 2024-05-01T12:00:00Z -o csv
  arrowmeta compare warehouse/orders warehouse/orders --format-b iceberg
  arrowmeta scan tables
  arrowmeta scan s3://bucket/warehouse --max-depth 2 -o json
  arrowmeta scan tables --output fleet.html --reports
  arrowmeta scan --catalog prod
  arrowmeta scan s3://bucket --storage-option s3.endpoint=http://localhost:9000
  arrowmeta files db.orders --catalog prod
  arrowmeta report tables/orders --where "pt = 'p1'" --output orders.html
  arrowmeta report tables/visits > visits.html
  arrowmeta index tables/orders --store ~/.cache/arrowmeta-store
  arrowmeta index warehouse --store s3://bucket/store
  arrowmeta store list --store ~/.cache/arrowmeta-store
  arrowmeta serve warehouse
  arrowmeta serve --catalog prod --port 8181
  arrowmeta mcp warehouse
  arrowmeta store prune --store s3://bucket/store --max-size 10GB
"""


class _Command(NamedTuple):
    """Command of the command line.

    Attributes:
        run: module of this package and function that run it.
        help: line in the list of commands.
        description: text of its own help.
        arguments: arguments besides those for the table and the output.
        others: those for the table and the output.
        changes: overridden settings of arguments.
    """

    run: str
    help: str
    description: str
    arguments: tuple[str, ...] = ("location",)
    others: tuple[str, ...] = (*TABLE_ARGUMENTS, *OUTPUT_ARGUMENTS)
    changes: Mapping[str, Mapping[str, Any]] = {}


_PLANNING = ("location", "predicate", "--where", "--dialect", "--time-zone", "--rows", "--order-by")
_PLANNED = {"--where": {"help": "the same as an option"}}
_DAMAGE = "metadata that cannot be read, and the loss"

#: First command of each group in the help, with the title of the group.
_GROUPS = {
    "describe": "tables",
    "explain": "queries",
    "reconcile": "checks, changes and maintenance",
    "scan": "warehouses and stores",
    next(iter(RELATIONS)): "relations, as rows",
    "doctor": "this machine",
}

#: Names that commands have elsewhere.
ALIASES = {"expire_snapshots": "expire", "verify": "reconcile", "inspect": "describe"}

#: Commands in the order of the help.
COMMANDS = {
    "describe": _Command(
        "commands.run_describe",
        "summary of a table on one screen",
        "Summarize a table on one screen: columns, partitioning, snapshots, files, rows, deletes "
        "and metadata, with remarks on small files and the like.",
    ),
    "report": _Command(
        "checking.run_report",
        "HTML report of a table",
        "Write an HTML page about a table: findings, contents, commits, how well it prunes, and "
        "the size of its metadata. Exit code 2 if a finding is an error or a warning.",
        ("location", "--where", "--time-zone", "--engine"),
        (*TABLE_ARGUMENTS, "-o", "--output"),
        {
            "--where": {"help": "also show which data files may match this condition, and why"},
            "-o": {"choices": None, "metavar": "html", "help": "the only format"},
        },
    ),
    "demo": _Command(
        "commands.run_demo",
        "tour of bundled tables; needs no configuration",
        "Copy bundled tables to a temporary folder, and run example commands on them.",
        ("--copy",),
        (),
    ),
    "explain": _Command(
        "commands.run_explain",
        "which files a condition rules out, step by step, and why the others may match",
        "Show which files each step of a plan rules out, and why the others may match.",
        _PLANNING,
        changes=_PLANNED,
    ),
    "plan": _Command(
        "commands.run_plan",
        "data files that may match a query",
        "Show the data files that may match a query.",
        (*_PLANNING, "--select"),
        changes=_PLANNED,
    ),
    "advise": _Command(
        "commands.run_advise",
        "columns to sort by, and columns without bounds, for a log of queries",
        "Plan each query of a log, and estimate for each column what sorting the files by it would "
        "save. The log has SQL statements that end with ';', one condition per line, or a log that "
        "the command queries reads.",
        ("location", "--queries", "--dialect", "--time-zone", "--before"),
    ),
    "queries": _Command(
        "commands.run_queries",
        "scans that engines logged: files read, files needed, and the reason",
        "Plan the scans of a log, and compare the files that the engine read with the files "
        "needed, by table and column, with the most frequent reason. Logs are scan reports of "
        "Iceberg as lines of JSON, exports of Polaris, events of OpenLineage and Trino, event logs "
        "of Spark, or SQL. Other formats than table have one row per scan.",
        ("reports", "tables", "--select"),
    ),
    "sql": _Command(
        "commands.run_sql",
        "DuckDB SQL over the relations of one table or several",
        "Run DuckDB SQL over relations such as files, or NAME.files with NAME=LOCATION. Without a "
        "query, statements are read from a prompt, or from standard input. Without a LOCATION, the "
        "query is over all tables of the store.",
        ("words", "-f --file"),
    ),
    "reconcile": _Command(
        "checking.run_reconcile",
        "contradictions in a table's metadata; exit code 2 for errors and warnings",
        "Check totals, manifests, files and deletes against each other. Exit code 2 if a finding "
        "is an error or a warning.",
        ("location", "--storage", "--listing", "--footers", "--select"),
    ),
    "damage": _Command(
        "commands.run_damage",
        f"{_DAMAGE}; exit code 3 if there is any",
        f"Read all metadata of the table and show the {_DAMAGE}. Exit code 3 if there is any.",
        ("location", "--select"),
    ),
    "check": _Command(
        "checking.run_check",
        "rules over tables, for CI and monitoring; exit code 2 if one fails",
        "Check rules over tables: SQL queries that return a number within limits, or no rows. "
        "Default rules: no damage or findings, and few small files, deletes, files at level 0 and "
        "snapshots. Exit code 2 if a rule of severity error or warning fails, 3 if the query of a "
        "rule returns null. With --engines and without --rules, only check whether these engines "
        "can read the tables.",
        ("locations", "--rules", "--accepted", "--engines", "--engine"),
        changes={"-o": {"choices": (*FORMATS, "junit", "sarif", "prometheus")}},
    ),
    "diff": _Command(
        "checking.run_diff",
        "files added and removed between two snapshots",
        "Show the files added and removed between two snapshots of a table.",
        ("location", "before", "after", "--select"),
    ),
    "compare": _Command(
        "checking.run_compare",
        "differences between two copies of a table, or Paimon and its Iceberg metadata",
        "Compare two copies of a table, or a Paimon table and the Iceberg metadata it publishes: "
        "columns, tags, live files and their statistics. Exit code 2 if any differ.",
        ("a", "--format-a", "b", "--format-b", "--select"),
        ("--store", *STORAGE_ARGUMENTS, *OUTPUT_ARGUMENTS),
    ),
    "repair": _Command(
        "checking.run_repair",
        "missing, duplicate and lost files and orphans: a plan, or repaired metadata elsewhere",
        "With --plan, list the table's storage, and write a plan to review, in Markdown or as "
        "data: missing, duplicate and lost files with the snapshots that still have them, orphans "
        "with age and bytes, and statements. Nothing is changed. Exit code 2 if there is something "
        "to repair. Without --plan, write metadata of a repaired snapshot into the folder "
        "--output, outside of the table, and print its path.",
        ("location", "--plan", "--engine", "--listing"),
    ),
    "expire": _Command(
        "checking.run_expire",
        "what expiring snapshots would delete; a plan only",
        "List what the engine's own expiry deletes: snapshots, branches and tags, data and delete "
        "files, manifests, manifest lists and statistics. Arguments that are not given are taken "
        "from the settings of the table. Nothing is deleted: the Spark procedure is printed.",
        ("location", "--older-than", "--retain-last", "--dry-run"),
    ),
    "scan": _Command(
        "commands.run_scan",
        "the tables of a warehouse, with files, bytes, rows, deletes, snapshots and findings",
        "List the tables under a directory, of both formats, with their live files, bytes, rows, "
        "small files, deletes, last commit, snapshots and findings. Tables that cannot be read are "
        "rows, too. -o html is a page to sort and filter; with --reports each row links to the "
        "report of its table.",
        ("warehouse", "--max-depth", "--names-only", "--reports", "--select"),
        ("--store", *STORAGE_ARGUMENTS, *OUTPUT_ARGUMENTS),
        {
            "-o": {"choices": (*FORMATS, "html")},
            "warehouse": {
                "nargs": "?",
                "help": "a directory or URI; with --catalog a namespace; default: all",
            },
        },
    ),
    "index": _Command(
        "commands.run_index",
        "decode the manifests of a table, or of a warehouse, into a store",
        "Decode the manifests that are not in the store yet, of a table or of every table under a "
        "directory. Exit code 3 if some are damaged: they are never stored.",
    ),
    "store": _Command(
        "commands.run_store",
        "list, verify or prune a store of decoded manifests",
        "List the tables of a store, verify checksums (exit code 2 if any differ), or delete what "
        "was used least recently.",
        ("action", "--max-size", "--unused-for"),
        (
            *("--store", "--storage-option", "--connect-timeout", "--request-timeout"),
            *OUTPUT_ARGUMENTS,
        ),
    ),
    "serve": _Command(
        "serving.run_serve",
        "an HTTP server: Iceberg REST catalog that plans scans, pages, metrics",
        "Serve the tables of folders, or of a catalog, over HTTP: an Iceberg REST catalog under "
        "/iceberg that plans scans, pages, /metrics and /api. Nothing is ever written. The first "
        "line of the output is the address. Needs pip install 'arrowmeta[serve]'.",
        ("locations", "--host", "--port", "--token", "--token-file", "--no-token"),
        ("--store", "--path-map", "--allow-moved-paths", *STORAGE_ARGUMENTS),
        {"locations": {"nargs": "*", "help": "folder with tables, or table"}},
    ),
    "mcp": _Command(
        "serving.run_mcp",
        "tools for assistants, over the Model Context Protocol",
        "Offer tools to an assistant on standard input and output: tables, describe, plan, "
        "explain, findings, remedies and safe SQL over metadata. Answers are short, and nothing "
        "is ever written. Needs pip install 'arrowmeta[mcp]'.",
        ("locations",),
        ("--store", "--path-map", "--allow-moved-paths", *STORAGE_ARGUMENTS),
        {"locations": {"nargs": "*", "help": "folder with tables, or table"}},
    ),
    **{
        name: _Command(
            "commands.run_relation",
            relation.summary,
            f"Show the {relation.summary}.",
            ("location", "--select", "--where"),
            changes={"--where": {"help": f"a condition over the columns of {name}"}},
        )
        for name, relation in RELATIONS.items()
    },
    "doctor": _Command(
        "doctor.run_doctor",
        "versions, caches, store and filesystems, for bug reports",
        "Show the versions that matter, the caches, the store of the environment and the "
        "filesystems of Arrow. Exit code 2 if something is missing or cannot be used.",
        (),
        OUTPUT_ARGUMENTS,
    ),
    "completion": _Command(
        "completion.run_completion",
        "a script that completes commands and options in a shell",
        "Print a script that completes commands, options and their values. For bash and zsh: "
        'eval "$(arrowmeta completion bash)" in ~/.bashrc, or zsh in ~/.zshrc after compinit; for '
        "fish: arrowmeta completion fish > ~/.config/fish/completions/arrowmeta.fish.",
        ("shell",),
        (),
    ),
}


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help formatter that wraps text, but not examples."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith("examples:"):
            return super()._fill_text(text, width, indent)
        return argparse.HelpFormatter._fill_text(self, text, width, indent)

    def _format_action(self, action: argparse.Action) -> str:
        text = super()._format_action(action)
        is_command = not action.option_strings and action.metavar == action.dest
        group = _GROUPS.get(action.dest) if is_command else None
        return text if group is None else f"\n  {group}:\n{text}"


class _Main(Parser):
    """Parser of the whole command line."""

    def format_short_help(self) -> str:
        """Return the names of the commands by group, and where to begin."""
        lines = ["usage: arrowmeta COMMAND ...", "", self.description or "", ""]
        groups: dict[str, list[str]] = {}
        for name in COMMANDS:
            title = _GROUPS.get(name, next(reversed(groups), ""))
            groups.setdefault(title, []).append(name)
        for title, names in groups.items():
            lines.append(f"{title}:")
            lines += textwrap.wrap(" ".join(names), initial_indent="  ", subsequent_indent="  ")
        return "\n".join(
            [*lines, "", f"To begin: {_TO_BEGIN}.", "arrowmeta COMMAND -h is its help.", ""]
        )


_TO_BEGIN = "arrowmeta describe LOCATION, or arrowmeta demo; arrowmeta --help lists all commands"


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the parsed command line."""
    words = list(sys.argv[1:] if argv is None else argv)
    words[:1] = [ALIASES.get(word.replace("-", "_"), word) for word in words[:1]]
    # No option before the command takes a value.
    command = next((word for word in words if not word.startswith("-")), None)
    is_first = command in COMMANDS and command == words[0]
    parser, commands = _parser([words[0]] if is_first else COMMANDS)
    if not words:
        parser.error(f"a command is missing; to begin: {_TO_BEGIN}")
    if command is not None and command not in COMMANDS:
        parser.error(_unknown_command(command, COMMANDS))
    arguments, rest = parser.parse_known_args(words)
    if rest and not _is_query(rest, arguments):
        _refuse(rest, commands[arguments.command])
    return arguments


def _refuse(rest: Sequence[str], parser: argparse.ArgumentParser) -> NoReturn:
    """Exit for arguments that a command does not have."""
    options = [name for action in parser._actions for name in action.option_strings]
    unknown = [word.partition("=")[0] for word in rest if word.startswith("-")]
    said = [no_option(name, options) for name in unknown]
    parser.error("; ".join(said) or f"unrecognized arguments: {' '.join(rest)}")


def _unknown_command(command: str, commands: Collection[str]) -> str:
    similar = get_close_matches(command.replace("-", "_"), commands, n=3)
    hint = f"did you mean {' or '.join(similar)}?" if similar else "arrowmeta --help lists them all"
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
) -> tuple[argparse.ArgumentParser, Mapping[str, argparse.ArgumentParser]]:
    """Return the parser of some commands, and the parser of each command by name.

    Building all of them takes longer than parsing a command line, and only help needs them.
    """
    parser = _Main(
        prog="arrowmeta",
        usage="%(prog)s [-h] [--version] COMMAND ...",
        description="Read the metadata of Apache Paimon and Apache Iceberg tables.",
        epilog=_EXAMPLES,
        formatter_class=_Formatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print versions and stop")
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, prog="arrowmeta", parser_class=Parser
    )
    for name in names:
        command = COMMANDS[name]
        added = commands.add_parser(
            name,
            help=command.help,
            description=command.description,
            epilog=_examples_of(f"arrowmeta {name}"),
            formatter_class=_Formatter,
        )
        accepted = (*command.arguments, *command.others, *TERMINAL_ARGUMENTS, "--debug")
        add_arguments(added, accepted, command.changes)
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
    module, _, name = COMMANDS[arguments.command].run.partition(".")
    code: int = getattr(import_module(f"arrowmeta.cli.{module}"), name)(arguments)
    return code


def _examples_of(program: str) -> str:
    """Return the examples of `arrowmeta COMMAND`."""
    lines = [*_EXAMPLES.splitlines(), *_MORE_EXAMPLES.splitlines()]
    own = [line for line in lines if f"{line} ".startswith(f"  {program} ")]
    return "\n".join(["examples:", *(own or [f"  {program} tables/orders"])])


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        import platform
        from importlib.metadata import version

        from arrowmeta.io.own_version import own_version

        others = ", ".join(f"{name} {version(name)}" for name in ("pyarrow", "duckdb", "numba"))
        sys.stdout.write(f"arrowmeta {own_version()}\n")
        sys.stdout.write(f"Python {platform.python_version()}, {others}, {platform.platform()}\n")
        parser.exit(0)
