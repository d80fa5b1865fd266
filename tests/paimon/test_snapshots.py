"""Which snapshot is opened, relations over all snapshots, expiry, and branches that queries read.

The live files of a snapshot are also computed here with fastavro, so that tags of expired snapshots
can be compared too, which no other reader has listed. `tests/cases/opening` has more.
"""

import errno
import json
import shutil
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    SnapshotNotFoundError,
    StorageError,
)
from arrowmeta.io.requests import Requests
from arrowmeta.io.storage import Storage
from arrowmeta.paimon.table import PaimonSource
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.tables import bundled_tables, write, write_table
from tests.reconcile.copies import read, set_options

NAMES = ("j_tags_branches", "pp_tags_branches", "j_expired", "j_pk_dv", "j_append_unaware")
EVERY = [*bundled_tables(), *corpus.tables("paimon")]
CHOSEN = bundled_tables() + [
    parameter
    for parameter in corpus.tables("paimon")
    if parameter.values[0] is None or parameter.values[0].name.startswith(NAMES)
]
INCOMPLETE = "ignore:the answer is incomplete"
BRANCHED = DATA / "pk_tags_branches"


def snapshots_of(folder, kind="snapshot"):
    """The JSON of every snapshot, or tag, by what follows the dash in its name."""
    return {
        path.name.partition("-")[2]: json.loads(path.read_text(encoding="utf-8"))
        for path in (folder / kind).glob(f"{kind}-*")
    }


def live_files(root, snapshot):
    """Files that were added and not deleted, by what identifies them."""
    added, deleted = set(), set()
    for name in (snapshot["baseManifestList"], snapshot["deltaManifestList"]):
        for manifest in read(root / "manifest" / name):
            for entry in read(root / "manifest" / manifest["_FILE_NAME"]):
                file = entry["_FILE"]
                place = file["_FILE_NAME"], file["_LEVEL"], entry["_BUCKET"], entry["_PARTITION"]
                (deleted if entry["_KIND"] else added).add(place)
    return sorted(place[:3] for place in added - deleted)


def our_files(table):
    return keys(table.files(), ["file_name", "level", "bucket"])


def keys(rows, columns):
    return sorted(zip(*(rows[name].to_pylist() for name in columns), strict=True))


@pytest.mark.sampled(3)
@pytest.mark.spec("paimon: tags outlive their snapshots")
@pytest.mark.parametrize("root", CHOSEN)
def test_files_of_every_snapshot_and_tag_match_their_manifests(root):
    there = snapshots_of(root)
    for kind in ("snapshot", "tag"):
        for name, content in snapshots_of(root, kind).items():
            choice = {"snapshot_id": int(name)} if kind == "snapshot" else {"ref": name}
            table = arrowmeta.open(root, strict=True, **choice)
            assert table.snapshot_id == content["id"]
            assert our_files(table) == live_files(root, content)
            assert sum(table.files()["record_count"].to_pylist()) == content["totalRecordCount"]
            if str(content["id"]) not in there:  # it is found by its id, too
                table = arrowmeta.open(root, snapshot_id=content["id"], strict=True)
                assert our_files(table) == live_files(root, content)


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
def test_expired_ids_raise_not_found_and_times_select_the_right_snapshot(root):
    there = snapshots_of(root)
    known = {one["id"] for one in (*there.values(), *snapshots_of(root, "tag").values())}
    for snapshot_id in {0, max(known) + 1, *range(1, max(known))} - known:
        with pytest.raises(SnapshotNotFoundError, match=f"has no snapshot {snapshot_id};"):
            arrowmeta.open(root, snapshot_id=snapshot_id)
    times = {int(name): one["timeMillis"] for name, one in there.items()}
    for millis in times.values():
        for moment in (millis - 1, millis, millis + 1):
            not_later = [one for one, committed in times.items() if committed <= moment]
            as_of = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=moment)
            if not_later:
                assert arrowmeta.open(root, as_of=as_of).snapshot_id == max(not_later)
            else:
                with pytest.raises(SnapshotNotFoundError):
                    arrowmeta.open(root, as_of=as_of)


def test_as_of_takes_times_of_python(tmp_path):
    write_table(tmp_path, (3, 4, 5))
    fourth = datetime(1970, 1, 1, 0, 0, 4)
    there = timezone(timedelta(hours=2))
    for moment in (fourth, fourth.replace(tzinfo=UTC), fourth.replace(hour=2, tzinfo=there)):
        assert arrowmeta.open(tmp_path, as_of=moment).snapshot_id == 4
    assert arrowmeta.open(tmp_path, as_of=datetime(9999, 12, 31)).snapshot_id == 5


