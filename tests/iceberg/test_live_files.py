"""Live files and manifests of Iceberg tables of the corpus and of version 4, as Java reads them."""

import datetime as dt
import gzip
import json
import math
from collections import Counter
from decimal import Decimal
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
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

CONTENT = {
    "DATA": ("data",),
    "POSITION_DELETES": ("position_deletes", "deletion_vector"),
    "EQUALITY_DELETES": ("equality_deletes",),
}
FACTS = {
    "path": "file_path",
    "record_count": "record_count",
    "size": "file_size_in_bytes",
    "spec_id": "spec_id",
    "sort_order_id": "sort_order_id",
    "split_offsets": "split_offsets",
    "equality_ids": "equality_ids",
    "first_row_id": "first_row_id",
    "referenced_data_file": "referenced_data_file",
    "content_offset": "content_offset",
    "content_size": "content_size_in_bytes",
    "snapshot_id": "snapshot_id",
    "data_sequence_number": "sequence_number",
    "file_sequence_number": "file_sequence_number",
    "manifest": "manifest_path",
}
COUNTS = {
    "value_counts": "value_counts",
    "null_counts": "null_value_counts",
    "nan_counts": "nan_value_counts",
}


def open_table(table, **choice):
    """Open the metadata file that Java was given, since no catalog says which is the current."""
    metadata = table.folder / "metadata" / Path(table.truth["metadata_file"]).name
    return arrowmeta.open(metadata, allow_moved_paths=True, strict=True, **choice)


def live_entries(opened):
    entries = opened.entries()
    return entries.filter(pc.not_equal(entries["status"], "deleted"))


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
    files, current = live_entries(opened), table.truth["current"]
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
    names = {
        "path": "manifest_path",
        "length": "length",
        "spec_id": "partition_spec_id",
        "sequence_number": "sequence_number",
        "min_sequence_number": "min_sequence_number",
        "added_snapshot_id": "added_snapshot_id",
        "added_files": "added_files_count",
        "existing_files": "existing_files_count",
        "deleted_files": "deleted_files_count",
        "added_rows": "added_rows_count",
        "existing_rows": "existing_rows_count",
        "deleted_rows": "deleted_rows_count",
    }
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
        live = opened.entries(["content", "status", "record_count"]).to_pylist()
        live = [entry for entry in live if entry["status"] != "deleted"]
        data = [entry["record_count"] for entry in live if entry["content"] == "data"]
        deletes = [entry["record_count"] for entry in live if entry["content"] != "data"]
        assert (len(data), sum(data)) == (listed["live_data_files"], listed["live_data_rows"])
        expected = (listed["live_delete_files"], listed["live_delete_rows"])
        assert (len(deletes), sum(deletes)) == expected


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
    return value.lower().replace("-", "") if value and _is_bytes(kind) else value


def _is_bytes(kind):
    return pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind)
