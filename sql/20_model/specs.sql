-- specs: the fields of every partition spec; of Paimon the partition keys and the bucket.
-- Grain: one row per (spec, field).   Keys: spec_id, position.
-- Sources: base_specs.

CREATE OR REPLACE VIEW specs AS
SELECT
    spec_id,
    field_id,
    source_column,
    name,
    transform,
    is_default,
    position
FROM base_specs;

COMMENT ON VIEW specs IS 'The fields of every partition spec; of Paimon the partition keys and the bucket. One row per (spec, field).';
COMMENT ON COLUMN specs.spec_id IS 'Iceberg: id of the spec; null in Paimon, as in files.';
COMMENT ON COLUMN specs.field_id IS 'Iceberg: id of the partition field; Paimon: id of the column, null for the bucket.';
COMMENT ON COLUMN specs.source_column IS 'The column that the value comes from, several separated by commas; null if it is not known.';
COMMENT ON COLUMN specs.name IS 'Name of the partition field; bucket for that of Paimon.';
COMMENT ON COLUMN specs.transform IS 'identity, bucket[16], day and so on; of Paimon identity for partition keys, and bucket[N], mod[N], bucket[dynamic] or bucket[postpone].';
COMMENT ON COLUMN specs.is_default IS 'Whether new files are partitioned so.';
COMMENT ON COLUMN specs.position IS 'Position of the field in its spec, from 0.';
