"""Metadata compared with storage: missing files, other sizes and footers, and orphans."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.fs as pafs
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA
from tests.iceberg.one_manifest import table_of
from tests.reconcile.copies import IcebergCopy, PaimonCopy, read, rewrite, set_options
from tests.reconcile.damaged_storage import DamagedStorage

#: Tables whose data files are bundled, too.
WITH_DATA = [
    "append_partition_types", "append_schema_evolution", "append_snappy", "iceberg_v1_to_v2",
    "iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors", "pk_deletion_vectors",
    "pk_tags_branches",
]  # fmt: skip


A_MONTH = 30 * 24 * 3600


def copied(name: str, root: Path, *, age: float = A_MONTH) -> Path:
    """Return a copy of a table whose files have the given age in seconds."""
    shutil.copytree(DATA / name, root)
    for path in root.rglob("*"):
        make_older(path, age)
    return root


def make_older(path: Path, age: float = A_MONTH) -> None:
    os.utime(path, (time.time() - age,) * 2)


def found(root: Path, storage: bool | pa.Table = True, **options: bool) -> list[tuple[str, str]]:
    """Return the check and file name of each finding."""
    table = arrowmeta.open(root, allow_moved_paths=True)
    findings = table.reconcile(storage, **options).to_pylist()
    return [
        (row["check_name"], row["subject"].rpartition("/")[2])
        for row in findings
        if row["severity"] != "info"
    ]


def live_data_files(root: Path) -> list[Path]:
    table = arrowmeta.open(root, allow_moved_paths=True)
    recorded = table.data_files(columns=["file_path"])["file_path"].to_pylist()
    return [Path(table.resolve(path)) for path in recorded]


def put(path: Path) -> Path:
    """Write an old file that no metadata refers to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")
    make_older(path)
    return path


def listing_of(root: Path, to_path: Callable[[Path], str]) -> pa.Table:
    """Return an inventory of a folder and of a file of another table."""
    sizes = {to_path(path): path.stat().st_size for path in root.rglob("*") if path.is_file()}
    sizes[to_path(root.parent / "another-table" / "data-0.parquet")] = 1
    long_ago = pa.array([0] * len(sizes), pa.timestamp("ms"))
    return pa.table(
        {"file_path": list(sizes), "size": list(sizes.values()), "last_modified": long_ago}
    )


def replaced(value: Any, old: re.Pattern[str], new: str) -> Any:
    """Return a record with replaced strings."""
    if isinstance(value, dict):
        return {key: replaced(one, old, new) for key, one in value.items()}
    return old.sub(new, value) if isinstance(value, str) else value


def move_to(copy: IcebergCopy, home: re.Pattern[str], metadata_home: str, data_home: str) -> None:
    """Record other locations in a table: one for its metadata, one for its data files."""
    copy.metadata_path.write_text(home.sub(metadata_home, copy.metadata_path.read_text()))
    manifests = [p for p in copy.root.glob("metadata/*.avro") if not p.name.startswith("snap-")]
    for path in manifests:
        rewrite(path, lambda rows: [replaced(row, home, data_home) for row in rows])
    for path in copy.root.glob("metadata/snap-*.avro"):

        def place(rows: list[dict[str, Any]]) -> None:
            for row in rows:
                name = row["manifest_path"].rpartition("/")[2]
                row["manifest_path"] = f"{metadata_home}/metadata/{name}"
                row["manifest_length"] = (copy.root / "metadata" / name).stat().st_size

        rewrite(path, place)


