"""Results of `arrowmeta.check` as text, JUnit XML, SARIF and Prometheus metrics.

Specs: JUnit XML as read by Jenkins and GitLab; SARIF 2.1.0 (OASIS); Prometheus text format 0.0.4.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any
from xml.etree import ElementTree

from arrowmeta.output.grid import BOLD, SEVERITY_LOOKS, painted, printable, shorten
from arrowmeta.output.nouns import counted

Rows = Sequence[Mapping[str, Any]]

_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_SARIF_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
_LABEL_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
_IS_FAILED = {"failed": 1, "passed": 0, "unknown": None}
#: Maximum number of lines of the text about one rule, beside its table.
_EXAMPLE_LINES = 3
#: Characters that XML 1.0 forbids, even escaped.
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def results_text(rows: Rows, *, width: int, is_colored: bool = False) -> str:
    """Return the rules that failed, errors first, then unknown ones, and the number that passed."""
    lines: list[str] = []
    gravity = list(_SARIF_LEVELS)
    shown = [row for row in rows if row["status"] != "passed"]
    shown.sort(key=lambda row: (row["status"] != "failed", gravity.index(row["severity"])))
    for row in shown:
        is_failed = row["status"] == "failed"
        word = row["severity"] if is_failed else "unknown"
        what = to_sentence(row) if is_failed else f"{row['rule']}: the query returned no number"
        # The example of a row may be long; -o json has all of it.
        what = shorten(what, _EXAMPLE_LINES * width)
        text = f"{word}  {printable(row['table_location'])}: {what}"
        look = SEVERITY_LOOKS.get(word, BOLD)
        first, *rest = textwrap.wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)
        lines += [painted(word, look, is_colored=is_colored) + first[len(word) :], *rest]
    n_passed = sum(row["status"] == "passed" for row in rows)
    tables = counted(len({row["table_location"] for row in rows}), "table")
    lines += [
        printable(f"accepted  {row['table_location']}: {row['rule']}: {row['accepted']}")
        for row in rows
        if row["accepted"]
    ]
    passed = f"{n_passed:,} of {counted(len(rows), 'rule')} passed for {tables}"
    return "\n".join([*lines, passed]) + "\n"


def to_junit(rows: Rows) -> str:
    """Return one test suite per table and one test case per rule; unknown results are skipped."""
    suites = ElementTree.Element("testsuites", name="arrowmeta check")
    for location, group in groupby(rows, lambda row: row["table_location"]):
        results = list(group)
        numbers = Counter(row["status"] for row in results)
        suite = ElementTree.SubElement(suites, "testsuite", name=_xml(location))
        suite.set("tests", str(len(results)))
        suite.set("failures", str(numbers["failed"]))
        suite.set("skipped", str(numbers["unknown"]))
        for row in results:
            names = {"classname": _xml(location), "name": _xml(row["rule"])}
            case = ElementTree.SubElement(suite, "testcase", names)
            if row["status"] == "failed":
                about = {"type": row["severity"], "message": _xml(to_sentence(row))}
                failure = ElementTree.SubElement(case, "failure", about)
                failure.text = _xml(row["example"] or "")
            elif row["status"] == "unknown":
                ElementTree.SubElement(case, "skipped", message="the number is unknown")
    ElementTree.indent(suites)
    return ElementTree.tostring(suites, encoding="unicode", xml_declaration=True) + "\n"


def to_sarif(rows: Rows) -> str:
    """Return the failed rules as SARIF results of one run."""
    rules = {row["rule"]: row for row in reversed(rows)}
    results = [
        {
            "ruleId": row["rule"],
            "level": _SARIF_LEVELS[row["severity"]],
            "message": {"text": to_sentence(row)},
            "locations": [
                {"physicalLocation": {"artifactLocation": {"uri": row["table_location"]}}}
            ],
        }
        for row in rows
        if row["status"] == "failed"
    ]
    described = [
        {"id": name, "shortDescription": {"text": rules[name]["message"] or name}}
        for name in sorted(rules)
    ]
    run = {"tool": {"driver": {"name": "arrowmeta", "rules": described}}, "results": results}
    log = {"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def to_prometheus(rows: Rows) -> str:
    """Return two gauges per rule: whether it failed, and the number it measured."""
    failed, numbers = [], []
    for row in rows:
        names = (("table", "table_location"), ("rule", "rule"), ("severity", "severity"))
        labels = {label: row[key] for label, key in names}
        count = row["failing_row_count"]
        failed.append((labels, _IS_FAILED[row["status"]]))
        numbers.append((labels, row["value"] if count is None else count))
    about_value = "The number of the rule, or the rows that break it."
    return gauge("arrowmeta_rule_failed", "1 if the rule failed, 0 if it passed.", failed) + gauge(
        "arrowmeta_rule_value", about_value, numbers
    )


def to_sentence(row: Mapping[str, Any]) -> str:
    """Return the message of a failed rule: `snapshots_kept: 1,204 is more than 1,000: ...`."""
    if row["value"] is None:
        count = row["failing_row_count"]
        fact = "failed" if count is None else counted(count, "row")
    elif row["max"] is not None and row["value"] > row["max"]:
        fact = f"{_number(row['value'])} is more than {_number(row['max'])}"
    else:
        fact = f"{_number(row['value'])} is less than {_number(row['min'])}"
    message = f": {row['message']}" if row["message"] else ""
    example = f" (first: {row['example']})" if row["example"] else ""
    return printable(f"{row['rule']}: {fact}{message}{example}")


def _number(value: float) -> str:
    """Return a float with all its digits and thousands separators: `1,234,567` or `0.3`."""
    return f"{value:,.15g}"


def gauge(name: str, about: str, values: Iterable[tuple[Mapping[str, str], float | None]]) -> str:
    """Return a metric as Prometheus reads it: its values by labels, without unknown ones."""
    lines = [f"# HELP {name} {about}", f"# TYPE {name} gauge"]
    for labels, number in values:
        if number is not None:
            texts = ",".join(
                f'{label}="{text.translate(_LABEL_ESCAPES)}"' for label, text in labels.items()
            )
            lines.append(f"{name}{{{texts}}} {number:.15g}")
    return "\n".join(lines) + "\n"


def _xml(text: str) -> str:
    return _NOT_IN_XML.sub("\ufffd", text)


#: Formats by the name in `-o`.
TEXTS: dict[str, Callable[[Rows], str]] = {
    "junit": to_junit,
    "sarif": to_sarif,
    "prometheus": to_prometheus,
}
