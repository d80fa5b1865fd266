"""What is in an answer about live files, as numbers that every library's answer has.

Only pyarrow is imported here: readers in other environments use it too.
"""

from __future__ import annotations

from collections.abc import Iterable

import pyarrow as pa
import pyarrow.compute as pc

from bench.truth import checksum


def of_files(table: pa.Table) -> dict[str, int]:
    """Return the numbers of a relation of files."""
    return {
        "files": table.num_rows,
        "records": pc.sum(table["record_count"]).as_py(),
        "file_bytes": pc.sum(table["file_size_in_bytes"]).as_py(),
        **of_names(path for chunk in table["file_path"].chunks for path in chunk.to_pylist()),
    }


def of_names(paths: Iterable[str]) -> dict[str, int]:
    """Return a number for the names of files, whatever their folders and their order."""
    return {"file_names": checksum(path.rpartition("/")[2] for path in paths)}


def of_partitions(table: pa.Table) -> dict[str, int]:
    """Return the numbers of a relation of partitions."""
    files = pc.sum(table["file_count"]).as_py()
    return {
        "partitions": table.num_rows,
        "files": files,
        "records": pc.sum(table["record_count"]).as_py(),
    }
