"""Data skipping rules of Iceberg tables.

Maps columns to partition summaries of manifests and metrics of files, and projects predicates to
each partition spec. Main name: `IcebergRules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.duck.access import quoted_name
from arrowmeta.iceberg.partition_spec import PartitionSpec
from arrowmeta.iceberg.projection import project_all
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.iceberg.transform import IDENTITY, VOID, Transform
from arrowmeta.iceberg.types import STORED_AS
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.may_match import (
    Facts,
    Rules,
    StatsRule,
    flat,
    is_told_apart,
    may_match,
    ordered_bounds,
)
from arrowmeta.predicate.tree import (
    TRUE,
    Column,
    Leaf,
    RowCondition,
    Tree,
    columns_of,
    literal_of,
    map_leaves,
    row_conditions,
)
from arrowmeta.records import dataclass

_KINDS = ("lower_bounds", "upper_bounds", "null_value_counts", "nan_value_counts", "value_counts")

_MOST_INFERRED = "write.metadata.metrics.max-inferred-column-defaults"


class Term(NamedTuple):
    """A transform of a column, by which tables are partitioned.

    Attributes:
        column: `bucket[16](id)`, of the type of the partition field; it has no statistics.
        source_id: field id of the column that is transformed.
    """

    column: Column
    transform: Transform
    source_id: int


@dataclass(frozen=True)
class IcebergRules(Rules):
    """Data skipping rules of one table."""

    source: IcebergSource

    @property
    def _ids(self) -> Mapping[str, int]:
        """Field id of each column with statistics, by path."""
        return self.source.field_ids

    @cached_property
    def _identities(self) -> dict[str, tuple[str, ...]]:
        """Identity partition fields of all specs, by path of their source column."""
        columns = self.source.shape.columns
        names: dict[str, tuple[str, ...]] = {}
        for unified in self.source.partition.fields:
            field = unified.field
            for name, field_id in self._ids.items():
                is_same = field.transform == IDENTITY and field.source_ids == (field_id,)
                if is_same and columns.field(name).type == unified.arrow_type:
                    names[name] = (*names.get(name, ()), field.name)
        return names

    @cached_property
    def _uuid_partitions(self) -> frozenset[str]:
        """Partition fields of type UUID; buckets of UUIDs are integers."""
        uuids = {self._ids[f.name] for f in self.columns if f.type == pa.uuid()}
        fields = [unified.field for unified in self.source.partition.fields]
        of_uuids = (f for f in fields if f.transform == IDENTITY)
        return frozenset(f.name for f in of_uuids if uuids.issuperset(f.source_ids))

    @cached_property
    def columns(self) -> pa.Schema:
        """Columns of the table; UUIDs, which are bytes elsewhere, have the type UUID."""
        return pa.schema([_as_uuid(field) for field in self.source.schema])

    @cached_property
    def terms(self) -> Mapping[str, Term]:
        """Transforms of partition fields by name; none that is also the name of a column."""
        names = {field_id: name for name, field_id in self._ids.items()}
        terms = {}
        for unified in self.source.partition.fields:
            transform, source_ids = unified.field.transform, unified.field.source_ids
            is_other = transform.is_known and transform not in (IDENTITY, VOID)
            if is_other and len(source_ids) == 1 and source_ids[0] in names:
                name = f"{transform}({names[source_ids[0]]})"
                column = Column(name, unified.arrow_type, (name,))
                terms[name] = Term(column, transform, source_ids[0])
        return {name: term for name, term in terms.items() if name not in self._ids}

    # -- partitions -----------------------------------------------------------------------------

    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Project a predicate to each spec that manifests have, for the files written with it.

        Spec: Iceberg v3, Scan Planning; Partition Evolution.
        """
        return {spec.id: self._projected(tree, spec) for spec in self._used_specs}

    @cached_property
    def _used_specs(self) -> Sequence[PartitionSpec]:
        """Specs of the manifests; with thousands of others, conditions would take minutes."""
        specs = self.source.metadata.specs
        if len(specs) < 2:  # manifests may not be read yet
            return list(specs.values())
        used = pc.unique(self.source.manifests["partition_spec_id"]).to_pylist()
        return [specs[spec_id] for spec_id in used if spec_id in specs]

    def _projected(self, tree: Tree, spec: PartitionSpec) -> Tree:
        fields = self._fields_by_source(spec)

        def on_partition(leaf: Leaf) -> Tree:
            if (term := self.terms.get(leaf.column.name)) is not None:
                of_source = fields.get(term.source_id, ())
                alike = [(IDENTITY, to) for by, to in of_source if by == term.transform]
                return project_all(leaf, alike)
            return project_all(leaf, fields.get(self._ids.get(leaf.column.name, -1), ()))

        def on_identities(row: RowCondition) -> RowCondition | None:
            targets = [
                _identity(column, fields.get(self._ids.get(column.name, -1), ()))
                for column in row.columns
            ]
            columns = tuple(column for column in targets if column is not None)
            return replace(row, columns=columns) if len(columns) == len(targets) else None

        return map_leaves(tree, on_partition, on_identities)

    def _fields_by_source(self, spec: PartitionSpec) -> dict[int, list[tuple[Transform, Column]]]:
        """Return the fields of a spec, as columns of the unified struct, by source field id."""
        unified = self.source.partition
        places = unified.positions.get(spec.id, ())
        transforms: dict[int, list[tuple[Transform, Column]]] = {}
        for field, position in zip(spec.fields, places, strict=False):
            if position is None or len(field.source_ids) != 1:
                continue
            unified_field = unified.fields[position]
            target = Column(
                unified_field.field.name, unified_field.arrow_type, (unified_field.field.name,)
            )
            transforms.setdefault(field.source_ids[0], []).append((field.transform, target))
        return transforms

    def manifest_facts(self, column: Column) -> Facts:
        """Return the summary statistics of a partition column; see `count_of_summary` for nulls.

        Spec: Iceberg v3, Manifest Lists (Field Summary).
        """
        field = quoted_name(column.name)
        lower, upper = f"partition_lower.{field}", f"partition_upper.{field}"
        has_null = f"partition_contains_null.{field}"
        has_nan = f"partition_contains_nan.{field}" if column.may_be_nan else "false"
        is_empty = f"({lower} IS NULL AND {upper} IS NULL)"
        if column.name in self._uuid_partitions:
            lower, upper = _uuid_bounds(lower, upper)
        else:
            lower, upper = ordered_bounds(column, lower, upper)
        nulls = f"count_of_summary({has_null}, {has_nan}, {is_empty})"
        nans = f"count_of_summary({has_nan}, {has_null}, {is_empty})"
        return Facts(lower, upper, nulls, nans, f"CASE WHEN {is_empty} THEN 2 END")

    # -- remedies --------------------------------------------------------------------

    def why_no_bounds(self, column: Column) -> str:
        """Name the table property that disables bounds of a column.

        Spec: Iceberg 1.x, configuration (write.metadata.metrics.*); core/MetricsConfig.java.
        """
        if column.name in self.terms:
            return "only partition values decide it"
        options, names = self.source.options, self.columns.names
        own = f"write.metadata.metrics.column.{column.name}"
        position, limit = names.index(column.path[0]) + 1, options.get(_MOST_INFERRED, "100")
        default = options.get("write.metadata.metrics.default")
        mode = options.get(own, default)
        if mode is not None and mode.lower() in ("none", "counts"):
            name = own if own in options else "write.metadata.metrics.default"
            cause, to_do = f"the table property {name} is {mode}", f"set {own} to truncate(16)"
        elif mode is None and limit.isdecimal() and position > int(limit):
            cause = (
                f"{column.name} is column {position} of {len(names)}, and writers collect bounds "
                f"of the first {limit} ({_MOST_INFERRED})"
            )
            to_do = f"set {own} to truncate(16)"
        else:
            cause, to_do = "the writer of these files recorded none to rely on", "use one that does"
        return f"{cause}: {to_do}, then rewrite the files"

    def how_to_narrow(self, column: Column, *, is_equality: bool) -> str:
        """Suggest a partition transform; `bucket` does not help ranges."""
        source_ids = (self._ids.get(column.name),)
        for field in self.source.metadata.default_spec.fields:
            if field.source_ids == source_ids and field.transform.name == "bucket":
                return (
                    "rewrite the files by the default partition spec"
                    if is_equality
                    else f"partitions by {field.transform} serve = and IN only: "
                    f"sort the files by {column.name}"
                )
        return f"sort the files by {column.name}"

    # -- statistics -----------------------------------------------------------------------------

    def file_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a leaf column; absent counts and bounds are unknown.

        In files without metrics, an identity partition value is the bound of its source column.
        Spec: Iceberg v3, Data File Fields; expressions/InclusiveMetricsEvaluator.java.
        """
        if column.name not in self._ids or not is_told_apart(column.name, self._ids):
            return None
        lower, upper, nulls, nans, values = (flat(kind, column.name) for kind in _KINDS)
        if self._is_required(column):
            lower, upper = _known_bounds(column, values, lower, upper)
            nulls, values = "0", "nullif(record_count, 0)"  # 0 is for `stats_rule` to judge
        elif column.name in self.source.shape.in_optional_structs:
            nulls, values = f"nulls_of_field({nulls}, {values}, record_count)", "record_count"
        else:
            nulls = _known_nulls(nulls, values, lower, upper)
        if column.type == pa.uuid():
            lower, upper = _uuid_bounds(lower, upper)
        else:
            lower, upper = ordered_bounds(column, lower, upper)
        value, has_value = "NULL", "false"
        if column.name in self._identities:
            value, has_value = self._partition_value(column)
            lower, upper = f"coalesce({lower}, {value})", f"coalesce({upper}, {value})"
        if column.name in self.source.shape.without_value_bounds:
            lower = upper = "NULL::BLOB"
        return Facts(lower, upper, nulls, nans, values, value, has_value)

    def _partition_value(self, column: Column) -> tuple[str, str]:
        """Return SQL for the identity partition value of a column, and for whether there is one."""
        wanted = self._ids[column.name]
        spec_ids = [
            spec.id
            for spec in self.source.metadata.specs.values()
            if any(f.transform == IDENTITY and f.source_ids == (wanted,) for f in spec.fields)
        ]
        fields = ", ".join(flat("partition", name) for name in self._identities[column.name])
        value = f"coalesce({fields})"
        is_null = f"spec_id IN ({', '.join(map(str, spec_ids))}) AND partition_is_known"
        return value, f"({value} IS NOT NULL OR coalesce({is_null}, false))"

    def _kinds(self, column: Column) -> list[str]:
        """Return the metrics that `file_facts` reads."""
        needless = {"null_value_counts"} if self._is_required(column) else set()
        if not column.may_be_nan:
            needless.add("nan_value_counts")
        return [kind for kind in _KINDS if kind not in needless]

    def _is_required(self, column: Column) -> bool:
        """Return whether a field is required: schema evolution can only make it optional.

        Spec: Iceberg v3, Schema Evolution.
        """
        fields: pa.Schema | pa.StructType = self.source.schema
        for name in column.path:
            field = fields.field(name)
            if field.nullable:
                return False
            fields = field.type
        return True

    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return the rule for metrics; it drops files with a record count of 0, not of null.

        Bounds contradict a count of 0.
        Spec: Iceberg 1.x, expressions/InclusiveMetricsEvaluator.java.
        """
        names, has_rows = ["record_count"], ["record_count <> 0"]
        for name, column in columns_of(tree).items():
            if name in self._ids:
                names += [f"{kind}.{name}" for kind in self._kinds(column)]
                has_rows += [f"{flat(kind, name)} IS NOT NULL" for kind in _KINDS[:2]]
            if name in self._identities:
                names += [f"partition.{field}" for field in self._identities[name]]
        if any(row_conditions(tree)):
            names += ["spec_id", "partition_is_known"]
        some = "true" if tree == TRUE else f"coalesce({' OR '.join(has_rows)}, true)"
        condition = f"{some} AND {may_match(tree, self.file_facts)}"
        return StatsRule(tuple(dict.fromkeys(names)), condition)


