"""Warnings of damage, and how they are suppressed."""

import threading
import warnings

import pytest

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.requests import DaemonPool
from arrowmeta.model.damage import DamagedMetadataWarning, DamageLog, without_warnings


def test_overlapping_without_warnings_blocks_restore_the_filters():
    """The last thread to leave must not restore the filters that the other one set."""
    first_is_in, second_waits = threading.Event(), threading.Event()

    def first():
        with without_warnings(DamagedMetadataWarning):
            first_is_in.set()
            second_waits.wait()

    def second():
        first_is_in.wait()
        second_waits.set()
        with without_warnings(DamagedMetadataWarning):
            one.join()

    one, other = threading.Thread(target=first), threading.Thread(target=second)
    before = warnings.filters[:]
    for thread in (one, other):
        thread.start()
    for thread in (one, other):
        thread.join()
    assert warnings.filters == before
    with pytest.warns(DamagedMetadataWarning, match="broken"):
        DamageLog().add("manifest", "m", CorruptMetadataError("broken"))


def test_an_error_known_with_its_consequence_is_not_recorded_again():
    log = DamageLog(warns=False)
    error = CorruptMetadataError("broken", path="snapshot-5")
    log.add("snapshot", None, error.and_so("snapshot 4 is read"))
    log.add("snapshot", None, error)
    log.add("snapshot", None, CorruptMetadataError("empty", path="snapshot-5"))
    assert log.table()["reason"].to_pylist() == ["broken; snapshot 4 is read", "empty"]


def test_threads_that_work_for_one_without_warnings_do_not_wait_for_it():
    def work(number):
        with without_warnings(DamagedMetadataWarning):
            warnings.warn("hidden", DamagedMetadataWarning, stacklevel=1)
            return number

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with without_warnings(BytesWarning), DaemonPool(2) as pool:
            pending = [pool.submit(work, number) for number in range(4)]
            assert [one.result(timeout=60) for one in pending] == [0, 1, 2, 3]
        with pytest.raises(DamagedMetadataWarning):
            warnings.warn("shown again", DamagedMetadataWarning, stacklevel=1)
