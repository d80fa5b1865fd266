"""Where mutation begins: sound files of real tables, and made ones of every type and codec."""

import itertools
import warnings
from functools import lru_cache
from pathlib import Path

import hypothesis
import pyarrow as pa
from hypothesis import HealthCheck, Phase, settings

from arrowmeta.errors import ArrowMetaError
from bench.inputs import iceberg_manifest, paimon_manifest
from tests.avro.container_files import block, container, long, record, text
from tests.bundled import DATA
from tests.fuzz.case import Case, schema_text
from tests.fuzz.containers import AVRO_MAGIC
from tests.fuzz.tables import MAX_SEED_LEN, metadata_files, opened, table_locations
from tests.fuzz.targets import read_container, read_footer, read_relation
from tests.iceberg.puffin_files import MAGIC, blob, puffin
from tests.paimon.row_strategies import schema_of, tables
from tests.reference import file_index
from tests.reference.binary_row import encode
from tests.reference.roaring import encode_32, encode_64, encode_index_file
from tests.strategies import any_types, avro_files, record_types

_NUMBERS = (3, None, -70_000, 3, 12, 9, None, 12)
_TEXTS = (b"b", None, b"abc", b"b", b"", b"zz", b"abd")


@lru_cache(maxsize=2)
def load_seeds(corpus, seed, n_generated=150):
    """All seeds; `corpus` is a folder with more real tables."""
    folders = [DATA] if corpus is None else [DATA, corpus]
    cases = itertools.chain(
        itertools.chain.from_iterable(map(_avro_files, folders)),
        itertools.chain.from_iterable(map(_table_cases, folders)),
        _handmade_files(),
        _handmade_indexes(),
        [Case("avro", make(20, 10, seed)) for make in (paimon_manifest, iceberg_manifest)],
        _generated(seed, n_generated),
    )
    return tuple(dict.fromkeys(cases))


# -- files of real tables, each for the targets that read such a file ----------------------------

#: Paimon's manifests may be ORC or Parquet files, which are refused with a word.
_MANIFEST_MAGICS = (AVRO_MAGIC, b"ORC", b"PAR1")
_PAIMON_TARGETS = {
    "manifest-list-": "paimon list",
    "index-manifest-": "index manifest",
    "manifest-": "paimon manifest",
}


def _avro_files(folder):
    for path in sorted(folder.rglob("*")):
        if (content := _read(path)).startswith(AVRO_MAGIC):
            yield Case("avro", content)


def _read(path):
    """The bytes of a file; none where it is not there, or too long to be worth its time."""
    path = Path(path)
    return path.read_bytes() if path.is_file() and path.stat().st_size <= MAX_SEED_LEN else b""


def _table_cases(folder):
    for location in table_locations(folder):
        source = opened(str(location))
        for file in metadata_files(location):
            yield Case("table", (location / file).read_bytes(), str(location), file)
        if source.format == "paimon":
            yield from _paimon_files(source, location)
        else:
            yield from _iceberg_files(source, str(location))
        columns = ("file_path", "content_offset", "content_size_in_bytes")
        places = (row for row in _rows(source, "deletion_vectors", *columns) if None not in row)
        for path, rows in itertools.groupby(sorted(places), key=lambda row: row[0]):
            numbers = tuple(number for row in rows for number in row[1:])
            if content := _read(source.storage.resolve(path)):
                yield Case("vectors", content, numbers=numbers)


