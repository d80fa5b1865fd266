"""The page of a report: header, sections and form, rendered as HTML.

Takes text that `text_of` has limited, and sections of `pieces`; the templates escape it. The page
loads nothing from outside; its one script sorts tables. Main name: `Report`.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

import pyarrow as pa
from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from arrowmeta.output.drawing import without_ends
from arrowmeta.records import dataclass
from arrowmeta.report.pieces import Section


@dataclass(frozen=True)
class Tile:
    """One number about the table; `detail` explains it."""

    name: str
    value: str
    detail: str = ""


@dataclass(frozen=True)
class Verdict:
    """Sentence at the top of the page; `tone` is `error`, `warning` or `fine`."""

    tone: str
    text: str


@dataclass(frozen=True)
class Header:
    """Top of the page; facts are (name, value) pairs, commands what to run next."""

    name: str
    facts: tuple[tuple[str, str], ...]
    verdicts: tuple[Verdict, ...]
    tiles: tuple[Tile, ...]
    commands: tuple[str, ...] = ()


@dataclass(frozen=True)
class Controls:
    """Form at the top of a page that a server renders.

    Attributes:
        action: address of the table's page; `/explain` and `/behind` are below it.
        snapshots: id and text of each snapshot, newest first.
        snapshot_id: the one that is shown.
        where: condition that was given; empty for none.
    """

    action: str
    snapshots: tuple[tuple[int, str], ...] = ()
    snapshot_id: int | None = None
    where: str = ""


@dataclass(frozen=True)
class Report:
    """Page with its header, its sections in order, and the version of the package.

    Attributes:
        findings: rows of `Table.reconcile`.
        warehouse: link to the page of the warehouse; empty if there is none.
        controls: form of a page that a server renders; None for a page that is a file.
    """

    header: Header
    sections: tuple[Section, ...]
    version: str
    findings: pa.Table
    warehouse: str = ""
    controls: Controls | None = None

    def to_html(self) -> str:
        """Render the page."""
        script = _script()
        page = template("report.html").render(report=self, script=script, digest=digest_of(script))
        return page if self.controls else without_ends(page)

    def __repr__(self) -> str:
        return f"<report: {self.header.name}>"


def digest_of(script: str) -> str:
    """Return the digest by which a content security policy allows a script."""
    return b64encode(sha256(script.encode()).digest()).decode()


_TEMPLATES = "templates"


@cache
def template(name: str) -> Template:
    """Return a template of this package, with escaping of HTML switched on."""
    environment = Environment(
        loader=PackageLoader("arrowmeta.report", _TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(name)


@cache
def _script() -> str:
    """Return the script of the page, which its content security policy allows by digest."""
    return (Path(__file__).parent / _TEMPLATES / "report.js").read_text(encoding="utf-8")
