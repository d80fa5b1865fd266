"""Edits of single members of Paimon's metadata: see `tests.trust.pairs`, and docs/pairs.md."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path as Folder
from typing import Any

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy, read
from tests.trust.edits import Change, Path, edit_first, members
from tests.trust.pairs import Edit

TABLES = (
    *(DATA / name for name in ("pk_all_types", "pk_deletion_vectors", "pk_tags_branches")),
    *(DATA / f"append_{name}" for name in ("schema_evolution", "partition_types", "global_index")),
    CASES / "paimon_rows_in_parts",
    CASES / "paimon_stored_row_ids" / "all_stats",
)

#: Edits that may be silent, and why; some of one table.
EXCUSED = {
    "entry _FILE._VALUE_STATS._NULL_COUNTS none_null": (
        "a column without bounds may have no nulls, with metadata.stats-mode = counts"
    ),
    "entry _FILE._FILE_SIZE more": "the data file tells, if storage is listed",
    "entry _FILE._FILE_SIZE less": "the data file tells, if storage is listed",
}


def _role(root: Folder) -> str:
    return "delta" if read(PaimonCopy(root).list_path("delta")) else "base"


def _snapshot(path: Path, change: Change, root: Folder) -> None:
    copy = PaimonCopy(root)
    snapshot = json.loads(copy.snapshot().read_text())
    edit_first(path, change, [snapshot])
    copy.edit_snapshot(**snapshot)


def _listed(path: Path, change: Change, root: Folder) -> None:
    PaimonCopy(root).edit_list(_role(root), partial(edit_first, path, change))


def _entry(path: Path, change: Change, root: Folder) -> None:
    PaimonCopy(root).edit_manifest(_role(root), partial(edit_first, path, change))


def _index(path: Path, change: Change, root: Folder) -> None:
    PaimonCopy(root).edit_index(partial(edit_first, path, change))


def edits() -> dict[str, Edit]:
    """Return the edits by the kind of file, member and change."""
    kinds = {"snapshot": _snapshot, "list": _listed, "entry": _entry, "index": _index}
    return {
        f"{kind} {name} {word}": partial(edit, path, change)
        for kind, edit in kinds.items()
        for name, word, path, change in members("paimon", kind)
    }


def conditions(table: arrowmeta.Table) -> list[str]:
    """Conditions on the bounds of files, which a plan answers from statistics."""
    found = []
    rows = table.files(["lower_bounds", "upper_bounds", "null_value_counts"]).to_pylist()[:4]
    for row in rows:
        for name in list(row["lower_bounds"] or {})[:4]:
            for bound in ("lower_bounds", "upper_bounds"):
                value = row[bound][name]
                if isinstance(value, int | str) and not isinstance(value, bool):
                    literal = f"'{value}'" if isinstance(value, str) else str(value)
                    found.append(f'"{name}" = {literal}')
            found.append(f'"{name}" IS NULL')
            found.append(f'"{name}" IS NOT NULL')
    if "_ROW_ID" in str(table.options):
        found.append("_ROW_ID = 1")
    return list(dict.fromkeys(found))[:12]


def answers(table: arrowmeta.Table) -> dict[str, Any]:
    """Return what is compared beside plans."""
    columns = ["file_name", "partition_path", "bucket", "record_count", "file_size_in_bytes"]
    return {
        "files": sorted(map(repr, table.files(columns).to_pylist())),
        "count": table.aggregate("count(*)").column(0)[0].as_py(),
        "deleted": sorted(map(repr, table.partitions().to_pylist())),
    }
