"""Compile a writer's schema and the wanted columns to a plan: a program and output columns.

Arrow types of Avro types:

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

from collections.abc import Collection, Iterator, Mapping
from dataclasses import field, replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import pyarrow as pa

from arrowmeta.avro import schema as avro
from arrowmeta.avro.plan import Column, Plan, Slot
from arrowmeta.avro.schema import AvroType, is_null, item_type, without_null
from arrowmeta.columns.buffers import is_text_or_bytes
from arrowmeta.errors import LimitError, UnsupportedError
from arrowmeta.kernels import avro_codes as ops
from arrowmeta.records import dataclass

# -- instructions of the kernel ------------------------------------------------------------------

#: Limit of the values of a row. The widest real manifests have a few hundred.
MAX_VALUES = 100_000

#: Largest number of wanted keys to compare each pair with; writing all pairs is faster than more.
MAX_KEYS = 8

#: Instructions of an item that LIST_OF_PAIRS can replace.
_PAIRS = ([ops.INT, ops.LONG], [ops.INT, ops.BYTES], [ops.INT, ops.SPAN])

#: Instructions of an item that SKIP_LIST can replace.
_SKIPPED = ([ops.SKIP_LONGS], [ops.SKIP_BYTES], [ops.SKIP_LONGS, ops.SKIP_BYTES])

_MIN_LEN = {"null": 0, "float": 4, "double": 8}


@dataclass
class Program:
    """A program that is being written.

    Attributes:
        code: instructions, eight integers each.
        targets: numbers that instructions refer to; see `Plan`.
        n_levels: number of levels.
        max_depth: largest nesting of lists and unions.
        n_values: values of a row, wanted or not.
        last_target: last position that an instruction jumps to.
        min_lens: least bytes of a type, by its id.
    """

    code: list[list[int]] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    n_levels: int = 1
    max_depth: int = 1
    n_values: int = 0
    last_target: int = 0
    min_lens: dict[int, tuple[AvroType, int]] = field(default_factory=dict)

    def emit(self, op: int, null_branch: int = -1, slot: int = -1, *operands: int) -> int:
        """Append one instruction and return its position."""
        instruction = [op, null_branch, slot, *operands]
        self.code.append(instruction + [0] * (ops.INSTRUCTION_LEN - len(instruction)))
        return len(self.code) - 1

    def here(self) -> int:
        """Return the position of the next instruction as the target of a jump."""
        self.last_target = len(self.code)
        return self.last_target

    def skip_long(self) -> None:
        """Append the skipping of a number; extend the last instruction if it skips numbers."""
        follows = len(self.code) > self.last_target
        if follows and self.code[-1][0] == ops.SKIP_LONGS and self.code[-1][1] < 0:
            self.code[-1][3] += 1
        else:
            self.emit(ops.SKIP_LONGS, -1, -1, 1)

    def count_value(self) -> None:
        """Count a value. A few named types that refer to each other can make billions of values."""
        self.n_values += 1
        if self.n_values > MAX_VALUES:
            raise LimitError(f"the Avro schema has more than {MAX_VALUES:,} values per row")

    def min_len(self, avro_type: AvroType) -> int:
        """Return the least bytes of a value of a type."""
        if id(avro_type) in self.min_lens:
            return self.min_lens[id(avro_type)][1]
        match avro_type:
            case avro.Primitive(name):
                length = _MIN_LEN.get(name, 1)
            case avro.Fixed(_, size):
                length = size
            case avro.Record(_, fields):
                length = sum(self.min_len(f.type) for f in fields)
            case _:
                length = 1
        # The type is kept, so that no other type gets its id.
        self.min_lens[id(avro_type)] = avro_type, length
        return length

    def begin_list(self, null_branch: int, slot: int, level: int, depth: int) -> int:
        """Append the start of a list; return its position."""
        self.deepen(depth)
        return self.emit(ops.LIST, null_branch, slot, level)

    def end_list(self, start: int, body: int, slot: int, level: int, least: int) -> None:
        """Append the end of a list whose items begin at `body` and have at least `least` bytes."""
        self.emit(ops.NEXT_ITEM, -1, slot, level, body)
        items = self.emit(ops.NEXT_ITEMS, -1, slot, level, body)
        self.code[items][5] = least
        self.code[start][4] = self.here()
        self.code[start][5] = items

    def simplify_list(
        self, start: int, body: int, slot: int, level: int, keys: tuple[int, ...] | None = None
    ) -> bool:
        """Replace the list that begins at `start` by one instruction if its items allow it.

        The items must be pairs of an int and a long or byte string, or numbers and byte strings to
        skip. If `keys` are few, only pairs with one of these ints are written.
        """
        item = self.code[body:]
        item_ops = [code[0] for code in item]
        can_be_null = any(code[1] >= 0 for code in item)
        null_branch = self.code[start][1]
        if slot >= 0 and not can_be_null and item_ops in _PAIRS:
            (_, _, key_slot, *_), (value_op, _, value_slot, *_) = item
            del self.code[start:]
            pair = (key_slot, value_slot, 2, len(self.targets))
            self.emit(ops.LIST_OF_PAIRS, null_branch, slot, level, *pair)
            if keys is None or len(keys) > MAX_KEYS:
                self.targets += [value_op, -1]
            else:
                self.targets += [value_op, len(keys), *keys]
        elif slot < 0 and (item_ops == [ops.SKIP_LONGS] if can_be_null else item_ops in _SKIPPED):
            n_longs = sum(code[3] for code in item if code[0] == ops.SKIP_LONGS)
            n_texts = item_ops.count(ops.SKIP_BYTES)
            del self.code[start:]
            least = 1 if can_be_null else n_longs + n_texts
            self.emit(ops.SKIP_LIST, null_branch, -1, n_longs, n_texts, item[0][1], least)
        else:
            return False
        return True

    def new_level(self) -> int:
        """Add a level; return its number."""
        self.n_levels += 1
        return self.n_levels - 1

    def deepen(self, depth: int) -> None:
        """Make the kernel's stack large enough for this nesting."""
        self.max_depth = max(self.max_depth, depth)


