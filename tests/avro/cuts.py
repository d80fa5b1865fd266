"""Avro files cut where a writer could have been cut off: before a block."""

from __future__ import annotations

from pathlib import Path


def block_starts(path: Path) -> list[int]:
    """Return the length of a file before each of its blocks: cut there, it is sound Avro."""
    *parts, _ = (content := path.read_bytes()).split(content[-16:])
    lengths = [len(part) + 16 for part in parts]
    return [sum(lengths[:at]) for at in range(1, len(lengths))]
