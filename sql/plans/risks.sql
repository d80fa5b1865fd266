-- risks: damage and errors with which no file may be deleted or written again.
-- Grain: one row per check.   Keys: check_name.
--
-- The one rule for statements of engines, plans of expiry and plans of repairs. Damage of a file that
-- was read, but contradicts other metadata, is told by its findings.

SELECT
    'damage' AS check_name,  -- Check with findings of severity error, or damage.
    counted(count(*), 'place') || ' of the metadata cannot be read, such as ' || min(path) AS reason  -- How many there are, and one of them.
FROM base_damage
WHERE NOT is_read
HAVING count(*) > 0
UNION ALL
SELECT
    check_name,
    check_name || ' of ' || min(subject)
        || CASE WHEN count(*) > 1 THEN ', and ' || (count(*) - 1) || ' more' ELSE '' END AS reason
FROM findings
WHERE severity = 'error' AND check_name <> 'metadata_unreadable'
GROUP BY check_name;
