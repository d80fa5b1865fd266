"""Plans: the program of the kernel for one schema, and its output columns as Arrow arrays.

`plan_for` compiles a writer's schema and the wanted columns to a plan; `print(plan)` lists the
instructions. The kernel writes the columns to an arena, whose size is estimated from the chunks
before; `build_batch` makes arrays over it, without a copy. Arrow types of Avro types:

    null                        null, no bytes
    boolean int long float ...  the Arrow type of that name
    record / array / map        struct / list / map
    enum                        dictionary<int32, string>
    union of null and T         T, nullable
    other unions                dense_union, one child per branch
    top-level record            one column per field
    top-level null | record     the same, all of them nullable
    anything else at the top    one column named `value`

Spec: Avro 1.12, Binary Encoding; Logical Types.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.types as pat
from msgspec import Struct, field
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.avro import schema as avro
from arrowmeta.avro.container import COLUMNS_LIMIT
from arrowmeta.avro.schema import (
    AvroType,
    FieldPath,
    FieldTree,
    chosen_fields,
    is_null,
    item_type,
    tree_of,
    without_null,
)
from arrowmeta.errors import LimitError, UnsupportedError
from arrowmeta.kernels import avro as ops
from arrowmeta.kernels.buffers import (
    I64,
    build,
    new_array,
    null_array,
    rows_without_columns,
    view_buffer,
)
from arrowmeta.model.shape import FIELD_ID

# -- plans ---------------------------------------------------------------------------------------


class Column(Struct, frozen=True):
    """One output column.

    Attributes:
        name: field name.
        type: Arrow type; the type of a span column is that of its bytes.
        nullable: whether values can be null.
        slot: number of its regions in the arena; -1 for the null type, which has none.
        level: level of its rows.
        validity_slot: slot with its validity bitmap; -1 if no row is null.
        validity_bits: bits per row of its first region: 1 for validity, 8 for union type codes.
        value_bits: bits per row of its second region: values, or offsets.
        has_bytes: whether it has a third region: bytes of variable length.
        is_written: whether every row of the second region is written, so that it need not be zero.
        is_span: whether positions in the decompressed bytes are written instead of values.
        symbols: symbols of an enum.
        children: fields of a struct, item of a list, branches of a union.
        field_id: id of the field, if Arrow shall have it.
    """

    name: str
    type: pa.DataType
    nullable: bool
    slot: int
    level: int
    validity_slot: int = -1
    validity_bits: int = 0
    value_bits: int = 0
    has_bytes: bool = False
    is_written: bool = False
    is_span: bool = False
    symbols: tuple[str, ...] = ()
    children: tuple[Column, ...] = ()
    field_id: int | None = None


class Plan(Struct, frozen=True):
    """A compiled schema.

    Attributes:
        program: instructions, see `kernels.avro`; int64[n, 8].
        targets: numbers that instructions refer to: first instruction and level of every union
            branch, greatest values of decimals.
        columns: top-level output columns.
        schema: Arrow schema of these columns, without spans.
        spans: the span columns by dotted name.
        slots: the columns with regions in the arena.
        layout: level, bits of validity and of values per row, and `has_bytes` of each slot;
            int64[slots, 4].
        n_levels: number of levels: one for the rows of the file, one for the items of each list,
            one for each branch of a union.
        max_depth: rows of the kernel's stack.
        min_row_len: least bytes of a row.
    """

    program: I64
    targets: I64
    columns: tuple[Column, ...]
    schema: pa.Schema
    spans: Mapping[str, Column]
    slots: tuple[Column, ...]
    layout: I64
    n_levels: int
    max_depth: int
    min_row_len: int

    def __str__(self) -> str:
        """List one instruction per line."""
        code = enumerate(self.program.tolist())
        lines = (
            (ip, ops.OP_NAMES[op], " ".join(map(str, operands))) for ip, (op, *operands) in code
        )
        return "\n".join(f"{ip:4} {name:14} {operands}" for ip, name, operands in lines)


# -- memory of columns ---------------------------------------------------------------------------

ALIGNMENT = 64

#: Most arenas whose memory a sizing keeps.
_MAX_IDLE = 4

#: Largest number of rows with 32-bit offsets.
MAX_ROWS = 2**31 - 1

#: Bytes of one level in the first arena of a plan.
_FIRST_LEVEL_LEN = 1 << 20


class Arena:
    """Memory of a chunk's columns: one allocation, with three regions for each slot.

    Args:
        plan: of the columns.
        caps: rows that there is room for, by level.
        var_caps: bytes of variable length that there is room for, by slot.
        max_len: limit of the size.
        lend: gives uninitialized memory; None if the arena may be much larger than needed.

    Attributes:
        counts: rows by level, once they are decoded.

    Raises:
        LimitError: the arena would be larger than `max_len`.
    """

    def __init__(
        self,
        plan: Plan,
        caps: I64,
        var_caps: I64,
        max_len: int,
        lend: Callable[[int], NDArray[np.uint8]] | None = None,
    ) -> None:
        self.plan = plan
        self.caps = caps
        self.var_caps = var_caps
        self.max_len = max_len
        self.counts = np.zeros(plan.n_levels, dtype=np.int64)
        lengths = -(-self._region_lens(caps, var_caps) // ALIGNMENT) * ALIGNMENT
        self.bases = np.cumsum(lengths) - lengths
        size = int(lengths.sum())
        if size > max_len:
            raise LimitError(
                "the columns take more memory than the limit for a file; the storage option "
                f"{COLUMNS_LIMIT} changes it"
            )
        if lend is None:  # pages of `zeros` that are never written take no memory
            self.bytes8 = np.zeros(size, dtype=np.uint8)
        else:
            self.bytes8 = lend(size)
            # The third region of a slot is never read beyond what is written.
            of_slots = zip(plan.slots, self.bases.reshape(-1, 3).tolist(), strict=True)
            for slot, (first, *others) in of_slots:
                self.bytes8[first : others[0 if slot.is_written else 1]] = 0
        self.bytes32 = self.bytes8.view(np.int32)
        self.bytes64 = self.bytes8.view(np.int64)
        self._buffer = pa.py_buffer(self.bytes8)

    def region(self, slot: int, region: int, length: int) -> pa.Buffer:
        """Return the first `length` bytes of a region, sharing the arena's memory."""
        return self._buffer.slice(int(self.bases[3 * slot + region]), length)

    def used_bytes(self) -> I64:
        """Return the bytes of variable length of each slot."""
        levels, _, _, has_bytes = self.plan.layout.T
        used, slots = np.zeros(len(levels), dtype=np.int64), np.flatnonzero(has_bytes)
        used[slots] = self.bytes32[self.bases[3 * slots + 1] // 4 + self.counts[levels[slots]]]
        return used

    def grown(self, status: int, what: int, needed: int) -> Arena:
        """Return a larger arena with the rows of this arena.

        Args:
            status: of the kernel: whether it is a level or a slot that needs room.
            what: the level or the slot.
            needed: rows or bytes that it needs.

        Raises:
            LimitError: it would be larger than allowed.
        """
        if needed > MAX_ROWS:
            raise LimitError(f"one chunk has {needed:,} items; offsets count {MAX_ROWS:,}")
        caps, var_caps = self.caps.copy(), self.var_caps.copy()
        grown = caps if status == ops.GROW_LEVEL else var_caps
        grown[what] = min(max(needed, 2 * grown[what]), MAX_ROWS)
        larger = Arena(self.plan, caps, var_caps, self.max_len)
        larger.counts = self.counts
        lengths = self._region_lens(self.counts, self.used_bytes())
        for old, new, length in zip(self.bases, larger.bases, lengths, strict=True):
            larger.bytes8[new : new + length] = self.bytes8[old : old + length]
        return larger

    def _region_lens(self, rows: I64, var_lens: I64) -> I64:
        """Return the size of every region, for rows by level and bytes by slot."""
        levels, *bits, has_bytes = self.plan.layout.T
        n_rows = rows[levels] + 1  # there is one more offset than rows
        fixed = ((n_rows * of_row + 7) // 8 for of_row in bits)
        return np.stack([*fixed, np.where(has_bytes, var_lens, 0)], axis=1).reshape(-1)


class _Lent:
    """Memory that its sizing gets back when the last array over it is gone."""

    def __init__(self, memory: NDArray[np.uint8], sizing: Sizing) -> None:
        self.__array_interface__ = memory.__array_interface__
        self._memory = memory
        self._sizing = weakref.ref(sizing)  # columns outlive it

    def __del__(self) -> None:
        sizing = self._sizing()
        if sizing is not None and len(sizing.idle) < _MAX_IDLE:
            sizing.idle.append(self._memory)


class Sizing:
    """Creates arenas for the chunks of one plan.

    Attributes:
        plan: the plan.
        is_measured: whether a chunk has been decoded.
        idle: memory of arenas that nothing refers to any more. jemalloc returns blocks of 8 MiB and
            more to the system as soon as they are freed, and paging in new ones takes long, mostly
            where several threads do it: `entries` of 200,000 take 1.1 times the CPU without it.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.is_measured = False
        self.idle: list[NDArray[np.uint8]] = []
        self._items_per_row = np.zeros(plan.n_levels)
        self._bytes_per_row = np.zeros(len(plan.slots))

    def arena(self, n_rows: int, n_bytes: int, max_len: int) -> Arena:
        """Return an arena for `n_rows` rows in `n_bytes` bytes of blocks.

        Raises:
            LimitError: it would be larger than `max_len` bytes.
        """
        plan = self.plan
        if self.is_measured:
            caps = (self._items_per_row * n_rows * 1.2).astype(np.int64) + 64
            var_caps = (self._bytes_per_row * n_rows * 1.2).astype(np.int64) + 4096
        else:
            levels, validity_bits, value_bits, _ = plan.layout.T
            row_bits = np.ones(plan.n_levels, dtype=np.int64)
            np.add.at(row_bits, levels, validity_bits + value_bits)
            caps = np.minimum(min(n_bytes, 4 * n_rows + 64), 8 * _FIRST_LEVEL_LEN // row_bits)
            var_caps = 32 * caps[levels] + 256
        caps[0] = n_rows
        # All strings together have at most the bytes of the blocks.
        lend = self._lend if self.is_measured else None
        return Arena(plan, caps, np.minimum(var_caps, n_bytes), max_len, lend)

    def _lend(self, n_bytes: int) -> NDArray[np.uint8]:
        """Return memory that was used before, or new memory."""
        memory = np.zeros(0, dtype=np.uint8)
        with suppress(IndexError):
            memory = self.idle.pop()
        if len(memory) > 2 * n_bytes:  # columns that are kept would keep all of it
            self.idle.append(memory)
        if not n_bytes <= len(memory) <= 2 * n_bytes:
            # If arenas come back, with room for chunks with more rows: it takes no memory if it is
            # not written.
            memory = new_array(n_bytes + (n_bytes // 4 if len(memory) else 0), np.uint8)
        return np.asarray(_Lent(memory, self))[:n_bytes]

    def learn(self, arena: Arena) -> None:
        """Store the items and bytes per row of a decoded chunk."""
        n_rows = max(1, int(arena.counts[0]))
        self._items_per_row = arena.counts / n_rows
        self._bytes_per_row = arena.used_bytes() / n_rows
        self.is_measured = True


def build_array(column: Column, arena: Arena, used_bytes: I64) -> pa.Array:
    """Return the array of a column, given the bytes of variable length of each slot."""
    n_rows, kind, slot = int(arena.counts[column.level]), column.type, column.slot
    if pat.is_null(kind):
        return pa.nulls(n_rows)
    children = [build_array(c, arena, used_bytes) for c in column.children if not c.is_span]
    if pat.is_union(kind):
        codes = [None, arena.region(slot, 0, n_rows), arena.region(slot, 1, 4 * n_rows)]
        return build(kind, n_rows, codes, children)
    validity = None
    if column.validity_slot >= 0:
        validity = arena.region(column.validity_slot, 0, (n_rows + 7) // 8)
    if pat.is_struct(kind):
        return build(kind, n_rows, [validity], children)
    if children:  # a list or map
        return build(kind, n_rows, [validity, arena.region(slot, 1, 4 * (n_rows + 1))], children)
    if validity is not None and not view_buffer(validity, np.uint8).any():
        return null_array(n_rows, kind)
    if column.has_bytes:
        offsets = arena.region(slot, 1, 4 * (n_rows + 1))
        content = arena.region(slot, 2, int(used_bytes[slot]))
        return build(kind, n_rows, [validity, offsets, content])
    values = [validity, arena.region(slot, 1, (n_rows * column.value_bits + 7) // 8)]
    if not pat.is_dictionary(kind):
        return build(kind, n_rows, values)
    # The code of a null is 0, so there must be a symbol, even if the enum has none.
    symbols = pa.array(column.symbols or [""], pa.string())
    return pa.DictionaryArray.from_arrays(build(kind.index_type, n_rows, values), symbols)


def build_batch(arena: Arena) -> pa.RecordBatch:
    """Return a batch of a plan's columns, without spans."""
    plan, used_bytes = arena.plan, arena.used_bytes()
    if plan.schema:
        arrays = [build_array(c, arena, used_bytes) for c in plan.columns if not c.is_span]
        return pa.RecordBatch.from_arrays(arrays, schema=plan.schema)
    return rows_without_columns(int(arena.counts[0]))


# -- instructions of the kernel ------------------------------------------------------------------

#: Limit of nesting. No schema of Paimon or Iceberg metadata nests deeper than ten.
MAX_NESTING = 64
#: Limit of the values of a row. The widest real manifests have a few hundred.
MAX_VALUES = 100_000

#: Instructions of an item that LIST_OF_PAIRS can replace.
_PAIRS = ([ops.INT, ops.LONG], [ops.INT, ops.BYTES], [ops.INT, ops.SPAN])

#: Instructions of an item that SKIP_LIST can replace.
_SKIPPED_ITEMS = ([ops.SKIP_LONGS], [ops.SKIP_BYTES], [ops.SKIP_LONGS, ops.SKIP_BYTES])

#: Bytes of primitive types that always have the same.
_SIZES = {"boolean": 1, "float": 4, "double": 8}


# -- types ---------------------------------------------------------------------------------------

_Scalar: TypeAlias = avro.Primitive | avro.Fixed | avro.Enum
_Ints: TypeAlias = tuple[int, ...]
_Instruction: TypeAlias = tuple[int, pa.DataType, int, *_Ints]


@lru_cache(maxsize=256)
def plan_for(
    schema_text: str, paths: tuple[FieldPath, ...] | None = None, spans: tuple[str, ...] = ()
) -> Plan:
    """Return the plan of a schema; plans are cached.

    Args:
        schema_text: the writer's schema as JSON.
        paths: the wanted columns, None for all. Unknown fields are ignored.
        spans: dotted names of bytes columns to locate instead of copying.
    """
    has_ids = any(field.field_id is not None for path in paths or () for field in path)
    compiler = _Compiler(frozenset(spans), has_ids)
    return compiler.compile(avro.parse_schema(schema_text), tree_of(paths))


# Op, Arrow type and bytes per row of primitive types, and Arrow types of logical types.
_SIMPLE: dict[str, tuple[int, pa.DataType, int]] = {
    "boolean": (ops.BOOLEAN, pa.bool_(), 0),
    "int": (ops.INT, pa.int32(), 4),
    "long": (ops.LONG, pa.int64(), 8),
    "float": (ops.FIXED, pa.float32(), 4),
    "double": (ops.FIXED, pa.float64(), 8),
    "bytes": (ops.BYTES, pa.binary(), 4),
    "string": (ops.STRING, pa.string(), 4),
}
_TIME_UNITS = (("millis", "ms"), ("micros", "us"), ("nanos", "ns"))
_LOGICAL: dict[tuple[str, str], pa.DataType] = {
    ("int", "date"): pa.date32(),
    ("int", "time-millis"): pa.time32("ms"),
    ("long", "time-micros"): pa.time64("us"),
    **{("long", f"timestamp-{name}"): pa.timestamp(unit, "UTC") for name, unit in _TIME_UNITS},
    **{("long", f"local-timestamp-{name}"): pa.timestamp(unit) for name, unit in _TIME_UNITS},
}
#: Arrow's type code, a signed byte, is the position of the branch.
_MAX_BRANCHES = 128


def _logical_type(primitive: avro.Primitive) -> pa.DataType:
    _, plain, _ = _SIMPLE[primitive.name]
    if primitive.logical is None:
        return plain
    kind = _LOGICAL.get((primitive.name, primitive.logical.name), plain)
    if pat.is_timestamp(kind) and not primitive.logical.adjust_to_utc:
        return pa.timestamp(kind.unit)
    return kind


def _decimal_type(logical: avro.Logical | None) -> pa.DataType | None:
    if logical is None or logical.name != "decimal":
        return None
    make = pa.decimal128 if logical.precision <= 38 else pa.decimal256
    return make(logical.precision, logical.scale)


class _Position(Struct, frozen=True):
    """Position of a value in the schema.

    Attributes:
        level: level of its rows.
        depth: number of lists and unions around it.
        path: dotted name, for spans; None in unions, in maps, and in lists of anything but records.
        is_read: whether it is wanted; otherwise it is skipped, and has no level.
        is_written: whether each row has a value, unless it is null itself.
        nesting: number of records, lists and unions around it.
    """

    level: int = 0
    depth: int = 0
    path: str | None = ""
    is_read: bool = True
    is_written: bool = True
    nesting: int = 0

    def field(self, name: str, *, is_read: bool) -> _Position:
        """Return the position of a field of the record here."""
        path = None if self.path is None else f"{self.path}.{name}".removeprefix(".")
        return replace(self, path=path, is_read=is_read, nesting=self.nesting + 1)


class _Compiler(Struct):
    """Program and columns of a plan that is being compiled.

    Attributes:
        spans: names of bytes columns to locate.
        has_ids: whether fields of values that are wanted as a whole have their ids in Arrow.
        code: instructions, eight integers each.
        targets: numbers that instructions refer to; see `Plan`.
        slots: columns with regions in the arena.
        spans_by_path: span columns by dotted name.
        n_levels: number of levels.
        max_depth: largest nesting of lists and unions.
        n_values: values of a row, wanted or not.
        last_target: last position that an instruction jumps to.
        min_lens: least bytes of a type, by its id.
    """

    spans: frozenset[str]
    has_ids: bool
    code: list[list[int]] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    slots: list[Column] = field(default_factory=list)
    spans_by_path: dict[str, Column] = field(default_factory=dict)
    n_levels: int = 1
    max_depth: int = 1
    n_values: int = 0
    last_target: int = 0
    min_lens: dict[int, tuple[AvroType, int]] = field(default_factory=dict)

    def compile(self, schema: AvroType, tree: FieldTree) -> Plan:
        at = _Position()
        if isinstance(schema, avro.Union) and len(schema.branches) == 1:
            self._emit(ops.ONLY_BRANCH)
            inner, null_branch = schema.branches[0], -1
        else:
            inner, null_branch = without_null(schema)
        if not isinstance(inner, avro.Record):
            value = inner if null_branch < 0 else schema
            columns = self._fields(avro.Record("", (avro.Field("value", value),)), tree, at)
        elif null_branch < 0:
            columns = self._fields(inner, tree, at)
        else:
            columns = self._nullable_row(inner, null_branch, tree, at)
        self._emit(ops.END_ROW)
        layout = [(c.level, c.validity_bits, c.value_bits, c.has_bytes) for c in self.slots]
        return Plan(
            program=np.array(self.code, dtype=np.int64),
            targets=np.array(self.targets, dtype=np.int64),
            columns=columns,
            schema=pa.schema(_fields_of(columns)),
            spans=self.spans_by_path,
            slots=tuple(self.slots),
            layout=np.array(layout, dtype=np.int64).reshape(-1, 4),
            n_levels=self.n_levels,
            max_depth=self.max_depth,
            min_row_len=self._min_len(schema),
        )

    def _nullable_row(
        self, record: avro.Record, null_branch: int, tree: FieldTree, at: _Position
    ) -> tuple[Column, ...]:
        """Return the columns of a union of null and the row, as Paimon before 0.9 writes it."""
        row = self._column("", null_branch, at)
        columns = self._record(row, record, null_branch, tree, at).children
        if any(pat.is_union(c.type) and not c.nullable for c in columns):
            raise UnsupportedError("a union without null in a row that can be null")
        of_row = {"nullable": True, "validity_slot": row.slot}  # in a null row all columns are null
        return tuple(c if c.nullable else replace(c, **of_row) for c in columns)

    def _fields(self, record: avro.Record, tree: FieldTree, at: _Position) -> tuple[Column, ...]:
        columns = []
        chosen = chosen_fields([(f.name, f.field_id) for f in record.fields], tree)
        for i, f in enumerate(record.fields):
            is_read = at.is_read and (tree is None or i in chosen)
            name, inner = chosen.get(i, (f.name, None))
            column = self._value(name, f.type, inner, at.field(name, is_read=is_read))
            if self.has_ids and tree is None:
                column = replace(column, field_id=f.field_id)
            columns += [column] if is_read else []
        return tuple(columns)

    def _value(self, name: str, avro_type: AvroType, tree: FieldTree, at: _Position) -> Column:
        """Append the reading or skipping of a value; return its column."""
        self.n_values += 1  # a few named types that refer to each other can make billions
        if self.n_values > MAX_VALUES:
            raise LimitError(f"the Avro schema has more than {MAX_VALUES:,} values per row")
        if at.nesting > MAX_NESTING:
            raise LimitError(f"the Avro schema nests deeper than {MAX_NESTING} types")
        if isinstance(avro_type, avro.Union) and len(avro_type.branches) == 1:
            self._emit(ops.ONLY_BRANCH)
            return self._value(name, avro_type.branches[0], tree, at)
        inner, null_branch = without_null(avro_type)
        if is_null(inner):
            return Column(name, pa.null(), nullable=True, slot=-1, level=at.level)
        column = self._column(name, null_branch, at)
        match inner:
            case avro.Union():
                column = self._union(column, inner, at)
            case avro.Record():
                column = self._record(column, inner, null_branch, tree, at)
            case avro.Array() | avro.Map():
                column = self._list(column, inner, null_branch, tree, at)
            case _ if at.is_read:
                column = self._scalar(column, inner, null_branch, at)
            case _:
                self._skip_scalar(inner, null_branch)
        if at.is_read:
            self.slots[column.slot] = column
        return column

    def _column(self, name: str, null_branch: int, at: _Position) -> Column:
        """Return a column, with a slot of its own if it is read; its type is added later."""
        nullable, slot = null_branch >= 0, len(self.slots) if at.is_read else -1
        validity = (slot if nullable else -1, int(nullable))
        column = Column(name, pa.null(), nullable, slot, at.level, *validity)
        self.slots += [column] if at.is_read else []
        return column

    def _scalar(self, column: Column, kind: _Scalar, null_branch: int, at: _Position) -> Column:
        op, arrow_type, width, *operands = self._instruction(kind, at)
        is_text = op in (ops.BYTES, ops.STRING)
        if op != ops.FIXED or width or column.nullable:
            self._emit(op, null_branch, column.slot, *operands)
        column = replace(
            column,
            type=arrow_type,
            value_bits=1 if op == ops.BOOLEAN else 8 * width,
            has_bytes=is_text,
            is_written=at.is_written and not column.nullable and width > 0 and not is_text,
            is_span=op == ops.SPAN,
            symbols=kind.symbols if isinstance(kind, avro.Enum) else (),
        )
        if column.is_span and at.path is not None:
            self.spans_by_path[at.path] = column
        return column

    def _instruction(self, avro_type: _Scalar, at: _Position) -> _Instruction:
        """Return op, Arrow type, bytes per row, and the op's operands."""
        match avro_type:
            case avro.Enum(_, symbols):
                arrow_type = pa.dictionary(pa.int32(), pa.string())
                return ops.BOUNDED, arrow_type, 4, len(symbols), ops.NO_SUCH_SYMBOL, 4
            case avro.Fixed(_, size, logical):
                if decimal := _decimal_type(logical):
                    return self._decimal(decimal, size)
                return ops.FIXED, pa.binary(size), size, size
            case avro.Primitive(name, logical):
                op, _, width = _SIMPLE[name]
                arrow_type = _logical_type(avro_type)
                if name == "bytes" and (decimal := _decimal_type(logical)):
                    return self._decimal(decimal, -1)
                if name == "bytes" and at.path in self.spans:
                    return ops.SPAN, arrow_type, 16
                if pat.is_time(arrow_type):
                    day = 86_400_000 if name == "int" else 86_400_000_000
                    return ops.BOUNDED, arrow_type, width, day, ops.NOT_OF_A_DAY, width
                return op, arrow_type, width, width

    def _decimal(self, decimal: pa.DataType, size: int) -> _Instruction:
        """Add the greatest value of a decimal to the targets, lowest word first."""
        greatest = 10**decimal.precision - 1
        width = decimal.byte_width
        words = np.frombuffer(greatest.to_bytes(width, "little"), dtype=np.int64)
        self.targets += words.tolist()
        return ops.DECIMAL, decimal, width, width, size, len(self.targets) - len(words)

    def _skip_scalar(self, avro_type: _Scalar, null_branch: int) -> None:
        size = _SIZES.get(avro_type.name)
        if isinstance(avro_type, avro.Fixed):
            size = avro_type.size
        if size == 0 and null_branch < 0:
            return  # no bytes; an instruction would run for each of a million items
        if size is not None:
            self._emit(ops.SKIP_FIXED, null_branch, -1, size)
        elif avro_type.name in ("bytes", "string"):
            self._emit(ops.SKIP_BYTES, null_branch)
        else:
            may_add = null_branch < 0 and len(self.code) > self.last_target
            if may_add and self.code[-1][:2] == [ops.SKIP_LONGS, -1]:
                self.code[-1][3] += 1
            else:
                self._emit(ops.SKIP_LONGS, null_branch, -1, 1)

    def _record(
        self, column: Column, record: avro.Record, null_branch: int, tree: FieldTree, at: _Position
    ) -> Column:
        start = self._emit(ops.NULLABLE, null_branch, column.slot) if column.nullable else -1
        inside = replace(at, is_written=at.is_written and not column.nullable)
        children = self._fields(record, tree, inside)
        if column.nullable:
            jump = self._emit(ops.JUMP)
            self.code[start][3] = self._here()
            self._nulls(children, at.depth)
            self.code[jump][3] = self._here()
        return replace(column, type=pa.struct(_fields_of(children)), children=children)

    def _list(
        self,
        column: Column,
        avro_type: avro.Array | avro.Map,
        null_branch: int,
        tree: FieldTree,
        at: _Position,
    ) -> Column:
        is_array, repeated = isinstance(avro_type, avro.Array), item_type(avro_type)
        slot, level = column.slot, self._level(at)
        path = at.path if is_array and isinstance(without_null(repeated)[0], avro.Record) else None
        around = {"depth": at.depth + 1, "nesting": at.nesting + 1}
        inside = replace(at, level=level, path=path, is_written=True, **around)
        start = self._emit(ops.LIST, null_branch, slot, level)
        body = self._here()
        item = self._value("item", repeated, tree if is_array else None, inside)
        if not self._simplify_list(start, body, slot, level):
            self.max_depth = max(self.max_depth, inside.depth)
            self._emit(ops.NEXT_ITEM, -1, slot, level, body)
            items = self._emit(ops.NEXT_ITEMS, -1, slot, level, body, self._min_len(repeated))
            self.code[start][4:6] = [self._here(), items]
        if not at.is_read:
            return column
        if is_array:
            arrow_type = pa.list_(pa.field("item", item.type, nullable=item.nullable))
        else:
            key, value = _fields_of(item.children)
            arrow_type = pa.map_(key.type, value)
        return replace(column, type=arrow_type, value_bits=32, children=(item,))

    def _simplify_list(self, start: int, body: int, slot: int, level: int) -> bool:
        """Replace the list that begins at `start` by one instruction if its items allow it.

        The items must be pairs of an int and a long or byte string, or numbers and byte strings to
        skip. In `bench/bench_decoder.py`, skipping takes half as long again without it, and so does
        interpreting a small manifest of Iceberg.
        """
        item = self.code[body:]
        item_ops = [code[0] for code in item]
        can_be_null = any(code[1] >= 0 for code in item)
        null_branch = self.code[start][1]
        if slot >= 0 and not can_be_null and item_ops in _PAIRS:
            (_, _, key_slot, *_), (value_op, _, value_slot, *_) = item
            pair = (key_slot, value_slot, 2, value_op)
            operands = [ops.LIST_OF_PAIRS, null_branch, slot, level, *pair]
        elif slot < 0 and item_ops in (_SKIPPED_ITEMS[:1] if can_be_null else _SKIPPED_ITEMS):
            n_longs = sum(code[3] for code in item if code[0] == ops.SKIP_LONGS)
            n_texts = item_ops.count(ops.SKIP_BYTES)
            least = 1 if can_be_null else n_longs + n_texts
            operands = [ops.SKIP_LIST, null_branch, -1, n_longs, n_texts, item[0][1], least]
        else:
            return False
        del self.code[start:]
        self._emit(*operands)
        return True

    def _union(self, column: Column, union: avro.Union, at: _Position) -> Column:
        slot, branches = column.slot, union.branches
        if at.is_read and len(branches) > _MAX_BRANCHES:
            reason = f"a union of {len(branches):,} types; Arrow allows {_MAX_BRANCHES}"
            raise UnsupportedError(reason)
        self.max_depth = max(self.max_depth, at.depth + 1)
        first_target = len(self.targets)
        self._emit(ops.UNION, -1, slot, len(branches), first_target)
        self.targets += [0] * (2 * len(branches))
        children, ends = [], []
        for target, branch in zip(range(first_target, len(self.targets), 2), branches, strict=True):
            level = self._level(at)
            self.targets[target : target + 2] = [self._here(), level]
            around = {"depth": at.depth + 1, "nesting": at.nesting + 1}
            inside = replace(at, level=level, path=None, is_written=False, **around)
            children.append(self._value(branch.name, branch, None, inside))
            ends.append(self._emit(ops.END_BRANCH, -1, slot, level))
        for end in ends:
            self.code[end][4] = self._here()
        if not at.is_read:
            return column
        return replace(
            column,
            type=pa.dense_union(_fields_of(children)),
            nullable=union.null_branch is not None,
            validity_bits=8,
            value_bits=32,
            children=tuple(children),
        )

    def _nulls(self, columns: tuple[Column, ...], depth: int) -> None:
        """Append what is written to the columns of a null record: offsets and union branches."""
        for column in columns:
            if pat.is_struct(column.type):
                self._nulls(column.children, depth)
            elif pat.is_union(column.type):
                is_null = [pat.is_null(child.type) for child in column.children]
                position = is_null.index(True) if any(is_null) else 0
                branch = column.children[position]
                self._emit(ops.UNION_AS, -1, column.slot, position, branch.level)
                self._nulls((branch,), depth + 1)
                end = self._emit(ops.END_BRANCH, -1, column.slot, branch.level)
                self.code[end][4] = self._here()
            elif column.has_bytes or column.children:
                self._emit(ops.NULL_OFFSET, -1, column.slot)

    def _min_len(self, avro_type: AvroType) -> int:
        """Return the least bytes of a value of a type."""
        if id(avro_type) not in self.min_lens:
            match avro_type:
                case avro.Primitive(name):
                    length = 0 if name == "null" else _SIZES.get(name, 1)
                case avro.Fixed(_, size):
                    length = size
                case avro.Record(_, fields):
                    length = sum(self._min_len(f.type) for f in fields)
                case _:
                    length = 1
            # The type is kept, so that no other type gets its id.
            self.min_lens[id(avro_type)] = avro_type, length
        return self.min_lens[id(avro_type)][1]

    def _emit(self, op: int, null_branch: int = -1, slot: int = -1, *operands: int) -> int:
        """Append one instruction and return its position."""
        instruction = [op, null_branch, slot, *operands]
        self.code.append(instruction + [0] * (ops.INSTRUCTION_LEN - len(instruction)))
        return len(self.code) - 1

    def _here(self) -> int:
        """Return the position of the next instruction as the target of a jump."""
        self.last_target = len(self.code)
        return self.last_target

    def _level(self, at: _Position) -> int:
        """Add a level for items or a branch; return its number."""
        self.n_levels += at.is_read
        return self.n_levels - 1 if at.is_read else 0


def _fields_of(columns: Sequence[Column]) -> list[pa.Field]:
    """Return the fields of columns, without spans."""
    shown = [c for c in columns if not c.is_span]
    ids = [None if c.field_id is None else {FIELD_ID: str(c.field_id)} for c in shown]
    return [pa.field(c.name, c.type, c.nullable, of) for c, of in zip(shown, ids, strict=True)]
