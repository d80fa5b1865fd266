"""The files of `/sql`: their location, load order and declarations.

One object per file, with the name of the file. Folders are numbered in tens and loaded in this
order; a file uses objects of lower folders or of its own. The comment at the head of a file has
lines `-- Key: value.`; a longer value continues after `--     `:

    <name>      description
    Sources     relations and views that it reads
    For each    `partition field`: the query is written for one field, `each_field`, and becomes
                one query over all partition fields of a table
    Evaluated   `once`: its rows are kept for all objects that read them
    Given as    relation with its rows, which replaces the view where a higher layer has it; without
                the line, a relation with the name of the object

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
    Needs       condition on entries without which the check finds nothing; of a check without
                `Split`, on live files
    Only with   base relation without rows of which the check finds nothing

`95_metadata_tables` declares the metadata tables under the names of each format, such as
`iceberg.files`, and a file of `94_paimon_text` is a macro for them; only tables of the format have
them. The comment `-- of partitioned tables` ends lines that others do not have.

Views that only select from another relation have no file: they, and the comments of all relations,
are built from `model.relations`; table macros are declared in `90_plans/table_macros.toml`.

`objects.json` has what can be known before a query: load order, declarations, and what each object
reads by DuckDB's parse tree. `make sql` writes it; text is read when an object is created.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.model.relations import RELATIONS
from arrowmeta.records import dataclass

#: Folder of checks.
CHECKS = "70_checks"
#: What a finding can mean for query results: rows are missing, wrong or read twice; a reader
#: refuses the table or file; reading takes longer; or nothing.
EFFECTS = ("wrong rows", "refused", "slower", "nothing")
#: Effects of errors.
GRAVE_EFFECTS = EFFECTS[:2]
#: Folder of objects whose base relations come from higher layers, and its table macros.
PLANS, TABLE_MACROS = "90_plans", "table_macros.toml"
#: Folder with the declarations of the formats' own metadata tables.
METADATA_TABLES = "95_metadata_tables"
#: Folder of macros of Paimon's metadata tables.
PAIMON_TEXT = "94_paimon_text"
#: Formats, and schemas of their metadata tables.
FORMATS = ("iceberg", "paimon")
#: File with the load order, declarations and dependencies of all objects.
OBJECTS = "objects.json"

#: In lists of columns: all of a relation.
ALL = "*"
BASE = "base_"
_FROM_BASE = re.compile(r"\b(FROM|JOIN) (?=base_)")
_FOR_EACH_FIELD = "\n-- For each: partition field.\n"
_EACH_FIELD = re.compile("('?)each_field\\1")

#: Empty findings, for checks per partition field of tables without partitions.
_OF_PARTITIONED = re.compile(r"[ ]*-- of partitioned tables$", re.MULTILINE)

_NO_FINDING = (
    "SELECT '' AS check_name, '' AS severity, '' AS subject, 0::BIGINT AS snapshot_id, "
    "'' AS expected, '' AS actual, '' AS detail, '' AS effect WHERE false"
)


class SqlText(NamedTuple):
    """Text of an object.

    Attributes:
        head: comment at the head of the file.
        definition: statement that creates the object.
        comments: statements that comment it.
    """

    head: str
    definition: str
    comments: str


@dataclass(frozen=True)
class SqlFile:
    """Object of the catalog.

    Attributes:
        declarations: values by key of the head, without `Sources`.
        uses: objects of other files that it reads or calls.
        reads: columns by base relation, also those that it reads through views of the relation;
            `ALL` for all; none for a relation that is not in `model.relations`.
        passes_on: whether it is a view with the columns of a base relation under their names, from
            which DuckDB reads only those that a query needs.
    """

    name: str
    folder: str
    declarations: Mapping[str, str]
    uses: frozenset[str]
    reads: Mapping[str, Sequence[str]]
    passes_on: bool

    @property
    def peer(self) -> str | None:
        """Format under whose name it is; None for views and macros of our own names."""
        return self.name.rpartition(".")[0] or None

    @property
    def metadata_table(self) -> str | None:
        """Name of the metadata table that it is, without the format; None for others."""
        return self.name.partition(".")[2] if self.folder == METADATA_TABLES else None

    @cached_property
    def is_view(self) -> bool:
        """Whether it is a view, not a macro."""
        return " VIEW " in self.definition.partition(" AS\n")[0]

    def declared(self, key: str) -> str | None:
        """Return the value of a key in the head; None if it is absent."""
        return self.declarations.get(key)

    def reads_column(self, relation: str, column: str) -> bool:
        """Return whether it may read a column of a base relation."""
        return not {column, ALL}.isdisjoint(self.reads.get(relation, ()))

    @cached_property
    def text(self) -> SqlText:
        """Its text, read from the file."""
        if self.name in RELATIONS and (view := relation_view(self.name)):
            return view
        if self.folder == METADATA_TABLES:
            return metadata_view(self.name)
        if self.folder == PLANS and self.name in table_macros():
            return table_macro(self.name)
        file = sql_folder() / self.folder / f"{self.name.rpartition('.')[2]}.sql"
        return read_text(self.folder, self.name, file.read_text(encoding="utf-8"))

    @property
    def definition(self) -> str:
        """The statement that creates it."""
        return self.text.definition

    def statement(self, partition_fields: Sequence[str], base_schema: str | None) -> str:
        """Return the CREATE statement; without `base_schema`, base relations have no schema."""
        return statement(self.text, partition_fields, base_schema)

    def query(self, partition_fields: Sequence[str], base_schema: str | None) -> str:
        """Return the query of a view; see `statement`."""
        return self.statement(partition_fields, base_schema).partition(" AS\n")[2]


@cache
def sql_files() -> tuple[SqlFile, ...]:
    """Return all objects in load order."""
    listed = json.loads((sql_folder() / OBJECTS).read_text(encoding="utf-8"))
    return tuple(
        SqlFile(
            name,
            facts["folder"],
            facts["declares"],
            frozenset(facts["uses"]),
            facts["reads"],
            facts.get("passes_on", False),
        )
        for name, facts in listed.items()
    )


@cache
def sql_file(name: str) -> SqlFile:
    """Return an object by name."""
    return next(file for file in sql_files() if file.name == name)


def files_behind(
    views: Collection[str] | None, without: Collection[str] = ()
) -> tuple[SqlFile, ...]:
    """Return the files of views and of all that they use, in load order.

    Args:
        views: names; None for all.
        without: objects whose rows are available, so that what they use is not needed.
    """
    if views is None:
        return sql_files()
    return _files_behind(frozenset(views), frozenset(without))


@cache
def _files_behind(views: frozenset[str], without: frozenset[str]) -> tuple[SqlFile, ...]:
    wanted = set(views)
    for file in reversed(sql_files()):  # files use objects of earlier files
        if file.name in wanted and file.name not in without:
            wanted |= file.uses
    return tuple(file for file in sql_files() if file.name in wanted)


def sql_folder() -> Traversable:
    """Return the folder: in the installed package, or in the checkout of an editable install.

    The package may be in a zip file.
    """
    package = files("arrowmeta")
    packed = package / "_sql"
    return packed if packed.is_dir() else Path(str(package)).parent / "sql"


def statement(text: SqlText, partition_fields: Sequence[str], base_schema: str | None) -> str:
    """Return the CREATE statement of an object over the partition fields of a table."""
    if _FOR_EACH_FIELD not in text.head:
        definition = text.definition
        if not partition_fields:
            lines = definition.splitlines(keepends=True)
            definition = "".join(line for line in lines if not _OF_PARTITIONED.search(line))
        return _over(base_schema, definition)
    create, _, query = text.definition.rstrip().rstrip(";").partition(" AS\n")
    query = _over(base_schema, query)
    queries = [_for_field(query, field) for field in partition_fields] or [_NO_FINDING]
    return f"{create} AS\n" + "\nUNION ALL\n".join(f"({query})" for query in queries) + ";"


def _over(base_schema: str | None, text: str) -> str:
    if base_schema is None:
        return text
    # A function, since the replacement may contain backslashes.
    return _FROM_BASE.sub(lambda found: f"{found[1]} {base_schema}.", text)


def _for_field(query: str, field: str) -> str:
    # In one pass, since the name of the field may contain the word.
    return _EACH_FIELD.sub(
        lambda word: quoted_text(field) if word[1] else quoted_name(field), query
    )


def read_text(folder: str, name: str, text: str) -> SqlText:
    """Return the text of the object of a file."""
    if folder == CHECKS:
        return _check_view(name, text)
    head, create, rest = text.partition("\nCREATE ")
    definition, comment, comments = rest.partition("\nCOMMENT ON")
    if name in RELATIONS:
        comments = relation_comments(name)
    elif folder == PAIMON_TEXT:
        comments = _comment("MACRO", name, declarations(head)[name])
    else:
        comments = comment + comments
    return SqlText(head, create + definition, comments)


def _comment(kind: str, name: str, text: str) -> str:
    return f"COMMENT ON {kind} {name} IS {quoted_text(f'{text[0].upper()}{text[1:]}.')};\n"


def declarations(head: str) -> dict[str, str]:
    """Return the values by key of the head of a file, which end with an empty line."""
    lines = head.partition("\n--\n")[0]
    pairs = re.findall(r"^-- (\w[\w. ]*): (.+(?:\n--     .+)*)[.]$", lines, re.MULTILINE)
    return {key: value.replace("\n--     ", " ") for key, value in pairs}


def _check_view(name: str, text: str) -> SqlText:
    """Return the view of a check's query."""
    head, _, query = text.partition("\n\n")
    declared = declarations(head)
    severity = declared["Severity"]
    constant = f"{quoted_text(severity)} AS severity, " if " or " not in severity else ""
    definition = (
        f"CREATE OR REPLACE VIEW {name} AS\n"
        f"SELECT '{name}' AS check_name, {constant}*, {_effect(declared)} AS effect\n"
        f"FROM (\n{query.rstrip().rstrip(';')}\n);\n"
    )
    lines = [f"COMMENT ON VIEW {name} IS {quoted_text(f'{declared[name]}.')};"]
    columns = (
        column for column in RELATIONS["findings"].columns if column.name != "partition_path"
    )
    lines += [column_comment(name, own.name, own.text) for own in columns]
    return SqlText(head, definition, "\n".join(lines) + "\n")


