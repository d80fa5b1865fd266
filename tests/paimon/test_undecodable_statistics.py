"""Statistics that cannot be decoded: a column of a file is unknown, and a finding names it."""

import subprocess
import sys

import pytest

import arrowmeta
from tests.paimon.tables import DATA
from tests.reconcile.copies import PaimonCopy

NAME = "pk_all_types"


def with_edited(tmp_path, edit):
    """The table as it is, and with its first entry edited."""
    copy = PaimonCopy(DATA / NAME, tmp_path / "t")
    copy.edit_manifest("delta", lambda rows: edit(rows[0]["_FILE"]))
    return arrowmeta.open(DATA / NAME), arrowmeta.open(copy.root)


def points_outside(row, schema, column):
    """The row with the offset of a text beyond its end."""
    arity = int.from_bytes(row[:4], "big")
    at = 4 + (arity + 8 + 63) // 64 * 8 + 8 * schema.names.index(column)
    return (
        row[:at] + (1 << 20).to_bytes(4, "little") + (1 << 20).to_bytes(4, "little") + row[at + 8 :]
    )


def text_column(table):
    lower = table.files(["lower_bounds"])["lower_bounds"].to_pylist()
    keys = {"pt", *table.sort_orders()["source_column"].to_pylist()}
    return next(
        name for name, value in lower[0].items() if isinstance(value, str) and name not in keys
    )


def test_one_column_is_unknown_and_a_finding(tmp_path):
    whole = arrowmeta.open(DATA / NAME)
    column = text_column(whole)

    def edit(file):
        stats = file["_VALUE_STATS"]
        stats["_MIN_VALUES"] = points_outside(stats["_MIN_VALUES"], whole.schema, column)

    _, table = with_edited(tmp_path, edit)
    before, after = (
        {row["file_name"]: row["lower_bounds"] for row in one.files().to_pylist()}
        for one in (whole, table)
    )
    changed = [
        (name, key)
        for name, bounds in before.items()
        for key, value in bounds.items()
        if after[name][key] != value
    ]
    assert [key for _, key in changed] == [column]
    assert after[changed[0][0]][column] is None
    assert table.complete
    assert table.damage.num_rows == 0
    (finding,) = table.reconcile().to_pylist()
    assert (finding["check_name"], finding["severity"]) == ("bounds_malformed", "error")
    assert f"lower bound of column {column} in 1 file" in finding["detail"]
    told = subprocess.run(
        [sys.executable, "-m", "arrowmeta", "damage", table.location, "-o", "json"],
        capture_output=True,
        check=False,
    )
    assert told.stdout.strip() == b"[]"
    assert told.returncode != 3
    kept = table.plan(f"{column} < '!'").files["file_name"].to_pylist()
    assert changed[0][0] in kept


@pytest.mark.parametrize("field", ["_VALUE_STATS", "_KEY_STATS"])
def test_statistics_of_0_bytes_are_a_finding(tmp_path, field):
    def edit(file):
        file[field]["_MAX_VALUES"] = b""

    _, table = with_edited(tmp_path, edit)
    findings = table.reconcile().to_pylist()
    assert {row["check_name"] for row in findings} == {"bounds_malformed"}
    assert {row["actual"] for row in findings} == {"0 bytes"}
    assert table.complete


def test_partition_of_0_bytes_is_damage(tmp_path):
    copy = PaimonCopy(DATA / NAME, tmp_path / "t")
    copy.edit_manifest("delta", lambda rows: rows[0].update(_PARTITION=b""))
    table = arrowmeta.open(copy.root)
    with pytest.warns(UserWarning, match="0 bytes"):
        files = table.files(["file_name", "partition"])
    assert files.num_rows == arrowmeta.open(DATA / NAME).files(["file_name"]).num_rows
    assert not table.complete
    assert table.damage.num_rows == 1
    assert files["partition"].to_pylist().count(None) == 1
