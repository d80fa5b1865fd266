"""Spark's name for the data source `arrowmeta`: it loads modules named `pyspark_*` that it finds.

So `spark.read.format("arrowmeta")` and `USING arrowmeta` need no `arrowmeta.spark.register`, also
in Spark's own shells and servers. Options in a session's configuration are not known here.
"""

from arrowmeta.spark.data_source import ArrowMetaDataSource

DefaultSource = ArrowMetaDataSource
