"""What a plan of a table in a bucket costs: time, and requests.

    python -m bench.bench_s3 [--manifests N ...] [--latency MS ...] [--formats ...]

Ours against the planners of PyIceberg, polars-iceberg and pypaimon, on one server that adds the
latency to each answer (`bench.object_store`). Every plan is in a process of its own, which has
planned a small table on the same server before; opening the table is a part of it. What they keep
is compared. Prints Markdown; of several rounds the median counts.
"""

from __future__ import annotations

import argparse
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bench import iceberg_table
from bench.bench_peers import Answers
from bench.object_store import BUCKET, REGION, ObjectStore, running_store
from bench.peers import OURS, PLANS, POLARS_ICEBERG, PYICEBERG, PYPAIMON, ask, difference, job
from bench.report import machine
from bench.tables import DEFAULT_CACHE, Table, table

_PER_FILE = 100
_SMALL = 1_000
_PEERS = (OURS, PYICEBERG, POLARS_ICEBERG, PYPAIMON)
_KINDS = ("LIST", "HEAD", "GET")
_COLUMNS = ("latency", "plan", "planner", "wall s", "CPU s", *_KINDS, "wall over ours", "keeps")


def in_bucket(made: Table) -> str:
    """Return a table's location in the bucket; Iceberg has to record the paths there."""
    folder = Path(made.location)
    if made.format == "paimon":
        return f"s3://{BUCKET}/{folder.name}"
    copy = folder.with_name(f"{folder.name}-s3")
    uri = f"s3://{BUCKET}/{copy.name}"
    if not copy.exists():
        files = [replace(one, path=one.path.replace(made.location, uri)) for one in made.files]
        shutil.copytree(folder, copy, copy_function=os.link)
        for place in copy.glob("metadata/*"):
            if not place.name.startswith("manifest-"):
                place.unlink()
        iceberg_table.write_table(copy, made.n_columns, files)
        metadata = copy / "metadata" / "v1.metadata.json"
        metadata.write_text(metadata.read_text().replace(str(copy), uri))
    return f"{uri}/metadata/v1.metadata.json"


def lines(store: ObjectStore, args: argparse.Namespace, made: Table, small: str) -> Iterator[str]:
    """Yield the section of one table."""
    location = in_bucket(made)
    folder = Path(location.removesuffix("/metadata/v1.metadata.json")).name
    storage = {
        "s3.endpoint": f"http://{store.endpoint}",
        "s3.region": REGION,
        "s3.access-key-id": "key",
        "s3.secret-access-key": "secret",
    }
    yield f"\n### Plans over S3 of {made.format}, {len(made.files):,} manifests\n"
    yield f"| {' | '.join(_COLUMNS)} |"
    yield f"|---|---|---|{'---:|' * (len(_COLUMNS) - 4)}---|"
    for milliseconds in args.latency:
        store.latency = milliseconds / 1000
        for plan in PLANS[:2]:
            asked = replace(job(plan, made.format, location, small), storage=storage)
            ours = None
            for peer in _PEERS:
                if made.format not in peer.formats or (args.only and peer.name not in args.only):
                    continue
                store.requests.clear()
                answer = Answers(peer, False, [ask(peer, asked) for _ in range(args.rounds)])
                if answer.error:
                    yield f"| {milliseconds} ms | {plan} | {peer.name} | {answer.error} |"
                    continue
                ours = ours or answer
                known = ours.rounds[0]["found"]
                kinds = Counter(one.kind for one in store.requests if one.key.startswith(folder))
                cells = [
                    f"{milliseconds} ms",
                    plan,
                    peer.name,
                    f"{answer.wall:.2f}",
                    f"{answer.cpu:.2f}",
                    *(f"{kinds[kind] / args.rounds:,.0f}" for kind in _KINDS),
                    "" if answer is ours else f"{answer.wall / ours.wall:.2f}",
                    difference(answer.rounds[0]["found"], known) or f"{known['files']:,}",
                ]
                yield f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--manifests", type=int, nargs="+", default=[100, 1_000])
    parser.add_argument("--latency", type=int, nargs="+", default=[0, 30], help="milliseconds")
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--only", nargs="*", help="the planners, ours first; all by default")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    print(machine())
    with running_store(args.cache / "tables") as store:
        for format in args.formats:
            small = in_bucket(table(args.cache, format, _SMALL, 10, per_file=_PER_FILE))
            for n_manifests in args.manifests:
                made = table(args.cache, format, n_manifests * _PER_FILE, 10, per_file=_PER_FILE)
                for line in lines(store, args, made, small):
                    print(line, flush=True)


if __name__ == "__main__":
    main()
