"""What a store lists, verifies and prunes; its folder, maximum size and access rights."""

import os
import shutil
import stat
import time
from functools import partial
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from bench import paimon_table
from bench.columns import DAYS
from bench.inputs import make_paimon
from bench.manifest_file import File
from tests.bundled import DATA
from tests.store.stored_tables import BOTH, ICEBERG, PAIMON, care, index, opened, shown

NAMES = ("append_partition_types", ICEBERG)
LOCATIONS = [str(DATA / name) for name in NAMES]

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    folder = tmp_path_factory.mktemp("store")
    for name in NAMES:
        index(DATA / name, folder)
    opened(DATA / NAMES[0], folder).partitions()
    return folder


@pytest.fixture
def store(filled, tmp_path):
    return Path(shutil.copytree(filled, tmp_path, dirs_exist_ok=True))


def used_before(store, name, days):
    (used,) = store.glob(f"tables/{name}-*/*/table.json")
    os.utime(used, (time.time() - days * 86_400,) * 2)


def tables(rows):
    return sorted((row["table_location"] for row in rows), key=str)


def test_sound_store_is_listed_without_faults_and_an_empty_one_has_no_tables(store, capsys):
    rows = {row["table_location"]: row for row in care(capsys, "list", store)}
    assert set(rows) == set(LOCATIONS)
    for name, location in zip(NAMES, LOCATIONS, strict=True):
        table = opened(DATA / name, None)
        row = rows[location]
        counts = (row["format"], row["entry_count"], row["segment_count"])
        assert counts == (table.format, table.entries().num_rows, 1)
        assert row["size_in_bytes"] > 0
    assert care(capsys, "verify", store) == []
    (store / "none" / "tables" / "orders" / "snapshot").mkdir(parents=True)
    assert main(["store", "list", "--store", str(store / "none")]) == 1
    assert "there is no store" in capsys.readouterr().err


@pytest.mark.parametrize("suffix", [".parquet", ".derived.arrow"])
def test_verify_names_the_damaged_segment(store, capsys, suffix):
    file, *_ = sorted(store.glob(f"tables/{NAMES[0]}-*/*/*{suffix}"))
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    (fault,) = care(capsys, "verify", store)
    assert fault["table_location"] == LOCATIONS[0]
    assert file.name.removesuffix(suffix) in fault["segment"]


@pytest.mark.parametrize("method", ["end_of", "load"])
def test_file_deleted_while_it_is_verified_is_not_damage(store, capsys, method, faulty_folder):
    """As when a writer merges files."""
    faulty_folder(method, None)
    assert care(capsys, "verify", store) == []


def test_prune_deletes_the_least_recently_used_tables(store, capsys):
    used_before(store, NAMES[0], 1)
    used_before(store, NAMES[1], 2)
    size = sum(row["size_in_bytes"] for row in care(capsys, "list", store))
    assert tables(care(capsys, "prune", store, "--max-size", str(size - 1))) == LOCATIONS[1:]
    assert tables(care(capsys, "list", store)) == LOCATIONS[:1]
    assert care(capsys, "prune", store, "--unused-for", "30d") == []
    used_before(store, NAMES[0], 31)
    assert tables(care(capsys, "prune", store, "--unused-for", "30d")) == LOCATIONS[:1]
    assert care(capsys, "list", store) == []


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"location": 5}', b"\xff", b"{"])
def test_damaged_description_is_a_fault_and_written_again(store, capsys, content):
    (file,) = store.glob(f"tables/{NAMES[0]}-*/*/table.json")
    whole = file.read_bytes()
    file.write_bytes(content)
    assert tables(care(capsys, "list", store)) == [LOCATIONS[1], None]
    (fault,) = care(capsys, "verify", store)
    assert fault["segment"].rpartition("/")[2] == "table.json"
    index(DATA / NAMES[0], store)
    assert file.read_bytes() == whole


def test_other_files_in_the_folder_are_neither_read_nor_deleted(store, capsys):
    (segments,) = {file.parent for file in store.glob(f"tables/{NAMES[0]}-*/*/table.json")}
    folder = segments.parents[1]
    others = [folder / "note", segments.parent / "note", folder / "orders" / "data" / "a.parquet"]
    others.append(segments.parent / "copy" / "a.parquet")
    half = segments / ".x.parquet.0"  # of a killed writer
    for file in (*others, half):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"kept")
    assert len(care(capsys, "list", store)) == 2
    assert care(capsys, "verify", store) == []
    expected = shown(opened(DATA / NAMES[0], None).files())
    assert shown(opened(DATA / NAMES[0], store).files()) == expected
    care(capsys, "prune", store, "--max-size", "1GB")
    assert half.exists()
    os.utime(half, (0, 0))
    care(capsys, "prune", store, "--max-size", "1GB")
    assert not half.exists()
    assert len(care(capsys, "prune", store, "--max-size", "0", "--unused-for", "1s")) == 2
    assert [file.read_bytes() for file in others] == [b"kept"] * len(others)


