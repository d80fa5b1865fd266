"""The files of `/sql`: where they are and in which order they are loaded.

One object per file, named as the file. Folders are numbered in tens and loaded in this order; a
file uses objects of lower folders or of its own. The comment at the head of a file declares it, in
lines `-- Key: value.`:

    <name>      what it is
    Sources     the relations and views that it is made of
    For each    `partition field`: the query is written for one field, `each_field`, and becomes
                one query over all fields of a table

A file of `70_checks` is a query that returns what is wrong. The columns `check_name` and, if it is
always the same, `severity` come from its head:

    Severity    `error`, `warning` or `info`; several, if the query has the column `severity`
    Only for    the format in whose tables it can find something; without the line, in both
    Split       what must be in one task for the check to be asked of parts of a table: all entries
                of a `manifest`, all of a `file`, live files of a `bucket`, or one live file of each
                `kind`; without the line, one task asks it of the whole table
    Files       condition on live files: the check looks at no others
    Needs       condition on live files: without any such file the check finds nothing

The view of a relation that a format reads has no file: it is made of what `model.relations`
declares. So are the comments of every relation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from graphlib import TopologicalSorter
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import duckdb

from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.duck.session import Key, database_key, making, new_session
from arrowmeta.model.relations import RELATIONS, Relation

#: Folder of the steps that several checks share.
STEPS = "60_steps"
#: Folder of the checks, each a view of findings.
CHECKS = "70_checks"
#: Folder of the table macros, whose base relations come from layers above.
TABLE_MACROS = "90_plans"

# Of the package's own files, which follow one style; to parse all of them would delay each start.
_CALL = re.compile(r"\b(\w+)\(")
_WORD = re.compile(r"\w+")
_SHOWS_ALL = "\nSELECT *"
_BASE = "base_"
_FROM_BASE = re.compile(r"\b(FROM|JOIN) (?=base_)")
_FOR_EACH_FIELD = "\n-- For each: partition field.\n"
_EACH_FIELD = re.compile("('?)each_field\\1")
#: Folders that views of relations would be in: as they are read, and only some of their rows.
_MODEL, _FILES = "20_model", "40_files"

#: What a check finds in a table without partition fields.
_NO_FINDING = (
    "SELECT '' AS check_name, '' AS severity, '' AS subject, 0::BIGINT AS snapshot_id, "
    "'' AS expected, '' AS actual, '' AS detail WHERE false"
)


@dataclass(frozen=True)
class SqlFile:
    """One object of the catalog."""

    name: str
    folder: str
    head: str
    definition: str
    comments: str

    def declared(self, key: str) -> str | None:
        """Return what the head says under a key; None if it does not have it."""
        found = re.search(rf"^-- {key}: (.+)[.]$", self.head, re.MULTILINE)
        return found[1] if found else None

    def uses(self) -> set[str]:
        """Return the names of its sources: relations, views and functions."""
        sources = self.declared("Sources")
        relations = sources.split(", ") if sources else []
        return {*relations, *_CALL.findall(self.definition)}

    def base_relations(self) -> set[str]:
        """Return the relations of the model that it reads itself."""
        return {name.removeprefix(_BASE) for name in self.uses() if name.startswith(_BASE)}

    def uses_column(self, column: str) -> bool:
        """Return whether it may read a column of a base relation."""
        return column in _WORD.findall(self.definition) or _SHOWS_ALL in self.definition

    def statement(self, partition_fields: Sequence[str], base_schema: str) -> str:
        """Return the statement that makes the object."""
        if _FOR_EACH_FIELD not in self.head:
            return self._over(base_schema, self.definition)
        create, _, query = self.definition.rstrip().rstrip(";").partition(" AS\n")
        query = self._over(base_schema, query)
        queries = [_for_field(query, field) for field in partition_fields] or [_NO_FINDING]
        return f"{create} AS\n" + "\nUNION ALL\n".join(f"({query})" for query in queries) + ";"

    def query(self, partition_fields: Sequence[str], base_schema: str) -> str:
        """Return the query of a view; see `statement`."""
        return self.statement(partition_fields, base_schema).partition(" AS\n")[2]

    def _over(self, base_schema: str, text: str) -> str:
        # A function, because the replacement may hold backslashes.
        return _FROM_BASE.sub(lambda found: f"{found[1]} {base_schema}.", text)


@cache
def sql_files() -> tuple[SqlFile, ...]:
    """Return every file in load order."""
    read = [
        _read(folder.name, file.name, file.read_text(encoding="utf-8"))
        for folder in sql_folder().iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    made = [_relation_view(name, one) for name, one in RELATIONS.items() if one.base]
    return tuple(_in_load_order([*read, *made]))


@cache
def files_behind(views: frozenset[str]) -> tuple[SqlFile, ...]:
    """Return the files of some views and of all their sources, in load order."""
    wanted = set(views)
    for file in reversed(sql_files()):  # a file uses objects of files before it
        if file.name in wanted:
            wanted.update(file.uses())
    return tuple(file for file in sql_files() if file.name in wanted)


def sql_folder() -> Traversable:
    """Return the folder: the wheel's packed copy, else the checkout's of an editable install.

    The package, and the copy with it, may lie in a zip file.
    """
    package = files("arrowmeta")
    packed = package / "_sql"
    return packed if packed.is_dir() else Path(str(package)).parent / "sql"


def _for_field(query: str, field: str) -> str:
    # In one pass: the field's own name may hold the word, and must not be replaced again.
    return _EACH_FIELD.sub(
        lambda word: quoted_text(field) if word[1] else quoted_name(field), query
    )


def _in_load_order(files: Iterable[SqlFile]) -> list[SqlFile]:
    """Sort the files so that each is after those that it uses, which may be in its own folder."""
    by_name = {file.name: file for file in sorted(files, key=lambda file: file.name)}
    uses = {
        name: sorted(
            used
            for used in file.uses() & by_name.keys() - {name}
            if by_name[used].folder == file.folder
        )
        for name, file in by_name.items()
    }
    order = {name: place for place, name in enumerate(TopologicalSorter(uses).static_order())}
    return sorted(by_name.values(), key=lambda file: (file.folder, order[file.name]))


def _read(folder: str, file_name: str, text: str) -> SqlFile:
    name = file_name.removesuffix(".sql")
    if folder == CHECKS:
        return _read_check(name, text)
    head, create, rest = text.partition("\nCREATE ")
    definition, comment, comments = rest.partition("\nCOMMENT ON")
    comments = relation_comments(name) if name in RELATIONS else comment + comments
    return SqlFile(name, folder, head, create + definition, comments)


def _read_check(name: str, text: str) -> SqlFile:
    """Make a view of a check's query."""
    head, _, query = text.partition("\n\n")
    check = SqlFile(name, CHECKS, head, "", "")
    severity = check.declared("Severity") or ""
    constant = f"{quoted_text(severity)} AS severity, " if " or " not in severity else ""
    definition = (
        f"CREATE OR REPLACE VIEW {name} AS\n"
        f"SELECT '{name}' AS check_name, {constant}*\n"
        f"FROM (\n{query.rstrip().rstrip(';')}\n);\n"
    )
    comment = f"COMMENT ON VIEW {name} IS {quoted_text(f'{check.declared(name)}.')};\n"
    return replace(check, definition=definition, comments=comment)


