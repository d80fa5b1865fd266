"""Refuse plans that delete files while metadata cannot be read or contradicts itself.

Readers then disagree about the files of the table, and a plan could name files that are needed. The
rule is the view `risks`, which also keeps statements out of `remedies`. Main name:
`refuse_at_risk`.
"""

from __future__ import annotations

from collections.abc import Collection

import pyarrow as pa

from arrowmeta.catalog.connection import ask
from arrowmeta.errors import UsageError
from arrowmeta.model.source import Source


def refuse_at_risk(
    source: Source, findings: pa.Table, plan: str, expected: Collection[str] = ()
) -> None:
    """Raise while there is damage, or a finding of severity `error`.

    Args:
        source: the table.
        findings: its relation `findings`.
        plan: what is refused, as the subject of a sentence.
        expected: checks that the plan is about.

    Raises:
        UsageError: there is such a risk; the message says which, and what to do.
    """
    risks = ask(source, {"risks": "FROM risks ORDER BY ALL"}, {"findings": findings})["risks"]
    reasons = [row["reason"] for row in risks.to_pylist() if row["check_name"] not in expected]
    if reasons:
        raise UsageError(
            f"{plan} is refused while the metadata may refer to files that are needed and not "
            f"seen: {', '.join(reasons)}, which `reconcile` lists. Correct the metadata, or roll "
            "back to a snapshot without errors, and plan again"
        )
