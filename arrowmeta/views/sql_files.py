"""The files of `/sql`: their location, load order and declarations.

A file is the query of the view of its name, or has macros of one subject. Folders are named by
the question that their objects answer: what is `live`, what checks compare (`evidence`), and so on;
each object is loaded after those that it uses. The head of a file is a comment with `Key: value.`,
several of them on a line after three spaces; a longer value continues after `--     `:

    <name>      description, which is also the comment in the database
    Grain       what a row of a view is
    Keys        columns that tell rows apart; of findings the subject, without the key
    For each    `partition field`: the query is written for one field, `each_field`, and becomes
                one query over all partition fields of a table
    Evaluated   `once`: its rows are kept for all objects that read them
    Given as    relation with its rows, which replaces the view where a higher layer has it; without
                the line, a relation with the name of the object

A column is explained by a comment at the end of its line, which is its comment in the database.

A query of `checks` returns findings, without the columns that are null. Its head also provides
the columns `check_name`, `effect` and, if constant, `severity`:

    Severity    `error`, `warning` or `info`; several, if the query has the column `severity`
    Effect      what a finding means for query results: one of `EFFECTS`, or several. An `error` has
                one of `GRAVE_EFFECTS`
    Engines     which engines and queries are affected
    Source      where this is to be seen: section of a specification, or classes of engines
    Only for    the format that the check applies to; without the line, both
    Files       condition on live files that the check reads
    Needs       condition on entries without which the check finds nothing
    Only with   base relation without rows of which the check finds nothing, or `partition fields`

`metadata_tables` declares the metadata tables under the names of each format, such as
`iceberg.files`, and has macros for them; only tables of the format have them. The comment
`-- of partitioned tables` ends lines that others do not have.

Views that only select from another relation have no file: they, and the comments of all relations,
are built from `model.relations`; table macros are declared in `plans/table_macros.toml`.

`objects.json` has what can be known before a query: load order, declarations, and what each object
reads by DuckDB's parse tree. `make sql` writes it; text is read when an object is created.

`session_over` lends a session with tables in memory, and with the macros that its query names.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import duckdb
import pyarrow as pa
from msgspec import Struct

from arrowmeta.model.relations import RELATIONS
from arrowmeta.model.shape import PLACEHOLDER
from arrowmeta.model.tables import OUTSIDE
from arrowmeta.predicate.session import lent, making, new_session, shared_macros
from arrowmeta.text import quoted_name, quoted_text

#: What checks are `Only with`, if they are about partitions.
PARTITION_FIELDS = "partition fields"
#: Folder of checks.
CHECKS = "checks"
#: View with the findings of all checks.
FINDINGS = "findings"
#: Columns of every check and of `findings`, with descriptions.
COLUMNS = {column.name: column.text for column in RELATIONS[FINDINGS].columns}
#: What a finding can mean for query results: rows are missing, wrong or read twice; a reader
#: refuses the table or file; reading takes longer; or nothing.
EFFECTS = ("wrong rows", "refused", "slower", "nothing")
#: Effects of errors.
GRAVE_EFFECTS = EFFECTS[:2]
#: Folder of objects whose base relations come from higher layers, and its table macros.
PLANS, TABLE_MACROS = "plans", "table_macros.toml"
#: Folder with the declarations of the formats' own metadata tables.
METADATA_TABLES = "metadata_tables"
#: Formats, and schemas of their metadata tables.
FORMATS = ("iceberg", "paimon")
#: File with the load order, declarations and dependencies of all objects.
OBJECTS = "objects.json"

#: In lists of columns: all of a relation.
ALL = "*"
BASE = "base_"
_FROM_BASE = re.compile(r"\b(FROM|JOIN) (?=base_)")
_FOR_EACH_FIELD = " For each: partition field."
_EACH_FIELD = re.compile("('?)each_field\\1")

#: Lines of tables with partitions.
_OF_PARTITIONED = re.compile(r"^.*-- of partitioned tables\n", re.MULTILINE)

#: Columns of a view with their comments: `count(*) AS file_count,  -- Number of files.`
_COLUMN_TEXT = re.compile(r'^    (?:.*[ .])?"?(\w+)"?,?  -- (.+)$', re.MULTILINE)


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

    def statement(self, partition_fields: Sequence[str], base_schema: str | None) -> str:
        """Return the CREATE statement over the partition fields of a table.

        Without `base_schema`, base relations have no schema.
        """
        definition = self.definition
        if base_schema is not None:
            # A function, since the replacement may contain backslashes.
            definition = _FROM_BASE.sub(lambda word: f"{word[1]} {base_schema}.", definition)
        if _FOR_EACH_FIELD not in self.head:
            return definition if partition_fields else _OF_PARTITIONED.sub("", definition)
        create, _, query = definition.rstrip().rstrip(";").partition(" AS\n")
        queries = [f"({_for_field(query, field)})" for field in partition_fields]
        without = f"({_for_field(query, PLACEHOLDER.name)})\nLIMIT 0"
        return f"{create} AS\n" + ("\nUNION ALL\n".join(queries) or without) + ";"


class SqlFile(Struct, frozen=True, dict=True):
    """Object of the catalog.

    Attributes:
        place: its folder or file.
        declarations: values by key of the head.
        uses: objects of other files that it reads or calls.
        reads: columns by base relation, also those that it reads through views of the relation;
            `ALL` for all; none for a relation that is not in `model.relations`, but `table`.
        passes_on: whether it is a view with the columns of a base relation under their names, from
            which DuckDB reads only those that a query needs.
    """

    name: str
    place: str
    declarations: Mapping[str, str]
    uses: Sequence[str]
    reads: Mapping[str, Sequence[str]]
    passes_on: bool = False

    @property
    def folder(self) -> str:
        """Folder of its file."""
        return self.place.partition("/")[0]

    @property
    def peer(self) -> str | None:
        """Format under whose name it is; None for views and macros of our own names."""
        return self.name.rpartition(".")[0] or None

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
        if self.place.endswith(".sql"):
            return _texts_of(self.place)[self.name]
        if self.folder == METADATA_TABLES:
            return metadata_view(self.name)
        return relation_view(self.name) or table_macro(self.name)

    @property
    def definition(self) -> str:
        """The statement that creates it."""
        return self.text.definition


@cache
def sql_files() -> tuple[SqlFile, ...]:
    """Return all objects in load order."""
    listed = json.loads((sql_folder() / OBJECTS).read_text(encoding="utf-8"))
    return tuple(SqlFile(name, **facts) for name, facts in listed.items())


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
    needed = set(views)
    for file in reversed(sql_files()):  # files use objects of earlier files
        if file.name in needed and file.name not in without:
            needed.update(file.uses)
    return tuple(file for file in sql_files() if file.name in needed)


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


@cache
def _texts_of(place: str) -> dict[str, SqlText]:
    return read_texts(place, (sql_folder() / place).read_text(encoding="utf-8"))


def read_texts(place: str, text: str) -> dict[str, SqlText]:
    """Return the objects of a file by name: the view, or macros."""
    head, _, query = text.partition("\n\n")
    if "\nCREATE " in head:
        return dict(map(_macro, text.split("\n\n")))
    declared = declarations(head)
    name = next(iter(declared))
    if place.startswith(CHECKS):
        return {name: _check_view(name, head, query)}
    if name in RELATIONS:
        comments = relation_comments(name)
    else:
        grain = declared.get("Grain", "")
        columns = dict(_COLUMN_TEXT.findall(query))
        comments = _comments(name, f"{declared[name]}. O{grain[1:]}", columns)
    return {name: SqlText(head, f"CREATE OR REPLACE VIEW {name} AS\n{query}", comments)}


def _macro(text: str) -> tuple[str, SqlText]:
    head, create, rest = text.partition("\nCREATE ")
    ((name, summary), *_) = declarations(head).items()
    kind = "MACRO TABLE" if ") AS TABLE\n" in rest else "MACRO"
    return name, SqlText(head, f"{create.lstrip()}{rest.rstrip()}\n", _comment(kind, name, summary))


def _comment(kind: str, name: str, text: str) -> str:
    return f"COMMENT ON {kind} {name} IS {quoted_text(f'{text[0].upper()}{text[1:]}.')};\n"


def declarations(head: str) -> dict[str, str]:
    """Return the values by key of the head of a file, which end with an empty line."""
    lines = head.partition("\n--\n")[0].replace(".   ", ".\n-- ")
    pairs = re.findall(r"^-- (\w[\w. ]*): (.+(?:\n--     .+)*)[.]$", lines, re.MULTILINE)
    return {key: value.replace("\n--     ", " ") for key, value in pairs}


#: Columns that the query of a check may leave out, and their types.
_NULLABLE = {
    "snapshot_id": "BIGINT",
    "expected": "VARCHAR",
    "actual": "VARCHAR",
    "detail": "VARCHAR",
}


def _check_view(name: str, head: str, query: str) -> SqlText:
    """Return the view of a check's query."""
    declared = declarations(head)
    severity = declared["Severity"]
    constant = "" if " or " in severity else f"{quoted_text(severity)} AS "
    last = query.rpartition("\nSELECT")[2]
    named = set(re.findall(r"(\w+)(?:,|$)", last, re.MULTILINE))
    shown = [
        column if column in named else f"NULL::{kind} AS {column}"
        for column, kind in _NULLABLE.items()
    ]
    definition = (
        f"CREATE OR REPLACE VIEW {name} AS\n"
        f"SELECT '{name}' AS check_name, {constant}severity, subject, "
        f"{', '.join(shown)}, {_effect(declared)} AS effect\n"
        f"FROM (\n{query.rstrip().rstrip(';')}\n);\n"
    )
    columns = {column: text for column, text in COLUMNS.items() if column != "partition_path"}
    return SqlText(head, definition, _comments(name, declared[name], columns))


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
_COMPUTED = ("clustering", FINDINGS)


