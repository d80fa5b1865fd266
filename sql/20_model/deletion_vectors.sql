-- deletion_vectors: the data files of the snapshot that have a deletion vector.
-- Grain: one row per deletion vector.   Keys: data_file_path.
-- Sources: base_deletion_vectors.

CREATE OR REPLACE VIEW deletion_vectors AS
SELECT
    data_file_path,
    file_path,
    content_offset,
    content_size_in_bytes,
    cardinality,
    partition,
    bucket
FROM base_deletion_vectors;

COMMENT ON VIEW deletion_vectors IS 'The data files of the snapshot that have a deletion vector. One row per deletion vector.';
COMMENT ON COLUMN deletion_vectors.data_file_path IS 'The data file whose rows it deletes, as files has it.';
COMMENT ON COLUMN deletion_vectors.file_path IS 'The file that holds it: an index file in Paimon, a puffin file in Iceberg.';
COMMENT ON COLUMN deletion_vectors.content_offset IS 'Where its record begins in that file.';
COMMENT ON COLUMN deletion_vectors.content_size_in_bytes IS 'Bytes of its whole record: length, magic number, bitmap and CRC-32; null if it cannot be read.';
COMMENT ON COLUMN deletion_vectors.cardinality IS 'Rows it deletes: as the metadata says, else counted in the bitmap; null if that cannot be read.';
COMMENT ON COLUMN deletion_vectors.partition IS 'Partition of the data file.';
COMMENT ON COLUMN deletion_vectors.bucket IS 'Paimon: bucket of the data file.';
