"""Rules over tables, as a gate for pipelines: `Table.check` and `arrowmeta.check`.

A rule is a SQL query over the relations, with limits for a number or with rows that must not exist,
from a TOML file or `default_rules.toml`. Returns an Arrow table with one row per table and rule.
SQL of rules can access only the tables. `engine_rules` fail if an engine cannot read a table.
"""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import pyarrow as pa
from msgspec import Struct

import arrowmeta
from arrowmeta.apps.output.formats import FAILED, PASSED, UNKNOWN
from arrowmeta.apps.output.rows import to_schema
from arrowmeta.errors import UsageError, meant
from arrowmeta.text import counted, quoted_text, to_size

#: One row per table and rule.
RESULTS = to_schema(
    "table_location: string!, rule: string!, status: string!, severity: string!, value: double, "
    "min: double, max: double, failing_row_count: int64, message: string!, example: string, "
    "accepted: string"
)

#: Default rule that fails if the state of a table is partial.
READABLE = "metadata_is_readable"
SEVERITIES = ("error", "warning", "info")

_KEYS = ("sql", "min", "max", "severity", "format", "message")


def _is_limit(value: object) -> bool:
    return isinstance(value, int | float) and not (isinstance(value, bool) or math.isnan(value))


#: Which values the keys of a rule have.
_VALUES: Mapping[str, tuple[Callable[[object], bool], str]] = {
    "min": (_is_limit, "a number"),
    "max": (_is_limit, "a number"),
    "severity": (SEVERITIES.__contains__, f"one of {', '.join(SEVERITIES)}"),
    "format": (("paimon", "iceberg").__contains__, "paimon or iceberg"),
    "message": (lambda value: isinstance(value, str), "text"),
}


class Rule(Struct, frozen=True):
    """Rule over the relations of a table.

    Attributes:
        name: name in the results.
        sql: query over the relations. With a limit it returns one number; without limits, the rows
            that violate the rule.
        minimum: smallest number that passes.
        maximum: largest number that passes.
        severity: `error`, `warning` or `info`.
        format: format of tables that the rule applies to; None for all.
        message: what a failure means; `{small_size}` in it is the size of `small_file_count`.
    """

    name: str
    sql: str
    minimum: float | None = None
    maximum: float | None = None
    severity: str = "error"
    format: str | None = None
    message: str = ""


class RuleError(UsageError):
    """The rule is invalid, whatever the table."""


def check_table(
    table: arrowmeta.Table,
    rules: str | os.PathLike[str] | Sequence[Rule] | None = None,
    accepted: str | os.PathLike[str] | arrowmeta.Accepted | None = None,
    findings: pa.Table | None = None,
) -> pa.Table:
    """Return the result of each rule for a table; see `Table.check`.

    Args:
        findings: rows of the relation `findings`, if they are known.
    """
    chosen, exceptions = rules_of(rules), arrowmeta.Accepted.of(accepted)
    relations = None if findings is None else {"findings": findings}
    small = to_size(table.small_file_size)
    results = [
        {
            "table_location": table.location,
            "rule": rule.name,
            "severity": rule.severity,
            "min": rule.minimum,
            "max": rule.maximum,
            "message": rule.message.replace("{small_size}", small),
            **_result(rule, _answer(table, rule, relations), exceptions, table.location),
        }
        for rule in chosen
        if rule.format in (None, table.format)
    ]
    return pa.Table.from_pylist(results, RESULTS)


def rules_of(rules: str | os.PathLike[str] | Sequence[Rule] | None) -> Sequence[Rule]:
    """Return the rules of a file; the default rules for None; other rules unchanged.

    Raises:
        UsageError: the file is not TOML, or has an invalid rule.
    """
    if rules is None:
        content = (files("arrowmeta.apps") / "default_rules.toml").read_bytes()
        return list(_read_rules(content, "default_rules.toml"))
    if isinstance(rules, str | os.PathLike):
        return list(_read_rules(Path(rules).read_bytes(), os.fspath(rules)))
    return rules


@cache
def _limits(column: str) -> dict[str, float]:
    facts = arrowmeta.facts("limits")
    return dict(zip(facts["name"].to_pylist(), facts[column].to_pylist(), strict=True))


def limit(name: str) -> float:
    """Return the number or share above which something is remarked on, and remedies are needed."""
    return _limits("remark")[name]


