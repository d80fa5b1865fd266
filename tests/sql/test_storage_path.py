"""The macro `storage_path` resolves each spelling of a path as opening a file does."""

import duckdb
import pytest

from arrowmeta.io.location import on_filesystem
from arrowmeta.views.sql_files import sql_files

SPELLINGS = [
    *(
        "/a/b",
        "file:/a/b",
        "file:///a/b",
        "FILE:/a/b",
        "file://localhost/a/b",
        "file://warehouse/x",
    ),
    *("x/y", "dt=12:/30/f", "a:b/c:/d", "s3://bucket/key", "s3a://bucket/key", "s3n://bucket/key"),
    *("gs://bucket/key", "hdfs://namenode:8020/a", "hdfs:///a", "hdfs:/a", "viewfs://cluster/a"),
    *("viewfs://cluster", "abfss://container@account.dfs.core.windows.net/a", "abfs://container/a"),
    "wasbs://container@host/a",
]


@pytest.fixture(scope="module")
def database():
    (macro,) = (file for file in sql_files() if file.name == "storage_path")
    with duckdb.connect() as connection:
        connection.execute(macro.definition)
        yield connection


@pytest.mark.parametrize("recorded", SPELLINGS)
def test_storage_path_matches_path_on_filesystem(database, recorded):
    (place,) = database.execute("SELECT storage_path(?)", [recorded]).fetchone()
    assert place == on_filesystem(recorded)


@pytest.mark.parametrize(
    ("recorded", "place"),
    [
        ("/a//b", "/a/b"),
        ("file:///a//b", "/a/b"),
        ("file:////a/b", "/a/b"),
        ("file://warehouse/x//y", "warehouse/x/y"),
        ("hdfs://namenode:8020/a//b", "/a/b"),
        ("s3://b//k", "b//k"),
        ("s3a://b/p//f", "b/p//f"),
        ("b/p//f", "b/p//f"),
        ("gs://b/p//f", "b/p//f"),
        ("abfss://container@host/p//f", "container/p//f"),
        ("oss://b/p//f", "b/p//f"),
    ],
)
def test_doubled_slashes_are_collapsed_in_file_systems_only(database, recorded, place):
    assert database.execute("SELECT storage_path(?)", [recorded]).fetchone() == (place,)
