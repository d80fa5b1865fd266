"""Conditions in the words of several engines, and names of columns in them."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.shape import TableShape
from arrowmeta.predicate import DIALECTS
from arrowmeta.pruning.plan import Planner, plan_many
from arrowmeta.text import quoted_name
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.soundness.source import GeneratedSource, paimon_schema
from tests.soundness.tables import DataFile, written
from tests.soundness.values import Stats

LOCATION = DATA / "pk_tags_branches"
MACROS = ("plan_files", "plan_manifests", "explain_plan", "why_kept")


@pytest.fixture
def table():
    return arrowmeta.open(LOCATION)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("dialect", DIALECTS)
def test_plain_condition_keeps_the_same_files_in_every_dialect(table, dialect):
    kept = table.plan("k > 3").files
    assert table.plan("k > 3", dialect=dialect).files.equals(kept)
    assert table.plan_many(["k > 3"], dialect=dialect)["files"].to_pylist() == [kept.num_rows]
    one = table.aggregate("count(*)", "k > 3", dialect=dialect)
    assert one.equals(table.aggregate("count(*)", "k > 3"))
    assert str(table.advise(["k > 3"], dialect=dialect)) == str(table.advise(["k > 3"]))
    for macro in MACROS:
        named = table.sql(f"FROM {macro}('k > 3', dialect := '{dialect}')")
        assert named.equals(table.sql(f"FROM {macro}('k > 3')"))


CALLS: dict[str, Callable[[arrowmeta.Table, Any], object]] = {
    "plan": lambda t, name: t.plan("k > 3", dialect=name),
    "plan of a filter": lambda t, name: t.plan([("k", ">", 3)], dialect=name),
    "explain": lambda t, name: t.explain("k > 3", dialect=name),
    "plan_many": lambda t, name: t.plan_many(["k > 3"], dialect=name),
    "aggregate": lambda t, name: t.aggregate("count(*)", dialect=name),
    "advise": lambda t, name: t.advise(["k > 3"], dialect=name),
    **{
        macro: lambda t, name, macro=macro: t.sql(f"FROM {macro}('k > 3', dialect := '{name}')")
        for macro in MACROS
    },
}


@pytest.mark.parametrize("call", CALLS)
def test_unknown_dialect_is_a_usage_error(table, call):
    with pytest.raises(UsageError, match=r"dialect must be one of any, .*did you mean 'spark'"):
        CALLS[call](table, "Sparc")


def test_command_line_takes_a_dialect(capsys):
    assert main(["plan", str(LOCATION), "k > 3", "--dialect", "trino", "-o", "json"]) == 0
    assert json.loads(capsys.readouterr().out)
    assert main(["plan", str(LOCATION), "k > 3", "--dialect", "mysql"]) == 1
    assert "invalid choice: 'mysql'" in capsys.readouterr().err


NAN = CASES / "iceberg_not_isnan"


def values_kept(where: str, dialect: Any) -> list[str | None]:
    """The values of the files that a plan keeps: each of them has one."""
    table = arrowmeta.open(NAN, allow_moved_paths=True)
    columns = ["lower_bounds", "nan_value_counts"]
    rows = table.plan(where, dialect=dialect).table(columns).to_pylist()
    found = ["NaN" if row["nan_value_counts"]["f"] else row["lower_bounds"]["f"] for row in rows]
    return sorted(map(str, found))


@pytest.mark.parametrize(
    ("where", "dialect", "kept"),
    [
        ("NOT isnan(f)", "any", ["1.5", "None"]),
        ("NOT isnan(f)", "spark", ["1.5", "None"]),
        ("NOT isnan(f)", "duckdb", ["1.5"]),
        ("NOT isnan(f)", "trino", ["1.5"]),
        ("NOT is_nan(f)", "trino", ["1.5"]),
        ("isnan(f)", "any", ["NaN"]),
        ("f > 1", "any", ["1.5", "NaN"]),
        ("f > 1", "spark", ["1.5", "NaN"]),
        ("NOT (f > 2)", "any", ["1.5", "NaN"]),
        ("NOT (f > 2)", "spark", ["1.5"]),
    ],
)
def test_nan_and_null_are_kept_as_the_dialect_has_them(where, dialect, kept):
    assert values_kept(where, dialect) == kept


WHERE = "k > 3 AND levenshtein(v::VARCHAR, 'a') = 1 AND upper(v::VARCHAR) = 'A'"


def test_plan_tells_what_is_not_used_and_why():
    table = arrowmeta.open(LOCATION)
    plan = table.plan(WHERE)
    (unused,) = plan.explanation.unused
    assert str(table.explain(WHERE)) == str(plan.explanation)
    reason = "engines understand levenshtein differently: name a dialect"
    assert unused.endswith(reason)
    assert f"not used: {unused}" in " ".join(str(plan.explanation).split())
    assert reason in plan.explanation._repr_html_()
    assert any(str(detail).endswith(reason) for detail in plan.why()["detail"].to_pylist())
    in_duckdb = table.plan("reverse(v::VARCHAR) = 'a'", dialect="duckdb")
    assert in_duckdb.explanation.unused == ()


def test_bounds_of_columns_that_differ_in_case_are_not_confused():
    columns = pa.schema([pa.field("A", pa.int32()), pa.field("a", pa.int32())])
    shape = TableShape(columns=pa.struct(list(columns)))
    stats = {"A": Stats(1, 1, 0, None, 1), "a": Stats(9, 9, 0, None, 1)}
    files = [DataFile([{"A": 1, "a": 9}], {}, None, 0, -1, 0, frozenset(), stats)]
    entries, manifests = written(random.Random(0), "paimon", shape, files)
    source = GeneratedSource("paimon", True, shape, columns, entries, manifests)
    source = replace(source, of_format={"schemas": [paimon_schema(columns, {})]})
    planner = Planner(source)  # type: ignore[arg-type]
    for where in ("A = 1", "a = 9", "A = 1 AND a = 9"):
        assert planner.plan(where).table(["file_name"]).num_rows == 1, where


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", ['say "a"', '"', '""', "it's", "a.b", "a\nb", " ", "日本"])
def test_plan_many_finds_columns_with_special_characters(name):
    """SQL doubles quotes in names: a column with a quote was not found in the query."""
    columns = pa.schema([pa.field(name, pa.int32())])
    shape = TableShape(columns=pa.struct(list(columns)))
    files = [
        DataFile([{name: value}], {}, None, 0, -1, 0, frozenset(), {name: Stats(value, value, 0)})
        for value in (1, 9)
    ]
    entries, manifests = written(random.Random(0), "paimon", shape, files)
    source = GeneratedSource("paimon", False, shape, columns, entries, manifests)
    planner = Planner(replace(source, of_format={"schemas": [paimon_schema(columns, {})]}))  # type: ignore[arg-type]
    quoted = quoted_name(name)
    predicates = [f"{quoted} = 1", f"{quoted} > 0", f"{quoted} IS NULL", f"{quoted} IN (9, 10)"]
    assert plan_many(planner, predicates)["files"].to_pylist() == [1, 2, 0, 1]
    plans = [planner.plan(one).table(["file_name"]).num_rows for one in predicates]
    assert plans == [1, 2, 0, 1]


def test_plan_with_missing_manifest_is_incomplete(tmp_path):
    shutil.copytree(DATA / "append_snappy", tmp_path / "t")
    whole = arrowmeta.open(tmp_path / "t").plan("id >= 0").files.num_rows
    manifests = arrowmeta.open(tmp_path / "t").manifests(["manifest_path"])
    Path(manifests["manifest_path"][0].as_py()).unlink()
    table = arrowmeta.open(tmp_path / "t")
    with pytest.warns(DamagedMetadataWarning):
        files = table.plan("id >= 0").files
    assert files.num_rows < whole
    assert not table.complete
