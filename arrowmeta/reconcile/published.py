"""Which part of a Paimon table its published Iceberg metadata shows.

Knows the rules of the writer, Paimon's commit callback; sees tables only through the model.
"""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.model.source import Source

_COMPACTION_TRIGGER = 5
#: The version of Iceberg that has deletion vectors.
_WITH_VECTORS = 3


def published_levels(paimon: Source) -> range | None:
    """Return the levels whose files are published; None where all files are.

    Readers of Iceberg cannot merge keys, so that of a table with a primary key only the top level
    is published, or every level but the lowest where deletion vectors say what is outdated.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java.
    """
    if not paimon.shape.primary_key.num_fields:
        return None
    n_levels = _level_count(paimon.options)
    return (
        range(1, n_levels) if publishes_vectors(paimon.options) else range(n_levels - 1, n_levels)
    )


def publishes_vectors(options: Mapping[str, str]) -> bool:
    """Deletion vectors are published if they are 64-bit bitmaps and Iceberg's version has them.

    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java (needAddDvToIceberg).
    """
    flags = ("deletion-vectors.enabled", "deletion-vectors.bitmap64")
    version = _number(options.get("metadata.iceberg.format-version"), 2)
    return version >= _WITH_VECTORS and all(
        options.get(flag, "").lower() == "true" for flag in flags
    )


def is_published(files: pa.Table, levels: range | None) -> pa.ChunkedArray:
    """Tell which files, of the columns `content` and `level`, are data that is published."""
    is_data = pc.equal(files["content"], "data")
    if levels is None:
        return is_data
    level = pc.fill_null(files["level"], -1)
    is_shown = pc.and_(pc.greater_equal(level, levels.start), pc.less(level, levels.stop))
    return pc.and_(is_data, is_shown)


def _level_count(options: Mapping[str, str]) -> int:
    """One level more than sorted runs that start a compaction, unless the option says otherwise.

    Spec: Paimon 1.x, api/CoreOptions.java (numLevels).
    """
    trigger = _number(options.get("num-sorted-run.compaction-trigger"), _COMPACTION_TRIGGER)
    return _number(options.get("num-levels"), trigger + 1)


def _number(text: str | None, otherwise: int) -> int:
    try:
        return int(text) if text is not None else otherwise
    except ValueError:
        return otherwise
