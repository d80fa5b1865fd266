"""Tables with given histories of entries, consistent or not, in the files of real writers.

The caller says which entries each manifest has, and which manifests each snapshot lists; counts and
lengths in lists are true, so that only the entries contradict each other.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import fastavro

from tests.bundled import DATA
from tests.iceberg.manifests import (
    EVERY_LISTED_COLUMN,
    Column,
    data_file,
    entry,
    listed_row,
    record,
    row,
    written,
)
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write

Record = dict[str, Any]

#: Records of a file that the tests write.
FILE_LEN = 512


@dataclass(frozen=True)
class File:
    """A file, with all that identifies it in Paimon and in Iceberg."""

    name: str = "a"
    partition: float = 1.0
    bucket: int = 0
    level: int = 0
    extra_files: tuple[str, ...] = ()
    embedded_index: bytes | None = None
    external_path: str | None = None
    offset: int | None = None

    @property
    def rows(self) -> int:
        """Its records: not those of most other files."""
        told = repr(self).encode()
        return 1 + sum(n * byte for n, byte in enumerate(told)) % 97


A = File()
#: Files that differ from `A` in one field of the identity.
OTHERS = [
    File("b"),
    replace(A, partition=2.0),
    replace(A, bucket=1),
    replace(A, level=5),
    replace(A, extra_files=("a.index",)),
    replace(A, embedded_index=b"i"),
    replace(A, external_path="s3://bucket/a"),
]

#: A status (`added`, `existing` or `deleted`) and a file.
Entry = tuple[str, File]
#: Manifests by name, and by snapshot the names in its base list and its delta list.
Manifests = Mapping[str, Sequence[Entry]]
Listed = Sequence[tuple[Sequence[str], Sequence[str]]]


class _Template(NamedTuple):
    """A real Avro file whose first record is written again with other values."""

    schema: Any
    metadata: Mapping[str, str]
    first: Record

    @classmethod
    def of(cls, folder: Path, pattern: str) -> _Template:
        for path in sorted(folder.glob(pattern)):
            with path.open("rb") as file:
                reader = fastavro.reader(file)
                known = {k: v for k, v in reader.metadata.items() if k[:5] != "avro."}
                for first in reader:
                    return cls(reader.writer_schema, known, first)
        raise LookupError("no file has a record")

    def write(self, path: Path, records: Sequence[Record]) -> int:
        with path.open("wb") as file:
            fastavro.writer(file, self.schema, records, metadata=dict(self.metadata))
        return path.stat().st_size


# -- Paimon -------------------------------------------------------------------------------------

_PAIMON = DATA / "append_float_partition"
#: Arity, null bits and one field of eight bytes.
_PARTITION_LEN = 20


def write_paimon(root: Path, manifests: Manifests, listed: Listed) -> Path:
    """Write a Paimon table without a key, partitioned by a double."""
    folder = root / "manifest"
    for name in ("manifest", "schema", "snapshot"):
        (root / name).mkdir(parents=True)
    (root / "schema" / "schema-0").write_text((_PAIMON / "schema" / "schema-0").read_text())
    entries_of = _Template.of(_PAIMON / "manifest", "manifest-[!l]*")
    lists_of = _Template.of(_PAIMON / "manifest", "manifest-list-*")
    snapshot = json.loads((_PAIMON / "snapshot" / "snapshot-1").read_text())
    rows = {}
    for name, entries in manifests.items():
        length = entries_of.write(
            folder / name, [_paimon_entry(entries_of.first, one) for one in entries]
        )
        n_deleted = sum(status == "deleted" for status, _ in entries)
        places = [(file.partition, file.bucket, file.level) for _, file in entries]
        partitions, buckets, levels = zip(*places, strict=True)
        rows[name] = lists_of.first | {
            "_FILE_NAME": name, "_FILE_SIZE": length,
            "_NUM_ADDED_FILES": len(entries) - n_deleted, "_NUM_DELETED_FILES": n_deleted,
            "_MIN_BUCKET": min(buckets), "_MAX_BUCKET": max(buckets),
            "_MIN_LEVEL": min(levels), "_MAX_LEVEL": max(levels),
            "_PARTITION_STATS": {
                "_MIN_VALUES": _partition(entries_of.first["_PARTITION"], min(partitions)),
                "_MAX_VALUES": _partition(entries_of.first["_PARTITION"], max(partitions)),
                "_NULL_COUNTS": [0],
            },
        }  # fmt: skip
    for number, lists in enumerate(listed, 1):
        names = [f"manifest-list-{number}-{at}" for at in (0, 1)]
        lengths = [
            lists_of.write(folder / name, [rows[one] for one in some])
            for name, some in zip(names, lists, strict=True)
        ]
        base, total = (
            sum(file.rows for file in _live(manifests, names))
            for names in (lists[0], [*lists[0], *lists[1]])
        )
        told = snapshot | {
            "id": number, "timeMillis": 1_700_000_000_000 + number,
            "baseManifestList": names[0], "deltaManifestList": names[1],
            "baseManifestListSize": lengths[0], "deltaManifestListSize": lengths[1],
            "totalRecordCount": total, "deltaRecordCount": total - base,
        }  # fmt: skip
        (root / "snapshot" / f"snapshot-{number}").write_text(json.dumps(told))
    return root


def _live(manifests: Manifests, names: Sequence[str]) -> set[File]:
    entries = [entry for name in names for entry in manifests[name]]
    deleted = {file for status, file in entries if status == "deleted"}
    return {file for status, file in entries if status != "deleted"} - deleted


def _partition(like: bytes, value: float) -> bytes:
    return like[: _PARTITION_LEN - 8] + struct.pack("<d", value)


def _paimon_entry(like: Record, entry: Entry) -> Record:
    status, file = entry
    return like | {
        "_KIND": int(status == "deleted"),
        "_PARTITION": _partition(like["_PARTITION"], file.partition),
        "_BUCKET": file.bucket,
        "_FILE": like["_FILE"]
        | {
            "_FILE_NAME": file.name, "_FILE_SIZE": FILE_LEN, "_ROW_COUNT": file.rows,
            "_LEVEL": file.level, "_EXTRA_FILES": list(file.extra_files),
            "_EMBEDDED_FILE_INDEX": file.embedded_index, "_EXTERNAL_PATH": file.external_path,
        },
    }  # fmt: skip


# -- Iceberg ------------------------------------------------------------------------------------

_STATUS = {"existing": 0, "added": 1, "deleted": 2}
_BY_CATEGORY = {"source-id": 1, "field-id": 1000, "name": "cat", "transform": "identity"}
_HEADER = {
    "format-version": "2", "partition-spec-id": "0", "partition-spec": json.dumps([_BY_CATEGORY]),
    "schema": json.dumps(schema_json("string")),
}  # fmt: skip


def write_iceberg(root: Path, manifests: Manifests, listed: Listed) -> Path:
    """Write an Iceberg table of version 3; files with an offset are deletion vectors.

    A manifest has either data files or deletion vectors.
    """
    schema = entry(data_file([Column(1000, "cat", "string")]))
    rows = {}
    for name, entries in manifests.items():
        is_deletes = any(file.offset is not None for _, file in entries)
        header = _HEADER | {"content": "deletes" if is_deletes else "data"}
        some = [_iceberg_entry(root, *one) for one in entries]
        content = written(schema, some, metadata=header)
        path = write(root, f"{name}.avro", content)
        counts = {
            f"{status}_{unit}_count": sum(
                file.rows if unit == "rows" else 1 for one, file in entries if one == status
            )
            for status in _STATUS
            for unit in ("files", "rows")
        }
        counts["content"] = int(is_deletes)
        rows[name] = listed_row(str(path), len(content), **counts)
    snapshots = []
    for number, some in enumerate(listed, 1):
        of_snapshot = [rows[name] for names in some for name in names]
        listing = written(record("manifest_file", EVERY_LISTED_COLUMN), of_snapshot)
        place = {"manifest-list": str(write(root, f"snap-{number}.avro", listing))}
        place |= {"summary": {"operation": "overwrite"}}
        at = 1_700_000_000_000 + number
        snapshots.append(snapshot_json(number, parent=number - 1 or None, at=at, **place))
    changes = {
        "format-version": 3,
        "location": str(root),
        "schemas": [schema_json("string")],
        "partition-specs": [{"spec-id": 0, "fields": [_BY_CATEGORY]}],
        "snapshots": snapshots,
        "refs": {"main": {"snapshot-id": len(listed), "type": "branch"}},
    }
    write(root, "v1.metadata.json", metadata_json(len(listed), **changes))
    write(root, "version-hint.text", "1")
    return root


def _iceberg_entry(root: Path, status: str, file: File) -> Record:
    path = f"{root}/data/{file.name}"
    facts = {
        "record_count": file.rows,
        "file_size_in_bytes": FILE_LEN,
        "partition": {"cat": f"p{file.partition}"},
        **dict.fromkeys(("snapshot_id", "sequence_number", "file_sequence_number"), 1),
    }
    if file.offset is not None:
        facts |= {"content": 1, "file_format": "PUFFIN", "content_size_in_bytes": FILE_LEN}
        facts |= {"content_offset": file.offset, "referenced_data_file": f"{path}-{file.offset}"}
    return row(path, status=_STATUS[status], **facts)
