"""Iceberg tables drawn at random, as requests to `IcebergEngine`.

Each has a seed, from which its types of partitions, evolution, deletes, branches, tags and
maintenance follow.
"""

from __future__ import annotations

import datetime
from pathlib import Path
from random import Random
from typing import Any

from tests.engines.conditions import Column, Condition, draw
from tests.engines.java import Java

_TYPES = {
    "id": "long",
    "i": "int",
    "s": "string",
    "d": "double",
    "f": "float",
    "price": "decimal(9, 2)",
    "day": "date",
    "at": "timestamp",
    "zoned": "timestamptz",
    "flag": "boolean",
    "raw": "binary",
    "added": "int",
}
_KINDS = {
    "string": "text",
    "date": "DATE",
    "timestamp": "TIMESTAMP",
    "timestamptz": "TIMESTAMPTZ",
    "boolean": "bool",
    "binary": "bytes",
}
_SPECS: list[list[list[Any]]] = [
    [],
    [["i", "identity"]],
    [["id", "bucket", 4]],
    [["day", "month"], ["flag", "identity"]],
    [["at", "day"]],
    [["s", "truncate", 3]],
    [["zoned", "year"], ["id", "bucket", 3]],
    [["price", "truncate", 500]],
]
_WORDS = ("naïve", "north", "a long text that writers cut", "", "zz\U0001f600", "b'c")


def _value(random: Random, name: str, n: int) -> Any:
    """Return a value of a column as JSON; values of one commit are close to each other."""
    near = n // 6 * 10 + random.randrange(15)
    if name != "id" and random.random() < 0.12:
        return None
    day = datetime.date(2024, 1, 1) + datetime.timedelta(days=near)
    match name:
        case "id":
            return n
        case "i" | "added":
            return near % 40
        case "s":
            return f"{random.choice(_WORDS)}{near % 30}"
        case "d" | "f":
            return near / 4
        case "price":
            return f"{near}.{random.randrange(100):02d}"
        case "day":
            return day.isoformat()
        case "at":
            return f"{day}T{near % 24:02d}:00:00.{random.randrange(10**6):06d}"
        case "zoned":
            return f"{day}T{near % 24:02d}:30:00+00:00"
        case "flag":
            return near % 2 == 0
        case "raw":
            return f"{near:08X}"
    raise KeyError(name)


