-- damage: metadata files that cannot be read or contradict others, and the loss.
-- Grain: one row per place of damage.   Keys: path, block, row, byte.   Given as: whole_damage.
--
-- The loss is that of the open snapshot if it needs the file, else of the latest snapshot that does.

WITH chosen AS (
    SELECT DISTINCT ON (path) *
    FROM lost_entries
    ORDER BY snapshot_id = (SELECT snapshot_id FROM base_table) DESC, snapshot_id DESC
),
recovery AS (
    SELECT snapshot_id, list(recoverable_from ORDER BY recoverable_from) AS recoverable_from
    FROM recoverable_snapshots
    GROUP BY snapshot_id
)
SELECT
    base_damage.path,  -- The file.
    base_damage.kind,  -- Kind of file.
    base_damage.block,  -- Block of the Avro file, from 0; null for the whole file.
    base_damage."row",  -- Row of the block or file, from 0.
    base_damage.byte,  -- Position of the invalid byte.
    base_damage.reason,  -- What is wrong.
    base_damage.is_read,  -- Whether the file was read in full, but contradicts other metadata; else it, or a part of it, could not be read.
    chosen.lost_files,  -- For a manifest or manifest list: added or existing files that cannot be read; null if not recorded.
    chosen.lost_rows,  -- Rows of these files; null if not recorded.
    chosen.partitions,  -- For a manifest: lower to upper partition, from its list.
    CASE WHEN chosen.path IS NOT NULL THEN coalesce(recovery.recoverable_from, []) END AS recoverable_from  -- For a manifest or manifest list: undamaged snapshots that contain the lost files and rows, by counts.
FROM base_damage
LEFT JOIN chosen USING (path)
LEFT JOIN recovery ON recovery.snapshot_id = chosen.snapshot_id;
