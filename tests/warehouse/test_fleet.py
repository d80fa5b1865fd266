"""Many tables at once: what is found, counted and read is what it is in each table alone."""

import json
import re
import shutil
from pathlib import Path

import duckdb
import pyarrow as pa
import pytest
from msgspec.structs import replace

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.progress import heard_by
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.reconcile.findings import (
    AskedApartWarning,
    confirmed_findings,
    evidence_of,
    together,
)
from arrowmeta.tables.uniform import Fleet
from arrowmeta.views.sql_files import sql_files
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.histories import File, write_paimon

pytestmark = pytest.mark.filterwarnings("ignore")

KEYED, VECTORS, TAGS = "pk_deletion_vectors", "iceberg_v3_deletion_vectors", "pk_tags_branches"
POSITIONS, SNAPPY = "iceberg_v2_position_deletes", "append_snappy"


def opened(place, **given):
    return arrowmeta.open(place, allow_moved_paths=True, **given)


def without_lists(place):
    for file in (place / "manifest").glob("manifest-list-*"):
        file.unlink()


def unreadable(folder):
    """A table whose metadata cannot be read."""
    (folder / "unreadable" / "metadata").mkdir(parents=True)
    (folder / "unreadable" / "metadata" / "v1.metadata.json").write_text("{")
    return folder / "unreadable"


# -- SQL over a store ----------------------------------------------------------------------------

STORED = {str(DATA / name): name for name in (KEYED, VECTORS, TAGS)}


@pytest.fixture(scope="module")
def fleet(tmp_path_factory):
    folder = tmp_path_factory.mktemp("store")
    for place in STORED:
        arrowmeta.index(place, store=folder, allow_moved_paths=True)
    return Fleet(folder, allow_moved_paths=True)


def each(make):
    return {place: make(opened(place, store=False)) for place in STORED}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("relation", ["files", "entries", "partitions", "snapshots", "manifests"])
def test_row_counts_per_table_equal_those_of_each_table(fleet, relation):
    answer = fleet.sql(f"SELECT table_location, count(*) AS n FROM {relation} GROUP BY 1")
    counts = {row["table_location"]: row["n"] for row in answer.to_pylist()}
    assert counts == each(lambda table: table.relation(relation).num_rows)
    assert fleet.failures == {}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("relation", SCHEMAS)
def test_every_relation_can_be_queried_over_a_store(fleet, relation):
    assert fleet.sql(f"FROM {relation}").column_names[0] == "table_location"


def test_query_reads_only_its_columns_and_no_files(fleet, monkeypatch):
    read, relation = [], Fleet.relation
    monkeypatch.setattr(
        Fleet, "relation", lambda self, *asked: read.append(asked) or relation(self, *asked)
    )
    fleet.sql("SELECT sum(record_count) FROM files WHERE file_size_in_bytes > 0")
    ((name, columns),) = read
    assert (name, set(columns)) == ("files", {"record_count", "file_size_in_bytes"})
    with pytest.raises(duckdb.Error):
        fleet.sql("SELECT * FROM read_text('/etc/hostname')")


def test_structs_by_column_become_maps_and_joins_are_of_each_table(fleet):
    query = "SELECT DISTINCT table_location, partition['pt'] AS pt FROM partitions"
    found = {(row["table_location"], row["pt"]) for row in fleet.sql(query).to_pylist()}
    assert {pair for pair in found if pair[1]} == {
        (where, str(row["partition"]["pt"]))
        for where, rows in each(lambda table: table.partitions().to_pylist()).items()
        for row in rows
        if "pt" in row["partition"]
    }
    joined = "SELECT count(*) AS n FROM files JOIN manifests USING (table_location, manifest_path)"
    n_files = sum(each(lambda table: table.files().num_rows).values())
    assert fleet.sql(joined)["n"].to_pylist() == [n_files]


@pytest.mark.parametrize("lost", ["table", "description"])
def test_lost_table_or_description_is_reported_and_others_are_queried(tmp_path, capsys, lost):
    table, store = tmp_path / KEYED, tmp_path / "store"
    shutil.copytree(DATA / KEYED, table)
    for location in (table, DATA / TAGS):
        arrowmeta.index(location, store=store)
    (description,) = store.glob(f"tables/{KEYED}-*/*/table.json")
    shutil.rmtree(table) if lost == "table" else description.write_text("{")
    query = "SELECT DISTINCT table_location FROM files"
    assert main(["sql", "--store", str(store), query, "-o", "json"]) == 3
    said = capsys.readouterr()
    assert json.loads(said.out) == [{"table_location": str(DATA / TAGS)}]
    assert (str(table) if lost == "table" else description.parent.name) in said.err


