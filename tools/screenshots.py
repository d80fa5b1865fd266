"""Take screenshots of reports: `python -m tools.screenshots FOLDER LOCATION...`.

Needs `pip install playwright` and a Chromium: the variable CHROMIUM, else playwright's own. Each
table gives FOLDER/NAME-{desktop,phone,dark}.png and NAME.pdf. Fails if a page is wider than its
screen or asks anything of a network.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import arrowmeta

_SCREENS = {
    "desktop": (1280, "light"),
    "phone": (390, "light"),
    "dark": (1280, "dark"),
}


def main(folder: Path, locations: list[str]) -> None:
    """Write the pages and their screenshots."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for location in locations:
            table = arrowmeta.open(location, allow_moved_paths=True)
            html = table.report().to_html()
            page_path = folder / f"{table.name}.html"
            page_path.write_text(html, encoding="utf-8")
            for name, (width, scheme) in _SCREENS.items():
                page = browser.new_page(
                    viewport={"width": width, "height": 900}, color_scheme=scheme
                )
                asked: list[str] = []
                page.on("request", lambda request, asked=asked: asked.append(request.url))
                page.goto(page_path.absolute().as_uri())
                page.screenshot(
                    path=page_path.with_name(f"{page_path.stem}-{name}.png"), full_page=True
                )
                if name == "desktop":
                    page.pdf(path=page_path.with_suffix(".pdf"), format="A4")
                drawn = page.evaluate("document.documentElement.scrollWidth")
                assert drawn <= width, f"{page_path.name} is {drawn} wide on a screen of {width}"
                assert asked == [page_path.absolute().as_uri()], asked
                page.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
