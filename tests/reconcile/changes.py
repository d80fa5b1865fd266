"""Changes of copied tables in text, such as `delta manifest: _FILE._ROW_COUNT = 5`.

`tests/cases/README.md` says how they are written.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import duckdb
import pytest

import arrowmeta
from tests.avro.cuts import block_starts
from tests.bundled import DATA
from tests.case_files import Step, compare, line_of, read_cases
from tests.case_tables import CASES
from tests.reconcile.copies import IcebergCopy, PaimonCopy, Record, found, swap

Copy = IcebergCopy | PaimonCopy

STATES = ("sound", "remarks", "contradictory", "partial")
TARGET = re.compile(r"(?:(\w+) )?(manifest|list|snapshot|metadata)(?: (\d+))?")
CONTENTS = {"data": 0, "delete": 1}


class ChangedTable(NamedTuple):
    """A change of a table, and what is asked then."""

    table: str
    step: Step

    def __str__(self) -> str:
        return f"{self.table}: {self.step.text}"

    def run(self, folder: Path) -> None:
        """Change a copy of the table, and compare what is asked: see `tests/cases/README.md`."""
        text, _, asked = self.step.text.partition(" => ")
        copy = copied(self.table, folder)
        change(copy, text)
        questions: list[tuple[str, list[str]]] = [(asked, [])]
        for row in self.step.rows:
            if row.startswith("=> "):
                asked, arrow, answer = row.removeprefix("=> ").partition(" -> ")
                questions.append((asked, [answer] if arrow else []))
            else:
                questions[-1][1].append(row)
        for asked, rows in questions[not any(questions[0]) :]:
            ask(self.step, copy, text, asked, rows)


def ask(step: Step, copy: Copy, changed: str, asked: str, rows: list[str]) -> None:
    """Compare the answer to a question with what the rows below it say."""
    if error := re.fullmatch(r"(\w+Error)( of files)?: (.+)", asked):
        more = ", consumers" if isinstance(copy, PaimonCopy) else ""
        query = "FROM files" if error[2] else f"FROM snapshots, refs, schemas{more}"
        with pytest.raises(getattr(arrowmeta, error[1])) as raised:
            opened(copy, strict=True).sql(query)
        name = place(copy, changed.partition(": ")[0]).name
        said = str(raised.value)
        assert (name in said, error[3] in said) == (True, True), f"{step.place}: {said}"
    elif asked == "strict":
        opened(copy, strict=True).files()
    elif asked in STATES:
        table = opened(copy)
        table.files()
        assert (table.state, table.complete) == (asked, asked != "partial"), step.place
    elif view := re.fullmatch(r"(\w+[^:]*): (.+)", asked):
        compare(step, answered(copy, *view.groups()), rows)
    elif rows:
        columns = ("severity", "check_name", "expected", "actual")
        findings = opened(copy).reconcile().to_pylist()
        compare(step, [line_of(row[column] for column in columns) for row in findings], rows)
    else:
        compare(step, found(copy.root), [] if asked == "nothing" else asked.split(", "))


def answered(copy: Copy, view: str, columns: str) -> list[str]:
    """Return rows of a relation, or of findings `with storage`, `with footers` or with both."""
    table = opened(copy)
    name, _, condition = view.partition(" WHERE ")
    if name.startswith("findings with "):
        where = f" WHERE {condition}" if condition else ""
        also = dict.fromkeys(name.removeprefix("findings with ").split(" and "), True)
        findings = table.reconcile(**also)
        asked = duckdb.from_arrow(findings).query(
            "findings", f"SELECT {columns} FROM findings{where}"
        )
        return [*map(line_of, asked.fetchall())]
    if name.startswith("damage"):  # it is what reading files, or another relation, met
        name, _, relation = name.partition(" of ")
        table.relation(relation or "files")
        view = name + view.removeprefix(f"{name} of {relation}" if relation else name)
    answer = table.sql(f"SELECT {columns} FROM {view}").to_pylist()
    return [line_of(row.values()) for row in answer]


def opened(copy: Copy, *, strict: bool = False) -> arrowmeta.Table:
    return arrowmeta.open(copy.root, allow_moved_paths=True, strict=strict)


def changed_tables(folder: str, name: str | None = None) -> list[ChangedTable]:
    """Return the changes of the files, or one of them, of a folder of `tests/cases`."""
    cases = [case for case in read_cases(folder) if name in (None, case.file)]
    return [
        ChangedTable(case.title, replace(step, text=text))
        for case in cases
        for step in case.steps
        for text in each_change(step.text)
    ]


def each_change(text: str) -> Iterator[str]:
    """Yield the changes that `a = 1 | 2; b = 3 | 4 => answer` is, one for each choice of values."""
    changes, arrow, asked = text.partition(" => ")
    choices = []
    for one in changes.split("; "):
        first, *others = one.split(" | ")
        name = first.partition(" = ")[0]
        choices.append([first, *(f"{name} = {other}" for other in others)])
    for chosen in product(*choices):
        yield f"{'; '.join(chosen)}{arrow}{asked}"


def copied(table: str, folder: Path) -> Copy:
    """Copy a table of `tests/data` or `tests/cases`."""
    source = CASES / table if (CASES / table).exists() else DATA / table
    kind = IcebergCopy if table.startswith("iceberg") else PaimonCopy
    return kind(source, folder / table)


def change(copy: Copy, text: str) -> None:
    """Change a copied table as the text says."""
    if " and then " in text:
        for part in text.split(" and then "):
            change(copy, part)
        return
    if text == "as it is":
        return
    target, _, edit = text.partition(": ")
    verb, _, rest = edit.partition(" ")
    if verb == "missing":
        place(copy, target).unlink()
    elif verb in ("text", "like"):
        path = place(copy, target)
        path.parent.mkdir(parents=True, exist_ok=True)
        source, _, edit = rest.partition(" with ")
        path.write_text(rest if verb == "text" else (copy.root / source).read_text())
        if verb == "like" and edit:
            rewritten(copy, target, edit)
    elif verb == "cut":
        whole = place(copy, target).read_bytes()
        _, before, number = rest.rpartition("before block ")
        length = block_starts(place(copy, target))[int(number)] if before else int(rest[3:])
        place(copy, target).write_bytes(whole[:length])
    elif verb == "shorter":
        whole = place(copy, target).read_bytes()
        place(copy, target).write_bytes(whole[: -int(rest.removeprefix("by "))])
    elif verb == "swapped":
        swap(place(copy, target), place(copy, rest.removeprefix("with ")))
    elif verb == "contents":
        name = rest.removeprefix("of ")
        source = DATA / name[3:] if name.startswith("../") else place(copy, name)
        shutil.copy(source, place(copy, target))
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
    role, kind, number = (named[1], named[2], int(named[3] or 0)) if named else ("", "metadata", 0)
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
    if edit in ("the first twice", "the last twice"):
        return [*rows, rows[0 if edit == "the first twice" else -1]]
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
    """Run assignments such as `a.b[0] = 5` and `a += 1`, and exchanges such as `a <-> b`."""
    for part in edit.split("; "):
        if "[*]." in part:
            path, _, of_each = part.partition("[*].")
            for row in value_at(record, tokens(path)) if path else rows:
                assign(rows, row, of_each)
            continue
        if again := re.fullmatch(r"(\S+) the last (twice|with (.+))", part):
            values = value_at(record, tokens(again[1]))
            values.append(deepcopy(values[-1]))
            if again[3]:
                assign(values, values[-1], again[3])
            continue
        name, sign, value = re.split(r" (\+?=|<->|\+) ", part, maxsplit=1)
        if sign == "+":
            value_at(record, tokens(name)).append(ast.literal_eval(value))
            continue
        *path, last = tokens(name)
        holder = value_at(rows if name.startswith("[") else record, path)
        if sign == "<->":
            *path, other = tokens(value)
            beside = value_at(rows if value.startswith("[") else record, path)
            holder[last], beside[other] = beside[other], holder[last]
        elif value == "gone":
            if isinstance(holder, list) or last in holder:
                del holder[last]
        elif sign == "+=":
            more, before = ast.literal_eval(value), holder[last]
            is_number_in_text = isinstance(before, str) and isinstance(more, int)
            holder[last] = str(int(before) + more) if is_number_in_text else before + more
        else:
            holder[last] = ast.literal_eval(value)


def tokens(path: str) -> list[str | int]:
    found = re.findall(r"\[(-?\d+)\]|\[(\w+=\w+)\]|`(.+?)`|([^.\[\]]+)", path)
    return [
        int(number) if number else which or dotted or name for number, which, dotted, name in found
    ]


def value_at(value: Any, path: list[str | int]) -> Any:
    """Return the value at a path; `key=3` is the first record with this field."""
    for token in path:
        if isinstance(token, str) and "=" in token:
            name, _, number = token.partition("=")
            value = next(row for row in value if row[name] == int(number))
        else:
            value = value[token]
    return value
