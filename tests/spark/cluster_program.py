"""Run by `test_cluster` in a process of its own: questions to a cluster of separate executors.

Prints one JSON object. An executor is killed in the middle of one of the questions.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pyarrow as pa

from arrowmeta.spark import files, register
from arrowmeta.spark.java import local_session


def main(location: str, cache: str) -> None:
    spark = local_session(
        settings={
            "spark.master": "local-cluster[2,1,1024]",
            "spark.executorEnv.ARROWMETA_CACHE_DIR": cache,
            "spark.executorEnv.ARROWMETA_JIT": "1",
            "spark.driver.memory": "1g",
        }
    )
    register(spark)
    answer = {"executors": _executors(spark)}
    reader = spark.read.format("arrowmeta").option("bytes_per_task", 1)
    reader.option("relation", "entries").load(location).createOrReplaceTempView("entries")
    answer["first"] = _totals(spark, "entries")
    answer["kernels"] = sorted(path.suffix for path in Path(cache).rglob("*.nb?"))
    files(spark, location, bytes_per_task=1).createOrReplaceTempView("files")
    watcher = threading.Thread(target=_kill_one, args=(spark, answer))
    watcher.start()
    answer["after_kill"] = _totals(spark, "files")
    watcher.join()
    answer["where"] = spark.sql("SELECT count(*) FROM files WHERE record_count < 500").first()[0]
    answer["by_bucket"] = [
        list(row)
        for row in spark.sql(
            "SELECT bucket, sum(record_count) FROM files GROUP BY 1 ORDER BY 1"
        ).collect()
    ]
    sys.stdout.write(json.dumps(answer))
    spark.stop()


def _totals(spark, view):
    query = f"SELECT count(*), sum(record_count), sum(file_size_in_bytes) FROM {view}"
    return list(spark.sql(query).first())


def _executors(spark):
    """Count the processes that Python workers were started by."""

    def parents(batches):
        for batch in batches:
            time.sleep(1)
            yield pa.RecordBatch.from_pydict({"pid": [os.getppid()] * batch.num_rows})

    frame = spark.range(0, 4, 1, 4).mapInArrow(parents, "pid bigint")
    return frame.distinct().count()


def _kill_one(spark, answer):
    """Kill an executor of this very cluster once some of its tasks are done."""
    tracker = spark.sparkContext.statusTracker()
    port = spark.conf.get("spark.driver.port")
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if any(s and s.numTasks > 4 and 0 < s.numCompletedTasks < s.numTasks - 2 for s in stages):
            pid = next(_executor_pids(port))
            os.kill(pid, signal.SIGKILL)
            answer["killed"] = True
            return
        time.sleep(0.01)
    answer["killed"] = False


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
