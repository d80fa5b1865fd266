-- may_be_null: whether a column of a file may be null. A count below 0 is none, so nothing is known.

CREATE OR REPLACE MACRO may_be_null(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count
) AS (
    coalesce(null_count <> 0, true)
);

COMMENT ON MACRO may_be_null IS 'Whether a column of a file may be null.';
