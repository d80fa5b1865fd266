"""The command line's grammar: commands, options, help. Opens nothing and imports nothing heavy."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Collection, Sequence
from datetime import timedelta
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from arrowmeta.cli.exit_codes import ERROR
from arrowmeta.io.location import redacted, to_option
from arrowmeta.model.relations import RELATIONS

#: Relations with the option `--where`, and what it leaves of them.
_WHERE = {
    "manifests": "manifests that can have data files with matching rows",
    "files": "data files that may have matching rows",
    "data_files": "data files that may have matching rows",
}

FORMATS = ("table", "json", "ndjson", "csv", "parquet", "arrow", "md")

_EXAMPLES = """\
examples:
  arrowmeta describe warehouse/db.db/orders
  arrowmeta snapshots warehouse/db.db/orders
  arrowmeta files s3://bucket/db.db/orders --select file_name,level,record_count
  arrowmeta files warehouse/db.db/orders --as-of 2024-05-01T12:00:00Z --output files.parquet
  arrowmeta sql warehouse/db.db/orders "SELECT level, count(*) FROM files GROUP BY level"
  arrowmeta sql a=db.db/a b=db.db/b "FROM a.files ANTI JOIN b.files USING (file_name)"
  arrowmeta plan warehouse/db.db/orders "dt = '2024-05-01' AND amount > 100"
  arrowmeta explain warehouse/db.db/orders "amount > 100"
  arrowmeta reconcile warehouse/db.db/orders
  arrowmeta check warehouse/db.db/orders --rules rules.toml -o junit
  arrowmeta diff warehouse/db.db/orders 41 42 --limit 20
  arrowmeta compare warehouse/db.db/orders backup/db.db/orders
  arrowmeta report warehouse/db.db/orders > orders.html
  arrowmeta demo

exit codes:
  0 fine   1 error   2 findings   3 the answer is partial: some files could not be read
"""

#: Those that only the help of their command shows, after the ones above.
_MORE_EXAMPLES = """\
  arrowmeta sql warehouse/db.db/orders --file question.sql -o csv
  arrowmeta plan warehouse/db.db/orders "amount > 100" --select file_path,delete_files -o ndjson
  arrowmeta plan warehouse/db.db/orders --rows 10 --order-by "ts DESC"
  arrowmeta explain warehouse/db.db/orders --where "amount > 100" --as-of 2024-05-01
  arrowmeta reconcile warehouse/db.db/orders --storage -o json
  arrowmeta reconcile warehouse/db.db/orders --listing inventory.parquet --footers
  arrowmeta check warehouse
  arrowmeta check warehouse -o prometheus --output arrowmeta.prom
  arrowmeta diff warehouse/db.db/orders release-1 2024-05-01T12:00:00Z -o csv
  arrowmeta compare warehouse/db.db/orders warehouse/db.db/orders --format-b iceberg
  arrowmeta scan warehouse
  arrowmeta scan s3://bucket/warehouse --max-depth 2 -o json
  arrowmeta scan s3://bucket/warehouse --storage-option s3.endpoint=http://localhost:9000
  arrowmeta report warehouse/db.db/orders --where "dt = '2024-05-01'" --output orders.html
  arrowmeta report warehouse/db.db/orders --as-of 2024-05-01T12:00:00Z > before.html
  arrowmeta report copies/events --allow-moved-paths > events.html
  arrowmeta index warehouse/db.db/orders --store ~/.cache/arrowmeta-store
  arrowmeta index warehouse --store s3://bucket/arrowmeta-store
  arrowmeta sql --store s3://bucket/arrowmeta-store "SELECT table_location FROM files"
  arrowmeta store list --store ~/.cache/arrowmeta-store
  arrowmeta store prune --store ~/.cache/arrowmeta-store --max-size 10GB --unused-for 30d
"""

_Run = Callable[[argparse.Namespace], int]


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """A formatter that breaks the lines of texts, but not those of examples."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith("examples:"):
            return super()._fill_text(text, width, indent)
        return argparse.HelpFormatter._fill_text(self, text, width, indent)


