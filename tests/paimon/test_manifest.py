"""Partial reads of entries, and manifests that are skipped by their buckets."""

import json
import shutil
from pathlib import Path

import fastavro
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.model.scan import EntryFilter, table_of
from arrowmeta.model.tables import STRUCT_COLUMNS, column_field
from arrowmeta.paimon import fields
from arrowmeta.paimon.table import PaimonSource
from tests import corpus
from tests.bundled import DATA
from tests.paimon.tables import bundled_tables
from tests.reconcile.copies import rewrite

BUNDLED = bundled_tables()


def source_of(root):
    source = arrowmeta.open(root).source
    assert isinstance(source, PaimonSource)
    return source


def entries(source, columns, only=None):
    return table_of(source.scan(), columns, only)


def flat_names(schema):
    return [f"{root}.{f.name}" for root in STRUCT_COLUMNS for f in schema.field(root).type.fields]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("root", BUNDLED + corpus.tables("paimon"))
def test_single_struct_field_equals_field_of_whole_struct(root):
    source = source_of(root)
    schema = source.schema_of("entries")
    whole = entries(source, schema.names)
    if not source.damage().num_rows:
        for name in flat_names(schema):
            struct, _, field = name.partition(".")
            expected = pc.struct_field(
                whole[struct], [schema.field(struct).type.names.index(field)]
            )
            # A batch size bypasses the cache: every field is decoded alone.
            batches = source.scan().batches([name], batch_size=65_536)
            found = pa.Table.from_batches(batches, pa.schema([column_field(schema, name)]))
            assert found[name].combine_chunks().equals(expected.combine_chunks())


def test_struct_fields_can_be_read_together_with_whole_structs():
    source = source_of(DATA / "pk_all_types")
    schema = source.schema_of("entries")
    names = [*flat_names(schema), "file_path", "upper_bounds", "record_count", "status"]
    together = entries(source, names)
    alone = source_of(DATA / "pk_all_types")
    assert together.schema.names == names
    for name in names:
        assert together[name].equals(entries(alone, [name])[name])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", BUNDLED)
