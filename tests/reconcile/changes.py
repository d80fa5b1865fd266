"""Changes of copied tables in text, such as `delta manifest: _FILE._ROW_COUNT = 5`.

`tests/cases/README.md` says how they are written.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import arrowmeta
from tests.bundled import DATA
from tests.case_files import Step, compare, read_cases
from tests.reconcile.copies import IcebergCopy, PaimonCopy, Record, found, swap

Copy = IcebergCopy | PaimonCopy

TARGET = re.compile(r"(?:(\w+) )?(manifest|list|snapshot|metadata)(?: (\d+))?")
CONTENTS = {"data": 0, "delete": 1}


class Damage(NamedTuple):
    """A change of a table of `tests/data`, and what is found then."""

    table: str
    step: Step

    def __str__(self) -> str:
        return f"{self.table}: {self.step.text}"

    def run(self, folder: Path) -> None:
        """Change a copy of the table, and compare the findings, or the names of their checks."""
        text, _, checks = self.step.text.rpartition(" => ")
        copy = copied(self.table, folder)
        change(copy, text or checks)
        if not self.step.rows:
            compare(self.step, found(copy.root), checks.split(", "))
            return
        findings = arrowmeta.open(copy.root, allow_moved_paths=True).reconcile().to_pylist()
        columns = ("severity", "check_name", "expected", "actual")
        said = [" | ".join(str(row[column]) for column in columns) for row in findings]
        compare(self.step, said, self.step.rows)


def damage_of(name: str) -> list[Damage]:
    """Return the changes of a file of `tests/cases/damage`."""
    cases = [case for case in read_cases("damage") if case.file == name]
    return [Damage(case.title, step) for case in cases for step in case.steps]


def copied(table: str, folder: Path) -> Copy:
    """Copy a table of `tests/data`."""
    kind = IcebergCopy if table.startswith("iceberg") else PaimonCopy
    return kind(DATA / table, folder / table)


def change(copy: Copy, text: str) -> None:
    """Change a copied table as the text says."""
    target, _, edit = text.partition(": ")
    verb, _, rest = edit.partition(" ")
    if verb == "missing":
        place(copy, target).unlink()
    elif verb == "text":
        place(copy, target).write_text(rest)
    elif verb == "cut":
        whole = place(copy, target).read_bytes()
        place(copy, target).write_bytes(whole[: int(rest.removeprefix("to "))])
    elif verb == "shorter":
        whole = place(copy, target).read_bytes()
        place(copy, target).write_bytes(whole[: -int(rest.removeprefix("by "))])
    elif verb == "swapped":
        swap(place(copy, target), place(copy, rest.removeprefix("with ")))
    elif verb == "contents":
        name = rest.removeprefix("of ")
        shutil.copy(
            DATA / name[3:] if name.startswith("../") else copy.root / name, place(copy, target)
        )
    else:
        rewritten(copy, target, edit)


def place(copy: Copy, target: str) -> Path:
    """Return the path of a file: a manifest, list, snapshot or metadata, or one by its name."""
    named = TARGET.fullmatch(target)
    if named is None:
        return copy.root / target
    role, kind, number = named[1], named[2], int(named[3] or 0)
    if isinstance(copy, IcebergCopy):
        if kind == "manifest":
            return copy.manifest(CONTENTS[role], number)
        return copy.list_path if kind == "list" else copy.metadata_path
    if kind == "manifest":
        return copy.index_path if role == "index" else copy.manifest(role, number)
    return copy.list_path(role, number) if kind == "list" else copy.snapshot(number)


def rewritten(copy: Copy, target: str, edit: str) -> None:
    """Change the records of a file; lists keep the true lengths of what they name."""
    named = TARGET.fullmatch(target)
    assert named is not None, target
    role, kind, number = named[1], named[2], int(named[3] or 0)
    if kind == "snapshot" and isinstance(copy, IcebergCopy):
        copy.edit_snapshot(lambda snapshot: assign(snapshot, snapshot, edit))
    elif kind in ("snapshot", "metadata"):
        record = json.loads(place(copy, target).read_text())
        assign(record, record, edit)
        place(copy, target).write_text(json.dumps(record))
    elif isinstance(copy, IcebergCopy):
        if kind == "list":
            copy.edit_list(lambda rows: edited(rows, edit))
        else:
            copy.edit_manifest(CONTENTS[role], lambda rows: edited(rows, edit), number)
    elif role == "index":
        copy.edit_index(lambda rows: edited(rows, edit))
    elif kind == "list":
        copy.edit_list(role, lambda rows: edited(rows, edit), number)
    else:
        copy.edit_manifest(role, lambda rows: edited(rows, edit), number)


def edited(rows: list[Record], edit: str) -> list[Record]:
    """Return the records after an edit; fields without an index are of the first live entry."""
    live = next((row for row in rows if row.get("status") != 2 and row.get("_KIND") != 1), None)
    if edit == "without the first":
        return rows[1:]
    if edit == "the last twice":
        return [*rows, rows[-1]]
    if edit.startswith("without "):
        left_out = value_at(rows, tokens(edit.removeprefix("without ")))
        return [row for row in rows if row is not left_out]
    if edit.startswith("again with "):
        again = deepcopy(live)
        assign(again, again, edit.removeprefix("again with "))
        return [*rows, again]
    assign(rows, live, edit)
    return rows


def assign(rows: Any, record: Any, edit: str) -> None:
    """Run assignments such as `a.b[0] = 5`, and exchanges such as `a <-> b`."""
    for part in edit.split("; "):
        name, sign, value = re.split(r" (=|<->) ", part, maxsplit=1)
        *path, last = tokens(name)
        holder = value_at(rows if name.startswith("[") else record, path)
        if sign == "<->":
            *path, other = tokens(value)
            beside = value_at(rows if value.startswith("[") else record, path)
            holder[last], beside[other] = beside[other], holder[last]
        else:
            holder[last] = ast.literal_eval(value)


def tokens(path: str) -> list[str | int]:
    found = re.findall(r"\[(-?\d+)\]|\[(\w+=\w+)\]|([^.\[\]]+)", path)
    return [int(number) if number else which or name for number, which, name in found]


def value_at(value: Any, path: list[str | int]) -> Any:
    """Return the value at a path; `key=3` is the first record with this field."""
    for token in path:
        if isinstance(token, str) and "=" in token:
            name, _, number = token.partition("=")
            value = next(row for row in value if row[name] == int(number))
        else:
            value = value[token]
    return value
