"""Tables for tests, whole, broken or growing, and their rows as Spark is to return them."""

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow as pa

import arrowmeta
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.store_entries import verify
from arrowmeta.model.store_file import Folder
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.data_source import ArrowMetaDataSource
from arrowmeta.tables.uniform import to_uniform, uniform_schema
from tests.bundled import DATA, TABLES

DAMAGED = DamagedMetadataWarning
as_uniform, schema_of_all = to_uniform, uniform_schema
RELATIONS = list(SCHEMAS)
PAIMON = [name for name in TABLES if (DATA / name / "schema").is_dir()]


def open_moved(location: Any, **options: Any) -> arrowmeta.Table:
    """Open a table with `allow_moved_paths`."""
    return arrowmeta.open(location, allow_moved_paths=True, **options)


class Settings(dict[str, str]):
    """The configuration of a session, without Spark."""

    @property
    def getAll(self) -> dict[str, str]:  # noqa: N802  # Spark's name
        return self


def session(**settings: str) -> SimpleNamespace:
    """Return what stands for a session where only its configuration is asked."""
    return SimpleNamespace(conf=Settings(settings))


# -- rows ----------------------------------------------------------------------------------------


def as_text(table: pa.Table) -> list[str]:
    """Return rows as sorted text, in which NaN equals NaN; Spark 4.0 sorts the keys of maps."""
    rows = to_spark_table(table).to_pylist(maps_as_pydicts="strict")
    return sorted(repr(_in_order(row)) for row in rows)


def _in_order(value: Any) -> Any:
    if isinstance(value, dict):
        return sorted((repr(key), repr(_in_order(one))) for key, one in value.items())
    return [_in_order(one) for one in value] if isinstance(value, list) else value


def uniform_rows(relation: str, tables: dict[str, arrowmeta.Table]) -> pa.Table:
    """Return the rows of a relation of tables, by name, as those of a warehouse."""
    batches = [
        to_uniform(batch, relation, name)
        for name, table in tables.items()
        for batch in table.relation(relation).to_batches()
    ]
    return pa.Table.from_batches(batches, uniform_schema(relation))


def read_in_process(location: Any, **options: str) -> pa.Table:
    """Return the rows that all tasks of a load read, in their order, without Spark."""
    source = ArrowMetaDataSource({"path": str(location), **options})
    reader = source.reader(source.schema())
    batches = [batch for part in reader.partitions() for batch in reader.read(part)]
    return pa.Table.from_batches(batches, source.columns)


def faults_of_store(place: Any) -> list[Any]:
    """Return what is wrong with a store."""
    return verify(Folder.at(place)).to_pylist()


# -- tables --------------------------------------------------------------------------------------


def make_warehouse(folder: Path, n_tables: int, names: Sequence[str] = TABLES) -> Path:
    """Make a warehouse of copies `db<i>.db/t<j>` of some tables in turn."""
    for number in range(n_tables):
        source = DATA / names[number % len(names)]
        shutil.copytree(source, folder / f"db{number % 3}.db" / f"t{number:03}")
    return folder


def lose(table: Path, pattern: str) -> None:
    """Delete files of a table."""
    for path in table.glob(pattern):
        path.unlink()


def corrupt(table: Path, pattern: str) -> None:
    """Replace JSON files of a table by the beginning of one."""
    for path in table.glob(pattern):
        path.write_text("{")


def manifests(table: Path) -> list[Path]:
    """Return the manifests of a table of Paimon."""
    return sorted(p for p in table.glob("manifest/manifest-*") if "list" not in p.name)


def cut(paths: Sequence[Path]) -> int:
    """Break files by their length; return how many."""
    for path in paths:
        path.write_bytes(path.read_bytes()[:40])
    return len(paths)


class GrowingTable:
    """A copy of a Paimon table that shows its snapshots up to one, then others.

    Args:
        table: the real one.
        location: of the copy.
        snapshot_id: the latest snapshot that is there.
    """

    def __init__(self, table: Path, location: Path, snapshot_id: int) -> None:
        self.table = table
        self.location = Path(shutil.copytree(table, location))
        self.folder = self.location / "snapshot"
        for path in self.folder.glob("snapshot-*"):
            if int(path.name.removeprefix("snapshot-")) > snapshot_id:
                path.unlink()
        self.show(snapshot_id)

    def show(self, *snapshot_ids: int) -> None:
        """Commit more snapshots."""
        for snapshot_id in snapshot_ids:
            name = f"snapshot-{snapshot_id}"
            shutil.copy(self.table / "snapshot" / name, self.folder / name)
            (self.folder / "LATEST").write_text(str(snapshot_id))

    def expire(self, *snapshot_ids: int) -> None:
        """Expire snapshots; without the latest, none is."""
        for snapshot_id in snapshot_ids:
            (self.folder / f"snapshot-{snapshot_id}").unlink()
        if not [*self.folder.glob("snapshot-*")]:
            (self.folder / "LATEST").unlink()


def hidden(path: Path) -> Callable[[], object]:
    """Take a file away, and return what brings it back."""
    content = path.read_bytes()
    path.unlink()
    return lambda: path.write_bytes(content)
