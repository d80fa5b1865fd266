"""The collection of real tables at ARROWMETA_CORPUS, and the sample of it that tests read.

By default tests read a sample: for every writer, format version and feature that five tables or
more have in common, at least one of them. `pytest --all` reads every table; `--sample-seed N` draws
another sample. A test of a specific table requests `every` table and selects it by name.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

T = TypeVar("T")

#: Parameters of a test over the corpus if ARROWMETA_CORPUS is not set: one that is skipped.
NO_CORPUS = [pytest.param(None, marks=pytest.mark.skip("ARROWMETA_CORPUS is not set"))]

#: Set by `--all` and `--sample-seed`, and inherited by xdist workers and subprocesses.
ALL_VARIABLE, SEED_VARIABLE = "ARROWMETA_TEST_ALL", "ARROWMETA_TEST_SEED"


class CorpusEntry(NamedTuple):
    """A table as the collection's INDEX.jsonl lists it."""

    name: str
    folder: Path
    format: str
    families: frozenset[str]  # its writer with the format's version, and words of its features


def is_all() -> bool:
    """Whether tests run over everything, and not over a sample."""
    return os.environ.get(ALL_VARIABLE, "") not in ("", "0")


def seed() -> int:
    """The seed of every sample."""
    return int(os.environ.get(SEED_VARIABLE, "0"))


def sample(values: Sequence[T], size: int) -> list[T]:
    """Draw some values, in the order they had; all of them with `--all`."""
    if is_all() or len(values) <= size:
        return list(values)
    places = sorted(random.Random(seed()).sample(range(len(values)), size))
    return [values[place] for place in places]


def root() -> Path | None:
    """The folder of the collection, or None where there is none."""
    folder = os.environ.get("ARROWMETA_CORPUS")
    return Path(folder) if folder else None


@cache
def entries(table_format: str | None = None, *, every: bool | None = None) -> list[CorpusEntry]:
    """Return the sampled tables, or `every` table; none where there is no collection."""
    chosen = _listed() if every or (every is None and is_all()) else _sampled()
    return [entry for entry in chosen if table_format in (None, entry.format)]


def tables(table_format: str | None = None, *, every: bool | None = None) -> list[Any]:
    """Return parameters: folders of tables as of `entries`, or one that skips without a corpus."""
    found = entries(table_format, every=every)
    return [pytest.param(entry.folder, id=entry.name) for entry in found] or NO_CORPUS


def files(pattern: str, size: int | None = None, *, magic: bytes = b"") -> list[Any]:
    """Return parameters: files below the collection that begin with `magic`, `size` of them."""
    folder = root()
    if folder is None:
        return NO_CORPUS
    found = [path for path in sorted(folder.glob(pattern)) if path.is_file()]
    found = [path for path in found if _begins_with(path, magic)]
    chosen = found if size is None else sample(found, size)
    return [pytest.param(path, id=path.name) for path in chosen]


def _begins_with(path: Path, magic: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(magic)) == magic


@cache
def _listed() -> list[CorpusEntry]:
    folder = root()
    if folder is None:
        return []
    lines = (folder / "INDEX.jsonl").read_text(encoding="utf-8").splitlines()
    return [
        CorpusEntry(one["name"], folder / one["path"], one["format"], _families(one))
        for one in map(json.loads, lines)
        if one["kind"] == "table"
    ]


def _families(listed: dict[str, Any]) -> frozenset[str]:
    writer = listed["name"].partition("_")[0]
    features = " ".join(text for text in listed["features"] if "left out" not in text)
    words = re.findall(r"[a-z][a-z0-9]+", features.lower())
    version = f"written by {writer} as {listed.get('format_version')}"
    return frozenset(f"{listed['format']}: {family}" for family in (version, *words))


@cache
def _sampled() -> list[CorpusEntry]:
    every = _listed()
    counts = Counter(family for entry in every for family in entry.families)
    missing = {family for family, count in counts.items() if count > 4}
    drawn = random.Random(seed()).sample(every, len(every))
    chosen = set()
    while missing:
        entry = max(drawn, key=lambda one: len(one.families & missing))
        chosen.add(entry.name)
        missing -= entry.families
    return [entry for entry in every if entry.name in chosen]
