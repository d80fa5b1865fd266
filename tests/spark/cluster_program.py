"""Run by `test_cluster` in a separate process: queries on a cluster of separate executors.

Prints one JSON object. An executor is killed while files are read, and another one while manifests
are decoded into a store.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pyarrow.feather

from arrowmeta.spark import files, index, reconcile, register
from arrowmeta.spark.java import local_session


def main(location: str, output: str, store: str, bytes_per_task: str, cache: str = "") -> None:
    settings = {
        "spark.master": "local-cluster[3,1,1024]",
        "spark.driver.memory": "1g",
        # Spark reads the options of drivers itself.
        "spark.executor.extraJavaOptions": os.environ.get("SPARK_SUBMIT_OPTS", ""),
        "spark.sql.shuffle.partitions": "8",
    }
    if cache:
        settings["spark.executorEnv.ARROWMETA_CACHE_DIR"] = cache
        settings["spark.executorEnv.ARROWMETA_JIT"] = "1"
    spark = local_session(settings=settings)
    register(spark)
    answer = {"executors": _executors(spark)}
    reader = spark.read.format("arrowmeta").option("bytes_per_task", bytes_per_task)
    entries = reader.option("relation", "entries").load(location)
    answer["entries"] = _totals(entries)
    answer["kernels"] = sorted(path.name for path in Path(cache).rglob("*.o")) if cache else []
    pa.feather.write_feather(reconcile(spark, location).toArrow(), output)
    live = files(spark, location, bytes_per_task=int(bytes_per_task), strict=False)
    with _one_killed(spark, answer, "killed"):
        answer["files"] = _totals(live)
    options = {"bytes_per_task": int(bytes_per_task), "strict": False}
    matching = files(spark, location, where="dt = '2024-05-03'", **options)
    answer["matching"] = _totals(matching)
    by_bucket = live.groupBy("bucket").sum("record_count").orderBy("bucket")
    answer["by_bucket"] = [list(row) for row in by_bucket.collect()]
    with _one_killed(spark, answer, "killed while filling"):
        warehouse = Path(location).parent
        filled = index(spark, warehouse, store=store, bytes_per_task=int(bytes_per_task))
    answer["filled"] = filled.to_pylist()
    sys.stdout.write(json.dumps(answer))
    spark.stop()


def _totals(frame):
    sums = ("count(*)", "sum(record_count)", "sum(file_size_in_bytes)")
    return list(frame.selectExpr(*sums).first())


def _executors(spark):
    """Count the parent processes of Python workers."""

    def parents(batches):
        for batch in batches:
            time.sleep(1)
            yield pa.RecordBatch.from_pydict({"pid": [os.getppid()] * batch.num_rows})

    frame = spark.range(0, 4, 1, 4).mapInArrow(parents, "pid bigint")
    return frame.distinct().count()


@contextmanager
def _one_killed(spark, answer, key):
    watcher = threading.Thread(target=_kill_one, args=(spark, answer, key))
    watcher.start()
    yield
    watcher.join()


def _kill_one(spark, answer, key):
    """Kill an executor of this cluster once some of its tasks are done."""
    tracker = spark.sparkContext.statusTracker()
    port = spark.conf.get("spark.driver.port")
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if any(s and s.numTasks > 4 and 0 < s.numCompletedTasks < s.numTasks - 2 for s in stages):
            pid = next(_executor_pids(port))
            os.kill(pid, signal.SIGKILL)
            answer[key] = True
            return
        time.sleep(0.01)
    answer[key] = False


def _executor_pids(port):
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if any(word.endswith("CoarseGrainedExecutorBackend") for word in words) and any(
            f":{port}" in word for word in words
        ):
            yield int(folder.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
