"""Rows of a data file that its deletion vector deletes, in either format.

The relation `deletion_vectors` says where the records of the file are; their bitmaps are decoded to
positions, which are merged if several records delete rows of one file.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import number_array, text_scalar, to_numbers, whole
from arrowmeta.columns.deletion_vectors import (
    MAX_POSITIONS,
    NARROW,
    WIDE,
    decode_positions,
    read_records,
)
from arrowmeta.errors import UsageError
from arrowmeta.model.source import Source, read_relation

_PLACE = ("data_file_path", "file_path", "content_offset", "content_size_in_bytes")


def deleted_rows(source: Source, data_file_path: str) -> pa.Array:
    """Return the positions of the deleted rows, ascending; empty for a damaged vector.

    Raises:
        LimitError: there are too many to decode at once.
        UsageError: the snapshot has no such file.
    """
    vectors = read_relation(source, "deletion_vectors", _PLACE)
    is_ours = pc.equal(vectors["data_file_path"], text_scalar(data_file_path))
    if not pc.any(is_ours).as_py():
        _require_file(source, data_file_path)
    # A damaged vector has no size, and is recorded as damage.
    ours = vectors.filter(pc.and_(is_ours, pc.is_valid(vectors["content_size_in_bytes"])))
    runs = [np.zeros(0, dtype=np.int64)]
    n_most = MAX_POSITIONS
    # A file that is listed twice has the same rows each time.
    for path in pc.unique(ours["file_path"]).to_pylist():
        file = source.reader.load(path, source.index_kind)
        if file is None:
            continue
        rows = ours.filter(pc.equal(ours["file_path"], text_scalar(path)))
        offsets, lengths = (to_numbers(whole(rows[name])) for name in _PLACE[2:])
        content = np.frombuffer(file.data, dtype=np.uint8)
        records = read_records(content, offsets, lengths, (NARROW, WIDE))
        positions = decode_positions(records, n_most)[1]
        n_most -= len(positions)
        runs.append(positions)
    # Timsort merges ascending runs in one pass; `np.unique` would take minutes.
    merged = np.sort(np.concatenate(runs), kind="stable")
    return number_array(merged[np.diff(merged, prepend=-1) > 0])


def _require_file(source: Source, path: str) -> None:
    """Refuse a path of no file; a manifest that cannot be read may have it."""
    known = read_relation(source, "entries", ["file_path"])["file_path"]
    if not pc.any(pc.equal(known, text_scalar(path))).as_py() and not source.damage().num_rows:
        raise UsageError(f"the snapshot has no file {path}: give a file_path of the relation files")
