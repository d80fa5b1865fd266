"""Relations over all snapshots, of tags and changelogs too, and branches that queries read."""

import json
import shutil
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import CorruptMetadataError, SnapshotNotFoundError
from arrowmeta.paimon.schema import reads_of_branches
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.tables import bundled_tables
from tests.reconcile.copies import set_options


@pytest.fixture
def copy(tmp_path):
    return Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))


def snapshot_json(root, snapshot_id):
    return json.loads((root / "snapshot" / f"snapshot-{snapshot_id}").read_text())


def to_changelog(root, snapshot_id, *lists):
    """Expire a snapshot to a long-lived changelog, and delete some of its manifest lists."""
    content = snapshot_json(root, snapshot_id)
    (root / "changelog").mkdir(exist_ok=True)
    source = root / "snapshot" / f"snapshot-{snapshot_id}"
    source.rename(root / "changelog" / f"changelog-{snapshot_id}")
    for name in lists:
        (root / "manifest" / content[name]).unlink()


def keys(entries):
    return sorted(zip(*(entries[name].to_pylist() for name in entries.column_names), strict=True))


@pytest.mark.sampled(5)
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_all_entries_is_union_of_entries_of_all_snapshots(root):
    table = arrowmeta.open(root, strict=True)
    columns = ["manifest_path", "manifest_pos", "status", "file_name"]
    every = keys(table.all_entries(columns=columns))
    assert len(set(every)) == len(every)
    named = set()
    for snapshot_id in table.snapshots()["snapshot_id"].to_pylist():
        named |= set(keys(table.at(snapshot_id=snapshot_id).entries(columns=columns)))
    for tag in table.refs().filter(pa.compute.field("type") == "tag")["name"].to_pylist():
        named |= set(keys(table.at(ref=tag).entries(columns=columns)))
    changes = table.all_entries().filter(pa.compute.field("content") == "changelog")
    assert set(every) == named | set(keys(changes.select(columns)))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_all_manifests_match_manifests_of_each_snapshot(root):
    table = arrowmeta.open(root, strict=True)
    columns = ["manifest_path", "role", "content", "length"]
    by_snapshot: dict[int, list] = {}
    for row in table.all_manifests().to_pylist():
        facts = tuple(row[name] for name in columns)
        by_snapshot.setdefault(row["reference_snapshot_id"], []).append(facts)
    for snapshot_id in table.snapshots()["snapshot_id"].to_pylist():
        one = table.at(snapshot_id=snapshot_id).manifests(columns=columns).to_pylist()
        assert by_snapshot.get(snapshot_id, []) == [tuple(row.values()) for row in one]


def test_base_manifests_name_the_older_snapshot_that_added_them(copy):
    rows = arrowmeta.open(copy).all_manifests().to_pylist()
    base = [row for row in rows if row["role"] == "base"]
    assert base
    assert all(row["added_snapshot_id"] < row["reference_snapshot_id"] for row in base)


def test_all_entries_in_small_batches_have_the_same_ids(copy):
    table = arrowmeta.open(copy)
    columns = ["manifest_path", "manifest_pos", "file_name"]
    whole = table.all_entries(columns).to_pylist()
    batches = list(table.reader("all_entries", columns, batch_size=2))
    assert max(batch.num_rows for batch in batches) <= 2
    assert pa.Table.from_batches(batches).to_pylist() == whole
    assert len({(row["manifest_path"], row["manifest_pos"]) for row in whole}) == len(whole)


def test_all_files_lists_each_file_once(copy):
    files = arrowmeta.open(copy).all_files(columns=["file_path", "level"]).to_pylist()
    added = arrowmeta.open(copy).all_entries().filter(pa.compute.field("status") == "added")
    assert len(files) == len({(row["file_path"], row["level"]) for row in files})
    assert {row["file_path"] for row in files} == set(added["file_path"].to_pylist())


def test_tag_keeps_manifests_of_expired_snapshot(copy):
    before = arrowmeta.open(copy).all_entries(columns=["manifest_path", "manifest_pos"])
    (copy / "snapshot" / "snapshot-1").unlink()
    table = arrowmeta.open(copy, strict=True)
    assert 1 in table.all_manifests()["reference_snapshot_id"].to_pylist()
    assert keys(table.all_entries(columns=before.column_names)) == keys(before)


@pytest.mark.spec("paimon: long-lived changelogs")
def test_changelog_keeps_delta_manifests_without_base_list(copy):
    # Nothing else keeps snapshot 3.
    delta = arrowmeta.open(copy, snapshot_id=3).manifests()
    wrote = set(delta.filter(pa.compute.field("role") == "delta")["manifest_path"].to_pylist())
    for snapshot_id in (1, 2):
        (copy / "snapshot" / f"snapshot-{snapshot_id}").unlink()
    to_changelog(copy, 3, "baseManifestList")
    table = arrowmeta.open(copy, strict=True)
    assert table.snapshots()["snapshot_id"].to_pylist() == [4, 5, 6]
    of_three = table.all_manifests().filter(pa.compute.field("reference_snapshot_id") == 3)
    assert set(of_three["manifest_path"].to_pylist()) == wrote
    assert set(of_three["role"].to_pylist()) == {"delta"}


