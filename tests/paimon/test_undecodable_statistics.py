"""Statistics that are unknown: rows that cannot be decoded, missing null counts, modes that cut."""

import subprocess
import sys

import pytest

import arrowmeta
from arrowmeta.paimon.schema import DataField, DataType, TableSchema, truncated_lengths
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy

NAME = "pk_all_types"


def with_edited(tmp_path, edit):
    """The table as it is, and with its first entry edited."""
    copy = PaimonCopy(DATA / NAME, tmp_path / "t")
    copy.edit_manifest("delta", lambda rows: edit(rows[0]["_FILE"]))
    return arrowmeta.open(DATA / NAME), arrowmeta.open(copy.root)


def points_outside(row, schema, column):
    """The row with the offset of a text beyond its end."""
    arity = int.from_bytes(row[:4], "big")
    at = 4 + (arity + 8 + 63) // 64 * 8 + 8 * schema.names.index(column)
    return (
        row[:at] + (1 << 20).to_bytes(4, "little") + (1 << 20).to_bytes(4, "little") + row[at + 8 :]
    )


def text_column(table):
    lower = table.files(["lower_bounds"])["lower_bounds"].to_pylist()
    keys = {"pt", *table.sort_orders()["source_column"].to_pylist()}
    return next(
        name for name, value in lower[0].items() if isinstance(value, str) and name not in keys
    )


def test_one_column_is_unknown_and_a_finding(tmp_path):
    whole = arrowmeta.open(DATA / NAME)
    column = text_column(whole)

    def edit(file):
        stats = file["_VALUE_STATS"]
        stats["_MIN_VALUES"] = points_outside(stats["_MIN_VALUES"], whole.schema, column)

    _, table = with_edited(tmp_path, edit)
    before, after = (
        {row["file_name"]: row["lower_bounds"] for row in one.files().to_pylist()}
        for one in (whole, table)
    )
    changed = [
        (name, key)
        for name, bounds in before.items()
        for key, value in bounds.items()
        if after[name][key] != value
    ]
    assert [key for _, key in changed] == [column]
    assert after[changed[0][0]][column] is None
    assert table.complete
    assert table.damage.num_rows == 0
    (finding,) = table.reconcile().to_pylist()
    assert (finding["check_name"], finding["severity"]) == ("bounds_malformed", "error")
    assert f"lower bound of column {column} in 1 file" in finding["detail"]
    told = subprocess.run(
        [sys.executable, "-m", "arrowmeta", "damage", table.location, "-o", "json"],
        capture_output=True,
        check=False,
    )
    assert told.stdout.strip() == b"[]"
    assert told.returncode != 3
    kept = table.plan(f"{column} < '!'").files["file_name"].to_pylist()
    assert changed[0][0] in kept


@pytest.mark.parametrize("field", ["_VALUE_STATS", "_KEY_STATS"])
def test_statistics_of_0_bytes_are_a_finding(tmp_path, field):
    def edit(file):
        file[field]["_MAX_VALUES"] = b""

    _, table = with_edited(tmp_path, edit)
    findings = table.reconcile().to_pylist()
    assert {row["check_name"] for row in findings} == {"bounds_malformed"}
    assert {row["actual"] for row in findings} == {"0 bytes"}
    assert table.complete


def test_partition_of_0_bytes_is_damage(tmp_path):
    copy = PaimonCopy(DATA / NAME, tmp_path / "t")
    copy.edit_manifest("delta", lambda rows: rows[0].update(_PARTITION=b""))
    table = arrowmeta.open(copy.root)
    with pytest.warns(UserWarning, match="0 bytes"):
        files = table.files(["file_name", "partition"])
    assert files.num_rows == arrowmeta.open(DATA / NAME).files(["file_name"]).num_rows
    assert not table.complete
    assert table.damage.num_rows == 1
    assert files["partition"].to_pylist().count(None) == 1


