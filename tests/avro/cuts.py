"""Avro files cut where a writer could have been cut off: before a block."""

from __future__ import annotations

from pathlib import Path

from arrowmeta.avro.container import iter_blocks, read_header


def block_starts(path: Path) -> list[int]:
    """Return the length of a file before each of its blocks: cut there, it is sound Avro."""
    data = memoryview(path.read_bytes())
    header = read_header(data)
    found = iter_blocks(data, header.sync, header.length)
    ends = [end + len(header.sync) for _, _, end in found]
    return [header.length, *ends[:-1]] if ends else []
