"""Why the data source pushes no filters down: Spark keeps a pushed filter for later queries.

See docs/decisions/spark_options_not_pushdown.md.
"""

import pyarrow as pa
import pytest
from pyspark.sql.datasource import DataSource, DataSourceReader


class TenNumbers(DataSource):
    @classmethod
    def name(cls):
        return "ten_numbers"

    def schema(self):
        return "n bigint"

    def reader(self, schema):
        return TenNumbersReader()


class TenNumbersReader(DataSourceReader):
    def __init__(self):
        self.wanted = None

    def pushFilters(self, filters):  # noqa: N802  # Spark's name
        for one in filters:
            if type(one).__name__ == "EqualTo":
                self.wanted = one.value
            yield one  # Spark is asked to filter all the same

    def read(self, partition):
        numbers = range(10) if self.wanted is None else [self.wanted]
        yield pa.RecordBatch.from_pydict({"n": pa.array(numbers, pa.int64())})


@pytest.mark.exhaustive
@pytest.mark.spark
@pytest.mark.xfail(
    strict=True, reason="Spark 4.1 to 4.3: if this passes, filters can be pushed down; see above"
)
def test_pushed_filter_does_not_affect_later_queries(spark):
    if not hasattr(DataSourceReader, "pushFilters"):
        pytest.fail("this version of Spark pushes no filters into sources in Python")
    before = spark.conf.get("spark.sql.python.filterPushdown.enabled")
    spark.conf.set("spark.sql.python.filterPushdown.enabled", "true")
    try:
        spark.dataSource.register(TenNumbers)
        frame = spark.read.format("ten_numbers").load()
        assert frame.count() == 10
        assert frame.filter("n = 3").count() == 1
        assert frame.count() == 10
    finally:
        spark.conf.set("spark.sql.python.filterPushdown.enabled", before)
