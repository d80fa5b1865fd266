"""Which snapshot is opened, histories of snapshots, and hints in any state.

The live files of a snapshot are also computed here with fastavro, so that tags of expired snapshots
can be compared too, which no other reader has listed.
"""

import json
import shutil
from datetime import UTC, datetime, timedelta, timezone
from itertools import count

import fastavro
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError, SnapshotNotFoundError
from arrowmeta.io.storage import Storage
from arrowmeta.paimon.history import History
from tests import corpus
from tests.bundled import DATA
from tests.paimon.tables import bundled_tables, refuse, write, write_table

NAMES = ("j_tags_branches", "pp_tags_branches", "j_expired", "j_pk_dv", "j_append_unaware")
BUNDLED = bundled_tables()
CHOSEN = BUNDLED + [
    parameter
    for parameter in corpus.tables("paimon")
    if parameter.values[0] is None or parameter.values[0].name.startswith(NAMES)
]
INCOMPLETE = "ignore:the answer is incomplete"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def snapshots_of(folder, kind="snapshot"):
    """The JSON of every snapshot, or tag, by what follows the dash in its name."""
    return {
        path.name.partition("-")[2]: json.loads(path.read_text(encoding="utf-8"))
        for path in (folder / kind).glob(f"{kind}-*")
    }


def read_avro(path):
    with path.open("rb") as file:
        return list(fastavro.reader(file))


def live_files(root, snapshot):
    """Files that were added and not deleted, by what identifies them."""
    added, deleted = set(), set()
    for name in (snapshot["baseManifestList"], snapshot["deltaManifestList"]):
        for manifest in read_avro(root / "manifest" / name):
            for entry in read_avro(root / "manifest" / manifest["_FILE_NAME"]):
                file = entry["_FILE"]
                place = file["_FILE_NAME"], file["_LEVEL"], entry["_BUCKET"], entry["_PARTITION"]
                (deleted if entry["_KIND"] else added).add(place)
    return sorted(place[:3] for place in added - deleted)


def our_files(table):
    files = table.files()
    columns = (files[name].to_pylist() for name in ("file_name", "level", "bucket"))
    return sorted(zip(*columns, strict=True))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("root", CHOSEN)
def test_files_of_every_snapshot_and_tag_match_their_manifests(root):
    for kind, argument in (("snapshot", "snapshot_id"), ("tag", "ref")):
        for name, content in snapshots_of(root, kind).items():
            choice = {argument: int(name) if kind == "snapshot" else name}
            table = arrowmeta.open(root, strict=True, **choice)
            assert table.snapshot_id == content["id"]
            assert our_files(table) == live_files(root, content)
            assert sum(table.files()["record_count"].to_pylist()) == content["totalRecordCount"]


@pytest.mark.spec("paimon: tags outlive their snapshots")
@pytest.mark.parametrize("root", CHOSEN)
def test_tagged_snapshot_is_found_by_its_id_after_it_expired(root):
    there = snapshots_of(root)
    for content in snapshots_of(root, "tag").values():
        if str(content["id"]) not in there:
            table = arrowmeta.open(root, snapshot_id=content["id"], strict=True)
            assert our_files(table) == live_files(root, content)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", CHOSEN)
def test_expired_snapshot_without_tag_raises_not_found(root):
    known = {
        content["id"]
        for kind in ("snapshot", "tag")
        for content in snapshots_of(root, kind).values()
    }
    for snapshot_id in {0, max(known) + 1, *range(1, max(known))} - known:
        with pytest.raises(SnapshotNotFoundError, match=f"has no snapshot {snapshot_id};"):
            arrowmeta.open(root, snapshot_id=snapshot_id)


def test_tag_has_its_snapshot_after_a_rollback():
    assert arrowmeta.open(DATA / "pk_tags_branches", ref="t-latest").snapshot_id == 2


