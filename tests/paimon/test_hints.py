"""Hints at snapshots that do not exist; `tests/cases/metadata/paimon.txt` has other wrong ones."""

import pytest

import arrowmeta
from tests.paimon.tables import write, write_table


@pytest.mark.parametrize(
    ("name", "ids", "truth", "effect"),
    [
        ("LATEST", (2, 3), "3", "Java takes snapshot 7, which does not exist, for the latest"),
        ("LATEST", (), None, "which does not exist"),
        ("EARLIEST", (), None, "pypaimon finds no snapshot from 7 on"),
    ],
)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_hint_at_no_snapshot_says_what_it_causes(tmp_path, name, ids, truth, effect):
    path = write(write_table(tmp_path, ids) / "snapshot" / name, "7")
    [hint] = arrowmeta.open(tmp_path).sql("FROM hint_wrong").to_pylist()
    assert (hint["subject"], hint["expected"], hint["actual"]) == (str(path), truth, "7")
    assert effect in hint["detail"]
