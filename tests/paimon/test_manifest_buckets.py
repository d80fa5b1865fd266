"""Manifests skipped by the buckets that their manifest list records."""

import json

import fastavro
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA

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