@pytest.fixture
def copy(tmp_path):
    """A table of a few snapshots that a test may change."""
    return Path(shutil.copytree(BRANCHED, tmp_path / "table"))


def test_expired_oldest_snapshots_leave_the_rest_readable(copy):
    expected = our_files(arrowmeta.open(copy, snapshot_id=5))
    columns = ["manifest_path", "manifest_pos"]
    every = keys(arrowmeta.open(copy).all_entries(columns=columns), columns)
    (copy / "snapshot" / "snapshot-1").unlink()
    table = arrowmeta.open(copy, strict=True)
    assert 1 in table.all_manifests()["reference_snapshot_id"].to_pylist()  # of a tag
    assert keys(table.all_entries(columns=columns), columns) == every
    for snapshot_id in (2, 3):
        (copy / "snapshot" / f"snapshot-{snapshot_id}").unlink()
    assert our_files(arrowmeta.open(copy, snapshot_id=5, strict=True)) == expected
    assert arrowmeta.open(copy, ref="t1", strict=True).files().num_rows > 0
    assert arrowmeta.open(copy).snapshots()["snapshot_id"].to_pylist() == [4, 5, 6]
    assert arrowmeta.open(copy, ref="t-latest").snapshot_id == 2  # after a rollback


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings(INCOMPLETE)
@pytest.mark.parametrize("lost", sorted(path.name for path in (BRANCHED / "manifest").iterdir()))
def test_manifest_deleted_after_open_is_damage_or_not_needed(copy, lost):
    whole = our_files(arrowmeta.open(copy))
    table = arrowmeta.open(copy)
    (copy / "manifest" / lost).unlink()
    found = our_files(table)
    if not table.damage.num_rows:
        assert found == whole
        return
    ((path, reason),) = keys(table.damage, ["path", "reason"])
    assert (path.endswith(lost), "missing" in reason) == (True, True)
    with pytest.raises(ArrowMetaError, match=lost):
        arrowmeta.open(copy, strict=True).files()


@pytest.fixture
def listings(monkeypatch):
    """Return a function that says what listings of the folder of snapshots find."""

    def say(listed):
        list_names = Storage.list_names

        def names(storage, folder):
            if not folder.endswith("snapshot"):
                return list_names(storage, folder)
            return [f"snapshot-{number}" for number in listed()]

        monkeypatch.setattr(Storage, "list_names", names)

    return say


def test_valid_hint_avoids_listing_the_folder_and_a_rolled_back_one_is_no_damage(
    tmp_path, listings
):
    write_table(tmp_path, (3, 4))
    hint = write(tmp_path / "snapshot" / "LATEST", "4")
    listings(lambda: pytest.fail("the folder was listed"))
    assert arrowmeta.open(tmp_path).snapshot_id == 4
    hint.write_text("5")
    listings(lambda: hint.write_text("4") and (3, 4))
    table = arrowmeta.open(tmp_path, strict=True)
    assert (table.snapshot_id, table.damage.num_rows) == (4, 0)


def test_snapshots_expiring_during_read_are_skipped_and_the_latest_retried(tmp_path, listings):
    table = write_table(tmp_path / "three", (3, 4, 5))
    listings(lambda: (1, 2, 3, 4, 5))
    assert arrowmeta.open(table, as_of="1970-01-01T00:00:04").snapshot_id == 4
    fourth = arrowmeta.open(table, snapshot_id=4, strict=True)
    assert fourth.snapshots()["snapshot_id"].to_pylist() == [3, 4, 5]
    with pytest.raises(SnapshotNotFoundError):
        arrowmeta.open(table, as_of="1970-01-01T00:00:02")
    table = write_table(tmp_path / "one", (4,))
    following = iter([(9,), (9,), *[(4,)] * 9])
    listings(lambda: next(following))
    assert arrowmeta.open(table, strict=True).snapshot_id == 4
    numbers = iter(range(9, 99))
    listings(lambda: (next(numbers),))
    with pytest.raises(SnapshotNotFoundError, match="expires snapshots faster than they can be"):
        _ = arrowmeta.open(table).snapshot_id


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("name", ["snapshot-5", "snapshot-4", "LATEST"])
def test_access_denied_raises_storage_error_without_fallback(name, tmp_path, monkeypatch):
    write(write_table(tmp_path, (3, 4, 5)) / "snapshot" / "LATEST", "5")
    ask = Requests.ask

    def refuse(self, path, request, **more):
        def refused():
            raise PermissionError(errno.EACCES, "Permission denied", path)

        is_read = path.endswith(f"/{name}") and more == {}
        return ask(self, path, refused if is_read else request, **more)

    monkeypatch.setattr(Requests, "ask", refuse)
    with pytest.raises(StorageError, match=f"{name}: access is denied") as caught:
        arrowmeta.open(tmp_path).snapshots()
    assert (caught.value.kind, caught.value.retryable) == ("denied", False)


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_repr_names_the_snapshot_that_cannot_be_read(tmp_path):
    write(write_table(tmp_path, (3, 4)) / "snapshot" / "LATEST", "5")
    said = "snapshot-5 cannot be read; the newest readable snapshot is 4"
    assert said in repr(arrowmeta.open(tmp_path))


