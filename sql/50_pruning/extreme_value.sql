-- extreme_value: minimum or maximum of the bounds of a column, and whether it is a value.
-- Grain: one row, over files.   Keys: none.
-- Sources: none.
--
-- An aggregate; the arguments are expressions over a file. `is_value`: the bound is a value. `reached` is
-- the minimum or maximum of bounds that are values of matching rows. Files without rows are left out,
-- since their partition is not a value of a row.

CREATE OR REPLACE MACRO extreme_value(
    record_count,
    is_certain,
    bound,
    is_value,
    null_count,
    nan_count,
    value_count,
    is_greatest
) AS {
    'value': CASE
        WHEN is_greatest THEN max(bound) FILTER (WHERE record_count IS DISTINCT FROM 0)
        ELSE min(bound) FILTER (WHERE record_count IS DISTINCT FROM 0)
    END,
    'reached': CASE
        WHEN is_greatest THEN max(bound) FILTER (WHERE is_certain AND is_value AND record_count > 0)
        ELSE min(bound) FILTER (WHERE is_certain AND is_value AND record_count > 0)
    END,
    'unknown': coalesce(
        bool_or(has_number(null_count, nan_count, value_count) AND bound IS NULL)
            FILTER (WHERE record_count IS DISTINCT FROM 0),
        false
    ),
    'nan': coalesce(bool_or(has_nan(nan_count)) FILTER (WHERE record_count IS DISTINCT FROM 0), false)
};

COMMENT ON MACRO extreme_value IS 'Minimum or maximum of the bounds of a column, and whether it is a value.';
