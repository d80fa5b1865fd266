"""Which metadata file is current: version hints of each writer, and guesses without one."""

import warnings

import pytest

from arrowmeta.errors import NotATableError, StorageError
from arrowmeta.iceberg.table import (
    hints_table,
    is_table,
    read_current,
)
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import GuessedMetadataWarning
from tests.iceberg.tables import write, write_version


def current(folder):
    """Find the current metadata; `write_version` stores its version as the sequence number."""
    return read_current(Storage.open(folder))


def version(folder):
    found = current(folder)
    assert found.guess is None
    return found.metadata.last_sequence_number


def test_hint_claims_a_version_or_a_file(tmp_path):
    for n in (1, 2, 3, 10):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    for claim, truth in (("1", "3"), ("2", "3"), ("3", "3"), ("v10.metadata.json",) * 2):
        write(tmp_path, "version-hint.text", claim)
        (hint,) = hints_table(Storage.open(tmp_path), current(tmp_path)).to_pylist()
        assert hint["path"] == str(tmp_path / "metadata" / "version-hint.text")
        assert (hint["claim"], hint["truth"]) == (claim, truth)
        assert claim == truth or "DuckDB" in hint["effect"]


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


def test_guess_reports_damaged_file_of_same_version(tmp_path):
    write_version(tmp_path, "00002-a.metadata.json", 2)
    write(tmp_path, "00002-b.metadata.json", b"{")
    with pytest.warns(GuessedMetadataWarning, match=r"but .*00002-b\.metadata\.json.*not JSON"):
        found = current(tmp_path)
    assert (found.metadata.last_sequence_number, found.is_older) == (2, False)
    assert [error.path for error in found.damage] == [
        str(tmp_path / "metadata" / "00002-b.metadata.json")
    ]


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