def _identity(column: Column, fields: Sequence[tuple[Transform, Column]]) -> Column | None:
    """Return the identity partition field of a column; None if there is none."""
    identities = (target for transform, target in fields if transform == IDENTITY)
    return next((target for target in identities if target.type == column.type), None)


def _known_nulls(nulls: str, value_count: str, lower: str, upper: str) -> str:
    """Return SQL for a null count; unknown where it is 0 in place of an unknown one.

    Published metadata of Paimon has no value counts, and 0 for unknown null counts. A column
    without nulls has bounds, unless these are unknown, too.
    Spec: as in `_known_bounds`.
    """
    is_unknown = f"{value_count} IS NULL AND {lower} IS NULL AND {upper} IS NULL"
    return f"CASE WHEN {is_unknown} THEN nullif({nulls}, 0) ELSE {nulls} END"


def _known_bounds(column: Column, value_count: str, lower: str, upper: str) -> tuple[str, str]:
    """Return SQL for the bounds of a required column; unknown where they are zeros in their place.

    Published metadata of Paimon has no value counts, and takes unknown bounds from a row without
    values: zeros and empty values.
    Spec: Paimon 1.4, core/iceberg/manifest/IcebergDataFileMeta.java (create); apache/paimon#8732.
    """
    kind = column.type
    if pa.types.is_nested(kind) or pa.types.is_null(kind) or kind == pa.uuid():
        return lower, upper
    zero = literal_of(_zero(kind)).sql
    is_unknown = f"{value_count} IS NULL AND {lower} = {upper} AND {lower} = {zero}"
    known = (f"CASE WHEN {is_unknown} THEN NULL ELSE {bound} END" for bound in (lower, upper))
    return next(known), next(known)


def _zero(kind: pa.DataType) -> pa.Scalar:
    """Return the value of a type whose bytes are zeros, or that has none."""
    width = kind.byte_width if pa.types.is_fixed_size_binary(kind) else 16
    buffers = [None, pa.py_buffer(bytes(width)), pa.py_buffer(b"")]
    return pa.Array.from_buffers(kind, 1, buffers[: kind.num_buffers])[0]


def _uuid_bounds(lower: str, upper: str) -> tuple[str, str]:
    return f"least_uuid({lower}, {upper})", f"greatest_uuid({lower}, {upper})"


def _as_uuid(field: pa.Field) -> pa.Field:
    if pa.types.is_struct(field.type):
        return field.with_type(pa.struct([_as_uuid(child) for child in field.type]))
    is_uuid = (field.metadata or {}).get(STORED_AS) == b"uuid"
    return field.with_type(pa.uuid()) if is_uuid else field
