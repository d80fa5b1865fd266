-- named_for: names as a path of quoted identifiers of an engine.
-- Grain: scalar.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO named_for(engine, names) AS
    CASE
        WHEN engine IN ('spark', 'flink')
            THEN array_to_string(list_transform(names, lambda name: '`' || replace(name, '`', '``') || '`'), '.')
        ELSE array_to_string(list_transform(names, lambda name: '"' || replace(name, '"', '""') || '"'), '.')
    END;

COMMENT ON MACRO named_for IS 'Names as a path of quoted identifiers of an engine.';
