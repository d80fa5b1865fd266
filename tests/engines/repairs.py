"""Kinds of damage in tables of several writers, repaired, and read by engines.

`python -m tests.engines.repairs` writes `docs/repairs.md`, with the jars of `tests.engines`.

Each table is damaged in its own folder, since Iceberg records paths: `Subject` has a copy of it,
which is put there again before each kind of damage.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import duckdb

import arrowmeta
from arrowmeta.apps.repair.snapshot import Repair
from arrowmeta.errors import UsageError
from bench.environments import environment_python
from bench.java import ENGINES
from tests.engines.iceberg_tables import DrawnTable
from tests.engines.java import Java, running
from tests.engines.paimon_tables import DrawnTable as DrawnPaimonTable
from tests.readers.engines import WrittenTable, by_pyiceberg, pyiceberg_table
from tests.reconcile.copies import IcebergCopy, PaimonCopy
from tests.repair.damage import ICEBERG, PAIMON, NotHereError
from tests.repair.test_repaired import adopt
from tests.writers.pypaimon_tables import write_tables

PAGE = Path(__file__).parents[2] / "docs" / "repairs.md"
#: Versions of drawn Iceberg tables, by seed, and partition columns of those by PyIceberg.
ICEBERG_SEEDS = {0: 1, 3: 2, 5: 2, 6: 3, 8: 3, 10: 3, 11: 4, 12: 4}
BY_PYICEBERG = (None, "name")
PAIMON_SEEDS = (1, 2, 6, 8, 10, 17, 23)
BY_PYPAIMON = ("append_full_stats", "pk_fixed", "evolution")
EVERYTHING = True
#: Checks that compare the repaired snapshot with the damaged one.
OF_PARENT = {
    "append_lost_files",
    "base_differs_from_parent",
    "metadata_unreadable",
    "rewrite_added_rows",
}


class Outcome(NamedTuple):
    """What became of a damaged table.

    Attributes:
        said: `repaired`, with the rows lost if there are any; or why it is refused; or None if the
            table has nothing that is damaged.
        engines: engines that read the repaired table with the rows that were expected.
    """

    said: str | None
    engines: tuple[str, ...] = ()

    @property
    def is_repaired(self) -> bool:
        """Whether repaired metadata was written."""
        return self.said is not None and self.said.startswith("repaired")


class Subject:
    """A table in its folder, and a copy of it.

    Attributes:
        name: how it was written.
        root: its folder.
        rows: those that Java reads, once they were asked for.
        own: those that Python's library reads; None if it refuses the table.
    """

    def __init__(self, name: str, root: Path) -> None:
        self.name, self.root = name, root
        self.rows: list[Any] = []
        self.own: list[Any] | None = None
        self.pristine = root.parent / f"{root.name}-pristine"
        self.n_repairs = 0
        for checksum in root.rglob(".*.crc"):  # of Hadoop, which would tell of each change
            checksum.unlink()
        shutil.copytree(root, self.pristine)

    def restore(self) -> None:
        """Put the table into its folder as it was."""
        shutil.rmtree(self.root)
        shutil.copytree(self.pristine, self.root)

    def repaired(self, damage: Callable[[], object]) -> Repair | Outcome:
        """Damage the table and write repaired metadata into a folder of its own.

        Returns:
            The repair; or the outcome if the table has nothing to damage, or the repair is refused.
        """
        try:
            damage()
        except NotHereError:
            return Outcome(None)
        damaged = contents(self.root)
        self.n_repairs += 1
        folder = self.root.parent / f"{self.root.name}-new-{self.n_repairs}"
        try:
            repair = arrowmeta.open(self.root).repaired(folder)
        except UsageError as error:
            return Outcome(str(error))
        assert contents(self.root) == damaged
        return repair


def short(said: str) -> str:
    """Return a sentence without paths and names, which differ from table to table."""
    said = said.removeprefix("this cannot be repaired: ").removesuffix("; see repair --plan")
    said = re.sub(r"(file:)?/[^ ;:]+", "FILE", said)
    said = re.sub(r"[^ ]+-[0-9a-f]+-[0-9]+(\.[a-z.]+)?", "FILE", said)
    return re.sub(r" \((?!the file|its).*\)", "", re.sub(r"[0-9][0-9,]*", "N", said))


def contents(folder: Path) -> dict[Path, bytes]:
    """Return the files below a folder."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# -- Iceberg ------------------------------------------------------------------------------------


def iceberg_subjects(java: Java, folder: Path) -> Iterator[Callable[[], Subject]]:
    """Yield functions that write a table by Java or PyIceberg."""
    for seed, version in ICEBERG_SEEDS.items():
        root = folder / f"java-{seed}"

        def drawn(root: Path = root, seed: int = seed, version: int = version) -> Subject:
            DrawnTable(java, root, seed, (version,))
            return Subject(f"Java, v{version}, seed {seed}", root)

        yield drawn
    for column in BY_PYICEBERG:
        root = folder / f"pyiceberg-{column}"

        def written(root: Path = root, column: str | None = column) -> Subject:
            WrittenTable(root, partitioned_by=column)
            how = f"by {column}" if column else "one partition"
            return Subject(f"PyIceberg, {how}", root)

        yield written


