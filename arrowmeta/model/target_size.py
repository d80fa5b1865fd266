"""The size that writers aim at for data files, and the size below which a file is small.

Takes the options of a table. `describe`, charts, `partitions`, `scan` and the rules of `check` all
use `small_size`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arrowmeta.model.source import Source

_MIB = 1 << 20
#: Default target sizes by format.
#: Spec: Iceberg, configuration (write.target-file-size-bytes); Paimon 2.x, CoreOptions.java
#: (target-file-size: 128 MiB with a primary key, 256 MiB without).
_ICEBERG_TARGET = 512 * _MIB
_PAIMON_KEYED_TARGET = 128 * _MIB
_PAIMON_APPEND_TARGET = 256 * _MIB

#: Data files below the target size divided by this are small.
_SMALL_PART = 4

_SIZE = re.compile(r"\s*(\d{1,18})\s*([a-z]*)\s*", re.IGNORECASE | re.ASCII)
_UNITS = {"": 0, "b": 0, "k": 10, "m": 20, "g": 30, "t": 40}


def target_size(source: Source) -> int:
    """Return the target size of data files in bytes: the option of the table, or its default."""
    options: Mapping[str, str] = source.options
    if source.format == "iceberg":
        return to_bytes(options.get("write.target-file-size-bytes")) or _ICEBERG_TARGET
    is_keyed = source.shape.primary_key.num_fields > 0
    default = _PAIMON_KEYED_TARGET if is_keyed else _PAIMON_APPEND_TARGET
    return to_bytes(options.get("target-file-size")) or default


def small_size(source: Source) -> int:
    """Return the bytes below which data files are small: a quarter of the target size."""
    return target_size(source) // _SMALL_PART


def to_bytes(text: str | None) -> int | None:
    """Parse a size such as `134217728` or `128 mb`; None if it is not one, or over 64 bits."""
    match = _SIZE.fullmatch(text or "")
    if match is None:
        return None
    shift = _UNITS.get(match[2].lower()[:1])
    size = None if shift is None else int(match[1]) << shift
    return size if size is None or size < 2**63 else None
