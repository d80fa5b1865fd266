"""Read a JSON object of any size from pieces of a file.

Items of its large lists are parsed and handed to a `ListReader` while the file is read, so that
neither the text nor its values are in memory as a whole. All other fields are returned as values.
Limits are on what is kept. Errors name the byte in the file, as those of `json_file` do. Main name:
`read_object`.
"""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from json.scanner import make_scanner
from typing import Any, Protocol

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.json_file import (
    JsonObject,
    check_parts,
    check_surrogates,
    json_errors_told,
    parse_json,
    refuse_constant,
    refuse_kind,
)
from arrowmeta.io.reading import Piece
from arrowmeta.io.storage import JSON_LIMIT

#: Bytes that are parsed at once; their values take about ten times the memory.
_SLICE_LEN = 1 << 20
#: Maximum length of a token that the end of a slice may cut: two escapes of 4 hexadecimal digits.
_TOKEN_LEN = 12

#: Parses one value at a position of a text; returns it and its end.
_scan_once: Callable[[str, int], tuple[Any, int]] = make_scanner(
    json.JSONDecoder(parse_constant=refuse_constant)  # type: ignore[arg-type]
)
_SPACE = " \t\n\r"


class ListReader(Protocol):
    """Takes the items of one list."""

    def restart(self) -> None:
        """Drop all items: the field is repeated, and its last value counts."""

    def add(self, items: list[Any], text_len: int) -> None:
        """Take the next items, whose text has `text_len` characters."""

    @property
    def n_bytes(self) -> int:
        """Bytes that are kept in memory."""


class _Text:
    """The text of a file, of which the part that has been parsed is dropped.

    Attributes:
        text: the part in memory.
        at: position in `text` of what is parsed next.
    """

    def __init__(self, slices: Iterator[memoryview], path: str) -> None:
        self.text = ""
        self.at = 0
        self._slices = slices
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._path = path
        #: Position of `text` in the file, and of what the decoder has not returned yet.
        self._start = 0
        self._end = 0

    @property
    def rest_len(self) -> int:
        """Characters in memory that have not been parsed."""
        return len(self.text) - self.at

    def byte_at(self, position: int) -> int:
        """Return the position in the file of a position in `text`."""
        return self._start + len(self.text[:position].encode())

    def more(self) -> bool:
        """Read on, at least as much as has not been parsed; return whether there was more."""
        rest = self.text[self.at :]
        parts, wanted = [rest], max(1, len(rest))
        while wanted > 0 and (piece := next(self._slices, None)) is not None:
            parts.append(self._decoded(piece))
            wanted -= len(parts[-1])
        if len(parts) == 1:
            self._decoded(b"", is_last=True)
            return False
        self._start, self.text, self.at = self.byte_at(self.at), "".join(parts), 0
        return True

    def _decoded(self, piece: bytes | memoryview, *, is_last: bool = False) -> str:
        n_before = len(self._decoder.getstate()[0])
        try:
            text = self._decoder.decode(piece, is_last)
        except UnicodeDecodeError as error:
            byte = self._end - n_before + error.start
            raise CorruptMetadataError("not UTF-8 text", path=self._path, byte=byte) from error
        self._end += len(piece)
        return text

    def skip_space(self) -> str:
        """Move to the next character that is no space, and return it; empty at the end."""
        while True:
            text, at, end = self.text, self.at, len(self.text)
            while at < end and text[at] in _SPACE:
                at += 1
            self.at = at
            if at < end:
                return text[at]
            if not self.more():
                return ""

    def expect(self, allowed: str, message: str) -> str:
        """Move behind the next character, which must be one of some, and return it."""
        character = self.skip_space()
        if not character or character not in allowed:
            raise json.JSONDecodeError(message, self.text, self.at)
        self.at += 1
        return character

    def is_cut(self, error: json.JSONDecodeError) -> bool:
        """Return whether an error may be due to the end of the part in memory."""
        is_at_end = error.pos >= len(self.text) - _TOKEN_LEN
        return is_at_end or error.msg.startswith("Unterminated string")


def _slices(pieces: Iterable[Piece]) -> Iterator[memoryview]:
    for whole in pieces:
        piece = memoryview(whole)
        for at in range(0, len(piece), _SLICE_LEN):
            yield piece[at : at + _SLICE_LEN]


def read_object(
    pieces: Iterable[Piece], path: str, lists: Mapping[str, ListReader], limit: int, list_limit: int
) -> JsonObject:
    """Return a JSON object without the lists that `lists` take.

    Args:
        pieces: content of the file.
        path: for messages.
        lists: readers of lists, by field. A field that is not a list is returned as a value.
        limit: maximum characters of all else.
        list_limit: maximum bytes that each reader keeps.

    Raises:
        CorruptMetadataError: it is not one JSON object.
        LimitError: it exceeds a limit, or has too many objects and lists for its size.
    """
    slices = _slices(pieces)
    first = next(slices, memoryview(b""))
    second = next(slices, None)
    if second is None and len(first) <= limit:
        return _read_small(bytes(first), path, lists)
    text = _Text(chain([first], () if second is None else [second], slices), path)
    with json_errors_told(path, lambda error: text.byte_at(error.pos)):
        return JsonObject(_ObjectReader(text, path, lists, limit, list_limit).read(), path)


