"""Iceberg tables of the corpus and of version 4, as Java reads and plans them."""

import datetime as dt
import gzip
import json
import math
from collections import Counter
from decimal import Decimal
from itertools import product
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.report import contents_section
from arrowmeta.errors import CorruptMetadataError
from tests import corpus
from tests.case_tables import CASES
from tests.corpus import NO_CORPUS
from tests.reference import single_value
from tests.reference.truth import CorpusTable, iceberg_tables


def tables_of_version_4():
    """Tables with manifests in Parquet, all or some of them."""
    for folder in sorted(CASES.glob("iceberg_v4_*")):
        truth = json.loads(gzip.decompress((folder / "truth.json.gz").read_bytes()))
        java = truth.get("java", truth)
        current = truth.get("current") or next(
            one for one in java["snapshots"] if one["snapshot_id"] == java["current_snapshot_id"]
        )
        versions = (folder / "metadata").glob("v*.metadata.json")
        newest = max(versions, key=lambda path: int(path.name[1:].partition(".")[0]))
        yield CorpusTable(
            folder.name,
            folder,
            None,
            {"java": java, "current": current, "metadata_file": newest.name},
        )


TABLES = [
    *tables_of_version_4(),
    *([table for table in iceberg_tables() if table.truth.get("current")] or NO_CORPUS),
]

READABLE = [one for one in iceberg_tables() if "error" not in one.truth["java"]] or NO_CORPUS

CONTENT = {
    "DATA": ("data",),
    "POSITION_DELETES": ("position_deletes", "deletion_vector"),
    "EQUALITY_DELETES": ("equality_deletes",),
}
FACTS = {
    "path": "file_path",
    "size": "file_size_in_bytes",
    "content_size": "content_size_in_bytes",
    "data_sequence_number": "sequence_number",
    "manifest": "manifest_path",
}
SAME = "record_count spec_id sort_order_id split_offsets equality_ids first_row_id"
SAME += " referenced_data_file content_offset snapshot_id file_sequence_number"
FACTS |= {name: name for name in SAME.split()}
COUNTS = {
    "value_counts": "value_counts",
    "null_counts": "null_value_counts",
    "nan_counts": "nan_value_counts",
}


def open_table(table, **choice):
    """Open the metadata file that Java was given, since no catalog says which is the current."""
    metadata = table.folder / "metadata" / Path(table.truth["metadata_file"]).name
    return arrowmeta.open(metadata, **{"allow_moved_paths": True, "strict": True, **choice})


def by_name(struct):
    if not struct.type.num_fields:
        return {}
    names = [f.name for f in struct.type.fields]
    values = [single_value.numbers(column).to_pylist() for column in struct.flatten()]
    return dict(zip(names, values, strict=True))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_live_files_match_java(table):
    opened = open_table(table)
    files, current = opened.entries(where="status <> 'deleted'"), table.truth["current"]
    assert files.num_rows == current["live_data_files"] + current["live_delete_files"]
    places = places_of(files)
    columns = {ours: files[ours].to_pylist() for ours in FACTS.values()}
    others = ("content", "file_format", "status")
    contents, formats, statuses = (files[name].to_pylist() for name in others)
    counts = {name: by_name(files[ours]) for name, ours in COUNTS.items()}
    bounds = {end: by_name(files[f"{end}_bounds"]) for end in ("lower", "upper")}
    values, partition = by_name(files["partition"]), opened.source.partition
    for listed in current["data_files"] + current["delete_files"]:
        row = places[listed["path"], listed.get("content_offset")]
        found = {name: columns[ours][row] for name, ours in FACTS.items()}
        expected = {name: listed.get(name) for name in FACTS}
        assert found == expected | {"manifest": recorded(listed["manifest"], opened)}
        assert contents[row] in CONTENT[listed["content"]]
        assert formats[row] == listed["format"].lower()
        assert statuses[row] == listed["status"].lower()
        for leaf in opened.source.iceberg_schema.leaves():
            field_id = str(leaf.id)
            for name, of_column in counts.items():
                assert of_column[leaf.name][row] == listed.get(name, {}).get(field_id), leaf
            for end, of_column in bounds.items():
                text = listed.get(end, {}).get(field_id)
                value = bytes.fromhex(text) if text is not None else None
                bound = None if value is None else single_value.decode(value, leaf.arrow_type)
                assert same(of_column[leaf.name][row], bound), (leaf, text)
        of_spec = {field.name: at for field, at in partition.places[listed["spec_id"]]}
        for name, at in of_spec.items():
            if at is not None:
                field = partition.fields[at]
                part = canonical(values[field.field.name][row], field.arrow_type)
                assert part == of_truth(listed["partition"].get(name), field.arrow_type), name
        rest = set(range(len(partition.fields))) - set(of_spec.values())
        assert not [at for at in rest if values[partition.fields[at].field.name][row] is not None]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_manifests_of_every_snapshot_match_java(table):
    same = ("length", "sequence_number", "min_sequence_number", "added_snapshot_id")
    counts = product(("added", "existing", "deleted"), ("files", "rows"))
    names = {"path": "manifest_path", "spec_id": "partition_spec_id"}
    names |= {name: name for name in same}
    names |= {f"{status}_{unit}": f"{status}_{unit}_count" for status, unit in counts}
    opened = open_table(table)
    manifests = opened.all_manifests()
    for listed in table.truth["java"]["snapshots"]:
        is_of = pc.equal(manifests["reference_snapshot_id"], listed["snapshot_id"])
        rows = manifests.filter(is_of).to_pylist()
        all_listed = listed.get("manifests", [])
        assert [row["content"].upper() for row in rows] == [one["content"] for one in all_listed]
        for row, one in zip(rows, all_listed, strict=True):
            expected = {name: one.get(name) for name in names}
            found = {name: row[ours] for name, ours in names.items()}
            assert found == expected | {"path": recorded(one["path"], opened)}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_live_counts_of_every_snapshot_match_java(table):
    for listed in table.truth["java"]["snapshots"]:
        if "live_data_files" not in listed:
            continue
        opened = open_table(table, snapshot_id=listed["snapshot_id"])
        live = opened.entries(["content", "record_count"], where="status <> 'deleted'").to_pylist()
        for is_data, kind in ((True, "data"), (False, "delete")):
            counts = [one["record_count"] for one in live if (one["content"] == "data") == is_data]
            expected = (listed[f"live_{kind}_files"], listed[f"live_{kind}_rows"])
            assert (len(counts), sum(counts)) == expected


