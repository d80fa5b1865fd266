-- partition_ranges: values of a partition field in a manifest, and what its list says of them.
-- Grain: one row per (manifest, partition field).   Keys: subject, detail.   Evaluated: once.
-- For each: partition field.
--
-- Deleted entries of Iceberg are not read: they count only as within the bounds. Bounds of binary are not
-- compared, since Java orders UUIDs as signed numbers. In Paimon NaN is the greatest value. In Iceberg, a
-- summary without bounds means that all values are null or NaN (Iceberg v3, Manifest Lists).

WITH entries AS (
    SELECT
        manifest_path,
        partition.each_field AS field,
        coalesce(partition_is_known, true) AS is_known,
        IF(is_nan(field), NULL, field) AS number,
        status IS DISTINCT FROM 'deleted' OR deletes_are_replayed AS is_read
    FROM base_entries
    CROSS JOIN base_table
),
held AS (
    SELECT
        manifest_path,
        min(field) AS least,
        max(number) AS greatest,
        bool_or(is_nan(field)) AS holds_nan,
        min(field) FILTER (is_read) AS lower,
        max(number) FILTER (is_read) AS upper,
        count(*) FILTER (is_read) AS entry_count,
        count(*) FILTER (is_read AND field IS NULL) AS null_count,
        bool_and(is_known) FILTER (is_read) AS is_known
    FROM entries
    GROUP BY manifest_path
),
listed AS (
    SELECT
        manifest_path,
        partition_lower.each_field AS low,
        partition_upper.each_field AS high,
        partition_contains_null.each_field AS contains_null,
        partition_null_counts.each_field AS listed_null_count
    FROM base_manifests
    SEMI JOIN manifest_totals USING (manifest_path)
)
SELECT
    manifest_path AS subject,  -- The manifest.
    'partition field ' || 'each_field' AS detail,  -- The partition field.
    coalesce(low::VARCHAR, 'none') || ' to ' || coalesce(high::VARCHAR, 'none') AS listed_range,  -- Its bounds in the list.
    lower::VARCHAR || ' to ' || upper::VARCHAR AS read_range,  -- Least and greatest value of the entries that are read.
    least::VARCHAR || ' to ' || greatest::VARCHAR AS whole_range,  -- Least and greatest value of all entries.
    typeof(lower) <> 'BLOB' AND (
        (lower < low AND NOT is_nan(lower))
        OR upper > high
        OR (upper IS NOT NULL AND contains_null IS NOT NULL AND (low IS NULL OR high IS NULL))
    ) AS is_too_narrow,  -- Whether a value that is read is outside of the bounds.
    typeof(least) <> 'BLOB' AND (
        least > low OR (greatest < high AND NOT (holds_nan AND is_nan(high)))
    ) AS is_too_wide,  -- Whether the bounds are wider than the values.
    contains_null,  -- Iceberg: whether the list says that there are nulls.
    listed_null_count,  -- Paimon: number of nulls in the list.
    entry_count,  -- Entries that are read.
    IF(is_known, null_count, NULL) AS null_count  -- Nulls among them; null if a partition cannot be decoded.
FROM listed
INNER JOIN held USING (manifest_path);
