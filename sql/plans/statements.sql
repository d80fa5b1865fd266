-- quoted_for: a text as a literal of an engine: escaped by backslashes in Spark and Python, by doubled
--     quotes in others.
CREATE OR REPLACE MACRO quoted_for(engine, value) AS
    '''' || IF(
        engine IN ('spark', 'pyiceberg'), replace(replace(value, '\', '\\'), '''', '\'''), replace(value, '''', '''''')
    ) || '''';

-- named_for: names as a path of quoted identifiers of an engine.
CREATE OR REPLACE MACRO named_for(engine, names) AS
    array_to_string(IF(
        engine IN ('spark', 'flink'),
        ['`' || replace(name, '`', '``') || '`' FOR name IN names],
        ['"' || replace(name, '"', '""') || '"' FOR name IN names]
    ), '.');

-- filled_in: a text with words in braces replaced; null if a word is null or missing.
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
