"""The database that the stages of a plan ask: the macros of `/sql/50_pruning` and nothing else."""

from __future__ import annotations

from functools import cached_property

import duckdb
import pyarrow as pa

from arrowmeta.catalog.sql_files import sql_files

_FOLDERS = ("10_macros", "50_pruning")

#: What DuckDB raises where a bound cannot be brought to the type it is compared in.
UNCOMPARABLE = (duckdb.ConversionException, duckdb.OutOfRangeException)


class StageDatabase:
    """Answers queries over Arrow tables with the macros at hand."""

    @cached_property
    def connection(self) -> duckdb.DuckDBPyConnection:
        """The database; queries have cursors of their own."""
        connection = duckdb.connect()
        connection.execute("SET TimeZone = 'UTC'")
        connection.execute("SET preserve_insertion_order = true")
        macros = [file.definition for file in sql_files() if file.folder in _FOLDERS]
        connection.execute("".join(macros))
        return connection

    def ask(self, query: str, **tables: pa.Table) -> pa.Table:
        """Answer a query over `tables`, by their names."""
        with self.connection.cursor() as cursor:
            for name, table in tables.items():
                cursor.register(name, table)
            return cursor.sql(query).to_arrow_table()
