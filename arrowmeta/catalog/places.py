"""Where recorded paths are, whatever their spelling: the macro `storage_path` for whole columns."""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.catalog.macro_session import macro_session


def storage_paths(paths: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return each path in the one spelling that all of its spellings have in common."""
    with macro_session() as session:
        session.register("recorded", pa.table([paths], names=["path"]))
        answer = session.sql("SELECT storage_path(path) AS path FROM recorded").to_arrow_table()
    return answer["path"]


def names_below(paths: pa.ChunkedArray, folders: Sequence[str]) -> pa.ChunkedArray:
    """Return what follows the longest of some folders in each path; where none does, all of it."""
    places = storage_paths(paths)
    found, is_found = places, pc.is_null(places)
    spelled = storage_paths(pa.chunked_array([pa.array(folders, pa.string())])).to_pylist()
    for folder in sorted({one.rstrip("/") for one in spelled}, key=len, reverse=True):
        is_new = pc.and_not(pc.starts_with(places, pattern=f"{folder}/"), is_found)
        rest = pc.utf8_slice_codeunits(places, len(folder) + 1)
        found = pc.if_else(is_new, rest, found)
        is_found = pc.or_(is_found, is_new)
    return found
