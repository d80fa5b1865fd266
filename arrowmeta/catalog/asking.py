"""Answers of queries over the views of `/sql`, for one table or for many small ones at once.

The views behind a query are subqueries of it: DuckDB would bind a view when it is created and again
for each view over it, which takes longer than reading a small table. Steps that several views share
are evaluated once, before the first of them, and checks that find nothing by their heads are left
out. DuckDB takes milliseconds to plan a query, and microseconds to run it over a small table. So
the base relations of many tables stand together, with the column `table_number`, and a query is
joined laterally with the numbers: what it reads are subqueries with the rows of one number, and
DuckDB turns such a correlated query into joins over all tables.

Structs have a field for each column of their table. The few queries that read them run once for the
tables of each type. Main names: `Asking`, `ask_together`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import duckdb
import numpy as np
import pyarrow as pa

from arrowmeta.catalog.relation import LazyRelation, own_errors
from arrowmeta.catalog.sql_files import ALL, BASE, CHECKS, SqlFile, files_behind
from arrowmeta.columns.buffers import number_array
from arrowmeta.duck.access import quoted_name, quoted_path
from arrowmeta.duck.session import answered, workspace

#: Number of the table of a row: its position among those asked together.
NUMBER = "table_number"

#: Maximum number of tables asked together.
MOST_TOGETHER = 256


#: Types of columns that differ between tables, by base relation and column.
_Types: TypeAlias = tuple[tuple[tuple[str, str], pa.DataType], ...]


class Asking:
    """Queries over views of one table.

    Args:
        session: with the base relations of the views.
        files: SQL files of the views and of all that they use, in load order.
        tables: base relations by name, as far as they are known, of each table.
        base_schema: schema of the base relations, as SQL.
        text_of: returns the statement that creates a view or macro.
        without: views whose rows are a base relation.
    """

    def __init__(
        self,
        session: duckdb.DuckDBPyConnection,
        files: Sequence[SqlFile],
        tables: Sequence[Mapping[str, pa.Table | LazyRelation]],
        base_schema: str,
        text_of: Callable[[SqlFile], str],
        without: Collection[str] = (),
    ) -> None:
        self._session = session
        self._files = files
        self._tables = tables
        self._base_schema = base_schema
        self._text_of = text_of
        self._without = frozenset(without)
        self._steps: set[str] = set()
        self._all = tuple(range(len(tables)))

    def answers(self, asked: Mapping[str, str]) -> dict[str, pa.Table]:
        """Return the rows of queries by view; none for a check without findings."""
        numbers = self._numbers()
        answers: dict[str, pa.Table] = {}
        # One by one, since together all hash tables would be in memory.
        for file in self._files:
            name = file.name
            if not file.is_view:
                self._session.execute(self._text_of(file))
                continue
            if file.declared("Evaluated") and name not in self._without:
                self._make(name, self.queries(file, f"FROM {name}", self._all))
                self._steps.add(name)
            if name in asked:
                rows = quoted_name(f"rows of {name}")
                queries = self.queries(file, asked[name], numbers.get(name, self._all))
                # `sql` plans a query twice, and most checks find nothing.
                if self._make(rows, queries) or file.folder != CHECKS:
                    answers[name] = self._session.sql(f"FROM {rows}").to_arrow_table()
        return answers

    def _make(self, table: str, queries: Iterator[str]) -> int:
        """Create a table with the rows of queries; return their number."""
        n_rows, start = 0, f"CREATE TABLE {table} AS"
        # One by one, since DuckDB takes longer to plan a union of such queries.
        for query in queries:
            ((n_new,),) = self._session.execute(f"{start}\n{query}").fetchall()
            n_rows, start = n_rows + n_new, f"INSERT INTO {table}"
        return n_rows

    def _numbers(self) -> dict[str, Collection[int]]:
        """Return the numbers of tables in which checks may find something, by their heads."""
        numbers: dict[str, Collection[int]] = {}
        needs: dict[str, str] = {}
        for file in self._files:
            if relation := file.declared("Only with"):
                numbers[file.name] = [
                    number
                    for number, table in enumerate(self._tables)
                    if not isinstance(rows := table.get(relation), pa.Table) or rows.num_rows
                ]
            elif need := file.declared("Needs") or file.declared("Files"):
                needs[file.name] = need
        if needs:
            items = ", ".join(f"bool_or({need})" for need in needs.values())
            query = f"SELECT {NUMBER}, {items} FROM {self.entries()} GROUP BY {NUMBER}"
            met = self._session.execute(query).fetchall()
            for at, name in enumerate(needs, 1):
                numbers[name] = [row[0] for row in met if row[at]]
        return numbers

    def entries(self) -> str:
        """Return the entries of all tables with the numbers of these, as SQL."""
        return f"(SELECT *, 0 AS {NUMBER} FROM {self._base_schema}.{BASE}entries)"

    def inlined(self, file: SqlFile) -> list[SqlFile]:
        """Return the views that are subqueries of a query over a view, itself included."""
        behind = files_behind([file.name], without=self._steps | self._without)
        return [one for one in behind if one.is_view and one.name not in self._steps]

    def queries(self, file: SqlFile, query: str, numbers: Collection[int]) -> Iterator[str]:
        """Yield what returns the rows of a query over a view, for some tables."""
        if numbers:
            yield _with(_subqueries(self.inlined(file), self._text_of), query)


def _subqueries(views: Sequence[SqlFile], text_of: Callable[[SqlFile], str]) -> list[str]:
    queries = (text_of(view).partition(" AS\n")[2].rstrip().rstrip(";") for view in views)
    return [
        f"{quoted_name(view.name)} AS NOT MATERIALIZED (\n{query}\n)"
        for view, query in zip(views, queries, strict=True)
    ]


def _with(subqueries: Sequence[str], query: str) -> str:
    return f"WITH {', '.join(subqueries)}\n{query}" if subqueries else query


def ask_together(
    fields: Sequence[Sequence[str]],
    relations: Sequence[Mapping[str, pa.Table | LazyRelation]],
    asked: Mapping[str, str],
) -> dict[str, pa.Table]:
    """Return the rows of queries over views of all tables, and the column `table_number`.

    Args:
        fields: names of the partition fields of each table; all are of one format.
        relations: base relations of each table that the views read, by name; all in memory.
        asked: SQL by the name of the view that it reads.
    """

    def answer() -> dict[str, pa.Table]:
        with workspace() as work, own_errors():
            schema = quoted_path([work.database, "main"])
            asking = _Together(work.session, schema, fields, relations, files_behind(asked))
            return asking.answers(asked)

    return answered(answer)


class _Together(Asking):
    """Queries over views of many tables."""

    def __init__(
        self,
        session: duckdb.DuckDBPyConnection,
        schema: str,
        fields: Sequence[Sequence[str]],
        relations: Sequence[Mapping[str, pa.Table | LazyRelation]],
        files: Sequence[SqlFile],
    ) -> None:
        self._fields = list(map(tuple, fields))
        #: Columns of each relation with the same type in all tables; others, by table.
        self._common: dict[str, pa.Schema] = {}
        self._own: list[dict[tuple[str, str], pa.DataType]] = [{} for _ in relations]
        for relation in relations[0]:
            kinds = [table[relation].schema for table in relations]
            common = set(kinds[0]).intersection(*kinds[1:])
            self._common[relation] = pa.schema([f for f in kinds[0] if f in common])
            for own, kind in zip(self._own, kinds, strict=True):
                own |= {(relation, f.name): f.type for f in kind if f not in common}
        self._made: dict[tuple[str, tuple[int, ...], tuple[str, ...]], str] = {}
        super().__init__(session, files, relations, schema, partial(_text_of, fields=()))

    def entries(self) -> str:
        """Return the entries of all tables with the numbers of these, as SQL."""
        return self._relation("entries", self._all, ())

    def queries(self, file: SqlFile, query: str, numbers: Collection[int]) -> Iterator[str]:
        """Yield the query over the tables with each type of the structs that it reads."""
        views = self.inlined(file)
        read = {(base, name) for view in views for base in view.reads for name in view.reads[base]}
        texts: dict[tuple[str, ...], tuple[str, ...]] = {}
        groups: dict[
            tuple[tuple[str, ...], tuple[tuple[tuple[str, str], pa.DataType], ...]], list[int]
        ] = {}
        for number in sorted(numbers):
            fields = self._fields[number]
            if fields not in texts:
                texts[fields] = tuple(_subqueries(views, partial(_text_of, fields=fields)))
            types = tuple(
                (key, kind)
                for key, kind in self._own[number].items()
                if key in read or (key[0], ALL) in read
            )
            groups.setdefault((texts[fields], types), []).append(number)
        bases = dict.fromkeys(base for view in views for base in view.reads)
        steps = sorted(frozenset({file.name}).union(*(view.uses for view in views)) & self._steps)
        for (text, types), members in groups.items():
            rows = [_of_number(step, f"{self._base_schema}.{step}") for step in steps]
            for base in bases:
                own = tuple(name for (relation, name), _ in types if relation == base)
                there = self._relation(base, tuple(members) if own else self._all, own)
                rows.append(_of_number(f"{BASE}{base}", there))
            yield (
                f"SELECT each.{NUMBER}, own.*\n"
                f"FROM (SELECT unnest({members})::INTEGER AS {NUMBER}) AS each,\n"
                f"LATERAL ({_with([*rows, *text], query)}) AS own"
            )

    def _relation(self, relation: str, numbers: tuple[int, ...], own: tuple[str, ...]) -> str:
        """Return the name of a base relation of some tables, as SQL; `own` are columns of these."""
        key = (relation, numbers, own)
        if key not in self._made:
            names = [*self._common[relation].names, *own]
            parts = [self._tables[number][relation].select(names) for number in numbers]
            rows = pa.concat_tables(parts)
            lengths = [part.num_rows for part in parts]
            number = number_array(np.repeat(np.array(numbers, dtype=np.int32), lengths))
            self._made[key] = quoted_name(f"{BASE}{relation} {len(self._made)}")
            self._session.from_arrow(rows.append_column(NUMBER, number)).create(self._made[key])
        return self._made[key]


def _text_of(file: SqlFile, fields: Sequence[str]) -> str:
    return file.text.statement(fields, None)


def _of_number(name: str, rows: str) -> str:
    return (
        f"{name} AS (SELECT * EXCLUDE ({NUMBER}) FROM {rows} AS all_rows "
        f"WHERE all_rows.{NUMBER} = each.{NUMBER})"
    )
