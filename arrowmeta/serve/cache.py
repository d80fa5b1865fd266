"""A cache of bounded size that makes each value once, however many threads ask for it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

V = TypeVar("V")


class Cache(Generic[V]):
    """Values by key; those used least recently are dropped.

    Args:
        most: maximum sum of the sizes of all values; the last one is kept whatever its size.
        size_of: returns the size of a value.
    """

    def __init__(self, most: int, size_of: Callable[[V], int] = lambda _: 1) -> None:
        self._most = most
        self._size_of = size_of
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._size = 0
        # Of values that are being made.
        self._making: WeakValueDictionary[Hashable, threading.Lock] = WeakValueDictionary()
        self._lock = threading.Lock()

    def get(
        self, key: Hashable, make: Callable[[], V], is_valid: Callable[[V], bool] = lambda _: True
    ) -> V:
        """Return the value of a key, made by `make` if there is none, or none that is valid.

        One thread makes a value, others wait for it; an error is raised in each of them.
        """
        with self._lock:
            making = self._making.setdefault(key, threading.Lock())
        with making:
            value = self.peek(key)
            if value is None or not is_valid(value):
                value = make()
                self._keep(key, value)
            return value

    def peek(self, key: Hashable) -> V | None:
        """Return the value of a key if it is there."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def drop(self, key: Hashable) -> None:
        """Remove the value of a key, if there is one."""
        with self._lock:
            _, size = self._values.pop(key, (None, 0))
            self._size -= size

    def _keep(self, key: Hashable, value: V) -> None:
        size = self._size_of(value)
        self.drop(key)
        with self._lock:
            self._values[key] = (value, size)
            self._size += size
            while self._size > self._most and len(self._values) > 1:
                _, (_, freed) = self._values.popitem(last=False)
                self._size -= freed
