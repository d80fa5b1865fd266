"""A list of findings that are known and accepted, with a reason and a date each.

Takes a TOML file; gives, for rows of findings, damage or failed rules, the reason why each one is
accepted, null for new findings. `arrowmeta check` and Spark read the same file:

    [[accepted]]
    table = "sales.db/orders"         # all tables by default
    check_name = "deleted_in_vain"    # and, or instead: subject, path, rule
    reason = "a writer of 2023 deleted files twice; no rows are affected"
    date = 2026-11-01
    until = 2027-05-01                # new again after this day; never by default

Values but reason and dates are patterns of `fnmatch`. An entry accepts what matches all of them.
"""

from __future__ import annotations

import datetime as dt
import fnmatch
import os
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.errors import UsageError, meant
from arrowmeta.io.local_files import parse_toml, read_text
from arrowmeta.kernels.buffers import to_flags, whole

#: Columns of findings and of damage that patterns can be of.
_COLUMNS = ("check_name", "subject", "path")
_PATTERNS = ("table", "rule", *_COLUMNS)
_KEYS = (*_PATTERNS, "reason", "date", "until")


class AcceptedFinding(Struct, frozen=True):
    """An entry of the file; a pattern that is None matches everything."""

    reason: str
    date: dt.date
    until: dt.date | None = None
    table: str | None = None
    rule: str | None = None
    check_name: str | None = None
    subject: str | None = None
    path: str | None = None

    def is_about(self, table: str, rule: str | None) -> bool:
        """Return whether it can accept findings of a table, and failures of a rule."""
        if self.until is not None and dt.datetime.now(dt.UTC).date() > self.until:
            return False
        of_table, of_rule = self.table or "*", self.rule or "*"
        is_of_table = any(
            fnmatch.fnmatchcase(table, pattern)
            for pattern in (of_table, f"*/{of_table}", f"*.{of_table}")
        )
        # Rows that no rule has returned are findings, which an entry for rules does not know.
        return is_of_table and fnmatch.fnmatchcase(rule or "", of_rule)

    def mask(self, rows: pa.Table) -> NDArray[np.bool_]:
        """Return which rows match its patterns; none if they lack a column that has one."""
        patterns = {name: getattr(self, name) for name in _COLUMNS}
        patterns = {name: text for name, text in patterns.items() if text is not None}
        has_all = patterns.keys() <= set(rows.column_names)
        fits_all = np.full(rows.num_rows, has_all, dtype=np.bool_)
        for name, pattern in patterns.items() if has_all else ():
            text = whole(rows[name]).cast(pa.string())
            # Arrow's regular expressions lack what `fnmatch` translates several stars to.
            values = text.unique().drop_null().to_pylist()
            fits = [value for value in values if fnmatch.fnmatchcase(value, pattern)]
            fits_all &= to_flags(pc.is_in(text, pa.array(fits, pa.string())))
        return fits_all


class Accepted(Struct, frozen=True):
    """The entries of a file; none of them by default."""

    entries: tuple[AcceptedFinding, ...] = ()

    @classmethod
    def of(cls, file: str | os.PathLike[str] | Accepted | None) -> Accepted:
        """Return the entries of a file; none for None, and entries as they are.

        Raises:
            UsageError: the file is not TOML, or an entry is invalid.

        Examples:
            >>> known = arrowmeta.Accepted.of("accepted.toml")
            >>> findings = table.reconcile()
            >>> findings.filter(known.reasons(findings, table.location).is_null())
        """
        if isinstance(file, Accepted):
            return file
        if file is None:
            return cls()
        name = os.fspath(file)
        content = parse_toml(read_text(name), name)
        entries = content.get("accepted", [])
        if set(content) - {"accepted"} or not isinstance(entries, list):
            raise UsageError(f"{name} must have entries [[accepted]] and nothing else")
        return cls(tuple(_entries(entries, name)))

    def reasons(self, rows: pa.Table, table: str, rule: str | None = None) -> pa.ChunkedArray:
        """Return why each row is accepted, as `REASON (DATE)`; null for new findings.

        Args:
            rows: findings, damage, or what a rule has returned, with any columns.
            table: name or location of the table.
            rule: name of the rule; None for rows of relations.
        """
        reasons: pa.Array = pa.nulls(rows.num_rows, pa.string())
        for entry in reversed(self.entries):  # the first that matches
            if entry.is_about(table, rule):
                text = pa.scalar(f"{entry.reason} ({entry.date.isoformat()})")
                reasons = pc.if_else(pa.array(entry.mask(rows)), text, reasons)
        return pa.chunked_array([reasons])

    def of_rule(self, table: str, rule: str) -> str | None:
        """Return why a failed rule with limits is accepted; None if it is not."""
        return cast("str | None", self.reasons(pa.table({"value": [None]}), table, rule)[0].as_py())


def _entries(entries: list[Any], name: str) -> Iterator[AcceptedFinding]:
    for number, keys in enumerate(entries, 1):
        if complaint := _complaint(keys):
            raise UsageError(f"{name}, entry {number}: {complaint}")
        yield AcceptedFinding(**keys)


def _complaint(keys: object) -> str | None:
    if not isinstance(keys, dict):
        return "it must be a table [[accepted]]"
    for key, value in keys.items():
        if key not in _KEYS:
            return f"there is no key {key!r}{meant(key, _KEYS)}; there are {', '.join(_KEYS)}"
        kind, what = (dt.date, "a date") if key in ("date", "until") else (str, "text")
        # A time of day is a date, too, in Python.
        if not isinstance(value, kind) or isinstance(value, dt.datetime) or not value:
            return f"{key} must be {what}, got {value!r}"
    if missing := [key for key in ("reason", "date") if key not in keys]:
        return f"it needs {' and '.join(missing)}"
    if not {*_PATTERNS[1:]} & keys.keys():
        return f"it needs one of {', '.join(_PATTERNS[1:])}"
    return None
