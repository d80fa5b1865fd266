-- may_be_among: whether a column of a file may contain one of some values.

CREATE OR REPLACE MACRO may_be_among(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_number(null_count, nan_count, value_count)
    AND len(
        list_filter(
            wanted,
            lambda one: coalesce(lower_bound <= one, true) AND coalesce(upper_bound >= one, true)
        )
    ) > 0
);

COMMENT ON MACRO may_be_among IS 'Whether a column of a file may contain one of some values.';
