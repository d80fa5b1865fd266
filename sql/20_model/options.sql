-- options: options of the table.
-- Grain: one row per option.   Keys: key.
-- Sources: base_options.

CREATE OR REPLACE VIEW options AS
SELECT
    key,
    value
FROM base_options;

COMMENT ON VIEW options IS 'Options of the table. One row per option.';
COMMENT ON COLUMN options.key IS 'Name of the option.';
COMMENT ON COLUMN options.value IS 'Its value.';
