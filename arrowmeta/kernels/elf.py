"""Object files linked without a linker: ELF for x86-64, as LLVM writes them for large code models.

Such a file keeps all it refers to behind addresses of 64 bits, so that linking is putting sections
into memory and writing those addresses down. Whatever else a file asks for is left to LLVM, which
takes longer to load than this takes to run, and more memory than most plans.

Sources: System V ABI, generic part, "Object Files" and "Relocation"; its supplement for AMD64,
"Relocation Types".
"""

from __future__ import annotations

import ctypes
import mmap
import struct
import sys
from typing import NamedTuple

#: 64 bits, lowest byte first, version 1.
_MAGIC = b"\x7fELF\x02\x01\x01"
_RELOCATABLE = 1
_X86_64 = 62

# Where the file's header says what.
_FILE_TYPE = 16
_FIRST_SECTION = 40
_N_SECTIONS = 60

# Types of sections, and their flags.
_SYMBOLS = 2
_RELOCATIONS = 4
_ZEROS = 8
_WRITTEN = 1
_LOADED = 2

# Sections that a symbol may be in: none if another file has it; from the other on, no real one.
_ELSEWHERE = 0
_SPECIAL = 0xFF00

#: The relocation that is the address of a symbol plus a number, in 64 bits.
_ADDRESS = 1


class UnsupportedError(Exception):
    """This object file is not for here, or needs more than addresses."""


class _Section(NamedTuple):
    name: int
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    item_len: int


class _Symbol(NamedTuple):
    name: int
    info: int
    other: int
    section: int
    value: int
    size: int


class _Relocation(NamedTuple):
    offset: int
    type: int
    symbol: int
    addend: int


def link(content: bytes, function: str) -> int:
    """Put an object file into executable memory.

    Args:
        content: of the file; trusted, like all code.
        function: the name of the symbol that is wanted.

    Returns:
        The function's address.

    Raises:
        UnsupportedError: LLVM has to do it.
    """
    if not sys.platform.startswith("linux"):
        raise UnsupportedError(f"executable memory of {sys.platform}")
    return _ObjectFile(content).link(function)


class _ObjectFile:
    """A file that is for this processor.

    Raises:
        UnsupportedError: it is not.
    """

    def __init__(self, content: bytes) -> None:
        kind = struct.unpack_from("<HH", content, _FILE_TYPE)
        if not content.startswith(_MAGIC) or kind != (_RELOCATABLE, _X86_64):
            raise UnsupportedError("another kind of file")
        self._content = content
        (start,) = struct.unpack_from("<Q", content, _FIRST_SECTION)
        (count,) = struct.unpack_from("<H", content, _N_SECTIONS)
        header = struct.Struct("<IIQQQQIIQQ")
        headers = content[start : start + count * header.size]
        self._sections = [_Section(*fields) for fields in header.iter_unpack(headers)]
        (symbols,) = (section for section in self._sections if section.type == _SYMBOLS)
        fields = struct.iter_unpack("<IBBHQQ", self._bytes_of(symbols))
        self._symbols = [_Symbol(*values) for values in fields]
        self._names = self._bytes_of(self._sections[symbols.link])

    def link(self, function: str) -> int:
        """See the function of this name."""
        places, length = self._layout()
        memory = mmap.mmap(-1, length, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        addresses = [base + place for place in places]
        for section, place in zip(self._sections, places, strict=True):
            if section.flags & _LOADED and section.type != _ZEROS:
                memory[place : place + section.size] = self._bytes_of(section)
        for section in self._sections:
            if section.type != _RELOCATIONS or not self._sections[section.info].flags & _LOADED:
                continue
            for fields in struct.iter_unpack("<QIIq", self._bytes_of(section)):
                relocation = _Relocation(*fields)
                if relocation.type != _ADDRESS:
                    raise UnsupportedError(f"a relocation of type {relocation.type}")
                address = self._address_of(self._symbols[relocation.symbol], addresses)
                place = places[section.info] + relocation.offset
                struct.pack_into("<Q", memory, place, address + relocation.addend)
        _make_executable(base, length)
        # Never let go: a thread may be in there while the interpreter takes everything down.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(memory))
        wanted = (symbol for symbol in self._symbols if self._name_of(symbol) == function)
        return self._address_of(next(wanted), addresses)

    def _layout(self) -> tuple[list[int], int]:
        """Return where in memory each section goes, if it is loaded, and the length of all."""
        places = []
        end = 0
        for section in self._sections:
            is_loaded = section.flags & _LOADED
            if is_loaded and section.flags & _WRITTEN:
                raise UnsupportedError("data that is written")
            if is_loaded and section.align:
                end = -(-end // section.align) * section.align
            places.append(end)
            if is_loaded:
                end += section.size
        return places, end

    def _address_of(self, symbol: _Symbol, sections: list[int]) -> int:
        if symbol.section >= _SPECIAL:
            raise UnsupportedError("a symbol in no section")
        if symbol.section == _ELSEWHERE:
            return _library_address(self._name_of(symbol))
        return sections[symbol.section] + symbol.value

    def _bytes_of(self, section: _Section) -> bytes:
        return self._content[section.offset : section.offset + section.size]

    def _name_of(self, symbol: _Symbol) -> str:
        return self._names[symbol.name : self._names.index(b"\0", symbol.name)].decode()


def _library_address(name: str) -> int:
    """Return where a function of the C library is."""
    try:
        function = getattr(ctypes.CDLL(None), name)
    except AttributeError:
        raise UnsupportedError(f"no {name} in the C library") from None
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _make_executable(base: int, length: int) -> None:
    """Let memory be run, and no longer be written."""
    protect = ctypes.CDLL(None).mprotect
    protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    if protect(base, length, mmap.PROT_READ | mmap.PROT_EXEC) != 0:
        raise UnsupportedError("memory that cannot be made executable")
