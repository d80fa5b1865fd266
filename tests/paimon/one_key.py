"""Hash of one key, given as scalars."""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa

from arrowmeta.paimon.buckets import hash_keys


def hash_key(key: Sequence[pa.Scalar]) -> int | None:
    """Return the hash of a key; None if it has none."""
    found: int | None = hash_keys([pa.repeat(value, 1) for value in key])[0].as_py()
    return found
