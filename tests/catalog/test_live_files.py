from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.avro import decode
from arrowmeta.model import reading
from arrowmeta.model.reading import LIVE_RELATIONS
from arrowmeta.model.scan import Decoded
from arrowmeta.model.tables import DECIDING_COLUMNS
from tests.bundled import DATA, sampled

TABLES = sampled()

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


def opened(name):
    return arrowmeta.open(DATA / name, allow_moved_paths=True)


@pytest.fixture
def keeps_nothing(monkeypatch):
    """Read every table like a large one, whose entries are not kept in memory."""
    monkeypatch.setattr(reading, "_CACHED_LEN", -1)
    monkeypatch.setattr("arrowmeta.model.scan.FILTERED_LEN", -1)


@pytest.fixture
def decoded(monkeypatch):
    """The columns of each scan, and the rows of its batches."""
    scans: list[tuple[tuple[str, ...], list[int]]] = []
    read = Decoded.read

    def batches(decoded, request):
        n_rows: list[int] = []
        scans.append((tuple(request.columns), n_rows))
        for batch in read(decoded, request):
            n_rows.append(batch.num_rows)
            yield batch

    monkeypatch.setattr(Decoded, "read", batches)
    return scans


@pytest.mark.sampled(5)
@pytest.mark.parametrize("relation", LIVE_RELATIONS)
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.usefixtures("keeps_nothing")
def test_live_relations_are_equal_with_and_without_kept_entries(name, relation, monkeypatch):
    large = [opened(name).relation(relation)]
    monkeypatch.setattr(decode, "MAX_TASK_LEN", 1)  # each manifest is decoded alone
    large.append(opened(name).relation(relation))
    monkeypatch.undo()
    small = opened(name).relation(relation)
    for one in large:
        assert one.schema.equals(small.schema, check_metadata=True)
        assert repr(one.to_pylist()) == repr(small.to_pylist())


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.usefixtures("keeps_nothing")
def test_remaining_columns_are_decoded_for_few_more_than_live_entries(name, decoded):
    n_live = opened(name).files().num_rows
    decoded.clear()
    assert opened(name).files().num_rows == n_live
    rest = [n_rows for columns, n_rows in decoded if not set(columns) <= set(DECIDING_COLUMNS)]
    assert n_live <= sum(map(sum, rest)) <= 2 * n_live


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.usefixtures("keeps_nothing")
def test_wrong_deleted_files_count_does_not_restore_deleted_files(name, monkeypatch):
    expected = opened(name).files(columns=["file_path"])
    table = opened(name)
    none_deleted = np.zeros(table.source.manifests.num_rows, dtype=np.int64)
    with_counts: Callable[..., Any] = table.source.manifests.set_column
    at = table.source.manifests.schema.get_field_index("deleted_files_count")
    wrong = with_counts(at, "deleted_files_count", pa.array(none_deleted))
    monkeypatch.setitem(table.source.__dict__, "manifests", wrong)
    assert table.files(columns=["file_path"]) == expected


@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("pk_")])
@pytest.mark.usefixtures("keeps_nothing")
def test_first_pass_over_manifests_decodes_only_deleted_entries(name, decoded):
    """Memory for identities of all entries would grow with the table."""
    found = opened(name).reader("files", ["file_path"]).read_all()
    before = [sum(n_rows) for columns, n_rows in decoded if "file_path" not in columns]
    statuses = opened(name).entries(["status"])["status"].to_pylist()
    assert sum(before) == statuses.count("deleted")
    assert found.num_rows


@pytest.mark.sampled(1)
@pytest.mark.parametrize("relation", ["partitions", "buckets"])
@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("pk_")])
def test_entries_are_decoded_once_for_all_views_of_a_relation(name, relation, decoded):
    table = opened(name)
    assert table.relation(relation).num_rows
    n_scans = len(decoded)
    with_vectors = relation == "partitions" and table.deletion_vectors().num_rows > 0
    assert n_scans == 1 + with_vectors
