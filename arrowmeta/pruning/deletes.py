"""Delete files and deletion vectors that apply to the files of a plan.

Which deletes apply is what the view `applicable_deletes` says, in either format. It needs all
delete entries of the snapshot, so the manifests are asked first whether there are any.
"""

from __future__ import annotations

from collections.abc import Sequence

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, text_array, text_scalar, to_flags, whole
from arrowmeta.model.source import Source
from arrowmeta.pruning.evaluator import Evaluator

_FILES = "files_of_plan"
_PAIRS = f"FROM delete_pairs('{_FILES}', 'applicable_deletes')"
_WITH_DELETES = "FROM with_deletes('applicable_deletes')"


def delete_files_of(
    source: Source, paths: pa.ChunkedArray, evaluator: Evaluator
) -> pa.ChunkedArray:
    """Return the sorted paths of the delete files of each data file."""
    kind = pa.list_(pa.string())
    if not len(paths) or not may_have_deletes(source):
        offsets = number_array(np.zeros(len(paths) + 1, dtype=np.int32))
        return pa.chunked_array([pa.ListArray.from_arrays(offsets, text_array([]))], kind)
    files = pa.table([paths, number_array(np.arange(len(paths)))], names=["file_path", "place"])
    applicable = _applicable(source, _PAIRS, files)
    query = "FROM delete_lists('files', 'applicable')"
    return evaluator.ask(query, files=files, applicable=applicable)["delete_files"].cast(kind)


def delete_references(
    source: Source, paths: pa.ChunkedArray, deletes: pa.Table, evaluator: Evaluator
) -> pa.ListArray:
    """Return the rows of `deletes` that apply to each data file, as lists of int32.

    Args:
        deletes: `file_path` and `content_offset` of delete files.
    """
    kind = pa.list_(pa.int32())
    if not len(paths) or not deletes.num_rows:
        offsets = number_array(np.zeros(len(paths) + 1, dtype=np.int32))
        return pa.ListArray.from_arrays(offsets, number_array(np.zeros(0, dtype=np.int32)))
    files = pa.table([paths, number_array(np.arange(len(paths)))], names=["file_path", "place"])
    numbered = deletes.select(["file_path", "content_offset"]).append_column(
        "delete_place", number_array(np.arange(deletes.num_rows, dtype=np.int32))
    )
    applicable = _applicable(source, _PAIRS, files)
    query = "FROM delete_references('files', 'applicable', 'deletes')"
    answer = evaluator.ask(query, files=files, applicable=applicable, deletes=numbered)
    return whole(answer["delete_places"]).cast(kind)


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
    from arrowmeta.catalog.connection import ask_source

    def ask(session: duckdb.DuckDBPyConnection) -> pa.Table:
        if files is not None:
            session.register(_FILES, files)
        return session.sql(query).to_arrow_table()

    return ask_source(source, ["applicable_deletes", "delete_pairs", "with_deletes"], ask)


def may_have_deletes(source: Source) -> bool:
    """Return whether there may be deletes, without decoding entries.

    Deletion vectors are in delete manifests (Iceberg) or index manifests (Paimon).
    """
    contents = [batch.column(0) for batch in source.batches("manifests", ["content"])]
    if _has(contents, "deletes"):
        return True
    is_told = _has(contents, "index")
    return is_told and any(b.num_rows for b in source.batches("deletion_vectors", ["bucket"]))


def _has(contents: Sequence[pa.Array], wanted: str) -> bool:
    return any(pc.any(pc.equal(chunk, text_scalar(wanted))).as_py() for chunk in contents)
