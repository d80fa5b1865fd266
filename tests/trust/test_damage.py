"""Damaged metadata is right, declared or told; silent only where no metadata contradicts."""

import random
from pathlib import Path

import pytest

from tests import corpus
from tests.bundled import DATA
from tests.trust.damage import ENDS, Damaged, lines, run_in_s3, tables
from tests.trust.damages import KINDS, damages

#: Damages of a table that a default run tries.
DRAWN = 2
#: Files of which nothing else records what is in them.
UNCHECKED = ("schema", "tag", "snapshot", "table metadata", "index manifest", "statistics")


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("root", [pytest.param(root, id=root.name) for root in tables()])
def test_only_damage_that_nothing_contradicts_is_silent(root):
    table = Damaged(root)
    every = list(table.damages())
    for file, damage in random.Random(corpus.seed()).sample(
        every, len(every) if corpus.is_all() else min(DRAWN, len(every))
    ):
        ended = table.ended(file, damage)
        assert ended.end in ENDS
        # What a hint leads to is said to be missing.
        assert ended.is_named or file.endswith("hint"), ended
        is_allowed = file.endswith(UNCHECKED) or damage.kind == "bit flipped"
        assert ended.end != "silent" or is_allowed, ended


def test_every_kind_of_damage_changes_a_manifest_with_several_blocks():
    paths = sorted((DATA / "pk_all_types" / "manifest").glob("manifest-*"))
    older, path = str(paths[0]), str(paths[-1])
    kinds = {d.kind for d in damages(path, lambda one: Path(one).read_bytes(), older)}
    assert set(KINDS) - kinds <= {"two blocks swapped"}


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_damage_in_an_s3_server_with_faults_is_not_silent():
    ended = list(run_in_s3([DATA / "append_snappy", DATA / "iceberg_v2_position_deletes"], 5))
    assert len(ended) == 10
    for one in ended:
        is_allowed = one.file.endswith(UNCHECKED) or one.kind == "bit flipped"
        assert one.end != "silent" or is_allowed, one


@pytest.mark.filterwarnings("ignore")
def test_table_of_damages_counts_each_end(tmp_path):
    table = Damaged(DATA / "append_snappy", tmp_path)
    drawn = [(f, d) for f, d in table.damages() if d.kind == "file emptied"][-2:]
    ended = [table.ended(file, damage) for file, damage in drawn]
    (row,) = [line for line in lines(ended, ended) if line.startswith("| file emptied")]
    assert sum(int(cell) for cell in row.strip("| ").split("|")[1:]) == 2 * len(drawn)
