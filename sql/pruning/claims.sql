-- has_nan: whether a column may be NaN.
--
-- A negative count means unknown.
CREATE OR REPLACE MACRO has_nan(nan_count) AS (
    (nan_count <> 0) IS NOT FALSE
);

-- has_value: whether a column may have a value that is not null.
CREATE OR REPLACE MACRO has_value(null_count, value_count) AS (
    (value_count >= 0 AND null_count >= value_count) IS NOT TRUE
);

-- has_number: whether a column may have a value that is neither null nor NaN.
--
-- If nulls are unknown, compares NaN with values. Adding counts may overflow; a negative
-- count means unknown.
CREATE OR REPLACE MACRO has_number(null_count, nan_count, value_count) AS (
    (
        value_count >= 0
        AND CASE
            WHEN nan_count = 0 THEN greatest(null_count, 0) >= value_count
            ELSE greatest(null_count, 0) >= greatest(value_count, 0) - greatest(nan_count, 0)
        END
    ) IS NOT TRUE
);

-- may_be_less: whether a column of a file may be less than a value, or equal to it with `or_equal`.
CREATE OR REPLACE MACRO may_be_less(lower_bound, null_count, nan_count, value_count, wanted, or_equal) AS (
    has_number(null_count, nan_count, value_count)
    AND (CASE WHEN or_equal THEN lower_bound <= wanted ELSE lower_bound < wanted END) IS NOT FALSE
);

-- may_be_greater: whether a column of a file may be greater than a value, or equal to it with
--     `or_equal`.
--
-- NaN is greater than every number, and bounds do not cover it.
CREATE OR REPLACE MACRO may_be_greater(upper_bound, null_count, nan_count, value_count, wanted, or_equal) AS (
    has_value(null_count, value_count)
    AND (
        has_nan(nan_count)
        OR (CASE WHEN or_equal THEN upper_bound >= wanted ELSE upper_bound > wanted END) IS NOT FALSE
    )
);

-- may_equal: whether a column of a file may be equal to a value.
CREATE OR REPLACE MACRO may_equal(lower_bound, upper_bound, null_count, nan_count, value_count, wanted) AS (
    has_number(null_count, nan_count, value_count)
    AND (lower_bound <= wanted) IS NOT FALSE
    AND (upper_bound >= wanted) IS NOT FALSE
);

-- may_be_among: whether a column of a file may contain one of some values.
CREATE OR REPLACE MACRO may_be_among(lower_bound, upper_bound, null_count, nan_count, value_count, wanted) AS (
    has_number(null_count, nan_count, value_count)
    AND len(
        list_filter(
            wanted,
            lambda one: coalesce(lower_bound <= one, true) AND coalesce(upper_bound >= one, true)
        )
    ) > 0
);

-- may_differ: whether a column of a file may contain a value other than `wanted`.
--
-- NaN is greater than every number, and bounds do not cover it.
CREATE OR REPLACE MACRO may_differ(lower_bound, upper_bound, null_count, nan_count, value_count, wanted) AS (
    has_value(null_count, value_count)
    AND (has_nan(nan_count) OR NOT coalesce(lower_bound = wanted AND upper_bound = wanted, false))
);

-- may_be_outside: whether a column of a file may contain a value that is not in a list.
--
-- NaN is greater than every number, and bounds do not cover it.
CREATE OR REPLACE MACRO may_be_outside(lower_bound, upper_bound, null_count, nan_count, value_count, wanted) AS (
    has_value(null_count, value_count)
    AND (
        has_nan(nan_count)
        OR NOT coalesce(lower_bound = upper_bound, false)
        OR len(list_filter(wanted, lambda one: one = lower_bound)) = 0
    )
);

-- may_be_null: whether a column of a file may be null.
--
-- A negative count means unknown.
CREATE OR REPLACE MACRO may_be_null(null_count) AS (
    coalesce(null_count <> 0, true)
);

-- may_be_nan: whether a column of a file may be NaN.
CREATE OR REPLACE MACRO may_be_nan(null_count, nan_count, value_count) AS (
    has_value(null_count, value_count)
    AND has_nan(nan_count)
);

-- may_start_with: whether a text column of a file may contain a value with a prefix.
CREATE OR REPLACE MACRO may_start_with(lower_bound, upper_bound, null_count, value_count, prefix) AS (
    has_value(null_count, value_count)
    AND coalesce(left(lower_bound, length(prefix)) <= prefix, true)
    AND coalesce(upper_bound >= prefix, true)
);

-- may_start_otherwise: whether a text column of a file may contain a value without a prefix.
CREATE OR REPLACE MACRO may_start_otherwise(lower_bound, upper_bound, null_count, value_count, prefix) AS (
    has_value(null_count, value_count)
    AND NOT coalesce(starts_with(lower_bound, prefix) AND starts_with(upper_bound, prefix), false)
);

-- has_one_value: whether all rows of a file have one known value in a column, or only NULL.
--
-- From the partition of the file (`is_of_partition`), or from bounds and counts.
CREATE OR REPLACE MACRO has_one_value(lower_bound, upper_bound, null_count, value_count, is_of_partition) AS (
    is_of_partition OR coalesce(
        CASE
            WHEN null_count = 0 THEN lower_bound = upper_bound
            ELSE null_count >= value_count AND value_count > 0
        END,
        false
    )
);
