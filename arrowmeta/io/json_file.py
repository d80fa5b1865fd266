"""Read JSON metadata files within limits, with typed access to fields.

Errors name path, byte and field. A missing field and a null field are the same. Main names:
`read_json`, `JsonObject`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from time import sleep
from typing import Any, NoReturn, TypeVar

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.digits import INT64
from arrowmeta.io.reading import Piece
from arrowmeta.io.storage import JSON_LIMIT, Storage
from arrowmeta.records import dataclass

#: Size limit; real files have kilobytes, wide tables with comments some megabytes.
MAX_JSON_BYTES = 64 * 1024 * 1024

#: Number of objects and lists allowed in any file, and minimum bytes of each further one. An empty
#: one takes thirty times its bytes in memory.
_FREE_PARTS = 1 << 19
_PART_LEN = 16

#: Maximum characters of an invalid value in a message.
_SHOWN_LEN = 80

#: Seconds to wait for the rest of a file, per attempt.
WAITS = (0.01, 0.05)
#: Age up to which a file may still be being written.
_YOUNG = timedelta(seconds=5)

#: Bytes at the end of a file that are checked for its last character, beside spaces.
_END_LEN = 64

T = TypeVar("T")


def read_json(storage: Storage, path: str) -> JsonObject:
    """Return the JSON object in a file.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it is not one JSON object, or cannot be read.
        LimitError: it exceeds the size limit.
    """

    def read() -> Iterator[Piece]:
        yield storage.read(path, limit=MAX_JSON_BYTES, limit_option=JSON_LIMIT)

    return _parse_when_written(
        storage, path, read, lambda pieces: parse_json(b"".join(pieces), path)
    )


def stream_file(storage: Storage, path: str, parse: Callable[[Iterable[Piece]], T]) -> T:
    """Parse the pieces of a file of any size; read it again if it is still being written.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it cannot be read or parsed.
        ArrowMetaError: other errors of `parse`.
    """
    return _parse_when_written(storage, path, lambda: storage.stream(path), parse)


def _parse_when_written(
    storage: Storage,
    path: str,
    read: Callable[[], Iterator[Piece]],
    parse: Callable[[Iterable[Piece]], T],
) -> T:
    """Parse a file; if it is truncated, wait for its writer.

    Some writers do not write to a temporary name first, so a truncated file that was changed a
    moment ago may become complete; it is damaged only if it stays the same.
    """
    for seconds in (*WAITS, None):
        content = _Pieces(read, path)
        try:
            return parse(content)
        except CorruptMetadataError:
            if seconds is None or content.is_ended or not _is_young(storage, path):
                raise
        sleep(seconds)
        storage.forget(path)
    raise AssertionError("the last attempt returns or raises")


class _Pieces:
    """Pieces of a file; errors of reading are damage, unless the file or the store is missing."""

    def __init__(self, read: Callable[[], Iterator[Piece]], path: str) -> None:
        self._read = read
        self._path = path
        self._end = b""

    @property
    def is_ended(self) -> bool:
        """Whether what was read ends as an object does."""
        return self._end.rstrip().endswith(b"}")

    def __iter__(self) -> Iterator[Piece]:
        try:
            for piece in self._read():
                self._end = bytes(memoryview(piece)[-_END_LEN:])
                yield piece
        except FileNotFoundError:
            raise
        except OSError as cause:
            raise CorruptMetadataError(f"cannot be read: {cause}", path=self._path) from cause


def _is_young(storage: Storage, path: str) -> bool:
    changed = storage.modified_at(path)
    return changed is not None and datetime.now(UTC).replace(tzinfo=None) - changed < _YOUNG


def parse_json(data: bytes, path: str) -> JsonObject:
    """Return the JSON object in `data`, the content of `path`.

    Raises:
        CorruptMetadataError: it is not one JSON object.
        LimitError: it has too many objects and lists for its size.
    """
    if len(data) > _FREE_PARTS:
        check_parts(data.count(b"{") + data.count(b"["), len(data), path)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise CorruptMetadataError("not UTF-8 text", path=path, byte=error.start) from error
    with json_errors_told(path, lambda error: len(text[: error.pos].encode())):
        values = json.loads(text, parse_constant=refuse_constant)
        if "\\u" in text:
            check_surrogates(values)
    if not isinstance(values, dict):
        refuse_kind(values, path)
    return JsonObject(values, path)


@contextmanager
def json_errors_told(path: str, byte_of: Callable[[json.JSONDecodeError], int]) -> Iterator[None]:
    """Convert errors of the JSON parser, and of `check_surrogates`.

    Args:
        path: the file.
        byte_of: returns the position of an error in the file.

    Raises:
        CorruptMetadataError: in their place.
    """
    try:
        yield
    except UnicodeEncodeError as error:
        raise CorruptMetadataError("an unpaired surrogate in a string", path=path) from error
    except json.JSONDecodeError as error:
        byte = byte_of(error)
        raise CorruptMetadataError(f"not JSON: {error.msg}", path=path, byte=byte) from error
    except RecursionError as error:
        raise CorruptMetadataError("JSON nested too deeply", path=path) from error
    except ValueError as error:  # NaN or infinity, or a number with thousands of digits
        raise CorruptMetadataError(f"not JSON: {error}", path=path) from error


def check_parts(n_parts: int, n_bytes: int, path: str) -> None:
    """Check the number of objects and lists in a file against its size.

    Raises:
        LimitError: there are too many.
    """
    limit = _FREE_PARTS + n_bytes // _PART_LEN
    if n_parts > limit:
        raise LimitError(
            f"{path} has {n_parts:,} JSON objects and lists in {n_bytes:,} bytes; "
            f"up to {limit:,} are read"
        )


def check_surrogates(values: object) -> None:
    """Check values of a text with escapes, which can encode half of a surrogate pair.

    UTF-8 and Arrow cannot represent it.

    Raises:
        UnicodeEncodeError: there is one.
    """
    json.dumps(values, ensure_ascii=False).encode()


def refuse_constant(name: str) -> NoReturn:
    """Raise the error for NaN and infinity, which Python's parser accepts."""
    raise ValueError(f"{name} is not a JSON number")


