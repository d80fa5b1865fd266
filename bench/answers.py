"""Ask a version of the package for answers, and compare those of two versions.

    python -m bench.answers make FOLDER                     write tables: histories, damaged copies
    python bench/answers.py ask FOLDER OUT.jsonl            ask the package on PYTHONPATH
    python -m bench.answers compare OLD.jsonl NEW.jsonl     print the differences; exit code 1

The tables are drawn with fixed seeds: histories of entries that may contradict themselves, and
copies of bundled tables with one damaged metadata file each. Of every table all relations, a plan,
the state and the damage are asked, by digests; then command lines over the tables of the demo, with
what they print, and the SQL of `docs/five_minutes.md`. `ask` uses the public interface only, so
that it can ask older versions, too: run it as a file, with PYTHONPATH naming their checkout.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).parent.parent
#: Histories of each format.
_HISTORIES = 20
#: Bundled tables that are damaged: each kind of file in each way.
_BUNDLED = ("pk_deletion_vectors", "iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors")
#: Relations that are asked of every table.
_RELATIONS = (
    *("snapshots", "refs", "schemas", "specs", "options", "manifests", "entries", "files"),
    *("data_files", "delete_files", "partitions", "buckets", "index_files", "deletion_vectors"),
    *("applicable_deletes", "column_stats", "metadata_files", "all_manifests", "all_entries"),
    *("all_files", "history", "growth", "delete_debt", "file_sizes", "clustering", "findings"),
    *("readers", "remedies"),
)
#: What commands print beside their answer.
_CHANGING = re.compile(r"\d+(\.\d+)? ?m?s\b|/tmp/[\w.-]+")
#: Command lines over the tables of the demo, whose folder is the working directory.
_COMMANDS = """
files orders
files orders --for "k > 100"
files visits -o x.csv
files orders --columns file_name,partition.pt --where "level = 0" --sort=-record_count --limit 2
data_files visits
delete_files visits
entries orders --limit 5
entries visits -o x.json
manifests orders
manifests visits
all_manifests orders
snapshots orders
snapshots visits
history visits
refs orders
schemas orders
specs visits
partitions orders
partitions visits
buckets orders
column_stats orders --limit 20
file_sizes orders
delete_debt orders
clustering orders
growth visits
options orders
metadata_files orders
describe orders
describe visits
explain orders "pt = 'p1' AND k > 100"
explain visits "true"
plan orders "k BETWEEN 100 AND 110"
plan orders "k > 100" --dialect spark
check orders
check visits --engine spark
reconcile orders
reconcile visits
damage orders
remedies orders
readers visits
compare orders orders
diff orders 3 5
expire orders 2026-11-22 --retain-last 2
sql orders "SELECT level, count(*) FROM files GROUP BY ALL ORDER BY ALL"
scan .
files nowhere
plan orders "no_column = 1"
""".strip().splitlines()


def make(folder: Path) -> None:
    """Write the tables."""
    from arrowmeta.cli.tour import copy_tables
    from tests.bundled import DATA
    from tests.histories import write_iceberg, write_paimon
    from tests.test_live_histories import ICEBERG_FILES, PAIMON_FILES
    from tests.trust.damage import Damaged

    copy_tables(folder / "demo")
    for name, files, write in (
        ("paimon", PAIMON_FILES, write_paimon),
        ("iceberg", ICEBERG_FILES, write_iceberg),
    ):
        for seed in range(_HISTORIES):
            rng = random.Random(f"{name} {seed}")
            statuses = ("added", "added", "deleted")
            manifests = {
                f"m{number}": [(rng.choice(statuses), rng.choice(files)) for _ in range(4)]
                for number in range(rng.randint(1, 4))
            }
            listed = [
                (rng.choices([*manifests], k=2), rng.choices([*manifests], k=1))
                for _ in range(rng.randint(1, 3))
            ]
            write(folder / "histories" / f"{name}-{seed:02}", manifests, listed)
    for name in _BUNDLED:
        n_made: dict[tuple[str, str], int] = {}
        for kind, damage in Damaged(DATA / name).damages():
            n_made[kind, damage.kind] = n_made.get((kind, damage.kind), 0) + 1
            if n_made[kind, damage.kind] > 1:
                continue
            copy = folder / "damaged" / f"{name} {kind} {damage.kind}".replace(" ", "_")
            shutil.copytree(DATA / name, copy)
            for path, content in damage.contents.items():
                place = copy / Path(path).relative_to(DATA / name)
                place.unlink()
                if content is not None:
                    place.write_bytes(content)


def answers(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Yield table, question and answer; answers of relations are digests."""
    for root in sorted(
        [*folder.glob("demo/*"), *folder.glob("histories/*"), *folder.glob("damaged/*")]
    ):
        name = root.relative_to(folder).as_posix()
        for question, ask in _questions(root).items():
            yield name, question, _told(ask, folder)
    yield from _printed(folder)
    text = (_ROOT / "docs" / "five_minutes.md").read_text()
    for number, query in enumerate(re.findall(r'con\.sql\("""(.+?)"""\)', text, re.DOTALL)):
        query = query.replace("\n...", "\n")
        yield "five_minutes.md", f"query {number}", _told(lambda q=query: _sql(folder, q), folder)


