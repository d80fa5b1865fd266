"""Hostile metadata: misleading paths, names with syntax, absurd numbers, long lists."""

import os
import sys
import time
from collections import Counter
from contextlib import suppress

import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError, PredicateError
from tests.bundled import DATA
from tests.iceberg.manifests import EVERY_LISTED_COLUMN, record, written
from tests.iceberg.one_manifest import spec_json
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write
from tests.reconcile.copies import IcebergCopy

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")

RELATIONS = ("manifests", "entries", "deletion_vectors", "index_files", "metadata_files")


def table(folder, n_snapshots=1, **changes):
    """Write a table, with the metadata as it is after some changes."""
    write(folder, "v1.metadata.json", metadata_json(n_snapshots, **changes))
    write(folder, "version-hint.text", "1")
    return arrowmeta.open(folder, allow_moved_paths=True)


def with_list(folder, path):
    return table(folder, snapshots=[snapshot_json(1, **{"manifest-list": str(path)})])


def read(opened):
    """Read everything; return the damage."""
    for relation in RELATIONS:
        opened.relation(relation)
    return [(one["path"], one["kind"], one["reason"]) for one in opened.damage.to_pylist()]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("../../etc/passwd", "missing"),
        ("/etc/passwd", "not an Avro container file"),
        ("http://localhost:1/x", "is in another store"),
        ("s3://nowhere.invalid/x", "is in another store"),
        ("a\0b", "missing"),
        ("", "missing"),
        ("/" + "a" * 10_000, "missing"),
        ("/dev/zero", "missing"),
        ("pipe", "missing"),
    ],
)
def test_manifest_list_outside_of_table_storage_is_damage(tmp_path, monkeypatch, path, reason):
    """Only the table's location opens a storage; a path on another one is not followed."""
    monkeypatch.chdir(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    path = str(tmp_path / path) if path == "pipe" else path
    [(of_damage, kind, said)] = read(with_list(tmp_path, path))
    assert (of_damage, kind) == (path, "manifest list")
    assert reason in said


def test_manifest_list_that_lists_itself_is_damage(tmp_path):
    path = tmp_path / "metadata" / "list.avro"
    opened = with_list(tmp_path, path)
    shared = {"manifest_path": str(path), "partition_spec_id": 0}
    rows = [shared | {"content": content} for content in (0, 1)]
    write(tmp_path, "list.avro", written(record("manifest_file", EVERY_LISTED_COLUMN), rows))
    found = {damage[:2] for damage in read(opened)}
    assert found == {(str(path), kind) for kind in ("manifest", "repeated manifest")}


MANY = range(30_000)
LARGE = {
    "long logs": lambda: {
        "snapshot-log": [{"timestamp-ms": n % 7, "snapshot-id": 1} for n in MANY],
        "metadata-log": [{"timestamp-ms": n, "metadata-file": "x"} for n in MANY],
    },
    "many specs": lambda: {
        "schemas": [schema_json(*["int" for _ in MANY])],
        "partition-specs": [spec_json(n, (n, 1000, "p", "void")) for n in MANY],
    },
    "many transforms": lambda: {
        "partition-specs": [spec_json(n, (1, 1000, "p", f"bucket[{n + 1}]")) for n in MANY]
    },
    "many refs": lambda: {"refs": {str(n): {"snapshot-id": 1, "type": "tag"} for n in MANY}},
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lists", LARGE)
def test_large_metadata_lists_are_read_in_linear_time(lists, tmp_path):
    changes = LARGE[lists]()
    started = time.process_time()
    with suppress(ArrowMetaError):
        opened = table(tmp_path, 2, **changes)
        for relation in ("snapshots", "refs", "schemas", "history", "metadata_log_entries"):
            opened.relation(relation)
    assert time.process_time() - started < 20


# -- Names

NAMES = ('a"b', "a'b", "x\"; COPY (SELECT 1) TO '{}/made.csv'; --", "x'); DROP VIEW files; --")
NAMES += (
    "",
    " ",
    "a.b",
    "select",
    "{x}",
    "%s",
    "$1",
    "\\",
    "a\nb",
    "\u202e",
    "lower_bounds",
    'A"B',
)


def named(folder, *names):
    """Write a table of columns with names, each a partition."""
    schema = schema_json(*["string"] * len(names))
    for field, name in zip(schema["fields"], names, strict=True):
        field["name"] = name.replace("{}", str(folder))
    parts = [(n, 999 + n, f"{name}_p", "identity") for n, name in enumerate(names, 1)]
    changes = {"partition-specs": [spec_json(0, *parts)]}
    return table(folder, 0, schemas=[schema], properties=dict.fromkeys(names, "'; --"), **changes)


def test_names_with_sql_syntax_are_quoted(tmp_path):
    opened = named(tmp_path, *NAMES)
    for relation in ("files", "entries", "partitions", "column_stats", "options"):
        opened.relation(relation)
    assert len(opened.schema) == len(NAMES)
    assert opened.plan('"a""b" = \'x\'').files.num_rows == 0
    opened.reconcile()
    connection = arrowmeta.connect(tmp_path)
    assert connection.execute("SELECT count(*) FROM plan_files('true')").fetchone() == (0,)
    assert not list(tmp_path.glob("*.csv"))


@pytest.mark.parametrize(
    ("names", "shown", "partition", "usable"),
    [
        # DuckDB would end the name at the NUL, and look for another column.
        (["a\0b", "a"], ["a\\x00b", "a"], ["a\\x00b_p", "a_p"], '"a\\x00b"'),
        (["a", "b", "a"], ["a (field 1)", "b", "a (field 3)"], ["a_p", "b_p", "a_p_1002"], "b"),
    ],
)
def test_names_that_are_escaped_or_not_unique(tmp_path, names, shown, partition, usable):
    opened = named(tmp_path, *names)
    assert opened.schema.names == shown
    kind = opened.files().schema.field("partition").type
    assert [field.name for field in kind.fields] == partition
    assert opened.plan(f"{usable} = 'x'").files.num_rows == 0
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0
    if usable == "b":
        with pytest.raises(PredicateError):
            opened.plan("a = 'x'")


def test_duplicate_names_in_struct_leave_other_fields_usable(tmp_path):
    parts = [{"id": n, "name": name, "type": "int"} for n, name in enumerate("aba", 2)]
    opened = table(tmp_path, 0, schemas=[schema_json({"type": "struct", "fields": parts})])
    fields = opened.schema.field("c1").type.fields
    assert [field.name for field in fields] == ["a (field 2)", "b", "a (field 4)"]
    assert opened.plan("c1.b = 1").files.num_rows == 0
    with pytest.raises(PredicateError):
        opened.plan("c1.a = 1")


# -- Partition specs, changed thousands of times


def with_specs(folder, count):
    """Copy a table, and add specs that no file has."""
    specs = [spec_json(n, (1, n, f"b{n}", f"bucket[{n}]")) for n in range(5_000, 5_000 + count)]
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", folder)
    old = copy.metadata["partition-specs"]
    more = {"last-partition-id": 5_000 + count, "partition-specs": [*old, *specs]}
    copy.edit_metadata(lambda metadata: metadata.update(more))
    return arrowmeta.open(folder)


@pytest.mark.filterwarnings("ignore")
def test_work_for_a_plan_is_in_proportion_to_the_specs(tmp_path):
    expected = with_specs(tmp_path / "few", 1).plan("id > 90").files["file_path"]
    calls, conditions = Counter(), set()

    def note(frame, event, answer):
        calls[count] += 1
        if event == "return" and frame.f_code.co_name == "manifest_condition":
            conditions.add(answer.sql)

    for count in (500, 1_000, 2_000):
        table = with_specs(tmp_path / str(count), count)
        sys.setprofile(note)
        try:
            found = table.plan("id > 90").files["file_path"]
            _ = table.source.identity
        finally:
            sys.setprofile(None)
        assert found == expected
    assert len(conditions) == 1  # none on specs that no manifest has
    assert calls[2_000] - calls[1_000] < 3 * (calls[1_000] - calls[500])  # 4 if it is quadratic
