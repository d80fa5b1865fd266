"""Relations of every table of a warehouse in tables of a catalog, by day; and a store of entries.

`save` writes frames into tables partitioned by day: the history of a warehouse. `save_warehouse`,
the program, reads tables that have changed since the day before only: the rows of the others are
copied from that day. The table `tables` says what was saved, with a row for each table and day, and
is written last, so that a day that was not finished is not copied from.

`index` decodes manifests into a store (`docs/store.md`), by the same tasks.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.model.damage import standing
from arrowmeta.model.progress import Work, heard_by
from arrowmeta.model.shape import to_schema
from arrowmeta.model.store_entries import fill
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION
from arrowmeta.reconcile.accepted import Accepted
from arrowmeta.spark.arrow import (
    Row,
    in_stage,
    map_rows,
    spread,
    to_arrow,
    to_spark,
)
from arrowmeta.spark.frames import frames_of, pin_tables, tables_of
from arrowmeta.spark.tasks import (
    ACCEPTED,
    FINDINGS_RELATION,
    OF_METADATA,
    PINNED,
    TABLES,
    TASKS,
    Tables,
)
from arrowmeta.tables.discovery import MAX_DEPTH
from arrowmeta.tables.uniform import TABLE_COLUMN
from arrowmeta.text import counted

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_DAY = "day"
_OVERWRITE_MODE = "spark.sql.sources.partitionOverwriteMode"

#: Relations that are the same as long as the snapshot is; others are read every day.
OF_SNAPSHOT = {
    *("applicable_deletes", "buckets", "column_stats", "data_files", "delete_files"),
    *("deletion_vectors", "entries", "file_indexes", "files", "manifests", "partitions"),
}
#: The table of what was saved, with a row for each table; rows of damage and findings count that
#: are not accepted, but no findings of severity `info`; `state` follows from them.
SAVED_RELATION = "tables"
SAVED = pa.schema(
    [
        *TABLES,
        *to_schema("snapshot_id: int64, version: string, relations: list<string>"),
        *to_schema("damage: int64, findings: int64, state: string, is_copied: bool"),
    ]
)


def save_warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None,
    namespace: str,
    relations: Sequence[str],
    *,
    provider: str = "parquet",
    max_depth: int = MAX_DEPTH,
    accepted: str | os.PathLike[str] | None = None,
    day: date | None = None,
    **options: Any,
) -> pa.Table:
    """Save relations of all tables, and `damage`, as the rows of a day; return those of `SAVED`.

    The arguments are those of `arrowmeta.spark.warehouse` and of `save`. `findings` and `damage`
    always have the column `accepted`.
    """
    names, known = [*dict.fromkeys([*relations, DAMAGE_RELATION])], Accepted.of(accepted)
    tables, day = tables_of(spark, warehouse, names, options), day or datetime.now(UTC).date()
    before = _saved_before(spark, namespace, names, day)
    versions = {name: row["version"] for name, row in before.items()}
    pinned = pin_tables(spark, tables, tables.listed(max_depth), versions)
    same = {row["name"] for row in pinned if row["version"] == versions.get(row["name"], "")}
    changed = [row for row in pinned if row["name"] not in same]
    if tables.opening.store and len(names) > 1:
        decode_into_store(spark, tables, changed)
    copied = [name for name in names if name in OF_SNAPSHOT]
    read = [name for name in names if name not in copied]
    frames = frames_of(spark, tables, changed, copied) | frames_of(
        spark, tables, pinned, read, accepted=known
    )
    for name in copied if same else ():
        frames[name] = frames[name].unionByName(
            _rows_of(spark, namespace, name, before, same), allowMissingColumns=True
        )
    save({name: frames[name] for name in names}, namespace, day=day, provider=provider)
    counted_rows = _counted(spark, namespace, day, FINDINGS_RELATION in names, pinned)
    rows = [{**r, "relations": names, "is_copied": r["name"] in same} for r in counted_rows]
    saved = pa.Table.from_pylist(rows, SAVED)
    save({SAVED_RELATION: to_spark(spark, saved)}, namespace, day=day, provider=provider)
    return saved


def _saved_before(
    spark: SparkSession, namespace: str, relations: Sequence[str], day: date
) -> dict[str, Row]:
    """Return the tables whose relations were saved in full on the last day before, by name."""
    from pyspark.sql import functions as f

    name = _name(spark, namespace, SAVED_RELATION)
    if not spark.catalog.tableExists(name):
        return {}
    earlier = spark.table(name).where(f.col(_DAY) < f.lit(day))
    last = earlier.agg(f.max(_DAY)).first()[0]
    rows = [row.asDict() for row in earlier.where(f.col(_DAY) == f.lit(last)).collect()]
    return {
        row["name"]: row
        for row in rows
        if row["version"] and not row["damage"] and {*row["relations"]} >= {*relations}
    }


def _rows_of(
    spark: SparkSession,
    namespace: str,
    relation: str,
    before: Mapping[str, Row],
    tables: Iterable[str],
) -> DataFrame:
    """Return the rows that some tables had on the last day."""
    from pyspark.sql import functions as f

    (day,) = {row[_DAY] for row in before.values()}
    rows = spark.table(_name(spark, namespace, relation)).where(f.col(_DAY) == f.lit(day))
    names = to_spark(spark, pa.table({TABLE_COLUMN: [*tables]}))
    # Spark refuses to write a table that it reads, even other partitions.
    return rows.drop(_DAY).join(names, TABLE_COLUMN, "left_semi").localCheckpoint()


def _counted(
    spark: SparkSession, namespace: str, day: date, is_checked: bool, pinned: Sequence[Row]
) -> list[Row]:
    """Return rows with the numbers of new damage and findings of a day, and the state by these."""
    from pyspark.sql import functions as f

    def new(relation: str) -> DataFrame:
        rows = spark.table(_name(spark, namespace, relation))
        return rows.where((f.col(_DAY) == f.lit(day)) & f.col(ACCEPTED).isNull())

    damage = defaultdict[str, list[Row]](list)
    for row in new(DAMAGE_RELATION).select(TABLE_COLUMN, "is_read", "reason").collect():
        damage[row[TABLE_COLUMN]].append(row.asDict())
    findings = defaultdict[str, Counter[str]](Counter)
    if is_checked:
        groups = new(FINDINGS_RELATION).groupBy(TABLE_COLUMN, "severity").count()
        for table, severity, number in groups.collect():
            findings[table][severity] = number
    rows = []
    for row in pinned:
        places, severities = damage[row["name"]], findings[row["name"]]
        known = severities if is_checked else None
        facts: Row = {"damage": len(places)}
        facts["findings"] = severities["error"] + severities["warning"]
        facts["state"] = standing(pa.Table.from_pylist(places, DAMAGE), known).state
        rows.append({**row, **facts})
    return rows


def save(
    frames: Mapping[str, DataFrame],
    namespace: str,
    *,
    day: date | None = None,
    provider: str = "parquet",
) -> None:
    """Write frames into tables of a catalog, partitioned by day: a history of a warehouse.

    Rows that a table has of the day are replaced, in one commit of the table's format. Columns that
    a table lacks are added to it, and those that a frame lacks are null.

    Args:
        frames: by the name of the table, as `warehouse` returns them.
        namespace: of the tables, such as `metadata`, or `lake.metadata` in the catalog `lake` of
            the session; made if it is not there. In a session without a catalog `lake` it is the
            database `lake`, with the tables `metadata_files` and so on.
        day: of the rows; today in UTC by default.
        provider: what new tables are made with: `parquet`, or `iceberg`, `paimon`, `delta` and so
            on where the session has them.

    Raises:
        UsageError: a namespace of more than two names, of which the first is no catalog.

    Examples:
        >>> save(warehouse(spark, "warehouse", ["files"]), "metadata")
        >>> spark.sql("SELECT day, sum(record_count) FROM metadata.files GROUP BY day").show()
    """
    from pyspark.sql import functions as f

    of_day = day or datetime.now(UTC).date()
    for relation, frame in frames.items():
        spark = frame.sparkSession
        name = _name(spark, namespace, relation)
        # Finding out whether it is there needs fewer rights than making it.
        database = name.rpartition(".")[0]
        if not spark.catalog.databaseExists(database):
            spark.sql(f"CREATE NAMESPACE IF NOT EXISTS {database}")
        if not spark.catalog.tableExists(name):
            rows = frame.withColumn(_DAY, f.lit(of_day)).limit(0)
            rows.write.format(provider).partitionBy(_DAY).saveAsTable(name)
        rows = _aligned(frame, name)
        # In the mode `dynamic`, a day would keep its rows if there are none now.
        mode = spark.conf.get(_OVERWRITE_MODE)
        spark.conf.set(_OVERWRITE_MODE, "static")
        partition = f"PARTITION ({_DAY} = DATE'{of_day.isoformat()}')"
        try:
            with in_stage(spark, f"save {relation}"):
                spark.sql(f"INSERT OVERWRITE {name} {partition} SELECT * FROM {{rows}}", rows=rows)
        finally:
            spark.conf.set(_OVERWRITE_MODE, mode)


def _name(spark: SparkSession, namespace: str, relation: str) -> str:
    """Return the quoted name of the table of a relation."""
    catalog, *rest = namespace.split(".")
    is_catalog = spark.conf.get(f"spark.sql.catalog.{catalog}", None) is not None
    if not rest or is_catalog or catalog == "spark_catalog":
        return _quoted(*namespace.split("."), relation)
    if len(rest) > 1:
        raise UsageError(
            f"the session has no catalog {catalog} for {namespace}: configure "
            f"spark.sql.catalog.{catalog}, or name a database of Spark's own catalog"
        )
    return _quoted(catalog, f"{rest[0]}_{relation}")


def _quoted(*names: str) -> str:
    return ".".join(f"`{name.replace('`', '``')}`" for name in names)


def _type_text(kind: Any) -> str:
    """Return a type of Spark as SQL with quoted names, which `simpleString` does not quote."""
    from pyspark.sql.types import ArrayType, MapType, StructType

    match kind:
        case StructType():
            fields = (f"{_quoted(field.name)}: {_type_text(field.dataType)}" for field in kind)
            return f"STRUCT<{', '.join(fields)}>"
        case MapType():
            return f"MAP<{_type_text(kind.keyType)}, {_type_text(kind.valueType)}>"
        case ArrayType():
            return f"ARRAY<{_type_text(kind.elementType)}>"
    return str(kind.simpleString())


def _aligned(frame: DataFrame, name: str) -> DataFrame:
    """Add new columns of a frame to a table; return the frame with all columns of the table."""
    from pyspark.sql import functions as f

    table = frame.sparkSession.table(name)
    known = {column.name.lower() for column in table.schema}
    ours = {column.name.lower(): column.name for column in frame.schema}
    new = [column for column in frame.schema if column.name.lower() not in known]
    if new:
        added = (f"{_quoted(column.name)} {_type_text(column.dataType)}" for column in new)
        frame.sparkSession.sql(f"ALTER TABLE {name} ADD COLUMNS ({', '.join(added)})")
    # In the order of the table: Paimon 0.9 takes columns by position where Spark says by name.
    columns = [
        frame[_quoted(ours[column.name.lower()])]
        if column.name.lower() in ours
        else f.lit(None).cast(column.dataType).alias(column.name)
        for column in frame.sparkSession.table(name).schema
        if column.name.lower() != _DAY
    ]
    return frame.select(*columns)


# -- the store --------------------------------------------------------------------------------

_COUNTED = to_schema(
    "manifest_count: int64, decoded_manifest_count: int64, decoded_size_in_bytes: int64, "
    "skipped_manifest_count: int64, entry_count: int64, error: string"
)
#: What was done for a table: nothing.
_NOTHING: Row = dict.fromkeys(_COUNTED.names[:-1], 0) | {"error": None}
_FILLED = pa.schema([TABLES.field("name"), *_COUNTED])
#: One row per table; `error` says why a table could not be read, or not in full.
INDEXED = pa.schema([*TABLES, PINNED.field("snapshot_id"), *_COUNTED])


def index(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None = None,
    *,
    store: str | os.PathLike[str],
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Decode the manifests of all tables of a warehouse that a store does not have yet.

    A run that was interrupted goes on where it was.

    Args:
        spark: the session.
        warehouse: as of `warehouse`.
        max_depth: as of `warehouse`.
        options: as of `warehouse`.
        store: a folder or URI that executors can write to.

    Returns:
        One row per table: how many manifests its snapshot has, how many were decoded now and of how
        many bytes, how many skipped because they are damaged, and how many entries the store has.

    Raises:
        UsageError, NotATableError, StorageError: as of `warehouse`.

    Examples:
        >>> arrowmeta.spark.index(spark, "warehouse", store="s3://bucket/arrowmeta-store")
    """
    # Damage is told in the answer.
    tables = tables_of(spark, warehouse, [DAMAGE_RELATION], {**options, "store": store})
    pinned = pin_tables(spark, tables, tables.listed(max_depth))
    filled = decode_into_store(spark, tables, pinned)
    pairs = ((row, filled.get(row["name"], _NOTHING)) for row in pinned)
    rows = [{**row, **done, "error": row["error"] or done["error"]} for row, done in pairs]
    return pa.Table.from_pylist(rows, INDEXED)


