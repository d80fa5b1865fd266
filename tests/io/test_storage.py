"""Storage: how locations are opened and paths resolved; what is read, listed and refused."""

import io
import os
import shutil
import sys
import tracemalloc
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import fsspec
import numpy as np
import pyarrow.fs as pafs
import pytest
from fsspec.implementations.memory import MemoryFileSystem
from msgspec.structs import replace

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError, UsageError
from arrowmeta.io import document
from arrowmeta.io import storage as storage_module
from arrowmeta.io.compression import ByteBuffer
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.reading import BUFFER_POOL, CACHED_BYTES
from arrowmeta.io.storage import PinnedStorage, Storage
from arrowmeta.kernels.buffers import new_array
from tests.iceberg.tables import metadata_json, write
from tests.refusals import refuses

MAGIC = b"Obj\x01"
SPARSE = 3 << 30


@pytest.fixture
def root(tmp_path):
    """A folder with the files a/x of 5 bytes, and a/y without content."""
    (tmp_path / "t" / "a").mkdir(parents=True)
    (tmp_path / "t" / "a" / "x").write_bytes(b"12345")
    (tmp_path / "t" / "a" / "y").write_bytes(b"")
    return tmp_path / "t"


def content(storage, *names):
    return storage.read(storage.join(*names)).to_pybytes()


def with_options(**options):
    return StorageSettings(storage_options=options)


# -- Locations


def test_location_of_any_spelling_is_opened(root, monkeypatch):
    monkeypatch.chdir(root.parent)
    tree = pafs.SubTreeFileSystem(str(root.parent), pafs.LocalFileSystem())
    memory = fsspec.filesystem("memory")
    memory.pipe({"/wh/t/a/x": b"12345", "/wh/t/a/y": b""})
    wrapped = pafs.PyFileSystem(pafs.FSSpecHandler(memory))
    in_memory = ("wh/t", "/wh/t", "memory://wh/t", "memory:///wh/t/")
    for place, filesystem in [
        *((place, None) for place in (str(root), root, f"{root}/", root.as_uri(), f"file:{root}")),
        *(("t", None), ("t", tree), (root, fsspec.filesystem("file"))),
        *((place, filesystem) for place in in_memory for filesystem in (memory, wrapped)),
    ]:
        storage, location = Storage.open(place, filesystem), os.fspath(place).rstrip("/")
        assert (storage.location, storage.join("a", "x")) == (location, f"{location}/a/x")
        assert content(storage, "a", "x") == b"12345"
        assert storage.list_names(storage.join("a")) == ["x", "y"]
        paths = {file.path for file in storage.list_files(location)}
        assert paths == {f"{location}/a/x", f"{location}/a/y"}
    storage = Storage.open("/", filesystem=pafs.SubTreeFileSystem(str(root), tree.base_fs))
    assert storage.join("a", "x") == "/a/x"
    assert storage.exists("/a/x")
    # A URI is decoded once, and recorded as written.
    (root / "a b").mkdir()
    (root / "a b" / "dt=x%3Ay").write_bytes(b"z")
    storage = Storage.open((root / "a b").as_uri())
    assert "a%20b/dt=x%3Ay" in storage.join("dt=x%3Ay")
    assert content(storage, "dt=x%3Ay") == b"z"


def test_invalid_locations_are_refused(root):
    refuses(UsageError, "Pass the filesystem itself", Storage.open, "nothing://bucket/t")
    said = "no option no_such_option of a URI"
    refuses(UsageError, said, Storage.open, "s3://bucket/t?no_such_option=1")
    # Python decodes such arguments to surrogates, which Arrow cannot take.
    refuses(UsageError, "is not UTF-8", Storage.open, f"{root}/t\udcff")
    refuses(UsageError, "the location is empty", Storage.open, "")


KEYS = {"s3.access-key-id": "K", "s3.secret-access-key": "S", "s3.region": "r"}
ACCOUNT = {"adls.account-name": "acc", "adls.account-key": "a2V5"}


