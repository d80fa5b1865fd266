"""Live entries computed from Arrow columns, compared with the view `live_entries`."""

from __future__ import annotations

from typing import Any

import duckdb
import pyarrow as pa
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.catalog import connection
from arrowmeta.catalog.live import is_live
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import IDENTITY_COLUMNS, base_schema
from tests.bundled import DATA
from tests.sql.given_source import GivenSource

_SCHEMA = pa.schema([base_schema("entries", TableShape()).field(n) for n in IDENTITY_COLUMNS])

_ENTRIES = st.lists(
    st.fixed_dictionaries(
        {
            "status": st.sampled_from(("added", "added", "existing", "deleted")),
            "partition_bytes": st.sampled_from((b"", b"\x01", None)),
            "bucket": st.sampled_from((0, 1, None)),
            "level": st.sampled_from((0, 5, None)),
            "file_name": st.sampled_from(("a", "b", "c", None)),
            "extra_files": st.sampled_from(([], ["x"], None)),
            "embedded_index": st.sampled_from((None, b"i")),
            "external_path": st.just(None),
        }
    ),
    max_size=12,
)

_NAMELESS = dict.fromkeys(IDENTITY_COLUMNS[2:])


@example([_NAMELESS | {"status": status} for status in ("added", "deleted")], True)
@given(_ENTRIES, st.booleans())
def test_live_entries_in_python_equal_those_of_the_view(
    entries: list[dict], replayed: bool
) -> None:
    rows = [{"entry_id": 7 * at} | entry for at, entry in enumerate(entries)]
    half = len(rows) // 2
    parts = [pa.Table.from_pylist(some, _SCHEMA) for some in (rows[:half], rows[half:])]
    table = pa.concat_tables(parts)
    if not replayed:
        table = table.append_column("file_path", table["file_name"])
        table = table.append_column("content_offset", pa.nulls(len(rows), pa.int64()))
    expected = _by_view(rows, replayed)
    mask = is_live(_source(rows, replayed), table).tolist()
    assert [row["entry_id"] for row, live in zip(rows, mask, strict=True) if live] == expected


def _source(rows: list[dict], replayed: bool) -> Any:
    named = [row | {"file_path": row["file_name"], "content": "data"} for row in rows]
    table_format = "paimon" if replayed else "iceberg"
    return GivenSource({"entries": named}, format=table_format, deletes_are_replayed=replayed)


def _by_view(rows: list[dict], replayed: bool) -> list[int]:
    names = {"file_identity", "live_entries"}
    definitions = [file.definition for file in sql_files() if file.name in names]
    with duckdb.connect() as connection:
        columns = base_schema("entries", TableShape())
        connection.register("base_entries", pa.Table.from_pylist(rows, columns))
        flag = pa.table({"deletes_are_replayed": [replayed]})
        connection.register("base_table", flag)
        for definition in definitions:
            connection.execute(definition)
        found = connection.sql("SELECT entry_id FROM live_entries ORDER BY ALL").fetchall()
    return [entry_id for (entry_id,) in found]


def test_idle_session_does_not_keep_tables_in_memory() -> None:
    """It is used for the next snapshot."""
    rows = {name: [None, None] for name in IDENTITY_COLUMNS}
    rows |= {"entry_id": [1, 2], "status": ["added", "deleted"], "file_name": ["a" * 10**6] * 2}
    rows |= {"level": [0, 5]}
    before = pa.total_allocated_bytes()
    for _ in range(3):
        assert is_live(GivenSource(), pa.Table.from_pydict(rows, _SCHEMA)).tolist() == [True, False]
    assert pa.total_allocated_bytes() - before < 10**6


def test_applied_deletes_are_computed_once_per_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read_view = connection.read_view

    def noted(source: Any, view: str, *arguments: Any) -> Any:
        asked.append(view)
        return read_view(source, view, *arguments)

    monkeypatch.setattr(connection, "read_view", noted)
    table = arrowmeta.open(DATA / "pk_deletion_vectors")
    expected = table.partitions().to_pylist()
    assert table.partitions().to_pylist() == expected
    assert table.delete_debt().num_rows > 0
    assert asked.count("applied_deletes") == 1
