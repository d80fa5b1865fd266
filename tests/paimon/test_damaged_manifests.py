"""Damaged manifests of a real table: an error of ours, or entries that validate; never a crash."""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.paimon.manifest import ManifestFile, entries_schema, read_manifests
from arrowmeta.paimon.table import PaimonSource

DATA = Path(__file__).parent.parent / "data"
SOURCES = {name: arrowmeta.open(DATA / name).source for name in ("pk_all_types", "append_snappy")}
MANIFESTS = [
    pytest.param(name, path, id=f"{name}-{Path(path).name[-6:]}")
    for name, source in SOURCES.items()
    for path in source.manifests["manifest_path"].to_pylist()[:2]
]


def entries_of(source: PaimonSource, content: bytes, on_damage: OnDamage | None = None) -> int:
    """Decode every column of a manifest, and check that what comes out is valid Arrow."""
    manifest = ManifestFile(AvroFile.of("damaged", content), None)
    n_entries = 0
    names = entries_schema(source.shape).names
    for batch in read_manifests([manifest], source.context, names, threads=1, on_damage=on_damage):
        batch.validate(full=True)
        n_entries += batch.num_rows
    return n_entries


@pytest.mark.parametrize(("name", "path"), MANIFESTS)
def test_cut_at_any_byte_is_reported_or_ends_between_blocks(name: str, path: str) -> None:
    content = Path(path).read_bytes()
    whole = entries_of(SOURCES[name], content)
    assert whole > 0
    for length in range(len(content)):
        damage: list[ArrowMetaError] = []
        n_entries = entries_of(SOURCES[name], content[:length], damage.append)
        assert n_entries < whole
        assert all(isinstance(error, CorruptMetadataError) for error in damage)
        assert {error.path for error in damage} <= {"damaged"}


@given(data=st.data(), which=st.sampled_from([param.values for param in MANIFESTS]))
def test_flipped_bits_are_an_error_of_ours_or_valid_entries(
    data: st.DataObject, which: tuple[str, str]
) -> None:
    name, path = which
    content = bytearray(Path(path).read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] ^= 1 << data.draw(st.integers(0, 7))
    damage: list[ArrowMetaError] = []
    entries_of(SOURCES[name], bytes(content), damage.append)
    assert all("damaged" in str(error) for error in damage)


def test_a_cut_manifest_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    location = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))
    whole = arrowmeta.open(location)
    paths = whole.entries()["manifest_path"].to_pylist()
    cut = Path(paths[0])
    cut.write_bytes(cut.read_bytes()[:-20])

    partial = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning):
        entries = partial.entries()
    assert entries["manifest_path"].to_pylist() == [path for path in paths if path != str(cut)]
    assert partial.damage["path"].to_pylist() == [str(cut)]
    assert partial.damage["kind"].to_pylist() == ["manifest"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        partial.entries()
