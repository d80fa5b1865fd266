"""The public interface as text: `python -m tests.interface` writes `tests/interface.txt`.

Names and signatures in Python, columns of relations with their types, macros of SQL, checks, and
commands with their options. A change of the listing is a change for users.
"""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import is_typeddict

import pyarrow as pa

import arrowmeta
import arrowmeta.spark
from arrowmeta.cli.arguments import _parser
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.pruning.plan import Plan
from arrowmeta.views.sql_files import checks, sql_files

LISTING = Path(__file__).parent / "interface.txt"

#: A table with one column `c`, one partition column `p` and one key column `k`.
SHAPE = TableShape(
    columns=pa.struct([pa.field("c", pa.float64())]),
    partition=pa.struct([pa.field("p", pa.string())]),
    primary_key=pa.struct([pa.field("k", pa.int32())]),
)


def listing() -> str:
    """Return the whole interface, one name or column a line."""
    parts = {
        "Python": _python(),
        "Relations": _relations(),
        "Macros": _macros(),
        "Checks": (f"{check.name}: {check.declared('Severity')}" for check in checks()),
        "Commands": _commands(),
    }
    return "\n".join(f"# {title}\n\n" + "\n".join(lines) + "\n" for title, lines in parts.items())


def _python() -> Iterator[str]:
    for module in (arrowmeta, arrowmeta.spark):
        for name in sorted(module.__all__):
            yield from _named(f"{module.__name__}.{name}", getattr(module, name))
    yield from _named("Plan", Plan)


def _named(name: str, value: object) -> Iterator[str]:
    if is_typeddict(value):
        yield f"class {name}"
        yield from (f"    {key}" for key in sorted(value.__annotations__))
    elif inspect.isclass(value):
        bases = ", ".join(base.__name__ for base in value.__bases__ if base is not object)
        is_error = issubclass(value, Exception)
        yield f"class {name}({bases})" if is_error else f"class {name}"
        for member in sorted(dir(value)):
            is_own = not is_error or member in vars(value)
            if is_own and not member.startswith("_"):
                yield from _named(f"  {member}", inspect.getattr_static(value, member))
    elif callable(value):
        signature = str(inspect.signature(value)).replace("'", "")
        yield f"{name}{re.sub(r'[(]self(: Relations)?(, )?', '(', signature)}"
    else:
        yield name


def _relations() -> Iterator[str]:
    for name, schema in sorted(SCHEMAS.items()):
        yield name
        for field in schema(SHAPE):
            yield f"  {field.name}: {field.type}{'' if field.nullable else ' not null'}"


def _macros() -> Iterator[str]:
    for file in (one for one in sql_files() if one.folder == "plans"):
        found = re.search(r"MACRO\s+(\w+)\s*\(([^)]*)\)\s+AS\s+TABLE", file.definition)
        if found:
            yield f"{found[1]}({' '.join(found[2].split())})"


def _commands() -> Iterator[str]:
    parser, _ = _parser()
    (verbs,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    with_options: dict[str, list[str]] = {}
    for verb, command in sorted([("arrowmeta", parser), *verbs.choices.items()]):
        with_options.setdefault("\n  ".join(_options(command)), []).append(verb)
    for options, names in with_options.items():
        yield f"{' '.join(names)}\n  {options}"


def _options(parser: argparse.ArgumentParser) -> list[str]:
    return [
        " ".join(one.option_strings) or str(one.metavar or one.dest).upper()
        for one in parser._actions
        if not isinstance(one, argparse._HelpAction | argparse._SubParsersAction)
    ]


if __name__ == "__main__":
    LISTING.write_text(listing(), encoding="utf-8")