def test_filter_keeps_marked_entries_with_all_columns(root):
    source = source_of(root)
    names = source.schema_of("entries").names
    whole = pa.Table.from_batches(source.scan().batches(names))
    looked_at = ("entry_id", "file_name", "partition")
    seen = []

    def keep(batch):
        assert batch.schema.names == list(looked_at)
        seen.append(batch.num_rows)
        return np.arange(batch.num_rows) % 2 == 0

    found = entries(source, names, EntryFilter(columns=looked_at, keep=keep))
    assert sum(seen) == whole.num_rows
    is_kept = pc.is_in(whole["entry_id"], found["entry_id"].combine_chunks())
    assert found.equals(whole.filter(is_kept))
    assert found.num_rows == sum(-(-n // 2) for n in seen)


def test_filter_can_keep_all_none_or_deleted_entries():
    source = source_of(DATA / "pk_tags_branches")
    names = source.schema_of("entries").names
    whole = entries(source, names)

    def of_status(*statuses):
        words = pa.array(statuses, pa.string())
        return EntryFilter(
            columns=("status",),
            keep=lambda batch: np.array(pc.is_in(batch["status"], words).to_pylist(), dtype=bool),
        )

    assert entries(source, names, of_status("added", "deleted")).equals(whole)
    assert entries(source, names, of_status()).num_rows == 0
    deleted = entries(source, names, of_status("deleted"))
    assert deleted.num_rows == whole["status"].to_pylist().count("deleted") > 0
    assert set(deleted["status"].to_pylist()) == {"deleted"}


def test_filter_field_is_decoded_for_all_entries_others_for_kept(monkeypatch):
    source = source_of(DATA / "pk_tags_branches")
    whole = entries(source, ["lower_bounds", "upper_bounds", "lower_bounds.v"])
    decoded: list[tuple[int, int]] = []
    decode = fields.decode_spans

    def recorded(spans, *args):
        found = decode(spans, *args)
        decoded.append((found.type.num_fields, len(spans)))
        return found

    monkeypatch.setattr(fields, "decode_spans", recorded)
    first = EntryFilter(
        columns=("lower_bounds.v",), keep=lambda batch: np.arange(batch.num_rows) == 0
    )
    found = entries(source, ["lower_bounds", "upper_bounds"], first)
    assert 0 < found.num_rows < whole.num_rows
    n_fields = whole.schema.field("lower_bounds").type.num_fields
    assert n_fields > 1
    assert sum(rows for fields, rows in decoded if fields == 1) == whole.num_rows
    assert sum(rows for fields, rows in decoded if fields == n_fields) == 2 * found.num_rows


def test_filter_selects_manifests_by_ordinal_in_entry_id():
    source = source_of(DATA / "pk_tags_branches")
    names = source.schema_of("entries").names
    whole = entries(source, names)
    ordinals = np.array(whole["entry_id"].to_pylist()) >> 32
    assert ordinals.max() > 1
    for chosen in ({1}, {0, int(ordinals.max())}, set()):
        expected = whole.filter(pa.array(np.isin(ordinals, list(chosen))))
        assert table_of(source.scan().select(chosen), names).equals(expected)


def test_filtered_entries_are_not_cached():
    source = source_of(DATA / "pk_tags_branches")
    assert table_of(source.scan().select({0}), ["entry_id"]).num_rows < (
        entries(source, ["entry_id"]).num_rows
    )


def test_filtered_batches_respect_batch_size():
    source = source_of(DATA / "pk_tags_branches")
    sizes = [
        batch.num_rows for batch in source.scan().select({0, 1}).batches(["entry_id"], None, 1)
    ]
    assert set(sizes) == {1}


@pytest.mark.spec("paimon: _VALUE_STATS_COLS and _WRITE_COLS")
def test_empty_statistics_rows_are_null_for_all_columns(tmp_path):
    root = Path(shutil.copytree(DATA / "append_schema_evolution", tmp_path / "t"))
    whole = arrowmeta.open(root).entries(columns=["manifest_path", "lower_bounds"])
    first = whole["manifest_path"][0].as_py()
    expected = whole.filter(pc.equal(whole["manifest_path"], first))["lower_bounds"].to_pylist()

    def without_statistics(rows):
        # As pypaimon writes the entries of its files of vectors.
        values = {"_MIN_VALUES": bytes(12), "_MAX_VALUES": bytes(12), "_NULL_COUNTS": []}
        rows[0]["_FILE"]["_VALUE_STATS"] = values

    rewrite(Path(first), without_statistics)
    table = arrowmeta.open(root, strict=True)
    entries = table.entries(columns=["manifest_path", "lower_bounds"])
    found = entries.filter(pc.equal(entries["manifest_path"], first))["lower_bounds"].to_pylist()
    assert found == [dict.fromkeys(expected[0]), *expected[1:]]
    assert any(value is not None for one in found for value in one.values())


SOURCE = DATA / "pk_all_types"
KEY = "k = {k} AND k2 = '{k2}'"


def with_buckets(root, **changes):
    """Copy the table with a manifest for each bucket, as a writer after 2.0 lists them."""
    for name in ("manifest", "schema", "snapshot"):
        (root / name).mkdir(parents=True)
    (root / "schema/schema-0").write_text((SOURCE / "schema/schema-0").read_text())
    table = arrowmeta.open(SOURCE)
    path = SOURCE / "snapshot" / f"snapshot-{table.snapshot_id}"
    snapshot = json.loads(path.read_text())
    for role in ("baseManifestList", "deltaManifestList"):
        schema, rows = read(SOURCE / "manifest" / snapshot[role])
        fields = [{"name": name, "type": ["null", "int"]} for name in LISTED]
        schema = schema | {"fields": [*schema["fields"], *fields]}
        listed = [one for row in rows for one in split(root, row, **changes)]
        write(root / "manifest" / snapshot[role], schema, listed)
        snapshot.pop(f"{role}Size", None)
    (root / path.relative_to(SOURCE)).write_text(json.dumps(snapshot))
    return arrowmeta.open(root)


LISTED = ("_MIN_BUCKET", "_MAX_BUCKET", "_TOTAL_BUCKETS")


def split(root, row, **changes):
    """Write a manifest for each bucket of a manifest, and return their rows of the list."""
    schema, entries = read(SOURCE / "manifest" / row["_FILE_NAME"])
    made = []
    for bucket in sorted({entry["_BUCKET"] for entry in entries}):
        of_bucket = [entry for entry in entries if entry["_BUCKET"] == bucket]
        path = root / "manifest" / f"{row['_FILE_NAME']}-{bucket}"
        write(path, schema, of_bucket)
        n_deleted = sum(entry["_KIND"] for entry in of_bucket)
        known = {
            "_FILE_NAME": path.name,
            "_FILE_SIZE": path.stat().st_size,
            "_NUM_ADDED_FILES": len(of_bucket) - n_deleted,
            "_NUM_DELETED_FILES": n_deleted,
        }
        made.append(row | known | dict(zip(LISTED, (bucket, bucket, 2), strict=True)) | changes)
    return made


def read(path):
    with path.open("rb") as file:
        reader = fastavro.reader(file)
        rows = list(reader)
        schema = reader.writer_schema
        return (schema[1] if isinstance(schema, list) else schema), rows


def write(path, schema, rows):
    with path.open("wb") as file:
        fastavro.writer(file, schema, rows)


def buckets_read(table, predicate):
    return {path[-1] for path in table.plan(predicate).manifests["manifest_path"].to_pylist()}


def keys():
    return [KEY.format(**key) for key in arrowmeta.open(SOURCE).data_files()["min_key"].to_pylist()]


@pytest.mark.spec("paimon: ManifestFileMeta")
def test_manifests_of_other_buckets_are_not_read_and_the_files_are_the_same(tmp_path):
    table, plain = with_buckets(tmp_path / "t"), arrowmeta.open(SOURCE)
    assert table.sql("FROM manifest_ranges_wrong").num_rows == 0
    read_buckets = []
    asked = keys()
    for key in corpus.sample(asked, 8):
        names = [set(one.plan(key).files["file_name"].to_pylist()) for one in (table, plain)]
        assert names[0] == names[1] != set()
        read_buckets.append(buckets_read(table, key))
    assert {"0"} in read_buckets
    assert {"1"} in read_buckets
    assert buckets_read(table, "k = -50") == {"0", "1"}
    first = plain.plan(asked[0]).files["bucket"][0].as_py()
    assert pc.all(pc.equal(table.plan(asked[0]).files["bucket"], first)).as_py()


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "changes",
    [
        {"_TOTAL_BUCKETS": None},
        {"_TOTAL_BUCKETS": -1},
        {"_TOTAL_BUCKETS": 1, "_MIN_BUCKET": 0},
        {"_MIN_BUCKET": None},
        {"_MAX_BUCKET": None},
        {"_MIN_BUCKET": 0, "_MAX_BUCKET": 1},
        {"_MIN_BUCKET": -2},
        {"_MIN_BUCKET": 1, "_MAX_BUCKET": 0},
        {"_SCHEMA_ID": 1},
    ],
    ids=str,
)
def test_manifests_whose_buckets_are_not_known_are_read(tmp_path, changes):
    table = with_buckets(tmp_path / "t", **changes)
    for key in corpus.sample(keys(), 4):
        assert buckets_read(table, key) == {"0", "1"}


def test_number_of_buckets_that_entries_contradict_is_a_finding(tmp_path):
    table = with_buckets(tmp_path / "t", _TOTAL_BUCKETS=3)
    wrong = table.sql("FROM manifest_ranges_wrong").to_pylist()
    assert {(row["detail"], row["severity"]) for row in wrong} == {("numbers of buckets", "error")}