def adopted(table: IcebergCopy, metadata: Path) -> Path:
    """Make metadata the newest version of a table without a catalog; return its file."""
    to = table.root / "metadata" / "v1000.metadata.json"
    shutil.copy(metadata, to)
    (table.root / "metadata" / "version-hint.text").write_text("1000")
    return to


def iceberg_outcome(java: Java, subject: Subject, damage: str) -> Outcome:
    """Damage an Iceberg table, repair and adopt it, read it with engines, and take it back."""
    if not subject.rows:
        table = IcebergCopy(subject.root)
        subject.own = python_rows(adopted(table, table.metadata_path))
        subject.rows = iceberg_rows(java, table)
    subject.restore()
    table = IcebergCopy(subject.root)
    repair = subject.repaired(lambda: ICEBERG[damage](table))
    if isinstance(repair, Outcome):
        return repair
    new = Path(repair.path.removeprefix("file://").removeprefix("file:"))
    mine = arrowmeta.open(new)
    live = set(mine.files(["file_path"])["file_path"].to_pylist())
    assert mine.complete
    assert not (found := errors(mine)), found
    left = [row for row in subject.rows if row[0] in live]
    has_lost = len(left) < len(subject.rows)
    assert has_lost <= bool(repair.losses)
    ids = sorted(row[1] for row in left)
    adopted(table, new)
    assert iceberg_rows(java, table) == left
    engines = ["Java"]
    if subject.own is not None:
        assert python_rows(new) == ids
        engines.append("PyIceberg")
    if duckdb_can(mine):
        paths = [arrowmeta_path(one) for one in mine.plan(None).files["file_path"].to_pylist()]
        read_by = duckdb.sql("SELECT id FROM read_parquet(?, union_by_name = true)", params=[paths])
        assert sorted(number for (number,) in read_by.fetchall()) == ids
        engines.append("DuckDB")
    java.call("rollback", table.root, snapshot=table.metadata["current-snapshot-id"])
    return Outcome(f"repaired{', rows lost' * has_lost}", tuple(engines))


def iceberg_rows(java: Java, table: IcebergCopy) -> list[Any]:
    """Return file, id and text of each row that Java reads."""
    return sorted(java.call("rows", table.root, where=EVERYTHING))


def arrowmeta_path(uri: str) -> str:
    return uri.removeprefix("file://").removeprefix("file:")


def python_rows(metadata: Path) -> list[int] | None:
    """Return the ids that PyIceberg reads; None if it refuses the table."""
    try:
        return sorted(row["id"] for row in by_pyiceberg(pyiceberg_table(metadata), None))
    except Exception:
        return None


def duckdb_can(table: arrowmeta.Table) -> bool:
    """Whether the rows of the data files, in Parquet, are those of the table."""
    files = table.files(["content", "file_format"]).to_pylist()
    return (
        {(row["content"], row["file_format"].lower()) for row in files} == {("data", "parquet")}
        and not table.source.shape.primary_key.fields
        and not (table.format == "paimon" and table.deletion_vectors().num_rows)
    )


def errors(table: arrowmeta.Table) -> list[dict[str, Any]]:
    """Return errors but those of the snapshots before, which stay as damaged as they are."""
    return [
        row
        for row in table.reconcile().to_pylist()
        if row["severity"] == "error"
        and row["snapshot_id"] in (None, table.snapshot_id)
        and row["check_name"] not in OF_PARENT
    ]


# -- Paimon -------------------------------------------------------------------------------------

_PYPAIMON = """
import json, sys
from pypaimon import CatalogFactory
for line in sys.stdin:
    try:
        table = CatalogFactory.create({"warehouse": line.strip()}).get_table("db.t")
        builder = table.new_read_builder()
        rows = builder.new_read().to_arrow(builder.new_scan().plan().splits()).to_pylist()
        answer = sorted(map(repr, rows))
    except Exception:
        answer = None
    print("answer:" + json.dumps(answer), flush=True)
"""


