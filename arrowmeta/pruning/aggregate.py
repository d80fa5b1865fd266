"""Aggregates from metadata: `count(*)`, `count`, `min` and `max` of a column.

`aggregate` returns for each value whether it is exact, and if not, why. An inexact value is a
limit: the count is at most, the minimum at least, the maximum at most this value; null if no limit
is known. With damaged metadata the value covers the readable part and is no limit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import PredicateError, UnsupportedError
from arrowmeta.io.local_files import code_version
from arrowmeta.kernels.buffers import flag_array, whole
from arrowmeta.model.damage import standing
from arrowmeta.model.shape import optional_type
from arrowmeta.predicate import Dialect, formula
from arrowmeta.predicate.formula import NULL, ZERO, Facts, bound_of
from arrowmeta.predicate.parse import Node
from arrowmeta.predicate.read import Predicate
from arrowmeta.predicate.tree import TRUE, Column, Tree
from arrowmeta.pruning.deletes import have_deletes, may_have_deletes
from arrowmeta.pruning.evaluator import Evaluator, is_certain
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import Query
from arrowmeta.views.sql_files import macro_text

#: Reason for an inexact count.
NOT_COUNTED = "the number of rows or nulls of a file is not known"
_PARTLY = "rows of a file may not match, or a delete may apply to them"
_MERGED = "a row may have versions in several files"
_COMBINED = "versions of a row are aggregated to values that are in no file"

#: First arguments of the macros: columns of `files`.
_OF_FILE = "record_count, is_certain"
_ROWS_IN_PARTS = (
    "(WITH judged AS (SELECT * REPLACE (are_rows AS is_certain) FROM files)"
    " SELECT counted FROM count_rows('judged') AS counted)"
)
#: Statistics of what count(*) counts.
_OF_ROWS = Facts(NULL, NULL, ZERO, ZERO, formula.column("record_count"))

#: Value of an aggregate, and why it is not exact.
_Answer: TypeAlias = tuple[pa.Array, str | None]
#: SQL of a struct of aggregates over `files`, and what returns the answer for its fields.
_Question: TypeAlias = tuple[str, Callable[[Mapping[str, pa.Array]], _Answer]]


class _Item(Struct, frozen=True):
    """Aggregate in the list.

    Attributes:
        column: None for count(*).
    """

    name: str
    function: str
    column: Column | None
    type: pa.DataType


def aggregate(
    planner: Planner,
    select: str,
    where: Predicate = None,
    dialect: Dialect = "any",
    time_zone: str | None = None,
) -> pa.Table:
    """Return one row with a struct per aggregate: value, whether it is exact, and why not.

    Values can be null at every depth, also where the table allows no null.

    Args:
        select: aggregates as in a SELECT list.
        where: the predicate; None for all rows.
        dialect: engine whose meaning SQL has.
        time_zone: of its session; None if it is not known.

    Raises:
        UnsupportedError: metadata cannot answer one of the aggregates.
        PredicateError: the list or the predicate does not parse, or does not fit the columns.
        UsageError: there is no such dialect, or time zone.
    """
    tree = planner.reader.read(where, dialect, time_zone)
    stored = _stored(planner, select) if where is None else None
    return _over_files(planner, select, tree) if stored is None else stored


def _stored(planner: Planner, select: str) -> pa.Table | None:
    """Return the aggregates over all rows from the store of the snapshot; None if it lacks them.

    None also with deletes or damage: then the result depends on more than stored entries.
    """
    source = planner.source
    if source.store is None or source.damage_log or may_have_deletes(source):
        return None
    code = code_version("predicate", "pruning"), macro_text()
    table = repr(source.schema), repr(sorted(source.options.items()))
    key = "\n".join(("aggregate", *code, *table, select))
    return source.derived(key, lambda: _over_files(planner, select, TRUE))


def _over_files(planner: Planner, select: str, tree: Tree) -> pa.Table:
    listed = _read(planner, select)
    columns = tuple(item.column for item in listed if item.column is not None)
    plan = planner.plan_query(Query(tree, columns=columns, asks_deletes=True))
    files = _with_certainty(planner, tree, plan.found(planner.rules.row_parts).entries)
    answers = _answers([_question(planner, item, files.num_rows) for item in listed], files)
    if (damage := planner.source.damage()).num_rows:
        said = f"files or deletes may be missing. {standing(damage).sentence}"
        answers = [(value, why or said) for value, why in answers]
    arrays = [
        pa.StructArray.from_arrays(
            [value, pa.array([why is None]), pa.array([why], pa.string())],
            names=["value", "exact", "why"],
        )
        for value, why in answers
    ]
    return pa.table(arrays, names=[item.name for item in listed])


def _read(planner: Planner, select: str) -> list[_Item]:
    engine, before = planner.reader.engine, "SELECT "
    query = engine.parse(f"{before}{select}\nFROM t", lambda at: at - len(before))
    if not query.listed:
        raise PredicateError(f"{select!r} is not a list of aggregates")
    return [_item(planner, item) for item in query.listed]


def _item(planner: Planner, node: Node) -> _Item:
    text = partial(planner.reader.engine.to_text, node)
    function, arguments = node.function, node.arguments
    is_whole = node.is_plain_call
    if is_whole and (function == "count_star" or (function == "count" and not arguments)):
        return _Item(node.alias or "count(*)", "count", None, pa.int64())
    is_plain = len(arguments) == 1 and arguments[0].kind == "COLUMN_REF"
    if is_whole and function in ("count", "min", "max") and is_plain:
        column = planner.reader.scope.column(arguments[0].names)
        name = node.alias or text()
        column = replace(column, type=optional_type(column.type))
        return _Item(name, function, column, pa.int64() if function == "count" else column.type)
    raise UnsupportedError(
        f"{text()} is not answered from metadata; use count(*), or count, min or max of a column"
    )


def _with_certainty(planner: Planner, tree: Tree, files: pa.Table) -> pa.Table:
    """Add columns: whether all rows of a file match and are rows of the table.

    Of rows whose columns are in several files (`are_rows`), only without a predicate and deletes.
    """
    has_deletes = have_deletes(planner.source, files)
    certain = is_certain(tree, planner.rules, files, has_deletes, Evaluator())
    files = files.append_column("is_certain", flag_array(certain))
    return files.append_column("are_rows", flag_array(~has_deletes & (tree == TRUE)))


def _answers(asked: Sequence[_Question], files: pa.Table) -> list[_Answer]:
    """Answer all questions in one query: most of the time of a query is that of planning it."""
    items = "".join(f", {sql} AS answer_{at}" for at, (sql, _) in enumerate(asked))
    row = Evaluator().ask(f"SELECT count(*){items} FROM files", files=files).combine_chunks()
    # As arrays: Python cannot represent some times.
    facts = [whole(column) for column in row.columns[1:]]
    return [
        conclude({field.name: fact.field(field.name) for field in fact.type})
        for (_, conclude), fact in zip(asked, facts, strict=True)
    ]


def _question(planner: Planner, item: _Item, n_files: int) -> _Question:
    column, rules = item.column, planner.rules
    if column is None and rules.row_parts:
        return _ROWS_IN_PARTS, partial(_counted, why_uncertain=_PARTLY)
    facts = _OF_ROWS if column is None else rules.file_facts(column)
    if facts is None:
        return _unknown(item.type, f"there are no statistics of {column}")
    if column is None or item.function == "count":
        counted = f"count_values({_OF_FILE}, {facts.null_count}, {facts.value_count})"
        uncertain = _PARTLY if rules.rows_are_whole else _MERGED
        return counted, partial(_counted, why_uncertain=uncertain)
    if n_files and not rules.has_values_of_files(column):
        return _unknown(item.type, _COMBINED)
    return _extreme(planner, item.function, column, facts)


def _unknown(kind: pa.DataType, why: str) -> _Question:
    return "{'value': NULL}", lambda _: (pa.nulls(1, kind), why)


def _counted(row: Mapping[str, pa.Array], why_uncertain: str) -> _Answer:
    if row["value"].null_count or not row["known"][0].as_py():
        return row["value"], NOT_COUNTED
    return row["value"], None if row["certain"][0].as_py() else why_uncertain


def _extreme(planner: Planner, function: str, column: Column, facts: Facts) -> _Question:
    bound = bound_of(column, facts.lower if function == "min" else facts.upper)
    is_whole = _is_value(planner, function, column, facts)

    def conclude(row: Mapping[str, pa.Array]) -> _Answer:
        value, nothing = _limit(row["value"], column.type), pa.nulls(1, column.type)
        if row["unknown"][0].as_py():
            return nothing, "a file has no bound"
        if column.may_be_nan and row["nan"][0].as_py() and (function == "max" or value.null_count):
            return nothing, "there may be NaN, which is greater than every number"
        if row["reached"] != row["value"]:
            return value, f"{_PARTLY}, or the bound was truncated"
        return value, None if planner.rules.is_decided_alone(column) else _MERGED

    return (
        f"extreme_value({_OF_FILE}, {bound}, {is_whole}, {facts.has_number(column)},"
        f" {facts.has_nan(column)}, {function == 'max'})"
    ), conclude


def _is_value(planner: Planner, function: str, column: Column, facts: Facts) -> str:
    """Return a SQL condition: a bound is a value of the column, not only a limit.

    A truncated upper bound of binary is rounded up and loses trailing FF bytes, so it may have any
    length; it is a value only if it equals the lower bound. UUID bounds are widened, since writers
    order them differently, unless they are equal. Imported ORC files have infinite bounds in place
    of NaN.
    Spec: Iceberg 1.x, orc/OrcMetrics.java.
    """
    bound = bound_of(column, facts.lower if function == "min" else facts.upper)
    are_equal = f"{facts.lower} = {facts.upper}"
    if column.type == pa.uuid():
        return are_equal
    if pa.types.is_timestamp(column.type) and column.type.unit == "ns":
        # Rounded to microseconds; see `latest_instant`.
        return f"epoch_ns({bound}) % 1000 NOT IN (0, 999, -1)"
    if column.may_be_nan:
        return f"NOT (isinf({bound}) AND {facts.has_nan(column)})"
    if pa.types.is_primitive(column.type):
        return "true"
    cut_from = planner.source.truncated_lengths.get(column.name)
    if cut_from is None:
        return "true"
    if pa.types.is_string(column.type):
        return f"length({bound}) < {cut_from}"
    is_short = f"octet_length({bound}) < {cut_from}"
    return is_short if function == "min" else f"{is_short} AND {are_equal}"


def _limit(bound: pa.Array, kind: pa.DataType) -> pa.Array:
    """Return a bound as a value; a truncated bound of a fixed type is padded with zeros."""
    if pa.types.is_fixed_size_binary(kind) and bound.null_count == 0:
        content = bound[0].as_py()[: kind.byte_width].ljust(kind.byte_width, b"\0")
        return pa.array([content], kind)
    return bound.cast(kind)
