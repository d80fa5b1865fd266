"""Repaired metadata of an Iceberg table: a new snapshot without what is wrong in the open one.

Takes the open snapshot, its findings and damage; returns the files to write and what changes. The
manifests that are sound stay where they are; others are written again, in their own schema and
codec, with entries of status existing whose sequence numbers and row ids are no longer inherited.
Other snapshots, and unknown fields of the table metadata, stay. Main name: `repair_iceberg`.

Spec: Iceberg v3, Manifests; Manifest Lists; Snapshots; Table Metadata; Sequence Number Inheritance.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from arrowmeta.iceberg.metadata import uncompressed
from arrowmeta.iceberg.metadata_name import version_of
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.io.storage import MAX_FILE_BYTES
from arrowmeta.model.source import read_relation
from arrowmeta.repair.changes import Facts, NewFiles, Repair, numbered, refusal
from arrowmeta.repair.records import Record
from arrowmeta.repair.snapshot import SnapshotRepair

_DELETED, _EXISTING = 2, 1
_DATA, _POSITIONS, _EQUALITY = 0, 1, 2
#: Names of fields of lists, by id, where the file has no ids.
_LISTED = {
    500: "manifest_path",
    501: "manifest_length",
    502: "partition_spec_id",
    503: "added_snapshot_id",
    504: "added_files_count",
    505: "existing_files_count",
    506: "deleted_files_count",
    507: "partitions",
    512: "added_rows_count",
    513: "existing_rows_count",
    514: "deleted_rows_count",
    515: "sequence_number",
    516: "min_sequence_number",
    517: "content",
    520: "first_row_id",
}
#: Checks about partition ranges of lists, which are left out: an absent range skips nothing.
_RANGES = {"partition_bounds_too_narrow", "partition_bounds_too_wide", "partition_nulls_wrong"}
#: What entries inherit, and the columns of `entries` that have it.
_INHERITED = ("snapshot_id", "sequence_number", "file_sequence_number")
#: Fields of a file that can differ between two entries of it.
_OWN = ("first_row_id",)


def repair_iceberg(source: IcebergSource, facts: Facts, files: NewFiles) -> Repair:
    """Return the repair of the open snapshot.

    Args:
        source: the table, pinned.
        facts: its findings and damage.
        files: takes the new files.

    Raises:
        UsageError: a right value is not known.
    """
    if source.snapshot is None:
        raise refusal("the table has no snapshot")
    return _IcebergRepair(source, facts, files).run()


class _IcebergRepair(SnapshotRepair[IcebergSource]):
    def __init__(self, source: IcebergSource, facts: Facts, files: NewFiles) -> None:
        super().__init__(source, facts, files)
        self.seen: dict[tuple[Any, ...], tuple[Record, int | None]] = {}
        self.vectors: dict[str, tuple[Any, ...]] = {}
        self.row_id_end = 0
        self.totals: Counter[str] = Counter()
        path = source.metadata.path
        pieces = uncompressed(source.storage.stream(path), path, MAX_FILE_BYTES)
        text = b"".join(map(bytes, pieces))
        self.metadata: dict[str, Any] = json.loads(text)
        self.inherited = self._inherited()
        self.snapshot_id = uuid4().int >> 65  # positive, 63 bits

    def run(self) -> Repair:
        """Write manifests, list and metadata."""
        assert self.source.snapshot is not None
        old_list = self.source.snapshot.manifest_list
        if old_list is None:
            raise refusal("the snapshot has no manifest list, but names its manifests")
        listed = self.read_list(old_list)
        has = listed.names()
        ids = _LISTED | listed.names_by_id()
        self.field = {number: name for number, name in ids.items() if name in has}
        numbers = [row.get(self.field.get(515, ""), 0) or 0 for row in listed.records]
        self.number = 1 + max([self.metadata.get("last-sequence-number", 0), *numbers])
        manifests = map(self._manifest, self.each_once(listed.records, self.field[500]))
        rows = [row for row in manifests if row is not None]
        self._tell_of_snapshot(max(numbers, default=0))
        listed.metadata.update(self._list_keys(listed.metadata))
        name = f"snap-{self.snapshot_id}-{uuid4()}.avro"
        self._add_snapshot(self.files.write(f"metadata/{name}", listed.to_bytes(rows)))
        path = self._write_metadata()
        return Repair(path, tuple(self.changes), tuple(self.losses), self._adoption(path))

    def _tell_of_snapshot(self, greatest_number: int) -> None:
        """State what changes for the whole snapshot.

        Args:
            greatest_number: greatest sequence number of its manifests.

        Raises:
            UsageError: it is greater than that of the snapshot.
        """
        assert self.source.snapshot is not None
        if self.facts.has("snapshot_totals_wrong"):
            self.changes.append("totals of the snapshot: counted again")
        if self.facts.has("sequence_number_beyond_last"):
            if greatest_number > (self.source.snapshot.sequence_number or 0):
                raise refusal("a manifest has a greater sequence number than its snapshot")
            self.changes.append(f"last sequence number of the table: {self.number}")

    # -- manifests ------------------------------------------------------------------------------

    def _manifest(self, row: Record) -> Record | None:
        """Return the row of a manifest in the new list; None without entries."""
        path = row[self.field[500]]
        manifest = self.read_manifest(path, row.get(self.field.get(501, "")))
        if manifest.loss is not None:
            self._lose(path, row, manifest.loss)
        if (entries := manifest.entries) is None:
            return None
        file = entries.names_by_id("data_file")
        live: list[tuple[int, Record]] = []
        is_changed = manifest.loss is not None
        for position, old in enumerate(entries.records):
            new = None if old["status"] == _DELETED else self._entry(path, position, old)
            is_changed |= new is not old and old["status"] != _DELETED
            if new is not None:
                live.append((position, new))
        if not is_changed:
            return row | self._counted(row, entries.records, len(manifest.data), file)
        if not live:
            return None
        for position, entry in live:
            self._fix(path, position, entry)
        records = [entry for _, entry in live]
        data = entries.to_bytes(records)
        new_path = self.files.write(f"metadata/{uuid4()}-m0.{entries.format}", data)
        row = row | self._named({500: new_path, 503: self.snapshot_id, 515: self.number})
        return row | self._counted(row, records, len(data), file, path)

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
        mine, other = (
            {name: value for name, value in record.items() if name not in _OWN}
            for record in (file, first)
        )
        if mine != other:
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
        told = self._of(path, position, entry)
        entry["status"] = _EXISTING
        for name in _INHERITED:
            if name in entry:
                entry[name] = told[name]
        if "first_row_id" in entry["data_file"] and entry["data_file"].get("content", 0) == _DATA:
            entry["data_file"]["first_row_id"] = told.get("first_row_id")

    def _inherited(self) -> dict[tuple[str, int], dict[str, Any]]:
        """Return what each entry inherits, by manifest and position."""
        names = ["manifest_path", "manifest_pos", *_INHERITED, "first_row_id"]
        rows = read_relation(self.source, "entries", names).to_pylist()
        return {(row["manifest_path"], row["manifest_pos"]): row for row in rows}

    def _lose(self, path: str, row: Record, why: str) -> None:
        """State what is lost with a manifest, whose row in the list is given.

        Raises:
            UsageError: deletes are lost, so that deleted rows would return.
        """
        if row.get(self.field.get(517, ""), _DATA) != _DATA:
            raise refusal(f"{path} has deletes and cannot be read: deleted rows would return")
        lost = self.facts.damage.get(path, {})
        n_files, n_rows = lost.get("lost_files"), lost.get("lost_rows")
        if n_files is None:
            n_files = sum(row.get(self.field.get(field_id, "")) or 0 for field_id in (504, 505))
            n_rows = sum(row.get(self.field.get(field_id, "")) or 0 for field_id in (512, 513))
        self.losses.append(
            f"{path}: {numbered(n_files, 'file')} with {numbered(n_rows, 'row')} lost ({why})"
        )

    # -- manifest list --------------------------------------------------------------------------

    def _named(self, values: Mapping[int, Any]) -> Record:
        return {
            self.field[field_id]: value
            for field_id, value in values.items()
            if field_id in self.field
        }

    def _counted(
        self,
        row: Record,
        entries: Sequence[Record],
        length: int,
        file: Mapping[int, str],
        old_path: str | None = None,
    ) -> Record:
        """Return the fields of a list that describe the entries of a manifest.

        `old_path` is that of a manifest that is written again.
        """
        counts, rows = [0, 0, 0], [0, 0, 0]
        for entry in entries:
            status = entry["status"]
            counts[status] += 1
            rows[status] += entry["data_file"][file.get(103, "record_count")]
        fields: dict[int, Any] = {501: length}
        for status, at in ((0, 505), (1, 504), (2, 506)):
            fields[at], fields[at + 8] = counts[status], rows[status]
        if old_path is not None:
            live = [entry.get("sequence_number") for entry in entries]
            fields[516] = min((number for number in live if number is not None), default=0)
        path = old_path or row[self.field[500]]
        wrong = [check for check in _RANGES if self.facts.is_about(check, path)]
        if wrong:
            fields[507] = None
        told = self._named(fields)
        if old_path is None and any(row[name] != told[name] for name in told if name in row):
            self.changes.append(f"{path}: counts, length or ranges in the list")
        return told

    def _list_keys(self, keys: Mapping[str, str]) -> dict[str, str]:
        told = {
            "snapshot-id": self.snapshot_id,
            "parent-snapshot-id": self.source.snapshot_id,
            "sequence-number": self.number,
        }
        return {key: str(value) for key, value in told.items() if key in keys}

    # -- table metadata -------------------------------------------------------------------------

    def _total(self, content: int, file: Record) -> None:
        size = file.get("content_size_in_bytes") or file["file_size_in_bytes"]
        self.totals["total-files-size"] += size
        if content == _DATA:
            self.totals["total-data-files"] += 1
            self.totals["total-records"] += file["record_count"]
        else:
            kind = "position" if content == _POSITIONS else "equality"
            self.totals["total-delete-files"] += 1
            self.totals[f"total-{kind}-deletes"] += file["record_count"]

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
        metadata.setdefault("snapshot-log", []).append(
            {"timestamp-ms": at, "snapshot-id": self.snapshot_id}
        )
        metadata.setdefault("metadata-log", []).append(
            {
                "timestamp-ms": metadata.get("last-updated-ms", at),
                "metadata-file": self.source.metadata.path,
            }
        )
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

    def _write_metadata(self) -> str:
        """Write the table metadata as the next version; return its path."""
        version = 1 + (version_of(self.source.metadata.path.rpartition("/")[2]) or 0)
        return self.files.write(
            f"metadata/{version:05d}-{uuid4()}.metadata.json",
            json.dumps(self.metadata, indent=2).encode(),
        )

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
