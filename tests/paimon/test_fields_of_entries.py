"""Fields of entries, index entries and schemas that relations show as they are."""

from pathlib import Path

import arrowmeta
from arrowmeta.paimon.metadata_tables import schemas_table
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.types import AtomicType, DataField
from tests.paimon.index_manifests import entry, write_table
from tests.paimon.tables import DATA
from tests.reconcile.copies import PaimonCopy


def test_external_files_and_the_columns_with_statistics_are_told(tmp_path: Path) -> None:
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")

    def edit(rows: list[dict]) -> None:
        rows[0]["_FILE"] |= {"_EXTERNAL_PATH": "file:///else/a.parquet", "_VALUE_STATS_COLS": []}

    before = arrowmeta.open(copy.root).entries(["is_external", "value_stats_cols"])
    assert set(before["is_external"].to_pylist()) == {False}
    copy.edit_manifest("delta", edit)
    rows = arrowmeta.open(copy.root).files().to_pylist()
    (external,) = [row for row in rows if row["is_external"]]
    assert (external["file_path"], external["value_stats_cols"]) == ("file:///else/a.parquet", [])
    old = arrowmeta.open(DATA / "pk_all_types").files(["value_stats_cols"])
    assert set(old["value_stats_cols"].to_pylist()) == {None}


def test_index_entries_say_whether_they_add_or_delete(tmp_path: Path) -> None:
    entries = [entry([], _FILE_NAME="a"), entry([], _FILE_NAME="b", _KIND=1)]
    table = arrowmeta.open(write_table(tmp_path, entries))
    assert table.index_files(["status"])["status"].to_pylist() == ["added", "deleted"]


def test_default_of_a_column_is_told() -> None:
    fields = (
        DataField(0, "a", AtomicType("INT"), default="7"),
        DataField(1, "b", AtomicType("INT")),
    )
    table = schemas_table([TableSchema(0, fields)], ["write_default", "initial_default"])
    assert table["write_default"].to_pylist() == ["7", None]
    assert table["initial_default"].to_pylist() == [None, None]
