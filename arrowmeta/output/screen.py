"""Results that print as lines of a terminal.

Main names: `Screen`, `wrapped`.
"""

from __future__ import annotations

import shutil
import textwrap
from abc import ABC, abstractmethod

from arrowmeta.output.grid import printable


class Screen(ABC):
    """Result with a text form, which `print` shows in the width of the terminal."""

    @abstractmethod
    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""

    def __str__(self) -> str:
        return self.to_text(shutil.get_terminal_size((80, 24)).columns)


def wrapped(text: str, width: int, indent: int) -> list[str]:
    """Return a text as indented lines; names and paths with hyphens are not broken."""
    space = " " * indent
    return textwrap.wrap(
        printable(text),
        width,
        initial_indent=space,
        subsequent_indent=space,
        break_on_hyphens=False,
    )