pytestmark = [
    pytest.mark.usefixtures("storage_checks_only"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]

VECTORS, PARTITIONS = "iceberg_v3_deletion_vectors", "append_partition_types"
BRANCHES, SNAPPY = "pk_tags_branches", "append_snappy"
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def orphans(root, storage=True, **options):
    """Return the paths of orphans below the table, which may be recorded as of another place."""
    rows = arrowmeta.open(root, **options).reconcile(storage).to_pylist()
    found = [row["subject"] for row in rows if row["check_name"] == "orphan_in_storage"]
    return {re.sub(f"^({re.escape(str(root))}|file:.*/spark_v3_dv)", "", path) for path in found}


def listed(root, times):
    """Return a listing of files below a root, with the times at which they were written."""
    at = pa.array(times.values(), pa.timestamp("us", "UTC"))
    return pa.table({"file_path": [f"{root}{path}" for path in times], "last_modified": at})


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", WITH_DATA)
def test_missing_files_and_old_files_that_nothing_names_are_found(name, tmp_path):
    root = copied(name, tmp_path / "table")
    assert found(root, footers=True) == []
    gone = live_data_files(root)[0]
    gone.unlink()
    orphan = put(gone.with_name("data-of-nobody-0.parquet"))
    gone.with_name("data-of-nobody-1.parquet").write_bytes(b"x")  # a commit may follow
    assert found(root) == [("missing_in_storage", gone.name), ("orphan_in_storage", orphan.name)]


def test_deleted_extra_and_external_files_are_missing_in_storage(tmp_path):
    copy = PaimonCopy(copied(PARTITIONS, tmp_path / "table"))
    name = read(copy.manifest("delta"))[0]["_FILE"]["_FILE_NAME"]
    (file,) = copy.root.rglob(name)
    beside = file.with_name(f"{name}.index")
    copy.edit_manifest("delta", lambda rows: rows[0]["_FILE"].update(_EXTRA_FILES=[beside.name]))
    assert found(copy.root) == [("missing_in_storage", beside.name)]
    put(beside)
    assert found(copy.root) == []
    outside = tmp_path / "elsewhere"
    put(outside / "data-of-another-table.parquet")  # no orphan
    for one in (file, beside):
        shutil.move(one, outside / one.name)
    path = f"file://{outside / name}"
    copy.edit_manifest("delta", lambda rows: rows[0]["_FILE"].update(_EXTERNAL_PATH=path))
    assert found(copy.root) == []
    (outside / name).unlink()
    assert found(copy.root) == [("missing_in_storage", name)]
    path = f"{tmp_path}/\0/a.parquet"
    table = table_of(tmp_path / "nul", "int", [{"record_count": 1, "file_path": path}])
    findings = table.reconcile(storage=True).to_pylist()
    assert ("missing_in_storage", path) in [(row["check_name"], row["subject"]) for row in findings]


@pytest.mark.parametrize("sign", ["", "-"])
def test_infinity_partition_folders_of_any_writer_are_found(sign, tmp_path):
    """pypaimon wrote the table; Java's Paimon names the folders otherwise."""
    root = copied("append_float_partition", tmp_path / "table")
    for python, java in (("p=inf", "p=Infinity"), ("p=-inf", "p=-Infinity")):
        (root / python).rename(root / java)
        (file,) = (root / java).rglob("*.parquet")
        left_behind = root / python / "bucket-0" / file.name
        left_behind.parent.mkdir(parents=True)
        left_behind.write_bytes(b"")
    assert found(root, footers=True) == []
    root = copied("append_float_partition", tmp_path / "damaged")
    (file,) = (root / f"p={sign}inf").rglob("*.parquet")
    orphan = put(file.with_name("data-of-nobody-0.parquet"))
    file.write_bytes(file.read_bytes() + b"x")
    told = arrowmeta.open(root).reconcile(storage=True, footers=True).to_pylist()
    live = file.relative_to(root).as_posix().replace("inf", "Infinity")
    assert {(row["check_name"], row["subject"].removeprefix(f"{root}/")) for row in told} == {
        ("footer_differs", live), ("orphan_in_storage", orphan.relative_to(root).as_posix()),
        ("size_differs_in_storage", live),
    }  # fmt: skip
    file.unlink()
    assert found(root) == [("missing_in_storage", file.name), ("orphan_in_storage", orphan.name)]


def with_column(path, name, value):
    """Rewrite a data file with one value in a column."""
    data = pq.read_table(path, partitioning=None)
    field, column = data.schema.field(name), pa.array([value] * data.num_rows)
    if isinstance(value, int):
        column = column.cast(field.type)
    at = data.schema.get_field_index(name)
    pq.write_table(data.set_column(at, field.with_type(column.type), column), path)


@pytest.mark.parametrize("name", [SNAPPY, VECTORS])
def test_sizes_and_footers_that_differ_are_found(name, tmp_path):
    root = copied(name, tmp_path / "table")
    longer, shorter, fewer, far, other, known, cut = live_data_files(root)[:7]
    longer.write_bytes(longer.read_bytes() + b"x")
    shorter.write_bytes(shorter.read_bytes()[:-20])
    sizes = {("size_differs_in_storage", one.name) for one in (longer, shorter)}
    assert set(found(root)) == sizes
    pq.write_table(pq.read_table(fewer, partitioning=None).slice(1), fewer)
    with_column(far, "id", 10**6)
    told = {("footer_differs", one.name) for one in (longer, shorter, fewer)}
    told.add(("footer_bounds_contradict", far.name))
    if name == SNAPPY:
        with_column(other, "id", "text")  # of another type, which hides no other finding
        # Arrow's Rust writer truncates to 64 bytes, at a character boundary.
        with_column(known, "p", "€" * 20)
        with_column(cut, "p", "€" * 21)
        told.add(("footer_bounds_contradict", known.name))
    assert set(found(root, False, footers=True)) == told


# -- listings that users give ----------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "before"), [(SNAPPY, ""), (SNAPPY, "file:"), (SNAPPY, "file://"), (VECTORS, "")]
)
def test_listing_may_have_paths_or_file_uris(name, before, tmp_path):
    root = copied(name, tmp_path / "table")
    gone = live_data_files(root)[0]
    orphan = put(gone.with_name("data-of-nobody-0.parquet"))
    listing = listing_of(root, lambda path: f"{before}{path}")
    assert found(root, listing) == [("orphan_in_storage", orphan.name)]
    without = listing.filter(pa.array(gone.name not in p for p in listing[0].to_pylist()))
    assert ("missing_in_storage", gone.name) in found(root, without)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("scheme", ["s3", "s3a"])