@pytest.mark.parametrize(
    "name", ["nope", "", "..", "../tag/tag-t1", "/t1", "t1\0", "t1\ud800", "branch-b1", "x" * 6000]
)
def test_unknown_ref_and_branch_errors_list_tags_and_branches(name):
    with pytest.raises(SnapshotNotFoundError, match="tags: t-latest, t1; branches: b1, empty"):
        arrowmeta.open(BRANCHED, ref=name)
    with pytest.raises(SnapshotNotFoundError, match="has no branch 't1'; branches: b1, empty"):
        PaimonSource.open(Storage.open(BRANCHED), branch="t1")
    for branch, snapshot_id in (("b1", 3), ("main", 6)):
        source = PaimonSource.open(Storage.open(BRANCHED), branch=branch)
        assert source.snapshot_id == snapshot_id


@pytest.mark.sampled(5)
@pytest.mark.parametrize("root", EVERY)
def test_all_entries_and_manifests_are_those_of_all_snapshots(root):
    table = arrowmeta.open(root, strict=True)
    columns = ["manifest_path", "manifest_pos", "status", "file_name"]
    every = keys(table.all_entries(columns=columns), columns)
    assert len(set(every)) == len(every)
    snapshots = {n: table.at(snapshot_id=n) for n in table.snapshots()["snapshot_id"].to_pylist()}
    tags = table.refs().filter(pc.field("type") == "tag")["name"].to_pylist()
    states = [*snapshots.values(), *(table.at(ref=tag) for tag in tags)]
    named = {key for state in states for key in keys(state.entries(columns=columns), columns)}
    changes = table.all_entries().filter(pc.field("content") == "changelog")
    assert set(every) == named | set(keys(changes, columns))
    columns = ["manifest_path", "role", "content", "length"]
    manifests = table.all_manifests()
    for snapshot_id, state in snapshots.items():
        of_one = manifests.filter(pc.field("reference_snapshot_id") == snapshot_id).select(columns)
        assert of_one.equals(state.manifests(columns=columns))


def test_all_entries_and_files_of_a_table_with_tags():
    table = arrowmeta.open(BRANCHED)
    base = [row for row in table.all_manifests().to_pylist() if row["role"] == "base"]
    assert base
    assert all(row["added_snapshot_id"] < row["reference_snapshot_id"] for row in base)
    columns = ["manifest_path", "manifest_pos", "file_name"]
    whole = table.all_entries(columns)
    batches = list(table.reader("all_entries", columns, batch_size=2))
    assert max(batch.num_rows for batch in batches) <= 2
    assert pa.Table.from_batches(batches).to_pylist() == whole.to_pylist()
    files = keys(table.all_files(columns=["file_path", "level"]), ["file_path", "level"])
    added = table.all_entries().filter(pc.field("status") == "added")
    assert len(files) == len(set(files))
    assert {path for path, _ in files} == set(added["file_path"].to_pylist())


def to_changelog(root, snapshot_id, *lists):
    """Expire a snapshot to a long-lived changelog, and delete some of its manifest lists."""
    source = root / "snapshot" / f"snapshot-{snapshot_id}"
    content = json.loads(source.read_text())
    (root / "changelog").mkdir(exist_ok=True)
    source.rename(root / "changelog" / f"changelog-{snapshot_id}")
    for name in lists:
        (root / "manifest" / content[name]).unlink()


@pytest.mark.spec("paimon: long-lived changelogs")
def test_changelog_keeps_delta_manifests_without_base_list(copy):
    # Nothing else keeps snapshot 3.
    delta = arrowmeta.open(copy, snapshot_id=3).manifests()
    wrote = set(delta.filter(pc.field("role") == "delta")["manifest_path"].to_pylist())
    for snapshot_id in (1, 2):
        (copy / "snapshot" / f"snapshot-{snapshot_id}").unlink()
    to_changelog(copy, 3, "baseManifestList")
    table = arrowmeta.open(copy, strict=True)
    assert table.snapshots()["snapshot_id"].to_pylist() == [4, 5, 6]
    of_three = table.all_manifests().filter(pc.field("reference_snapshot_id") == 3)
    assert set(keys(of_three, ["manifest_path", "role"])) == {(path, "delta") for path in wrote}
    table = arrowmeta.open(copy, snapshot_id=3)
    with pytest.warns(UserWarning, match="manifest list"):
        assert set(table.manifests()["role"].to_pylist()) == {"delta"}
    assert not table.complete
    with pytest.raises(SnapshotNotFoundError):
        arrowmeta.open(copy, snapshot_id=99)