@pytest.mark.parametrize(("uri", "options", "kind", "root"), [
    *((f"{s}://b/t", KEYS, "s3", "b/t") for s in ("s3", "s3a", "s3n")),
    ("oss://b/t", {**KEYS, "s3.endpoint": "http://oss.example.com"}, "s3", "b/t"),
    *((f"{s}://b/t", {"gcs.anonymous": "true"}, "gcs", "b/t") for s in ("gs", "gcs")),
    *(
        (f"{s}://c@acc.dfs.core.windows.net/t", ACCOUNT, "abfs", "c/t")
        for s in ("abfs", "abfss", "wasb", "wasbs")
    ),
    ("http://host/t", {}, "py::fsspec+('http', 'https')", "http://host/t"),
    ("memory://b/t", {}, "py::fsspec+memory", "/b/t"),
])  # fmt: skip
def test_uri_scheme_chooses_the_filesystem(uri, options, kind, root):
    storage = Storage.open(uri, settings=with_options(**options))
    assert (storage.filesystem.type_name, storage.root) == (kind, root)


@pytest.mark.parametrize(("uri", "package", "missing"), [
    ("oss://b/t", "ossfs", None), ("hf://datasets/a/b", "huggingface_hub", None),
    ("sftp://h/t", "paramiko", None),
    # fsspec is used if Arrow was built without the filesystem.
    ("abfss://c@acc.dfs.core.windows.net/t", "adlfs", "AzureFileSystem"),
    ("gs://b/t", "gcsfs", "GcsFileSystem"), ("hdfs://h:8020/t", None, "HadoopFileSystem"),
])  # fmt: skip
def test_missing_package_or_library_of_a_scheme_is_named(uri, package, missing, monkeypatch):
    def lacking(*_, **__):
        if package is None:
            raise OSError("Prior attempt to load libhdfs failed")
        raise ImportError(f"pyarrow was not built with {missing}")

    if missing:
        monkeypatch.setattr(pafs, missing, lacking)
    if package:
        monkeypatch.setitem(sys.modules, package, None)
    reason = f".* pip install fsspec {package}$" if package else "libhdfs was not found"
    options = {"hdfs.user": "someone"} if package is None else ACCOUNT if missing else {}
    said = rf"^cannot open {uri}: {reason}"
    refuses(UsageError, said, arrowmeta.open, uri, storage_options=options)


class _Hosted(MemoryFileSystem):
    given: dict[str, object] = {}  # noqa: RUF012

    def __init__(self, **given):
        super().__init__()
        _Hosted.given = given

    @staticmethod
    def _get_kwargs_from_urls(path):
        parts = urlsplit(path)
        if parts.scheme != "hosted":
            return {}
        return {"host": parts.hostname, "username": parts.username, "password": parts.password}


def test_fsspec_filesystem_takes_host_user_and_options():
    for scheme in ("hosted", "teststore"):
        kind = type(scheme, (_Hosted,), {"protocol": (scheme,)})
        fsspec.register_implementation(scheme, kind, clobber=True)
    Storage.open("hosted://user:secret@host/t")
    assert _Hosted.given == {"host": "host", "username": "user", "password": "secret"}
    options = {"fsspec.token": "x", "s3.region": "y"}
    Storage.open("teststore://b/t", settings=with_options(**options))
    assert _Hosted.given == {"token": "x"}


# -- Reading and listing


def test_only_files_exist_and_are_listed(root):
    tree = pafs.SubTreeFileSystem(str(root.parent), pafs.LocalFileSystem())
    (root / "a" / "folder").mkdir()
    for storage, folder in ((Storage.open(root), f"{root}/a"), (Storage.open("t", tree), "t/a")):
        sizes = {"x": 5, "y": (root / "a" / "y").stat().st_size}
        assert storage.list_sizes(folder) == sizes
        assert storage.list_sizes(folder, lambda name: name == "x") == {"x": 5}
        assert storage.list_sizes(f"{folder}/x/y") == {}
        assert storage.list_names(f"{folder}/nope") == []
        found = [storage.exists(storage.join(*at)) for at in (["a", "x"], ["a"], ["b"])]
        assert found == [True, False, False]
    (root / "a" / "folder").rmdir()
    (root / "a" / "loop").symlink_to("loop")
    Path(os.fsdecode(os.fsencode(root) + b"/a/\xff")).write_bytes(b"")  # a name not in UTF-8
    storage = Storage.open(root)
    assert list(storage.list_sizes(storage.join("a"))) == ["x", "y"]
    (root / "a" / "loop").unlink()
    assert storage.list_names(storage.join("a")) == ["x", "y"]
    listed = storage.list_files(storage.join("a"))
    assert {file.path.rpartition("/")[2] for file in listed} == {"x", "y"}


