-- metadata_contradictory: A manifest or manifest list was read in full, but is not the one that other metadata describes.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.   Only with: damage.
-- Engines: all lose the rows of files that are counted, but not listed.
-- Source: Iceberg ManifestReader, ManifestLists; Paimon ObjectsFile: no reader compares the counts.
--
-- It lists fewer files than its list or snapshot counts, or is a copy of another one. Repeated
-- manifests and entries, and row totals, are reported by manifest_listed_twice, file_live_twice and
-- snapshot_totals_wrong.

SELECT path AS subject, kind || ': ' || reason AS detail
FROM base_damage
WHERE is_read AND kind NOT IN ('repeated manifest', 'repeated entries', 'row total');
