"""Whether a data file may have rows that match a predicate, by the indexes it carries.

Knows which index answers which comparison, by its type's name; which question each leaf of a
predicate is; and which field a column of today was in the schema of a file. What cannot be answered
(an unknown index or operator, a damaged index) may match, and the answer says why. Null in a
comparison is that of SQL: it is never true. Main names: `Question`, `may_match_indexes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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
from arrowmeta.paimon.file_index.key_set import OPERATORS, KeySet, NoKeys, has_match
from arrowmeta.paimon.file_index.keys import Keys, KeyType, has_null
from arrowmeta.paimon.file_index.range_bitmap import RangeBitmap
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.stats import keeps_order
from arrowmeta.predicate.tree import (
    TRUE,
    And,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Or,
    StartsWith,
    Tree,
    Unjudged,
)

BLOOM_FILTER = "bloom-filter"

#: Indexes that know all values, by the name of their type.
_KEY_SETS: dict[str, Callable[[memoryview, KeyType], KeySet]] = {
    "bitmap": read_bitmap,
    "range-bitmap": RangeBitmap,
    "bsi": read_bsi,
}

_ANY_OF = ("=", "IN")
_NONE_OF = ("<>", "NOT IN")
_NULL_TESTS = ("IS NULL", "IS NOT NULL")
#: Comparisons of one literal, in the form that holds where different values share a key.
_ORDERED = {"<": "<=", ">": ">="}
_PREFIX = "STARTS WITH"


@dataclass(frozen=True)
class Answer:
    """What the indexes of a file say.

    Attributes:
        may_match: False if no row of the file fulfils the comparison.
        reason: which index says so, or why none can say.
        error: what is wrong with an index that could not be read.
    """

    may_match: bool
    reason: str
    error: ArrowMetaError | None = None


@dataclass(frozen=True)
class Question:
    """A comparison of a column with literals, ready to be asked of many files.

    Attributes:
        op: one of `OPERATORS`.
        keys: of the literals, distinct and ascending, without null.
        key_type: of the column, in the schema that the files were written with.
        never: why no row of any file fulfils it; None if some can.
        hashes: of the keys, for bloom filters; None where these do not answer.
    """

    op: str
    keys: Keys
    key_type: KeyType
    never: str | None = None
    hashes: NDArray[np.uint64] | None = None

    @classmethod
    def of(cls, op: str, literals: pa.Array, column_type: pa.DataType) -> Question:
        """Prepare a comparison.

        Args:
            op: one of `OPERATORS`; comparisons with < and the like, and STARTS WITH, have one
                literal, IS NULL and IS NOT NULL none.
            literals: values that cast to the column's type.
            column_type: of the column in the schema of the data files, not in a later one.

        Raises:
            UnsupportedError: indexes do not answer this.
        """
        key_type = KeyType.of(column_type)
        if op not in OPERATORS:
            raise UnsupportedError(f"file indexes do not answer {op}")
        if op in _NULL_TESTS:
            return cls(op, (), key_type)
        keys = key_type.to_keys(literals)
        if op not in _NONE_OF + _ANY_OF and len(literals) != 1:
            raise UnsupportedError(f"{op} has one literal, not {len(literals)}")
        if op in _NONE_OF and not len(literals):
            raise UnsupportedError(f"{op} without a literal holds for nulls too")
        if has_null(literals) if op in _NONE_OF else not len(keys):
            return cls(op, keys, key_type, "a comparison with null is never true")
        if op == _PREFIX and key_type.stored is not None:
            raise UnsupportedError(f"{op} is not asked of columns of type {column_type}")
        return cls(_over_keys(op, key_type), keys, key_type, None, _hashes(op, keys, key_type))

    def ask(self, container: Container, column: str) -> Answer:
        """Ask every index of a column, until one rules the file out."""
        if self.never:
            return Answer(False, self.never)
        answer = Answer(True, f"no file index over {column}")
        for span in container.of_column(column):
            answer = self._ask_index(container, span)
            if not answer.may_match:
                break
        return answer

    def _ask_index(self, container: Container, span: IndexSpan) -> Answer:
        name = f"{span.index_type} of {span.column}"
        try:
            found = self._look_up(container, span)
        except ArrowMetaError as error:
            return Answer(True, f"{name} cannot be read: {error}", error)
        if found is None:
            return Answer(True, f"{name} does not answer {self.op}")
        return Answer(found, f"{name} {'may have' if found else 'has no'} such value")

    def _look_up(self, container: Container, span: IndexSpan) -> bool | None:
        body = container.body(span)
        if body is None:
            return has_match(NoKeys(), self.op, self.keys)
        if span.index_type == BLOOM_FILTER:
            return (
                None if self.hashes is None else read_bloom_filter(body).may_have_any(self.hashes)
            )
        read = _KEY_SETS.get(span.index_type)
        if read is None:
            raise UnsupportedError("an index of this type is not read")
        keys = read(body, self.key_type)
        if keys.n_rows is not None and container.n_rows not in (None, keys.n_rows):
            # That of another file, whose values say nothing of this one's.
            raise CorruptMetadataError(
                f"{counted(keys.n_rows, 'row')}, in a file of {container.n_rows}"
            )
        return has_match(keys, self.op, self.keys)


def _over_keys(op: str, key_type: KeyType) -> str:
    """Return the comparison of keys that holds wherever that of values does."""
    if key_type.is_exact:
        return op
    if op in _NONE_OF:
        raise UnsupportedError(f"{op}: file indexes keep no nanoseconds")
    return _ORDERED.get(op, op)


def _hashes(op: str, keys: Keys, key_type: KeyType) -> NDArray[np.uint64] | None:
    if op not in _ANY_OF:
        return None
    try:
        return hash_keys(keys, key_type)
    except UnsupportedError:
        return None


#: Tells of one file whether it may have a row that a predicate is true for.
Ask: TypeAlias = Callable[[Container], Answer]


def compile_condition(tree: Tree, columns: Mapping[str, pa.Field]) -> Ask:
    """Return a predicate as a function of the containers of files that have one schema.

    Args:
        tree: over the columns of the current schema.
        columns: under the current name of a column, the field that it is in the schema of the
            files. A column that these do not have is left out, and one whose values are changed
            when they are cast to the current type.
    """
    match tree:
        case And(parts):
            return _decided([compile_condition(part, columns) for part in parts], False)
        case Or(parts):
            return _decided([compile_condition(part, columns) for part in parts], True)
        case Implied(condition, _):
            return compile_condition(condition, columns)
        case Constant(value):
            return _always(Answer(value is True, f"{tree} for every row"))
        case Unjudged(_, reason):
            return _always(Answer(True, reason))
        case _:
            return _compile_leaf(tree, columns)


def _compile_leaf(leaf: Leaf, columns: Mapping[str, pa.Field]) -> Ask:
    field = columns.get(leaf.column.name) if leaf.column.is_plain else None
    if field is None:
        return _always(Answer(True, f"no file index is over {leaf.column}"))
    try:
        question = to_question(leaf, field.type)
    except UnsupportedError as error:
        return _always(Answer(True, str(error)))
    return lambda container: question.ask(container, field.name)


def to_question(leaf: Leaf, column_type: pa.DataType) -> Question:
    """Return the question that a condition on one column is.

    NaN is the greatest number, so what is not NaN is less.

    Args:
        leaf: the condition.
        column_type: of the column, in the schema of the files.

    Raises:
        UnsupportedError: indexes do not answer this.
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
    raise UnsupportedError(f"file indexes do not answer {leaf}")


