"""Settings for every test, and the two places real tables come from."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# The first example of a run may compile a kernel, so time says nothing about an example.
settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


# Without this, small inputs would be decoded by the interpreter and compiled kernels hardly tested.
os.environ.setdefault("ARROWMETA_JIT", "1")


@pytest.fixture(scope="session")
def data():
    """The folder of the small real tables that are committed."""
    return Path(__file__).parent / "data"


@pytest.fixture(scope="session")
def corpus():
    """The folder of the large collection of real tables, which is not committed."""
    folder = os.environ.get("ARROWMETA_CORPUS")
    if not folder:
        pytest.skip("ARROWMETA_CORPUS names no folder of real tables")
    return Path(folder)
