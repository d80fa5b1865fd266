"""The files of `/sql`: where they are and in which order they are loaded.

One object per file, named as the file. Folders are numbered in tens, and a file uses objects of
lower folders only. A file whose head says "For each: partition field" is written for one field,
`each_field`, and becomes one query over all fields of a table.

The view of a relation that a format reads has no file: it is made of what `model.relations`
declares. So are the comments of every relation.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from arrowmeta.duck.quoting import quoted_name, quoted_text
from arrowmeta.model.relations import RELATIONS, Relation

#: Folders of the steps that several checks share.
RECONCILE_STEPS = ("60_reconcile_steps", "65_reconcile_totals")
#: Folder of the table macros; what is behind them comes from layers above.
TABLE_MACROS = "80_plans"
#: Folders of the checks, each a view of findings: within the metadata, and against what is outside.
RECONCILE = "70_reconcile"
RECONCILE_STORAGE = "72_reconcile_storage"

_SOURCES = re.compile(r"^-- Sources: (.+)[.]$", re.MULTILINE)
_CALL = re.compile(r"\b(\w+)\(")
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
    """One object of the catalog.

    Attributes:
        name: of the object.
        folder: that the file is in.
        head: the comment that the file begins with.
        definition: the statement that makes the object.
        comments: the statements that explain it and its columns.
    """

    name: str
    folder: str
    head: str
    definition: str
    comments: str

    def uses(self) -> set[str]:
        """Return the names of what it is made of: relations, views and functions."""
        said = _SOURCES.search(self.head)
        relations = said[1].split(", ") if said else []
        return {*relations, *_CALL.findall(self.definition)}

    def base_relations(self) -> set[str]:
        """Return the relations of the model that it reads itself."""
        return {name.removeprefix(_BASE) for name in self.uses() if name.startswith(_BASE)}

    def statement(self, partition_fields: Sequence[str], base_schema: str) -> str:
        """Return the statement that makes the object.

        Args:
            partition_fields: of the table.
            base_schema: where base relations are, as SQL.
        """
        if _FOR_EACH_FIELD not in self.head:
            return self._over(base_schema, self.definition)
        create, _, query = self.definition.rstrip().rstrip(";").partition(" AS\n")
        query = self._over(base_schema, query)
        queries = [_for_field(query, field) for field in partition_fields] or [_NO_FINDING]
        return f"{create} AS\n" + "\nUNION ALL\n".join(f"({query})" for query in queries) + ";"

    def query(self, partition_fields: Sequence[str], base_schema: str) -> str:
        """Return what a view is made of; see `statement`."""
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
    return tuple(sorted([*read, *made], key=lambda file: (file.folder, file.name)))


@cache
def files_behind(views: frozenset[str]) -> tuple[SqlFile, ...]:
    """Return the files of some views and of everything that they are made of, in load order."""
    wanted = set(views)
    for file in reversed(sql_files()):  # a file uses objects of lower folders only
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


def _read(folder: str, file_name: str, text: str) -> SqlFile:
    head, create, rest = text.partition("\nCREATE ")
    definition, comment, comments = rest.partition("\nCOMMENT ON")
    name = file_name.removesuffix(".sql")
    comments = relation_comments(name) if name in RELATIONS else comment + comments
    return SqlFile(name, folder, head, create + definition, comments)


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
