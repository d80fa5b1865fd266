"""Which metadata file is current: version hints of each writer, and guesses without one."""

import warnings
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, NotATableError, StorageError, UnsupportedError
from arrowmeta.iceberg.current_metadata import (
    GuessedMetadataWarning,
    hints_table,
    is_table,
    read_current,
)
from arrowmeta.io.storage import Storage
from tests.iceberg.tables import metadata_json, write, write_version

UUID = "0f1c1ccc-2c2f-4c5e-8f57-5d3f4a9f3a6b"


def current(folder):
    """Find the current metadata; `write_version` stores its version as the sequence number."""
    return read_current(Storage.open(folder))


def version(folder):
    found = current(folder)
    assert found.guess is None
    return found.metadata.last_sequence_number


def guessed(folder):
    with pytest.warns(GuessedMetadataWarning, match="looks like the newest"):
        found = current(folder)
    assert found.guess is not None
    return found.metadata.last_sequence_number


@pytest.mark.spec("iceberg: File System Tables, version-hint.text")
@pytest.mark.parametrize("suffix", [".metadata.json", ".gz.metadata.json", ".metadata.json.gz"])
@pytest.mark.parametrize("hint", ["2", "2\n", " 2 \r\nx"])
def test_hadoop_version_hint_selects_that_version(tmp_path, suffix, hint):
    for n in (1, 2):
        write_version(tmp_path, f"v{n}{suffix}", n)
    write(tmp_path, "version-hint.text", hint)
    assert version(tmp_path) == 2


@pytest.mark.spec("iceberg: HadoopTableOperations, the hint may be stale")
def test_newer_consecutive_versions_override_stale_hint(tmp_path):
    for n in (1, 2, 3, 10, 12):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    write(tmp_path, "version-hint.text", "1")
    assert version(tmp_path) == 3
    (hint,) = hints_table(Storage.open(tmp_path), current(tmp_path)).to_pylist()
    assert hint["path"] == str(tmp_path / "metadata" / "version-hint.text")
    assert (hint["claim"], hint["truth"]) == ("1", "3")
    assert "DuckDB" in hint["effect"]


@pytest.mark.parametrize(
    ("hint", "name"),
    [
        (f"00002-{UUID}", f"00002-{UUID}.metadata.json"),
        (f"00002-{UUID}.metadata.json", f"00002-{UUID}.metadata.json"),
        ("00002-legacy-bare-dv", "00002-legacy-bare-dv.metadata.json"),
        ("1749025517", "v1749025517.metadata.json"),
        ("1749025517", "1749025517.metadata.json"),
    ],
)
def test_hint_of_other_writers_is_read_as_file_name(tmp_path, hint, name):
    write_version(tmp_path, name, 2)
    write_version(tmp_path, f"00009-{UUID}.metadata.json", 9)
    write(tmp_path, "version-hint.text", hint)
    assert version(tmp_path) == 2
    (row,) = hints_table(Storage.open(tmp_path), current(tmp_path)).to_pylist()
    assert row["claim"] == row["truth"] == hint


@pytest.mark.parametrize(
    "hint", ["", "7", "../../../etc/passwd", "\0", "\u0661", b"\xff\xfe", "1" * 10**7, "9" * 4090]
)
def test_invalid_hint_falls_back_to_guessing_newest_file(tmp_path, hint):
    for n in (1, 9, 10):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    write(tmp_path, "version-hint.text", hint)
    assert guessed(tmp_path) == 10
    with pytest.warns(GuessedMetadataWarning):
        assert not current(tmp_path).damage


def test_version_numbers_in_file_names_compare_numerically(tmp_path):
    for n in (9, 10, 2):
        write_version(tmp_path, f"{n:05}-{UUID}.metadata.json", n)
    write_version(tmp_path, f"100000-{UUID}.metadata.json", 100_000)
    assert guessed(tmp_path) == 100_000


def test_last_updated_of_two_files_with_same_version_is_guessed(tmp_path):
    write_version(tmp_path, "00003-a.metadata.json", 30)
    write_version(tmp_path, "00003-b.metadata.json", 20)
    assert guessed(tmp_path) == 30


