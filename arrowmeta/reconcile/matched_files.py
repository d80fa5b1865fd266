"""Match the live files of two tables by content, path and offset, and compare their columns.

`comparison` chooses the files and columns to compare; this module joins them as whole columns:
paths are made relative to any folder that a table is or was in, files that are live twice get a
number, and both sides are joined by (content, path, offset, number). Files without a partner are
differences; for the others, each column is compared in its own type, or else as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.kernels.buffers import flag_array, number_array, to_numbers
from arrowmeta.model.reading import live_entries, read_relation
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DIFFERENCES
from arrowmeta.model.value_text import to_text
from arrowmeta.views.macros import session_over


def storage_paths(paths: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return paths in their canonical spelling."""
    query = "SELECT storage_path(path) AS path FROM recorded"
    with session_over(query, {"recorded": pa.table([paths], names=["path"])}) as session:
        answer = session.sql(query).to_arrow_table()
    return answer["path"]


def names_below(paths: pa.ChunkedArray, folders: Sequence[str]) -> pa.ChunkedArray:
    """Return paths relative to the longest matching folder; the whole path if none matches."""
    spelled_paths = storage_paths(paths)
    names, is_found = spelled_paths, pc.is_null(spelled_paths)
    spelled = storage_paths(pa.chunked_array([pa.array(folders, pa.string())])).to_pylist()
    for folder in sorted({spelling.rstrip("/") for spelling in spelled}, key=len, reverse=True):
        is_new = pc.and_not(pc.starts_with(spelled_paths, pattern=f"{folder}/"), is_found)
        rest = pc.utf8_slice_codeunits(spelled_paths, len(folder) + 1)
        names = pc.if_else(is_new, rest, names)
        is_found = pc.or_(is_found, is_new)
    return names


#: Columns that identify a file in a table; `nth` numbers files with equal other columns.
_KEY = ("content", "name", "content_offset", "nth")
_NUMBERED = """
SELECT row_number() OVER same - 1 AS nth
FROM keys
WINDOW same AS (PARTITION BY content, name, content_offset ORDER BY coalesce(level, -1), number)
ORDER BY number
"""
_PLACE = ("level", "content", "file_path", "content_offset")
_SHOWN = ("record_count", "file_size_in_bytes")
#: Column with the path of another file of the table.
_OTHER_FILE = "referenced_data_file"


class Side(Struct, frozen=True):
    """One of the two tables.

    Attributes:
        takes_part: returns a mask of files to compare, given their columns and a mask of files that
            the other table has.
        columns: columns that `takes_part` reads.
        with_vectors: whether to compare the number of rows deleted by deletion vectors.
    """

    source: Source
    takes_part: Callable[[pa.Table, pa.Array], pa.ChunkedArray] | None = None
    columns: Sequence[str] = ()
    with_vectors: bool = False


def file_differences(
    a: Side, b: Side, facts: Sequence[str], folders: Sequence[str]
) -> Iterator[pa.Table]:
    """Yield files that only one table has, and columns that differ for the others.

    Args:
        facts: columns of entries to compare, or flat names.
        folders: present and former locations of the tables, to which paths are relative.
    """
    files_a, files_b = (_live_files(side, facts, folders) for side in (a, b))
    files_a, files_b = (
        _taking_part(side, files, others)
        for side, files, others in ((a, files_a, files_b), (b, files_b, files_a))
    )
    at_a, at_b = _matched(files_a, files_b)
    yield _only(files_a, at_a.filter(at_b.is_null()), "a")
    yield _only(files_b, at_b.filter(at_a.is_null()), "b")
    in_both = pc.and_(at_a.is_valid(), at_b.is_valid())
    both_a, both_b = files_a.take(at_a.filter(in_both)), files_b.take(at_b.filter(in_both))
    of_both = set(both_a.column_names) & set(both_b.column_names)
    for fact in dict.fromkeys([*facts, "deletion_vector"]):
        if fact in of_both:
            yield _unequal(both_a, both_b, fact)


def _live_files(side: Side, facts: Sequence[str], folders: Sequence[str]) -> pa.Table:
    source = side.source
    columns = dict.fromkeys([*_PLACE, *_SHOWN, *facts, *side.columns])
    files = live_entries(source, "files", list(columns))
    if side.with_vectors:
        files = files.append_column("deletion_vector", _deleted_rows(source, files["file_path"]))
    return _with_key(files.combine_chunks(), folders)


def _taking_part(side: Side, files: pa.Table, others: pa.Table) -> pa.Table:
    """Drop files that are not compared."""
    if side.takes_part is None:
        return files
    at, in_others = _matched(files, others)
    is_in_both = np.isin(
        np.arange(files.num_rows), to_numbers(at.filter(in_others.is_valid()).drop_null())
    )
    return files.filter(side.takes_part(files, flag_array(is_in_both)))


