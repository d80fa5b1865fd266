"""Rules for `check` that fail if an engine cannot read a table: `engine_rules`."""

from __future__ import annotations

import re

from arrowmeta.advice.rules import Rule
from arrowmeta.catalog.connection import given_facts
from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import UsageError

_ANSWERS = """
SELECT answer, reason, source
FROM reader_answers
WHERE engine = {engine} AND is_version_in({version}, since, until) AND answer IN {answers}
ORDER BY ALL
"""
#: Severity of the rules of an engine, their name, what they fail for, and what a failure means.
_OF_ENGINE = (
    ("error", "read_by", ("refuses", "wrong rows"), "{} cannot read the table, or not correctly"),
    ("warning", "read_well_by", ("slow", "unsure", "not known"), "{} may not read the table"),
)


def engine_rules(text: str) -> list[Rule]:
    """Return rules that fail if an engine cannot read a table, or perhaps or slowly.

    Args:
        text: engines with their versions, such as `duckdb@1.5,trino@480`; for spark and flink the
            versions of the Iceberg or Paimon library.

    Raises:
        UsageError: no rule is about an engine, or a version is not of numbers and points.
    """
    known = sorted(set(given_facts("reader_engines")["engine"].to_pylist()))
    rules = []
    for named in text.split(","):
        engine, _, version = named.strip().partition("@")
        if engine.lower() not in known:
            raise UsageError(f"no rule is about the engine {engine!r}: only {', '.join(known)}")
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)*", version):
            raise UsageError(f"an engine needs a version, such as {engine}@1.5, got {named!r}")
        for severity, name, answers, message in _OF_ENGINE:
            sql = _ANSWERS.format(
                engine=quoted_text(engine.lower()), version=quoted_text(version), answers=answers
            )
            name, message = f"{name}_{engine.lower()}@{version}", message.format(named.strip())
            rules.append(Rule(name, sql, severity=severity, message=message))
    return rules