def _array(literals: Sequence[Literal], column_type: pa.DataType) -> pa.Array:
    if any(literal.exact is None for literal in literals):
        raise UnsupportedError("a literal that has no exact value in the type of the column")
    return pa.array([literal.exact for literal in literals], column_type)


def _always(answer: Answer) -> Ask:
    return lambda _: answer


def _decided(parts: Sequence[Ask], deciding: bool) -> Ask:
    """Ask parts until one gives the answer that decides for all; else the last one's counts."""

    def ask(container: Container) -> Answer:
        answer = Answer(not deciding, "nothing is asked")
        for part in parts:
            answer = part(container)
            if answer.may_match is deciding:
                break
        return answer

    return ask


def may_match_indexes(
    tree: Tree, files: pa.Table, schemas: Sequence[TableSchema]
) -> NDArray[np.bool_] | None:
    """Return which files may match; None if no file has an index.

    Args:
        tree: over the columns of the current schema.
        files: `embedded_index`, `schema_id` and `record_count` of each.
        schemas: all of the table, the current one last.
    """
    indexes = files["embedded_index"].combine_chunks()
    if tree == TRUE or indexes.null_count == len(indexes):
        return None
    schema_ids = filled(files["schema_id"].combine_chunks(), -1)
    asks = {schema.id: compile_condition(tree, _fields(schema, schemas[-1])) for schema in schemas}
    n_rows = filled(files["record_count"].combine_chunks(), -1)
    mask = np.ones(len(indexes), dtype=bool)
    for place in np.flatnonzero(to_flags(pc.is_valid(indexes))).tolist():
        ask = asks.get(int(schema_ids[place]))
        mask[place] = ask is None or _may_match(ask, indexes[place].as_py(), int(n_rows[place]))
    return mask


def _may_match(ask: Ask, index: bytes, n_rows: int) -> bool:
    try:
        return ask(read_container(index, known_rows(n_rows))).may_match
    except ArrowMetaError:
        return True


def _fields(schema: TableSchema, current: TableSchema) -> dict[str, pa.Field]:
    """Return what columns of today were in a schema: those of the same id.

    Indexes know the values of then: a column whose values a cast may change is left out.
    """
    was = dict(zip((field.id for field in schema.fields), schema.to_arrow_schema(), strict=True))
    now = zip((field.id for field in current.fields), current.to_arrow_schema(), strict=True)
    return {
        field.name: was[field_id]
        for field_id, field in now
        if field_id in was and keeps_order(was[field_id], field)
    }
