"""Remarks on branches that batch queries read beside the open one."""

import shutil

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.paimon.schema import reads_of_branches
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import set_options

CHAIN = CASES / "paimon_chain"
OPTIONS = {
    "chain-table.enabled": "true",
    "scan.fallback-snapshot-branch": "full",
    "scan.fallback-delta-branch": "delta",
}


def said(options, branch="main", existing=("full", "delta", "late")):
    return reads_of_branches(options, branch, lambda: existing)


def with_options(folder, options):
    """A copy of a table with a branch `b1`, with more options."""
    table = shutil.copytree(DATA / "pk_tags_branches", folder / "t")
    set_options(table, options)
    return table


def test_chain_table_is_remarked_on_wherever_files_are_counted(capsys, tmp_path):
    table = arrowmeta.open(CHAIN)
    assert table.files().num_rows == 0
    assert table.format_version == 3  # of the schema, without a snapshot
    [remark] = table.describe().remarks
    assert "chain table" in remark
    assert "branches snapshot and delta" in remark
    explanation = table.plan("k = 1").explain()
    assert explanation.remarks == (remark,)
    assert "chain table" in " ".join(explanation.to_text(80).split())
    assert "chain table" in explanation._repr_html_()
    assert "chain table" in table.plan()._repr_html_()
    assert main(["plan", str(CHAIN), "-o", "json"]) == 0
    assert remark in capsys.readouterr().err
    page = tmp_path / "page.html"
    assert main(["report", str(CHAIN), "--output", str(page)]) == 0
    assert "chain table" in page.read_text()


def test_branches_of_a_chain_table_have_their_own_files_only():
    for name in ("snapshot", "delta"):
        branch = arrowmeta.open(CHAIN, ref=name)
        assert branch.files().num_rows == 1
        assert branch.describe().remarks == ()


@pytest.mark.parametrize("option", ["scan.fallback-branch", "scan.primary-branch"])
def test_table_with_a_fallback_or_primary_branch_is_remarked_on(tmp_path, option):
    table = arrowmeta.open(with_options(tmp_path, {option: "b1"}))
    [remark] = table.source.remarks
    assert option in remark
    assert "branch b1" in remark
    assert remark in table.describe().remarks
    assert table.plan().explain().remarks == (remark,)


def test_table_without_such_options_has_no_remark():
    assert arrowmeta.open(DATA / "pk_tags_branches").source.remarks == ()
    keyed = DATA / "iceberg_v3_deletion_vectors"
    (moved,) = arrowmeta.open(keyed, allow_moved_paths=True).source.remarks
    assert "moved" in moved


def test_options_of_a_chain_take_precedence():
    every = {**OPTIONS, "scan.fallback-branch": "late", "scan.primary-branch": "late"}
    assert "full and delta" in said(every)
    assert "late" not in said(every)
    off = {**every, "chain-table.enabled": "false"}
    assert "scan.fallback-branch is set" in said(off)
    assert "scan.primary-branch is set" in said({"scan.primary-branch": "late"})


@pytest.mark.parametrize(
    ("options", "branch"),
    [
        ({}, "main"),
        ({"scan.fallback-branch": " "}, "main"),
        ({"chain-table.enabled": "true"}, "main"),
        ({**OPTIONS, "scan.fallback-delta-branch": ""}, "main"),
        (OPTIONS, "full"),
        (OPTIONS, "DELTA"),
        ({"scan.fallback-branch": "late"}, "late"),
    ],
)
def test_nothing_is_said_if_only_the_open_branch_is_read(options, branch):
    assert said(options, branch) is None


def test_branch_that_does_not_exist_is_told():
    assert said(OPTIONS, existing=("delta",)) == (
        "Queries of this chain table fail: branch full does not exist."
    )
    text = said({"scan.fallback-branch": "gone"})
    assert "names branch gone, which does not exist" in text
    assert "is set" in said({"scan.fallback-branch": "main"}, branch="late", existing=())
