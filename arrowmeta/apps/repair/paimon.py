"""Repaired metadata of a Paimon table: a new snapshot without what is wrong in the open one.

Writes a snapshot with the next id, its manifest lists, and the manifests and the index manifest
that change, in their own schema and codec. Paths in Paimon's metadata are names: to adopt the
files, they are copied into the table's folders. The new base has the entries of the old base and
delta; the new delta is empty. Main name: `PaimonRepair`.

Spec: Paimon 1.3, ManifestFileMeta; ManifestEntry; FileEntry.mergeEntries; Snapshot.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from arrowmeta import Table
from arrowmeta.apps.repair.snapshot import (
    RANGES,
    FileRecords,
    NewFiles,
    Record,
    Repair,
    SnapshotRepair,
    read_records,
    refusal,
)
from arrowmeta.text import counted

_ADD, _DELETE = 0, 1
#: Identifier of commits of batch jobs.
_BATCH = 2**63 - 1
#: Fields of a file that are part of its identity, beside partition and bucket.
#: Spec: Paimon 1.3, FileEntry.Identifier.
_IDENTITY = ("_LEVEL", "_FILE_NAME", "_EXTRA_FILES", "_EMBEDDED_FILE_INDEX", "_EXTERNAL_PATH")


class PaimonRepair(SnapshotRepair):
    """Repair of the open snapshot."""

    def __init__(self, table: Table, folder: str) -> None:
        super().__init__(table)
        self.files = NewFiles(folder, table)
        self.path = table.metadata_file or ""
        self.snapshot: dict[str, Any] = json.loads(table.read_file(self.path))
        #: Live files by identity, and files of lost manifests that are not added elsewhere.
        self.live: dict[tuple[Any, ...], Record] = {}
        self.n_lost: Counter[str] = Counter()
        self.unknown_deletes = 0
        #: Identities of files that were deleted.
        self.deleted: set[tuple[Any, ...]] = set()
        entries = table.entries(["file_path", "file_name"]).to_pylist()
        self.paths = {row["file_name"]: row["file_path"] for row in entries}

    def run(self) -> Repair:
        """Write manifests, lists and the snapshot."""
        snapshot = self.snapshot
        base, delta = (
            self.read_list(self._manifest_path(snapshot[f"{role}ManifestList"]))
            for role in ("base", "delta")
        )
        rows = []
        for row in self.each_once((*base.records, *delta.records), "_FILE_NAME"):
            rows += self._manifest(row)
        others = ", of which others may be deleted" if self.unknown_deletes else ""
        self.losses += [
            f"{what}: {counted(number, 'file')} lost{others}; their rows are not recorded"
            for what, number in self.n_lost.items()
        ]
        index = snapshot.get("indexManifest")
        if index is not None:
            snapshot["indexManifest"] = self._index(index)
        total = sum(entry["_FILE"]["_ROW_COUNT"] for entry in self.live.values())
        if snapshot.get("totalRecordCount") != total:
            self.changes.append(f"rows of the snapshot: {total:,}")
        lists = {
            "base": self._write("manifest-list", base, rows),
            "delta": self._write("manifest-list", delta, []),
            "changelog": (None, None),
        }
        renewed = self._renewed(lists, total)
        # That of a branch is below the folder of the table.
        root = self.path.rsplit("/", 2)[0].removeprefix(self.table.location.rstrip("/"))
        number = renewed["id"]
        name = f"{root}/snapshot/snapshot-{number}".lstrip("/")
        path = self.files.write(name, json.dumps(renewed, indent=2).encode())
        return Repair(path, tuple(self.changes), tuple(self.losses), self._adoption(name, number))

    def _manifest_path(self, name: str) -> str:
        """Return the path of a manifest or a list, which branches share."""
        return f"{self.table.location.rstrip('/')}/manifest/{name}"

    def _renewed(
        self, lists: Mapping[str, tuple[str | None, int | None]], n_rows: int
    ) -> dict[str, Any]:
        """Return the snapshot as the next one, a compaction.

        Args:
            lists: names and sizes of its new manifest lists, by kind.
            n_rows: its number of rows.
        """
        old = self.snapshot
        optional = {"changelogRecordCount": 0, "uuid": str(uuid4())}
        optional |= {f"{kind}ManifestListSize": size for kind, (_, size) in lists.items()}
        new = old | {name: value for name, value in optional.items() if name in old}
        new |= {f"{kind}ManifestList": name for kind, (name, _) in lists.items()}
        if self.losses:
            new.pop("statistics", None)
        return new | {
            "id": 1 + max(self.table.snapshots("snapshot_id")["snapshot_id"].to_pylist()),
            "commitUser": str(uuid4()),
            "commitIdentifier": _BATCH,
            "commitKind": "COMPACT",
            "timeMillis": max(int(time.time() * 1000), old["timeMillis"]),
            "totalRecordCount": n_rows,
            "deltaRecordCount": 0,
        }

    def _write(self, kind: str, like: FileRecords, rows: Sequence[Record]) -> tuple[str, int]:
        """Write a file of records in the format of another; return its name and size."""
        name, data = f"{kind}-{uuid4()}-0", like.to_bytes(rows)
        self.files.write(f"manifest/{name}", data)
        return name, len(data)

    # -- manifests ------------------------------------------------------------------------------

    def _manifest(self, row: Record) -> list[Record]:
        """Return the rows of a manifest in the new list: several if its ranges were wrong."""
        name = row["_FILE_NAME"]
        path = self._manifest_path(name)
        length, entries, loss = self.read_manifest(path, row["_FILE_SIZE"])
        if loss is not None:
            self._lose(row, entries.records if entries else [], path, loss)
        if entries is None:
            return []
        records = [
            self._with_known_bounds(entry) for entry in entries.records if self._takes(entry)
        ]
        is_changed = loss is not None or records != entries.records
        is_wrong = self.is_about(path, *RANGES)
        if not is_changed and not is_wrong:
            return [self._counted(row, records, length)]
        parts = [records]
        if is_wrong:  # the range of one partition is that partition
            by_partition: dict[bytes, list[Record]] = {}
            for entry in records:
                by_partition.setdefault(entry["_PARTITION"], []).append(entry)
            parts = [*by_partition.values()]
            self.changes.append(f"{name}: one manifest for each of its {len(parts):,} partitions")
        rows = []
        for part in filter(None, parts):
            new, size = self._write("manifest", entries, part)
            renamed = row | {"_FILE_NAME": new}
            if row.get("_EXTRA_FILES") is not None:  # sidecars of the old manifest
                renamed["_EXTRA_FILES"] = []
            if is_wrong:
                renamed["_PARTITION_STATS"] = _range_of(part[0]["_PARTITION"], len(part))
            rows.append(self._counted(renamed, part, size, is_new=True))
        return rows

    def _takes(self, entry: Record) -> bool:
        """Return whether an entry stays; it adds or deletes a live file then."""
        file = entry["_FILE"]
        if file.get("_WRITE_COLS") is not None:
            raise refusal(f"{file['_FILE_NAME']} has some columns of rows of other files")
        key = (entry["_PARTITION"], entry["_BUCKET"], *(repr(file.get(name)) for name in _IDENTITY))
        if entry["_KIND"] == _DELETE:
            self.deleted.add(key)
            if self.live.pop(key, None) is None:
                if self.n_lost:
                    self.unknown_deletes += 1
                else:
                    self.changes.append(f"{file['_FILE_NAME']}: deletion of no live file left out")
                return False
            return True
        if key in self.deleted:
            raise refusal(f"{file['_FILE_NAME']} is deleted and added again: readers differ")
        if (first := self.live.setdefault(key, entry)) is not entry:
            if first["_FILE"] != file:
                raise refusal(f"{file['_FILE_NAME']} has two entries that differ")
            rows = counted(file["_ROW_COUNT"], "row")
            self.changes.append(f"{file['_FILE_NAME']}: live once, with its {rows}")
            return False
        return True

    def _with_known_bounds(self, entry: Record) -> Record:
        """Return an entry without bounds if they are wrong: a file without skips no rows."""
        file = entry["_FILE"]
        subject = self.paths.get(file["_FILE_NAME"])
        if not self.is_about(subject, "statistics_impossible"):
            return entry
        self.changes.append(f"{file['_FILE_NAME']}: bounds left out, no file is skipped by them")
        stats = {name: _without_bounds(file[name]) for name in ("_KEY_STATS", "_VALUE_STATS")}
        return entry | {"_FILE": file | stats}

    def _lose(self, row: Record, entries: Sequence[Record], path: str, why: str) -> None:
        """Note what is lost with a manifest.

        Raises:
            UsageError: deletes are lost, so that deleted files would return.
        """
        kinds = Counter(entry["_KIND"] for entry in entries)
        if row["_NUM_DELETED_FILES"] > kinds[_DELETE]:
            raise refusal(f"{path} deletes files and cannot be read: they would return")
        self.n_lost[f"{path} ({why})"] = row["_NUM_ADDED_FILES"] - kinds[_ADD]

    def _counted(
        self, row: Record, entries: Sequence[Record], length: int, *, is_new: bool = False
    ) -> Record:
        """Return the row of a manifest with its counts and ranges."""
        kinds = Counter(entry["_KIND"] for entry in entries)
        fields: dict[str, Any] = {
            "_FILE_SIZE": length,
            "_NUM_ADDED_FILES": kinds[_ADD],
            "_NUM_DELETED_FILES": kinds[_DELETE],
        }
        for name, values in (
            ("BUCKET", [entry["_BUCKET"] for entry in entries]),
            ("LEVEL", [entry["_FILE"]["_LEVEL"] for entry in entries]),
        ):
            for word, pick in (("MIN", min), ("MAX", max)):
                if row.get(f"_{word}_{name}") is not None and values:
                    fields[f"_{word}_{name}"] = pick(values)
        if not is_new and any(row[name] != value for name, value in fields.items()):
            self.changes.append(f"{row['_FILE_NAME']}: counts, length or ranges in the list")
        return row | fields

    # -- deletion vectors -----------------------------------------------------------------------

    def _index(self, name: str) -> str:
        """Return the name of the index manifest, written again if it changes.

        Raises:
            UsageError: it cannot be read, or a file has two vectors.
        """
        index = read_records(self.table.read_file(self._manifest_path(name)))
        if not index.is_whole:
            raise refusal(f"{name} has deletion vectors and cannot be read: rows would return")
        alive = {
            (e["_PARTITION"], e["_BUCKET"], e["_FILE"]["_FILE_NAME"]) for e in self.live.values()
        }
        #: Vector of each file, with the name of the file that holds it.
        seen: dict[tuple[Any, ...], tuple[str, Any]] = {}
        rows, n_changes = [], len(self.changes)
        for row in index.records:
            ranges = row.get("_DELETIONS_VECTORS_RANGES")
            if row["_KIND"] != _ADD or ranges is None:
                rows.append(row)
                continue
            vectors: dict[tuple[Any, ...], Record] = {}
            for vector in ranges:
                file, key = vector["f0"], (row["_PARTITION"], row["_BUCKET"], vector["f0"])
                holder = (row["_FILE_NAME"], vector)
                if key not in alive:
                    self.changes.append(f"{file}: vector of no live file left out")
                elif seen.setdefault(key, holder) != holder:
                    raise refusal(f"{file} has two deletion vectors")
                elif vectors.setdefault(key, vector) is not vector:
                    self.changes.append(f"{file}: vector listed once")
            if vectors and row["_ROW_COUNT"] != len(vectors):
                self.changes.append(f"{row['_FILE_NAME']}: {counted(len(vectors), 'vector')}")
            if vectors:
                fields = {"_DELETIONS_VECTORS_RANGES": [*vectors.values()]}
                rows.append(row | fields | {"_ROW_COUNT": len(vectors)})
        if len(self.changes) == n_changes:
            return name
        return self._write("index-manifest", index, rows)[0]

    def _adoption(self, name: str, number: int) -> tuple[str, ...]:
        return (
            "adopt: stop writers; copy the folder manifest into that of the table, then "
            f"{name} to the same path there if that does not exist yet, then write {number} to "
            "LATEST beside it",
            "go back in Spark: CALL sys.rollback(table => 'db.table', "
            f"version => '{self.snapshot['id']}')",
        )


def _range_of(partition: bytes, n_entries: int) -> Record:
    """Return the range of entries of one partition.

    Args:
        partition: number of fields, of 4 bytes, and a BinaryRow, whose first byte is its kind and
            whose next bits tell which fields are null.
        n_entries: number of entries.
    """
    nulls = int.from_bytes(partition[5:], "little")
    n_fields = int.from_bytes(partition[:4], "big")
    counts = [n_entries * (nulls >> field & 1) for field in range(n_fields)]
    return {"_MIN_VALUES": partition, "_MAX_VALUES": partition, "_NULL_COUNTS": counts}


def _without_bounds(stats: Record) -> Record:
    """Return statistics whose bounds are all null, as mode `counts` writes them."""
    n_fields = int.from_bytes(stats["_MIN_VALUES"][:4], "big")
    n_words = (8 + n_fields + 63) // 64
    nulls = ((1 << n_fields) - 1) << 8
    row = n_fields.to_bytes(4, "big") + nulls.to_bytes(8 * n_words, "little") + bytes(8 * n_fields)
    return stats | {"_MIN_VALUES": row, "_MAX_VALUES": row}
