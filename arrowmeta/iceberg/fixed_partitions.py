"""Manifests with fixed partition values that are not written as their own schema says.

Java's library puts a length before such a value, as if it were bytes, and reads it back the same
way. No reader that follows the schema gets past the first one, so which of the two a manifest has
is found out by walking through it.

Spec: Iceberg 1.10, core/avro/ValueWriters.java (a partition's ByteBuffer under a fixed schema).
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.file import AvroFile
from arrowmeta.errors import ArrowMetaError

#: The field id of a data file's partition.
_PARTITION_ID = 102
#: Logical types of fixed values that are written as they should be.
_SOUND = ("decimal", "uuid")


def as_written(file: AvroFile, schema_text: str) -> AvroFile:
    """Return a manifest with the schema that its blocks follow, its own where neither fits.

    Args:
        file: the manifest.
        schema_text: the schema in its header, which was parsed without an error.
    """
    other = _with_lengths(schema_text)
    if other is None or _fits(file):
        return file
    mended = replace(file, schema_text=other)
    return mended if _fits(mended) else file


def _fits(file: AvroFile) -> bool:
    try:
        for _ in decode_files([replace(file, announced=None)], (), lambda _: None):
            pass
    except ArrowMetaError:
        return False
    return True


@lru_cache(maxsize=256)
def _with_lengths(schema_text: str) -> str | None:
    """Return the schema with bytes for fixed partition values; None where it has none of them."""
    schema = json.loads(schema_text)
    names: set[str] = set()
    for field in _fields(schema):
        if field.get("field-id") == _PARTITION_ID:
            for part in _fields(field.get("type")):
                part["type"] = _as_bytes(part.get("type"), names)
    return json.dumps(schema) if names else None


def _fields(declaration: Any) -> list[dict[str, Any]]:
    """Return the fields of a record, of one that can be null, and of records in its fields."""
    if isinstance(declaration, list):
        return [field for branch in declaration for field in _fields(branch)]
    if not isinstance(declaration, dict) or declaration.get("type") != "record":
        return []
    own = declaration["fields"]
    return own + [field for one in own for field in _fields(one.get("type"))]


def _as_bytes(kind: Any, names: set[str]) -> Any:
    if isinstance(kind, list):
        return [_as_bytes(branch, names) for branch in kind]
    if isinstance(kind, dict) and kind.get("type") == "fixed":
        if kind.get("logicalType") in _SOUND:
            return kind
        names.add(kind["name"])
        return "bytes"
    # The second value of a length names the type of the first.
    return "bytes" if isinstance(kind, str) and kind in names else kind
