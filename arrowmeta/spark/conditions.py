"""Conditions of queries in a Spark session: what the session evaluates, and what statistics decide.

Takes a condition in SQL and a snapshot; gives `Query` objects, each for some of the partitions,
which tasks plan without a session.

The session parses and checks the condition. Parts of it that name partition columns only, and that
`predicate` does not decide, are evaluated by the session over the distinct partition values, with
exactly its meaning: every function, ANSI mode and time zone. In a partition, such a part is true or
not, which leaves a simpler condition for statistics:

    dayofweek(dt) = 1 AND x > 100    on Sundays x > 100, else nothing
    dayofweek(dt) = 1 OR x > 100     on Sundays everything, else x > 100

A part is taken as true where its evaluation fails and where its values are not known. Main names:
`read_condition`, `session_condition`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pyarrow as pa

from arrowmeta.columns.buffers import flag_array, number_array, whole
from arrowmeta.errors import PredicateError, UnsupportedError, UsageError
from arrowmeta.model.source import Source
from arrowmeta.model.tables import column_field
from arrowmeta.predicate.dialect import Dialect
from arrowmeta.predicate.literals import literal_of
from arrowmeta.predicate.tree import (
    FALSE,
    And,
    Column,
    Comparison,
    Implied,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Operator,
    Or,
    RowCondition,
    Tree,
    Unjudged,
    all_of,
    any_of,
    map_leaves,
)
from arrowmeta.pruning.evaluator import (
    Evaluator,
    Key,
    PartitionFilter,
    PartitionSet,
    distinct_positions,
    hashable_rows,
)
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import Query
from arrowmeta.pruning.stages import choose_manifests
from arrowmeta.records import dataclass
from arrowmeta.spark.arrow import to_spark_schema, to_spark_type, to_struct_type
from arrowmeta.spark.arrow_frames import read_pieces, to_arrow, to_spark
from arrowmeta.spark.condition_text import All, Condition, Part, parts_of, split
from arrowmeta.spark.pieces import Piece, manifest_pieces
from arrowmeta.spark.reading import Pinned, Reading
from arrowmeta.table import Table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Maximum number of distinct partitions that a session evaluates a condition for; with more, its
#: parts keep files that `predicate` does not rule out.
MOST_PARTITIONS = 100_000
#: Maximum number of queries that a condition is divided into.
_MOST_QUERIES = 8

#: Name of a column that no table has.
_KEY = "arrowmeta_partition_"

#: Names of UTC as a time zone of a session, in upper case.
_UTC = ("UTC", "ETC/UTC", "GMT", "Z", "UT", "+00:00", "UTC+0", "UTC+00:00")
#: Hours by which a time zone may differ from UTC. Spec: `java.time.ZoneOffset`.
_LARGEST_OFFSET = 18
_PER_SECOND = {"s": 1, "ms": 1_000, "us": 1_000_000, "ns": 1_000_000_000}


def read_condition(source: Source, where: str, dialect: Dialect | None) -> tuple[Query, ...]:
    """Return the query of a condition, without a session.

    Args:
        dialect: as of `Planner.plan`; None for that of Spark in a time zone that is not known.

    Raises:
        PredicateError: it cannot be understood against the table's columns.
    """
    reader = Planner(source).reader
    if dialect is None:
        return (Query(in_any_zone(reader.read(where, "spark"))),)
    return (Query(reader.read(where, dialect)),)


@dataclass(frozen=True)
class _Partitions:
    """How the distinct partitions are read that a condition may match, also on executors.

    Attributes:
        fields: field of the partition by column, by spec id; the id None is that of all specs.
        schema: columns of entries that identify a partition, by flat names.
        conditions: what is known to match without a session, by spec id.
    """

    fields: Mapping[int | None, Mapping[str, str]]
    schema: pa.Schema
    conditions: Mapping[int | None, Tree]

    @classmethod
    def of(cls, planner: Planner, tree: Tree, columns: Collection[str]) -> _Partitions:
        """Take the fields of some columns, and the entries that may match a tree."""
        fields = partition_fields(planner, columns)
        names = {f"partition.{name}" for of_spec in fields.values() for name in of_spec.values()}
        keys = [*sorted(names), "partition_is_known", *(() if None in fields else ("spec_id",))]
        known = planner.source.schema_of("entries")
        schema = pa.schema([pa.field(name, column_field(known, name).type) for name in keys])
        return cls(fields, schema, planner.rules.partition_conditions(tree))

    def rows(self, table: Table, piece: Piece) -> pa.Table:
        """Return the distinct partitions of the entries in a piece of a table."""
        may_match = PartitionFilter(self.conditions, Evaluator())
        names = list(dict.fromkeys([*self.schema.names, *may_match.columns]))
        found = self.schema.empty_table()
        for batch in Reading("entries").read(table, names, piece):
            kept = batch.filter(flag_array(may_match(batch))).select(self.schema.names)
            found = _distinct(pa.concat_tables([found, pa.Table.from_batches([kept])]))
        return found


@dataclass(frozen=True)
class _Answers:
    """Answers of a session for parts of a condition.

    Attributes:
        columns: the partition columns of each part.
    """

    spark: SparkSession
    columns: Mapping[Part, frozenset[str]]
    partitions: _Partitions

    def of(self, frame: DataFrame) -> dict[Key, frozenset[Part]]:
        """Return the parts that are not true, by partition; no partition occurs twice."""
        found: dict[Key, frozenset[Part]] = {}
        for spec, fields in self.partitions.fields.items():
            parts = [part for part, names in self.columns.items() if names <= fields.keys()]
            for key, part in self._not_true(self._of_spec(frame, spec), parts):
                found[key] = found.get(key, frozenset()) | {part}
        return found

    def _of_spec(self, frame: DataFrame, spec: int | None) -> DataFrame:
        """Return the partitions of a spec, as a struct and by column."""
        rows = frame if spec is None else frame.where(f"spec_id = {spec}")
        key = ", ".join(map(_quoted, self.partitions.schema.names))
        fields = self.partitions.fields[spec]
        values = [f"{_quoted(f'partition.{fields[name]}')} AS {_quoted(name)}" for name in fields]
        return rows.where("partition_is_known").selectExpr(f"struct({key}) AS {_KEY}", *values)

    def _not_true(self, rows: DataFrame, parts: Sequence[Part]) -> Iterator[tuple[Key, Part]]:
        from pyspark.errors import PySparkException

        # `try_to_binary` is null if the evaluation of its argument fails, whatever the reason.
        answers = [
            f"try_to_binary(CASE WHEN (\n{part.text}\n) THEN '01' ELSE '00' END, 'hex') AS c{at}"
            for at, part in enumerate(parts)
        ]
        try:
            told = to_arrow(rows.selectExpr(_KEY, *answers)) if parts else None
        except PySparkException:  # of one part, or a session in which `try_to_binary` fails
            for part in parts if len(parts) > 1 else ():
                yield from self._not_true(rows, [part])
            return
        if told is None or not told.num_rows:
            return
        keys = hashable_rows(whole(told[_KEY]).flatten())
        for at, part in enumerate(parts):
            for key, answer in zip(keys, told[f"c{at}"].to_pylist(), strict=True):
                if answer == b"\x00":
                    yield key, part


def session_condition(
    spark: SparkSession, table: Table, pinned: Pinned, where: str, bytes_per_task: int
) -> tuple[Query, ...]:
    """Return the queries of a condition with the meaning of a session; no two share a partition.

    Args:
        table: the table, at its snapshot.
        pinned: the same for executors, which list the partitions of a large table.

    Raises:
        PredicateError: the session refuses it.
    """
    planner = Planner(table.source)
    try:
        schema = to_struct_type(to_spark_schema(planner.rules.columns))
    except (UnsupportedError, UsageError):  # a column that Spark cannot read
        return read_condition(table.source, where, None)
    where = where.strip().removesuffix(";")
    empty = spark.createDataFrame([], schema)
    _check(empty, where)
    is_in_utc = str(spark.conf.get("spark.sql.session.timeZone")).upper() in _UTC

    def read(text: str) -> Tree | None:
        """Return the tree of a condition that Spark accepts; None if it is not understood."""
        try:
            tree = planner.reader.read(text, "spark")
        except PredicateError:
            return None
        return tree if is_in_utc else in_any_zone(tree)

    found = read(where)
    if found is not None and _is_decided(found):
        return (Query(found),)
    condition = split(where)
    trees = {
        part: read(part.text) or Unjudged(part.text, "only Spark knows what it means")
        for part in parts_of(condition)
    }
    everywhere = _with_answers(condition, trees, frozenset())
    asked = {
        part: columns
        for part, tree in trees.items()
        if not _is_decided(tree)
        and (columns := _partition_columns(planner, part))
        and _is_deterministic(spark, empty, part)
    }
    if not asked:
        return (Query(everywhere),)
    partitions = _Partitions.of(planner, everywhere, frozenset().union(*asked.values()))
    rows = _listed(spark, partitions, planner, everywhere, table, pinned, bytes_per_task)
    if not 0 < rows.num_rows <= MOST_PARTITIONS:
        return (Query(everywhere),)
    by_tree: dict[Tree, list[Key]] = {}
    for key, false in _Answers(spark, asked, partitions).of(to_spark(spark, rows)).items():
        by_tree.setdefault(_with_answers(condition, trees, false), []).append(key)
    return _queries(everywhere, by_tree, tuple(partitions.schema.names))


def _check(empty: DataFrame, where: str) -> None:
    from pyspark.errors import PySparkException

    try:
        # Alone, `x = 1 y` is a condition with an alias; in brackets, `x) OR (y` is one, too.
        _ = empty.where(where).where(f"(\n{where}\n)").schema
    except PySparkException as error:
        raise PredicateError(f"Spark refuses the condition: {_said(error)}") from error


def _said(error: Exception) -> str:
    """Return the sentence of an error of Spark, without the query and its plan."""
    return str(error).strip().partition("\n")[0].rstrip("; ")


def in_any_zone(tree: Tree) -> Tree:
    """Return a tree that is true whenever another is in some time zone.

    Times without a zone, beside a column of times with one, are UTC in `predicate`, and in the
    time zone of the session in Spark: up to 18 hours earlier or later.
    """

    def widened(leaf: Leaf) -> Tree:
        is_zoned = pa.types.is_timestamp(leaf.column.type) and leaf.column.type.tz is not None
        if not is_zoned or isinstance(leaf, IsNull):
            return leaf
        return Implied(_near(leaf), str(leaf))

    return map_leaves(tree, widened)


def _near(leaf: Leaf) -> Tree:
    match leaf:
        case Comparison(column, "=", literal):
            return all_of([_moved(column, ">=", literal), _moved(column, "<=", literal)])
        case Comparison(column, "<" | "<=" | ">" | ">=" as operator, literal):
            return _moved(column, operator, literal)
        case Membership(column, literals, False):
            return any_of([_near(Comparison(column, "=", literal)) for literal in literals])
    return IsNull(leaf.column, negated=True)


def _moved(column: Column, operator: Operator, literal: Literal) -> Tree:
    """Return a comparison that is true whenever one with a time up to 18 hours away is."""
    hours = -_LARGEST_OFFSET if operator in (">", ">=") else _LARGEST_OFFSET
    if literal.exact is None:
        sql = f"({literal.sql} + {hours} * INTERVAL 1 HOUR)"
        return Comparison(column, operator, replace(literal, sql=sql))
    kind = literal.exact.type
    moved = literal.exact.value + hours * 3600 * _PER_SECOND[kind.unit]
    within = min(max(moved, -(2**63) + 1), 2**63 - 1)  # times that are infinite
    return Comparison(column, operator, literal_of(pa.scalar(within, pa.int64()).cast(kind)))


def _is_decided(tree: Tree) -> bool:
    """Return whether a condition is of comparisons that bounds and partition values decide.

    What DuckDB would evaluate for single values is left to the session.
    """
    match tree:
        case And(parts) | Or(parts):
            return all(map(_is_decided, parts))
        case Implied(unless=unless):
            return unless is not None
        case Unjudged():
            return False
    return True


def _with_answers(
    condition: Condition, trees: Mapping[Part, Tree], false: Collection[Part]
) -> Tree:
    """Return a condition of which some parts are not true."""
    if isinstance(condition, Part):
        return FALSE if condition in false else trees[condition]
    parts = [_with_answers(part, trees, false) for part in condition.parts]
    return all_of(parts) if isinstance(condition, All) else any_of(parts)


def _partition_columns(planner: Planner, part: Part) -> frozenset[str]:
    """Return the columns of a part if partitions have the values of all of them; else none."""
    named = [field.name for field in planner.rules.columns if field.name.lower() in part.names]
    fields = partition_fields(planner, named)
    is_known = any(len(of_spec) == len(named) for of_spec in fields.values())
    return frozenset(named if is_known else ())


def partition_fields(
    planner: Planner, columns: Collection[str]
) -> dict[int | None, dict[str, str]]:
    """Return the partition fields with the values of columns, by spec id; None for all specs.

    Only columns that Spark reads as they are here.
    """
    scope = planner.reader.scope
    found: dict[int | None, dict[str, str]] = {}
    for name in columns:
        column = Column(name, planner.rules.columns.field(name).type, (name,))
        is_same = to_spark_type(column.type) == column.type
        if not is_same or pa.types.is_nested(column.type) or scope.is_read_differently(column):
            continue
        asked = Unjudged(name, "", RowCondition("{}", (column,)))
        for spec, tree in planner.rules.partition_conditions(asked).items():
            if isinstance(tree, Unjudged) and tree.row is not None:
                found.setdefault(spec, {})[name] = tree.row.columns[0].name
    return found


def _is_deterministic(spark: SparkSession, empty: DataFrame, part: Part) -> bool:
    """Return whether a part has one value for given values of columns, as Spark asks of joins."""
    from pyspark.errors import PySparkException
    from pyspark.sql import functions as f

    other = spark.range(0).select(f.col("id").alias(_KEY))
    try:
        _ = empty.join(other, f.expr(part.text)).schema
    except PySparkException:
        return False
    return True


def _listed(
    spark: SparkSession,
    partitions: _Partitions,
    planner: Planner,
    tree: Tree,
    table: Table,
    pinned: Pinned,
    bytes_per_task: int,
) -> pa.Table:
    """Return the distinct partitions that may match, not all of them if there are too many."""
    choice = choose_manifests(planner.source, planner.rules, tree, Evaluator())
    pieces = manifest_pieces(planner.source, bytes_per_task, sorted(choice.kept_ordinals))
    if len(pieces) <= 1:
        return partitions.rows(table, pieces[0] if pieces else Piece(()))

    def rows(piece: Piece) -> Iterator[pa.RecordBatch]:
        yield from partitions.rows(pinned.table(), piece).to_batches()

    listed = read_pieces(spark, "list_partitions", pieces, rows, partitions.schema)
    return to_arrow(listed.distinct().limit(MOST_PARTITIONS + 1))


def _queries(
    everywhere: Tree, by_tree: Mapping[Tree, list[Key]], columns: tuple[str, ...]
) -> tuple[Query, ...]:
    """Return a query for each tree and its partitions, and one for all other partitions."""
    most = sorted(by_tree, key=lambda tree: (tree != FALSE, -len(by_tree[tree])))[:_MOST_QUERIES]
    # What is true of other trees is true of the one for everywhere.
    apart = {tree: frozenset(by_tree[tree]) for tree in most if tree != everywhere}
    others = PartitionSet(columns, frozenset().union(*apart.values()), is_inverse=True)
    found = [Query(everywhere, partitions=others if others.keys else None)]
    found += [Query(tree, partitions=PartitionSet(columns, apart[tree])) for tree in apart]
    return tuple(query for query in found if query.tree != FALSE) or (Query(FALSE),)


def _distinct(table: pa.Table) -> pa.Table:
    if not table.num_rows:
        return table
    return table.take(number_array(distinct_positions([whole(one) for one in table.columns])[0]))


def _quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"
