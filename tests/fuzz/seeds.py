"""Where mutation begins: sound files of real tables, and generated ones of every type and codec."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pyarrow as pa
from hypothesis import HealthCheck, Phase, settings
from hypothesis.strategies import SearchStrategy

from arrowmeta.paimon.types import RowType, to_arrow
from bench.inputs import iceberg_manifest, paimon_manifest
from tests.avro.container_files import block, container, long, record, text
from tests.fuzz.case import Case, schema_text
from tests.paimon.row_strategies import tables
from tests.reference.binary_row import encode
from tests.strategies import any_types, avro_files, record_types

DATA = Path(__file__).parent.parent / "data"

#: Larger files are slow to run and hold nothing that small ones do not.
MAX_SEED_LEN = 32_768

_AVRO = b"Obj\x01"
_MANIFEST_MAGICS = (_AVRO, b"ORC", b"PAR1")


def load_seeds(corpus: Path | None, seed: int, n_generated: int = 150) -> list[Case]:
    """All seeds; `corpus` is a folder with more real tables."""
    folders = [DATA] if corpus is None else [DATA, corpus]
    cases = itertools.chain(
        itertools.chain.from_iterable(map(_real_files, folders)),
        _handmade_files(),
        [Case("avro", make(20, 10, seed)) for make in (paimon_manifest, iceberg_manifest)],
        [Case("avro", file) for file in _generated(avro_files(any_types()), seed, n_generated)],
        [Case("avro", file) for file in _generated(avro_files(record_types()), seed, n_generated)],
        [rows_case(*table) for table in _generated(tables(), seed, n_generated)],
    )
    return list(dict.fromkeys(cases))


def _real_files(folder: Path) -> Iterator[Case]:
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.stat().st_size > MAX_SEED_LEN:
            continue
        content = path.read_bytes()
        if content.startswith(_AVRO):
            yield Case("avro", content)
        table = path.parent.parent
        is_manifest = path.parent.name == "manifest" and re.match(r"manifest-(?!list)", path.name)
        is_table = (table / "schema").is_dir() and (table / "snapshot").is_dir()
        if is_table and is_manifest and content.startswith(_MANIFEST_MAGICS):
            yield Case("manifest", content, context=str(table))


def _handmade_files() -> Iterator[Case]:
    """Shapes that writers seldom leave: items without bytes, maps of maps, many empty columns."""
    lists = {f"a{i}": {"type": "array", "items": "double"} for i in range(40)}
    nulls = {"type": "array", "items": ["null"]}
    fixed = {"type": "fixed", "name": "z", "size": 0}
    empty = record(z=fixed, **{f"z{i}": "z" for i in range(100)}) | {"name": "empty"}
    empties = {"type": "array", "items": empty}
    maps = {"type": "map", "values": {"type": "map", "values": "long"}}
    inner = long(1) + text("k") + long(1) + text("i") + long(7) + long(0) + long(0)
    one = long(-2) + long(2) + long(3) + long(4) + long(0)
    yield Case("avro", container(record(**lists), block(30, long(0) * 1200)))
    yield Case("avro", container(record(x=nulls), block(2, (long(9) + long(0) + long(0)) * 2)))
    yield Case("avro", container(record(x=maps), block(3, inner * 3)))
    yield Case("avro", container(record(x={"type": "array", "items": "long"}), block(3, one * 3)))
    yield Case("avro", container(record(x=empties, y="int"), block(1, long(20) + long(0) * 2)))
    yield Case("avro", container({"type": "null"}, block(1000, b"")))


def rows_case(row: RowType, values: list[list[Any] | None]) -> Case:
    """A case of BinaryRows of a Paimon row type."""
    types = [field.type for field in row.fields]
    encoded = [encode(types, value) for value in values if value is not None]
    context = schema_text(pa.schema(list(to_arrow(row).fields)))
    ends = tuple(itertools.accumulate(map(len, encoded)))
    return Case("rows", b"".join(encoded), context=context, ends=ends)


def _generated(strategy: SearchStrategy[Any], seed: int, count: int) -> list[Any]:
    """Values that Hypothesis draws; here it is a generator and nothing is tested."""
    drawn: list[Any] = []

    def collect(value: Any) -> None:
        drawn.append(value)

    draw: Callable[[], None] = hypothesis.given(strategy)(collect)
    bounded = settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    hypothesis.seed(seed)(bounded(draw))()
    return drawn