def test_s3_and_s3a_paths_of_one_bucket_are_the_same_location(scheme, tmp_path):
    copy = IcebergCopy(DATA / VECTORS, tmp_path / "bucket" / "t")
    path = copy.metadata["location"].partition(":")[2].strip("/")
    move_to(copy, re.compile(f"file:/*{path}"), f"{scheme}://bucket/t", "s3a://bucket/t")
    for path in copy.root.rglob("*"):
        make_older(path)
    filesystem = pafs.SubTreeFileSystem(str(tmp_path), pafs.LocalFileSystem())
    table = arrowmeta.open("bucket/t", filesystem=filesystem)
    listing = listing_of(copy.root, lambda path: f"s3://{path.relative_to(tmp_path)}")
    for storage in (True, listing):
        assert table.reconcile(storage).to_pylist() == []


@pytest.mark.parametrize(("listing", "message"), [
    (pa.table({"path": ["x"]}), "needs the column file_path"),
    (pa.table({"file_path": []}), "has no file"),
    ("inventory.parquet", "the listing inventory.parquet cannot be read"),
    (None, "must be a bool, an Arrow table or a file"),
])  # fmt: skip
def test_listing_that_is_no_table_of_files_is_refused(listing, message):
    with pytest.raises(arrowmeta.UsageError, match=message):
        arrowmeta.open(DATA / SNAPPY).reconcile(listing)


def test_reconcile_command_reads_a_listing_from_a_file(tmp_path, capsys):
    root = copied(SNAPPY, tmp_path / "table")
    (gone := live_data_files(root)[0]).unlink()
    pq.write_table(listing_of(root, str), tmp_path / "inventory.parquet")
    command = ["reconcile", str(root), "-o", "csv", "--listing"]
    assert main([*command, str(tmp_path / "inventory.parquet")]) == 2
    out = capsys.readouterr().out
    assert ("missing_in_storage" in out, gone.name in out) == (True, True)
    (tmp_path / "inventory.txt").write_text("file_path\n")
    for name in ("no/such.parquet", "no_such_file", "inventory.txt"):
        assert main([*command, str(tmp_path / name)]) == 1
        said = capsys.readouterr().err
        assert f"the listing {tmp_path / name} cannot be read" in said
        assert "it must be a file .parquet, .csv or .json" in said


