"""Findings, what was lost by damage, and tables and files that were moved."""

import shutil
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps.describe import FILE_COLUMNS
from arrowmeta.cli import main
from arrowmeta.cli.tour import TABLES
from arrowmeta.errors import NotATableError
from arrowmeta.model.reading import read_relation
from arrowmeta.model.tables import DAMAGE, LOSSES
from arrowmeta.reconcile.findings import evidence_of, findings_and_views, in_order
from arrowmeta.tables.macros import with_losses
from arrowmeta.tables.methods import Relations
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]


def opened(root, **at):
    return arrowmeta.open(root, allow_moved_paths=True, **at)


@pytest.fixture
def copied(tmp_path):
    """Return what copies a bundled table, or one of the cases."""

    def copy(name):
        source = CASES / name if (CASES / name).exists() else DATA / name
        return Path(shutil.copytree(source, tmp_path / Path(name).name, dirs_exist_ok=True))

    return copy


# -- what `reconcile` returns ----------------------------------------------------------------------


def test_findings_are_sorted_whatever_the_order_of_checks(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    copy.edit_manifest("delta", lambda rows: [*rows, *rows])
    findings = arrowmeta.open(copy.root).reconcile()
    last = findings.slice(findings.num_rows - 1)
    others = [
        last.set_column(last.column_names.index(name), name, pa.array([text], pa.string()))
        for name in ("expected", "actual")
        for text in "ab"
    ]
    rows = pa.concat_tables([findings, *others])
    reverse = rows.take(pa.array(range(rows.num_rows))[::-1])
    assert in_order(rows).equals(in_order(reverse))


def test_findings_about_a_file_have_its_partition(copied):
    folder = copied("pk_all_types")
    table = arrowmeta.open(folder)
    for path in table.files("file_path")["file_path"].to_pylist()[1:]:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch()  # of another size
    rows = table.files(["file_path", "partition_path"]).to_pylist()
    partitions = {row["file_path"]: row["partition_path"] for row in rows}
    found = table.reconcile(storage=True).to_pylist()
    about = [row for row in found if row["subject"] in partitions]
    assert len(about) == len(partitions)
    assert all(row["partition_path"] == partitions[row["subject"]] for row in about)
    (folder / "snapshot" / "LATEST").write_text("3")
    others = arrowmeta.open(folder).reconcile()
    assert others.num_rows
    assert others["partition_path"].null_count == others.num_rows


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_partition_types", "pk_deletion_vectors"])
def test_large_tables_have_the_findings_of_small_ones_and_of_the_view(name, tmp_path, monkeypatch):
    copy = PaimonCopy(DATA / name, tmp_path / "table")
    copy.edit_manifest("delta", lambda rows: [*rows, *rows, *({**row, "_KIND": 1} for row in rows)])
    table = arrowmeta.open(copy.root)
    small = table.reconcile()
    assert sorted(map(str, small.to_pylist())) == sorted(map(str, table.findings().to_pylist()))
    for module in ("views.connection", "reconcile.findings"):
        monkeypatch.setattr(f"arrowmeta.{module}.MOST_COPIED", -1)
    assert small.num_rows
    assert small.equals(arrowmeta.open(copy.root).reconcile())


VIEWS = ("partitions", "delete_debt", "growth", "metadata_bytes")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("folder", [
    DATA / "append_snappy", DATA / "pk_deletion_vectors", DATA / "iceberg_v2_equality_deletes",
    CASES / "paimon_rows_in_parts",
])  # fmt: skip
def test_views_read_with_the_checks_are_those_of_the_table(folder):
    table = opened(folder)
    findings, views = findings_and_views(table.source, evidence_of(table.source, VIEWS), VIEWS)
    assert findings.equals(table.reconcile())
    assert set(views) == set(VIEWS)
    for view in VIEWS:
        alone = table.relation(view)
        assert views[view].cast(alone.schema).equals(alone), view


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "table", [TABLES / "orders", DATA / "iceberg_v2_position_deletes", DATA / "pk_tags_branches"]
)
def test_files_after_the_checks_are_not_decoded_again(table, tmp_path):
    copy = Path(shutil.copytree(table, tmp_path / table.name))
    expected = opened(copy).files(columns=list(FILE_COLUMNS))
    evidence = evidence_of(opened(copy).source, files=FILE_COLUMNS)
    manifests = read_relation(evidence.source, "manifests", ["manifest_path"])
    for path in manifests["manifest_path"].to_pylist():
        for file in copy.rglob(path.rpartition("/")[2]):
            file.unlink()
    assert Relations(evidence.source).relation("files", FILE_COLUMNS).equals(expected)
    assert evidence.source.damage().num_rows == 0