def _effect(declared: Mapping[str, str]) -> str:
    """Return SQL for the effect of a finding.

    If only some findings of a check are errors, these have its grave effects, and others the rest.
    """
    effects, severities = (declared.get(key, "").split(" or ") for key in ("Effect", "Severity"))
    grave = [effect for effect in effects if effect in GRAVE_EFFECTS]
    mild = [worst for worst in effects if worst not in GRAVE_EFFECTS]
    if not (grave and mild) or "error" not in severities or len(severities) == 1:
        return quoted_text(" or ".join(effects))
    of_errors, of_others = (quoted_text(" or ".join(some)) for some in (grave, mild))
    return f"CASE WHEN severity = 'error' THEN {of_errors} ELSE {of_others} END"


#: Relations that are computed outside of SQL, which would read what checks share once for each
#: check.
_COMPUTED = ("clustering", "findings")


def relation_view(name: str) -> SqlText | None:
    """Return the view of a relation that selects from another one; None for others."""
    relation = RELATIONS[name]
    base = name if name in _COMPUTED else relation.base
    among = relation.among
    if relation.part_of is not None:
        sources = relation.part_of
        query = f"SELECT *\nFROM {sources}\nWHERE {relation.where};\n"
    elif base is not None:
        sources = ", ".join(filter(None, (f"{BASE}{base}", among)))
        columns = ",\n    ".join(quoted_name(column.name) for column in relation.columns)
        rest = f"\nSEMI JOIN {among} USING (entry_id);\n" if among else ";\n"
        query = f"SELECT\n    {columns}\nFROM {BASE}{base}{rest}"
    else:
        return None
    return SqlText(
        f"{_head(name, relation.text, relation.grain, relation.keys)}\n-- Sources: {sources}.",
        f"CREATE OR REPLACE VIEW {name} AS\n{query}",
        relation_comments(name),
    )


