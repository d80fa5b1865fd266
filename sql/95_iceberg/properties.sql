-- iceberg.properties: properties of the table, as in Trino.
-- Grain: one row per property.   Keys: key.
-- Sources: base_options.

CREATE OR REPLACE VIEW iceberg.properties AS
SELECT
    key,
    value
FROM base_options;
