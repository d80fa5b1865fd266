from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import duckdb
import pytest

import arrowmeta
from arrowmeta.catalog import database

DATA = Path(__file__).parent.parent / "data"
COUNT = "SELECT count(*) FROM files"

#: Queries of the DuckDB catalog: names, types and comments.
LISTS = (
    "SELECT schema_name, table_name, column_name, data_type, comment FROM duckdb_columns()",
    "SELECT schema_name, view_name, comment, regexp_replace(sql, 'arrow_object_\\w+', '')"
    " FROM duckdb_views()",
    "SELECT schema_name, function_name, parameters, comment FROM duckdb_functions()",
    "SELECT database_name FROM duckdb_databases()",
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for cached views."""
    monkeypatch.setattr(database, "cache_folder", lambda: tmp_path)
    return tmp_path / "views"


@contextmanager
def nothing_kept() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "cache_folder", lambda: None)
        yield


def listed(name: str) -> list[list[tuple[object, ...]]]:
    """Return catalog entries of a connection to a table."""
    with arrowmeta.connect(DATA / name) as con:
        return [con.execute(f"FROM ({query}) ORDER BY ALL").fetchall() for query in LISTS]


def test_cached_views_are_listed_like_new_ones(folder: Path) -> None:
    # The second table has the partition fields of the first, but other columns.
    arrowmeta.connect(DATA / "pk_all_types").close()
    kept = listed("pk_deletion_vectors")
    assert len(list(folder.iterdir())) == 1
    with nothing_kept():
        assert kept == listed("pk_deletion_vectors")


@pytest.mark.exhaustive
def test_damaged_cache_file_is_replaced(folder: Path) -> None:
    expected = listed("append_snappy")
    [file] = folder.iterdir()
    file.write_bytes(file.read_bytes()[:5000])
    assert listed("append_snappy") == expected


@pytest.mark.exhaustive
def test_number_of_cache_files_is_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_MOST_FILES", 1)
    table = arrowmeta.open(DATA / "append_snappy")
    counts, kept = [], []
    for name in ("orders", "orders", "others"):
        with arrowmeta.connect(**{name: table}) as con:
            counts.append(con.execute(f"SELECT count(*) FROM {name}.files").fetchall())
        [file] = folder.iterdir()
        kept.append(file.name)
    assert counts[1:] == counts[:1] * 2
    assert kept[0] == kept[1] != kept[2]  # the newest


def count(_: int = 0) -> list[tuple[int]]:
    with arrowmeta.connect(DATA / "append_snappy") as con:
        return con.execute(COUNT).fetchall()


def test_threads_share_a_cache_file(folder: Path) -> None:
    expected = count()
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(count, range(3))) == [expected] * 3


def test_cache_file_writable_by_others_is_not_attached(folder: Path) -> None:
    expected = count()
    [file] = folder.iterdir()
    file.write_bytes(another_database(folder))
    file.chmod(0o666)
    assert count() == expected


def another_database(folder: Path) -> bytes:
    path = folder / "other"
    with duckdb.connect(str(path)) as con:
        con.execute("CREATE VIEW files AS SELECT 7 AS one")
    return path.read_bytes()