def _questions(root: Path) -> dict[str, Callable[[], Any]]:
    """Return what is asked of a table, each of one that is opened anew."""
    import arrowmeta

    def opened() -> Any:
        return arrowmeta.open(root, allow_moved_paths=True)

    def of_snapshots() -> Any:
        table = opened()
        ids = table.snapshots(["snapshot_id"])["snapshot_id"].to_pylist()
        return [
            table.at(snapshot_id=one).files(["file_path"], sort="file_path").to_pylist()
            for one in ids[-3:]
        ]

    asked: dict[str, Callable[[], Any]] = {
        name: lambda name=name: opened().relation(name) for name in _RELATIONS
    }
    return asked | {
        "state": lambda: str(opened().state),
        "damage": lambda: _with_damage(opened()),
        "plan": lambda: opened().plan("true").files,
        "reconcile": lambda: opened().reconcile(),
        "older snapshots": of_snapshots,
    }


def _with_damage(table: Any) -> Any:
    table.files()
    return table.damage


def _sql(folder: Path, query: str) -> Any:
    import arrowmeta

    tables = {path.name: path for path in (folder / "demo").iterdir() if path.is_dir()}
    with arrowmeta.connect(**tables) as connection:
        return connection.sql(query).to_arrow_table()


def _told(ask: Callable[[], Any], folder: Path) -> str:
    """Return the digest of a table, or the error, as text that does not depend on the folder."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            answer = ask()
    except Exception as error:
        return _without_places(f"{type(error).__name__}: {error}", folder)
    if not hasattr(answer, "to_pylist"):
        return _without_places(repr(answer), folder)
    rows = sorted(_without_places(repr(row), folder) for row in answer.to_pylist())
    digest = hashlib.sha256("\n".join([*answer.column_names, *rows]).encode()).hexdigest()
    return f"{len(rows)} rows {digest[:16]}"


def _printed(folder: Path) -> Iterator[tuple[str, str, str]]:
    for line in _COMMANDS:
        with tempfile.TemporaryDirectory() as scratch:
            shutil.copytree(folder / "demo", scratch, dirs_exist_ok=True)
            command = f"{sys.executable} -m arrowmeta {line}"
            ended = subprocess.run(
                command, shell=True, cwd=scratch, capture_output=True, text=True, check=False
            )
            written = [path.read_text() for path in sorted(Path(scratch).glob("x.*"))]
        text = "\n".join([str(ended.returncode), ended.stdout, ended.stderr, *written])
        yield "command line", line, _CHANGING.sub("~", text)


def _without_places(text: str, folder: Path) -> str:
    return text.replace(str(folder), "~")


def main() -> int:
    """Run one of the three verbs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=("make", "ask", "compare"))
    parser.add_argument("paths", nargs="+", type=Path)
    parsed = parser.parse_args()
    if parsed.verb == "make":
        make(parsed.paths[0].resolve())
        return 0
    if parsed.verb == "ask":
        with parsed.paths[1].open("w") as out:
            for table, question, answer in answers(parsed.paths[0].resolve()):
                out.write(json.dumps([table, question, answer]) + "\n")
        return 0
    old, new = (
        {
            (table, question): answer
            for table, question, answer in map(json.loads, path.read_text().splitlines())
        }
        for path in parsed.paths
    )
    different = [key for key in {**old, **new} if old.get(key) != new.get(key)]
    for key in different:
        print(": ".join(key), old.get(key), new.get(key), sep="\n    ")
    print(f"{len(different)} of {len(new)} answers differ")
    return int(bool(different))


if __name__ == "__main__":
    raise SystemExit(main())
