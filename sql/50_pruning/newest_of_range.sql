-- newest_of_range: statistics of a column in the two newest files of a row id range with it.
-- Grain: one file of `row_ranges`.   Keys: none.
-- Sources: none.
--
-- A file with an unknown sequence number counts as the newest. `is_apart`: a file has the column
-- without statistics, for some of the rows only.

CREATE OR REPLACE MACRO newest_of_range(
    lower_bound,
    upper_bound,
    null_count,
    sequence_number,
    has_column,
    is_apart,
    row_start,
    row_end,
    range_id
) AS {
    'files': arg_max(
        {
            'lower': lower_bound,
            'upper': upper_bound,
            'nulls': null_count,
            'sequence': sequence_number,
            'row_start': row_start,
            'row_end': row_end
        },
        coalesce(sequence_number, 4611686018427387903),
        2
    ) FILTER (WHERE has_column) OVER (PARTITION BY range_id),
    'is_apart': coalesce(
        bool_or(is_apart) FILTER (WHERE has_column) OVER (PARTITION BY range_id),
        false
    )
};

COMMENT ON MACRO newest_of_range IS 'Statistics of a column in the two newest files of a row id range with it.';
