"""Repaired metadata of an Iceberg table: a new snapshot without what is wrong in the open one.

The manifests that are sound stay where they are; others are written again, in their own schema and
codec, with entries of status existing whose sequence numbers and row ids are no longer inherited.
Other snapshots, and unknown fields of the table metadata, stay. Main name: `IcebergRepair`.

Spec: Iceberg v3, Manifests; Manifest Lists; Snapshots; Table Metadata; Sequence Number Inheritance.
"""

from __future__ import annotations

import gzip
import json
import re
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from arrowmeta import Table
from arrowmeta.apps.repair.snapshot import (
    RANGES,
    NewFiles,
    Record,
    Repair,
    SnapshotRepair,
    refusal,
)
from arrowmeta.text import counted

_DELETED, _EXISTING = 2, 1
_DATA = 0
#: What the rows of a file are called in totals, by content; of others, `equality-deletes`.
_COUNTED = {_DATA: "records", 1: "position-deletes"}
#: Fields of manifest lists; writers give some of them other names.
_LIST_FIELDS = {
    500: "manifest_path", 501: "manifest_length", 503: "added_snapshot_id",
    504: "added_files_count", 505: "existing_files_count", 506: "deleted_files_count",
    507: "partitions", 512: "added_rows_count", 513: "existing_rows_count",
    514: "deleted_rows_count", 515: "sequence_number", 516: "min_sequence_number", 517: "content",
}  # fmt: skip
#: What entries inherit, and the columns of `entries` that have it.
_INHERITED = ("snapshot_id", "sequence_number", "file_sequence_number", "first_row_id")


