"""Skipped values: the instructions that move over them."""

from __future__ import annotations

from arrowmeta.avro import schema as avro
from arrowmeta.avro.program import Program
from arrowmeta.avro.schema import AvroType, is_null, item_type, without_null
from arrowmeta.kernels import avro as ops


def skip(program: Program, avro_type: AvroType, depth: int) -> None:
    """Append what moves over a value, `depth` lists and unions deep, and writes nothing."""
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
            return  # no bytes, so nothing to do: not even once for each of a million items
        program.emit(ops.SKIP_FIXED, null_branch, -1, avro_type.size)
    elif avro_type.name in ("bytes", "string"):
        program.emit(ops.SKIP_BYTES, null_branch)
    elif size := {"boolean": 1, "float": 4, "double": 8}.get(avro_type.name):
        program.emit(ops.SKIP_FIXED, null_branch, -1, size)
    elif null_branch >= 0:
        program.emit(ops.SKIP_LONGS, null_branch, -1, 1)
    else:
        program.skip_long()
