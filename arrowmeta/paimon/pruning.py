"""Which parts of a Paimon table a predicate can touch.

Knows what statistics of manifests and files mean here and which files belong together. How a
condition is asked of them is `predicate.may_match`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arrowmeta.model.source import Source
from arrowmeta.paimon.bucket import HashedBuckets, hashed_buckets
from arrowmeta.predicate.engine import quoted_name
from arrowmeta.predicate.may_match import Facts, exactly, flat, may_match
from arrowmeta.predicate.rules import StatsRule
from arrowmeta.predicate.tree import TRUE, Column, Leaf, Tree, columns_of, map_leaves

#: Merge engines that make a row of several, so that none of them need match by itself.
_COMBINING = ("partial-update", "aggregation")


@dataclass(frozen=True)
class PaimonRules:
    """The rules of one table."""

    source: Source

    @property
    def _partition(self) -> list[str]:
        return [field.name for field in self.source.shape.partition]

    @property
    def _key(self) -> list[str]:
        return [field.name for field in self.source.shape.primary_key]

    def _is_on(self, option: str) -> bool:
        return self.source.options.get(option, "false").lower() == "true"

    # -- what readers leave out -----------------------------------------------------------------

    @property
    def _skips_level_zero(self) -> bool:
        """Batch readers leave level 0 out where a row's last version is known without merging.

        That is with deletion vectors that are not merged on read, and if the first row stays.
        Spec: Paimon 1.x, core/CoreOptions.java (batchScanSkipLevel0).
        """
        if not self._key:
            return False
        merges = self._is_on("deletion-vectors.merge-on-read")
        keeps_first = self.source.options.get("merge-engine") == "first-row"
        return (self._is_on("deletion-vectors.enabled") and not merges) or keeps_first

    @property
    def left_out(self) -> str:
        """Level 0 where readers skip it, and buckets that are not assigned yet.

        Spec: Paimon 1.x, core/operation/AbstractFileStoreScan.java (onlyReadRealBuckets).
        """
        parts = ["level = 0"] if self._skips_level_zero else []
        parts += ["bucket < 0"] if self._key else []
        return " OR ".join(f"coalesce({part}, false)" for part in parts) or "false"

    @property
    def left_out_manifests(self) -> str:
        """Manifests all of whose entries are left out.

        Spec: Paimon 1.x, core/operation/ManifestsReader.java.
        """
        parts = ["max_level = 0"] if self._skips_level_zero else []
        parts += ["max_bucket < 0"] if self._key else []
        return " OR ".join(f"coalesce({part}, false)" for part in parts) or "false"

    # -- partitions and buckets -----------------------------------------------------------------

    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Partition columns are columns of the table: a condition on them is one on partitions."""
        names = self._partition

        def on_partition(leaf: Leaf) -> Tree:
            return leaf if leaf.column.path[0] in names else TRUE

        return {None: map_leaves(tree, on_partition)}

    def bucket_choice(self, tree: Tree) -> HashedBuckets | None:
        """Return the buckets whose keys can match."""
        return hashed_buckets(tree, self.source)

    # -- statistics -----------------------------------------------------------------------------

    def manifest_facts(self, column: Column) -> Facts | None:
        """A manifest's statistics of partitions cover added and deleted entries.

        Spec: Paimon 1.x, core/manifest/ManifestFileMeta.java (partitionStats).
        """
        field = quoted_name(column.name)
        return Facts(
            f"partition_lower.{field}",
            f"partition_upper.{field}",
            f"partition_null_counts.{field}",
            "NULL",
            "(added_files_count + deleted_files_count)",
        )

    def file_facts(self, column: Column) -> Facts | None:
        """A partition column has one value in a file; another has statistics, or none if nested."""
        if len(column.path) > 1:
            return None
        if column.name in self._partition:
            return exactly(flat("partition", column.name))
        lower, upper = flat("lower_bounds", column.name), flat("upper_bounds", column.name)
        if column.name in self._key[:1]:
            # Keys are ordered by their first column, which the least and the last key so bound.
            lower = f"coalesce({lower}, {flat('min_key', column.name)})"
            upper = f"coalesce({upper}, {flat('max_key', column.name)})"
        nulls = flat("null_value_counts", column.name)
        return Facts(lower, upper, nulls, "NULL", "record_count")

    def stats_rule(self, tree: Tree) -> StatsRule:
        """Statistics of values rule out a file of keys only together with the other versions.

        A file may hold an old version of a key. If it is dropped while the file of the newer
        version is kept, or the other way round, a reader sees another row. So files of a bucket
        are kept all if one of them may match; unless no key is in two of them, which is so on one
        level above 0. Key columns are the same in all versions: they decide over each file. With
        deletion vectors, or if the first row stays, readers take each file for itself. Where
        rows of several versions are combined, no version need match.
        Spec: Paimon 1.x, core/operation/KeyValueFileStoreScan.java.
        """
        columns = self._stats_columns(tree)
        whole = may_match(tree, self.file_facts)
        if not self._key and self._is_on("data-evolution.enabled"):
            return StatsRule(columns, may_match(self._keys_of(tree), self.file_facts))
        if not self._key or self._skips_level_zero:
            return StatsRule(columns, whole)
        combines = self.source.options.get("merge-engine") in _COMBINING
        return StatsRule(
            (*columns, "partition_bytes", "bucket", "level"),
            may_match(self._keys_of(tree), self.file_facts),
            "true" if combines else whole,
            "min(level) >= 1 AND min(level) = max(level)",
            "a file of the bucket may hold another version of a row",
        )

    def _keys_of(self, tree: Tree) -> Tree:
        same_in_all_versions = {*self._key, *self._partition}
        return map_leaves(
            tree, lambda leaf: leaf if leaf.column.path[0] in same_in_all_versions else TRUE
        )

    def _stats_columns(self, tree: Tree) -> tuple[str, ...]:
        names = ["record_count"]
        for column in columns_of(tree).values():
            if len(column.path) > 1:
                continue
            if column.name in self._partition:
                names.append(f"partition.{column.name}")
                continue
            names += [f"{kind}.{column.name}" for kind in _KINDS]
            if column.name in self._key[:1]:
                names += [f"min_key.{column.name}", f"max_key.{column.name}"]
        return tuple(dict.fromkeys(names))


_KINDS = ("lower_bounds", "upper_bounds", "null_value_counts")
