"""Print the licences of what arrowmeta installs, its extras for users included.

Fails if a package names none of `PERMISSIVE`, or is not in `READ` by name.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution

PERMISSIVE = re.compile(r"apache|\bmit\b|bsd|\bpsf\b|python software|isc|0bsd|unlicense|mpl", re.I)
EXTRAS = ("spark", "catalogs", "serve", "repair")
#: Packages whose metadata has no licence in words, and what their files say.
READ: dict[str, str] = {}


def licence(name: str) -> str:
    """Return the licence of an installed package in the words of its metadata."""
    metadata = distribution(name).metadata
    classified = [
        line.rpartition(" :: ")[2]
        for line in metadata.get_all("Classifier") or []
        if line.startswith("License ::") and not line.endswith("OSI Approved")
    ]
    declared = metadata.get("License-Expression") or ", ".join(classified)
    text = declared or (metadata.get("License") or "").strip().partition("\n")[0]
    return text or READ.get(name, "")


def installed(name: str, extras: tuple[str, ...], seen: dict[str, str]) -> None:
    """Collect a package and what it requires, as far as it is installed."""
    try:
        requires = distribution(name).requires or []
    except PackageNotFoundError:
        return
    seen[name] = licence(name)
    for line in requires:
        required = re.match(r"[A-Za-z0-9_.-]+", line)
        extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)", line)
        if required and (extra is None or extra[1] in extras) and required[0].lower() not in seen:
            installed(required[0].lower(), (), seen)


def main() -> int:
    """Print the list."""
    seen: dict[str, str] = {}
    installed("arrowmeta", EXTRAS, seen)
    for name, words in sorted(seen.items()):
        sys.stdout.write(f"{name:24} {words}\n")
    unclear = [name for name, words in seen.items() if not PERMISSIVE.search(words)]
    if unclear:
        sys.stderr.write(f"read the licence of {', '.join(unclear)}\n")
    return bool(unclear)


if __name__ == "__main__":
    sys.exit(main())
