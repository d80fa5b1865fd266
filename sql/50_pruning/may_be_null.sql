-- may_be_null: whether a column of a file may be null. A negative count means unknown.

CREATE OR REPLACE MACRO may_be_null(null_count) AS (
    coalesce(null_count <> 0, true)
);

COMMENT ON MACRO may_be_null IS 'Whether a column of a file may be null.';
