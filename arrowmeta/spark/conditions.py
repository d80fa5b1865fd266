"""Conditions of queries in a Spark session: what the session evaluates, and what statistics decide.

Takes a condition in SQL and a snapshot; gives a `Query`, which tasks plan without a session.

The session parses and checks the condition, which is split where parts of it have to be true
together. Those that name partition columns only, and that `predicate` does not decide, are
evaluated by the session over the partition values, with exactly its meaning: every function, ANSI
mode and time zone. The partitions in which one of them is not true are left out:

    dayofweek(dt) = 1 AND x > 100    x > 100, without the partitions of other days than Sundays

A part is taken as true where its evaluation fails and where its values are not known. Main name:
`session_condition`.

Spec: Spark 4.3, SqlBaseLexer.g4 (STRING_LITERAL, BACKQUOTED_IDENTIFIER, SIMPLE_COMMENT,
BRACKETED_COMMENT) and SqlBaseParser.g4 (booleanExpression, predicate).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pyarrow as pa

from arrowmeta.errors import PredicateError, UnsupportedError, UsageError
from arrowmeta.kernels.buffers import whole
from arrowmeta.kernels.rows import distinct_rows
from arrowmeta.model.scan import Batches
from arrowmeta.model.source import Source
from arrowmeta.model.tables import column_field
from arrowmeta.predicate.parse import split_condition
from arrowmeta.predicate.tree import (
    And,
    Column,
    Implied,
    Or,
    RowCondition,
    Tree,
    Unjudged,
    all_of,
)
from arrowmeta.predicate.values import checked_time_zone
from arrowmeta.pruning.evaluator import (
    Evaluator,
    Key,
    PartitionSet,
    hashable_rows,
)
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import Query, choose_manifests
from arrowmeta.spark.arrow import (
    read_pieces,
    to_arrow,
    to_spark_schema,
    to_spark_type,
    to_struct_type,
)
from arrowmeta.spark.reading import Piece, Pinned, Reading, manifest_pieces

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Maximum number of partitions that are left out for an answer of the session; with more, its parts
#: keep files that `predicate` does not rule out.
MOST_PARTITIONS = 100_000

#: Name of a column that no table has.
_KEY = "arrowmeta_partition_"


def session_condition(
    spark: SparkSession, source: Source, pinned: Pinned, where: str, bytes_per_task: int
) -> Query:
    """Return the query of a condition with the meaning of a session.

    Args:
        source: the snapshot.
        pinned: the same for executors, which list its partitions.

    Raises:
        PredicateError: the session refuses it.
    """
    planner = Planner(source)
    try:
        schema = to_struct_type(to_spark_schema(planner.rules.columns))
    except (UnsupportedError, UsageError):  # a column that Spark cannot read
        return Query(planner.reader.read(where, "spark"))
    where = where.strip().removesuffix(";")
    _check(spark.createDataFrame([], schema), where)
    try:
        time_zone = checked_time_zone(spark.conf.get("spark.sql.session.timeZone"))
    except UsageError:  # known to Java only
        time_zone = None

    def read(text: str) -> Tree:
        """Return the tree of a condition that Spark accepts."""
        try:
            return planner.reader.read(text, "spark", time_zone)
        except PredicateError:
            return Unjudged(text, "only Spark knows what it means")

    trees = {where: read(where)}
    if not _is_decided(trees[where]):
        trees = {text: read(text) for text in split_condition(where)}
    tree = all_of([*trees.values()])
    undecided = [text for text, part in trees.items() if not _is_decided(part)]
    false = _not_true(spark, planner, tree, pinned, undecided, bytes_per_task)
    return Query(tree, partitions=false)


def _check(empty: DataFrame, where: str) -> None:
    from pyspark.errors import PySparkException

    try:
        # Alone, `x = 1 y` is a condition with an alias; in brackets, `x) OR (y` is one, too.
        _ = empty.where(where).where(f"(\n{where}\n)").schema
    except PySparkException as error:
        # The sentence of the error, without the query and its plan.
        sentence = str(error).strip().partition("\n")[0].rstrip("; ")
        raise PredicateError(f"Spark refuses the condition: {sentence}") from error


# -- answers of the session -----------------------------------------------------------------------


def _not_true(
    spark: SparkSession,
    planner: Planner,
    tree: Tree,
    pinned: Pinned,
    parts: Sequence[str],
    bytes_per_task: int,
) -> PartitionSet | None:
    """Return all partitions but those in which a part is not true; None where that is not known."""
    source, columns = planner.source, planner.rules.columns.names
    fields = partition_fields(planner, columns)
    if not fields or not parts:
        return None
    of_specs = {name for of_spec in fields.values() for name in of_spec.values()}
    names = [f"partition.{name}" for name in sorted(of_specs)]
    names += ["partition_is_known", *(() if None in fields else ("spec_id",))]
    known = source.schema_of("entries")
    schema = pa.schema([pa.field(name, column_field(known, name).type) for name in names])
    ordinals = choose_manifests(source, planner.rules, Query(tree), Evaluator()).kept_ordinals
    pieces = manifest_pieces(source, bytes_per_task, sorted(ordinals))

    def partitions(piece: Piece) -> Batches:
        found = schema.empty_table()
        for batch in Reading("entries").read(pinned.table(), names, piece):
            found = pa.concat_tables([found, pa.Table.from_batches([batch])])
            if found.num_rows:
                firsts, _ = distinct_rows([*map(whole, found.columns)])
                found = found.take(firsts)
        yield from found.to_batches()

    listed = read_pieces(spark, "list_partitions", pieces, partitions, schema)
    listed = listed.where("partition_is_known")
    key = f"struct({', '.join(map(_quoted, names))}) AS {_KEY}"
    keys = set[Key]()
    for spec, of_spec in fields.items():
        values = [f"{_quoted(f'partition.{of_spec[name]}')} AS {_quoted(name)}" for name in of_spec]
        # Other columns are there twice: Spark refuses a part that names one of them as ambiguous.
        # If they were not there, `user` would be a function.
        others = [f"NULL AS {_quoted(name)}" for name in columns if name not in of_spec] * 2
        rows = listed if spec is None else listed.where(f"spec_id = {spec}")
        keys |= _keys_not_true(rows.selectExpr(key, *values, *others), parts)
    return PartitionSet(tuple(names), frozenset(keys)) if keys else None


def _keys_not_true(rows: DataFrame, parts: Sequence[str]) -> set[Key]:
    """Return the partitions in which a part is not true; none of them where that is not known.

    Args:
        rows: partitions as a struct, and the values by column.
        parts: conditions.
    """
    from pyspark.errors import PySparkException

    if not (asked := [part for part in parts if _is_answered(rows, part)]):
        return set()
    # `try_to_binary` is null if the evaluation of its argument fails, whatever the reason.
    answer = "try_to_binary(CASE WHEN (\n{}\n) THEN '01' ELSE '00' END, 'hex') = X'00'"
    not_true = rows.where(" OR ".join(map(answer.format, asked))).select(_KEY)
    try:
        keys = to_arrow(not_true.limit(MOST_PARTITIONS + 1))[_KEY]
    except PySparkException:  # in a session in which `try_to_binary` fails
        return set()
    return set(hashable_rows(whole(keys).flatten())) if len(keys) <= MOST_PARTITIONS else set()


def _is_answered(rows: DataFrame, part: str) -> bool:
    """Return whether a part has one value for each row, as Spark asks of conditions of joins."""
    from pyspark.errors import PySparkException
    from pyspark.sql import functions as f

    try:
        _ = rows.join(rows.select(f.lit(0).alias("arrowmeta_other_")), f.expr(part)).schema
    except PySparkException:
        return False
    return True


def partition_fields(planner: Planner, columns: Sequence[str]) -> dict[int | None, dict[str, str]]:
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


def _quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"


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
