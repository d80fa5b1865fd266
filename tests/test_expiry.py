"""Files that expiring snapshots would delete, compared with the files of each snapshot."""

import shutil
from datetime import UTC, datetime, timedelta

import pytest

import arrowmeta
from arrowmeta.cli import main

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

NAMES = [
    "pk_tags_branches",
    "pk_deletion_vectors",
    "append_schema_evolution",
    "iceberg_v2_position_deletes",
    "iceberg_v3_deletion_vectors",
]


def opened(location):
    return arrowmeta.open(location, allow_moved_paths=True)


def files_at(table, snapshot_ids):
    return {
        path
        for snapshot_id in snapshot_ids
        for path in table.at(snapshot_id=snapshot_id).files(["file_path"])["file_path"].to_pylist()
    }


def split(table, older_than, retain_last):
    """Return the ids of snapshots that `expire` deletes and of those it keeps."""
    rows = sorted(
        table.snapshots(["committed_at", "snapshot_id"]).to_pylist(),
        key=lambda row: (row["committed_at"], row["snapshot_id"]),
    )
    named = set(table.refs()["snapshot_id"].to_pylist())
    gone = {
        row["snapshot_id"]
        for row in rows[: len(rows) - retain_last]
        if row["committed_at"] < older_than and row["snapshot_id"] not in named
    }
    return gone, {row["snapshot_id"] for row in rows} - gone


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("retain_last", [1, 2, 5])
def test_expirable_files_are_those_of_expired_snapshots_only(data, name, retain_last):
    table = opened(data / name)
    now = datetime.now(UTC)
    gone, kept = split(table, now, retain_last)
    plan = table.expire(now, retain_last=retain_last)
    found = plan.expirable
    ids = set(found["snapshot_id"].drop_null().to_pylist())
    assert ids == gone
    assert plan.n_kept == len(kept)
    paths = {
        row["path"] for row in found.to_pylist() if row["kind"] not in ("snapshot", "manifest")
    }
    assert paths == files_at(table, gone) - files_at(table, kept)


@pytest.mark.parametrize("name", NAMES)
def test_manifests_of_kept_snapshots_are_not_expirable(data, name):
    table = opened(data / name)
    plan = table.expire(datetime.now(UTC))
    gone, kept = split(table, datetime.now(UTC), 1)
    manifests = {row["path"] for row in plan.expirable.to_pylist() if row["kind"] == "manifest"}
    of = {
        snapshot_id: set(table.at(snapshot_id=snapshot_id).manifests()["manifest_path"].to_pylist())
        for snapshot_id in gone | kept
    }
    assert manifests.isdisjoint(set().union(*(of[snapshot_id] for snapshot_id in kept)))


def test_snapshots_not_older_than_the_time_are_kept(data):
    table = opened(data / "pk_deletion_vectors")
    times = sorted(table.snapshots()["committed_at"].to_pylist())
    plan = table.expire(times[4])
    assert plan.n_kept == len(times) - 4
    assert table.expire(times[0]).expirable.num_rows == 0
    naive = times[4].replace(tzinfo=None)
    assert table.expire(naive).expirable.equals(plan.expirable)


def test_files_of_tags_on_expired_snapshots_are_not_expirable(data, tmp_path):
    root = shutil.copytree(data / "pk_tags_branches", tmp_path / "t")
    tagged = files_at(opened(root), [1, 2])
    for snapshot_id in (1, 2):
        (root / "snapshot" / f"snapshot-{snapshot_id}").unlink()
    (root / "snapshot" / "EARLIEST").write_text("3")
    paths = set(opened(root).expire(datetime.now(UTC)).expirable["path"].to_pylist())
    assert tagged
    assert paths.isdisjoint(tagged)
    assert paths


def test_expire_of_a_damaged_table_is_refused(data, tmp_path):
    shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t")
    next((tmp_path / "t" / "manifest").glob("manifest-????????-*-0")).unlink()
    with pytest.raises(arrowmeta.UsageError, match="may refer to files that are needed"):
        opened(tmp_path / "t").expire(datetime.now(UTC) - timedelta(days=0))


def test_expire_takes_times_as_open_does(data, capsys):
    table = opened(data / "pk_deletion_vectors")
    third = table.snapshots()["committed_at"][2].as_py()
    expected = table.expire(third).expirable
    assert expected["kind"].to_pylist().count("snapshot") == 2
    assert table.expire(third.isoformat()).expirable.equals(expected)
    words = ["expire", table.location, "--dry-run", "--older-than"]
    assert main([*words, third.isoformat()]) == 0
    assert "2 snapshots would expire, 8 stay" in capsys.readouterr().err
    assert main([*words, "yesterday"]) == 1
    assert "'yesterday' is neither a duration such as 30d nor a time" in capsys.readouterr().err
    with pytest.raises(arrowmeta.UsageError, match="a time must be"):
        table.expire(None)


def test_expire_command_needs_dry_run_and_prints_the_procedure(data, capsys):
    where = str(data / "pk_deletion_vectors")
    assert main(["expire", where, "--older-than", "1h"]) == 1
    assert "never writes to a table" in capsys.readouterr().err
    assert main(["expire", where, "--older-than", "1h", "--dry-run"]) == 0
    captured = capsys.readouterr()
    assert "9 snapshots would expire, 1 stay; 18 files" in captured.err
    assert "CALL sys.expire_snapshots" in captured.err
    assert "retain_min => 1" in captured.err
    with pytest.raises(arrowmeta.UsageError, match="must be >= 1"):
        opened(where).expire(datetime.now(UTC), retain_last=0)