# -- what damage lost, and the snapshots that still have it ----------------------------------------

VECTORS, KEYED = "iceberg_v3_deletion_vectors", "pk_deletion_vectors"


def identities(table, manifest=None):
    """Return the entries that are not deleted, of one or all manifests."""
    return {
        (Path(row["file_path"]).name, row["level"], row["content_offset"])
        for row in table.relation("entries").to_pylist()
        if row.get("status") != "deleted"
        if manifest is None or Path(row["manifest_path"]).name == manifest
    }


def damage_of(root, **at):
    table = opened(root, **at)
    table.files()
    return table.damage.to_pylist()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [
    "append_snappy", "iceberg_v1_to_v2", "iceberg_v2_position_deletes", VECTORS, KEYED,
    "pk_tags_branches",
])  # fmt: skip
def test_lost_manifest_has_file_counts_and_snapshots_with_its_files(name, copied):
    whole, copy = opened(DATA / name), copied(name)
    ids = whole.snapshots()["snapshot_id"].to_pylist()
    held = {one: identities(whole.at(snapshot_id=one)) for one in ids}
    paths = [
        Path(row["manifest_path"]).name
        for row in whole.manifests().to_pylist()
        if row["content"] in ("data", "deletes")
    ]
    for file in paths[::3]:
        (path,) = copy.rglob(file)
        content = path.read_bytes()
        path.unlink()
        (row,) = [row for row in damage_of(copy) if row["path"].endswith(file)]
        path.write_bytes(content)
        lost = identities(whole, file)
        assert row["lost_files"] == len(lost)
        assert all(lost <= held[one] for one in row["recoverable_from"])


def test_files_of_a_lost_manifest_list_are_in_parent_or_child_snapshots(copied):
    copy = copied(KEYED)
    first, *_, snapshot, _, _, last = opened(copy).snapshots().to_pylist()
    assert snapshot["snapshot_id"] == 7
    for role, rows, found_in in (("base", 150, [6, 8]), ("delta", 50, [8])):
        path = copy / "manifest" / snapshot[f"{role}_manifest_list"]
        content = path.read_bytes()
        path.unlink()
        (row,) = damage_of(copy, snapshot_id=7)
        path.write_bytes(content)
        lost = (row["lost_files"], row["lost_rows"], row["recoverable_from"])
        assert lost == (None, rows, found_in)
    # Damage of other snapshots is not reported.
    for one in (first, last):
        (copy / "manifest" / one["base_manifest_list"]).unlink()
    table = opened(copy)
    table.files()
    for _ in range(2):
        (path,) = table.damage["path"].to_pylist()
        assert path.endswith(last["base_manifest_list"])


def test_command_prints_lost_files_and_snapshots_with_them(copied, capsys):
    copy = copied(VECTORS)
    rows = opened(copy).manifests().to_pylist()
    lost = next(row["manifest_path"] for row in rows if row["content"] == "data")
    (copy / "metadata" / Path(lost).name).unlink()
    assert main(["files", str(copy), "--allow-moved-paths"]) == 3
    said = capsys.readouterr().err
    assert "lost: 13 files with 243 rows of partitions {'cat': p0} to {'cat': p3}" in said
    assert "still in snapshot" in said
    table = opened(copy)
    table.files()
    assert table.sql("FROM damage").to_pylist() == table.damage.to_pylist()


def test_losses_of_a_table_that_cannot_be_read(monkeypatch):
    def reopen():
        raise NotATableError("gone")

    met = pa.Table.from_pylist([{"path": "m", "kind": "manifest", "reason": "it is cut"}], DAMAGE)
    [row] = with_losses(met, reopen).to_pylist()
    assert row["path"] == "m"
    assert {row[name] for name in LOSSES.names} == {None}

    def fails(*_, **__):
        raise TimeoutError("the store is slow")

    source = arrowmeta.open(DATA / "append_snappy").source
    monkeypatch.setattr("arrowmeta.model.scan.Decoded.read", fails)
    with pytest.raises(TimeoutError, match="the store is slow"):
        with_losses(met, lambda: source)


# -- tables that were moved ------------------------------------------------------------------------

MOVED = "iceberg_v2_position_deletes"
OLD = "file:///tmp/arrowmeta-corpus/ice_spark/db/spark_v2_mor_pos"


