"""Hints at the latest and earliest snapshot: what readers do with a wrong one."""

import re

import pytest

import arrowmeta
from arrowmeta.io.storage import Storage
from arrowmeta.paimon.history import History
from arrowmeta.paimon.metadata_tables import hints_table
from tests.case_tables import CASES
from tests.paimon.tables import write, write_table

LISTS = "list the folder instead, which takes longer"


def hint_of(table):
    """The only hint file, as checks see it."""
    [hint] = hints_table(History.of(Storage.open(table))).to_pylist()
    return hint


@pytest.mark.parametrize(
    ("name", "claim", "ids", "truth", "effect"),
    [
        ("LATEST", "3", (1, 2, 3), "3", None),
        ("LATEST", "2", (1, 2, 3), "3", f"readers {LISTS}"),
        ("LATEST", "1", (1, 3), "3", "an old state of the table"),
        ("LATEST", "7", (2, 3), "3", "Java takes snapshot 7, which does not exist, for the latest"),
        ("LATEST", "0", (2, 3), "3", f"readers {LISTS}"),
        ("LATEST", "x", (2, 3), "3", f"readers {LISTS}"),
        ("LATEST", "-1", (2, 3), "3", f"readers {LISTS}"),
        ("EARLIEST", "2", (2, 3), "2", None),
        ("EARLIEST", "3", (2, 3), "2", "take snapshot 3 for the earliest: .* never expired"),
        ("EARLIEST", "1", (2, 3), "2", "Java lists.* takes longer; pypaimon tries each id from 1"),
        ("EARLIEST", "9", (2, 3), "2", "Java lists.*; pypaimon finds no snapshot from 9 on"),
        ("EARLIEST", "", (2, 3), "2", "Java lists.*; pypaimon fails"),
        ("EARLIEST", "9" * 40, (2, 3), "2", "Java lists.*; pypaimon fails"),
    ],
)
def test_wrong_hint_says_what_it_causes(tmp_path, name, claim, ids, truth, effect):
    path = write(write_table(tmp_path, ids) / "snapshot" / name, claim)
    hint = hint_of(tmp_path)
    assert (hint["path"], hint["claim"], hint["truth"]) == (str(path), claim, truth)
    assert hint["effect"] is None if effect is None else re.search(effect, hint["effect"])


@pytest.mark.parametrize(
    ("name", "effect"),
    [("LATEST", "which does not exist"), ("EARLIEST", "pypaimon finds no snapshot from 4 on")],
)
def test_hint_of_a_table_without_snapshots_says_what_it_causes(tmp_path, name, effect):
    write(write_table(tmp_path, ()) / "snapshot" / name, "4")
    hint = hint_of(tmp_path)
    assert hint["truth"] is None
    assert effect in hint["effect"]


def test_earliest_hint_of_a_forwarded_branch_is_too_high():
    table = arrowmeta.open(CASES / "paimon_earliest_hint")
    [finding] = [row for row in table.reconcile().to_pylist() if row["severity"] != "info"]
    assert finding["check_name"] == "hint_wrong"
    assert finding["severity"] == "warning"
    assert (finding["expected"], finding["actual"]) == ("1", "2")
    assert "snapshot 2 for the earliest" in finding["detail"]
