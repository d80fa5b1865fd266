"""Recorded paths: schemes, hosts and different spellings of the same path."""

import pytest

from arrowmeta.io.location import on_filesystem, path_below, scheme_and_host


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("s3://bucket/a/b", "bucket/a/b"),
        ("s3a://bucket/a#b?c%20d", "bucket/a#b?c%20d"),
        ("hdfs://nn:8020/a/b", "/a/b"),
        ("viewfs:///a/b", "/a/b"),
        ("file:/a/b", "/a/b"),
        ("file:///a/b", "/a/b"),
        ("FILE:///a/b", "/a/b"),
        ("file://localhost/a/b", "/a/b"),
        ("file://a/b", "a/b"),
        ("abfss://container@account.dfs.core.windows.net/a/b", "container/a/b"),
        ("s3://a@b/c", "a@b/c"),
        ("/a/b", "/a/b"),
        ("a/b", "a/b"),
        ("a:b/c", "a:b/c"),
        ("/a/dt=12:30/x", "/a/dt=12:30/x"),
        ("dt=12:/x", "dt=12:/x"),
        ("", ""),
    ],
)
def test_scheme_and_host_are_removed_for_the_filesystem(path, expected):
    assert on_filesystem(path) == expected


@pytest.mark.parametrize(
    ("path", "folder", "rest"),
    [
        ("/a/b/c", "/a/b", "/c"),
        ("/a/b", "/a/b/", ""),
        ("/a/bc", "/a/b", None),
        ("s3a://x/a/b", "s3://x/a", "/b"),
        ("s3://x/a/b", "s3://y/a", None),
        ("gs://x/a/b", "s3://x/a", None),
        ("wasbs://c@h/a/b", "wasb://c@h/a", "/b"),
        ("hdfs:///a/b", "hdfs://nn/a", "/b"),
        ("/a/b", "hdfs://nn/a", "/b"),
        ("a/./b//c", "./a/b", "/c"),
        ("a/b", "/a", None),
        ("s3://x/a/b", "/a", "/b"),
        ("s3:/a/b", "s3://x/a", "/b"),
    ],
)
def test_path_below_a_folder_is_found_for_any_spelling(path, folder, rest):
    assert path_below(path, folder) == rest


def test_scheme_and_host_of_a_path():
    assert scheme_and_host("s3://bucket/a") == ("s3", "bucket")
    assert scheme_and_host("file:/a") == ("file", "")
    assert scheme_and_host("/a") == ("", "")
