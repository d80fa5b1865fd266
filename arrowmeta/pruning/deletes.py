"""Delete files and deletion vectors that apply to data files, and the rows that vectors delete.

Which deletes apply is what the view `applicable_deletes` says, in either format. It needs all
delete entries of the snapshot, so the manifests are asked first whether there are any. The relation
`deletion_vectors` says where the records of a file are; `deleted_rows` decodes and merges them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.errors import UsageError
from arrowmeta.kernels.buffers import (
    array_of,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.kernels.deletion_vectors import (
    MAX_POSITIONS,
    NARROW,
    WIDE,
    decode_positions,
    read_records,
)
from arrowmeta.model.reading import batches_of, read_relation
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.pruning.evaluator import Evaluator

_FILES = "files_of_plan"
#: Filters early, since there may be many pairs of other files.
_PAIRS = (
    "SELECT data_file_path, delete_file_path, content_offset FROM applicable_deletes"
    f" SEMI JOIN {_FILES} ON data_file_path = {_FILES}.file_path"
)
_WITH_DELETES = "SELECT DISTINCT data_file_path FROM applicable_deletes"


def delete_files_of(
    source: Source, paths: pa.ChunkedArray, evaluator: Evaluator
) -> pa.ChunkedArray:
    """Return the sorted paths of the delete files of each data file."""
    kind = pa.list_(pa.string())
    if not len(paths) or not may_have_deletes(source):
        return pa.chunked_array([array_of([[]] * len(paths), kind)])
    query = _by_file("applicable", "delete_file_path")
    return evaluator.ask(query, **_of_files(source, paths))["deletes"].cast(kind)


def delete_references(
    source: Source, paths: pa.ChunkedArray, columns: Sequence[str], evaluator: Evaluator
) -> tuple[pa.Table, pa.ListArray]:
    """Return delete files, and the rows of them that apply to each data file; see `Plan`."""
    if len(paths) and may_have_deletes(source):
        names = dict.fromkeys([*columns, "file_path", "content_offset"])
        deletes = read_relation(source, "delete_files", names)
    else:
        deletes = SCHEMAS["delete_files"](source.shape).empty_table()
    if not deletes.num_rows:
        return deletes.select(columns), array_of([[]] * len(paths), pa.list_(pa.int32()))
    numbered = deletes.select(["file_path", "content_offset"]).append_column(
        "delete_place", number_array(np.arange(deletes.num_rows, dtype=np.int32))
    )
    # Vectors of several data files are in one file, at other offsets.
    placed = (
        "SELECT data_file_path, delete_place FROM applicable JOIN deletes"
        " ON deletes.file_path = delete_file_path"
        " AND deletes.content_offset IS NOT DISTINCT FROM applicable.content_offset"
    )
    query = f"WITH placed AS ({placed}) {_by_file('placed', 'delete_place')}"
    answer = evaluator.ask(query, deletes=numbered, **_of_files(source, paths))
    return deletes.select(columns), whole(answer["deletes"]).cast(pa.list_(pa.int32()))


def _by_file(applicable: str, item: str) -> str:
    """Return SQL for what applies to each file of `files`: sorted values of a column, by place."""
    return (
        f"SELECT coalesce(list(DISTINCT {item} ORDER BY {item}) FILTER ({item} IS NOT NULL), [])"
        f" AS deletes FROM files LEFT JOIN {applicable} ON data_file_path = file_path"
        " GROUP BY place ORDER BY place"
    )


def _of_files(source: Source, paths: pa.ChunkedArray) -> dict[str, pa.Table]:
    """Return data files by place, and the deletes that apply to them."""
    files = pa.table([paths, number_array(np.arange(len(paths)))], names=["file_path", "place"])
    return {"files": files, "applicable": _applicable(source, _PAIRS, files)}


def have_deletes(source: Source, files: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of the data files with deletes.

    Args:
        files: column `file_path`; not needed if the snapshot has no deletes (`may_have_deletes`).
    """
    if "file_path" not in files.column_names or not files.num_rows or not may_have_deletes(source):
        return np.zeros(files.num_rows, dtype=bool)
    with_deletes = _applicable(source, _WITH_DELETES)["data_file_path"]
    return to_flags(whole(pc.is_in(files["file_path"], value_set=with_deletes)))


def _applicable(source: Source, query: str, files: pa.Table | None = None) -> pa.Table:
    """Run a query over the relation `applicable_deletes`, and `files` if given."""
    # Imported late: lazy relations take 40 MB, and most tables have no deletes.
    from arrowmeta.views.connection import ask

    beside = {} if files is None else {_FILES: files}
    return ask(source, {"applicable_deletes": query}, beside=beside)["applicable_deletes"]


def may_have_deletes(source: Source) -> bool:
    """Return whether there may be deletes, without decoding entries.

    Deletes are in delete manifests (Iceberg) or index manifests (Paimon).
    """
    if source.format == "iceberg":
        manifests, content = source.scan().manifests, "deletes"
    else:
        manifests, content = read_relation(source, "manifests", ["content"]), "index"
    if not pc.any(pc.equal(manifests["content"], text_scalar(content))).as_py():
        return False
    vectors = batches_of(source, "deletion_vectors", ["bucket"])
    return content == "deletes" or any(batch.num_rows for batch in vectors)


# -- rows ----------------------------------------------------------------------------------------

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
    paths = read_relation(source, "entries", ["file_path"])["file_path"]
    if not pc.any(pc.equal(paths, text_scalar(path))).as_py() and not source.damage().num_rows:
        raise UsageError(f"the snapshot has no file {path}: give a file_path of the relation files")
