"""Tasks of a load, run in this process without Spark."""

import pyarrow as pa


def read_in_process(location, **options):
    """Return the rows that all tasks of a load read, in their order."""
    from arrowmeta.spark.data_source import ArrowMetaDataSource

    source = ArrowMetaDataSource({"path": str(location), **options})
    reader = source.reader(source.schema())
    batches = [batch for part in reader.partitions() for batch in reader.read(part)]
    return pa.Table.from_batches(batches, source.columns)


class Settings(dict[str, str]):
    """The configuration of a session, without Spark."""

    @property
    def getAll(self) -> dict[str, str]:  # noqa: N802  # Spark's name
        return self
