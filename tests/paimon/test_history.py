from datetime import UTC, datetime, timedelta, timezone
from itertools import count

import pyarrow.fs as pafs
import pytest

from arrowmeta.errors import CorruptMetadataError, SnapshotNotFoundError, UsageError
from arrowmeta.io.storage import Storage
from arrowmeta.paimon.history import History, Layout
from tests.paimon.tables import DATA, refuse, snapshot_json, write, write_table


def history(root):
    return History.of(Storage.open(root))


def ids_of(snapshots):
    return [snapshot.id for snapshot in snapshots]


@pytest.mark.spec("paimon: LATEST and EARLIEST hints")
@pytest.mark.parametrize(
    "hint",
    [None, "5", "5\n", "3", "", "x", "-1", "5.0", "\uff19", "1" * 30, "1" * 10**7, "../x", "1\0"],
)
def test_latest_snapshot_is_found_with_any_hint(tmp_path, hint):
    write_table(tmp_path, (3, 4, 5))
    if hint is not None:
        write(tmp_path / "snapshot" / "LATEST", hint)
    assert history(tmp_path).latest().id == 5


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


def test_table_without_snapshots_has_empty_history(tmp_path):
    write_table(tmp_path, ())
    empty = history(tmp_path)
    assert (empty.latest(), empty.snapshots(refuse), empty.ids()) == (None, [], [])


def test_snapshots_are_ordered_by_id_not_by_name(tmp_path):
    write_table(tmp_path, (9, 10, 11))
    for name in ("snapshot-007", "snapshot-", "snapshot-x", ".snapshot-12.tmp", "snapshot-1e3"):
        write(tmp_path / "snapshot" / name, "{}")
    assert ids_of(history(tmp_path).snapshots(refuse)) == [9, 10, 11]


def test_expired_snapshot_is_read_from_its_tag(tmp_path):
    write_table(tmp_path, (3, 4))
    write(tmp_path / "tag" / "tag-kept", snapshot_json(1))
    assert history(tmp_path).snapshot(1).time_millis == 1000


def test_missing_snapshot_error_lists_existing_ones(tmp_path):
    write_table(tmp_path, (3, 4))
    write(tmp_path / "tag" / "tag-kept", snapshot_json(1))
    with pytest.raises(SnapshotNotFoundError) as error:
        history(tmp_path).snapshot(8)
    assert "has no snapshot 8; snapshots: 2, from 3 to 4; tags: kept" in str(error.value)


def test_damaged_snapshot_error_names_path_and_byte(tmp_path):
    write_table(tmp_path, (1,))
    path = write(tmp_path / "snapshot" / "snapshot-1", '{"uuid": "é", x}')
    with pytest.raises(CorruptMetadataError) as error:
        history(tmp_path).latest()
    assert error.value.path == str(path)
    assert error.value.byte == len('{"uuid": "é", '.encode())


@pytest.mark.spec("paimon: time travel by timestamp")
@pytest.mark.parametrize(
    ("moment", "snapshot_id"),
    [
        ("1970-01-01T00:00:03", 3),
        ("1970-01-01T00:00:03.999Z", 3),
        ("1970-01-01T00:00:04", 4),
        ("2024-05-01", 5),
        ("1970-01-01T02:00:04+02:00", 4),
        (datetime(1970, 1, 1, 0, 0, 4), 4),
        (datetime(1970, 1, 1, 0, 0, 4, tzinfo=UTC), 4),
        (datetime(1970, 1, 1, 2, 0, 4, tzinfo=timezone(timedelta(hours=2))), 4),
        (datetime(9999, 12, 31), 5),
    ],
)
def test_as_of_selects_last_snapshot_at_or_before_time(tmp_path, moment, snapshot_id):
    write_table(tmp_path, (3, 4, 5))
    assert history(tmp_path).as_of(moment).id == snapshot_id


def test_as_of_before_earliest_snapshot_error_names_its_time(tmp_path):
    write_table(tmp_path, (3, 4, 5))
    with pytest.raises(SnapshotNotFoundError, match=r"the earliest is 1970-01-01T00:00:03\.000Z"):
        history(tmp_path).as_of("1970-01-01T00:00:02.999")


def test_as_of_without_snapshots_raises_not_found(tmp_path):
    write_table(tmp_path, ())
    with pytest.raises(SnapshotNotFoundError, match="the earliest is not there"):
        history(tmp_path).as_of("2024-05-01")


def test_as_of_invalid_time_raises_usage_error(tmp_path):
    write_table(tmp_path)
    with pytest.raises(UsageError, match="'yesterday' is not a time"):
        history(tmp_path).as_of("yesterday")


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


def test_tag_points_to_its_snapshot_after_rollback():
    table = history(DATA / "pk_tags_branches")
    assert table.tag_names() == ["t-latest", "t1"]
    _, snapshot, _ = table.ref("t-latest")
    assert snapshot.id == 2


def test_branch_has_its_own_snapshots():
    table = history(DATA / "pk_tags_branches")
    branch, snapshot, _ = table.ref("b1")
    assert branch.layout == Layout(str(DATA / "pk_tags_branches"), "b1")
    assert (snapshot.id, table.latest().id) == (3, 6)
    assert snapshot != table.snapshot(3)
    assert branch.tag_names() == ["t1"]


def test_branch_without_snapshots_is_empty():
    _, snapshot, _ = history(DATA / "pk_tags_branches").ref("empty")
    assert snapshot is None