@pytest.fixture
def table(tmp_path):
    copy = PaimonCopy(DATA / "append_snappy", tmp_path / "copy")

    def forget_of_files(entries):
        for entry in entries:
            entry["_FILE"]["_VALUE_STATS"]["_NULL_COUNTS"] = [-1, -1]

    def forget_of_manifests(manifests):
        for manifest in manifests:
            manifest["_PARTITION_STATS"]["_NULL_COUNTS"] = [-1]

    for role, n_manifests in (("base", 2), ("delta", 1)):
        for position in range(n_manifests):
            copy.edit_manifest(role, forget_of_files, position)
        copy.edit_list(role, forget_of_manifests)
    return arrowmeta.open(copy.root, allow_moved_paths=True)


def test_null_count_of_minus_1_is_null_in_every_relation(table):
    for relation in ("files", "entries", "all_entries"):
        counts = table.relation(relation)["null_value_counts"].to_pylist()
        assert counts == [{"id": None, "p": None}] * len(counts)
    assert set(table.relation("column_stats")["null_count"].to_pylist()) == {None}
    of_manifests = table.relation("manifests")["partition_null_counts"].to_pylist()
    assert of_manifests == [{"p": None}] * 3


def test_unknown_null_count_may_match_is_null(table):
    assert table.plan("id IS NULL").files.num_rows == table.files().num_rows
    assert table.plan("p IS NULL").files.num_rows == 0  # the partition is known
    assert set(table.plan("id IS NULL").why()["reason"].to_pylist()) == {"null count unknown"}


def test_count_with_unknown_null_count_is_not_exact(table):
    assert not table.aggregate("count(id) AS n")["n"][0].as_py()["exact"]


def test_null_count_of_minus_1_is_no_reconcile_finding(table):
    assert table.reconcile().num_rows == 0


def schema(options=None, name="c", type_name="STRING", primary_keys=()):
    column = DataField(7, name, DataType(type_name))
    return TableSchema(0, (column,), primary_keys=primary_keys, options=options or {})


@pytest.mark.spec("paimon: metadata.stats-mode")
@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({}, 16),
        ({"metadata.stats-mode": "truncate(5)"}, 5),
        ({"metadata.stats-mode": "full"}, None),
        ({"metadata.stats-mode": "none"}, None),
        ({"metadata.stats-mode": "full", "fields.c.stats-mode": "truncate(3)"}, 3),
        ({"metadata.stats-mode": "truncate(3)", "fields.c.stats-mode": "full"}, None),
        ({"metadata.stats-mode.per.level": "0:none,1:truncate(4)"}, 4),
        ({"metadata.stats-mode.per.level": "nonsense"}, 16),
        ({"metadata.stats-mode.per.level": "truncate(4)"}, 16),
        ({"metadata.stats-mode": "truncate(x)"}, None),
    ],
)
def test_truncation_length_follows_stats_mode_options(options, length):
    assert truncated_lengths([schema(options)]).get("c") == length


@pytest.mark.parametrize(
    ("type_name", "length"), [("STRING", 16), ("BYTES", 16), ("INT", None), ("DATE", None)]
)
def test_only_string_and_binary_bounds_are_truncated(type_name, length):
    assert truncated_lengths([schema(type_name=type_name)]).get("c") == length


def test_shortest_length_of_all_schemas_applies_to_renamed_column():
    renamed = [
        schema({"fields.old.stats-mode": "truncate(2)"}, name="old"),
        schema({"fields.old.stats-mode": "truncate(1)", "metadata.stats-mode": "full"}),
    ]
    assert truncated_lengths(renamed).get("c") == 2


def test_truncation_length_is_per_column():
    columns = tuple(DataField(at, name, DataType("STRING")) for at, name in enumerate("abc"))
    options = {"fields.a.stats-mode": "truncate(1)", "fields.c.stats-mode": "truncate(3)"}
    table = TableSchema(0, columns, primary_keys=(), options=options)
    lengths = [truncated_lengths([table]).get(name) for name in "abc"]
    assert lengths == [1, 16, 3]


def test_thin_mode_truncates_key_bounds_in_any_stats_mode():
    thin = {"data-file.thin-mode": "true", "metadata.stats-mode": "none"}
    assert truncated_lengths([schema(thin, primary_keys=("c",))]).get("c") == 128
    assert truncated_lengths([schema(thin)]).get("c") is None
    whole = {"metadata.stats-mode": "none"}
    assert truncated_lengths([schema(whole, primary_keys=("c",))]).get("c") is None
