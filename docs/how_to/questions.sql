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

-- Which manifests do the most snapshots share?
SELECT manifest_path, count(*) AS snapshots, any_value(length) AS bytes
FROM all_manifests
GROUP BY manifest_path
ORDER BY snapshots DESC, manifest_path
LIMIT 20;

-- Which commit added a file?
SELECT snapshot_id, status, file_path
FROM all_entries
WHERE file_name LIKE '%.orc' OR file_name LIKE '%.parquet'
LIMIT 20;

-- Which snapshots contain a file?
SELECT file_path, len(snapshot_ids) AS snapshots
FROM snapshot_files
ORDER BY snapshots DESC, file_path
LIMIT 20;

-- Which buckets are much larger than the others?
SELECT partition, bucket, file_count, record_count, file_size_in_bytes
FROM buckets
ORDER BY file_size_in_bytes DESC
LIMIT 20;

-- How are file sizes distributed?
SELECT size_from, size_to, sum(file_count)::BIGINT AS files, sum(file_size_in_bytes)::BIGINT AS bytes
FROM file_sizes
WHERE content = 'data'
GROUP BY size_from, size_to
ORDER BY size_from;

-- By which columns are the files sorted?
SELECT unit, column_name, average_depth, max_depth
FROM clustering
ORDER BY average_depth NULLS LAST
LIMIT 20;

-- How large are the delete files, by kind?
SELECT content, count(*) AS files, sum(record_count) AS records, sum(file_size_in_bytes) AS bytes
FROM delete_files
GROUP BY content;

-- Which deletes apply to data files, and which data files does each deletion vector belong to?
SELECT DISTINCT applied.delete_file_path, vectors.data_file_path, vectors.cardinality
FROM applicable_deletes AS applied
LEFT JOIN deletion_vectors AS vectors
    ON
        vectors.file_path = applied.delete_file_path
        AND vectors.content_offset IS NOT DISTINCT FROM applied.content_offset
LIMIT 20;

-- Which partitions still store many deletes and deleted rows?
SELECT partition_path, record_count, deleted_record_count, deleted_share, delete_file_bytes
FROM delete_debt
ORDER BY deleted_share DESC NULLS LAST
LIMIT 20;

-- Which columns do file indexes cover? (may be none)
SELECT column_name, index_type, count(*) AS files
FROM file_indexes
GROUP BY column_name, index_type
ORDER BY files DESC;

-- Which index files does the snapshot have? (may be none)
SELECT index_type, count(*) AS files, sum(file_size_in_bytes) AS bytes
FROM index_files
GROUP BY index_type;

-- Which snapshot was the current one, and when?
SELECT made_current_at, snapshot_id, is_current_ancestor
FROM history
ORDER BY made_current_at DESC
LIMIT 20;

-- How did files and metadata grow with each commit?
SELECT snapshot_id, data_file_count, data_file_bytes, manifest_count, manifest_bytes
FROM growth
ORDER BY committed_at DESC
LIMIT 20;

-- Which streaming readers are behind? (may be none)
SELECT consumer_id, next_snapshot_id
FROM consumers
ORDER BY next_snapshot_id;

-- Which columns were added, dropped or changed?
SELECT name, field_id, list(DISTINCT type) AS types, min(schema_id) AS since, max(schema_id) AS until
FROM schemas
GROUP BY name, field_id
ORDER BY field_id;

-- How is the table partitioned?
SELECT spec_id, name, source_column, transform
FROM specs
WHERE is_default
ORDER BY position;

-- How should files be sorted? (may be none)
SELECT order_id, source_column, transform, direction
FROM sort_orders
WHERE is_default
ORDER BY position;

-- Which options does the table have?
SELECT "key", "value"
FROM options
ORDER BY "key";

-- How many distinct values has each column, as an engine computed? (may be none)
SELECT column_name, distinct_count, null_count
FROM statistics
WHERE column_name IS NOT NULL;

-- How many rows has each partition, as an engine computed? (may be none)
SELECT partition, data_record_count, data_file_count
FROM partition_statistics
ORDER BY data_record_count DESC
LIMIT 20;

-- Which columns take the most bytes of metadata? (may be none)
SELECT column_name, sum(bytes)::BIGINT AS bytes
FROM metadata_bytes
WHERE column_name IS NOT NULL
GROUP BY column_name
ORDER BY bytes DESC
LIMIT 20;

-- Which metadata files came before the current one? (may be none)
SELECT "timestamp", file, latest_snapshot_id
FROM metadata_log_entries
ORDER BY "timestamp" DESC
LIMIT 20;

-- What cannot be read, and what is lost with it? (may be none)
SELECT damage.path, damage.reason, lost.snapshot_id, lost.lost_files, lost.lost_rows
FROM damage
LEFT JOIN lost_entries AS lost USING (path);

-- What is the state of the table?
SELECT CASE
    WHEN EXISTS (FROM damage WHERE NOT is_read) THEN 'partial'
    WHEN EXISTS (FROM damage) OR EXISTS (FROM findings WHERE severity = 'error') THEN 'contradictory'
    WHEN EXISTS (FROM findings) THEN 'remarks'
    ELSE 'sound'
END AS state;

-- Does the metadata contain contradictions?
SELECT check_name, severity, count(*) AS findings
FROM findings
GROUP BY check_name, severity
ORDER BY findings DESC;

-- Which snapshots are damaged? (may be none)
SELECT snapshot_id, NULL AS path
FROM damaged_snapshots
UNION ALL BY NAME
SELECT snapshot_id, path
FROM lost_entries;

-- Which snapshots still have what was lost? (may be none)
SELECT snapshot_id, recoverable_from
FROM recoverable_snapshots;

-- What helps, in Spark? (may be none)
SELECT check_name, statement, effect
FROM remedies
WHERE engine = 'spark';

-- Which engines cannot read the table? (may be none)
SELECT engine, version, answer, reason
FROM readers
WHERE answer <> 'reads';
