"""One metadata file of a table removed or truncated: a partial answer or an error.

A complete answer equals that of the undamaged table. `pytest --all` damages every
file of every table, which takes some minutes; otherwise some are drawn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta import Table
from arrowmeta.errors import ArrowMetaError
from tests import corpus
from tests.reconcile.damaged_storage import DamagedStorage

DATA = Path(__file__).parents[1] / "data"
#: By default: damages of each table, and tables of the corpus beside the bundled ones.
DRAWN_PER_TABLE = 2
DRAWN_TABLES = 6
#: Damages of each table with which checks are asked, too.
WITH_CHECKS = 1

METADATA_FOLDERS = (
    "branch",
    "changelog",
    "consumer",
    "index",
    "manifest",
    "metadata",
    "schema",
    "snapshot",
    "statistics",
    "tag",
)
#: The snapshot ids of all its metadata are above 64 bits: nothing to damage.
UNREADABLE = {"duck_equality_delete_cross_partition_warehouse_ns_t"}

DAMAGES: dict[str, Callable[[bytes], bytes | None]] = {
    "removed": lambda content: None,
    "cut": lambda content: content[: len(content) // 2],
}
#: Relations that are read, and their columns; None for all.
RELATIONS: dict[str, list[str] | None] = {
    "snapshots": None,
    "refs": None,
    "schemas": None,
    "options": None,
    "manifests": None,
    "entries": [
        "manifest_path",
        "manifest_pos",
        "status",
        "file_path",
        "partition",
        "record_count",
        "lower_bounds",
        "upper_bounds",
    ],
    "files": ["file_path"],
    "deletion_vectors": None,
    "index_files": None,
    "statistics": None,
    "all_manifests": ["manifest_path", "reference_snapshot_id"],
    "all_entries": ["manifest_path", "manifest_pos", "status", "file_path"],
    "metadata_files": ["path", "kind"],
}
#: Files that only refer to other files.
HINTS = {"EARLIEST", "LATEST", "version-hint.text"}
#: Relations that change without a trace if a file is missing, as when a snapshot expires, or before
#: a commit that changed no data.
LISTED = (
    "snapshots",
    "refs",
    "schemas",
    "options",
    "all_manifests",
    "all_entries",
    "metadata_files",
)


class Answer(NamedTuple):
    """The relations of a table, and whether they are complete."""

    snapshot_id: int | None
    relations: dict[str, pa.Table]
    is_complete: bool
    damaged: set[str]


class Damaged:
    """A table whose files are damaged one after another."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self.storage = DamagedStorage(root)
        self.filesystem = pafs.PyFileSystem(self.storage)
        self.whole: dict[tuple[str, int | None], Answer] = {}
        self.newest = metadata_file(self.open())

    def open(self, snapshot_id: int | None = None, location: str | None = None) -> Table:
        return arrowmeta.open(
            location or self.root,
            filesystem=self.filesystem,
            allow_moved_paths=True,
            snapshot_id=snapshot_id,
            threads=1,
        )

    def before(self, snapshot_id: int | None, location: str | None = None) -> Answer:
        """Return the answer of the undamaged table at a snapshot, or with a metadata file."""
        at = (location or self.root, snapshot_id)
        if at not in self.whole:
            damaged, self.storage.damaged = self.storage.damaged, {}
            self.whole[at] = ask(self.open(None if location else snapshot_id, location))
            self.storage.damaged = damaged
        return self.whole[at]

    def fault(self, path: str, damage: str, *, in_full: bool) -> str | None:
        """Return the fault in the answer with a damaged file; None if there is none."""
        self.storage.damaged = {path: DAMAGES[damage](self.storage.whole(path))}
        try:
            table = self.open()
            answer = ask(table)
            if in_full:
                table.reconcile()
                assert table.damage.num_rows >= len(answer.damaged)
        except ArrowMetaError as error:
            return None if self.is_needed(path) and str(error) else f"no answer: {error}"
        # An answer from older metadata is compared with that metadata file opened directly.
        location = metadata_file(table)
        return self.difference(answer, path, damage, None if location == self.newest else location)

    def is_needed(self, path: str) -> bool:
        """Return whether a file is the only schema or table metadata."""
        name = Path(path).name
        kinds = ("schema-*", "*.metadata.json", "*.metadata.json.gz")
        same = [one for kind in kinds for one in Path(path).parent.glob(kind)]
        return len(same) == 1 and same[0].name == name

    def difference(
        self, answer: Answer, path: str, damage: str, location: str | None = None
    ) -> str | None:
        """Return the fault in an answer; None if there is none."""
        is_hint = Path(path).name in HINTS
        latest = self.before(None, location)
        if answer.snapshot_id is None and latest.snapshot_id is not None:
            n_entries = answer.relations["entries"].num_rows
            return f"{n_entries} entries of no snapshot" if n_entries else None
        before = latest if answer.snapshot_id is None else self.before(answer.snapshot_id, location)
        if answer.is_complete:
            may_vanish = damage == "removed" or is_hint
            # Columns of entries are those of the newest schema, perhaps without a snapshot yet.
            is_schema = damage == "removed" and Path(path).name.startswith("schema-")
            skipped = (*(LISTED if may_vanish else ()), *(("entries",) if is_schema else ()))
            names = [name for name in RELATIONS if name not in skipped]
            differing = [n for n in names if answer.relations[n] != before.relations[n]]
            return f"complete, but {differing} differ" if differing else None
        # Of a damaged hint, what it leads to is said to be missing; what it calls a file may lack
        # the file's suffix. Of a branch without schemas, their folder is named.
        stem, folder = path.partition(".")[0], path.rpartition("/")[0]
        named = {one.partition(".")[0] for one in answer.damaged}
        is_named = is_hint or bool({stem, folder} & named)
        # Whole, some tables are damaged as well: their newest metadata cannot be read.
        was_damaged = before.damaged or self.before(None).damaged
        return None if is_named or was_damaged else f"damage is said to be in {answer.damaged}"


