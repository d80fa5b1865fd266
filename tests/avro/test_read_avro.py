"""`read_avro` against fastavro: whatever fastavro can write, we read as the same values."""

import io
import zlib

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError, UnsupportedError, UsageError
from tests import corpus
from tests.avro.container_files import SYNC, block, container, long, record, text
from tests.reference.avro import columns_of, expected_columns, expected_schema
from tests.strategies import CODECS, any_types, avro_files, record_types, write_file

ROW = record(a="int", b="string", c=["null", "long"])
ROWS = [{"a": i, "b": f"row {i}", "c": None if i % 3 == 0 else i << 33} for i in range(100)]
COLUMNS = {name: [row[name] for row in ROWS] for name in "abc"}


# Against fastavro


@given(avro_files(record_types()) | avro_files(any_types()))
def test_random_records_and_types_equal_fastavro(file):
    table = read_avro(file)
    table.validate(full=True)
    assert table.schema == expected_schema(file)
    assert columns_of(table) == expected_columns(file)


@given(avro_files(record_types()), st.data())
def test_any_subset_of_columns_equals_those_of_the_full_read(file, data):
    full = columns_of(read_avro(file))
    wanted = data.draw(
        st.lists(st.sampled_from(sorted(full)), unique=True) if full else st.just([])
    )
    table = read_avro(file, columns=wanted)
    table.validate(full=True)
    assert columns_of(table) == {name: full[name] for name in wanted}


@given(avro_files(record_types(depth=4)), st.data())
def test_one_field_of_nested_records_equals_that_of_the_full_read(file, data):
    full = read_avro(file)
    structs = [column for column in full.schema if pa.types.is_struct(column.type)]
    paths = [f"{column.name}.{child.name}" for column in structs for child in column.type.fields]
    if not paths:
        return
    column, child = data.draw(st.sampled_from(paths)).split(".")
    table = read_avro(file, columns=[f"{column}.{child}"])
    assert table.column_names == [column]
    assert columns_of(table)[column] == [
        None if row is None else {child: row[child]} for row in columns_of(full)[column]
    ]


#: Tables of the corpus whose files break Avro's rules, and how.
INVALID = {
    "core_decimal_fixed_uuid_parts_v": "a fixed value with a length before it",
    "duck_equality_delete_extra_column_warehouse_ns_t": "a snapshot id over 64 bits",
}


def real_files():
    """Avro files of the corpus that are not large."""
    found = [one.values[0] for one in corpus.files("*/*/*/*", magic=b"Obj\x01") if one.values[0]]
    valid = [path for path in found if path.parts[-3] not in INVALID]
    return corpus.sample([path for path in valid if path.stat().st_size <= 16_000], 100)


@pytest.mark.skipif(not corpus.root(), reason="ARROWMETA_CORPUS is not set")
def test_real_files_equal_fastavro():
    paths = real_files()
    assert len(paths) >= 100
    for path in paths:
        file = path.read_bytes()
        table = read_avro(path)
        assert table.schema == expected_schema(file), path
        assert columns_of(table) == expected_columns(file), path


@given(st.lists(st.sampled_from([0, 1, 7, 100]), min_size=1, max_size=4), st.sampled_from(CODECS))
def test_many_files_are_read_in_order(lengths, codec):
    files = [write_file(ROW, ROWS[:n], codec, 200) for n in lengths]
    rows = [row for n in lengths for row in ROWS[:n]]
    assert read_avro(files).to_pylist() == rows


# Sources


def test_every_kind_of_source_gives_the_same_table(tmp_path):
    file = write_file(ROW, ROWS)
    path = tmp_path / "rows.avro"
    path.write_bytes(file)
    in_memory = (file, bytearray(file), memoryview(file), pa.py_buffer(file), io.BytesIO(file))
    for source in (*in_memory, path, str(path), path.as_uri()):
        assert columns_of(read_avro(source)) == COLUMNS
    with path.open("rb") as opened:
        sources = [file, path, pa.py_buffer(file), opened]
        assert columns_of(read_avro(sources)) == {name: COLUMNS[name] * 4 for name in "abc"}


def test_what_is_no_file_is_an_error_that_names_it(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"nowhere\.avro"):
        read_avro(tmp_path / "nowhere.avro")
    with pytest.raises(UsageError):
        read_avro([])
    for sources in (None, 5, [5]):
        with pytest.raises(UsageError, match="sources must be files or bytes, got"):
            read_avro(sources)


def test_files_and_blocks_without_rows_have_columns():
    table = read_avro(container(ROW))
    assert table.num_rows == 0
    assert table.schema == expected_schema(container(ROW))
    rows = block(1, long(7)), block(0, b""), block(1, long(8))
    assert read_avro(container(record(x="int"), *rows))["x"].to_pylist() == [7, 8]


# Columns


def test_columns_that_are_chosen():
    file = write_file(ROW, ROWS)
    with pytest.raises(UsageError, match="nowhere"):
        read_avro(file, columns=["a", "nowhere"])
    assert read_avro(file, columns=[]).num_rows == len(ROWS)
    assert read_avro(write_file(record(), [{}] * 5)).num_rows == 5


# Several schemas


def inner(**fields):
    return record(**fields) | {"name": "n"}