# -- what is listed, and when ----------------------------------------------------------------------


class Noted(DamagedStorage):
    """Notes the folders that are listed, and the files in them."""

    def __init__(self, root):
        super().__init__(root)
        self.flat, self.seen = [], []

    def get_file_info_selector(self, selector):
        infos = super().get_file_info_selector(selector)
        self.seen += [info.path for info in infos if info.type == pafs.FileType.File]
        if not selector.recursive:
            self.flat.append(selector.base_dir.rstrip("/"))
        return infos


def test_external_folders_are_listed_once_and_not_recursively(tmp_path):
    """A wrong path may be a parent of the table, or a whole disk."""
    copy = PaimonCopy(DATA / PARTITIONS, tmp_path / "table")
    put(tmp_path / "other" / "file")
    outside = [str(tmp_path / folder) for folder in ("a", "a-b", "a/c")] + [str(tmp_path)]

    def point_outside(rows):
        for row, folder in zip(rows, outside, strict=False):
            row["_FILE"]["_EXTERNAL_PATH"] = f"file://{folder}/{row['_FILE']['_FILE_NAME']}"

    copy.edit_manifest("delta", point_outside)
    storage = Noted(tmp_path)
    table = arrowmeta.open(str(copy.root), filesystem=pafs.PyFileSystem(storage))
    assert table.reconcile(storage=True).num_rows
    assert sorted(folder for folder in storage.flat if folder in outside) == sorted(outside)
    assert str(tmp_path / "other" / "file") not in storage.seen


def test_commit_after_the_listing_causes_no_orphan(tmp_path):
    root = copied(SNAPPY, tmp_path / "table")
    number = arrowmeta.open(root).snapshot_id
    latest, hint = root / "snapshot" / f"snapshot-{number}", root / "snapshot" / "LATEST"
    committed = latest.read_bytes()
    latest.unlink()
    hint.write_text(str(number - 1))
    table = arrowmeta.open(root)
    listing = table.list_storage()
    assert table.snapshot_id != number
    latest.write_bytes(committed)
    hint.write_text(str(number))
    assert table.reconcile(listing).to_pylist() == []


def test_damaged_or_deleted_branch_prevents_orphans(tmp_path, monkeypatch):
    root = copied(BRANCHES, tmp_path / "table")
    put(root / "bucket-0" / "data-of-nobody-0.orc")
    assert orphans(root) == {"/bucket-0/data-of-nobody-0.orc"}
    of_table, of_branch = (
        set(arrowmeta.open(root, ref=ref).manifests()["manifest_path"].to_pylist())
        for ref in ("main", "b1")
    )
    # Only the branch reads it: the open table has no damage.
    for damaged in (max(of_branch - of_table), root / "branch/branch-b1/snapshot/snapshot-2"):
        content = Path(damaged).read_bytes()
        Path(damaged).write_bytes(content[:-100])
        with pytest.warns(UserWarning, match="incomplete"):
            assert orphans(root) == set()
        Path(damaged).write_bytes(content)
    original = arrowmeta.Table._branch

    def removed(self, name):
        shutil.rmtree(root / "branch" / "branch-b1", ignore_errors=True)
        return original(self, name)

    monkeypatch.setattr(arrowmeta.Table, "_branch", removed)
    assert orphans(root) == set()


# -- which files may be orphans --------------------------------------------------------------------


