"""Cases in text files: what is written where, what is asked, and the answer.

`tests/cases/README.md` says how they are written. A case whose answer differs fails with the line
of the question, and the lines of the answer that are missing or too many.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.model.shape import PartitionSource, TableShape
from arrowmeta.model.tables import DAMAGE, EVIDENCE, HEADERS, OUTSIDE, base_schema
from arrowmeta.views.sql_files import check_names, sql_files
from tests.case_tables import CASES
from tests.sql.given_source import GivenSource, views_of, with_file_id

#: Values of columns that a case leaves out.
DEFAULTS: dict[str, dict[str, Any]] = {
    "entries": {"status": "added", "content": "data", "manifest_path": "m"},
    "all_entries": {"status": "added", "content": "data", "manifest_path": "m"},
    "manifests": {"manifest_path": "m", "content": "data"},
    "all_manifests": {"manifest_path": "m", "content": "data"},
    "damage": {"path": "m", "kind": "manifest", "reason": "cut short"},
    "storage": {"size": 1, "may_be_orphan": True, "last_modified": datetime(2020, 1, 1)},
    "schemas": {"nullable": True, "is_partition_key": False, "is_primary_key": False},
}
RELATIONS = {*DEFAULTS, *EVIDENCE, "headers", "snapshots", "refs", "history", "metadata_files"}
RELATIONS |= {"deletion_vectors", "index_files", *OUTSIDE}
#: Views that checks of storage read.
OF_STORAGE = ("counted", "storage_path", "live_entries", "files_elsewhere")


@dataclass
class Step:
    """A line of a case that begins without a blank, and its rows: after ` -> `, or below it."""

    place: str
    text: str
    rows: list[str] = field(default_factory=list)


@dataclass
class Case:
    """The steps below a title, after those at the top of its file."""

    file: str
    title: str
    steps: list[Step]

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"


def read_cases(folder: str) -> list[Case]:
    """Return the cases of all files of a folder below `tests/cases`."""
    return [case for path in sorted((CASES / folder).glob("*.txt")) for case in cases_of(path)]


def cases_of(path: Path) -> Iterator[Case]:
    """Yield the cases of a file."""
    shared: list[Step] = []
    case = None
    steps = shared
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("== "):
            if case is not None:
                yield case
            case = Case(path.stem, line[3:], list(shared))
            steps = case.steps
        elif line.startswith(" ") and not line.lstrip().startswith("#"):
            steps[-1].rows += map(str.strip, line.split(";  "))
        elif line and not line.lstrip().startswith("#"):
            place = f"{path.relative_to(CASES.parent.parent)}:{number}"
            for part in line.split(" => ") if path.parent.name == "sql" else [line]:
                text, arrow, rows = part.partition(" -> ")
                step = Step(place, text.rstrip())
                step.rows += map(str.strip, rows.split(";  ") if arrow else ())
                steps.append(step)
    assert case is not None, f"{path} has no case"
    yield case


def compare(step: Step, found: Iterable[str], expected: Iterable[str]) -> None:
    """Fail with the lines that differ, unless both have the same lines in any order."""
    had, wanted = sorted(found), sorted(expected)
    if had != wanted:
        lines = [line for line in difflib.ndiff(wanted, had) if line[0] != "?"]
        pytest.fail("\n  ".join([f"{step.place}: {step.text}", *lines]), pytrace=False)


@dataclass
class Relations:
    """What a case has said of a table: its schema, and the rows of its relations."""

    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    format: str = "paimon"
    types: dict[str, pa.StructType] = field(default_factory=dict)
    sources: tuple[PartitionSource, ...] = ()
    numbers: dict[str, Any] = field(default_factory=dict)

    @property
    def shape(self) -> TableShape:
        return TableShape(**self.types, partition_sources=self.sources)

    def run(self, step: Step) -> None:
        """Take what a step says of the table, or compare the answer to its question."""
        if finds := re.fullmatch(r"([\w, ]+) finds? (.+)", step.text):
            views, subjects = finds.groups()
            expected = [] if subjects == "nothing" else subjects.split(", ")
            for view in views.split(", "):
                compare(step, self.ask(view, "subject", view), expected)
            return
        said = re.fullmatch(r"(\+?)(\w+)( [^:]+)?: ?(.*)", step.text)
        assert said, f"{step.place}: what is {step.text!r}?"
        more, name, condition, rest = said.groups()
        if name in RELATIONS:
            before = self.rows.get(name, []) if more else []
            header = self.headers[name] = rest or self.headers[name]
            is_one_row = bool(rest) and all("=" in column for column in cells(rest))
            lines = [""] if is_one_row and not step.rows else step.rows
            self.rows[name] = [*before, *self.given(name, header, lines, len(before))]
        elif name in ("columns", "partition", "primary_key"):
            self.types[name] = pa.struct([typed(one) for one in split(rest)])
        elif name == "source":
            self.sources = tuple(source_of(one) for one in split(rest))
        elif name == "format":
            self.format = rest
        elif name in ("next_row_id", "snapshot_id", "unreferenced_snapshots"):
            self.numbers[name] = [*map(int, split(rest))] if name.endswith("s") else int(rest)
        else:
            compare(step, self.ask(name, rest, f"{name}{condition or ''}"), step.rows)

    def ask(self, view: str, columns: str, origin: str) -> Iterator[str]:
        """Yield the rows of a question as lines."""
        rows = {name: [*map(dict, rows)] for name, rows in self.rows.items()}
        replayed = self.format == "paimon"
        if view in set(check_names(self.format, outside=True)) - set(check_names(self.format)):
            yield from self.ask_of_storage(view, f"SELECT {columns} FROM {origin}", rows)
            return
        numbers = self.numbers
        source = GivenSource(
            rows, self.shape, self.format, deletes_are_replayed=replayed, **numbers
        )
        with views_of(source, view) as con:
            for row in con.execute(f"SELECT {columns} FROM {origin}").fetchall():
                yield line_of(row)

    def ask_of_storage(
        self, check: str, query: str, rows: dict[str, list[dict[str, Any]]]
    ) -> Iterator[str]:
        """Yield the rows of a question about files in storage; entries are of all snapshots."""
        entries = [
            with_file_id({"entry_id": at, "manifest_pos": 0, **row})
            for at, row in enumerate(rows.get("entries", []))
        ]
        rows = {"all_entries": entries} | rows | {"entries": entries}
        of_entries = base_schema("entries", self.shape)
        schemas = {"entries": of_entries, "all_entries": of_entries, "damage": DAMAGE, **OUTSIDE}
        about = {"format": self.format, "deletes_are_replayed": self.format == "paimon"}
        with duckdb.connect(config={"threads": 1}) as con:
            con.register("base_table", pa.Table.from_pylist([about]))
            for name, schema in schemas.items():
                con.register(f"base_{name}", pa.Table.from_pylist(rows.get(name, []), schema))
            for file in sql_files():
                if file.name in (*OF_STORAGE, check):
                    con.execute(file.definition)
            yield from map(line_of, con.execute(query).fetchall())

    def given(
        self, relation: str, header: str, lines: list[str], start: int
    ) -> Iterator[dict[str, Any]]:
        """Yield rows of a relation; the header names columns, or columns with one value."""
        schema = HEADERS if relation == "headers" else (EVIDENCE | OUTSIDE).get(relation)
        schema = DAMAGE if relation == "damage" else schema or base_schema(relation, self.shape)
        columns = [column.partition("=") for column in cells(header)]
        named = [name for name, equals, _ in columns if not equals]
        same = [(name, value) for name, equals, value in columns if equals]
        parts = [part for line in lines for part in line.split("; ")]
        for at, line in enumerate(parts, start):
            row = dict(DEFAULTS.get(relation, {}))
            for name, text in [*same, *zip(named, cells(line) if named else (), strict=True)]:
                if text:
                    put(row, schema, name, text)
            if relation in ("entries", "all_entries"):
                row.setdefault("file_path", f"f{at}")
                row.setdefault("file_name", row["file_path"].rpartition("/")[2])
            if relation == "storage" and row["file_path"].startswith("/t/"):
                row.setdefault("below", row["file_path"].removeprefix("/t"))
            yield row


def line_of(row: Iterable[Any]) -> str:
    return " | ".join("null" if cell is None else str(cell) for cell in row)


def split(text: str) -> list[str]:
    return re.split(r", (?![^(]*\))", text) if text else []


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def put(row: dict[str, Any], schema: pa.Schema, name: str, text: str) -> None:
    """Set a column, or the field of a struct as in `partition.p`, to a value of its type."""
    column, dot, inner = name.partition(".")
    kind = schema.field(column).type
    if not dot:
        row[column] = value_of(text, kind)
        return
    struct = row.setdefault(column, {})
    struct[inner] = value_of(text, kind.field(inner).type)


def value_of(text: str, kind: pa.DataType) -> Any:
    """Return the value that a cell says, of an Arrow type."""
    if text == "null":
        return None
    if pa.types.is_list(kind) or pa.types.is_map(kind):
        assert (text[0], text[-1]) in (("[", "]"), ("{", "}")), text
        parts = split(text[1:-1])
        if pa.types.is_map(kind):
            return [tuple(part.split(": ")) for part in parts]
        return [value_of(part, kind.value_type) for part in parts]
    if pa.types.is_temporal(kind) and text.lstrip("-").isdigit():
        return int(text)
    return next(read(text) for holds, read in READ if holds(kind))


#: How a value of a type is read.
READ: tuple[tuple[Callable[[pa.DataType], bool], Callable[[str], Any]], ...] = (
    (pa.types.is_boolean, {"true": True, "false": False}.__getitem__),
    (pa.types.is_integer, int),
    (pa.types.is_floating, float),
    (pa.types.is_decimal, Decimal),
    (pa.types.is_date, date.fromisoformat),
    (pa.types.is_timestamp, datetime.fromisoformat),
    (pa.types.is_string, lambda text: text.strip("'").encode().decode("unicode_escape")),
    (
        lambda kind: pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind),
        lambda text: text.strip("'").encode().decode("unicode_escape").encode("latin-1"),
    ),
)


def typed(said: str) -> pa.Field:
    """Return the field of a name and an Arrow type, such as `c decimal(9, 2)`."""
    name, _, kind = said.partition(" ")
    if numbers := re.fullmatch(r"(\w+)\(([\d, ]+)\)", kind):
        makes = {"decimal": pa.decimal128, "binary": pa.binary}[numbers[1]]
        return pa.field(name, makes(*map(int, numbers[2].split(","))))
    if element := re.fullmatch(r"list<(\w+)>", kind):
        return pa.field(name, pa.list_(pa.type_for_alias(element[1])))
    return pa.field(name, pa.type_for_alias(kind))


def source_of(said: str) -> PartitionSource:
    """Return the source of a partition field, such as `p = day of c in spec 1`."""
    match = re.fullmatch(r"(\w+) = (?:(\S+) of )?(\w+)(?: in spec (\d+))?", said)
    assert match, said
    name, transform, column, spec = match.groups()
    specs = {} if spec is None else {"spec_ids": frozenset({int(spec)})}
    return PartitionSource(name, column, transform or "identity", **specs)
