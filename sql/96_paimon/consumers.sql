-- paimon.consumers: consumers and the snapshots that they read next.
-- Grain: one row per consumer.   Keys: consumer_id.
-- Sources: base_consumers.

CREATE OR REPLACE VIEW paimon.consumers AS
SELECT
    consumer_id,
    next_snapshot_id
FROM base_consumers;
