"""Whether a data file may have rows that fulfil a comparison, by the indexes it carries.

Knows which index answers which comparison, by its type's name. What cannot be answered (an unknown
index or operator, a damaged index) may match, and the answer says why. Null in a comparison is that
of SQL: it is never true.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.bitmap import read_bitmap
from arrowmeta.paimon.file_index.bloom_filter import hash_keys, read_bloom_filter
from arrowmeta.paimon.file_index.bsi import read_bsi
from arrowmeta.paimon.file_index.container import Container, IndexSpan
from arrowmeta.paimon.file_index.key_set import OPERATORS, KeysOfRows, NoKeys, has_match
from arrowmeta.paimon.file_index.keys import Keys, KeyType, has_null
from arrowmeta.paimon.file_index.range_bitmap import RangeBitmap

BLOOM_FILTER = "bloom-filter"

#: Indexes that know all values, by the name of their type.
_KEY_SETS: dict[str, Callable[[memoryview, KeyType], KeysOfRows]] = {
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
        if container.n_rows not in (None, keys.n_rows):
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
