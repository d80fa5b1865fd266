"""`reconcile` of tables with ten commits per second has no false findings."""

from __future__ import annotations

import json
import threading
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import fastavro
import fsspec.implementations.local
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA

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
    """The first record of real files, which is written with other values and header."""

    def __init__(self, folder: Path, names: str, header: Mapping[str, str] | None = None) -> None:
        self._header = header
        for path in sorted(folder.glob(names)):
            with path.open("rb") as file:
                reader = fastavro.reader(file)
                for self.first in reader:
                    self.schema = fastavro.parse_schema(json.loads(reader.metadata["avro.schema"]))
                    return
        raise LookupError("no file has a record")

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

    manifest: AvroTemplate
    list: AvroTemplate

    def __init__(self, root: Path, seconds: float, *folders: str) -> None:
        self.root, self.n_commits = root, 0
        for folder in folders:
            (root / folder).mkdir(parents=True)
        self._seconds = seconds
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.error: Exception | None = None
        #: Live data files, rows of manifests, and the files that each snapshot needs.
        self.live: list[Path] = []
        self.listed: list[Json] = []
        self.needed_by: list[set[Path]] = []

    @abstractmethod
    def write(self, added: Path, gone: list[Path]) -> set[Path]:
        """Write the metadata of a commit; return the files that its snapshot needs."""

    @abstractmethod
    def data_file(self) -> Path:
        """Return the path of the data file of a commit."""

    @property
    def is_compaction(self) -> bool:
        return self.n_commits % COMMITS_PER_COMPACTION == 0

    def commit(self) -> None:
        """Add a file, or replace all by one; delete files that only expired snapshots need."""
        self.n_commits += 1
        added = self.data_file()
        added.write_bytes(b"x" * FILE_LEN)
        gone = self.live if self.is_compaction else []
        self.live = [added] if self.is_compaction else [*self.live, added]
        needed = self.write(added, gone)
        self.needed_by.append(needed | {*self.live, *gone})
        kept = self.needed_by[-KEPT_SNAPSHOTS:]
        for path in sorted(set().union(*self.needed_by[:-KEPT_SNAPSHOTS]) - set().union(*kept)):
            path.unlink()
        self.needed_by = kept

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
    """A Paimon table."""

    def __init__(self, root: Path, seconds: float) -> None:
        super().__init__(root, seconds, "manifest", "snapshot", "schema", "p=p3/bucket-0")
        real = DATA / "append_snappy"
        self.manifest = AvroTemplate(real / "manifest", "manifest-[0-9]*")
        self.list = AvroTemplate(real / "manifest", "manifest-list-*")
        self.snapshot = json.loads((real / "snapshot" / "snapshot-1").read_text())
        (root / "schema" / "schema-0").write_text((real / "schema" / "schema-0").read_text())

    def data_file(self) -> Path:
        return self.root / "p=p3" / "bucket-0" / f"data-{self.n_commits}-0.parquet"

    def _entry(self, path: Path, kind: int) -> Json:
        file = {"_FILE_NAME": path.name, "_FILE_SIZE": FILE_LEN, "_ROW_COUNT": ROWS}
        return self.manifest.first | {"_KIND": kind, "_FILE": self.manifest.first["_FILE"] | file}

    def _manifest(self, name: str, entries: list[Json]) -> Json:
        partition = self.manifest.first["_PARTITION"]
        deleted = sum(entry["_KIND"] for entry in entries)
        return self.list.first | {
            "_FILE_NAME": name,
            "_FILE_SIZE": self.manifest.write(self.root / "manifest" / name, entries),
            "_NUM_ADDED_FILES": len(entries) - deleted, "_NUM_DELETED_FILES": deleted,
            "_PARTITION_STATS": {
                "_MIN_VALUES": partition, "_MAX_VALUES": partition, "_NULL_COUNTS": [0],
            },
        }  # fmt: skip

    def write(self, added: Path, gone: list[Path]) -> set[Path]:
        number, folder = self.n_commits, self.root / "manifest"
        entries = [*(self._entry(path, 1) for path in gone), self._entry(added, 0)]
        delta = self._manifest(f"manifest-{number}-0", entries)
        lists = [folder / f"manifest-list-{number}-{at}" for at in (0, 1)]
        for path, records in zip(lists, (self.listed, [delta]), strict=True):
            self.list.write(path, records)
        snapshot = self.snapshot | {
            "id": number, "baseManifestList": lists[0].name, "deltaManifestList": lists[1].name,
            "commitKind": "COMPACT" if gone else "APPEND", "timeMillis": int(time.time() * 1000),
            "totalRecordCount": ROWS * len(self.live), "deltaRecordCount": ROWS * (1 - len(gone)),
        }  # fmt: skip
        path = self.root / "snapshot" / f"snapshot-{number}"
        write_in_parts(path, snapshot)
        (self.root / "snapshot" / "LATEST").write_text(str(number))
        self.listed = [*self.listed, delta]
        needed = {folder / one["_FILE_NAME"] for one in self.listed}
        if gone:
            merged = [self._entry(one, 0) for one in self.live]
            self.listed = [self._manifest(f"manifest-{number}-1", merged)]
        expired = path.with_name(f"snapshot-{number - KEPT_SNAPSHOTS}")
        expired.unlink(missing_ok=True)
        return {*needed, *lists}


