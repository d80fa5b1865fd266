"""Read JSON metadata files within limits, with typed access to fields.

Errors name path, byte and field. A missing field and a null field are the same. Main names:
`read_json`, `JsonObject`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import sleep
from typing import Any, NoReturn, TypeVar

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.storage import JSON_LIMIT, Storage

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

_INT64 = range(-(2**63), 2**63)

T = TypeVar("T")


def read_json(storage: Storage, path: str) -> JsonObject:
    """Return the JSON object in a file.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it is not one JSON object, or cannot be read.
        LimitError: it exceeds the size limit.
    """
    return parse_file(storage, path, MAX_JSON_BYTES, lambda data: parse_json(data, path))


def parse_file(
    storage: Storage, path: str, limit: int, parse: Callable[[bytes], JsonObject]
) -> JsonObject:
    """Read and parse a file; read it again if it is still being written.

    Some writers do not write to a temporary name first, so a truncated file that was changed a
    moment ago may become complete; it is damaged only if it stays the same.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it cannot be read or parsed.
        LimitError: it exceeds `limit` bytes.
    """
    data = read_file(storage, path, limit)
    for seconds in WAITS:
        try:
            return parse(data)
        except CorruptMetadataError:
            if data.rstrip().endswith(b"}") or not _is_young(storage, path):
                raise
        sleep(seconds)
        storage.forget(path)
        data = read_file(storage, path, limit)
    return parse(data)


def _is_young(storage: Storage, path: str) -> bool:
    changed = storage.modified_at(path)
    return changed is not None and datetime.now(UTC).replace(tzinfo=None) - changed < _YOUNG


def read_file(storage: Storage, path: str, limit: int) -> bytes:
    """Return the content of a metadata file.

    Raises:
        FileNotFoundError: there is no such file.
        CorruptMetadataError: it exists, but cannot be read.
        LimitError: it exceeds `limit` bytes.
    """
    try:
        return storage.read(path, limit=limit, limit_option=JSON_LIMIT).to_pybytes()
    except FileNotFoundError:
        raise
    except OSError as cause:
        raise CorruptMetadataError(f"cannot be read: {cause}", path=path) from cause


def parse_json(data: bytes, path: str) -> JsonObject:
    """Return the JSON object in `data`, the content of `path`.

    Raises:
        CorruptMetadataError: it is not one JSON object.
        LimitError: it has too many objects and lists for its size.
    """
    _check_parts(data, path)
    try:
        text = data.decode()
        values = json.loads(text, parse_constant=_refuse_constant)
        if "\\u" in text:
            # Escapes can encode half a surrogate pair, which UTF-8 (and Arrow) cannot represent.
            json.dumps(values, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise CorruptMetadataError("an unpaired surrogate in a string", path=path) from error
    except UnicodeDecodeError as error:
        raise CorruptMetadataError("not UTF-8 text", path=path, byte=error.start) from error
    except json.JSONDecodeError as error:
        byte = len(text[: error.pos].encode())
        raise CorruptMetadataError(f"not JSON: {error.msg}", path=path, byte=byte) from error
    except RecursionError as error:
        raise CorruptMetadataError("JSON nested too deeply", path=path) from error
    except ValueError as error:  # NaN or infinity, or a number with thousands of digits
        raise CorruptMetadataError(f"not JSON: {error}", path=path) from error
    if not isinstance(values, dict):
        raise CorruptMetadataError(f"expected a JSON object, found {_kind(values)}", path=path)
    return JsonObject(values, path)


def _check_parts(data: bytes, path: str) -> None:
    limit = _FREE_PARTS + len(data) // _PART_LEN
    if len(data) > limit and (n_parts := data.count(b"{") + data.count(b"[")) > limit:
        raise LimitError(
            f"{path} has {n_parts:,} JSON objects and lists in {len(data):,} bytes; "
            f"up to {limit:,} are read"
        )


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


@dataclass(frozen=True)
class JsonObject:
    """JSON object of a file; its getters check types."""

    values: Mapping[str, Any]
    path: str

    def integer(self, name: str, within: range = _INT64, what: str = "") -> int:
        """Return a required integer; see `optional_integer`."""
        return self._required(name, self.optional_integer(name, within, what))

    def optional_integer(self, name: str, within: range = _INT64, what: str = "") -> int | None:
        """Return a 64-bit integer, or None if absent."""
        value = self.values.get(name)
        if value is None:
            return None
        if type(value) is not int or value not in _INT64:
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
            self._as_text(f"{name}[{idx}]", item) for idx, item in enumerate(self._items(name))
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
        items = self._items(name)
        for idx, item in enumerate(items):
            if type(item) is not int or item not in _INT64:
                self.refuse(f"{name}[{idx}]", item, "a 64-bit integer")
        return tuple(items)

    def optional_object(self, name: str) -> JsonObject | None:
        """Return a nested object, or None if absent."""
        value = self.values.get(name)
        return None if value is None else self._as_object(name, value)

    def objects(self, name: str) -> list[JsonObject]:
        """Return a list of objects; empty if absent."""
        return [
            self._as_object(f"{name}[{idx}]", item) for idx, item in enumerate(self._items(name))
        ]

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

    def _as_object(self, name: str, value: object) -> JsonObject:
        if not isinstance(value, dict):
            self.refuse(name, value, "an object")
        return JsonObject(value, self.path)

    def _items(self, name: str) -> list[Any]:
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
