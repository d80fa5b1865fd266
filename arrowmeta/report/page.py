"""A report as HTML: one file, without scripts and without anything from outside."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from arrowmeta.report.reading import Report

#: In the folder `templates`, with the style sheet that it includes.
_TEMPLATE = "report.html"


def to_html(report: Report) -> str:
    """Return the page."""
    return _template().render(report=report)


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("arrowmeta.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(_TEMPLATE)
