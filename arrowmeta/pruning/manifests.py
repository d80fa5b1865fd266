"""The stage `manifests`: which manifests can have entries of matching files.

A manifest tells of its entries' partitions, buckets and levels, and is not even read if those
rule it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, flag_array, text_scalar, to_flags, whole
from arrowmeta.model.source import Source, read_relation
from arrowmeta.predicate.may_match import may_match
from arrowmeta.predicate.rules import LeftOut, Rules
from arrowmeta.predicate.tree import TRUE, Tree
from arrowmeta.pruning.database import UNCOMPARABLE, StageDatabase


@dataclass(frozen=True)
class ManifestChoice:
    """The manifests of a snapshot and which of them are read.

    Attributes:
        manifests: rows of the relation, those of data files.
        ordinals: of each of them, as entries and readers count manifests.
        is_kept: for each of them.
        is_all: whether these are all manifests, none being of delete files.
    """

    manifests: pa.Table
    ordinals: NDArray[np.int64]
    is_kept: NDArray[np.bool_]
    is_all: bool

    @property
    def kept_ordinals(self) -> frozenset[int]:
        """The manifests to read."""
        return frozenset(self.ordinals[self.is_kept].tolist())

    @property
    def keeps_all(self) -> bool:
        """Whether every manifest is read."""
        return self.is_all and bool(self.is_kept.all())

    @property
    def may_have_deleted(self) -> bool:
        """Whether one of those to read may have entries `deleted`, as far as the list knows."""
        counts = filled(whole(self.manifests["deleted_files_count"]), 1)
        return bool(counts[self.is_kept].any())


def choose_manifests(
    source: Source, rules: Rules, tree: Tree, database: StageDatabase, *, is_used: bool = True
) -> ManifestChoice:
    """Return which manifests of data files can have matching entries.

    Args:
        source: the snapshot.
        rules: of its format.
        tree: the predicate.
        database: answers the question.
        is_used: whether to rule out any.
    """
    every = read_relation(source, "manifests")
    has_data, has_deletes = (_has(every, content) for content in ("data", "deletes"))
    ordinals = np.flatnonzero(has_data[has_data | has_deletes])
    manifests = every if has_data.all() else every.filter(flag_array(has_data))
    condition = manifest_condition(rules, tree) if is_used else "true"
    is_kept = _judged(manifests, condition, database)
    return ManifestChoice(manifests, ordinals, is_kept, not has_deletes.any())


def _has(manifests: pa.Table, content: str) -> NDArray[np.bool_]:
    return to_flags(whole(pc.equal(manifests["content"], text_scalar(content))))


def _judged(manifests: pa.Table, condition: str, database: StageDatabase) -> NDArray[np.bool_]:
    if condition == "true" or not manifests.num_rows:
        return np.ones(manifests.num_rows, dtype=bool)
    query = f"SELECT {condition} AS is_kept FROM manifests"
    try:
        return database.flags(query, manifests=manifests)["is_kept"]
    except UNCOMPARABLE:
        return np.ones(manifests.num_rows, dtype=bool)


def manifest_condition(rules: Rules, tree: Tree) -> str:
    """Return the condition that a manifest can have matching entries."""
    parts = [_left_out(rules.left_out), _of_specs(rules, rules.manifest_conditions(tree))]
    return " AND ".join(part for part in parts if part != "true") or "true"


def _of_specs(rules: Rules, conditions: Mapping[int | None, Tree]) -> str:
    asked = {
        spec_id: f"({may_match(condition, rules.manifest_facts)})"
        for spec_id, condition in conditions.items()
        if condition != TRUE
    }
    if not asked:
        return "true"
    if None in asked:
        return asked[None]
    cases = " ".join(f"WHEN {spec_id} THEN {sql}" for spec_id, sql in asked.items())
    return f"(CASE partition_spec_id {cases} ELSE true END)"


def _left_out(left_out: LeftOut) -> str:
    """Return what a manifest must not have only of; what it does not tell may be anything."""
    parts = ["coalesce(max_level > 0, true)"] if left_out.level_zero else []
    parts += ["coalesce(max_bucket >= 0, true)"] if left_out.unassigned_buckets else []
    return " AND ".join(parts) or "true"
