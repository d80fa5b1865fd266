"""Outcomes of reading a damaged file: an error of arrowmeta or a valid table."""

from __future__ import annotations

import pyarrow as pa
import pytest

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError


def outcome(file: bytes, columns: list[str] | None = None) -> pa.Table | None:
    """Read a file that may be damaged: a whole valid table, or None for an error of ours."""
    try:
        table = read_avro(file, columns=columns)
    except (CorruptMetadataError, LimitError, UnsupportedError):
        return None
    table.validate(full=True)
    return table


def corrupt(file: bytes) -> CorruptMetadataError:
    """Read a file that must be found corrupt."""
    with pytest.raises(CorruptMetadataError) as caught:
        read_avro(file)
    return caught.value
