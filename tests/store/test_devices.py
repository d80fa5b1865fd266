"""Pipes in the folder of a store are never opened; the answer comes from the manifests."""

import os

import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError

QUESTIONS = ("files", "entries", "partitions", "buckets")


def answers(table, store):
    found = arrowmeta.open(table, store=store)
    return [found.sql(f"FROM {name} ORDER BY ALL").to_pylist() for name in QUESTIONS]


@pytest.mark.sampled(1)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.store_entries.StoreWarning")
@pytest.mark.parametrize("suffix", [".parquet", ".derived.arrow", "table.json"])
def test_pipe_in_place_of_a_file_of_the_store_does_not_hang(data, tmp_path, suffix):
    table = data / "pk_tags_branches"
    expected = answers(table, False)
    arrowmeta.index(table, store=tmp_path)
    assert answers(table, tmp_path) == expected
    replaced = [path for path in tmp_path.rglob("*") if path.name.endswith(suffix)]
    for path in replaced:
        path.unlink()
        os.mkfifo(path)
    assert replaced
    assert answers(table, tmp_path) == expected


@pytest.mark.filterwarnings("error::arrowmeta.model.store_entries.StoreWarning")
def test_pipe_with_the_name_of_a_file_is_ignored(data, tmp_path):
    table = data / "pk_tags_branches"
    arrowmeta.index(table, store=tmp_path)
    for path in list(tmp_path.rglob("*.parquet")):
        for name in ("other.parquet", "x.derived.arrow", "notes.txt"):
            os.mkfifo(path.with_name(name))
    assert answers(table, tmp_path) == answers(table, False)


def test_avro_file_that_is_a_pipe_is_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises((OSError, ArrowMetaError), match="device or a pipe"):
        arrowmeta.read_avro(str(tmp_path / "pipe"))
