"""A store whose files are damaged, deleted or unreadable costs time, never an answer."""

import subprocess
import sys

import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.model import store_entries as care
from arrowmeta.model.store_entries import StoredTable, StoreWarning
from arrowmeta.model.store_file import Folder
from tests import corpus
from tests.bundled import DATA
from tests.store.stored_tables import BOTH, opened, shown

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


@pytest.mark.sampled(1)
@BOTH
def test_damaged_bytes_of_a_segment_never_change_results(name, tmp_path):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    expected = shown(opened(DATA / name, None).files())
    (data,) = tmp_path.rglob("*.parquet")
    whole = data.read_bytes()
    places = range(0, len(whole), 100 if corpus.is_all() else 400)
    noticed: list[str] = []
    for at in places:
        content = bytearray(whole)
        content[at] ^= 0x10
        data.write_bytes(content)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(StoredTable, "_warn", lambda _, message: noticed.append(message))
            assert shown(opened(DATA / name, tmp_path).files()) == expected
        for other in tmp_path.rglob("*.parquet"):
            other.unlink()
        data.write_bytes(whole)
    assert len(noticed) > len(places) / 2  # others are of columns that the question does not read


@pytest.mark.sampled(1)
@BOTH
def test_damaged_segment_is_reported_once_and_rebuilt(name, tmp_path):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-9])
    expected = shown(opened(DATA / name, None).files())
    with pytest.warns(StoreWarning, match="damaged and was dropped"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert care.verify(Folder.at(tmp_path)).num_rows == 0


@pytest.mark.sampled(1)
@BOTH
def test_segment_with_a_read_error_is_kept(name, tmp_path, monkeypatch):
    """As when object storage does not respond."""
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    expected = shown(opened(DATA / name, None).files())

    def fail(*_):
        raise OSError("no answer")

    monkeypatch.setattr(Folder, "load", fail)
    with pytest.warns(StoreWarning, match="cannot be read: no answer"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert data.exists()


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.parametrize("error", [OSError, StorageError])
def test_footer_that_cannot_be_read_costs_only_the_store(name, error, tmp_path, monkeypatch):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (file,) = tmp_path.rglob("*.parquet")
    expected = shown(opened(DATA / name, None).files())

    def fail(*_):
        raise error("no answer")

    monkeypatch.setattr(Folder, "end_of", fail)
    with pytest.warns(StoreWarning, match="cannot be read: no answer"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert file.exists()


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.filterwarnings("error::arrowmeta.model.store_entries.StoreWarning")
def test_file_deleted_while_it_is_read_is_decoded_again(name, tmp_path, monkeypatch):
    """As when another process merges it."""
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    expected = shown(opened(DATA / name, None).files())
    load = Folder.load

    def deleted_first(folder, name, *spans):
        folder.delete(name)
        return load(folder, name, *spans)

    monkeypatch.setattr(Folder, "load", deleted_first)
    assert shown(opened(DATA / name, tmp_path).files()) == expected


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.filterwarnings("error::arrowmeta.model.store_entries.StoreWarning")
def test_deleted_file_is_written_again(name, tmp_path):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    whole = data.read_bytes()
    data.unlink()
    expected = shown(opened(DATA / name, None).files())
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert data.read_bytes() == whole


@BOTH
def test_unwritable_store_gives_a_warning_and_correct_results(name, tmp_path):
    store = tmp_path / "file"
    store.write_text("no folder")
    with pytest.warns(StoreWarning, match="cannot be"):
        answer = opened(DATA / name, store).files()
    assert shown(answer) == shown(opened(DATA / name, None).files())


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.parametrize("limit", [0, 2000])
def test_full_disk_gives_a_warning_and_correct_results(name, limit, tmp_path):
    """The limit of file sizes allows nothing at all, or small files but no segment."""
    reading = (
        f"t = arrowmeta.open({str(DATA / name)!r}, allow_moved_paths=True, store={str(tmp_path)!r})"
    )
    program = f"""
import resource, signal, sys, warnings, arrowmeta
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    {reading}
    sys.stdout.write(repr(t.files().to_pylist()))
assert any("cannot be written to" in str(one.message) for one in told), told
"""
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout == shown(opened(DATA / name, None).files())
    assert not [one for one in tmp_path.rglob("*") if "parquet" in one.name]
