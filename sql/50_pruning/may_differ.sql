-- may_differ: whether a column of a file may contain a value other than `wanted`.
-- NaN is greater than every number, and bounds do not cover it.

CREATE OR REPLACE MACRO may_differ(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_value(null_count, value_count)
    AND (has_nan(nan_count) OR NOT coalesce(lower_bound = wanted AND upper_bound = wanted, false))
);

COMMENT ON MACRO may_differ IS 'Whether a column of a file may contain a value other than `wanted`.';
