"""Options that several rules ask for, as they are written in a schema.

Knows how their texts are read; what follows from one is said where the rule is.
"""

from __future__ import annotations

from collections.abc import Mapping

from arrowmeta.paimon.data_path import POSTPONE_BUCKET


def is_on(options: Mapping[str, str], name: str) -> bool:
    """Tell whether an option is on that is off by default; `true` may be in capitals."""
    return options.get(name, "").lower() == "true"


def is_postponed(options: Mapping[str, str]) -> bool:
    """Tell whether rows wait in the postpone bucket until they are given one of their own."""
    return options.get("bucket", "").strip() == str(POSTPONE_BUCKET)
