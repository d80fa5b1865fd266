"""Paimon tables drawn at random, as requests to `PaimonEngine`."""

from __future__ import annotations

import datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.engines.conditions import Column, Condition, draw
from tests.engines.java import Java

_TYPES = {
    "k": "INT NOT NULL",
    "p": "STRING NOT NULL",
    "i": "INT",
    "n": "BIGINT",
    "s": "STRING",
    "d": "DOUBLE",
    "price": "DECIMAL(9, 2)",
    "day": "DATE",
    "at": "TIMESTAMP(6)",
    "flag": "BOOLEAN",
}
_KINDS = {
    "STRING": "text",
    "STRING NOT NULL": "text",
    "DATE": "DATE",
    "TIMESTAMP(6)": "TIMESTAMP",
    "BOOLEAN": "bool",
}
_WORDS = ("naïve", "north", "a long text that writers cut", "zz\U0001f600", "b'c")


def _value(random: Random, name: str, n: int) -> Any:
    """Return a value of a column; values of one commit are close to each other."""
    near = n // 6 * 10 + random.randrange(15)
    if name not in ("k", "p") and random.random() < 0.12:
        return None
    day = datetime.date(2024, 1, 1) + datetime.timedelta(days=near)
    match name:
        case "k":
            return n
        case "p":
            return f"p{n % 2}"
        case "i":
            return near % 40
        case "n":
            return near * 10**9
        case "s":
            return f"{random.choice(_WORDS)}{near % 30}"
        case "d":
            return near / 4
        case "price":
            return f"{near}.{random.randrange(100):02d}"
        case "day":
            return day.isoformat()
        case "at":
            return f"{day} {near % 24:02d}:00:00.{random.randrange(10**6):06d}"
        case "flag":
            return near % 2 == 0
    raise KeyError(name)


class Ref(NamedTuple):
    """A tag or branch, as `branch` or `tag` of requests, with its columns."""

    kind: str
    name: str
    columns: list[Column]


