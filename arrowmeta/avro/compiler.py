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

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import pyarrow as pa
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.avro import schema as avro
from arrowmeta.avro.plan import Column, Plan
from arrowmeta.avro.schema import (
    AvroType,
    FieldPath,
    Wanted,
    chosen_fields,
    is_null,
    item_type,
    tree_of,
    without_null,
)
from arrowmeta.errors import LimitError, UnsupportedError
from arrowmeta.kernels import avro_ops as ops
from arrowmeta.model.shape import FIELD_ID

# -- instructions of the kernel ------------------------------------------------------------------

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
    schema_text: str,
    paths: tuple[FieldPath, ...] | None = None,
    spans: tuple[str, ...] = (),
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


class _Position(Struct, frozen=True):
    """Position of a value in the schema.

    Attributes:
        level: level of its rows.
        depth: number of lists and unions around it.
        path: dotted name, for spans; None in unions, in maps, and in lists of anything but records.
        is_read: whether it is wanted; otherwise it is skipped, and has no level.
        is_written: whether each row has a value, unless it is null itself.
    """

    level: int = 0
    depth: int = 0
    path: str | None = ""
    is_read: bool = True
    is_written: bool = True

    def field(self, name: str, *, is_wanted: bool) -> _Position:
        """Return the position of a field of the record here."""
        path = None if self.path is None else f"{self.path}.{name}".removeprefix(".")
        return replace(self, path=path, is_read=is_wanted)


class _Compiler(Struct):
    """Program and columns of a plan that is being compiled.

    Attributes:
        spans: names of bytes columns to locate.
        has_ids: whether fields of values that are wanted as a whole have their ids in Arrow.
        code: instructions, eight integers each.
        targets: numbers that instructions refer to; see `Plan`.
        slots: columns with regions in the arena.
        found_spans: span columns by dotted name.
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
    found_spans: dict[str, Column] = field(default_factory=dict)
    n_levels: int = 1
    max_depth: int = 1
    n_values: int = 0
    last_target: int = 0
    min_lens: dict[int, tuple[AvroType, int]] = field(default_factory=dict)

    def compile(self, schema: AvroType, wanted: Wanted) -> Plan:
        at = _Position()
        if isinstance(schema, avro.Union) and len(schema.branches) == 1:
            self._emit(ops.ONLY_BRANCH)
            inner, null_branch = schema.branches[0], -1
        else:
            inner, null_branch = without_null(schema)
        if not isinstance(inner, avro.Record):
            value = inner if null_branch < 0 else schema
            columns = self._fields(avro.Record("", (avro.Field("value", value),)), wanted, at)
        elif null_branch < 0:
            columns = self._fields(inner, wanted, at)
        else:
            columns = self._nullable_row(inner, null_branch, wanted, at)
        self._emit(ops.END_ROW)
        layout = [(c.level, c.validity_bits, c.value_bits, c.has_bytes) for c in self.slots]
        return Plan(
            program=np.array(self.code, dtype=np.int64),
            targets=np.array(self.targets, dtype=np.int64),
            columns=columns,
            schema=pa.schema(_fields_of(columns)),
            spans=self.found_spans,
            slots=tuple(self.slots),
            layout=np.array(layout, dtype=np.int64).reshape(-1, 4),
            n_levels=self.n_levels,
            max_depth=self.max_depth,
            min_row_len=self._min_len(schema),
        )

    def _nullable_row(
        self, record: avro.Record, null_branch: int, wanted: Wanted, at: _Position
    ) -> tuple[Column, ...]:
        """Return the columns of a union of null and the row, as Paimon before 0.9 writes it."""
        row = self._column("", null_branch, at)
        columns = self._record(row, record, null_branch, wanted, at).children
        if any(pa.types.is_union(c.type) and not c.nullable for c in columns):
            raise UnsupportedError("a union without null in a row that can be null")
        of_row = {"nullable": True, "validity_slot": row.slot}  # in a null row all columns are null
        return tuple(c if c.nullable else replace(c, **of_row) for c in columns)

    def _fields(self, record: avro.Record, wanted: Wanted, at: _Position) -> tuple[Column, ...]:
        columns = []
        chosen = chosen_fields([(f.name, f.field_id) for f in record.fields], wanted)
        for i, f in enumerate(record.fields):
            is_wanted = at.is_read and (wanted is None or i in chosen)
            name, inner = chosen.get(i, (f.name, None))
            column = self._value(name, f.type, inner, at.field(name, is_wanted=is_wanted))
            if self.has_ids and wanted is None:
                column = replace(column, field_id=f.field_id)
            columns += [column] if is_wanted else []
        return tuple(columns)

    def _value(self, name: str, avro_type: AvroType, wanted: Wanted, at: _Position) -> Column:
        """Append the reading or skipping of a value; return its column."""
        self.n_values += 1  # a few named types that refer to each other can make billions
        if self.n_values > MAX_VALUES:
            raise LimitError(f"the Avro schema has more than {MAX_VALUES:,} values per row")
        if isinstance(avro_type, avro.Union) and len(avro_type.branches) == 1:
            self._emit(ops.ONLY_BRANCH)
            return self._value(name, avro_type.branches[0], wanted, at)
        inner, null_branch = without_null(avro_type)
        if is_null(inner):
            return Column(name, pa.null(), nullable=True, slot=-1, level=at.level)
        column = self._column(name, null_branch, at)
        match inner:
            case avro.Union():
                column = self._union(column, inner, at)
            case avro.Record():
                column = self._record(column, inner, null_branch, wanted, at)
            case avro.Array() | avro.Map():
                column = self._list(column, inner, null_branch, wanted, at)
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
            self.found_spans[at.path] = column
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
                if pa.types.is_time(arrow_type):
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
        self, column: Column, record: avro.Record, null_branch: int, wanted: Wanted, at: _Position
    ) -> Column:
        start = self._emit(ops.NULLABLE, null_branch, column.slot) if column.nullable else -1
        inside = replace(at, is_written=at.is_written and not column.nullable)
        children = self._fields(record, wanted, inside)
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
        wanted: Wanted,
        at: _Position,
    ) -> Column:
        is_array, repeated = isinstance(avro_type, avro.Array), item_type(avro_type)
        slot, level = column.slot, self._level(at)
        path = at.path if is_array and isinstance(without_null(repeated)[0], avro.Record) else None
        inside = replace(at, level=level, depth=at.depth + 1, path=path, is_written=True)
        start = self._emit(ops.LIST, null_branch, slot, level)
        body = self._here()
        item = self._value("item", repeated, wanted if is_array else None, inside)
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
            inside = replace(at, level=level, depth=at.depth + 1, path=None, is_written=False)
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
            if pa.types.is_struct(column.type):
                self._nulls(column.children, depth)
            elif pa.types.is_union(column.type):
                is_null = [pa.types.is_null(child.type) for child in column.children]
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