class MetadataColumn(NamedTuple):
    """Column of a metadata table.

    Attributes:
        type: in PyIceberg, as in `model.shape.to_schema`; empty if it is not there.
        expression: over our relations.
        is_partitioned: whether only partitioned tables have it.
    """

    name: str
    type: str
    expression: str
    is_partitioned: bool


@cache
def metadata_tables(table_format: str) -> dict[str, dict[str, Any]]:
    """Return the metadata tables of a format by name, as declared, with all their columns."""
    file = sql_folder() / METADATA_TABLES / f"{table_format}.toml"
    tables: dict[str, dict[str, Any]] = {}
    for name, declared in tomllib.loads(file.read_text(encoding="utf-8")).items():
        like = tables.get(declared.get("like"), {"columns": []})
        columns = [*like["columns"], *map(_metadata_column, declared.get("columns", ()))]
        only = declared.get("only", [column.name for column in columns])
        columns = [column for column in columns if column.name in only]
        tables[name] = {**like, **declared, "columns": columns}
    return tables


def _metadata_column(declared: str | Sequence[str]) -> MetadataColumn:
    said, *rest = [declared] if isinstance(declared, str) else declared
    name, _, kind = said.partition(": ")
    return MetadataColumn(name, kind, rest[0] if rest else name, len(rest) > 1)


