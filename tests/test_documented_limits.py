"""The limits that the docs state are those of the code."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from arrowmeta.avro import container
from arrowmeta.avro.container import Limits
from arrowmeta.avro.schema import MAX_NESTING
from arrowmeta.columns.deletion_vectors import MAX_POSITIONS
from arrowmeta.iceberg import metadata, schema
from arrowmeta.io import document, reading, requests, storage
from arrowmeta.opening.discovery import MAX_FOLDERS
from arrowmeta.opening.options import OpenOptions
from arrowmeta.paimon.schema import MAX_DEPTH
from arrowmeta.pruning.evaluator import MOST_SECONDS

DOCS = Path(__file__).parents[1] / "docs"
AVRO = {each.name: each.default for each in dataclasses.fields(Limits)}


def mib(n_bytes: int) -> str:
    assert n_bytes % (1 << 20) == 0
    return f"{n_bytes >> 20:,} MiB"


def gib(n_bytes: int) -> str:
    return f"{mib(n_bytes >> 10).removesuffix(' MiB')} GiB"


#: Limits of `docs/security.md` by the first words of their rows.
LIMITS = {
    "one metadata file": mib(storage.MAX_FILE_BYTES),
    "a JSON file of Paimon": mib(document.MAX_JSON_BYTES),
    "a `metadata.json`, beside": mib(metadata.MAX_METADATA_BYTES),
    "its snapshots": f"{mib(metadata.MAX_LIST_BYTES)} each",
    "a file longer than": (
        f"{storage._LENGTH_RATIO} times that length plus {mib(storage._LENGTH_BASE)}"
    ),
    "decompressed bytes of an Avro file": gib(AVRO["decompressed_len"]),
    "columns decoded": gib(AVRO["columns_len"]),
    "rows of a manifest": f"{AVRO['rows']:,}",
    "one decompressed block": mib(AVRO["block_len"]),
    "nesting of Avro schemas": f"{MAX_NESTING} levels",
    "a compressed `metadata.json`": gib(metadata.MAX_DECOMPRESSED_BYTES),
    "positions of deletion vectors": f"2^{MAX_POSITIONS.bit_length() - 1}",
    "folders that are not tables": f"{MAX_FOLDERS:,}",
    "conditions over partition values": f"{MOST_SECONDS:g} s, checked between",
    "cached file contents": mib(reading.KEPT_BYTES),
    "connection to a store": f"{OpenOptions().connect_timeout:g} s",
    "a request to a store": f"{OpenOptions().request_timeout:g} s",
    "all requests of a call": "no limit" if requests.CallLimit().seconds is None else "",
}


def rows(page: str, title: str) -> list[list[str]]:
    """Return the cells of the first table below a title."""
    text = (DOCS / page).read_text(encoding="utf-8").partition(f"\n## {title}\n")[2]
    table = text[text.index("\n|---") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


DOCUMENTED = {what: limit for what, limit, _ in rows("security.md", "Limits")}


def test_every_limit_is_documented_once() -> None:
    found = [[what for what in DOCUMENTED if what.startswith(start)] for start in LIMITS]
    assert sorted(what for some in found for what in some) == sorted(DOCUMENTED)
    assert [len(some) for some in found] == [1] * len(LIMITS)


@pytest.mark.parametrize("start", LIMITS)
def test_documented_limit_is_that_of_the_code(start: str) -> None:
    (limit,) = (limit for what, limit in DOCUMENTED.items() if what.startswith(start))
    assert limit.startswith(LIMITS[start])
    assert schema.MAX_DEPTH == MAX_DEPTH == MAX_NESTING


def test_options_that_set_limits_have_the_documented_defaults() -> None:
    options = {name.strip("`"): default for name, default, _ in rows("storage.md", "Limits")}
    assert options[storage.JSON_LIMIT].startswith(mib(document.MAX_JSON_BYTES))
    for n_bytes in (metadata.MAX_METADATA_BYTES, metadata.MAX_LIST_BYTES):
        assert mib(n_bytes) in options[storage.JSON_LIMIT]
    assert options[storage.FILE_LIMIT] == mib(storage.MAX_FILE_BYTES)
    assert options[storage.UNRECORDED_LIMIT] == mib(storage._LENGTH_BASE)
    assert options[container.BLOCK_LIMIT] == mib(AVRO["block_len"])
    assert options[container.COLUMNS_LIMIT] == gib(AVRO["columns_len"])
    for n_bytes in (AVRO["decompressed_len"], metadata.MAX_DECOMPRESSED_BYTES):
        assert gib(n_bytes) in options[container.DECOMPRESSED_LIMIT]
    assert options[requests.REQUEST_LIMIT] == str(requests.REQUESTS_AT_ONCE)
