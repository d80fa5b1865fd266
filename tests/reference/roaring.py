"""Roaring bitmaps and deletion vectors, slow and obvious: to bytes and back."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Collection, Sequence


def encode_32(positions: Collection[int], with_runs: bool = False) -> bytes:
    """Return a 32-bit bitmap; `with_runs` makes every container one of runs."""
    return encode_mixed(positions, {position >> 16 for position in positions if with_runs})


def encode_mixed(positions: Collection[int], run_keys: Collection[int]) -> bytes:
    """Return a 32-bit bitmap whose containers under some keys are of runs, and no others."""
    containers: dict[int, list[int]] = {}
    for position in sorted(positions):
        containers.setdefault(position >> 16, []).append(position & 0xFFFF)
    bodies = [_container(values, key in run_keys) for key, values in containers.items()]
    n = len(containers)
    if run_keys:
        flags = sum(1 << i for i, key in enumerate(containers) if key in run_keys)
        header = struct.pack("<I", 12347 | (n - 1) << 16) + flags.to_bytes((n + 7) // 8, "little")
    else:
        header = struct.pack("<II", 12346, n)
    for key, values in containers.items():
        header += struct.pack("<HH", key, len(values) - 1)
    if not run_keys or n >= 4:
        at = len(header) + 4 * n
        for body in bodies:
            header += struct.pack("<I", at)
            at += len(body)
    return header + b"".join(bodies)


def encode_64(positions: Collection[int], with_runs: bool = False) -> bytes:
    """Return a 64-bit bitmap."""
    parts: dict[int, list[int]] = {}
    for position in sorted(positions):
        parts.setdefault(position >> 32, []).append(position & 0xFFFF_FFFF)
    content = struct.pack("<q", len(parts))
    for key, values in parts.items():
        content += struct.pack("<I", key) + encode_32(values, with_runs)
    return content


def _container(values: list[int], with_runs: bool) -> bytes:
    if with_runs:
        runs: list[list[int]] = []
        for value in values:
            if runs and value == runs[-1][0] + runs[-1][1] + 1:
                runs[-1][1] += 1
            else:
                runs.append([value, 0])
        return struct.pack(f"<H{2 * len(runs)}H", len(runs), *(n for run in runs for n in run))
    if len(values) <= 4096:
        return struct.pack(f"<{len(values)}H", *values)
    return sum(1 << value for value in values).to_bytes(8192, "little")


def decode_32(content: bytes) -> tuple[list[int], int]:
    """Return the positions of a bitmap and how many bytes it has; skips the offsets."""
    (cookie,) = struct.unpack_from("<I", content, 0)
    if cookie & 0xFFFF == 12347:
        n = (cookie >> 16) + 1
        flags = int.from_bytes(content[4 : 4 + (n + 7) // 8], "little")
        at = 4 + (n + 7) // 8
    else:
        assert cookie == 12346
        (n,) = struct.unpack_from("<I", content, 4)
        flags, at = 0, 8
    heads = [struct.unpack_from("<HH", content, at + 4 * i) for i in range(n)]
    at += 4 * n
    if cookie == 12346 or n >= 4:
        at += 4 * n
    found = []
    for i, (key, count) in enumerate(heads):
        if flags >> i & 1:
            (n_runs,) = struct.unpack_from("<H", content, at)
            at += 2
            values = []
            for _ in range(n_runs):
                start, more = struct.unpack_from("<HH", content, at)
                values += range(start, start + more + 1)
                at += 4
        elif count < 4096:
            values = list(struct.unpack_from(f"<{count + 1}H", content, at))
            at += 2 * (count + 1)
        else:
            bits = int.from_bytes(content[at : at + 8192], "little")
            values = [value for value in range(65536) if bits >> value & 1]
            at += 8192
        found += [key << 16 | value for value in values]
    return found, at


def decode_64(content: bytes) -> list[int]:
    """Return the positions of a 64-bit bitmap."""
    (n,) = struct.unpack_from("<q", content, 0)
    found, at = [], 8
    for _ in range(n):
        (key,) = struct.unpack_from("<I", content, at)
        values, length = decode_32(content[at + 4 :])
        found += [key << 32 | value for value in values]
        at += 4 + length
    return found


def encode_record(bitmap: bytes, is_wide: bool) -> bytes:
    """Return a deletion vector as a record of an index file."""
    magic = struct.pack("<i", 1681511377) if is_wide else struct.pack(">i", 1581511376)
    content = magic + bitmap
    return struct.pack(">i", len(content)) + content + struct.pack(">I", zlib.crc32(content))


def encode_index_file(vectors: Sequence[tuple[bytes, bool]]) -> tuple[bytes, list[int], list[int]]:
    """Return an index file of bitmaps, and the offsets and lengths that a manifest would have."""
    content = b"\x01"
    offsets, lengths = [], []
    for bitmap, is_wide in vectors:
        record = encode_record(bitmap, is_wide)
        offsets.append(len(content))
        lengths.append(len(record) if is_wide else len(record) - 8)
        content += record
    return content, offsets, lengths


def decode_record(content: bytes) -> list[int]:
    """Return the deleted rows of a whole record of either kind."""
    (size,) = struct.unpack_from(">i", content, 0)
    assert len(content) == size + 8
    assert zlib.crc32(content[4:-4]) == struct.unpack(">I", content[-4:])[0]
    if struct.unpack_from("<i", content, 4)[0] == 1681511377:
        return decode_64(content[8:-4])
    assert struct.unpack_from(">i", content, 4)[0] == 1581511376
    return decode_32(content[8:-4])[0]