def skip(program: Program, avro_type: AvroType, depth: int) -> None:
    """Append instructions that skip a value inside of `depth` lists and unions."""
    program.count_value()
    if isinstance(avro_type, avro.Union) and len(avro_type.branches) == 1:
        program.emit(ops.ONLY_BRANCH)
        skip(program, avro_type.branches[0], depth)
        return
    inner, null_branch = without_null(avro_type)
    match inner:
        case avro.Record(_, fields):
            start = program.emit(ops.NULLABLE, null_branch) if null_branch >= 0 else -1
            for f in fields:
                skip(program, f.type, depth)
            if start >= 0:
                program.code[start][3] = program.here()
        case avro.Array() | avro.Map():
            item = item_type(inner)
            start = program.begin_list(null_branch, -1, 0, depth + 1)
            body = program.here()
            skip(program, item, depth + 1)
            if not program.simplify_list(start, body, -1, 0):
                program.end_list(start, body, -1, 0, program.min_len(item))
        case avro.Union(branches):
            _skip_union(program, branches, depth)
        case _ if not is_null(inner):
            _skip_scalar(program, inner, null_branch)


def _skip_union(program: Program, branches: tuple[AvroType, ...], depth: int) -> None:
    program.deepen(depth + 1)
    first_target = len(program.targets)
    program.emit(ops.UNION, -1, -1, len(branches), first_target)
    program.targets += [0] * (2 * len(branches))
    ends = []
    for i, branch in enumerate(branches):
        program.targets[first_target + 2 * i] = program.here()
        skip(program, branch, depth + 1)
        ends.append(program.emit(ops.END_BRANCH))
    for end in ends:
        program.code[end][4] = program.here()