class DrawnTable:
    """A table, the conditions that fit it, and what it is made of.

    Attributes:
        root: its folder.
        version: format version.
        n_rows: rows that were written.
        names: original names of columns by their current ones.
        refs: names as above by tag and branch; None of branches, which have the current schema.
        steps: kinds of requests that wrote it.
    """

    def __init__(self, java: Java, root: Path, seed: int, versions: tuple[int, ...]) -> None:
        self.java, self.root, self.random = java, root, Random(seed)
        self.version = self.random.choice(versions)
        self.n_rows = 0
        self.names = {name: name for name in _TYPES if name != "added"}
        self.refs: dict[str, dict[str, str] | None] = {}
        self.steps: list[str] = []
        self._create()
        for _ in range(self.random.randint(4, 9)):
            self._step()
        self._append()

    def _ask(self, what: str, **fields: Any) -> Any:
        self.steps.append(what)
        return self.java.call(what, self.root, **fields)

    def _create(self) -> None:
        fields = [
            {"id": at, "name": name, "required": name == "id", "type": _TYPES[name]}
            for at, name in enumerate(self.names, 1)
        ]
        inner = {"id": 21, "name": "a", "required": False, "type": "int"}
        row = {"type": "struct", "fields": [inner]}
        fields.append({"id": 20, "name": "st", "required": False, "type": row})
        modes = self.random.choice(["full", "truncate(4)", "counts", "truncate(16)"])
        properties = {
            "format-version": str(self.version),
            "write.metadata.metrics.default": modes,
            "commit.manifest.min-count-to-merge": self.random.choice(["2", "100"]),
            "write.metadata.delete-after-commit.enabled": self.random.choice(["true", "false"]),
        }
        self._ask(
            "create",
            schema={"type": "struct", "schema-id": 0, "fields": fields},
            spec=self.random.choice(_SPECS),
            properties=properties,
        )
        self._append()
        self._append()

    def _rows(self) -> list[dict[str, Any]]:
        rows = []
        for _ in range(self.random.randint(3, 9)):
            row = {now: _value(self.random, name, self.n_rows) for now, name in self.names.items()}
            row["st"] = {"a": self.n_rows % 7} if self.random.random() < 0.8 else None
            rows.append(row)
            self.n_rows += 1
        return rows

    def _append(self, **fields: Any) -> None:
        self._ask("append", rows=self._rows(), fast=self.random.random() < 0.5, **fields)

    def _step(self) -> None:
        kinds = ["append"] * 3 + ["delete"] * 3 + ["evolve", "respec", "tag", "branch", "compact"]
        kinds += ["manifests", "drop"]
        match self.random.choice(kinds):
            case "append":
                self._append()
            case "delete":
                self._delete()
            case "evolve":
                self._evolve()
            case "respec":
                if "respec" not in self.steps:
                    self._ask("respec", steps=[["add", self._now("id"), "bucket", 2]])
            case "tag" | "branch" as kind:
                name = f"{kind}{self.n_rows}"
                if name not in self.refs:
                    self._ask(kind, name=name)
                    self.refs[name] = dict(self.names) if kind == "tag" else None
                    if kind == "branch":
                        self._append(branch=name)
            case "drop":
                self._ask("drop", at=self.random.randrange(20))
            case kind:
                self._ask(kind)

    def keep_apart(self) -> None:
        """Add a branch with a snapshot of its own, so that expiry finds files by reachability.

        On main alone, Iceberg finds them by entries of status DELETED instead, and leaves others.
        """
        self._ask("branch", name="apart")
        self._append(branch="apart")

    def _now(self, name: str) -> str:
        return next(now for now, original in self.names.items() if original == name)

    def _delete(self) -> None:
        if self.version == 1:
            return
        vector = "vector" if self.version > 2 else "position"
        kind = self.random.choice(["equality", vector, vector])
        first = self.random.randrange(self.n_rows)
        ids = [first, first + 1, first + 5]
        where = {"type": "in", "term": self._now("id"), "values": ids}
        self._ask("delete", kind=kind, where=where, column=self._now("id"))

    def _evolve(self) -> None:
        done = {one for one in self.steps if one.startswith("evolve ")}
        name = self.random.choice(["add", "widen", "rename", "drop"])
        if f"evolve {name}" in done:
            return
        self.steps.append(f"evolve {name}")
        match name:
            case "add":
                self._ask("evolve", steps=[["add", "added", "int"], ["first", "added"]])
                self.names["added"] = "added"
            case "widen":
                self._ask(
                    "evolve", steps=[["widen", "f", "double"], ["widen", "price", "decimal(12, 2)"]]
                )
            case "rename":
                self._ask("evolve", steps=[["rename", "d", "renamed"]])
                self.names["renamed"] = self.names.pop("d")
            case "drop":
                self._ask("evolve", steps=[["drop", "raw"]])
                self.names.pop("raw")

    def conditions(self, count: int, names: dict[str, str] | None = None) -> list[Condition]:
        """Draw conditions on the current columns, or on those of a tag."""
        columns = [Column("st.a", "number", (0, 3, 6, 7))]
        for now, name in (names or self.names).items():
            kind = _KINDS.get(_TYPES[name], "number")
            near = [_value(self.random, name, n) for n in range(0, self.n_rows + 6, 4)]
            values = tuple(dict.fromkeys(one for one in near if one is not None))
            if kind != "bytes" and values:
                columns.append(Column(now, kind, values))
        return [draw(self.random, columns) for _ in range(count)]
