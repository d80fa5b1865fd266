"""Errors that tests expect, a line each."""

import pytest


def refuses(error, said, ask, *arguments, **options):
    """Return the error that a call raises, whose message matches `said`, if that is given."""
    with pytest.raises(error, match=said or None) as raised:
        ask(*arguments, **options)
    return raised.value
