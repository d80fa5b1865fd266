"""Where data files are: the folder of a partition and bucket, for whole arrays of files at once.

Knows how folders follow each other. How a partition's values become folder names is
`partition_name`; nothing is read or listed.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, text_array, text_scalar, to_numbers
from arrowmeta.columns.text import join_text
from arrowmeta.paimon.partition_name import partition_folders

#: The bucket of rows whose bucket is decided later.
POSTPONE_BUCKET = -2

#: Codes that a table by code is made for, however few rows there are.
_FEW_CODES = 1 << 12


def data_file_paths(
    folder: pa.DictionaryArray, file_name: pa.Array, external_path: pa.Array
) -> pa.Array:
    """Return the recorded path of each data file, the arguments being parallel arrays.

    It is the external path where the entry has one, else the name in the bucket's folder.
    Spec: Paimon 2.x, core/io/DataFilePathFactory.java.

    Args:
        folder: see `bucket_folders`.
        file_name: names without a folder.
        external_path: complete paths; null where there is none.
    """
    paths = join_text(folder.dictionary, to_numbers(folder.indices), file_name)
    if external_path.null_count == len(external_path):
        return paths
    return pc.coalesce(external_path, paths)


def bucket_folders(
    location: str,
    partition: pa.StructArray | pa.DictionaryArray,
    bucket: pa.Array,
    options: Mapping[str, str],
    *,
    precision: Mapping[str, int] | None = None,
) -> pa.DictionaryArray:
    """Return the folder of each partition and bucket, the arguments being parallel arrays.

    Below the location come the folder of the option `data-file.path-directory`, one folder for
    each partition key and one for the bucket. The cost in Python grows with the distinct values of
    a partition column, not with the rows.
    Spec: Paimon 2.x, core/utils/FileStorePathFactory.java.

    Args:
        location: of the table, the same for all branches.
        partition: the partition values in the order of the partition keys; where rows share them,
            perhaps as a dictionary.
        bucket: bucket numbers.
        options: of the table; they decide how folders are named.
        precision: of partition columns that are times, where the option asks for SQL names.
    """
    directory = options.get("data-file.path-directory", "").strip("/")
    root = f"{location}/{directory}" if directory else location
    if isinstance(partition, pa.DictionaryArray):
        first, codes = _distinct([partition, bucket])
        partitions = partition.dictionary.take(partition.indices.take(first))
    else:
        first, codes = _distinct([*partition.flatten(), bucket])
        partitions = partition.take(first)
    buckets = bucket.take(first).dictionary_encode()
    names = text_array([_bucket_folder(number) for number in buckets.dictionary.to_pylist()])
    folders = partition_folders(partitions, options, precision or {})
    slash = text_scalar("/")
    joined = pc.binary_join_element_wise(
        text_scalar(root), *folders, names.take(buckets.indices), slash
    )
    return pa.DictionaryArray.from_arrays(number_array(codes), joined)


def _distinct(columns: list[pa.Array]) -> tuple[pa.Array, NDArray[np.int32]]:
    """Return where each distinct row comes first, and for every row which of them it is."""
    n_rows = len(columns[0])
    codes, n_codes = np.zeros(n_rows, dtype=np.int64), min(n_rows, 1)
    for column in columns:
        is_encoded = isinstance(column, pa.DictionaryArray)
        encoded = column if is_encoded else column.dictionary_encode(null_encoding="encode")
        # Numbers of rows so far and of values are below 2**31 both, so a pair fits 64 bits.
        codes = codes * max(1, len(encoded.dictionary)) + to_numbers(encoded.indices)
        n_codes *= len(encoded.dictionary)
        if n_codes > 4 * n_rows + _FEW_CODES:
            distinct = number_array(codes).dictionary_encode()
            codes = to_numbers(distinct.indices).astype(np.int64)
            n_codes = len(distinct.dictionary)
    first = np.full(n_codes, -1)
    # Written from the last row to the first, so that the first stays.
    first[codes[::-1]] = np.arange(n_rows)[::-1]
    is_used = first >= 0
    numbers = np.cumsum(is_used, dtype=np.int32) - np.int32(1)
    return number_array(first[is_used]), numbers[codes]


def _bucket_folder(bucket: int) -> str:
    """Bucket -2 holds rows whose bucket is decided later, and has a name instead of a number.

    Spec: Paimon 2.x, core/postpone/PostponeBucketFileStoreWrite.java.
    """
    return "bucket-postpone" if bucket == POSTPONE_BUCKET else f"bucket-{bucket}"
