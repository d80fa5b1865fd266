"""Index manifests written for tests, into a copy of the bundled table with deletion vectors."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import fastavro

import arrowmeta
from tests.bundled import DATA
from tests.reference.roaring import encode_index_file

BUNDLED = DATA / "pk_deletion_vectors"
#: Partition 1 of the bundled table: the arity, null bits, and an INT in its slot.
PARTITION = bytes([0, 0, 0, 1, *[0] * 8, 1, *[0] * 7])

_RANGE = {
    "type": "record",
    "name": "range",
    "fields": [
        {"name": "f0", "type": "string"},
        {"name": "f1", "type": "int"},
        {"name": "f2", "type": "int"},
        {"name": "_CARDINALITY", "type": ["null", "long"], "default": None},
    ],
}
_TWO_TYPES = ["int", "string"]
#: Avro types of the list of ranges, by writer; no writer has the last three.
RANGES = {
    "java": ["null", {"type": "array", "items": ["null", _RANGE]}],
    "python": ["null", {"type": "array", "items": _RANGE}],
    "java_0_9": [
        "null",
        {"type": "array", "items": ["null", _RANGE | {"fields": _RANGE["fields"][:3]}]},
    ],
    "two_lengths": [
        "null",
        {
            "type": "array",
            "items": [
                "null",
                _RANGE | {"fields": [*_RANGE["fields"][:2], {"name": "f2", "type": _TWO_TYPES}]},
            ],
        },
    ],
    "text": "string",
    "numbers": {"type": "array", "items": "int"},
}
WRITERS = ("java", "python", "java_0_9")


def range_of(name: str, offset: int, length: int, cardinality: int | None = None) -> dict[str, Any]:
    return {"f0": name, "f1": offset, "f2": length, "_CARDINALITY": cardinality}


def ranges_of(offsets: list[int], lengths: list[int], *cardinality: int) -> list[dict[str, Any]]:
    """Ranges of the data files `data-0`, `data-1`, and so on."""
    counts = cardinality or (None,) * len(offsets)
    return [
        range_of(f"data-{i}", *place)
        for i, place in enumerate(zip(offsets, lengths, counts, strict=True))
    ]


def entry(ranges: list[dict[str, Any] | None] | None, **fields: Any) -> dict[str, Any]:
    return {
        "_VERSION": 1,
        "_KIND": 0,
        "_PARTITION": PARTITION,
        "_BUCKET": 0,
        "_INDEX_TYPE": "DELETION_VECTORS",
        "_FILE_NAME": "index-1",
        "_FILE_SIZE": 100,
        "_ROW_COUNT": 1,
        "_DELETIONS_VECTORS_RANGES": ranges,
        "_EXTERNAL_PATH": None,
    } | fields


def write_table(
    folder: Path, entries: list[dict[str, Any]], writer: str = "java", **options: str
) -> Path:
    """Copy the bundled table with these entries as the index manifest of its latest snapshot."""
    location = Path(shutil.copytree(BUNDLED, folder / "t"))
    plain = {
        "_VERSION": "int",
        "_KIND": "int",
        "_PARTITION": "bytes",
        "_BUCKET": "int",
        "_INDEX_TYPE": "string",
        "_FILE_NAME": "string",
        "_FILE_SIZE": "long",
        "_ROW_COUNT": "long",
        "_DELETIONS_VECTORS_RANGES": RANGES[writer],
        "_EXTERNAL_PATH": ["null", "string"],
    }
    fields = [{"name": name, "type": kind} for name, kind in plain.items()]
    name = arrowmeta.open(location).source.snapshot.index_manifest
    with (location / "manifest" / name).open("wb") as file:
        fastavro.writer(file, {"type": "record", "name": "record", "fields": fields}, entries)
    schema_file = max((location / "schema").glob("schema-*"))
    schema = json.loads(schema_file.read_text())
    schema["options"] |= {name.replace("__", "-"): value for name, value in options.items()}
    schema_file.write_text(json.dumps(schema))
    return location


def write_index(path: Path, vectors: list[tuple[bytes, bool]]) -> tuple[list[int], list[int]]:
    """Write an index file; return the offsets and lengths of its vectors."""
    content, offsets, lengths = encode_index_file(vectors)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return offsets, lengths