def _paimon_files(source, location):
    for path in sorted((location / "manifest").glob("*manifest-*")):
        content = _read(path)
        target = next((t for p, t in _PAIMON_TARGETS.items() if path.name.startswith(p)), None)
        if target and content.startswith(_MANIFEST_MAGICS):
            numbers = (1,) if target == "paimon manifest" else ()
            yield Case(target, content, str(location), numbers=numbers)
    embedded = (content for (content,) in _rows(source, "all_entries", "embedded_index"))
    beside = {path for (path,) in _rows(source, "file_indexes", "index_path") if path}
    for content in (*embedded, *map(_read, sorted(beside))):
        if content and len(content) <= MAX_SEED_LEN:
            spans = read_container(content).spans
            names = {span.column for span in spans} & set(source.schema.names)
            fields = [source.schema.field(name).remove_metadata() for name in sorted(names)]
            yield Case("file index", content, schema_text(pa.schema(fields)))


def _iceberg_files(source, location):
    facts = ("manifest_path", "partition_spec_id", "first_row_id", "content")
    for path, spec_id, first_row_id, kind in _rows(source, "all_manifests", *facts):
        first = -1 if first_row_id is None else first_row_id
        numbers = (spec_id or 0, first, 1, int(kind == "deletes"))
        if (content := _read(source.storage.resolve(path))).startswith(AVRO_MAGIC):
            yield Case("iceberg manifest", content, location, numbers=numbers)
    for (path,) in _rows(source, "snapshots", "manifest_list"):
        if path and (content := _read(source.storage.resolve(path))).startswith(AVRO_MAGIC):
            yield Case("iceberg list", content, location)
    for (path,) in _rows(source, "index_files", "file_path"):
        content = _read(source.storage.resolve(path))
        try:
            if read_footer(memoryview(content), ""):
                yield Case("puffin", content)
        except ArrowMetaError:
            continue


def _rows(source, relation, *columns):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table = read_relation(source, relation, columns)
    return zip(*(table[name].to_pylist() for name in columns), strict=True)


# -- made files ---------------------------------------------------------------------------------


def _generated(seed, count):
    """Avro files and BinaryRows of any type, so many of each kind."""
    for types in (any_types(), record_types()):
        yield from (Case("avro", file) for file in _drawn(avro_files(types), seed, count))
    yield from (_rows_case(*table) for table in _drawn(tables(), seed, count))


def _handmade_files():
    """Shapes that writers seldom leave: items without bytes, maps of maps, many empty columns."""
    lists = {f"a{i}": {"type": "array", "items": "double"} for i in range(40)}
    nulls = {"type": "array", "items": ["null"]}
    fixed = {"type": "fixed", "name": "z", "size": 0}
    empty = record(z=fixed, **{f"z{i}": "z" for i in range(100)}) | {"name": "empty"}
    empties = {"type": "array", "items": empty}
    maps = {"type": "map", "values": {"type": "map", "values": "long"}}
    inner = long(1) + text("k") + long(1) + text("i") + long(7) + long(0) + long(0)
    one = long(-2) + long(2) + long(3) + long(4) + long(0)
    for schema, n_rows, rows in (
        (record(**lists), 30, long(0) * 1200),
        (record(x=nulls), 2, (long(9) + long(0) + long(0)) * 2),
        (record(x=maps), 3, inner * 3),
        (record(x={"type": "array", "items": "long"}), 3, one * 3),
        (record(x=empties, y="int"), 1, long(20) + long(0) * 2),
        ({"type": "null"}, 1000, b""),
    ):
        yield Case("avro", container(schema, block(n_rows, rows)))


def _handmade_indexes():
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


def _index_bodies():
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


def _rows_case(row, values):
    """A case of BinaryRows of a Paimon row type."""
    types = [field.type for field in row.parts]
    encoded = [encode(types, value) for value in values if value is not None]
    context = schema_text(schema_of(row))
    ends = tuple(itertools.accumulate(map(len, encoded)))
    return Case("rows", b"".join(encoded), context, numbers=ends)


def _drawn(strategy, seed, count):
    """Values that Hypothesis draws; here it is a generator and nothing is tested."""
    drawn = []

    def collect(value):
        drawn.append(value)

    bounded = settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    hypothesis.seed(seed)(bounded(hypothesis.given(strategy)(collect)))()
    return drawn
