"""Refuse plans that delete files while the metadata contradicts itself.

While a finding of severity `error` stands with which engines read wrong rows, readers disagree
about the files of the table, and a plan could name live files. Main name:
`refuse_while_contradicted`.
"""

from __future__ import annotations

from collections.abc import Collection

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.catalog.checks import checks
from arrowmeta.errors import UsageError
from arrowmeta.output.nouns import counted

#: In the declared effect of a check.
_WRONG = "wrong rows"


def refuse_while_contradicted(
    findings: pa.Table, plan: str, expected: Collection[str] = ()
) -> None:
    """Raise if findings of severity `error` stand with which engines read wrong rows.

    Args:
        findings: the relation `findings` of the table.
        plan: what is refused, as the subject of a sentence.
        expected: checks that the plan is about.

    Raises:
        UsageError: there are such findings; the message names the first check and what to do.
    """
    errors = findings.filter(pc.equal(findings["severity"], "error"))
    names = errors["check_name"].to_pylist()
    told = {check.name: check.declared("Effect") or "" for check in checks()}
    others = [
        at
        for at, name in enumerate(names)
        if name not in expected and _WRONG in told.get(name, _WRONG)
    ]
    if not others:
        return
    check, subject = (errors[name][others[0]].as_py() for name in ("check_name", "subject"))
    more = f", and {len(others) - 1:,} more" if len(others) > 1 else ""
    raise UsageError(
        f"{plan} is refused while {counted(len(others), 'finding')} of severity error "
        f"{'stands' if len(others) == 1 else 'stand'}, since a live file could be deleted: "
        f"{check} of {subject}{more}. Look at all with `reconcile`, correct the metadata or roll "
        "back to a snapshot without such findings, and plan again"
    )
