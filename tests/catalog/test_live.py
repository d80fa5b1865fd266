"""Live entries computed from Arrow columns, compared with the view `live_entries`."""

import duckdb
import pyarrow as pa
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.model.reading import is_live
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import DECIDING_COLUMNS, base_schema
from arrowmeta.views import connection
from arrowmeta.views.sql_files import sql_files
from tests.bundled import DATA
from tests.sql.given_source import GivenSource

_BASE = base_schema("entries", TableShape())
_SCHEMA = pa.schema([_BASE.field(name) for name in DECIDING_COLUMNS])

_ENTRIES = st.lists(
    st.fixed_dictionaries(
        {
            "status": st.sampled_from(("added", "added", "existing", "deleted")),
            # The first bytes of identities can be equal.
            "file_id": st.sampled_from((bytes(15) + b"1", bytes(15) + b"2", b"2" * 16, None)),
        }
    ),
    max_size=12,
)


@given(_ENTRIES, st.booleans())
def test_live_entries_in_python_equal_those_of_the_view(entries, replayed):
    rows = [{"entry_id": 7 * at} | entry for at, entry in enumerate(entries)]
    half = len(rows) // 2
    parts = [pa.Table.from_pylist(some, _SCHEMA) for some in (rows[:half], rows[half:])]
    expected = _by_view(rows, replayed)
    mask = is_live(_source(rows, replayed), pa.concat_tables(parts)).tolist()
    assert [row["entry_id"] for row, live in zip(rows, mask, strict=True) if live] == expected


def _source(rows, replayed):
    table_format = "paimon" if replayed else "iceberg"
    return GivenSource({"entries": rows}, format=table_format, deletes_are_replayed=replayed)


def _by_view(rows, replayed):
    (view,) = (file.definition for file in sql_files() if file.name == "live_entries")
    with duckdb.connect() as con:
        con.register("base_entries", pa.Table.from_pylist(rows, _BASE))
        con.register("base_table", pa.table({"deletes_are_replayed": [replayed]}))
        con.execute(view)
        found = con.sql("SELECT entry_id FROM live_entries ORDER BY ALL").fetchall()
    return [entry_id for (entry_id,) in found]


def test_deleted_rows_are_computed_once_per_table(monkeypatch):
    asked: list[str] = []
    ask = connection.ask

    def noted(source, queries, *arguments):
        asked.extend(queries)
        return ask(source, queries, *arguments)

    monkeypatch.setattr(connection, "ask", noted)
    table = arrowmeta.open(DATA / "pk_deletion_vectors")
    expected = table.partitions().to_pylist()
    assert table.partitions().to_pylist() == expected
    assert table.delete_debt().num_rows > 0
    assert asked.count("deleted_rows") == 1