@pytest.mark.parametrize(
    ("files", "expected", "nullable"),
    [
        (
            [
                (record(a="int", b="string"), {"a": 1, "b": "x"}),
                (record(b="string", c="long"), {"b": "y", "c": 2}),
            ],
            {"a": [1, None], "b": ["x", "y"], "c": [None, 2]},
            [True, False, True],
        ),
        (
            [(record(a="int"), {"a": 1}), (record(a=["null", "int"]), {"a": 1})],
            {"a": [1, 1]},
            [True],
        ),
        (
            [
                (record(a=inner(x="int")), {"a": {"x": 1}}),
                (record(a=inner(x="int", y=["null", "string"])), {"a": {"x": 2, "y": "z"}}),
            ],
            {"a": [{"x": 1, "y": None}, {"x": 2, "y": "z"}]},
            [False],
        ),
    ],
    ids=["other columns", "nullable in one", "nested records"],
)
def test_files_of_different_schemas_are_united_by_column_name(files, expected, nullable):
    sources = [write_file(schema, [row]) for schema, row in files]
    table = read_avro(sources)
    assert columns_of(table) == expected
    assert [field.nullable for field in table.schema] == nullable
    for name, values in expected.items():
        assert read_avro(sources, columns=[name])[name].to_pylist() == values
    with pytest.raises(UsageError, match="a"):
        read_avro([*sources, write_file(record(a="string"), [{"a": "x"}])])


# Sizes


LISTS = record(
    a={"type": "array", "items": ["null", "long"]},
    b={"type": "array", "items": {"type": "map", "values": "string"}},
    c=["null", "string"],
    d=["int", {"type": "array", "items": "double"}],
)


def rows_of_size(n):
    """A row whose lists and strings have about `n` items."""
    return {
        "a": [None if i % 5 == 0 else i for i in range(n)],
        "b": [{f"k{j}": "é" * (n // 10) for j in range(i % 3)} for i in range(n // 3)],
        "c": "x" * n if n else None,
        "d": [0.5] * n if n % 2 else n,
    }


@pytest.mark.parametrize("threads", [1, 3])
def test_rows_far_larger_than_earlier_rows_are_read(threads):
    sizes = [0, 1, 2, 0, 301, 0, 5, 1200, 1, 0]
    rows = [rows_of_size(n) for n in sizes]
    files = [write_file(LISTS, rows, "deflate", n) for n in (1, 1000, 10**6)]
    table = read_avro(files, threads=threads)
    table.validate(full=True)
    expected = expected_columns(write_file(LISTS, rows))
    assert columns_of(table) == {name: values * 3 for name, values in expected.items()}


@pytest.mark.parametrize("threads", [1, 3])
def test_files_of_many_megabytes_keep_their_order(threads):
    rows = [{"i": i, "b": bytes([i % 256]) * 5000} for i in range(1500)]
    file = write_file(record(i="int", b="bytes"), rows, "null", 60_000)
    table = read_avro([file, file], columns=["i", "b"], threads=threads)
    assert table["i"].to_pylist() == [*range(1500), *range(1500)]
    assert table["b"].to_pylist() == [row["b"] for row in rows] * 2


# The container: header and codecs

FEW = record(a="long", b="string")
MANY = [{"a": i, "b": f"{i} " * (i % 50)} for i in range(1000)]
DATA = b"".join(long(row["a"]) + text(row["b"]) for row in MANY)
COMPRESSED = [codec for codec in CODECS if codec != "null"]


def streamed(codec):
    """DATA as pyarrow's streaming writer leaves it: a zstd frame without content size, say."""
    sink = pa.BufferOutputStream()
    with pa.CompressedOutputStream(sink, codec) as stream:
        stream.write(DATA)
    return sink.getvalue().to_pybytes()


def one_block(codec, data):
    return container(FEW, block(len(MANY), data), codec=codec)


@pytest.mark.parametrize("codec", CODECS)
@pytest.mark.parametrize("sync_interval", [1000, 10**6], ids=["many blocks", "one block"])
def test_files_of_every_codec_are_read(codec, sync_interval):
    assert read_avro(write_file(FEW, MANY, codec, sync_interval)).to_pylist() == MANY


def test_streams_of_other_writers_are_read():
    frame = streamed("zstd")
    assert frame[4] & 0xE0 == 0  # it has no content size
    without_checksum = zlib.compress(DATA, wbits=-15)
    streams = {"zstandard": frame, "bzip2": streamed("bz2"), "deflate": without_checksum}
    for codec, data in streams.items():
        assert read_avro(one_block(codec, data)).to_pylist() == MANY
    with pytest.raises(UnsupportedError, match="lz4"):
        read_avro(one_block("lz4", DATA))


@pytest.mark.parametrize("codec", COMPRESSED)
def test_block_that_is_uncompressed_or_ends_early_is_corrupt(codec):
    with pytest.raises(CorruptMetadataError, match=codec) as caught:
        read_avro(one_block(codec, DATA))
    assert caught.value.block == 0
    file = write_file(FEW, MANY, codec, 10**6)
    start = file.index(file[-16:]) + 16
    framed = len(long(len(MANY))) + len(long(len(file)))
    data = file[start + framed : -16]
    assert read_avro(one_block(codec, data)).to_pylist() == MANY
    for length in (0, 1, 3, len(data) // 2, len(data) - 8):
        with pytest.raises(CorruptMetadataError):
            read_avro(one_block(codec, data[:length]))
    if codec == "snappy":
        with pytest.raises(CorruptMetadataError, match="CRC"):
            read_avro(one_block(codec, data[:-1] + bytes([data[-1] ^ 1])))


@pytest.mark.parametrize(
    "metadata",
    [
        long(1) + text("avro.schema") + text('"int"'),
        b"".join(
            long(-1) + long(len(part)) + part
            for part in (text("avro.schema") + text('"int"'), text("writer.note") + text(b"\xff"))
        ),
    ],
    ids=["without codec", "in blocks with sizes"],
)
def test_header_without_codec_or_in_blocks_is_read(metadata):
    start = b"Obj\x01" + metadata + long(0) + SYNC
    file = start + block(2, long(1) + long(2)) + block(0, b"") + block(1, long(7))
    assert read_avro(file)["value"].to_pylist() == [1, 2, 7]
