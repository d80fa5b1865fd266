"""Output of `describe`, compared with the relations it is computed from."""

import json
import shutil

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta import text as words
from arrowmeta.apps.describe import FACTS
from arrowmeta.cli import main

pytestmark = pytest.mark.filterwarnings("default")


def opened(location):
    return arrowmeta.open(location, allow_moved_paths=True)


def facts_of(table):
    return {row["name"]: row for row in pa.table(table.describe()).to_pylist()}


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "name", ["pk_all_types", "pk_deletion_vectors", "iceberg_v2_position_deletes", "append_snappy"]
)
def test_described_numbers_equal_those_of_relations(data, name):
    table = opened(data / name)
    facts = facts_of(table)
    files = table.data_files()
    assert facts["data files"]["number"] == files.num_rows
    assert facts["rows"]["number"] == pc.sum(files["record_count"]).as_py()
    assert facts["manifests"]["number"] == table.manifests().num_rows
    assert facts["snapshots"]["number"] == table.snapshots().num_rows
    assert facts["tags"]["number"] + facts["branches"]["number"] == table.refs().num_rows
    assert facts["data bytes"]["number"] == pc.sum(files["file_size_in_bytes"]).as_py()
    small = table.partitions(["small_file_count"])["small_file_count"]
    assert facts["small files"]["number"] == pc.sum(small).as_py()
    is_small = pc.less(files["file_size_in_bytes"], facts["small below"]["number"])
    assert facts["small files"]["number"] == pc.sum(is_small).as_py()
    if "partitions" in facts:
        partitions = {json.dumps(p, default=str) for p in files["partition"].to_pylist()}
        assert facts["partitions"]["number"] == len(partitions)
    debt = table.relation("delete_debt")["deleted_record_count"]
    assert facts["deleted"]["number"] == (pc.sum(debt).as_py() or 0)


def test_description_shows_transforms_and_sort_order(data):
    facts = facts_of(opened(data / "iceberg_v2_position_deletes"))
    assert facts["partitioned by"]["value"] == "day(ts), bucket[4](id)"
    assert facts["deleted"]["value"].startswith("up to ")
    assert facts["sorted by"]["value"] == "none"
    facts = facts_of(opened(data / "pk_all_types"))
    assert facts["partitioned by"]["value"] == "pt, bucket[2](k, k2)"
    assert facts["sorted by"]["value"] == "k, k2"
    assert [facts[f"level {at}"]["number"] for at in (0, 3)] == [6, 6]
    assert "level 0: 6, level 3: 6" in str(opened(data / "pk_all_types").describe())


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([], "none"),
        ([("cat", "identity", True)], "cat"),
        ([("cat", "identity", False)], "none; formerly cat"),
        ([("id", "bucket[4]", True), ("id", "bucket[4]", False)], "bucket[4](id)"),
        ([("ts", "day", True), ("ts", "month", False)], "day(ts); formerly month(ts)"),
    ],
)
def test_description_shows_former_partition_specs(data, monkeypatch, rows, said):
    table = opened(data / "iceberg_v2_position_deletes")
    relation = table.relation
    names = ("source_column", "transform", "is_default")
    schema = pa.schema(dict(zip(names, (pa.string(), pa.string(), pa.bool_()), strict=True)))
    specs = pa.Table.from_pylist([dict(zip(names, row, strict=True)) for row in rows], schema)

    def with_specs(name, columns=None):
        return specs if name == "specs" else relation(name, columns)

    monkeypatch.setattr(type(table), "relation", lambda self, *words: with_specs(*words))
    assert facts_of(table)["partitioned by"]["value"] == said


def test_repr_names_the_current_spec_with_transforms(data):
    table = opened(data / "iceberg_v2_position_deletes")
    assert "partitioned by day(ts), bucket[4](id)" in repr(table)


def test_unreadable_contents_are_unknown_and_not_0(data, tmp_path):
    folder = shutil.copytree(data / "pk_all_types", tmp_path / "t")
    for path in (folder / "manifest").glob("manifest-list-*"):
        path.unlink()
    table = arrowmeta.open(folder)
    facts = facts_of(table)
    assert facts["data files"]["value"] == facts["rows"]["value"] == "unknown"
    assert facts["data files"]["number"] is facts["rows"]["number"] is None
    assert "manifests" not in facts