def test_too_long_looping_and_missing_paths_are_no_files(root):
    (root / "loop").symlink_to("loop")
    storage = Storage.open(root)
    for name in ("x" * 6000, "loop", "loop/x"):
        path = storage.join(name)
        assert (list(storage.list_files(path)), storage.list_names(path)) == ([], [])
        assert (storage.list_sizes(path), storage.exists(path)) == ({}, False)
        refuses(FileNotFoundError, "no file", storage.open_file, path)
    for name in ("nope", "nope/x", "a", "a/x/y", "a/\0"):
        refuses(FileNotFoundError, "", storage.read, storage.join(name))


def test_list_sizes_of_a_file_is_empty_if_errors_have_no_errno():
    """The errors of fsspec have no `errno`."""
    memory = fsspec.filesystem("memory")
    memory.pipe("/file_as_folder/snapshot", b"")
    storage = Storage.open("/file_as_folder", memory)
    assert list(storage.list_sizes("/file_as_folder/snapshot", lambda _: True)) == []


class _Pieces(io.BytesIO):
    """A file that returns at most three bytes per read, and states a size."""

    def __init__(self, size):
        super().__init__(b"0123456789")
        self._size = size

    def size(self):
        return self._size

    def readinto(self, room):
        return super().readinto(memoryview(room).cast("B")[:3])


def test_short_reads_are_continued_to_the_stated_size():
    def stating(size):
        filesystem = SimpleNamespace(open_input_file=lambda _: _Pieces(size))
        return replace(Storage.open("/t"), filesystem=filesystem)

    assert stating(10).read("/t/x").to_pybytes() == b"0123456789"
    refuses(OSError, "12 bytes, of which 10 could be read", stating(12).read, "/t/x")
    said = "more than fit in memory"
    refuses(LimitError, said, stating(1 << 60).read, "/t/x", limit=1 << 61)


# -- Limits


def sparse(path, size, start=b""):
    with path.open("wb") as file:
        file.write(start)
        file.truncate(size)
    return str(path)


def test_size_is_checked_before_reading(root):
    storage, path = Storage.open(root), f"{root}/a/x"
    assert storage.read(path, limit=5).to_pybytes() == b"12345"
    refuses(LimitError, r"a/x has 5 bytes; .* is 4 bytes", storage.read, path, limit=4)
    refuses(LimitError, "", storage.read, sparse(root / "giant", 1 << 40), limit=1 << 20)
    (root / "m").write_bytes(b"x" * 100)
    assert len(storage.read(f"{root}/m", expected_length=90)) == 100
    large = Storage.open(root, settings=with_options(**{"limits.file-bytes": str(SPARSE)}))
    path = sparse(root / "m", SPARSE, MAGIC)
    said = r"3,221,225,472 bytes, but the metadata records 1,935"
    refuses(LimitError, said, large.read, path, expected_length=1935)


def test_large_file_with_wrong_magic_is_refused_before_it_is_read(tmp_path):
    path = sparse(tmp_path / "m", 200 << 20)
    tracemalloc.start()
    said = "the first bytes are not those of this kind of file"
    refuses(CorruptMetadataError, said, Storage.open(tmp_path).read, path, starts_with=(MAGIC,))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20
    whole = MAGIC + os.urandom((16 << 20) + 17)  # longer than a read
    (tmp_path / "m").write_bytes(whole)
    assert Storage.open(tmp_path).read(path, starts_with=(MAGIC,)).to_pybytes() == whole


