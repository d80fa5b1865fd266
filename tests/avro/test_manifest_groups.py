"""Which manifests are loaded together."""

from pathlib import Path

import pyarrow as pa
import pytest

from arrowmeta.avro import metadata_reader as loading
from arrowmeta.avro.metadata_reader import MetadataReader, manifest_groups
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning, DamageLog
from arrowmeta.model.scan import Request


@pytest.fixture
def manifests(tmp_path):
    """Ten files of ten bytes each, as rows of a manifest list."""
    paths = [str(tmp_path / str(i)) for i in range(10)]
    for i, path in enumerate(paths):
        Path(path).write_bytes(b"%010d" % i)
    return pa.table({"manifest_path": paths, "length": [10] * 10, "spec": list(range(100, 110))})


def groups(manifests, request=None):
    reader = MetadataReader(Storage.open("/"), DamageLog(strict=False))
    return list(manifest_groups(manifests, ["spec"], request or Request([]), reader))


def ordinals(found):
    return [[one.ordinal for one in group] for group in found]


def test_group_has_bytes_and_list_columns_of_each_manifest(manifests):
    [group] = groups(manifests)
    assert [bytes(one.file.data) for one in group] == [b"%010d" % i for i in range(10)]
    assert [one.facts for one in group] == [(100 + i,) for i in range(10)]


def test_groups_end_at_the_byte_limit(manifests, monkeypatch):
    monkeypatch.setattr(loading, "GROUP_LEN", 35)
    assert ordinals(groups(manifests)) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_first_groups_of_a_streamed_read_are_small(manifests, monkeypatch):
    monkeypatch.setattr(loading, "FIRST_STREAMED_LEN", 5)
    monkeypatch.setattr(loading, "STREAMED_LEN", 25)
    found = groups(manifests, Request([], is_streamed=True))
    assert ordinals(found) == [[0], [1], [2, 3], [4, 5, 6], [7, 8, 9]]


@pytest.mark.parametrize("length", [None, 0, -(2**62)])
def test_groups_of_unknown_length_end_at_the_file_limit(manifests, monkeypatch, length):
    monkeypatch.setattr(loading, "GROUP_FILES", 6)
    lengths = pa.array([length] * 10, pa.int64())
    unknown = manifests.set_column(1, "length", lengths)
    assert ordinals(groups(unknown)) == [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9]]


def test_no_more_than_one_group_is_read_ahead(manifests, monkeypatch):
    monkeypatch.setattr(loading, "GROUP_LEN", 10)
    reader = MetadataReader(Storage.open("/"), DamageLog(strict=False))
    read_one, paths = MetadataReader.read, []

    def counted(self, path, **expected):
        paths.append(path)
        return read_one(self, path, **expected)

    monkeypatch.setattr(MetadataReader, "read", counted)
    found = manifest_groups(manifests, ["spec"], Request([]), reader)
    for n_taken in (1, 2, 3):
        next(found)
        assert n_taken <= len(paths) <= n_taken + 1
    found.close()
    assert len(paths) <= 4


def test_ordinals_count_filtered_and_missing_manifests(manifests):
    Path(manifests["manifest_path"][4].as_py()).unlink()
    with pytest.warns(DamagedMetadataWarning):
        found = groups(manifests, Request([], manifests=frozenset([2, 4, 7])))
    assert ordinals(found) == [[2, 7]]
    assert [one.facts for one in found[0]] == [(102,), (107,)]


def test_empty_manifest_list_has_no_groups(manifests):
    assert groups(manifests.slice(0, 0)) == []
