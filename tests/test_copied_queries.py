"""Queries of other projects' documentation run unchanged, with the answers of their libraries."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.engines.test_paimon_system_tables import in_order
from tests.test_inspect import normal, pyiceberg_table

pytestmark = pytest.mark.filterwarnings("ignore:.*:DeprecationWarning")

ICEBERG = Path(arrowmeta.__file__).parent / "demo" / "tables" / "visits"
PAIMON = DATA / "pk_deletion_vectors"


class Copied(NamedTuple):
    """A query, and the project of the page that has it."""

    project: str
    text: str


def _copied():
    found, project = [], ""
    text = Path(__file__).with_name("copied_queries.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            project = line[1:].partition(":")[0]
        elif line and not line.startswith("#"):
            found.append(Copied(project, line))
    return found


COPIED = _copied()
IN_SQL = [one for one in COPIED if one.project != "pyiceberg"]


@pytest.fixture(scope="module")
def tables():
    return {
        "iceberg": arrowmeta.open(ICEBERG, allow_moved_paths=True),
        "paimon": arrowmeta.open(PAIMON),
    }


@pytest.fixture(scope="module")
def connected(tables):
    """Returns the connection to a table by a name."""
    with ExitStack() as stack:

        @cache
        def connection(table, name):
            return stack.enter_context(arrowmeta.connect(**{name: tables[table]}))

        yield connection


def _table_of(query):
    """Return the table whose metadata a query reads, as it would be named in `connect`."""
    name = re.search(r"(?i)\bfrom ([\w.$`\"]+)", query)
    assert name
    parts = re.sub('[`"]', "", name[1]).split(".")
    table, _, _ = parts.pop().rpartition("$")
    return ".".join([*parts, table] if table else parts)


def _values(rows, like=None):
    """Return rows as sorted text; of columns and fields those that `like` has, too."""

    def cut(value, other):
        if isinstance(value, dict) and isinstance(other, dict):
            return {key: cut(value.get(key), other[key]) for key in sorted(other)}
        is_time = isinstance(value, datetime) and value.tzinfo is not None
        return value.astimezone(UTC).replace(tzinfo=None) if is_time else value

    return sorted(repr(cut(normal(row), row if like is None else like)) for row in rows)


def test_there_are_at_least_sixty():
    assert len(COPIED) >= 60
    assert {one.project for one in COPIED} == {"iceberg", "trino", "pyiceberg", "paimon"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("copied", IN_SQL, ids=lambda one: one.text)
def test_query_over_a_table_and_over_a_connection(copied, tables, connected):
    kind = "paimon" if copied.project == "paimon" else "iceberg"
    table = tables[kind]
    answer = table.sql(copied.text)
    if copied.text.endswith('$properties"'):
        assert answer.to_pylist() == table.options().to_pylist()
    again = connected(kind, _table_of(copied.text)).sql(copied.text).to_arrow_table()
    assert answer.schema == again.schema
    assert _values(answer.to_pylist()) == _values(again.to_pylist())


@pytest.mark.parametrize(
    "copied", [one for one in IN_SQL if one.project != "paimon"], ids=lambda one: one.text
)
def test_answer_is_that_of_pyiceberg(copied, tables):
    table = tables["iceberg"]
    static = pyiceberg_table(table)
    metadata_table = re.search(r"(?:\.|\$)(\w+)(?:\(\)|;|\"| h |$)", copied.text)
    assert metadata_table
    name = metadata_table[1]
    if not hasattr(static.inspect, name):
        pytest.skip(f"PyIceberg has no {name}")
    try:
        theirs = getattr(static.inspect, name)()
    except TypeError as error:
        pytest.skip(f"PyIceberg fails on files without counts: {error}")
    ours = table.sql(copied.text)
    if "select *" in copied.text.lower():
        rows = theirs.to_pylist()
        assert _values(ours.to_pylist(), rows[0]) == _values(rows, rows[0])
    elif "join" in copied.text:
        snapshots = static.inspect.snapshots().to_pylist()
        operations = {row["snapshot_id"]: row["operation"] for row in snapshots}
        expected = [
            (row["snapshot_id"], operations[row["snapshot_id"]], row["is_current_ancestor"])
            for row in theirs.sort_by("made_current_at").to_pylist()
        ]
        found = ours.select(["snapshot_id", "operation", "is_current_ancestor"])
        assert list(zip(*found.to_pydict().values(), strict=True)) == expected
    else:
        expected = theirs.sort_by([("committed_at", "descending")])["snapshot_id"].to_pylist()
        n_rows = 1 if "LIMIT" in copied.text else len(expected)
        assert ours["snapshot_id"].to_pylist() == expected[:n_rows]


@pytest.mark.parametrize(
    "copied", [one for one in COPIED if one.project == "paimon"], ids=lambda one: one.text
)
def test_answer_is_that_of_paimon(copied, tables):
    """`copied_answers.json` has the system tables of the table, read by Paimon 1.4.2."""
    text = Path(__file__).with_name("copied_answers.json").read_text(encoding="utf-8")
    answers = json.loads(text)
    rows = tables["paimon"].sql(copied.text).to_pylist()
    for vector in (one for row in rows for one in row.get("dv_ranges") or ()):
        assert vector["_CARDINALITY"] > 0
        vector["_CARDINALITY"] = None  # ours counts where the metadata does not
    ours = in_order(rows)
    name = re.search(r"\$(\w+)", copied.text)
    assert name
    # The one with a join asks for a snapshot that the table does not have.
    assert ours == in_order([] if "JOIN" in copied.text else answers[name[1]])