def refuse_kind(values: object, path: str) -> NoReturn:
    """Raise the error for a file with another value than an object."""
    raise CorruptMetadataError(f"expected a JSON object, found {_kind(values)}", path=path)


@dataclass(frozen=True)
class JsonObject:
    """JSON object of a file; its getters check types."""

    values: Mapping[str, Any]
    path: str

    def integer(self, name: str, within: range = INT64, what: str = "") -> int:
        """Return a required integer; see `optional_integer`."""
        return self._required(name, self.optional_integer(name, within, what))

    def optional_integer(self, name: str, within: range = INT64, what: str = "") -> int | None:
        """Return a 64-bit integer, or None if absent."""
        value = self.values.get(name)
        if value is None:
            return None
        if type(value) is not int or value not in INT64:
            self.refuse(name, value, "a 64-bit integer")
        if value not in within:
            self.refuse(name, value, what)
        return value

    def text(self, name: str) -> str:
        """Return a required string."""
        return self._required(name, self.optional_text(name))

    def optional_text(self, name: str) -> str | None:
        """Return a string, or None if absent."""
        value = self.values.get(name)
        return None if value is None else self._as_text(name, value)

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of strings; empty if absent."""
        return tuple(
            self._as_text(f"{name}[{idx}]", item) for idx, item in enumerate(self.items(name))
        )

    def text_map(self, name: str) -> dict[str, str]:
        """Return an object of strings; empty if absent. Numbers and booleans become text."""
        value = self.values.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.refuse(name, value, "an object")
        return {
            self._as_text(f"{name} key", key): self._as_text(
                f"{name}.{key}", json.dumps(item) if isinstance(item, (bool, int, float)) else item
            )
            for key, item in value.items()
            if item is not None
        }

    def integers(self, name: str) -> tuple[int, ...]:
        """Return a list of 64-bit integers; empty if absent."""
        items = self.items(name)
        for idx, item in enumerate(items):
            if type(item) is not int or item not in INT64:
                self.refuse(f"{name}[{idx}]", item, "a 64-bit integer")
        return tuple(items)

    def optional_object(self, name: str) -> JsonObject | None:
        """Return a nested object, or None if absent."""
        value = self.values.get(name)
        return None if value is None else self.as_object(name, value)

    def objects(self, name: str) -> list[JsonObject]:
        """Return a list of objects; empty if absent."""
        return [self.as_object(f"{name}[{idx}]", item) for idx, item in enumerate(self.items(name))]

    def refuse(self, name: str, value: object, expected: str) -> NoReturn:
        """Raise the error for an invalid value of field `name`."""
        raise CorruptMetadataError(
            f"field {name} should be {expected}, found {_kind(value)}", path=self.path
        )

    def _required(self, name: str, value: T | None) -> T:
        if value is None:
            raise CorruptMetadataError(f"required field {name} is missing", path=self.path)
        return value

    def _as_text(self, name: str, value: object) -> str:
        if not isinstance(value, str):
            self.refuse(name, value, "a text")
        return value

    def as_object(self, name: str, value: object) -> JsonObject:
        """Return a value as an object; `name` is for the error if it is none."""
        if not isinstance(value, dict):
            self.refuse(name, value, "an object")
        return JsonObject(value, self.path)

    def items(self, name: str) -> list[Any]:
        """Return a list as the parser returned it; empty if absent."""
        value = self.values.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            self.refuse(name, value, "a list")
        return value


def _kind(value: object) -> str:
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = ascii(value) if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


def shown(value: object) -> str:
    """Return a part of a file for a message, truncated if long."""
    text = repr(value)
    return text if len(text) <= _SHOWN_LEN else f"{text[:_SHOWN_LEN]}..."