def relation_view(name: str) -> SqlText | None:
    """Return the view of a relation that selects from another relation; None for others."""
    relation = RELATIONS.get(name)
    if relation is None:
        return None
    if relation.part_of is not None:
        query = f"SELECT *\nFROM {relation.part_of}\nWHERE {relation.where};\n"
    elif base := name if name in _COMPUTED else relation.base:
        columns = ",\n    ".join(quoted_name(column.name) for column in relation.columns)
        among = f"\nSEMI JOIN {relation.among} USING (entry_id)" if relation.among else ""
        query = f"SELECT\n    {columns}\nFROM {BASE}{base}{among};\n"
    else:
        return None
    created = f"CREATE OR REPLACE VIEW {name} AS\n{query}"
    return SqlText(f"-- {name}: {relation.text}.", created, relation_comments(name))


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
    table_format, _, table_name = name.partition(".")
    tables = metadata_tables(table_format)
    table = tables[table_name]
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
        f"-- {name}: {table['text']}.",
        f"CREATE OR REPLACE VIEW {name} AS\n{subqueries}SELECT\n{''.join(lines)}"
        f"FROM {table['rows'].strip()};\n",
        _comment("VIEW", name, table["text"]),
    )


@cache
def table_macros() -> dict[str, dict[str, str]]:
    """Return the declarations of the table macros by name."""
    file = sql_folder() / PLANS / TABLE_MACROS
    declared = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        name: {**declared.get(macro.get("like"), {}), **macro} for name, macro in declared.items()
    }


