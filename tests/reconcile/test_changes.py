"""`diff` of two snapshots equals the difference of their live files and reads few manifests."""

import copy
import random
import shutil
from itertools import pairwise, permutations
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests import corpus
from tests.bundled import DATA, sampled
from tests.reconcile.copies import IcebergCopy

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")

TABLES = sampled()
IDENTITY = ["content", "file_path", "level", "content_offset"]


def opened(name, **at):
    return arrowmeta.open(DATA / name, allow_moved_paths=True, **at)


def live(table):
    return {tuple(row.values()) for row in table.files(columns=IDENTITY).to_pylist()}


def changed(table, before, after):
    """The files that are added and those that are removed."""
    rows = table.diff(before, after).select(["change", *IDENTITY]).to_pylist()
    return [
        {tuple(row[name] for name in IDENTITY) for row in rows if row["change"] == change}
        for change in ("added", "removed")
    ]


def pairs(ids):
    """Return adjacent ids in both directions, first and last, and a fixed sample of other pairs."""
    neighbours = [*pairwise(ids), *pairwise(ids[::-1]), (ids[0], ids[-1]), (ids[-1], ids[0])]
    others = sorted(set(permutations(ids, 2)) - set(neighbours))
    return [*neighbours, *random.Random(len(ids)).sample(others, min(6, len(others)))]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", TABLES)
def test_diff_equals_the_difference_of_live_files(name):
    table = opened(name)
    ids = table.snapshots()["snapshot_id"].to_pylist()
    files = {one: live(table.at(snapshot_id=one)) for one in ids}
    for before, after in pairs(ids):
        added, removed = changed(table, before, after)
        assert added == files[after] - files[before]
        assert removed == files[before] - files[after]


@pytest.mark.parametrize("name", TABLES)
def test_diff_does_not_read_manifests_of_both_snapshots(name, tmp_path):
    root = Path(shutil.copytree(DATA / name, tmp_path / "table"))
    whole = arrowmeta.open(root, allow_moved_paths=True)
    *_, before, after = whole.snapshots()["snapshot_id"].to_pylist()
    expected = whole.diff(before, after)
    paths = (set(whole.at(snapshot_id=one).manifests()["manifest_path"].to_pylist())
             for one in (before, after))  # fmt: skip
    for path in set.intersection(*paths):
        for file in root.rglob(Path(path).name):
            file.unlink()
    table = arrowmeta.open(root, allow_moved_paths=True)
    assert table.diff(before, after).equals(expected)
    assert table.complete


@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["open", "at"])
def test_snapshot_ids_and_times_refer_to_the_open_branch(how):
    main = opened("pk_tags_branches")
    branch = opened("pk_tags_branches", ref="b1") if how == "open" else main.at(ref="b1")
    snapshots = branch.snapshots(columns=["snapshot_id", "committed_at"]).to_pylist()
    ids = [row["snapshot_id"] for row in snapshots]
    assert set(ids) < set(main.snapshots()["snapshot_id"].to_pylist())  # The same ids mean others.
    columns = ["change", "file_name"]
    for before, after in corpus.sample(list(permutations(ids, 2)), 4):
        told = branch.diff(before, after).select(columns).to_pylist()
        query = f"SELECT change, file_name FROM changes({before}, {after})"
        assert told == branch.sql(query).to_pylist()
        assert told != main.diff(before, after).select(columns).to_pylist()
    for row in snapshots:
        by_id = branch.at(snapshot_id=row["snapshot_id"])
        by_time = by_id.at(as_of=row["committed_at"])
        assert live(by_id) == live(by_time)
        assert by_time.snapshot_id == row["snapshot_id"]
    assert live(by_id) == live(branch) == live(by_id.at())
    assert live(branch.at(ref="main")) == live(main)
    assert branch.at(ref="main").at().snapshot_id == main.snapshot_id
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match=r"branch b1 .* has no snapshot 6"):
        branch.at(snapshot_id=6)


def test_tag_of_the_branch_takes_precedence_over_tag_of_the_table(tmp_path):
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    own = root / "branch" / "branch-b1"
    (own / "tag").mkdir(exist_ok=True)
    shutil.copy(own / "snapshot" / "snapshot-2", own / "tag" / "tag-t1")
    main = arrowmeta.open(root)
    branch = main.at(ref="b1")
    assert branch.at(ref="t1").snapshot_id == 2
    assert live(branch.at(ref="t1")) == live(branch.at(snapshot_id=2))
    assert live(branch.at(ref="t-latest")) == live(main.at(ref="t-latest"))
    assert main.at(ref="t1").snapshot_id == 1
    changes = branch.diff("t1", "b1").select(["change", "file_name"])
    assert changes.equals(branch.diff(2, 3).select(["change", "file_name"]))


def test_removed_file_has_all_its_columns():
    table = opened("pk_deletion_vectors")
    removed = [row for row in table.diff(5, 6).to_pylist() if row["change"] == "removed"]
    before = {row["file_path"]: row for row in table.at(snapshot_id=5).files().to_pylist()}
    assert removed
    for row in removed:
        told = before[row["file_path"]]
        for name in ("record_count", "partition", "lower_bounds", "min_key", "creation_time"):
            assert row[name] == told[name]


def test_diff_across_schemas_uses_the_current_column_names(tmp_path):
    made = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "table")

    def rename(metadata):
        schema = copy.deepcopy(metadata["schemas"][-1])
        schema["schema-id"] = metadata["current-schema-id"] = 99
        schema["fields"][0]["name"] = "renamed"
        metadata["schemas"].append(schema)
        made.current_snapshot(metadata)["schema-id"] = 99

    made.edit_metadata(rename)
    table = arrowmeta.open(made.root, allow_moved_paths=True)
    # In both directions, so that added and removed files come from either schema.
    snapshots = table.snapshots()["snapshot_id"].to_pylist()
    for pair in permutations([snapshots[0], snapshots[1], snapshots[-1]], 2):
        bounds = table.diff(*pair).schema.field("lower_bounds").type
        assert bounds.names[0] == "renamed"


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_damage_found_by_diff_is_damage_of_the_table(name, tmp_path):
    location = shutil.copytree(DATA / name, tmp_path / name)
    table = arrowmeta.open(location, allow_moved_paths=True)
    *_, before, after = table.snapshots()["snapshot_id"].to_pylist()
    of_both = [
        table.at(snapshot_id=one).manifests()["manifest_path"].to_pylist()
        for one in (before, after)
    ]
    lost = min(set(of_both[1]) - set(of_both[0]))
    Path(table.resolve(lost)).unlink()
    table.diff(before, after)
    assert not table.complete
    assert table.damage["path"].to_pylist() == [lost]


def test_diff_command_accepts_numeric_tag_names(tmp_path, capsys):
    # Daily tags have such names.
    location = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    for tag, name in (("t1", "20240501"), ("t-latest", "2")):
        (location / "tag" / f"tag-{tag}").rename(location / "tag" / f"tag-{name}")
    shutil.copy(location / "tag" / "tag-20240501", location / "tag" / "tag-3")

    def asked(before, after):
        assert main(["diff", str(location), before, after, "-o", "ndjson"]) == 0
        return capsys.readouterr().out.splitlines()

    assert asked("20240501", "6") == asked("1", "6")
    assert asked("3", "6") != asked("1", "6")  # A snapshot of that id is meant first.
    assert main(["diff", str(location), "7", "6"]) == 1
    assert "has no snapshot 7" in capsys.readouterr().err
