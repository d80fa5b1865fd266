"""Write `sql/objects.json`: load order, declarations and dependencies of all SQL objects.

Also writes `arrowmeta/predicate/parse_tree.json`, with which newer versions of DuckDB are compared.

    python -m tools.write_sql_objects

DuckDB's parse tree of an object names the relations, columns and functions that it reads. A column
without the alias of a base relation may be that of any base relation in the object, since
subqueries pass columns on. A row that is an argument of a macro is read as the macro reads its
parameter; any other row, and `*` in the columns of the object itself, is every column.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from graphlib import TopologicalSorter
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import duckdb

from arrowmeta.model.relations import RELATIONS
from arrowmeta.predicate import session
from arrowmeta.views.connection import BASE_TABLE
from arrowmeta.views.sql_files import (
    ALL,
    BASE,
    CHECKS,
    FINDINGS,
    FORMATS,
    METADATA_TABLES,
    OBJECTS,
    PLANS,
    SqlText,
    declarations,
    metadata_tables,
    metadata_view,
    read_texts,
    relation_view,
    sql_folder,
    table_macro,
    table_macros,
)

#: Folder of the views that are generated from `model.relations`.
_RELATIONS = "relations"

_HEADER = re.compile(r"CREATE OR REPLACE (?:VIEW|MACRO) [\w.]+(?:\(([^)]*)\))? AS\s+(TABLE\b)?")


@dataclass(frozen=True)
class Definition:
    """An object as written.

    Attributes:
        place: its folder or file.
        query: for a check, without the columns that its view adds.
        parameters: names of the parameters of a macro.
    """

    name: str
    place: str
    head: str
    query: str
    parameters: tuple[str, ...] = ()

    @cached_property
    def tree(self) -> list[Any]:
        """DuckDB's parse tree."""
        ((text,),) = _session().execute("SELECT json_serialize_sql(?)", [self.query]).fetchall()
        parsed = json.loads(text)
        assert not parsed["error"], f"{self.name}: {parsed}"
        return [statement["node"] for statement in parsed["statements"]]

    def nodes(self) -> list[dict[str, Any]]:
        """The nodes of the tree."""
        return list(_nodes(self.tree))

    @cached_property
    def subqueries(self) -> set[str]:
        """Names of its common table expressions."""
        maps = [one["cte_map"]["map"] for one in _nodes(self.tree) if "cte_map" in one]
        return {entry["key"] for entries in maps for entry in entries}

    @cached_property
    def aliases(self) -> dict[str, set[str]]:
        """Relations by the names under which the query knows them."""
        found: dict[str, set[str]] = {}
        for node in self.nodes():
            if node["type"] == "BASE_TABLE":
                table = node["table_name"]
                name = _full_name(node["schema_name"], table)
                found.setdefault(node["alias"] or table, set()).add(name)
        return found

    def called(self) -> Iterator[tuple[str, list[Any]]]:
        """Yield the functions that it calls, with their arguments."""
        for node in self.nodes():
            if node["type"] == "FUNCTION":
                name = _full_name(node["schema"], node["function_name"])
                yield name, [one["expression"] for one in node["arguments"]]


@cache
def _session() -> duckdb.DuckDBPyConnection:
    return duckdb.connect()


@dataclass
class Reads:
    """What an object reads.

    Attributes:
        names: columns without a relation, or with one that is no base relation.
        named: columns by alias.
        rows: aliases of rows that it reads whole.
        is_whole: whether the object has all columns of its relations.
    """

    names: set[str] = field(default_factory=set)
    named: dict[str, set[str]] = field(default_factory=dict)
    rows: set[str] = field(default_factory=set)
    is_whole: bool = False


