"""Fixtures of the tests of reconciliation."""

import pytest

from arrowmeta.views.sql_files import check_names


@pytest.fixture
def storage_checks_only(monkeypatch):
    """Skip checks of metadata, which other modules test, and which take most of the time."""

    def names(table_format, *, outside):
        of_metadata = set(check_names(table_format, outside=False)) - {"metadata_unreadable"}
        return [n for n in check_names(table_format, outside=outside) if n not in of_metadata]

    monkeypatch.setattr("arrowmeta.reconcile.findings.check_names", names)