def metadata_view(name: str) -> SqlText:
    """Return the view of a metadata table, such as `iceberg.files`."""
    table_format, _, own_name = name.partition(".")
    tables = metadata_tables(table_format)
    table = tables[own_name]
    lines = []
    for column in table["columns"]:
        expression = column.expression.strip()
        if expression == "{data_file}":
            fields = (f for f in tables["files"]["columns"] if f.name != "readable_metrics")
            struct = "".join(_line(f"'{f.name}': {f.expression}", f) for f in fields)
            expression = f"{{\n{struct}}}"
        named = "" if expression == column.name else f" AS {quoted_name(column.name)}"
        lines.append(_line(f"{expression}{named}", column))
    subqueries = f"WITH {table['with'].strip()}\n" if "with" in table else ""
    return SqlText(
        _head(name, **table),
        f"CREATE OR REPLACE VIEW {name} AS\n{subqueries}SELECT\n{''.join(lines)}"
        f"FROM {table['rows'].strip()};\n",
        _comment("VIEW", name, table["text"]),
    )


@cache
def table_macros() -> dict[str, dict[str, str]]:
    """Return the declarations of the table macros by name."""
    file = sql_folder() / PLANS / TABLE_MACROS
    declared = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: {**declared.get(own.get("like"), {}), **own} for name, own in declared.items()}


def table_macro(name: str) -> SqlText:
    """Return the table macro over the base relation of its name."""
    declared = table_macros()[name]
    return SqlText(
        _head(name, **declared),
        f"CREATE OR REPLACE MACRO {name}({declared['signature']}) AS TABLE\n"
        f"SELECT * EXCLUDE ({declared['arguments']})\n"
        f"FROM {BASE}{name} AS base\nWHERE {declared['where'].strip()};\n",
        f"COMMENT ON MACRO TABLE {name} IS {quoted_text(declared['comment'])};\n",
    )


def _head(name: str, text: str, grain: str, keys: str, **_: Any) -> str:
    """Return the comment at the head of a declared object."""
    return f"-- {name}: {text}.\n-- Grain: one row per {grain}.   Keys: {keys}."


def _line(text: str, column: MetadataColumn) -> str:
    return f"    {text},{'  -- of partitioned tables' if column.is_partitioned else ''}\n"


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