class _Parser(argparse.ArgumentParser):
    """A parser whose mistakes end with our own error code: argparse's 2 means findings here."""

    def error(self, message: str) -> NoReturn:
        self.exit(ERROR, f"{self.format_usage()}{self.prog}: error: {redacted(message)}\n")


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the parsed command line; `run` in it is the function that answers it."""
    parser, commands = _parser()
    command = _first_word(sys.argv[1:] if argv is None else argv)
    if command is not None and command not in commands:
        parser.error(_unknown_command(command, commands))
    arguments, rest = parser.parse_known_args(argv)
    if rest and not _is_query(rest, arguments):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return arguments


def _first_word(words: Sequence[str]) -> str | None:
    """Return the command; no option before it takes a value."""
    return next((word for word in words if not word.startswith("-")), None)


def _unknown_command(command: str, commands: Collection[str]) -> str:
    similar = get_close_matches(command.replace("-", "_"), commands, n=3)
    hint = f"did you mean {' or '.join(similar)}?" if similar else "arrowmeta --help lists them all"
    return f"there is no command {command!r}: {hint}"


def _is_query(rest: list[str], arguments: argparse.Namespace) -> bool:
    """Take what was left over as the words or the predicate; return whether it can be that.

    argparse ends what may be left out at the first option; people write the query after it.
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


def _parser() -> tuple[argparse.ArgumentParser, Collection[str]]:
    """Return the parser, and the names of the commands."""
    parser = _Parser(
        prog="arrowmeta",
        description="Read the metadata of Apache Paimon and Apache Iceberg tables.",
        epilog=_EXAMPLES,
        formatter_class=_Formatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_describe(commands)
    for name, relation in RELATIONS.items():
        _add_relation(commands, name, relation.rows)
    _add_damage(commands)
    _add_plan(commands, "plan", "the data files that a query can touch")
    _add_plan(commands, "explain", "how a plan narrows down, and why no further")
    _add_sql(commands)
    _add_reconcile(commands)
    _add_check(commands)
    _add_diff(commands)
    _add_compare(commands)
    _add_scan(commands)
    _add_report(commands)
    _add_index(commands)
    _add_store(commands)
    demo = commands.add_parser("demo", help="a tour over bundled tables; needs no configuration")
    _finish(demo, _command("commands", "run_demo"))
    return parser, commands.choices


def _add_relation(commands: Any, relation: str, rows: str) -> None:
    command = commands.add_parser(relation, help=rows, description=f"Show the {rows}.")
    _add_location(command)
    _add_select(command)
    if relation in _WHERE:
        help_text = f"a condition over the table's columns: only {_WHERE[relation]}"
        command.add_argument("--where", metavar="SQL", help=help_text)
    _add_table_options(command)
    _add_output_options(command)
    command.set_defaults(relation=relation)
    _finish(command, _command("commands", "run_relation"))


def _add_describe(commands: Any) -> None:
    command = commands.add_parser(
        "describe",
        help="what a table is, on one screen, and what stands out",
        description="Show a table on one screen: columns, partitioning, snapshots, files, rows, "
        "deletes and metadata, and what stands out, such as small files.",
    )
    _add_location(command)
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("commands", "run_describe"))


def _add_damage(commands: Any) -> None:
    what = "metadata that cannot be read, and what is lost by it"
    command = commands.add_parser(
        "damage",
        help=f"{what}; exit code 3 if there is any",
        description=f"Read all metadata of the table and show the {what}. Exit code 3 if there is "
        "any.",
    )
    _add_location(command)
    _add_select(command)
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("commands", "run_damage"))


