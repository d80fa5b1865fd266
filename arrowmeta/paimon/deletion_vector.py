"""Index files of deletion vectors: a version, and the records of vectors behind it.

Knows the kinds of records there are and what the index manifest's lengths count. The records are
checked and decoded by `columns.deletion_vectors`.

Spec: Paimon 1.x, core/deletionvectors/{DeletionVector,BitmapDeletionVector,
Bitmap64DeletionVector,DeletionVectorsIndexFile}.java.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from arrowmeta.columns.deletion_vectors import FRAME_LEN, NARROW, WIDE, Vectors, read_records
from arrowmeta.errors import CorruptMetadataError

FILE_VERSION = 1

_NARROW = replace(NARROW, n_unstated=FRAME_LEN)


def read_vectors(
    data: NDArray[np.uint8], offsets: NDArray[np.int64], lengths: NDArray[np.int64]
) -> Vectors:
    """Check the vectors of an index file and count the rows they delete.

    Files may hold records of both kinds. The manifest's length counts magic and bitmap of the
    first kind, and the whole record of the second.

    Args:
        data: the file.
        offsets: first byte of each record, as the manifest says.
        lengths: of each record, as the manifest says.

    Raises:
        CorruptMetadataError: the file is of no known version.
    """
    if not len(data) or data[0] != FILE_VERSION:
        found = f"version {data[0]}" if len(data) else "nothing"
        raise CorruptMetadataError(
            f"a deletion vector index file begins with version {FILE_VERSION}; found {found}",
            byte=0,
        )
    return read_records(data, offsets, lengths, (_NARROW, WIDE), first_pos=1)
