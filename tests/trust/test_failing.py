"""Storage that fails at any request: right, declared or the right error, and then right again."""

import random

import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.trust.failing import KINDS, VERBS, Failing

TABLES = (
    DATA / "pk_deletion_vectors",
    DATA / "append_schema_evolution",
    CASES / "paimon_manifest_sidecars",
    DATA / "iceberg_v2_position_deletes",
    DATA / "iceberg_v3_deletion_vectors",
    DATA / "iceberg_v1_to_v2",
)
#: Requests of a verb of which one fails, by default.
DRAWN = 2
SLOW = {"report": pytest.mark.exhaustive}
ASKED = [
    pytest.param(root, verb, kind, id=f"{root.name} {verb} {kind}", marks=SLOW.get(verb, ()))
    for root in TABLES
    for verb in VERBS
    for kind in KINDS
]


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("root", "verb", "kind"), ASKED)
def test_failing_request_gives_a_right_or_declared_answer(root, verb, kind):
    drawn = random.Random(corpus.seed()).sample(range(10_000), DRAWN)
    assert list(Failing(root).faults(verb, kind, None if corpus.is_all() else drawn)) == []


@pytest.mark.filterwarnings("ignore")
def test_failing_storage_gives_right_answers_from_a_filled_store(tmp_path):
    failing = Failing(TABLES[0], tmp_path)
    failing.open().all_entries()
    drawn = None if corpus.is_all() else random.Random(corpus.seed()).sample(range(10_000), DRAWN)
    for kind in KINDS:
        assert list(failing.faults("files", kind, drawn)) == []


def test_denied_and_unavailable_requests_of_an_opening_are_errors():
    """So that the tests above can fail."""
    failing = Failing(TABLES[0])
    for kind in ("denied", "unavailable"):
        failing.storage.fail(0, kind)
        with pytest.raises(StorageError) as caught:
            arrowmeta.open(str(TABLES[0]), filesystem=failing.filesystem, request_timeout=0.5)
        assert caught.value.kind == kind