def _read_small(data: bytes, path: str, lists: Mapping[str, ListReader]) -> JsonObject:
    """Parse a file as a whole."""
    whole = parse_json(data, path)
    values = dict(whole.values)
    for name, reader in lists.items():
        if isinstance(values.get(name), list):
            reader.add(values.pop(name), 0)
    return JsonObject(values, path)


class _ObjectReader:
    """Reader of the object at the top of a file; see `read_object`."""

    def __init__(
        self, text: _Text, path: str, lists: Mapping[str, ListReader], limit: int, list_limit: int
    ) -> None:
        self._text = text
        self._path = path
        self._lists = lists
        self._limit = limit
        self._list_limit = list_limit
        self._n_kept = 0
        self._n_parts = 0

    def read(self) -> dict[str, Any]:
        text, values = self._text, dict[str, Any]()
        if text.skip_space() == "\ufeff":
            raise json.JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", "", 0)
        if text.skip_space() != "{":
            refuse_kind(self._value(), self._path)
        text.at += 1
        is_first = True
        while text.skip_space() != "}":
            if not is_first:
                text.expect(",", "Expecting ',' delimiter")
            is_first = False
            if text.skip_space() != '"':
                message = "Expecting property name enclosed in double quotes"
                raise json.JSONDecodeError(message, text.text, text.at)
            name = self._value()
            text.expect(":", "Expecting ':' delimiter")
            self._read_field(name, values)
        text.at += 1
        if text.skip_space():
            raise json.JSONDecodeError("Extra data", text.text, text.at)
        return values

    def _read_field(self, name: str, values: dict[str, Any]) -> None:
        values.pop(name, None)
        if (reader := self._lists.get(name)) is not None:
            reader.restart()
            if self._text.skip_space() == "[":
                self._read_list(reader, name)
                return
        self._text.skip_space()
        values[name] = self._value()

    def _value(self) -> Any:
        """Parse a value that is kept."""
        text = self._text
        value, start = self._scan()
        part = text.text[start : text.at]
        self._n_kept += len(part)
        self._n_parts += part.count("{") + part.count("[")
        self._check_len(self._n_kept)
        check_parts(self._n_parts, self._n_kept, self._path)
        if "\\u" in part:
            check_surrogates(value)
        return value

    def _scan(self) -> tuple[Any, int]:
        """Parse the value at the position; return it, and where it starts in the text."""
        text = self._text
        while True:
            try:
                value, end = _scan_once(text.text, text.at)
            except StopIteration as stop:
                error = json.JSONDecodeError("Expecting value", text.text, stop.value)
            except json.JSONDecodeError as fault:
                error = fault
            else:
                # The rest of a number may follow, such as `e+5`.
                is_whole = end < len(text.text) - 3 or text.text[end - 1] in '}]"'
                if is_whole or not self._more():
                    start, text.at = text.at, end
                    return value, start
                continue
            if not text.is_cut(error) or not self._more():
                raise error

    def _check_len(self, n_bytes: int) -> None:
        if n_bytes > self._limit:
            raise LimitError(
                f"{self._path} has {n_bytes:,} bytes beside its lists, or more; the limit for this "
                f"kind of file is {self._limit:,} bytes; the storage option {JSON_LIMIT} changes it"
            )

    def _more(self) -> bool:
        """Read on, unless what is neither parsed nor dropped is over the limit."""
        text = self._text
        self._check_len(self._n_kept + text.rest_len)
        if text.rest_len > _SLICE_LEN:
            rest = text.text[text.at :]
            n_parts = self._n_parts + rest.count("{") + rest.count("[")
            check_parts(n_parts, self._n_kept + len(rest), self._path)
        return text.more()

    def _read_list(self, reader: ListReader, name: str) -> None:
        """Parse a list; its items are passed on before more of the file is read."""
        text = self._text
        text.at += 1
        if text.skip_space() == "]":
            text.at += 1
            return
        is_open = True
        while is_open:
            is_open = self._read_items(reader, name)

    def _read_items(self, reader: ListReader, name: str) -> bool:
        """Parse the items in memory, at least one; return whether more may follow."""
        text = self._text
        text.skip_space()
        items = [self._scan()[0]]
        start, scan = text.at, _scan_once
        content, at, end = text.text, text.at, len(text.text)
        is_open = True
        try:
            # Most items end in memory; the others, and errors, are left to `_scan`.
            while at < end:
                character = content[at]
                if character == ",":
                    at += 1
                    while content[at] in _SPACE:
                        at += 1
                    if content[at] != "{":
                        at = text.at
                        break
                    item, at = scan(content, at)
                    items.append(item)
                    text.at = at
                elif character in _SPACE:
                    at += 1
                else:
                    break
        except (IndexError, StopIteration, json.JSONDecodeError):
            pass
        part = content[start : text.at]
        if "\\u" in content:
            check_surrogates(items)
        reader.add(items, len(part))
        if reader.n_bytes > self._list_limit:
            raise LimitError(
                f"{name} of {self._path} take {reader.n_bytes:,} bytes of memory, or more; the "
                f"limit is {self._list_limit:,} bytes; the storage option {JSON_LIMIT} changes it"
            )
        if text.expect(",]", "Expecting ',' delimiter") == "]":
            is_open = False
        return is_open
