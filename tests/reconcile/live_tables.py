"""Tables of both formats that a thread commits to: appends, compactions and expired snapshots.

Metadata in JSON is written in two parts, as by writers that write it in place.
"""

from __future__ import annotations

import json
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import fastavro

Json = dict[str, Any]

KEPT_SNAPSHOTS = 15
COMMITS_PER_COMPACTION = 7
ROWS = 6
FILE_LEN = 512
#: Seconds between the two parts of a metadata file.
HALF_WRITTEN = 0.003


def write_in_parts(path: Path, value: Json) -> None:
    """Write a file in two parts, so that readers may find it incomplete."""
    text = json.dumps(value)
    with path.open("w") as file:
        file.write(text[: len(text) // 2])
        file.flush()
        time.sleep(HALF_WRITTEN)
        file.write(text[len(text) // 2 :])


class AvroTemplate:
    """A record of a real file, which is written with other values.

    Args:
        path: the file.
        header: what to write into the header beside the schema.
    """

    def __init__(self, path: Path, header: Mapping[str, str] | None = None) -> None:
        self._header = header
        with path.open("rb") as file:
            reader = fastavro.reader(file)
            self.schema = fastavro.parse_schema(json.loads(reader.metadata["avro.schema"]))
            self.first: Json = next(iter(reader))

    def write(self, path: Path, records: list[Json]) -> int:
        """Write a file; return its length."""
        with path.open("wb") as file:
            fastavro.writer(file, self.schema, records, metadata=self._header)
        return path.stat().st_size


class LiveTable(ABC):
    """A table that a thread commits to until the block ends.

    Args:
        seconds: between two commits.
    """

    def __init__(self, seconds: float) -> None:
        self.n_commits = 0
        self._seconds = seconds
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.error: Exception | None = None
        #: Live data files, and the files of each snapshot, which are deleted when it expires.
        self.live: list[str] = []
        self.needed_by: list[tuple[int, set[Path]]] = []

    @abstractmethod
    def commit(self) -> None:
        """Make one commit."""

    def expire(self, files_of: list[tuple[int, set[Path]]]) -> None:
        """Delete files that only expired snapshots need."""
        gone, kept = files_of[:-KEPT_SNAPSHOTS], files_of[-KEPT_SNAPSHOTS:]
        still = {path for _, paths in kept for path in paths}
        for path in sorted({path for _, paths in gone for path in paths} - still):
            path.unlink()
        del files_of[: len(gone)]

    def _run(self) -> None:
        try:
            while not self._is_over.wait(self._seconds):
                self.commit()
        except Exception as error:
            self.error = error

    def __enter__(self) -> LiveTable:
        for _ in range(3):
            self.commit()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()


class LivePaimon(LiveTable):
    """A Paimon table; `data` is the folder of the committed tables."""

    def __init__(self, data: Path, root: Path, seconds: float) -> None:
        super().__init__(seconds)
        real = data / "append_snappy"
        manifests = real / "manifest"
        self.manifest = AvroTemplate(min(manifests.glob("manifest-[0-9]*")))
        self.list = AvroTemplate(_with_records(manifests.glob("manifest-list-*")))
        self.snapshot = json.loads((real / "snapshot" / "snapshot-1").read_text())
        self.root = root
        for folder in ("manifest", "snapshot", "schema", "p=p3/bucket-0"):
            (root / folder).mkdir(parents=True)
        (root / "schema" / "schema-0").write_text((real / "schema" / "schema-0").read_text())
        self.listed: list[Json] = []

    def _entry(self, name: str, kind: int) -> Json:
        file = {**self.manifest.first["_FILE"], "_FILE_NAME": name, "_FILE_SIZE": FILE_LEN}
        return {**self.manifest.first, "_KIND": kind, "_FILE": {**file, "_ROW_COUNT": ROWS}}

    def _manifest(self, name: str, entries: list[Json]) -> Json:
        length = self.manifest.write(self.root / "manifest" / name, entries)
        deleted = sum(entry["_KIND"] for entry in entries)
        partition = self.manifest.first["_PARTITION"]
        return {
            **self.list.first, "_FILE_NAME": name, "_FILE_SIZE": length,
            "_NUM_ADDED_FILES": len(entries) - deleted, "_NUM_DELETED_FILES": deleted,
            "_PARTITION_STATS": {
                "_MIN_VALUES": partition, "_MAX_VALUES": partition, "_NULL_COUNTS": [0],
            },
        }  # fmt: skip

    def commit(self) -> None:
        self.n_commits += 1
        number, folder = self.n_commits, self.root / "manifest"
        added = f"data-{number}-0.parquet"
        (self.root / "p=p3" / "bucket-0" / added).write_bytes(b"x" * FILE_LEN)
        is_compaction = number % COMMITS_PER_COMPACTION == 0
        gone = self.live if is_compaction else []
        before = len(self.live)
        self.live = [added] if is_compaction else [*self.live, added]
        entries = [*(self._entry(name, 1) for name in gone), self._entry(added, 0)]
        delta = self._manifest(f"manifest-{number}-0", entries)
        lists = [f"manifest-list-{number}-{i}" for i in (0, 1)]
        for name, records in zip(lists, (self.listed, [delta]), strict=True):
            self.list.write(folder / name, records)
        snapshot = {
            **self.snapshot, "id": number, "baseManifestList": lists[0],
            "deltaManifestList": lists[1], "commitKind": "COMPACT" if is_compaction else "APPEND",
            "timeMillis": int(time.time() * 1000), "totalRecordCount": ROWS * len(self.live),
            "deltaRecordCount": ROWS * (len(self.live) - before),
        }  # fmt: skip
        write_in_parts(self.root / "snapshot" / f"snapshot-{number}", snapshot)
        (self.root / "snapshot" / "LATEST").write_text(str(number))
        used = {folder / one["_FILE_NAME"] for one in [*self.listed, delta]}
        data = {self.root / "p=p3" / "bucket-0" / name for name in {*self.live, *gone}}
        self.needed_by.append((number, used | data | {folder / name for name in lists}))
        self.listed = [*self.listed, delta]
        if is_compaction:
            merged = [self._entry(name, 0) for name in self.live]
            self.listed = [self._manifest(f"manifest-{number}-1", merged)]
        for snapshot_id, _ in self.needed_by[:-KEPT_SNAPSHOTS]:
            (self.root / "snapshot" / f"snapshot-{snapshot_id}").unlink()
        self.expire(self.needed_by)


class LiveIceberg(LiveTable):
    """An Iceberg table; `data` is the folder of the committed tables."""

    def __init__(self, data: Path, root: Path, seconds: float) -> None:
        super().__init__(seconds)
        real = data / "iceberg_v2_equality_deletes" / "metadata"
        self.metadata = json.loads((real / "v1.metadata.json").read_text())
        spec = self.metadata["partition-specs"][-1]
        # The writer of the real table left these out, although the specification requires them.
        header = {
            "schema": json.dumps(self.metadata["schemas"][-1]),
            "partition-spec": json.dumps(spec["fields"]), "partition-spec-id": str(spec["spec-id"]),
            "format-version": "2", "content": "data",
        }  # fmt: skip
        self.manifest = AvroTemplate(min(real.glob("*-m0.avro")), header)
        self.list = AvroTemplate(min(real.glob("snap-*.avro")))
        self.metadata |= {"location": str(root), "snapshots": [], "refs": {}, "snapshot-log": []}
        self.root = root
        (root / "metadata").mkdir(parents=True)
        (root / "data").mkdir()
        self.listed: list[Json] = []

    def _entry(self, path: Path, status: int, number: int) -> Json:
        file = {
            **self.manifest.first["data_file"], "file_path": str(path), "record_count": ROWS,
            "file_size_in_bytes": FILE_LEN,
        }  # fmt: skip
        counts = {"value_counts": ROWS, "null_value_counts": 0}
        file |= {
            name: [{"key": key, "value": n} for key in (1, 2, 3)] for name, n in counts.items()
        }
        sequence = None if status == 1 else int(path.stem.rpartition("-")[2])
        return {
            **self.manifest.first, "status": status, "snapshot_id": number,
            "sequence_number": sequence, "file_sequence_number": sequence, "data_file": file,
        }  # fmt: skip

    def commit(self) -> None:
        self.n_commits += 1
        number, folder = self.n_commits, self.root / "metadata"
        added = self.root / "data" / f"file-{number}.parquet"
        added.write_bytes(b"x" * FILE_LEN)
        is_compaction = number % COMMITS_PER_COMPACTION == 0
        gone = self.live if is_compaction else []
        self.live = [str(added)] if is_compaction else [*self.live, str(added)]
        entries = [self._entry(Path(path), 2, number) for path in gone]
        entries.append(self._entry(added, 1, number))
        path = folder / f"manifest-{number}-m0.avro"
        length = self.manifest.write(path, entries)
        facts = {
            "manifest_path": str(path), "manifest_length": length, "content": 0,
            "sequence_number": number, "min_sequence_number": number, "added_snapshot_id": number,
            "added_data_files_count": 1, "deleted_data_files_count": len(gone),
            "added_rows_count": ROWS, "deleted_rows_count": ROWS * len(gone),
        }  # fmt: skip
        row = {**self.list.first, **facts}
        self.listed = [row] if is_compaction else [*self.listed, row]
        manifest_list = folder / f"snap-{number}-1.avro"
        self.list.write(manifest_list, self.listed)
        self._write_metadata(number, manifest_list, len(gone))
        used = {Path(one["manifest_path"]) for one in self.listed}
        data = {Path(name) for name in {*self.live, *gone}}
        self.needed_by.append((number, used | data | {manifest_list}))
        self.expire(self.needed_by)
        old = folder / f"v{number - KEPT_SNAPSHOTS}.metadata.json"
        old.unlink(missing_ok=True)

    def _write_metadata(self, number: int, manifest_list: Path, n_gone: int) -> None:
        summary = {
            "operation": "overwrite" if n_gone else "append", "added-data-files": "1",
            "deleted-data-files": str(n_gone), "added-records": str(ROWS),
            "deleted-records": str(ROWS * n_gone), "total-records": str(ROWS * len(self.live)),
            "total-data-files": str(len(self.live)),
            "total-files-size": str(FILE_LEN * len(self.live)), "total-delete-files": "0",
        }  # fmt: skip
        now = int(time.time() * 1000)
        snapshot = {
            "sequence-number": number, "snapshot-id": number, "timestamp-ms": now,
            "summary": summary, "manifest-list": str(manifest_list), "schema-id": 0,
        }  # fmt: skip
        if number > 1:
            snapshot["parent-snapshot-id"] = number - 1
        snapshots = [*self.metadata["snapshots"], snapshot][-KEPT_SNAPSHOTS:]
        self.metadata |= {
            "last-sequence-number": number, "last-updated-ms": now, "current-snapshot-id": number,
            "refs": {"main": {"snapshot-id": number, "type": "branch"}}, "snapshots": snapshots,
            "metadata-log": [],
        }  # fmt: skip
        folder = self.root / "metadata"
        write_in_parts(folder / f"v{number}.metadata.json", self.metadata)
        # The catalog that writes version hints replaces them atomically.
        hint = folder / "hint-to-be"
        hint.write_text(str(number))
        hint.rename(folder / "version-hint.text")


def _with_records(paths: Any) -> Path:
    for path in sorted(paths):
        with path.open("rb") as file:
            if any(True for _ in fastavro.reader(file)):
                return Path(path)
    raise LookupError("no file has a record")
