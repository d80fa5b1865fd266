-- filled_in: a text with words in braces replaced, such as `{table}`; null if a word is null or missing.
-- Grain: scalar.   Keys: none.
-- Sources: none.
--
-- In one pass: braces in a replacement stay as they are.

CREATE OR REPLACE MACRO filled_in(template, words) AS
    list_reduce(
        list_transform(
            regexp_split_to_array(template, '[{}]'),
            lambda part, position: CASE WHEN position % 2 = 0 THEN words[part] ELSE part END
        ),
        lambda one, other: one || other
    );

COMMENT ON MACRO filled_in IS 'A text with words in braces replaced; null if a word is null or missing.';