def test_sparse_manifest_is_damage_and_takes_no_memory(tmp_path, data):
    location = shutil.copytree(data / "pk_all_types", tmp_path / "t")
    path = arrowmeta.open(location).manifests()["manifest_path"][0].as_py()
    sparse(Path(path), SPARSE, MAGIC)
    table = arrowmeta.open(location, storage_options={"limits.file-bytes": str(SPARSE)})
    with pytest.warns(UserWarning, match="the metadata records"):
        table.entries()
    assert table.damage["path"].to_pylist() == [path]


def test_json_limit_is_that_of_the_code_or_of_an_option(tmp_path, monkeypatch):
    for number in (1, 2):
        write(tmp_path, f"v{number}.metadata.json", metadata_json(number))
    write(tmp_path, "version-hint.text", "2")

    def opened(limit=None):
        options = {"limits.json-bytes": limit} if limit else {}
        return arrowmeta.open(tmp_path, storage_options=options)

    said = r"is 10 bytes; the storage option limits\.json-bytes"
    refuses(LimitError, said, opened, "10")
    monkeypatch.setattr("arrowmeta.iceberg.metadata.MAX_METADATA_BYTES", 10)
    monkeypatch.setattr(document, "MAX_JSON_BYTES", 10)
    refuses(LimitError, "", opened)
    assert opened("1000000").format_version == 2
    refuses(UsageError, "must be an integer, got", opened, "64 MB")


def test_error_does_not_show_content_of_a_file_that_is_not_avro(tmp_path):
    (tmp_path / "secret").write_bytes(b"root:x:0:0")
    said = str(refuses(CorruptMetadataError, "", arrowmeta.read_avro, str(tmp_path / "secret")))
    assert "root:" not in said
    assert b"root".hex() not in said


# -- Recorded paths


@pytest.mark.parametrize(("path_map", "recorded", "read"), [
    *(
        ({old: "/copy"}, f"{scheme}/w/t/x", "/copy/x")
        for old in ("file:/w/t", "file:///w/t/", "/w/t", "file://localhost/w/t")
        for scheme in ("", "file:", "file://")
    ),
    ({"file:/w/t": "/copy"}, "/w/to/x", "/w/to/x"),
    ({"file:/w/t": "/copy"}, "s3://bucket/w/t/x", "bucket/w/t/x"),
    # The longest prefix wins, and ends at a folder.
    ({"hdfs://n/w": "/one", "hdfs://n/w/db/": "/two/"}, "hdfs://n/w/x", "/one/x"),
    ({"hdfs://n/w": "/one", "hdfs://n/w/db/": "/two/"}, "hdfs://n/w/db/x", "/two/x"),
    ({"hdfs://n/w": "/one"}, "hdfs://n/wide/x", "/wide/x"), ({}, "FILE:/data/x", "/data/x"),
])  # fmt: skip
def test_recorded_path_is_mapped_and_loses_its_scheme(path_map, recorded, read):
    assert Storage.open("/t", path_map=path_map).resolve(recorded) == read


def test_mapped_path_is_read_where_it_leads(root):
    mapped = Storage.open(root.as_uri(), path_map={"hdfs://n/t": root.as_uri()})
    assert mapped.read("hdfs://n/t/a/x").to_pybytes() == b"12345"
    said = "s3://x/evil is in another store or bucket"
    refuses(UnsupportedError, said, Storage.open(root).read, "s3://x/evil")
    (root / "evil").write_bytes(MAGIC)
    mapped = Storage.open(root, path_map={"s3://x": str(root)})
    assert mapped.read("s3://x/evil").to_pybytes() == MAGIC


ODD_PATHS = (
    *("a\0b", "file:///\0", "x://s3://bucket/x", "a://file:/x", "s3://nowhere.invalid/x"),
    *("http://localhost:1/x", "hdfs://nowhere.invalid:8020/x", "", "/", "//", "..", "x" * 300),
    *("/" + "a" * 100_000, "/dev/null/x", "🦆"),
)
NO_FILE = "no file|File name too long|Not a directory|is in another store"


