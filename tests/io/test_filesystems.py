"""Filesystems by the scheme of a location: Arrow's, else fsspec's, else an error."""

from __future__ import annotations

import functools
import http.server
import sys
import threading
from urllib.parse import urlsplit

import fsspec
import pyarrow.fs as pafs
import pytest
from fsspec.implementations.memory import MemoryFileSystem

import arrowmeta
from arrowmeta.errors import NotATableError, UsageError
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.storage import Storage

KEYS = {"s3.access-key-id": "K", "s3.secret-access-key": "S", "s3.region": "r"}
ACCOUNT = {"adls.account-name": "acc", "adls.account-key": "a2V5"}


@pytest.mark.parametrize(
    ("uri", "options", "kind", "root"),
    [
        *((f"{s}://b/t", KEYS, "s3", "b/t") for s in ("s3", "s3a", "s3n")),
        ("oss://b/t", {**KEYS, "s3.endpoint": "http://oss.example.com"}, "s3", "b/t"),
        *((f"{s}://b/t", {"gcs.anonymous": "true"}, "gcs", "b/t") for s in ("gs", "gcs")),
        *(
            (f"{s}://c@acc.dfs.core.windows.net/t", ACCOUNT, "abfs", "c/t")
            for s in ("abfs", "abfss", "wasb", "wasbs")
        ),
        ("http://host/t", {}, "py::fsspec+('http', 'https')", "http://host/t"),
        ("memory://b/t", {}, "py::fsspec+memory", "/b/t"),
    ],
)
def test_uri_scheme_chooses_the_filesystem(uri, options, kind, root):
    storage = Storage.open(uri, settings=StorageSettings(storage_options=options))
    assert (storage.filesystem.type_name, storage.root) == (kind, root)


@pytest.mark.parametrize(
    ("uri", "package"),
    [("oss://b/t", "ossfs"), ("hf://datasets/a/b", "huggingface_hub"), ("sftp://h/t", "paramiko")],
)
def test_missing_package_of_a_scheme_is_named(uri, package, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(UsageError, match=rf"^cannot open {uri}: .* pip install fsspec {package}$"):
        arrowmeta.open(uri)


@pytest.mark.parametrize(
    ("uri", "package", "missing"),
    [
        ("abfss://c@acc.dfs.core.windows.net/t", "adlfs", "AzureFileSystem"),
        ("gs://b/t", "gcsfs", "GcsFileSystem"),
    ],
)
def test_fsspec_is_used_if_arrow_was_built_without_the_filesystem(
    uri, package, missing, monkeypatch
):
    def lacking(**_):
        raise ImportError(f"pyarrow was not built with {missing}")

    monkeypatch.setattr(pafs, missing, lacking)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(UsageError, match=f"pip install fsspec {package}$"):
        arrowmeta.open(uri, storage_options=ACCOUNT)


def test_missing_libhdfs_is_named(monkeypatch):
    def lacking(*_, **__):
        raise OSError("Prior attempt to load libhdfs failed")

    monkeypatch.setattr(pafs, "HadoopFileSystem", lacking)
    with pytest.raises(UsageError, match=r"^cannot open hdfs://h:8020/t: libhdfs was not found"):
        arrowmeta.open("hdfs://h:8020/t", storage_options={"hdfs.user": "someone"})


class _Hosted(MemoryFileSystem):
    protocol = ("hosted",)
    given: dict[str, object] = {}  # noqa: RUF012

    def __init__(self, host, **given):
        super().__init__()
        _Hosted.given = {"host": host, **given}

    @staticmethod
    def _get_kwargs_from_urls(path):
        parts = urlsplit(path)
        return {"host": parts.hostname, "username": parts.username, "password": parts.password}


class _Store(MemoryFileSystem):
    protocol = ("teststore",)
    given: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, **given):
        super().__init__()
        _Store.given = given


def test_fsspec_filesystem_takes_host_and_user_of_the_location():
    fsspec.register_implementation("hosted", _Hosted, clobber=True)
    Storage.open("hosted://user:secret@host/t")
    assert _Hosted.given == {"host": "host", "username": "user", "password": "secret"}


def test_fsspec_options_are_passed_to_the_filesystem():
    fsspec.register_implementation("teststore", _Store, clobber=True)
    options = {"fsspec.token": "x", "s3.region": "y"}
    Storage.open("teststore://b/t", settings=StorageSettings(storage_options=options))
    assert _Store.given == {"token": "x"}


@pytest.fixture
def served(data):
    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Handler, directory=str(data))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "name",
    [
        "iceberg_v2_position_deletes",
        "pk_tags_branches",
        "iceberg_v2_position_deletes/metadata/v4.metadata.json",
    ],
)
def test_a_table_is_read_over_http(served, data, name):
    """An HTTP server lists folders without sizes, if at all, and names them with a slash."""
    there = arrowmeta.open(f"{served}/{name}", allow_moved_paths=True)
    here = arrowmeta.open(data / name, allow_moved_paths=True)
    columns = ["file_name", "partition", "record_count", "lower_bounds"]
    assert there.files(columns).equals(here.files(columns))
    names = [path.rpartition(name)[2] for path in there.metadata_files()["path"].to_pylist()]
    assert names == [path.rpartition(name)[2] for path in here.metadata_files()["path"].to_pylist()]
    assert there.reconcile(storage=True).equals(here.reconcile(storage=True))
    assert there.complete


def test_http_location_without_a_table_is_not_a_table(served):
    with pytest.raises(NotATableError, match="no table at http"):
        arrowmeta.open(f"{served}/iceberg_v2_position_deletes/data")
