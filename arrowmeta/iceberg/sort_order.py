"""Sort orders: how writers sorted the rows of their files.

Spec: Iceberg v3, Sorting; Appendix C, Sort Orders.
"""

from __future__ import annotations

from dataclasses import dataclass

from arrowmeta.iceberg.transform import Transform, parse_transform
from arrowmeta.io.json_file import JsonObject


@dataclass(frozen=True)
class SortField:
    """One field of a sort order.

    Attributes:
        source_ids: the columns it comes from; several only for transforms of newer writers.
        transform: how its value comes from the columns.
        direction: `asc` or `desc`.
        null_order: `nulls-first` or `nulls-last`.
    """

    source_ids: tuple[int, ...]
    transform: Transform
    direction: str | None
    null_order: str | None


@dataclass(frozen=True)
class SortOrder:
    """One way in which files were sorted; order 0 has no fields."""

    id: int
    fields: tuple[SortField, ...]


def to_sort_order(json: JsonObject) -> SortOrder:
    """Translate a sort order's JSON; readers need none of it, so fields may be missing."""
    return SortOrder(
        id=json.optional_integer("order-id") or 0,
        fields=tuple(map(_to_field, json.objects("fields"))),
    )


def _to_field(json: JsonObject) -> SortField:
    source_id = json.optional_integer("source-id")
    return SortField(
        source_ids=json.integers("source-ids") or (() if source_id is None else (source_id,)),
        transform=parse_transform(json.optional_text("transform") or "identity"),
        direction=json.optional_text("direction"),
        null_order=json.optional_text("null-order"),
    )
