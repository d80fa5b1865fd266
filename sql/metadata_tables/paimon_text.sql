-- paimon.value_text: a value as Java prints it inside of Paimon, from its text and type.
--
-- A date is a number of days, a time of day one of milliseconds (Paimon 1.x, InternalRow); a timestamp
-- has no seconds if they are 0, and groups of three digits of a second (java.time.LocalDateTime).
CREATE OR REPLACE MACRO paimon.value_text(value, kind) AS
    CASE
        WHEN value IS NULL THEN 'null'
        WHEN kind LIKE 'DATE%' THEN date_diff('day', DATE '1970-01-01', try_cast(value AS DATE))::VARCHAR
        WHEN kind LIKE 'TIMESTAMP%'
            THEN regexp_replace(
                replace(regexp_replace(value, '[+-]\d\d(:\d\d)*$', ''), ' ', 'T') || IF(contains(value, '.'), '00', ''),
                '(\.(?:\d{3})+)\d*$|:00$',
                '\1'
            )
        WHEN kind LIKE 'TIME%' THEN epoch_ms(try_cast(value AS TIME))::VARCHAR
        WHEN kind LIKE 'FLOAT%' OR kind LIKE 'DOUBLE%'
            THEN replace(replace(value, 'inf', 'Infinity'), 'nan', 'NaN')
        ELSE value
    END;

-- paimon.key_text: a key as text, as Java prints an array of its values: `[1, a]`; null for none.
CREATE OR REPLACE MACRO paimon.key_text(fields, kinds) AS
    CASE
        WHEN struct_keys(fields) <> ['_no_fields'] AND fields IS NOT NULL
            THEN '[' || array_to_string(
                [paimon.value_text(entry.value, kinds[entry.key]) FOR entry IN map_entries(fields::MAP (VARCHAR, VARCHAR))],
                ', '
            ) || ']'
    END;

-- paimon.row_text: the values of a struct as text, as Paimon casts rows: `{2024-01-01, 7}`.
--
-- Spec: Paimon 1.x, RowToStringCastRule.
CREATE OR REPLACE MACRO paimon.row_text(fields) AS
    CASE
        WHEN struct_keys(fields) = ['_no_fields'] THEN '{}'
        ELSE '{'
            || array_to_string([coalesce(value, 'null') FOR value IN map_values(fields::MAP (VARCHAR, VARCHAR))], ', ')
            || '}'
    END;

-- paimon.stats_text: statistics by column as text, as Java prints a sorted map: `{a=1, b=null}`.
CREATE OR REPLACE MACRO paimon.stats_text(fields, kinds) AS
    '{' || coalesce(array_to_string(
        [
            entry.key || '=' || paimon.value_text(entry.value, kinds[entry.key])
            FOR entry IN list_sort(map_entries(fields::MAP (VARCHAR, VARCHAR)))
        ],
        ', '
    ), '') || '}';
