"""Metadata files that are repeated, emptied or exchanged: the answer is right, or damage says so.

Every manifest list, manifest and index manifest of the current snapshot is changed, one at a time.
Files that refer to it are left as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests import corpus
from tests.reconcile.copies import rewrite, swap
from tests.test_truncated_files import BUNDLED, CUT_TABLES, copied, opened

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
]

COLUMNS = ["content", "file_path", "level", "content_offset", "record_count"]


def answer(table: arrowmeta.Table) -> Counter[tuple[Any, ...]]:
    files = table.files(COLUMNS)
    return Counter(zip(*(files[name].to_pylist() for name in COLUMNS), strict=True))


def rows_of(files: Counter[tuple[Any, ...]]) -> int:
    return sum(row[-1] * n for row, n in files.items())


def lists_of(root: Path) -> list[Path]:
    """Return the manifest lists of the current snapshot, then those of the others."""
    table = opened(root)
    rows = table.snapshots().to_pylist()
    rows.sort(key=lambda row: row["snapshot_id"] != table.snapshot_id)
    names = ("manifest_list", "base_manifest_list", "delta_manifest_list")
    recorded = [row[name] for row in rows for name in names if row.get(name)]
    folder = "" if table.format == "iceberg" else f"{table.location}/manifest/"
    return [Path(table.resolve(f"{folder}{one}")) for one in dict.fromkeys(recorded)]


def manifests_of(root: Path) -> list[Path]:
    table = opened(root)
    rows = table.manifests(["manifest_path", "content"]).to_pylist()
    paths = [one["manifest_path"] for one in rows if one["content"] in ("data", "deletes")]
    return [Path(table.resolve(path)) for path in dict.fromkeys(paths)]


def changes(root: Path) -> Iterator[tuple[str, Path, Callable[[], Any]]]:
    """Yield what to do to the files of a table, one at a time."""
    n_current = 1 if opened(root).format == "iceberg" else 2
    lists, manifests = lists_of(root), manifests_of(root)
    for some, chosen in ((lists, lists[:n_current]), (manifests, manifests)):
        for at, path in enumerate(chosen):
            if path.read_bytes()[:3] != b"Obj":
                continue
            yield "repeated", path, lambda path=path: rewrite(path, lambda rows: rows + rows)
            yield "emptied", path, lambda path=path: rewrite(path, lambda rows: [])
            for other in [one for one in some if one != path][at : at + 1] or some[:0]:
                yield "exchanged", path, lambda one=path, other=other: swap(one, other)


def check(root: Path) -> int:
    """Change the files of a table, one at a time; return the number of changes."""
    expected, n_changes = answer(opened(root)), 0
    before = {path: path.read_bytes() for path in [*lists_of(root), *manifests_of(root)]}
    wrong = []
    for change, path, run in list(changes(root)):
        run()
        table = opened(root)
        found = answer(table)
        if table.complete:
            # Nothing counts the files of a Paimon delta that adds as many rows as it deletes.
            is_lost = "manifest-list" in path.name and rows_of(found) == rows_of(expected)
            if found != expected and not is_lost:
                wrong.append((change, path.name, len(expected), sum(found.values())))
        else:
            with pytest.raises(arrowmeta.ArrowMetaError):
                answer(opened(root, strict=True))
        n_changes += 1
        for one, content in before.items():
            one.write_bytes(content)
    assert wrong == []
    return n_changes


@pytest.mark.sampled(2)
@pytest.mark.parametrize("root", [pytest.param(root, id=root.name) for root in BUNDLED])
def test_changed_metadata_file_is_damage_or_changes_nothing(root: Path, tmp_path: Path) -> None:
    assert check(copied(root, tmp_path))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", corpus.sample(CUT_TABLES, 2))
def test_changed_metadata_file_of_many_writers_is_damage_or_changes_nothing(
    corpus_folder: Path, tmp_path: Path, name: str
) -> None:
    (root,) = corpus_folder.glob(f"*/{name}")
    assert check(copied(root, tmp_path))
