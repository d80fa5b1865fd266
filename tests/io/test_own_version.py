import shutil
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.io import own_version as module
from arrowmeta.io.own_version import decoder_version, own_version


@pytest.fixture(autouse=True)
def _asked_anew():
    own_version.cache_clear()
    decoder_version.cache_clear()
    yield
    own_version.cache_clear()
    decoder_version.cache_clear()


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


@pytest.mark.parametrize("edited", ["avro/compiler.py", "paimon/manifest.py", "kernels/varint.py"])
def test_the_version_of_the_decoder_changes_with_its_sources(edited, tmp_path, monkeypatch):
    copy = Path(shutil.copytree(Path(arrowmeta.__file__).parent, tmp_path / "arrowmeta"))
    monkeypatch.setattr(module.resources, "files", lambda _: copy)
    before = decoder_version()
    assert before.startswith(version("arrowmeta"))
    decoder_version.cache_clear()
    assert decoder_version() == before
    source = copy / edited
    source.write_text(source.read_text() + "\n# edited\n")
    decoder_version.cache_clear()
    assert decoder_version() != before


def test_the_version_of_the_decoder_stays_where_others_change(tmp_path, monkeypatch):
    copy = Path(shutil.copytree(Path(arrowmeta.__file__).parent, tmp_path / "arrowmeta"))
    monkeypatch.setattr(module.resources, "files", lambda _: copy)
    before = decoder_version()
    (copy / "cli" / "__init__.py").write_text("")
    decoder_version.cache_clear()
    assert decoder_version() == before
