"""Views of many small tables, each asked once for all of them.

DuckDB takes milliseconds to plan a query, and microseconds to run it over a small table. So the
base relations of many tables stand together in DuckDB, with the column `table_number`, and a query
of `/sql` is joined laterally with the numbers: what it reads are CTEs with the rows of one number,
and DuckDB turns such a correlated query into joins over all tables. The query itself is that of a
single table.

Structs have a field for each column of their table. The few queries that read them run once for the
tables of each type. Main name: `ask_together`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

import duckdb
import numpy as np
import pyarrow as pa

from arrowmeta.catalog.connection import ViewSchemas, base_relation, make_schemas
from arrowmeta.catalog.relation import LazyRelation, own_errors
from arrowmeta.catalog.sql_files import ALL, BASE, CHECKS, SqlFile, files_behind
from arrowmeta.columns.buffers import number_array
from arrowmeta.duck.access import quoted_name
from arrowmeta.duck.session import answered, workspace
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.source import Source
from arrowmeta.records import dataclass

#: Maximum number of rows of a relation of a small table, and of tables asked together.
MOST_ROWS, MOST_TOGETHER = 2_000, 256

#: Number of the table of a row: its position among those asked together.
NUMBER = "table_number"


@dataclass(frozen=True)
class SmallTable:
    """What views read of a table, in memory.

    Attributes:
        partition_fields: names of the partition fields.
        relations: base relations by name.
    """

    partition_fields: tuple[str, ...]
    relations: Mapping[str, pa.Table]


def small_table(
    source: Source, views: Sequence[str], known: Mapping[str, pa.Table | LazyRelation]
) -> SmallTable | None:
    """Return what views read of a table; None if a relation has more than `MOST_ROWS` rows."""
    relations = {}
    for relation, names in columns_of_relations(frozenset(views)).items():
        data = known[relation] if relation in known else base_relation(source, relation)
        rows = few_rows(data, names, MOST_ROWS)
        if rows is None:
            return None
        relations[relation] = rows
    return SmallTable(tuple(source.shape.by_partition().names), relations)


@cache
def columns_of_relations(views: frozenset[str]) -> Mapping[str, Collection[str]]:
    """Return the columns of base relations that views read, by relation; perhaps more."""
    columns: dict[str, set[str]] = {}
    files = files_behind(views)
    words = set(re.findall(r"\w+", " ".join(file.definition for file in files)))
    for file in files:
        for relation, names in file.reads.items():
            # Of relations that users do not see, columns are not listed.
            listed = names if relation in BASE_RELATIONS else words
            columns.setdefault(relation, set()).update(listed)
    return columns


def few_rows(data: pa.Table | LazyRelation, columns: Collection[str], most: int) -> pa.Table | None:
    """Return columns of a relation; None if it has more than `most` rows."""
    if isinstance(data, pa.Table):
        return data if data.num_rows <= most else None
    names = [name for name in data.schema.names if name in columns or ALL in columns]
    # At least one column, to count rows.
    reader = data.scanner(names or data.schema.names[:1]).to_reader()
    batches: list[pa.RecordBatch] = []
    n_left = most
    for batch in reader:
        n_left -= batch.num_rows
        if n_left < 0:
            return None
        batches.append(batch)
    return pa.Table.from_batches(batches, reader.schema)


def ask_together(
    tables: Sequence[SmallTable], views: Mapping[str, Sequence[str]]
) -> dict[str, pa.Table]:
    """Return columns of views of all tables, and the column `table_number`.

    Args:
        tables: of one format, with the relations that the views read.
        views: names of views, and of their columns.
    """

    def answer() -> dict[str, pa.Table]:
        with workspace() as work, own_errors():
            schemas = ViewSchemas(work.database)
            make_schemas(work.session, work.database, [schemas.name])
            return _Together(work.session, schemas, tables, tuple(views)).answers(views)

    return answered(answer)


class _Together:
    """Tables in one workspace."""

    def __init__(
        self,
        session: duckdb.DuckDBPyConnection,
        schemas: ViewSchemas,
        tables: Sequence[SmallTable],
        views: Sequence[str],
    ) -> None:
        self._session = session
        self._schemas = schemas
        self._tables = tables
        self._files = files_behind(views)
        self._steps = {file.name for file in self._files if file.declared("Evaluated")}
        #: Columns of each relation with the same type in all tables; others, by table.
        self._common: dict[str, pa.Schema] = {}
        self._own: list[dict[tuple[str, str], pa.DataType]] = [{} for _ in tables]
        for relation in tables[0].relations:
            kinds = [table.relations[relation].schema for table in tables]
            common = set(kinds[0]).intersection(*kinds[1:])
            self._common[relation] = pa.schema([f for f in kinds[0] if f in common])
            for own, schema in zip(self._own, kinds, strict=True):
                own |= {(relation, f.name): f.type for f in schema if f not in common}
        self._made: dict[tuple[str, tuple[int, ...], tuple[str, ...]], str] = {}

    def answers(self, views: Mapping[str, Sequence[str]]) -> dict[str, pa.Table]:
        """Return columns of views."""
        asked = self._asked()
        answers: dict[str, pa.Table] = {}
        for file in self._files:
            if file.name in self._steps:
                name, columns = file.name, "own.*"
            elif file.name in views:
                name = quoted_name(f"rows of {file.name}")
                columns = ", ".join(map(quoted_name, views[file.name]))
            elif not _is_view(file):
                self._session.execute(file.statement((), self._schemas.base_schema))
                continue
            else:  # stands in the queries that read it
                continue
            n_rows, start = 0, f"CREATE TABLE {name} AS"
            # One by one, since DuckDB takes longer to plan a union of such queries.
            for query in self._queries(file, columns, asked.get(file.name, self._all)):
                ((n_new,),) = self._session.execute(f"{start}\n{query}").fetchall()
                n_rows, start = n_rows + n_new, f"INSERT INTO {name}"
            if file.name in views and (n_rows or file.folder != CHECKS):
                answers[file.name] = self._session.sql(f"FROM {name}").to_arrow_table()
        return answers

    def _asked(self) -> dict[str, Collection[int]]:
        """Return the numbers of tables in which checks may find something, by their heads."""
        needs: dict[str, str] = {}
        asked: dict[str, Collection[int]] = {}
        for file in self._files:
            if relation := file.declared("Only with"):
                rows = (table.relations[relation].num_rows for table in self._tables)
                asked[file.name] = {number for number, n in enumerate(rows) if n}
            elif need := file.declared("Needs") or file.declared("Files"):
                needs[file.name] = need
        if needs:
            items = ", ".join(
                f"list(DISTINCT {NUMBER}) FILTER ({condition})" for condition in needs.values()
            )
            query = f"SELECT {items} FROM {self._relation('entries', self._all, ())}"
            [met] = self._session.execute(query).fetchall()
            asked |= {name: numbers or () for name, numbers in zip(needs, met, strict=True)}
        return asked

    @property
    def _all(self) -> tuple[int, ...]:
        return tuple(range(len(self._tables)))

    def _queries(self, file: SqlFile, columns: str, asked: Collection[int]) -> Iterator[str]:
        """Yield the query of a file, over the tables with each type of the structs it reads."""
        inlined = [
            step_file
            for step_file in files_behind([file.name], without=self._steps - {file.name})
            if _is_view(step_file)
            and (step_file.name == file.name or step_file.name not in self._steps)
        ]
        read = {
            (relation, name)
            for step_file in inlined
            for relation in step_file.reads
            for name in step_file.reads[relation]
        }
        groups: dict[tuple[str, tuple[tuple[tuple[str, str], pa.DataType], ...]], list[int]] = {}
        texts: dict[tuple[str, ...], str] = {}
        for number in sorted(asked):
            fields = self._tables[number].partition_fields
            if fields not in texts:
                texts[fields] = self._lateral(file, inlined, fields)
            own = self._own[number]
            types = tuple(
                (key, kind) for key, kind in own.items() if key in read or (key[0], ALL) in read
            )
            groups.setdefault((texts[fields], types), []).append(number)
        for (text, types), numbers in groups.items():
            members = tuple(numbers)
            ctes = []
            for relation in dict.fromkeys(
                relation for step_file in inlined for relation in step_file.reads
            ):
                own_columns = tuple(name for (base, name), _ in types if base == relation)
                rows = self._relation(relation, members if own_columns else self._all, own_columns)
                ctes.append(_of_number(f"{BASE}{relation}", rows))
            ctes += [
                _of_number(step, f"{self._schemas.schema}.{step}")
                for step_file in inlined
                for step in sorted(step_file.uses & self._steps)
            ]
            yield (
                f"SELECT each.{NUMBER}, {columns}\n"
                f"FROM (SELECT unnest({list(members)})::INTEGER AS {NUMBER}) AS each,\n"
                f"LATERAL (WITH {', '.join([*dict.fromkeys(ctes), text])}) AS own"
            )

    def _lateral(self, file: SqlFile, inlined: Sequence[SqlFile], fields: tuple[str, ...]) -> str:
        """Return the last CTEs and the query of a lateral join."""
        queries = [step_file.query(fields, None).rstrip().rstrip(";") for step_file in inlined]
        views = [
            f"{step_file.name} AS ({query})"
            for step_file, query in zip(inlined, queries, strict=True)
        ]
        return f"{', '.join(views)}\nFROM {file.name}"

    def _relation(self, relation: str, numbers: tuple[int, ...], own: tuple[str, ...]) -> str:
        """Return the name of a base relation of some tables, as SQL; `own` are columns of these."""
        key = (relation, numbers, own)
        if key not in self._made:
            names = [*self._common[relation].names, *own]
            parts = [self._tables[number].relations[relation].select(names) for number in numbers]
            rows = pa.concat_tables(parts)
            lengths = [part.num_rows for part in parts]
            number = number_array(np.repeat(np.array(numbers, dtype=np.int32), lengths))
            name = f"{BASE}{relation} {len(self._made)}"
            self._session.execute(f"USE {self._schemas.base_schema}")
            self._session.from_arrow(rows.append_column(NUMBER, number)).create(quoted_name(name))
            self._session.execute(f"USE {self._schemas.schema}")
            self._made[key] = f"{self._schemas.base_schema}.{quoted_name(name)}"
        return self._made[key]


def _is_view(file: SqlFile) -> bool:
    return " VIEW " in file.definition.partition(" AS\n")[0]


def _of_number(name: str, rows: str) -> str:
    return (
        f"{name} AS (SELECT * EXCLUDE ({NUMBER}) FROM {rows} AS all_rows "
        f"WHERE all_rows.{NUMBER} = each.{NUMBER})"
    )