@pytest.mark.spec("paimon: branches have their own snapshots and schemas")
@pytest.mark.parametrize("root", CHOSEN)
def test_branch_is_read_at_its_own_latest_snapshot(root):
    for folder in (root / "branch").glob("branch-*"):
        snapshots = {int(name): content for name, content in snapshots_of(folder).items()}
        table = arrowmeta.open(root, ref=folder.name.removeprefix("branch-"), strict=True)
        assert table.snapshot_id == max(snapshots, default=None)
        expected = live_files(root, snapshots[max(snapshots)]) if snapshots else []
        assert our_files(table) == expected
        schema_ids = {int(path.name[7:]) for path in (folder / "schema").glob("schema-*")}
        assert set(table.schemas()["schema_id"].to_pylist()) == schema_ids


@pytest.mark.spec("paimon: time travel by timestamp")
@pytest.mark.parametrize("root", CHOSEN)
def test_as_of_around_each_commit_time_selects_right_snapshot(root):
    times = {int(name): one["timeMillis"] for name, one in snapshots_of(root).items()}
    for millis in times.values():
        for moment in (millis - 1, millis, millis + 1):
            not_later = [one for one, committed in times.items() if committed <= moment]
            as_of = EPOCH + timedelta(milliseconds=moment)
            if not_later:
                assert arrowmeta.open(root, as_of=as_of).snapshot_id == max(not_later)
            else:
                with pytest.raises(SnapshotNotFoundError):
                    arrowmeta.open(root, as_of=as_of)


@pytest.fixture
def copy(tmp_path):
    """A table of a few snapshots that a test may change."""
    target = tmp_path / "table"
    shutil.copytree(DATA / "pk_tags_branches", target)
    return target


def test_expired_oldest_snapshots_leave_the_rest_readable(copy):
    expected = our_files(arrowmeta.open(copy, snapshot_id=5))
    for snapshot_id in (1, 2, 3):
        (copy / "snapshot" / f"snapshot-{snapshot_id}").unlink(missing_ok=True)
    assert our_files(arrowmeta.open(copy, snapshot_id=5, strict=True)) == expected
    assert arrowmeta.open(copy, ref="t1", strict=True).files().num_rows > 0
    assert arrowmeta.open(copy).snapshots()["snapshot_id"].to_pylist() == [4, 5, 6]


def manifest_files(root):
    return sorted(path.name for path in (root / "manifest").iterdir())


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings(INCOMPLETE)
@pytest.mark.parametrize("lost", manifest_files(DATA / "pk_tags_branches"))
def test_manifest_deleted_after_open_is_damage_or_not_needed(copy, lost):
    whole = our_files(arrowmeta.open(copy))
    table = arrowmeta.open(copy)
    (copy / "manifest" / lost).unlink()
    found = our_files(table)
    damage = table.damage.to_pylist()
    if damage:
        assert [(row["path"].endswith(lost), "missing" in row["reason"]) for row in damage] == [
            (True, True)
        ]
        with pytest.raises(ArrowMetaError, match=lost):
            arrowmeta.open(copy, strict=True).files()
    else:
        assert found == whole


@pytest.mark.filterwarnings(INCOMPLETE)
def test_any_file_missing_at_read_gives_answer_or_our_error(copy, monkeypatch):
    read, n_damaged = Storage.read, 0
    files = sorted(path for path in copy.rglob("*") if path.is_file())
    for lost in corpus.sample(files, 12):

        def read_unless_lost(storage, path, _lost=str(lost), **limits):
            if path.endswith(_lost):
                raise FileNotFoundError(path)
            return read(storage, path, **limits)

        monkeypatch.setattr(Storage, "read", read_unless_lost)
        try:
            table = arrowmeta.open(copy)
            for relation in ("files", "snapshots", "manifests", "refs", "index_files"):
                assert table.relation(relation).num_rows >= 0
            n_damaged += table.damage.num_rows > 0
        except ArrowMetaError as error:
            assert lost.name in str(error)  # noqa: PT017
            n_damaged += 1
    assert n_damaged > 0


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
