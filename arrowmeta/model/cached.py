"""`cached_property` without a lock, as in Python 3.12 and later."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

__all__ = ["cached_property"]

if not TYPE_CHECKING and sys.version_info < (3, 12):

    class cached_property(cached_property):  # noqa: N801 (as in functools)
        """Replaces the version with a lock that all objects of a class share.

        With it, threads would wait for each other, and forked processes for ever.
        """

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Return the cached value, or compute it; concurrent threads get the same one."""
            if instance is None:
                return self
            kept = vars(instance)
            if self.attrname not in kept:
                kept.setdefault(self.attrname, self.func(instance))
            return kept[self.attrname]
