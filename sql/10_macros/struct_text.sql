-- struct_text: a struct as text, `{}` without fields.
-- Grain: one text.   Keys: none.
-- Sources: none.
--
-- A struct without fields has a placeholder in relations, which is left out.

CREATE OR REPLACE MACRO struct_text(fields) AS
    CASE WHEN fields::VARCHAR = '{''_no_fields'': NULL}' THEN '{}' ELSE fields::VARCHAR END;

COMMENT ON MACRO struct_text IS 'A struct as text, {} without fields.';
