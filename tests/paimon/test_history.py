"""Histories of snapshots, and hints at snapshots that do not exist."""

from datetime import UTC, datetime, timedelta, timezone
from itertools import count

import pytest

import arrowmeta
from arrowmeta.errors import SnapshotNotFoundError
from arrowmeta.io.storage import Storage
from arrowmeta.paimon.history import History
from tests.bundled import DATA
from tests.paimon.tables import refuse, write, write_table


def history(root):
    return History.of(Storage.open(root))


def ids_of(snapshots):
    return [snapshot.id for snapshot in snapshots]


def test_hint_of_snapshot_rolled_back_meanwhile_is_no_damage(tmp_path, monkeypatch):
    write_table(tmp_path, (3, 4))
    hint = write(tmp_path / "snapshot" / "LATEST", "5")
    listed = Storage.list_names

    def rolled_back(self, folder):
        hint.write_text("4")
        return listed(self, folder)

    monkeypatch.setattr(Storage, "list_names", rolled_back)
    assert history(tmp_path).latest().id == 4


def test_valid_hint_avoids_listing_the_folder(tmp_path, monkeypatch):
    write_table(tmp_path, (1, 2))
    write(tmp_path / "snapshot" / "LATEST", "2")
    monkeypatch.setattr(Storage, "list_names", lambda *_: pytest.fail("the folder was listed"))
    assert history(tmp_path).latest_id() == 2


def test_as_of_takes_times_of_python(tmp_path):
    write_table(tmp_path, (3, 4, 5))
    fourth = datetime(1970, 1, 1, 0, 0, 4)
    there = timezone(timedelta(hours=2))
    for moment in (fourth, fourth.replace(tzinfo=UTC), fourth.replace(hour=2, tzinfo=there)):
        assert history(tmp_path).as_of(moment).id == 4
    assert history(tmp_path).as_of(datetime(9999, 12, 31)).id == 5


def test_snapshots_expiring_during_read_are_skipped(tmp_path, monkeypatch):
    write_table(tmp_path, (3, 4, 5))
    monkeypatch.setattr(History, "ids", lambda _: [1, 2, 3, 4, 5])
    assert history(tmp_path).as_of("1970-01-01T00:00:04").id == 4
    assert ids_of(history(tmp_path).snapshots(refuse)) == [3, 4, 5]
    with pytest.raises(SnapshotNotFoundError):
        history(tmp_path).as_of("1970-01-01T00:00:02")


def test_latest_retries_when_snapshot_expires_before_read(tmp_path, monkeypatch):
    write_table(tmp_path, (4,))
    listings = iter(([9], [9], [4]))
    monkeypatch.setattr(History, "ids", lambda _: next(listings))
    assert history(tmp_path).latest().id == 4


def test_latest_raises_not_found_when_snapshots_keep_expiring(tmp_path, monkeypatch):
    write_table(tmp_path, ())
    following = count(9)
    monkeypatch.setattr(History, "ids", lambda _: [next(following)])
    with pytest.raises(
        SnapshotNotFoundError, match="expires snapshots faster than they can be read"
    ):
        history(tmp_path).latest()


def test_existing_branch_raises_for_unknown_name():
    table = history(DATA / "pk_tags_branches")
    assert table.existing_branch("b1") == table.branch("b1")
    assert table.existing_branch("main") == table
    with pytest.raises(SnapshotNotFoundError, match="has no branch 't1'; branches: b1, empty"):
        table.existing_branch("t1")


@pytest.mark.parametrize(
    "name", ["nope", "", "..", "../tag/tag-t1", "/t1", "t1\0", "t1\ud800", "branch-b1", "x" * 6000]
)
def test_unknown_ref_error_lists_tags_and_branches(name):
    with pytest.raises(SnapshotNotFoundError, match="tags: t-latest, t1; branches: b1, empty"):
        history(DATA / "pk_tags_branches").ref(name)


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