class DrawnTable:
    """A table and the conditions that fit it.

    Attributes:
        root: its folder.
        types: types of the columns by their current names.
        is_keyed: whether it has a primary key.
        refs: tags, and branches with commits of their own.
        committed: columns of the newest snapshot, whose schema tags and their branches have.
    """

    def __init__(self, java: Java, root: Path, seed: int, is_keyed: bool | None = None) -> None:
        self.java, self.root, self.random = java, root, Random(seed)
        self.names = {name: name for name in _TYPES}
        self.types = dict(_TYPES)
        self.n_rows = 0
        self.is_keyed = self.random.random() < 0.5 if is_keyed is None else is_keyed
        self.partition = self.random.choice([[], ["p"]])
        self.steps: list[str] = []
        self.refs: list[Ref] = []
        self.committed: list[Column] = []
        self.has_deletes = False
        self.java.call(
            "create",
            root,
            columns=list(_TYPES.items()),
            partition=self.partition,
            key=[*self.partition, "k"] if self.is_keyed else [],
            options=self._options(),
        )
        self._write()
        for _ in range(self.random.randint(3, 7)):
            self._step()
        self._write()

    def _options(self) -> dict[str, str]:
        choose = self.random.choice
        options = {
            "manifest.format": choose(["avro", "avro", "orc", "parquet"]),
            "file.format": choose(["parquet", "orc", "avro"]),
            "metadata.stats-mode": choose(["full", "truncate(4)", "truncate(16)", "counts"]),
            "metadata.stats-dense-store": choose(["true", "false"]),
            "manifest.merge-min-count": choose(["2", "30"]),
        }
        if self.is_keyed:
            options["bucket"] = choose(["1", "3"])
            options |= choose(
                [
                    {},
                    {"deletion-vectors.enabled": "true"},
                    {"merge-engine": "partial-update"},
                    {"merge-engine": "first-row"},
                    {"num-sorted-run.compaction-trigger": "2"},
                ]
            )
            self.has_deletes = "merge-engine" not in options
        else:
            options |= choose([{"bucket": "-1"}, {"bucket": "2", "bucket-key": "k"}])
            options |= choose([{}, {"file-index.bloom-filter.columns": "n"}])
        return options

    def _rows(self) -> list[dict[str, Any]]:
        rows = []
        for _ in range(self.random.randint(3, 9)):
            n = self.n_rows
            if self.is_keyed and n and self.random.random() < 0.3:
                n = self.random.randrange(n)
            values = {now: _value(self.random, old, n) for now, old in self.names.items()}
            row = {name: _text(value) for name, value in values.items()}
            if self.has_deletes and n < self.n_rows and self.random.random() < 0.3:
                row["_kind"] = "-D"
            rows.append(row)
            self.n_rows += 1
        return rows

    def _compacts(self) -> bool:
        return self.is_keyed and self.random.random() < 0.4

    def _write(self, **fields: Any) -> None:
        self.java.call("write", self.root, rows=self._rows(), compact=self._compacts(), **fields)
        if "branch" not in fields:
            self.committed = self._columns()

    def _step(self) -> None:
        match self.random.choice(["write"] * 4 + ["alter", "alter", "tag", "branch", "overwrite"]):
            case "write":
                self._write()
            case "overwrite":
                self._write(overwrite=True)
            case "alter":
                self._alter()
            case kind:
                self._refer(kind)

    def _refer(self, kind: str) -> None:
        """Make a tag, or a branch of a tag with commits of its own."""
        name = f"tag{self.n_rows}"
        if name in self.steps:
            return
        self.steps.append(name)
        self.java.call("tag", self.root, name=name)
        self.refs.append(Ref("tag", name, self.committed))
        if kind == "branch":
            branch = f"branch{self.n_rows}"
            self.java.call("branch", self.root, name=branch, **{"from": name})
            for _ in range(self.random.randint(1, 2)):
                self._write(branch=branch)
            self.refs.append(Ref("branch", branch, self.committed))

    def _alter(self) -> None:
        kind = self.random.choice(["add", "rename", "widen", "drop"])
        if kind in self.steps:
            return
        self.steps.append(kind)
        match kind:
            case "add":
                step = ["add", "added", "INT"]
                self.names["added"], self.types["added"] = "i", "INT"
            case "rename":
                step = ["rename", "s", "renamed"]
                self.names["renamed"] = self.names.pop("s")
                self.types["renamed"] = self.types.pop("s")
            case "widen":
                step = ["widen", "i", "BIGINT"]
            case _:
                step = ["drop", "flag"]
                del self.names["flag"], self.types["flag"]
        self.java.call("alter", self.root, steps=[step])

    def conditions(self, count: int, ref: Ref | None = None) -> list[Condition]:
        """Draw conditions on the current columns, or on those of a tag or branch."""
        columns = ref.columns if ref else self._columns()
        return [draw(self.random, columns, ["not-starts-with"]) for _ in range(count)]

    def _columns(self) -> list[Column]:
        """Return the current columns; values are text, as the engine casts it."""
        columns = []
        for now, old in self.names.items():
            near = [_value(self.random, old, n) for n in range(0, self.n_rows + 6, 4)]
            known = tuple(dict.fromkeys(_text(one) for one in near if one is not None))
            if known:
                columns.append(Column(now, _KINDS.get(self.types[now], "number"), known))
        return columns


class StreamedTable(DrawnTable):
    """A table with a primary key that one writer commits to several times, with a changelog."""

    def _options(self) -> dict[str, str]:
        options = super()._options()
        producer = self.random.choice(["input", "lookup", "full-compaction"])
        if options.get("merge-engine") == "first-row" and producer != "lookup":
            producer = "none"  # the engine refuses others
        return options | {"changelog-producer": producer}

    def _write(self, **fields: Any) -> None:
        if fields:
            super()._write(**fields)
            return
        commits = [
            {"rows": self._rows(), "compact": self._compacts()}
            for _ in range(self.random.randint(2, 4))
        ]
        self.java.call("stream", self.root, commits=commits)
        self.committed = self._columns()


def _text(value: Any) -> str | None:
    if isinstance(value, bool):
        return str(value).lower()
    return None if value is None else str(value)
