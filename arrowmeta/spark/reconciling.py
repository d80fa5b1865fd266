"""A reconciliation shared out to executors: what the driver does of it.

Knows the lists of manifests and nothing that is in a manifest: it cuts the work into pieces and
tells Spark who gets what. What the tasks do is `reconcile_job`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.model.source import Source
from arrowmeta.model.tables import FINDINGS
from arrowmeta.reconcile.findings import check_not_moved, relation_of_all
from arrowmeta.spark.arrow import to_spark_schema
from arrowmeta.spark.frames import to_spark
from arrowmeta.spark.groups import balanced_runs, entry_manifests, manifests_of_all, sizes_of
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.parcels import ADDRESS, PARCELS, as_asked
from arrowmeta.spark.pinned import Pinned
from arrowmeta.spark.reconcile_job import PIECES, ReconcileJob

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: More parts than this are more parcels than they are worth.
_MOST_PARTS = 1000


def found_by_executors(spark: SparkSession, request: ReadOptions) -> DataFrame:
    """Return the frame of what does not add up in the metadata of a table."""
    from arrowmeta.spark.struct_type import to_struct_type

    source = request.source()
    check_not_moved(source)
    job, pieces = planned(Pinned.of(request.opening, source), source, request.bytes_per_task)

    # Spark looks at the arguments and annotations of a function, and knows no methods.
    def check(parcels: pa.Table) -> pa.Table:
        return as_asked(job.check(parcels), parcels)

    def finish(parcels: pa.Table) -> pa.Table:
        return as_asked(job.finish(parcels), parcels)

    parcels = to_struct_type(PARCELS)
    findings = to_struct_type(to_spark_schema(FINDINGS))
    frame = to_spark(spark, pieces).repartition(pieces.num_rows)
    checked = frame.mapInArrow(job.read, parcels).groupBy(*ADDRESS).applyInArrow(check, parcels)
    found = checked.groupBy(*ADDRESS).applyInArrow(finish, findings)
    return found if request.columns is None else found.select(*request.columns)


def planned(pinned: Pinned, source: Source, bytes_per_task: int) -> tuple[ReconcileJob, pa.Table]:
    """Cut a reconciliation into pieces, `reconcile_job.PIECES`."""
    listed = entry_manifests(source, ["manifest_path", "length"])
    sizes = sizes_of(listed)
    groups = _together(balanced_runs(sizes, bytes_per_task), listed["manifest_path"])
    pieces: list[dict[str, Any]] = [{"relation": None, "ordinals": None}]
    pieces += [{"relation": "entries", "ordinals": group} for group in groups]
    of_all = relation_of_all(source)
    if of_all != "entries":
        others = manifests_of_all(source)
        paths = others["manifest_path"].to_pylist()
        runs = balanced_runs(sizes_of(others), bytes_per_task)
        pieces += [{"relation": of_all, "paths": paths[run.start : run.stop]} for run in runs]
    n_parts = min(max(1, -(-int(sizes.sum()) // bytes_per_task)), _MOST_PARTS)
    return ReconcileJob(pinned, n_parts, of_all), pa.Table.from_pylist(pieces, PIECES)


def _together(runs: Sequence[range], paths: pa.ChunkedArray) -> list[list[int]]:
    """Return runs as groups in which a manifest that is listed twice is with itself."""
    if not runs:
        return []
    which = to_numbers(paths.combine_chunks().dictionary_encode().indices)
    run = np.repeat(np.arange(len(runs)), [len(run) for run in runs])
    first_run = np.full(which.max() + 1, len(runs))
    np.minimum.at(first_run, which, run)
    order = np.argsort(first_run[which], kind="stable")
    cuts = np.flatnonzero(np.diff(first_run[which][order])) + 1
    return [group.tolist() for group in np.split(order, cuts)]
