"""Rows of Paimon's metadata files, by field name, whatever container and writer they come from.

Knows the containers (Avro; ORC and Parquet of older tables) and how a field is found in any of the
field sets of the past: a field that a file lacks is null, one we do not know is not read.

Spec: Paimon 1.x, ManifestEntry.SCHEMA and its history; `manifest.format`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.chunk import Chunk
from arrowmeta.avro.decode import Pipeline, decode_files
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import to_flags
from arrowmeta.columns.rows import Rows, Spans
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.paimon.binary_row import PREFIX_LEN, decode_row_spans
from arrowmeta.paimon.columnar_file import is_columnar, read_columnar

T = TypeVar("T")

_KIND_BITS = 8


def read_rows(
    files: Sequence[AvroFile],
    fields: Sequence[str],
    spans: Sequence[str],
    convert: Callable[[Rows], T],
    *,
    pipeline: Pipeline[T] | None = None,
    on_damage: OnDamage | None = None,
) -> Iterator[T]:
    """Decode metadata files in order.

    Args:
        files: what to decode.
        fields: dotted names of the fields to decode; `spans` among them.
        spans: byte string fields to locate instead of copying.
        convert: what to make of some rows; runs on the thread that decoded them.
        pipeline: does the work, see `decode_files`.
        on_damage: is told of what cannot be decoded; without it the first error raises.
    """
    numbered = zip(map(is_columnar, files), range(len(files)), strict=True)
    for columnar, group in groupby(numbered, key=itemgetter(0)):
        places = [place for _, place in group]
        start = places[0]
        if not columnar:
            yield from decode_files(
                files[start : places[-1] + 1],
                tuple(fields),
                partial(_convert_chunk, convert, start),
                spans=tuple(spans),
                pipeline=pipeline,
                on_damage=on_damage,
            )
        else:
            if pipeline is not None:
                yield from pipeline.rest()
            for place in places:
                yield from map(convert, _columnar_rows(files[place], place, fields, on_damage))


def _convert_chunk(convert: Callable[[Rows], T], first_file: int, chunk: Chunk) -> T:
    return convert(_avro_rows(chunk, first_file))


def _avro_rows(chunk: Chunk, first_file: int) -> Rows:
    # Inside of a list, there would be as many as items.
    found = {
        path: Spans(chunk.data, starts, lengths)
        for path, (starts, lengths) in chunk.spans.items()
        if len(starts) == chunk.batch.num_rows
    }
    return Rows(chunk.batch, found, chunk.file_idx + np.int32(first_file), chunk.row_idx)


def _columnar_rows(
    file: AvroFile, file_idx: int, fields: Sequence[str], on_damage: OnDamage | None
) -> Iterator[Rows]:
    try:
        table = read_columnar(file, {name.partition(".")[0] for name in fields})
    except ArrowMetaError as error:
        if on_damage is None:
            raise
        on_damage(error)
        return
    try:
        file.check_rows(table.num_rows)
    except CorruptMetadataError as error:
        if on_damage is None:
            raise
        on_damage(error)
    first_row = 0
    for batch in table.combine_chunks().to_batches():
        n_rows = batch.num_rows
        yield Rows(
            batch,
            {},
            np.full(n_rows, file_idx, dtype=np.int32),
            np.arange(first_row, first_row + n_rows),
        )
        first_row += n_rows


def decode_spans(
    spans: Spans, fields: pa.StructType, only: Sequence[int] | None = None
) -> pa.StructArray:
    """Decode BinaryRows, or only the fields at some positions, in ascending order.

    A row of length 0 is null, a value that Arrow cannot hold is unknown, so null.
    """
    has_null = spans.lengths.min(initial=1) == 0
    return decode_row_spans(
        spans.data,
        spans.starts,
        spans.lengths,
        spans.lengths > 0 if has_null else None,
        fields,
        only=only,
        out_of_range="null",
    )


def values_not_held(spans: Spans, place: int, values: pa.Array) -> NDArray[np.bool_]:
    """Tell which rows have a value in a field that `decode_spans` has left null.

    A decimal of too many digits is none of them: it is null for Paimon, too.
    Spec: Paimon 1.x, common/data/BinarySection.java (readDecimal).

    Args:
        spans: the rows, which were decoded.
        place: of the field.
        values: what was decoded of it.
    """
    if not values.null_count or pa.types.is_decimal(values.type):
        return np.zeros(len(spans), dtype=bool)
    rows = np.flatnonzero(to_flags(values.is_null()) & (spans.lengths > 0))
    byte, bit = divmod(_KIND_BITS + place, 8)
    is_null = spans.data[spans.starts[rows] + PREFIX_LEN + byte] >> np.uint8(bit) & 1
    found = np.zeros(len(spans), dtype=bool)
    found[rows] = is_null == 0
    return found
