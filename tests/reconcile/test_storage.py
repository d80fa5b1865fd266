"""Metadata compared with storage: missing files, other sizes, and files outside of the table."""

import pytest

import arrowmeta
from tests.iceberg.one_manifest import table_of
from tests.reconcile.copied_tables import WITH_DATA, copied, found, live_data_file, make_older
from tests.reconcile.copies import rewrite

pytestmark = [
    pytest.mark.usefixtures("storage_checks_only", "footers_here"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", WITH_DATA)
def test_undamaged_table_has_no_storage_findings(name, tmp_path):
    assert found(copied(name, tmp_path / "table"), footers=True) == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", WITH_DATA)
def test_deleted_live_file_is_missing_in_storage(name, tmp_path):
    root = copied(name, tmp_path / "table")
    gone = live_data_file(root)
    gone.unlink()
    assert found(root) == [("missing_in_storage", gone.name)]


def test_deleted_extra_file_of_a_live_file_is_missing_in_storage(tmp_path):
    root = copied("append_partition_types", tmp_path / "table")
    data_file = live_data_file(root)
    beside = data_file.with_name(f"{data_file.name}.index")

    def name_it(rows):
        for row in rows:
            if row["_FILE"]["_FILE_NAME"] == data_file.name:
                row["_FILE"]["_EXTRA_FILES"] = [beside.name]

    for path in root.glob("manifest/manifest-*"):
        if not path.name.startswith("manifest-list"):
            rewrite(path, name_it)
    lengths = {"manifest_length_wrong"}  # the lists still have those of before
    told = [one for one in found(root) if one[0] not in lengths]
    assert told == [("missing_in_storage", beside.name)]
    beside.write_bytes(b"index")
    make_older(beside)
    assert [one for one in found(root) if one[0] not in lengths] == []


#: A table of which two partitions are infinities, with folders named as Python prints these.
FLOAT_PARTITION = "append_float_partition"


PYTHON_AND_JAVA = [("p=inf", "p=Infinity"), ("p=-inf", "p=-Infinity")]


def test_infinity_partition_folders_of_any_writer_are_found(tmp_path):
    root = copied(FLOAT_PARTITION, tmp_path / "table")
    for python, java in PYTHON_AND_JAVA:
        (root / python).rename(root / java)
        (file,) = (root / java).rglob("*.parquet")
        left_behind = root / python / "bucket-0" / file.name
        left_behind.parent.mkdir(parents=True)
        left_behind.write_bytes(b"")
    assert found(root, footers=True) == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("folder", "recorded"), PYTHON_AND_JAVA)
def test_damage_in_a_renamed_infinity_folder_is_found(folder, recorded, tmp_path):
    root = copied(FLOAT_PARTITION, tmp_path / "table")
    (file,) = (root / folder).rglob("*.parquet")
    orphan = file.with_name("data-of-nobody-0.parquet")
    orphan.write_bytes(b"x")
    make_older(orphan)
    file.write_bytes(file.read_bytes() + b"x")
    told = arrowmeta.open(root).reconcile(storage=True, footers=True).to_pylist()
    live = file.relative_to(root).as_posix().replace(folder, recorded)
    assert {(row["check_name"], row["subject"].removeprefix(f"{root}/")) for row in told} == {
        ("footer_differs", live),
        ("orphan_in_storage", orphan.relative_to(root).as_posix()),
        ("size_differs_in_storage", live),
    }
    file.unlink()
    assert found(root) == [("missing_in_storage", file.name), ("orphan_in_storage", orphan.name)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("name", "change"), [("append_snappy", 1), ("iceberg_v3_deletion_vectors", -1)]
)
def test_file_of_another_size_is_found(name, change, tmp_path):
    root = copied(name, tmp_path / "table")
    file = live_data_file(root)
    content = file.read_bytes()
    file.write_bytes((content + b"x")[: len(content) + change])
    assert found(root) == [("size_differs_in_storage", file.name)]


def test_file_with_a_nul_in_its_path_is_missing(tmp_path):
    path = f"{tmp_path}/\0/a.parquet"
    table = table_of(tmp_path / "table", "int", [{"record_count": 1, "file_path": path}])
    findings = table.reconcile(storage=True).to_pylist()
    assert ("missing_in_storage", path) in [(row["check_name"], row["subject"]) for row in findings]
