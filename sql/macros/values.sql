-- counted: a number with a noun: 1 file, 2 files; null for null.
CREATE OR REPLACE MACRO counted(number, noun) AS
    number || ' ' || noun || CASE WHEN number = 1 THEN '' ELSE 's' END;

-- whole_number: the integer in a text of digits; null for any other text.
--
-- A cast alone converts '12.5' to 13 and '1e3' to 1000, which no reader accepts as row counts.
CREATE OR REPLACE MACRO whole_number(spelled) AS
    CASE WHEN regexp_full_match(spelled, '[+-]?[0-9]+') THEN TRY_CAST(spelled AS BIGINT) END;

-- sum_of_all: the sum of numbers; null if one of them is unknown.
CREATE OR REPLACE MACRO sum_of_all(number) AS
    CASE WHEN count(number) = count(*) THEN sum(number) END;

-- struct_text: a struct as text, {} without fields.
--
-- A struct without fields has a placeholder in relations, which is left out.
CREATE OR REPLACE MACRO struct_text(fields) AS
    CASE WHEN fields::VARCHAR = '{''_no_fields'': NULL}' THEN '{}' ELSE fields::VARCHAR END;

-- is_nan: whether a value of any type is NaN; bounds never are. Null for null.
CREATE OR REPLACE MACRO is_nan(value) AS
    typeof(value) IN ('FLOAT', 'DOUBLE') AND value::VARCHAR IN ('nan', '-nan');

-- may_hold_null: whether a value, or a part of it, may be null.
--
-- DuckDB sorts a null in a struct after all values, Paimon before them. Text that contains the word
-- counts as null, too.
CREATE OR REPLACE MACRO may_hold_null(value) AS
    coalesce(contains(value::VARCHAR, 'NULL'), true);

-- is_same_partition: whether two partitions are equal: nulls and NaN are equal, -0.0 and 0.0 are not.
--
-- Only the text of zeros differs; that of NaN includes the sign, which most processors set.
CREATE OR REPLACE MACRO is_same_partition(a, b) AS
    a IS NOT DISTINCT FROM b
    AND replace(a::VARCHAR, '-nan', 'nan') IS NOT DISTINCT FROM replace(b::VARCHAR, '-nan', 'nan');
