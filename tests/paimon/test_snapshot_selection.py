"""Snapshot selection on real tables: by id, tag, branch and time, with hints in any state.

The live files of a snapshot are also computed here with fastavro, so that tags of expired snapshots
can be compared too, which no other reader has listed.
"""

from __future__ import annotations

import json
import shutil
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import fastavro
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, SnapshotNotFoundError
from arrowmeta.io.storage import Storage
from tests import corpus
from tests.paimon.tables import DATA, bundled_tables

NAMES = ("j_tags_branches", "pp_tags_branches", "j_expired", "j_pk_dv", "j_append_unaware")
BUNDLED = bundled_tables()
CHOSEN = BUNDLED + [
    parameter
    for parameter in corpus.tables("paimon")
    if parameter.values[0] is None or parameter.values[0].name.startswith(NAMES)
]
INCOMPLETE = "ignore:the answer is incomplete"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def snapshots_of(folder: Path, kind: str = "snapshot") -> dict[str, dict[str, Any]]:
    """The JSON of every snapshot, or tag, by what follows the dash in its name."""
    return {
        path.name.partition("-")[2]: json.loads(path.read_text(encoding="utf-8"))
        for path in (folder / kind).glob(f"{kind}-*")
    }


def read_avro(path: Path) -> list[dict[str, Any]]:
    with path.open("rb") as file:
        return list(fastavro.reader(file))


def live_files(root: Path, snapshot: dict[str, Any]) -> list[tuple]:
    """Files that were added and not deleted, by what identifies them."""
    added, deleted = set(), set()
    for name in (snapshot["baseManifestList"], snapshot["deltaManifestList"]):
        for manifest in read_avro(root / "manifest" / name):
            for entry in read_avro(root / "manifest" / manifest["_FILE_NAME"]):
                file = entry["_FILE"]
                place = file["_FILE_NAME"], file["_LEVEL"], entry["_BUCKET"], entry["_PARTITION"]
                (deleted if entry["_KIND"] else added).add(place)
    return sorted(place[:3] for place in added - deleted)


def our_files(table: arrowmeta.Table) -> list[tuple]:
    files = table.files()
    columns = (files[name].to_pylist() for name in ("file_name", "level", "bucket"))
    return sorted(zip(*columns, strict=True))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("root", CHOSEN)
def test_files_of_every_snapshot_and_tag_match_their_manifests(root: Path) -> None:
    for kind, argument in (("snapshot", "snapshot_id"), ("tag", "ref")):
        for name, content in snapshots_of(root, kind).items():
            choice = {argument: int(name) if kind == "snapshot" else name}
            table = arrowmeta.open(root, strict=True, **choice)
            assert table.snapshot_id == content["id"]
            assert our_files(table) == live_files(root, content)
            assert sum(table.files()["record_count"].to_pylist()) == content["totalRecordCount"]


@pytest.mark.spec("paimon: tags outlive their snapshots")
@pytest.mark.parametrize("root", CHOSEN)
def test_tagged_snapshot_is_found_by_its_id_after_it_expired(root: Path) -> None:
    there = snapshots_of(root)
    for content in snapshots_of(root, "tag").values():
        if str(content["id"]) not in there:
            table = arrowmeta.open(root, snapshot_id=content["id"], strict=True)
            assert our_files(table) == live_files(root, content)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", CHOSEN)
def test_expired_snapshot_without_tag_raises_not_found(root: Path) -> None:
    known = {
        content["id"]
        for kind in ("snapshot", "tag")
        for content in snapshots_of(root, kind).values()
    }
    for snapshot_id in {0, max(known) + 1, *range(1, max(known))} - known:
        with pytest.raises(SnapshotNotFoundError, match=f"has no snapshot {snapshot_id};"):
            arrowmeta.open(root, snapshot_id=snapshot_id)


@pytest.mark.spec("paimon: branches have their own snapshots and schemas")
@pytest.mark.parametrize("root", CHOSEN)
def test_branch_is_read_at_its_own_latest_snapshot(root: Path) -> None:
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
def test_as_of_around_each_commit_time_selects_right_snapshot(root: Path) -> None:
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
def copy(tmp_path: Path) -> Path:
    """A table of a few snapshots that a test may change."""
    target = tmp_path / "table"
    shutil.copytree(DATA / "pk_tags_branches", target)
    return target


@pytest.mark.sampled(8)
@pytest.mark.spec("paimon: LATEST and EARLIEST hints")
@pytest.mark.parametrize(
    ("name", "hint"),
    [
        *product(["LATEST", "EARLIEST"], [None, b"", b"1", b"5", b"6", b"6\0", b"\xff\xfe", b"-6"]),
        ("EARLIEST", b"99"),
    ],
)
def test_missing_stale_or_torn_hint_changes_nothing(copy, name, hint) -> None:
    path = copy / "snapshot" / name
    path.unlink(missing_ok=True)
    if hint is not None:
        path.write_bytes(hint)
    table = arrowmeta.open(copy, strict=True)
    assert our_files(table) == live_files(copy, snapshots_of(copy)["6"])
    assert table.snapshots().num_rows == len(snapshots_of(copy))


@pytest.mark.spec("paimon: LATEST and EARLIEST hints")
@pytest.mark.parametrize("hint", [7, 99])
@pytest.mark.filterwarnings(INCOMPLETE)
def test_hint_of_missing_snapshot_opens_newest_as_incomplete(copy, hint):
    # A hint is written after its snapshot, so this is a lost snapshot unless the hint lies.
    (copy / "snapshot" / "LATEST").write_text(str(hint))
    table = arrowmeta.open(copy)
    assert our_files(table) == live_files(copy, snapshots_of(copy)["6"])
    assert not table.complete
    assert [row["path"] for row in table.damage.to_pylist()] == [
        str(copy / "snapshot" / f"snapshot-{hint}")
    ]
    with pytest.raises(CorruptMetadataError, match=f"snapshot-{hint}: the file is missing"):
        arrowmeta.open(copy, strict=True)


def test_expired_oldest_snapshots_leave_the_rest_readable(copy) -> None:
    expected = our_files(arrowmeta.open(copy, snapshot_id=5))
    for snapshot_id in (1, 2, 3):
        (copy / "snapshot" / f"snapshot-{snapshot_id}").unlink(missing_ok=True)
    assert our_files(arrowmeta.open(copy, snapshot_id=5, strict=True)) == expected
    assert arrowmeta.open(copy, ref="t1", strict=True).files().num_rows > 0
    assert arrowmeta.open(copy).snapshots()["snapshot_id"].to_pylist() == [4, 5, 6]


def manifest_files(root: Path) -> list[str]:
    return sorted(path.name for path in (root / "manifest").iterdir())


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings(INCOMPLETE)
@pytest.mark.parametrize("lost", manifest_files(DATA / "pk_tags_branches"))
def test_manifest_deleted_after_open_is_damage_or_not_needed(copy, lost) -> None:
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
def test_any_file_missing_at_read_gives_answer_or_our_error(copy, monkeypatch) -> None:
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
