"""`reconcile` decodes entries once, and returns the rows of the view `findings`."""

import shutil
from collections import Counter
from pathlib import Path

import pyarrow as pa
import pytest
from msgspec.structs import replace

import arrowmeta
from arrowmeta.apps.describe import FILE_COLUMNS
from arrowmeta.cli.tour import TABLES
from arrowmeta.model.reading import read_relation
from arrowmeta.reconcile.findings import evidence_of, findings_and_views, in_order
from arrowmeta.tables.methods import Relations
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy

#: Passes over entries by relation. `all_entries` is not read if the snapshot has all manifests.
PASSES = {
    "pk_deletion_vectors": {"entries": 2},  # its vectors may be of files outside of the table
    "iceberg_v2_equality_deletes": {"entries": 2},  # again for the partitions of its findings
    "iceberg_v3_deletion_vectors": {"entries": 1, "all_entries": 1},
}


@pytest.mark.parametrize("name", PASSES)
def test_entries_are_decoded_once_or_twice_for_all_checks(name, monkeypatch):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    kind = type(table.source)
    passes: Counter[str] = Counter()

    scan_of = kind.decoded

    def decoded(self, relation="entries"):
        scan = scan_of(self, relation)

        def counted(request, *rest):
            # The vectors of Iceberg are read from delete manifests alone.
            passes[relation] += request.manifests is None
            return scan.decode(request, *rest)

        return replace(scan, decode=counted)

    monkeypatch.setattr(kind, "decoded", decoded)
    table.reconcile()
    assert passes == PASSES[name]


def test_findings_are_sorted_whatever_the_order_of_checks(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    copy.edit_manifest("delta", lambda rows: [*rows, *rows])
    findings = arrowmeta.open(copy.root).reconcile()
    last = findings.slice(findings.num_rows - 1)
    others = [
        last.set_column(last.column_names.index(name), name, pa.array([text], pa.string()))
        for name in ("expected", "actual")
        for text in ("a", "b")
    ]
    rows = pa.concat_tables([findings, *others])
    reverse = rows.take(pa.array(range(rows.num_rows))[::-1])
    assert in_order(rows).equals(in_order(reverse))


def test_findings_about_a_file_have_its_partition(tmp_path):
    folder = shutil.copytree(DATA / "pk_all_types", tmp_path / "t")
    table = arrowmeta.open(folder)
    for path in table.files("file_path")["file_path"].to_pylist()[1:]:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch()  # of another size
    found = table.reconcile(storage=True)
    rows = table.files(["file_path", "partition_path"]).to_pylist()
    partitions = {row["file_path"]: row["partition_path"] for row in rows}
    about = [row for row in found.to_pylist() if row["subject"] in partitions]
    assert len(about) == len(partitions)
    for row in about:
        assert row["partition_path"] == partitions[row["subject"]]
    (folder / "snapshot" / "LATEST").write_text("3")
    others = arrowmeta.open(folder).reconcile()
    assert others.num_rows
    assert others["partition_path"].null_count == others.num_rows


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_partition_types", "pk_deletion_vectors"])
def test_findings_of_small_tables_are_those_of_large_ones(name, tmp_path, monkeypatch):
    copy = PaimonCopy(DATA / name, tmp_path / "table")
    copy.edit_manifest("delta", lambda rows: [*rows, *rows, *({**row, "_KIND": 1} for row in rows)])
    table = arrowmeta.open(copy.root)
    small = table.reconcile()
    assert sorted(map(str, small.to_pylist())) == sorted(map(str, table.findings().to_pylist()))
    for module in ("views.connection", "reconcile.findings"):
        monkeypatch.setattr(f"arrowmeta.{module}.MOST_COPIED", -1)
    large = arrowmeta.open(copy.root).reconcile()
    assert small.num_rows
    assert small.equals(large)


# -- what is read together with the checks

VIEWS = ("partitions", "delete_debt", "growth", "metadata_bytes")


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "folder",
    [
        *(DATA / one for one in ("append_snappy", "pk_deletion_vectors")),
        *(DATA / "iceberg_v2_equality_deletes", CASES / "paimon_rows_in_parts"),
    ],
)
def test_views_read_with_the_checks_are_those_of_the_table(folder):
    table = arrowmeta.open(folder, allow_moved_paths=True)
    findings, views = findings_and_views(table.source, evidence_of(table.source, VIEWS), VIEWS)
    assert findings.equals(table.reconcile())
    assert set(views) == set(VIEWS)
    for view in VIEWS:
        alone = table.relation(view)
        assert views[view].cast(alone.schema).equals(alone), view


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "table", [TABLES / "orders", DATA / "iceberg_v2_position_deletes", DATA / "pk_tags_branches"]
)
def test_files_after_the_checks_are_not_decoded_again(table, tmp_path):
    copy = Path(shutil.copytree(table, tmp_path / table.name))
    expected = arrowmeta.open(copy, allow_moved_paths=True).files(columns=list(FILE_COLUMNS))
    fresh = arrowmeta.open(copy, allow_moved_paths=True)
    evidence = evidence_of(fresh.source, files=FILE_COLUMNS)
    manifests = read_relation(evidence.source, "manifests", ["manifest_path"])
    for path in manifests["manifest_path"].to_pylist():
        for file in copy.rglob(path.rpartition("/")[2]):
            file.unlink()
    assert Relations(evidence.source).relation("files", FILE_COLUMNS).equals(expected)
    assert evidence.source.damage().num_rows == 0
