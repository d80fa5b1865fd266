"""Relations as Spark DataFrames: of one table, and of all tables of a warehouse.

Takes the options of a load; gives frames that tasks read with `mapInArrow`, since rows of a data
source in Python cost Spark more CPU (`docs/decisions/spark_cost.md`). The driver opens a table, or
a first round of tasks those of a warehouse.
"""

from __future__ import annotations

import os
import re
import warnings
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.errors import UsageError
from arrowmeta.io.local_files import code_version
from arrowmeta.io.requests import DaemonPool
from arrowmeta.model.damage import DamagedMetadataWarning, stacklevel
from arrowmeta.model.tables import DAMAGE_RELATION, SCHEMAS
from arrowmeta.reconcile.accepted import Accepted
from arrowmeta.spark.arrow import (
    Location,
    Row,
    has_data_sources,
    in_stage,
    map_rows,
    spread,
    to_arrow,
)
from arrowmeta.spark.options import (
    ABOUT_DAMAGE,
    CONFIGURATION,
    OF_EVERY_TABLE,
    ReadOptions,
    canonical,
    check_known,
    configured,
)
from arrowmeta.spark.tasks import (
    ACCEPTED,
    FINDINGS_RELATION,
    PINNED,
    Reader,
    Tables,
    opened,
    quiet,
    selected,
)
from arrowmeta.tables.discovery import MAX_DEPTH
from arrowmeta.tables.uniform import TABLE_COLUMN, uniform_schema
from arrowmeta.text import counted

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession


DEFAULT_RELATIONS = ("files",)
#: How many tables a task opens at a time.
_AT_ONCE = 16


# Spark logs a warning when a data source is registered again.
_registered: weakref.WeakSet[SparkSession] = weakref.WeakSet()
_checked: weakref.WeakSet[SparkSession] = weakref.WeakSet()
#: Folders with what the driver sends to tasks.
_SENT = ("iceberg", "model", "paimon", "predicate", "spark")


# -- the session ----------------------------------------------------------------------------------


def register(spark: SparkSession) -> None:
    """Check the executors, and set the defaults of the session for its loads.

    Options in the session's configuration at this time, such as `spark.arrowmeta.store`, are the
    defaults of every load. Without them, `spark.read.format("arrowmeta")` needs no registration.

    Raises:
        UsageError: executors lack this package or one that it needs, or have another version of it.

    Examples:
        >>> register(spark)
        >>> spark.read.format("arrowmeta").option("relation", "files").load("warehouse/orders")
        >>> spark.sql("CREATE TEMPORARY VIEW f USING arrowmeta OPTIONS (path 'warehouse/orders')")
    """
    if spark in _registered:
        return
    if not has_data_sources(spark):
        raise UsageError(
            "Spark 3.5 has no data sources in Python: use arrowmeta.spark.files, entries and so on"
        )
    from pyspark.errors import AnalysisException

    from arrowmeta.spark.data_source import with_defaults

    defaults = configured(spark)
    source = with_defaults(defaults)
    try:
        spark.dataSource.register(source)
    except AnalysisException as error:
        if error.getCondition() != "DATA_SOURCE_ALREADY_EXISTS":
            raise
        # Spark looks the name up in the active session of the thread, whichever one is asked.
        active = type(spark).getActiveSession() or spark
        _activate(spark)
        try:
            spark.dataSource.register(source)
        except AnalysisException:
            # Some versions of Spark let nothing replace what they have found by its module's name.
            if defaults:
                raise UsageError(
                    "this Spark has loaded arrowmeta itself and takes no defaults: name "
                    f"{', '.join(sorted(defaults))} in every load, instead of {CONFIGURATION}*"
                ) from error
        finally:
            _activate(active)
    check_executors(spark)
    _registered.add(spark)


def _activate(spark: SparkSession) -> None:
    # The only way in PySpark's public interface to say which session is active.
    spark.createDataFrame([], "nothing INT")


def check_executors(spark: SparkSession) -> None:
    """Check by a small job, once for a session, that executors have the package of the driver.

    Raises:
        UsageError: they have another version, or lack a package.
    """
    if spark in _checked:
        return
    from pyspark.errors import PySparkException

    folders = _SENT

    # Sent as its code, since this module may be missing there.
    def versions(batches: Any) -> Any:
        import pyarrow

        from arrowmeta.io.local_files import code_version

        for _ in batches:
            pass
        yield pyarrow.RecordBatch.from_pydict({"version": [code_version(*folders)]})

    here = code_version(*folders)
    try:
        with in_stage(spark, "compare versions"):
            rows = spark.range(1 << 10).mapInArrow(versions, "version STRING").collect()
    except PySparkException as error:
        if (missing := re.search(r"No module named '([^']+)'", str(error))) is None:
            raise
        raise UsageError(
            f"the executors lack the Python package {missing[1]}: install arrowmeta[spark] where "
            "tasks run, for the Python that PYSPARK_PYTHON names"
        ) from error
    if others := {row["version"] for row in rows} - {here}:
        raise UsageError(
            f"the executors have arrowmeta {', '.join(sorted(others))}, the driver has {here}: "
            "install the same version everywhere"
        )
    _checked.add(spark)


