"""`arrowmeta.reconcile_all`: tables with their findings, and what they know afterwards."""

import shutil

import pytest

import arrowmeta
from arrowmeta.model.progress import Work, heard_by
from tests.bundled import DATA
from tests.histories import File, write_paimon

NAMES = ("pk_deletion_vectors", "iceberg_v2_position_deletes", "append_snappy")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture
def places(tmp_path):
    return [shutil.copytree(DATA / name, tmp_path / name) for name in NAMES]


def test_findings_are_those_of_each_table_alone(places):
    shutil.rmtree(places[0] / "snapshot")
    for file in (places[2] / "manifest").glob("manifest-list-*"):
        file.unlink()
    tables = [places[0], arrowmeta.open(places[1]), places[2]]
    first, second, third = arrowmeta.reconcile_all(tables)
    for one, place in zip((first, second, third), places, strict=True):
        assert one.location == str(place)
        if one.error is None:
            assert one.findings.equals(arrowmeta.open(place).reconcile())
    assert second.table is tables[1]
    assert third.table.damage["kind"].to_pylist()
    assert third.table.state == "partial"


def test_a_table_that_cannot_be_read_has_an_error_and_others_go_on(places):
    strict = arrowmeta.open(places[2], strict=True)
    for file in (places[2] / "manifest").glob("manifest-list-*"):
        file.unlink()
    missing = places[0].parent / "missing"
    found = list(arrowmeta.reconcile_all([missing, strict, places[1]]))
    assert [type(one.error) for one in found] == [
        arrowmeta.NotATableError,
        arrowmeta.CorruptMetadataError,
        type(None),
    ]
    assert (found[0].table, found[0].findings) == (None, None)


def test_tables_answer_what_was_asked_for_from_memory(places):
    relations = {
        "files": ["file_path", "record_count"],
        "snapshots": ["snapshot_id"],
        "delete_debt": ["deleted_record_count"],
    }
    expected = [arrowmeta.open(place, allow_moved_paths=True) for place in places]
    rows = [
        {name: table.relation(name, relations[name]) for name in relations} for table in expected
    ]
    found = list(arrowmeta.reconcile_all(places, relations=relations, allow_moved_paths=True))
    for place in places:
        shutil.rmtree(place)
    for (_, table, _, error), of_table in zip(found, rows, strict=True):
        assert error is None
        for name in relations:
            assert table.relation(name, relations[name]).equals(of_table[name]), name
        assert table.standing.state is not None


def test_progress_counts_the_tables(places):
    met: list[tuple[Work, Work]] = []
    with heard_by(lambda coming, done: met.append((coming, done))):
        for _ in arrowmeta.reconcile_all(places):
            pass
    assert sum(coming.tables for coming, _ in met) == 3
    assert sum(done.tables for _, done in met) == 3
    assert {coming.table for coming, _ in met} - {""} == set(map(str, places))


def test_large_tables_have_the_findings_of_each_alone(places, tmp_path):
    files = [("added", File(f"f{n}")) for n in range(2_001)]
    manifests = {"m": files, "n": [("added", File("f1", level=5)), ("added", File("f2"))]}
    large = write_paimon(tmp_path / "large", manifests, [(["m"], ["n"])])
    debt = {"delete_debt": ["deleted_record_count"], "files": ["file_path"]}
    for one in arrowmeta.reconcile_all([*places, large], relations=debt):
        alone = arrowmeta.open(one.location)
        assert one.findings.equals(alone.reconcile())
        n_rows = one.table.delete_debt("deleted_record_count").num_rows
        assert n_rows == alone.delete_debt().num_rows
    assert "file_live_twice" in one.findings["check_name"].to_pylist()


def test_unknown_options_are_refused():
    with pytest.raises(arrowmeta.UsageError, match="strict"):
        arrowmeta.reconcile_all([], strct=True)