@pytest.mark.parametrize("version", ["", "v6-"])
def test_files_of_another_layout_are_not_damage_and_can_be_pruned(store, capsys, version):
    for table in store.glob("tables/*/*"):
        table.rename(table.with_name(version + table.name.partition("-")[2]))
    for file in store.rglob("*.parquet"):
        file.write_bytes(b"of another layout")
    assert care(capsys, "verify", store) == []
    assert [row["manifest_count"] for row in care(capsys, "list", store)] == [0] * len(NAMES)
    expected = opened(DATA / NAMES[0], None).entries()
    assert opened(DATA / NAMES[0], store).entries().equals(expected)
    assert len(care(capsys, "prune", store, "--max-size", "0")) == len(NAMES) + 1


@pytest.mark.parametrize(
    ("text", "is_enough"),
    [("7", False), ("500MB", True), ("1.5 gb", True), ("2KiB", False), ("1T", True)],
)
def test_sizes(store, capsys, text, is_enough):
    assert (care(capsys, "prune", store, "--max-size", text) == []) == is_enough


@pytest.mark.parametrize("text", ["", "GB", "-1", "1,5GB", "1e9", "nan", "1PB", "much"])
def test_text_that_is_no_size_is_refused(monkeypatch, tmp_path, text):
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", text or " ")
    with pytest.raises(UsageError, match="is not a size"):
        opened(DATA / PAIMON, tmp_path)


def test_store_of_the_environment_or_in_the_home_folder(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    index(DATA / NAMES[0], "~/store")
    assert (tmp_path / "store" / "tables").is_dir()
    assert tables(care(capsys, "list", "~/store")) == LOCATIONS[:1]
    opening = opened(DATA / NAMES[0], "~/store")._opening.absolute()
    assert opening.store == str(tmp_path / "store")
    monkeypatch.setenv("ARROWMETA_STORE", str(tmp_path / "other"))
    arrowmeta.open(DATA / PAIMON).files()
    assert list((tmp_path / "other").rglob("*.parquet"))
    shutil.rmtree(tmp_path / "other")
    arrowmeta.open(DATA / PAIMON, store=False).files()
    assert not (tmp_path / "other").exists()
    monkeypatch.delenv("ARROWMETA_STORE")
    with pytest.raises(UsageError, match="ARROWMETA_STORE"):
        arrowmeta.index(DATA / PAIMON)
    for store in (True, 5, b"store"):
        with pytest.raises(UsageError, match="store must be a folder"):
            arrowmeta.open(DATA / NAMES[0], store=store)


def test_store_stays_within_its_maximum_size(tmp_path, monkeypatch, capsys):
    names = [PAIMON, ICEBERG, "append_schema_evolution"]
    for name in names:
        index(DATA / name, tmp_path / "every")
    size = sum(row["size_in_bytes"] for row in care(capsys, "list", tmp_path / "every"))
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", str(size * 9 // 10))
    store = tmp_path / "store"
    for age, name in enumerate(names):
        index(DATA / name, store)
        for used in store.glob(f"tables/{name}-*/*/table.json"):
            os.utime(used, (age, age))
    assert tables(care(capsys, "list", store)) == sorted(str(DATA / name) for name in names[1:])
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", "1")  # what is written last stays
    index(DATA / PAIMON, store)
    assert tables(care(capsys, "list", store)) == [str(DATA / PAIMON)]


def test_segments_of_older_snapshots_are_deleted_above_the_maximum_size(
    tmp_path, monkeypatch, capsys
):
    """Or the segments of a table whose manifests are rewritten would grow without end."""
    (tmp_path / "manifest").mkdir()
    store = tmp_path / "store"
    for i, (max_size, count) in enumerate((("1GB", 1), ("1GB", 2), ("1", 1))):
        made = make_paimon(1, 2, i)
        path = tmp_path / "manifest" / f"m-{i}.avro"
        path.write_bytes(made.file)
        manifest = File(str(path), len(made.file), made.truth, DAYS[0], DAYS[-1])
        paimon_table.write_table(tmp_path, 2, [manifest])
        monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", max_size)
        arrowmeta.index(tmp_path, store=store)
        assert [row["manifest_count"] for row in care(capsys, "list", store)] == [count]
        for other in ("schema", "snapshot"):
            shutil.rmtree(tmp_path / other)


def test_use_is_recorded_again_after_an_hour(tmp_path, limits):
    index(DATA / PAIMON, tmp_path)
    (used,) = tmp_path.rglob("table.json")
    table = opened(DATA / PAIMON, tmp_path)
    table.entries(columns=["status"])
    start = time.monotonic()
    for column, seconds in (("file_size_in_bytes", 0), ("record_count", 3600)):
        limits(monotonic=partial(float, start + seconds))
        os.utime(used, (0, 0))
        table.entries(columns=[column])
        assert (used.stat().st_mtime > 0) == (seconds > 0)


@BOTH
def test_store_files_are_private_to_the_user(name, tmp_path):
    store = tmp_path / "store"
    index(DATA / name, store)
    for path in (store, *store.rglob("*")):
        mode = stat.S_IMODE(path.stat().st_mode)
        assert mode == (0o700 if path.is_dir() else 0o600)