def _skip_scalar(program: Program, avro_type: AvroType, null_branch: int) -> None:
    if isinstance(avro_type, avro.Fixed):
        if avro_type.size == 0 and null_branch < 0:
            return  # no bytes; an instruction would run for each of a million items
        program.emit(ops.SKIP_FIXED, null_branch, -1, avro_type.size)
    elif avro_type.name in ("bytes", "string"):
        program.emit(ops.SKIP_BYTES, null_branch)
    elif size := {"boolean": 1, "float": 4, "double": 8}.get(avro_type.name):
        program.emit(ops.SKIP_FIXED, null_branch, -1, size)
    elif null_branch >= 0:
        program.emit(ops.SKIP_LONGS, null_branch, -1, 1)
    else:
        program.skip_long()


# -- types ---------------------------------------------------------------------------------------

_Ints: TypeAlias = tuple[int, ...]

#: _Wanted parts of a value: None for all of it, else the wanted fields of a record.
_Wanted: TypeAlias = "Mapping[str, _Wanted] | None"


@lru_cache(maxsize=256)
def plan_for(
    schema_text: str,
    columns: tuple[str, ...] | None = None,
    spans: tuple[str, ...] = (),
    keys: tuple[int, ...] | None = None,
) -> Plan:
    """Return the plan of a schema; plans are cached.

    Args:
        schema_text: the writer's schema as JSON.
        columns: dotted names of the wanted columns, None for all. Unknown names are ignored.
        spans: dotted names of bytes columns to locate instead of copying.
        keys: wanted ints of lists whose items are an int and a number or bytes; items of other ints
            may be left out. None keeps all.
    """
    schema = avro.parse_schema(schema_text)
    return _Compiler(frozenset(spans), keys).compile(schema, _wanted_fields(columns))


def _wanted_fields(columns: Collection[str] | None) -> _Wanted:
    """Return dotted names as a tree; None for everything."""
    if columns is None:
        return None
    tree: dict[str, _Wanted] = {}
    for name in columns:
        node = tree
        *parents, last = name.split(".")
        for parent in parents:
            inner = node.setdefault(parent, {})
            if inner is None:  # the whole parent is wanted
                break
            node = inner  # type: ignore[assignment]
        else:
            node[last] = None
    return tree


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
_LOGICAL: dict[tuple[str, str], pa.DataType] = {
    ("int", "date"): pa.date32(),
    ("int", "time-millis"): pa.time32("ms"),
    ("long", "time-micros"): pa.time64("us"),
    ("long", "timestamp-millis"): pa.timestamp("ms", "UTC"),
    ("long", "timestamp-micros"): pa.timestamp("us", "UTC"),
    ("long", "timestamp-nanos"): pa.timestamp("ns", "UTC"),
    ("long", "local-timestamp-millis"): pa.timestamp("ms"),
    ("long", "local-timestamp-micros"): pa.timestamp("us"),
    ("long", "local-timestamp-nanos"): pa.timestamp("ns"),
}
#: Arrow's type code, a signed byte, is the position of the branch.
_MAX_BRANCHES = 128


def _logical_type(primitive: avro.Primitive) -> pa.DataType:
    _, plain, _ = _SIMPLE[primitive.name]
    if primitive.logical is None:
        return plain
    kind = _LOGICAL.get((primitive.name, primitive.logical.name), plain)
    if pa.types.is_timestamp(kind) and not primitive.logical.adjust_to_utc:
        return pa.timestamp(kind.unit)
    return kind


def _decimal_type(logical: avro.Logical | None) -> pa.DataType | None:
    if logical is None or logical.name != "decimal":
        return None
    make = pa.decimal128 if logical.precision <= 38 else pa.decimal256
    return make(logical.precision, logical.scale)


