"""How long the bounds of a column may be before writers cut them short.

Spec: Iceberg 1.x, core/MetricsConfig.java, MetricsModes.java.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

import pyarrow as pa

_DEFAULT = "write.metadata.metrics.default"
_OF_COLUMN = "write.metadata.metrics.column."
_TRUNCATE = re.compile(r"truncate\((\d{1,9})\)", re.IGNORECASE | re.ASCII)
#: What writers do that are told nothing.
_DEFAULT_LENGTH = 16


def truncated_length(
    properties: Mapping[str, str], names: Collection[str], arrow_type: pa.DataType
) -> int | None:
    """Text is cut to a number of characters, 16 by default; bytes are never known to be whole.

    The properties say what writers do now, not what they did, so the default counts as well, and
    so does a mode under any of the names that the column has had: some writers rename a column and
    leave its mode under the old name. An upper bound of bytes is shortened past trailing FF as it
    is rounded up, to any length.
    Spec: Iceberg 1.x, api/util/UnicodeUtil.java, BinaryUtil.java.
    """
    if pa.types.is_binary(arrow_type):
        return 0
    if not pa.types.is_string(arrow_type):
        return None
    modes = [properties.get(key, "") for key in (_DEFAULT, *(_OF_COLUMN + name for name in names))]
    lengths = [int(found[1]) for mode in modes if (found := _TRUNCATE.fullmatch(mode.strip()))]
    return min([_DEFAULT_LENGTH, *lengths])
