import numpy as np
import pyarrow as pa

from arrowmeta.columns.ids import entries_of, entry_ids


def test_entries_are_found_by_their_ids_in_the_manifests_that_these_name():
    ids = entry_ids(np.array([5, 5, 6]), np.array([0, 1, 0]))
    assert ids.tolist() == [5 << 32, (5 << 32) + 1, 6 << 32]
    assert entry_ids(6, np.array([0])).tolist() == ids[2:].tolist()
    only = entries_of(ids[1:2])
    assert only.manifests == {5}
    assert only.keep(pa.record_batch({"entry_id": ids})).tolist() == [False, True, False]


def test_no_ids_are_no_entries():
    only = entries_of(np.zeros(0, dtype=np.int64))
    assert only.manifests == set()
    assert not only.keep(pa.record_batch({"entry_id": [1]})).any()
