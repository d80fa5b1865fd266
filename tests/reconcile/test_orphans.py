"""Which files of storage are orphans: those that no snapshot, branch, tag or engine refers to."""

import os
import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.io.storage import Storage
from arrowmeta.model.source import Source
from arrowmeta.reconcile.storage import may_be_orphans
from tests.reconcile.copied_tables import (
    DATA,
    WITH_DATA,
    copied,
    found,
    listing_of,
    live_data_file,
    make_older,
    move_to,
    replaced,
)
from tests.reconcile.copies import IcebergCopy, PaimonCopy, read, rewrite, set_options

pytestmark = [
    pytest.mark.usefixtures("storage_checks_only"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", WITH_DATA)
def test_unreferenced_old_file_is_an_orphan_and_a_new_one_is_not(name, tmp_path):
    root = copied(name, tmp_path / "table")
    orphan = live_data_file(root).with_name("data-of-nobody-0.parquet")
    young = orphan.with_name("data-of-nobody-1.parquet")
    for path in (orphan, young):
        path.write_bytes(b"x")
    make_older(orphan)
    assert found(root) == [("orphan_in_storage", orphan.name)]


def test_files_of_branches_tags_and_old_snapshots_are_no_orphans(tmp_path):
    root = copied("pk_tags_branches", tmp_path / "table")
    table = arrowmeta.open(root)
    live = set(table.files(columns=["file_name"])["file_name"].to_pylist())
    there = {path.name for path in root.glob("bucket-0/*")}
    assert there - live
    assert found(root) == []
    shutil.rmtree(root / "branch" / "branch-b1")
    assert {check for check, _ in found(root)} == {"orphan_in_storage"}


def test_files_of_a_branch_with_the_name_of_a_tag_are_no_orphans(tmp_path):
    root = copied("pk_tags_branches", tmp_path / "table")
    for name in ("b1", "main"):
        shutil.copy(root / "tag" / "tag-t1", root / "tag" / f"tag-{name}")
    assert found(root) == []
    # From the branch, too, which has other tags.
    table = arrowmeta.open(root).at(ref="t1")
    assert table.reconcile(storage=True).num_rows == 0
    shutil.rmtree(root / "tag")
    assert arrowmeta.open(root, ref="b1").reconcile(storage=True).num_rows == 0


def test_damaged_table_has_no_orphans(tmp_path):
    root = copied("pk_tags_branches", tmp_path / "table")
    (root / "branch" / "branch-b1" / "snapshot" / "snapshot-2").write_bytes(b"{")
    orphan = root / "bucket-0" / "data-of-nobody-0.orc"
    orphan.write_bytes(b"x")
    make_older(orphan)
    with pytest.warns(UserWarning, match="incomplete"):
        assert "orphan_in_storage" not in {check for check, _ in found(root)}


def test_commit_after_the_listing_causes_no_orphan(tmp_path, monkeypatch):
    root = copied("append_snappy", tmp_path / "table")
    latest = max(root.glob("snapshot/snapshot-*"), key=lambda path: int(path.name[9:]))
    table_before = arrowmeta.open(root)
    kept = latest.read_bytes()
    latest.unlink()
    hint = root / "snapshot" / "LATEST"
    hint.write_text(str(table_before.snapshot_id - 1))
    table = arrowmeta.open(root)
    assert table.snapshot_id != table_before.snapshot_id
    original = Storage.list_files

    def listed_before_a_commit(self, folder, *wanted, **options):
        yield from list(original(self, folder, *wanted, **options))
        if wanted:
            return
        latest.write_bytes(kept)
        hint.write_text(str(table_before.snapshot_id))

    monkeypatch.setattr(Storage, "list_files", listed_before_a_commit)
    assert [row["check_name"] for row in table.reconcile(True).to_pylist()] == []


def test_external_files_are_checked_and_are_no_orphans(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    name = read(copy.manifest("delta"))[0]["_FILE"]["_FILE_NAME"]
    (file,) = copy.root.rglob(name)
    outside = tmp_path / "elsewhere"
    outside.mkdir()
    shutil.move(file, outside / name)
    (outside / "data-of-another-table.parquet").write_bytes(b"x")
    for path in outside.iterdir():
        make_older(path)

    def point_outside(rows):
        rows[0]["_FILE"]["_EXTERNAL_PATH"] = f"file://{outside / name}"

    copy.edit_manifest("delta", point_outside)
    assert found(copy.root) == []
    (outside / name).unlink()
    assert found(copy.root) == [("missing_in_storage", name)]


def test_folders_outside_of_the_table_are_named_as_not_searched_for_orphans(tmp_path):
    root = Path(shutil.copytree(DATA / "append_partition_types", tmp_path / "table"))
    options = {
        "data-file.external-paths": f"oss://bucket/a, file://{root}/inside,,s3://bucket/a",
        "global-index.external-path": "/no/such/folder",
    }
    set_options(root, options)
    table = arrowmeta.open(root)
    found = table.reconcile(storage=True).to_pylist()
    assert {(row["check_name"], row["severity"], row["subject"]) for row in found} == {
        ("orphans_not_searched", "info", folder)
        for folder in ("oss://bucket/a", "s3://bucket/a", "/no/such/folder")
    }
    assert all("named by" in row["detail"] for row in found)
    assert table.reconcile().num_rows == 0


def orphans(root, listing=True, **options):
    table = arrowmeta.open(root, **options)
    rows = table.reconcile(listing).to_pylist()
    return {Path(row["subject"]).name for row in rows if row["check_name"] == "orphan_in_storage"}


def put(path):
    """Write an old file that no metadata refers to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")
    make_older(path)
    return path


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_files_of_nested_tables_are_no_orphans(name, tmp_path):
    root = copied(name, tmp_path / "table")
    for inner in ("pk_deletion_vectors", "iceberg_v2_position_deletes"):
        copied(inner, root / "below" / inner)
    orphan = put(root / "below" / "data-of-nobody-0.parquet")
    assert orphans(root, allow_moved_paths=True) == {orphan.name}


def test_only_files_older_than_three_days_may_be_orphans():
    place = SimpleNamespace(location="/t")
    source = SimpleNamespace(format="iceberg", location="/t/", storage=place, guess=None)
    ages = (timedelta(days=3, hours=1), timedelta(days=2, hours=23), timedelta(days=-9))
    times = pa.chunked_array([[*(datetime.now(UTC) - age for age in ages), None]])
    files = pa.chunked_array([[f"/data/{at}" for at in range(4)]])
    found = may_be_orphans(cast(Source, source), files, times)
    assert found.to_pylist() == [True, False, False, False]


@pytest.mark.parametrize(
    ("opened", "guess", "times", "expected"),
    [
        ("/t", None, [0], [True, True]),
        ("/t/metadata/v1.metadata.json", None, [2, None, 9], [False, True]),
        ("/t", "a guess", [9, 2], [False, True]),
        ("/t", "a guess", [None], [False, False]),
    ],
)
def test_files_newer_than_the_opened_metadata_are_no_orphans(opened, guess, times, expected):
    def day(number):
        return datetime(2020, 1, 1 + number, tzinfo=UTC)

    log = pa.table({"timestamp": [None if one is None else day(one) for one in times]})
    source = SimpleNamespace(
        format="iceberg",
        location=opened,
        storage=SimpleNamespace(location="/t/"),
        guess=guess,
        schema_of=lambda _: log.schema,
        tables={"metadata_log_entries": lambda *_: log},
    )
    files = pa.chunked_array([["/data/0", "/data/1"]])
    found = may_be_orphans(cast(Source, source), files, pa.chunked_array([[day(7), day(5)]]))
    assert found.to_pylist() == expected


OF_ONE = "/snapshot/snapshot-1", "/metadata/v1.metadata.json", "/branch/branch-b/schema/schema-0"


OF_OTHERS = "/p/schema/schema-0", "/i/metadata/v1.metadata.json.gz", "/branch/c/snapshot/snapshot-1"


@pytest.mark.parametrize(
    ("table_format", "files", "expected"),
    [
        ("paimon", (*OF_ONE, "/bucket-0/x"), ["/bucket-0/x"]),
        ("paimon", (*OF_OTHERS, "/p/data-x", "/i/data-x", "/pt=1/data-x"), ["/pt=1/data-x"]),
        ("iceberg", (OF_ONE[1], "/x"), [OF_ONE[1], "/x"]),
        ("iceberg", (*OF_OTHERS, "/p/x", "/i/x", "/px"), ["/px"]),
        ("iceberg", (*OF_ONE, "/x"), []),  # of the Paimon table there
    ],
)
def test_files_of_other_tables_in_the_folder_are_no_orphans(table_format, files, expected):
    place = SimpleNamespace(location="/t")
    source = SimpleNamespace(format=table_format, location="/t", storage=place, guess=None)
    below = pa.chunked_array([[*files, None]])
    times = pa.chunked_array([[datetime(2020, 1, 1, tzinfo=UTC)] * len(below)])
    found = may_be_orphans(cast(Source, source), below, times)
    assert below.filter(found).to_pylist() == expected


@pytest.mark.parametrize(
    ("table_format", "files", "expected"),
    [
        ("paimon", ("/README", "/splits/split-1", "/bucket-0/f/x", "/manifest/f/x"), ()),
        ("paimon", ("/bucket-0/data-1.managed.blob",), ("/bucket-0/data-1.blob",)),
        ("paimon", (), ("/bucket-0/x", "/k=1/bucket-postpone/x", "/manifest/x", "/f/data-1.orc")),
        ("iceberg", ("/_SUCCESS", "/data/.x", "/_log/0.json", "/data/_temporary/0/x"), ()),
        ("iceberg", (), ("/README", "/data/_k=1/x", "/data/x_1.y")),
    ],
)
def test_files_that_the_engines_do_not_look_for_are_no_orphans(table_format, files, expected):
    place = SimpleNamespace(location="/t")
    source = SimpleNamespace(format=table_format, location="/t", storage=place, guess=None)
    below = pa.chunked_array([[*files, *expected]], pa.string())
    times = pa.chunked_array([[datetime(2020, 1, 1, tzinfo=UTC)] * len(below)])
    found = may_be_orphans(cast(Source, source), below, times)
    assert below.filter(found).to_pylist() == [*expected]


def test_tag_success_and_service_files_are_no_orphans(tmp_path):
    root = copied("pk_tags_branches", tmp_path / "table")
    for path in ("tag/tag-success-file/t1_SUCCESS", "service/service-primary-key-lookup"):
        put(root / path)
    assert orphans(root) == set()


def test_invalid_version_hint_is_no_orphan(tmp_path):
    root = copied("iceberg_v1_to_v2", tmp_path / "table")
    (root / "metadata" / "version-hint.text").write_text("nowhere")
    make_older(root / "metadata" / "version-hint.text")
    assert orphans(root, allow_moved_paths=True) == set()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_table_opened_by_symbolic_link_has_the_same_orphans(name, tmp_path):
    root = copied(name, tmp_path / "table")
    link = tmp_path / "link"
    link.symlink_to(root)
    orphan = put(live_data_file(root).with_name("data-of-nobody-0.parquet"))
    assert orphans(link, allow_moved_paths=True) == {orphan.name}


def test_data_behind_a_symbolic_link_is_no_orphan(tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "table")
    elsewhere = tmp_path / "disk" / "x"
    elsewhere.parent.mkdir()
    shutil.move(copy.root / "data", elsewhere)
    (copy.root / "data").symlink_to(elsewhere)
    home = re.compile("file:/*" + copy.metadata["location"].partition(":")[2].strip("/"))
    move_to(copy, home, str(copy.root), str(copy.root))
    as_data = re.compile(re.escape(str(copy.root / "data")))
    manifests = [p for p in copy.root.glob("metadata/*.avro") if not p.name.startswith("snap-")]
    for path in manifests:
        rewrite(path, lambda rows: [replaced(row, as_data, str(elsewhere)) for row in rows])
    move_to(copy, home, str(copy.root), str(copy.root))  # lists have the lengths of now
    for path in (*copy.root.rglob("*"), *elsewhere.rglob("*")):
        make_older(path)
    assert orphans(copy.root) == set()


def test_mapped_paths_of_another_mount_cause_no_orphans(tmp_path):
    """Without `allow_moved_paths`, the same files are found in its folder."""
    root = copied("iceberg_v3_deletion_vectors", tmp_path / "table")
    mount = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "mount")
    recorded = mount.metadata["location"].partition(":")[2].strip("/")
    paths = {f"file:{slashes}{recorded}": str(mount.root) for slashes in ("/", "///")}
    orphan = put(root / "data" / "data-of-nobody-0.parquet")
    assert orphans(root, listing_of(root, str), path_map=paths) == {orphan.name}


def test_damaged_or_deleted_branch_prevents_orphans(tmp_path, monkeypatch):
    root = copied("pk_tags_branches", tmp_path / "table")
    orphan = put(root / "bucket-0" / "data-of-nobody-0.orc")
    assert orphans(root) == {orphan.name}
    of_table, of_branch = (
        set(arrowmeta.open(root, ref=ref).manifests()["manifest_path"].to_pylist())
        for ref in ("main", "b1")
    )
    # Only the branch reads it: the open table has no damage.
    manifest = Path(max(of_branch - of_table))
    whole = manifest.read_bytes()
    manifest.write_bytes(whole[:-100])
    with pytest.warns(UserWarning, match="incomplete"):
        assert orphans(root) == set()
    manifest.write_bytes(whole)
    original = arrowmeta.Table._branch

    def removed(self, name):
        if name == "b1":
            shutil.rmtree(root / "branch" / "branch-b1")
        return original(self, name)

    monkeypatch.setattr(arrowmeta.Table, "_branch", removed)
    assert orphans(root) == set()


def test_files_of_another_table_behind_a_symbolic_link_are_no_orphans(tmp_path):
    root = copied("pk_tags_branches", tmp_path / "table")
    other = copied("append_snappy", tmp_path / "other")
    for file in other.rglob("*"):
        os.utime(file, (0, 0))
    orphan = put(root / "bucket-0" / "data-of-nobody-0.orc")
    (root / "bucket-0" / "behind").symlink_to(other / "p=p0")
    (root / "back").symlink_to(root)
    assert orphans(root) == {orphan.name}
