"""Run by `test_connect` in a separate process: queries through Spark Connect.

Prints one JSON object.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pyarrow as pa
from pyspark.sql import SparkSession

import arrowmeta.spark
from arrowmeta.spark.java import java_home
from tests.spark.conftest import QUICK


def main(location: str, output: str) -> None:
    os.environ |= {"JAVA_HOME": str(java_home()), "PYSPARK_PYTHON": sys.executable}
    # Compiling takes longer than these queries do.
    os.environ["JAVA_TOOL_OPTIONS"] = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
    builder = SparkSession.builder.remote("local[1]").config("spark.ui.enabled", "false")
    for name, value in (QUICK | {"spark.sql.shuffle.partitions": "2"}).items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    arrowmeta.spark.register(spark)
    reader = spark.read.format("arrowmeta").option("relation", "files")
    answer = {"session": type(spark).__module__, "files": reader.load(location).count()}
    spark.sql(
        f"CREATE TEMPORARY VIEW e USING arrowmeta OPTIONS (path '{location}', relation 'entries')"
    )
    answer["entries"] = spark.sql("SELECT count(*) FROM e").first()[0]
    answer["merged"] = arrowmeta.spark.files(spark, location).count()
    answer["planned"] = arrowmeta.spark.plan(spark, location, "pt = 2").count()
    answer["findings"] = arrowmeta.spark.reconcile(spark, location).count()
    answer["arrow"] = arrowmeta.spark.to_spark(spark, pa.table({"a": [1, 2]})).count()
    frames = arrowmeta.spark.warehouse(spark, str(Path(location).parent))
    answer["warehouse"] = frames["files"].count()
    stream = spark.readStream.format("arrowmeta").option("relation", "changes").load(location)
    writer = stream.select("change", "file_path").writeStream.format("parquet")
    writer = writer.option("path", f"{output}/changes")
    writer = writer.option("checkpointLocation", f"{output}/checkpoint").trigger(availableNow=True)
    writer.start().awaitTermination()
    answer["changes"] = spark.read.parquet(f"{output}/changes").count()
    sys.stdout.write(json.dumps(answer))
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
