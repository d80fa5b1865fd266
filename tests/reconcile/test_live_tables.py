"""`reconcile` of tables with ten commits per second has no false findings."""

from __future__ import annotations

import json
import math
import shutil
import threading
import time
import warnings
from pathlib import Path
from typing import Any

import fsspec.implementations.local
import pytest

import arrowmeta
from tests import corpus
from tests.histories import FILE_LEN, File, write_iceberg, write_paimon

Json = dict[str, Any]

KEPT_SNAPSHOTS = 15
COMMITS_PER_COMPACTION = 7
#: Commits during which a table is reconciled again and again, and those that are prepared.
N_COMMITS = 500 if corpus.is_all() else 12
MOST_COMMITS = N_COMMITS + 200
#: Seconds between the two parts of a metadata file.
HALF_WRITTEN = 0.003
LATENCY = 0.02


def write_in_parts(path: Path, value: Json) -> None:
    """Write a file in two parts, so that readers may find it incomplete."""
    text = json.dumps(value)
    with path.open("w") as file:
        file.write(text[: len(text) // 2])
        file.flush()
        time.sleep(HALF_WRITTEN)
        file.write(text[len(text) // 2 :])


class LiveTable:
    """A table that a thread commits to until the block ends.

    A commit adds a file, or replaces all by one, and deletes files that only expired snapshots
    need. All metadata is written at first, and its files are copied as the commits need them.

    Args:
        seconds: between two commits.
    """

    def __init__(self, root: Path, seconds: float, *, is_paimon: bool) -> None:
        self.root, self.n_commits, self._seconds = root, 0, seconds
        self._is_paimon, self._prepared = is_paimon, root.with_name("prepared")
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.error: Exception | None = None
        #: By snapshot, its live data files, and all files that it needs.
        self.live: list[list[Path]] = []
        self._needed: list[set[Path]] = []
        self._prepare()

    def _prepare(self) -> None:
        manifests, listed, current, live = {}, [], [], []
        metadata, end = (self.root / ("manifest" if self._is_paimon else "metadata")), ""
        data = self.root / "p=-Infinity" / "bucket-0"
        if not self._is_paimon:
            data, end = self.root / "data", ".avro"
        for number in range(1, MOST_COMMITS + 1):
            added, name = File(f"data-{number}.parquet", partition=-math.inf), f"delta-{number}"
            gone = live if number % COMMITS_PER_COMPACTION == 0 else []
            live = [added] if gone else [*live, added]
            manifests[name] = [*(("deleted", one) for one in gone), ("added", added)]
            listed.append(([] if gone and not self._is_paimon else current, [name]))
            current = [*listed[-1][0], name]
            lists = [f"manifest-list-{number}-{at}" for at in (0, 1)]
            names = [*current, *(lists if self._is_paimon else [f"snap-{number}"])]
            self.live.append([data / one.name for one in live])
            files = {data / one.name for one in (*live, *gone)}
            self._needed.append(files | {metadata / f"{one}{end}" for one in names})
            if gone and self._is_paimon:
                current = [f"merged-{number}"]
                manifests[current[0]] = [("added", added)]
        write = write_paimon if self._is_paimon else write_iceberg
        write(self.root, manifests, listed).rename(self._prepared)
        for folder in (data, metadata, self.root / "snapshot"):
            folder.mkdir(parents=True)
        if self._is_paimon:
            shutil.copytree(self._prepared / "schema", self.root / "schema")

    def _commit(self) -> None:
        number, folder = self.n_commits + 1, self.root / "metadata"
        for path in self._needed[self.n_commits]:
            if path.suffix == ".parquet":
                path.write_bytes(b"x" * FILE_LEN)
            elif not path.exists():
                shutil.copy(self._prepared / path.relative_to(self.root), path)
        self.n_commits = number
        if self._is_paimon:
            folder, pattern = self.root / "snapshot", "snapshot-{}"
            committed = json.loads((self._prepared / "snapshot" / f"snapshot-{number}").read_text())
        else:
            pattern, committed = "v{}.metadata.json", self._iceberg_metadata(number)
        write_in_parts(folder / pattern.format(number), committed)
        # The catalog that writes hints replaces them atomically.
        (self.root / "hint-to-be").write_text(str(number))
        hint = "LATEST" if self._is_paimon else "version-hint.text"
        (self.root / "hint-to-be").rename(folder / hint)
        (folder / pattern.format(number - KEPT_SNAPSHOTS)).unlink(missing_ok=True)
        if (first := number - KEPT_SNAPSHOTS) > 0:
            for path in self._needed[first - 1].difference(*self._needed[first:number]):
                path.unlink(missing_ok=True)

    def _iceberg_metadata(self, number: int) -> Json:
        whole = json.loads((self._prepared / "metadata" / "v1.metadata.json").read_text())
        snapshots = whole["snapshots"][max(0, number - KEPT_SNAPSHOTS) : number]
        whole["snapshots"][0].pop("parent-snapshot-id")
        return whole | {
            "format-version": 2, "last-sequence-number": number, "current-snapshot-id": number,
            "last-updated-ms": snapshots[-1]["timestamp-ms"], "snapshot-log": [],
            "refs": {"main": {"snapshot-id": number, "type": "branch"}}, "snapshots": snapshots,
        }  # fmt: skip

    def _run(self) -> None:
        try:
            while self.n_commits < MOST_COMMITS and not self._is_over.wait(self._seconds):
                self._commit()
        except Exception as error:
            self.error = error

    def __enter__(self) -> LiveTable:
        for _ in range(3):
            self._commit()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()


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


FORMATS = pytest.mark.parametrize("is_paimon", [True, False], ids=["paimon", "iceberg"])


@pytest.mark.sampled(1)
@pytest.mark.parametrize("storage", [False, True], ids=["metadata", "storage"])
@pytest.mark.parametrize("filesystem", [None, Distant()], ids=["near", "distant"])
@FORMATS
def test_concurrently_committed_table_has_no_findings(tmp_path, is_paimon, filesystem, storage):
    found = []
    with LiveTable(tmp_path / "table", 0.1, is_paimon=is_paimon) as live, warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ResourceWarning)
        while live.error is None and live.n_commits < N_COMMITS:
            table = arrowmeta.open(live.root, filesystem=filesystem)
            found += table.reconcile(storage).to_pylist()
    assert live.error is None
    assert found == []


@FORMATS
def test_missing_file_of_a_concurrently_committed_table_is_found(tmp_path, is_paimon):
    # Seconds until a compaction replaces the file: enough for `reconcile` on a loaded machine.
    with LiveTable(tmp_path / "table", 2, is_paimon=is_paimon) as live:
        lost = live.live[live.n_commits - 1][0]
        lost.unlink()
        found = arrowmeta.open(live.root).reconcile(storage=True)
    names = {subject.rpartition("/")[2] for subject in found["subject"].to_pylist()}
    assert names == {lost.name}
