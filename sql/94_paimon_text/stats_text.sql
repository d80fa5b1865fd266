-- paimon.stats_text: statistics by column as text, as Java prints a sorted map: `{a=1, b=null}`.

CREATE OR REPLACE MACRO paimon.stats_text(fields, kinds) AS
    concat(
        '{',
        array_to_string(
            list_transform(
                list_sort(map_entries(fields::MAP (VARCHAR, VARCHAR))),
                lambda entry: entry.key || '=' || paimon.value_text(entry.value, kinds[entry.key])
            ),
            ', '
        ),
        '}'
    );
