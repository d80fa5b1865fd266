"""What manifests and manifest lists say of themselves, and what the specification requires beside.

Takes the key-value metadata and the located fields of a manifest or manifest list; returns a
`FileHeader`. Whether a reader minds is told by the check `refused_by_readers`.

Spec: Iceberg v3, Manifests; Manifest Lists.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from arrowmeta.io.digits import integer_in
from arrowmeta.model.damage import FileKind
from arrowmeta.model.headers import FileHeader

#: Required keys of the metadata of a manifest, by format version. No writer known writes schema-id.
_MANIFEST_KEYS = {
    1: ("schema", "partition-spec"),
    2: ("schema", "partition-spec", "partition-spec-id", "format-version", "content"),
}
#: Required fields, by format version; a manifest list has no required keys.
_MANIFEST_FIELDS = ("status", "file_path", "file_format", "partition", "record_count")
_LIST_FIELDS = ("manifest_path", "manifest_length", "partition_spec_id")
_FIELDS: Mapping[FileKind, Mapping[int, tuple[str, ...]]] = {
    "manifest": {
        1: (*_MANIFEST_FIELDS, "file_size_in_bytes"),
        2: (*_MANIFEST_FIELDS, "file_size_in_bytes", "content"),
        # No partition field if the spec has none.
        4: ("status", "file_path", "file_format", "record_count", "file_size_in_bytes", "content"),
    },
    "manifest list": {
        1: _LIST_FIELDS,
        2: (
            *_LIST_FIELDS,
            "content",
            "sequence_number",
            "min_sequence_number",
            "added_snapshot_id",
            *(
                f"{status}_{unit}_count"
                for unit in ("files", "rows")
                for status in ("added", "existing", "deleted")
            ),
        ),
    },
}
_HEADER_NUMBERS = range(10**9)
#: Fields that version 1 does not have.
_SINCE_2 = frozenset({"content", "sequence_number"})


def header_of(
    path: str,
    kind: FileKind,
    metadata: Mapping[str, bytes],
    fields: Collection[str],
    partition_fields: Sequence[int | None] | None = None,
) -> FileHeader:
    """Return the header of a manifest or manifest list.

    Args:
        path: of the file.
        kind: `manifest` or `manifest list`.
        metadata: key-value metadata of the file; an Avro file has its schema there.
        fields: names of the fields that its schema has.
        partition_fields: ids of its partition fields, None where one has none; none at all are
            the spec without fields. None if unknown.
    """
    named = integer_in(metadata.get("format-version"), _HEADER_NUMBERS)
    version = named or (1 if _SINCE_2.isdisjoint(fields) else 2)
    keys = _MANIFEST_KEYS[min(version, 2)] if kind == "manifest" else ()
    absent = [f"key {key}" for key in keys if key not in metadata]
    required = _FIELDS[kind][max(known for known in _FIELDS[kind] if known <= version)]
    absent += [f"field {field}" for field in required if field not in fields]
    # Readers that find fields by name, as Java does then, need none.
    if b'"field-id"' not in metadata.get("avro.schema", b'"field-id"'):
        absent.append("field ids")
    content = metadata.get("content")
    ids = None if partition_fields is None or None in partition_fields else partition_fields
    return FileHeader(
        path,
        kind,
        version,
        None if content is None else content.decode("utf-8", "replace"),
        integer_in(metadata.get("partition-spec-id"), _HEADER_NUMBERS),
        None if ids is None else tuple(at for at in ids if at is not None),
        tuple(absent),
    )
