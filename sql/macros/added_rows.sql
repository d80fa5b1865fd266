-- added_rows: rows of a file with row ids that no file before it has.
--
-- first_row, end_row: its row ids, as HUGEINT, since those of damaged tables can overflow.
-- partition, bucket: rows of others are other rows.
-- tie: order of files with the same first row.
CREATE OR REPLACE MACRO added_rows(first_row, end_row, partition, bucket, tie) AS
    -- greatest ignores the null of the first file of a bucket.
    greatest(
        0,
        end_row - greatest(
            first_row,
            max(end_row) OVER (
                PARTITION BY partition, bucket
                ORDER BY first_row, tie
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            )
        )
    );
