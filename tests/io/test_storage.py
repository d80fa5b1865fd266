import io
import os
from pathlib import Path
from types import SimpleNamespace

import fsspec
import pyarrow.fs as pafs
import pytest
from msgspec.structs import replace

from arrowmeta.errors import LimitError, UsageError
from arrowmeta.io.storage import Storage


@pytest.fixture
def root(tmp_path):
    (tmp_path / "t" / "a").mkdir(parents=True)
    (tmp_path / "t" / "a" / "x").write_bytes(b"12345")
    (tmp_path / "t" / "a" / "y").write_bytes(b"")
    return tmp_path / "t"


def inside(folder):
    return pafs.SubTreeFileSystem(str(folder), pafs.LocalFileSystem())


@pytest.mark.parametrize(
    "write", [str, Path, lambda p: f"{p}/", lambda p: p.as_uri(), lambda p: f"file:{p}"]
)
def test_location_may_be_a_path_or_a_uri(root, write):
    storage = Storage.open(write(root))
    path = storage.join("a", "x")
    assert path == f"{os.fspath(write(root))}".rstrip("/") + "/a/x"
    assert storage.read(path).to_pybytes() == b"12345"


def test_relative_location_stays_relative_in_recorded_paths(root, monkeypatch):
    monkeypatch.chdir(root.parent)
    storage = Storage.open("t")
    assert storage.join("a", "x") == "t/a/x"
    assert storage.read("t/a/x").to_pybytes() == b"12345"


def test_location_on_a_given_filesystem_is_read(root):
    storage = Storage.open("t", filesystem=inside(root.parent))
    assert storage.read(storage.join("a", "x")).to_pybytes() == b"12345"
    assert storage.list_names(storage.join("a")) == ["x", "y"]


def test_fsspec_filesystem_is_accepted(root):
    storage = Storage.open(root, filesystem=fsspec.filesystem("file"))
    assert storage.read(storage.join("a", "x")).to_pybytes() == b"12345"
    assert storage.list_names(storage.join("a")) == ["x", "y"]


@pytest.mark.parametrize("place", ["wh/t", "/wh/t", "memory://wh/t", "memory:///wh/t/"])
def test_fsspec_lists_files_under_any_spelling_of_their_folder(place):
    memory = fsspec.filesystem("memory")
    memory.pipe("/wh/t/a/file", b"abc")
    storage = Storage.open(place, filesystem=memory)
    wrapped = Storage.open(place, filesystem=pafs.PyFileSystem(pafs.FSSpecHandler(memory)))
    location = place.rstrip("/")
    for one in (storage, wrapped):
        assert one.location == location
        assert [file.path for file in one.list_files(location)] == [f"{location}/a/file"]
        assert one.read(f"{location}/a/file").to_pybytes() == b"abc"


def test_uri_is_decoded_once_and_recorded_as_written(tmp_path):
    folder = tmp_path / "a b"
    folder.mkdir()
    (folder / "dt=x%3Ay").write_bytes(b"z")
    storage = Storage.open(folder.as_uri())
    path = storage.join("dt=x%3Ay")
    assert "a%20b/dt=x%3Ay" in path
    assert storage.read(path).to_pybytes() == b"z"


def test_root_of_a_filesystem_is_a_location(root):
    storage = Storage.open("/", filesystem=inside(root))
    assert storage.join("a", "x") == "/a/x"
    assert storage.exists("/a/x")


@pytest.mark.parametrize(
    ("uri", "said"),
    [
        ("nothing://bucket/t", "Pass the filesystem itself"),
        ("s3://bucket/t?no_such_option=1", "no option no_such_option of a URI"),
    ],
)
def test_unknown_uri_scheme_or_option_is_a_usage_error(uri, said):
    with pytest.raises(UsageError, match=said):
        Storage.open(uri)


def test_location_that_is_not_utf8_is_a_usage_error(root):
    """Python decodes such arguments to surrogates, which Arrow cannot take."""
    with pytest.raises(UsageError, match="is not UTF-8"):
        Storage.open(f"{root}/t\udcff")


@pytest.mark.parametrize("name", ["nope", "nope/x", "a", "a/x/y", "a/\0"])
def test_reading_a_folder_or_missing_path_raises_file_not_found(root, name):
    storage = Storage.open(root)
    with pytest.raises(FileNotFoundError):
        storage.read(storage.join(name))


def test_size_is_checked_before_reading(root):
    storage = Storage.open(root)
    path = storage.join("a", "x")
    assert storage.read(path, limit=5).to_pybytes() == b"12345"
    with pytest.raises(LimitError, match=r"a/x has 5 bytes; .* is 4 bytes"):
        storage.read(path, limit=4)


def test_sparse_file_over_the_limit_is_refused_without_being_read(tmp_path):
    with (tmp_path / "giant").open("wb") as file:
        file.truncate(1 << 40)
    storage = Storage.open(tmp_path)
    with pytest.raises(LimitError):
        storage.read(storage.join("giant"), limit=1 << 20)


def test_exists_is_true_for_files_only(root):
    storage = Storage.open(root)
    assert storage.exists(storage.join("a", "x"))
    assert not storage.exists(storage.join("a"))
    assert not storage.exists(storage.join("b"))