@dataclass
class _Compiler:
    """Program and columns of a plan that is being compiled."""

    spans: frozenset[str]
    keys: tuple[int, ...] | None
    program: Program = field(default_factory=Program)
    slots: list[Column | None] = field(default_factory=list)
    found_spans: dict[str, Column] = field(default_factory=dict)

    def compile(self, schema: AvroType, wanted: _Wanted) -> Plan:
        if isinstance(schema, avro.Union) and len(schema.branches) == 1:
            self.program.emit(ops.ONLY_BRANCH)
            inner, null_branch = schema.branches[0], -1
        else:
            inner, null_branch = without_null(schema)
        if isinstance(inner, avro.Record):
            columns = self._top_record(inner, null_branch, wanted)
        else:
            value = inner if null_branch < 0 else schema
            top = avro.Record("", (avro.Field("value", value),))
            columns = self._fields(top, wanted, _Position(level=0, depth=0, path=""))
        self.program.emit(ops.END_ROW)
        return Plan(
            program=np.array(self.program.code, dtype=np.int64),
            targets=np.array(self.program.targets, dtype=np.int64),
            columns=columns,
            schema=pa.schema(_fields_of(columns)),
            spans=self.found_spans,
            slots=self._regions(set(_written_slots(columns))),
            n_levels=self.program.n_levels,
            max_depth=self.program.max_depth,
            min_row_len=self.program.min_len(schema),
        )

    def _regions(self, written: set[int]) -> tuple[Slot, ...]:
        """Return the regions of each column, given the slots that are always written."""
        return tuple(
            Slot(
                column.name,
                column.level,
                validity_bits=8 if pa.types.is_union(column.type) else int(column.nullable),
                value_bits=1 if pa.types.is_boolean(column.type) else 8 * column.item_width,
                has_bytes=is_text_or_bytes(column.type) and not column.is_span,
                is_written=i in written,
            )
            for i, column in enumerate(self.slots)
            if column is not None
        )

    # Paimon before 0.9 writes a union of null and the row.
    def _top_record(
        self, record: avro.Record, null_branch: int, wanted: _Wanted
    ) -> tuple[Column, ...]:
        at = _Position(level=0, depth=0, path="")
        if null_branch < 0:
            return self._fields(record, wanted, at)
        slot = self._slot()
        column = self._nullable_record("", record, wanted, null_branch, slot, at)
        self.slots[slot] = column
        if any(pa.types.is_union(c.type) and not c.nullable for c in column.children):
            raise UnsupportedError("a union without null in a row that can be null")
        # In a null row every column is null.
        return tuple(
            child if child.nullable else replace(child, nullable=True, validity_slot=slot)
            for child in column.children
        )

    def _fields(self, record: avro.Record, wanted: _Wanted, at: _Position) -> tuple[Column, ...]:
        columns = []
        for f in record.fields:
            if wanted is not None and f.name not in wanted:
                skip(self.program, f.type, at.depth)
            else:
                inner_wanted = None if wanted is None else wanted[f.name]
                columns.append(self._value(f.name, f.type, inner_wanted, at.inside(f.name)))
        return tuple(columns)

    def _value(self, name: str, avro_type: AvroType, wanted: _Wanted, at: _Position) -> Column:
        self.program.count_value()
        if isinstance(avro_type, avro.Union) and len(avro_type.branches) == 1:
            self.program.emit(ops.ONLY_BRANCH)
            return self._value(name, avro_type.branches[0], wanted, at)
        inner, null_branch = without_null(avro_type)
        nullable = null_branch >= 0
        if isinstance(inner, avro.Union):
            return self._union(name, inner, at)
        if is_null(inner):
            return Column(name, pa.null(), True, -1, at.level)
        slot = self._slot()
        match inner:
            case avro.Record():
                column = self._nullable_record(name, inner, wanted, null_branch, slot, at)
            case avro.Array() | avro.Map():
                column = self._list(name, inner, wanted, null_branch, slot, at)
            case _:
                op, arrow_type, width, *operands = self._scalar(inner, at)
                if op != ops.FIXED or width or nullable:
                    self.program.emit(op, null_branch, slot, *operands)
                column = Column(
                    name,
                    arrow_type,
                    nullable,
                    slot,
                    at.level,
                    validity_slot=slot if nullable else -1,
                    item_width=width,
                    is_span=op == ops.SPAN,
                    symbols=inner.symbols if isinstance(inner, avro.Enum) else (),
                )
                if column.is_span and at.path is not None:
                    self.found_spans[at.path] = column
        self.slots[slot] = column
        return column

    def _scalar(self, avro_type: AvroType, at: _Position) -> tuple[int, pa.DataType, int, *_Ints]:
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
                if pa.types.is_time(arrow_type):
                    day = 86_400_000 if name == "int" else 86_400_000_000
                    return ops.BOUNDED, arrow_type, width, day, ops.NOT_OF_A_DAY, width
                return op, arrow_type, width, width
        raise AssertionError(avro_type)

    def _decimal(self, decimal: pa.DataType, size: int) -> tuple[int, pa.DataType, int, *_Ints]:
        """Add the greatest value of a decimal to the targets, lowest word first."""
        greatest = 10**decimal.precision - 1
        width = decimal.byte_width
        words = np.frombuffer(greatest.to_bytes(width, "little"), dtype=np.int64)
        self.program.targets += words.tolist()
        return ops.DECIMAL, decimal, width, width, size, len(self.program.targets) - len(words)

    def _nullable_record(
        self,
        name: str,
        record: avro.Record,
        wanted: _Wanted,
        null_branch: int,
        slot: int,
        at: _Position,
    ) -> Column:
        start = self.program.emit(ops.NULLABLE, null_branch, slot) if null_branch >= 0 else -1
        children = self._fields(record, wanted, at)
        if null_branch >= 0:
            jump = self.program.emit(ops.JUMP)
            self.program.code[start][3] = self.program.here()
            self._nulls(children, at.depth)
            self.program.code[jump][3] = self.program.here()
        nullable = null_branch >= 0
        return Column(
            name,
            pa.struct(_fields_of(children)),
            nullable,
            slot,
            at.level,
            validity_slot=slot if nullable else -1,
            children=children,
        )

    def _list(
        self,
        name: str,
        avro_type: avro.Array | avro.Map,
        wanted: _Wanted,
        null_branch: int,
        slot: int,
        at: _Position,
    ) -> Column:
        level = self.program.new_level()
        is_of_records = isinstance(avro_type, avro.Array) and _is_record(avro_type.items)
        inside = _Position(level, at.depth + 1, at.path if is_of_records else None)
        if isinstance(avro_type, avro.Array) and _is_long(avro_type.items):
            op = self.program.emit(ops.LIST_OF_LONGS, null_branch, slot)
            item = self._value("item", avro_type.items, wanted, inside)
            scalar = self.program.code.pop()
            self.program.code[op][3:7] = [level, item.slot, scalar[1], 1]
        else:
            item = self._items(avro_type, wanted, null_branch, slot, inside)
        if isinstance(avro_type, avro.Map):
            key, value = item.children
            arrow_type: pa.DataType = pa.map_(
                key.type, pa.field("value", value.type, nullable=value.nullable)
            )
        else:
            arrow_type = pa.list_(pa.field("item", item.type, nullable=item.nullable))
        nullable = null_branch >= 0
        return Column(
            name,
            arrow_type,
            nullable,
            slot,
            at.level,
            validity_slot=slot if nullable else -1,
            item_width=4,
            children=(item,),
        )

    def _items(
        self,
        avro_type: avro.Array | avro.Map,
        wanted: _Wanted,
        null_branch: int,
        slot: int,
        inside: _Position,
    ) -> Column:
        repeated = item_type(avro_type)
        start = self.program.begin_list(null_branch, slot, inside.level, inside.depth)
        body = self.program.here()
        inner_wanted = wanted if isinstance(avro_type, avro.Array) else None
        item = self._value("item", repeated, inner_wanted, inside)
        if self.program.simplify_list(start, body, slot, inside.level, self.keys):
            return item
        self.program.end_list(start, body, slot, inside.level, self.program.min_len(repeated))
        return item

    def _union(self, name: str, union: avro.Union, at: _Position) -> Column:
        if len(union.branches) > _MAX_BRANCHES:
            raise UnsupportedError(
                f"a union of {len(union.branches):,} types; Arrow allows {_MAX_BRANCHES}"
            )
        slot = self._slot()
        inside = [_Position(self.program.new_level(), at.depth + 1, None) for _ in union.branches]
        self.program.deepen(at.depth + 1)
        first_target = len(self.program.targets)
        self.program.emit(ops.UNION, -1, slot, len(union.branches), first_target)
        self.program.targets += [0] * (2 * len(union.branches))
        children, ends = [], []
        for i, (branch, where) in enumerate(zip(union.branches, inside, strict=True)):
            self.program.targets[first_target + 2 * i] = self.program.here()
            self.program.targets[first_target + 2 * i + 1] = where.level
            children.append(self._value(branch.name, branch, None, where))
            ends.append(self.program.emit(ops.END_BRANCH, -1, slot, where.level))
        for end in ends:
            self.program.code[end][4] = self.program.here()
        arrow_type = pa.dense_union(
            [pa.field(c.name, c.type, nullable=c.nullable) for c in children]
        )
        has_null = union.null_branch is not None
        column = Column(
            name, arrow_type, has_null, slot, at.level, item_width=4, children=tuple(children)
        )
        self.slots[slot] = column
        return column

    def _nulls(self, columns: tuple[Column, ...], depth: int) -> None:
        """Append what is written to the columns of a null record: offsets and union branches."""
        for column in columns:
            if column.is_span:
                continue
            if pa.types.is_struct(column.type):
                self._nulls(column.children, depth)
            elif pa.types.is_union(column.type):
                is_null = [pa.types.is_null(child.type) for child in column.children]
                position = is_null.index(True) if any(is_null) else 0
                branch = column.children[position]
                self.program.emit(ops.UNION_AS, -1, column.slot, position, branch.level)
                self._nulls((branch,), depth + 1)
                end = self.program.emit(ops.END_BRANCH, -1, column.slot, branch.level)
                self.program.code[end][4] = self.program.here()
            elif _has_offsets(column.type):
                self.program.emit(ops.NULL_OFFSET, -1, column.slot)

    def _slot(self) -> int:
        self.slots.append(None)
        return len(self.slots) - 1


