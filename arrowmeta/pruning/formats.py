"""Which format's rules a table is planned by."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from arrowmeta.model.source import Source
from arrowmeta.predicate.rules import Rules

if TYPE_CHECKING:
    from arrowmeta.iceberg.table import IcebergSource
    from arrowmeta.paimon.table import PaimonSource


def rules_of(source: Source) -> Rules:
    """Return the rules of a table's format."""
    if source.format == "paimon":
        from arrowmeta.paimon.pruning import PaimonRules

        return PaimonRules(cast("PaimonSource", source))

    from arrowmeta.iceberg.pruning import IcebergRules

    return IcebergRules(cast("IcebergSource", source))
