"""Repaired metadata of an Iceberg table: a new snapshot without what is wrong in the open one.

Takes the open snapshot, its findings and damage; returns the files to write and what changes. The
manifests that are sound stay where they are; others are written again, in their own schema and
codec, with entries of status existing whose sequence numbers and row ids are no longer inherited.
Other snapshots, and unknown fields of the table metadata, stay. Main name: `IcebergRepair`.

Spec: Iceberg v3, Manifests; Manifest Lists; Snapshots; Table Metadata; Sequence Number Inheritance.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from arrowmeta.apps.repair.snapshot import (
    Facts,
    NewFiles,
    Record,
    Repair,
    SnapshotRepair,
    numbered,
    refusal,
)
from arrowmeta.iceberg.manifests import MANIFESTS
from arrowmeta.iceberg.metadata import uncompressed
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.io.location import version_of
from arrowmeta.io.storage import MAX_FILE_BYTES
from arrowmeta.model.reading import read_relation

_DELETED, _EXISTING = 2, 1
_DATA = 0
#: What the rows of a file are called in totals, by content; of others, `equality-deletes`.
_COUNTED = {_DATA: "records", 1: "position-deletes"}
#: Checks about partition ranges of lists, which are left out: an absent range skips nothing.
_RANGES = {"partition_bounds_too_narrow", "partition_bounds_too_wide", "partition_nulls_wrong"}
#: What entries inherit, and the columns of `entries` that have it.
_INHERITED = ("snapshot_id", "sequence_number", "file_sequence_number")


class IcebergRepair(SnapshotRepair[IcebergSource]):
    """Repair of the open snapshot, whose table is pinned."""

    def __init__(self, source: IcebergSource, facts: Facts, files: NewFiles) -> None:
        super().__init__(source, facts, files)
        assert source.snapshot is not None  # as its id, which was checked
        self.snapshot = source.snapshot
        self.seen: dict[tuple[Any, ...], tuple[Record, int | None]] = {}
        self.vectors: dict[str, tuple[Any, ...]] = {}
        self.row_id_end = 0
        self.totals: Counter[str] = Counter()
        path = source.metadata.path
        pieces = uncompressed(source.storage.stream(path), path, MAX_FILE_BYTES)
        self.metadata: dict[str, Any] = json.loads(b"".join(map(bytes, pieces)))
        names = ["manifest_path", "manifest_pos", *_INHERITED, "first_row_id"]
        rows = read_relation(source, "entries", names).to_pylist()
        #: What each entry inherits, by manifest and position.
        self.inherited = {(row["manifest_path"], row["manifest_pos"]): row for row in rows}
        self.snapshot_id = uuid4().int >> 65  # positive, 63 bits

    def run(self) -> Repair:
        """Write manifests, list and metadata."""
        if self.snapshot.manifest_list is None:
            raise refusal("the snapshot has no manifest list, but names its manifests")
        listed = self.read_list(self.snapshot.manifest_list)
        ids = listed.names_by_id()
        # Writers give some fields other names.
        fields = ((at, field_id) for at, field_id in MANIFESTS.ids.items() if "." not in at)
        own_names = {at: ids.get(field_id, at) for at, field_id in fields}
        spec_names = {name: at for at, name in own_names.items()}
        records = _renamed(listed.records, spec_names)
        numbers = [row.get("sequence_number") or 0 for row in records]
        self.number = 1 + max([self.metadata.get("last-sequence-number", 0), *numbers])
        manifests = map(self._manifest, self.each_once(records, "manifest_path"))
        rows = [row for row in manifests if row is not None]
        self._tell_of_snapshot(max(numbers, default=0))
        header = {
            "snapshot-id": self.snapshot_id,
            "parent-snapshot-id": self.source.snapshot_id,
            "sequence-number": self.number,
        }
        keys = listed.metadata.keys() & header.keys()
        listed.metadata.update((key, str(header[key])) for key in keys)
        data = listed.to_bytes(_renamed(rows, own_names))
        name = f"snap-{self.snapshot_id}-{uuid4()}.avro"
        self._add_snapshot(self.files.write(f"metadata/{name}", data))
        version = 1 + max(0, version_of(self.source.metadata.path.rpartition("/")[2]))
        path = self.files.write(
            f"metadata/{version:05d}-{uuid4()}.metadata.json",
            json.dumps(self.metadata, indent=2).encode(),
        )
        return Repair(path, tuple(self.changes), tuple(self.losses), self._adoption(path))

    def _tell_of_snapshot(self, greatest_number: int) -> None:
        """State what changes for the whole snapshot.

        Args:
            greatest_number: greatest sequence number of its manifests.

        Raises:
            UsageError: it is greater than that of the snapshot.
        """
        if "snapshot_totals_wrong" in self.facts.checks:
            self.changes.append("totals of the snapshot: counted again")
        if "sequence_number_beyond_last" in self.facts.checks:
            if greatest_number > (self.snapshot.sequence_number or 0):
                raise refusal("a manifest has a greater sequence number than its snapshot")
            self.changes.append(f"last sequence number of the table: {self.number}")

    # -- manifests ------------------------------------------------------------------------------

    def _manifest(self, row: Record) -> Record | None:
        """Return the row of a manifest in the new list; None without entries."""
        path = row["manifest_path"]
        manifest = self.read_manifest(path, row.get("manifest_length"))
        if manifest.loss is not None:
            self._lose(path, row, manifest.loss)
        if (entries := manifest.entries) is None:
            return None
        live: list[tuple[int, Record]] = []
        is_changed = manifest.loss is not None
        for position, old in enumerate(entries.records):
            new = None if old["status"] == _DELETED else self._entry(path, position, old)
            is_changed |= new is not old and old["status"] != _DELETED
            if new is not None:
                live.append((position, new))
        if not is_changed:
            return self._counted(row, entries.records, len(manifest.data))
        if not live:
            return None
        for position, entry in live:
            self._fix(path, position, entry)
        records = [entry for _, entry in live]
        data = entries.to_bytes(records)
        new = {
            "manifest_path": self.files.write(f"metadata/{uuid4()}-m0.{entries.format}", data),
            "added_snapshot_id": self.snapshot_id,
            "sequence_number": self.number,
        }
        return self._counted(row, records, len(data), new)

    def _entry(self, path: str, position: int, entry: Record) -> Record | None:
        """Return a live entry for the repaired manifest; the same if nothing is wrong."""
        file = entry["data_file"]
        content = file.get("content", _DATA)
        key = (content, file["file_path"], file.get("content_offset"))
        number = self._of(path, position, entry)["sequence_number"]
        if key in self.seen:
            self._check_alike(file, number, *self.seen[key])
            rows = numbered(file["record_count"], "row")
            self.changes.append(f"{file['file_path']}: live once, with its {rows}")
            return None
        target = file.get("referenced_data_file")
        if content != _DATA and self.facts.is_about("deletion_vector_dangling", target):
            self.changes.append(f"{file['file_path']}: vector of {target} left out")
            return None
        is_vector = target is not None and key[2] is not None
        if is_vector and self.vectors.setdefault(target, key) != key:
            raise refusal(f"{target} has two deletion vectors")
        self.seen[key] = file, number
        first_row_id = self._of(path, position, entry).get("first_row_id")
        if content == _DATA and first_row_id is not None:
            self.row_id_end = max(self.row_id_end, first_row_id + file["record_count"])
        self._total(content, file)
        if self.facts.is_about("statistics_impossible", file["file_path"]) or self.facts.is_about(
            "bounds_malformed", path
        ):
            self.changes.append(f"{file['file_path']}: bounds left out, no file is skipped by them")
            gone = {name: None for name in ("lower_bounds", "upper_bounds") if name in file}
            entry["data_file"] = file | gone
            return dict(entry)
        return entry

    def _check_alike(
        self, file: Record, number: int | None, first: Record, first_number: int | None
    ) -> None:
        """Check that a file may be live once, as its first entry has it.

        Args:
            file, number: the file and its sequence number, as another entry has them.
            first, first_number: as the first entry has them.

        Raises:
            UsageError: which entry is right is not known.
        """
        if file | {"first_row_id": None} != first | {"first_row_id": None}:
            raise refusal(f"{file['file_path']} has two entries that differ")
        low, high = sorted((number or 0, first_number or 0))
        if low < high and any(low <= of_delete <= high for of_delete in self.facts.delete_numbers):
            raise refusal(
                f"{file['file_path']} was added by two commits: which deletes apply to it is "
                "not known"
            )

    def _of(self, path: str, position: int, entry: Record) -> Mapping[str, Any]:
        return self.inherited.get((path, position)) or entry

    def _fix(self, path: str, position: int, entry: Record) -> None:
        """Turn an entry into an existing one, which inherits nothing."""
        inherited = self._of(path, position, entry)
        entry["status"] = _EXISTING
        for name in _INHERITED:
            if name in entry:
                entry[name] = inherited[name]
        if "first_row_id" in entry["data_file"] and entry["data_file"].get("content", 0) == _DATA:
            entry["data_file"]["first_row_id"] = inherited.get("first_row_id")

    def _lose(self, path: str, row: Record, why: str) -> None:
        """State what is lost with a manifest, whose row in the list is given.

        Raises:
            UsageError: deletes are lost, so that deleted rows would return.
        """
        if row.get("content", _DATA) != _DATA:
            raise refusal(f"{path} has deletes and cannot be read: deleted rows would return")
        loss = self.facts.damage.get(path, {})
        n_files, n_rows = loss.get("lost_files"), loss.get("lost_rows")
        if n_files is None:
            n_files, n_rows = (
                sum(row.get(f"{status}_{noun}_count") or 0 for status in ("added", "existing"))
                for noun in ("files", "rows")
            )
        self.losses.append(
            f"{path}: {numbered(n_files, 'file')} with {numbered(n_rows, 'row')} lost ({why})"
        )

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
        if any(self.facts.is_about(check, row["manifest_path"]) for check in _RANGES):
            fields["partitions"] = None
        fields = {name: value for name, value in fields.items() if name in row}
        if not new and any(row[name] != value for name, value in fields.items()):
            self.changes.append(f"{row['manifest_path']}: counts, length or ranges in the list")
        return row | fields

    # -- table metadata -------------------------------------------------------------------------

    def _total(self, content: int, file: Record) -> None:
        size = file.get("content_size_in_bytes") or file["file_size_in_bytes"]
        noun = _COUNTED.get(content, "equality-deletes")
        self.totals["total-files-size"] += size
        self.totals["total-data-files" if content == _DATA else "total-delete-files"] += 1
        self.totals[f"total-{noun}"] += file["record_count"]

    def _add_snapshot(self, manifest_list: str) -> None:
        metadata, now = self.metadata, int(time.time() * 1000)
        old = self.source.snapshot_id
        names = ("data-files", "records", "files-size", "delete-files", "position-deletes")
        totals = {f"total-{name}": 0 for name in (*names, "equality-deletes")} | self.totals
        summary = {name: str(total) for name, total in totals.items()}
        snapshot: dict[str, Any] = {
            "snapshot-id": self.snapshot_id,
            "parent-snapshot-id": old,
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
        before, path = metadata.get("last-updated-ms", at), self.source.metadata.path
        for log, entry in (
            ("snapshot-log", {"timestamp-ms": at, "snapshot-id": self.snapshot_id}),
            ("metadata-log", {"timestamp-ms": before, "metadata-file": path}),
        ):
            metadata.setdefault(log, []).append(entry)
        metadata["last-updated-ms"] = at

    def _refs(self) -> dict[str, Any]:
        """Return the refs that name a snapshot; the branch main names the new one."""
        known_ids = {snapshot["snapshot-id"] for snapshot in self.metadata["snapshots"]}
        refs: dict[str, Any] = {}
        for name, ref in self.metadata.get("refs", {}).items():
            if ref["snapshot-id"] in known_ids:
                refs[name] = ref
            else:
                self.losses.append(f"{ref['type']} {name}: it names no snapshot")
        main = {"type": "branch"} | refs.get("main", {}) | {"snapshot-id": self.snapshot_id}
        return refs | {"main": main}

    def _adoption(self, path: str) -> tuple[str, ...]:
        old = self.source.metadata.path
        return (
            "adopt: drop the table from its catalog without its files, then register the new file",
            f"  PyIceberg: catalog.register_table(('db', 'table'), {path!r})",
            "  Spark: CALL catalog.system.register_table(table => 'db.table', "
            f"metadata_file => '{path}')",
            "go back: register the old file the same way, or roll back to the old snapshot",
            f"  PyIceberg: catalog.register_table(('db', 'table'), {old!r})",
            "  Spark: CALL catalog.system.rollback_to_snapshot(table => 'db.table', "
            f"snapshot_id => {self.source.snapshot_id})",
        )


def _renamed(records: Sequence[Record], names: Mapping[str, str]) -> list[Record]:
    """Return records with other names of fields, as far as there are any."""
    return [{names.get(name, name): value for name, value in row.items()} for row in records]
