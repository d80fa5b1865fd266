"""The files of `/sql`: their location, load order and declarations.

One object per file, with the name of the file. Folders are numbered in tens and loaded in this
order; a file uses objects of lower folders or of its own. The comment at the head of a file has
lines `-- Key: value.`; a longer value continues after `--     `:

    <name>      description
    Sources     relations and views that it reads
    For each    `partition field`: the query is written for one field, `each_field`, and becomes
                one query over all partition fields of a table

A file of `70_checks` is a query that returns findings. Its head also provides the columns
`check_name`, `effect` and, if constant, `severity`:

    Severity    `error`, `warning` or `info`; several, if the query has the column `severity`
    Effect      what a finding means for query results: one of `EFFECTS`, or several. An `error` has
                one of `GRAVE_EFFECTS`
    Engines     which engines and queries are affected
    Source      where this is to be seen: section of a specification, or classes of engines
    Only for    the format that the check applies to; without the line, both
    Split       unit that must be in one task to run the check on parts of a table: all entries of
                a `manifest`, all of a `file`, live files of a `bucket`, or one live file of each
                `kind`; without the line, one task runs it over the whole table
    Files       condition on live files that the check reads
    Needs       condition on live files without which the check finds nothing
    Only with   base relation without rows of which the check finds nothing

Views that only select from a base relation have no file: they, and the comments of all relations,
are built from `model.relations`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from graphlib import TopologicalSorter
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import duckdb

from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.duck.session import Key, database_key, making, new_session
from arrowmeta.model.relations import RELATIONS, Relation

#: Folder of macros over values.
_MACROS = "10_macros"
#: Folder of steps shared by several checks.
STEPS = "60_steps"
#: Folder of checks.
CHECKS = "70_checks"
#: What a finding can mean for query results: rows are missing, wrong or read twice; a reader
#: refuses the table or file; reading takes longer; or nothing.
EFFECTS = ("wrong rows", "refused", "slower", "nothing")
#: Effects of errors.
GRAVE_EFFECTS = EFFECTS[:2]
#: Folder of table macros, whose base relations come from higher layers.
TABLE_MACROS = "90_plans"

# For files of this package, which follow one style; parsing them would slow down the start.
_CALL = re.compile(r"\b(\w+)\(")
_READ_WORD = re.compile(r"(?<!\bAS )\b\w+")
_SHOWS_ALL = "\nSELECT *"
_BASE = "base_"
_FROM_BASE = re.compile(r"\b(FROM|JOIN) (?=base_)")
_FOR_EACH_FIELD = "\n-- For each: partition field.\n"
_EACH_FIELD = re.compile("('?)each_field\\1")
#: Load positions of generated views: of base relations, and of a part of their rows.
_MODEL, _FILES = "20_model", "40_files"

#: Empty findings, for checks per partition field of tables without partitions.
_NO_FINDING = (
    "SELECT '' AS check_name, '' AS severity, '' AS subject, 0::BIGINT AS snapshot_id, "
    "'' AS expected, '' AS actual, '' AS detail, '' AS effect WHERE false"
)


@dataclass(frozen=True)
class SqlFile:
    """Object of the catalog."""

    name: str
    folder: str
    head: str
    definition: str
    comments: str

    def declared(self, key: str) -> str | None:
        """Return the value of a key in the head; None if it is absent."""
        found = re.search(rf"^-- {key}: (.+(?:\n--     .+)*)[.]$", self.head, re.MULTILINE)
        return found and re.sub(r"\n--     ", " ", found[1])

    def uses(self) -> set[str]:
        """Return the names of its sources: relations, views and functions."""
        sources = self.declared("Sources")
        relations = sources.split(", ") if sources else []
        return {*relations, *_CALL.findall(self.definition)}

    def base_relations(self) -> set[str]:
        """Return the base relations that it reads directly."""
        return {name.removeprefix(_BASE) for name in self.uses() if name.startswith(_BASE)}

    def uses_column(self, column: str) -> bool:
        """Return whether it may read a column of a base relation."""
        return column in self.words or _SHOWS_ALL in self.definition

    @cached_property
    def words(self) -> frozenset[str]:
        """Words in its definition, other than output names, and in macros that it calls."""
        called = set(_CALL.findall(self.definition)) - {self.name}
        macros = (one for one in sql_files() if one.folder == _MACROS and one.name in called)
        return frozenset(_READ_WORD.findall(self.definition)).union(*(one.words for one in macros))

    def statement(self, partition_fields: Sequence[str], base_schema: str) -> str:
        """Return the CREATE statement."""
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
        # A function, since the replacement may contain backslashes.
        return _FROM_BASE.sub(lambda found: f"{found[1]} {base_schema}.", text)


@cache
def sql_files() -> tuple[SqlFile, ...]:
    """Return all files in load order."""
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
    """Return the files of views and of all their sources, in load order."""
    wanted = set(views)
    for file in reversed(sql_files()):  # files use objects of earlier files
        if file.name in wanted:
            wanted.update(file.uses())
    return tuple(file for file in sql_files() if file.name in wanted)


def sql_folder() -> Traversable:
    """Return the folder: in the installed package, or in the checkout of an editable install.

    The package may be in a zip file.
    """
    package = files("arrowmeta")
    packed = package / "_sql"
    return packed if packed.is_dir() else Path(str(package)).parent / "sql"


def _for_field(query: str, field: str) -> str:
    # In one pass, since the name of the field may contain the word.
    return _EACH_FIELD.sub(
        lambda word: quoted_text(field) if word[1] else quoted_name(field), query
    )


def _in_load_order(files: Iterable[SqlFile]) -> list[SqlFile]:
    """Sort files so that each follows those that it uses."""
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
    """Return the view of a check's query."""
    head, _, query = text.partition("\n\n")
    check = SqlFile(name, CHECKS, head, "", "")
    severity = check.declared("Severity") or ""
    constant = f"{quoted_text(severity)} AS severity, " if " or " not in severity else ""
    definition = (
        f"CREATE OR REPLACE VIEW {name} AS\n"
        f"SELECT '{name}' AS check_name, {constant}*, {_effect(check)} AS effect\n"
        f"FROM (\n{query.rstrip().rstrip(';')}\n);\n"
    )
    lines = [f"COMMENT ON VIEW {name} IS {quoted_text(f'{check.declared(name)}.')};"]
    lines += [column_comment(name, one.name, one.text) for one in RELATIONS["findings"].columns]
    return replace(check, definition=definition, comments="\n".join(lines) + "\n")