def test_existing_branch_raises_for_unknown_name():
    table = history(DATA / "pk_tags_branches")
    assert table.existing_branch("b1") == table.branch("b1")
    assert table.existing_branch("main") == table
    with pytest.raises(SnapshotNotFoundError, match="has no branch 't1'; branches: b1, empty"):
        table.existing_branch("t1")


def test_ref_main_is_the_table_itself():
    table = history(DATA / "pk_tags_branches")
    branch, snapshot, _ = table.branch("b1").ref("main")
    assert (branch, snapshot) == (table, table.latest())


@pytest.mark.parametrize(
    "name", ["nope", "", "..", "../tag/tag-t1", "/t1", "t1\0", "t1\ud800", "branch-b1", "x" * 6000]
)
def test_unknown_ref_error_lists_tags_and_branches(name):
    with pytest.raises(SnapshotNotFoundError, match="tags: t-latest, t1; branches: b1, empty"):
        history(DATA / "pk_tags_branches").ref(name)


def test_history_is_read_from_given_filesystem():
    inside = pafs.SubTreeFileSystem(str(DATA), pafs.LocalFileSystem())
    table = History.of(Storage.open("pk_tags_branches", filesystem=inside))
    assert table.latest().id == 6
    assert table.branch_names() == ["b1", "empty"]


WATERMARKS = {1: None, 2: 100, 3: -(2**63), 4: 100, 5: None, 6: 300}


@pytest.fixture
def watermarked(tmp_path):
    write_table(tmp_path, ())
    for snapshot_id, watermark in WATERMARKS.items():
        path = tmp_path / "snapshot" / f"snapshot-{snapshot_id}"
        write(path, snapshot_json(snapshot_id, watermark=watermark))
    return tmp_path


@pytest.mark.spec("paimon: scan.watermark")
@pytest.mark.parametrize(
    ("watermark", "snapshot_id"), [(-5, 2), (99, 2), (100, 2), (101, 6), (300, 6)]
)
def test_watermark_selects_first_snapshot_that_reached_it(watermarked, watermark, snapshot_id):
    assert history(watermarked).at_watermark(watermark).id == snapshot_id
    _, snapshot, _ = history(watermarked).ref(f"watermark-{watermark}")
    assert snapshot.id == snapshot_id


def test_unreached_watermark_error_names_the_greatest(watermarked):
    with pytest.raises(SnapshotNotFoundError, match="301 or more, the greatest is 300"):
        history(watermarked).ref("watermark-301")


@pytest.mark.parametrize("ids", [(), (1, 2)])
def test_table_without_watermarks_raises_not_found(tmp_path, ids):
    write_table(tmp_path, ids)
    with pytest.raises(SnapshotNotFoundError, match="no snapshot has one"):
        history(tmp_path).at_watermark(0)


def test_tag_or_branch_named_like_watermark_takes_precedence(watermarked):
    write(watermarked / "tag" / "tag-watermark-100", snapshot_json(1))
    write_table(watermarked / "branch" / "branch-watermark-300", (9,))
    assert history(watermarked).ref("watermark-100")[1].id == 1
    assert history(watermarked).ref("watermark-300")[1].id == 9


@pytest.mark.parametrize("name", ["watermark-", "watermark-x", "watermark-1 ", "Watermark-1"])
def test_malformed_watermark_is_an_unknown_ref(watermarked, name):
    with pytest.raises(SnapshotNotFoundError, match="no tag or branch"):
        history(watermarked).ref(name)


def test_expired_snapshot_is_read_from_its_changelog(tmp_path):
    write_table(tmp_path, (3, 4))
    write(tmp_path / "changelog" / "changelog-2", snapshot_json(2))
    assert history(tmp_path).snapshot(2).time_millis == 2000
    assert ids_of(history(tmp_path).snapshots(refuse)) == [3, 4]


@pytest.mark.parametrize(("second", "found"), [(3.5, 3), (6, 6), (99, 6)])
def test_as_of_ignores_damaged_snapshot_that_cannot_apply(tmp_path, second, found):
    write_table(tmp_path, (2, 3, 4, 5, 6))
    for damaged in (2, 5):
        write(tmp_path / "snapshot" / f"snapshot-{damaged}", "{")
    moment = datetime.fromtimestamp(second, UTC)
    assert history(tmp_path).as_of(moment).id == found


@pytest.mark.parametrize(("second", "damaged"), [(1, 2), (4.5, 5), (5.5, 5)])
def test_as_of_is_corrupt_if_damaged_snapshot_may_apply(tmp_path, second, damaged):
    write_table(tmp_path, (2, 3, 4, 5, 6))
    for one in (2, 5):
        write(tmp_path / "snapshot" / f"snapshot-{one}", "{")
    with pytest.raises(CorruptMetadataError, match=f"snapshot-{damaged}"):
        history(tmp_path).as_of(datetime.fromtimestamp(second, UTC))


def test_expired_snapshot_is_found_despite_another_damaged_tag(tmp_path):
    write_table(tmp_path, (5,))
    write(tmp_path / "tag" / "tag-a", "{")
    write(tmp_path / "tag" / "tag-b", snapshot_json(2))
    assert history(tmp_path).snapshot(2).id == 2
    with pytest.raises(CorruptMetadataError, match="tag-a"):
        history(tmp_path).snapshot(3)
