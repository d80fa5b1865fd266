"""Write programs for the kernel: instructions and targets.

`skip` writes the instructions that skip a value.
"""

from __future__ import annotations

from dataclasses import field

from arrowmeta.avro import schema as avro
from arrowmeta.avro.schema import AvroType, is_null, item_type, without_null
from arrowmeta.errors import LimitError
from arrowmeta.kernels import avro_codes as ops
from arrowmeta.records import dataclass

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