def test_files_of_branches_tags_and_old_snapshots_are_no_orphans(tmp_path):
    root = copied(BRANCHES, tmp_path / "table")
    live = set(arrowmeta.open(root).files(columns=["file_name"])["file_name"].to_pylist())
    assert {path.name for path in root.glob("bucket-0/*")} - live
    assert found(root) == []
    for name in ("b1", "main"):  # branches with the name of a tag
        shutil.copy(root / "tag" / "tag-t1", root / "tag" / f"tag-{name}")
    assert found(root) == []
    # From the branch, too, which has other tags.
    assert arrowmeta.open(root).at(ref="t1").reconcile(storage=True).num_rows == 0
    shutil.rmtree(root / "tag")
    assert arrowmeta.open(root, ref="b1").reconcile(storage=True).num_rows == 0
    shutil.rmtree(root / "branch" / "branch-b1")
    assert {check for check, _ in found(root)} == {"orphan_in_storage"}


def test_folders_outside_of_the_table_are_named_as_not_searched_for_orphans(tmp_path):
    root = Path(shutil.copytree(DATA / PARTITIONS, tmp_path / "table"))
    folders = ("oss://bucket/a", "s3://bucket/a", "/no/such/folder")
    paths = f"{folders[0]}, file://{root}/inside,,{folders[1]}"
    set_options(root, {"data-file.external-paths": paths, "global-index.external-path": folders[2]})
    table = arrowmeta.open(root)
    rows = table.reconcile(storage=True).to_pylist()
    assert {(row["check_name"], row["severity"], row["subject"]) for row in rows} == {
        ("orphans_not_searched", "info", folder) for folder in folders
    }
    assert all("named by" in row["detail"] for row in rows)
    assert table.reconcile().num_rows == 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [SNAPPY, VECTORS])
def test_nested_tables_and_links_change_no_orphan(name, tmp_path):
    root = copied(name, tmp_path / "table")
    for inner in ("pk_deletion_vectors", "iceberg_v2_position_deletes"):
        copied(inner, root / "below" / inner)
    put(root / "below" / "data-of-nobody-0.parquet")
    (tmp_path / "link").symlink_to(root)
    for place in (root, tmp_path / "link"):
        assert orphans(place, allow_moved_paths=True) == {"/below/data-of-nobody-0.parquet"}


def test_only_files_older_than_three_days_may_be_orphans():
    ages = (timedelta(days=3, hours=1), timedelta(days=2, hours=23), timedelta(days=-9))
    times = {f"/data/{at}": datetime.now(UTC) - age for at, age in enumerate(ages)}
    listing = listed(DATA / VECTORS, times | {"/data/unknown": None})
    assert orphans(DATA / VECTORS, listing, allow_moved_paths=True) == {"/data/0"}


@pytest.mark.parametrize(("opened", "hint", "day", "expected"), [
    ("", True, 4, {"/data/0", "/data/1"}), ("metadata", True, 9, {"/data/1"}),
    ("", False, 9, {"/data/1"}), ("", False, None, set()),
])  # fmt: skip
def test_files_newer_than_the_opened_metadata_are_no_orphans(opened, hint, day, expected, tmp_path):
    copy = IcebergCopy(DATA / VECTORS, tmp_path / "spark_v3_dv")
    time = None if day is None else int(datetime(2020, 1, day, tzinfo=UTC).timestamp() * 1000)
    log = {"metadata-log": [], "last-updated-ms": time}
    copy.edit_metadata(lambda metadata: metadata.update(log))
    if not hint:
        (copy.root / "metadata" / "version-hint.text").unlink()
        shutil.copy(copy.metadata_path, copy.root / "metadata" / "v99.metadata.json")
    times = {f"/data/{at}": datetime(2020, 1, day, tzinfo=UTC) for at, day in enumerate((8, 5))}
    place = copy.metadata_path if opened else copy.root
    found = orphans(place, listed(copy.root, times), allow_moved_paths=True)
    assert {path.removeprefix(str(copy.root)) for path in found} == expected


