-- column_of_range: bounds and null count of a column over a row id range; null if unknown.
-- Grain: one file of `row_ranges`.   Keys: none.
-- Sources: none.
--
-- newest: result of `newest_of_range`. Values are those of the newest file with the column; unknown
-- if that file does not span the range, if there are several newest files, or if a file has the
-- column without statistics (`is_apart`). A column that no file has is null.

CREATE OR REPLACE MACRO column_of_range(newest, range_start, range_end) AS
    CASE
        WHEN newest.files IS NULL
        THEN {'lower': newest.files[1].lower, 'upper': newest.files[1].upper, 'nulls': range_end - range_start}
        WHEN
            NOT newest.is_apart
            AND newest.files[1].row_start = range_start
            AND newest.files[1].row_end = range_end
            AND coalesce(newest.files[2].sequence < newest.files[1].sequence, len(newest.files) = 1)
            AND newest.files[1].sequence IS NOT NULL
        THEN {
            'lower': newest.files[1].lower,
            'upper': newest.files[1].upper,
            'nulls': newest.files[1].nulls::BIGINT
        }
    END;

COMMENT ON MACRO column_of_range IS 'Bounds and null count of a column over a row id range; null if unknown.';