def _read_rules(toml: bytes, name: str) -> Iterator[Rule]:
    try:
        content = tomllib.loads(toml.decode())
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise UsageError(f"{name} is not TOML: {error}") from error
    rules = content.get("rules")
    if set(content) != {"rules"} or not isinstance(rules, dict) or not rules:
        raise UsageError(f"{name} must have tables [rules.NAME] and nothing else")
    for rule, keys in rules.items():
        yield _to_rule(rule, keys, name)


def _to_rule(rule: str, keys: object, name: str) -> Rule:
    def refuse(reason: str) -> UsageError:
        return UsageError(f"{name}, rule {rule!r}: {reason}")

    if not isinstance(keys, dict) or not isinstance(keys.get("sql"), str):
        raise refuse("it needs `sql`, a query over the table's relations")
    for key in keys:
        if key not in _KEYS:
            raise refuse(f"there is no key {key!r}{meant(key, _KEYS)}")
    for key, (is_valid, what) in _VALUES.items():
        if key in keys and not is_valid(keys[key]):
            raise refuse(f"{key} must be {what}, got {keys[key]!r}")
    maximum = keys.get("max", _limits("fail").get(rule))
    severity, message = keys.get("severity", "error"), keys.get("message", "")
    return Rule(rule, keys["sql"], keys.get("min"), maximum, severity, keys.get("format"), message)


def _answer(
    table: arrowmeta.Table, rule: Rule, relations: Mapping[str, pa.Table] | None
) -> pa.Table:
    import duckdb

    try:
        # Rules come from files, so their SQL can access only the table.
        return table.sql(rule.sql, relations=relations, safe=True)
    except (duckdb.Error, UsageError) as error:
        raise RuleError(f"rule {rule.name!r}: {error}") from error


def _result(
    rule: Rule, answer: pa.Table, accepted: arrowmeta.Accepted, location: str
) -> dict[str, object]:
    """Evaluate the result of a rule's query for the table at a location."""
    if rule.minimum is None and rule.maximum is None:
        reasons = accepted.reasons(answer, location, rule.name)
        new = answer.filter(reasons.is_null())
        counts = Counter(reasons.drop_null().to_pylist())
        texts = "; ".join(f"{counted(n, 'row')}: {reason}" for reason, n in counts.items())
        return {
            "status": FAILED if new.num_rows else PASSED,
            "failing_row_count": new.num_rows,
            "example": _as_text(new.slice(0, 1)) if new.num_rows else None,
            "accepted": texts or None,
        }
    value = _number(rule, answer)
    if value is None or math.isnan(value):
        return {"status": UNKNOWN, "value": None}
    is_within = (rule.minimum is None or value >= rule.minimum) and (
        rule.maximum is None or value <= rule.maximum
    )
    reason = None if is_within else accepted.of_rule(location, rule.name)
    is_passed = is_within or reason is not None
    return {"status": PASSED if is_passed else FAILED, "value": value, "accepted": reason}


def _number(rule: Rule, answer: pa.Table) -> float | None:
    if answer.shape != (1, 1):
        raise RuleError(
            f"rule {rule.name!r} has limits: its query must return one number, got "
            f"{answer.num_rows} rows of {answer.num_columns} columns"
        )
    value = answer.column(0)[0].as_py()
    try:
        return None if value is None else float(value)
    except (TypeError, ValueError):
        raise RuleError(f"rule {rule.name!r}: {value!r} is not a number") from None


def _as_text(row: pa.Table) -> str:
    """Return a row as `path: a.avro, reason: ...`."""
    cells = (arrowmeta.to_text(column.chunk(0), "plain")[0].as_py() for column in row.columns)
    named = zip(row.column_names, cells, strict=True)
    return ", ".join(f"{name}: {'null' if cell is None else cell}" for name, cell in named)


# -- engines --------------------------------------------------------------------------------------

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
    engines = sorted(set(arrowmeta.facts("reader_engines")["engine"].to_pylist()))
    rules = []
    for named in text.split(","):
        engine, _, version = named.strip().partition("@")
        if engine.lower() not in engines:
            raise UsageError(f"no rule is about the engine {engine!r}: only {', '.join(engines)}")
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)*", version):
            raise UsageError(f"an engine needs a version, such as {engine}@1.5, got {named!r}")
        for severity, name, answers, message in _OF_ENGINE:
            sql = _ANSWERS.format(
                engine=quoted_text(engine.lower()), version=quoted_text(version), answers=answers
            )
            name, message = f"{name}_{engine.lower()}@{version}", message.format(named.strip())
            rules.append(Rule(name, sql, severity=severity, message=message))
    return rules