def _add_plan(commands: Any, name: str, what: str) -> None:
    command = commands.add_parser(name, help=what, description=f"Show {what}.")
    _add_location(command)
    command.add_argument(
        "predicate", nargs="?", metavar="SQL", help="a condition over the table's columns"
    )
    command.add_argument("--where", metavar="SQL", help="the same as an option")
    command.add_argument("--rows", type=_not_negative, metavar="N", help="the query's LIMIT")
    command.add_argument("--order-by", metavar="SQL", help="the query's ORDER BY; with --rows")
    if name == "plan":
        _add_select(command)
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("planning", f"run_{name}"))


def _add_sql(commands: Any) -> None:
    command = commands.add_parser(
        "sql",
        help="DuckDB SQL over the relations of one table or several",
        description="DuckDB SQL over the relations: files, or NAME.files with NAME=LOCATION.",
    )
    command.add_argument(
        "words",
        nargs="*",
        metavar="LOCATION... QUERY",
        help="table directories or URIs, or NAME=LOCATION for several, and the query; with --store "
        "and no location, the query is over all tables of the store",
    )
    command.add_argument("-f", "--file", type=Path, help="read the query from this file")
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("commands", "run_sql"))


def _add_reconcile(commands: Any) -> None:
    command = commands.add_parser(
        "reconcile",
        help="what does not add up in a table's metadata; exit code 2 for errors and warnings",
        description="Check totals, manifests, files and deletes against each other. Exit code 2 if "
        "a finding is an error or a warning; those of severity info are remarks.",
    )
    _add_location(command)
    group = command.add_argument_group("storage")
    group.add_argument(
        "--storage",
        action="store_true",
        help="list the table's folders, too: files missing, of another size, of no snapshot",
    )
    group.add_argument(
        "--listing",
        type=Path,
        metavar="FILE",
        help="a Parquet, CSV or JSON file with file_path, size, last_modified instead of --storage",
    )
    group.add_argument(
        "--footers", action="store_true", help="open the footers of all live data files, too"
    )
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("checking", "run_reconcile"))


def _add_check(commands: Any) -> None:
    command = commands.add_parser(
        "check",
        help="rules over tables, for CI and monitoring; exit code 2 if one fails",
        description="Check rules over tables: SQL with limits, or rows that must not be there. "
        "Without --rules: metadata is readable and agrees, and few small files, deletes, files at "
        "level 0 and snapshots. Exit code 2 if a rule of severity error or warning fails, 3 if its "
        "number is unknown.",
    )
    command.add_argument(
        "locations",
        nargs="+",
        metavar="LOCATION",
        help="a table, or a directory, for every table under it",
    )
    command.add_argument("--rules", type=Path, metavar="FILE", help="a TOML file of rules")
    _add_table_options(command)
    _add_output_options(command, (*FORMATS, "junit", "sarif", "prometheus"))
    _finish(command, _command("rules", "run_check"))


def _add_diff(commands: Any) -> None:
    command = commands.add_parser(
        "diff",
        help="files added and removed between two snapshots",
        description="Show the files added and removed between two snapshots of a table.",
    )
    _add_location(command)
    moments = "a snapshot id, a tag or branch, or an ISO 8601 time"
    command.add_argument("before", metavar="BEFORE", help=moments)
    command.add_argument("after", metavar="AFTER", help=moments)
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("checking", "run_diff"))


def _add_compare(commands: Any) -> None:
    command = commands.add_parser(
        "compare",
        help="what differs between two copies of a table, or of Paimon and its Iceberg metadata",
        description="Compare two copies of a table, or a Paimon table and the Iceberg metadata it "
        "publishes: columns, tags, live files and what is said of them. Exit code 2 if any differ.",
    )
    for name in ("a", "b"):
        command.add_argument(name, metavar=name.upper(), help="a table directory or URI")
        command.add_argument(
            f"--format-{name}",
            choices=("auto", "paimon", "iceberg"),
            default="auto",
            help=f"what {name.upper()} is read as; iceberg finds the metadata in a Paimon table",
        )
    _add_storage_options(command)
    _add_output_options(command)
    _finish(command, _command("checking", "run_compare"))


