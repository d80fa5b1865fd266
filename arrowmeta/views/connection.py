"""Base relations of a table, the views of `/sql` over them, and answers of queries over views.

`Views` are created in a database for queries of users. `ask` answers queries of this package: the
views behind such a query are subqueries of it, since DuckDB would bind a view when it is created
and again for each view over it, which takes longer than reading a small table. Steps that several
views share are evaluated once, before the first of them, and checks that find nothing by their
heads are left out.

`ask_together` does the same for many small tables at once: DuckDB takes milliseconds to plan a
query, and microseconds to run it over a small table. So the base relations of the tables stand
together, with the column `table_number`, and a query is joined laterally with the numbers: what it
reads are subqueries with the rows of one number, and DuckDB turns such a correlated query into
joins over all tables. Structs have a field for each column of their table; the few queries that
read them run once for the tables of each type.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files as resources
from types import MappingProxyType
from typing import TypeAlias

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.errors import UsageError, meant
from arrowmeta.io.local_files import code_version
from arrowmeta.kernels.buffers import number_array, text_scalar
from arrowmeta.model.damage import HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.reading import batches_of, evidence_table, read_relation
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source, small_size
from arrowmeta.model.tables import (
    CLUSTERING,
    COLUMN_BYTES,
    DAMAGE,
    DECIDING_COLUMNS,
    EVIDENCE,
    FACT_TABLES,
    HEADERS,
    OUTSIDE,
    STATISTICS_FAULTS,
    STRUCT_COLUMNS,
)
from arrowmeta.predicate.session import answered, workspace
from arrowmeta.text import quoted_name, quoted_path
from arrowmeta.views.relation import LazyRelation, duckdb_errors
from arrowmeta.views.sql_files import (
    ALL,
    BASE,
    CHECKS,
    PARTITION_FIELDS,
    SqlFile,
    columns_read,
    files_behind,
    sql_file,
)
from arrowmeta.views.statistics import clustering, column_bytes, statistics_faults

#: Row of table properties; null if the format does not have a property.
BASE_TABLE = to_schema(
    "format: string, format_version: int32, location: string, snapshot_id: int64, "
    "deletes_are_replayed: bool, next_row_id: int64, last_sequence_number: int64, "
    "spec_ids: list<int32>, has_primary_key: bool, small_size: int64, "
    "listed_deltas: list<string>, unreferenced_snapshots: list<int64>, field_ids: list<int32>"
)

#: Relations with a statistics field per table column.
_OF_ENTRIES = ("entries", "all_entries")

_LIVE = to_schema("entry_id: int64")

#: Maximum number of rows of a relation in memory that is copied into DuckDB, which plans and scans
#: its own tables faster than those of Arrow.
MOST_COPIED = 10_000

#: Columns whose decoding finds all damage.
_DAMAGEABLE = {
    "entries": "status",
    "all_entries": "status",
    "deletion_vectors": "content_size_in_bytes",
}


#: Relations by name; those that are not in memory are read when a query scans them.
Relations: TypeAlias = Mapping[str, pa.Table | LazyRelation]

#: Types of columns that differ between tables, by base relation and column.
_Types: TypeAlias = tuple[tuple[tuple[str, str], pa.DataType], ...]

#: Number of the table of a row: its position among those asked together.
NUMBER = "table_number"

#: Maximum number of tables asked together.
MOST_TOGETHER = 256


# -- views ---------------------------------------------------------------------------------------


class ViewSchemas(Struct, frozen=True):
    """Schemas of the views of a table, and of the base relations under them.

    Base relations have a schema of their own, so that `SHOW TABLES` lists only the public views.

    Attributes:
        database: database of the schemas.
        name: name of the table; None for the main schema.
        beside: names of the other tables of the database.
    """

    database: str
    name: str | None = None
    beside: frozenset[str | None] = frozenset()

    @property
    def schema(self) -> str:
        """Schema of the views, as SQL."""
        return self.quoted(self.name or "main")

    def quoted(self, *path: str) -> str:
        """Return the path of an object in the database, as SQL."""
        return quoted_path([self.database, *path])

    def peer_paths(self, name: str) -> list[list[str]]:
        """Return the paths in the database of a metadata table such as `iceberg.files`.

        `iceberg.files` for the table without a name, `orders$files` for others, in the schema
        `sales.db` for `sales.db.orders`; as Spark, also `sales.db.orders.files` for Iceberg. The
        first is the view; others select from it. Empty if another table has the schema.
        """
        peer, _, view = name.partition(".")
        if self.name is None:
            return [] if peer in self.beside else [[peer, view]]
        *folders, table = self.name.split(".")
        suffixed = [*(folders or ["main"]), f"{table}${view}"]
        if not folders or peer != "iceberg":
            return [suffixed]
        return [[*folders, table, view], suffixed]

    @property
    def base_name(self) -> str:
        """Name of the schema of base relations."""
        return f"base of {self.name or 'main'}"

    @property
    def base_schema(self) -> str:
        """Schema of base relations, as SQL."""
        return self.quoted(self.base_name)


def make_schemas(
    session: duckdb.DuckDBPyConnection, database: str, names: Iterable[str | None]
) -> None:
    """Create empty schemas for tables by name.

    Raises:
        UsageError: DuckDB does not allow one of the names, or two of them are equal.
    """
    is_database = "SELECT bool_or(database_name = lower(?)) FROM duckdb_databases()"
    has_main = False
    for name in names:
        schemas = ViewSchemas(database, name)
        is_main = name is None or name.lower() == "main"
        try:
            if name is not None and session.execute(is_database, [name]).fetchall() == [(True,)]:
                raise duckdb.BinderException("it is the name of a database")
            # Views of a second table would replace those of the first: DuckDB ignores case, and
            # `main` has the table without a name.
            if is_main and has_main:
                raise duckdb.BinderException("the table without a name is there")
            if not is_main:
                session.execute(f"CREATE SCHEMA {schemas.schema}")
            if name is not None:
                session.execute(f"USE {schemas.schema}; USE {ViewSchemas(database).schema}")
        except duckdb.Error as error:
            raise UsageError(f"{name!r} is not a valid schema name in DuckDB: {error}") from error
        session.execute(f"CREATE SCHEMA {schemas.base_schema}")
        has_main |= is_main


class Views(Struct, frozen=True):
    """Views of a table, not created yet.

    Attributes:
        schemas: their schemas.
        source: the table.
        files: their SQL files, and those of macros, in load order.
        relations: relations that replace base relations or are added to them.
        replaced: base relation with the rows of a view, by the name of the view.
    """

    schemas: ViewSchemas
    source: Source
    files: Sequence[SqlFile]
    relations: Relations
    replaced: Mapping[str, str]

    def text_of(self, file: SqlFile) -> str:
        """Return SQL that creates a view under its own name, or a macro."""
        if file.peer and not file.is_view:
            return self.statement(file)  # with its schema
        if base := self.replaced.get(file.name):
            relation = f"{self.schemas.base_schema}.{BASE}{base}"
            return f"CREATE OR REPLACE VIEW {file.name} AS\nFROM {relation}"
        return self._created(file, file.definition)

    def statement(self, file: SqlFile) -> str:
        """Return SQL that creates a view or macro under all its names."""
        if not file.peer:
            return self.text_of(file)
        paths = self.schemas.peer_paths(file.name)
        first, *others = (self.schemas.quoted(*path) for path in paths)
        folders = (path[:depth] for path in paths for depth in range(1, len(path)))
        schemas = dict.fromkeys(self.schemas.quoted(*folder) for folder in folders)

        def in_schema(name: re.Match[str]) -> str:
            return self.schemas.quoted(*self.schemas.peer_paths(name[0])[0])

        named = partial(re.compile(rf"\b{file.peer}\.\w+").sub, in_schema)
        definition = named(file.definition)
        for used in (use for use in file.uses if "." not in use):  # of another schema
            definition = re.sub(rf"\b{used}\b", f"{self.schemas.schema}.{used}", definition)
        same = [f"CREATE OR REPLACE VIEW {other} AS FROM {first};\n" for other in others]
        new = [f"CREATE SCHEMA IF NOT EXISTS {schema};\n" for schema in schemas]
        return "".join([*new, self._created(file, definition), named(file.text.comments), *same])

    def _created(self, file: SqlFile, definition: str) -> str:
        text = file.text._replace(definition=definition)
        fields = self.source.shape.by_partition().names
        return text.statement(fields, self.schemas.base_schema)

    def make(self, session: duckdb.DuckDBPyConnection, *further: str) -> None:
        """Create the views and macros, and run further statements in their schema."""
        session.execute(f"USE {self.schemas.schema}")
        for text in (*map(self.statement, self.files), *further):
            session.execute(text)
        session.execute(f"USE {ViewSchemas(self.schemas.database).schema}")

    def make_named(self, session: duckdb.DuckDBPyConnection, names: Collection[str]) -> None:
        """Create some views and all macros; views behind them are subqueries, as for `ask`."""
        session.execute(f"USE {self.schemas.schema}")
        peers = [file for file in self.files if file.peer and file.is_view]
        self.asking(session).make_views({*names}.union(*(file.uses for file in peers)))
        for file in peers:
            session.execute(self.statement(file))
        session.execute(f"USE {ViewSchemas(self.schemas.database).schema}")

    def asking(self, session: duckdb.DuckDBPyConnection) -> _Asking:
        """Return what answers queries over the views in a session with their base relations."""
        return _Asking(
            session,
            self.schemas.base_schema,
            self.files,
            [self.relations],
            [tuple(self.source.shape.by_partition().names)],
            self.text_of,
            frozenset(self.replaced),
        )

    def make_base(self, session: duckdb.DuckDBPyConnection) -> None:
        """Create the base relations that the views read, as `base_<relation>`."""
        files = [file for file in self.files if file.name not in self.replaced]
        needed = {name for file in files for name in file.reads}
        session.execute(f"USE {self.schemas.base_schema}")
        for relation in sorted({*needed, *self.relations}):
            data = self.relations.get(relation)
            if data is None:
                data = base_relation(self.source, relation)
            if isinstance(data, LazyRelation):
                if relation in _OF_ENTRIES:
                    unread = [
                        name
                        for name in STRUCT_COLUMNS
                        if not any(file.reads_column(relation, name) for file in files)
                    ]
                    data = data.without(unread)
                data = data.within(self.source.storage.requests.calls)
            if isinstance(data, pa.Table) and data.num_rows <= MOST_COPIED:
                session.from_arrow(data).create(f"{BASE}{relation}")
            else:
                # As views, since cursors do not see relations that the connection registered.
                session.from_arrow(data).create_view(f"{BASE}{relation}", replace=True)
        session.execute(f"USE {ViewSchemas(self.schemas.database).schema}")


def views_of(
    schemas: ViewSchemas,
    source: Source,
    macros: Relations,
    views: Collection[str] | None = None,
    *,
    of_source: bool = True,
) -> Views:
    """Return the views of a source.

    Args:
        schemas: their schemas.
        source: the table.
        macros: relations behind table macros, `findings` and `damage`, which higher layers provide.
        views: views that are needed, with their sources; None for all.
        of_source: see `ask`.
    """
    files = tuple(
        file
        for file in files_behind(views)
        if not file.peer or (file.peer == source.format and schemas.peer_paths(file.name))
    )
    used = frozenset[str]().union(*(file.uses for file in files))
    replaced = {}  # views whose rows are a relation, by name
    relations = {name: macros[name] for file in files for name in file.reads if name in macros}
    for file in files:
        rows = file.declared("Given as") or file.name
        if rows in macros and rows not in file.reads:
            replaced[file.name], relations[rows] = rows, macros[rows]
        elif of_source and file.name in used and file.name in _EVALUATED:
            replaced[file.name], relations[file.name] = file.name, _EVALUATED[file.name](source)
    if views is not None:
        behind = {file.name for file in files_behind(views, without=replaced)}
        files = tuple(file for file in files if file.name in behind)
    return Views(schemas, source, files, relations, replaced)


# -- answers -------------------------------------------------------------------------------------


def ask(
    source: Source,
    asked: Mapping[str, str],
    relations: Relations = MappingProxyType({}),
    *,
    of_source: bool = True,
    beside: Mapping[str, pa.Table] = MappingProxyType({}),
) -> dict[str, pa.Table]:
    """Return the answers of queries, each over one view.

    Args:
        asked: SQL by the name of the view that it reads, such as `FROM files ORDER BY ALL`.
        relations: base relations to use in place of those of the source, and rows of steps.
        of_source: whether live entries and the like are those of the source; else they follow from
            the entries in `relations`.
        beside: further tables that the queries read.

    Returns:
        Answers by view; none for a check without findings.
    """

    def answer() -> dict[str, pa.Table]:
        with workspace() as work, duckdb_errors():
            schemas = ViewSchemas(work.database)
            make_schemas(work.session, work.database, [None])
            for name, rows in beside.items():
                work.session.register(name, rows)
            fields = source.shape.by_partition().names
            needed = [name for name in asked if not _has_nothing(sql_file(name), relations, fields)]
            views = views_of(schemas, source, relations, needed, of_source=of_source)
            views.make_base(work.session)
            return views.asking(work.session).answers(asked)

    return answered(answer)


def ask_together(
    fields: Sequence[Sequence[str]], tables: Sequence[Relations], asked: Mapping[str, str]
) -> dict[str, pa.Table]:
    """Return the rows of queries over views of all tables, and the column `table_number`.

    Args:
        fields: names of the partition fields of each table; all are of one format.
        tables: base relations of each that the views read, by name; all in memory.
        asked: SQL by the name of the view that it reads.
    """

    def answer() -> dict[str, pa.Table]:
        with workspace() as work, duckdb_errors():
            return _Together(
                work.session,
                ViewSchemas(work.database).schema,
                files_behind(asked),
                tables,
                list(map(tuple, fields)),
                partial(_text_of, fields=()),
            ).answers(asked)

    return answered(answer)


class _Asking(Struct):
    """Queries over views of one table.

    Attributes:
        session: with the base relations of the views.
        schema: schema of the base relations, as SQL.
        files: SQL files of the views and of all that they use, in load order.
        tables: base relations by name, as far as they are known, of each table.
        fields: names of the partition fields of each table.
        text_of: returns the statement that creates a view or macro.
        replaced: views whose rows are a base relation.
        steps: views that have been evaluated.
    """

    session: duckdb.DuckDBPyConnection
    schema: str
    files: Sequence[SqlFile]
    tables: Sequence[Relations]
    fields: Sequence[tuple[str, ...]]
    text_of: Callable[[SqlFile], str]
    replaced: frozenset[str] = frozenset()
    steps: set[str] = field(default_factory=set)

    def answers(self, asked: Mapping[str, str]) -> dict[str, pa.Table]:
        """Return the rows of queries by view; none for a check without findings."""
        numbers, of_all = self._numbers(), range(len(self.tables))
        answers: dict[str, pa.Table] = {}
        # One by one, since together all hash tables would be in memory.
        for file in self._view_files():
            if (name := file.name) in asked:
                rows = quoted_name(f"rows of {name}")
                queries = self.queries(file, asked[name], numbers.get(name, of_all))
                # `sql` plans a query twice, and most checks find nothing.
                if self._make(rows, queries) or file.folder != CHECKS:
                    answers[name] = self.session.sql(f"FROM {rows}").to_arrow_table()
        return answers

    def make_views(self, names: Collection[str]) -> None:
        """Create some of the views for other queries, which DuckDB then binds once for each."""
        for file in self._view_files():
            if file.name in names and not file.peer and file.name not in self.steps:
                (query,) = self.queries(file, f"FROM {file.name}", [0])
                self.session.execute(f"CREATE VIEW {quoted_name(file.name)} AS\n{query}")

    def _view_files(self) -> Iterator[SqlFile]:
        """Yield the views, once the macros and steps behind each have been made."""
        for file in self.files:
            if not file.is_view:
                self.session.execute(self.text_of(file))
                continue
            if file.declared("Evaluated") and file.name not in self.replaced:
                every = range(len(self.tables))
                self._make(file.name, self.queries(file, f"FROM {file.name}", every))
                self.steps.add(file.name)
            yield file

    def _make(self, table: str, queries: Iterator[str]) -> int:
        """Create a table with the rows of queries; return their number."""
        n_rows, start = 0, f"CREATE TABLE {table} AS"
        # One by one, since DuckDB takes longer to plan a union of such queries.
        for query in queries:
            ((n_new,),) = self.session.execute(f"{start}\n{query}").fetchall()
            n_rows, start = n_rows + n_new, f"INSERT INTO {table}"
        return n_rows

    def _numbers(self) -> dict[str, Collection[int]]:
        """Return the numbers of tables in which checks may find something, by their heads."""
        numbers: dict[str, Collection[int]] = {}
        needs: dict[str, str] = {}
        for file in self.files:
            if file.declared("Only with"):
                tables = enumerate(zip(self.tables, self.fields, strict=True))
                numbers[file.name] = [n for n, table in tables if not _has_nothing(file, *table)]
            elif need := file.declared("Needs") or file.declared("Files"):
                needs[file.name] = need
        if needs:
            items = ", ".join(f"bool_or({need})" for need in needs.values())
            query = f"SELECT {NUMBER}, {items} FROM {self.entries()} GROUP BY {NUMBER}"
            met = self.session.execute(query).fetchall()
            for at, name in enumerate(needs, 1):
                numbers[name] = [row[0] for row in met if row[at]]
        return numbers

    def entries(self) -> str:
        """Return the entries of all tables with the numbers of these, as SQL."""
        return f"(SELECT *, 0 AS {NUMBER} FROM {self.schema}.{BASE}entries)"

    def inlined(self, file: SqlFile) -> list[SqlFile]:
        """Return the views that are subqueries of a query over a view, itself included."""
        behind = files_behind([file.name], without=self.steps | self.replaced)
        return [view for view in behind if view.is_view and view.name not in self.steps]

    def queries(self, file: SqlFile, query: str, numbers: Collection[int]) -> Iterator[str]:
        """Yield what returns the rows of a query over a view, for some tables."""
        if numbers:
            yield _with(_subqueries(self.inlined(file), self.text_of), query)


def _has_nothing(file: SqlFile, relations: Relations, partition_fields: Sequence[str]) -> bool:
    """Return whether a check finds nothing, since what it is `Only with` is not there."""
    only_with = file.declared("Only with") or ""
    if only_with == PARTITION_FIELDS:
        return not partition_fields
    rows = relations.get(only_with)
    return isinstance(rows, pa.Table) and not rows.num_rows


def _subqueries(views: Sequence[SqlFile], text_of: Callable[[SqlFile], str]) -> tuple[str, ...]:
    queries = (text_of(view).partition(" AS\n")[2].rstrip().rstrip(";") for view in views)
    return tuple(
        f"{quoted_name(view.name)} AS NOT MATERIALIZED (\n{query}\n)"
        for view, query in zip(views, queries, strict=True)
    )


def _with(subqueries: Sequence[str], query: str) -> str:
    return f"WITH {', '.join(subqueries)}\n{query}" if subqueries else query


class _Together(_Asking, dict=True):
    """Queries over views of many tables, whose base relations are all in memory."""

    #: Names of relations that have been created, as SQL.
    _numbered: dict[tuple[str, tuple[int, ...], tuple[str, ...]], str] = field(default_factory=dict)

    @cached_property
    def _common(self) -> dict[str, pa.Schema]:
        """Columns of each relation with the same type in all tables."""
        common = {}
        for relation in self.tables[0]:
            first, *others = (table[relation].schema for table in self.tables)
            same = set(first).intersection(*others)
            common[relation] = pa.schema([column for column in first if column in same])
        return common

    @cached_property
    def _others(self) -> list[dict[tuple[str, str], pa.DataType]]:
        """Types of the other columns, by table."""
        return [
            {
                (relation, column.name): column.type
                for relation, common in self._common.items()
                for column in table[relation].schema
                if common.get_field_index(column.name) < 0
            }
            for table in self.tables
        ]

    def entries(self) -> str:
        """Return the entries of all tables with the numbers of these, as SQL."""
        return self._relation("entries", tuple(range(len(self.tables))), ())

    def queries(self, file: SqlFile, query: str, numbers: Collection[int]) -> Iterator[str]:
        """Yield the query over the tables with each type of the structs that it reads."""
        views = self.inlined(file)
        read = {(base, name) for view in views for base in view.reads for name in view.reads[base]}
        subqueries = cache(lambda fields: _subqueries(views, partial(_text_of, fields=fields)))
        groups: dict[tuple[tuple[str, ...], _Types], list[int]] = {}
        for number in sorted(numbers):
            types = tuple(
                (key, kind)
                for key, kind in self._others[number].items()
                if key in read or (key[0], ALL) in read
            )
            texts = subqueries(self.fields[number])
            groups.setdefault((texts, types), []).append(number)
        bases = dict.fromkeys(base for view in views for base in view.reads)
        steps = sorted(frozenset({file.name}).union(*(view.uses for view in views)) & self.steps)
        for (texts, types), members in groups.items():
            rows = [_of_number(step, f"{self.schema}.{step}") for step in steps]
            for base in bases:
                others = tuple(name for (relation, name), _ in types if relation == base)
                of_tables = members if others else range(len(self.tables))
                relation = self._relation(base, tuple(of_tables), others)
                rows.append(_of_number(f"{BASE}{base}", relation))
            yield (
                f"SELECT each.{NUMBER}, answer.*\n"
                f"FROM (SELECT unnest({members})::INTEGER AS {NUMBER}) AS each,\n"
                f"LATERAL ({_with([*rows, *texts], query)}) AS answer"
            )

    def _relation(self, relation: str, numbers: tuple[int, ...], others: tuple[str, ...]) -> str:
        """Return the name of a base relation of some tables, as SQL.

        Args:
            others: columns beside those that have the same type in all tables.
        """
        key = (relation, numbers, others)
        if key not in self._numbered:
            names = [*self._common[relation].names, *others]
            parts = [self.tables[number][relation].select(names) for number in numbers]
            rows = pa.concat_tables(parts)
            lengths = [part.num_rows for part in parts]
            number = number_array(np.repeat(np.array(numbers, dtype=np.int32), lengths))
            self._numbered[key] = quoted_name(f"{BASE}{relation} {len(self._numbered)}")
            self.session.from_arrow(rows.append_column(NUMBER, number)).create(self._numbered[key])
        return self._numbered[key]


def _text_of(file: SqlFile, fields: Sequence[str]) -> str:
    return file.text.statement(fields, None)


def _of_number(name: str, rows: str) -> str:
    return (
        f"{name} AS (SELECT * EXCLUDE ({NUMBER}) FROM {rows} AS all_rows "
        f"WHERE all_rows.{NUMBER} = each.{NUMBER})"
    )


# -- base relations ------------------------------------------------------------------------------


def base_relation(source: Source, relation: str, batch_size: int | None = None) -> LazyRelation:
    """Return a base relation, in batches of at most `batch_size` rows if that is given."""
    if relation in BASE_RELATIONS:
        batches = partial(batches_of, source, relation, batch_size=batch_size)
        return LazyRelation(source.schema_of(relation), batches)
    if relation == "table":
        return LazyRelation(BASE_TABLE, lambda names: _base_table(source, names))
    if relation in FACT_TABLES:
        return LazyRelation(FACT_TABLES[relation], lambda _: facts(relation))
    if relation in OUTSIDE:
        return LazyRelation(OUTSIDE[relation], lambda _: iter(()))
    if relation in EVIDENCE:
        return LazyRelation(EVIDENCE[relation], lambda _: evidence_table(source, relation))
    schema, read = _EVIDENCE[relation]
    return LazyRelation(schema, lambda _: read(source))


def keep_columns(source: Source, view: str) -> None:
    """Decode the columns of entries that a view and its sources read, in one pass, into the cache.

    Otherwise each scan of `base_entries` decodes the columns that scans before it did not read.
    """
    names = source.schema_of("entries").names
    read = columns_read([view], "entries", names, without=_EVALUATED)
    if read and {*read}.isdisjoint({*STRUCT_COLUMNS} - {"partition"}):
        read_relation(source, "entries", list(dict.fromkeys([*read, *DECIDING_COLUMNS])))


def _live(source: Source) -> LazyRelation:
    """Return the relation `live_entries`, evaluated once for all views that read it.

    Where entries delete files of others, a store keeps it.
    """

    def derive() -> pa.Table:
        return read_relation(source, "files", ["entry_id"]).cast(_LIVE)

    @cache
    def ids() -> pa.Table:
        key = f"live entries\n{code_version('views', 'kernels')}"
        stored = source.derived(key, derive) if source.deletes_are_replayed else None
        return derive() if stored is None else stored

    return LazyRelation(_LIVE, lambda _: ids())


def _if_any(
    source: Source, view: str, schema: pa.Schema, may_have_rows: Callable[[Source], bool]
) -> LazyRelation:
    """Return a view as a relation that is evaluated once, and only if it may have rows."""

    def derive() -> pa.Table:
        if not may_have_rows(source):
            return pa.Table.from_batches([], schema)
        return ask(source, {view: f"FROM {view}"})[view].cast(schema)

    return LazyRelation(schema, lambda _: source.once(view, derive))


def _deleted_rows(source: Source) -> LazyRelation:
    schema = pa.schema([source.schema_of("partitions").field("partition"), *_DELETED])
    return _if_any(source, "deleted_rows", schema, _may_have_applied_deletes)


def _may_have_applied_deletes(source: Source) -> bool:
    contents = read_relation(source, "entries", ["content"])["content"]
    if pc.any(pc.not_equal(contents, text_scalar("data"))).as_py():
        return True
    return read_relation(source, "deletion_vectors", ["bucket"]).num_rows > 0


def _may_repeat_rows(source: Source) -> bool:
    """Return whether files may have columns of shared rows."""
    if source.format != "paimon":
        return False
    named = read_relation(source, "all_entries", ["write_cols"])["write_cols"]
    return bool(named.null_count < len(named))


_REPEATED = to_schema("snapshot_id: int64, repeated_row_count: int64")
_DELETED = to_schema(
    "spec_id: int32, deleted_record_count: int64, position_delete_count: int64, "
    "equality_delete_count: int64, delete_file_count: int64, deleted_size_in_bytes: int64"
)


#: Relations in place of views that other objects read, by the name of the view.
_EVALUATED: Mapping[str, Callable[[Source], LazyRelation]] = {
    "live_entries": _live,
    "deleted_rows": _deleted_rows,
    "repeated_rows": lambda source: _if_any(source, "repeated_rows", _REPEATED, _may_repeat_rows),
}


def _base_table(source: Source, columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    """Yield the row of table properties: only those of `columns`, since some read files."""
    schema = pa.schema([BASE_TABLE.field(name) for name in columns])
    row = {name: getattr(source, name, None) for name in schema.names}
    if "field_ids" in row:
        row["field_ids"] = list(source.field_ids.values())
    if "small_size" in row:
        row["small_size"] = small_size(source)
    row["has_primary_key"] = source.shape.primary_key.num_fields > 0
    yield pa.RecordBatch.from_pylist([row], schema)


@cache
def facts(name: str) -> pa.Table:
    """Return a table of facts by which views decide.

    Args:
        name: `limits` above which something is remarked on, or fails; `reader_engines` and
            `reader_rules`: what engines read; `remedy_checks` and `remedy_statements`: what they
            run against findings.

    Raises:
        UsageError: there is no such table.

    Examples:
        >>> arrowmeta.facts("limits").to_pylist()[0]
        {'name': 'deleted_share', 'remark': 0.1, 'fail': 0.3}
    """
    import pyarrow.csv as pacsv

    if name not in FACT_TABLES:
        there = f"{meant(name, FACT_TABLES)}; there are {', '.join(FACT_TABLES)}"
        raise UsageError(f"no facts {name!r}{there}")
    text, schema = (resources("arrowmeta.views") / f"{name}.csv").read_bytes(), FACT_TABLES[name]
    types = pacsv.ConvertOptions(column_types=schema, strings_can_be_null=True, null_values=[""])
    return pacsv.read_csv(pa.BufferReader(text), convert_options=types).cast(schema)


def damage_of_all(source: Source) -> pa.Table:
    """Return the damage of a table, without losses, after reading all metadata."""
    for relation, column in _DAMAGEABLE.items():
        read_relation(source, relation, [column])
    return source.damage()


def headers_of_all(source: Source) -> pa.Table:
    """Return the headers of the metadata files; a source that notes none reads them again."""
    if (log := source.headers) is None:
        log = HeaderLog()
        read_relation(replace(source, headers=log, store=None), "entries", ["status"])
    return log.table()


#: Base relations with other evidence for checks: their columns, and what reads them.
_EVIDENCE: Mapping[
    str, tuple[pa.Schema, Callable[[Source], pa.Table | Iterator[pa.RecordBatch]]]
] = {
    "damage": (DAMAGE, damage_of_all),
    "headers": (HEADERS, headers_of_all),
    "statistics_faults": (STATISTICS_FAULTS, statistics_faults),
    "clustering": (CLUSTERING, clustering),
    "column_bytes": (COLUMN_BYTES, column_bytes),
}
