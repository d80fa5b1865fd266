"""Warehouses made of copies of real tables, some of them broken."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import arrowmeta
from tests.bundled import DATA, TABLES

PAIMON = [name for name in TABLES if (DATA / name / "schema").is_dir()]


def open_moved(location, **options):
    """Open a table with `allow_moved_paths`."""
    return arrowmeta.open(location, allow_moved_paths=True, **options)


def make_warehouse(folder: Path, n_tables: int, names: Sequence[str] = TABLES) -> Path:
    """Make a warehouse of copies `db<i>.db/t<j>` of some tables in turn."""
    for number in range(n_tables):
        source = DATA / names[number % len(names)]
        shutil.copytree(source, folder / f"db{number % 3}.db" / f"t{number:03}")
    return folder


def lose_snapshots(table: Path) -> None:
    """Corrupt every snapshot of a table."""
    for path in (table / "snapshot").iterdir():
        path.write_text("{")


def lose_metadata(table: Path) -> None:
    """Break an Iceberg table so that it cannot be opened."""
    for path in (table / "metadata").glob("*.json*"):
        path.write_text("{")


def cut_manifests(table: Path) -> int:
    """Break every manifest of a table; return how many."""
    paths = [path for path in (table / "manifest").glob("manifest-*") if "list" not in path.name]
    for path in paths:
        path.write_bytes(path.read_bytes()[:40])
    return len(paths)


def lose_schemas(table: Path) -> None:
    """Corrupt a table so that its columns are unknown."""
    for path in (table / "schema").iterdir():
        path.unlink()