def test_table_indexed_by_any_spelling_is_one_table(tmp_path, monkeypatch):
    shutil.copytree(DATA / KEYED, tmp_path / "table")
    monkeypatch.chdir(tmp_path)
    arrowmeta.index("table", store="store")
    arrowmeta.index((tmp_path / "table").as_uri(), store="store")
    monkeypatch.chdir(DATA)
    fleet = Fleet(tmp_path / "store")
    assert fleet.locations == [str(tmp_path / "table")]
    (row,) = fleet.sql("SELECT table_location, count(*) AS n FROM files GROUP BY 1").to_pylist()
    assert row["table_location"] == str(tmp_path / "table")
    assert not fleet.failures


def test_queries_of_the_store_page_return_correct_results(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "store.md").read_text()
    small, shared, stats = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    # A clone: Iceberg records where its files are, and both name the same.
    clone = shutil.copytree(DATA / VECTORS, tmp_path / "clone")
    alone = {str(one): opened(one, store=False) for one in (DATA / VECTORS, clone, DATA / TAGS)}
    for place in alone:
        arrowmeta.index(place, store=tmp_path / "store", allow_moved_paths=True)
    fleet = Fleet(tmp_path / "store", allow_moved_paths=True)
    assert {row["table_location"]: row["small_files"] for row in fleet.sql(small).to_pylist()} == {
        where: table.data_files().num_rows for where, table in alone.items()
    }
    paths = alone[str(clone)].files()["file_path"].to_pylist()
    both = sorted([str(DATA / VECTORS), str(clone)])
    found = {row["file_path"]: row["tables"] for row in fleet.sql(shared).to_pylist()}
    assert found == dict.fromkeys(paths, both)
    found = fleet.sql(stats).to_pylist()
    assert {row["table_location"] for row in found} == set(alone)
    for row in found:
        name = f"column_name = '{row['column_name']}'"
        known = "lower IS NOT NULL AND upper IS NOT NULL"
        bounds = alone[row["table_location"]].column_stats(where=f"{name} AND {known}").to_pylist()
        lengths = [len((one["lower"] + one["upper"]).encode()) for one in bounds]
        assert row["bound_bytes"] == (sum(lengths) if lengths else None)
    assert fleet.failures == {}


# -- checks of many tables at once ---------------------------------------------------------------

DEBT = {"delete_debt": ["deleted_record_count"]}


def small_tables(folders):
    sources = []
    for folder in folders:
        try:
            sources.append(opened(folder).source)
        except (arrowmeta.ArrowMetaError, OSError):
            continue
    evidence = [evidence_of(source, tuple(DEBT)) for source in sources]
    return [pair for pair in zip(sources, evidence, strict=True) if pair[1].is_small]


def debts(evidence):
    return sorted(evidence.answers["delete_debt"]["deleted_record_count"].to_pylist(), key=str)


def test_tables_of_any_types_have_the_findings_of_each_alone():
    bundled = sorted(path for root in (CASES, DATA) for path in root.iterdir() if path.is_dir())
    of_writers = [entry.folder for entry in corpus.entries()]
    tables = small_tables([*corpus.sample(bundled, 5), *corpus.sample(of_writers, 2)])
    assert len(tables) > 2
    sql_files.cache_clear()  # threads that read the SQL at the same time do not disturb each other
    for source, evidence in together(tables, DEBT):
        assert evidence.answers is not None, source.location
        findings = confirmed_findings(source, first=evidence)
        assert findings.equals(confirmed_findings(source)), source.location


def test_deletes_are_summed_for_each_table():
    names = (KEYED, VECTORS, POSITIONS)
    tables = small_tables([DATA / name for name in names])
    for name, (_, answer) in zip(names, together(tables, DEBT), strict=True):
        alone = opened(DATA / name).delete_debt()
        assert debts(answer) == sorted(alone["deleted_record_count"].to_pylist(), key=str)


def test_a_table_that_no_check_can_read_leaves_the_others():
    tables = small_tables([DATA / "pk_all_types", DATA / SNAPPY, DATA / TAGS])
    evidence = [one for _, one in tables]
    broken = {**evidence[1].relations, "snapshots": evidence[1].relations["refs"]}
    evidence[1] = replace(evidence[1], relations=broken)
    with pytest.warns(AskedApartWarning, match="3 small tables failed together") as raised:
        (_, first), (_, second), (_, third) = together(enumerate(evidence), DEBT)
    (warning,) = raised
    where = evidence[1].source.location
    assert f"1 table alone ({where} first): BinderException" in str(warning.message)
    assert second.answers is None
    assert debts(first)
    assert debts(third)
    # An error of the program is not hidden.
    with pytest.raises(KeyError):
        list(together([(0, replace(evidence[0], relations={}))], DEBT))