def _add_scan(commands: Any) -> None:
    command = commands.add_parser(
        "scan",
        help="the tables of a warehouse",
        description="List the tables under a directory, of both formats, with their snapshots.",
    )
    command.add_argument("warehouse", metavar="WAREHOUSE", help="a directory or URI")
    command.add_argument(
        "--max-depth",
        type=_not_negative,
        default=5,
        metavar="N",
        help="how many folders below the warehouse a table may lie; default: 5",
    )
    _add_storage_options(command)
    _add_output_options(command)
    _finish(command, _command("scan", "run_scan"))


def _add_report(commands: Any) -> None:
    command = commands.add_parser(
        "report",
        help="a table as an HTML page, to look at, print or attach to a ticket",
        description="Write one HTML page about a table: whether its metadata is true, what it is "
        "made of, how it got there, how well it prunes and what its metadata costs. Exit code 2 "
        "if a finding is an error or a warning.",
    )
    _add_location(command)
    command.add_argument(
        "--where", metavar="SQL", help="also show which data files this condition touches, and why"
    )
    _add_table_options(command)
    group = command.add_argument_group("the output")
    group.add_argument("-o", dest="output_format", metavar="html", help="the only format there is")
    group.add_argument("--output", type=Path, metavar="FILE", help="instead of standard output")
    _finish(command, _command("report", "run_report"))


def _add_index(commands: Any) -> None:
    command = commands.add_parser(
        "index",
        help="decode the manifests of a table, or of a warehouse, into a store",
        description="Decode the manifests that a store does not have yet, of a table or of every "
        "table under a directory. Exit code 3 if some are damaged: they are never stored.",
    )
    _add_location(command)
    _add_table_options(command)
    _add_output_options(command)
    _finish(command, _command("store", "run_index"))


def _add_store(commands: Any) -> None:
    command = commands.add_parser(
        "store",
        help="what a store of decoded manifests has, whether it is whole, and what can go",
        description="Look after a store: list its tables, verify checksums (exit code 2 if any "
        "differ), or delete what was used least recently.",
    )
    command.add_argument("action", choices=("list", "verify", "prune"), help="what to do")
    _add_store_option(command)
    command.add_argument(
        "--max-size", type=_n_bytes, metavar="SIZE", help="keep at most 500MB, 10GB"
    )
    command.add_argument(
        "--unused-for", type=_duration, metavar="TIME", help="delete what was not used for 12h, 30d"
    )
    _add_output_options(command)
    _finish(command, _command("store", "run_store"))


def _add_store_option(command: Any) -> None:
    command.add_argument(
        "--store",
        metavar="FOLDER",
        help="where decoded manifests are kept; default: the variable ARROWMETA_STORE",
    )


def _add_location(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "location", metavar="LOCATION", help="a table's directory or metadata.json, or a URI"
    )


def _add_select(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--select",
        type=_names,
        metavar="COLUMNS",
        help="columns, separated by commas; a dot reaches into a struct (partition.dt)",
    )


def _add_table_options(command: argparse.ArgumentParser) -> None:
    group = command.add_argument_group("the table")
    moment = group.add_mutually_exclusive_group()
    moment.add_argument(
        "--snapshot",
        type=_whole_number,
        dest="snapshot_id",
        metavar="ID",
        help="the id of a snapshot",
    )
    moment.add_argument("--ref", metavar="NAME", help="a tag or branch")
    moment.add_argument("--as-of", metavar="TIME", help="ISO 8601, as 2024-05-01T12:00:00Z")
    group.add_argument(
        "--format",
        choices=("auto", "paimon", "iceberg"),
        default="auto",
        help="what the table is read as; by default it is found out",
    )
    group.add_argument(
        "--path-map",
        action="append",
        type=_path_pair,
        default=[],
        metavar="OLD=NEW",
        help="read recorded paths that begin with OLD under NEW; may be repeated",
    )
    group.add_argument(
        "--allow-moved-paths",
        action="store_true",
        help="read paths recorded under the table's old location under LOCATION",
    )
    group.add_argument(
        "--threads", type=_positive, metavar="N", help="how many threads decode; default: all cores"
    )
    _add_store_option(group)
    group.add_argument(
        "--strict", action="store_true", help="a file that cannot be read is an error"
    )
    group.add_argument(
        "--safe",
        action=argparse.BooleanOptionalAction,
        help="SQL reaches nothing but the tables: no files, networks, extensions or settings; the "
        "default for a query of --file",
    )
    group.add_argument(
        "--safe-root",
        action="append",
        dest="safe_roots",
        default=[],
        metavar="FOLDER",
        help="a folder that safe SQL may read; may be repeated",
    )
    _add_storage_options(command)