@pytest.mark.parametrize("path", ODD_PATHS)
def test_malformed_or_foreign_path_is_not_a_file(tmp_path, path, monkeypatch):
    """No request is sent to a host that a path names."""
    storage = Storage.open(tmp_path)
    monkeypatch.setattr(storage_module, "open_filesystem", lambda *uri: pytest.fail(str(uri)))
    refuses((OSError, UnsupportedError), NO_FILE, storage.read, path)
    assert storage.sizes([path, "x"]) == [None, None]
    assert not storage.exists(path)


@pytest.mark.parametrize("parts", [0, 1, 2])
def test_devices_and_pipes_are_refused_without_waiting(tmp_path, parts):
    """Also in a subtree of the local filesystem, and in a subtree of it."""
    (tmp_path / "a" / "b").mkdir(parents=True)
    os.mkfifo(tmp_path / "a" / "b" / "pipe")
    (tmp_path / "a" / "b" / "file").write_bytes(b"x")
    filesystem, folder = pafs.LocalFileSystem(), str(tmp_path / "a" / "b")
    if parts:
        filesystem, folder = pafs.SubTreeFileSystem(str(tmp_path), filesystem), "a/b"
    if parts > 1:
        filesystem, folder = pafs.SubTreeFileSystem("a", filesystem), "b"
    storage = Storage.open(folder, filesystem)
    assert content(storage, "file") == b"x"
    assert not storage.exists(storage.join("pipe"))
    devices = () if parts else ("/dev/zero", "/dev/null", "/dev/tty")
    for path in (storage.join("pipe"), *devices):
        refuses(FileNotFoundError, "is a device or a pipe", storage.read, path)


# -- Pinned storage


@pytest.fixture
def pinned(root):
    return PinnedStorage.of(Storage.open(root / "a"))


def test_answers_stay_the_same_until_forgotten(root, pinned):
    folder, x, new = str(root / "a"), f"{root}/a/x", f"{root}/a/z"
    assert pinned.read(x).to_pybytes() == b"12345"
    assert pinned.list_names(folder) == ["x", "y"]
    assert not pinned.exists(new)
    refuses(FileNotFoundError, "", pinned.read, f"{new}2")
    assert not pinned.has_changed([x])
    for name in ("x", "z", "z2"):
        (root / "a" / name).write_bytes(b"later")
    assert pinned.read(x).to_pybytes() == b"12345"
    assert (pinned.sizes([x]), pinned.list_names(folder)) == ([5], ["x", "y"])
    assert not pinned.exists(new)
    refuses(FileNotFoundError, "", pinned.read, f"{new}2")
    pinned.forget(x)
    assert pinned.read(x).to_pybytes() == b"later"
    large = sparse(root / "a" / "large", CACHED_BYTES + 1)  # more than is kept
    assert len(pinned.read(large)) == CACHED_BYTES + 1
    Path(large).write_bytes(b"again")
    assert pinned.read(large).to_pybytes() == b"again"


@pytest.mark.parametrize("changed", ["x", "z"])
def test_new_and_changed_files_are_noticed(root, pinned, changed):
    pinned.list_names(str(root / "a"))
    pinned.read(f"{root}/a/x")
    (root / "a" / changed).write_bytes(b"later")
    assert pinned.has_changed([f"{root}/a/x"])


def test_renewed_storage_keeps_only_immutable_files(root, pinned):
    paths = [f"{root}/a/{name}" for name in "xy"]
    before = [pinned.read(path).to_pybytes() for path in paths]
    for path in paths:
        Path(path).write_bytes(b"later")
    renewed = pinned.renewed(lambda path: path.endswith("x"))
    assert [renewed.read(path).to_pybytes() for path in paths] == [before[0], b"later"]


def test_columns_and_decompressed_bytes_use_the_pool():
    before = BUFFER_POOL.bytes_allocated()
    held = new_array(1 << 20, np.uint8), ByteBuffer(1 << 20)
    assert BUFFER_POOL.bytes_allocated() - before >= 2 << 20
    del held
    assert BUFFER_POOL.bytes_allocated() == before
