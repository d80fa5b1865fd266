"""The cases of `tests/cases/opening`: what a folder has, and which state of the table is opened."""

from __future__ import annotations

import ast
import os
import warnings
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta import ArrowMetaError
from tests.case_files import read_cases
from tests.iceberg import tables as iceberg
from tests.paimon import tables as paimon

FOLDERS = ("snapshot", "schema", "tag", "changelog")


def version(number: int) -> dict[str, Any]:
    """Iceberg metadata of one snapshot, whose id and times are those of the version."""
    log = [{"timestamp-ms": number, "snapshot-id": number}]
    more = {"last-sequence-number": number, "last-updated-ms": number, "snapshot-log": log}
    refs = {"main": {"snapshot-id": number, "type": "branch"}}
    snapshots = [iceberg.snapshot_json(number, at=number)]
    more |= {"current-snapshot-id": number}
    return iceberg.metadata_json(1, refs=refs, snapshots=snapshots, **more)


def place(root: Path, name: str, kind: str) -> Path:
    """Return the path of a file, in the folder where files of its name are."""
    if "/" in name:
        return root / name
    if kind == "iceberg":
        return root / "metadata" / name
    return root / next((one for one in FOLDERS if name.startswith(one)), "snapshot") / name


def write(path: Path, said: str) -> None:
    """Write what is said of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    word, _, rest = said.partition(" ")
    content: Any = ast.literal_eval(said) if said[:1] in ("'", "b") and said[-1:] == "'" else said
    if rest.startswith("* "):
        content = word * int(rest[2:])
    if word in ("gone", "folder", "pipe", "link"):
        path.unlink(missing_ok=True)
        make = {"folder": Path.mkdir, "pipe": os.mkfifo, "link": lambda one: one.symlink_to("no")}
        if word in make:
            make[word](path)
        return
    if word in ("cut", "empty"):
        content = path.read_bytes()[:40] if word == "cut" else b""
    elif word in ("version", "newer"):
        content = version(int(rest)) if rest else iceberg.metadata_json(**{"format-version": 5})
        iceberg.write(path.parent.parent, path.name, content)
        return
    elif word in ("snapshot", "schema"):
        number, *facts = rest.split()
        more: dict[str, Any] = {}
        for name, value in (fact.split("=") for fact in facts):
            more |= {name: int(value)} if word == "snapshot" else schema_fact(name, value)
        make_json = paimon.snapshot_json if word == "snapshot" else paimon.schema_json
        content = make_json(int(number), **more)
    paimon.write(path, content)


def schema_fact(name: str, value: str) -> dict[str, Any]:
    if name == "bucket":
        return {"options": {"bucket": value}}
    fields = [*paimon.schema_json()["fields"], {"id": 3, "name": value, "type": "INT"}]
    return {"fields": fields, "highestFieldId": 3}


def folders(text: str, given: list[str], root: Path, kind: str) -> Iterator[Path]:
    """Make a folder for each combination of what a step says of files."""
    changes = [] if text == "as it is" else [one.split(" = ", 1) for one in text.split("; ")]
    choices = [said.split(" | ") for _, said in changes]
    for at, chosen in enumerate(product(*choices)):
        folder = root / str(at)
        for name in given:
            if kind == "iceberg":
                number = int(name.split("-")[0].removeprefix("v"))
                write(place(folder, f"{name}.metadata.json", kind), f"version {number}")
            else:
                write(place(folder, "schema-0", kind), "schema 0")
                write(place(folder, name, kind), name.replace("-", " "))
        for (name, _), said in zip(changes, chosen, strict=True):
            write(place(folder, name, kind), said)
        yield folder


def answer(folder: Path, asked: str) -> list[str]:
    """Open a table, and say what is asked: by default its snapshot, and each damage."""
    *names, options = ["", *asked.split(", ")] if "=" in asked else [asked, ""]
    name, _, value = options.partition("=")
    value = ast.literal_eval(value) if value[:1] in ("'", "T") else value
    given = {name: int(value) if name == "snapshot_id" else value} if name else {}
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        table = arrowmeta.open(folder, **given)
        if names[-1]:
            listed = {
                "columns": table.schema.names,
                "bucket": [table.options.get("bucket")],
                "snapshots": table.snapshots()["snapshot_id"].to_pylist(),
            }[names[-1]]
            return [", ".join(map(str, listed))]
        _ = table.schema
    is_guess = any("looks like the newest" in str(one.message) for one in told)
    damage = table.damage.to_pylist()
    assert table.complete == (not damage)
    below = [f"{Path(row['path']).relative_to(folder)}: {row['reason']}" for row in damage]
    return [f"{'guess ' * is_guess}{table.snapshot_id}", *below]


def is_said(said: str, found: str) -> bool:
    """Whether a place of damage has the path that is said, and the words of the reason, or not."""
    path, _, words = said.partition(":")
    is_not = words.startswith(" not older")
    words = words.strip().removeprefix("not " * is_not)
    return found.startswith(f"{path}: ") and (words in found) != is_not


@pytest.mark.parametrize("case", read_cases("opening"), ids=str)
def test_state_that_is_opened(case, tmp_path):
    base, *steps = case.steps
    given = base.text.removeprefix("with ").split(", ")
    for at, step in enumerate(steps):
        for folder in folders(step.text, given, tmp_path / str(at), case.file):
            for row in step.rows:
                asked, _, said = row.rpartition("->")
                try:
                    first, *parts = said.strip().split("; ")
                    found = answer(folder, asked.strip())
                    is_right = first == found[0] and len(parts) == len(found) - 1
                    is_right &= all(map(is_said, parts, found[1:]))
                except ArrowMetaError as error:
                    kind, _, text = said.strip().partition(": ")
                    found = [f"{type(error).__name__}: {error}"]
                    is_right = isinstance(error, getattr(arrowmeta, kind.rstrip(":"), ()))
                    is_right &= text in str(error)
                assert is_right, f"{step.place}: {step.text}: {row}\n{found}"
