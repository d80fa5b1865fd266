"""A snapshot that expires between opening and reading: its missing files are said to be expired."""

import json
import shutil

import pytest

import arrowmeta

HINT = "version-hint.text"


@pytest.fixture
def folder(data, tmp_path):
    shutil.copytree(data / "iceberg_v2_position_deletes", tmp_path / "t")
    return tmp_path / "t"


def expire(folder, snapshot_id):
    """Commit metadata without a snapshot, and delete its manifest list."""
    metadata = folder / "metadata"
    version = int((metadata / HINT).read_text())
    document = json.loads((metadata / f"v{version}.metadata.json").read_bytes())
    gone = [one for one in document["snapshots"] if one["snapshot-id"] == snapshot_id]
    kept = [one for one in document["snapshots"] if one["snapshot-id"] != snapshot_id]
    current = kept[-1]["snapshot-id"]
    document |= {"snapshots": kept, "current-snapshot-id": current, "refs": {}}
    document["last-updated-ms"] += 1000
    for one in gone:
        (metadata / one["manifest-list"].rpartition("/")[2]).unlink()
    newer = metadata / f"v{version + 1}.metadata.json"
    newer.write_text(json.dumps(document))
    (metadata / HINT).write_text(str(version + 1))
    return newer


def reason(table):
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        table.files()
    (row,) = table.damage.to_pylist()
    return str(row["reason"])


def opened(place, **arguments):
    return arrowmeta.open(place, allow_moved_paths=True, **arguments)


def test_snapshot_that_expired_after_opening_is_named(folder):
    table, in_sql, strict = opened(folder), opened(folder), opened(folder, strict=True)
    expire(folder, table.snapshot_id)
    said = f"the file is missing; snapshot {table.snapshot_id} has expired meanwhile"
    assert reason(table) == f"{said}: open the table again"
    assert opened(folder).files().num_rows > 0
    with pytest.warns(UserWarning, match="has expired meanwhile: open the table again"):
        in_sql.sql("FROM files")
    with pytest.raises(arrowmeta.CorruptMetadataError, match="has expired meanwhile"):
        strict.files()


def test_expired_snapshot_that_was_chosen_or_opened_by_its_metadata_file(folder):
    version = (folder / "metadata" / HINT).read_text()
    by_file = opened(folder / "metadata" / f"v{version}.metadata.json")
    snapshot_id = by_file.snapshots()["snapshot_id"][0].as_py()
    chosen = opened(folder, snapshot_id=snapshot_id)
    expire(folder, snapshot_id)
    assert reason(chosen).endswith(f"snapshot {snapshot_id} has expired meanwhile")
    newer = expire(folder, by_file.snapshot_id)
    assert reason(by_file).endswith(f"has expired meanwhile: open {newer}")


def test_missing_file_of_a_snapshot_that_is_kept_is_only_missing(folder):
    table = opened(folder)
    expire(folder, None)
    lists = table.snapshots(where=f"snapshot_id = {table.snapshot_id}")["manifest_list"]
    (folder / "metadata" / lists[0].as_py().rpartition("/")[2]).unlink()
    assert reason(table) == "the file is missing"
