"""Whole tables in folders, made once for a format, a size and a number of columns.

A table has two snapshots, the first with nine manifests in ten, and manifests of 1,000 entries each
unless it is told otherwise. Files were added day by day, so a manifest has files of one partition,
or of a few next to each other. `inputs.json` beside it lists the manifests with what is in them; it
is written last, so a folder that has it is whole.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from itertools import repeat
from pathlib import Path

from bench import iceberg_table, paimon_table
from bench.columns import DAYS
from bench.inputs import Manifest, make_iceberg, make_paimon
from bench.manifest_file import File
from bench.truth import Truth, total

ENTRIES_PER_FILE = 1000

#: Where tables and environments are kept from one run to the next.
DEFAULT_CACHE = Path(tempfile.gettempdir()) / "arrowmeta-bench"

#: Goes up when the same arguments give other bytes.
_VERSION = 5

_WRITERS = {"paimon": paimon_table.write_table, "iceberg": iceberg_table.write_table}


@dataclass(frozen=True)
class Table:
    """A table to read.

    Attributes:
        format: `paimon` or `iceberg`.
        n_columns: columns of the table, all with statistics.
        location: its folder.
        files: its manifests.
    """

    format: str
    n_columns: int
    location: str
    files: list[File]

    @property
    def n_entries(self) -> int:
        """Entries of all manifests."""
        return self.truth["entries"]

    @property
    def truth(self) -> Truth:
        """What is in all manifests."""
        return total(file.truth for file in self.files)

    @property
    def decompressed_len(self) -> int:
        """Bytes of all blocks after decompression."""
        return self.truth["decompressed_len"]

    def first(self, n_entries: int) -> Table:
        """Return the same with the first manifests only, of at least `n_entries` entries."""
        n_files = -(-n_entries // ENTRIES_PER_FILE)
        return Table(self.format, self.n_columns, self.location, self.files[:n_files])


def table(
    cache: Path,
    format: str,
    n_entries: int,
    n_columns: int,
    per_file: int = ENTRIES_PER_FILE,
    deleting: int = 1,
) -> Table:
    """Return a table with as many entries in each manifest, made now unless it is in the cache.

    One in `deleting` manifests of Paimon has entries that delete files; 0 for none.
    """
    name = f"{format}-{n_entries}-{n_columns}-v{_VERSION}"
    name += "" if per_file == ENTRIES_PER_FILE else f"-{per_file}"
    name += "" if deleting == 1 else f"-deleting-{deleting}"
    location = cache / "tables" / name
    index = location / "inputs.json"
    if not index.exists():
        shutil.rmtree(location, ignore_errors=True)
        files = _write(location, format, n_entries, n_columns, per_file, deleting)
        index.write_text(json.dumps([asdict(file) for file in files]), encoding="utf-8")
    listed = json.loads(index.read_text(encoding="utf-8"))
    return Table(format, n_columns, str(location), [File(**file) for file in listed])


def copied(made: Table, n_copies: int) -> Table:
    """Return a table that has every manifest as often, with a name and sync marker of its own."""
    location = Path(f"{made.location}-x{n_copies}")
    folder = location / Path(made.files[0].path).parent.name
    files = [
        replace(file, path=str(folder / f"{Path(file.path).stem}-{i}.avro"))
        for file in made.files
        for i in range(n_copies)
    ]
    if not location.exists():
        folder.mkdir(parents=True)
        for i, file in enumerate(files):
            content = Path(made.files[i // n_copies].path).read_bytes()
            Path(file.path).write_bytes(content.replace(content[-16:], i.to_bytes(16, "big")))
        _WRITERS[made.format](location, made.n_columns, files)
    return Table(made.format, made.n_columns, str(location), files)


def _write(
    location: Path, format: str, n_entries: int, n_columns: int, per_file: int, deleting: int
) -> list[File]:
    folder = location / ("manifest" if format == "paimon" else "metadata")
    folder.mkdir(parents=True)
    counts = [min(per_file, n_entries - start) for start in range(0, n_entries, per_file)]
    paths = [str(folder / f"manifest-{i:06d}.avro") for i in range(len(counts))]
    seeds = range(len(counts))
    days = [_days(seed, len(counts)) for seed in seeds]
    with ProcessPoolExecutor() as pool:
        files = list(
            pool.map(
                _write_file,
                paths,
                repeat(format),
                counts,
                repeat(n_columns),
                seeds,
                days,
                repeat(deleting),
            )
        )
    _WRITERS[format](location, n_columns, files)
    return files


def _days(place: int, n_manifests: int) -> range:
    """Return the days of the files in a manifest: all days, dealt out evenly and in order."""
    first = place * len(DAYS) // n_manifests
    last = ((place + 1) * len(DAYS) - 1) // n_manifests
    return DAYS[first : last + 1]


def _write_file(
    path: str, format: str, n_entries: int, n_columns: int, seed: int, days: range, deleting: int
) -> File:
    made: Manifest
    if format == "paimon":
        deletes = bool(deleting) and seed % deleting == 0
        made = make_paimon(n_entries, n_columns, seed, days, deletes=deletes)
    else:
        made = make_iceberg(n_entries, n_columns, seed, days)
    Path(path).write_bytes(made.file)
    return File(path, len(made.file), made.truth, days[0], days[-1])
