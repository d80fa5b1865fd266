-- paimon.options: options of the table.
-- Grain: one row per option.   Keys: key.
-- Sources: base_options.

CREATE OR REPLACE VIEW paimon.options AS
SELECT
    key,
    value
FROM base_options;
