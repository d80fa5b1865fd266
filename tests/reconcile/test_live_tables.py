"""`reconcile` of tables with ten commits per second has no false findings."""

import time
import warnings

import fsspec.implementations.local
import pytest

import arrowmeta
from tests import corpus
from tests.reconcile.live_tables import LiveIceberg, LivePaimon

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
def test_concurrently_committed_table_has_no_findings(data, tmp_path, kind, filesystem, storage):
    found = []
    with kind(data, tmp_path / "table", 0.1) as live, warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ResourceWarning)
        while live.error is None and live.n_commits < N_COMMITS:
            table = arrowmeta.open(live.root, filesystem=filesystem)
            found += table.reconcile(storage).to_pylist()
    assert live.error is None
    assert found == []


@pytest.mark.parametrize("kind", [LivePaimon, LiveIceberg])
def test_missing_file_of_a_concurrently_committed_table_is_found(data, tmp_path, kind):
    # Seconds until a compaction replaces the file: enough for `reconcile` on a loaded machine.
    with kind(data, tmp_path / "table", 2) as live:
        lost = str(live.live[0]).rpartition("/")[2]
        next(live.root.rglob(lost)).unlink()
        found = arrowmeta.open(live.root).reconcile(storage=True)
    names = {subject.rpartition("/")[2] for subject in found["subject"].to_pylist()}
    assert names == {lost}
