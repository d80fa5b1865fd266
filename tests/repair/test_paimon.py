"""Repaired Paimon metadata: files to be copied into the table, which then has the right files."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from bench.environments import EnvironmentUnavailableError, environment_python
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy
from tests.repair.damage import PAIMON, NotHereError, lost

PK, PARTS, EVOLVED = "pk_deletion_vectors", "append_partition_types", "append_schema_evolution"
TABLES = (
    *(DATA / name for name in (PK, PARTS, EVOLVED, "pk_all_types", "append_snappy")),
    CASES / "paimon_parquet_manifests",
)
KEPT = [
    "file_path", "record_count", "level", "bucket", "partition", "lower_bounds", "upper_bounds",
    "min_key", "max_key", "sequence_number", "schema_id", "creation_time",
]  # fmt: skip

pytestmark = pytest.mark.filterwarnings("ignore")


#: Damage after which all files and their statistics are known.
KINDS = (
    "an entry twice", "a file in two manifests", "a manifest listed twice", "a delete of no file",
    "a length in the list", "a count of deleted files in the list",
    "a count of added files in the list", "partitions that the list leaves out",
    "levels that the list leaves out", "a total of the snapshot", "a vector of no file",
    "a vector listed twice", "a count of vectors",
)  # fmt: skip


def files_of(folder):
    return arrowmeta.open(folder).files(KEPT, sort=["file_path", "level"]).to_pylist()


def vectors_of(folder):
    found = arrowmeta.open(folder).deletion_vectors()
    return found.sort_by([("data_file_path", "ascending")])


def adopt(folder, table):
    """Copy repaired metadata into a table, as the command says."""
    shutil.copytree(folder / "manifest", table / "manifest", dirs_exist_ok=True)
    (snapshot,) = folder.glob("snapshot/snapshot-*")
    shutil.copy(snapshot, table / "snapshot" / snapshot.name)
    (table / "snapshot" / "LATEST").write_text(snapshot.name.removeprefix("snapshot-"))


def contents(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.name)
@pytest.mark.parametrize("damage", KINDS)
def test_adopted_table_has_the_files_of_before_the_damage(table, damage, tmp_path):
    copy = PaimonCopy(table, tmp_path / "t")
    before, vectors = files_of(copy.root), vectors_of(copy.root)
    try:
        PAIMON[damage](copy)
    except NotHereError:
        pytest.skip("the table has nothing of the kind")
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


def test_lost_manifest_is_told_and_the_rest_is_live(tmp_path):
    copy = PaimonCopy(DATA / PARTS, tmp_path / "t")
    before = files_of(copy.root)
    lost(copy)
    left = files_of(copy.root)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    (loss,) = repair.losses
    assert f"{len(before) - len(left)} file" in loss
    adopt(tmp_path / "new", copy.root)
    assert files_of(copy.root) == left
    assert arrowmeta.open(copy.root).complete
    (copy.root / "snapshot" / f"snapshot-{copy.snapshot_id + 1}").unlink()
    (copy.root / "snapshot" / "LATEST").write_text(str(copy.snapshot_id))
    assert arrowmeta.open(copy.root).reconcile().num_rows


def test_wrong_bounds_are_left_out(tmp_path):
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")
    before = files_of(copy.root)
    PAIMON["inverted bounds"](copy)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    (change,) = (one for one in repair.changes if "bounds left out" in one)
    adopt(tmp_path / "new", copy.root)
    for old, new in zip(before, files_of(copy.root), strict=True):
        is_changed = Path(old["file_path"]).name in change
        for name in ("lower_bounds", "upper_bounds"):
            known = {column for column, value in new[name].items() if value is not None}
            assert not known if is_changed else new[name] == old[name]
        assert new["min_key"] == old["min_key"]
    assert (
        "statistics_impossible"
        not in arrowmeta.open(copy.root).reconcile()["check_name"].to_pylist()
    )


def count_and_length(table: PaimonCopy) -> None:
    table.edit_list("delta", lambda rows: rows[0].update(_NUM_ADDED_FILES=99, _FILE_SIZE=10**6))


REFUSED: dict[str, tuple[str, Callable[[PaimonCopy], Any], str]] = {
    "nothing": (PK, lambda t: None, "nothing is wrong"),
    "a missing list": (PK, PAIMON["a missing list"], "cannot be repaired"),
    "a count and a length": (PARTS, count_and_length, "whether the list or the manifest is right"),
    "two levels": (PARTS, PAIMON["a file at two levels"], "the right value is not known"),
    "a bucket": (PK, PAIMON["a bucket out of range"], "the right value is not known"),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("damage", REFUSED)
def test_repair_is_refused_where_a_right_value_is_not_known(damage, tmp_path):
    name, edit, said = REFUSED[damage]
    copy = PaimonCopy(DATA / name, tmp_path / "t")
    edit(copy)
    with pytest.raises(UsageError, match=said):
        arrowmeta.open(copy.root).repair(tmp_path / "new")


def test_folder_of_the_table_is_refused(tmp_path):
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
def test_pypaimon_plans_the_adopted_table(damage, tmp_path):
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    copy = PaimonCopy(CASES / "paimon_columns_swapped", tmp_path / "db.db" / "t")
    before = sorted(row["file_path"].rpartition("/")[2] for row in files_of(copy.root))
    PAIMON[damage](copy)
    arrowmeta.open(copy.root).repair(tmp_path / "new")
    adopt(tmp_path / "new", copy.root)
    done = subprocess.run(
        [str(python), "-W", "ignore", "-c", _PYPAIMON, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[-1]) == before
