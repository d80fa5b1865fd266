-- paimon.row_text: the values of a struct as text, as Paimon casts rows: `{2024-01-01, 7}`.
--
-- Spec: Paimon 1.x, RowToStringCastRule.

CREATE OR REPLACE MACRO paimon.row_text(fields) AS
    CASE
        WHEN struct_keys(fields) = ['_no_fields'] THEN '{}'
        ELSE '{'
            || array_to_string(
                [coalesce(value, 'null') FOR value IN map_values(fields::MAP (VARCHAR, VARCHAR))], ', '
            )
            || '}'
    END;
