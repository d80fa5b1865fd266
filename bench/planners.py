"""One planner in a process of its own: `python -m bench.planners NAME < question.json`.

Each plans a small table first, so that what its libraries load is loaded, and then the question
once: some libraries keep what they have read, and would answer a second time from that. Prints
JSON: seconds and memory; or why it failed. Runs in every environment, so libraries are imported
where they are used.
"""

from __future__ import annotations

import gc
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bench.measure import peak_memory


@dataclass(frozen=True)
class Question:
    """What is planned.

    Attributes:
        location: the table's folder; or its metadata file, where Iceberg is in a bucket.
        small: a small table of the same kind.
        day: the only partition that is wanted; None for all.
        low: the least key that is wanted; None for no limit on keys.
        high: the greatest one.
        names: the file to write the names of the kept files to.
        storage: options of the store, with PyIceberg's names; none for a disk.
    """

    location: str
    small: str
    day: str | None
    low: int | None
    high: int | None
    names: str
    storage: dict[str, str] = field(default_factory=dict)

    @property
    def sql(self) -> str | None:
        """The predicate in SQL."""
        if self.day is not None:
            return f"dt = '{self.day}'"
        return None if self.low is None else f"id >= {self.low} AND id <= {self.high}"


class Planner(NamedTuple):
    """A library's planner.

    Attributes:
        plan: opens the table at a location and plans a question.
        names: the names of the files in its answer; not timed.
    """

    plan: Callable[[str, Question], Any]
    names: Callable[[Any], Iterable[str]]


#: What pypaimon calls options of a store.
_PYPAIMON = {
    "s3.endpoint": "fs.s3.endpoint",
    "s3.region": "fs.s3.region",
    "s3.access-key-id": "fs.s3.accessKeyId",
    "s3.secret-access-key": "fs.s3.accessKeySecret",
}

_PAIMON_NAME = re.compile(rb"data-[0-9a-f-]{36}-\d\.parquet")
_ICEBERG_NAME = re.compile(rb"\d{5}-[0-9a-f-]{36}\.parquet")


def _arrowmeta(location: str, question: Question) -> Any:
    # Or the interpreter would run kernels over the small table, and they would be loaded later.
    os.environ["ARROWMETA_JIT"] = "1"
    import arrowmeta

    columns = ("file_path", "partition", "record_count", "file_size_in_bytes", "delete_files")
    table = arrowmeta.open(location, storage_options=question.storage)
    return table.plan(question.sql).table(columns)


def _pyiceberg(location: str, question: Question) -> Any:
    table = _static_table(location, question)
    scan = table.scan(row_filter=question.sql) if question.sql else table.scan()
    return list(scan.plan_files())


def _polars(location: str, question: Question) -> Any:
    from polars.io.iceberg._plugin import plugin_scan
    from pyiceberg.expressions.parser import parse

    return plugin_scan(
        _static_table(location, question),
        snapshot_id=None,
        from_snapshot_id_exclusive=None,
        to_snapshot_id_inclusive=None,
        projection=None,
        filter_columns=None,
        statistics_columns=None,
        iceberg_table_filter=parse(question.sql) if question.sql else None,
        limit=None,
        use_metadata_statistics=False,
        fast_deletion_count=False,
        user_storage_options=None,
    )


def _static_table(location: str, question: Question) -> Any:
    from pyiceberg.table import StaticTable

    in_folder = "" if location.endswith(".json") else "/metadata/v1.metadata.json"
    return StaticTable.from_metadata(location + in_folder, question.storage)


def _pypaimon(location: str, question: Question) -> Any:
    from pypaimon.table.file_store_table import FileStoreTable

    options = {own: question.storage[name] for name, own in _PYPAIMON.items() if question.storage}
    builder = FileStoreTable.from_path(location, options).new_read_builder()
    predicates = builder.new_predicate_builder()
    if question.day is not None:
        builder = builder.with_filter(predicates.equal("dt", question.day))
    elif question.low is not None:
        builder = builder.with_filter(predicates.between("id", question.low, question.high))
    return builder.new_scan().plan().splits()


def _pypaimon_rust(location: str, question: Question) -> Any:
    from pypaimon_rust.datafusion import Table

    schema = Path(location, "schema", "schema-0").read_text(encoding="utf-8")
    builder = Table.from_resolved_schema(location, schema, options={}).new_read_builder()
    if question.day is not None:
        wanted = {"method": "equal", "field": "dt", "literals": [question.day]}
        builder = builder.with_filter(wanted)
    elif question.low is not None:
        keys = [question.low, question.high]
        builder = builder.with_filter({"method": "between", "field": "id", "literals": keys})
    return builder.new_scan().plan().splits()


def _in_bytes(pattern: re.Pattern[bytes], parts: Iterable[bytes]) -> Iterable[str]:
    """Return the names in what a library writes its answer as, where it has no names to ask for."""
    return {name.decode() for part in parts for name in pattern.findall(part)}


PLANNERS = {
    "arrowmeta": Planner(_arrowmeta, lambda files: map(_last, files["file_path"].to_pylist())),
    "PyIceberg": Planner(_pyiceberg, lambda tasks: (_last(task.file.file_path) for task in tasks)),
    "polars-iceberg": Planner(_polars, lambda scan: _in_bytes(_ICEBERG_NAME, [scan.serialize()])),
    "pypaimon": Planner(
        _pypaimon, lambda splits: (file.file_name for split in splits for file in split.files)
    ),
    "pypaimon-rust": Planner(
        _pypaimon_rust,
        lambda splits: _in_bytes(_PAIMON_NAME, (split.serialize() for split in splits)),
    ),
}


def _last(path: str) -> str:
    return path.rsplit("/", 1)[-1]


def main() -> None:
    """Answer the question of standard input."""
    planner, question = PLANNERS[sys.argv[1]], Question(**json.load(sys.stdin))
    try:
        answer = _measured(planner, question)
    except (Exception, SystemExit) as error:  # whatever a library does, it is a line of the report
        text = str(error).strip() or "no message"
        answer = {"error": f"{type(error).__name__}: {text.splitlines()[0]}"}
    print(json.dumps(answer))


def _measured(planner: Planner, question: Question) -> dict[str, Any]:
    planner.plan(question.small, question)
    before = peak_memory()
    gc.collect()
    wall, cpu = time.perf_counter(), time.process_time()
    result = planner.plan(question.location, question)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    peak = peak_memory()
    Path(question.names).write_text("\n".join(sorted(planner.names(result))), encoding="utf-8")
    return {"wall": wall, "cpu": cpu, "before": before, "peak": peak}


if __name__ == "__main__":
    main()
