from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

import arrowmeta
from tests.reference.truth import NO_CORPUS

pytestmark = pytest.mark.filterwarnings("ignore")

RELATIONS = ("entries", "files", "all_entries")
#: Tables in the default run; the variable asks for all of them.
N_SAMPLED, ALL = 24, "ARROWMETA_TEST_ALL"


def _tables() -> list[object]:
    root = os.environ.get("ARROWMETA_CORPUS")
    if not root:
        return NO_CORPUS
    lines = (Path(root) / "INDEX.jsonl").read_text(encoding="utf-8").splitlines()
    entries = [entry for entry in map(json.loads, lines) if entry["kind"] == "table"]
    if not os.environ.get(ALL):
        entries = random.Random(29).sample(entries, N_SAMPLED)
    return [pytest.param(Path(root) / entry["path"], id=entry["name"]) for entry in entries]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store")


@pytest.mark.parametrize("location", _tables())
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
