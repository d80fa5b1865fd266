-- version_numbers: the numbers of a version such as `1.5.2`, in order.
-- Grain: scalar.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO version_numbers(version) AS
    list_transform(
        string_split(version, '.'), lambda part: coalesce(try_cast(part AS BIGINT), 0)
    );

COMMENT ON MACRO version_numbers IS 'The numbers of a version such as 1.5.2, in order.';
