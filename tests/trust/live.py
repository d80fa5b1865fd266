"""Read tables while pypaimon or PyIceberg commits and expires: `python -m tests.trust.live --help`.

Every verb is asked, near and with 20 ms for each request, with and without a store. The rows of a
snapshot have to be those that the writer logged, and `reconcile` must have no finding. An answer
that says to be partial, or an `ArrowMetaError`, is right only if snapshots expired meanwhile.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.compute as pc

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from bench.environments import environment_python
from tests.reconcile.test_live_tables import Distant
from tests.trust.failing import VERBS

PROGRAM = Path(__file__).with_name("live_writer.py")
LOCATIONS = {"pypaimon": "w/db.db/t", "pyiceberg": "w/db/t"}
#: Verbs whose answer has to be empty.
FINDINGS = ("reconcile", "storage")


class Live:
    """A table to which another process commits until the block ends."""

    def __init__(self, writer: str, root: Path, seconds: float) -> None:
        self.location, self._log = root / LOCATIONS[writer], root / "log"
        python = sys.executable if writer == "pyiceberg" else environment_python("pypaimon")
        command = [str(python), "-W", "ignore", str(PROGRAM), writer, str(root), str(seconds)]
        self._process = subprocess.Popen(command)

    def __enter__(self) -> Live:
        while len(self.rows()) < 3:
            assert self._process.poll() is None, "the writer ended"
            time.sleep(0.1)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def files(self) -> frozenset[Path]:
        """Return what is there; expiry removes some after its commit."""
        return frozenset(self.location.rglob("*"))

    def rows(self) -> dict[int, int]:
        """Return the rows of each snapshot by the writer's log."""
        if not self._log.exists():
            return {}
        lines = self._log.read_text().splitlines(keepends=True)
        pairs = (line.split() for line in lines if line.endswith("\n"))
        return {int(snapshot_id): int(rows) for snapshot_id, rows in pairs}


def read(live: Live, seconds: float, store: Path) -> tuple[Counter[str], list[str]]:
    """Ask until the time is over; return how often what happened, and what was wrong."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    seen: list[tuple[int, int]] = []
    places: list[dict[str, Any]] = [
        {"filesystem": filesystem, "store": where}
        for filesystem in (None, Distant())
        for where in (False, store)
    ]
    end, round_ = time.monotonic() + seconds, 0
    names = list(VERBS)
    while time.monotonic() < end:
        options, name = places[round_ % len(places)], names[round_ // len(places) % len(names)]
        round_ += 1
        before = live.files()
        try:
            table = arrowmeta.open(live.location, **options)
            files = table.files(columns=["record_count"])
            if table.complete and table.snapshot_id is not None:
                seen.append((table.snapshot_id, pc.sum(files["record_count"]).as_py() or 0))
            answer = VERBS[name](table)
            if name in FINDINGS and answer.num_rows:
                wrong.append(f"{name} {table.snapshot_id}: {answer.to_pylist()}")
            if table.complete:
                counts["answers"] += 1
            else:
                counts["declared"] += 1
                if before <= live.files():
                    wrong.append(f"{name} {table.snapshot_id}: {table.damage.to_pylist()}")
        except ArrowMetaError as error:
            counts[f"{type(error).__name__} of {name}"] += 1
            if before <= live.files():
                wrong.append(f"{name}: {error}")
    time.sleep(1)  # the writer logs after it commits
    logged = live.rows()
    counts["commits"], counts["totals compared"] = len(logged), len(seen)
    counts["snapshots seen"] = len({snapshot_id for snapshot_id, _ in seen})
    wrong += [f"snapshot {s}: {n} rows, not {logged.get(s)}" for s, n in seen if logged.get(s) != n]
    return counts, wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trust.live", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="for each writer")
    parser.add_argument("--every", type=float, default=0.1, help="seconds between two commits")
    arguments = parser.parse_args()
    n_wrong = 0
    for writer in LOCATIONS:
        with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Live(writer, Path(folder), arguments.every) as live:
                counts, wrong = read(live, arguments.seconds, Path(folder) / "store")
        told = ", ".join(f"{name} {count}" for name, count in counts.items())
        sys.stdout.write(f"{writer}: {told}; wrong: {len(wrong)}\n")
        sys.stdout.write("".join(f"  {one[:500]}\n" for one in wrong[:20]))
        n_wrong += len(wrong)
    return 1 if n_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
