"""Files made for fuzzing: of every type and codec, and of shapes that writers seldom leave."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import hypothesis
import pyarrow as pa
from hypothesis import HealthCheck, Phase, settings
from hypothesis.strategies import SearchStrategy

from arrowmeta.paimon.schema import DataType, to_arrow
from tests.avro.container_files import block, container, long, record, text
from tests.fuzz.case import Case, schema_text
from tests.iceberg.puffin_files import MAGIC, blob, puffin
from tests.paimon.row_strategies import tables
from tests.reference import file_index
from tests.reference.binary_row import encode
from tests.reference.roaring import encode_32, encode_64, encode_index_file
from tests.strategies import any_types, avro_files, record_types

_NUMBERS = (3, None, -70_000, 3, 12, 9, None, 12)
_TEXTS = (b"b", None, b"abc", b"b", b"", b"zz", b"abd")


def generated(seed: int, count: int) -> Iterator[Case]:
    """Avro files and BinaryRows of any type, so many of each kind."""
    for types in (any_types(), record_types()):
        yield from (Case("avro", file) for file in _drawn(avro_files(types), seed, count))
    yield from (rows_case(*table) for table in _drawn(tables(), seed, count))


def handmade_files() -> Iterator[Case]:
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


def handmade_indexes() -> Iterator[Case]:
    """Deletion vectors with every kind of container, file indexes of every type, Puffin files."""
    rows = [1, 5, 70_000, *range(200_000, 205_000)]
    bitmaps = [(encode_32(rows, runs), False) for runs in (False, True)]
    bitmaps += [(encode_64([*rows, 1 << 40], runs), True) for runs in (False, True)]
    # The lengths are those of an index manifest, which differ; the records state their own.
    content, offsets, _ = encode_index_file(bitmaps)
    ends = [*offsets[1:], len(content)]
    places = [(start, end - start) for start, end in zip(offsets, ends, strict=True)]
    yield Case("vectors", content, numbers=tuple(itertools.chain(*places)))
    for name, body, column_type in _index_bodies():
        case_schema = schema_text(pa.schema([pa.field("c", column_type)]))
        yield Case("file index", file_index.container({"c": {name: body}}), case_schema)
    described = [blob("apache-datasketches-theta-v1", [n], len(MAGIC), 3, ndv="7") for n in (1, 2)]
    yield Case("puffin", puffin([b"abc"], described))


def _index_bodies() -> Iterator[tuple[str, bytes, pa.DataType]]:
    yield "bloom-filter", file_index.bloom_filter([1, 2, 3], 4, 9), pa.int32()
    yield "bsi", file_index.bsi(_NUMBERS), pa.int32()
    for values, kind, column_type in (
        (_NUMBERS, "int32", pa.int32()),
        (_TEXTS, "string", pa.string()),
        ((1.5, None, -0.0, float("inf")), "double", pa.float64()),
    ):
        yield "bitmap", file_index.bitmap_v1(values, kind), column_type
        yield "bitmap", file_index.bitmap_v2(values, kind, 30), column_type
        yield "range-bitmap", file_index.range_bitmap(values, kind, 9), column_type


def rows_case(row: DataType, values: list[list[Any] | None]) -> Case:
    """A case of BinaryRows of a Paimon row type."""
    types = [field.type for field in row.parts]
    encoded = [encode(types, value) for value in values if value is not None]
    context = schema_text(pa.schema(list(to_arrow(row).fields)))
    ends = tuple(itertools.accumulate(map(len, encoded)))
    return Case("rows", b"".join(encoded), context, numbers=ends)


def _drawn(strategy: SearchStrategy[Any], seed: int, count: int) -> list[Any]:
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
