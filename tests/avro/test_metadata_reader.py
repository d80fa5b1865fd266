"""Metadata files are read in groups, by several threads if they are slow."""

import threading
import time
from itertools import pairwise

import pytest

import arrowmeta
from arrowmeta.avro.metadata_reader import (
    FIRST_STREAMED_LEN,
    GROUP_FILES,
    GROUP_LEN,
    READS_AT_ONCE,
    load_in_groups,
    read_all,
)
from arrowmeta.errors import CorruptMetadataError
from tests.iceberg.manifests import row, written
from tests.iceberg.one_manifest import ENTRY, damage_of, entries_of, table_of_manifests

N_FILES = 3 * READS_AT_ONCE


@pytest.mark.parametrize("is_slow", [True, False])
@pytest.mark.parametrize("n_files", [0, 1, 2, N_FILES])
def test_slow_reads_use_several_threads_and_keep_the_order(n_files, is_slow, monkeypatch):
    clock = iter((0.0, 0.01 if is_slow else 0.0))
    monkeypatch.setattr("arrowmeta.avro.metadata_reader.perf_counter", lambda: next(clock))
    threads: list[int] = []

    def read(file):
        threads.append(threading.get_ident())
        return 10 * file

    assert read_all(read, range(n_files)) == [10 * file for file in range(n_files)]
    assert len(threads) == n_files
    assert set(threads[:1]) <= {threading.get_ident()}
    assert bool(set(threads) - {threading.get_ident()}) is (is_slow and n_files > 1)


@pytest.mark.parametrize("at_once", [None, 3])
@pytest.mark.parametrize(
    ("lengths", "is_streamed", "sizes"),
    [
        ([], False, []),
        ([10] * 10, False, [10]),
        ([GROUP_LEN * 2 // 7] * 10, False, [4, 4, 2]),
        ([FIRST_STREAMED_LEN // 2] * 10, True, [2, 4, 4]),
        # Those of unknown length end at the limit of files.
        *(
            ([unknown] * 600, False, [GROUP_FILES, GROUP_FILES, 88])
            for unknown in (None, 0, -(2**62))
        ),
    ],
)
def test_groups_end_at_limits_and_one_is_read_ahead(lengths, is_streamed, sizes, at_once):
    read: list[int] = []
    found = load_in_groups(
        lambda file: read.append(file) or file,
        range(len(lengths)),
        lengths,
        at_once,
        is_streamed=is_streamed,
    )
    starts = [sum(sizes[:at]) for at in range(len(sizes) + 1)]
    for (start, end), ahead in zip(pairwise(starts), [*starts[2:], starts[-1]], strict=False):
        assert next(found) == (start, list(range(start, end)))
        assert end <= len(read) <= ahead
    assert list(found) == []
    assert sorted(read) == list(range(len(lengths)))


@pytest.mark.parametrize("at_once", [None, 3])
def test_errors_are_raised_and_what_is_not_wanted_is_not_read(at_once):
    read: list[int] = []

    def refuse(file):
        read.append(file)
        if file == 5:
            raise OSError("the sixth")

    lengths = [GROUP_LEN] * 40
    with pytest.raises(OSError, match="the sixth"):
        list(load_in_groups(refuse, range(40), lengths, at_once))
    assert len(read) < 12
    read.clear()
    found = load_in_groups(
        lambda file: read.append(file) or time.sleep(0.01),
        range(40),
        [GROUP_LEN // 9] * 40,
        at_once,
    )
    next(found)
    found.close()
    assert len(read) < 30


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_missing_manifests_are_damage_in_order_and_others_have_their_ordinals(tmp_path):
    files = [(written(ENTRY, [row(f"f{at}")]), {"partition_spec_id": at}) for at in range(5)]
    table = table_of_manifests(tmp_path, files)
    for at in (1, 3):
        (tmp_path / "metadata" / f"m{at}").unlink()
    assert entries_of(table, "entry_id spec_id file_path") == [
        (at << 32, at, f"f{at}") for at in (0, 2, 4)
    ]
    assert damage_of(table) == [f"m{at}: the file is missing" for at in (1, 3)]
    with pytest.raises(CorruptMetadataError, match="m1"):
        arrowmeta.open(tmp_path, strict=True).entries()
