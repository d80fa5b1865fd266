"""Object files put into memory without LLVM: the same as with it, and what is left to it."""

from __future__ import annotations

import pkgutil
import platform
import struct
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from arrowmeta import kernels
from arrowmeta.kernels import code_cache, compiler, elf, object_code
from arrowmeta.kernels.jit import Kernel
from arrowmeta.kernels.object_code import Function, ObjectCode
from arrowmeta.kernels.signature import I64, OutI64, OutU8, parameters_of

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or platform.machine() != "x86_64",
    reason="object files of this machine are left to LLVM",
)


def choose(ops: I64, out: OutI64) -> int:
    """A jump table, and constants."""
    for i in range(ops.shape[0]):
        op = ops[i]
        if op == 0:
            out[i] = 7
        elif op == 1:
            out[i] = -op
        elif op == 2:
            out[i] = op << 40
        elif op == 3:
            out[i] = op ^ 0x5555555555555555
        elif op == 4:
            out[i] = out[i - 1]
        else:
            return i
    return -1


def clear(out: OutU8) -> int:
    """A call of the C library's memset."""
    for i in range(out.shape[0]):
        out[i] = 0
    return 0


def compiled(function) -> ObjectCode:
    code = compiler.compile_kernel(function, parameters_of(function))
    assert code is not None
    return code


def linked_by_elf(function) -> Function:
    code = compiled(function)
    elf.link(code.content, code.symbol)  # or `Function` would ask LLVM
    return Function(function.__name__, parameters_of(function), code)


def linked_by_llvm(function, monkeypatch: pytest.MonkeyPatch) -> Function:
    def refuse(*_: object) -> int:
        raise elf.UnsupportedError

    with monkeypatch.context() as patched:
        patched.setattr(elf, "link", refuse)
        return Function(function.__name__, parameters_of(function), compiled(function))


def test_both_ways_link_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b".rodata" in compiled(choose).content
    ops = np.arange(5)
    for function in (linked_by_elf(choose), linked_by_llvm(choose, monkeypatch)):
        out = np.zeros(5, dtype=np.int64)
        assert function(ops, out) == -1
        assert out.tolist() == [7, -1, 2 << 40, 3 ^ 0x5555555555555555, 3 ^ 0x5555555555555555]
        assert function(np.array([0, 9]), out) == 1


@pytest.mark.parametrize("name", [one.name for one in pkgutil.iter_modules(kernels.__path__)])
def test_no_kernel_of_the_package_is_left_to_llvm(name: str) -> None:
    """Its library would be most of the memory that a small plan takes."""
    for member in vars(import_module(f"{kernels.__name__}.{name}")).values():
        if isinstance(member, Kernel):
            member.compile()
            code = code_cache.load(member.interpreted.__name__)
            assert code is not None
            elf.link(code.content, code.symbol)


def test_functions_of_the_c_library_are_found() -> None:
    assert b"memset" in compiled(clear).content
    out = np.full(1000, 9, dtype=np.uint8)
    linked_by_elf(clear)(out[:999])
    assert out.sum() == 9


def test_code_cannot_be_written_to() -> None:
    code = compiled(choose)
    address = elf.link(code.content, code.symbol)
    rights = []
    for line in Path("/proc/self/maps").read_text(encoding="ascii").splitlines():
        place, rights_there, *_ = line.split()
        start, end = (int(edge, 16) for edge in place.split("-"))
        if start <= address < end:
            rights.append(rights_there)
    assert rights == ["r-xp"]


def sections(content: bytes) -> dict[str, int]:
    """Return where the headers of a file's sections are, by name."""
    (start,) = struct.unpack_from("<Q", content, 40)
    count, names_at = struct.unpack_from("<HH", content, 60)
    (names,) = struct.unpack_from("<Q", content, start + 64 * names_at + 24)
    found = {}
    for at in range(start, start + 64 * count, 64):
        name = names + struct.unpack_from("<I", content, at)[0]
        found[content[name : content.index(b"\0", name)].decode()] = at
    return found


def with_number(content: bytes, position: int, format: str, number: int) -> bytes:
    changed = bytearray(content)
    struct.pack_into(format, changed, position, number)
    return bytes(changed)


def first_of(content: bytes, section: str) -> int:
    """Return where a section's own bytes begin."""
    return struct.unpack_from("<Q", content, sections(content)[section] + 24)[0]


def test_what_is_more_than_addresses_is_left_to_llvm() -> None:
    content = compiled(choose).content
    relocation = first_of(content, ".rela.rodata")
    symbol = (
        first_of(content, ".symtab") + 24 * struct.unpack_from("<I", content, relocation + 12)[0]
    )
    flags = sections(content)[".rodata"] + 8
    for changed, why in [
        (b"\xcf\xfa\xed\xfe" + content[4:], "another kind of file"),
        (with_number(content, 18, "<H", 183), "another kind of file"),
        (with_number(content, relocation + 8, "<I", 2), "relocation of type 2"),
        (with_number(content, flags, "<Q", 3), "data that is written"),
        (with_number(content, symbol + 6, "<H", 0xFFF2), "in no section"),
    ]:
        with pytest.raises(elf.UnsupportedError, match=why):
            elf.link(changed, compiled(choose).symbol)


def test_functions_that_no_library_has_are_left_to_llvm() -> None:
    code = compiled(clear)
    with pytest.raises(elf.UnsupportedError, match="no memsex in the C library"):
        elf.link(code.content.replace(b"memset", b"memsex"), code.symbol)


def test_memory_that_may_not_be_executed_is_left_to_llvm(monkeypatch: pytest.MonkeyPatch) -> None:
    code = compiled(choose)

    def refuse(*_: object) -> None:
        raise elf.UnsupportedError

    monkeypatch.setattr(elf, "_make_executable", refuse)
    function = Function("choose", parameters_of(choose), code)
    assert function(np.array([0]), np.zeros(1, dtype=np.int64)) == -1


def test_the_key_of_compiled_code_needs_no_llvm() -> None:
    assert object_code._processor()