def _add_storage_options(command: argparse.ArgumentParser) -> None:
    group = command.add_argument_group("object storage")
    group.add_argument(
        "--storage-option",
        dest="storage_options",
        action="append",
        type=to_option,
        default=[],
        metavar="NAME=VALUE",
        help="as s3.endpoint or s3.region, see docs/storage.md; may be repeated",
    )
    group.add_argument(
        "--connect-timeout",
        type=_seconds,
        default=10.0,
        metavar="SECONDS",
        help="to connect to the store; default: 10",
    )
    group.add_argument(
        "--request-timeout",
        type=_seconds,
        default=30.0,
        metavar="SECONDS",
        help="for a request to the store, with its repetitions; default: 30",
    )
    group.add_argument(
        "--allow-root",
        dest="allowed_roots",
        action="append",
        default=[],
        metavar="LOCATION",
        help="another bucket that metadata may name files in; may be repeated",
    )


def _add_output_options(command: argparse.ArgumentParser, formats: Sequence[str] = FORMATS) -> None:
    group = command.add_argument_group("the output")
    group.add_argument(
        "-o", dest="output_format", choices=formats, help="default: by --output's name, or table"
    )
    group.add_argument("--output", type=Path, metavar="FILE", help="instead of standard output")
    group.add_argument("--limit", type=_not_negative, metavar="N", help="the first N rows")
    group.add_argument(
        "--raw",
        action="store_true",
        help="csv: keep text that looks like a formula, and control characters, as they are",
    )


def _finish(command: argparse.ArgumentParser, run: _Run) -> None:
    command.add_argument("--debug", action="store_true", help="show the traceback of an error")
    command.set_defaults(run=run)
    command.epilog = _examples_of(command.prog)
    command.formatter_class = _Formatter


def _examples_of(program: str) -> str:
    """Return the examples of `arrowmeta COMMAND`; a relation needs no more than its table."""
    lines = [*_EXAMPLES.splitlines(), *_MORE_EXAMPLES.splitlines()]
    own = [line for line in lines if f"{line} ".startswith(f"  {program} ")]
    return "\n".join(["examples:", *(own or [f"  {program} warehouse/db.db/orders"])])


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


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _not_negative(text: str) -> int:
    number = _whole_number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is negative")
    return number


def _positive(text: str) -> int:
    number = _whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def _n_bytes(text: str) -> int:
    found = re.fullmatch(r"(\d+)\s*([kmgt]?)i?b?", text.strip(), re.IGNORECASE)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size, as 500MB or 10GB")
    return int(found[1]) * 1000 ** " kmgt".index(found[2].lower() or " ")


def _duration(text: str) -> timedelta:
    found = re.fullmatch(r"(\d+)\s*([smhdw])", text.strip(), re.IGNORECASE)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a duration, as 12h or 30d")
    seconds = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}[found[2].lower()]
    return timedelta(seconds=int(found[1]) * seconds)


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from arrowmeta.io.own_version import own_version

        sys.stdout.write(f"arrowmeta {own_version()}\n")
        parser.exit(0)


def _command(module: str, name: str) -> _Run:
    """Return a command that is imported when it runs: parsing and help stay fast."""

    def run(arguments: argparse.Namespace) -> int:
        found: _Run = getattr(import_module(f"arrowmeta.cli.{module}"), name)
        return found(arguments)

    return run
