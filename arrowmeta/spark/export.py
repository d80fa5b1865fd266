"""Writing relations of every table of a warehouse as Parquet, again and again.

Knows the order of the work and what the driver does of it: list the tables, share out the
manifests that are new, and forget the tables that are gone. What executors do is `export_task`.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.discovery import MAX_DEPTH, find_tables
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.io.location import absolute, redacted
from arrowmeta.io.recorded_path import is_under
from arrowmeta.io.storage import Storage
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.opening import Opening
from arrowmeta.spark.export_task import (
    DECODED,
    ENTRIES,
    MARKERS,
    NEW_MANIFESTS,
    OUTCOMES,
    Export,
    cut_folder,
    table_folder,
    table_key,
)
from arrowmeta.spark.folder import Folder
from arrowmeta.spark.frames import to_spark
from arrowmeta.spark.progress import Progress
from arrowmeta.spark.warehouse import (
    DEFAULT_RELATIONS,
    Reading,
    check_relations,
    list_tables,
    n_tasks_of,
)

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession


def export(
    spark: SparkSession,
    warehouse: str | os.PathLike[str],
    output: str | os.PathLike[str],
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Write relations of all tables under a directory as Parquet partitioned by table.

    Each relation is a folder of the output, and `damage` one more. Run it again to bring the
    output up to date: tables whose snapshot is the same are left alone, and manifests that an
    earlier run has decoded are not decoded again. After a failure the next run goes on from there.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read too.
        output: a path or URI that executors can write.
        relations: their names.
        max_depth: how many folders below the warehouse a table may lie.
        options: for opening the tables, as `path_map` and `allow_moved_paths`.

    Returns:
        What became of each table: name, location, outcome, snapshot_id, rows, damage, decoded.

    Raises:
        UsageError: no such relation or option, or the output is that of another warehouse.

    Example:
        >>> export(spark, "warehouse", "metadata", ["files", "partitions"])
        >>> spark.read.parquet("metadata/files").groupBy("table").count().show()
    """
    check_relations(relations)
    names = tuple(sorted(set(relations) - {DAMAGE_RELATION}))
    job = Export(absolute(output), names, Reading.of(options, warehouse))
    tables = list_tables(job.reading.opening.storage(), max_depth)
    _refuse_others(job.output, job.reading.opening, tables)
    # First, lest a marker of another place be taken for what says whose rows of a name these are.
    _forget_gone(Folder.of(job.output), tables)
    n_tasks = n_tasks_of(spark)
    decoded = _decode_new(spark, job, tables, n_tasks)
    frame = _shared_out(spark, tables, n_tasks)
    with Progress("tables written", tables.num_rows, _written_since(job.output)):
        outcomes = _map(frame, job.write, OUTCOMES).toArrow()
    return _with_decoded(outcomes.sort_by("name"), decoded)


def _decode_new(spark: SparkSession, job: Export, tables: pa.Table, n_tasks: int) -> pa.Table:
    """Decode the manifests that are new, each group by a task; return how many of each table."""
    found = _map(_shared_out(spark, tables, n_tasks), job.find_new, NEW_MANIFESTS).toArrow()
    n_manifests = sum(map(len, found["ordinals"].to_pylist()))
    if not n_manifests:
        return DECODED.empty_table()
    frame = _shared_out(spark, found, max(n_tasks, found.num_rows))
    with Progress("manifests decoded", n_manifests, _kept_since(job.output)):
        return _map(frame, job.decode, DECODED).toArrow()


def _shared_out(spark: SparkSession, rows: pa.Table, n_tasks: int) -> DataFrame:
    return to_spark(spark, rows).repartition(max(1, min(n_tasks, rows.num_rows)))


def _map(frame: DataFrame, function: Any, schema: pa.Schema) -> DataFrame:
    from arrowmeta.spark.struct_type import to_struct_type

    return frame.mapInArrow(function, to_struct_type(schema))


def _written_since(output: str) -> Callable[[], int]:
    """Return what counts the tables that are marked from now on: as written, or as begun."""
    markers, start = Folder.of(output) / MARKERS, time.time_ns()
    return lambda: sum(info.mtime_ns >= start for info in markers.infos())


