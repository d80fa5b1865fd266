"""Checks of many tables at once: what they find is what they find in each table alone."""

import shutil
from pathlib import Path

import pyarrow as pa
import pytest
from msgspec.structs import replace

import arrowmeta
from arrowmeta.reconcile.findings import (
    AskedApartWarning,
    confirmed_findings,
    evidence_of,
    together,
)
from arrowmeta.views.sql_files import sql_files
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES

DEBT = {"delete_debt": ["deleted_record_count"]}

pytestmark = pytest.mark.filterwarnings(
    "ignore::arrowmeta.model.damage.GuessedMetadataWarning",
    "ignore::arrowmeta.model.damage.DamagedMetadataWarning",
)


def small_tables(folders):
    sources = []
    for folder in folders:
        try:
            sources.append(arrowmeta.open(folder, allow_moved_paths=True).source)
        except (arrowmeta.ArrowMetaError, OSError):
            continue
    evidence = [evidence_of(source, tuple(DEBT)) for source in sources]
    return [pair for pair in zip(sources, evidence, strict=True) if pair[1].is_small]


def assert_as_alone(tables):
    for source, evidence in together(tables, DEBT):
        assert evidence is not None
        assert evidence.answers is not None, source.location
        findings = confirmed_findings(source, first=evidence)
        assert findings.equals(confirmed_findings(source)), source.location


def debts(evidence):
    assert evidence is not None
    assert evidence.answers is not None
    return sorted(evidence.answers["delete_debt"]["deleted_record_count"].to_pylist(), key=str)


def bundled():
    return sorted(path for root in (CASES, DATA) for path in root.iterdir() if path.is_dir())


def test_tables_of_any_types_have_the_findings_of_each_alone():
    of_writers = [entry.folder for entry in corpus.entries()]
    tables = small_tables([*corpus.sample(bundled(), 5), *corpus.sample(of_writers, 2)])
    assert len(tables) > 2
    assert_as_alone(tables)


def test_deletes_are_summed_for_each_table():
    names = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors", "iceberg_v2_position_deletes")
    tables = small_tables([DATA / name for name in names])
    for name, (_, answer) in zip(names, together(tables, DEBT), strict=True):
        alone = arrowmeta.open(DATA / name, allow_moved_paths=True).delete_debt()
        assert debts(answer) == sorted(alone["deleted_record_count"].to_pylist(), key=str)


def test_a_table_that_no_check_can_read_leaves_the_others():
    tables = small_tables(
        [DATA / "pk_all_types", DATA / "append_snappy", DATA / "pk_tags_branches"]
    )
    evidence = [one for _, one in tables]
    broken = {**evidence[1].relations, "snapshots": evidence[1].relations["refs"]}
    evidence[1] = replace(evidence[1], relations=broken)
    with pytest.warns(AskedApartWarning, match="3 small tables failed together") as told:
        (_, first), (_, second), (_, third) = together(enumerate(evidence), DEBT)
    (warning,) = told
    where = evidence[1].source.location
    assert f"1 table alone ({where} first): BinderException" in str(warning.message)
    assert second is not None
    assert second.answers is None
    assert debts(first)
    assert debts(third)


def test_an_error_of_the_program_is_not_hidden():
    (_, evidence), *_ = small_tables([DATA / "append_snappy"])
    without = replace(evidence, relations={})
    with pytest.raises(KeyError):
        list(together([(0, without)], DEBT))


def test_check_of_many_tables_is_that_of_each(tmp_path):
    names = ["iceberg_v2_equality_deletes", "append_partition_types"]
    places = [shutil.copytree(DATA / name, tmp_path / name) for name in names]
    for file in (places[1] / "manifest").glob("manifest-list-*"):
        file.unlink()
    (tmp_path / "unreadable" / "metadata").mkdir(parents=True)
    (tmp_path / "unreadable" / "metadata" / "v1.metadata.json").write_text("{")
    places.append(tmp_path / "unreadable")
    results = arrowmeta.check(places)
    alone = [arrowmeta.open(place).check() for place in places[:2]]
    assert "files_at_level_0" not in alone[0]["rule"].to_pylist()  # of Paimon
    expected = pa.concat_tables([*alone, arrowmeta.check(places[2:])])
    unlocated = results.drop(["table_location"])
    assert unlocated.equals(expected.drop(["table_location"]))
    assert results["rule"].to_pylist()[-1] == "table_opens"


def test_threads_that_read_the_sql_at_the_same_time_do_not_disturb_each_other():
    # Each has objects of its own, until one of them is kept.
    evidence = evidence_of(arrowmeta.open(DATA / "append_snappy").source)
    sql_files.cache_clear()
    ((_, answered),) = together([(0, evidence)])
    assert answered is not None
    assert answered.answers is not None


def test_scan_of_many_tables_is_that_of_each(tmp_path):
    # Also a table whose manifests are lost, and one that cannot be opened.
    for place in (
        CASES / "iceberg_append_lost_manifest",
        DATA / "pk_deletion_vectors",
        DATA / "append_partition_types",
    ):
        shutil.copytree(place, tmp_path / place.name)
    for file in (tmp_path / "append_partition_types" / "manifest").glob("manifest-list-*"):
        file.unlink()
    (tmp_path / "unreadable" / "metadata").mkdir(parents=True)
    (tmp_path / "unreadable" / "metadata" / "v1.metadata.json").write_text("{")
    rows = arrowmeta.scan(tmp_path).to_pylist()
    assert len(rows) == 4
    for row in rows:
        (alone,) = arrowmeta.scan(row["location"]).to_pylist()
        assert {**alone, "name": row["name"]} == row
    by_name = {Path(row["location"]).name: row for row in rows}
    assert by_name["iceberg_append_lost_manifest"]["error_count"] > 0
    assert by_name["append_partition_types"]["data_file_count"] is None
    assert by_name["unreadable"]["finding_count"] is None
    assert by_name["pk_deletion_vectors"]["deleted_record_count"] > 0
