"""Data skipping with the file indexes in manifest entries, and the relation `file_indexes`.

Each condition of a predicate becomes a `Question` for the column in the schema of the data file.
Conditions that no index decides (unknown index or operator, damaged index) may match. A comparison
with NULL never matches, as in SQL. The relation lists indexes in manifest entries and in files
beside the data files; only the headers of containers are read and, for the column `detail`, those
of indexes. Main names: `Question`, `may_match_indexes`, `file_indexes_table`.
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
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import (
    MATCHES,
    Container,
    IndexSpan,
    Key,
    KeyType,
    read_container,
)
from arrowmeta.paimon.file_index.indexes import (
    Index,
    hash_keys,
    read_bitmap,
    read_bloom_filter,
    read_bsi,
    read_range_bitmap,
)
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
from arrowmeta.records import dataclass

BLOOM_FILTER = "bloom-filter"

#: Readers of indexes with all distinct values, by index type.
_READERS: dict[str, Callable[[memoryview], Index]] = {
    "bitmap": read_bitmap,
    "range-bitmap": read_range_bitmap,
    "bsi": read_bsi,
}
#: An empty index: every row is null.
_NO_VALUES = Index(0, "no values", lambda key_type: (), lambda key_type: True)

_ANY_OF = ("=", "IN")
_NONE_OF = ("<>", "NOT IN")
_NULL_TESTS = ("IS NULL", "IS NOT NULL")
#: Comparisons with one literal, relaxed for keys that several values share.
_ORDERED = {"<": "<=", ">": ">="}
_PREFIX = "STARTS WITH"


@dataclass(frozen=True)
class Question:
    """Comparison of a column with literals, prepared once for many files.

    Attributes:
        op: one of `OPERATORS`.
        keys: keys of the literals, distinct and ascending, without null.
        key_type: of the column in the schema of the data files.
        can_match: False if the comparison is NULL for every row.
        hashes: of the keys, for bloom filters; None if these do not support the comparison.
    """

    op: str
    keys: Sequence[Key]
    key_type: KeyType
    can_match: bool = True
    hashes: NDArray[np.uint64] | None = None

    @classmethod
    def of(cls, op: str, literals: pa.Array, column_type: pa.DataType) -> Question:
        """Prepare a comparison.

        Args:
            op: one of `OPERATORS`; <, <=, >, >= and STARTS WITH take one literal, IS NULL and IS
                NOT NULL none.
            literals: values that can be cast to the column type.
            column_type: of the column in the schema of the data files, not in a later schema.

        Raises:
            UnsupportedError: indexes do not support the comparison.
        """
        key_type = KeyType.of(column_type)
        if op in _NULL_TESTS:
            return cls(op, (), key_type)
        keys, hashes = key_type.to_keys(literals), None
        if op in _NONE_OF and not len(literals):
            raise UnsupportedError(f"{op} without a literal also matches nulls")
        if literals.null_count if op in _NONE_OF else not len(keys):
            return cls(op, keys, key_type, can_match=False)
        if op == _PREFIX and key_type.stored is not None:
            raise UnsupportedError(f"{op} is not supported for columns of type {column_type}")
        if not key_type.is_exact:
            if op in _NONE_OF:
                raise UnsupportedError(f"{op}: file indexes do not store nanoseconds")
            op = _ORDERED.get(op, op)  # true of keys wherever it is true of values
        if op in _ANY_OF:
            with suppress(UnsupportedError):
                hashes = hash_keys(keys, key_type)
        return cls(op, keys, key_type, hashes=hashes)

    def may_match(self, container: Container, column: str) -> bool:
        """Return whether the file may contain a match: no readable index rules it out."""
        if not self.can_match:
            return False
        for span in container.of_column(column):
            with suppress(ArrowMetaError):
                if self.answer(container, span) is False:
                    return False
        return True

    def answer(self, container: Container, span: IndexSpan) -> bool | None:
        """Return whether an index contains a match; None if it does not support the comparison.

        Raises:
            CorruptMetadataError: the index is damaged, or belongs to another file.
            UnsupportedError: its type, version or column type is not supported.
            LimitError: it has too many positions to decode.
        """
        body = container.body(span)
        if body is not None and span.index_type == BLOOM_FILTER:
            hashes = self.hashes
            return None if hashes is None else read_bloom_filter(body).may_have_any(hashes)
        index = _read_index(span.index_type, body, container.n_rows)
        if index is None:
            raise UnsupportedError("this index type is not supported")
        if self.op == "IS NULL":
            return index.has_null(self.key_type)
        return MATCHES[self.op](index.keys(self.key_type), self.keys)


def _read_index(index_type: str, body: memoryview | None, n_rows: int | None) -> Index | None:
    """Return an index with all values; None for other types of indexes.

    Raises:
        CorruptMetadataError: its header is damaged, or it is of a file with other rows.
    """
    if body is None:
        return _NO_VALUES
    index = _READERS[index_type](body) if index_type in _READERS else None
    if index is not None and n_rows not in (None, index.n_rows):
        raise CorruptMetadataError(
            f"index has {counted(index.n_rows, 'row')}, the data file {n_rows:,}"
        )
    return index


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
            detail = None
            try:
                if "detail" in schema.names:
                    detail = describe(span.index_type, container.body(span), container.n_rows)
            except ArrowMetaError as error:
                on_damage(_at(place, error, span))
            found.append((row, path, span, detail))
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


def describe(index_type: str, body: memoryview | None, n_rows: int | None = None) -> str | None:
    """Describe an index by its header; return None for other index types.

    Args:
        index_type: Paimon's name of the index type.
        body: the index; None if it is empty.
        n_rows: rows of the data file; None if not known.

    Raises:
        CorruptMetadataError: the header is damaged, or belongs to another file.
        UnsupportedError: the index has another version.
    """
    if body is not None and index_type == BLOOM_FILTER:
        bloom = read_bloom_filter(body)
        functions = counted(bloom.n_functions, "function")
        return f"{counted(8 * len(bloom.bits), 'bit')}, {functions}"
    index = _read_index(index_type, body, n_rows)
    return None if index is None else index.words
