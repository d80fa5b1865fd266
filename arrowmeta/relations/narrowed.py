"""A relation narrowed to some of its columns and rows: `columns`, `where`, `sort` and `limit`.

Takes the schema of a relation, and names or paths of columns such as `partition.dt`; gives the
query of DuckDB and the schema of its result. Main names: `narrowed`, `refused`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from operator import index
from typing import NamedTuple, SupportsIndex

import pyarrow as pa

from arrowmeta.columns.names import chosen_names, known_names, meant
from arrowmeta.duck.access import quoted_path
from arrowmeta.errors import PredicateError, UsageError


class Narrowed(NamedTuple):
    """A query over a relation.

    Attributes:
        query: SQL text, in which `relation` stands for the relation.
        schema: columns of the result.
    """

    query: str
    schema: pa.Schema


def column_names(columns: str | Iterable[str] | None) -> list[str] | None:
    """Return names or paths of columns as a list; None for all."""
    if isinstance(columns, str):
        return [columns]
    return None if columns is None else chosen_names(columns)


def narrowed(
    name: str,
    schema: pa.Schema,
    columns: Sequence[str] | None,
    where: str | None,
    sort: str | Sequence[str] | None,
    limit: int | None,
) -> Narrowed:
    """Return the query for some columns and rows of a relation.

    Args:
        name: of the relation, for messages.
        schema: its columns.
        columns: names, or paths into structs; None for all.
        where: a condition on its columns, in SQL.
        sort: names or paths; with `-` before one, in descending order. Nulls are last.
        limit: maximum number of rows.

    Raises:
        UsageError: there is no such column, or an argument is invalid.
        PredicateError: the condition is empty, or not valid Unicode.
    """
    paths = [
        _path(name, schema, column) for column in (schema.names if columns is None else columns)
    ]
    keys = [sort] if isinstance(sort, str) else chosen_names(sort or (), "sort")
    parts = [f"SELECT {', '.join(f'{quoted_path(path)} AS {_quoted(path)}' for path, _ in paths)}"]
    parts.append("FROM relation")
    if where is not None:
        if not isinstance(where, str):
            raise UsageError(f"where must be a condition in SQL, got {where!r}")
        from arrowmeta.predicate.engine import check_unicode

        check_unicode(where)
        if not where.strip():
            raise PredicateError("the condition is empty; leave it out for all rows")
        parts.append(f"WHERE ({where}\n)")  # a comment ends with the line
    if keys:
        orders = [
            f"{quoted_path(_path(name, schema, key.removeprefix('-'))[0])} "
            f"{'DESC' if key.startswith('-') else 'ASC'} NULLS LAST"
            for key in keys
        ]
        parts.append(f"ORDER BY {', '.join(orders)}")
    if limit is not None:
        if not isinstance(limit, SupportsIndex) or isinstance(limit, bool) or index(limit) < 0:
            raise UsageError(f"limit must be an integer >= 0, got {limit!r}")
        parts.append(f"LIMIT {index(limit)}")
    made = [field.with_name(".".join(path)) for path, field in paths]
    return Narrowed(" ".join(parts), pa.schema(made))


@contextmanager
def refused(name: str, schema: pa.Schema, of_table: Collection[str]) -> Iterator[None]:
    """Raise what DuckDB refuses in a condition; for an unknown column, with one that is there.

    Args:
        name: of the relation.
        schema: its columns.
        of_table: columns of the table, which conditions on its rows have.

    Raises:
        PredicateError: the condition does not fit the columns.
    """
    from arrowmeta.predicate.engine import refused_by_duckdb

    try:
        with refused_by_duckdb():
            yield
    except PredicateError as error:
        if str(error) == 'syntax error at or near ")"':  # which may be the one behind the condition
            raise PredicateError(
                "syntax error at the end or at a bracket: an operand or a bracket is missing"
            ) from error
        unknown = re.match(r'Referenced column "(.+?)" not found', str(error))
        if unknown is None:
            raise
        structs = [field for field in schema if pa.types.is_struct(field.type)]
        inside = [
            f"{f.name}.{unknown[1]}" for f in structs if f.type.get_field_index(unknown[1]) >= 0
        ]
        hint = f" (did you mean {inside[0]}?)" if inside else meant(unknown[1], schema.names)
        if unknown[1].lower() in map(str.lower, of_table):
            hint += '; a condition on rows of the table is for plan: arrowmeta plan LOCATION "..."'
        raise PredicateError(f"{name} has no column {unknown[1]!r}{hint}") from error


def _quoted(path: Sequence[str]) -> str:
    return quoted_path([".".join(path)])


def _path(name: str, schema: pa.Schema, text: str) -> tuple[list[str], pa.Field]:
    """Return the names of a path, and the field that it leads to; names may have dots."""
    known, rest = {field.name: field for field in schema}, text
    path: list[str] = []
    while rest not in known:
        first, dot, rest_of = rest.partition(".")
        if not dot or first not in known or not pa.types.is_struct(known[first].type):
            known_names([rest], [*known], ".".join([name, *path]))
        path.append(first)
        known, rest = {field.name: field for field in known[first].type}, rest_of
    # A struct that is null has fields that are.
    field = known[rest] if not path else known[rest].with_nullable(True)
    return [*path, rest], field