def test_missing_folder_lists_as_empty(root):
    storage = Storage.open(root)
    assert storage.list_names(storage.join("nope")) == []
    assert storage.list_names(storage.join("a")) == ["x", "y"]


def test_list_sizes_returns_sizes_of_matching_files(root):
    for storage, folder in (
        (Storage.open(root), f"{root}/a"),
        (Storage.open("t", filesystem=inside(root.parent)), "t/a"),
    ):
        (root / "a" / "folder").mkdir(exist_ok=True)
        assert storage.list_sizes(folder) == {"x": 5, "y": (root / "a" / "y").stat().st_size}
        assert storage.list_sizes(folder, lambda name: name == "x") == {"x": 5}
        assert storage.list_sizes(f"{folder}/x/y") == {}


def test_names_that_are_not_utf8_are_not_listed(root):
    (Path(os.fsdecode(os.fsencode(root) + b"/a/\xff"))).write_bytes(b"")
    storage = Storage.open(root)
    assert storage.list_names(storage.join("a")) == ["x", "y"]
    assert list(storage.list_sizes(storage.join("a"))) == ["x", "y"]
    listed = storage.list_files(storage.join("a"))
    assert {file.path.rpartition("/")[2] for file in listed} == {"x", "y"}


def test_too_long_and_looping_paths_are_missing(root):
    (root / "loop").symlink_to("loop")
    storage = Storage.open(root)
    for name in ("x" * 6000, "loop", "loop/x"):
        path = storage.join(name)
        assert list(storage.list_files(path)) == []
        assert storage.list_names(path) == []
        assert storage.list_sizes(path) == {}
        assert not storage.exists(path)
        with pytest.raises(FileNotFoundError, match="no file"):
            storage.open_file(path)


def test_looping_symbolic_links_are_not_listed(root):
    (root / "a" / "loop").symlink_to("loop")
    storage = Storage.open(root)
    assert list(storage.list_sizes(storage.join("a"))) == ["x", "y"]


@pytest.mark.parametrize("old", ["file:/w/t", "file:///w/t/", "/w/t", "file://localhost/w/t"])
def test_path_map_prefix_matches_any_spelling(old):
    storage = Storage.open("/t", path_map={old: "/copy"})
    assert {storage.resolve(f"{scheme}/w/t/x") for scheme in ("", "file:", "file://")} == {
        "/copy/x"
    }
    assert storage.resolve("/w/to/x") == "/w/to/x"
    assert storage.resolve("s3://bucket/w/t/x") == "bucket/w/t/x"


def test_longest_path_map_prefix_wins_and_ends_at_a_folder():
    storage = Storage.open("/t", path_map={"hdfs://n/w": "/one", "hdfs://n/w/db/": "/two/"})
    assert storage.resolve("hdfs://n/w/x") == "/one/x"
    assert storage.resolve("hdfs://n/w/db/x") == "/two/x"
    assert storage.resolve("hdfs://n/wide/x") == "/wide/x"


@pytest.mark.parametrize(
    ("recorded", "read"),
    [
        ("file:/data/x", "/data/x"),
        ("file:///data/x", "/data/x"),
        ("FILE:/data/x", "/data/x"),
        ("s3://bucket/x", "bucket/x"),
        ("/plain/x", "/plain/x"),
    ],
)
def test_recorded_paths_outside_the_location_lose_their_scheme(recorded, read):
    assert Storage.open("/t").resolve(recorded) == read


def test_mapped_path_under_the_location_is_read_there(root):
    storage = Storage.open(root.as_uri(), path_map={"hdfs://n/t": root.as_uri()})
    assert storage.read("hdfs://n/t/a/x").to_pybytes() == b"12345"


def test_empty_location_is_a_usage_error():
    with pytest.raises(UsageError, match="the location is empty"):
        Storage.open("")


def test_list_sizes_of_a_file_is_empty_if_errors_have_no_errno():
    """The errors of fsspec have no `errno`."""
    memory = fsspec.filesystem("memory")
    memory.pipe("/file_as_folder/snapshot", b"")
    storage = Storage.open("/file_as_folder", memory)
    assert list(storage.list_sizes("/file_as_folder/snapshot", lambda _: True)) == []


class _Pieces(io.BytesIO):
    """A file that returns at most three bytes per read and may state a wrong size."""

    def __init__(self, content, size):
        super().__init__(content)
        self._size = size

    def size(self):
        return self._size

    def readinto(self, room):
        return super().readinto(memoryview(room).cast("B")[:3])


@pytest.mark.parametrize("size", [10, 12])
def test_short_reads_are_continued_to_the_size_of_the_file(size):
    file = _Pieces(b"0123456789", size)
    filesystem = SimpleNamespace(open_input_file=lambda _: file)
    storage = replace(Storage.open("/t"), filesystem=filesystem)
    if size == 10:
        assert storage.read("/t/x").to_pybytes() == b"0123456789"
    else:
        with pytest.raises(OSError, match="12 bytes, of which 10 could be read"):
            storage.read("/t/x")
