-- version_numbers: the numbers of a version such as 1.5.2, in order.
CREATE OR REPLACE MACRO version_numbers(version) AS
    list_transform(
        string_split(version, '.'), lambda part: coalesce(try_cast(part AS BIGINT), 0)
    );

-- is_version_in: whether a version is at least the second argument and less than the third; null or
--     empty means no limit.
--
-- Numbers between points are compared one by one; a shorter version is less than a longer one that
-- begins with it, so that `1.5` stands for the first release of that line.
CREATE OR REPLACE MACRO is_version_in(version, since, until) AS
    (coalesce(since, '') = '' OR version_numbers(version) >= version_numbers(since))
    AND (coalesce(until, '') = '' OR version_numbers(version) < version_numbers(until));
