"""Fixtures of the store's tests."""

from __future__ import annotations

from typing import Any

import pytest

from arrowmeta.avro import decode


@pytest.fixture
def count_decoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The Avro files that were decoded so far."""
    decoded: list[str] = []
    decode_files = decode.decode_files

    def counted(files: Any, *arguments: Any, **options: Any) -> Any:
        decoded.extend(file.path for file in files)
        return decode_files(files, *arguments, **options)

    monkeypatch.setattr("arrowmeta.avro.fields.decode_files", counted)
    monkeypatch.setattr("arrowmeta.iceberg.rows.decode_files", counted)
    return decoded