# -- one table ------------------------------------------------------------------------------------


def files(
    spark: SparkSession,
    location: str | os.PathLike[str],
    where: str | None = None,
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load the live files of a table, decoded and merged on the executors.

    Further options are those of the data source, `arrowmeta.open` among them; `strict` is the
    default. With `where`, a predicate in SQL, the answer is the data files that may have rows that
    match. It has the meaning of Spark, unless the option `dialect` names another engine.

    Raises:
        UsageError: an option or column does not exist, or the option's value is not valid.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.
        PredicateError: the predicate does not parse, or does not fit the columns.

    Examples:
        >>> files(spark, "warehouse/orders", columns=["file_path", "record_count"]).show()
        >>> files(spark, "warehouse/orders", "dt = '2024-05-01' AND amount > 100").count()
    """
    return _load(spark, _asked(spark, location, {"columns": columns, "where": where, **options}))


def plan(
    spark: SparkSession,
    location: str | os.PathLike[str],
    where: str,
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load the data files that may match a predicate, each with the delete files that apply to it.

    The same rows as those of `arrowmeta.open(location).plan(where).files`; with `columns`, these
    of each file, and its delete files.

    Raises:
        UsageError, ArrowMetaError: as of `files`.

    Examples:
        >>> arrowmeta.spark.plan(spark, "warehouse/orders", "dt = '2024-05-01'").count()
    """
    request = _asked(spark, location, {"columns": columns, "where": where, **options})
    return _load(spark, request, has_deletes=True)


def entries(
    spark: SparkSession,
    location: str | os.PathLike[str],
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load all manifest entries of a table; further options are those of the data source.

    Raises:
        UsageError, ArrowMetaError: as of `files`.

    Examples:
        >>> arrowmeta.spark.entries(spark, "warehouse/orders").groupBy("status").count().show()
    """
    options = {"relation": "entries", "columns": columns} | options
    return _load(spark, _asked(spark, location, options))


def reconcile(spark: SparkSession, location: str | os.PathLike[str], **options: Any) -> DataFrame:
    """Load the findings of a table's metadata, which one task checks.

    The same rows as those of `arrowmeta.open(location).reconcile()`; the options are those of the
    data source. Tables of a warehouse are checked side by side: see `warehouse`.

    Raises:
        UsageError, ArrowMetaError: as of `files`.

    Examples:
        >>> reconcile(spark, "warehouse/orders").where("severity = 'error'").show()
    """
    return _load(spark, _asked(spark, location, {"relation": FINDINGS_RELATION, **options}))


def _asked(spark: SparkSession, location: Location, options: Mapping[str, Any]) -> ReadOptions:
    """Return the options of a load, those of the session among them."""
    given = {**configured(spark), **canonical(options)}
    if given.get("where") is not None and "time_zone" not in given:
        from arrowmeta.predicate.values import checked_time_zone  # loads DuckDB

        with suppress(UsageError):  # one that only Java knows
            zone = checked_time_zone(spark.conf.get("spark.sql.session.timeZone"))
            given["time_zone"] = zone
    return ReadOptions.of({"path": location, **given})


def _load(spark: SparkSession, request: ReadOptions, *, has_deletes: bool = False) -> DataFrame:
    """Return a frame of a relation; the driver opens the table."""
    check_executors(spark)
    if has_data_sources(spark):
        register(spark)
    reader, row = opened(request, has_deletes=has_deletes)
    return reader.frame(spark, [row])


# -- a warehouse ----------------------------------------------------------------------------------


def warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None = None,
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    columns: Sequence[str] | None = None,
    max_depth: int = MAX_DEPTH,
    accepted: str | os.PathLike[str] | None = None,
    on_error: Literal["fail", "damage"] = "fail",
    **options: Any,
) -> dict[str, DataFrame]:
    """Load relations of all tables under a directory or in a catalog, as one DataFrame each.

    The column `table` is the table's path below the warehouse, or its identifier. As tables differ
    in their columns, structs by column are maps here. The snapshot of each table is chosen now, by
    a first round of tasks, and is that of all frames.

    Damage to the metadata of a table fails the query, unless `damage` is among the relations: this
    has a row for whatever cannot be read, and the others have what is readable.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read too; with the option `catalog`, the
            namespace, all by default.
        relations: their names, as those of `arrowmeta.open(...).relation`, and `damage`.
        columns: only these are decoded, beside `table`; `findings`, `damage`, and a relation that
            has none of them, have all.
        max_depth: how many folders below the warehouse a table may lie.
        accepted: a TOML file of known findings, as of `arrowmeta.check`: `findings` and `damage`
            then have the column `accepted` with the reason, which is null for new ones.
        on_error: `damage` reads what is readable without the relation `damage`, and warns.
        options: `catalog`, as of `arrowmeta.discover`, which the driver asks; and those for opening
            the tables, as `path_map` and `allow_moved_paths`. `strict=False` is the same as
            `on_error="damage"`.

    Raises:
        UsageError: no such relation, column or option, or neither a directory nor a catalog.
        NotATableError, StorageError: the catalog has no such namespace, or does not answer.

    Examples:
        >>> frames = warehouse(spark, "warehouse", ["data_files", "partitions"])
        >>> frames["data_files"].groupBy("table").sum("file_size_in_bytes").show()
    """
    known = None if accepted is None else Accepted.of(accepted)
    tables = tables_of(spark, warehouse, relations, options, on_error)
    pinned = pin_tables(spark, tables, tables.listed(max_depth))
    damaged = [row for row in pinned if row["error"] is not None]
    if damaged and DAMAGE_RELATION not in relations and tables.opening.strict is False:
        n_tables, first = counted(len(damaged), "table"), damaged[0]
        message = f"the answer lacks parts of {n_tables}, such as {first['name']}: {first['error']}"
        warnings.warn(message, DamagedMetadataWarning, stacklevel=stacklevel())
    return frames_of(spark, tables, pinned, relations, columns, known)


def tables_of(
    spark: SparkSession,
    warehouse: Location | None,
    relations: Sequence[str],
    options: Mapping[str, Any],
    on_error: str = "fail",
) -> Tables:
    """Return the tables of a warehouse, to be read as the options say; see `warehouse`."""
    if isinstance(relations, str):
        raise UsageError(f"relations must be a list of names, got {relations!r}")
    check_known(relations, [*SCHEMAS, DAMAGE_RELATION], "no relation")
    given = {**configured(spark, OF_EVERY_TABLE), **canonical(options)}
    if on_error not in ("fail", "damage"):
        raise UsageError(f"on_error must be 'fail' or 'damage', got {on_error!r}")
    is_told = DAMAGE_RELATION in relations or on_error == "damage"
    is_lenient = is_told or given.get("strict") in (False, "false")
    is_strict = not (is_lenient or {*relations} <= {*ABOUT_DAMAGE})
    tables = Tables.of({"strict": is_strict, **given}, warehouse, is_lenient=is_lenient)
    check_executors(spark)
    return tables


def pin_tables(
    spark: SparkSession, tables: Tables, listed: pa.Table, versions: Mapping[str, str] | None = None
) -> list[Row]:
    """Open tables on the executors; return the rows of `PINNED`, by name.

    They come to the driver, because a task that runs again would open what is the latest by then.
    Those that still have a version, by name, are not cut.
    """

    def pin(rows: Sequence[Row]) -> Iterator[pa.Table]:
        # Opening a table is mostly waiting for its store, which may not answer.
        with quiet(DAMAGE_RELATION), DaemonPool(_AT_ONCE) as pool:
            for row in pool.map(tables.pin, rows):
                yield pa.Table.from_pylist([row], PINNED)

    versions_of = [(versions or {}).get(name) for name in listed["name"].to_pylist()]
    listed = listed.append_column("version", pa.array(versions_of, pa.string()))
    with in_stage(spark, f"open {counted(listed.num_rows, 'table')}"):
        pinned = to_arrow(map_rows(spread(spark, listed), pin, PINNED))
    return pinned.sort_by("name").to_pylist()


def frames_of(
    spark: SparkSession,
    tables: Tables,
    pinned: Sequence[Row],
    relations: Sequence[str],
    columns: Sequence[str] | None = None,
    accepted: Accepted | None = None,
) -> dict[str, DataFrame]:
    """Return relations of pinned tables; see `warehouse`."""
    schemas = {name: uniform_schema(name) for name in relations}
    if columns is not None:
        of_any = {name for schema in schemas.values() for name in schema.names}
        check_known(columns, sorted(of_any), "no relation that is asked for has a column")
    frames = {}
    for name, known in schemas.items():
        is_report = name in ABOUT_DAMAGE
        wanted = [name for name in columns or () if name in known.names and not is_report]
        schema = selected(known, [TABLE_COLUMN, *wanted], "") if wanted else known
        accepts = accepted if is_report else None
        if accepts is not None:
            schema = schema.append(pa.field(ACCEPTED, pa.string()))
        opening = tables.opening.replaced(strict=False) if is_report else tables.opening
        reader = Reader(replace(tables, opening=opening), name, schema, accepted=accepts)
        frames[name] = reader.frame(spark, pinned)
    return frames
