"""Tasks of a load and of `reconcile`, run in this process without Spark."""

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.spark.arrow import in_worker
from arrowmeta.spark.reading import Pinned
from arrowmeta.spark.reconciling import SHUFFLED, planned
from arrowmeta.tables.locate import Opening


def read_in_process(location, **options):
    """Return the rows that all tasks of a load read, in their order."""
    from arrowmeta.spark.data_source import ArrowMetaDataSource

    source = ArrowMetaDataSource({"path": str(location), **options})
    reader = source.reader(source.schema())
    batches = [batch for part in reader.partitions() for batch in reader.read(part)]
    return pa.Table.from_batches(batches, source.columns)


def reconcile_in_rounds(location, *, bytes_per_task=33_000, **options):
    """Return the findings of all tasks of a cluster, and how many tasks there were."""
    opening = Opening(location, **options)
    source = opening.source()
    job, pieces = planned(Pinned.of(opening, source.snapshot_id), source, bytes_per_task)
    with in_worker():
        read = [batch for piece in pieces for batch in job.read(piece)]
        checked = [job.check(group) for group in _by_address(pa.Table.from_batches(read, SHUFFLED))]
        parts = list(_by_address(pa.concat_tables(checked)))
        found = [job.finish(group) for group in parts]
    return pa.concat_tables(found), len(pieces) + len(checked) + len(parts)


def _by_address(rows):
    addresses = rows.select(["kind", "part"])
    for row in addresses.group_by(["kind", "part"]).aggregate([]).to_pylist():
        of_kind = pc.equal(rows["kind"], row["kind"])
        yield rows.filter(pc.and_(of_kind, pc.equal(rows["part"], row["part"])))


class Settings(dict[str, str]):
    """The configuration of a session, without Spark."""

    @property
    def getAll(self) -> dict[str, str]:  # noqa: N802  # Spark's name
        return self