def decode_into_store(spark: SparkSession, tables: Tables, pinned: Iterable[Row]) -> dict[str, Row]:
    """Decode manifests of pinned tables into their store; return what was done, by table."""
    shares = [{**row, "share": share} for row in pinned for share in row["shares"] or ()]
    if not shares:
        return {}
    frame = spread(spark, pa.Table.from_pylist(shares, TASKS))
    n_tables = counted(len({share["name"] for share in shares}), "table")
    with in_stage(spark, f"decode manifests of {n_tables}"):
        done = to_arrow(map_rows(frame, partial(_fill, tables), _FILLED))
    totals = [(f.name, "sum" if f.type == pa.int64() else "min") for f in _COUNTED]
    by_name = done.group_by("name").aggregate(totals).rename_columns(_FILLED.names)
    return {row["name"]: row for row in by_name.to_pylist()}


def _fill(tables: Tables, shares: Iterable[Row]) -> Iterator[pa.Table]:
    decoded = list[Work]()
    for share in shares:
        decoded.clear()
        row = {"name": share["name"], **_NOTHING}
        try:
            source = tables.table(share).source
            with heard_by(lambda _, work: decoded.append(work)):
                row |= fill(source, share["share"])
        except OF_METADATA as error:
            row["error"] = f"{type(error).__name__}: {error}"
        row["decoded_size_in_bytes"] = sum(work.n_bytes for work in decoded)
        yield pa.Table.from_pylist([row], _FILLED)
