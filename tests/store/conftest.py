"""Fixtures of the store's tests."""

import pytest

from arrowmeta.avro import decode


@pytest.fixture
def count_decoded(monkeypatch):
    """The Avro files that were decoded so far."""
    decoded: list[str] = []
    decode_files = decode.decode_files

    def counted(files, *arguments, **options):
        decoded.extend(file.path for file in files)
        return decode_files(files, *arguments, **options)

    monkeypatch.setattr("arrowmeta.avro.fields.decode_files", counted)
    monkeypatch.setattr("arrowmeta.iceberg.rows.decode_files", counted)
    return decoded
