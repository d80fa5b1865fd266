-- Common questions about a table. Each query runs on Paimon and Iceberg tables:
-- arrowmeta sql tables/orders "...", t.sql("...") or arrowmeta.connect(...).sql("...").

-- What were the last commits?
SELECT snapshot_id, committed_at, operation, delta_record_count, total_record_count
FROM snapshots
ORDER BY committed_at DESC
LIMIT 10;

-- How large is the table?
SELECT
    count(*) AS files,
    sum(record_count) AS records,
    sum(file_size_in_bytes) AS bytes,
    avg(file_size_in_bytes)::BIGINT AS average_bytes
FROM data_files;

-- Which partitions have many small files?
SELECT
    partition,
    count(*) AS files,
    count(*) FILTER (file_size_in_bytes < 32 * 1024 * 1024) AS small_files,
    sum(file_size_in_bytes) AS bytes
FROM data_files
GROUP BY partition
ORDER BY small_files DESC
LIMIT 20;

-- Which partitions are much larger than the others?
SELECT
    partition,
    record_count,
    record_count / avg(record_count) OVER () AS times_the_average
FROM partitions
ORDER BY record_count DESC
LIMIT 20;

-- Which partitions changed last?
SELECT partition, last_updated_at, last_updated_snapshot_id
FROM partitions
ORDER BY last_updated_at DESC NULLS LAST
LIMIT 20;

-- Which partitions have many deletes that readers must apply?
SELECT
    partition,
    record_count,
    deleted_record_count,
    round(100.0 * deleted_record_count / nullif(record_count, 0), 1) AS percent_deleted
FROM partitions
WHERE deleted_record_count > 0
ORDER BY percent_deleted DESC
LIMIT 20;

-- Which data files have the most deletes to apply?
SELECT data_file_path, count(*) AS deletes, list(DISTINCT content) AS kinds
FROM applicable_deletes
GROUP BY data_file_path
ORDER BY deletes DESC, data_file_path
LIMIT 20;

-- Which files did the last commit add and remove?
SELECT status, content, count(*) AS files, sum(record_count) AS records
FROM entries
WHERE snapshot_id = (SELECT max_by(snapshot_id, committed_at) FROM snapshots)
GROUP BY status, content
ORDER BY status, content;

-- How did the table grow, day by day?
SELECT
    date_trunc('day', committed_at) AS day,
    count(*) AS commits,
    max_by(total_record_count, committed_at) AS records_at_the_end
FROM snapshots
GROUP BY day
ORDER BY day;

-- Which tags and branches keep old snapshots alive?
SELECT refs.name, refs.type, refs.snapshot_id, snapshots.committed_at, refs.retention_ms
FROM refs
LEFT JOIN snapshots USING (snapshot_id)
ORDER BY snapshots.committed_at NULLS FIRST, refs.name;

-- Which files are kept only for older snapshots?
SELECT count(*) AS files, sum(file_size_in_bytes) AS bytes
FROM (
    SELECT DISTINCT file_path, file_size_in_bytes  -- deletion vectors share files
    FROM all_files ANTI JOIN files USING (file_path)
);

-- Which columns lack statistics, so that filters on them skip nothing?
SELECT
    column_name,
    any_value(type) AS type,
    count(*) AS files,
    count(*) FILTER (lower IS NULL) AS without_bounds,
    count(*) FILTER (exactness = 'truncated') AS with_truncated_bounds
FROM column_stats
WHERE content = 'data'
GROUP BY column_name
ORDER BY without_bounds DESC, column_name;

-- Are there too many manifests, or too small ones?
SELECT
    content,
    count(*) AS manifests,
    avg(length)::BIGINT AS average_bytes,
    sum(added_files_count + coalesce(existing_files_count, 0)) AS entries
FROM manifests
GROUP BY content;

-- How much metadata is there, and of what kind?
SELECT kind, count(*) AS files, sum(size) AS bytes
FROM metadata_files
GROUP BY kind
ORDER BY bytes DESC NULLS LAST;

-- Does the metadata contain contradictions?
SELECT check_name, severity, count(*) AS findings
FROM findings
GROUP BY check_name, severity
ORDER BY findings DESC;
