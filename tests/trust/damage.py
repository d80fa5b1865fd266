"""What becomes of damaged metadata: `python -m tests.trust.damage --help`.

Each file of a table is damaged in the ways of `damages`, and each relation is read, with an empty
store and with one that was filled before. An answer is

- right: every relation has the rows of the undamaged table, and is complete;
- declared: an `ArrowMetaError`, or the table is not complete and names what is damaged;
- told: a relation has other rows, and `reconcile` has findings that it has not for the whole table;
- silent: a relation has other rows, and nothing says so.

The order of rows, and of entries in a manifest, does not count. With `--s3`, the tables are in an
S3 server, and some of its answers are errors, cut or missing.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import pyarrow as pa
import pyarrow.fs as pafs

import arrowmeta
from arrowmeta import Table
from arrowmeta.errors import ArrowMetaError, StorageError
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.damaged_storage import DamagedStorage
from tests.s3.client import S3Server, running_server, storage_options
from tests.s3.proxy import FaultProxy, running_proxy
from tests.trust.damages import KINDS, Damage, damages

ENDS = ("right", "declared", "told", "silent")
#: What each table is asked. `all_entries` and `all_manifests` are those of every snapshot.
ASKED = (
    *("snapshots", "refs", "schemas", "options", "files", "deletion_vectors", "index_files"),
    *("statistics", "all_manifests", "all_entries"),
)
#: Answers of S3 that fail, at random.
FAULT_RATE, FAULTS = 0.05, ("reset", "503", "truncated")
#: Files of one kind in a table that are damaged, at most: the newest.
FILES_OF_A_KIND = 2


class Ended(NamedTuple):
    """How a damage ended.

    Attributes:
        kind: of the damage.
        file: kind of the damaged file, such as `paimon manifest`.
        end: one of `ENDS`; or `unavailable`, if requests to S3 failed to the end.
        place: table and file.
        differing: relations with other rows.
        is_named: whether what is not complete names a damaged file, or its folder.
    """

    kind: str
    file: str
    end: str
    place: str
    differing: tuple[str, ...] = ()
    is_named: bool = True


Answer = dict[str, pa.Table]


class Damaged:
    """A table whose files are damaged one after another.

    Args:
        root: its folder.
        store: folder of a store that is filled first; None for no store.
    """

    def __init__(self, root: Path, store: Path | None = None) -> None:
        self.root = root
        self.storage = DamagedStorage(root)
        self._store = store or False
        table = self.open()
        self.format = table.format
        self._whole = ask(table)
        self._is_complete = table.complete

    @cached_property
    def _findings(self) -> set[tuple[str, ...]]:
        """Findings in the undamaged table."""
        return set(findings(self.open()))

    def open(self) -> Table:
        return arrowmeta.open(
            str(self.root),
            filesystem=pafs.PyFileSystem(self.storage),
            allow_moved_paths=True,
            threads=1,
            store=self._store,
        )

    def damages(self) -> Iterator[tuple[str, Damage]]:
        """Yield the damages of this table, with the kind of file."""
        table, kinds = self.open(), dict[str, list[str]]()
        for row in table.metadata_files(columns=["kind", "path", "size"]).to_pylist():
            path = table.resolve(row["path"])
            if row["size"] is not None and "/branch/" not in path:
                kinds.setdefault(row["kind"], []).append(path)
        # The metadata file that is read is listed first; older ones are not read.
        kinds.get("table metadata", [])[1:] = []
        for kind, paths in kinds.items():
            for older, path in list(zip([None, *paths], paths, strict=False))[-FILES_OF_A_KIND:]:
                for damage in damages(path, self.whole, older):
                    yield f"{self.format} {kind}", damage

    def whole(self, path: str) -> bytes:
        """Return the undamaged content of a file."""
        return self.storage.whole(path)

    @contextmanager
    def damaged(self, damage: Damage) -> Iterator[None]:
        """Let files be damaged until the block ends."""
        self.storage.damaged = damage.contents
        try:
            yield
        finally:
            self.storage.damaged = {}

    def ended(self, file: str, damage: Damage) -> Ended:
        """Damage files, and return what the answer was."""
        place = f"{self.root.name} {Path(next(iter(damage.contents))).name}"
        try:
            with self.damaged(damage):
                table = self.open()
                answer = ask(table)
                if self._is_complete and not table.complete:
                    is_named = self._is_named(table, damage)
                    return Ended(damage.kind, file, "declared", place, is_named=is_named)
                differing = tuple(n for n in ASKED if not is_equal(answer[n], self._whole[n]))
                if not differing:
                    return Ended(damage.kind, file, "right", place)
                found = set(findings(table))
        except ArrowMetaError as error:
            is_away = isinstance(error, StorageError) and error.retryable
            return Ended(damage.kind, file, "unavailable" if is_away else "declared", place)
        end = "told" if found - self._findings else "silent"
        return Ended(damage.kind, file, end, place, differing)

    def _is_named(self, table: Table, damage: Damage) -> bool:
        if "repeated manifest" in table.damage["kind"].to_pylist():
            return True  # it is named, and not its list
        told = {table.resolve(path) for path in table.damage["path"].to_pylist()}
        stems = {path.partition(".")[0] for path in told}
        return any(
            path.partition(".")[0] in stems or path.rpartition("/")[0] in told
            for path in damage.contents
        )


class DistantDamaged(Damaged):
    """A table in S3, behind a proxy that lets requests fail."""

    def __init__(self, root: Path, s3: S3Server, proxy: FaultProxy) -> None:
        self._filesystem, self._options = s3.filesystem(), storage_options(proxy.endpoint)
        self._folder = s3.upload(root, root.name)
        proxy.at_random(0, FAULT_RATE, *FAULTS)
        super().__init__(root)

    def open(self) -> Table:
        return arrowmeta.open(
            f"s3://{self._folder}",
            storage_options=self._options,
            allow_moved_paths=True,
            threads=1,
            store=False,
        )

    def whole(self, path: str) -> bytes:
        return self.storage.whole(f"{self.root}{path.rpartition(self._folder)[2]}")

    @contextmanager
    def damaged(self, damage: Damage) -> Iterator[None]:
        for path, content in damage.contents.items():
            self._write(path, content)
        try:
            yield
        finally:
            for path in damage.contents:
                self._write(path, self.whole(path))

    def _write(self, path: str, content: bytes | None) -> None:
        path = path.removeprefix("s3://")
        if content is None:
            self._filesystem.delete_file(path)
        else:
            with self._filesystem.open_output_stream(path) as file:
                file.write(content)


def ask(table: Table) -> Answer:
    return {name: table.relation(name) for name in ASKED}


def findings(table: Table) -> list[tuple[str, ...]]:
    rows = table.reconcile().select(["check_name", "subject", "expected", "actual", "detail"])
    return [tuple(map(str, row.values())) for row in rows.to_pylist()]


def is_equal(one: pa.Table, other: pa.Table) -> bool:
    """Return whether two relations have the same rows, in any order."""
    return one.equals(other) or (
        one.num_rows == other.num_rows and one.schema == other.schema and _rows(one) == _rows(other)
    )


def _rows(table: pa.Table) -> list[str]:
    # As text, NaN equals itself.
    names = [name for name in table.column_names if name != "manifest_pos"]
    return sorted(map(repr, table.select(names).to_pylist()))


def tables() -> list[Path]:
    """Return the tables in the repository; folders of cases in text are none."""
    return sorted(
        path
        for folder in (DATA, CASES)
        for path in folder.iterdir()
        if path.is_dir() and not any(path.glob("*.txt"))
    )


def run(roots: Iterable[Path], *, with_store: bool) -> Iterator[Ended]:
    """Damage the files of tables."""
    for root in roots:
        with tempfile.TemporaryDirectory() as store, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                table = Damaged(root, Path(store) if with_store else None)
            except ArrowMetaError:
                continue  # some tables of the collection cannot be read at all
            for file, damage in table.damages():
                yield table.ended(file, damage)
        sys.stderr.write(f"{root.name}\n")


def run_in_s3(roots: Iterable[Path], at_most: int) -> Iterator[Ended]:
    """Damage files of tables in an S3 server of which some requests fail, up to so many a table."""
    with ExitStack() as stack:
        warnings.simplefilter("ignore")
        s3 = stack.enter_context(running_server())
        proxy = stack.enter_context(running_proxy(s3.endpoint))
        for root in roots:
            table = DistantDamaged(root, s3, proxy)
            every = list(table.damages())
            for file, damage in random.Random(0).sample(every, min(at_most, len(every))):
                yield table.ended(file, damage)
            sys.stderr.write(f"{root.name}: {proxy.n_faults} of {len(proxy.asked)} failed\n")


def lines(without: list[Ended], with_store: list[Ended]) -> list[str]:
    """Return a table of how damages ended, in Markdown."""
    counts = [Counter((one.kind, one.end) for one in ended) for ended in (without, with_store)]
    heads = [f"{end}{where}" for where in ("", ", store") for end in ENDS]
    found = [f"| damage | {' | '.join(heads)} |", "|---|" + "---:|" * len(heads)]
    for kind in KINDS:
        numbers = [count[kind, end] for count in counts for end in ENDS]
        found.append(f"| {kind} | {' | '.join(f'{number:,}' for number in numbers)} |")
    totals = [sum(count[kind, end] for kind in KINDS) for count in counts for end in ENDS]
    return [*found, f"| all | {' | '.join(f'{number:,}' for number in totals)} |"]


def silent_lines(ended: list[Ended]) -> list[str]:
    """Return what was silent, by kind of file and damage."""
    silent = Counter((one.file, one.kind) for one in ended if one.end == "silent")
    return [f"{count:5} {file}: {kind}" for (file, kind), count in sorted(silent.items())]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trust.damage",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--table", help="only tables with this in their name")
    parser.add_argument("--corpus", action="store_true", help="also those of $ARROWMETA_CORPUS")
    parser.add_argument("--silent", action="store_true", help="print each silent case")
    parser.add_argument("--s3", type=int, help="in an S3 server with faults, so many of a table")
    arguments = parser.parse_args()
    roots = tables()
    if arguments.corpus:
        roots += [entry.folder for entry in corpus.entries(every=True)]
    roots = [root for root in roots if (arguments.table or "") in root.name]
    if arguments.s3 is not None:
        ended_there = list(run_in_s3(roots, arguments.s3))
        told = Counter(one.end for one in ended_there)
        sys.stdout.write(", ".join(f"{end} {count}" for end, count in told.items()) + "\n")
        sys.stdout.write("".join(f"{one}\n" for one in ended_there if one.end == "silent"))
        return 0
    ended = {w: list(run(roots, with_store=w)) for w in (False, True)}
    if arguments.silent:
        told = dict.fromkeys(
            one for every in ended.values() for one in every if one.end == "silent"
        )
        sys.stdout.write("".join(f"{one}\n" for one in told))
    write = sys.stdout.write
    write(f"{len(roots)} tables\n" + "\n".join(lines(*ended.values())) + "\n")
    write("silent without a store:\n" + "\n".join(silent_lines(ended[False])) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
