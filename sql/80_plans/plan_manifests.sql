-- plan_manifests: the manifests of data files that a plan for a predicate reads.
-- Grain: one row per manifest.   Keys: manifest_path.
-- Sources: base_plan_manifests.

CREATE OR REPLACE MACRO plan_manifests(predicate) AS TABLE
SELECT
    manifest_path,
    content,
    role,
    length,
    partition_spec_id,
    schema_id,
    sequence_number,
    min_sequence_number,
    added_snapshot_id,
    added_files_count,
    existing_files_count,
    deleted_files_count,
    added_rows_count,
    existing_rows_count,
    deleted_rows_count,
    partition_lower,
    partition_upper,
    partition_null_counts,
    partition_contains_null,
    partition_contains_nan,
    min_bucket,
    max_bucket,
    min_level,
    max_level,
    min_row_id,
    max_row_id,
    first_row_id,
    key_metadata
FROM base_plan_manifests
WHERE base_plan_manifests.asked = predicate;

COMMENT ON MACRO TABLE plan_manifests IS 'The manifests of data files that a plan for a predicate reads.';
