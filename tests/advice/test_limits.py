"""One set of limits: what `describe` remarks on is what `remedies` calls needed."""

import re

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.rules import limit, rules_of
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.views.connection import ask
from tests.bundled import DATA, TABLES
from tests.reconcile.changes import change
from tests.reconcile.copies import IcebergCopy
from tests.sql.given_source import GivenSource

pytestmark = pytest.mark.filterwarnings("ignore")

#: Causes by what the remark of `describe` is like.
REMARKS = {
    "small_files": r"are smaller than|compaction is behind",
    "delete_debt": r"of the rows are deleted|every query joins",
    "old_snapshots": r"snapshots are kept",
}
NOT_NEEDED = "not needed yet"


@pytest.mark.parametrize("name", TABLES)
def test_remedies_are_needed_where_describe_remarks(name):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    remarks = "\n".join(table.describe().remarks)
    rows = table.remedies().to_pylist()
    for row in rows:
        if row["check_name"] in REMARKS:
            is_remarked = re.search(REMARKS[row["check_name"]], remarks) is not None
            assert is_remarked == (NOT_NEEDED not in row["effect"]), row
        else:
            assert NOT_NEEDED not in row["effect"]
    given = {row["check_name"] for row in rows}
    for check_name, pattern in REMARKS.items():
        if re.search(pattern, remarks) and "withheld" not in given:
            assert check_name in given


def causes_of(entries, shape):
    source = GivenSource({"entries": entries}, shape, "paimon")
    known = {"findings": SCHEMAS["findings"](shape).empty_table()}
    asked = {"remedy_causes": "FROM remedy_causes"}
    rows = ask(source, asked, known)["remedy_causes"].to_pylist()
    return {row["check_name"]: row["is_needed"] for row in rows}


def test_what_check_fails_for_is_needed_though_most_files_are_large():
    """More than 1,000 small files of a partition, or 30 files at level 0 of a bucket."""
    shape = TableShape(
        partition=pa.struct([pa.field("p", pa.int32())]),
        primary_key=pa.struct([pa.field("k", pa.int32())]),
    )

    def files(n_small, n_at_0, n_large):
        sizes = [(1, 1)] * n_small + [(1 << 30, 0)] * n_at_0 + [(1 << 30, 1)] * n_large
        return [
            {"file_path": str(at), "file_name": str(at), "partition": {"p": 1}, "bucket": 0}
            | {"file_size_in_bytes": size, "level": level, "record_count": 1}
            for at, (size, level) in enumerate(sizes)
        ]

    limits = {row["name"]: row["fail"] for row in arrowmeta.facts("limits").to_pylist()}
    many, most_at_0 = int(limits["small_files"]), int(limits["files_at_level_0"])
    for n_small, n_at_0, is_needed in (
        (many, 0, False),
        (many + 1, 0, True),
        (2, most_at_0, False),
        (2, most_at_0 + 1, True),
    ):
        found = causes_of(files(n_small, n_at_0, 2 * many), shape)
        assert found["small_files"] is is_needed


def test_rules_of_check_have_the_limits_of_the_table():
    limits = {row["name"]: row["fail"] for row in arrowmeta.facts("limits").to_pylist()}
    rules = {rule.name: rule.maximum for rule in rules_of(None) if rule.maximum is not None}
    assert rules == {name: most for name, most in limits.items() if most is not None}
    assert all(limit(name) <= most for name, most in rules.items())


@pytest.mark.parametrize(("state", "is_named"), [("sound", True), ("contradictory", False)])
def test_explanations_name_no_rewrite_while_the_table_is_at_risk(tmp_path, state, is_named):
    table = IcebergCopy(DATA / "iceberg_v2_position_deletes", tmp_path / "t")
    if not is_named:
        change(table, "list: [0].existing_files_count += 1")
    opened = arrowmeta.open(table.root, allow_moved_paths=True)
    column = next(field.name for field in opened.schema if pa.types.is_integer(field.type))
    lows = pc.struct_field(opened.data_files()["lower_bounds"].combine_chunks(), column)
    where = f"{column} > {pc.min(lows).as_py()} AND {column} < {pc.max(lows).as_py()}"
    for explanation in (opened.explain(where), opened.plan(where).explanation):
        assert any(explanation.kept["remedy"].to_pylist()) == is_named
        assert any("Contradictory" in text for text in explanation.remarks) != is_named
    page = opened.report(where=where).to_html()
    assert ("sort the files" in page) == is_named
    assert opened.state == state


def test_facts_that_are_not_there_are_refused():
    with pytest.raises(arrowmeta.UsageError, match=r"no facts 'limit' \(did you mean limits"):
        arrowmeta.facts("limit")