def test_snapshot_of_which_only_the_changelog_is_kept_is_told_apart_from_an_expiring_one(copy):
    location = CASES / "paimon_changelog_only"
    for snapshot_id in (9, 10):
        table = arrowmeta.open(location, snapshot_id=snapshot_id)
        reason = f"snapshot {snapshot_id} has expired and only its changelog is kept"
        with pytest.warns(UserWarning, match=reason) as warned:
            assert table.files().num_rows == 0
        assert not any("open the table again" in str(one.message) for one in warned)
        assert not table.complete
        assert any(reason in remark.lower() for remark in table.describe().remarks)
        assert set(table.manifests()["role"].to_pylist()) == {"changelog"}
        with pytest.raises(CorruptMetadataError, match=reason):
            arrowmeta.open(location, snapshot_id=snapshot_id, strict=True).files()
    for kept in ({"snapshot_id": 11}, {"ref": "t3"}, {}):
        table = arrowmeta.open(location, strict=True, **kept)
        assert table.files().num_rows
        assert table.describe().remarks == ()
    # The latest snapshot becomes a changelog meanwhile.
    latest, chosen = arrowmeta.open(copy), arrowmeta.open(copy, snapshot_id=6)
    fifth = arrowmeta.open(copy, snapshot_id=5)
    to_changelog(copy, 6, "baseManifestList", "deltaManifestList")
    lost = json.loads((copy / "snapshot" / "snapshot-5").read_text())["deltaManifestList"]
    (copy / "manifest" / lost).unlink()
    (copy / "snapshot" / "snapshot-5").unlink()
    for table, text in (
        (latest, "open the table again"),
        (chosen, "only its changelog is kept"),
        (fifth, "snapshot 5 has expired meanwhile"),
    ):
        with pytest.warns(UserWarning, match=text):
            table.files()


CHAIN = CASES / "paimon_chain"


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
    for name in ("snapshot", "delta"):
        branch = arrowmeta.open(CHAIN, ref=name)
        assert branch.files().num_rows == 1
        assert branch.describe().remarks == ()


FALLBACK, PRIMARY = "scan.fallback-branch", "scan.primary-branch"
OF_CHAIN = {
    "chain-table.enabled": "true",
    "scan.fallback-snapshot-branch": "empty",
    "scan.fallback-delta-branch": "b1",
}
LATE = {FALLBACK: "late", PRIMARY: "late"}


@pytest.mark.parametrize(
    ("options", "branch", "words"),
    [
        (OF_CHAIN | LATE, "main", "empty and b1"),
        (OF_CHAIN | LATE | {"chain-table.enabled": "false", FALLBACK: "b1"}, "main",
         f"{FALLBACK} is set"),
        ({FALLBACK: "b1"}, "main", "branch b1"),
        ({PRIMARY: "b1"}, "main", f"{PRIMARY} is set"),
        ({FALLBACK: "main"}, "b1", "is set"),
        (OF_CHAIN | {"scan.fallback-snapshot-branch": "full"}, "main",
         "Queries of this chain table fail: branch full does not exist."),
        ({FALLBACK: "gone"}, "main", "names branch gone, which does not exist"),
        # Only the open branch is read.
        ({}, "main", None),
        ({FALLBACK: " "}, "main", None),
        ({"chain-table.enabled": "true"}, "main", None),
        ({**OF_CHAIN, "scan.fallback-delta-branch": ""}, "main", None),
        (OF_CHAIN, "b1", None),
        (OF_CHAIN | {"scan.fallback-delta-branch": "B1"}, "b1", None),
        ({FALLBACK: "b1"}, "b1", None),
    ],
)  # fmt: skip
def test_branches_that_queries_read_are_remarked_on(copy, options, branch, words):
    for root in (copy, copy / "branch" / "branch-b1"):
        set_options(root, options)
    table = arrowmeta.open(copy, ref=branch)
    remarks = table.describe().remarks
    assert table.plan().explain().remarks == remarks
    assert len(remarks) == (words is not None)
    assert words is None or (words in remarks[0], "late" in remarks[0]) == (True, False)
