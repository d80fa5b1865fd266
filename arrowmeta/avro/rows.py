"""Rows of metadata files in Avro, ORC or Parquet.

Fields are found by name. A field that a file does not have is null.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.blocks import OnDamage
from arrowmeta.avro.columnar_file import (
    ORC_MAGIC,
    PARQUET_MAGIC,
    FieldPath,
    NamedField,
    read_columnar,
)
from arrowmeta.avro.decode import PARALLEL_LEN, Chunk, Pipeline, decode_files
from arrowmeta.avro.file import AvroFile
from arrowmeta.columns.rows import Rows, Spans
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError

T = TypeVar("T")


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
        files: the files.
        fields: dotted names of the fields to decode, including `spans`.
        spans: byte string fields to locate instead of copying.
        convert: converts some rows; called on the thread that decoded them.
        pipeline: see `decode_files`.
        on_damage: called with each error; without it, the first error is raised.
    """
    for columnar, start, group in by_container(files):
        if not columnar:
            yield from decode_files(
                group,
                tuple(fields),
                partial(_convert_chunk, convert, start),
                spans=tuple(spans),
                pipeline=pipeline,
                on_damage=on_damage,
            )
        else:
            wanted = [(NamedField(name.partition(".")[0]),) for name in fields]

            def convert_file(
                file: AvroFile, file_idx: int, wanted: Sequence[FieldPath] = wanted
            ) -> Iterator[T]:
                for batch, row_idx in columnar_batches(file, wanted, on_damage):
                    yield convert(Rows(batch, {}, file_of_rows(batch, file_idx), row_idx))

            yield from each_file(group, start, convert_file, pipeline)


def each_file(
    files: Sequence[AvroFile],
    first_file: int,
    convert: Callable[[AvroFile, int], Iterable[T]],
    pipeline: Pipeline[T] | None,
) -> Iterator[T]:
    """Convert files in order, several at a time unless they are small.

    Args:
        files: the files.
        first_file: position of the first one.
        convert: converts a file, given its position; called on threads of the pipeline.
        pipeline: see `decode_files`.
    """
    size = sum(len(file.data) for file in files)
    if pipeline is None or pipeline.threads == 1 or size < PARALLEL_LEN:
        if pipeline is not None:
            yield from pipeline.rest()
        for file_idx, file in enumerate(files, first_file):
            yield from convert(file, file_idx)
        return
    for file_idx, file in enumerate(files, first_file):
        yield from pipeline.add(partial(convert, file, file_idx))


def by_container(files: Sequence[AvroFile]) -> Iterator[tuple[bool, int, Sequence[AvroFile]]]:
    """Yield runs of files: whether they are columnar, the position of the first, the files."""
    start = 0
    for columnar, group in groupby(files, key=_is_columnar):
        run = list(group)
        yield columnar, start, run
        start += len(run)


def _is_columnar(file: AvroFile) -> bool:
    return bytes(file.data[: len(PARQUET_MAGIC)]).startswith((ORC_MAGIC, PARQUET_MAGIC))


def _convert_chunk(convert: Callable[[Rows], T], first_file: int, chunk: Chunk) -> T:
    # Spans inside of a list have another number of rows.
    spans = {
        path: Spans(chunk.data, starts, lengths)
        for path, (starts, lengths) in chunk.spans.items()
        if len(starts) == chunk.batch.num_rows
    }
    file_idx = chunk.file_idx + np.int32(first_file)
    return convert(Rows(chunk.batch, spans, file_idx, chunk.row_idx))


def columnar_batches(
    file: AvroFile, wanted: Iterable[FieldPath], on_damage: OnDamage | None
) -> Iterator[tuple[pa.RecordBatch, NDArray[np.int64]]]:
    """Yield columns of an ORC or Parquet file, and the ordinals of their rows; at least one batch.

    Args:
        on_damage: called with each error; without it, the first error is raised.
    """
    try:
        table = read_columnar(file, wanted)
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
    none = [pa.nulls(0, field.type) for field in table.schema]
    no_rows = pa.RecordBatch.from_arrays(none, schema=table.schema)
    for batch in table.combine_chunks().to_batches() or [no_rows]:
        yield batch, np.arange(first_row, first_row + batch.num_rows)
        first_row += batch.num_rows


def file_of_rows(batch: pa.RecordBatch, file_idx: int) -> NDArray[np.int32]:
    """Return the file of each row of a batch that is from one file."""
    return np.full(batch.num_rows, file_idx, dtype=np.int32)
