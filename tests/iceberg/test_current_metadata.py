"""Which metadata file is the current one: hints of every writer, and guesses without one."""

import pytest

from arrowmeta.errors import CorruptMetadataError, NotATableError, UnsupportedError
from arrowmeta.iceberg.current_metadata import GuessedMetadataWarning, hints_table, read_current
from arrowmeta.iceberg.layout import is_table
from arrowmeta.io.storage import Storage
from tests.iceberg.tables import metadata_json, write, write_version

UUID = "0f1c1ccc-2c2f-4c5e-8f57-5d3f4a9f3a6b"


def current(folder):
    """The version that is found, which `write_version` hides in the sequence number."""
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
def test_hint_of_hadoop_names_a_version(tmp_path, suffix, hint):
    for n in (1, 2):
        write_version(tmp_path, f"v{n}{suffix}", n)
    write(tmp_path, "version-hint.text", hint)
    assert version(tmp_path) == 2


@pytest.mark.spec("iceberg: HadoopTableOperations, the hint may be stale")
def test_versions_after_the_hint_count(tmp_path):
    for n in (1, 2, 3, 10, 12):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    write(tmp_path, "version-hint.text", "1")
    assert version(tmp_path) == 3
    assert hints_table(Storage.open(tmp_path), current(tmp_path)).to_pylist() == [
        {
            "path": str(tmp_path / "metadata" / "version-hint.text"),
            "claim": "1",
            "truth": "3",
        }
    ]


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
def test_hints_of_other_writers_are_names(tmp_path, hint, name):
    write_version(tmp_path, name, 2)
    write_version(tmp_path, f"00009-{UUID}.metadata.json", 9)
    write(tmp_path, "version-hint.text", hint)
    assert version(tmp_path) == 2
    (row,) = hints_table(Storage.open(tmp_path), current(tmp_path)).to_pylist()
    assert row["claim"] == row["truth"] == hint


@pytest.mark.parametrize("hint", ["", "7", "nonsense", b"\xff\xfe", "1" * 5000])
def test_hint_that_leads_nowhere_makes_it_a_guess(tmp_path, hint):
    for n in (1, 9, 10):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    write(tmp_path, "version-hint.text", hint)
    assert guessed(tmp_path) == 10


def test_numbers_are_compared_as_numbers(tmp_path):
    for n in (9, 10, 2):
        write_version(tmp_path, f"{n:05}-{UUID}.metadata.json", n)
    write_version(tmp_path, f"100000-{UUID}.metadata.json", 100_000)
    assert guessed(tmp_path) == 100_000


def test_of_two_files_that_lost_a_race_the_last_updated_is_guessed(tmp_path):
    write_version(tmp_path, "00003-a.metadata.json", 30)
    write_version(tmp_path, "00003-b.metadata.json", 20)
    assert guessed(tmp_path) == 30


def test_files_without_a_number_are_guessed_by_their_time(tmp_path):
    write_version(tmp_path, f"00001-{UUID}.metadata.json", 1)
    write_version(tmp_path, "vfinal.metadata.json", 5)
    assert guessed(tmp_path) == 5


def test_empty_and_hidden_files_and_checksums_do_not_count(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write(tmp_path, "v2.metadata.json", b"")
    write_version(tmp_path, ".v3.metadata.json", 3)
    write_version(tmp_path, ".v3.metadata.json.crc", 3)
    write_version(tmp_path, "v4.metadata.json.tmp", 4)
    write(tmp_path, "version-hint.text", "1")
    assert version(tmp_path) == 1


def test_damaged_newest_file_is_an_error_not_an_older_state(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write(tmp_path, "v2.metadata.json", b"{")
    with pytest.raises(CorruptMetadataError, match=r"v2\.metadata\.json"):
        current(tmp_path)


def test_guess_names_a_rival_that_is_damaged(tmp_path):
    write_version(tmp_path, "00002-a.metadata.json", 2)
    write(tmp_path, "00002-b.metadata.json", b"{")
    with pytest.warns(GuessedMetadataWarning, match=r"but .*00002-b\.metadata\.json.*not JSON"):
        assert current(tmp_path).metadata.last_sequence_number == 2


def test_newer_format_is_refused_though_an_older_file_is_there(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write(tmp_path, "v2.metadata.json", metadata_json(**{"format-version": 4}))
    with pytest.raises(UnsupportedError, match="version 4"):
        current(tmp_path)


def test_metadata_file_is_taken_as_it_is(tmp_path):
    write_version(tmp_path, "v1.metadata.json", 1)
    write_version(tmp_path, "v2.metadata.json", 2)
    write(tmp_path, "version-hint.text", "2")
    found = current(tmp_path / "metadata" / "v1.metadata.json")
    assert (found.metadata.last_sequence_number, found.hint, found.guess) == (1, None, None)
    odd = write_version(tmp_path, "table.json", 7)
    assert version(odd) == 7


def test_what_is_no_table(tmp_path):
    with pytest.raises(NotATableError, match=r"no Iceberg table at .*open the metadata file"):
        current(tmp_path)
    write(tmp_path, "v1.metadata.json", b"")
    with pytest.raises(NotATableError):
        current(tmp_path)
    with pytest.raises(NotATableError, match="no metadata file"):
        current(tmp_path / "metadata" / "v9.metadata.json")


def test_table_is_told_by_its_metadata_files(tmp_path):
    assert not is_table(Storage.open(tmp_path))
    path = write_version(tmp_path, "v1.metadata.json", 1)
    assert is_table(Storage.open(tmp_path))
    assert is_table(Storage.open(path))
