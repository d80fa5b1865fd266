"""Small files that claim large content: memory and time stay in proportion to their size."""

import bz2
import lzma
import random
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.compute as pc
import pytest
import zstandard

import arrowmeta
from arrowmeta import read_avro
from arrowmeta.avro.container import Limits
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from tests.avro.container_files import block, container, long, one_column, outcome, record
from tests.case_tables import CASES
from tests.strategies import write_file

MEBIBYTE = 1 << 20

# Items and rows without bytes

NOTHING = record() | {"name": "nothing"}
ALLOWED = 65_536
MANY = range(1000)


@pytest.mark.parametrize("items", ["null", NOTHING], ids=["null", "empty record"])
def test_items_without_bytes_are_read_up_to_the_limit(items):
    schema = {"type": "array", "items": items}
    assert len(read_avro(one_column(schema, long(ALLOWED) + long(0)))["x"][0]) == ALLOWED
    for count in (ALLOWED + 1000, 2**40, 2**62):
        file = container(record(x=schema, a="int"), block(1, long(count) + long(0) * 2))
        for columns in (None, ["a"]):
            with pytest.raises(LimitError):
                read_avro(file, columns=columns)


def test_each_item_without_bytes_counts_once():
    rows = [{name: [None] * 20_000 for name in "abc"}]
    schema = record(**{name: {"type": "array", "items": "null"} for name in "abc"})
    assert read_avro(write_file(schema, rows)).to_pylist() == rows


@pytest.mark.parametrize("schema", [NOTHING, {"type": "null"}], ids=["empty record", "null"])
def test_rows_without_bytes_are_read_up_to_the_limit(schema):
    assert read_avro(container(schema, block(ALLOWED, b""))).num_rows == ALLOWED
    for count in (ALLOWED + 1, 2**39, 2**62):
        with pytest.raises((LimitError, CorruptMetadataError)):
            read_avro(container(schema, block(count, b"")))


# Wide types

HUGE_FIXED = {"type": "fixed", "name": "f", "size": 2**31 - 1}
EMPTY_LISTS = record(**{f"a{i}": {"type": "array", "items": "double"} for i in range(2000)})
WIDE = record(**{f"a{i}": "double" for i in range(2000)}) | {"name": "wide"}
UNION = [HUGE_FIXED, "bytes", {"type": "array", "items": "int"}]
IN_MAP = {"type": "map", "values": record(u=["null", *UNION]) | {"name": "r"}}
#: Files of few bytes, and how many mebibytes they may take.
FEW_BYTES = {
    "nullable": (one_column(["null", HUGE_FIXED], *[long(0)] * 1000), 256),
    "array": (one_column({"type": "array", "items": HUGE_FIXED}, *[long(0)] * 1000), 256),
    "union": (one_column(["int", HUGE_FIXED], *[long(0) + long(1)] * 1000), 256),
    "empty lists": (container(EMPTY_LISTS, block(500, long(0) * 2000 * 500)), 256),
    "null rows": (one_column(["null", WIDE], *[long(0)] * 1_000_000), 1024),
    "no rows": (container(record(**{f"f{i}": {**HUGE_FIXED, "name": f"x{i}"} for i in MANY})), 64),
    "no rows of unions": (container(record(c=IN_MAP)), 64),
}


@pytest.mark.parametrize(("file", "mebibytes"), FEW_BYTES.values(), ids=FEW_BYTES)
def test_memory_is_in_proportion_to_the_bytes(file, mebibytes):
    found: list[Any] = []
    assert memory_for(lambda: found.append(outcome(file))) < mebibytes * MEBIBYTE
    if mebibytes == 64:  # the schema states the sizes, but no row has such a value
        assert found[0].num_rows == 0


# Decompression

ZEROS = bytes(MEBIBYTE)


def deflate_bomb(n_mebibytes):
    """A stream that says the same mebibyte of zeros again and again."""
    stream = zlib.compressobj(wbits=-15)
    first = stream.compress(ZEROS) + stream.flush(zlib.Z_FULL_FLUSH)
    again = stream.compress(ZEROS) + stream.flush(zlib.Z_FULL_FLUSH)
    return first + again * (n_mebibytes - 1) + stream.flush()


def zstandard_bomb(n_mebibytes):
    """A frame of run-length blocks, each 128 KiB of zeros in four bytes; no content size."""
    run, last = (
        (1 << 17 << 3 | 1 << 1 | is_last).to_bytes(3, "little") + b"\0" for is_last in (0, 1)
    )
    return b"\x28\xb5\x2f\xfd" + b"\x00\x58" + run * (8 * n_mebibytes - 1) + last


