"""Columns whose names differ only in case or need quotes, and files that cannot be read."""

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.shape import TableShape
from arrowmeta.pruning.plan import Planner, plan_many
from arrowmeta.text import quoted_name
from tests.bundled import DATA
from tests.soundness.source import GeneratedSource, paimon_schema
from tests.soundness.tables import DataFile, written
from tests.soundness.values import Stats


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
