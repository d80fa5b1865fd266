"""What answers which rows: deletion vectors of both formats, and Paimon's file indexes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError
from arrowmeta.kernels.deletion_vectors import NARROW, WIDE, decode_positions, read_records
from arrowmeta.paimon.file_index import Container, read_container, read_index
from tests.fuzz.case import Case, schema_of
from tests.fuzz.guard import guarded, with_guard
from tests.fuzz.targets.target import Arrow, as_integer
from tests.paimon.file_index.asking import OPERATORS, may_match, read_all

#: Rows that a vector deletes are asked for up to so many: they are the answer, however few bytes
#: say them.
_MAX_ROWS = 1 << 20

_NUMBERS = (-1, 0, 3, 12, 70_000)
_TEXTS = ("", "a", "abc", "zz")


def read_vectors(case: Case) -> list[Arrow]:
    """Check and decode vectors; the numbers of the case are offset and length of each."""
    numbers = [as_integer(number, 64) for number in case.numbers]
    offsets, lengths = np.array(numbers, dtype=np.int64).reshape(-1, 2).T
    places = np.ascontiguousarray(offsets), np.ascontiguousarray(lengths)
    found = read_records(guarded(case.data), *places, (NARROW, WIDE))
    fault = found.error("fuzzed", pa.chunked_array([offsets.astype(str)]))
    total = int(np.maximum(found.counts, 0).sum())
    ends, positions = decode_positions(found) if total <= _MAX_ROWS else (np.zeros(1), np.zeros(0))
    assert ends[-1] == len(positions)
    if fault is not None:
        raise fault
    return [pa.array(found.counts), pa.array(positions)]


def ask_index(case: Case) -> list[Arrow]:
    """Describe every index, and ask everything of those of columns whose type is known.

    An index that is damaged may match, so what is wrong with one is no error until all are asked.
    """
    container = read_container(with_guard(case.data))
    faults: list[ArrowMetaError] = []
    words: list[str | None] = []
    for span in container.spans:
        try:
            index = read_index(container, span)
            words.append(index.words if index else None)
        except ArrowMetaError as error:
            faults.append(error)
    answers = []
    for field in schema_of(case.context):
        of_field = (span for span in container.spans if span.column == field.name)
        spans = tuple(replace(span, column="c") for span in of_field)
        alone = Container(container.data, spans)
        answers += [may_match(alone, *asked) for asked in _questions(field.type)]
        try:
            read_all(alone, field.type)
        except ArrowMetaError as error:
            faults.append(error)
    if faults:
        raise faults[0]
    return [pa.array(answers, pa.bool_()), pa.array(words, pa.string())]


def _questions(column_type: pa.DataType) -> Iterator[tuple[str, pa.Array]]:
    """Every comparison that can be asked of a type."""
    literals = _literals(column_type).drop_null()
    is_text = column_type in (pa.string(), pa.binary())
    for op in OPERATORS:
        some = literals if op in ("IN", "NOT IN") else literals.slice(len(literals) // 2, 1)
        if len(some) and (is_text or op != "STARTS WITH"):
            yield op, some


def _literals(column_type: pa.DataType) -> pa.Array:
    if column_type in (pa.string(), pa.binary()):
        return pa.array(_TEXTS).cast(column_type)
    try:
        return pa.array(_NUMBERS, pa.int64()).cast(column_type, safe=False)
    except pa.ArrowException:
        return pa.nulls(1, column_type)
