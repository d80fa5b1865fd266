"""C functions found in the packages that wrap them, and what happens where they are not."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import pytest
import zstandard

from arrowmeta import read_avro
from arrowmeta.avro import filling
from arrowmeta.io import compression
from arrowmeta.io.compression import codec_function
from tests.avro.container_files import block, container, record, text


@pytest.fixture(autouse=True)
def _found_anew() -> Iterator[None]:
    codec_function.cache_clear()
    yield
    codec_function.cache_clear()


@pytest.mark.parametrize("codec", ["null", "snappy", "bzip2", "xz", "no such codec"])
def test_other_codecs_have_no_function(codec: str) -> None:
    assert codec_function(codec) is None


@pytest.mark.parametrize(
    "place",
    [
        ("no_such_package._module", "f", "g", "h"),
        ("zstandard.no_such_module", "f", "g", "h"),
        ("zstandard.backend_c", "ZSTD_no_such_function", "g", "h"),
        ("json.decoder", "f", "g", "h"),  # a file that is no library
        ("sys", "f", "g", "h"),  # in no file
    ],
    ids=lambda place: place[0],
)
def test_a_library_that_is_not_there_is_done_without(
    monkeypatch: pytest.MonkeyPatch, place: tuple[str, ...]
) -> None:
    monkeypatch.setattr(compression, "_FUNCTIONS", {"zstandard": place, "deflate": place})
    monkeypatch.setattr(filling, "BULK_LEN", 0)
    packers = {
        "zstandard": zstandard.ZstdCompressor().compress,
        "deflate": lambda content: zlib.compress(content, wbits=-15),
    }
    for codec, pack in packers.items():
        assert codec_function(codec) is None
        file = container(record(x="string"), block(1, pack(text("value"))), codec=codec)
        assert read_avro(file)["x"].to_pylist() == ["value"]


def test_no_room_for_a_context_is_an_error_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    function = compression.CodecFunction("zstandard", 1, lambda: None, lambda _: None)
    with pytest.raises(MemoryError, match="zstandard"), function.context():
        pass
