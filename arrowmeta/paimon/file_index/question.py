"""Data skipping with the file indexes in manifest entries, and the relation `file_indexes`.

Each condition of a predicate becomes a `Question` for the column in the schema of the data file.
Conditions that no index decides (unknown index or operator, damaged index) may match. A comparison
with NULL never matches, as in SQL. The relation lists indexes in manifest entries and in files
beside the data files; only the headers of containers are read and, for the column `detail`, those
of indexes. Main names: `may_match_indexes`, `file_indexes_table`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.decode import OnDamage
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    int_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import FileSet
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, UnsupportedError
from arrowmeta.model.tables import DECIDING_COLUMNS, to_batch
from arrowmeta.paimon.file_index.container import Container, IndexSpan, read_container
from arrowmeta.paimon.file_index.indexes import Question, read_index
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.stats import keeps_order
from arrowmeta.predicate.tree import (
    TRUE,
    Comparison,
    Constant,
    IsNan,
    IsNull,
    Leaf,
    Literal,
    Membership,
    StartsWith,
    Tree,
    Unjudged,
    leaves,
    may_be_true,
)


def to_question(leaf: Leaf, column_type: pa.DataType) -> Question:
    """Return the question for a condition on one column.

    NaN is the greatest number, so IS NOT NaN is `< NaN`.

    Raises:
        UnsupportedError: indexes do not support the condition.
    """
    match leaf:
        case Comparison(column, operator, literal):
            return Question.of(operator, _array([literal], column.type), column_type)
        case Membership(column, literals, negated):
            op = "NOT IN" if negated else "IN"
            return Question.of(op, _array(literals, column.type), column_type)
        case IsNull(column, negated):
            op = "IS NOT NULL" if negated else "IS NULL"
            return Question.of(op, pa.nulls(0, column.type), column_type)
        case IsNan(column, negated):
            nan = pa.array([float("nan")], column.type)
            return Question.of("<" if negated else "=", nan, column_type)
        case StartsWith(column, prefix, False):
            return Question.of("STARTS WITH", pa.array([prefix], column.type), column_type)
    raise UnsupportedError(f"file indexes do not support {leaf}")


def _array(literals: Sequence[Literal], column_type: pa.DataType) -> pa.Array:
    if any(literal.exact is None for literal in literals):
        raise UnsupportedError("a literal has no exact value in the column type")
    return pa.array([literal.exact for literal in literals], column_type)


def may_match_indexes(
    tree: Tree, files: pa.Table, schemas: Sequence[TableSchema]
) -> NDArray[np.bool_] | None:
    """Return which files may match; None if no file has an index.

    Args:
        tree: predicate over the columns of the current schema.
        files: columns `embedded_index`, `schema_id` and `record_count`, one row per file.
        schemas: schemas of the table, the current one last.
    """
    indexes = files["embedded_index"].combine_chunks()
    if tree == TRUE or indexes.null_count == len(indexes):
        return None
    schema_ids = filled(files["schema_id"].combine_chunks(), -1)
    questions = {schema.id: to_questions(tree, _fields(schema, schemas[-1])) for schema in schemas}
    n_rows = filled(files["record_count"].combine_chunks(), -1)
    mask = np.ones(len(indexes), dtype=bool)
    for row in np.flatnonzero(to_flags(pc.is_valid(indexes))).tolist():
        asked = questions.get(int(schema_ids[row]), {})
        try:
            container = read_container(indexes[row].as_py(), int(n_rows[row]))
        except ArrowMetaError:
            continue
        mask[row] = may_match_container(tree, asked, container)
    return mask


#: Comparison and column name in the files, by `id` of the condition (its hash visits all values).
Questions: TypeAlias = Mapping[int, tuple[Question, str]]


def to_questions(tree: Tree, columns: Mapping[str, pa.Field]) -> Questions:
    """Return the comparisons that indexes of files with one schema support.

    Args:
        tree: predicate over the columns of the current schema.
        columns: field in the schema of the files, by current column name; without columns that the
            files lack, and without columns whose values change when cast to the current type.
    """
    questions: dict[int, tuple[Question, str]] = {}
    for leaf in leaves(tree):
        if isinstance(leaf, Constant | Unjudged) or not leaf.column.is_plain:
            continue
        field = columns.get(leaf.column.name)
        if field is not None:
            with suppress(UnsupportedError):
                questions[id(leaf)] = to_question(leaf, field.type), field.name
    return questions


def may_match_container(tree: Tree, questions: Questions, container: Container) -> bool:
    """Return whether a file may match by its indexes; a condition without a question may match."""

    def may_hold(leaf: Leaf) -> bool:
        question, column = questions.get(id(leaf), (None, ""))
        return question is None or question.may_match(container, column)

    return may_be_true(tree, may_hold)


def _fields(schema: TableSchema, current: TableSchema) -> dict[str, pa.Field]:
    """Return the fields of an older schema by current name, matched by field id.

    Columns whose values may change when cast to the current type are left out.
    """
    was = dict(zip((field.id for field in schema.fields), schema.to_arrow_schema(), strict=True))
    now = zip((field.id for field in current.fields), current.to_arrow_schema(), strict=True)
    return {
        field.name: was[field_id]
        for field_id, field in now
        if field_id in was and keeps_order(was[field_id], field)
    }


# -- relation ------------------------------------------------------------------------------------

#: Columns of entries that locate their indexes.
SOURCE_COLUMNS = (*DECIDING_COLUMNS, "file_path", "record_count", "extra_files", "embedded_index")

_SUFFIX = ".index"

#: Reads a file; returns None if it cannot be read.
ReadFile = Callable[[str], bytes | memoryview | None]


def file_indexes_table(
    entries: pa.Table, schema: pa.Schema, read: ReadFile, on_damage: OnDamage
) -> pa.Table:
    """Return columns of the relation `file_indexes`, without indexes of deleted files.

    Small indexes are in the manifest entry, others in an extra file beside the data file.
    Spec: Paimon 1.x, core/io/DataFileIndexWriter.java.

    Args:
        entries: the columns `SOURCE_COLUMNS`.
        read: reads the files beside data files.
        on_damage: called with each container that cannot be read.
    """
    indexed = _indexed(entries)
    n_rows = indexed["record_count"].to_pylist()
    found: list[tuple[int, str | None, IndexSpan, str | None]] = []
    for row, path, data in _containers(indexed, read):
        place = path or f"{indexed['file_path'][row]} (in its entry)"
        try:
            container = read_container(data, n_rows[row])
        except ArrowMetaError as error:
            on_damage(_at(place, error))
            continue
        for span in container.spans:
            index = None
            try:
                if "detail" in schema.names:
                    index = read_index(span.index_type, container.body(span), container.n_rows)
            except ArrowMetaError as error:
                on_damage(_at(place, error, span))
            found.append((row, path, span, index.words if index else None))
    rows = int_array([row for row, _, _, _ in found])
    columns = {
        "data_file_path": whole(indexed["file_path"]).take(rows),
        "index_path": text_array([path for _, path, _, _ in found]),
        "column_name": text_array([span.column for _, _, span, _ in found]),
        "index_type": text_array([span.index_type for _, _, span, _ in found]),
        "content_offset": int_array([span.start for _, _, span, _ in found]),
        "content_size_in_bytes": int_array([span.length for _, _, span, _ in found]),
        "detail": text_array([detail for _, _, _, detail in found]),
        "entry_id": whole(indexed["entry_id"]).take(rows),
    }
    return pa.Table.from_batches([to_batch(columns, schema, len(found))])


def index_paths(file_path: str, extra_files: Collection[str]) -> list[str]:
    """Return the paths of a data file's index files: extra files in its folder named `*.index`.

    Spec: Paimon 1.x, core/io/DataFilePathFactory.java.
    """
    folder, slash, _ = file_path.rpartition("/")
    return [f"{folder}{slash}{name}" for name in extra_files if name.endswith(_SUFFIX)]


def _indexed(entries: pa.Table) -> pa.Table:
    """Return the entries that may have indexes, without files that an entry deletes.

    Files of deleted entries may no longer exist, so they are not opened.
    """
    has_files = pc.greater(pc.list_value_length(entries["extra_files"]), 0).fill_null(False)
    is_indexed = pc.or_(pc.is_valid(entries["embedded_index"]), has_files)
    indexed = entries.filter(is_indexed).combine_chunks()
    is_deleted = pc.equal(indexed["status"], text_scalar("deleted"))
    deleted = FileSet(indexed["file_id"].filter(is_deleted))
    return indexed.filter(flag_array(~deleted.has(indexed["file_id"]))).combine_chunks()


def _containers(
    entries: pa.Table, read: ReadFile
) -> Iterator[tuple[int, str | None, bytes | memoryview]]:
    """Yield row, path if it is a file of its own, and bytes of each container."""
    embedded = entries["embedded_index"].combine_chunks()
    for row in to_numbers(pc.indices_nonzero(embedded.is_valid())).tolist():
        yield row, None, embedded[row].as_buffer()
    named = zip(entries["file_path"].to_pylist(), entries["extra_files"].to_pylist(), strict=True)
    for row, (file_path, extra_files) in enumerate(named):
        for path in index_paths(file_path, extra_files or ()):
            data = read(path)
            if data is not None:
                yield row, path, data


def _at(path: str, error: ArrowMetaError, span: IndexSpan | None = None) -> ArrowMetaError:
    """Return the error with the file and the index it belongs to."""
    if not isinstance(error, CorruptMetadataError):
        return type(error)(f"{path}: {error}")
    start = span.start or 0 if span else 0
    prefix = f"{span.index_type} of {span.column}: " if span else ""
    byte = None if error.byte is None else start + error.byte
    return CorruptMetadataError(prefix + error.reason, path=path, byte=byte)
