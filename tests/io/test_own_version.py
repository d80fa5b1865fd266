from importlib.metadata import PackageNotFoundError, version

import pytest

from arrowmeta.io import own_version as module
from arrowmeta.io.own_version import own_version


@pytest.fixture(autouse=True)
def _asked_anew():
    own_version.cache_clear()
    yield
    own_version.cache_clear()


def test_an_installed_package_has_the_version_that_was_installed():
    assert own_version() == version("arrowmeta")


def test_a_package_that_was_not_installed_is_told_by_its_sources(monkeypatch):
    """As one in a zip file, of which an export asks who has decoded what it keeps."""

    def none_is_there(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr(module, "version", none_is_there)
    unknown = own_version()
    assert unknown.startswith("unknown+")
    own_version.cache_clear()
    assert own_version() == unknown
    monkeypatch.setattr(module, "_PACKAGE", "arrowmeta.io")  # other sources
    own_version.cache_clear()
    assert own_version() not in {unknown, "unknown+"}