def table_macro(name: str) -> SqlText:
    """Return the table macro over the base relation of its name."""
    declared = table_macros()[name]
    return SqlText(
        f"-- {name}: {declared['text']}.",
        f"CREATE OR REPLACE MACRO {name}({declared['signature']}) AS TABLE\n"
        f"SELECT * EXCLUDE ({declared['arguments']})\n"
        f"FROM {BASE}{name} AS base\nWHERE {declared['where'].strip()};\n",
        _comment("MACRO TABLE", name, declared["text"]),
    )


def _line(text: str, column: MetadataColumn) -> str:
    return f"    {text},{'  -- of partitioned tables' if column.is_partitioned else ''}\n"


def relation_comments(name: str) -> str:
    """Return the statements that comment a relation and its columns."""
    relation = RELATIONS[name]
    columns = {column.name: column.text for column in relation.columns}
    return _comments(name, f"{relation.summary}. One row per {relation.grain}", columns)


def _comments(view: str, text: str, columns: Mapping[str, str]) -> str:
    lines = [
        f"COMMENT ON COLUMN {view}.{quoted_name(column)} IS {quoted_text(said)};\n"
        for column, said in columns.items()
    ]
    return "".join([_comment("VIEW", view, text), *lines])


# -- checks --------------------------------------------------------------------------------------


