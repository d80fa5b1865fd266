"""Charts as SVG or PNG, drawn by Vega-Lite without a browser or network.

Takes a Vega or Vega-Lite specification with its data. Drawing needs `vl-convert-python`, the extra
`plot`. Main name: `Picture`.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
import webbrowser
from collections.abc import Callable
from html import escape
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from arrowmeta.errors import UsageError
from arrowmeta.output.file import write_text, written
from arrowmeta.output.grid import printable
from arrowmeta.records import dataclass

WIDTH = 560
_HOW_TO_DRAW = "pictures are drawn by vl-convert-python: pip install 'arrowmeta[plot]'"
#: Pixel ratio of PNG files.
_SCALE = 2
#: Attributes of axes and groups, which are a third of the SVG and are removed.
_ROLES = re.compile(r' (?:role|aria-[a-z]+|pointer-events)="[^"]*"')
#: Mark with a label; SVG viewers show titles as tooltips.
_MARK = re.compile(
    r'<(path|line) aria-label="([^"]*)" role="[^"]*" aria-roledescription="[^"]*" ([^>]*)/>'
)


@dataclass(frozen=True)
class Picture:
    """Chart of a table. It displays itself in notebooks; `save` writes it to a file.

    Attributes:
        title: what it shows.
        note: how to read it.
        draw: returns the Vega or Vega-Lite specification for a width in pixels.
    """

    title: str
    note: str
    draw: Callable[[int], dict[str, Any]]

    def spec(self, width: int = WIDTH) -> dict[str, Any]:
        """Return the Vega-Lite specification (Vega for `layout`) with its data."""
        return self.draw(width)

    def svg(self, width: int = WIDTH) -> str:
        """Return SVG, about `width` pixels wide.

        Raises:
            UsageError: the drawing library is not installed.
        """
        drawn = self._converted("svg", width)
        return _ROLES.sub("", _MARK.sub(r"<\1 \3><title>\2</title></\1>", drawn))

    def save(self, path: str | os.PathLike[str], *, width: int = WIDTH) -> None:
        """Write the picture to a `.svg` or `.png` file.

        Raises:
            UsageError: the suffix is another one, or the drawing library is not installed.
        """
        target = Path(path)
        if target.suffix == ".svg":
            write_text(target, self.svg(width))
        elif target.suffix == ".png":
            content = self._converted("png", width, scale=_SCALE)
            with written(target) as sink:
                sink.write(content)
        else:
            raise UsageError(f"a picture is saved as .svg or .png, got {target.name!r}")

    def show(self) -> None:
        """Show the picture: below the cell of a notebook, or else in the browser.

        Raises:
            UsageError: there is no browser, or the drawing library is not installed.
        """
        python = sys.modules.get("IPython")
        if python is not None and hasattr(python.get_ipython(), "kernel"):
            python.display.display(self)
            return
        svg = self.svg()
        with NamedTemporaryFile("w", suffix=".svg", encoding="utf-8", delete=False) as file:
            file.write(svg)
        if not webbrowser.open(Path(file.name).as_uri()):
            Path(file.name).unlink()
            raise UsageError("there is no browser to show it in; save('picture.svg') writes a file")

    def __repr__(self) -> str:
        return printable(f"<picture: {self.title}>")

    def _repr_html_(self) -> str:
        drawn = self.svg() if can_draw() else f"<p>{escape(_HOW_TO_DRAW)}</p>"
        texts = f"<strong>{escape(printable(self.title))}</strong><br>{escape(self.note)}"
        return f"<div><p>{texts}</p>{drawn}</div>"

    def _converted(self, kind: str, width: int, **options: float) -> Any:
        if not can_draw():
            raise UsageError(_HOW_TO_DRAW)
        import vl_convert

        spec = self.spec(width)
        language = "vega" if "/vega/" in spec["$schema"] else "vegalite"
        return getattr(vl_convert, f"{language}_to_{kind}")(spec, allowed_base_urls=[], **options)


def can_draw() -> bool:
    """Return whether the drawing library is installed."""
    return importlib.util.find_spec("vl_convert") is not None