def _kept_since(output: str) -> Callable[[], int]:
    """Return what counts the manifests that have been decoded from now on."""
    entries = Folder.of(output) / ENTRIES
    n_before = len(entries.infos(recursive=True))
    return lambda: len(entries.infos(recursive=True)) - n_before


def _refuse_others(output: str, warehouse: Opening, tables: pa.Table) -> None:
    """Refuse an output whose tables are those of another warehouse: they would be forgotten.

    Tables that are no longer where they were say nothing: they are gone, or moved with all others.

    Raises:
        UsageError: it is one.
    """
    root = warehouse.storage()
    names = set(tables["name"].to_pylist())
    for _, marker in _markers_of_others(Folder.of(output), tables):
        location = marker["location"]
        if marker["name"] in names:
            continue
        other = replace(warehouse, location=location)
        if not _is_in(root, other) and _is_table(other):
            raise UsageError(
                f"{redacted(output)} holds what was written of {location}, which is not in the "
                f"warehouse {root.location}: name another output for each warehouse"
            )


def _is_in(root: Storage, opening: Opening) -> bool:
    try:
        table = opening.storage()
    except ArrowMetaError:
        return False
    return bool(table.filesystem == root.filesystem) and is_under(table.root, root.root)


def _is_table(opening: Opening) -> bool:
    """Tell whether there is a table, as far as it can be looked for."""
    try:
        return any(found.format for found in find_tables(opening.storage(), max_depth=0))
    except (ArrowMetaError, OSError):
        return False


def _forget_gone(output: Folder, tables: pa.Table) -> None:
    """Remove what was written of tables that are no longer there.

    The rows of a table that is at another place now, as in a warehouse that was moved or is named
    by a URI instead of a path, stay: they are in folders of its name, which it writes again. One
    that has another name now, as in a warehouse that begins a folder higher, leaves its old one.
    """
    names = set(tables["name"].to_pylist())
    for file, marker in _markers_of_others(output, tables):
        if marker["name"] not in names:
            _forget_rows(output, marker["name"])
        (output / ENTRIES / file.removesuffix(".json")).remove()
        (output / MARKERS).remove_file(file)
    # Every marker is read only where there are rows of a name that no table has.
    if _table_folders(output) - {of(name) for name in names for of in (table_folder, cut_folder)}:
        for _, marker in _read_markers(output, (output / MARKERS).names()):
            if marker["name"] not in names:
                _forget_rows(output, marker["name"])


def _forget_rows(output: Folder, name: str) -> None:
    for relation in _relations_of(output):
        for folder in {table_folder(name), cut_folder(name)}:
            (output / relation / folder).remove()


def _relations_of(output: Folder) -> set[str]:
    # Who keeps the output may have files of their own beside what we write.
    folders = (info for info in output.infos() if info.type == pafs.FileType.Directory)
    return {info.base_name for info in folders} - {MARKERS, ENTRIES}


def _table_folders(output: Folder) -> set[str]:
    return {name for relation in _relations_of(output) for name in (output / relation).names()}


def _markers_of_others(output: Folder, tables: pa.Table) -> list[tuple[str, dict[str, Any]]]:
    """Return the markers of tables that are at none of the locations of `tables`."""
    there = {f"{table_key(location)}.json" for location in tables["location"].to_pylist()}
    return _read_markers(output, (output / MARKERS).names() - there)


def _read_markers(output: Folder, files: Iterable[str]) -> list[tuple[str, dict[str, Any]]]:
    known = sorted(file for file in files if not file.startswith("_"))
    read = ((file, (output / MARKERS).read_json(file)) for file in known)
    return [(file, marker) for file, marker in read if marker is not None]


def _with_decoded(outcomes: pa.Table, decoded: pa.Table) -> pa.Table:
    """Add how many manifests of each table were decoded."""
    counts = Counter[str]()
    for row in decoded.to_pylist():
        counts[row["name"]] += row["manifests"]
    column = pa.array([counts[name] for name in outcomes["name"].to_pylist()], pa.int64())
    return outcomes.append_column("decoded", column)
