"""The kinds of file indexes: bloom filter, bitmap, bit slices, range bitmap; questions to them.

A `Question` is a comparison of a column with literals, prepared once for many files. `read_index`
reads the header of an index, whose `answer` decodes only what a question needs. The relation
`file_indexes` lists indexes in manifest entries and in files beside the data files; only the
headers of containers are read and, for the column `detail`, those of indexes.

A bloom filter rules out values for = and IN. A bitmap index has the distinct values of a column,
each with a bitmap of its rows: version 1 stores the values unordered, version 2 a sorted dictionary
in blocks, preceded by the first value of each block. A bit-sliced index has the values of a numeric
column as one bitmap per bit; negative values are stored by magnitude in slices of their own, and
the least 64-bit integer cannot be stored. A range bitmap has a sorted dictionary, of which it is
read with the bitmap of rows with a value, and not the slices, which hold the rows of each value.

Spec: Paimon 1.x, common/fileindex/bloomfilter/BloomFilterFileIndex.java,
utils/BloomFilter64.java, bitmap/{BitmapFileIndex,BitmapFileIndexMeta,BitmapFileIndexMetaV2}.java,
bsi/BitSliceIndexBitmapFileIndex.java, utils/BitSliceIndexRoaringBitmap.java; Paimon 1.3,
rangebitmap/{RangeBitmap,BitSliceIndexBitmap}.java, rangebitmap/dictionary/chunked/*.java.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.avro.decode import OnDamage
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    UnsupportedError,
    in_file,
)
from arrowmeta.kernels import roaring
from arrowmeta.kernels.buffers import I64, flag_array, table_of_rows, text_scalar, to_numbers
from arrowmeta.kernels.rows import FileSet
from arrowmeta.model.nouns import counted
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.paimon.file_index import (
    MATCHES,
    Container,
    Cursor,
    IndexSpan,
    Key,
    KeyType,
    check_ascending,
    hash_keys,
    read_container,
    read_keys,
    require,
)

# -- questions -----------------------------------------------------------------------------------

_ANY_OF = ("=", "IN")
_NONE_OF = ("<>", "NOT IN")
_NULL_TESTS = ("IS NULL", "IS NOT NULL")
#: Comparisons with one literal, relaxed for keys that several values share.
_ORDERED = {"<": "<=", ">": ">="}
_PREFIX = "STARTS WITH"


class Question(Struct, frozen=True):
    """Comparison of a column with literals, prepared once for many files.

    Attributes:
        op: one of `OPERATORS`.
        keys: keys of the literals, distinct and ascending, without null.
        key_type: of the column in the schema of the data files.
        can_match: False if the comparison is NULL for every row.
        hashes: of the keys, for bloom filters; None if these do not support the comparison.
    """

    op: str
    keys: Sequence[Key]
    key_type: KeyType
    can_match: bool = True
    hashes: NDArray[np.uint64] | None = None

    @classmethod
    def of(cls, op: str, literals: pa.Array, column_type: pa.DataType) -> Question:
        """Prepare a comparison.

        Args:
            op: one of `OPERATORS`; <, <=, >, >= and STARTS WITH take one literal, IS NULL and IS
                NOT NULL none.
            literals: values that can be cast to the column type.
            column_type: of the column in the schema of the data files, not in a later schema.

        Raises:
            UnsupportedError: indexes do not support the comparison.
        """
        key_type = KeyType.of(column_type)
        if op in _NULL_TESTS:
            return cls(op, (), key_type)
        keys, hashes = key_type.to_keys(literals), None
        if op in _NONE_OF and not len(literals):
            raise UnsupportedError(f"{op} without a literal also matches nulls")
        if literals.null_count if op in _NONE_OF else not len(keys):
            return cls(op, keys, key_type, can_match=False)
        if op == _PREFIX and key_type.stored is not None:
            raise UnsupportedError(f"{op} is not supported for columns of type {column_type}")
        if not key_type.is_exact:
            if op in _NONE_OF:
                raise UnsupportedError(f"{op}: file indexes do not store nanoseconds")
            op = _ORDERED.get(op, op)  # true of keys wherever it is true of values
        if op in _ANY_OF:
            with suppress(UnsupportedError):
                hashes = hash_keys(keys, key_type)
        return cls(op, keys, key_type, hashes=hashes)

    def may_match(self, container: Container, column: str) -> bool:
        """Return whether the file may contain a match: no readable index rules it out."""
        if not self.can_match:
            return False
        for span in container.of_column(column):
            with suppress(ArrowMetaError):
                if self.answer(container, span) is False:
                    return False
        return True

    def answer(self, container: Container, span: IndexSpan) -> bool | None:
        """Return whether an index contains a match; None if it does not support the comparison.

        Raises:
            CorruptMetadataError: the index is damaged, or belongs to another file.
            UnsupportedError: its type, version or column type is not supported.
            LimitError: it has too many positions to decode.
        """
        index = read_index(container, span)
        if index is None:
            raise UnsupportedError("this index type is not supported")
        return index.answer(self)


class Index(Struct, frozen=True):
    """An index of a column, of which only the header was read.

    Attributes:
        n_rows: rows of the data file; None if the index does not tell.
        words: description of the header, for people.
        answer: returns whether a row matches; None if the index does not support the comparison.
    """

    n_rows: int | None
    words: str
    answer: Callable[[Question], bool | None]


def of_values(
    n_rows: int,
    words: str,
    keys: Callable[[KeyType], Sequence[Key]],
    has_null: Callable[[KeyType], bool],
) -> Index:
    """Return an index with all distinct values of a column.

    Args:
        n_rows: see `Index`, as `words`.
        keys: reads the keys of the values, ascending, by how the column stores them.
        has_null: returns whether a row is null, for a column that the index supports.
    """

    def answer(question: Question) -> bool:
        if question.op == "IS NULL":
            return has_null(question.key_type)
        return MATCHES[question.op](keys(question.key_type), question.keys)

    return Index(n_rows, words, answer)


# -- bloom filter --------------------------------------------------------------------------------

#: Limit on hash functions. Writers derive at most 44, for a false positive rate of 10**-13.
MAX_FUNCTIONS = 1 << 10
#: Bits looked up per batch.
_BITS_AT_ONCE = 1 << 20


def read_bloom_filter(data: memoryview) -> Index:
    """Read the number of hash functions (32 bits) and the bits, which are the rest.

    The least significant bit of each byte is the first one.
    """
    cursor = Cursor(data)
    n_functions = cursor.integer(4, "the number of a bloom filter's functions")
    functions = counted(n_functions, "function")
    require(1 <= n_functions <= MAX_FUNCTIONS, f"a bloom filter of {functions}", 0)
    require(cursor.n_left > 0, "a bloom filter without bits", cursor.pos)
    bits = np.frombuffer(data, dtype=np.uint8)[cursor.pos :]
    words = f"{counted(8 * len(bits), 'bit')}, {functions}"
    return Index(None, words, lambda question: _may_have_any(bits, n_functions, question.hashes))


def _may_have_any(
    bits: NDArray[np.uint8], n_functions: int, hashes: NDArray[np.uint64] | None
) -> bool | None:
    """Return whether the filter may contain at least one of the hashes; None without them.

    Bit i of a value is `low + i * high` of the two halves of its hash, in wrapping 32-bit
    arithmetic; if negative, all its bits are inverted; then modulo the number of bits.
    """
    if hashes is None:
        return None
    halves = hashes.astype("<u8").view("<i4").reshape(-1, 2)
    turns = np.arange(1, n_functions + 1, dtype=np.int32)
    step = max(1, _BITS_AT_ONCE // n_functions)
    for start in range(0, len(halves), step):
        low, high = halves[start : start + step, :1], halves[start : start + step, 1:]
        sums = (low + turns * high).astype(np.int64)
        at = np.where(sums < 0, ~sums, sums) % (8 * len(bits))
        is_set = bits[at >> 3] >> (at & 7).astype(np.uint8) & 1
        if is_set.all(axis=1).any():
            return True
    return False


# -- bitmap --------------------------------------------------------------------------------------

VERSIONS = (1, 2)
_NUMBER_LEN = 4
_VALUES = "the values of a bitmap index"


def _rows_and_values(n_rows: int, n_values: int, byte: int) -> str:
    """Return the counts for people, of which there cannot be more values."""
    rows, values = counted(n_rows, "row"), counted(n_values, "value")
    require(n_values <= n_rows, f"{values} in {rows}", byte)
    return f"{rows}, {values}"


def read_bitmap(data: memoryview) -> Index:
    """Read the header of an index of either version.

    Layout: version (8 bits), row count and value count (32 bits each), null flag (8 bits). If the
    flag is set, the offset of the null bitmap follows (32 bits), in version 2 also its length. Then
    come the values.
    """
    cursor = Cursor(data)
    version = cursor.integer(1, "the version of a bitmap index")
    if version not in VERSIONS:
        raise UnsupportedError(f"bitmap index version {version} is not supported; {VERSIONS} are")
    n_rows = cursor.size("the rows of a bitmap index")
    n_keys = cursor.size(_VALUES)
    has_null = cursor.flag("whether a bitmap index has null rows")
    if has_null:
        cursor.take(_NUMBER_LEN * version, "the position of the null rows")
    words = _rows_and_values(n_rows, n_keys, byte=5)
    reason = f"{counted(n_rows, 'row')} with neither values nor nulls"
    require(has_null or n_keys > 0 or not n_rows, reason, 5)

    def keys(key_type: KeyType) -> list[Key]:
        values = Cursor(data, cursor.pos)
        if version == 2:
            return _in_blocks(values, key_type, n_keys)
        # The offset of its bitmap follows each value.
        return sorted(read_keys(values, key_type, n_keys, _VALUES, _NUMBER_LEN)[0])

    words = f"version {version}, {words}, {'with nulls' if has_null else 'no nulls'}"
    return of_values(n_rows, words, keys, lambda key_type: has_null)


def _in_blocks(cursor: Cursor, key_type: KeyType, n_keys: int) -> list[Key]:
    """Read the blocks of version 2, whose values each have offset and length of a bitmap.

    The first value and the offset of each block, and the length of all blocks, are before them.
    """
    what = "the blocks of a bitmap index"
    heads, tails = read_keys(cursor, key_type, cursor.size(what), what, _NUMBER_LEN)
    check_ascending(heads, what)
    cursor.size("the length of all blocks")
    blocks = Cursor(cursor.data, cursor.pos)
    keys: list[Key] = []
    for first, tail in zip(heads, tails, strict=True):
        start = cursor.pos + int.from_bytes(tail, "big", signed=True)
        require(blocks.pos == start, "a block is not at its offset", blocks.pos)
        n = blocks.size("the values of a block")
        of_block, _ = read_keys(blocks, key_type, n, "the values of a block", 2 * _NUMBER_LEN)
        require(of_block[:1] == [first], "a block begins with another value", blocks.pos)
        keys += of_block
    reason = f"{len(keys)} values in {counted(len(heads), 'block')}, of {n_keys} in all"
    require(len(keys) == n_keys, reason, cursor.pos)
    check_ascending(keys, _VALUES)
    return keys


# -- bit slices ----------------------------------------------------------------------------------

MAX_SLICES = 63
#: Positions that bitmaps of any size may hold: a run of four bytes stands for up to 65,536. Above
#: this limit, a bitmap may hold 8 positions per byte, like a bitset.
FREE_POSITIONS = 1 << 21


class Bitmap(Struct, frozen=True):
    """A bitmap, already validated.

    Attributes:
        data: its bytes; uint8.
        start: its offset in the index.
        count: number of its positions.
    """

    data: NDArray[np.uint8]
    start: int
    count: int

    def positions(self, n_rows: int) -> I64:
        """Return the positions, ascending.

        Raises:
            CorruptMetadataError: a position is not below `n_rows`.
        """
        positions = np.empty(self.count, dtype=np.int64)
        _decode(self.data, positions)
        last = positions[-1] if self.count else -1
        require(last < n_rows, f"a bitmap has row {last} of a file of {n_rows} rows", self.start)
        return positions


def read_slice(cursor: Cursor) -> Bitmap:
    """Validate the next bitmap, whose length is not stored, and step over it."""
    start = cursor.pos
    data = np.frombuffer(cursor.data, dtype=np.uint8)[start:]
    count, status, end = _decode(data, np.empty(0, dtype=np.int64))
    if count < 0:
        raise CorruptMetadataError(roaring.FAULTS[status], byte=start + end)
    cursor.pos += end
    return Bitmap(data[:end], start, count)


def _decode(data: NDArray[np.uint8], out_positions: I64) -> tuple[int, int, int]:
    """Return the count of the bitmap at the start of `data`, a status and its end."""
    counts, faults = np.empty(1, dtype=np.int64), np.empty((1, 2), dtype=np.int64)
    span = np.array([0, len(data)], dtype=np.int64)
    room = np.array([0, len(out_positions)], dtype=np.int64)
    is_wide = np.zeros(1, dtype=bool)
    roaring.read_bitmaps(data, span[:1], span[1:], is_wide, room, out_positions, counts, faults)
    return int(counts[0]), int(faults[0, roaring.STATUS]), int(faults[0, roaring.BYTE])


class Slices(Struct, frozen=True):
    """Magnitudes of some rows, as bit slices.

    Attributes:
        least: base value, which is added to each decoded value.
        greatest: upper bound of the values.
        rows: the rows with a value.
        slices: the rows with each bit of the magnitude, lowest bit first.
    """

    least: int
    greatest: int
    rows: Bitmap
    slices: list[Bitmap]

    def values(self, n_rows: int) -> list[int]:
        """Return the distinct values, ascending.

        Raises:
            LimitError: the number of positions is out of proportion to the bytes.
            CorruptMetadataError: bitmaps contradict each other or the row count.
        """
        bitmaps = [self.rows, *self.slices]
        total = sum(bitmap.count for bitmap in bitmaps)
        n_bytes = sum(len(bitmap.data) for bitmap in bitmaps)
        limit = FREE_POSITIONS + 8 * n_bytes
        if total > limit:
            raise LimitError(
                f"bitmaps of {counted(total, 'position')} in {counted(n_bytes, 'byte')}; up to "
                f"{limit:,} are decoded"
            )
        rows = self.rows.positions(n_rows)
        values = np.zeros(len(rows), dtype=np.int64)
        for bit, with_bit in enumerate(bitmap.positions(n_rows) for bitmap in self.slices):
            at = np.searchsorted(rows, with_bit)
            has_values = not len(at) or (at[-1] < len(rows) and np.all(rows[at] == with_bit))
            require(has_values, "a slice contains a row without a value", 0)
            values[at] |= 1 << bit
        is_below = np.all(values <= self.greatest - self.least)
        require(is_below, f"a value above {self.greatest}, the greatest", 0)
        distinct: list[int] = (np.unique(values) + self.least).tolist()
        return distinct


def read_bsi(data: memoryview) -> Index:
    """Read the header: version (8 bits), row count (32 bits); two optional parts with flags follow.

    The first part has the rows with values >= 0, the second one those with values < 0.
    """
    head = Cursor(data)
    head.check_version("bit-sliced indexes")
    n_rows = head.size("the rows of a bit-sliced index")

    def parts(key_type: KeyType) -> tuple[Slices | None, Slices | None, int]:
        """Return the values above and below zero, and the number of rows with one."""
        if key_type.stored is None or key_type.is_float:  # no writer made such an index
            reason = f"bit-sliced indexes do not support columns of type {key_type.arrow_type}"
            raise UnsupportedError(reason)
        cursor = Cursor(data, head.pos)
        above = _read_slices(cursor) if cursor.flag("whether there are values above") else None
        below = _read_slices(cursor) if cursor.flag("whether there are values below") else None
        n_values = sum(part.rows.count for part in (above, below) if part)
        require(n_values <= n_rows, f"more rows than {n_rows} have a value", 1)
        # A wrong flag or slice count would make this reader take slices for what follows them.
        require(not cursor.n_left, "bytes follow the last slice", cursor.pos)
        return above, below, n_values

    def keys(key_type: KeyType) -> list[Key]:
        above, below, _ = parts(key_type)
        negative = below.values(n_rows)[::-1] if below else []
        return [*(-value for value in negative), *(above.values(n_rows) if above else ())]

    words = counted(n_rows, "row")
    return of_values(n_rows, words, keys, lambda key_type: parts(key_type)[2] < n_rows)


def _read_slices(cursor: Cursor) -> Slices:
    """Read version (8 bits), least and greatest value, row count, slice count, and the slices."""
    cursor.check_version("bit slices")
    pos = cursor.pos
    least = cursor.integer(8, "the least value")
    greatest = cursor.integer(8, "the greatest value")
    require(0 <= least <= greatest, f"values from {least} to {greatest}", pos)
    rows = read_slice(cursor)
    pos = cursor.pos
    n_slices = cursor.size("the number of slices")
    reason = f"{counted(n_slices, 'slice')} of a number of 64 bits"
    require(n_slices <= MAX_SLICES, reason, pos)
    return Slices(least, greatest, rows, [read_slice(cursor) for _ in range(n_slices)])


# -- range bitmap --------------------------------------------------------------------------------


def read_range_bitmap(data: memoryview) -> Index:
    """Read the header but for the least and the greatest value; dictionary and slices follow it.

    Layout: length, version, row count, value count, least and greatest value if there are values,
    length of the dictionary.
    """
    head = Cursor(data)
    body = head.end_of("a range-bitmap's head")
    head.check_version("range-bitmap indexes")
    n_rows = head.size("the rows of a range-bitmap")
    n_keys = head.size("the values of a range-bitmap")
    words = _rows_and_values(n_rows, n_keys, byte=head.pos)

    def ends(key_type: KeyType) -> tuple[list[Key], Cursor]:
        """Return the least and the greatest value, and a cursor at the slices."""
        cursor, ends = Cursor(data, head.pos), list[Key]()
        if n_keys:
            ends, _ = read_keys(cursor, key_type, 2, "the least and the greatest value")
            require(ends[0] <= ends[1], "the least value is above the greatest", cursor.pos)
            is_one = n_keys > 1 or ends[0] == ends[1]
            require(is_one, "one value has two different bounds", cursor.pos)
        slices = cursor.end_of("the dictionary")
        require(cursor.pos == body, f"header ends at {cursor.pos}, expected {body}", cursor.pos)
        return ends, Cursor(data, slices)

    def keys(key_type: KeyType) -> list[Key]:
        bounds, _ = ends(key_type)
        keys = _read_dictionary(Cursor(data, body), key_type, n_keys)
        is_same = not bounds or bounds == [keys[0], keys[-1]]
        require(is_same, "the dictionary has another least or greatest value", body)
        return keys

    def has_null(key_type: KeyType) -> bool:
        _, slices = ends(key_type)
        return _n_with_value(slices, n_rows) < n_rows if n_keys else n_rows > 0

    return of_values(n_rows, words, keys, has_null)


def _n_with_value(cursor: Cursor, n_rows: int) -> int:
    """Return the number of rows that have a value.

    The slices begin with a header: version, number of slices, and length of the bitmap of rows with
    a value, which follows the header.
    """
    first = cursor.end_of("the slices' head")
    cursor.check_version("bit slices")
    cursor.take(1, "the number of slices")
    length = cursor.size("the length of the rows with a value")
    rows = Cursor(cursor.data, first)
    n_with_value = read_slice(rows).count
    is_whole = rows.pos == first + length and n_with_value <= n_rows
    require(is_whole, "the bitmaps differ from the rows with a value", first)
    return n_with_value


def _read_dictionary(cursor: Cursor, key_type: KeyType, n_keys: int) -> list[Key]:
    """Read all keys.

    Layout: a header with version (8 bits), chunk count, and the lengths of the next two parts; the
    offsets of the chunks; the chunks; the keys of all chunks.
    """
    body = cursor.end_of("a dictionary's head")
    cursor.check_version("dictionaries")
    n_chunks = cursor.size("the chunks of a dictionary")
    offsets_len = cursor.size("the length of the offsets of chunks")
    chunks_len = cursor.size("the length of the chunks")
    parts = Cursor(cursor.data, body)
    starts = _offsets(parts, n_chunks, offsets_len, "the offsets of chunks")
    chunks = Cursor(parts.take(chunks_len, "the chunks of a dictionary"))
    others = Cursor(cursor.data[parts.pos :])
    keys: list[Key] = []
    for start in starts:
        require(start == chunks.pos, "a chunk is not at its offset", start)
        keys += _read_chunk(chunks, others, key_type, len(keys))
    require(len(keys) == n_keys, f"the dictionary does not have exactly {n_keys} keys", body)
    check_ascending(keys, "the keys of a dictionary")
    return keys


def _read_chunk(chunks: Cursor, others: Cursor, key_type: KeyType, n_before: int) -> list[Key]:
    """Read the keys of a chunk: the first one is in the chunk, the others are apart.

    Layout: first key, its position in the dictionary, then position, count and length of the other
    keys. Numbers are stored side by side, and the length of one follows in the chunk; strings are
    preceded by their offsets.
    """
    what = "the keys of a chunk"
    chunks.check_version("chunks")
    keys, _ = read_keys(chunks, key_type, 1, "the first key of a chunk")
    number = chunks.size("the number of the first key")
    require(number == n_before, "a chunk begins with another key", chunks.pos)
    position = chunks.size("the position of a chunk's keys")
    require(position == others.pos, f"{what} are not at their position", chunks.pos)
    n = chunks.size(what)
    if key_type.stored is not None:
        end = others.pos + chunks.size("the length of a chunk's keys")
        chunks.take(4, "the length of a key")
        keys += read_keys(others, key_type, n, what)[0]
    else:
        offsets_len = chunks.size("the length of the offsets of keys")
        starts = _offsets(others, n, offsets_len, "the offsets of keys")
        first = others.pos
        end = first + chunks.size("the length of a chunk's keys")
        for start in starts:
            require(first + start == others.pos, "a string is not at its offset", others.pos)
            keys += read_keys(others, key_type, 1, what)[0]
    require(others.pos == end, f"{what} have another length", others.pos)
    return keys


def _offsets(cursor: Cursor, n: int, length: int, what: str) -> list[int]:
    reason = f"{counted(length, 'byte')} of {counted(n, 'offset')}"
    require(length == 4 * n, reason, cursor.pos)
    return list(struct.unpack(f">{n}i", cursor.take(length, what)))


# -- any index -----------------------------------------------------------------------------------

#: Readers of indexes, by Paimon's name of their type.
_READERS: dict[str, Callable[[memoryview], Index]] = {
    "bloom-filter": read_bloom_filter,
    "bitmap": read_bitmap,
    "range-bitmap": read_range_bitmap,
    "bsi": read_bsi,
}
#: An empty index: every row is null.
_NO_VALUES = of_values(0, "no values", lambda key_type: (), lambda key_type: True)


def read_index(container: Container, span: IndexSpan) -> Index | None:
    """Return an index of a container; None for other types of indexes.

    Raises:
        CorruptMetadataError: its header is damaged, or it is of a file with other rows.
        UnsupportedError: it has another version.
    """
    if span.start is None:
        return _NO_VALUES
    if span.index_type not in _READERS:
        return None
    index = _READERS[span.index_type](container.data[span.start : span.start + span.length])
    n_rows = index.n_rows
    if n_rows is not None and container.n_rows not in (None, n_rows):
        reason = f"index has {counted(n_rows, 'row')}, the data file {container.n_rows:,}"
        raise CorruptMetadataError(reason)
    return index


# -- relation ------------------------------------------------------------------------------------

#: Columns of entries that locate their indexes.
SOURCE_COLUMNS = (*DECIDING_COLUMNS, "file_path", "record_count", "extra_files", "embedded_index")

#: Columns of the relation, in the order of what is listed of an index.
_LISTED = (
    *("data_file_path", "index_path", "column_name", "index_type", "content_offset"),
    *("content_size_in_bytes", "detail", "entry_id"),
)
_SUFFIX = ".index"

#: Reads a file; returns None if it cannot be read.
ReadFile = Callable[[str], bytes | memoryview | None]


def file_indexes_table(
    entries: pa.Table, schema: pa.Schema, read: ReadFile, on_damage: OnDamage
) -> pa.Table:
    """Return columns of the relation `file_indexes`, without indexes of deleted files.

    Small indexes are in the manifest entry, others in an extra file beside the data file.
    Spec: Paimon 1.x, core/io/DataFileIndexWriter.java.

    Args:
        entries: the columns `SOURCE_COLUMNS`.
        read: reads the files beside data files.
        on_damage: called with each container that cannot be read.
    """
    indexed = _indexed(entries)
    n_rows = indexed["record_count"].to_pylist()
    data_files, entry_ids = (indexed[name].to_pylist() for name in ("file_path", "entry_id"))
    found: list[dict[str, object]] = []
    for row, path, data in _containers(indexed, read):
        place = path or f"{data_files[row]} (in its entry)"
        try:
            container = read_container(data, n_rows[row])
        except ArrowMetaError as error:
            on_damage(_at(place, error))
            continue
        for span in container.spans:
            index = None
            try:
                if "detail" in schema.names:
                    index = read_index(container, span)
            except ArrowMetaError as error:
                on_damage(_at(place, error, span))
            placed = (span.column, span.index_type, span.start, span.length)
            facts = (data_files[row], path, *placed, index and index.words, entry_ids[row])
            found.append(dict(zip(_LISTED, facts, strict=True)))
    return table_of_rows(found, schema)


def index_paths(file_path: str, extra_files: Collection[str]) -> list[str]:
    """Return the paths of a data file's index files: extra files in its folder named `*.index`.

    Spec: Paimon 1.x, core/io/DataFilePathFactory.java.
    """
    folder, slash, _ = file_path.rpartition("/")
    return [f"{folder}{slash}{name}" for name in extra_files if name.endswith(_SUFFIX)]


def _indexed(entries: pa.Table) -> pa.Table:
    """Return the entries that may have indexes, without files that an entry deletes.

    Files of deleted entries may no longer exist, so they are not opened.
    """
    has_files = pc.greater(pc.list_value_length(entries["extra_files"]), 0).fill_null(False)
    is_indexed = pc.or_(pc.is_valid(entries["embedded_index"]), has_files)
    indexed = entries.filter(is_indexed).combine_chunks()
    is_deleted = pc.equal(indexed["status"], text_scalar("deleted"))
    deleted = FileSet(indexed["file_id"].filter(is_deleted))
    return indexed.filter(flag_array(~deleted.has(indexed["file_id"]))).combine_chunks()


def _containers(
    entries: pa.Table, read: ReadFile
) -> Iterator[tuple[int, str | None, bytes | memoryview]]:
    """Yield row, path if it is a file of its own, and bytes of each container."""
    embedded = entries["embedded_index"].combine_chunks()
    for row in to_numbers(pc.indices_nonzero(embedded.is_valid())).tolist():
        yield row, None, embedded[row].as_buffer()
    named = zip(entries["file_path"].to_pylist(), entries["extra_files"].to_pylist(), strict=True)
    for row, (file_path, extra_files) in enumerate(named):
        for path in index_paths(file_path, extra_files or ()):
            data = read(path)
            if data is not None:
                yield row, path, data


def _at(path: str, error: ArrowMetaError, span: IndexSpan | None = None) -> ArrowMetaError:
    """Return the error with the file and the index it belongs to."""
    if not isinstance(error, CorruptMetadataError):
        return in_file(error, path)
    start = span.start or 0 if span else 0
    prefix = f"{span.index_type} of {span.column}: " if span else ""
    byte = None if error.byte is None else start + error.byte
    return CorruptMetadataError(prefix + error.reason, path=path, byte=byte)