def snappy_claim(n_mebibytes):
    """The length of a large result, with next to nothing behind it."""
    return long(n_mebibytes * MEBIBYTE // 2) + bytes(100)


BOMBS: dict[str, Callable[[int], bytes]] = {
    "deflate": deflate_bomb,
    "zstandard": zstandard_bomb,
    "snappy": snappy_claim,
    "bzip2": lambda n: bz2.compress(ZEROS * n),
    "xz": lambda n: lzma.compress(ZEROS * n, preset=0),
}


# Those of bzip2 and xz take seconds to make.
@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "codec",
    [
        *("deflate", "zstandard", "snappy"),
        *(pytest.param(codec, marks=pytest.mark.exhaustive) for codec in ("bzip2", "xz")),
    ],
)
def test_decompression_bomb_is_refused_within_memory(codec):
    file = container(record(x="string"), block(1, BOMBS[codec](300)), codec=codec)
    assert memory_for(lambda: check_refused(file)) < 900 * MEBIBYTE


def equal_statistics(n_entries, codec="zstandard"):
    """Return a file of almost equal entries, as of a table most columns of which are null.

    1,000 columns have 25,000 bytes of statistics.
    """
    rng, same = random.Random(0), bytes(25_000)
    rows = [{"same": same, "own": rng.randbytes(200)} for _ in range(n_entries)]
    return write_file(record(same="bytes", own="bytes"), rows, codec=codec), rows


def test_equal_statistics_of_many_entries_are_read():
    file, rows = equal_statistics(2000)
    assert len(file) * 100 < sum(len(row["same"]) for row in rows)
    assert read_avro(file).to_pylist() == rows


@pytest.mark.exhaustive
def test_equal_statistics_fill_a_manifest_as_engines_write_them():
    """Manifests of both formats have 8 MiB by default; this one has 860 MiB of columns."""
    file, rows = equal_statistics(36_000)
    assert 8 * MEBIBYTE < len(file) < 9 * MEBIBYTE
    assert read_avro(file)["own"].to_pylist() == [row["own"] for row in rows]


@pytest.mark.parametrize("codec", ["null", "zstandard"])
def test_columns_of_a_file_have_one_limit_however_it_is_compressed(codec):
    file, rows = equal_statistics(400, codec)
    n_bytes = read_avro(file).nbytes
    assert read_avro(file, limits=Limits(columns_len=2 * n_bytes)).num_rows == len(rows)
    with pytest.raises(LimitError, match="columns-bytes"):
        read_avro(file, limits=Limits(columns_len=n_bytes // 2))


EMBEDDED = CASES / "paimon_embedded_index"


def test_indexes_that_compress_1800_times_are_no_damage():
    """Limits are no ratios of compression; memory is taken by the columns that are wanted."""
    table = arrowmeta.open(EMBEDDED)
    assert table.data_files().num_rows == len(table.plan("v = 3")) == 31
    assert (table.damage.num_rows, table.reconcile().num_rows) == (0, 0)
    indexes = table.files(["embedded_index"])["embedded_index"]
    assert pc.sum(pc.binary_length(indexes)).as_py() == 31 * 599_124


@pytest.mark.parametrize("name", ["block", "decompressed", "columns"])
def test_error_of_a_limit_names_the_option_that_changes_it(name):
    option = f"limits.{name}-bytes"
    table = arrowmeta.open(EMBEDDED, strict=True, storage_options={option: "100000"})
    with pytest.raises(LimitError, match=f"limits.{name}-bytes changes it"):
        table.files(["embedded_index"])


def test_values_that_are_not_wanted_take_the_memory_of_a_block():
    """Many entries with an index of a mebibyte: 2 GiB, of which no column is wanted."""
    row = long(0) + long(MEBIBYTE)
    zeros = zstandard_bomb(1)
    packed = zstandard.ZstdCompressor().compress(row) + zeros
    file = container(record(x="int", index="bytes"), *[block(1, packed)] * 2048, codec="zstandard")
    assert len(file) < 200_000
    assert memory_for(lambda: read_avro(file, columns=["x"])) < 128 * MEBIBYTE
    few = Limits(columns_len=512 * MEBIBYTE)
    assert memory_for(lambda: check_refused(file, few)) < 1024 * MEBIBYTE


def test_many_small_bombs_are_refused_within_memory():
    schema = record(x={"type": "fixed", "name": "f", "size": MEBIBYTE})
    one = block(128, zstandard_bomb(128))
    assert len(one) < 5000
    file = container(schema, *[one] * 64, codec="zstandard")
    few = Limits(columns_len=512 * MEBIBYTE)
    assert memory_for(lambda: check_refused(file, few)) < 1536 * MEBIBYTE


def check_refused(file, limits=None):
    with pytest.raises(ArrowMetaError):
        read_avro(file, limits=limits)


def memory_for(action):
    """How far this process's peak memory rises over the present while `action` runs, in bytes."""
    status, refs = Path("/proc/self/status"), Path("/proc/self/clear_refs")
    if not refs.exists():
        pytest.skip("peak memory is measured through /proc")
    refs.write_text("5")  # the peak starts anew
    before = peak_memory(status)
    action()
    return peak_memory(status) - before


def peak_memory(status):
    (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
    return 1024 * int(line.split()[1])
