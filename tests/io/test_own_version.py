import shutil
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.io import local_files as module
from arrowmeta.io.local_files import code_version, decoder_version, package_version


@pytest.fixture(autouse=True)
def _clear_version_caches():
    package_version.cache_clear()
    code_version.cache_clear()
    yield
    package_version.cache_clear()
    code_version.cache_clear()


def test_own_version_is_that_of_the_installed_package():
    assert package_version() == version("arrowmeta")


def test_own_version_of_uninstalled_package_depends_on_its_sources(monkeypatch):
    """As in a zip file; an export records this version."""

    def none_is_there(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr(module, "version", none_is_there)
    unknown = package_version()
    assert unknown.startswith("unknown+")
    package_version.cache_clear()
    assert package_version() == unknown
    monkeypatch.setattr(module, "_PACKAGE", "arrowmeta.io")  # other sources
    package_version.cache_clear()
    assert package_version() not in {unknown, "unknown+"}


def test_decoder_version_changes_with_decoder_sources(tmp_path, monkeypatch):
    copy = Path(shutil.copytree(Path(arrowmeta.__file__).parent, tmp_path / "arrowmeta"))
    monkeypatch.setattr(module.resources, "files", lambda _: copy)
    before = decoder_version()
    assert before.startswith(version("arrowmeta"))
    code_version.cache_clear()
    assert decoder_version() == before
    for edited in ("avro/plan.py", "paimon/fields.py", "kernels/byte_strings.py"):
        source = copy / edited
        source.write_text(source.read_text() + "\n# edited\n")
        code_version.cache_clear()
        assert decoder_version() != before
        before = decoder_version()


def test_decoder_version_does_not_change_with_other_sources(tmp_path, monkeypatch):
    copy = Path(shutil.copytree(Path(arrowmeta.__file__).parent, tmp_path / "arrowmeta"))
    monkeypatch.setattr(module.resources, "files", lambda _: copy)
    before = decoder_version()
    (copy / "cli" / "__init__.py").write_text("")
    code_version.cache_clear()
    assert decoder_version() == before
