"""Refuse phrases that have a plainer form, for `make lint`.

Takes files and folders. Prints each place with such a phrase and the plainer form, and exits with 1
if there is one. Case does not matter, and a phrase may continue on the next line, or the next line
of a comment. Single words are in `vocabulary.txt`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

#: Regular expressions, and what to write instead.
PLAINER = {
    r"asked of": "evaluated over, checked for",
    r"(is|are) told of": "is called with",
    r"told the": "given the",
    r"a row per": "one row per",
    r"on (its|their) way (in)?to": "converted to",
    r"(its|their|the format's) own words": "its field names",
    r"(is|are) looked at": "is checked, is read",
    r"to heed": "to apply",
    r"cut short": "truncated",
    r"for certain": "known to",
    r"read whole": "read completely",
    r"in capitals": "in upper case",
    r"as it is written": "as written",
    r"at hand": "available",
    r"and then some": "name what else",
    r"(becomes?|became) of it": "name the result",
    r"stands? for no": "is not",
    r"what stands out": "remarks",
    r"leads? nowhere": "names no existing file",
    r"no other half": "is not closed",
    r"the one compared": "name it",
    r"takes? another one back": "is a DELETE entry",
    r"(entry|first|last|name|prefix|tag) wins": "takes precedence, applies",
    r"what (an?|each|the) \w+ (gives|holds|leaves|owes|says)": "name the result",
    r"hand(s|ed)? (on|over)": "pass, send, return",
}
_SUFFIXES = (".md", ".py", ".sql")
#: White space between two words, and the mark of a comment that continues.
_GAP = r"\s+(?:(?:#:?|--)\s+)?"


def _files(names: list[str]) -> Iterator[Path]:
    for path in map(Path, names):
        yield from (
            (p for p in path.rglob("*") if p.suffix in _SUFFIXES) if path.is_dir() else [path]
        )


def main() -> int:
    """Print the phrases in the files named by the arguments; return 1 if there are any."""
    plainer = {
        re.compile(rf"\b({phrase.replace(' ', _GAP)})\b", re.IGNORECASE): form
        for phrase, form in PLAINER.items()
    }
    n_found = 0
    for path in sorted(path for path in _files(sys.argv[1:]) if path.suffix in _SUFFIXES):
        text = path.read_text(encoding="utf-8")
        for phrase, form in plainer.items():
            for found in phrase.finditer(text):
                number = text.count("\n", 0, found.start()) + 1
                sys.stdout.write(f"{path}:{number}: {found[0]!r}\n  plainer: {form}\n")
                n_found += 1
    return min(n_found, 1)


if __name__ == "__main__":
    sys.exit(main())
