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

from dataclasses import field, replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import pyarrow as pa

from arrowmeta.avro import schema as avro
from arrowmeta.avro.plan import Column, Plan, Wanted, wanted_fields
from arrowmeta.avro.program import Program, skip
from arrowmeta.avro.schema import AvroType, is_null, item_type, without_null
from arrowmeta.errors import UnsupportedError
from arrowmeta.kernels import avro_codes as ops
from arrowmeta.model.kinds import is_text_or_bytes
from arrowmeta.records import dataclass

_Ints: TypeAlias = tuple[int, ...]


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
    return compile_plan(schema, wanted_fields(columns), frozenset(spans), keys)


def compile_plan(
    schema: AvroType,
    wanted: Wanted = None,
    spans: frozenset[str] = frozenset(),
    keys: tuple[int, ...] | None = None,
) -> Plan:
    """Compile a schema; see `plan_for`."""
    return _Compiler(spans, keys).compile(schema, wanted)


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

    def compile(self, schema: AvroType, wanted: Wanted) -> Plan:
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
            slots=tuple(column for column in self.slots if column is not None),
            n_levels=self.program.n_levels,
            max_depth=self.program.max_depth,
            min_row_len=self.program.min_len(schema),
        )

    # Paimon before 0.9 writes a union of null and the row.
    def _top_record(
        self, record: avro.Record, null_branch: int, wanted: Wanted
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

    def _fields(self, record: avro.Record, wanted: Wanted, at: _Position) -> tuple[Column, ...]:
        columns = []
        for f in record.fields:
            if wanted is not None and f.name not in wanted:
                skip(self.program, f.type, at.depth)
            else:
                inner_wanted = None if wanted is None else wanted[f.name]
                columns.append(self._value(f.name, f.type, inner_wanted, at.inside(f.name)))
        return tuple(columns)

    def _value(self, name: str, avro_type: AvroType, wanted: Wanted, at: _Position) -> Column:
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
        self.slots[slot] = column
        return column

    def _scalar(self, avro_type: AvroType, at: _Position) -> tuple[int, pa.DataType, int, *_Ints]:
        """Return op, Arrow type, bytes per row, and the op's operands."""
        match avro_type:
            case avro.Enum(_, symbols):
                arrow_type = pa.dictionary(pa.int32(), pa.string())
                return ops.BOUNDED_INT, arrow_type, 4, len(symbols), ops.NO_SUCH_SYMBOL
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
                    bounded = ops.BOUNDED_INT if name == "int" else ops.BOUNDED_LONG
                    day = 86_400_000 if name == "int" else 86_400_000_000
                    return bounded, arrow_type, width, day, ops.NOT_OF_A_DAY
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
        wanted: Wanted,
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
            _struct_type(children),
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
        wanted: Wanted,
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
        wanted: Wanted,
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


def _struct_type(children: tuple[Column, ...]) -> pa.StructType:
    return pa.struct(
        [pa.field(c.name, c.type, nullable=c.nullable) for c in children if not c.is_span]
    )


def _has_offsets(arrow_type: pa.DataType) -> bool:
    is_text = is_text_or_bytes(arrow_type)
    return is_text or pa.types.is_list(arrow_type) or pa.types.is_map(arrow_type)
