"""JSON documents within limits: bytes to objects of the types that a format declares.

Types are those of msgspec: structs whose fields are in kebab or camel case in the file. A field
that is not declared is ignored, one that is repeated has its last value, and one that may be null
is declared so. Errors name the file, and the field or byte. Main names: `decode`, `read_document`,
`read_lists`.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from itertools import chain
from threading import RLock
from time import sleep
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec
import numpy as np
from msgspec import Meta, Raw

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.reading import PIECE_LEN, Piece
from arrowmeta.io.storage import JSON_LIMIT, Storage

#: Size limit; real files have kilobytes, wide tables with comments some megabytes.
MAX_JSON_BYTES = 64 * 1024 * 1024

#: Number of objects and lists allowed in any file, and minimum bytes of each further one. An empty
#: one takes thirty times its bytes in memory.
_FREE_PARTS = 1 << 19
_PART_LEN = 16


#: Seconds to wait for the rest of a file, per attempt.
WAITS = (0.01, 0.05)
#: Age up to which a file may still be being written.
_YOUNG = timedelta(seconds=5)

#: Bytes at the end of a file that are checked for its last character, beside spaces.
_END_LEN = 64

#: Bytes of a long file that are parsed at once; their values take about four times the memory.
_SLICE_LEN = 1 << 20

T = TypeVar("T")

Int32 = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Int64 = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
#: An object of texts, for which some writers write numbers and booleans; see `texts_of`.
Texts: TypeAlias = dict[str, str | int | float | bool | None]


def texts_of(values: Texts | None) -> dict[str, str]:
    """Return the texts of an object: numbers and booleans as JSON, without null values."""
    values = values or {}
    if set(map(type, values.values())) <= {str}:
        return values  # type: ignore[return-value]
    return {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in values.items()
        if value is not None
    }


#: Decoders by type, and what one thread of a process holds while it makes them.
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
_making: dict[int, RLock] = {}


def decoder_of(kind: type[T]) -> msgspec.json.Decoder[T]:
    """Return the decoder of a type.

    msgspec 0.22 crashes the process if threads use a type at once that none has used before.
    """
    with _making.setdefault(os.getpid(), RLock()):  # a forked process lacks the other threads
        return _decoders.setdefault(kind, msgspec.json.Decoder(kind))


def decode(
    data: bytes, kind: type[T], path: str, *, within: str = "", first: int = 0, start: int = 0
) -> T:
    """Return the value in JSON text.

    Args:
        kind: its type.
        path: the file, for messages.
        within: field that the text is of, for messages.
        first: ordinal of the first item, if the text is a part of a list.
        start: position of the text in the file.

    Raises:
        CorruptMetadataError: it is no UTF-8, no JSON, or of another type.
    """
    try:
        str(data, "utf-8")  # msgspec decodes only the texts that it returns
        decoder = _decoders.get(kind) or decoder_of(kind)
        return decoder.decode(data)
    except UnicodeDecodeError as error:
        byte = start + error.start
        raise CorruptMetadataError("not UTF-8 text", path=path, byte=byte) from error
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        reason = reason[0].lower() + reason[1:]
        place = re.sub(r"^\[(\d+)", lambda match: f"[{int(match[1]) + first}", place.rstrip("`"))
        field = (within + place).removeprefix(".")
        reason = f"field {field}: {reason}" if field else reason
        raise CorruptMetadataError(reason, path=path) from error
    except msgspec.DecodeError as error:
        reason, _, position = str(error).rstrip(")").partition(" (byte ")
        at = start + int(position) if position else None
        raise CorruptMetadataError(f"not JSON: {reason}", path=path, byte=at) from error
    except RecursionError as error:
        raise CorruptMetadataError("JSON nested too deeply", path=path) from error


def _checked(data: bytes, path: str) -> bytes:
    """Return a whole document, unless it has too many objects and lists for its size.

    Raises:
        LimitError: it has.
    """
    n_parts, limit = data.count(b"{") + data.count(b"["), _FREE_PARTS + len(data) // _PART_LEN
    if n_parts > limit:
        raise LimitError(
            f"{path} has {n_parts:,} JSON objects and lists in {len(data):,} bytes; up to "
            f"{limit:,} are read"
        )
    return data


def read_document(storage: Storage, path: str, kind: type[T]) -> T:
    """Return the value in a JSON file.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it cannot be read, or see `decode`.
        LimitError: it exceeds the size limit, or has too many objects and lists for its size.
    """
    return stream_file(
        storage,
        path,
        lambda pieces: decode(_checked(b"".join(pieces), path), kind, path),
        lambda: [storage.read(path, limit=MAX_JSON_BYTES, limit_option=JSON_LIMIT)],
    )


def stream_file(
    storage: Storage,
    path: str,
    parse: Callable[[Iterable[Piece]], T],
    read: Callable[[], Iterable[Piece]] | None = None,
) -> T:
    """Parse the pieces of a file of any size; if it is truncated, wait for its writer.

    Some writers do not write to a temporary name first, so a truncated file that was changed a
    moment ago may become complete; it is damaged only if it stays the same.

    Args:
        parse: makes the value of the pieces.
        read: reads the pieces in another way than as a stream.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it cannot be read or parsed.
        ArrowMetaError: other errors of `parse`.
    """
    for seconds in (*WAITS, None):
        content = _Pieces(read or (lambda: storage.stream(path)), path)
        try:
            return parse(content)
        except CorruptMetadataError:
            # What ends as an object does is whole.
            if seconds is None or content.end.rstrip().endswith(b"}"):
                raise
            changed = storage.modified_at(path)
            if changed is None or datetime.now(UTC).replace(tzinfo=None) - changed >= _YOUNG:
                raise
        sleep(seconds)
        storage.forget(path)
    raise AssertionError("the last attempt returns or raises")


class _Pieces:
    """Pieces of a file; errors of reading are damage, unless the file or the store is missing."""

    def __init__(self, read: Callable[[], Iterable[Piece]], path: str) -> None:
        self._read = read
        self._path = path
        self.end = b""

    def __iter__(self) -> Iterator[Piece]:
        try:
            for piece in self._read():
                self.end = bytes(memoryview(piece)[-_END_LEN:])
                yield piece
        except FileNotFoundError:
            raise
        except OSError as cause:
            raise CorruptMetadataError(f"cannot be read: {cause}", path=self._path) from cause


class ListReader(Protocol):
    """Takes the items of one list of a document."""

    def restart(self) -> None:
        """Drop all items: the field is repeated, and its last value counts."""

    def add(self, text: bytes, start: int = 0) -> None:
        """Take the next items, in a JSON list, which is at a position in the file."""


def read_lists(
    pieces: Iterable[Piece], path: str, readers: Mapping[str, ListReader], limit: int
) -> bytes:
    """Return a JSON object of any size without some lists of it, whose items readers take.

    Of a long file, the whole items of the last list that has begun are cut out of the text while it
    is read, and 0 stands for them. So neither text nor values are in memory as a whole.

    Args:
        pieces: content of the file.
        path: for messages.
        readers: takers of lists, by field.
        limit: maximum bytes of all else.

    Raises:
        CorruptMetadataError: it is not one JSON object.
        LimitError: it exceeds the limit, or has too many objects and lists for its size.
    """
    text, cuts = _without_items(pieces, path, readers, limit)
    try:
        fields = decode(text, dict[str, Raw], path)
    except CorruptMetadataError as error:
        if error.byte is not None:
            error.byte += cuts.len_before(error.byte)
        raise
    for name, reader in readers.items():
        value = bytes(fields.get(name, b"null"))
        if name in cuts.names and not value.startswith(b"[0"):
            reader.restart()
        elif name in cuts.names:
            value = b"[" + value[2:].lstrip().removeprefix(b",")
        if value != b"null":
            reader.add(value)
            del fields[name]
    document = msgspec.json.encode(fields)
    if len(document) > limit:
        raise _too_long(len(document), path, limit)
    return _checked(document, path)


def _too_long(n_bytes: int, path: str, limit: int) -> LimitError:
    return LimitError(
        f"{path} has {n_bytes:,} bytes beside its lists, or more; the limit for this kind of file "
        f"is {limit:,} bytes; the storage option {JSON_LIMIT} changes it"
    )


class _Cuts(NamedTuple):
    """What was cut out of a text.

    Attributes:
        names: fields of the lists.
        lens: bytes that were cut at each position.
    """

    names: set[str]
    lens: Counter[int]

    def len_before(self, position: int) -> int:
        """Return the bytes that were cut before a position of the text."""
        return sum(n for at, n in self.lens.items() if at < position)


def _without_items(
    pieces: Iterable[Piece], path: str, readers: Mapping[str, ListReader], limit: int
) -> tuple[bytes, _Cuts]:
    text, cuts, rest = bytearray(), _Cuts(set(), Counter()), iter(pieces)
    first = memoryview(next(rest, b""))
    # A file that is read in one piece is parsed as a whole.
    next_len = max(_SLICE_LEN, len(first) if len(first) < PIECE_LEN else 0)
    for piece in slices(chain([first], rest)):
        text += piece
        if len(text) > min(next_len, limit):
            _cut_items(text, cuts, readers)
            if len(text) > limit:
                raise _too_long(len(text), path, limit)
            next_len = max(_SLICE_LEN, 2 * len(text))
    return bytes(text), cuts


def slices(pieces: Iterable[Piece]) -> Iterator[memoryview]:
    """Yield the content of pieces in parts of at most a megabyte."""
    for whole in pieces:
        piece = memoryview(whole)
        for at in range(0, len(piece), _SLICE_LEN):
            yield piece[at : at + _SLICE_LEN]


_QUOTE, _OPEN, _CLOSE = 1, 2, 3
#: What a byte is: a quotation mark, the beginning or end of an object or list, or 0 for all else.
_MARKS = bytes(
    {34: _QUOTE, 91: _OPEN, 123: _OPEN, 93: _CLOSE, 125: _CLOSE}.get(byte, 0) for byte in range(256)
)
_ESCAPE = re.compile(rb"\\.", re.DOTALL)
_FIELD = re.compile(rb'"([^"\\]{1,64})"\s{0,16}:\s{0,16}\Z')


def _cut_items(text: bytearray, cuts: _Cuts, readers: Mapping[str, ListReader]) -> None:
    """Hand the whole items of the last list to its reader, and leave 0 in the text for them.

    In text that is no JSON, anything may be cut; then what is cut or what is left is no JSON.
    """
    plain = _ESCAPE.sub(b"__", text)
    marks = np.frombuffer(plain.translate(_MARKS), dtype=np.uint8)
    places = np.flatnonzero(marks != 0)
    marks = marks[places]
    steps = (marks == _OPEN).astype(np.int8) - (marks == _CLOSE)
    steps[np.cumsum(marks == _QUOTE) & 1 == 1] = 0  # inside of a text
    depths = np.cumsum(steps)
    begins = np.flatnonzero((depths == 2) & (steps == 1))
    if not len(begins):
        return
    at = int(places[begins[-1]]) + 1
    named = _FIELD.search(plain, max(0, at - 100), at - 1)
    name = named[1].decode() if named and plain[at - 1 : at] == b"[" else ""
    ends = np.flatnonzero((depths == 2) & (steps == -1))
    if name not in readers or not len(ends) or ends[-1] < begins[-1]:
        return
    end = int(places[ends[-1]]) + 1
    items = bytes(text[at:end])
    if at in cuts.lens:
        before, comma, items = items[1:].partition(b",")
        if before.strip() or not comma:
            return
    elif name in cuts.names:
        readers[name].restart()
    start = end - len(items)
    readers[name].add(b"[%b]" % items, start + cuts.len_before(start) - 1)
    cuts.names.add(name)
    cuts.lens[at] += end - at - 1
    text[at:end] = b"0"