def _deleted_rows(source: Source, paths: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return the number of rows that deletion vectors delete by file; null without one."""
    vectors = read_relation(source, "deletion_vectors", ["data_file_path", "cardinality"])
    vectors = vectors.combine_chunks()
    at = pc.index_in(paths, vectors["data_file_path"].combine_chunks())
    return vectors["cardinality"].combine_chunks().take(at.combine_chunks())


def _with_key(files: pa.Table, folders: Sequence[str]) -> pa.Table:
    """Add the key columns without nulls, since joins do not match nulls; make paths relative."""
    columns = dict(zip(files.column_names, files.columns, strict=True))
    columns["name"] = names_below(columns["file_path"], folders)
    if _OTHER_FILE in columns:
        columns[_OTHER_FILE] = names_below(columns[_OTHER_FILE], folders)
    columns["content_offset"] = pc.fill_null(columns["content_offset"], -1)
    keyed = pa.table(columns)
    return keyed.append_column("nth", _repetitions(keyed))


def _repetitions(files: pa.Table) -> pa.ChunkedArray:
    """Number files with equal keys: 0, unless a file is live twice."""
    keys = files.select(["content", "name", "content_offset", "level"])
    keys = keys.append_column("number", number_array(np.arange(files.num_rows)))
    with session_over(_NUMBERED, {"keys": keys}) as session:
        return session.sql(_NUMBERED).to_arrow_table()["nth"]


def _matched(a: pa.Table, b: pa.Table) -> tuple[pa.Array, pa.Array]:
    """Return the row numbers of matches; null on a side without the file."""
    numbered = [
        files.select(_KEY).append_column(f"at_{side}", number_array(np.arange(files.num_rows)))
        for side, files in (("a", a), ("b", b))
    ]
    joined = numbered[0].join(numbered[1], keys=list(_KEY), join_type="full outer")
    return joined["at_a"].combine_chunks(), joined["at_b"].combine_chunks()


def _only(files: pa.Table, rows: pa.Array, side: str) -> pa.Table:
    some = files.take(rows)
    count, size = (some[name].cast(pa.string()) for name in _SHOWN)
    has = pc.binary_join_element_wise(
        pc.coalesce(count, "unknown"), " rows, ", pc.coalesce(size, "unknown"), " bytes", ""
    )
    absent = pa.nulls(some.num_rows, pa.string())
    values = {"a": absent, "b": absent, side: has}
    return differences("file", some["name"], values["a"], values["b"], some["content"])


def _unequal(a: pa.Table, b: pa.Table, fact: str) -> pa.Table:
    """Return the files whose column differs; both tables have the same files in the same order."""
    of_a, of_b = (_listed(side[fact].combine_chunks()) for side in (a, b))
    rows = number_array(np.arange(a.num_rows))
    if of_a.type == of_b.type and not _has_odd_equals(of_a.type):
        is_equal = pc.fill_null(pc.equal(of_a, of_b), False)
        both_null = pc.and_(of_a.is_null(), of_b.is_null())
        rows = rows.filter(pc.invert(pc.or_(is_equal, both_null)))
    # Different types are compared as text.
    text_a, text_b = (to_text(values.take(rows)) for values in (of_a, of_b))
    is_other = pc.fill_null(pc.not_equal(text_a, text_b), True)
    is_other = pc.and_(is_other, pc.or_(text_a.is_valid(), text_b.is_valid()))
    unequal = rows.filter(is_other)
    names = a["name"].combine_chunks().take(unequal)
    return differences(fact, names, text_a.filter(is_other), text_b.filter(is_other))


def _has_odd_equals(kind: pa.DataType) -> bool:
    """Return whether `pc.equal` differs from equal text (zeros, NaN), or is not implemented."""
    is_one = (pa.types.is_floating, pa.types.is_nested, pa.types.is_null)
    return any(is_a(kind) for is_a in is_one)


def _listed(values: pa.Array) -> pa.Array:
    """Return lists, such as field ids, as text; other values unchanged."""
    if not pa.types.is_list(values.type) or pa.types.is_nested(values.type.value_type):
        return values  # nested values have neither text nor bounds
    return pc.binary_join(values.cast(pa.list_(pa.string())), ", ")


def differences(
    difference: str, subject: pa.Array, a: pa.Array, b: pa.Array, detail: pa.Array | None = None
) -> pa.Table:
    """Return rows of `model.tables.DIFFERENCES` for one kind of difference."""
    n_rows = len(subject)
    kind = pa.repeat(pa.scalar(difference), n_rows)
    details = pa.nulls(n_rows, pa.string()) if detail is None else detail
    return pa.table([kind, subject, a, b, details], schema=DIFFERENCES)
