-- paimon.key_text: a key as text, as Java prints an array of its values: `[1, a]`; null for none.

CREATE OR REPLACE MACRO paimon.key_text(fields, kinds) AS
    CASE
        WHEN struct_keys(fields) <> ['_no_fields'] AND fields IS NOT NULL
            THEN '['
                || array_to_string(
                    [
                        paimon.value_text(entry.value, kinds[entry.key])
                        FOR entry IN map_entries(fields::MAP (VARCHAR, VARCHAR))
                    ],
                    ', '
                )
                || ']'
    END;