def _nodes(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if isinstance(part.get("type"), str):
            yield part
        for value in part.values():
            yield from _nodes(value)
    elif isinstance(part, list):
        for value in part:
            yield from _nodes(value)


def definitions(folder: Traversable) -> dict[str, Definition]:
    """Return the objects of a folder, and those of `model.relations`, by name."""
    made = [
        _of_text(place, name, text)
        for one in folder.iterdir()
        if one.is_dir()
        for file in one.iterdir()
        if file.name.endswith(".sql")
        for place in (f"{one.name}/{file.name}",)
        for name, text in read_texts(place, file.read_text(encoding="utf-8")).items()
    ]
    made += [
        _of_text(PLANS if name == FINDINGS else _RELATIONS, name, view)
        for name in RELATIONS
        if (view := relation_view(name))
    ]
    for table_format in FORMATS:
        names = [f"{table_format}.{name}" for name in metadata_tables(table_format)]
        made += [_of_text(METADATA_TABLES, name, metadata_view(name)) for name in names]
    made += [_of_text(PLANS, name, table_macro(name)) for name in table_macros()]
    return {one.name: one for one in sorted(made, key=lambda one: one.name)}


def _full_name(schema: str, name: str) -> str:
    return f"{schema}.{name}" if schema in FORMATS else name


def _of_text(place: str, name: str, text: SqlText) -> Definition:
    definition = text.definition.strip()
    header = _HEADER.match(definition)
    assert header is not None, name
    body = definition[header.end() :].removesuffix(";")
    if place.startswith(CHECKS):
        body = body.partition("\nFROM (\n")[2].removesuffix("\n)")
    parameters = [one.partition(" := ")[0].strip() for one in (header[1] or "").split(",")]
    is_query = " VIEW " in header[0] or header[2]
    return Definition(
        name,
        place,
        text.head,
        body if is_query else f"SELECT ({body})",
        tuple(filter(None, parameters)),
    )


def objects(folder: Traversable) -> dict[str, dict[str, Any]]:
    """Return what `objects.json` has, in load order."""
    defined = definitions(folder)
    uses = {name: _uses(one, defined) for name, one in defined.items()}
    passing = {name: base for name in defined if (base := _passed_on(name, defined))}
    made = {}
    for one in _in_load_order(defined, uses):
        declared = declarations(one.head)
        described: dict[str, Any] = {
            "place": one.place,
            "declarations": {
                key: declared[key] for key in declared.keys() - {"Grain", "Keys", "Sources"}
            },
            "uses": sorted(uses[one.name]),
            "reads": _columns(one, _reads(one, defined), passing),
        }
        described["declarations"] = dict(sorted(described["declarations"].items()))
        if one.name in passing:
            described["passes_on"] = True
        made[one.name] = described
    return made


def _uses(one: Definition, defined: Mapping[str, Definition]) -> set[str]:
    tables = set().union(*one.aliases.values()) - one.subqueries - set(one.parameters)
    called = {name for name, _ in one.called()}
    return ((tables | called) & defined.keys()) - {one.name}


def _passed_on(name: str, defined: Mapping[str, Definition]) -> str | None:
    """Return the base relation whose columns a view has under their names; None for others."""
    relation = RELATIONS.get(name)
    if relation is None:
        return None
    if relation.base is not None:
        return relation.base
    (node,) = defined[name].tree
    if node["type"] != "SELECT_NODE" or node["from_table"]["type"] != "BASE_TABLE":
        return None
    is_star = [one["type"] for one in node["select_list"]] == ["STAR"]
    source = node["from_table"]["table_name"]
    return _passed_on(source, defined) if is_star and source in defined else None


def _reads(one: Definition, defined: Mapping[str, Definition]) -> Reads:
    found = Reads()
    arguments: set[int] = set()
    for name, given in one.called():
        macro = defined.get(name)
        for parameter, value in zip(macro.parameters if macro else (), given, strict=False):
            if value["type"] == "COLUMN_REF" and len(value["column_names"]) == 1:
                (row,) = value["column_names"]
                if macro and row in one.aliases and (fields := _fields(macro, parameter, defined)):
                    found.named.setdefault(row, set()).update(fields)
                    arguments.add(id(value))
    for node in one.nodes():
        if node["type"] == "COLUMN_REF" and id(node) not in arguments:
            first, *rest = node["column_names"]
            if rest and first in one.aliases:
                found.named.setdefault(first, set()).add(rest[0])
            elif first in one.aliases:
                found.rows.add(first)
            found.names.add(first)
        found.names.update(node.get("using_columns", ()))
    found.is_whole = any(_has_star(node) for node in one.tree)
    return found


def _fields(
    macro: Definition, parameter: str, defined: Mapping[str, Definition]
) -> set[str] | None:
    """Return the fields of a row that a macro reads; None if it reads the row as a whole."""
    fields: set[str] = set()
    for node in macro.nodes():
        if node["type"] == "COLUMN_REF" and node["column_names"][0] == parameter:
            if len(node["column_names"]) == 1:
                return None
            fields.add(node["column_names"][1])
    return fields


def _has_star(node: dict[str, Any]) -> bool:
    """Return whether the columns of a query contain `*`."""
    if node["type"] == "SET_OPERATION_NODE":
        return any(_has_star(child) for child in node["children"])
    return any(one["type"] == "STAR" for one in node["select_list"])


def _columns(one: Definition, found: Reads, passing: Mapping[str, str]) -> dict[str, list[str]]:
    read: dict[str, set[str]] = {}
    for alias, relations in one.aliases.items():
        for relation in relations - one.subqueries - set(one.parameters):
            if not relation.startswith(BASE) and relation not in passing:
                continue
            base = relation.removeprefix(BASE) if relation.startswith(BASE) else passing[relation]
            names = found.names.union(
                # Of an alias of something else, a column may have been passed on by it.
                *(
                    columns
                    for other, columns in found.named.items()
                    if other == alias or not _is_base(one.aliases[other], passing)
                )
            )
            is_whole = found.is_whole or alias in found.rows or one.name in passing
            columns = read.setdefault(base, set())
            columns |= {ALL} if is_whole else names & _known(base)
    return {base: sorted({ALL} & columns or columns) for base, columns in sorted(read.items())}


def _is_base(relations: Iterable[str], passing: Mapping[str, str]) -> bool:
    return all(one.startswith(BASE) or one in passing for one in relations)


@cache
def _known(base: str) -> set[str]:
    if base not in RELATIONS:
        return set(BASE_TABLE.names) if base == "table" else set()
    columns = RELATIONS[base].columns + RELATIONS[base].internal
    return {column.name for column in columns}


def _in_load_order(
    defined: Mapping[str, Definition], uses: Mapping[str, set[str]]
) -> list[Definition]:
    """Sort objects so that each follows those that it uses."""
    order = TopologicalSorter({name: sorted(uses[name]) for name in sorted(defined)})
    return [defined[name] for name in order.static_order()]


def written(folder: Traversable) -> str:
    """Return the text of `objects.json`, a line per object."""
    lines = (f'"{name}": {json.dumps(one)}' for name, one in objects(folder).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write the files into the checkout."""
    folder = sql_folder()
    text = written(folder)
    (folder / OBJECTS).write_text(text, encoding="utf-8")  # type: ignore[attr-defined]
    tree = session.parse_tree(session.PROBE)
    Path(session.__file__).with_name("parse_tree.json").write_text(tree + "\n")


if __name__ == "__main__":
    main()
