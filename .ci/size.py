"""Print how large the project is: files and lines by folder, for `make size`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: What is counted, and how its files end.
COUNTED = {"arrowmeta": ".py", "tests": ".py", "bench": ".py", "sql": ".sql", "docs": ".md"}


def sizes(top: str, suffix: str) -> dict[str, tuple[int, int]]:
    """Return files and lines of each folder below `top`; files at the top come as `.`."""
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path in (ROOT / top).rglob(f"*{suffix}"):
        below = path.relative_to(ROOT / top)
        folder = below.parts[0] if len(below.parts) > 1 else "."
        files[folder] += 1
        lines[folder] += path.read_bytes().count(b"\n")
    return {folder: (files[folder], lines[folder]) for folder in sorted(files)}


def main() -> None:
    """Print a line for each folder, and one for each sum."""
    for top, suffix in COUNTED.items():
        by_folder = sizes(top, suffix)
        for folder, (n_files, n_lines) in by_folder.items():
            sys.stdout.write(f"  {f'{top}/{folder}':<34}{n_files:>6}{n_lines:>9,}\n")
        n_files, n_lines = map(sum, zip(*by_folder.values(), strict=True))
        sys.stdout.write(f"{top:<36}{n_files:>6}{n_lines:>9,}\n")


if __name__ == "__main__":
    main()
