from __future__ import annotations

from pathlib import Path

import pytest

import arrowmeta
from tests import corpus

pytestmark = pytest.mark.filterwarnings("ignore")

RELATIONS = ("entries", "files", "all_entries")


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store")


@pytest.mark.parametrize("location", corpus.tables())
def test_answers_with_a_store_equal_those_without(location: Path, store: Path) -> None:
    try:
        without = arrowmeta.open(location, allow_moved_paths=True, store=False)
    except arrowmeta.ArrowMetaError as error:
        pytest.skip(f"no answer to compare with: {error}")
    for relation in RELATIONS:
        expected = without.relation(relation)
        for _ in range(2):
            table = arrowmeta.open(location, allow_moved_paths=True, store=store)
            assert repr(table.relation(relation).to_pylist()) == repr(expected.to_pylist())