def test_changelog_opens_by_snapshot_id_as_incomplete(copy):
    to_changelog(copy, 3, "baseManifestList")
    table = arrowmeta.open(copy, snapshot_id=3)
    with pytest.warns(UserWarning, match="manifest list"):
        roles = table.manifests()["role"].to_pylist()
    assert set(roles) == {"delta"}
    assert not table.complete
    with pytest.raises(SnapshotNotFoundError):
        arrowmeta.open(copy, snapshot_id=99)


def test_snapshot_of_which_only_the_changelog_is_kept_is_told_apart_from_an_expiring_one():
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


def test_latest_snapshot_that_becomes_a_changelog_meanwhile_can_be_opened_again(copy):
    latest, chosen = arrowmeta.open(copy), arrowmeta.open(copy, snapshot_id=6)
    to_changelog(copy, 6, "baseManifestList", "deltaManifestList")
    for table, text in ((latest, "open the table again"), (chosen, "only its changelog is kept")):
        with pytest.warns(UserWarning, match=text):
            table.files()


def test_damaged_tag_leaves_other_snapshots_readable(copy):
    (copy / "tag" / "tag-t1").write_text("{")
    table = arrowmeta.open(copy)
    with pytest.warns(UserWarning, match="tag-t1"):
        ids = set(table.all_manifests()["reference_snapshot_id"].to_pylist())
    assert ids == {1, 2, 3, 4, 5, 6}


def test_file_missing_after_expiry_is_reported_as_expired(copy):
    table = arrowmeta.open(copy, snapshot_id=5)
    lost = snapshot_json(copy, 5)["deltaManifestList"]
    (copy / "manifest" / lost).unlink()
    (copy / "snapshot" / "snapshot-5").unlink()
    with pytest.warns(UserWarning, match="snapshot 5 has expired meanwhile"):
        table.files()


CHAIN = CASES / "paimon_chain"
OPTIONS = {
    "chain-table.enabled": "true",
    "scan.fallback-snapshot-branch": "full",
    "scan.fallback-delta-branch": "delta",
}


def said(options, branch="main", existing=("full", "delta", "late")):
    return reads_of_branches(options, branch, lambda: existing)


def with_options(folder, options):
    """A copy of a table with a branch `b1`, with more options."""
    table = shutil.copytree(DATA / "pk_tags_branches", folder / "t")
    set_options(table, options)
    return table


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


def test_branches_of_a_chain_table_have_their_own_files_only():
    for name in ("snapshot", "delta"):
        branch = arrowmeta.open(CHAIN, ref=name)
        assert branch.files().num_rows == 1
        assert branch.describe().remarks == ()


@pytest.mark.parametrize("option", ["scan.fallback-branch", "scan.primary-branch"])
def test_table_with_a_fallback_or_primary_branch_is_remarked_on(tmp_path, option):
    table = arrowmeta.open(with_options(tmp_path, {option: "b1"}))
    [remark] = table.source.remarks
    assert option in remark
    assert "branch b1" in remark
    assert remark in table.describe().remarks
    assert table.plan().explain().remarks == (remark,)


def test_table_without_such_options_has_no_remark():
    assert arrowmeta.open(DATA / "pk_tags_branches").source.remarks == ()
    keyed = DATA / "iceberg_v3_deletion_vectors"
    (moved,) = arrowmeta.open(keyed, allow_moved_paths=True).source.remarks
    assert "moved" in moved


def test_options_of_a_chain_take_precedence():
    every = {**OPTIONS, "scan.fallback-branch": "late", "scan.primary-branch": "late"}
    assert "full and delta" in said(every)
    assert "late" not in said(every)
    off = {**every, "chain-table.enabled": "false"}
    assert "scan.fallback-branch is set" in said(off)
    assert "scan.primary-branch is set" in said({"scan.primary-branch": "late"})


@pytest.mark.parametrize(
    ("options", "branch"),
    [
        ({}, "main"),
        ({"scan.fallback-branch": " "}, "main"),
        ({"chain-table.enabled": "true"}, "main"),
        ({**OPTIONS, "scan.fallback-delta-branch": ""}, "main"),
        (OPTIONS, "full"),
        (OPTIONS, "DELTA"),
        ({"scan.fallback-branch": "late"}, "late"),
    ],
)
def test_nothing_is_said_if_only_the_open_branch_is_read(options, branch):
    assert said(options, branch) is None


def test_branch_that_does_not_exist_is_told():
    assert said(OPTIONS, existing=("delta",)) == (
        "Queries of this chain table fail: branch full does not exist."
    )
    text = said({"scan.fallback-branch": "gone"})
    assert "names branch gone, which does not exist" in text
    assert "is set" in said({"scan.fallback-branch": "main"}, branch="late", existing=())