@dataclass(frozen=True)
class _Position:
    """Position of a value in the schema.

    Attributes:
        level: level of its rows.
        depth: number of lists and unions around it.
        path: dotted name, for spans; None in unions, in maps, and in lists of anything but records.
    """

    level: int
    depth: int
    path: str | None

    def inside(self, name: str) -> _Position:
        if self.path is None:
            return self
        return replace(self, path=f"{self.path}.{name}" if self.path else name)


def _is_record(avro_type: AvroType) -> bool:
    return isinstance(without_null(avro_type)[0], avro.Record)


def _is_long(avro_type: AvroType) -> bool:
    inner, _ = without_null(avro_type)
    if not isinstance(inner, avro.Primitive) or inner.name != "long":
        return False
    return not pa.types.is_time(_logical_type(inner))


def _fields_of(columns: tuple[Column, ...]) -> list[pa.Field]:
    """Return the fields of columns, without spans."""
    return [pa.field(c.name, c.type, nullable=c.nullable) for c in columns if not c.is_span]


def _written_slots(columns: tuple[Column, ...]) -> Iterator[int]:
    """Yield the slots whose values the kernel writes for every row.

    It does not write values that are null, or fields of records that are null.
    """
    for column in columns:
        if pa.types.is_union(column.type):
            continue
        is_record = pa.types.is_struct(column.type)
        is_fixed = column.item_width > 0 and not is_text_or_bytes(column.type)
        if column.children:
            if not (is_record and column.nullable):
                yield from _written_slots(column.children)
        elif not column.nullable and (column.is_span or is_fixed):
            yield column.slot


def _has_offsets(arrow_type: pa.DataType) -> bool:
    is_text = is_text_or_bytes(arrow_type)
    return is_text or pa.types.is_list(arrow_type) or pa.types.is_map(arrow_type)