#: Files of the table, of other tables in its folder, and what engines do not look for.
OF_ONE = ("/snapshot/snapshot-1", "/metadata/v1.metadata.json", "/branch/branch-b/schema/schema-0")
OF_OTHERS = (
    "/p/schema/schema-0", "/p/data-x", "/i/metadata/v1.metadata.json.gz", "/i/data-x",
    "/branch/c/snapshot/snapshot-1",
)  # fmt: skip
IGNORED = {
    SNAPPY: (
        "/README", "/splits/split-1", "/bucket-0/f/x", "/manifest/f/x",
        "/bucket-0/data-1.managed.blob", "/tag/tag-success-file/t1_SUCCESS",
        "/service/service-primary-key-lookup",
    ),
    VECTORS: ("/_SUCCESS", "/data/.x", "/_log/0.json", "/data/_temporary/0/x"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "files", "expected"), [
    (SNAPPY, (*OF_ONE, *OF_OTHERS), (
        "/bucket-0/x", "/pt=1/data-x", "/bucket-0/data-1.blob", "/manifest/x",
        "/k=1/bucket-postpone/x", "/f/data-1.orc",
    )),
    (VECTORS, OF_OTHERS, ("/px", "/README", "/data/_k=1/x", "/data/x_1.y")),
    (VECTORS, (*OF_ONE, "/x"), ()),  # of the Paimon table there
])  # fmt: skip
def test_files_of_others_and_files_that_engines_ignore_are_no_orphans(name, files, expected):
    listing = listed(DATA / name, dict.fromkeys((*files, *IGNORED[name], *expected), LONG_AGO))
    assert orphans(DATA / name, listing, allow_moved_paths=True) == set(expected)


def test_invalid_version_hint_is_no_orphan(tmp_path):
    root = copied("iceberg_v1_to_v2", tmp_path / "table")
    (root / "metadata" / "version-hint.text").write_text("nowhere")
    make_older(root / "metadata" / "version-hint.text")
    assert orphans(root, allow_moved_paths=True) == set()


def test_data_behind_a_symbolic_link_is_no_orphan(tmp_path):
    copy = IcebergCopy(DATA / VECTORS, tmp_path / "table")
    elsewhere = tmp_path / "disk" / "x"
    elsewhere.parent.mkdir()
    shutil.move(copy.root / "data", elsewhere)
    (copy.root / "data").symlink_to(elsewhere)
    home = re.compile("file:/*" + copy.metadata["location"].partition(":")[2].strip("/"))
    move_to(copy, home, str(copy.root), str(copy.root))
    as_data = re.compile(re.escape(str(copy.root / "data")))
    for path in copy.root.glob("metadata/*.avro"):
        if not path.name.startswith("snap-"):
            rewrite(path, lambda rows: [replaced(row, as_data, str(elsewhere)) for row in rows])
    move_to(copy, home, str(copy.root), str(copy.root))  # lists have the lengths of now
    for path in (*copy.root.rglob("*"), *elsewhere.rglob("*")):
        make_older(path)
    assert orphans(copy.root) == set()


def test_mapped_paths_of_another_mount_cause_no_orphans(tmp_path):
    """Without `allow_moved_paths`, the same files are found in its folder."""
    root = copied(VECTORS, tmp_path / "table")
    mount = IcebergCopy(DATA / VECTORS, tmp_path / "mount")
    recorded = mount.metadata["location"].partition(":")[2].strip("/")
    paths = {f"file:{slashes}{recorded}": str(mount.root) for slashes in ("/", "///")}
    put(root / "data" / "data-of-nobody-0.parquet")
    found = orphans(root, listing_of(root, str), path_map=paths)
    assert found == {"/data/data-of-nobody-0.parquet"}


def test_files_of_another_table_behind_a_symbolic_link_are_no_orphans(tmp_path):
    root = copied(BRANCHES, tmp_path / "table")
    other = copied(SNAPPY, tmp_path / "other")
    for file in other.rglob("*"):
        os.utime(file, (0, 0))
    put(root / "bucket-0" / "data-of-nobody-0.orc")
    (root / "bucket-0" / "behind").symlink_to(other / "p=p0")
    (root / "back").symlink_to(root)
    assert orphans(root) == {"/bucket-0/data-of-nobody-0.orc"}