def test_partly_readable_contents_are_lower_bounds(data, tmp_path):
    folder = shutil.copytree(data / "pk_all_types", tmp_path / "t")
    listed = opened(folder).manifests(["manifest_path", "added_files_count"]).to_pylist()
    (folder / "manifest" / listed[0]["manifest_path"].rpartition("/")[2]).unlink()
    table = opened(folder)
    facts, n_files = facts_of(table), table.data_files().num_rows
    assert facts["data files"]["value"].startswith(f"at least {n_files} files, ")
    assert facts["data files"]["number"] is None


def test_description_without_remarks_says_that_the_table_is_sound(data):
    table = opened(data / "pk_tags_branches")
    assert "\nSound: all was read, and the checks found nothing.\n" in str(table.describe())


def test_description_of_many_snapshots_says_what_was_not_checked(data, monkeypatch):
    monkeypatch.setattr("arrowmeta.reconcile.findings._FEW_SNAPSHOTS", 0)
    text = str(opened(data / "pk_tags_branches").describe())
    assert "\nNot checked for contradictions: `reconcile` does.\n" in text


def remarks_of(table):
    return " ".join(table.describe().remarks)


def test_remarks_mention_compaction_small_files_and_deleted_rows(data):
    assert "6 of 12 files at level 0: compaction is behind" in remarks_of(
        opened(data / "pk_all_types")
    )
    remarks = remarks_of(opened(data / "iceberg_v2_position_deletes"))
    assert "117 of 117 data files are smaller than 128 MiB" in remarks
    assert "Up to 27% of the rows are deleted" in remarks
    assert not opened(data / "pk_tags_branches").describe().remarks


def test_damage_is_the_first_remark(data, tmp_path, capsys):
    shutil.copytree(data / "pk_all_types", tmp_path / "t")
    next((tmp_path / "t" / "manifest").glob("manifest-????????-*")).unlink()
    table = arrowmeta.open(tmp_path / "t")
    remark = table.describe().remarks[0]
    assert table.damage.num_rows == 1
    assert remark == "Partial: 1 place of the metadata could not be read; `damage` lists it."
    assert main(["describe", str(tmp_path / "t")]) == 3
    assert "! Partial: 1 place" in capsys.readouterr().out


def test_table_without_a_snapshot_is_described(data, tmp_path):
    (tmp_path / "t").mkdir()
    shutil.copytree(data / "pk_all_types" / "schema", tmp_path / "t" / "schema")
    description = arrowmeta.open(tmp_path / "t").describe()
    assert "no snapshot" in description.title
    assert pa.table(description).schema == FACTS
    assert "0 files" in str(description)


def test_description_fits_the_width(data):
    description = opened(data / "pk_all_types").describe()
    for width in (60, 80, 160):
        assert max(map(len, description.to_text(width).splitlines())) <= width


@pytest.mark.parametrize(
    ("text", "size"),
    [("134217728", 1 << 27), ("128 mb", 1 << 27), ("2g", 1 << 31), ("x", None), (None, None)],
)
def test_size_options_are_parsed_to_bytes(text, size):
    assert words.to_bytes(text) == size


def test_guessed_metadata_file_is_warned_of_once(data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v1_to_v2", tmp_path / "t")
    older, newest = sorted(folder.glob("metadata/*.metadata.json"))[-2:]
    shutil.copy(older, newest.with_name(newest.name.replace("-", "-0", 1)))  # of no log
    assert main(["describe", str(folder), "--allow-moved-paths"]) == 0
    assert capsys.readouterr().err.count("there is no version hint") == 1


@pytest.mark.parametrize(
    "name", ["iceberg_v2_position_deletes", "pk_deletion_vectors", "iceberg_v3_deletion_vectors"]
)
def test_description_remarks_on_a_third_of_the_limit_of_check(data, name):
    table = arrowmeta.open(data / name)
    (rule,) = [row for row in table.check().to_pylist() if row["rule"] == "deleted_share"]
    is_remark = any("of the rows are deleted" in remark for remark in table.describe().remarks)
    has_many_files = table.data_files().num_rows >= 10
    assert is_remark == (has_many_files and 3 * rule["value"] > rule["max"])
    assert rule["status"] == "passed"
