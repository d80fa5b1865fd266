"""Repaired Paimon metadata: files to be copied into the table, which then has the right files."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy, Record, read
from tests.writers.environment import EnvironmentUnavailableError, environment_python

DATA = Path(__file__).parents[1] / "data"
PK, PARTS, EVOLVED = "pk_deletion_vectors", "append_partition_types", "append_schema_evolution"
TABLES = (PK, PARTS, EVOLVED, "pk_all_types", "append_snappy")
KEPT = [
    "file_path", "record_count", "level", "bucket", "partition", "lower_bounds", "upper_bounds",
    "min_key", "max_key", "sequence_number", "schema_id", "creation_time",
]  # fmt: skip

pytestmark = pytest.mark.filterwarnings("ignore")


def added(rows: list[Record]) -> Record:
    return next(row for row in reversed(rows) if row["_KIND"] == 0)


def role_of(table: PaimonCopy) -> str:
    """Return a list that names a manifest with added files."""
    for role in ("delta", "base"):
        rows = read(table.list_path(role))
        if rows and rows[0]["_NUM_ADDED_FILES"]:
            return role
    raise AssertionError


def delete_of_nothing(rows: list[Record]) -> list[Record]:
    row = added(rows)
    file = {**row["_FILE"], "_FILE_NAME": "data-never-added-0.parquet"}
    return [*rows, {**row, "_KIND": 1, "_FILE": file}]


#: Damage after which all files are known.
KINDS: dict[str, Callable[[PaimonCopy], Any]] = {
    "an entry twice": lambda t: t.edit_manifest(role_of(t), lambda rows: [*rows, added(rows)]),
    "a manifest listed twice": lambda t: t.edit_list(role_of(t), lambda rows: [*rows, rows[0]]),
    "a length in the list": lambda t: t.edit_list(
        role_of(t), lambda rows: rows[0].update(_FILE_SIZE=1)
    ),
    "a count of deleted files in the list": lambda t: t.edit_list(
        role_of(t), lambda rows: rows[0].update(_NUM_DELETED_FILES=7)
    ),
    "a total of the snapshot": lambda t: t.edit_snapshot(totalRecordCount=1),
    "a delete of no file": lambda t: t.edit_manifest(role_of(t), delete_of_nothing),
}


def files_of(folder: Path) -> list[dict[str, Any]]:
    return arrowmeta.open(folder).files(KEPT, sort=["file_path", "level"]).to_pylist()


def vectors_of(folder: Path) -> pa.Table:
    found = arrowmeta.open(folder).deletion_vectors()
    return found.sort_by([("data_file_path", "ascending")])


def adopt(folder: Path, table: Path) -> None:
    """Copy repaired metadata into a table, as the command says."""
    shutil.copytree(folder / "manifest", table / "manifest", dirs_exist_ok=True)
    (snapshot,) = folder.glob("snapshot/snapshot-*")
    shutil.copy(snapshot, table / "snapshot" / snapshot.name)
    (table / "snapshot" / "LATEST").write_text(snapshot.name.removeprefix("snapshot-"))


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("damage", KINDS)
def test_adopted_table_has_the_files_of_before_the_damage(
    name: str, damage: str, tmp_path: Path
) -> None:
    copy = PaimonCopy(DATA / name, tmp_path / "t")
    before, vectors = files_of(copy.root), vectors_of(copy.root)
    KINDS[damage](copy)
    damaged = contents(copy.root)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    assert contents(copy.root) == damaged
    assert Path(repair.path) == tmp_path / "new" / "snapshot" / f"snapshot-{copy.snapshot_id + 1}"
    assert repair.changes
    assert not repair.losses
    adopt(tmp_path / "new", copy.root)
    assert files_of(copy.root) == before
    assert vectors_of(copy.root) == vectors
    told = arrowmeta.open(copy.root)
    assert told.complete
    assert told.snapshot_id == copy.snapshot_id + 1
    total = sum(row["record_count"] for row in before)
    assert json.loads(Path(repair.path).read_text())["totalRecordCount"] == total


def test_lost_manifest_is_told_and_the_rest_is_live(tmp_path: Path) -> None:
    copy = PaimonCopy(DATA / PARTS, tmp_path / "t")
    before = files_of(copy.root)
    role = role_of(copy)
    copy.manifest(role).unlink()
    left = files_of(copy.root)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    (lost,) = repair.losses
    assert f"{len(before) - len(left)} file" in lost
    adopt(tmp_path / "new", copy.root)
    assert files_of(copy.root) == left
    assert arrowmeta.open(copy.root).complete
    (copy.root / "snapshot" / f"snapshot-{copy.snapshot_id + 1}").unlink()
    (copy.root / "snapshot" / "LATEST").write_text(str(copy.snapshot_id))
    assert arrowmeta.open(copy.root).reconcile().num_rows


def other_vector(rows: list[Record]) -> None:
    row = next(row for row in rows if row["_DELETIONS_VECTORS_RANGES"])
    ranges = row["_DELETIONS_VECTORS_RANGES"]
    row["_DELETIONS_VECTORS_RANGES"] = [*ranges, {**ranges[0], "f0": "data-unknown.parquet"}]


def test_vector_of_no_live_file_is_left_out(tmp_path: Path) -> None:
    copy = PaimonCopy(DATA / PK, tmp_path / "t")
    before = vectors_of(copy.root)
    copy.edit_index(other_vector)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    assert any("data-unknown.parquet: vector of no live file" in one for one in repair.changes)
    adopt(tmp_path / "new", copy.root)
    assert vectors_of(copy.root) == before


REFUSED: dict[str, tuple[str, Callable[[PaimonCopy], Any], str]] = {
    "nothing": (PK, lambda t: None, "nothing is wrong"),
    "a missing list": (PK, lambda t: t.list_path("base").unlink(), "cannot be repaired"),
    "a count of added files": (
        PARTS,
        lambda t: t.edit_list("delta", lambda rows: rows[0].update(_NUM_ADDED_FILES=99)),
        "whether the list or the manifest is right",
    ),
    "a file at two levels": (
        PARTS,
        lambda t: t.edit_manifest(
            "delta",
            lambda rows: [*rows, {**added(rows), "_FILE": {**added(rows)["_FILE"], "_LEVEL": 3}}],
        ),
        "the right value is not known",
    ),
    "a bucket out of range": (
        PK,
        lambda t: t.edit_manifest("base", lambda rows: added(rows).update(_BUCKET=9)),
        "the right value is not known",
    ),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("damage", REFUSED)
def test_repair_is_refused_where_a_right_value_is_not_known(damage: str, tmp_path: Path) -> None:
    name, edit, said = REFUSED[damage]
    copy = PaimonCopy(DATA / name, tmp_path / "t")
    edit(copy)
    with pytest.raises(UsageError, match=said):
        arrowmeta.open(copy.root).repair(tmp_path / "new")


def test_folder_of_the_table_is_refused(tmp_path: Path) -> None:
    copy = PaimonCopy(DATA / PK, tmp_path / "t")
    copy.edit_snapshot(totalRecordCount=1)
    with pytest.raises(UsageError, match="own folder"):
        arrowmeta.open(copy.root).repair(copy.root / "snapshot")


_PYPAIMON = """
import json, sys
from pypaimon import CatalogFactory
table = CatalogFactory.create({"warehouse": sys.argv[1]}).get_table("db.t")
splits = table.new_read_builder().new_scan().plan().splits()
print(json.dumps(sorted(file.file_name for split in splits for file in split.files)))
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", ["an entry twice", "a manifest listed twice"])
def test_pypaimon_plans_the_adopted_table(damage: str, tmp_path: Path) -> None:
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    copy = PaimonCopy(CASES / "paimon_columns_swapped", tmp_path / "db.db" / "t")
    before = sorted(row["file_path"].rpartition("/")[2] for row in files_of(copy.root))
    KINDS[damage](copy)
    arrowmeta.open(copy.root).repair(tmp_path / "new")
    adopt(tmp_path / "new", copy.root)
    done = subprocess.run(
        [str(python), "-W", "ignore", "-c", _PYPAIMON, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[-1]) == before
