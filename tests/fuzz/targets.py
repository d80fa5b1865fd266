"""The entry points that a case can go to: each returns Arrow data, or raises."""

import warnings
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

import numpy as np
import pyarrow as pa
from msgspec.structs import replace
from pyarrow.fs import _MockFileSystem

import arrowmeta
from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.metadata_reader import ListedManifest
from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg import manifests as iceberg_manifests
from arrowmeta.iceberg.relations import read_footer
from arrowmeta.kernels.deletion_vectors import NARROW, WIDE, decode_positions, read_records
from arrowmeta.model.reading import evidence_table, read_relation
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.scan import EntryFilter
from arrowmeta.model.tables import STRUCT_COLUMNS, decoded_schema
from arrowmeta.paimon import fields as paimon_fields
from arrowmeta.paimon.file_index import Container, read_container, read_index
from arrowmeta.paimon.index_files import read_index_manifests, read_vector_ranges
from arrowmeta.paimon.relations import ListFile
from arrowmeta.paimon.relations import read_manifest_lists as read_paimon_lists
from tests.fuzz.case import Case, schema_of
from tests.fuzz.containers import parse
from tests.fuzz.guard import guarded, with_guard
from tests.fuzz.tables import metadata_files, opened
from tests.paimon.file_index.asking import OPERATORS, may_match, read_all


@dataclass(frozen=True)
class Target:
    """An entry point.

    Attributes:
        run: returns the Arrow data, or raises.
        share: how often it is chosen; all shares make 1. Slow ones get less.
        columns: what can be asked for with a case.
        n_asked: how much is asked for, one as often as the other; 0 for everything.
    """

    run: Callable[[Case], list]
    share: float
    columns: Callable[[Case], Sequence[str]] = lambda case: []
    n_asked: tuple[int, ...] = (0,)


def as_integer(number, bits):
    """Wrap a number as one of so many bits does."""
    half = 1 << (bits - 1)
    return (number + half) % (2 * half) - half


# -- Avro files and BinaryRows ------------------------------------------------------------------


def read_file(case):
    file = pa.py_buffer(with_guard(case.data))
    return [arrowmeta.read_avro(file, columns=case.columns, threads=1)]


def file_columns(case):
    file = parse(case.data)
    return file.column_names if file else []


def decode_rows(case):
    """Decode BinaryRows; the numbers of the case are where each ends."""
    ends = np.minimum(np.array([0, *case.numbers], dtype=np.int32), len(case.data))
    buffers = [None, pa.py_buffer(np.maximum.accumulate(ends)), pa.py_buffer(with_guard(case.data))]
    array = pa.Array.from_buffers(pa.binary(), len(ends) - 1, buffers)
    return [arrowmeta.decode_binary_rows(array, schema_of(case.context))]


# -- files of tables, with the metadata or schemas of their table -------------------------------


def tolerated(read, case):
    """Read; what raises must be reported, and the rest read, where damage does not end the work."""
    source = opened(case.context)

    def parts(on_damage):
        file = AvroFile.of("fuzzed", pa.py_buffer(with_guard(case.data)))
        return read(case, source, file, on_damage)

    def refuse(error):
        raise error

    try:
        return list(parts(refuse))
    except ArrowMetaError as error:
        raised = error.with_traceback(None)
    # Frames would keep what they have read.
    raised.__context__ = raised.__cause__ = None
    damage = []
    for part in parts(damage.append):
        part.validate(full=True)
    assert damage, "neither raised nor reported"
    raise raised


def read_manifest(case, source, file, on_damage):
    """Read entries.

    The numbers of an Iceberg case are the manifest's spec, its first row id (negative for none), of
    how many entries one is kept, and whether its list says that it has delete files; that of a
    Paimon case is of how many entries one is kept.
    """
    if source.format == "paimon":
        facts, every, layout = (None, "data"), case.numbers[0], paimon_fields.ENTRIES
    else:
        spec_id, first_row_id, every, has_deletes = case.numbers
        first = as_integer(first_row_id, 64) if first_row_id >= 0 else None
        content = "deletes" if has_deletes else "data"
        facts = (as_integer(spec_id, 32), 7, 3, content, first)
        layout = iceberg_manifests.ENTRIES
    every = as_integer(every, 32)

    def keep(entries):
        return np.arange(len(entries)) % every == 0

    # A filter is only there for more than one.
    only = EntryFilter(columns=("status", "partition"), keep=keep) if every > 1 else None
    manifests, context = [ListedManifest(file, 0, facts)], source.context
    names = case.columns or decoded_schema("entries", context.shape).names
    return layout.decode(manifests, context, names, only=only, on_damage=on_damage)


@lru_cache(maxsize=512)
def _columns_at(location):
    """The columns of entries, and the fields of struct columns that are read by field."""
    schema = decoded_schema("entries", opened(location).shape)
    structs = [f for f in schema if f.name in STRUCT_COLUMNS]
    return [*schema.names, *(f"{f.name}.{child.name}" for f in structs for child in f.type.fields)]


def read_list(case, source, file, on_damage):
    if source.format == "paimon":
        folder = source.history.layout.folder("manifest")
        return [read_paimon_lists([ListFile(file, "base", 1)], source.shape, folder, on_damage)]
    schema, read = decoded_schema("all_manifests", source.shape), iceberg_manifests
    return [read.read_manifest_lists({7: file}, schema, source.partition, on_damage)]