class IcebergRepair(SnapshotRepair):
    """Repair of the open snapshot."""

    def __init__(self, table: Table, folder: str) -> None:
        super().__init__(table)
        self.path = table.metadata_file or ""
        data = table.read_file(self.path)
        is_compressed = data.startswith(b"\x1f\x8b")
        self.metadata: dict[str, Any] = json.loads(gzip.decompress(data) if is_compressed else data)
        self.files = NewFiles(folder, table, self.metadata.get("location", ""))
        self.snapshots = {it["snapshot-id"]: it for it in self.metadata["snapshots"]}
        self.snapshot: dict[str, Any] = self.snapshots[table.snapshot_id]
        self.snapshot_id = uuid4().int >> 65  # positive, 63 bits
        rows = table.entries(["manifest_path", "manifest_pos", "content", *_INHERITED]).to_pylist()
        #: What each entry inherits, by manifest and position.
        self.inherited = {(row["manifest_path"], row["manifest_pos"]): row for row in rows}
        numbers = {row["sequence_number"] for row in rows if row["content"] != "data"}
        self.delete_numbers = numbers - {None}
        #: Live entries by file, and the vector of each data file.
        self.live: dict[tuple[Any, ...], tuple[Record, int | None]] = {}
        #: Files of entries that are left out for others, as they are in manifests of other commits.
        self.copies: dict[tuple[Any, ...], Record] = {}
        self.vectors: dict[str, tuple[Any, ...]] = {}
        self.row_id_end = 0
        self.totals: Counter[str] = Counter()

    def run(self) -> Repair:
        """Write manifests, list and metadata."""
        manifest_list = self.snapshot.get("manifest-list")
        if manifest_list is None:
            raise refusal("the snapshot has no manifest list, but names its manifests")
        listed = self.read_list(manifest_list)
        ids = listed.names_by_id()
        own_names = {name: ids.get(field_id, name) for field_id, name in _LIST_FIELDS.items()}
        records = _renamed(listed.records, {written: name for name, written in own_names.items()})
        numbers = [row.get("sequence_number") or 0 for row in records]
        self.number = 1 + max([self.metadata.get("last-sequence-number", 0), *numbers])
        manifests = map(self._manifest, self.each_once(records, "manifest_path"))
        rows = [row for row in manifests if row is not None]
        for key, file in self.copies.items():
            _check_alike(file, self.live.get(key, ({}, None))[0])
        if "snapshot_totals_wrong" in self.checks:
            self.changes.append("totals of the snapshot: counted again")
        if "sequence_number_beyond_last" in self.checks:
            if max(numbers, default=0) > self.snapshot.get("sequence-number", 0):
                raise refusal("a manifest has a greater sequence number than its snapshot")
            self.changes.append(f"last sequence number of the table: {self.number}")
        header = {
            "snapshot-id": self.snapshot_id,
            "parent-snapshot-id": self.table.snapshot_id,
            "sequence-number": self.number,
        }
        keys = listed.metadata.keys() & header.keys()
        listed.metadata.update((key, str(header[key])) for key in keys)
        data = listed.to_bytes(_renamed(rows, own_names))
        name = f"metadata/snap-{self.snapshot_id}-{uuid4()}.{listed.format}"
        self._add_snapshot(self.files.write(name, data))
        version = re.match(r"v?([0-9]+)", self.path.rpartition("/")[2])
        number = int(version[1]) + 1 if version else 1
        name = f"metadata/{number:05d}-{uuid4()}.metadata.json"
        path = self.files.write(name, json.dumps(self.metadata, indent=2).encode())
        return Repair(path, tuple(self.changes), tuple(self.losses), self._adoption(path))

    # -- manifests ------------------------------------------------------------------------------

    def _manifest(self, row: Record) -> Record | None:
        """Return the row of a manifest in the new list; None without entries."""
        path = row["manifest_path"]
        length, entries, loss = self.read_manifest(path, row.get("manifest_length"))
        if loss is not None:
            self._lose(path, row, loss)
        if entries is None:
            return None
        is_changed = loss is not None
        is_malformed = self.is_about(path, "bounds_malformed")
        live: list[tuple[Record, Record]] = []
        for position, old in enumerate(entries.records):
            if old["status"] == _DELETED:
                continue
            inherited = self.inherited.get((path, position), old)
            new = self._entry(old, inherited, is_malformed)
            is_changed |= new is not old
            if new is not None:
                live.append((new, inherited))
        if not is_changed:
            return self._counted(row, entries.records, length)
        if not live:
            return None
        records = [_existing(*both) for both in live]
        data = entries.to_bytes(records)
        new_path = self.files.write(f"metadata/{uuid4()}-m0.{entries.format}", data)
        renewed = {"manifest_path": new_path, "added_snapshot_id": self.snapshot_id}
        return self._counted(row, records, len(data), renewed | {"sequence_number": self.number})

    def _entry(self, entry: Record, inherited: Record, is_malformed: bool) -> Record | None:
        """Return a live entry for the repaired manifest; the same if nothing is wrong.

        Args:
            entry: the entry.
            inherited: what it has or inherits.
            is_malformed: whether bounds in its manifest are.

        Raises:
            UsageError: which of several entries or vectors is right is not known.
        """
        file, number = entry["data_file"], inherited["sequence_number"]
        path, content = file["file_path"], file.get("content", _DATA)
        key = (content, path, file.get("content_offset"))
        if self.is_about(path, "sequence_number_impossible"):
            commit = self.snapshots.get(inherited["snapshot_id"], {})
            if inherited["file_sequence_number"] != commit.get("sequence-number"):
                self.changes.append(f"{path}: live once, as its commit added it")
                self.copies[key] = file
                return None
        if key in self.live:
            first, first_number = self.live[key]
            _check_alike(file, first)
            low, high = sorted((number or 0, first_number or 0))
            if low < high and any(low <= of_delete <= high for of_delete in self.delete_numbers):
                raise refusal(
                    f"{path} was added by two commits: which deletes apply to it is not known"
                )
            rows = counted(file["record_count"], "row")
            self.changes.append(f"{path}: live once, with its {rows}")
            return None
        target = file.get("referenced_data_file")
        if content != _DATA and self.is_about(target, "deletion_vector_dangling"):
            self.changes.append(f"{path}: vector of {target} left out")
            return None
        is_vector = target is not None and key[2] is not None
        if is_vector and self.vectors.setdefault(target, key) != key:
            raise refusal(f"{target} has two deletion vectors")
        self.live[key] = file, number
        first_row_id = inherited.get("first_row_id")
        if content == _DATA and first_row_id is not None:
            self.row_id_end = max(self.row_id_end, first_row_id + file["record_count"])
        noun = _COUNTED.get(content, "equality-deletes")
        size = file.get("content_size_in_bytes") or file["file_size_in_bytes"]
        self.totals["total-files-size"] += size
        self.totals["total-data-files" if content == _DATA else "total-delete-files"] += 1
        self.totals[f"total-{noun}"] += file["record_count"]
        if not is_malformed and not self.is_about(path, "statistics_impossible"):
            return entry
        self.changes.append(f"{path}: bounds left out, no file is skipped by them")
        gone = {name: None for name in ("lower_bounds", "upper_bounds") if name in file}
        return entry | {"data_file": file | gone}

    def _lose(self, path: str, row: Record, why: str) -> None:
        """State what is lost with a manifest, whose row in the list is given.

        Raises:
            UsageError: deletes are lost, so that deleted rows would return.
        """
        if row.get("content", _DATA) != _DATA:
            raise refusal(f"{path} has deletes and cannot be read: deleted rows would return")
        damage = self.damage.get(path, {})
        numbers = {noun: damage.get(f"lost_{noun}s") for noun in ("file", "row")}
        files, rows = (
            f"an unknown number of {noun}s" if number is None else counted(number, noun)
            for noun, number in numbers.items()
        )
        self.losses.append(f"{path}: {files} with {rows} lost ({why})")

    # -- manifest list --------------------------------------------------------------------------

    def _counted(
        self, row: Record, entries: Sequence[Record], length: int, new: Record | None = None
    ) -> Record:
        """Return the row of a manifest with its length, counts and ranges.

        `new` are other fields of a manifest that is written again.
        """
        fields: Record = {"manifest_length": length, **(new or {})}
        for status, word in enumerate(("existing", "added", "deleted")):
            files = [entry["data_file"] for entry in entries if entry["status"] == status]
            fields[f"{word}_files_count"] = len(files)
            fields[f"{word}_rows_count"] = sum(file["record_count"] for file in files)
        if new:
            live = [entry.get("sequence_number") for entry in entries]
            fields["min_sequence_number"] = min((n for n in live if n is not None), default=0)
        if self.is_about(row["manifest_path"], *RANGES):  # an absent range skips nothing
            fields["partitions"] = None
        fields = {name: value for name, value in fields.items() if name in row}
        if not new and any(row[name] != value for name, value in fields.items()):
            self.changes.append(f"{row['manifest_path']}: counts, length or ranges in the list")
        return row | fields

    # -- table metadata -------------------------------------------------------------------------

    def _add_snapshot(self, manifest_list: str) -> None:
        metadata, now = self.metadata, int(time.time() * 1000)
        names = ("data-files", "records", "files-size", "delete-files", "position-deletes")
        totals = {f"total-{name}": 0 for name in (*names, "equality-deletes")} | self.totals
        summary = {name: str(total) for name, total in totals.items()}
        snapshot: dict[str, Any] = {
            "snapshot-id": self.snapshot_id,
            "parent-snapshot-id": self.table.snapshot_id,
            "timestamp-ms": max(now, metadata.get("last-updated-ms", 0)),
            "summary": {"operation": "delete" if self.losses else "replace", **summary},
            "manifest-list": manifest_list,
        }
        if "current-schema-id" in metadata:
            snapshot["schema-id"] = metadata["current-schema-id"]
        if metadata["format-version"] > 1:
            snapshot["sequence-number"] = metadata["last-sequence-number"] = self.number
        if metadata["format-version"] > 2:
            next_id = max(metadata.get("next-row-id", 0), self.row_id_end)
            snapshot |= {"first-row-id": next_id, "added-rows": 0}
            if next_id != metadata.get("next-row-id", next_id):
                self.changes.append(f"next row id of the table: {next_id}")
            metadata["next-row-id"] = next_id
        metadata["snapshots"] = [*metadata.get("snapshots", ()), snapshot]
        metadata["current-snapshot-id"] = self.snapshot_id
        metadata["refs"] = self._refs()
        at = snapshot["timestamp-ms"]
        log = metadata.setdefault("snapshot-log", [])
        log.append({"timestamp-ms": at, "snapshot-id": self.snapshot_id})
        log = metadata.setdefault("metadata-log", [])
        before = metadata.get("last-updated-ms", at)
        log.append({"timestamp-ms": before, "metadata-file": self.path})
        metadata["last-updated-ms"] = at

    def _refs(self) -> dict[str, Any]:
        """Return the refs that name a snapshot; the branch main names the new one."""
        refs = self.metadata.get("refs", {})
        gone = [name for name in refs if refs[name]["snapshot-id"] not in self.snapshots]
        self.losses += [f"{refs[name]['type']} {name}: it names no snapshot" for name in gone]
        main = {"type": "branch"} | refs.get("main", {}) | {"snapshot-id": self.snapshot_id}
        return {name: refs[name] for name in refs if name not in gone} | {"main": main}

    def _adoption(self, path: str) -> tuple[str, ...]:
        return (
            "adopt: drop the table from its catalog without its files, then register the new file",
            f"  PyIceberg: catalog.register_table(('db', 'table'), {path!r})",
            "  Spark: CALL catalog.system.register_table(table => 'db.table', "
            f"metadata_file => '{path}')",
            "go back: register the old file the same way, or roll back to the old snapshot",
            f"  PyIceberg: catalog.register_table(('db', 'table'), {self.path!r})",
            "  Spark: CALL catalog.system.rollback_to_snapshot(table => 'db.table', "
            f"snapshot_id => {self.table.snapshot_id})",
        )


def _check_alike(file: Record, first: Record) -> None:
    """Raise if a file differs in two entries, or is in one that was left out alone."""
    if file | {"first_row_id": None} != first | {"first_row_id": None}:
        raise refusal(f"{file['file_path']} has two entries that differ")


def _existing(entry: Record, inherited: Record) -> Record:
    """Return an entry as an existing one, which inherits nothing."""
    file = entry["data_file"]
    if "first_row_id" in file and file.get("content", _DATA) == _DATA:
        file = file | {"first_row_id": inherited.get("first_row_id")}
    inherited_fields = {name: inherited[name] for name in _INHERITED if name in entry}
    return entry | inherited_fields | {"status": _EXISTING, "data_file": file}


def _renamed(records: Sequence[Record], names: Mapping[str, str]) -> list[Record]:
    """Return records with other names of fields, as far as there are any."""
    return [{names.get(name, name): value for name, value in row.items()} for row in records]
