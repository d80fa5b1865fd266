"""The first stage: which manifests can have entries of matching files.

A manifest tells of its entries' partitions, buckets and levels, and is not even read if those
rule it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.model.source import Source
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
    ordinals: list[int]
    is_kept: list[bool]
    is_all: bool

    @property
    def kept_ordinals(self) -> frozenset[int]:
        """The manifests to read."""
        chosen = zip(self.ordinals, self.is_kept, strict=True)
        return frozenset(ordinal for ordinal, is_kept in chosen if is_kept)

    @property
    def keeps_all(self) -> bool:
        """Whether every manifest is read."""
        return self.is_all and all(self.is_kept)


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
    schema = source.schema_of("manifests")
    every = pa.Table.from_batches(source.batches("manifests", schema.names), schema)
    contents = every["content"].to_pylist()
    listed = [place for place, content in enumerate(contents) if content in ("data", "deletes")]
    ordinals = [at for at, place in enumerate(listed) if contents[place] == "data"]
    manifests = every.take([listed[at] for at in ordinals])
    is_all = len(listed) == len(ordinals)
    condition = manifest_condition(rules, tree) if is_used else "true"
    if condition == "true" or not ordinals:
        return ManifestChoice(manifests, ordinals, [True] * len(ordinals), is_all)
    query = f"SELECT {condition} AS is_kept FROM manifests"
    try:
        is_kept = database.ask(query, manifests=manifests)["is_kept"].to_pylist()
    except UNCOMPARABLE:
        is_kept = [True] * len(ordinals)
    return ManifestChoice(manifests, ordinals, is_kept, is_all)


def manifest_condition(rules: Rules, tree: Tree) -> str:
    """Return the condition that a manifest can have matching entries."""
    parts = [_left_out(rules.left_out), _of_specs(rules, rules.partition_conditions(tree))]
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