@pytest.fixture
def places(tmp_path):
    names = (KEYED, POSITIONS, SNAPPY)
    return [Path(shutil.copytree(DATA / name, tmp_path / name)) for name in names]


def test_check_of_many_tables_is_that_of_each(places, tmp_path):
    without_lists(places[2])
    places = [*places[1:], unreadable(tmp_path)]
    results = arrowmeta.check(places).drop(["table_location"])
    alone = [arrowmeta.open(place).check() for place in places[:2]]
    assert "files_at_level_0" not in alone[0]["rule"].to_pylist()  # of Paimon
    expected = pa.concat_tables([*alone, arrowmeta.check(places[2:])])
    assert results.equals(expected.drop(["table_location"]))
    assert results["rule"].to_pylist()[-1] == "table_opens"


def test_scan_of_many_tables_is_that_of_each(tmp_path):
    # Also a table whose manifests are lost, and one that cannot be opened.
    lost, deleted = CASES / "iceberg_append_lost_manifest", DATA / KEYED
    for place in (lost, deleted, DATA / "append_partition_types"):
        shutil.copytree(place, tmp_path / place.name)
    without_lists(tmp_path / "append_partition_types")
    unreadable(tmp_path)
    rows = {Path(row["location"]).name: row for row in arrowmeta.scan(tmp_path).to_pylist()}
    assert len(rows) == 4
    for row in rows.values():
        (alone,) = arrowmeta.scan(row["location"]).to_pylist()
        assert {**alone, "name": row["name"]} == row
    assert rows[lost.name]["error_count"] > 0
    assert rows["append_partition_types"]["data_file_count"] is None
    assert rows["unreadable"]["finding_count"] is None
    assert rows[KEYED]["deleted_record_count"] > 0


def test_findings_are_those_of_each_table_alone(places, tmp_path):
    shutil.rmtree(places[0] / "snapshot")
    strict = arrowmeta.open(places[2], strict=True)
    without_lists(places[2])
    given = [places[0], arrowmeta.open(places[1]), places[2], tmp_path / "missing", strict]
    first, second, third, missing, refused = arrowmeta.reconcile_all(given)
    for one, place in zip((first, second, third), places, strict=True):
        assert one.location == str(place)
        if one.error is None:
            assert one.findings.equals(arrowmeta.open(place).reconcile())
    assert second.table is given[1]
    assert third.table.damage["kind"].to_pylist()
    assert third.table.state == "partial"
    assert type(missing.error) is arrowmeta.NotATableError
    assert type(refused.error) is arrowmeta.CorruptMetadataError
    assert (missing.table, missing.findings) == (None, None)
    with pytest.raises(arrowmeta.UsageError, match="strict"):
        arrowmeta.reconcile_all([], strct=True)


def test_tables_answer_what_was_asked_for_from_memory(places):
    relations = {"files": ["file_path", "record_count"], "snapshots": ["snapshot_id"], **DEBT}
    rows = [
        {name: opened(place).relation(name, columns) for name, columns in relations.items()}
        for place in places
    ]
    met = []
    with heard_by(lambda coming, done: met.append((coming, done))):
        found = list(arrowmeta.reconcile_all(places, relations=relations, allow_moved_paths=True))
    assert [sum(one.tables for one in ones) for ones in zip(*met, strict=True)] == [3, 3]
    assert {coming.table for coming, _ in met} - {""} == set(map(str, places))
    for place in places:
        shutil.rmtree(place)
    for (_, table, _, error), of_table in zip(found, rows, strict=True):
        assert error is None
        for name, columns in relations.items():
            assert table.relation(name, columns).equals(of_table[name]), name
        assert table.standing.state is not None


def test_large_tables_have_the_findings_of_each_alone(places, tmp_path):
    files = [("added", File(f"f{n}")) for n in range(2_001)]
    manifests = {"m": files, "n": [("added", File("f1", level=5)), ("added", File("f2"))]}
    large = write_paimon(tmp_path / "large", manifests, [(["m"], ["n"])])
    for one in arrowmeta.reconcile_all(
        [*places, large], relations={**DEBT, "files": ["file_path"]}
    ):
        alone = arrowmeta.open(one.location)
        assert one.findings.equals(alone.reconcile())
        n_rows = one.table.delete_debt("deleted_record_count").num_rows
        assert n_rows == alone.delete_debt().num_rows
    assert "file_live_twice" in one.findings["check_name"].to_pylist()