def test_moved_table_is_read_where_it_was_opened():
    moved = str(DATA / MOVED)
    table, told = arrowmeta.open(moved, strict=True), opened(moved)
    assert table.files().num_rows == told.files().num_rows > 0
    assert table.reconcile().num_rows == 0
    assert table.source.moved_from == OLD
    (remark,) = table.source.remarks
    assert f"The table was moved: paths recorded under {OLD} are read under {moved}." == remark
    assert f"moved from {OLD}" in repr(table)
    assert remark in table.describe().remarks
    assert remark in table.plan("id > 3").explain().remarks
    assert table.sql("SELECT file_path FROM files").num_rows == told.files().num_rows
    assert set(arrowmeta.check(moved)["status"].to_pylist()) == {"passed"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("verb", ["reconcile", "report", "files", "check", "describe"])
def test_commands_read_a_moved_table_without_a_flag(capfd, verb):
    assert main([verb, str(DATA / MOVED)]) == 0
    said = capfd.readouterr().err
    assert "partial" not in said
    if verb == "files":
        assert f"arrowmeta: The table was moved: paths recorded under {OLD}" in said


def test_copy_is_read_at_its_original_unless_allowed(copied, tmp_path):
    copy = copied(MOVED)
    paths = {OLD: str(shutil.copytree(copy, tmp_path / "original"))}
    table = arrowmeta.open(copy, path_map=paths)
    assert (table.source.moved_from, table.source.remarks) == (None, ())
    for path in (copy / "metadata").glob("snap-*.avro"):
        path.unlink()
    assert arrowmeta.open(copy, path_map=paths).reconcile().num_rows == 0


def test_lost_manifest_list_of_a_moved_table_is_missing_where_it_was_opened(copied):
    copy = copied(MOVED)
    table = arrowmeta.open(copy)
    rows = table.snapshots().to_pylist()
    listed = next(r["manifest_list"] for r in rows if r["snapshot_id"] == table.snapshot_id)
    (copy / "metadata" / listed.rpartition("/")[2]).unlink()
    table = arrowmeta.open(copy)
    assert table.source.moved_from == OLD
    assert table.files().num_rows == 0
    assert table.damage["reason"].to_pylist() == ["the file is missing"]
    for path in (copy / "metadata").glob("snap-*.avro"):
        path.unlink()
    table = arrowmeta.open(copy)
    assert table.source.moved_from is None  # nothing says so
    with pytest.warns(UserWarning, match="the file is missing"):
        assert "metadata_unreadable" in table.reconcile()["check_name"].to_pylist()


# -- files in folders named by Python --------------------------------------------------------------

FOLDERS = CASES / "paimon_python_folders"


@pytest.mark.parametrize("name", ["bool", "date", "f4", "s", "time", "ts3"])
def test_file_in_a_folder_named_by_python_is_not_missing(name):
    table = arrowmeta.open(FOLDERS / name)
    (file,) = (FOLDERS / name).rglob("data-*.parquet")
    (finding,) = table.reconcile(storage=True).to_pylist()
    assert finding["check_name"] == "file_in_other_folder"
    assert finding["actual"].endswith(str(file.parent.relative_to(FOLDERS)))
    assert finding["expected"] != finding["actual"]
    assert "pypaimon before 2.1" in finding["detail"]
    plan = table.repair_plan()
    assert plan.repairs["kind"].to_pylist() == ["elsewhere"]
    assert all(word not in plan.to_markdown() for word in ("remove_unexisting_files", "backup"))


@pytest.mark.parametrize(("name", "is_twice"), [("date", False), ("bool", True)])
def test_file_of_another_size_or_in_two_folders_is_missing(copied, name, is_twice):
    root = copied(f"paimon_python_folders/{name}")
    (file,) = root.rglob("data-*.parquet")
    if is_twice:
        (root / "p=x" / "bucket-0").mkdir(parents=True)
        shutil.copy(file, root / "p=x" / "bucket-0")
    else:
        file.write_bytes(file.read_bytes() + b"x")
    found = arrowmeta.open(root).reconcile(storage=True)["check_name"].to_pylist()
    assert "missing_in_storage" in found
    assert "file_in_other_folder" not in found


def test_remedy_for_missing_files_is_not_offered_beside_files_elsewhere(copied):
    """It would drop the rows of both."""
    table = arrowmeta.open(copied("paimon_python_folders/date"))
    found = table.reconcile(storage=True)
    row = found.to_pylist()[0] | {"check_name": "missing_in_storage", "subject": "other"}
    both = found.from_pylist([*found.to_pylist(), row], found.schema)
    rows = table.sql("FROM remedies", relations={"findings": both}).to_pylist()
    assert {row["check_name"] for row in rows} == {"withheld"}
    for check in ("missing_in_storage", "file_in_other_folder of"):
        assert all(check in row["effect"] for row in rows)
