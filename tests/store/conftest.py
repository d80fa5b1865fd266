"""Fixtures of the store's tests."""

import pytest

from arrowmeta.model.store_file import Folder


@pytest.fixture
def limits(monkeypatch):
    """Return a function that sets limits of the store, so that small tables reach them."""

    def say(**values):
        for name, value in values.items():
            for module in ("entries", "file") if name == "ROW_GROUP_LEN" else ("entries",):
                monkeypatch.setattr(f"arrowmeta.model.store_{module}.{name}", value)

    return say


@pytest.fixture
def faulty_folder(monkeypatch):
    """Return a function after which a store's method fails, or its file was deleted just before."""

    def say(method, error):
        before = getattr(Folder, method)

        def faulty(folder, name, *options):
            if error:
                raise error("no answer")
            folder.delete(name)
            return before(folder, name, *options)

        monkeypatch.setattr(Folder, method, faulty)

    return say