def checks() -> tuple[SqlFile, ...]:
    """Return the SQL files of all checks, by name."""
    return tuple(sorted((f for f in sql_files() if f.folder == CHECKS), key=lambda f: f.name))


def check_names(table_format: str, *, outside: bool = False) -> list[str]:
    """Return the checks that apply to tables of a format.

    Args:
        table_format: `paimon` or `iceberg`.
        outside: whether to include checks of storage.
    """
    return [
        check.name
        for check in checks()
        if check.declared("Only for") in (None, table_format)
        # Steps that it uses may read storage, too.
        and (outside or all(OUTSIDE.keys().isdisjoint(f.reads) for f in files_behind([check.name])))
    ]


def check_texts() -> dict[str, str]:
    """Return the description of each check by name."""
    return {check.name: check.declared(check.name) or "" for check in checks()}


def columns_read(
    views: Collection[str], relation: str, names: Sequence[str], without: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the columns of a base relation that views and their sources may read.

    Args:
        views: names of checks, steps or relations.
        relation: `entries` or `all_entries`.
        names: columns of the relation.
        without: sources whose rows are known.

    Returns:
        The columns in the order of `names`; not those that only a view of the relation passes on.
    """
    read = _columns_read(frozenset(views), relation, frozenset(without))
    return tuple(name for name in names if not read.isdisjoint((name, ALL)))


@cache
def _columns_read(views: frozenset[str], relation: str, without: frozenset[str]) -> frozenset[str]:
    return frozenset(
        column
        for file in files_behind(views, without)
        if file.name in views or not (file.passes_on or file.name in without)
        for column in file.reads.get(relation, ())
    )


# -- macros in sessions ----------------------------------------------------------------------------

#: Schema of the macros, hidden from sessions that bind predicates.
_SCHEMA = "stages"


def macro_text() -> str:
    """Return the statements that create the macros."""
    return "".join(file.definition for file in _macros())


def macro_session(query: str) -> duckdb.DuckDBPyConnection:
    """Return a new session with the macros of a query, and of `make_macros` later."""
    with making:
        make_macros(query)
        session = new_session()
        session.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}")
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


class _Rows:
    """Relation with the rows of `table` at the time of a scan."""

    def __init__(self, table: pa.Table) -> None:
        self.table = table

    def __arrow_c_schema__(self) -> object:
        return self.table.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.table.__arrow_c_stream__(requested_schema)


@contextmanager
def session_over(query: str, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
    """Lend a session with tables, and the macros that a query names.

    Tables are registered once for all rows, since registering takes longer than binding a query.
    """
    make_macros(query)
    # `empty_table` would load pandas.
    empty = {name: pa.Table.from_batches([], table.schema) for name, table in tables.items()}

    def make() -> tuple[duckdb.DuckDBPyConnection, dict[str, _Rows]]:
        session, relations = macro_session(query), {n: _Rows(rows) for n, rows in empty.items()}
        for name, relation in relations.items():
            session.register(name, relation)
        return session, relations

    schemas = tuple((name, table.schema) for name, table in tables.items())
    with lent(make, schemas) as (session, relations):
        try:
            for name, relation in relations.items():
                relation.table = tables[name]
            yield session
        finally:
            for name, relation in relations.items():
                relation.table = empty[name]


def make_macros(query: str) -> None:
    """Create the macros that a query names, once in the database of the process."""
    named = {file.name for file in _macros() if f"{file.name}(" in query}
    with making:
        shared = shared_macros()
        if missing := [file for file in files_behind(named - shared) if file.name not in shared]:
            with new_session() as session:
                session.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}; USE {_SCHEMA}")
                for file in missing:
                    session.execute(file.definition)
                    shared.add(file.name)


@cache
def _macros() -> tuple[SqlFile, ...]:
    return tuple(file for file in sql_files() if file.folder in ("macros", "pruning"))