def read_index_manifest(case, source, file, on_damage):
    """Read what there is in index files, or where in them the deletion vectors are.

    One or the other by the length of the file: each has its memory.
    """
    known = (source.location, source.schemas[-1])
    if len(case.data) % 2:
        return [read_index_manifests([file], *known, on_damage)]
    ranges = read_vector_ranges([file], *known, on_damage)
    return [ranges.files, ranges.vectors]


def read_puffin(case):
    blobs = read_footer(memoryview(with_guard(case.data)), "fuzzed")
    return [pa.array([(one.offset, one.length) for one in blobs], pa.list_(pa.int64()))]


# -- what answers which rows: deletion vectors, and Paimon's file indexes ------------------------

#: Rows that a vector deletes are asked for up to so many: they are the answer, however few bytes
#: say them.
_MAX_ROWS = 1 << 20
_NUMBERS, _TEXTS = (-1, 0, 3, 12, 70_000), ("", "a", "abc", "zz")


def read_vectors(case):
    """Check and decode vectors; the numbers of the case are offset and length of each."""
    numbers = [as_integer(number, 64) for number in case.numbers]
    places = [np.ascontiguousarray(one) for one in np.array(numbers, np.int64).reshape(-1, 2).T]
    found = read_records(guarded(case.data), *places, (NARROW, WIDE))
    fault = found.error("fuzzed", pa.chunked_array([places[0].astype(str)]))
    total = int(np.maximum(found.counts, 0).sum())
    ends, positions = decode_positions(found) if total <= _MAX_ROWS else (np.zeros(1), np.zeros(0))
    assert ends[-1] == len(positions)
    if fault is not None:
        raise fault
    return [pa.array(found.counts), pa.array(positions)]


def ask_index(case):
    """Describe every index, and ask everything of those of columns whose type is known.

    An index that is damaged may match, so what is wrong with one is no error until all are asked.
    """
    container = read_container(with_guard(case.data))
    faults, words, answers = [], [], []
    for span in container.spans:
        try:
            index = read_index(container, span)
            words.append(index.words if index else None)
        except ArrowMetaError as error:
            faults.append(error)
    for field in schema_of(case.context):
        of_field = (span for span in container.spans if span.column == field.name)
        alone = Container(container.data, tuple(replace(span, column="c") for span in of_field))
        answers += [may_match(alone, *asked) for asked in _questions(field.type)]
        try:
            read_all(alone, field.type)
        except ArrowMetaError as error:
            faults.append(error)
    if faults:
        raise faults[0]
    return [pa.array(answers, pa.bool_()), pa.array(words, pa.string())]


def _questions(column_type):
    """Every comparison that can be asked of a type."""
    is_text = column_type in (pa.string(), pa.binary())
    try:
        values = pa.array(_TEXTS if is_text else _NUMBERS)
        literals = values.cast(column_type, safe=False).drop_null()
    except pa.ArrowException:
        return
    for op in OPERATORS:
        some = literals if op in ("IN", "NOT IN") else literals.slice(len(literals) // 2, 1)
        if len(some) and (is_text or op != "STARTS WITH"):
            yield op, some


# -- whole tables in memory, of whose files one is not what it was -------------------------------

_ROOT = "table"
#: What a case can ask for: relations, and what else is found out from JSON files.
ASKED = (*BASE_RELATIONS, "schema", "hints")


def read_table(case):
    """Open the table and read some relations of it; damage does not end the work."""
    with warnings.catch_warnings(), _replaced(case) as filesystem:
        warnings.simplefilter("ignore")
        given = {"filesystem": filesystem, "allow_moved_paths": True, "threads": 1}
        source = arrowmeta.open(_ROOT, **given).source
        return [_read(source, name) for name in case.columns or ("entries", "schemas")]


def _read(source, name):
    if name == "schema":
        return source.schema.empty_table()
    if name == "hints":
        return evidence_table(source, "hints")
    return read_relation(source, name)


@lru_cache(maxsize=256)
def _in_memory(location):
    """The metadata of a table, in a filesystem of which pyarrow's own tests make use."""
    filesystem = _MockFileSystem()
    for file in metadata_files(Path(location)):
        _write(filesystem, file, Path(location, file).read_bytes())
    return filesystem


def _write(filesystem, file, data):
    path = f"{_ROOT}/{file}"
    filesystem.create_dir(path.rpartition("/")[0])
    with filesystem.open_output_stream(path) as stream:
        stream.write(data)


@contextmanager
def _replaced(case):
    filesystem = _in_memory(case.context)
    _write(filesystem, case.file, case.data)
    try:
        yield filesystem
    finally:
        _write(filesystem, case.file, Path(case.context, case.file).read_bytes())


def _manifest_columns(case):
    return _columns_at(case.context)


_MANIFEST = (0.06, _manifest_columns, (0, 1, 1, 2, 4, 8))

TARGETS = {
    "avro": Target(read_file, 0.45, file_columns, (0,) * 15 + (1, 2, 3)),
    "rows": Target(decode_rows, 0.15),
    "paimon manifest": Target(partial(tolerated, read_manifest), *_MANIFEST),
    "paimon list": Target(partial(tolerated, read_list), 0.05),
    "index manifest": Target(partial(tolerated, read_index_manifest), 0.03),
    "iceberg manifest": Target(partial(tolerated, read_manifest), *_MANIFEST),
    "iceberg list": Target(partial(tolerated, read_list), 0.04),
    "puffin": Target(read_puffin, 0.03),
    "vectors": Target(read_vectors, 0.06),
    "file index": Target(ask_index, 0.05),
    "table": Target(read_table, 0.02, lambda case: ASKED, (1, 1, 2)),
}
