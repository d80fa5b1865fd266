"""One metadata file of a table removed, cut or emptied: a partial answer or a sentence, never more.

An answer that calls itself complete says what the whole table says. ARROWMETA_ALL_DAMAGE=1 asks for
every file of every table, which takes hours; otherwise some are drawn, the same ones every time.
"""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError

DATA = Path(__file__).parents[1] / "data"
IS_FULL = os.environ.get("ARROWMETA_ALL_DAMAGE") == "1"
#: Otherwise: damages of each table, and tables of the corpus beside the bundled ones.
DRAWN_PER_TABLE = 2
DRAWN_TABLES = 6
SEED = 7

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
#: The current snapshot's id is above 64 bits: nothing to damage.
UNREADABLE = {"duck_equality_delete_cross_partition_warehouse_ns_t"}
#: What a table cannot be opened without, by how its name begins or ends.
NEEDED_TO_OPEN = ("schema-", "snapshot-"), (".metadata.json", ".metadata.json.gz")

DAMAGES: dict[str, Callable[[Path], Any]] = {
    "removed": Path.unlink,
    "cut": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "emptied": lambda path: path.write_bytes(b""),
}
COLUMNS = (
    "manifest_path",
    "manifest_pos",
    "status",
    "file_path",
    "partition",
    "record_count",
    "lower_bounds",
    "upper_bounds",
)


class Answer(NamedTuple):
    """What a table says of its entries, and whether it calls that complete."""

    snapshot_id: int | None
    entries: set[str]
    n_files: int
    is_complete: bool
    damaged: set[str]


def ask(root: Path, snapshot_id: int | None = None) -> Answer:
    table = arrowmeta.open(root, allow_moved_paths=True, snapshot_id=snapshot_id)
    entries, files = table.entries(), table.files()
    is_complete, damage = table.complete, table.damage["path"].to_pylist()
    table.reconcile()
    return Answer(
        table.snapshot_id,
        texts(entries, root),
        files.num_rows,
        is_complete,
        {path.rpartition("/")[2] for path in damage},
    )


def texts(entries: pa.Table, root: Path) -> set[str]:
    """Return each entry as text, with the table's folder left out."""
    rows = entries.select([name for name in COLUMNS if name in entries.column_names]).to_pylist()
    return {str(row).replace(str(root), "") for row in rows}


def metadata_files(root: Path) -> list[Path]:
    """The metadata files of a table, relative to it."""
    every = (path for folder in METADATA_FOLDERS for path in (root / folder).rglob("*"))
    return sorted(path.relative_to(root) for path in every if path.is_file())


def tables() -> list[Path]:
    bundled = sorted(path for path in DATA.iterdir() if path.is_dir())
    corpus = os.environ.get("ARROWMETA_CORPUS")
    if not corpus:
        return bundled
    lines = (Path(corpus) / "INDEX.jsonl").read_text().splitlines()
    listed = [table for table in map(json.loads, lines) if table["kind"] == "table"]
    others = sorted(Path(corpus) / t["path"] for t in listed if t["name"] not in UNREADABLE)
    return bundled + (others if IS_FULL else random.Random(SEED).sample(others, DRAWN_TABLES))


def cases() -> Iterator[Any]:
    chance = random.Random(SEED)
    for root in tables():
        every = [(path, damage) for path in metadata_files(root) for damage in DAMAGES]
        drawn = every if IS_FULL else chance.sample(every, min(len(every), DRAWN_PER_TABLE))
        yield pytest.param(root, drawn, id=root.name)


def fault(whole: Path, copy: Path, damaged: str) -> str | None:
    """Return what is wrong with what a damaged copy of a table says; None if nothing is."""
    try:
        answer = ask(copy)
    except ArrowMetaError as error:
        begins, ends = NEEDED_TO_OPEN
        is_needed = damaged.startswith(begins) or damaged.endswith(ends)
        return None if is_needed and str(error) else f"nothing is answered: {error}"
    if answer.snapshot_id is None:
        return f"{len(answer.entries)} entries of no snapshot" if answer.entries else None
    before = ask(whole, answer.snapshot_id)
    if answer.is_complete:
        is_same = (answer.entries, answer.n_files) == (before.entries, before.n_files)
        return None if is_same else "the answer calls itself complete and is not"
    # Without its schema, a manifest cannot be read; then that is what is named.
    is_named = damaged in answer.damaged or damaged.startswith("schema-")
    return None if is_named or before.damaged else f"damage is said to be in {answer.damaged}"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("root", "drawn"), list(cases()))
def test_with_any_file_damaged_the_rest_is_answered(
    root: Path, drawn: list[tuple[Path, str]], tmp_path: Path
) -> None:
    copy = tmp_path / root.name
    shutil.copytree(root, copy)
    faults = {}
    for path, damage in drawn:
        content = (copy / path).read_bytes()
        DAMAGES[damage](copy / path)
        faults[f"{path} {damage}"] = fault(root, copy, path.name)
        (copy / path).write_bytes(content)
    assert not {case: said for case, said in faults.items() if said}
