-- may_be_outside: whether a column of a file may contain a value that is not in a list.
-- NaN is greater than every number, and bounds do not cover it.

CREATE OR REPLACE MACRO may_be_outside(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_value(null_count, value_count)
    AND (
        has_nan(nan_count)
        OR NOT coalesce(lower_bound = upper_bound, false)
        OR len(list_filter(wanted, lambda one: one = lower_bound)) = 0
    )
);

COMMENT ON MACRO may_be_outside IS 'Whether a column of a file may contain a value that is not in a list.';
