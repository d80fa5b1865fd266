"""Warnings of damage: given once, and kept back only where they are not wanted."""

from __future__ import annotations

import threading
import warnings

import pytest

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.damage import DamagedMetadataWarning, DamageLog, without_warnings


def test_a_warning_is_given_again_after_two_threads_did_without() -> None:
    """Each puts back what was there before it; the last to leave must not put back the other's."""
    first_is_in, second_waits = threading.Event(), threading.Event()

    def first() -> None:
        with without_warnings(DamagedMetadataWarning):
            first_is_in.set()
            second_waits.wait()

    def second() -> None:
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
