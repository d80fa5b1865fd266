-- sort_orders: the fields of every sort order; of Paimon the primary key and the sequence fields.
-- Grain: one row per (sort order, field).   Keys: order_id, position.
-- Sources: base_sort_orders.

CREATE OR REPLACE VIEW sort_orders AS
SELECT
    order_id,
    source_column,
    transform,
    direction,
    null_order,
    is_default,
    position
FROM base_sort_orders;

COMMENT ON VIEW sort_orders IS 'The fields of every sort order; of Paimon the primary key and the sequence fields. One row per (sort order, field).';
COMMENT ON COLUMN sort_orders.order_id IS 'Iceberg: id of the order, sort_order_id of files; null in Paimon.';
COMMENT ON COLUMN sort_orders.source_column IS 'The column to sort by, several separated by commas; null if it is not known.';
COMMENT ON COLUMN sort_orders.transform IS 'What is applied to the column first: identity, bucket[16], day and so on.';
COMMENT ON COLUMN sort_orders.direction IS 'asc or desc.';
COMMENT ON COLUMN sort_orders.null_order IS 'nulls-first or nulls-last; null in Paimon, which records none.';
COMMENT ON COLUMN sort_orders.is_default IS 'Whether new files are sorted so.';
COMMENT ON COLUMN sort_orders.position IS 'Position of the field in its order, from 0.';
