-- consumers: Paimon: who reads the table as a stream, and how far.
-- Grain: one row per consumer.   Keys: consumer_id.
-- Sources: base_consumers.

CREATE OR REPLACE VIEW consumers AS
SELECT
    consumer_id,
    next_snapshot_id
FROM base_consumers;

COMMENT ON VIEW consumers IS 'Paimon: who reads the table as a stream, and how far. One row per consumer.';
COMMENT ON COLUMN consumers.consumer_id IS 'Id of the consumer.';
COMMENT ON COLUMN consumers.next_snapshot_id IS 'The snapshot it will read next.';