class PyPaimon:
    """pypaimon in its own environment, in a process for all tables."""

    def __init__(self) -> None:
        python = environment_python("pypaimon")
        self._process = subprocess.Popen(
            [str(python), "-W", "ignore", "-c", _PYPAIMON],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def rows(self, root: Path) -> list[str] | None:
        """Return the rows of a table as text; None if it is refused."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{root.parent.parent}\n")
        self._process.stdin.flush()
        while not (line := self._process.stdout.readline()).startswith("answer:"):
            assert line, "the process has ended"
        return json.loads(line.removeprefix("answer:"))

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()


def paimon_subjects(java: Java, folder: Path) -> Iterator[Callable[[], Subject]]:
    """Yield functions that write a table by Java or pypaimon."""
    for seed in PAIMON_SEEDS:

        def drawn(
            seed: int = seed, root: Path = folder / f"java-{seed}" / "db.db" / "t"
        ) -> Subject:
            DrawnPaimonTable(java, root, seed)
            return Subject(f"Java, seed {seed}", root)

        yield drawn
    for name in BY_PYPAIMON:

        def written(name: str = name) -> Subject:
            root = folder / name / "db.db" / "t"
            if not (folder / "pypaimon").exists():
                write_tables(folder / "pypaimon")
            shutil.copytree(folder / "pypaimon" / "w.db" / name, root)
            return Subject(f"pypaimon, {name}", root)

        yield written


def paimon_outcome(java: Java, python: PyPaimon, subject: Subject, damage: str) -> Outcome:
    """Damage a Paimon table, repair and adopt it, read it with engines, and take it back."""
    if not subject.rows:
        subject.rows, subject.own = java.call("rows", subject.root), python.rows(subject.root)
    subject.restore()
    table = PaimonCopy(subject.root)
    repair = subject.repaired(lambda: PAIMON[damage](table))
    if isinstance(repair, Outcome):
        return repair
    adopt(Path(repair.path).parent.parent, table.root)
    mine = arrowmeta.open(table.root)
    assert mine.complete
    assert not (found := errors(mine)), found
    left = java.call("rows", table.root)
    if not repair.losses:
        assert left == subject.rows
    engines = ["Java"]
    if subject.own is not None:
        read_by = python.rows(table.root)
        assert read_by is not None
        assert (len(read_by) == len(left)) if repair.losses else (read_by == subject.own)
        engines.append("pypaimon")
    if duckdb_can(mine):
        paths = mine.plan(None).files["file_path"].to_pylist()
        (counted,) = duckdb.sql("SELECT count(*) FROM read_parquet(?)", params=[paths]).fetchall()
        assert counted == (len(left),)
        engines.append("DuckDB")
    java.call("rollback", table.root, snapshot=table.snapshot_id)
    assert arrowmeta.open(table.root).snapshot_id == table.snapshot_id
    return Outcome(f"repaired{', rows lost' * bool(repair.losses)}", tuple(engines))


# -- page ---------------------------------------------------------------------------------------

_HEAD = """# Which damage is repaired

`python -m tests.engines.repairs` plants each kind of damage in ten tables of each format, [writes
repaired metadata](how_to/repair.md#repaired-metadata), adopts it, reads it with engines, and rolls
back: Iceberg {iceberg} and PyIceberg, Paimon {paimon} and pypaimon, and DuckDB over the planned
files of tables without keys and deletes. All rows are read, but for those that `repair` reports
as lost.

Numbers are tables; fewer than ten if the others have no such metadata.
"""


def rows_of(outcomes: dict[str, dict[str, Outcome]]) -> Iterator[str]:
    """Yield the lines of a table: one line for each kind of damage."""
    yield "| damage | repaired | repaired, rows lost | refused | reason |"
    yield "|---|---:|---:|---:|---|"
    for damage in next(iter(outcomes.values())):
        told = [table[damage] for table in outcomes.values() if table[damage].said is not None]
        if not told:
            continue  # tests/repair has tables for these
        n_lost = sum(one.is_repaired and "lost" in str(one.said) for one in told)
        n_repaired = sum(one.is_repaired for one in told) - n_lost
        refused = [short(str(one.said)) for one in told if not one.is_repaired]
        counts = [str(n or "") for n in (n_repaired, n_lost, len(refused))]
        yield f"| {damage} | {' | '.join(counts)} | {'; '.join(sorted({*refused}))} |"


def page(iceberg: dict[str, dict[str, Outcome]], paimon: dict[str, dict[str, Outcome]]) -> str:
    """Return the page of results."""
    newest = {name: engine.versions[0] for name, engine in ENGINES.items()}
    lines = [_HEAD.format(**newest)]
    for title, outcomes in (("Iceberg", iceberg), ("Paimon", paimon)):
        lines += [f"## {title}", "", *rows_of(outcomes), ""]
        every = [one for told in outcomes.values() for one in told.values()]
        read_by = Counter(name for one in every for name in one.engines)
        n_repaired = sum(one.is_repaired for one in every)
        n_refused = sum(one.said is not None for one in every) - n_repaired
        told = ", ".join(f"{name} {count}" for name, count in read_by.most_common())
        lines += [f"{n_repaired} repaired, {n_refused} refused. Read by: {told}.", ""]
    return "\n".join(lines)


def main() -> None:
    """Write the page."""
    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory() as folder, running(ENGINES["iceberg"]) as java:
        iceberg = {
            subject.name: {one: iceberg_outcome(java, subject, one) for one in ICEBERG}
            for subject in (make() for make in iceberg_subjects(java, Path(folder)))
        }
    with tempfile.TemporaryDirectory() as folder, running(ENGINES["paimon"]) as java:
        python = PyPaimon()
        paimon = {
            subject.name: {one: paimon_outcome(java, python, subject, one) for one in PAIMON}
            for subject in (make() for make in paimon_subjects(java, Path(folder)))
        }
        python.close()
    PAGE.write_text(page(iceberg, paimon))


if __name__ == "__main__":
    main()