def _relation_view(name: str, relation: Relation) -> SqlFile:
    """Return the view of a relation that a format reads."""
    among = relation.among
    sources = ", ".join(filter(None, (f"{_BASE}{relation.base}", among)))
    columns = ",\n    ".join(quoted_name(column.name) for column in relation.columns)
    return SqlFile(
        name,
        _FILES if among else _MODEL,
        f"-- {name}: {relation.text}.\n"
        f"-- Grain: one row per {relation.grain}.   Keys: {relation.keys}.\n"
        f"-- Sources: {sources}.",
        f"CREATE OR REPLACE VIEW {name} AS\nSELECT\n    {columns}\n"
        f"FROM {_BASE}{relation.base}"
        + (f"\nSEMI JOIN {among} USING (entry_id);\n" if among else ";\n"),
        relation_comments(name),
    )


def relation_comments(name: str) -> str:
    """Return the statements that explain a relation and its columns."""
    relation = RELATIONS[name]
    summary = relation.summary
    text = f"{summary[0].upper()}{summary[1:]}. One row per {relation.grain}."
    lines = [f"COMMENT ON VIEW {name} IS {quoted_text(text)};"]
    lines += [column_comment(name, column.name, column.text) for column in relation.columns]
    return "\n".join(lines) + "\n"


def column_comment(view: str, column: str, text: str) -> str:
    """Return the statement that explains a column of a view."""
    return f"COMMENT ON COLUMN {view}.{quoted_name(column)} IS {quoted_text(text)};"


_FOLDERS = ("10_macros", "50_pruning")

#: The schema of the macros; sessions that bind predicates do not see it.
_SCHEMA = "stages"


def macro_text() -> str:
    """Return the statements that make the macros."""
    return "".join(file.definition for file in sql_files() if file.folder in _FOLDERS)


def macro_session() -> duckdb.DuckDBPyConnection:
    """Return a new session."""
    with making:
        _make_macros(database_key())
        session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@cache
def _make_macros(database: Key) -> None:
    """Make the macros in the process's database."""
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}; USE {_SCHEMA};{macro_text()}")
