"""Charts as SVG or PNG, drawn without a browser or network.

Takes a Vega or Vega-Lite specification with its data. PNG needs `vl-convert-python`, the extra
`plot`. Main name: `Picture`.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import webbrowser
from collections.abc import Callable
from html import escape
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from arrowmeta.errors import UsageError
from arrowmeta.output.drawing import to_svg, without_ends
from arrowmeta.output.file import write_text, written
from arrowmeta.output.grid import printable
from arrowmeta.records import dataclass

WIDTH = 560
_HOW_TO_DRAW = "PNG is drawn by vl-convert-python: pip install 'arrowmeta[plot]', or save as .svg"
#: Pixel ratio of PNG files.
_SCALE = 2


@dataclass(frozen=True)
class Picture:
    """Chart of a table. It displays itself in notebooks; `save` writes it to a file.

    Attributes:
        title: what it shows.
        note: how to read it.
        draw: returns the Vega or Vega-Lite specification for a width in pixels.
        column: column of the values, as SQL; empty if there is none.
    """

    title: str
    note: str
    draw: Callable[[int], dict[str, Any]]
    column: str = ""

    def spec(self, width: int = WIDTH) -> dict[str, Any]:
        """Return the Vega-Lite specification (Vega for `layout`) with its data."""
        return self.draw(width)

    def svg(self, width: int = WIDTH, *, with_ends: bool = False) -> str:
        """Return SVG, about `width` pixels wide; marks have their tooltip as `<title>`.

        Args:
            with_ends: whether ranges of values have their ends as attributes, for scripts.
        """
        svg = to_svg(self.spec(width))
        return svg if with_ends else without_ends(svg)

    def save(self, path: str | os.PathLike[str], *, width: int = WIDTH) -> None:
        """Write the picture to a `.svg` or `.png` file.

        Raises:
            UsageError: the suffix is another one, or for PNG, the drawing library is not installed.
        """
        target = Path(path)
        if target.suffix == ".svg":
            write_text(target, self.svg(width))
        elif target.suffix == ".png":
            content = self._png(width)
            with written(target) as sink:
                sink.write(content)
        else:
            raise UsageError(f"a picture is saved as .svg or .png, got {target.name!r}")

    def show(self) -> None:
        """Show the picture: below the cell of a notebook, or else in the browser.

        Raises:
            UsageError: there is no browser.
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
        texts = f"<strong>{escape(printable(self.title))}</strong><br>{escape(self.note)}"
        return f"<div><p>{texts}</p>{self.svg()}</div>"

    def _png(self, width: int) -> bytes:
        if importlib.util.find_spec("vl_convert") is None:
            raise UsageError(_HOW_TO_DRAW)
        import vl_convert

        spec = self.spec(width)
        is_vega = "/vega/" in spec["$schema"]
        convert = vl_convert.vega_to_png if is_vega else vl_convert.vegalite_to_png
        content: bytes = convert(spec, allowed_base_urls=[], scale=_SCALE)
        return content
