"""Where mutation begins: sound files of real tables, and made ones."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from bench.inputs import iceberg_manifest, paimon_manifest
from tests.bundled import DATA
from tests.fuzz.case import Case
from tests.fuzz.made_seeds import generated, handmade_files, handmade_indexes
from tests.fuzz.real_tables import MAX_SEED_LEN
from tests.fuzz.table_seeds import table_cases

_AVRO = b"Obj\x01"


@lru_cache(maxsize=2)
def load_seeds(corpus: Path | None, seed: int, n_generated: int = 150) -> tuple[Case, ...]:
    """All seeds; `corpus` is a folder with more real tables."""
    folders = [DATA] if corpus is None else [DATA, corpus]
    cases = itertools.chain(
        itertools.chain.from_iterable(map(_avro_files, folders)),
        itertools.chain.from_iterable(map(table_cases, folders)),
        handmade_files(),
        handmade_indexes(),
        [Case("avro", make(20, 10, seed)) for make in (paimon_manifest, iceberg_manifest)],
        generated(seed, n_generated),
    )
    return tuple(dict.fromkeys(cases))


def _avro_files(folder: Path) -> Iterator[Case]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.stat().st_size <= MAX_SEED_LEN:
            content = path.read_bytes()
            if content.startswith(_AVRO):
                yield Case("avro", content)