def _effect(check: SqlFile) -> str:
    """Return SQL for the effect of a finding.

    If only some findings of a check are errors, these have its grave effects, and others the rest.
    """
    effects = (check.declared("Effect") or "").split(" or ")
    severities = (check.declared("Severity") or "").split(" or ")
    grave = [one for one in effects if one in GRAVE_EFFECTS]
    mild = [one for one in effects if one not in GRAVE_EFFECTS]
    if not (grave and mild) or "error" not in severities or len(severities) == 1:
        return quoted_text(" or ".join(effects))
    of_errors, of_others = (quoted_text(" or ".join(some)) for some in (grave, mild))
    return f"CASE WHEN severity = 'error' THEN {of_errors} ELSE {of_others} END"


def _relation_view(name: str, relation: Relation) -> SqlFile:
    """Return the view of a base relation."""
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
    """Return the statements that comment a relation and its columns."""
    relation = RELATIONS[name]
    summary = relation.summary
    text = f"{summary[0].upper()}{summary[1:]}. One row per {relation.grain}."
    lines = [f"COMMENT ON VIEW {name} IS {quoted_text(text)};"]
    lines += [column_comment(name, column.name, column.text) for column in relation.columns]
    return "\n".join(lines) + "\n"


def column_comment(view: str, column: str, text: str) -> str:
    """Return the statement that comments a column of a view."""
    return f"COMMENT ON COLUMN {view}.{quoted_name(column)} IS {quoted_text(text)};"


_FOLDERS = (_MACROS, "50_pruning")

#: Schema of the macros, hidden from sessions that bind predicates.
_SCHEMA = "stages"


def macro_text() -> str:
    """Return the statements that create the macros."""
    return "".join(file.definition for file in sql_files() if file.folder in _FOLDERS)


def macro_session() -> duckdb.DuckDBPyConnection:
    """Return a new session with the macros."""
    with making:
        _make_macros(database_key())
        session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@cache
def _make_macros(database: Key) -> None:
    """Create the macros in the database of the process."""
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}; USE {_SCHEMA};{macro_text()}")