def metadata_file(table: Table) -> str | None:
    """The metadata file of an Iceberg table; Paimon has no such thing."""
    return table.source.current.metadata.path if table.format == "iceberg" else None


def ask(table: Table) -> Answer:
    relations = {name: table.relation(name, columns) for name, columns in RELATIONS.items()}
    damage = table.source.damage()["path"].to_pylist()
    paths = {table.source.resolve(path) for path in damage}
    return Answer(table.snapshot_id, relations, table.complete, paths)


def metadata_files(root: Path) -> list[str]:
    """The metadata files of a table."""
    every = (path for folder in METADATA_FOLDERS for path in (root / folder).rglob("*"))
    return sorted(str(path) for path in every if path.is_file())


def role(path: str) -> str:
    """Return the folder of a file and the beginning of its name."""
    folder, _, name = path.rpartition("/")
    return folder + name.rstrip("0123456789").partition("-")[0]


def tables() -> list[Path]:
    bundled = sorted(path for path in DATA.iterdir() if path.is_dir())
    listed = corpus.entries(every=True)
    others = [one.folder for one in listed if one.name not in UNREADABLE]
    return bundled + corpus.sample(others, DRAWN_TABLES)


def cases() -> Iterator[Any]:
    """Yield each table with its damages, and those with which the checks run, too.

    Those are few, since checks take longer than all the rest: of files of different roles.
    """
    chance = random.Random(corpus.seed())
    for root in tables():
        every = [(path, damage) for path in metadata_files(root) for damage in DAMAGES]
        if not corpus.is_all():
            every = chance.sample(every, min(len(every), DRAWN_PER_TABLE))
        in_full = {role(path): (path, damage) for path, damage in chance.sample(every, len(every))}
        drawn = set(list(in_full.values())[:WITH_CHECKS])
        yield pytest.param(root, every, drawn, id=root.name)


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("root", "damages", "in_full"), list(cases()))
def test_one_damaged_metadata_file_gives_partial_rows_or_an_error(
    root: Path, damages: list[tuple[str, str]], in_full: set[tuple[str, str]]
) -> None:
    table = Damaged(root)
    faults = {
        f"{path} {damage}": table.fault(path, damage, in_full=(path, damage) in in_full)
        for path, damage in damages
    }
    assert not {case: said for case, said in faults.items() if said}
