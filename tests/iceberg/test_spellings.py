"""Spellings of fields, and manifests that several snapshots list."""

from __future__ import annotations

import shutil
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from tests.iceberg.manifests import row as entry
from tests.iceberg.manifests import written as avro
from tests.iceberg.one_manifest import (
    ENTRY,
    entries_of,
    list_of,
    manifest_row,
    snapshots_of,
    table_of_manifests,
    table_with_list,
)
from tests.iceberg.tables import snapshot_json
from tests.readers.engines import WrittenTable
from tests.reconcile.copies import rewrite


@pytest.fixture
def written(tmp_path):
    return WrittenTable(tmp_path / "t")


def with_other_spelling(written: WrittenTable, spell: str, *, is_more: bool = False) -> None:
    """Let the last snapshot list copies of the manifests before, or also these, with a scheme."""

    def edit(rows: list[dict[str, Any]]) -> None:
        added = rows[0]["added_snapshot_id"]
        for row in [dict(row) for row in rows[1:]]:
            path = Path(row["manifest_path"].removeprefix("file://"))
            copied = Path(shutil.copy(path, path.with_name(f"copy-{path.name}")))

            def edit_entries(entries: list[dict[str, Any]], row: dict[str, Any] = row) -> None:
                for one in entries:
                    number = row["sequence_number"]
                    one.update(status=0, sequence_number=number, file_sequence_number=number)
                    one["snapshot_id"] = row["added_snapshot_id"]
                    file = one["data_file"]
                    file["file_path"] = spell + file["file_path"].removeprefix("file://")

            rewrite(copied, edit_entries)
            if not is_more:
                rows.remove(row)
            counts = {
                f"{status}_{unit}_count": row[f"added_{unit}_count"] if status == "existing" else 0
                for status in ("added", "existing")
                for unit in ("files", "rows")
            }
            length = copied.stat().st_size
            rows.append({**row, **counts, "manifest_path": str(copied), "manifest_length": length})
            rows[-1].update(added_snapshot_id=added, sequence_number=rows[0]["sequence_number"])

    rewrite(written.list_path, edit)


@pytest.mark.parametrize("spell", ["file:", "file://"])
def test_a_file_under_another_spelling_is_no_change_and_not_expired(written, spell):
    with_other_spelling(written, spell)
    table = arrowmeta.open(written.metadata_path)
    assert sum(path.startswith(spell) for path in table.files()["file_path"].to_pylist()) == 2
    ids = table.snapshots()["snapshot_id"].to_pylist()
    for before, after in permutations(range(3), 2):
        changed = table.diff(ids[before], ids[after])
        assert changed.num_rows == abs(before - after)
        assert set(changed["change"].to_pylist()) == {"added" if before < after else "removed"}
    assert table.reconcile(storage=True).num_rows == 0
    with pytest.raises(UsageError, match="under another spelling"):
        table.expire("2100-01-01", retain_last=1)
    remedies = table.remedies(where="engine = 'spark'").to_pylist()
    assert "deletes" not in {row["action"] for row in remedies}
    (withheld,) = (row["effect"] for row in remedies if row["check_name"] == "withheld")
    assert "against old_snapshots" in withheld
    assert "2 paths in several spellings, such as" in withheld


@pytest.mark.filterwarnings("ignore")
def test_a_file_that_is_live_under_two_spellings_is_live_twice(written):
    with_other_spelling(written, "file:", is_more=True)
    table = arrowmeta.open(written.metadata_path)
    found = table.reconcile().to_pylist()
    assert [row["actual"] for row in found if row["check_name"] == "file_live_twice"] == ["2", "2"]
    with pytest.raises(UsageError, match="file_live_twice"):
        table.expire("2100-01-01", retain_last=1)


@pytest.mark.parametrize(
    ("paths", "count"),
    [
        (("/a/b", "file:/a/b", "file:///a/b"), 1),
        (("s3://a/b", "s3a://a/b", "s3n://a/b"), 1),
        (("s3://a/b", "/a/b", "s3://a//b", "hdfs://a/b", "gs://a/b"), 5),
    ],
)
def test_identity_of_a_file_does_not_depend_on_the_spelling_of_its_path(tmp_path, paths, count):
    table = table_of_manifests(tmp_path, [(avro(ENTRY, [entry(path) for path in paths]), {})])
    assert len(set(entries_of(table, "file_id"))) == count


def test_distinct_manifest_has_last_values_at_first_position(tmp_path):
    files = {name: avro(ENTRY, [entry(f"of {name}")]) for name in "abc"}
    lists = [
        list_of(manifest_row(tmp_path, name, files[name], first_row_id=n) for name, n in some)
        for some in ([("b", None), ("a", None)], [("b", 5), ("c", 6), ("a", 7)])
    ]
    table = table_with_list(tmp_path, b"", snapshots=snapshots_of(tmp_path, lists))
    found = table.all_entries(["file_path", "first_row_id"]).to_pylist()
    assert [tuple(one.values()) for one in found] == [("of b", 5), ("of a", 7), ("of c", 6)]


def test_inline_manifests_are_in_snapshot_order(tmp_path):
    table_of_manifests(tmp_path, [(avro(ENTRY, [entry()]), {})])
    listed = {"manifest-list": f"{tmp_path}/metadata/list.avro"}
    named = {"manifest-list": None, "manifests": [f"{tmp_path}/metadata/m0"]}
    places = (listed, named, named, listed)
    snapshots = [snapshot_json(one, **place) for one, place in enumerate(places, 1)]
    listing = (tmp_path / "metadata" / "list.avro").read_bytes()
    table = table_with_list(tmp_path, listing, snapshots=snapshots)
    manifests = table.all_manifests(columns=["reference_snapshot_id"])
    assert manifests["reference_snapshot_id"].to_pylist() == [1, 2, 3, 4]