def test_file_without_version_number_is_guessed_by_update_time(tmp_path):
    write_version(tmp_path, f"00001-{UUID}.metadata.json", 1)
    write_version(tmp_path, "vfinal.metadata.json", 5)
    assert guessed(tmp_path) == 5


def test_hidden_checksum_and_temporary_files_are_ignored(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write_version(tmp_path, ".v3.metadata.json", 3)
    write_version(tmp_path, ".v3.metadata.json.crc", 3)
    write_version(tmp_path, "v4.metadata.json.tmp", 4)
    write(tmp_path, "version-hint.text", "1")
    assert version(tmp_path) == 1
    assert not current(tmp_path).damage


DAMAGES = {
    "cut": lambda path: path.write_bytes(path.read_bytes()[:99]),
    "emptied": lambda path: path.write_bytes(b""),
    "removed": lambda path: path.unlink(),
}


@pytest.mark.parametrize(
    ("damage", "hint"),
    [
        *((damage, hint) for damage in DAMAGES for hint in ("3", "v3.metadata.json")),
        ("cut", "2"),
        ("emptied", "2"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*version hint names no metadata file")
def test_previous_file_is_used_when_newest_is_damaged(tmp_path, damage, hint):
    for n in (1, 2, 3):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    write(tmp_path, "version-hint.text", hint)
    DAMAGES[damage](tmp_path / "metadata" / "v3.metadata.json")
    found = current(tmp_path)
    assert found.metadata.last_sequence_number == 2
    assert found.is_older
    assert found.guess
    (error,) = found.damage
    assert error.path == str(tmp_path / "metadata" / "v3.metadata.json")
    assert "the newest readable metadata file is v2.metadata.json" in error.reason


@pytest.mark.parametrize("damage", ["cut", "emptied"])
@pytest.mark.filterwarnings("ignore:.*there is no version hint")
def test_damaged_newest_files_are_reported_without_hint(tmp_path, damage):
    for n in (1, 2, 3):
        write_version(tmp_path, f"0000{n}-{UUID}.metadata.json", n)
    for n in (2, 3):
        DAMAGES[damage](tmp_path / "metadata" / f"0000{n}-{UUID}.metadata.json")
    found = current(tmp_path)
    assert (found.metadata.last_sequence_number, found.is_older) == (1, True)
    assert [Path(error.path).name[:5] for error in found.damage] == ["00003", "00002"]


def test_damaged_older_file_is_ignored(tmp_path):
    write(tmp_path, "v1.metadata.json", b"{")
    write_version(tmp_path, "v2.metadata.json", 2)
    write(tmp_path, "version-hint.text", "2")
    assert version(tmp_path) == 2
    assert not current(tmp_path).damage


def test_error_names_newest_file_when_none_is_readable(tmp_path):
    write(tmp_path, "v1.metadata.json", b"{")
    write(tmp_path, "v2.metadata.json", b"{")
    write(tmp_path, "version-hint.text", "2")
    with pytest.raises(CorruptMetadataError, match=r"v2\.metadata\.json"):
        current(tmp_path)


def test_file_committed_after_listing_is_not_damage(tmp_path, monkeypatch):
    write_version(tmp_path, "v1.metadata.json", 1)
    write(tmp_path, "version-hint.text", "2")
    listed = Storage.list_sizes

    def committed_meanwhile(self, folder, is_wanted):
        sizes = listed(self, folder, is_wanted)
        write_version(tmp_path, "v2.metadata.json", 2)
        return sizes

    monkeypatch.setattr(Storage, "list_sizes", committed_meanwhile)
    assert version(tmp_path) == 2
    assert not current(tmp_path).damage


@pytest.mark.parametrize("hint", ["1", None])
def test_folder_is_listed_again_when_file_is_deleted_before_read(tmp_path, monkeypatch, hint):
    """A writer that keeps few old versions may commit in between."""
    write_version(tmp_path, "v1.metadata.json", 1)
    if hint:
        write(tmp_path, "version-hint.text", hint)
    listings = 0

    def listed(self, *_):
        nonlocal listings
        listings += 1
        names = list_sizes(self, *_)
        if listings == 1:
            write_version(tmp_path, "v2.metadata.json", 2)
            (tmp_path / "metadata" / "v1.metadata.json").unlink()
            if hint:
                write(tmp_path, "version-hint.text", "2")
        return names

    list_sizes = Storage.list_sizes
    monkeypatch.setattr(Storage, "list_sizes", listed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", GuessedMetadataWarning)
        found = current(tmp_path)
    assert (found.metadata.last_sequence_number, found.damage) == (2, ())


def test_metadata_files_deleted_on_every_attempt_raise_error(tmp_path, monkeypatch):
    write_version(tmp_path, "v1.metadata.json", 1)
    monkeypatch.setattr(Storage, "list_sizes", lambda *_: {"v9.metadata.json": 1})
    with pytest.raises(NotATableError, match="deletes metadata files faster"):
        current(tmp_path)


def test_access_denied_to_newest_file_raises_storage_error(tmp_path, monkeypatch):
    for n in (1, 2):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    write(tmp_path, "version-hint.text", "2")
    opened = Storage._opened

    def refuse(self, path, *place):
        if path.endswith("/v2.metadata.json"):
            raise StorageError(f"{path}: access is denied", "denied")
        return opened(self, path, *place)

    monkeypatch.setattr(Storage, "_opened", refuse)
    with pytest.raises(StorageError, match=r"v2\.metadata\.json: access is denied"):
        current(tmp_path)


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_fallback_to_older_metadata_refuses_ref_time_and_unknown_id(tmp_path):
    write(tmp_path, "v1.metadata.json", metadata_json(1))
    write(tmp_path, "v2.metadata.json", b"{")
    write(tmp_path, "version-hint.text", "2")
    table = arrowmeta.open(tmp_path)
    assert (table.snapshot_id, table.complete) == (1, False)
    assert table.damage["kind"].to_pylist() == ["table metadata"]
    assert "v2.metadata.json cannot be read" in repr(table)
    assert arrowmeta.open(tmp_path, snapshot_id=1).snapshot_id == 1
    for asked in ({"ref": "main"}, {"as_of": "2024-05-01"}, {"snapshot_id": 2}, {"strict": True}):
        with pytest.raises(CorruptMetadataError, match=r"v2\.metadata\.json"):
            arrowmeta.open(tmp_path, **asked)


def test_guess_reports_damaged_file_of_same_version(tmp_path):
    write_version(tmp_path, "00002-a.metadata.json", 2)
    write(tmp_path, "00002-b.metadata.json", b"{")
    with pytest.warns(GuessedMetadataWarning, match=r"but .*00002-b\.metadata\.json.*not JSON"):
        found = current(tmp_path)
    assert (found.metadata.last_sequence_number, found.is_older) == (2, False)
    assert [error.path for error in found.damage] == [
        str(tmp_path / "metadata" / "00002-b.metadata.json")
    ]


def test_newer_format_version_is_unsupported_despite_older_file(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write(tmp_path, "v2.metadata.json", metadata_json(**{"format-version": 5}))
    with pytest.raises(UnsupportedError, match="version 5"):
        current(tmp_path)


def test_given_metadata_file_is_opened_without_hint_or_guess(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write_version(tmp_path, "v2.metadata.json", 2)
    write(tmp_path, "version-hint.text", "2")
    found = current(tmp_path / "metadata" / "v1.metadata.json")
    assert (found.metadata.last_sequence_number, found.hint, found.guess) == (1, None, None)
    odd = write_version(tmp_path, "table.json", 7)
    assert version(odd) == 7


def test_folder_without_readable_metadata_is_not_a_table(tmp_path):
    with pytest.raises(NotATableError, match=r"no Iceberg table at .*open the metadata file"):
        current(tmp_path)
    write(tmp_path, "v1.metadata.json", b"")
    with pytest.raises(NotATableError):
        current(tmp_path)
    with pytest.raises(NotATableError, match="no metadata file"):
        current(tmp_path / "metadata" / "v9.metadata.json")


def test_table_is_recognized_by_its_metadata_files(tmp_path):
    assert not is_table(Storage.open(tmp_path))
    path = write_version(tmp_path, "v1.metadata.json", 1)
    assert is_table(Storage.open(tmp_path))
    assert is_table(Storage.open(path))