class LiveIceberg(LiveTable):
    """An Iceberg table."""

    def __init__(self, root: Path, seconds: float) -> None:
        super().__init__(root, seconds, "metadata", "data")
        real = DATA / "iceberg_v2_equality_deletes" / "metadata"
        self.metadata = json.loads((real / "v1.metadata.json").read_text())
        spec = self.metadata["partition-specs"][-1]
        # The writer of the real table left these out, although the specification requires them.
        header = {
            "schema": json.dumps(self.metadata["schemas"][-1]),
            "partition-spec": json.dumps(spec["fields"]), "content": "data",
            "partition-spec-id": str(spec["spec-id"]), "format-version": "2",
        }  # fmt: skip
        self.manifest = AvroTemplate(real, "*-m0.avro", header)
        self.list = AvroTemplate(real, "snap-*.avro")
        self.metadata |= {"location": str(root), "snapshots": [], "refs": {}, "snapshot-log": []}

    def data_file(self) -> Path:
        return self.root / "data" / f"file-{self.n_commits}.parquet"

    def _entry(self, path: Path, status: int) -> Json:
        counts = {"value_counts": ROWS, "null_value_counts": 0}
        file = {"file_path": str(path), "record_count": ROWS, "file_size_in_bytes": FILE_LEN} | {
            name: [{"key": key, "value": n} for key in (1, 2, 3)] for name, n in counts.items()
        }
        sequence = None if status == 1 else int(path.stem.rpartition("-")[2])
        return self.manifest.first | {
            "status": status, "snapshot_id": self.n_commits, "sequence_number": sequence,
            "file_sequence_number": sequence, "data_file": self.manifest.first["data_file"] | file,
        }  # fmt: skip

    def write(self, added: Path, gone: list[Path]) -> set[Path]:
        number, folder = self.n_commits, self.root / "metadata"
        path = folder / f"manifest-{number}-m0.avro"
        entries = [*(self._entry(one, 2) for one in gone), self._entry(added, 1)]
        row = self.list.first | {
            "manifest_path": str(path), "manifest_length": self.manifest.write(path, entries),
            "content": 0, "sequence_number": number, "min_sequence_number": number,
            "added_snapshot_id": number, "added_data_files_count": 1, "added_rows_count": ROWS,
            "deleted_data_files_count": len(gone), "deleted_rows_count": ROWS * len(gone),
        }  # fmt: skip
        self.listed = [row] if gone else [*self.listed, row]
        manifest_list = folder / f"snap-{number}-1.avro"
        self.list.write(manifest_list, self.listed)
        self._write_metadata(number, manifest_list, len(gone))
        expired = folder / f"v{number - KEPT_SNAPSHOTS}.metadata.json"
        expired.unlink(missing_ok=True)
        return {manifest_list, *(Path(one["manifest_path"]) for one in self.listed)}

    def _write_metadata(self, number: int, manifest_list: Path, n_gone: int) -> None:
        n_live, now = len(self.live), int(time.time() * 1000)
        numbers = {
            "added-data-files": 1, "deleted-data-files": n_gone, "added-records": ROWS,
            "deleted-records": ROWS * n_gone, "total-records": ROWS * n_live,
            "total-data-files": n_live, "total-files-size": FILE_LEN * n_live,
            "total-delete-files": 0,
        }  # fmt: skip
        snapshot = {
            "sequence-number": number, "snapshot-id": number, "timestamp-ms": now, "schema-id": 0,
            "manifest-list": str(manifest_list),
            "summary": {"operation": "overwrite" if n_gone else "append"}
            | {name: str(n) for name, n in numbers.items()},
        }  # fmt: skip
        if number > 1:
            snapshot["parent-snapshot-id"] = number - 1
        self.metadata |= {
            "last-sequence-number": number, "last-updated-ms": now, "current-snapshot-id": number,
            "refs": {"main": {"snapshot-id": number, "type": "branch"}}, "metadata-log": [],
            "snapshots": [*self.metadata["snapshots"], snapshot][-KEPT_SNAPSHOTS:],
        }  # fmt: skip
        folder = self.root / "metadata"
        write_in_parts(folder / f"v{number}.metadata.json", self.metadata)
        # The catalog that writes version hints replaces them atomically.
        hint = folder / "hint-to-be"
        hint.write_text(str(number))
        hint.rename(folder / "version-hint.text")


#: Commits during which a table is reconciled again and again.
N_COMMITS = 500 if corpus.is_all() else 12
LATENCY = 0.02


class Distant(fsspec.implementations.local.LocalFileSystem):  # type: ignore[misc]
    """A local filesystem with the latency of remote storage."""

    protocol = "distant"
    cachable = False

    def _open(self, *args, **kwargs):
        time.sleep(LATENCY)
        return super()._open(*args, **kwargs)

    def ls(self, *args, **kwargs):
        time.sleep(LATENCY)
        return super().ls(*args, **kwargs)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("storage", [False, True], ids=["metadata", "storage"])
@pytest.mark.parametrize("filesystem", [None, Distant()], ids=["near", "distant"])
@pytest.mark.parametrize("kind", [LivePaimon, LiveIceberg])
def test_concurrently_committed_table_has_no_findings(tmp_path, kind, filesystem, storage):
    found = []
    with kind(tmp_path / "table", 0.1) as live, warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ResourceWarning)
        while live.error is None and live.n_commits < N_COMMITS:
            table = arrowmeta.open(live.root, filesystem=filesystem)
            found += table.reconcile(storage).to_pylist()
    assert live.error is None
    assert found == []


@pytest.mark.parametrize("kind", [LivePaimon, LiveIceberg])
def test_missing_file_of_a_concurrently_committed_table_is_found(tmp_path, kind):
    # Seconds until a compaction replaces the file: enough for `reconcile` on a loaded machine.
    with kind(tmp_path / "table", 2) as live:
        lost = live.live[0].name
        next(live.root.rglob(lost)).unlink()
        found = arrowmeta.open(live.root).reconcile(storage=True)
    names = {subject.rpartition("/")[2] for subject in found["subject"].to_pylist()}
    assert names == {lost}
