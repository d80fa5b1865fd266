"""What the table is, in a few numbers, and a verdict in words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from arrowmeta.report.numbers import counted
from arrowmeta.report.pieces import text_of


@dataclass(frozen=True)
class Tile:
    """One number of the table as a whole; `detail` says what it is made of."""

    name: str
    value: str
    detail: str = ""


@dataclass(frozen=True)
class Verdict:
    """What to make of the page: `tone` is `error`, `warning` or `fine`."""

    tone: str
    text: str


@dataclass(frozen=True)
class Header:
    """The top of the page: facts are (name, value) pairs."""

    name: str
    facts: tuple[tuple[str, str], ...]
    verdicts: tuple[Verdict, ...]
    tiles: tuple[Tile, ...]


def name_of(location: str) -> str:
    """Return the folder's name, also of a table that was opened by its `metadata.json`."""
    is_local = "://" not in location
    path = Path(os.path.normpath(Path(location).absolute())) if is_local else None
    parts = (path or PurePosixPath(location)).parts
    if len(parts) > 2 and parts[-1].endswith(".json") and parts[-2] == "metadata":
        parts = parts[:-2]
    return text_of(parts[-1] if parts else location)


def verdicts(
    severities: Mapping[str, int], n_damaged: int, guess: str | None
) -> tuple[Verdict, ...]:
    """Return what can be said of completeness and of truth, each in a sentence."""
    return (_completeness(n_damaged, guess), _agreement(severities))


def _completeness(n_damaged: int, guess: str | None) -> Verdict:
    if n_damaged:
        places = counted(n_damaged, "place")
        text = f"Partial: {places} of the metadata could not be read. Numbers are of what is left."
        return Verdict("error", text)
    if guess:
        return Verdict("warning", f"A guess at the current state: {text_of(guess)}")
    return Verdict("fine", "Complete: all metadata asked for could be read.")


def _agreement(severities: Mapping[str, int]) -> Verdict:
    n_errors, n_warnings = severities["error"], severities["warning"]
    remarks = f", {counted(severities['info'], 'remark')}" if severities["info"] else ""
    if not n_errors and not n_warnings:
        return Verdict("fine", f"No contradiction found in the metadata{remarks}.")
    found = f"{counted(n_errors, 'error')}, {counted(n_warnings, 'warning')}{remarks}"
    return Verdict("error" if n_errors else "warning", f"Findings: {found}.")
