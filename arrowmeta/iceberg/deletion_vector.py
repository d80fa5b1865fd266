"""Deletion vectors: blobs of Puffin files, whose places the entries of the snapshot have.

Knows which columns of entries make the relation `deletion_vectors`. The blobs are checked and
counted by `columns.deletion_vectors`; a file of blobs without a footer will do, as some writers
leave it out.

Spec: Iceberg v3, Deletion Vectors; Puffin file format, deletion-vector-v1 blob type.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.columns.deletion_vectors import (
    WIDE,
    known_counts,
    must_be_read,
    read_records,
    rows_by_file,
)
from arrowmeta.errors import CorruptMetadataError

#: Opens a Puffin file; None if it is not there or cannot be read.
OpenPuffinFile = Callable[[str], AvroFile | None]

#: Columns of entries that the relation is made of.
VECTOR_COLUMNS = (
    "status",
    "content",
    "file_path",
    "file_size_in_bytes",
    "record_count",
    "partition",
    "referenced_data_file",
    "content_offset",
    "content_size_in_bytes",
    "manifest_path",
    "manifest_pos",
)
#: Of these, the ones that no deletion vector is without.
_REQUIRED = ("referenced_data_file", "content_offset")


def live_vectors(entries: pa.Table, on_damage: OnDamage) -> pa.Table:
    """Return the entries that stand for a deletion vector of the snapshot.

    A deletion vector names its data file and its place; an entry that does not is damage.

    Args:
        entries: the columns `VECTOR_COLUMNS` of all entries.
        on_damage: is told of entries without a place.

    Spec: Iceberg v3, Data File Fields (143 to 145 are required for deletion vectors).
    """
    is_vector = pc.equal(entries["content"], text_scalar("deletion_vector"))
    is_live = pc.not_equal(entries["status"], text_scalar("deleted"))
    vectors = entries.filter(pc.and_(is_vector, is_live))
    for name in _REQUIRED:
        is_missing = to_flags(vectors[name].is_null().combine_chunks())
        if is_missing.any():
            on_damage(_without(name, vectors, int(np.flatnonzero(is_missing)[0])))
            vectors = vectors.filter(flag_array(~is_missing))
    return vectors


def _without(name: str, vectors: pa.Table, at: int) -> CorruptMetadataError:
    return CorruptMetadataError(
        f"a deletion vector without {name}",
        path=vectors["manifest_path"][at].as_py(),
        row=vectors["manifest_pos"][at].as_py(),
    )


def deletion_vectors_table(
    vectors: pa.Table, schema: pa.Schema, open_file: OpenPuffinFile, on_damage: OnDamage
) -> pa.Table:
    """Return wanted columns of the relation.

    The place and length of a vector are in the metadata, its cardinality too. All are checked
    against the vector's own bytes where the length is asked for: it is unknown if these contradict
    it, and as the metadata says if the file is not there, like any other of the table's files.

    Args:
        vectors: what `live_vectors` found.
        schema: the columns.
        open_file: opens Puffin files, each once.
        on_damage: is told of vectors that cannot be read.
    """
    recorded = filled(_column(vectors, "record_count"), -1)
    lengths = np.full(len(vectors), -1, dtype=np.int64)
    counts = lengths.copy()
    for rows in rows_by_file(_file_of(vectors), must_be_read(schema.names, recorded)):
        lengths[rows], counts[rows] = _read(vectors.take(number_array(rows)), open_file, on_damage)
    columns: dict[str, Callable[[], pa.Array | pa.ChunkedArray]] = {
        "data_file_path": lambda: vectors["referenced_data_file"],
        "file_path": lambda: vectors["file_path"],
        "content_offset": lambda: vectors["content_offset"],
        "content_size_in_bytes": lambda: known_counts(lengths),
        "cardinality": lambda: known_counts(np.where(recorded < 0, counts, recorded)),
        "partition": lambda: vectors["partition"],
        "bucket": lambda: pa.nulls(len(vectors), pa.int32()),
    }
    return pa.table([columns[name]() for name in schema.names], schema=schema)


def _read(
    vectors: pa.Table, open_file: OpenPuffinFile, on_damage: OnDamage
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the length and cardinality of vectors, all of one file; -1 for what has a fault.

    What is listed twice is read once: that it is, is not the file's fault.
    """
    offsets = to_numbers(_column(vectors, "content_offset"))
    stated = filled(_column(vectors, "content_size_in_bytes"), -1)
    file = open_file(vectors["file_path"][0].as_py())
    if file is None:
        return stated, np.full(len(vectors), -1, dtype=np.int64)
    data = np.frombuffer(file.data, dtype=np.uint8)
    places, place_of = np.unique(np.stack([offsets, stated], 1), axis=0, return_inverse=True)
    first, second = np.ascontiguousarray(places.T)
    found = read_records(data, first, second, (WIDE,)).take(place_of.reshape(-1))
    found.check_counts(filled(_column(vectors, "record_count"), -1))
    fault = found.error(file.path, vectors["referenced_data_file"])
    if fault is not None:
        on_damage(fault)
    return found.record_lens, found.counts


def _file_of(vectors: pa.Table) -> NDArray[np.int32]:
    return to_numbers(_column(vectors, "file_path").dictionary_encode().indices)


def _column(table: pa.Table, name: str) -> pa.Array:
    return table[name].combine_chunks()
