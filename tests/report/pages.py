"""Parse an HTML report: a tree of elements, and the pictures and grids in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "input"}


@dataclass
class Element:
    tag: str
    attributes: dict
    children: list = field(default_factory=list)

    @property
    def text(self):
        parts = (one if isinstance(one, str) else one.text for one in self.children)
        return " ".join("".join(parts).split())

    def all(self, tag, **attributes):
        """Elements below this one, in the order of the page."""
        for one in self.children:
            if isinstance(one, Element):
                if one.tag == tag and attributes.items() <= one.attributes.items():
                    yield one
                yield from one.all(tag, **attributes)

    def one(self, tag, **attributes):
        [found] = self.all(tag, **attributes)
        return found


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open = [Element("", {})]

    def handle_starttag(self, tag, attrs):
        element = Element(tag, {("cls" if name == "class" else name): v for name, v in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop().tag == tag

    def handle_data(self, data):
        self.open[-1].children.append(data)


def read_page(html):
    """Return the page as an element; every tag must be closed."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader.open) == 1
    return reader.open[0]


def section(page, key):
    return page.one("section", id=key)


def lead(page, key):
    return section(page, key).one("p", cls="lead").text


def tiles(page):
    names = page.one("dl", cls="tiles").children
    found = [one for one in names if isinstance(one, Element)]
    return {one.one("dt").text: one.one("dd", cls="total").text for one in found}


def facts(page):
    names = page.one("dl", cls="facts").children
    found = [one for one in names if isinstance(one, Element)]
    return {one.one("dt").text: one.one("dd").text for one in found}


def verdicts(page):
    items = page.one("ul", cls="verdicts").all("li")
    return [(one.attributes["cls"], one.text) for one in items]


def pictures(page, key):
    """Return the tooltips of each picture by its title."""
    return {
        figure.one("h3").text: [mark.text for mark in figure.one("div", cls="wide").all("title")]
        for figure in section(page, key).all("figure", cls="picture")
    }


def grids(page, key):
    """Return the texts of all cells of each grid by its title, row by row."""
    return {
        table.one("h3").text: [
            [cell.text for cell in row.all("td")] for row in table.one("tbody").all("tr")
        ]
        for table in section(page, key).all("table")
    }
