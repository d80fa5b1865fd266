"""Data skipping with the file indexes in manifest entries.

Each condition of a predicate becomes a `Question` for the column in the schema of the data file.
Conditions that no index decides (unknown index or operator, damaged index) may match. A comparison
with NULL never matches, as in SQL. Main names: `Question`, `may_match_indexes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, to_flags
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.bitmap import read_bitmap
from arrowmeta.paimon.file_index.bloom_filter import hash_keys, read_bloom_filter
from arrowmeta.paimon.file_index.bsi import read_bsi
from arrowmeta.paimon.file_index.container import Container, IndexSpan, known_rows, read_container
from arrowmeta.paimon.file_index.key_set import NO_KEYS, OPERATORS, KeySet, has_match
from arrowmeta.paimon.file_index.keys import Key, KeyType, has_null
from arrowmeta.paimon.file_index.range_bitmap import read_range_bitmap
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
_KEY_SETS: dict[str, Callable[[memoryview, KeyType], KeySet]] = {
    "bitmap": read_bitmap,
    "range-bitmap": read_range_bitmap,
    "bsi": read_bsi,
}

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
        if op not in OPERATORS:
            raise UnsupportedError(f"file indexes do not support {op}")
        if op in _NULL_TESTS:
            return cls(op, (), key_type)
        keys = key_type.to_keys(literals)
        if op not in _NONE_OF + _ANY_OF and len(literals) != 1:
            raise UnsupportedError(f"{op} takes one literal, got {len(literals)}")
        if op in _NONE_OF and not len(literals):
            raise UnsupportedError(f"{op} without a literal also matches nulls")
        if has_null(literals) if op in _NONE_OF else not len(keys):
            return cls(op, keys, key_type, can_match=False)
        if op == _PREFIX and key_type.stored is not None:
            raise UnsupportedError(f"{op} is not supported for columns of type {column_type}")
        return cls(_over_keys(op, key_type), keys, key_type, hashes=_hashes(op, keys, key_type))

    def may_match(self, container: Container, column: str) -> bool:
        """Return whether the file may contain a match: no readable index rules it out."""
        return self.can_match and all(
            self._may_match(container, span) for span in container.of_column(column)
        )

    def _may_match(self, container: Container, span: IndexSpan) -> bool:
        try:
            return self.answer(container, span) is not False
        except ArrowMetaError:
            return True

    def answer(self, container: Container, span: IndexSpan) -> bool | None:
        """Return whether an index contains a match; None if it does not support the comparison.

        Raises:
            CorruptMetadataError: the index is damaged, or belongs to another file.
            UnsupportedError: its type, version or column type is not supported.
            LimitError: it has too many positions to decode.
        """
        body = container.body(span)
        if body is None:
            return has_match(NO_KEYS, self.op, self.keys)
        if span.index_type == BLOOM_FILTER:
            hashes = self.hashes
            return None if hashes is None else read_bloom_filter(body).may_have_any(hashes)
        read = _KEY_SETS.get(span.index_type)
        if read is None:
            raise UnsupportedError("this index type is not supported")
        keys = read(body, self.key_type)
        if keys.n_rows is not None and container.n_rows not in (None, keys.n_rows):
            raise CorruptMetadataError(
                f"{counted(keys.n_rows, 'row')}, in a file of {container.n_rows}"
            )
        return has_match(keys, self.op, self.keys)


def _over_keys(op: str, key_type: KeyType) -> str:
    """Return a comparison of keys that is true wherever the comparison of values is."""
    if key_type.is_exact:
        return op
    if op in _NONE_OF:
        raise UnsupportedError(f"{op}: file indexes do not store nanoseconds")
    return _ORDERED.get(op, op)


def _hashes(op: str, keys: Sequence[Key], key_type: KeyType) -> NDArray[np.uint64] | None:
    if op not in _ANY_OF:
        return None
    try:
        return hash_keys(keys, key_type)
    except UnsupportedError:
        return None


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
            container = read_container(indexes[row].as_py(), known_rows(int(n_rows[row])))
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
