"""Properties that are computed once, as Python has them from 3.12 on."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

__all__ = ["cached_property"]

if not TYPE_CHECKING and sys.version_info < (3, 12):

    class cached_property(cached_property):  # noqa: N801 (as in functools)
        """Without the lock that all objects of a class share.

        A thread that computes a plan would keep others from theirs, of whatever table, and forked
        processes would wait for a thread of their parent for ever.
        """

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Return what is kept, or compute it; threads that do so together get one of theirs."""
            if instance is None:
                return self
            kept = vars(instance)
            if self.attrname not in kept:
                kept.setdefault(self.attrname, self.func(instance))
            return kept[self.attrname]
