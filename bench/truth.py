"""What is in an input, as a few numbers that add up over files and that every reader can return.

Only the standard library is imported here: readers in other environments use it too.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any

#: Sums over entries: how many, how many are deletions, rows of all and of deletions, bytes, the
#: CRC-32 of the name, the lower bound of the column at position 1, and bytes of all blocks after
#: decompression.
KEYS = (
    "entries",
    "deleted",
    "record_count",
    "deleted_record_count",
    "file_size",
    "names",
    "lower_1",
    "decompressed_len",
)

Truth = dict[str, int]


def checksum(names: Iterable[bytes | str]) -> int:
    """Return a number for some names, whatever their order."""
    return sum(zlib.crc32(n.encode() if isinstance(n, str) else n) for n in names)


def total(truths: Iterable[Mapping[str, int]]) -> Truth:
    """Add up what is in several files."""
    result = dict.fromkeys(KEYS, 0)
    for truth in truths:
        result = {key: result[key] + truth[key] for key in KEYS}
    return result


def differences(found: Mapping[str, Any], truth: Mapping[str, int]) -> list[str]:
    """Return where numbers are not the true ones; a reader may have others, and not all of them."""
    return [
        f"{key} is {value:,}, not {truth[key]:,}"
        for key, value in found.items()
        if key in truth and value != truth[key]
    ]