@pytest.mark.sampled(6)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_entries_reads_each_manifest_once(table):
    opened = open_table(table)
    expected = {
        recorded(manifest["path"], opened): manifest["entries"]
        for snapshot in table.truth["java"]["snapshots"]
        for manifest in snapshot.get("manifests", [])
        if "entries" in manifest
    }
    found = Counter(opened.all_entries(["manifest_path"])["manifest_path"].to_pylist())
    assert {path: found[path] for path in expected} == expected


def places_of(files):
    paths, offsets = files["file_path"].to_pylist(), files["content_offset"].to_pylist()
    places = {place: row for row, place in enumerate(zip(paths, offsets, strict=True))}
    assert len(places) == files.num_rows
    return places


def recorded(path, opened):
    """Return a path as in the metadata; the expected results shorten paths that are not URIs."""
    return path.replace("<table>", opened.source.metadata.location, 1)


def same(found, expected):
    if isinstance(found, float) and isinstance(expected, float):
        return found == expected and math.copysign(1, found) == math.copysign(1, expected)
    return bool(found == expected)


def canonical(value, kind):
    """Return a partition value as the expected results write it, which is as Java prints it."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, int) and pa.types.is_date(kind):
        return (dt.date(1970, 1, 1) + dt.timedelta(value)).isoformat()
    if isinstance(value, int) and pa.types.is_timestamp(kind):
        return (dt.datetime(1970, 1, 1) + dt.timedelta(microseconds=value)).isoformat()
    if isinstance(value, int) and pa.types.is_time(kind):
        return (dt.datetime.min + dt.timedelta(microseconds=value)).time().isoformat()
    if isinstance(value, float):
        value = float(str(np.float32(value))) if kind == pa.float32() else value
        return {"nan": "NaN", "-0.0": "-0.0", "inf": "Infinity", "-inf": "-Infinity"}.get(
            repr(value), value
        )
    return value


def of_truth(value, kind):
    """Return an expected value, with bytes as lower-case hexadecimal digits."""
    is_bytes = pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind)
    return value.lower().replace("-", "") if value and is_bytes else value


# -- Metadata tables


@pytest.mark.parametrize("table", READABLE, ids=str)
def test_snapshots_and_refs_match_java(table):
    found, java = open_table(table, strict=False), table.truth["java"]
    assert found.format_version == java["format_version"]
    assert (found.snapshot_id or -1) == (java["current_snapshot_id"] or -1)
    snapshots = {row["snapshot_id"]: row for row in found.snapshots().to_pylist()}
    for snapshot in java["snapshots"]:
        row = snapshots[snapshot["snapshot_id"]]
        for name in ("sequence_number", "operation", "schema_id"):
            if "error" not in snapshot:
                assert row[name] == snapshot.get(name)
    assert {
        row["name"]: {"type": row["type"], "snapshot_id": row["snapshot_id"]}
        for row in found.refs().to_pylist()
    } == java["refs"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("table", READABLE, ids=str)
def test_every_ref_and_snapshot_log_entry_can_be_opened(table):
    found = open_table(table, strict=False)
    for ref in found.refs().to_pylist():
        assert found.at(ref=ref["name"]).snapshot_id == ref["snapshot_id"]
    kept = set(found.snapshots()["snapshot_id"].to_pylist())
    for entry in found.history().to_pylist():
        if entry["snapshot_id"] in kept:
            assert found.at(as_of=entry["made_current_at"]).snapshot_id in kept


@pytest.mark.sampled(5)
@pytest.mark.parametrize("table", READABLE, ids=str)
def test_lists_and_manifests_of_moved_real_table_are_found(table):
    found = open_table(table, strict=False)
    files = found.metadata_files().to_pylist()
    lists = [one for one in files if one["kind"] == "manifest list"]
    inline = [one for one in found.snapshots().to_pylist() if one["manifest_list"] is None]
    assert lists or inline or found.snapshot_id is None
    assert not [one["path"] for one in lists if one["size"] is None]
    there = {one["path"] for one in files if one["size"] is not None}
    assert set(found.manifests(["manifest_path"])["manifest_path"].to_pylist()) <= there


# -- Deletes


WITH_DELETES = [
    table
    for table in iceberg_tables()
    if "java_unfiltered" in table.truth
    and (table.truth.get("current") or {}).get("live_delete_files")
] or NO_CORPUS


@pytest.mark.spec("iceberg: scan planning")
@pytest.mark.parametrize("table", WITH_DELETES, ids=str)
def test_applicable_deletes_include_those_of_java_scan_plan(table):
    """Java leaves out equality deletes, too, whose bounds rule out every row of the data file."""
    opened, deletes = open_table(table), table.truth["java_unfiltered"].get("deletes") or {}
    # Vectors have `#` and their offset.
    theirs = {(path, delete) for path, listed in deletes.items() for delete in listed}
    ours = {
        (data, delete if offset is None else f"{delete}#{offset}")
        for data, delete, offset in (
            map(row.get, ("data_file_path", "delete_file_path", "content_offset"))
            for row in opened.applicable_deletes().to_pylist()
        )
    }
    assert theirs <= ours
    files = {row["file_path"]: row for row in opened.files().to_pylist() if ours - theirs}
    for data, delete in ours - theirs:
        assert files[delete]["content"] == "equality_deletes"
        assert any(disjoint(files[data], files[delete], opened))


def disjoint(data, delete, opened):
    """Yield for each equality column whether the bounds of the files are disjoint."""
    for field in opened.source.shape.columns.fields:
        if int(field.metadata[b"PARQUET:field_id"]) in delete["equality_ids"]:
            bounds = [
                (one["lower_bounds"][field.name], one["upper_bounds"][field.name])
                for one in (data, delete)
            ]
            (low, high), (other_low, other_high) = bounds
            yield None not in (low, other_high) and low > other_high
            yield None not in (high, other_low) and high < other_low


_RELATIONS = ("files", "partitions", "file_sizes", "delete_debt")


def named_tables(word, **which):
    """Parameters: the tables of the corpus with a word in their name."""
    found = [one for one in corpus.entries("iceberg", **which) if word in one.name]
    return [pytest.param(one.folder, id=one.name) for one in found] or corpus.NO_CORPUS


def opened(folder):
    try:
        return arrowmeta.open(folder, allow_moved_paths=True)
    except CorruptMetadataError as error:
        pytest.skip(f"no reader opens this table: {error}")


@pytest.mark.filterwarnings("ignore")  # of tables without hints, or damaged ones
@pytest.mark.parametrize("folder", named_tables("delet"))
def test_deleted_row_counts_include_only_applicable_deletes(folder):
    table = opened(folder)
    applied = table.sql(
        "SELECT content, sum(record_count)::BIGINT AS n FROM delete_files SEMI JOIN"
        " applicable_deletes ON file_path = delete_file_path"
        " AND applicable_deletes.content_offset IS NOT DISTINCT FROM delete_files.content_offset"
        " GROUP BY content"
    ).to_pylist()
    expected = {row["content"]: row["n"] for row in applied}
    of_partitions = table.partitions(columns=["deleted_record_count"]).to_pylist()
    by_equality = expected.pop("equality_deletes", 0)
    owed = table.relation("delete_debt").to_pylist()
    counts = [row["deleted_record_count"] for row in of_partitions]
    assert Counter(counts) == Counter(row["deleted_record_count"] for row in owed)
    assert (None in counts) == bool(by_equality)
    assert sum(row["equality_delete_count"] for row in owed) >= by_equality
    assert sum(row["position_delete_count"] for row in owed) == sum(expected.values())


@pytest.mark.filterwarnings("ignore")  # of tables without hints, or damaged ones
@pytest.mark.parametrize("folder", named_tables("dangling_delete", every=True))
def test_report_has_no_deleted_rows_when_all_deletes_dangle(folder):
    table = opened(folder)
    section = contents_section(*(table.relation(name) for name in _RELATIONS))
    assert "No row is marked as deleted." in section.lead
